"""Trade at the island without annoyance: asked at once, unasked where nothing can be said, and never in the way."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.seat import BUTTON, WINDOW, Seat, Wish
from tests.games.board.scene import plenty, trading

SIZES = [(1440, 900), (1024, 768), (390, 844), (844, 390)]
PHONES = SIZES[2:]
ACROSS = (844, 390)


def box(seat: Seat, what: str) -> dict[str, Any]:
    """Where something lies."""
    found = seat.page.locator(what).first.bounding_box()
    assert found is not None, what
    return dict(found)


def joined(open_seat: Opener, link: str, name: str, size: tuple[int, int] = SIZES[1]) -> Seat:
    """Somebody takes a free seat."""
    seat = open_seat(size=size)
    seat.page.goto(link)
    seat.page.get_by_label("Your name").fill(name)
    seat.button("Take the seat").click()
    seat.at_table()
    return seat


def offer(seat: Seat, gives: str, gets: str) -> None:
    """Put an offer of one card for one card on the table."""
    for wish in (
        Wish(BUTTON, "^Trade$"),
        Wish(".good .btn", f"You give: One more {gives}"),
        Wish(".good .btn", f"You get: One more {gets}"),
        Wish("footer .btn.main", "Put forward"),
    ):
        assert seat.take(wish), wish


def test_offers_are_put_to_all_at_once_and_those_nobody_can_pay_answer_themselves(open_seat: Opener) -> None:
    ada = open_seat().begin(trading(3), "open", "open")
    links = [field.input_value() for field in ada.page.locator(".invite input").all()]
    ben, cleo = (joined(open_seat, link, name) for link, name in zip(links, ("Ben", "Cleo"), strict=True))
    offer(ada, "wool", "brick")  # nobody has brick
    for seat in (ben, cleo):
        expect(seat.page.locator(".offer [role=status]")).to_contain_text("You do not have what is asked for")
        assert not seat.mine, "nobody is called for what cannot be answered"
    ada.until_mine()
    expect(ben.page.locator(".offer.note")).to_contain_text("Declined, you lack the cards")
    offer(ada, "wool", "ore")
    cleo.until_mine()  # the rules would ask Ben first
    assert cleo.take(Wish(BUTTON, "^Accept"))
    expect(cleo.page.locator(".offer .accepted")).to_contain_text("Cleo")
    expect(ada.page.locator(".offer .waiting")).to_have_count(2)  # nothing is told before all have answered
    ben.until_mine()
    ben.button("No more offers this turn").click()
    ada.until_mine()
    expect(ada.page.locator(".offer .accepted")).to_contain_text("Cleo")
    assert ada.take(Wish(".offer .btn", "Trade with Cleo"))
    offer(ada, "wool", "grain")
    cleo.until_mine()
    assert cleo.take(Wish(BUTTON, "^Decline"))
    ada.until_mine()  # Ben was not asked
    expect(ben.page.locator(".offer.note")).to_contain_text("Declined for this turn")
    ben.button("Hear offers again").click()
    expect(ben.page.get_by_role("button", name="Hear offers again")).to_have_count(0)


def test_a_counter_offer_takes_two_taps_beside_the_own_cards(open_seat: Opener) -> None:
    ada = open_seat().begin(trading(3), "open", "person")
    ben = joined(open_seat, ada.page.locator(".invite input").input_value(), "Ben")
    ada.take(Wish(".curtain .btn"))
    offer(ada, "wool", "ore")
    ben.until_mine()
    for size in SIZES:
        ben.page.set_viewport_size({"width": size[0], "height": size[1]})
        ben.picture(f"trade-asked-{size[0]}")
        bar, panel = box(ben, ".bar"), box(ben, ".offer")
        assert panel["y"] + panel["height"] <= bar["y"] or panel["x"] + panel["width"] <= bar["x"], "the bar is free"
        if size[0] >= 1440:
            assert panel["x"] >= box(ben, ".sea")["x"] + box(ben, ".sea")["width"], "the island is free"
        ben.take(Wish(BUTTON, "^Counter"))
        window, send = box(ben, WINDOW), box(ben, f"{WINDOW} footer .main")
        ben.picture(f"trade-counter-{size[0]}")
        assert ben.page.locator("dialog:modal").count() == 0, "nothing is darkened"
        assert max(one["y"] + one["height"] for one in (window, send)) <= size[1] + 1, "the whole panel fits"
        if size != ACROSS:
            assert window["y"] + window["height"] <= box(ben, ".hand")["y"] + 8, "the own cards stay visible"
        ben.page.keyboard.press("Escape")
    ben.take(Wish(BUTTON, "^Counter"))
    ben.take(Wish(".near .btn"))
    expect(ben.page.locator(".offer .countered")).to_be_visible()


def test_a_lit_place_never_hides_what_stands_on_it(open_seat: Opener) -> None:
    seat = open_seat().begin(plenty(4))
    seat.picture("board-lit")
    later = """() => {
      const [places, pieces] = ['.island .place', '.island .piece'].map(what => [...document.querySelectorAll(what)]);
      return places.every(place => pieces.every(piece => place.compareDocumentPosition(piece) & 4));
    }"""
    assert seat.page.evaluate(later), "pieces are drawn above the light"
    city = seat.page.locator(".island .place", has=seat.page.locator(".around")).first
    assert city.locator(".around").evaluate("ring => getComputedStyle(ring).fill") == "none"
    before = seat.seq
    assert seat.take(Wish(".island .place", "City at"))
    assert seat.seq > before


@pytest.mark.parametrize("size", PHONES)
def test_the_board_on_a_phone_however_it_is_held(open_seat: Opener, size: tuple[int, int]) -> None:
    seat = open_seat(size=size, theme="dark").begin(plenty(4))
    seat.picture(f"board-phone-{size[0]}")
    page = seat.page
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    for what in (".bar .say", ".island", ".hand .pile", ".shop button", ".dev .lit", ".players .panel"):
        found = box(seat, what)
        assert found["y"] >= 0
        assert found["y"] + min(found["height"], 40) <= size[1], what
    for what in (".bar .btn", ".shop button"):
        for one in page.locator(what).all():
            lies = one.bounding_box()
            assert lies is not None
            assert lies["x"] + lies["width"] <= size[0] + 1
            assert lies["y"] + lies["height"] <= size[1] + 1, one.inner_text()
    seat.take(Wish(".shop button", "^Road"))
    expect(page.locator(".island .place")).not_to_have_count(0)
    seat.take(Wish(BUTTON, "^Bank$"))
    expect(page.locator(WINDOW)).to_be_visible()
    page.keyboard.press("Escape")
    assert seat.take(Wish(".island .place", "Road at"))
    assert seat.take(Wish(BUTTON, "^End turn"))
