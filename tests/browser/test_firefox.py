"""Smoke tests with Debian's Firefox: the first page, a new game, first moves in each game, the gallery."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from urllib.parse import quote

import pytest

from tests.browser.conftest import CHOSEN, DESK, PICTURES
from tests.browser.firefox import Firefox
from tests.browser.moments import first_turn
from tests.browser.seat import LOOK, Wish
from tests.games.board.scene import plenty
from tests.server.client import Api

HERE = "() => document.querySelector('.place[aria-busy=false]')?.dataset.seq ?? ''"


@pytest.fixture(scope="module")
def fox() -> Iterator[Firefox]:
    with Firefox() as running:
        running.size(*DESK)
        kept = json.dumps(json.dumps(CHOSEN))
        running.before_every_page(f"try {{ localStorage.setItem('catanica.settings', {kept}) }} catch {{}}")
        PICTURES.mkdir(parents=True, exist_ok=True)
        yield running


class Visit:
    """Somebody with Firefox."""

    def __init__(self, fox: Firefox, site: Api) -> None:
        self.fox = fox
        self.home = f"http://{site.address}/"

    def go(self, hash_: str) -> None:
        self.fox.go("about:blank")
        self.fox.go(self.home + hash_)

    def take(self, *wishes: Wish) -> str:
        """Click the first of these that comes to be there."""
        asked = [[asdict(wish) for wish in wishes]] * 2
        found = self.fox.until(lambda: self.fox.evaluate(LOOK, asked), str(wishes))
        assert not found["above"], found
        self.fox.click(found["x"], found["y"])
        return str(found["said"])

    def table(self) -> int:
        """Wait for a table at rest; the number of the step that is drawn."""
        return int(self.fox.until(lambda: self.fox.evaluate(HERE), "a table"))

    def after(self, seq: int) -> None:
        self.fox.until(lambda: int(self.fox.evaluate(HERE) or -1) > seq, f"what follows step {seq}")


@pytest.fixture
def visit(fox: Firefox, site: Api) -> Iterator[Visit]:
    yield Visit(fox, site)
    problems, fox.problems = fox.problems, []
    assert not problems


def test_play_now_leads_to_a_table_at_which_one_can_roll(visit: Visit) -> None:
    visit.go("#/")
    visit.take(Wish(".big", "Play now"))
    seq = visit.table()
    assert visit.take(Wish(".bar .buttons .btn", "^Roll"))
    visit.after(seq)
    visit.fox.picture(PICTURES / "firefox-card-game.png")


@pytest.mark.parametrize(
    ("game", "position", "move"),
    [
        ("cardgame", lambda: first_turn("cardgame"), Wish(".bar .buttons .btn", "^End turn")),
        ("princes", lambda: first_turn("princes", mode="intro"), Wish(".bar .buttons .btn", "^End turn")),
        ("board", lambda: plenty(4), Wish(".island .place", "City at")),
    ],
    ids=["card game", "princes", "board"],
)
def test_a_new_game_is_begun_and_a_first_move_made(visit: Visit, game: str, position: object, move: Wish) -> None:
    assert callable(position)
    visit.go(f"#/new/{game}?position={quote(position(), safe='')}")
    visit.take(Wish(".btn.main", "Start the game"))
    seq = visit.table()
    visit.take(move)
    visit.after(seq)
    visit.fox.picture(PICTURES / f"firefox-{game}.png")


def test_the_gallery_shows_its_cards(visit: Visit) -> None:
    visit.go("#/cards")
    cards = (
        "() => [...document.querySelectorAll('.card')].filter(one => one.getBoundingClientRect().height > 40).length"
    )
    assert visit.fox.until(lambda: visit.fox.evaluate(cards), "the cards") > 20
    visit.fox.picture(PICTURES / "firefox-gallery.png")
