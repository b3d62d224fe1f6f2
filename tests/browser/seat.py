"""A person in front of a browser: what they see, and what they click.

Nothing here waits for a guessed time. The table is marked busy from a click until the server's answer is drawn; every
step begins and ends with a table at rest. What to click is looked up in one go and clicked with the mouse at a point
where it can be seen: a choice that lies under something else is a fault of the page and fails the test.
"""

import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

from playwright.sync_api import FilePayload, Locator, Page, expect

STEPS = 4000
PAUSE = 15  # milliseconds between two looks at tables where somebody else is to decide
LOOKS = 40  # at a table that seems to ask, until there is something to click
WINDOW = "dialog[open]"
OVER = f"{WINDOW} .points"
END_TURN = "^End turn"
AT_REST = ".place[aria-busy=false]"
ASKED = f"body:has({AT_REST}):has(.bar.mine, {WINDOW}, .curtain)"


@dataclass(frozen=True)
class Wish:
    """Something one would click if it were there: where it is, what it says (a pattern), greyed or not."""

    where: str
    says: str = ""
    greyed: bool = False


BUTTON = ".bar .buttons .btn"
# in the order of urgency, for somebody who only follows what is lit
IN_WINDOWS = (
    Wish("footer .btn", "^(Pass|Decline)"),
    Wish(".stacks .btn"),  # hand check: draw, or the stack for a card to be put away
    Wish(".card.legal > .hit"),  # cards laid open
    Wish("footer .btn:not(.quiet)"),  # a hint decides nothing
    Wish(".body .btn"),
)
ON_THE_TABLE = (
    Wish(".curtain .btn"),
    Wish(BUTTON, "^Roll"),
    Wish(".here button", "Build a city"),
    Wish(".here .site.lit", "settlement"),
    Wish(".here .site.lit", "road"),
    Wish(BUTTON, "^(End turn|Decline|Withdraw)"),
    Wish(".site.lit"),
    Wish(".pile.lit > .hit"),  # above all for the card that was picked
    Wish(".cards .shown .hit"),  # regions to lay, cards of the other's hand
    Wish(BUTTON, "^Pass"),
    Wish(".there .legal .hit, .here .legal .hit, .there .legal button, .here .legal button"),
    Wish(BUTTON, "^Play "),  # the action card that was picked
    Wish(".hand .card.legal:not(.selected) > .hit"),
    Wish(".bar .buttons .btn:not(.quiet):not(.iconic)"),
    Wish(".bar .buttons .btn:not(.quiet)"),  # what leads to a window
)
# finds the first wish that is there and a point where the mouse meets it; in a window only what lies in that window
LOOK = """([table, windows]) => {
  if (document.querySelector('.place[aria-busy=true]') !== null) return null;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog?.querySelector('.points')) return null;  // the game ended a moment ago: its window asks for nothing
  const root = dialog ?? document;
  for (const { where, says, greyed } of dialog === undefined ? table : windows) {
    for (const found of root.querySelectorAll(where)) {
      const said = (found.getAttribute('aria-label') ?? found.textContent ?? '').replace(/\\s+/g, ' ').trim();
      if (!new RegExp(says, 'i').test(said) || found.disabled) continue;
      if ((found.getAttribute('aria-disabled') === 'true') !== greyed) continue;
      if (!found.checkVisibility({ checkVisibilityCSS: true })) continue;
      found.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const box = found.getBoundingClientRect();
      let above = null;
      for (const [across, down] of [[4, 4], [4, 2], [2, 4], [6, 4], [4, 6], [2, 2], [6, 6], [1, 4], [7, 4], [1, 1]]) {
        const x = box.left + box.width * across / 8, y = box.top + box.height * down / 8;
        const met = document.elementFromPoint(x, y);
        if (met !== null && (found.contains(met) || met.contains(found) && met.closest('button, a') === found))
          return { x, y, said, above: '' };
        above ??= met;
      }
      return { x: 0, y: 0, said, above: above === null ? 'the edge of the window' : above.outerHTML.slice(0, 200) };
    }
  }
  return null;
}"""


