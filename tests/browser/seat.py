"""A person in front of a browser: what they click, and what they see."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, TimeoutError, expect

STEPS = 4000
# what can be chosen on the screen, most urgent first: windows that ask, then cards and places, then the buttons
WINDOW = "dialog[open]"
OVER = f"{WINDOW} .points"
MOVES = (
    f"{WINDOW} footer .btn:has-text('Pass')",
    f"{WINDOW} footer .btn:has-text('Decline')",
    f"{WINDOW} .stacks .btn:not([disabled])",  # hand check: draw, or the stack for a card to be put away
    f"{WINDOW} .card.legal > .hit",  # cards laid open
    ".cards .tile button",  # regions to lay
    ".site.lit",
    ".there .legal .hit, .here .legal .hit, .there .legal button, .here .legal button",
    ".pile.lit .hit",
    ".hand .card.legal:not(.selected) > .hit",
)
BUTTONS = ("Roll the dice", "End turn", "Pass", "Decline", "Withdraw")
CITY_OR_SETTLEMENT = ".site.lit[aria-label*='settlement'], .here [aria-label*='Build a city']"


class Seat:
    """One browser window at a table."""

    def __init__(self, page: Page, home: str, pictures: Path) -> None:
        self.page = page
        self.home = home
        self._pictures = pictures

    def go(self, hash_: str = "#/") -> "Seat":
        self.page.goto(self.home + hash_)
        return self

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(name)).first

    def picture(self, name: str) -> None:
        self.page.screenshot(path=self._pictures / f"{name}.png")

    def new_game(self, game: str = "cardgame", *others: str, **options: object) -> "Seat":
        """Fill in the form of a new game: the others are `bot:greedy`, `person` or `open`."""
        self.go(f"#/new/{game}")
        start = self.button("Start the game")
        start.wait_for()
        if game == "board":
            self.page.get_by_label("Players").select_option(str(len(others) + 1))
        for i, kind in enumerate(others):
            self.page.get_by_role("combobox", name=f"Seat {i + 2}").select_option(kind)
        for label, value in options.items():
            field = self.page.get_by_label(label.replace("_", " "), exact=True)
            if field.evaluate("e => e.tagName") == "SELECT":
                field.select_option(str(value))
            else:
                field.fill(str(value))
        start.click()
        self.at_table()
        return self

    def at_table(self) -> None:
        self.page.wait_for_url(re.compile("#/play/"))
        self.page.locator(".bar, .curtain").first.wait_for()

    @property
    def over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    @property
    def mine(self) -> bool:
        return self.page.locator(".bar.mine").count() > 0

    def _click_first(self, selector: str) -> bool:
        for found in self.page.locator(selector).all():
            if found.is_visible() and self._press(found, force=True):
                return True
        return False

    def _press(self, found: Locator, force: bool = False) -> bool:
        """Click it; False if it went away meanwhile, as when the curtain falls or a window opens above it."""
        try:
            found.click(force=force, timeout=3000)
        except TimeoutError:
            return False
        return True

    def step(self) -> bool:
        """One click that leads on, as somebody would who only follows what is lit; False if there is none."""
        self.page.locator(".place[aria-busy=false]").wait_for()  # the last decision has been answered
        if self.page.locator(WINDOW).count() > 0:
            return any(self._click_first(move) for move in MOVES[:4])
        if not self.mine:
            return False
        bar = self.page.locator(".bar .buttons")
        roll = bar.get_by_role("button", name=re.compile(BUTTONS[0]))
        if roll.count() > 0:
            return self._press(roll.first)
        if self._click_first(CITY_OR_SETTLEMENT):
            return True
        for name in BUTTONS[1:]:
            found = bar.get_by_role("button", name=re.compile(name))
            if found.count() > 0 and not (name == "Pass" and self.page.locator(MOVES[4]).count() > 0):
                return self._press(found.first)
        return any(self._click_first(move) for move in MOVES[4:])

    def until_mine(self) -> None:
        """Wait until this seat is asked."""
        self.page.locator(f".bar.mine, {WINDOW}").first.wait_for()

    def to_main_phase(self) -> None:
        """Through the set-up and the dice, to the first turn in which one can build."""
        for _ in range(STEPS):
            if self.page.get_by_role("button", name=re.compile("^End turn")).count() > 0:
                return
            if not self.step():
                self.page.wait_for_timeout(30)
        raise AssertionError("the main phase was never reached")

    def play_to_the_end(self) -> None:
        """Play on until the game is over."""
        for _ in range(STEPS):
            if self.over:
                return
            if not self.step():
                self.page.wait_for_timeout(30)
        raise AssertionError(f"the game did not end: {self.page.locator('.bar').inner_text()}")

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()
