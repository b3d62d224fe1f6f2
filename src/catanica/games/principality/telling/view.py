# mypyc: skip
"""A position as plain data for one audience. It is built from the redacted position only, so nothing can leak."""

from collections.abc import Sequence
from typing import Any, Final, cast

from catanica.games.principality.cards.counter import Counter
from catanica.games.principality.cards.effect import ON_STACK
from catanica.games.principality.cards.powers import (
    actions_open,
    bank_rate,
    hand_limit,
    knight_owner,
    mill_owner,
    printed_sum,
    strength,
    tournament,
    trade_points,
)
from catanica.games.principality.position.duel import PHASE_NAMES, Duel
from catanica.games.principality.position.geometry import (
    AT_REGION,
    COLUMNS,
    GAPS,
    LAID,
    ON_ROAD,
    OUTSIDE,
    REGIONS,
    ROADS,
    START_GAP,
    STORE,
)
from catanica.games.principality.position.goods import BRICK, GOLD, GRAIN, LUMBER, NAMES, ORE, WOOL, of
from catanica.games.principality.position.land import Land as Holding
from catanica.games.principality.position.piece import (
    aimed_card,
    blocked,
    goods_on,
    owner_of,
    stock_of,
    target_of,
    used,
)
from catanica.games.principality.steps.counters import held, holders
from catanica.games.principality.telling.grammar import GRAMMAR
from catanica.games.principality.telling.places import COLUMN_NAMES, GAP_NAMES, PLACE_NAMES, REGION_NAMES
from catanica.games.principality.telling.shown import (
    Column,
    CounterSum,
    CounterView,
    DuelDecision,
    DuelTable,
    GoodsOffer,
    Land,
    LandRegion,
    LandRoad,
    OpenSpot,
    PlacedCard,
    StackView,
    Stock,
    Store,
)
from catanica.games.principality.vocabulary import card_of, place_of
from catanica.kernel.ints import highest, lowest
from catanica.kernel.seats import REFEREE
from catanica.kernel.words import number_of

ROW_Y: Final = (-1, 1)  # where the rows above and below are drawn
GAP_X: Final = tuple(2 * (gap - START_GAP) for gap in range(GAPS))  # gaps and columns in turn, from the starting road
COLUMN_X: Final = tuple(2 * (c - START_GAP) + 1 for c in range(COLUMNS))  # right of the gap of its number
ROAD_PLACES: Final = tuple([PLACE_NAMES[ON_ROAD + g], PLACE_NAMES[ROADS + g]] for g in range(GAPS))
REGION_PLACES: Final = tuple([PLACE_NAMES[AT_REGION + r], PLACE_NAMES[OUTSIDE + r]] for r in range(REGIONS))


def table(d: Duel, audience: int, names: Sequence[str]) -> DuelTable:
    """What lies beside the two principalities; `d` is redacted for the audience."""
    outcome = d.outcome
    header = d.header()
    return {
        "rules": header["rules"],
        "settings": {name: value for name, value in header.items() if name not in ("game", "rules")},
        "names": list(names),
        "audience": audience,
        "turn": d.turn,
        "round": (d.turn + 1) // 2,
        "phase": PHASE_NAMES[d.phase],
        "active": d.active,
        "starter": d.starter,
        "to_move": d.to_move,
        "points_to_win": d.rules.house.points_to_win,
        "dice": {"event": d.rules.faces[d.event_die - 1] if d.event_die else None, "production": d.die or None},
        "stacks": [stack(d, s) for s in range(d.stacks.count())],
        "event_stack": {
            "size": len(d.event_stack),
            "known": [d.cat.ids[card_of(s)] or None for s in d.event_stack],
            "last": d.cat.ids[d.drawn_event] or None,
        },
        "region_stack": {
            "size": len(d.region_stack),
            "known": [d.cat.ids[card_of(s)] or None for s in d.region_stack],
        },
        "discard": [d.cat.ids[card_of(s)] for s in d.discard],
        "display": [d.cat.ids[card_of(s)] for s in d.display],
        "out_of_game": [d.cat.ids[card_of(s)] or None for s in d.box],
        "supply": {
            "metropolises": d.crowns_left,
            "roads": d.roads_left,
            "settlements": d.settlements_left,
            "cities": d.cities_left,
        },
        "actions_open": actions_open(d),
        "decision": decision(d, audience),
        "outcome": None
        if outcome is None
        else {"winners": outcome.winners, "points": outcome.points, "reason": outcome.reason},
    }


