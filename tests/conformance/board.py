"""The board game's material, counted by hand: resources, development cards, pieces, the longest road walked anew."""

from typing import Any

from catanica.games.board import verbs
from catanica.games.board.goods import CARDS_IN_ALL, KINDS, POINT, amount, size
from catanica.games.board.state import BoardState
from catanica.games.board.topology import EDGES, ENDS, HARBOURS, HEXES, VERTICES
from tests.conformance.material import Material

PIECES = (15, 5, 4)  # roads, settlements, cities of a seat


def places(mask: int) -> list[int]:
    """The crossings of a mask."""
    return [k for k in range(VERTICES) if int(mask) >> k & 1]


def count(s: BoardState) -> None:
    """Cards and pieces are all there, and no two stand on the same place."""
    for kind in range(KINDS):
        there = amount(s.bank, kind) + sum(amount(s.hands[seat], kind) for seat in range(s.seats))
        assert there == (500 if s.terms.unlimited else 19), "resources in bank and hands"
    assert size(s.deck) + size(s.spent) + sum(size(held) for held in s.cards) == CARDS_IN_ALL
    taken: list[int] = []
    for seat in range(s.seats):
        towns, cities = places(s.towns[seat]), places(s.cities[seat])
        roads = sum(1 for owner in s.roads if owner == seat)
        assert roads <= PIECES[0]
        assert len(towns) <= PIECES[1]
        assert len(cities) <= PIECES[2]
        taken += towns + cities
    assert len(taken) == len(set(taken)), "one building at a crossing"
    beside = {frozenset(ends) for ends in ENDS}
    assert not any(frozenset((a, b)) in beside for a in taken for b in taken if a < b), "the distance rule"


def longest(s: BoardState, seat: int) -> int:
    """The longest trail of a seat, found by walking all of them."""
    foreign = {k for other in range(s.seats) if other != seat for k in places(s.towns[other] | s.cities[other])}
    own = [ENDS[e] for e in range(EDGES) if s.roads[e] == seat]

    def walk(at: int, used: frozenset[int]) -> int:
        best = len(used)
        if at in foreign and used:
            return best
        for i, (a, b) in enumerate(own):
            if i not in used and at in (a, b):
                best = max(best, walk(b if at == a else a, used | {i}))
        return best

    return max((walk(at, frozenset()) for at in {end for ends in own for end in ends}), default=0)


def points(s: BoardState, seat: int) -> int:
    """A seat's points from its buildings, titles and point cards; who holds a title must deserve it."""
    total = len(places(s.towns[seat])) + 2 * len(places(s.cities[seat])) + int(amount(s.cards[seat], POINT))
    if s.army == seat:
        assert s.knights[seat] >= 3
        assert s.knights[seat] == max(s.knights)
        total += 2
    if s.highway == seat:
        assert s.lengths[seat] >= 5
        assert s.lengths[seat] == max(s.lengths)
        total += 2
    return total


def shown(view: dict[str, Any], seat: int) -> int | None:
    """The points a view shows; nothing where point cards are hidden."""
    value = view["players"][seat]["all_points"]
    return None if value is None else int(value)


def candidates(s: BoardState) -> list[int]:
    """Every verb with every argument a person could name, the absurd ones included."""
    out = [verbs.code(verb) for verb in verbs.VERB_NAMES]
    out += [verbs.code(verbs.ROAD, e) for e in range(EDGES + 2)]
    out += [verbs.code(verb, k) for verb in (verbs.TOWN, verbs.CITY) for k in range(VERTICES + 2)]
    out += [verbs.code(verb, h) for verb in (verbs.MOVE_ROBBER, verbs.SPIRAL_FROM) for h in range(HEXES + 2)]
    single = (verbs.PLAY_MONOPOLY, verbs.DISCARD, verbs.TAKE, verbs.GIVE, verbs.WANT, verbs.STEAL, verbs.DRAW)
    out += [verbs.code(verb, k) for verb in single for k in range(KINDS + 2)]
    out += [verbs.code(verb, seat) for verb in (verbs.ROB, verbs.TRADE, verbs.STARTS) for seat in range(6)]
    out += [verbs.code(verbs.SEA_TRADE, a, b) for a in range(KINDS + 2) for b in range(KINDS + 2)]
    out += [verbs.code(verbs.DICE, a, b) for a in range(8) for b in range(8)]
    out += [verbs.code(verbs.PLACE_HEX, h, t) for h in range(HEXES + 1) for t in range(7)]
    out += [verbs.code(verbs.PLACE_TOKEN, h, n) for h in range(HEXES + 1) for n in range(1, 14)]
    out += [verbs.code(verbs.PLACE_HARBOUR, h, k) for h in range(HARBOURS + 1) for k in range(7)]
    return [int(code) for code in out]


def kept(s: BoardState, seat: int) -> int:
    """The points the game itself counts with."""
    return int(s.points(seat))


def recount(s: BoardState) -> None:
    """The lengths of the roads, which the game keeps because every move asks for them."""
    for seat in range(s.seats):
        assert s.lengths[seat] == longest(s, seat)


MATERIAL = Material(count, points, kept, shown, recount, candidates)
