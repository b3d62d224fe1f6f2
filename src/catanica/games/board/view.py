# mypyc: skip
"""What is seen of a game, as plain data for pages and bots: by everybody, and by one audience. Built from redacted
states only.
"""

from collections.abc import Sequence
from typing import Any, Final

from catanica.games.board import building, founding, trade
from catanica.games.board.faults import named
from catanica.games.board.goods import (
    CARD_COST,
    CARD_NAMES,
    CITY_COST,
    HIDDEN,
    KINDS,
    RESOURCE_NAMES,
    ROAD_COST,
    TOWN_COST,
    amount,
    size,
)
from catanica.games.board.grammar import GRAMMAR
from catanica.games.board.harbours import rate
from catanica.games.board.highway import trail_of
from catanica.games.board.island import HARBOUR_NAMES, TERRAIN_NAMES
from catanica.games.board.shown import (
    BoardDecision,
    BoardHex,
    BoardOffer,
    Building,
    Cards,
    Crossing,
    Goods,
    Harbour,
    OpenPlayer,
    Path,
    Road,
    Ware,
)
from catanica.games.board.state import BoardState
from catanica.games.board.topology import (
    CORNERS,
    EDGES,
    ENDS,
    HARBOUR_SITES,
    HARBOURS,
    HEXES,
    LAND,
    VERTICES,
    corner_place,
    corners_of,
    edge_name,
    hex_name,
    hex_place,
    vertex_name,
)
from catanica.kernel.ints import bit, ones
from catanica.kernel.seats import NOBODY, REFEREE
from catanica.kernel.shown import Place

PRICES: Final[dict[Ware, int]] = {"road": ROAD_COST, "settlement": TOWN_COST, "city": CITY_COST, "buy": CARD_COST}