def land(d: Duel, seat: int) -> Land:
    """One principality with all its public numbers."""
    own = d.land(seat)
    stock = own.stock(d.cat)
    lying = pieces(d, own)
    settled, roads = own.settlements, own.roads
    return {
        "seat": seat,
        "points": d.rules.scoring.points(d, seat),
        "strength": strength(d, seat),
        "tournament": tournament(d, seat),
        "trade": trade_points(d, seat),
        "knight": knight_owner(d) == seat,
        "mill": mill_owner(d) == seat,
        "hand_limit": hand_limit(d, seat),
        "hand_size": len(own.hand),
        "hand": [{"card": d.cat.ids[card_of(s)] or None} for s in own.hand],
        "resources": amounts([of(stock, k) for k in range(len(NAMES))]),
        "rates": amounts([bank_rate(d, seat, k) for k in range(len(NAMES))]),
        "columns": [column(own, c, lying) for c in range(COLUMNS) if settled >> c & 1],
        "roads": [road(g, lying) for g in range(GAPS) if roads >> g & 1],
        "regions": [region(d, r, word, lying) for r, word in enumerate(own.regions) if word != 0 and r < REGIONS],
        "open": open_spots(own),
        "stores": [store(d, own)] if own.regions[STORE] != 0 else [],
        "laid": lying.get(LAID, []),
        "counters": [counter_sum(d, seat, c) for c in d.rules.counters if holders(d, seat, c) > 0],
        "figures": {figure.name: printed_sum(d, seat, figure) for figure in d.rules.figures},
    }


def amounts(each: Sequence[int]) -> Stock:
    """Numbers in the order of the resources, by name."""
    return {
        "brick": each[BRICK],
        "lumber": each[LUMBER],
        "ore": each[ORE],
        "grain": each[GRAIN],
        "wool": each[WOOL],
        "gold": each[GOLD],
    }


def open_spots(own: Holding) -> list[OpenSpot]:
    """Where the row has a gap or an end: a road, a settlement or a region could be laid there."""
    settled, roads, regions = own.settlements, own.roads, own.regions
    if settled == 0:
        return []
    first, last = lowest(settled), highest(settled)
    out: list[OpenSpot] = []
    for g in range(first, last + 2):
        if not roads >> g & 1:
            out.append({"kind": "road", "name": GAP_NAMES[g], "x": GAP_X[g], "y": 0})
        for r in (2 * g, 2 * g + 1):
            if regions[r] == 0:
                out.append({"kind": "region", "name": REGION_NAMES[r], "x": GAP_X[g], "y": ROW_Y[r & 1]})
    for c in range(max(0, first - 1), min(COLUMNS, last + 2)):
        if not settled >> c & 1:
            out.append({"kind": "column", "name": COLUMN_NAMES[c], "x": COLUMN_X[c], "y": 0})
    return out


def store(d: Duel, own: Holding) -> Store:
    """A card that stores resources like a region."""
    return {
        "name": REGION_NAMES[STORE],
        "card": d.cat.ids[card_of(own.regions[STORE])],
        "resource": NAMES[own.kind_at(d.cat, STORE)],
        "stock": own.stock_at(STORE),
    }


def pieces(d: Duel, own: Holding) -> dict[int, list[PlacedCard]]:
    """The cards in play, by the number of their place."""
    out: dict[int, list[PlacedCard]] = {}
    for p in own.built:
        out.setdefault(place_of(p), []).append(piece(d, p))
    return out


