"""The heap at a terminal."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from catanica.cli.common import View
from catanica.cli.menu import Choice, numbered
from catanica.cli.wording import Wording
from catanica.kernel.refusal import Refusal
from catanica.kernel.state import State
from tests.support.heap.rules import from_text


class HeapFace:
    """The heap in one language."""

    def __init__(self, words: Wording) -> None:
        self.words = words

    def screen(self, view: View, viewer: int, width: int, marks: Sequence[Choice]) -> RenderableType:
        """The matches side by side."""
        return Text("|" * int(view["matches"]))

    def parts(
        self, view: View, viewer: int, width: int, marks: Sequence[Choice], room: int
    ) -> tuple[RenderableType, RenderableType]:
        """There is nothing but the matches."""
        return Text(""), self.screen(view, viewer, width, marks)

    def on_map(self, choice: Choice) -> bool:
        """There is no map."""
        return False

    def question(self, state: Any, view: View) -> str:
        """What is asked now."""
        return self.words.say("heap.question", n=view["matches"])

    def choices(self, view: View) -> list[Choice]:
        """How many to take."""
        say = self.words.say
        return numbered([(say("heap.take"), str(o["n"]), o) for o in view["decision"]["options"]], ["take"])

    def log(self, events: Sequence[View], before: Sequence[View] = ()) -> list[str]:
        """Who took how many."""
        return [self.words.say("heap.took", who=self.words.who(e["seat"]), n=e["n"], left=e["left"]) for e in events]

    def points(self, view: View, seat: int) -> list[tuple[str, int]]:
        """The last match is the only point."""
        return []

    def explain(self, word: str) -> RenderableType | None:
        """There are no cards."""
        return None

    def near(self, word: str) -> list[str]:
        """There are no cards."""
        return []

    def examples(self) -> tuple[str, str, str]:
        """No cards, but rulings."""
        return "", "HEAP-1", "take"

    def read(self, state: Any, text: str) -> list[int] | Refusal:
        """The action a text names."""
        code = from_text(state, text)
        return code if isinstance(code, Refusal) else [code]

    def names(self) -> dict[str, str]:
        """Nothing has a name of its own."""
        return {}


def face(state: State, words: Wording) -> HeapFace:
    """The face of a position."""
    return HeapFace(words)
