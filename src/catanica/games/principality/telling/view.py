"""A position as plain data: what everybody sees of it, and what is one audience's own. Both are built from redacted
positions only, so nothing can leak.
"""

from collections.abc import Sequence
from typing import Any, cast

from catanica.games.principality.cards.counter import Counter
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
from catanica.games.principality.position.deck_lists import is_event_entry
from catanica.games.principality.position.duel import EITHER, PHASE_NAMES, Duel
from catanica.games.principality.position.geometry import (
    AT_REGION,
    COLUMNS,
    GAPS,
    LAID,
    ON_ROAD,
    OUTSIDE,
    REGIONS,
    STORE,
    side,
)
from catanica.games.principality.position.goods import BRICK, GOLD, GRAIN, LUMBER, NAMES, ORE, WOOL, of
from catanica.games.principality.position.land import Land as Holding
from catanica.games.principality.steps.counters import held, holders
from catanica.games.principality.telling.drawn import (
    CENTRAL,
    Pieces,
    Town,
    column,
    counter_view,
    open_spots,
    piece,
    region,
    road,
)
from catanica.games.principality.telling.grammar import GRAMMAR
from catanica.games.principality.telling.places import REGION_NAMES
from catanica.games.principality.telling.shown import (
    CounterSum,
    DeckView,
    DuelDecision,
    GoodsOffer,
    HeldCard,
    OpenLand,
    OpenTable,
    Piles,
    StackView,
    Stock,
    Store,
)
from catanica.games.principality.vocabulary import card_of, place_of, seat_of
from catanica.kernel.ints import bit
from catanica.kernel.seats import NOBODY, REFEREE
from catanica.kernel.shown import Place
from catanica.kernel.words import number_of


def table(d: Duel, names: Sequence[str]) -> OpenTable:
    """What lies beside the two principalities, as far as everybody sees it; `d` is redacted for those who watch."""
    outcome = d.outcome
    header = d.header()
    return {
        "rules": header["rules"],
        "settings": {name: value for name, value in header.items() if name not in ("game", "rules")},
        "names": list(names),
        "turn": d.turn,
        "round": (d.turn + 1) // 2,
        "phase": PHASE_NAMES[d.phase],
        "active": d.active,
        "starter": d.starter,
        "to_move": d.to_move,
        "points_to_win": d.rules.house.points_to_win,
        "dice": {"event": d.rules.faces[d.event_die - 1] if d.event_die else None, "production": d.die or None},
        "display": [d.cat.ids[card_of(s)] for s in d.display],
        "supply": {
            "metropolises": d.crowns_left,
            "citadels": d.citadels_left,
            "roads": d.roads_left,
            "settlements": d.settlements_left,
            "cities": d.cities_left,
        },
        "central": CENTRAL,
        "actions_open": actions_open(d),
        "outcome": None
        if outcome is None
        else {"winners": outcome.winners, "points": outcome.points, "reason": outcome.reason},
    }


def own(d: Duel, audience: int, options: list[int] | None) -> dict[Place, Any]:
    """What an audience alone sees, by its place; `d` is redacted for it."""
    heap = piles(d, audience)
    return {
        ("audience",): audience,
        ("stacks",): [stack(d, s) for s in range(d.stacks.count())],
        ("event_stack",): {
            "size": len(d.event_stack),
            "known": [d.cat.ids[card_of(s)] or None for s in d.event_stack],
            "last": d.cat.ids[d.drawn_event] or None,
        },
        ("region_stack",): {
            "size": len(d.region_stack),
            "known": [d.cat.ids[card_of(s)] or None for s in d.region_stack],
        },
        ("discard",): heap["discard"],
        ("their_discard",): heap["their_discard"],
        ("deck",): heap["deck"],
        ("out_of_game",): [d.cat.ids[card_of(s)] or None for s in d.box],
        ("decision",): decision(d, audience, options),
        ("lands", 0, "hand"): hand(d, 0),
        ("lands", 1, "hand"): hand(d, 1),
    }


def hand(d: Duel, seat: int) -> list[HeldCard]:
    """The cards of a hand, as far as they are known."""
    return [{"card": d.cat.ids[card_of(s)] or None} for s in d.land(seat).hand]


def piles(d: Duel, audience: int) -> Piles:
    """The discard pile; where each player has one, the own one, and of the other only the top card (112.J.b)."""
    if not own_stacks(d):
        return {"discard": [d.cat.ids[card_of(s)] for s in d.discard], "their_discard": None, "deck": None}
    seat = audience if audience >= 0 else 0  # those who watch sit behind the first player
    own, theirs = pile_of(d, seat), pile_of(d, 1 - seat)
    return {
        "discard": own if audience in (0, 1, REFEREE) else own[-1:],
        "their_discard": {"size": len(theirs), "top": theirs[-1] if theirs else None},
        "deck": deck(d, seat) if len(d.brought) > 0 and audience in (0, 1) else None,
    }


