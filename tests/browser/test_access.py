"""axe-core finds no serious violation: on every page and in every state of the tables, by day and by night."""

import json
import re
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.late import late
from tests.browser.moments import attacked, first_turn, hand_check, nearly_over
from tests.browser.seat import BUTTON, WINDOW, Seat, Wish
from tests.games.board.scene import trading
from tests.support.sources import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ("#/", "#/new/cardgame", "#/new/board", "#/new/princes", "#/settings", "#/rules", "#/rules/KB-13", "#/cards",
         "#/replay", "#/workshop/decks", "#/workshop/cards")  # fmt: skip
THEMES = ("light", "dark")
OTHER_SIZES = ((390, 844), (844, 390), (1024, 768))
# changes the light, and waits until no colour is on its way any more
LIGHT = """theme => {
  document.documentElement.dataset.theme = theme;
  const ending = document.getAnimations().filter(one => one.effect.getComputedTiming().endTime !== Infinity);
  return Promise.allSettled(ending.map(one => one.finished)).then(() => null);
}"""
# without the weave of the felt, on which axe could not tell how well words are to be read
RUN = """only => {
  const plain = new CSSStyleSheet();
  plain.replaceSync('.felt { background-image: none !important; }');
  document.adoptedStyleSheets = [plain];
  return axe.run(document, { resultTypes: ['violations'], ...(only.length > 0 ? { runOnly: only } : {}) })
    .finally(() => { document.adoptedStyleSheets = []; });
}"""


class Audit:
    """Looks at what is on the screen, in both lights, and keeps what is wrong."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.found: dict[str, list[str]] = {}
        self.looked = 0

    def look(self, name: str, only: Sequence[str] = ()) -> None:
        """By day and by night; by night at some of axe's rules only, where the rest was looked at by day."""
        page = self.seat.page
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(AXE.read_text(encoding="utf-8"))
        for theme in THEMES:
            page.evaluate(LIGHT, theme)
            self.seat.picture(f"{name}-{theme}")
            report = page.evaluate(RUN, list(only) if theme == "dark" else [])
            self.looked += 1
            for one in report["violations"]:
                if one["impact"] in ("serious", "critical"):
                    self.found.setdefault(f"{name} {theme}", []).append(f"{one['id']}: {one['nodes'][0]['html'][:200]}")

    def look_at_other_sizes(self, name: str) -> None:
        """Phones, held either way, and a small screen: what there is, and in the dark its colours."""
        for width, height in OTHER_SIZES:
            self.seat.page.set_viewport_size({"width": width, "height": height})
            self.look(f"{name}-{width}", only=("color-contrast",))

    def close_window(self) -> None:
        self.seat.page.keyboard.press("Escape")
        self.seat.page.locator(WINDOW).wait_for(state="detached")


@pytest.fixture
def audit(open_seat: Opener) -> Iterator[Audit]:
    one = Audit(open_seat())
    yield one
    assert one.looked
    assert not one.found, json.dumps(one.found, indent=1)


@pytest.mark.parametrize("address", PAGES)
def test_pages(audit: Audit, address: str) -> None:
    audit.seat.go(address)
    audit.seat.page.locator("h1").first.wait_for()
    audit.seat.page.wait_for_load_state("networkidle")
    audit.look(f"page-{re.sub(r'[^a-z0-9]+', '-', address.lower()).strip('-') or 'home'}")


def test_the_table_of_the_card_game(audit: Audit) -> None:
    seat = audit.seat.new_game("cardgame", "bot:normal")
    seat.until_mine()
    audit.look("card-game-setup")
    seat.begin(first_turn("cardgame"))
    audit.look("card-game-turn")
    assert seat.take(Wish(".costs button", greyed=True))
    seat.page.get_by_role("alert").first.wait_for()
    audit.look("card-game-reason")
    assert seat.take(Wish(".there .card .hit, .here .card .hit, .hand .lens, .hand .card:not(.legal) > .hit"))
    audit.look("card-game-card")
    audit.close_window()
    if seat.take(Wish(".bar .btn", "Trade")):
        audit.look("card-game-trade")
        audit.close_window()
    seat.button("^Menu").click()
    audit.look("card-game-menu")


