"""The other's turn is told: step by step where that is wished, and in a few lines afterwards."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.moments import first_turn
from tests.browser.seat import STEPS, Wish
from tests.support.position import position

STEP_BY_STEP = 4
# every mark of goods that come and go, however short: in whose land, what it says, and on which region
MARKS = """() => {
  window.marks = [];
  new MutationObserver(changes => changes.flatMap(one => [...one.addedNodes]).forEach(node => {
    for (const mark of node.querySelectorAll?.('.change') ?? []) {
      const { x, y, width, height } = mark.getBoundingClientRect();
      const tile = document.elementsFromPoint(x + width / 2, y + height / 2).find(one => one.closest('[data-face]'));
      const face = tile?.closest('[data-face]').dataset.face;
      window.marks.push([mark.closest('.here') ? 'here' : 'there', mark.textContent, face]);
    }
  })).observe(document.body, { subtree: true, childList: true });
}"""


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


def test_a_harvest_is_seen_on_the_regions_it_falls_on(open_seat: Opener) -> None:
    seat = open_seat().begin(position(active=0).events("konflikt", "seuche", "fortschritt").before_roll().text())
    seat.page.evaluate(MARKS)
    assert seat.take(Wish(".bar .btn", "^Roll"))
    seat.to_main_phase()
    rolled = re.search(r"rolled (\d)", seat.page.locator(".side .log").inner_text())
    assert rolled is not None
    fell = {(land, face.rpartition("_")[2]) for land, says, face in seat.page.evaluate("marks") if says == "+1"}
    assert {("here", rolled[1]), ("there", rolled[1])} <= fell


def test_a_theft_is_seen_where_goods_go_and_where_they_come(open_seat: Opener) -> None:
    p = position(active=0).actions_open().stock(1, ore=1, wool=1).hand(0, "haendler")
    seat = open_seat().begin(p.main().text())
    seat.page.evaluate(MARKS)
    assert seat.take(Wish(".hand .card.legal > .hit"))
    assert seat.take(Wish(".bar .btn", "^Play "))
    assert seat.take(Wish(".there .legal .hit, .there .legal button"))
    (here, gained, own), (there, lost, theirs) = sorted(seat.page.evaluate("marks"))
    assert (here, gained, there, lost) == ("here", "+1", "there", "−1")
    assert own.partition("_")[0] == theirs.partition("_")[0], "on the region of its kind"
