# mypyc: skip
"""What every game shows has a shape: a model whose keys are checked by types and published as schema and TypeScript.

A game's own models lie in its folder. They are `TypedDict`s, so the data is plain and making it costs nothing; a string
under a field says what it means, and becomes its comment in the page's types (`server/schema.py`).
"""

from typing import Any

from typing_extensions import TypedDict


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
