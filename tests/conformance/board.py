"""The board game's material, counted by hand: resources, development cards, pieces, the longest road walked anew."""

import functools
import operator
from typing import Any

from catanica.games.board import verbs
from catanica.games.board.goods import CARDS_IN_ALL, KINDS, POINT, amount, size
from catanica.games.board.grammar import GRAMMAR
from catanica.games.board.state import BoardState
from catanica.games.board.topology import EDGES, ENDS, HARBOURS, HEXES, VERTICES
from tests.conformance.material import Material
from tests.support.board_actions import action

PIECES = (15, 5, 4)  # roads, settlements, cities of a seat
TOUCHED = [1 << a | 1 << b for a, b in ENDS]  # by path: a mask of its two ends
NEIGHBOURS = [0] * VERTICES  # by crossing: a mask of those one path away
for _a, _b in ENDS:
    NEIGHBOURS[_a] |= 1 << _b
    NEIGHBOURS[_b] |= 1 << _a


def ones(mask: int) -> int:
    """How many bits are set."""
    return int(mask).bit_count()


def count(s: BoardState) -> None:
    """Cards and pieces are all there, and no two stand on the same place."""
    for kind in range(KINDS):
        there = amount(s.stock, kind) + sum(amount(s.hands[seat], kind) for seat in range(s.seats))
        assert there == (500 if s.terms.unlimited else 19), "resources in bank and hands"
    assert size(s.deck) + size(s.spent) + sum(size(held) for held in s.cards) == CARDS_IN_ALL
    roads, taken, standing = list(s.roads), 0, 0
    for seat in range(s.seats):
        assert roads.count(seat) <= PIECES[0]
        assert ones(s.towns[seat]) <= PIECES[1]
        assert ones(s.cities[seat]) <= PIECES[2]
        taken |= s.towns[seat] | s.cities[seat]
        standing += ones(s.towns[seat]) + ones(s.cities[seat])
    assert ones(taken) == standing, "one building at a crossing"
    assert not any(taken & beside for k, beside in enumerate(NEIGHBOURS) if taken >> k & 1), "the distance rule"


@functools.lru_cache(maxsize=64)
def longest(own: tuple[int, ...], foreign: int) -> int:
    """The longest trail along some roads, found by walking all of them; foreign buildings interrupt it."""
    roads = [ENDS[e] for e in own]

    def walk(at: int, used: frozenset[int]) -> int:
        best = len(used)
        if used and foreign >> at & 1:
            return best
        for i, (a, b) in enumerate(roads):
            if i not in used and at in (a, b):
                best = max(best, walk(b if at == a else a, used | {i}))
        return best

    return max((walk(at, frozenset()) for at in {end for ends in roads for end in ends}), default=0)


def points(s: BoardState) -> list[int]:
    """The points of all seats from buildings, titles and point cards; who holds a title must deserve it."""
    out = []
    for seat in range(s.seats):
        total = ones(s.towns[seat]) + 2 * ones(s.cities[seat]) + int(amount(s.cards[seat], POINT))
        if s.army == seat:
            assert s.knights[seat] >= 3
            assert s.knights[seat] == max(s.knights)
            total += 2
        if s.highway == seat:
            assert s.lengths[seat] >= 5
            assert s.lengths[seat] == max(s.lengths)
            total += 2
        out.append(total)
    return out


def shown(view: dict[str, Any], seat: int) -> int | None:
    """The points a view shows; nothing where point cards are hidden."""
    value = view["players"][seat]["all_points"]
    return None if value is None else int(value)


def candidates(s: BoardState) -> list[int]:
    """Every verb with every argument a person could name, the absurd ones included."""
    out = [action(verb) for verb in GRAMMAR.verbs]
    out += [action(verbs.ROAD, e) for e in range(EDGES + 2)]
    out += [action(verb, k) for verb in (verbs.TOWN, verbs.CITY) for k in range(VERTICES + 2)]
    out += [action(verbs.MOVE_ROBBER, h) for h in range(HEXES + 2)]
    out += [action(verbs.SPIRAL_FROM, corner) for corner in range(8)]
    single = (verbs.PLAY_MONOPOLY, verbs.DISCARD, verbs.TAKE, verbs.GIVE, verbs.WANT, verbs.STEAL, verbs.DRAW)
    out += [action(verb, k) for verb in single for k in range(KINDS + 2)]
    out += [action(verb, seat) for verb in (verbs.ROB, verbs.TRADE, verbs.STARTS) for seat in range(6)]
    out += [action(verbs.SEA_TRADE, a, b) for a in range(KINDS + 2) for b in range(KINDS + 2)]
    out += [action(verbs.DICE, a, b) for a in range(8) for b in range(8)]
    out += [action(verbs.PLACE_HEX, h, t) for h in range(HEXES + 1) for t in range(7)]
    out += [action(verbs.PLACE_TOKEN, h, n) for h in range(HEXES + 1) for n in range(1, 14)]
    out += [action(verbs.PLACE_HARBOUR, h, k) for h in range(HARBOURS + 1) for k in range(7)]
    return out


def kept(s: BoardState) -> list[int]:
    """The points the game itself counts with."""
    return [int(s.points(seat)) for seat in range(s.seats)]


def recount(s: BoardState) -> None:
    """What follows from the roads and is kept because every move asks for it: number, reach and longest trail."""
    roads: list[list[int]] = [[] for _ in range(s.seats)]
    for edge, owner in enumerate(s.roads):
        if owner >= 0:
            roads[owner].append(edge)
    buildings = [int(s.towns[seat] | s.cities[seat]) for seat in range(s.seats)]
    everywhere = functools.reduce(operator.or_, buildings)
    for seat in range(s.seats):
        assert s.laid[seat] == len(roads[seat])
        assert s.reach[seat] == functools.reduce(operator.or_, [TOUCHED[edge] for edge in roads[seat]], 0)
        assert s.lengths[seat] == longest(tuple(roads[seat]), everywhere & ~buildings[seat])


MATERIAL = Material(count, points, kept, shown, recount, candidates)
