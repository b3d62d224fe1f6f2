"""Wissenschaft & Fortschritt on the page: the universities laid open, what an embassy shows, a doctor's answer."""

from playwright.sync_api import expect

from catanica.games.principality.position.duel import Duel
from tests.browser.conftest import Opener
from tests.browser.seat import BUTTON, WINDOW, Wish
from tests.rulings.wissenschaft_fortschritt.land import science
from tests.support.position import do

PHONE = (390, 844)


def told(g: Duel) -> str:
    """The position as its link holds it; from here on the dice fall by themselves."""
    g.explicit = False
    return g.text()


def test_a_university_is_built_from_the_display_on_a_phone(open_seat: Opener) -> None:
    p = science().built(0, "kloster", "L1 below").display("universitaet", "universitaet").rich(0)
    seat = open_seat(size=PHONE).begin(told(p.main()), "bot:normal")
    assert seat.take(Wish(".between button", "^University"))
    assert seat.take(Wish(".here .site.lit", "University"))
    expect(seat.page.locator(".here").get_by_label("University").first).to_be_visible()
    seat.picture("card-game-university-phone")


def test_what_an_embassy_has_shown_can_be_looked_at(open_seat: Opener) -> None:
    p = science(active=1).built(1, "gesandtschaft", "L1 above", owner=0).hand(1, "spion").stack(1, "markt", "hafen")
    g = do(p.hand_check(), "draw 1", "draw 1")
    seat = open_seat().begin(told(g), "bot:normal")
    seat.page.locator(".banner button").click()
    window = seat.page.locator(WINDOW)
    expect(window.locator(".card")).to_have_count(2)
    for name in ("Marketplace", "Harbor", "Hidden cards: 1"):
        expect(window).to_contain_text(name)
    expect(window).not_to_contain_text("Spy")
    seat.picture("card-game-embassy")


def test_of_a_hand_that_nobody_showed_there_is_nothing_to_look_at(open_seat: Opener) -> None:
    g = do(science(active=1).hand(1, "spion").stack(1, "markt", "hafen").hand_check(), "draw 1", "draw 1")
    seat = open_seat().begin(told(g), "bot:normal")
    expect(seat.page.locator(".banner").first).to_be_visible()
    expect(seat.page.locator(".banner button")).to_have_count(0)


def test_a_doctor_answers_a_plague_in_the_opponent_s_turn(open_seat: Opener) -> None:
    p = science(active=1).hand(0, "medicus").stock(0, grain=1, wool=1).events("buergerkrieg")
    seat = open_seat(language="en").begin(told(p.event_card("seuche")), "bot:normal")
    assert seat.take(Wish(".hand .card.legal > .hit", "Doctor"))
    assert seat.take(Wish(BUTTON, "^Play Doctor"))
    expect(seat.page.locator(".side .log")).to_contain_text("answers Plague with Doctor")
    expect(seat.page.locator(".side .log")).not_to_contain_text("Player 1 loses")
