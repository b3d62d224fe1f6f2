"""Small screens: nothing lies beyond the edge or under something else, and nothing covers a land without need."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.late import late
from tests.browser.moments import first_turn
from tests.browser.seat import BUTTON, Wish
from tests.browser.test_late import CUT, PHONES

UPRIGHT, ACROSS = PHONES
LARGEST = 1.4
PAGES = ("#/", "#/new/cardgame", "#/new/board", "#/settings", "#/cards", "#/rules/editions", "#/workshop/decks",
         "#/workshop/cards")  # fmt: skip
WITHIN = "main => main.scrollWidth <= main.clientWidth"


@pytest.mark.parametrize("address", PAGES)
def test_no_page_is_wider_than_a_phone_however_large_the_text(open_seat: Opener, address: str) -> None:
    seat = open_seat(size=UPRIGHT, language="de", textSize=LARGEST).go(address)
    seat.page.locator("main :is(h1, h2):visible").first.wait_for()
    seat.page.wait_for_load_state("networkidle")
    seat.picture(f"large-text-{re.sub('[^a-z]', '', address)}")
    assert seat.page.locator("main").evaluate(WITHIN)


def test_the_table_of_editions_is_whole_on_a_phone(open_seat: Opener) -> None:
    seat = open_seat(size=UPRIGHT, language="da").go("#/rules/editions")
    table = seat.page.locator("main table")
    table.wait_for()
    assert table.evaluate("table => table.parentElement.scrollWidth <= table.parentElement.clientWidth")
    expect(seat.page.locator("main td:visible").first).to_be_in_viewport()


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_the_name_of_a_computer_is_whole_beside_the_table(open_seat: Opener, size: tuple[int, int]) -> None:
    seat = open_seat(size=size).begin(late(), "bot:easy")
    seat.page.locator(".menu select").select_option("de")
    expect(seat.page.locator(".rail .banner .name").first).to_have_text("Computer (leicht)")
    assert seat.page.locator(".rail .banner .name, .rail .turn span").evaluate_all(CUT) == []


def test_an_overview_lies_over_a_land_only_if_some_of_it_is_out_of_sight(open_seat: Opener) -> None:
    seat = open_seat(size=UPRIGHT).begin(first_turn("cardgame"))
    expect(seat.page.locator(".here .overview")).to_have_count(0)
    seat.begin(late())
    expect(seat.page.locator(".here .overview")).to_have_count(1)


@pytest.mark.parametrize("size", PHONES)
def test_a_hint_can_be_put_away_on_a_phone(open_seat: Opener, size: tuple[int, int]) -> None:
    seat = open_seat(size=size).begin(first_turn("cardgame"))
    assert seat.take(Wish(BUTTON, "^Hint"))
    close = seat.page.locator(".told .close")
    close.wait_for()
    seat.picture(f"hint-{size[0]}")
    box, hand = close.bounding_box(), seat.page.locator(".cards").bounding_box()
    assert box is not None
    assert hand is not None
    assert box["x"] + box["width"] <= hand["x"] or box["y"] + box["height"] <= hand["y"], "no card covers it"
    assert seat.take(Wish(".told .close"))
    expect(close).to_have_count(0)


def test_the_set_up_shows_all_regions_on_a_phone_held_across(open_seat: Opener) -> None:
    seat = open_seat(size=ACROSS).new_game("cardgame", "bot:normal")
    seat.until_mine()
    regions = seat.page.locator(".cards .shown .tile")
    assert regions.count() > 1
    for region in regions.all():
        expect(region).to_be_in_viewport(ratio=1)