def pile_of(d: Duel, seat: int) -> list[str]:
    """The cards of a player's discard pile, the top one last."""
    return [d.cat.ids[card_of(s)] for s in d.discard if seat_of(s) == seat]


def own_stacks(d: Duel) -> bool:
    """Whether each player has stacks and a discard pile of his own."""
    return len(d.rules.stack_owner) > 0


def deck(d: Duel, seat: int) -> DeckView:
    """What a player brought and has gained since, which the other must not know (101.C.a)."""
    out: DeckView = {"cards": {}, "events": {}}
    for i, s in enumerate(d.brought):
        if seat_of(s) == seat:
            into = out["events"] if is_event_entry(d, i) else out["cards"]
            into[d.cat.ids[card_of(s)]] = into.get(d.cat.ids[card_of(s)], 0) + 1
    return out


def land(d: Duel, seat: int) -> OpenLand:
    """One principality with all its public numbers."""
    own, rules = d.land(seat), d.rules
    stock = own.stock(d.cat)
    at: dict[int, Pieces] = {}
    for p in own.built:
        at[place_of(p)] = (*at.get(place_of(p), ()), p)
    there = [r for r in range(REGIONS) if own.regions[r] != 0]
    return {
        "seat": seat,
        "points": rules.scoring.points(d, seat),
        "strength": strength(d, seat),
        "tournament": tournament(d, seat),
        "trade": trade_points(d, seat),
        "knight": knight_owner(d) == seat,
        "mill": mill_owner(d) == seat,
        "hand_limit": hand_limit(d, seat),
        "hand_size": len(own.hand),
        "resources": amounts([of(stock, k) for k in range(len(NAMES))]),
        "rates": amounts([bank_rate(d, seat, k) for k in range(len(NAMES))]),
        "columns": [
            column(rules, c, town(own, c), *((own.capacity(s), at.get(s, ())) for s in (side(c, 0), side(c, 1))))
            for c in range(COLUMNS)
            if own.settlements & bit(c)
        ],
        "roads": [road(rules, g, at.get(ON_ROAD + g, ())) for g in range(GAPS) if own.roads & bit(g)],
        "regions": [
            region(rules, r, own.regions[r], at.get(AT_REGION + r, ()), at.get(OUTSIDE + r, ())) for r in there
        ],
        "open": open_spots(own.settlements, own.roads, sum(bit(r) for r in there)),
        "stores": [store(d, seat)] if own.regions[STORE] != 0 else [],
        "laid": [piece(rules, p) for p in at.get(LAID, ())],
        "counters": [counter_sum(d, seat, c) for c in rules.counters if holders(d, seat, c) > 0],
        "figures": {figure.name: printed_sum(d, seat, figure) for figure in rules.figures},
    }


def town(own: Holding, c: int) -> Town:
    """What stands in a column."""
    if own.crowns & bit(c):
        return "metropolis"
    if own.cities & bit(c):
        return "city"
    return "citadel" if own.citadels & bit(c) else "settlement"


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


def store(d: Duel, seat: int) -> Store:
    """A card that stores resources like a region."""
    own = d.land(seat)
    return {
        "name": REGION_NAMES[STORE],
        "card": d.cat.ids[card_of(own.regions[STORE])],
        "resource": NAMES[own.kind_at(d.cat, STORE)],
        "stock": own.stock_at(STORE),
    }


def counter_sum(d: Duel, seat: int, counter: Counter) -> CounterSum:
    """All of a counter in a principality."""
    room = sum(counter.room[card_of(p)] for p in d.land(seat).built)
    return {**counter_view(counter, room), "count": held(d, seat, counter)}


def stack(d: Duel, s: int) -> StackView:
    """An expansion stack."""
    backs = d.rules.stack_backs
    return {
        "stack": s,
        "owner": int(d.rules.stack_owner[s]) if own_stacks(d) and d.rules.stack_owner[s] != EITHER else None,
        "set": d.rules.back_names[backs[s]] if len(backs) > 0 else None,
        "size": d.stacks.size(s),
        "known": [d.cat.ids[card_of(d.stacks.at(s, i))] or None for i in range(d.stacks.size(s))],
    }


def decision(d: Duel, audience: int, listed: list[int] | None) -> DuelDecision | None:
    """The pending decision; its options only for the one who decides (and the referee), listed here if not before."""
    if d.to_move == NOBODY:
        return None
    mine = audience == REFEREE or 0 <= d.to_move == audience  # watchers are not asked what chance decides
    asked = d.asked([] if not mine else d.legal() if listed is None else listed)
    top = d.agenda[len(d.agenda) - 1]
    out: DuelDecision = {
        "who": asked.who,
        "kind": asked.kind,
        "card": asked.card or None,
        "rule": asked.rule,
        "options": [GRAMMAR.option(d, code) for code in asked.options],
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
