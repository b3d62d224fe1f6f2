"""A position as plain data: what everybody sees of it, and what is one audience's own. Both are built from redacted
positions only, so nothing can leak.
"""

from collections.abc import Sequence
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

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
    side,
)
from catanica.games.principality.position.goods import NAMES, of
from catanica.games.principality.position.land import Land as Holding
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.counters import held, holders
from catanica.games.principality.telling import heaps
from catanica.games.principality.telling.drawn import (
    CENTRAL,
    Pieces,
    Town,
    amounts,
    column,
    counter_view,
    open_spots,
    piece,
    region,
    road,
    settings,
)
from catanica.games.principality.telling.grammar import GRAMMAR
from catanica.games.principality.telling.places import REGION_NAMES
from catanica.games.principality.telling.shown import (
    Column,
    CounterSum,
    DeckView,
    DuelDecision,
    GoodsOffer,
    LandRegion,
    LandRoad,
    OpenLand,
    OpenTable,
    Piles,
    Stock,
    Store,
)
from catanica.games.principality.vocabulary import card_of, place_of, seat_of
from catanica.kernel.arrays import same
from catanica.kernel.ints import bit
from catanica.kernel.seats import NOBODY, REFEREE
from catanica.kernel.shown import Place
from catanica.kernel.words import number_of

AUDIENCE: Final[Place] = ("audience",)  # where in a view what is one audience's own lies
STACKS: Final[Place] = ("stacks",)
EVENT_STACK: Final[Place] = ("event_stack",)
REGION_STACK: Final[Place] = ("region_stack",)
DISCARD: Final[Place] = ("discard",)
THEIR_DISCARD: Final[Place] = ("their_discard",)
DECK: Final[Place] = ("deck",)
OUT_OF_GAME: Final[Place] = ("out_of_game",)
DECISION: Final[Place] = ("decision",)
FIRST_HAND: Final[Place] = ("lands", 0, "hand")
SECOND_HAND: Final[Place] = ("lands", 1, "hand")
NOTHING_THERE: Final[dict[int, Pieces]] = {}


def table(d: Duel, names: Sequence[str]) -> OpenTable:
    """What lies beside the two principalities, as far as everybody sees it; `d` is redacted for those who watch."""
    outcome = d.outcome
    return {
        "rules": d.rules.header["rules"],
        "settings": settings(d.rules),
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


def own(
    d: Duel, audience: int, options: list[int] | None, before: tuple[Duel, dict[Place, Any]] | None = None
) -> dict[Place, Any]:
    """What an audience alone sees, by its place; `d` is redacted for it. Piles that lie as they lay `before`, in an
    earlier position as this audience saw it, are not made anew.
    """
    rules, was, out = d.rules, d, dict[Place, Any]()
    known = before is not None and before[0].rules is rules
    if before is not None and known:
        was = before[0]
        out.update(before[1])  # all places; what has changed is set below
    out[AUDIENCE] = audience
    if not known or not same(d.stacks.cards, was.stacks.cards) or not same(d.stacks.ends, was.stacks.ends):
        out[STACKS] = heaps.stacks(rules, cards(d.stacks.cards), tuple([int(end) for end in d.stacks.ends]))
    if not known or not same(d.event_stack, was.event_stack) or d.drawn_event != was.drawn_event:
        out[EVENT_STACK] = heaps.event_stack(rules, cards(d.event_stack), d.drawn_event)
    if not known or not same(d.region_stack, was.region_stack):
        out[REGION_STACK] = heaps.region_stack(rules, cards(d.region_stack))
    if not known or own_stacks(d) or not same(d.discard, was.discard):
        heap = piles(d, audience)
        out[DISCARD] = heap["discard"]
        out[THEIR_DISCARD] = heap["their_discard"]
        out[DECK] = heap["deck"]
    if not known or not same(d.box, was.box):
        out[OUT_OF_GAME] = heaps.known_cards(rules, cards(d.box))
    out[DECISION] = decision(d, audience, options)
    if not known or not same(d.land0.hand, was.land0.hand):
        out[FIRST_HAND] = heaps.hand_of(rules, cards(d.land0.hand))
    if not known or not same(d.land1.hand, was.land1.hand):
        out[SECOND_HAND] = heaps.hand_of(rules, cards(d.land1.hand))
    return out


def cards(slots: vec[i64]) -> tuple[int, ...]:
    """The cards of a pile, as far as they are known."""
    return tuple([int(card_of(s)) for s in slots])


def piles(d: Duel, audience: int) -> Piles:
    """The discard pile; where each player has one, the own one, and of the other only the top card (112.J.b)."""
    if not own_stacks(d):
        return {"discard": heaps.open_cards(d.rules, cards(d.discard)), "their_discard": None, "deck": None}
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


def land(d: Duel, seat: int, before: tuple[Duel, OpenLand] | None = None) -> OpenLand:
    """One principality with all its public numbers. Of one that lies as it lay `before`, in an earlier position as it
    was seen then, only the numbers are made anew: they rest on the other one, too.
    """
    own, rules = d.land(seat), d.rules
    alike = before is not None and before[0].rules is rules and lies_alike(own, before[0].land(seat))
    row = None if before is None or not alike else before[1]
    full = None if before is None or row is None or not same(own.regions, before[0].land(seat).regions) else row
    at = pieces_at(own) if full is None else NOTHING_THERE
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
        "resources": stock(d, own) if full is None else full["resources"],
        "rates": amounts(tuple([int(bank_rate(d, seat, k)) for k in range(len(NAMES))])),
        "columns": columns(rules, own, at) if row is None else row["columns"],
        "roads": roads(rules, own, at) if row is None else row["roads"],
        "regions": regions(rules, own, at) if full is None else full["regions"],
        "open": open_spots(own.settlements, own.roads, laid_out(own)) if full is None else full["open"],
        "stores": [] if own.regions[STORE] == 0 else [store(d, seat)],
        "laid": [piece(rules, p) for p in at.get(LAID, ())] if row is None else row["laid"],
        "counters": [counter_sum(d, seat, c) for c in rules.counters if holders(d, seat, c) > 0],
        "figures": {figure.name: printed_sum(d, seat, figure) for figure in rules.figures},
    }


