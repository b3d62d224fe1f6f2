# mypyc: skip
"""The kinds of values the board game's words name: places, resources, cards, seats, tiles and dice."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from catanica.games.board.faults import fault
from catanica.games.board.goods import CARD_NAMES, RESOURCE_NAMES
from catanica.games.board.island import HARBOUR_NAMES, LARGEST_SUM, TERRAIN_NAMES
from catanica.games.board.places import read_edge, read_hex, read_vertex
from catanica.games.board.state import BoardState
from catanica.games.board.topology import (
    CORNER_HEXES,
    EDGES,
    HARBOUR_SITES,
    HEXES,
    VERTICES,
    edge_name,
    hex_name,
    vertex_name,
)
from catanica.kernel.kinds import Heard, Json, Kind, Named, Number, Seats
from catanica.kernel.refusal import MALFORMED, Refusal

FACES: Final = range(1, 7)
PATH_WORDS: Final = 3  # a path may be written with spaces around its arrow


def malformed(code: str, **params: object) -> Refusal:
    """Not an action at all: what was read, and what would be right."""
    return Refusal(MALFORMED, [fault(code, params)])


class Resources(Named[BoardState]):
    """A resource, or the card drawn from a hand."""

    def wrong(self, g: BoardState, words: Sequence[str]) -> Refusal:
        """No resource; those there are."""
        return malformed("board_no_such_resource", text=" ".join(words), known=", ".join(self.names))


class Names(Named[BoardState]):
    """A name of another list, which only chance uses."""

    def wrong(self, g: BoardState, words: Sequence[str]) -> Refusal:
        """Not of the list."""
        return malformed("board_not_understood", text=" ".join(words))


class Chairs(Seats[BoardState]):
    """A seat at this table."""

    whole = True

    def wrong(self, g: BoardState, words: Sequence[str]) -> Refusal:
        """No such seat; the last one there is."""
        return malformed("board_no_such_seat", text=" ".join(words), last=int(g.seats) - 1)


class Places(Kind[BoardState]):
    """A place of the island by its name."""

    whole = True

    def __init__(self, name: str, count: int, called: Callable[[int], str], read: Callable[[str], int | None]) -> None:
        super().__init__(name)
        self.count = count
        self.called = called
        self.read = read

    def show(self, g: BoardState, value: int) -> object:
        """The name; a number beyond the last place has none."""
        return self.called(value)

    def hear(self, g: BoardState, words: Sequence[str]) -> Heard | Refusal:
        """The place with this name."""
        for used in range(1, min(PATH_WORDS, len(words)) + 1):
            found = self.read("".join(words[:used]))
            if found is not None:
                return found, used
        return self.wrong(g, words)

    def wrong(self, g: BoardState, words: Sequence[str]) -> Refusal:
        """No such place, and how one is named."""
        return malformed("board_no_such_place", text=" ".join(words), example=self.called(0))

    def values(self, g: BoardState) -> Iterable[int]:
        """All of them."""
        return range(self.count)


class Tokens(Number[BoardState]):
    """A number of a token."""

    def wrong(self, g: BoardState, words: Sequence[str]) -> Refusal:
        """No such token."""
        return malformed("board_not_understood", text=" ".join(words))

    def hear(self, g: BoardState, words: Sequence[str]) -> Heard | Refusal:
        """2 to 12."""
        heard = super().hear(g, words)
        return self.wrong(g, words) if not isinstance(heard, Refusal) and heard[0] not in self.values(g) else heard


def _corner(word: str) -> int | None:
    h = read_hex(word)
    return CORNER_HEXES.index(h) if h in CORNER_HEXES else None


def _site(word: str) -> int | None:
    edge = read_edge(word)
    return HARBOUR_SITES.index(edge) if edge in HARBOUR_SITES else None


KINDS: Final[dict[str, Kind[BoardState]]] = {
    kind.name: kind
    for kind in (
        Chairs("seat"),
        Number[BoardState]("count", lambda g: range(0)),
        Tokens("token", lambda g: range(2, LARGEST_SUM + 1)),
        Number[BoardState]("die", lambda g: FACES),
        Places("hex", HEXES, hex_name, read_hex),
        Places("crossing", VERTICES, vertex_name, read_vertex),
        Places("path", EDGES, edge_name, read_edge),
        Places("site", len(HARBOUR_SITES), lambda site: edge_name(HARBOUR_SITES[site]), _site),
        Places("corner", len(CORNER_HEXES), lambda corner: hex_name(CORNER_HEXES[corner]), _corner),
        Resources("good", RESOURCE_NAMES, "board_no_such_resource"),
        Names("card", CARD_NAMES, "board_not_understood"),
        Names("terrain", TERRAIN_NAMES, "board_not_understood"),
        Names("harbour", HARBOUR_NAMES, "board_not_understood"),
    )
}
COUNTED: Final[Json] = {"type": "integer", "minimum": 1}
