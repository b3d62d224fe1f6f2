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
    side,
)
from catanica.games.principality.position.goods import BRICK, GOLD, GRAIN, LUMBER, NAMES, ORE, WOOL, of
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
from catanica.games.principality.telling.places import column_name, gap_name, place_name, region_name
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
from catanica.kernel.ints import bit
from catanica.kernel.seats import REFEREE
from catanica.kernel.words import number_of

ROW_Y: Final = (-1, 1)  # where the rows above and below are drawn


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
        "columns": [column(d, seat, c) for c in range(COLUMNS) if own.settlements & bit(c)],
        "roads": [road(d, seat, g) for g in range(GAPS) if own.roads & bit(g)],
        "regions": [region(d, seat, r) for r in range(REGIONS) if own.regions[r] != 0],
        "open": open_spots(d, seat),
        "stores": [store(d, seat)] if own.regions[STORE] != 0 else [],
        "laid": pieces(d, seat, LAID),
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


def gap_x(gap: int) -> int:
    """Where a gap is drawn: gaps and columns in turn, from the starting road."""
    return 2 * (gap - START_GAP)


def column_x(c: int) -> int:
    """Where a column is drawn: right of the gap of its number."""
    return gap_x(c) + 1


def open_spots(d: Duel, seat: int) -> list[OpenSpot]:
    """Where the row has a gap or an end: a road, a settlement or a region could be laid there."""
    own = d.land(seat)
    there = [c for c in range(COLUMNS) if own.settlements & bit(c)]
    if not there:
        return []
    gaps = range(there[0], there[-1] + 2)
    out: list[OpenSpot] = [
        {"kind": "road", "name": gap_name(g), "x": gap_x(g), "y": 0} for g in gaps if not own.roads & bit(g)
    ]
    out += [
        {"kind": "column", "name": column_name(c), "x": column_x(c), "y": 0}
        for c in range(max(0, there[0] - 1), min(COLUMNS, there[-1] + 2))
        if c not in there
    ]
    out += [
        {"kind": "region", "name": region_name(r), "x": gap_x(r >> 1), "y": ROW_Y[r & 1]}
        for r in range(2 * gaps[0], 2 * gaps[-1] + 2)
        if own.regions[r] == 0
    ]
    return out


def store(d: Duel, seat: int) -> Store:
    """A card that stores resources like a region."""
    own = d.land(seat)
    return {
        "name": region_name(STORE),
        "card": d.cat.ids[card_of(own.regions[STORE])],
        "resource": NAMES[own.kind_at(d.cat, STORE)],
        "stock": own.stock_at(STORE),
    }


def pieces(d: Duel, seat: int, place: int) -> list[PlacedCard]:
    """The cards at a place."""
    return [piece(d, p) for p in d.land(seat).built if place_of(p) == place]


def piece(d: Duel, p: int) -> PlacedCard:
    """A card in play."""
    out: PlacedCard = {
        "card": d.cat.ids[card_of(p)],
        "owner": owner_of(p),
        "place": place_name(place_of(p)),
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


def column(d: Duel, seat: int, c: int) -> Column:
    """A settlement or city with its sides."""
    own = d.land(seat)
    return {
        "name": column_name(c),
        "x": column_x(c),
        "kind": "metropolis" if own.crowns & bit(c) else "city" if own.cities & bit(c) else "settlement",
        "sides": [
            {
                "name": place_name(side(c, row)),
                "y": y,
                "capacity": own.capacity(side(c, row)),
                "cards": pieces(d, seat, side(c, row)),
            }
            for row, y in enumerate(ROW_Y)
        ],
    }


def road(d: Duel, seat: int, gap: int) -> LandRoad:
    """A road and what lies on it."""
    cards = pieces(d, seat, ON_ROAD + gap)
    return {
        "name": gap_name(gap),
        "x": gap_x(gap),
        "places": [place_name(ON_ROAD + gap), place_name(ROADS + gap)],
        "expansion": cards[0] if cards else None,
    }


def region(d: Duel, seat: int, r: int) -> LandRegion:
    """A region with its stock, and what lies at it."""
    own = d.land(seat)
    card = card_of(own.regions[r])
    at = pieces(d, seat, AT_REGION + r)
    outside = pieces(d, seat, OUTSIDE + r)
    return {
        "name": region_name(r),
        "x": gap_x(r >> 1),
        "y": ROW_Y[r & 1],
        "places": [place_name(AT_REGION + r), place_name(OUTSIDE + r)],
        "card": d.cat.ids[card],
        "resource": NAMES[d.cat.resource[card] - 1],
        "die": d.cat.die[card],
        "stock": stock_of(own.regions[r]),
        "expansion": at[0] if at else None,
        "unit": outside[0] if outside else None,
    }


def stack(d: Duel, s: int) -> StackView:
    """An expansion stack."""
    backs = d.rules.stack_backs
    return {
        "stack": s,
        "set": d.rules.back_names[backs[s]] if len(backs) > 0 else None,
        "size": d.stacks.size(s),
        "known": [d.cat.ids[card_of(d.stacks.at(s, i))] or None for i in range(d.stacks.size(s))],
    }


def decision(d: Duel, audience: int) -> DuelDecision | None:
    """The pending decision; its options only for the one who decides (and the referee)."""
    asked = d.decision
    if asked is None:
        return None
    mine = audience in (asked.who, REFEREE)
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