class Seat:
    """One browser window at a table."""

    def __init__(self, page: Page, home: str, pictures: Path) -> None:
        self.page = page
        self.home = home
        self.clicked: list[str] = []
        self._pictures = pictures

    def go(self, hash_: str = "#/") -> "Seat":
        self.page.goto(self.home + hash_)
        return self

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(name)).first

    def picture(self, name: str) -> None:
        self.page.screenshot(path=self._pictures / f"{name}.png")

    def new_game(self, game: str = "cardgame", *others: str, **options: object) -> "Seat":
        """Fill in the form of a new game: the others are `bot:normal`, `person` or `open`."""
        self.go(f"#/new/{game}")
        start = self.button("Start the game")
        start.wait_for()
        if game == "board":
            self.page.get_by_label("Players").select_option(str(len(others) + 1))
        self._seated(others)
        for label, value in options.items():
            field = self.page.get_by_label(label.replace("_", " "), exact=True)
            if field.evaluate("e => e.tagName") == "SELECT":
                field.select_option(str(value))
            else:
                field.fill(str(value))
        start.click()
        self.at_table()
        return self

    def begin(self, text: str, *others: str) -> "Seat":
        """Begin from a position, as its link does, against the computer or others; I am asked first."""
        self.go(f"#/new/{text.partition('/')[0]}?position={quote(text, safe='')}")
        start = self.button("Start the game")
        start.wait_for()
        self._seated(others)
        start.click()
        self.at_table()
        self.until_mine()
        return self

    def _seated(self, others: Sequence[str]) -> None:
        for i, kind in enumerate(others):
            self.page.get_by_role("combobox", name=f"Seat {i + 2}").select_option(kind)

    def take_up(self, game: str, record: str) -> "Seat":
        """Go on with a saved game against the computer."""
        self.go(f"#/new/{game}")
        self.page.get_by_text("More options").click()
        saved = FilePayload(name="saved.txt", mimeType="text/plain", buffer=record.encode())
        self.page.get_by_label("Take up a saved game instead").set_input_files(saved)
        self.button("Start the game").click()
        self.at_table()
        self.until_mine()
        return self

    def winner(self) -> int:
        """The points of the one winner the page names."""
        named = self.page.locator(".points li.winner")
        expect(named).to_have_count(1)
        return int(re.findall(r"\d+", named.inner_text())[-1])

    def at_table(self) -> None:
        self.page.wait_for_url(re.compile("#/play/"))
        self.page.locator(".bar, .curtain").first.wait_for()
        self.at_rest()

    # -- seeing -------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    @property
    def mine(self) -> bool:
        return self.page.locator(".bar.mine").count() > 0

    @property
    def seq(self) -> int:
        """The number of the step that is drawn."""
        return int(self.page.locator(".place[aria-busy]").get_attribute("data-seq") or -1)

    def shows(self, name: str) -> bool:
        """Whether there is a button of that name."""
        return self.page.get_by_role("button", name=re.compile(name)).count() > 0

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def at_rest(self) -> None:
        """Wait until the last decision has been answered and drawn."""
        self.page.locator(AT_REST).wait_for(state="attached")

    def asked(self) -> bool:
        """Whether this screen is asked for anything now."""
        return self.page.locator(ASKED).count() > 0

    def until_mine(self) -> None:
        """Wait until this screen is asked for something."""
        self.page.locator(ASKED).wait_for(state="attached")

    # -- clicking -----------------------------------------------------------------------------------------------------

    def take(self, *wishes: Wish) -> str:
        """Click the first of these that is there, and wait for the answer; says what it was, or nothing."""
        return self.take_either(wishes, wishes)

    def take_either(self, table: Sequence[Wish], windows: Sequence[Wish]) -> str:
        """The same, and other wishes count while a window is open: looked up at one go, since windows come and go."""
        self.at_rest()
        wishes = [[asdict(wish) for wish in either] for either in (table, windows)]
        found: dict[str, Any] | None = self.page.evaluate(LOOK, wishes)
        if found is None:
            return ""
        assert not found["above"], f"{found['said']!r} cannot be clicked: it lies under {found['above']}"
        self.page.mouse.click(found["x"], found["y"])
        self.clicked.append(found["said"])
        self.at_rest()
        return str(found["said"])

    def step(self, table: Sequence[Wish] = ON_THE_TABLE, windows: Sequence[Wish] = IN_WINDOWS) -> bool:
        """One click that leads on, as somebody would who only follows what is lit; False if others are to decide."""
        for _ in range(LOOKS):
            self.at_rest()
            if self.over or not self.asked():
                return False
            if self.take_either(table, windows):
                return True
            self.page.wait_for_timeout(PAUSE)  # a window that was on its way out looked like a question
        raise AssertionError(
            f"asked, but there is nothing to click: {self.page.locator(f'{WINDOW}, .bar').last.inner_text()}"
        )

    def to_main_phase(self) -> None:
        """Through the set-up and the dice, to the first turn in which one can build."""
        for _ in range(STEPS):
            self.until_mine()
            if self.shows(END_TURN):
                return
            self.step()
        raise AssertionError("the main phase was never reached")

    def play_to_the_end(self) -> None:
        """Play on until the game is over."""
        play_together(self)


def play_together(*seats: Seat) -> None:
    """Everybody plays on until all see that the game is over."""
    for _ in range(STEPS):
        if all(seat.over for seat in seats):
            return
        if not any(seat.step() for seat in seats):
            seats[0].page.wait_for_timeout(PAUSE)
    raise AssertionError(f"the game did not end: {[seat.page.locator('.bar').inner_text() for seat in seats]}")
