# mypyc: skip
"""What every game shows has a shape: a model whose keys are checked by types and published as schema and TypeScript.

A game's own models lie in its folder. They are `TypedDict`s, so the data is plain and making it costs nothing; a string
under a field says what it means, and becomes its comment in the page's types (`server/schema.py`).
"""

from collections.abc import Mapping
from copy import copy
from typing import Any

from typing_extensions import TypedDict

Place = tuple[str | int, ...]  # of a value in a view: names and positions from the outside inwards


class Told:
    """Marks data that is described elsewhere by this name: `Told("BoardOption")` is an option of the board's verbs.

    Every grammar has two such names, its own with `Option` and with `Event`.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def __get_pydantic_json_schema__(self, core: object, handler: object) -> dict[str, Any]:
        """The name alone; the schema it stands for is put in where all are known."""
        return {TOLD: self.name}


TOLD = "told"


class Outcome(TypedDict):
    """How a game ended; no winners means a draw."""

    winners: list[int]
    points: list[int]
    reason: str


def together(everybodys: Any, own: Mapping[Place, Any]) -> Any:
    """What everybody sees with what one audience sees besides; nothing that is given is changed."""
    whole = dict(everybodys)
    copied: dict[Place, Any] = {(): whole}
    for place, value in own.items():
        part, last = whole, len(place) - 1
        for at in range(last):
            inner = copied.get(place[: at + 1])
            if inner is None:
                inner = copied[place[: at + 1]] = part[place[at]] = copy(part[place[at]])
            part = inner
        part[place[last]] = value
    return whole
