"""Whole board games by clicking what is lit: island, trade window, robber, discarding and the end."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.seat import OVER, STEPS, WINDOW, Seat

PLACE = ".island [role=button]"
PHONE = (390, 844)


class Settler:
    """A person at the island who builds whatever is lit, and trades only when asked to."""

    def __init__(self, seat: Seat) -> None:
        self.page = seat.page
        self.seat = seat
        self.seen: set[str] = set()

    def lit(self, what: str) -> bool:
        """Click the first lit place of a kind, if there is one."""
        found = self.page.locator(f"{PLACE}[aria-label*='{what}']")
        if found.count() == 0:
            return False
        found.first.dispatch_event("click")
        self.seen.add(what)
        return True

    def press(self, name: str) -> bool:
        """Press a button of the decision bar, if it is there."""
        found = self.page.locator(".bar .buttons").get_by_role("button", name=re.compile(name))
        if found.count() == 0:
            return False
        found.first.click()
        self.seen.add(name)
        return True

    def fill_window(self) -> None:
        """Choose goods until the window is content, then go on."""
        done = self.page.locator(f"{WINDOW} footer .btn.main")
        more = self.page.locator(f"{WINDOW} .good .btn:last-child:not([disabled])")
        while done.is_disabled():
            more.first.click()
        self.seen.add("window")
        done.click()

    def step(self) -> bool:
        """One thing that leads on; False if somebody else is to decide."""
        self.page.locator(".place[aria-busy=false]").wait_for()
        if self.page.locator(f"{WINDOW} fieldset").count() > 0:
            self.fill_window()
            return True
        if not self.seat.mine:
            return False
        buttons = ("Roll the dice", "Rob ", "Accept", "Decline", "Trade with", "With nobody")
        if any(self.press(name) for name in buttons):
            return True
        return any(self.lit(what) for what in ("City", "Settlement", "Road", "Robber")) or self.press("End turn")

    def to_turn(self) -> None:
        """Through founding and dice, to the first turn in which one can build."""
        for _ in range(STEPS):
            if self.page.get_by_role("button", name=re.compile("^End turn")).count() > 0:
                return
            if not self.step():
                self.page.wait_for_timeout(20)
        raise AssertionError("no turn of one's own was reached")

    def play_to_the_end(self) -> None:
        """Play on until somebody has won."""
        for _ in range(STEPS):
            if self.page.locator(OVER).count() > 0:
                return
            if not self.step():
                self.page.wait_for_timeout(20)
        raise AssertionError(f"the game did not end: {self.page.locator('.bar').inner_text()}")


def test_a_whole_board_game_against_three_bots(open_seat: Opener) -> None:
    seat = open_seat().new_game("board", "bot:greedy", "bot:greedy", "bot:greedy", Points_to_win=6)
    settler = Settler(seat)
    settler.to_turn()
    seat.picture("board-first-turn")
    settler.play_to_the_end()
    seat.picture("board-over")
    assert seat.page.locator(".points li.winner").count() == 1
    assert {"Settlement", "Road", "Roll the dice", "End turn"} <= settler.seen


def test_one_composed_offer_goes_round_the_table(open_seat: Opener) -> None:
    seat = open_seat().new_game("board", "bot:greedy", "bot:greedy")
    settler = Settler(seat)
    trade = seat.page.locator(".bar .buttons").get_by_role("button", name=re.compile("^Trade"))
    for _ in range(STEPS):
        settler.to_turn()
        if trade.count() > 0:
            break
        settler.press("End turn")
    trade.first.click()
    window = seat.page.locator(WINDOW)
    send = window.get_by_role("button", name="Put forward")
    expect(send).to_be_disabled()
    window.get_by_role("button", name=re.compile("You give: One more")).locator("visible=true").and_(
        seat.page.locator(":not([disabled])")
    ).first.click()
    window.get_by_role("button", name=re.compile("You get: One more")).and_(
        seat.page.locator(":not([disabled])")
    ).first.click()
    seat.picture("board-offer")
    send.click()
    expect(window).to_have_count(0)
    expect(seat.page.locator(".log").get_by_text(re.compile("offers")).first).to_be_attached()
    expect(seat.page.locator(".bar.mine")).to_be_visible()


def test_a_phone_shows_the_island_the_decision_and_the_own_cards(open_seat: Opener) -> None:
    seat = open_seat(size=PHONE).new_game("board", "bot:greedy", "bot:greedy")
    Settler(seat).to_turn()
    seat.picture("board-phone")
    for part in (".island", ".bar.mine", ".hand"):
        expect(seat.page.locator(part).first).to_be_in_viewport(ratio=0.9)
    assert seat.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], "nothing reaches beyond the screen"
