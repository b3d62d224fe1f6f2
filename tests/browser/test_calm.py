"""The table is light, calm and followed easily: what is sent, what moves, where the other's turn is summed up."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Opener
from tests.browser.late import late
from tests.browser.moments import first_turn
from tests.browser.seat import STEPS, Wish
from tests.server.client import Api
from tools.page_probe import transferred

HOME = 120_000
FIRST_TABLE = 300_000
BRISK = 1
SIZES = ((1024, 768), (844, 390), (390, 844))
THEIR_LAND_BESIDE_THE_STORY = """() => document.querySelector('.story') !== null
  && document.querySelector('.there .cell')?.checkVisibility({ checkVisibilityCSS: true }) === true"""


def test_little_is_sent_to_the_home_page_and_the_first_table(site: Api, browser: Browser) -> None:
    home, table = transferred(browser, site.address)
    assert 0 < home < HOME
    assert home < table < FIRST_TABLE


def test_without_a_place_of_its_own_the_last_turn_lies_over_the_stacks(open_seat: Opener) -> None:
    """Meanwhile a phone shows the land of whoever acts."""
    seat = open_seat(size=(390, 844), botSpeed=BRISK).begin(first_turn("cardgame"))
    page = seat.page
    summed = page.locator(".brief .last")
    assert seat.take(Wish(".bar .btn", "^End turn"))
    followed = False
    for _ in range(STEPS):
        if seat.shows("^Roll"):
            break
        if seat.asked():
            seat.step()
        followed = followed or page.evaluate(THEIR_LAND_BESIDE_THE_STORY)
        page.wait_for_timeout(30)
    assert followed
    expect(summed).to_contain_text("rolled")
    page.keyboard.press("Escape")
    expect(page.locator(".here .cell").first).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        seat.picture(f"summary-{width}")
        expect(summed.locator("li").first).to_be_in_viewport(ratio=1)
        assert summed.evaluate("one => one.scrollWidth <= one.clientWidth"), "it keeps to its panel"
        beside = page.locator(".land >> visible=true").first.bounding_box()
        box = summed.bounding_box()
        assert box is not None
        assert beside is not None
        assert box["x"] + box["width"] <= beside["x"] or box["y"] + box["height"] <= beside["y"], "no land is covered"
        expect(page.locator(".bar").get_by_role("button", name=re.compile("^Roll"))).to_be_in_viewport(ratio=1)
    assert seat.take(Wish(".bar .btn", "^Roll"))
    expect(summed).to_have_count(0)


def test_a_good_is_dragged_to_the_trade(open_seat: Opener) -> None:
    seat = open_seat().begin(late())
    page = seat.page
    assert seat.take(Wish(".bar .btn", "^Trade"))
    assert page.locator("dialog:modal").count() == 0, "the table is not darkened"
    give = page.locator("dialog[open] fieldset").first
    brick = page.locator(".rail .banner").last.locator("[data-good=brick]").last
    for many in (1, 2):
        brick.drag_to(give)
        expect(give.locator(".good.some b")).to_have_text(re.compile(f"^{many}"))
    page.locator(".rail .banner").first.locator("[data-good=ore]").last.drag_to(give)
    expect(give.locator(".good.some")).to_have_count(1)
