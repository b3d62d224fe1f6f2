"""The log: it leads back to the table as it stood, and adds up to the figures of the game."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.moments import first_turn
from tests.browser.seat import WINDOW, Wish

PAST = ".past"
LINES = ".side .log li"


def test_a_line_of_the_log_shows_the_table_as_it_stood(open_seat: Opener) -> None:
    seat = open_seat().new_game("cardgame", "bot:normal")
    seat.to_main_phase()
    page = seat.page
    now = page.locator(".here .cell").count()
    page.locator(".side .lines").hover()  # whoever points at the log can scroll it
    last = page.locator(LINES).count()
    page.locator(f"{LINES} button.step").first.click()
    page.locator(PAST).wait_for()  # the first look back starts a process of its own
    expect(page.locator(".bar.mine")).to_have_count(0)
    expect(page.locator(f"{LINES}[aria-current=step]").first).to_be_visible()
    assert page.locator(".here .cell").count() <= now, "less lay on the table then"
    assert page.locator(LINES).count() == last, "the log goes on to tell everything"
    seat.picture("card-game-looking-back")
    page.keyboard.press("ArrowRight")
    expect(page.locator(PAST)).to_contain_text(re.compile("step 2 of"))
    page.keyboard.press("Escape")
    expect(page.locator(PAST)).to_have_count(0)
    expect(page.locator(".bar.mine")).to_be_visible()


def test_the_figures_count_harvests_and_rolls(open_seat: Opener) -> None:
    seat = open_seat().new_game("cardgame", "bot:normal")
    seat.to_main_phase()
    page = seat.page
    rolls = page.locator(".side .log li.roll").filter(has_text=re.compile("rolled")).count()
    page.locator(".side .log header button").first.click()
    figures = page.locator(WINDOW)
    expect(figures).to_contain_text(f"{rolls} roll")
    assert figures.locator("tr.produced").count() == 2, "one line for each player"
    seat.picture("card-game-figures")


def test_what_is_begun_can_be_cancelled(open_seat: Opener) -> None:
    seat = open_seat().begin(first_turn("cardgame"))
    while not seat.take(Wish(".costs button.can", "road")):  # a road can lead to either side: its place is asked for
        seat.step()
        seat.to_main_phase()
    before = seat.seq
    assert not seat.shows("^End turn")
    assert seat.take(Wish(".bar .buttons .btn", "^Cancel"))
    assert seat.seq == before, "nothing was decided"
    assert seat.shows("^End turn")