def open_view(seen: BoardState, names: Sequence[str], before: object = None) -> dict[str, Any]:
    """What everybody sees; `seen` is redacted for those who watch, `names` are the players by seat."""
    return {
        "game": "board",
        "options": seen.header(),
        "hexes": [_hex(seen, h) for h in range(HEXES)],
        "crossings": CROSSINGS,
        "paths": PATHS,
        "harbours": [_harbour(seen, site) for site in range(HARBOURS)],
        "robber": hex_name(int(seen.robber)) if seen.robber >= 0 else None,
        "buildings": _buildings(seen),
        "roads": _roads(seen),
        "bank": named(seen.stock),
        "cards_left": int(size(seen.deck)),
        "turn": int(seen.turn),
        "turns": int(seen.turns),
        "start": int(seen.starter),
        "dice": (int(seen.dice) // 8, int(seen.dice) % 8) if seen.dice else None,
        "largest_army": _seat(seen.army),
        "longest_road": _seat(seen.highway),
        "points_to_win": int(seen.terms.points),
        "prices": {ware: named(price) for ware, price in PRICES.items()},
        "players": [_player(seen, seat, names) for seat in range(seen.seats)],
        "winner": _seat(seen.winner),
    }


def own_view(seen: BoardState, audience: int, options: list[int] | None, before: object = None) -> dict[Place, Any]:
    """What an audience (seat, watcher or referee) alone sees, by its place; `seen` is redacted for it."""
    out: dict[Place, Any] = {
        ("audience",): audience,
        ("offers",): _offers(seen),
        ("decision",): _decision(seen, audience, options),
    }
    for seat in range(seen.seats):
        hand, held = seen.hands[seat], seen.cards[seat]
        known = amount(held, HIDDEN) == 0
        out["players", seat, "hand"] = named(hand) if amount(hand, HIDDEN) == 0 else None
        out["players", seat, "all_points"] = int(seen.points(seat)) if known else None
        out["players", seat, "cards"] = _cards(held) if known else None
        out["players", seat, "fresh_cards"] = _cards(seen.fresh) if known and seat == seen.turn else None
    return out


def _seat(seat: int) -> int | None:
    return int(seat) if seat >= 0 else None


def _hex(seen: BoardState, h: int) -> BoardHex:
    terrain, token = int(seen.island.terrain[h]), int(seen.island.tokens[h])
    x, y = hex_place(*LAND[h])
    return {
        "name": hex_name(h),
        "x": x,
        "y": y,
        "terrain": TERRAIN_NAMES[terrain] if terrain >= 0 else None,
        "resource": RESOURCE_NAMES[terrain] if 0 <= terrain < KINDS else None,
        "number": token if token > 0 else None,
        "dots": 6 - abs(7 - token) if token > 0 else 0,
    }


def _hexes_at(vertices: Sequence[int]) -> list[str]:
    """The hexes that have all these corners."""
    corners = {CORNERS[v] for v in vertices}
    return [hex_name(h) for h, (q, r) in enumerate(LAND) if corners <= set(corners_of(q, r))]


def _crossing(v: int) -> Crossing:
    x, y = corner_place(CORNERS[v])
    return {"name": vertex_name(v), "x": x, "y": y, "hexes": _hexes_at([v])}


def _path(e: int) -> Path:
    a, b = ENDS[e]
    return {"name": edge_name(e), "ends": (vertex_name(a), vertex_name(b)), "hexes": _hexes_at([a, b])}


# they lie alike on every island
CROSSINGS: Final = [_crossing(v) for v in range(VERTICES)]
PATHS: Final = [_path(e) for e in range(EDGES)]


def _harbour(seen: BoardState, site: int) -> Harbour:
    kind = int(seen.island.harbours[site])
    return {"path": edge_name(HARBOUR_SITES[site]), "kind": HARBOUR_NAMES[kind] if kind >= 0 else None}


def _buildings(seen: BoardState) -> list[Building]:
    out: list[Building] = []
    for v in range(VERTICES):
        for seat in range(seen.seats):
            if seen.towns[seat] & bit(v):
                out.append({"crossing": vertex_name(v), "seat": seat, "kind": "settlement"})
            elif seen.cities[seat] & bit(v):
                out.append({"crossing": vertex_name(v), "seat": seat, "kind": "city"})
    return out


def _roads(seen: BoardState) -> list[Road]:
    return [{"path": edge_name(e), "seat": int(seen.roads[e])} for e in range(EDGES) if seen.roads[e] >= 0]


def _rates(seen: BoardState, seat: int) -> Goods:
    """What the bank asks of a seat, by resource; nothing while the harbours are not laid."""
    if not seen.island.complete:
        return {}
    return {name: int(rate(seen, seat, kind)) for kind, name in enumerate(RESOURCE_NAMES)}


def _cards(packed: int) -> Cards:
    return {CARD_NAMES[card]: int(amount(packed, card)) for card in range(KINDS) if amount(packed, card)}


def _player(seen: BoardState, seat: int, names: Sequence[str]) -> OpenPlayer:
    return {
        "seat": seat,
        "name": names[seat] if seat < len(names) else f"seat {seat}",
        "colour": founding.colours(seen.seats)[seat],
        "points": int(seen.open_points(seat)),
        "hand_size": int(size(seen.hands[seat])),
        "cards_held": int(size(seen.cards[seat])),
        "knights": int(seen.knights[seat]),
        "road_length": int(seen.lengths[seat]),
        "trail": [edge_name(e) for e in trail_of(seen, seat)],
        "roads_left": int(building.roads_left(seen, seat)),
        "settlements_left": int(building.towns_left(seen, seat)),
        "cities_left": int(building.cities_left(seen, seat)),
        "rates": _rates(seen, seat),
        "settlements": int(ones(seen.towns[seat])),
        "cities": int(ones(seen.cities[seat])),
    }


def _offers(seen: BoardState) -> list[BoardOffer]:
    return [
        {"seat": seat, "gives": named(trade.gives(seen, seat)), "wants": named(trade.wants(seen, seat))}
        for seat in range(seen.seats)
        if trade.gives(seen, seat) or trade.wants(seen, seat)
    ]


def _decision(seen: BoardState, audience: int, listed: list[int] | None) -> BoardDecision | None:
    """What is asked now; the options only for the one who is asked (or the referee), listed here if not before."""
    if seen.to_move == NOBODY:
        return None
    mine = audience == REFEREE or 0 <= seen.to_move == audience  # watchers are not asked what chance decides
    decision = seen.asked([] if not mine else seen.legal() if listed is None else listed)
    left = seen.details().get("left")
    return {
        "who": decision.who,
        "kind": decision.kind,
        "rule": decision.rule,
        "left": left if isinstance(left, int) else None,
        "options": GRAMMAR.options(seen, decision.options),
    }
