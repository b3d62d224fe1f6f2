"""The successor game's material, counted by hand: every card in one place, points from the printed figures."""

from collections import Counter
from collections.abc import Iterator

from catanica.games.princes.sets.zeit_der_entdecker import words as w
from catanica.games.princes.sets.zeit_der_entdecker.sea import seas
from catanica.games.principality.cards.catalogue import Catalogue
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import REGIONS, SIDES, STORE
from catanica.games.principality.position.piece import goods_on, owner_of, stock_of
from catanica.games.principality.telling import verbs as v
from catanica.games.principality.vocabulary import card_of, flag_is, number_is, place_of, seat_is
from tests.conformance import cardgame
from tests.conformance.cardgame import in_between, lands, ones
from tests.conformance.material import Material

STACKED = ("action", "building", "unit", "site", "counter", "metropolis")
MOST = 3  # goods on a region or store
DUEL_EVENTS = 12
HARBOUR = "entdeckerhafen"
ADVANTAGE_FROM = 3


BOXES: dict[tuple[int, tuple[str, ...]], tuple[Catalogue, Counter[int]]] = {}  # by catalogue, which is kept alive


def box(g: Duel, *kinds: str) -> Counter[int]:
    """The cards of some kinds, as often as the game has them."""
    key = (id(g.cat), kinds)
    if key not in BOXES:
        cards = Counter({g.cat.number(f.id): f.count for f in g.cat.facts if f.kind in kinds and f.count})
        BOXES[key] = (g.cat, cards)
    return BOXES[key][1]


def count(g: Duel) -> None:
    """Every card is somewhere, none is anywhere twice; a region holds 0 to 3; roads and houses come from the supply."""
    assert len(g.pool) == 0, "between decisions nothing is being shuffled"
    if g.stacks.count() == 0:
        return  # the sets of a duel are still being chosen
    all_regions = box(g, "region")
    lying = [card_of(s) for pile in (g.stacks.cards, g.discard, g.display, g.land0.hand, g.land1.hand) for s in pile]
    lying += [card_of(p) for land in lands(g) for p in land.built]
    lying += in_between(g)
    on_regions = [card_of(s) for s in g.region_stack]
    for land in lands(g):
        stored = list(land.regions)[: STORE + 1]
        assert all(0 <= stock_of(r) <= MOST for r in stored), "a region holds 0 to 3"
        on_regions += [card_of(r) for r in stored[:REGIONS] if r]
    places = Counter(lying)
    regions = Counter(on_regions) + Counter({card: places.pop(card) for card in all_regions if card in places})
    harbours = places.pop(g.cat.number(HARBOUR), 0)
    assert harbours == (0 if g.annex is None else 2)
    assert places == box(g, *STACKED)
    count_events(g)
    count_tokens(g)
    assert regions == all_regions if g.turn else not regions - all_regions
    count_supply(g)


def count_events(g: Duel) -> None:
    """The event stack holds all events; in a duel twelve of them, the certain ones included (PR-21)."""
    lying = Counter([card_of(s) for pile in (g.event_stack, g.box) for s in pile])
    every = box(g, "event")
    if g.rules.header["mode"] == "duel":
        assert sum(lying.values()) == DUEL_EVENTS
        assert not lying - every
        assert not Counter(g.rules.fixed_events) - lying
    else:
        assert lying == every


def count_tokens(g: Duel) -> None:
    """Owls, stars and levels are 0 to 3; each player has the whole sea, and three ship discs at most."""
    for land in lands(g):
        assert max([goods_on(p) for p in land.built], default=0) <= MOST
    if g.annex is None or not g.turn:
        return
    sea = seas(g)
    harbour, cells = g.cat.number(HARBOUR), range(sea.size())
    each = Counter({card: n // 2 for card, n in box(g, "sea").items() if card != harbour})
    for seat in (0, 1):
        assert Counter([int(sea.card(seat, cell)) for cell in cells]) == each
        assert 0 <= sea.ships[seat] <= 3
        assert sea.ready(seat) >= 0
        assert sea.unbuilt(seat) >= 0


def levels(g: Duel, seat: int) -> Counter[str]:
    """What a player's sea cards show, and the manifesto."""
    out: Counter[str] = Counter()
    if g.annex is not None:
        sea = seas(g)
        for cell in range(sea.size()):
            level = int(sea.level(seat, cell))
            if level:
                out.update(g.cat.fact(int(sea.card(seat, cell))).levels[level - 1])
    for p in g.land(seat).built:
        if g.cat.ids[card_of(p)] == "manifest_des_humanen_handelns":
            out["points"] += int(goods_on(p))
    return out


def count_supply(g: Duel) -> None:
    """Built and left over make up what the box holds; cities stand on settlements, sites are not crowded."""
    one, two = g.land(0), g.land(1)
    assert ones(one.roads) + ones(two.roads) + g.roads_left == 9
    assert ones(one.settlements) + ones(two.settlements) + g.settlements_left == 9
    assert ones(one.cities) + ones(two.cities) + g.cities_left == 7
    for land in lands(g):
        assert land.cities & ~land.settlements == 0
        taken = [place_of(p) for p in land.built]
        for place in set(taken):
            assert place >= SIDES or taken.count(place) <= land.capacity(place), f"too many cards at place {place}"


def own_cards(g: Duel, seat: int) -> Iterator[str]:
    """The ids of a player's cards in the own land."""
    for p in g.land(seat).built:
        if owner_of(p) == seat:
            yield g.cat.ids[card_of(p)]


def sums(g: Duel, seat: int) -> tuple[int, int, int]:
    """Points, strength and commerce of a player's cards as printed, with what cards add to one another."""
    names = list(own_cards(g, seat))
    facts = [g.cat.fact(g.cat.number(name)) for name in names]
    ships = sum("trade_ship" in f.flags for f in facts)
    points = sum(f.points for f in facts) + (names.count("hafen") if ships >= ADVANTAGE_FROM else 0)
    commerce = sum(f.trade for f in facts) + ships * names.count("salzspeicher")
    commerce += names.count("handelsstuetzpunkt") * (names.count("markt") + names.count("hafen"))
    shown = levels(g, seat)
    strength = sum(f.strength for f in facts) + shown["strength"]
    return points + shown["points"], strength, commerce + shown["commerce"]


def points(g: Duel) -> list[int]:
    """Settlements 1, cities 2, cards as printed, each advantage 1 (PR-4)."""
    both = [sums(g, 0), sums(g, 1)]
    out = []
    for mine, theirs, land in zip(both, both[::-1], lands(g), strict=True):
        advantages = sum(mine[k] >= ADVANTAGE_FROM and mine[k] > theirs[k] for k in (1, 2))
        out.append(ones(land.settlements) + ones(land.cities) + mine[0] + advantages)
    return out


def candidates(g: Duel) -> list[int]:
    """What a person could name in the sister game, and theme sets."""
    out = [v.SET | number_is(n) for n in range(9)]
    out += [w.SAIL | w.cell_is(cell) | flag_is(gold) for cell in range(11) for gold in range(2)]
    out += [w.AT_CELL | seat_is(seat) | w.cell_is(cell) for seat in range(2) for cell in range(11)]
    out += [w.SWITCH | w.cell_is(one) | w.other_is(two) for one in range(10) for two in range(10)]
    return cardgame.candidates(g) + [int(code) for code in out]


MATERIAL = Material(**{**vars(cardgame.MATERIAL), "count": count, "points": points, "candidates": candidates})