def lies_alike(own: Holding, was: Holding) -> bool:
    """Whether the row and the cards in play of a principality are the same as in another position."""
    return (
        own.settlements == was.settlements
        and own.cities == was.cities
        and own.crowns == was.crowns
        and own.citadels == was.citadels
        and own.roads == was.roads
        and same(own.built, was.built)
    )


def pieces_at(own: Holding) -> dict[int, Pieces]:
    """The cards in play by their places."""
    at: dict[int, Pieces] = {}
    for p in own.built:
        at[place_of(p)] = (*at.get(place_of(p), ()), p)
    return at


def laid_out(own: Holding) -> int:
    """The regions that lie there, as bits."""
    there: i64 = 0
    for r in range(REGIONS):
        if own.regions[r] != 0:
            there |= bit(r)
    return there


def stock(d: Duel, own: Holding) -> Stock:
    """How much of everything lies on the regions."""
    goods = own.stock(d.cat)
    return amounts(tuple([int(of(goods, k)) for k in range(len(NAMES))]))


def columns(rules: Rulebook, own: Holding, at: dict[int, Pieces]) -> list[Column]:
    """The settlements and cities from left to right."""
    return [
        column(rules, c, town(own, c), *((own.capacity(s), at.get(s, ())) for s in (side(c, 0), side(c, 1))))
        for c in range(COLUMNS)
        if own.settlements & bit(c)
    ]


def roads(rules: Rulebook, own: Holding, at: dict[int, Pieces]) -> list[LandRoad]:
    """The roads from left to right."""
    return [road(rules, g, at.get(ON_ROAD + g, ())) for g in range(GAPS) if own.roads & bit(g)]


def regions(rules: Rulebook, own: Holding, at: dict[int, Pieces]) -> list[LandRegion]:
    """The regions, and what lies at them."""
    return [
        region(rules, r, own.regions[r], at.get(AT_REGION + r, ()), at.get(OUTSIDE + r, ()))
        for r in range(REGIONS)
        if own.regions[r] != 0
    ]


def town(own: Holding, c: int) -> Town:
    """What stands in a column."""
    if own.crowns & bit(c):
        return "metropolis"
    if own.cities & bit(c):
        return "city"
    return "citadel" if own.citadels & bit(c) else "settlement"


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
        "options": GRAMMAR.options(d, asked.options),
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
