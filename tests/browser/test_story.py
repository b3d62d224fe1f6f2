"""The other's turn is told: step by step where that is wished, and in a few lines afterwards."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.moments import first_turn
from tests.browser.seat import STEPS, Wish

STEP_BY_STEP = 4


def test_a_turn_is_told_step_by_step_and_summed_up(open_seat: Opener) -> None:
    seat = open_seat(botSpeed=STEP_BY_STEP).begin(first_turn("cardgame"))
    page = seat.page
    expect(page).to_have_title(re.compile("Your turn"))
    assert seat.take(Wish(".bar .btn", "^End turn"))
    told = page.locator(".story")
    for _ in range(STEPS):
        if told.count() > 0:
            break
        seat.step()
        page.wait_for_timeout(50)
    expect(told).to_contain_text("Computer")
    expect(page.locator(".bar .say")).not_to_contain_text("region")
    seat.picture("story")
    first = told.inner_text()
    page.keyboard.press("Space")
    expect(told.get_by_text(first, exact=True)).to_have_count(0)
    page.keyboard.press("Escape")
    seat.until_mine()
    page.keyboard.press("Escape")
    summed = page.locator(".last")
    expect(summed).to_contain_text("rolled")
    seat.picture("story-summary")
    summed.get_by_role("button", name="Show me again").click()
    expect(told).to_contain_text("Computer")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    summed.locator("li button").first.click()
    seat.sees("The table as it stood")
