"""The card game's material, counted by hand: every card in exactly one place, points from the printed figures."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.geometry import COLUMNS, GAPS, LAID, PLACES, REGIONS, SIDES
from catanica.games.principality.position.piece import goods_on, stock_of
from catanica.games.principality.telling import verbs as v
from catanica.games.principality.telling.words import GRAMMAR
from catanica.games.principality.vocabulary import (
    card_is,
    card_of,
    gap_is,
    good_is,
    got_is,
    number_is,
    place_is,
    place_of,
    region_is,
    seat_is,
    seat_of,
    stack_is,
)
from catanica.kernel.words import number_of
from tests.conformance.cardgame_points import cards_of, points
from tests.conformance.material import Material

STACKED = ("action", "building", "unit", "wizard", "spellbook")
MOST_ON_REGION = 3
DECK = 33  # cards a player brings to a tournament (101.C.a)
EACH = DECK + 4  # with the event cards
FIVE = ("jahreswechsel", "buergerkrieg", "buergerkrieg", "seuche", "seuche")

BOXES: dict[int, tuple[Duel, dict[str, list[int]]]] = {}  # by rulebook; a position of it keeps the rulebook alive


def box(g: Duel) -> dict[str, list[int]]:
    """What the box holds: the numbers of all cards of a kind, each as often as it is there, sorted."""
    if id(g.rules) not in BOXES:
        kinds: dict[str, list[int]] = {"stacked": [], "event": [], "region": []}
        for name, card in cards_of(g).items():
            kind = "stacked" if card["kind"] in STACKED else card["kind"]
            if kind in kinds:
                kinds[kind] += [g.cat.number(name)] * card["count"]
        BOXES[id(g.rules)] = (g.clone(), {kind: sorted(numbers) for kind, numbers in kinds.items()})
    return BOXES[id(g.rules)][1]


def lands(g: Duel) -> Iterator[Any]:
    """Both principalities."""
    yield g.land(0)
    yield g.land(1)


def ones(mask: int) -> int:
    """How many bits are set."""
    return int(mask).bit_count()


def count(g: Duel) -> None:
    """Every card is somewhere, none is anywhere twice; a region holds 0 to 3; roads and houses come from the supply."""
    whole = box(g)
    one, two = g.land0, g.land1
    places = [card_of(s) for pile in (g.stacks.cards, g.discard, g.display, one.hand, two.hand) for s in pile]
    places += [card_of(p) for pile in (one.built, two.built) for p in pile if not reminds(g, p)]
    lying = [*list(one.regions)[:REGIONS], *list(two.regions)[:REGIONS]]
    assert all(0 <= stock_of(r) <= MOST_ON_REGION for r in lying), "a region holds 0 to 3"
    regions = [card_of(s) for s in g.region_stack] + [card_of(r) for r in lying if r]
    for card in in_between(g):
        (regions if card in whole["region"] else places).append(card)
    assert len(g.pool) == 0, "between decisions nothing is being shuffled"
    if len(g.brought) > 0:
        whole = whole | brought(g)
        count_each(g)
        if g.stacks.count() == 0:
            assert len(places) == len(one.hand) + len(two.hand), "what first hands are picked from is not shuffled yet"
            assert len(g.event_stack) == 0
            return
    aside = [card_of(s) for s in g.box if g.cat.fact(card_of(s)).kind in STACKED]  # before a small tournament
    if len(aside) < 2 * g.rules.house.laid_aside:
        row = Counter(int(n) for n in g.rules.groups[0])
        assert not Counter(aside[: g.rules.house.laid_aside]) - row
        assert not Counter(aside[g.rules.house.laid_aside :]) - row
        assert len(places) == len(g.event_stack) == 0, "what is chosen from is not shuffled yet"
        return
    assert sorted(places + aside) == whole["stacked"]
    out = [card_of(s) for s in g.box][len(aside) :]
    assert sorted([card_of(s) for s in g.event_stack] + out) == whole["event"]
    if g.turn:
        assert sorted(regions) == whole["region"]
    else:
        assert not Counter(regions) - Counter(whole["region"]), "no region lies there twice before all are laid"
    count_supply(g)


def reminds(g: Duel, p: int) -> bool:
    """Whether what lies there is no card, but reminds of one that was played and lies on the pile (KB-30)."""
    return place_of(p) == LAID and g.cat.fact(card_of(p)).kind == "action" and bool(goods_on(p))


def brought(g: Duel) -> dict[str, list[int]]:
    """What both players brought, beside the five event cards everybody gives."""
    own = [card_of(s) for s in g.brought]
    lists = own[:EACH], own[EACH:]
    given = [g.cat.number(card) for card in FIVE]
    return {
        "stacked": sorted(lists[0][:DECK] + lists[1][:DECK]),
        "event": sorted(given + lists[0][DECK:] + lists[1][DECK:]),
    }


def count_each(g: Duel) -> None:
    """Each player's list counts what lies in his hand, stacks, pile and, wherever that is, in play."""
    for seat in (0, 1):
        stacks = [s for s in range(g.stacks.count()) if g.rules.stack_owner[s] == seat]
        there = [card_of(s) for s in g.land(seat).hand]
        there += [card_of(g.stacks.at(s, i)) for s in stacks for i in range(g.stacks.size(s))]
        there += [card_of(s) for s in g.discard if seat_of(s) == seat]
        there += [card_of(p) for land in lands(g) for p in land.built if seat_of(p) == seat and not reminds(g, p)]
        there += [card for card, whose in on_the_way(g) if whose == seat and g.cat.fact(card).kind in STACKED]
        own = [card_of(s) for i, s in enumerate(g.brought) if seat_of(s) == seat and i % EACH < DECK]
        if stacks:
            assert sorted(there) == sorted(own), f"the list of seat {seat}"
        else:
            assert not Counter(there) - Counter(own), f"the first hand of seat {seat}, before anything is shuffled"


