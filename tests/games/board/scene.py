"""Positions for tests in few lines: a beginner's map, hands and pieces put where the test wants them, moves as text."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Self

from catanica.games.board import building
from catanica.games.board.game import BoardGame
from catanica.games.board.goods import CARD_NAMES, RESOURCE_NAMES, amount, pack
from catanica.games.board.places import read_edge, read_vertex
from catanica.games.board.state import BoardState
from catanica.games.board.topology import EDGE_N, EDGE_S, LAND, VERTICES
from catanica.games.board.words import from_text, sequence
from catanica.kernel.ints import bit
from catanica.kernel.refusal import Refusal
from tests.support.board_actions import arguments, verb_of


def beginner(**options: object) -> BoardState:
    """The beginner's game, four players, seat 0 before the throw, chance told by the test."""
    return BoardGame(**{"setup": "beginner", **options}).new(explicit=True)


def bare(**options: object) -> BoardState:
    """The beginner's map without any piece or card, seat 0 before the throw: for positions of the test's own."""
    s = beginner(**options)
    for seat in range(s.seats):
        s.stock += s.hands[seat]
        s.hands[seat] = s.towns[seat] = s.reach[seat] = s.laid[seat] = s.lengths[seat] = 0
    for edge in range(72):
        s.roads[edge] = -1
    return s


class Scene:
    """A position being set up on the bare map. Every method returns it, so that a test reads as one sentence."""

    def __init__(self, **options: object) -> None:
        self.state = bare(**options)

    def town(self, seat: int, *places: str) -> Self:
        """Settlements stand."""
        for place in places:
            town(self.state, seat, place)
        return self

    def city(self, seat: int, *places: str) -> Self:
        """Cities stand."""
        for place in places:
            city(self.state, seat, place)
        return self

    def roads(self, seat: int, *places: str) -> Self:
        """Roads of a seat along some crossings."""
        roads(self.state, seat, *places)
        return self

    def give(self, seat: int, text: str) -> Self:
        """Cards from the bank to a hand."""
        give(self.state, seat, text)
        return self

    def hold(self, seat: int, text: str) -> Self:
        """Development cards from the stack, bought in an earlier turn."""
        hold(self.state, seat, text)
        return self

    def robber(self, q: int, r: int) -> Self:
        """Where the robber stands."""
        self.state.robber = LAND.index((q, r))
        return self

    def before_roll(self) -> BoardState:
        """Seat 0 has not thrown the dice yet."""
        return self.state

    def rolled(self, one: int = 1, other: int = 1) -> BoardState:
        """The throw is made."""
        return after_roll(self.state, one, other)


def scene(**options: object) -> Scene:
    """The beginner's map, bare, to be set up: `scene().town(0, "N2,0").give(1, "2 wool").rolled()`."""
    return Scene(**options)


def trading(seats: int) -> str:
    """Seat 0 holds wool and may trade; everybody else has ore to give for it, and no brick."""
    table = scene(players=str(seats)).town(0, "N2,0")
    for seat in range(seats):
        table.give(seat, "2 wool 1 grain 1 ore" if seat else "2 wool")
    return table.rolled().text()


def plenty(seats: int) -> str:
    """Seat 0 has settlements, cards of every kind, and may build whatever there is."""
    table = scene(players=str(seats)).town(0, "N2,0", "S0,0").roads(0, "N2,0", "S2,-1")
    table.give(0, "5 ore 5 grain 3 brick 3 lumber 3 wool").hold(0, "2 knight 1 monopoly 1 point")
    for seat in range(1, seats):
        table.give(seat, "2 wool 2 ore")
    return table.rolled().text()


def after_roll(s: BoardState, one: int = 1, other: int = 1) -> BoardState:
    """The throw is made; on the beginner's map a double one pays wool at one hex only."""
    play(s, "roll", f"dice {one} {other}")
    return s


def packed(text: str, names: Sequence[str] = RESOURCE_NAMES) -> int:
    """`2 wool 1 ore` as packed counts; `nothing` is none."""
    words = text.split()
    return sum(pack(names.index(words[i + 1]), int(words[i])) for i in range(0, len(words) - 1, 2))


def give(s: BoardState, seat: int, text: str) -> None:
    """Cards from the bank to a hand."""
    s.hands[seat] += packed(text)
    s.stock -= packed(text)


def hand(s: BoardState, seat: int) -> str:
    """A hand as text, in the order brick, lumber, wool, grain, ore."""
    parts = [f"{amount(s.hands[seat], k)} {name}" for k, name in enumerate(RESOURCE_NAMES) if amount(s.hands[seat], k)]
    return " ".join(parts) or "nothing"


def empty_hands(s: BoardState) -> None:
    """All resources back to the bank."""
    for seat in range(s.seats):
        s.stock += s.hands[seat]
        s.hands[seat] = 0


def hold(s: BoardState, seat: int, text: str) -> None:
    """Development cards from the stack, bought in an earlier turn."""
    s.cards[seat] += packed(text, CARD_NAMES)
    s.deck -= packed(text, CARD_NAMES)


def town(s: BoardState, seat: int, place: str) -> None:
    """A settlement stands."""
    building.put_town(s, seat, vertex(place))


def city(s: BoardState, seat: int, place: str) -> None:
    """A city stands."""
    s.cities[seat] |= bit(vertex(place))


def vertex(place: str) -> int:
    """The number of a crossing."""
    found = read_vertex(place)
    assert found is not None, place
    return found


def path(*places: str) -> list[int]:
    """The paths along some crossings."""
    edges = [read_edge(f"{a}>{b}") for a, b in pairwise(places)]
    assert None not in edges, places
    return [e for e in edges if e is not None]


def roads(s: BoardState, seat: int, *places: str) -> None:
    """Roads of a seat along some crossings."""
    for edge in path(*places):
        building.lay_road(s, seat, edge)


def code(s: BoardState, text: str) -> int:
    """The action a text means."""
    found = from_text(s, text)
    assert isinstance(found, int), found
    return found


def play(s: BoardState, *moves: str) -> None:
    """Carry out moves given as text; each must be legal."""
    for move in moves:
        codes = sequence(s, move)
        assert not isinstance(codes, Refusal), f"{move}: {codes}"
        for c in codes:
            s.apply(c)


def faults(s: BoardState, text: str) -> dict[str, str]:
    """Why a move is refused: fault codes with their rulings. The state must stay as it was."""
    before = s.key()
    codes = sequence(s, text)
    if not isinstance(codes, Refusal):
        refusal = s.refuse(codes[0])
        assert refusal is not None, f"{text} is legal"
        codes = refusal
    assert s.key() == before
    return {f.code: f.rule for f in codes.faults}


def legal(s: BoardState, verb: int) -> list[int]:
    """The first arguments of all legal actions with a verb; nought where it has none."""
    return [(arguments(c) or [0])[0] for c in s.legal() if verb_of(c) == verb]


def can(s: BoardState, text: str) -> bool:
    """Whether a move is legal now."""
    found = from_text(s, text)
    return isinstance(found, int) and s.refuse(found) is None


def touched(s: BoardState, seat: int) -> int:
    """The crossings at a seat's roads, counted anew."""
    mask = 0
    for edge in range(72):
        if s.roads[edge] == seat:
            mask |= bit(EDGE_N[edge]) | bit(EDGE_S[edge])
    assert mask < bit(VERTICES)
    return mask


def next_turn(s: BoardState, one: int = 1, other: int = 1) -> None:
    """End the turn, and the next player rolls."""
    play(s, "end turn")
    after_roll(s, one, other)
