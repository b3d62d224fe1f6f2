"""The workshop on the page: a deck is built, its faults are mended, and it is played; so is a card of one's own."""

import re

import pytest
from playwright.sync_api import expect

from catanica.games.cardgame.decks.code import to_code
from catanica.games.cardgame.decks.presets import presets
from catanica.games.cardgame.decks.text import to_text
from tests.browser.conftest import Opener
from tests.browser.seat import BUTTON, END_TURN, Seat, Wish

FAULTS = ".faults li"
LEGAL = ".faults.sound"
POINTS = 13  # that win a tournament game


def workshop(seat: Seat, part: str = "decks") -> Seat:
    """The workshop, with its cards on the screen."""
    seat.go(f"#/workshop/{part}")
    seat.page.locator(".all [data-row]").first.wait_for()
    return seat


def take(seat: Seat, text: str) -> None:
    """Import a text."""
    seat.button("Import a text").click()
    seat.page.get_by_label("A card and its count").fill(text)
    seat.button("Take it over").click()


def test_a_deck_is_built_by_click_drag_and_keys_and_its_faults_are_mended(open_seat: Opener) -> None:
    seat = workshop(open_seat())
    page = seat.page
    mine = page.get_by_role("list", name="The deck")
    take(seat, to_text(presets()["erste_schritte"].deck()))
    page.locator(LEGAL).wait_for()

    page.keyboard.press("/")
    page.keyboard.type("palast")
    expect(page.locator(".all [data-row]")).to_have_count(1)
    page.locator(".all [data-row]").focus()
    page.keyboard.press("+")
    expect(page.locator(FAULTS)).to_have_count(2)
    expect(page.locator("[data-code=deck_too_many]")).to_contain_text("101.C.a")
    expect(page.locator("[data-code=deck_set_missing]")).to_contain_text("Knights & Merchants")
    seat.picture("page-workshop-faults")
    page.locator("[data-code=deck_set_missing] .btn").click()
    expect(page.locator(FAULTS)).to_have_count(1)
    mine.get_by_role("button", name="Spy: one less").click()
    page.locator(LEGAL).wait_for()

    page.locator(".all li").drag_to(page.locator("#my-deck"))
    expect(page.locator("[data-code=deck_copies]")).to_be_visible()
    page.locator("[data-code=deck_copies] .btn").click()
    page.locator(LEGAL).wait_for()
    seat.button("Undo").click()
    expect(page.locator("[data-code=deck_copies]")).to_be_visible()
    mine.get_by_role("button", name="Palace, 2 of 1").focus()
    page.keyboard.press("1")
    page.locator(LEGAL).wait_for()

    seat.button("Draw a first hand").click()
    expect(page.locator("dialog[open] .card")).to_have_count(3)
    page.keyboard.press("Escape")

    page.reload()
    page.locator(LEGAL).wait_for()
    expect(page.locator("#my-deck")).to_contain_text("33 of 33")


def deck_at_table(seat: Seat) -> Seat:
    """A deck of one's own, played against the computer."""
    take(workshop(seat), to_text(presets()["erste_schritte"].deck()))
    seat.page.locator(LEGAL).wait_for()
    seat.button("Play it now").click()
    seat.at_table()
    return seat


def test_a_deck_is_played(open_seat: Opener) -> None:
    seat = deck_at_table(open_seat())
    for _ in range(2):
        seat.to_main_phase()
        assert seat.take(Wish(BUTTON, END_TURN))
    seat.to_main_phase()


@pytest.mark.long
def test_a_deck_is_played_to_the_end(open_seat: Opener) -> None:
    seat = deck_at_table(open_seat())
    seat.play_to_the_end()
    assert seat.winner() >= POINTS


def test_an_import_tells_every_wrong_line_and_takes_the_others(open_seat: Opener) -> None:
    seat = workshop(open_seat((390, 844), language="de"))
    page = seat.page
    seat.button("Text einlesen").click()
    page.get_by_label("Auf jeder Zeile").fill("2 Kloster\n-3 burg\nname: <img src=x onerror=alert(1)>\n1 gibtesnicht\n")
    seat.button("Übernehmen").click()
    expect(page.locator(".wrong li")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator("#my-deck")).to_contain_text("2 von 33")
    seat.picture("page-workshop-phone")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_link_brings_a_deck(open_seat: Opener) -> None:
    seat = open_seat()
    seat.go(f"#/workshop/decks?deck={to_code(presets()['hansekontor'].deck())}")
    seat.page.locator(LEGAL).wait_for()
    assert seat.page.get_by_label("Name of the deck").input_value() == "Hanseatic Counter"
    seat.picture("page-workshop-deck")


def test_a_card_is_designed_and_played(open_seat: Opener) -> None:
    seat = open_seat()
    page = seat.go("#/workshop/cards").page
    page.get_by_label("Name of the set").fill("Beekeepers")
    page.get_by_label("Name (English)").fill("Apiary")
    page.get_by_label("Victory points").fill("9")
    page.get_by_label("Victory points").blur()
    expect(page.locator(".faults li")).to_contain_text(["from 0 to 3"])
    page.get_by_label("Victory points").fill("1")
    page.get_by_label("Effect").select_option("year")
    page.locator(".faults.sound").wait_for()
    expect(page.locator(".preview .card.hand")).to_contain_text("Apiary")
    seat.picture("page-workshop-card")
    seat.button("Play against the computer").click()
    page.locator("p.made").wait_for()
    expect(page.locator("p.made")).to_contain_text("Home-made set: Beekeepers")
    seat.at_table()
    seat.picture("page-workshop-card-played")


def test_a_card_is_designed_on_a_phone(open_seat: Opener) -> None:
    seat = open_seat((390, 844), language="da")
    page = seat.go("#/workshop/cards").page
    page.get_by_label("Navn (Dansk)").fill("Bigård")
    expect(page.locator(".preview .card.hand")).to_contain_text("Bigård")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    seat.picture("page-workshop-card-phone")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (844, 390)])
def test_who_draws_a_deck_sees_the_hand_it_proposes_and_may_take_another(
    open_seat: Opener, size: tuple[int, int]
) -> None:
    seat = open_seat(size=size)
    page = seat.go().page
    page.get_by_text("Tournament: play now").click()
    keep = page.locator("dialog[open]").get_by_role("button", name=re.compile(r"^Keep .*, .*, "))
    keep.wait_for()
    proposed = {name.strip() for name in keep.inner_text().removeprefix("Keep ").splitlines()[0].split(",")}
    assert len(proposed) == 3
    held = page.locator("section.hand li")
    expect(held).to_have_count(3)
    for name in proposed:
        expect(page.locator("section.hand")).to_contain_text(name)
    seat.picture(f"first-hand-{size[0]}")
    page.locator("dialog[open] li .hit").first.click()
    expect(held).to_have_count(1)
    expect(keep).to_have_count(0)
