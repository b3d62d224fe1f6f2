"""What the terminal needs of each game: a picture, choices in words, a log, and how the points came about."""

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from catanica.cli.common import View
from catanica.cli.menu import Choice
from catanica.cli.wording import Wording
from catanica.games.entry import load
from catanica.games.registry import entry
from catanica.kernel.refusal import Refusal
from catanica.kernel.state import State


class Face(Protocol):
    """One game at a terminal, in one language."""

    def screen(self, view: View, viewer: int, width: int, marks: Sequence[Choice]) -> RenderableType:
        """The table as an audience sees it; choices that name a place may be marked there."""

    def parts(
        self, view: View, viewer: int, width: int, marks: Sequence[Choice], room: int
    ) -> tuple[RenderableType, RenderableType]:
        """The same for a terminal of few lines: first the rest, then what the viewer decides about, which should take
        no more than so many lines.
        """

    def on_map(self, choice: Choice) -> bool:
        """Whether the number of a choice stands at its place in the picture."""

    def question(self, state: Any, view: View) -> str:
        """What is asked now."""

    def choices(self, view: View) -> list[Choice]:
        """The options of the pending decision in groups, numbered from 1."""

    def log(self, events: Sequence[View], before: Sequence[View] = ()) -> list[str]:
        """What happened, as lines; what belongs together stands together, also with what was told `before`."""

    def points(self, view: View, seat: int) -> list[tuple[str, int]]:
        """Where a seat's points come from."""

    def explain(self, word: str) -> RenderableType | None:
        """A card of the game, by id or name; nothing if there is none."""

    def near(self, word: str) -> list[str]:
        """Names of the game's own cards that a mistyped word may have meant."""

    def examples(self) -> tuple[str, str, str]:
        """Something to ask for in the help: the name of a card, empty if there are none, a ruling, and a verb."""

    def read(self, state: Any, text: str) -> list[int] | Refusal:
        """The actions a typed text names; legality is for the state to judge."""

    def names(self) -> dict[str, str]:
        """Names players may type, and the words of the notation they stand for."""


def face_of(state: State, words: Wording) -> Face:
    """The face of the game a position belongs to; cards are called from here on as that game calls them."""
    words.game = state.header()["game"]
    made: Face = load(entry(words.game).face)(state, words)
    return made
