"""Lessons at the table: each leads to its end, and nothing ever covers what it says."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.seat import BUTTON, IN_WINDOWS, ON_THE_TABLE, STEPS, Seat, Wish

# what pupils do besides: trade at the island, build what lies open beside the stacks
AT_THE_TABLE = (
    Wish(".offer .btn", "^Trade with"),
    Wish(".island .place"),
    Wish(BUTTON, "^Trade$"),
    *ON_THE_TABLE,
    Wish("[data-zone=display] .card.legal:not(.selected) > .hit"),
)
OFFERING = (
    Wish("footer .btn.main", "Put forward"),
    Wish(".good:not(.some) .btn", "You give: One more wool"),
    Wish(".good:not(.some) .btn", "You get: One more ore"),
    *IN_WINDOWS,
)
# where the instruction lies, something else is met
COVERED = """() => {
  const box = document.querySelector('.lesson p').getBoundingClientRect();
  const points = [[0.1, 0.1], [0.9, 0.1], [0.5, 0.5], [0.1, 0.9], [0.9, 0.9]];
  return points.map(([x, y]) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y))
    .filter(met => met === null || met.closest('.lesson') === null)
    .map(met => met?.outerHTML.slice(0, 200) ?? 'the edge');
}"""


def led(seat: Seat) -> int:
    """Follow what is lit to the last step; says how many there were."""
    for _ in range(STEPS):
        seat.until_mine()
        step, total = (int(number) for number in re.findall(r"\d+", seat.page.locator(".lesson small").inner_text()))
        assert seat.page.evaluate(COVERED) == [], f"step {step}"
        if step == total:
            return total
        seat.step(AT_THE_TABLE, OFFERING)
    raise AssertionError("the lesson did not end")


def test_a_gain_names_its_cause_and_the_first_page_whose_turn_it_is(open_seat: Opener) -> None:
    seat = open_seat().go()
    seat.button("Guided first game").click()
    seat.at_table()
    for _ in range(STEPS):
        seat.until_mine()
        said = seat.page.locator(".bar .say").inner_text()
        if "what you gain" in said:
            break
        seat.step(AT_THE_TABLE, OFFERING)
    assert "Tournament" in said
    seat.go()
    expect(seat.page.locator(".kept small").first).to_contain_text("your turn")


@pytest.mark.parametrize(
    ("name", "size", "steps"),
    [
        ("Guided first game", (1440, 900), 20),
        ("The island", (844, 390), 7),
        ("The Princes", (390, 844), 5),
        ("Politics & Intrigue", (844, 390), 5),
        ("Era of Turmoil", (390, 844), 4),
        ("Era of Explorers", (844, 390), 3),
        ("decks of one's own", (390, 844), 3),
    ],
)
def test_a_lesson_is_led_to_its_end(open_seat: Opener, name: str, size: tuple[int, int], steps: int) -> None:
    seat = open_seat(size=size).go()
    seat.button(name).click()
    seat.at_table()
    assert led(seat) >= steps
    seat.picture(f"lesson-{re.sub('[^a-z]+', '-', name.lower())}")
