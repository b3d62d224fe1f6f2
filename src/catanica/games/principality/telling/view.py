# mypyc: skip
"""A position as plain data for one audience. It is built from the redacted position only, so nothing can leak."""

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
    STORE,
)
from catanica.games.principality.position.goods import KINDS, NAMES, of
from catanica.games.principality.position.piece import (
    aimed_card,
    blocked,
    goods_on,
    owner_of,
    stock_of,
    target_of,
    used,
)
from catanica.games.principality.telling.grammar import GRAMMAR
from catanica.games.principality.vocabulary import card_of, place_of
from catanica.kernel.ints import bit
from catanica.kernel.words import number_of

Json = dict[str, object]


def view(g: Duel, audience: int) -> Json:
    """Everything an audience may see: a seat, WATCHER or REFEREE."""
    d = g.redacted(audience)
    outcome = d.outcome
    return {
        **d.header(),
        "audience": audience,
        "turn": d.turn,
        "round": (d.turn + 1) // 2,
        "phase": PHASE_NAMES[d.phase],
        "active": d.active,
        "starter": d.starter,
        "to_move": d.to_move,
        "points_to_win": d.rules.house.points_to_win,
        "dice": {"event": d.rules.faces[d.event_die - 1] if d.event_die else None, "production": d.die or None},
        "lands": [land(d, 0), land(d, 1)],
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


def land(d: Duel, seat: int) -> Json:
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
        "resources": {NAMES[k]: of(stock, k) for k in range(KINDS)},
        "rates": {NAMES[k]: bank_rate(d, seat, k) for k in range(KINDS)},
        "columns": [column(d, seat, c) for c in range(COLUMNS) if own.settlements & bit(c)],
        "roads": [road(d, seat, g) for g in range(GAPS) if own.roads & bit(g)],
        "regions": [region(d, seat, r) for r in range(REGIONS) if own.regions[r] != 0],
        "stores": [store(d, seat)] if own.regions[STORE] != 0 else [],
        "laid": pieces(d, seat, LAID),
        **({} if d.annex is None else d.annex.shown(d.cat.ids, seat)),
        **{figure.name: printed_sum(d, seat, figure) for figure in d.rules.figures},
    }


def store(d: Duel, seat: int) -> Json:
    """A card that stores resources like a region."""
    own = d.land(seat)
    resource = NAMES[own.kind_at(d.cat, STORE)]
    return {"region": STORE, "card": d.cat.ids[card_of(own.regions[STORE])], "resource": resource,
            "stock": own.stock_at(STORE)}  # fmt: skip


def pieces(d: Duel, seat: int, place: int) -> list[Json]:
    """The cards at a place."""
    out: list[Json] = []
    for p in d.land(seat).built:
        if place_of(p) == place:
            out.append(
                {
                    "card": d.cat.ids[card_of(p)],
                    "owner": owner_of(p),
                    "blocked": blocked(p),
                    "used": used(p),
                    "goods": goods_on(p),
                    "target": target_of(p),
                    "place": place,
                    **({"aims": d.cat.ids[aimed_card(target_of(p))]} if aimed_card(target_of(p)) else {}),
                    **next(({"counter": c.name} for c in d.rules.counters if c.room[card_of(p)] > 0), {}),
                }
            )
    return out


def column(d: Duel, seat: int, c: int) -> Json:
    """A settlement or city with its sides."""
    own = d.land(seat)
    kind = "metropolis" if own.crowns & bit(c) else "city" if own.cities & bit(c) else "settlement"
    sides = [
        {"row": row, "side": c * 2 + row, "capacity": own.capacity(c * 2 + row), "cards": pieces(d, seat, c * 2 + row)}
        for row in range(2)
    ]
    return {"column": c, "kind": kind, "sides": sides}


def road(d: Duel, seat: int, gap: int) -> Json:
    """A road and what lies on it."""
    cards = pieces(d, seat, ON_ROAD + gap)
    return {"gap": gap, "expansion": cards[0] if cards else None}


def region(d: Duel, seat: int, r: int) -> Json:
    """A region with its stock, and what lies at it."""
    own = d.land(seat)
    card = card_of(own.regions[r])
    at = pieces(d, seat, AT_REGION + r)
    outside = pieces(d, seat, OUTSIDE + r)
    return {
        "region": r,
        "gap": r >> 1,
        "row": r & 1,
        "card": d.cat.ids[card],
        "resource": NAMES[d.cat.resource[card] - 1],
        "die": d.cat.die[card],
        "stock": stock_of(own.regions[r]),
        "expansion": at[0] if at else None,
        "unit": outside[0] if outside else None,
    }


def stack(d: Duel, s: int) -> Json:
    """An expansion stack: its size, the set its backs show, and the cards this audience knows, from the top."""
    backs = d.rules.stack_backs
    return {
        "stack": s,
        "set": d.rules.back_names[backs[s]] if len(backs) > 0 else None,
        "size": d.stacks.size(s),
        "known": [d.cat.ids[card_of(d.stacks.at(s, i))] or None for i in range(d.stacks.size(s))],
    }


def decision(d: Duel, audience: int) -> Json | None:
    """The pending decision; its options only for the one who decides (and the referee)."""
    asked = d.decision
    if asked is None:
        return None
    mine = audience == asked.who or audience == -2
    top = d.agenda[len(d.agenda) - 1]
    return {
        "who": asked.who,
        "kind": asked.kind,
        "card": asked.card or None,
        "rule": asked.rule,
        **d.rules.steps[number_of(top)].details(d, top),
        "options": [option(d, c) for c in asked.options] if mine else [],
    }


def option(d: Duel, code: int) -> Json:
    """An action as data: its text form, and what it points at, so that a page can light it up."""
    return GRAMMAR.option(d, code)


def event(g: Duel, word: int, audience: int) -> Json:
    """A log entry as an audience may see it."""
    return GRAMMAR.event(g, word, audience)
