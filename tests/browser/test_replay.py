"""Stepping through a record: it names the players and says in words what was done."""

import re
from functools import cache

import pytest
from playwright.sync_api import expect

import catanica
from catanica.bots.registry import make
from catanica.kernel.state import NOBODY
from catanica.notation.record import write
from tests.browser.conftest import Opener

PEOPLE = {"cardgame": ["Ada", "Bert"], "princes": ["Ada", "Bert"], "board": ["Ada", "Bert", "Cleo"]}
NAMED = {"cardgame": ".banner .name", "princes": ".banner .name", "board": ".panel h2"}
DECISIONS = 45
STEPS = 45
NOTATION = re.compile(r"^\d |\s*~\w+$")  # what stands around an action in a record
# what is said of a step, without its number
WORDS = "p => [...p.childNodes].filter(one => one.nodeName !== 'SPAN').map(one => one.textContent).join('').trim()"
# reaches beyond the screen, or does not show all of its words
CUT = """one => one.getBoundingClientRect().right > innerWidth + 1
  || one.matches('p') && one.scrollWidth > one.clientWidth + 1"""


@cache
def begun(game: str) -> str:
    """The record of a game's first turns."""
    state = catanica.game(game, **({"players": 3} if game == "board" else {})).new(seed=3)
    players = [make("greedy", game, seat, 1) for seat in range(state.seats)]
    for _ in range(DECISIONS):
        seat = int(state.to_move)
        assert seat != NOBODY
        state.apply(players[seat].choose(state.redacted(seat)))
    return write(state, PEOPLE[game])


@pytest.mark.parametrize("game", PEOPLE)
def test_a_replay_names_the_players_and_speaks_in_words(open_seat: Opener, game: str) -> None:
    seat = open_seat()
    page = seat.page
    record = begun(game)
    written = {NOTATION.sub("", line) for line in record.splitlines()}
    assert len(written) > STEPS / 2
    seat.go("#/replay")
    page.locator("textarea").fill(record)
    page.get_by_role("button", name="Step through").click()
    expect(page.locator(NAMED[game]).first).to_be_visible()
    assert sorted(page.locator(NAMED[game]).all_inner_texts()) == PEOPLE[game]
    told = page.locator(".where p")
    said = []
    for step in range(1, STEPS):
        page.keyboard.press("ArrowRight")
        expect(told.locator("span")).to_contain_text(re.compile(rf"\b{step} "))
        said.append(told.evaluate(WORDS))
    seat.picture(f"replay-{game}")
    assert all(any(one.startswith(name) for one in said) for name in PEOPLE[game])
    page.locator(".where input").fill(str(1 + said.index(max(said, key=len))))
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        seat.picture(f"replay-{game}-{width}")
        assert [part for part in (".controls", ".stage .table", ".where p") if page.locator(part).evaluate(CUT)] == []
    tails = [re.sub(rf"^({'|'.join(PEOPLE[game])}):? ", "", one) for one in said]
    assert [one for one in tails if one in written or re.search(r"_|-?\d,-?\d", one)] == []