def on_the_way(g: Duel) -> list[tuple[int, int]]:
    """Cards that lie nowhere while a step waits, and whose they are."""
    out: list[tuple[int, int]] = []
    for e in g.agenda:
        found = Options()
        g.rules.steps[number_of(e)].holds(g, e, found)
        out += [(int(card), int(seat_of(e))) for card in found.codes]
    return out


def in_between(g: Duel) -> list[int]:
    """The cards on their way from one place to another, as the pending steps tell."""
    out = Options()
    for e in g.agenda:
        g.rules.steps[number_of(e)].holds(g, e, out)
    return list(out.codes)


def count_supply(g: Duel) -> None:
    """Built and left over make up what the box holds; cities stand on settlements, sites are not crowded."""
    supply = cards_of(g)
    one, two = g.land(0), g.land(1)
    assert ones(one.roads) + ones(two.roads) - 2 + g.roads_left == supply["strasse"]["count"]
    assert ones(one.settlements) + ones(two.settlements) - 4 + g.settlements_left == supply["siedlung"]["count"]
    assert ones(one.cities) + ones(two.cities) + g.cities_left == supply["stadt"]["count"]
    crowns = supply["metropole"]["count"] if "metropole" in supply else 0
    assert ones(one.crowns) + ones(two.crowns) + g.crowns_left == crowns
    citadels = supply["zitadelle"]["count"] if "zitadelle" in supply else 0
    assert ones(one.citadels) + ones(two.citadels) + g.citadels_left == citadels
    for land in lands(g):
        assert land.cities & ~land.settlements == 0
        assert land.crowns & ~land.cities == 0
        assert land.citadels & ~land.settlements == 0
        assert land.citadels & land.cities == 0
        taken = [place_of(p) for p in land.built]
        for place in set(taken):
            assert place >= SIDES or taken.count(place) <= land.capacity(place), f"too many cards at place {place}"


def shown(view: dict[str, Any], seat: int) -> int:
    """The points a view shows."""
    return int(view["lands"][seat]["points"])


def candidates(g: Duel) -> list[int]:
    """Every verb with every argument a person could name, the absurd ones included."""
    out = [int(row.number) for row in GRAMMAR.verb_rows.rows]
    out += [verb | gap_is(gap) for verb in (v.ROAD, v.SETTLEMENT, v.CITY) for gap in range(GAPS + 1)]
    out += [verb | stack_is(a) for verb in (v.STACK, v.DRAW, v.SEARCH) for a in range(9)]
    out += [verb | number_is(a) for verb in (v.NUMBER, v.DIE, v.FACE) for a in range(9)]
    out += [verb | good_is(a) for verb in (v.GIVE, v.WANT) for a in range(8)]
    out += [v.BANK | good_is(a) | got_is(b) for a in range(7) for b in range(7)]
    out += [v.REGION | seat_is(seat) | region_is(r) for seat in range(2) for r in range(REGIONS + 2)]
    cards = range(len(g.cat.ids) + 2)
    out += [verb | card_is(card) for verb in (v.PLAY, v.PICK, v.DEAL) for card in cards]
    out += [v.PUT | card_is(card) | stack_is(s) for card in cards for s in range(7)]
    sites = [
        c * 2 + row for c in range(COLUMNS) for row in range(2) if (g.land0.settlements | g.land1.settlements) >> c & 1
    ]
    sites += [0, 30, 55, PLACES - 1, PLACES + 5]
    out += [v.BUILD | card_is(card) | place_is(place) for card in cards for place in sites]
    for seat, land in enumerate(lands(g)):
        for p in [*land.built, 0]:
            card, place = card_of(p), place_of(p)
            out += [v.DEMOLISH | card_is(card) | place_is(place) | seat_is(who) for who in (seat, 1 - seat, 2)]
            out += [v.TARGET | seat_is(who) | place_is(place) | card_is(card) for who in (0, 1, 2)]
            out += [v.USE | card_is(card) | place_is(place)]
    out += [v.LAY | card_is(card) | region_is(r) for card in cards for r in (0, 9, 10, 11, 15, 16, 40)]
    return [int(code) for code in out]


def kept(g: Duel) -> list[int]:
    """The points the game itself counts with."""
    return g.standing()


def recount(g: Duel) -> None:
    """Nothing is kept that could be recounted."""


MATERIAL = Material(count, points, kept, shown, recount, candidates)