@pytest.mark.parametrize("game", ["cardgame", "princes", "board"])
def test_tables_at_other_sizes(audit: Audit, game: str) -> None:
    options = {"princes": {"mode": "theme", "sets": "zeit_der_weisen"}, "board": {"players": "4"}}
    audit.seat.begin(late() if game == "cardgame" else first_turn(game, **options[game]))
    audit.look_at_other_sizes(game)


def test_the_first_page_at_other_sizes(audit: Audit) -> None:
    audit.seat.go().button("Play now").wait_for()
    audit.look_at_other_sizes("home")


def test_the_log_of_the_card_game_while_it_is_read(audit: Audit) -> None:
    seat = audit.seat.begin(late())
    assert seat.take(Wish(".here .site.lit", "road"))
    lines = seat.page.locator(".side .log .lines")
    lines.focus()
    expect(lines).to_have_class(re.compile("scrolls"))
    assert lines.locator("li button.step").count() > 0, "there is something to read"
    audit.look("card-game-log")


def test_the_hand_check_of_the_card_game(audit: Audit) -> None:
    seat = audit.seat.begin(hand_check("cardgame"))
    seat.page.locator(f"{WINDOW} .stacks").wait_for()
    audit.look("card-game-hand-check")
    audit.look_at_other_sizes("card-game-hand-check")


def test_the_end_of_the_card_game_and_its_replay(audit: Audit) -> None:
    seat = audit.seat.begin(nearly_over("cardgame", decisions=3))
    seat.play_to_the_end()
    audit.look("card-game-end")
    seat.page.get_by_role("link", name=re.compile("Step through|replay", re.IGNORECASE)).click()
    seat.page.wait_for_url(re.compile("#/replay/"))
    seat.page.locator(".here .cell").first.wait_for()  # the first step starts a process of its own
    expect(seat.page.locator(".banner .name")).to_have_text(["Computer", "Player 1"])
    audit.look("replay")
    audit.look_at_other_sizes("replay")


def test_an_answer_that_is_asked_for(audit: Audit) -> None:
    audit.seat.begin(attacked())
    audit.look("card-game-asked")
    audit.look_at_other_sizes("card-game-asked")


def test_the_curtain(audit: Audit) -> None:
    seat = audit.seat.new_game("cardgame", "person")
    seat.page.locator(".curtain").wait_for()
    audit.look("card-game-curtain")


def test_the_table_of_the_board_game(audit: Audit) -> None:
    seat = audit.seat.new_game("board", "bot:normal", "bot:normal", "bot:normal")
    seat.until_mine()
    audit.look("board-founding")
    seat.begin(first_turn("board", players="4"))
    audit.look("board-turn")
    assert seat.take(Wish(".shop button", greyed=True), Wish(".shop button"))
    audit.look("board-asked")


def test_an_offer_at_the_island_and_its_counter(audit: Audit) -> None:
    seat = audit.seat.begin(trading(3), "person", "person")
    for wish in (
        Wish(".curtain .btn"),
        Wish(BUTTON, "^Trade$"),
        Wish(".good .btn", "You give: One more wool"),
        Wish(".good .btn", "You get: One more ore"),
        Wish("footer .btn.main", "Put forward"),
        Wish(".curtain .btn"),
    ):
        seat.take(wish)
    audit.look("board-offer-asked")
    assert seat.take(Wish(BUTTON, "^Counter"))
    audit.look("board-offer-counter")
    audit.look_at_other_sizes("board-offer-counter")


def test_a_lesson(audit: Audit) -> None:
    audit.seat.go().button("The island").click()
    audit.seat.at_table()
    audit.look("lesson-island")
    audit.look_at_other_sizes("lesson-island")


@pytest.mark.parametrize("mode", ["intro", "theme", "duel"])
def test_the_table_of_the_princes(audit: Audit, mode: str) -> None:
    audit.seat.begin(first_turn("princes", mode=mode))
    audit.look(f"princes-turn-{mode}")
