"""At the island, too, what is pointed at or has the focus is told in words, soon and always at the same place."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.seat import WINDOW
from tests.games.board.scene import plenty

SOON = 100  # milliseconds until what is pointed at is shown
TOLD = ".look .preview"
# what is pointed at, and what is said of it
THINGS = (
    (".island [data-part=hex] >> nth=0", "Yields"),
    (".island [data-part=harbour] >> nth=0", "Harbour"),
    (".island [data-part=piece] >> nth=0", "road of Player 1"),
    (".dev .knight", "Move the robber"),
    (".hand .pile >> nth=0", "The bank asks"),
    (".shop button >> nth=2", "City"),
    (".panel li >> nth=0", "resource cards"),
)


def at_rest(page: Page) -> None:
    """The page's own clock goes on where the test says so."""
    page.clock.install(time=0)
    page.clock.pause_at(1000)


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_what_is_pointed_at_at_the_island_is_told_at_its_place(open_seat: Opener, size: tuple[int, int]) -> None:
    seat = open_seat(size=size).begin(plenty(4))
    page = seat.page
    at_rest(page)
    places = set()
    for what, words in THINGS:
        page.locator(what).hover()
        page.clock.run_for(SOON)
        expect(page.locator(TOLD)).to_contain_text(words)
        box = page.locator(TOLD).bounding_box()
        assert box is not None
        places.add((box["x"], round(box["y"] + box["height"])))
    assert len(places) == 1, "always in the same corner"
    seat.picture(f"board-pointed-{size[0]}")
    page.clock.resume()
    page.mouse.move(size[0] / 2, size[1] - 20)
    page.locator(".dev .knight").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.locator(TOLD)).to_contain_text("Move the robber")
    assert page.locator(WINDOW).count() == 0


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_on_a_phone_the_text_of_a_card_is_one_tap_away(open_seat: Opener, size: tuple[int, int]) -> None:
    seat = open_seat(size=size).begin(plenty(4))
    before = seat.seq
    text = seat.page.locator(".hand .text")
    seat.page.get_by_role("button", name="Look at Knight").click()
    expect(text).to_contain_text("Move the robber")
    expect(text).to_be_in_viewport(ratio=1)
    seat.picture(f"board-card-text-{size[0]}")
    seat.page.get_by_role("button", name="Look at Knight").click()
    expect(text).to_have_count(0)
    assert seat.seq == before, "reading plays nothing"
