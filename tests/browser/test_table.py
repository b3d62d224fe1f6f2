"""What a person meets at the table: refusals with their ruling, undo, cut lines, languages, keys, phones."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.keys import Keys
from tests.browser.late import late
from tests.browser.moments import first_turn
from tests.browser.seat import STEPS, Wish
from tests.rulings.handel_wandel.land import filled, last, trading

PHONE = (390, 844)
SOON = 3000  # milliseconds, long before a notice goes by itself
# resolves once the page has opened another socket after the one that was cut
BACK = """() => new Promise(done => {
  const open = () => sockets.length > 1 && sockets.at(-1).readyState === 1;
  const look = () => (open() ? done(sockets.length) : setTimeout(look, 20));
  look();
})"""


def test_what_cannot_be_built_says_why_and_links_the_ruling(open_seat: Opener) -> None:
    seat = open_seat().begin(first_turn("cardgame"))
    for _ in range(STEPS):  # with luck everything can be built: then not in this turn
        if seat.take(Wish(".costs button", greyed=True)):
            break
        seat.step()
        seat.to_main_phase()
    notice = seat.page.get_by_role("alert").first
    link = notice.get_by_role("link")
    expect(link).to_have_attribute("href", re.compile(r"#/rules/\w+"))
    assert len(notice.inner_text()) > 20
    seat.picture("card-game-refusal")
    before = seat.seq
    link.click()
    seat.page.wait_for_url(re.compile("#/rules/"))
    seat.page.locator("h1, h2").first.wait_for()
    seat.page.go_back()
    seat.at_table()
    assert seat.seq == before


def test_why_something_was_not_possible_is_forgotten_with_the_next_decision(open_seat: Opener) -> None:
    seat = open_seat().begin(late())
    assert seat.take(Wish(".costs button", greyed=True))
    notices = seat.page.locator(".news [role=alert]")
    expect(notices.first).to_be_visible()
    assert seat.take(Wish(".here .site.lit", "road"))
    expect(notices).to_have_count(0, timeout=SOON)


def test_undo_takes_back_a_decision_or_says_why_not(open_seat: Opener) -> None:
    seat = open_seat().new_game("cardgame", "bot:normal")
    laid = seat.page.locator(".side .log li.build")
    seat.until_mine()
    already = laid.count()
    seat.step()
    expect(laid).to_have_count(already + 1)
    assert seat.take(Wish(".bar .buttons .btn", "^Undo"))
    expect(laid).to_have_count(already)
    while not seat.take(Wish(".bar .cannot", greyed=True)):  # greyed, but it answers
        assert seat.take(Wish(".bar .buttons .btn", "^Undo"))
    expect(seat.page.get_by_role("alert").first).to_be_visible()


def test_a_cut_line_leads_back_to_the_same_decision(open_seat: Opener) -> None:
    seat = open_seat()
    seat.page.add_init_script(
        "const Real = WebSocket; window.sockets = [];"
        "window.WebSocket = class extends Real { constructor(...a) { super(...a); window.sockets.push(this); } };"
    )
    seat.new_game("cardgame", "bot:normal")
    seat.until_mine()
    asked, before = seat.page.locator(".bar .say").inner_text(), seat.seq
    seat.page.evaluate("() => window.sockets.at(-1).close()")
    assert seat.page.evaluate(BACK) == 2
    seat.at_rest()
    expect(seat.page.locator(".bar .say")).to_have_text(asked)
    assert seat.seq == before
    assert seat.step()
    seat.until_mine()
    asked, before = seat.page.locator(".bar .say").inner_text(), seat.seq
    assert before > 0
    seat.page.reload()
    seat.at_table()
    expect(seat.page.locator(".bar .say")).to_have_text(asked)
    assert seat.seq == before


def test_the_language_is_switched_in_the_game(open_seat: Opener) -> None:
    seat = open_seat().begin(first_turn("cardgame"))
    choice = seat.page.get_by_role("combobox", name="Language").first
    choice.select_option("de")
    seat.sees("Du entscheidest")
    seat.picture("card-game-german")
    seat.page.get_by_role("combobox", name="Sprache").first.select_option("da")
    expect(seat.page.locator("html")).to_have_attribute("lang", "da")
    expect(seat.page.locator(".bar")).not_to_contain_text("Du entscheidest")
    seat.picture("card-game-danish")


def test_a_turn_by_keyboard_alone(open_seat: Opener) -> None:
    """From the first page to the second throw of the dice: Tab, arrows, Enter and the letters on the buttons."""
    seat = open_seat().go()
    seat.page.get_by_role("button", name=re.compile("Play now")).wait_for()
    keys = Keys(seat)
    keys.tab_to(("Play now",), 20)
    keys.press("Enter")
    seat.at_table()
    keys.to_main_phase()
    seat.picture("card-game-by-keys")
    turn = seat.seq
    keys.press(keys.letter("End turn"))
    seat.at_rest()
    assert seat.seq > turn
    for _ in range(STEPS):
        seat.until_mine()
        if keys.letter("Roll"):
            break
        keys.step()
    assert keys.letter("Roll")
    assert {"Tab", "Enter", "ArrowDown", "r", "e"} <= set(keys.pressed)


def test_the_phone_shows_one_land_the_decision_and_the_hand(open_seat: Opener) -> None:
    seat = open_seat(size=PHONE).new_game("cardgame", "bot:normal")
    for language in ("en", "de", "da"):
        seat.page.get_by_role("combobox").first.select_option(language)
        expect(seat.page.locator("html")).to_have_attribute("lang", language)
        seat.picture(f"card-game-phone-{language}")
        assert seat.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        bar = seat.page.locator(".bar").bounding_box()
        assert bar is not None
        assert bar["y"] + bar["height"] <= PHONE[1]
        expect(seat.page.locator(".here")).to_be_visible()
        expect(seat.page.locator(".there")).to_be_hidden()


def test_a_turn_on_the_phone(open_seat: Opener) -> None:
    seat = open_seat(size=PHONE).begin(first_turn("cardgame"))
    seat.picture("card-game-phone-turn")
    seat.step()
    for _ in range(STEPS):
        seat.until_mine()
        if seat.shows("^Roll"):
            break
        seat.step()
    assert seat.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_table_decision_and_hand_fit_the_window(open_seat: Opener, size: tuple[int, int]) -> None:
    seat = open_seat(size=size).begin(first_turn("cardgame"))
    seat.picture(f"card-game-{size[0]}")
    cards = seat.page.locator(".hand li").all()
    assert cards
    for card in cards:
        box = card.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1] + 4, "the hand is fully visible"


def test_watchers_see_no_hand(open_seat: Opener) -> None:
    ada = open_seat().begin(first_turn("cardgame"))
    watcher = open_seat()
    watcher.page.goto(ada.page.url)
    watcher.at_table()
    watcher.sees("You are watching")
    cards = watcher.page.locator(".hand .card")
    assert cards.count() == ada.page.locator(".hand .card").count() > 0
    assert watcher.page.locator(".hand .card:not(.down)").count() == 0
    assert not watcher.asked()
    watcher.picture("card-game-watched")


def test_what_lies_on_a_card_is_told_as_number_and_symbol(open_seat: Opener) -> None:
    p = filled(trading().built(0, "schatzkammer", "road C"), 0, "gold", 2)
    seat = open_seat().begin(last(p.built(0, "faerberei", "region C above"), 0, 3).main().text())
    store = seat.page.locator(".here .card", has_text="Treasure Vault").first
    expect(store.locator(".held")).to_have_text("2")
    expect(store.locator(".held use")).to_have_attribute("href", "#s-gold")
    expect(store.locator(".hit")).to_have_attribute("aria-label", re.compile("2 gold on it"))
    expect(seat.page.locator(".here").get_by_role("img", name=re.compile("^trade points: 3"))).to_be_visible()
    seat.picture("stores")
