"""A person at the island: builds what is lit, trades with the bank for what is missing, plays the cards."""

import re
from typing import Final

from tests.browser.seat import BUTTON, END_TURN, PAUSE, STEPS, WINDOW, Seat, Wish

GOODS: Final = ("brick", "lumber", "wool", "grain", "ore")
PLACE: Final = ".island .place"
ROAD: Final = Wish(PLACE, "Road at")
# in the order of urgency
AT_THE_ISLAND: Final = (
    Wish(".curtain .btn"),
    Wish(BUTTON, "^(Roll|Rob |Trade with )"),
    Wish(BUTTON, "^(Accept|Decline|With nobody|Withdraw)"),
    Wish(PLACE, "City at"),
    Wish(PLACE, "Settlement at"),
    Wish(PLACE, "Robber to"),
    Wish(".dev .lit", "^Play"),
)
IN_WINDOWS: Final = (
    Wish("footer .btn.main"),
    Wish(".good .btn:last-child"),  # one more card of a kind, until the window is content
    Wish(".goods .btn"),  # the resource a monopoly names
)
PRICES: Final = ({"grain": 2, "ore": 3}, {"brick": 1, "lumber": 1, "wool": 1, "grain": 1})
ROADS_TO_KEEP: Final = 10  # the rest of the brick is for settlements


class Settler:
    """Plays one screen of a board game."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.page = seat.page
        self.curtains = 0

    def clicked(self, *words: str) -> bool:
        """Whether something of every one of these names was clicked."""
        return all(any(re.search(word, said) for said in self.seat.clicked) for word in words)

    def step(self) -> bool:
        """One thing that leads on; False if somebody else is to decide."""
        seat = self.seat
        seat.at_rest()
        if seat.over or not seat.asked():
            return False
        if self.page.locator(".curtain").count() > 0:
            assert self.page.locator(".hand, .log, .island").count() == 0, "the curtain hides everything"
            self.curtains += 1
        if self.page.locator(WINDOW).count() > 0 or not seat.shows(END_TURN):
            return seat.step(table=(*AT_THE_ISLAND, ROAD), windows=IN_WINDOWS)
        wishes = (*AT_THE_ISLAND, ROAD) if self._roads_left() > ROADS_TO_KEEP else AT_THE_ISLAND
        return bool(seat.take(*wishes)) or self._bank() or bool(seat.take(Wish(".shop button", "^Card"))) or self._end()

    def _end(self) -> bool:
        return bool(self.seat.take(Wish(BUTTON, END_TURN)))

    def _roads_left(self) -> int:
        return int(self.page.locator(".shop button small").first.get_attribute("data-left") or 0)

    def _bank(self) -> bool:
        """Trade what lies in plenty for what a city or a settlement still lacks."""
        hand = self.hand()
        for price in PRICES:
            lacking = [good for good in GOODS if hand[good] < price.get(good, 0)]
            spare = [good for good in GOODS if hand[good] - price.get(good, 0) >= self._rate(good)]
            if lacking and spare and self.seat.shows("^Bank$"):
                self.seat.take(Wish(BUTTON, "^Bank$"))
                return bool(self.seat.take(Wish(".gets .btn", f"{spare[0]} for 1 {lacking[0]}")))
        return False

    def hand(self) -> dict[str, int]:
        """The own resource cards, as they lie on the table."""
        return {good: int(self.page.locator(f".hand .pile.{good} b").inner_text()) for good in GOODS}

    def _rate(self, good: str) -> int:
        return int(self.page.locator(f".hand .pile.{good} .rate").inner_text().partition(":")[0])

    def to_turn(self) -> None:
        """Through founding and dice, to the next turn in which one can build."""
        for _ in range(STEPS):
            self.seat.until_mine()
            if self.seat.shows(END_TURN):
                return
            self.step()
        raise AssertionError("no turn of one's own was reached")


def play_out(*settlers: Settler) -> None:
    """Everybody plays on until all see that the game is over."""
    for _ in range(STEPS):
        if all(one.seat.over for one in settlers):
            return
        moved = [one.step() for one in settlers]
        if not any(moved):
            settlers[0].page.wait_for_timeout(PAUSE)
    raise AssertionError(f"the game did not end: {[one.page.locator('.bar').inner_text() for one in settlers]}")
