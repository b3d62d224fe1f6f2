"""Windows: the moments at which somebody else may answer.

Why this is hard, and what we decided:

* *A window must not leak.* Asking only a player who holds an answer shows the hand; asking always is tedious. So the
  engine asks exactly when an answer is possible **as far as everybody can tell**: the player holds at least one
  hidden card, and not every card that could answer lies open. Whether the answer is really there makes no difference.
* *Before, instead, after.* A window stands on the agenda above the effect it belongs to. An answer may push steps
  above that effect (before), strike the effect from the agenda (instead: a veto), or leave it and push steps below
  the next window (after). Nothing is ever called back: everything is an entry on the agenda.
* *Order and number.* A window asks one seat; several stand on the agenda in the order in which their seats answer.
  Each answer is one action; a window that allows several answers asks again until its seat passes.
* *Rolling back.* Some answers turn time back to a moment before the window's cause. The state keeps a frozen copy of
  itself for that moment (`mark`); it is shared between clones because it never changes.
"""

from typing import Final

from mypy_extensions import i64

ROOM: Final = 32  # how many windows a family of games can have


class WindowTable:
    """The windows of a family of games: each has a name, a number, and a line that says what has just happened."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.told: dict[str, str] = {}

    def add(self, name: str, told: str) -> int:
        """The number of a window; a name that is there already, as when a set is loaded again, keeps its number."""
        if name not in self.told:
            if len(self.names) == ROOM:
                raise ValueError(f"window {name!r}: there is room for {ROOM} only")
            self.names.append(name)
        self.told[name] = told
        return self.names.index(name)

    def number(self, name: str) -> int:
        """The number of a window by its name; -1 if there is none."""
        return self.names.index(name) if name in self.told else -1


def should_ask(hidden_cards: i64, copies: i64, copies_open: i64) -> bool:
    """Whether a player must be asked for an answer: judged from what everybody can see, never from the hand itself."""
    return hidden_cards > 0 and copies > copies_open
