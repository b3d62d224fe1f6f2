"""What the terminal needs of each game: a picture, choices in words, a log, and how the points came about."""

from collections.abc import Sequence
from typing import Any, Protocol, cast

from rich.console import RenderableType

from catanica.cli.board_face import BoardFace
from catanica.cli.cardgame_face import CardGameFace
from catanica.cli.common import View
from catanica.cli.menu import Choice
from catanica.cli.princes_face import PrincesFace
from catanica.cli.wording import Wording
from catanica.games.principality.position.duel import Duel
from catanica.kernel.refusal import Refusal
from catanica.kernel.state import State


class Face(Protocol):
    """One game at a terminal, in one language."""

    def screen(self, view: View, viewer: int, width: int, marks: Sequence[Choice]) -> RenderableType:
        """The table as an audience sees it; choices that name a place may be marked there."""

    def question(self, state: Any, view: View) -> str:
        """What is asked now."""

    def choices(self, view: View) -> list[Choice]:
        """The options of the pending decision in groups, numbered from 1."""

    def log(self, events: Sequence[View]) -> list[str]:
        """What happened, as lines; what belongs together stands together."""

    def points(self, view: View, seat: int) -> list[tuple[str, int]]:
        """Where a seat's points come from."""

    def explain(self, word: str) -> RenderableType | None:
        """A card of the game, by id or name; nothing if there is none."""

    def read(self, state: Any, text: str) -> list[int] | Refusal:
        """The actions a typed text names; legality is for the state to judge."""

    def names(self) -> dict[str, str]:
        """Names players may type, and the words of the notation they stand for."""


def face_of(state: State, words: Wording) -> Face:
    """The face of the game a position belongs to; cards are called from here on as that game calls them."""
    words.game = state.header()["game"]
    if words.game == "board":
        return BoardFace(words)
    cat = cast(Duel, state).rules.cat
    return PrincesFace(words, cat) if words.game == "princes" else CardGameFace(words, cat)