def piece(d: Duel, p: int) -> PlacedCard:
    """A card in play."""
    out: PlacedCard = {
        "card": d.cat.ids[card_of(p)],
        "owner": owner_of(p),
        "place": PLACE_NAMES[place_of(p)],
        "blocked": blocked(p),
        "used": used(p),
        "goods": goods_on(p),
    }
    target = target_of(p)
    if aimed_card(target):
        out["aims"] = d.cat.ids[aimed_card(target)]
    if d.cat.hooks[card_of(p)] & ON_STACK and place_of(p) == LAID:
        out["bars"] = target - 1 if target else None
        out["way"] = target
    for counter in d.rules.counters:
        if counter.room[card_of(p)] > 0:
            out["counter"] = counter_view(counter, counter.room[card_of(p)])
    return out


def counter_view(counter: Counter, room: int) -> CounterView:
    """A counter and how many of it have room."""
    return {"name": counter.name, "icon": counter.icon, "signs": counter.signs, "room": room}


def counter_sum(d: Duel, seat: int, counter: Counter) -> CounterSum:
    """All of a counter in a principality."""
    room = sum(counter.room[card_of(p)] for p in d.land(seat).built)
    return {**counter_view(counter, room), "count": held(d, seat, counter)}


def column(own: Holding, c: int, lying: dict[int, list[PlacedCard]]) -> Column:
    """A settlement or city with its sides."""
    return {
        "name": COLUMN_NAMES[c],
        "x": COLUMN_X[c],
        "kind": "metropolis" if own.crowns >> c & 1 else "city" if own.cities >> c & 1 else "settlement",
        "sides": [
            {
                "name": PLACE_NAMES[place],
                "y": ROW_Y[place & 1],
                "capacity": own.capacity(place),
                "cards": lying.get(place, []),
            }
            for place in (2 * c, 2 * c + 1)
        ],
    }


def only(cards: list[PlacedCard] | None) -> PlacedCard | None:
    """The card at a place that holds one."""
    return cards[0] if cards else None


def road(gap: int, lying: dict[int, list[PlacedCard]]) -> LandRoad:
    """A road and what lies on it."""
    return {
        "name": GAP_NAMES[gap],
        "x": GAP_X[gap],
        "places": ROAD_PLACES[gap],
        "expansion": only(lying.get(ON_ROAD + gap)),
    }


def region(d: Duel, r: int, word: int, lying: dict[int, list[PlacedCard]]) -> LandRegion:
    """A region with its stock, and what lies at it."""
    card = card_of(word)
    return {
        "name": REGION_NAMES[r],
        "x": GAP_X[r >> 1],
        "y": ROW_Y[r & 1],
        "places": REGION_PLACES[r],
        "card": d.cat.ids[card],
        "resource": NAMES[d.cat.resource[card] - 1],
        "die": d.cat.die[card],
        "stock": stock_of(word),
        "expansion": only(lying.get(AT_REGION + r)),
        "unit": only(lying.get(OUTSIDE + r)),
    }


def stack(d: Duel, s: int) -> StackView:
    """An expansion stack."""
    backs, ids = d.rules.stack_backs, d.cat.ids
    start, size = d.stacks.start(s), d.stacks.size(s)
    return {
        "stack": s,
        "set": d.rules.back_names[backs[s]] if len(backs) > 0 else None,
        "size": size,
        "known": [ids[card_of(slot)] or None for slot in d.stacks.cards[start : start + size]],
    }


def decision(d: Duel, audience: int) -> DuelDecision | None:
    """The pending decision; its options only for the one who decides (and the referee)."""
    asked = d.decision
    if asked is None:
        return None
    mine = audience == REFEREE or 0 <= asked.who == audience  # watchers are not asked what chance decides
    top = d.agenda[len(d.agenda) - 1]
    out: DuelDecision = {
        "who": asked.who,
        "kind": asked.kind,
        "card": asked.card or None,
        "rule": asked.rule,
        "options": [GRAMMAR.option(d, code) for code in asked.options] if mine else [],
    }
    details = d.rules.steps[number_of(top)].details(d, top)
    if "offer" in details:
        out["offer"] = cast(GoodsOffer, details["offer"])
    if "sets" in details:
        out["sets"] = cast(list[str], details["sets"])
    return out


def event(g: Duel, word: int, audience: int) -> dict[str, Any]:
    """A log entry as an audience may see it."""
    return GRAMMAR.event(g, word, audience)
