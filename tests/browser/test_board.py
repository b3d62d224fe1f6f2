"""Whole board games by clicking what is lit: island, trade window, robber, discarding and the end."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.moments import first_turn, island_one_short
from tests.browser.seat import BUTTON, END_TURN, WINDOW, Seat, Wish
from tests.browser.settler import Settler, play_out
from tests.browser.shifts import assert_calm, watch_shifts
from tests.games.board.scene import trading

PHONE = (390, 844)


def test_a_whole_board_game_against_three_bots(open_seat: Opener) -> None:
    seat = open_seat().new_game("board", "bot:normal", "bot:normal", "bot:normal", Points_to_win=5)
    settler = Settler(seat)
    watch_shifts(seat)
    settler.to_turn()
    seat.picture("board-first-turn")
    play_out(settler)
    assert_calm(seat)
    seat.picture("board-over")
    assert seat.page.locator(".points li.winner").count() == 1
    assert settler.clicked("Settlement at", "Road at", "Roll", "End turn")


def test_three_at_one_screen_with_the_curtain(open_seat: Opener) -> None:
    seat = open_seat().begin(island_one_short(2), "person", "person")
    settler = Settler(seat)
    play_out(settler)
    assert seat.page.locator(".points li.winner").count() == 1
    assert settler.curtains > 2
    assert settler.clicked("Roll", "End turn")


def test_a_friend_joins_by_link_and_the_computer_takes_the_third_seat(open_seat: Opener) -> None:
    ada = open_seat().begin(island_one_short(1), "open", "bot:normal")
    link = ada.page.locator(".invite input").input_value()
    ben = open_seat(size=PHONE)
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Take the seat").click()
    ben.at_table()
    ada.sees("Ben")
    both = Settler(ada), Settler(ben)
    play_out(*both)
    for one, last in zip(both, ("End turn", "City at"), strict=True):
        assert one.page.locator(".points li.winner").count() == 1
        assert one.clicked("Roll", last)


def test_one_composed_offer_goes_round_the_table(open_seat: Opener) -> None:
    seat = open_seat().begin(first_turn("board", players="3"))
    settler = Settler(seat)
    while not seat.shows("^Trade$"):
        seat.take(Wish(BUTTON, "^End turn"))
        settler.to_turn()
    seat.take(Wish(BUTTON, "^Trade$"))
    window = seat.page.locator(WINDOW)
    send = window.get_by_role("button", name="Put forward")
    expect(send).to_be_disabled()
    seat.take(Wish(".good .btn", "You give: One more"))
    seat.take(Wish(".good .btn", "You get: One more"))
    seat.picture("board-offer")
    send.click()
    expect(window).to_have_count(0)
    expect(seat.page.locator(".log").get_by_text(re.compile("offers")).first).to_be_attached()
    expect(seat.page.locator(".bar.mine")).to_be_visible()


# every curtain that falls, however short: whom it calls
CURTAINS = """() => {
  window.curtains = [];
  const look = () => {
    const said = document.querySelector('.curtain .btn')?.textContent.trim() ?? '';
    if (said !== '' && said !== window.curtains.at(-1)) window.curtains.push(said);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def hand_over(seat: Seat, number: int) -> None:
    """Whoever is asked next takes the screen."""
    taker = f"I am Player {number}"
    seat.page.get_by_role("button", name=taker).wait_for()
    assert seat.take(Wish(".curtain .btn", taker))


def test_a_counter_offer_at_one_screen_finds_its_partner(open_seat: Opener) -> None:
    seat = open_seat().begin(trading(3), "person", "person")
    seat.take(Wish(".curtain .btn"))
    seat.page.evaluate(CURTAINS)
    seat.take(Wish(BUTTON, "^Trade$"))
    seat.take(Wish(".good .btn", "You give: One more wool"))
    seat.take(Wish(".good .btn", "You get: One more ore"))
    seat.take(Wish("footer .btn.main", "Put forward"))
    hand_over(seat, 2)
    seat.take(Wish(BUTTON, "^Counter"))
    seat.picture("board-counter-offer")
    while seat.take(Wish(".good .btn", "You give: One less"), Wish(".good .btn", "You get: One less")):
        pass
    seat.take(Wish(".good .btn", "You give: One more"))
    seat.take(Wish(".good .btn", "You get: One more"))
    seat.take(Wish(".good .btn", "You get: One more"))  # two for one: never what was offered
    seat.take(Wish("footer .btn.main", "Put forward"))
    hand_over(seat, 3)
    seat.take(Wish(BUTTON, "^Decline"))
    hand_over(seat, 1)
    fell = [re.findall(r"\d+", one)[-1] for one in seat.page.evaluate("() => window.curtains")]
    assert fell == ["2", "3", "1"], "and no curtain for anybody who had answered"
    seat.picture("board-partner")
    expect(seat.page.locator(".offer .countered")).to_be_visible()
    taken = seat.take(Wish(".offer .btn, " + BUTTON, "^(Trade with|With nobody)"))
    assert taken
    expect(seat.page.locator(".offer")).to_have_count(0)


def test_what_is_greyed_and_what_is_not_lit_say_why(open_seat: Opener) -> None:
    seat = open_seat().begin(first_turn("board", players="3"))
    said = seat.page.locator(".news .toast a[href*='#/rules/BG-']")
    seat.take(Wish(".shop button", "^City", greyed=True))
    expect(said.first).to_be_visible()
    for _ in range(said.count()):
        seat.page.locator(".news .toast button").first.click()
    expect(said).to_have_count(0)
    corner = seat.page.locator(".island .piece").last.bounding_box()  # a settlement: nothing else can stand there
    assert corner is not None
    seat.page.mouse.click(corner["x"] + corner["width"] / 2, corner["y"] + corner["height"] / 2)
    expect(said.first).to_be_visible()
    seat.picture("board-why")


def test_undo_that_is_not_possible_says_why(open_seat: Opener) -> None:
    seat = open_seat().begin(first_turn("board", players="3"))
    settler = Settler(seat)
    while True:
        seat.take(Wish(BUTTON, END_TURN))
        settler.to_turn()
        if seat.take(Wish(".bar .cannot", greyed=True)):  # the dice were thrown; but a robber can be put back
            break
    expect(seat.page.locator(".news").get_by_text(re.compile("dice|throw|rolled|chance", re.I)).first).to_be_visible()


def test_a_phone_shows_the_island_the_decision_and_the_own_cards(open_seat: Opener) -> None:
    seat = open_seat(size=PHONE).begin(first_turn("board", players="3"))
    seat.picture("board-phone")
    for part in (".island", ".bar.mine", ".hand", ".supply"):
        expect(seat.page.locator(part).first).to_be_in_viewport(ratio=0.9)
    assert seat.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], "nothing reaches beyond the screen"
