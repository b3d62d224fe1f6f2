# mypyc: skip
"""What the princes' view has beside what both games of principalities show: the explorers' sea."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from catanica.games.principality.telling.shown import DuelTable, Land

Cell = Literal["A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"]  # of the sea, by columns from the harbour
CellDisc = Literal["", "ship", "lost"]
HarbourDisc = Literal["home", "away", "unbuilt"]


class SeaCell(TypedDict):
    """A card of the sea; `x` and `y` count from the harbour and from above."""

    name: Cell
    x: int
    y: int
    card: str | None
    """Null while nobody of this audience knows it; a card one has looked at stays face down."""
    face_up: bool
    level: int
    distance: int
    """Sail points a ship needs to reach it."""
    disc: CellDisc
    """A ship that has acted, or the blank disc of a ship lost this turn."""


class Sea(TypedDict):
    """The sea before a player's harbour."""

    cells: list[SeaCell]
    ships: int
    """Discs that show a ship, at home or at sea."""
    ready: int
    """Ships at home that may still sail this turn."""
    harbour: str
    """The card the ships set out from."""
    discs: list[HarbourDisc]
    """The places of the harbour."""


class PrincesLand(Land):
    """A principality of the princes."""

    sea: NotRequired[Sea]


class PrincesView(DuelTable):
    """The table of the princes."""

    game: Literal["princes"]
    lands: list[PrincesLand]
