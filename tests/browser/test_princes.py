"""The princes' game in the browser: every way to play by clicking what is lit, to the end."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.moments import before_a_voyage, nearly_over
from tests.browser.seat import BUTTON, ON_THE_TABLE, WINDOW, Seat, Wish
from tests.browser.shifts import assert_calm, watch_shifts
from tests.support.sources import ROOT

# somebody who does all that can be done before the turn ends: sails, builds, plays cards
EAGER = (
    *ON_THE_TABLE[:5],
    Wish(".site.lit"),
    Wish(".there .legal:not(.picked) > .hit, .here .legal:not(.picked) > .hit"),
    Wish(".pile.lit > .hit"),
    Wish(".cards .shown .hit"),
    Wish(".hand .card.legal:not(.selected) > .hit"),
    Wish(".here .lit > .hit"),  # the harbour, to build a ship
    Wish(BUTTON, "^End turn"),
    *ON_THE_TABLE[5:],
)
THEMES = "Era of (Gold|Turmoil|Progress|Explorers|Sages|Prosperity)"


def play(seat: Seat) -> int:
    """Play eagerly to the end; the winner's points."""
    for _ in range(4000):
        if seat.over:
            break
        if not seat.step(EAGER):
            seat.page.wait_for_timeout(15)
    return seat.winner()


def begin(seat: Seat, mode: str, theme: str = "") -> Seat:
    """Fill in the form of a new game against the computer."""
    seat.go("#/new/princes")
    seat.button("Start the game").wait_for()
    seat.page.get_by_label("Way to play", exact=True).select_option(mode)
    if theme:
        seat.page.get_by_role("radio", name=re.compile(theme)).check()
    seat.button("Start the game").click()
    seat.at_table()
    return seat


def test_an_introductory_game(open_seat: Opener) -> None:
    seat = watch_shifts(begin(open_seat(), "intro"))
    assert play(seat) >= 7
    assert_calm(seat)
    seat.picture("princes-introductory-over")


def test_a_game_of_the_explorers(open_seat: Opener) -> None:
    seat = begin(open_seat(), "theme", "Explorers")
    expect(seat.page.locator(".here .sea")).to_have_count(9)
    expect(seat.page.locator(".there .sea")).to_have_count(9)
    seat.to_main_phase()
    seat.picture("princes-explorers")


def test_a_game_of_the_explorers_is_played_to_its_end(open_seat: Opener) -> None:
    late = nearly_over("princes", decisions=12, mode="theme", sets="zeit_der_entdecker")
    assert play(open_seat().begin(late)) >= 12


def test_a_duel_whose_themes_are_picked_at_the_table(open_seat: Opener) -> None:
    seat = begin(open_seat(), "duel")
    seat.until_mine()
    seat.picture("princes-duel-themes")
    assert re.search(THEMES, seat.take(Wish(BUTTON, THEMES)))
    seat.to_main_phase()
    expect(seat.page.locator(".stacks .pile[title*='Era of']:visible")).to_have_count(3)
    seat.picture("princes-duel")


def test_a_duel_is_played_to_its_end(open_seat: Opener) -> None:
    late = nearly_over("princes", decisions=12, mode="duel", sets="zeit_des_goldes,zeit_der_weisen,zeit_des_wohlstands")
    assert play(open_seat().begin(late)) >= 13


def test_the_form_asks_only_for_what_fits(open_seat: Opener) -> None:
    seat = open_seat().go("#/new/princes")
    start = seat.button("Start the game")
    start.wait_for()
    themes = seat.page.get_by_role("group", name="themes")
    mode = seat.page.get_by_label("Way to play", exact=True)
    expect(themes).to_have_count(0)
    mode.select_option("duel")
    for theme in ("Gold", "Sages"):
        seat.page.get_by_role("checkbox", name=re.compile(theme)).check()
    expect(start).to_be_disabled()
    seat.page.get_by_role("checkbox", name=re.compile("Prosperity")).check()
    expect(start).to_be_enabled()
    expect(seat.page.get_by_role("checkbox", name=re.compile("Turmoil"))).to_be_disabled()
    mode.select_option("intro")
    expect(seat.page.get_by_role("checkbox", name=re.compile("Gold"))).to_have_count(0)


def test_a_voyage_is_made_with_one_click(open_seat: Opener) -> None:
    seat = open_seat().begin(before_a_voyage())
    seat.picture("princes-voyage")
    for ship in seat.page.locator(".here .discs svg").all():
        box = ship.bounding_box()
        assert box is not None
        assert box["width"] == pytest.approx(box["height"], abs=1), "ships are round"
    seq = seat.seq
    said = seat.take(Wish(".here .sea.legal > .hit", "sail here"))
    assert "sail here" in said
    assert seat.seq > seq
    seat.page.locator(".rail .log").click()  # beside the sea there is no room for it
    expect(seat.page.locator(WINDOW)).to_contain_text(re.compile("discovers|sails to"))


def test_ships_of_the_other_hand_are_shown_as_cards_and_put_under_a_stack(open_seat: Opener) -> None:
    feud = ROOT / "tests" / "data" / "fraternal_feuds.txt"
    seat = open_seat().take_up("princes", feud.read_text(encoding="utf-8"))
    seat.picture("princes-feud")
    seq = seat.seq
    assert seat.take(Wish(".shown .card > .hit", "^Wool Ship"))
    assert seat.seq == seq, "a stack is still to be chosen"
    assert seat.take(Wish(".pile.lit > .hit"))
    assert seat.seq > seq
