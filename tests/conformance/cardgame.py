"""The card game's material, counted by hand: every card in exactly one place, points from the printed figures."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

from catanica.games.cardgame.ids import LAID_OUT, LAY_REGIONS, SCOUT_PICK
from catanica.games.principality import verbs as v
from catanica.games.principality.duel import Duel
from catanica.games.principality.geometry import COLUMNS, GAPS, PLACES, REGIONS
from catanica.kernel.agenda import arg_a, arg_b, arg_c, step_of
from tests.conformance.material import Material

CARD = 0x1FF
STACKED = ("action", "building", "unit")


@cache
def printed() -> dict[str, dict[str, Any]]:
    """The figures of every card, straight from the data file."""
    file = resources.files("catanica.games.cardgame.sets.base").joinpath("cards.toml")
    return {card["id"]: card for card in tomllib.loads(file.read_text(encoding="utf-8"))["card"]}


BOXES: dict[int, tuple[Duel, dict[str, list[int]]]] = {}  # by rulebook; a position of it keeps the rulebook alive


def box(g: Duel) -> dict[str, list[int]]:
    """What the box holds: the numbers of all cards of a kind, each as often as it is there, sorted."""
    if id(g.rules) not in BOXES:
        kinds: dict[str, list[int]] = {"stacked": [], "event": [], "region": []}
        for name, card in printed().items():
            kind = "stacked" if card["kind"] in STACKED else card["kind"]
            if kind in kinds:
                kinds[kind] += [g.cat.number(name)] * card.get("count", 1)
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
    places: list[int] = [s & CARD for s in g.stacks.cards] + [s & CARD for s in g.discard]
    places += [s & CARD for s in g.display]
    regions: list[int] = [s & CARD for s in g.region_stack]
    for land in lands(g):
        places += [s & CARD for s in land.hand] + [(p >> 7) & CARD for p in land.built]
        regions += [r & CARD for r in land.regions if r]
        assert min(land.regions) >= 0
        assert max(land.regions) >> 9 <= 3, "a region holds 0 to 3"
    for e in g.agenda:
        if step_of(e) == LAID_OUT:  # being paid for
            places.append(arg_a(e))
        if step_of(e) == LAY_REGIONS:
            regions += [arg_b(e), arg_c(e)]
        if step_of(e) == SCOUT_PICK and arg_c(e):
            regions.append(arg_c(e))
    assert len(g.pool) == 0, "between decisions nothing is being shuffled"
    assert sorted(places) == whole["stacked"]
    assert sorted(s & CARD for s in g.event_stack) == whole["event"]
    if g.turn:
        assert sorted(regions) == whole["region"]
    count_supply(g)


def count_supply(g: Duel) -> None:
    """Built and left over make up what the box holds; cities stand on settlements, sites are not crowded."""
    supply = printed()
    one, two = g.land(0), g.land(1)
    roads = ones(one.roads) + ones(two.roads)
    settlements = ones(one.settlements) + ones(two.settlements)
    cities = ones(one.cities) + ones(two.cities)
    assert (roads - 2) + g.roads_left == supply["strasse"]["count"]
    assert (settlements - 4) + g.settlements_left == supply["siedlung"]["count"]
    assert cities + g.cities_left == supply["stadt"]["count"]
    for land in lands(g):
        assert land.cities & ~land.settlements == 0
        sites = Counter(p & 0x7F for p in land.built)
        for place, n in sites.items():
            assert n <= land.capacity(place), f"{n} cards at place {place}"


def points(g: Duel, seat: int) -> int:
    """A seat's points from the printed figures: houses, cards, and who leads in strength and trade."""
    land = g.land(seat)
    total = ones(land.settlements) + ones(land.cities)
    total += sum(card.get("points", 0) for card in laid_out(g, seat))
    mine, theirs = strength(g, seat), strength(g, 1 - seat)
    total += mine > theirs
    mine, theirs = trade(g, seat), trade(g, 1 - seat)
    return int(total + (mine > theirs and land.cities != 0))


def laid_out(g: Duel, seat: int) -> list[dict[str, Any]]:
    """The cards a seat has in play."""
    return [printed()[g.cat.ids[(p >> 7) & CARD]] for p in g.land(seat).built]


def strength(g: Duel, seat: int) -> int:
    """Strength points, and one more for every knight with every smithy."""
    cards = laid_out(g, seat)
    knights = sum("knight" in c.get("flags", []) for c in cards)
    smithies = sum("smithy" in c.get("traits", []) for c in cards)
    return sum(c.get("strength", 0) for c in cards) + knights * smithies


def trade(g: Duel, seat: int) -> int:
    """Trade points, and one more for every trade fleet with every harbour."""
    cards = laid_out(g, seat)
    fleets = sum("trade_fleet" in c.get("flags", []) for c in cards)
    harbours = sum("harbour" in c.get("traits", []) for c in cards)
    return sum(c.get("trade", 0) for c in cards) + fleets * harbours


def shown(view: dict[str, Any], seat: int) -> int:
    """The points a view shows."""
    return int(view["lands"][seat]["points"])


def candidates(g: Duel) -> list[int]:
    """Every verb with every argument a person could name, the absurd ones included."""
    out = [v.action(verb) for verb in v.VERB_NAMES]
    out += [v.action(verb, gap) for verb in (v.ROAD, v.SETTLEMENT, v.CITY) for gap in range(GAPS + 1)]
    out += [v.action(verb, a) for verb in (v.STACK, v.DRAW, v.SEARCH, v.NUMBER, v.DIE, v.FACE) for a in range(9)]
    out += [v.action(verb, a) for verb in (v.GIVE, v.WANT) for a in range(8)]
    out += [v.action(v.BANK, a, b) for a in range(7) for b in range(7)]
    out += [v.action(v.REGION, seat, r) for seat in range(2) for r in range(REGIONS + 2)]
    cards = range(len(g.cat.ids) + 2)
    out += [v.action(verb, card) for verb in (v.PLAY, v.PICK, v.DEAL) for card in cards]
    out += [v.action(v.PUT, card, s) for card in cards for s in range(7)]
    sites = [
        c * 2 + row for c in range(COLUMNS) for row in range(2) if (g.land0.settlements | g.land1.settlements) >> c & 1
    ]
    sites += [0, 30, 55, PLACES - 1, PLACES + 5]
    out += [v.action(v.BUILD, card, place) for card in cards for place in sites]
    for seat, land in enumerate(lands(g)):
        for p in [*land.built, 0]:
            card, place = (p >> 7) & CARD, p & 0x7F
            out += [v.action(v.DEMOLISH, card, place, who) for who in (seat, 1 - seat, 2)]
            out += [v.action(v.TARGET, who, place, card) for who in (0, 1, 2)]
            out += [v.action(v.USE, card, place)]
    out += [v.action(v.LAY, card, r) for card in cards for r in (0, 9, 10, 11, 15, 16, 40)]
    return [int(code) for code in out]


def kept(g: Duel, seat: int) -> int:
    """The points the game itself counts with."""
    return int(g.rules.scoring.points(g, seat))


def recount(g: Duel) -> None:
    """Nothing is kept that could be recounted."""


MATERIAL = Material(count, points, kept, shown, recount, candidates)
