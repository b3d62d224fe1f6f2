"""What the expert tells people: hints during a game against computers, an analysis after any game."""

import re
from functools import cache

import pytest
from playwright.sync_api import Locator, expect

import catanica
from catanica.bots.registry import make
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import CHANCE, NOBODY
from catanica.notation.record import write
from tests.browser.conftest import Opener
from tests.browser.moments import first_turn, hand_check, nearly_over
from tests.browser.seat import WINDOW, Seat

HINT = ".bar .buttons button[title*='expert']"
PHONE = (390, 844)
NOTE = "aside.note"


@pytest.mark.parametrize("game", ["cardgame", "board"])
def test_a_hint_says_one_sentence_and_rings_what_it_means(open_seat: Opener, game: str) -> None:
    seat = open_seat().begin(first_turn(game))
    before = seat.seq
    seat.page.locator(HINT).click()
    told = seat.page.locator(".told:not(.empty)")
    expect(told).to_contain_text("The expert would choose")
    expect(seat.page.locator("[data-hinted]")).to_have_count(1)
    seat.picture(f"{game}-hint")
    assert seat.seq == before  # asking decides nothing
    told.get_by_role("button").click()
    expect(seat.page.locator("[data-hinted]")).to_have_count(0)


def test_a_hint_comes_by_key_in_windows_and_on_phones(open_seat: Opener) -> None:
    seat = open_seat(PHONE).begin(first_turn("cardgame"))
    seat.page.keyboard.press("h")
    expect(seat.page.locator(".told:not(.empty)")).to_contain_text("The expert would")
    seat.picture("cardgame-hint-phone")
    seat.begin(hand_check("cardgame"))
    seat.page.locator(f"{WINDOW} footer .box button").first.click()
    expect(seat.page.locator(f"{WINDOW} .told")).to_contain_text("The expert would")
    expect(seat.page.locator(f"{WINDOW} [data-hinted]")).to_have_count(1)
    seat.picture("cardgame-hint-window-phone")


def test_there_is_no_hint_where_a_person_sits_opposite(open_seat: Opener) -> None:
    seat = open_seat().begin(first_turn("cardgame"), "person")
    expect(seat.page.locator(".bar, .curtain").first).to_be_visible()
    assert seat.page.locator(HINT).count() == 0


@cache
def slipshod() -> str:
    """The record of a game between a careful player and one who decides by lot."""
    state = catanica.game("princes", points=6).new(seed=2)
    bots = [make("greedy", "princes", seat, 1) for seat in range(2)]
    lots = seeded(5)
    while state.to_move != NOBODY:
        seat = int(state.to_move)
        if seat == CHANCE:
            state.step(state.sample())
        else:
            state.step(choose(state, lots) if seat else bots[seat].choose(state.redacted(seat)))
    return write(state, ["Ada", "Bert"])


def opened(seat: Seat) -> Locator:
    """The analysis of that game, from its record."""
    seat.go("#/replay")
    seat.page.locator("textarea").fill(slipshod())
    seat.page.locator("textarea ~ .btn, .paste ~ .btn").click()
    seat.page.locator(".controls").get_by_role("button", name=re.compile("Analys")).click()
    page = seat.page.locator(WINDOW)
    expect(page.locator("table").last).to_be_visible()
    return page


def test_an_analysis_shows_chances_costs_luck_and_grades_and_leads_to_the_moment(open_seat: Opener) -> None:
    seat = open_seat()
    page = opened(seat)
    expect(page.get_by_role("img", name=re.compile("Chance to win over time"))).to_be_visible()
    for word in ("Luck and skill", "Decisions that cost most", "Strokes of luck", "Rest", "Grade"):
        expect(page).to_contain_text(word)
    skill = page.locator(".wide table").last
    expect(skill.locator("thead th")).to_have_text(["Player", "Ada", "Bert"])
    for seat_column in range(2):
        start, luck, errors, rest, result = (
            float(skill.locator(f"tr.{name} td").nth(seat_column).inner_text().replace("−", "-"))
            for name in ("start", "luck", "errors", "rest", "result")
        )
        assert round(start + luck + errors + rest - result, 6) == 0  # to the tenth that is shown
    costly = page.locator(".costly").first
    expect(costly).to_contain_text(re.compile("Played: .*Better: ", re.DOTALL))
    said = costly.locator("p").nth(1).inner_text()
    seat.picture("analysis")
    costly.get_by_role("button", name="Show this moment").click()
    expect(seat.page.locator(NOTE)).to_contain_text(said)
    seat.picture("analysis-moment")
    before = seat.page.locator(".where input").input_value()
    seat.page.locator(NOTE).get_by_role("button").and_(seat.page.locator(":not([disabled])")).first.click()
    expect(seat.page.locator(".where input")).not_to_have_value(before)


def test_after_a_game_the_page_offers_its_analysis_on_a_phone(open_seat: Opener) -> None:
    seat = open_seat(PHONE).begin(nearly_over("princes", 2, points="4"))
    seat.play_to_the_end()
    seat.page.locator(f"{WINDOW} a[href$='/analysis']").click()
    page = seat.page.locator(WINDOW)
    expect(page).to_contain_text("Luck and skill")
    for table in (page, page.locator(".wide").last):
        assert table.evaluate("e => e.scrollWidth <= e.clientWidth + 1"), "nothing is cut"
    seat.picture("analysis-phone")
