"""A person who has no mouse: what they press is written on the screen, or one of the keys every page obeys."""

import re

from tests.browser.seat import STEPS, WINDOW, Seat

FOCUSED = """() => {
  const one = document.activeElement;
  if (one === null || one === document.body) return null;
  const ring = getComputedStyle(one);
  const seen = one.matches(':focus-visible') && (ring.outlineStyle !== 'none' || ring.boxShadow !== 'none');
  return { said: (one.getAttribute('aria-label') ?? one.textContent ?? '').trim(), seen };
}"""


class Keys:
    """Only keys: Tab, arrows, Enter, and the letters the buttons show."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.page = seat.page
        self.pressed: list[str] = []

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.pressed.append(key)

    def focused(self) -> str:
        """What the focus is on; it must be visible there."""
        found = self.page.evaluate(FOCUSED)
        if found is None:
            return ""
        assert found["seen"], f"one does not see that the focus is on {found['said']!r}"
        return str(found["said"])

    def tab_to(self, names: tuple[str, ...], most: int) -> None:
        """Tab until one of these is focused; no further than a patient person would."""
        for _ in range(most):
            if self.focused().startswith(names):
                return
            self.press("Tab")
        raise AssertionError(f"{names} is not reached with {most} tabs")

    def letter(self, name: str) -> str:
        """The letter a button of the decision bar shows; nothing if there is no such button."""
        button = self.page.locator(".bar .buttons .btn", has_text=name)
        return button.first.locator(".key").inner_text().lower() if button.count() > 0 else ""

    def choose(self, *names: str) -> None:
        """Go with the arrow keys to a choice (to the first one if none is named) and take it; else tab there."""
        for key in ("ArrowDown", *["ArrowDown"] * 4, *["ArrowRight"] * 4, *["ArrowUp"] * 4):
            self.press(key)
            if not names or self.focused().startswith(names):
                break
        else:
            self.tab_to(names, 40)
        assert self.focused(), "the arrow keys lead nowhere"
        self.press("Enter")

    def step(self) -> None:
        """One decision: by its letter if it shows one, else by the arrow keys."""
        self.seat.until_mine()
        before, begun = self.seat.seq, self._begun()
        window = self.page.locator(WINDOW)
        if window.count() > 0:
            names = [name for name in ("Put", "Pass", "Decline", "Draw") if self._offered(name)]
            self.choose(*names[:1])
        elif roll := self.letter("Roll"):
            self.press(roll)
        else:
            self.choose()
        self.seat.at_rest()
        assert self.seat.seq > before or (self._begun() and not begun), f"nothing came of {self.pressed[-9:]}"

    def _begun(self) -> bool:
        """Whether a card, or what is to be built, has been picked and its place is asked for."""
        return self.page.locator(".selected, .picked, .costs [aria-pressed=true]").count() > 0

    def _offered(self, name: str) -> bool:
        """Whether the window has a button that can be pressed and begins with this word."""
        found = self.page.locator(WINDOW).get_by_role("button", name=re.compile(f"^{name}"), disabled=False)
        return found.count() > 0

    def to_main_phase(self) -> None:
        """Set-up and dice without a mouse."""
        for _ in range(STEPS):
            self.seat.until_mine()
            if self.seat.shows("^End turn"):
                return
            self.step()
        raise AssertionError("the main phase was never reached")
