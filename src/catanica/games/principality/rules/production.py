"""Production: every region with the rolled number yields, doublers beside it double (KB-13, KB-14)."""

from mypy_extensions import i64

from catanica.games.principality.cards.effect import ON_PRODUCTION
from catanica.games.principality.position.digest import acting, mirrored, user_card, user_gate, user_index
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import STORE, beside
from catanica.games.principality.position.piece import blocked, owner_of
from catanica.games.principality.steps.goods_steps import first_place, gain_at, last_place
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.vocabulary import card_of, place_of
from catanica.kernel.words import Row


def doubled(g: Duel, seat: i64, region: i64, kind: i64) -> bool:
    """Whether a working doubler of the region's own kind lies beside it, in the same row (KB-14)."""
    for p in g.land(seat).built:
        place = place_of(p)
        if (
            (place == region or place + 2 == region)
            and (g.cat.doubles[card_of(p)] == kind + 1 or g.cat.doubles[mirrored(g, seat, p)] == kind + 1)
            and owner_of(p) == seat
            and not blocked(p)
        ):
            return True
    return False


def fullest(g: Duel, seat: i64, region: i64) -> i64:
    """What the best working card beside a region, of any kind, makes it yield (103.F.b); 0 without such a card."""
    best: i64 = 0
    for p in g.land(seat).built:
        if beside(place_of(p), region) and owner_of(p) == seat:
            n = g.cat.yields[acting(g, seat, p)]
            if n > best:
                best = n
    return best


def bonus(g: Duel, seat: i64, region: i64) -> i64:
    """How many resources more the working cards beside a region make it yield (103.F.b)."""
    more: i64 = 0
    for p in g.land(seat).built:
        if beside(place_of(p), region) and owner_of(p) == seat:
            more += g.cat.bonus[acting(g, seat, p)]
    return more


def multiple(g: Duel, seat: i64, region: i64, kind: i64) -> i64:
    """How many resources a region yields when its number is rolled: all multipliers at once."""
    n: i64 = 2 if doubled(g, seat, region, kind) else 1
    if g.look(seat).yields:
        most = fullest(g, seat, region)
        return (most if most > n else n) + bonus(g, seat, region)
    return n


def yield_at(g: Duel, seat: i64, region: i64, n: i64, what: Row) -> None:
    """A region yields; what it has no room for goes into a store for its kind, and is lost without one (PR-41)."""
    land = g.land(seat)
    n -= gain_at(g, seat, region, n, what)
    if n > 0 and land.regions[STORE] != 0 and land.kind_at(g.cat, STORE) == land.kind_at(g.cat, region):
        gain_at(g, seat, STORE, n, what)


def produce(g: Duel, seat: i64, number: i64) -> None:
    """What one principality yields for a number; surplus is lost."""
    land = g.land(seat)
    cat = g.cat
    regions = land.regions
    die = cat.die
    i = first_place(land)
    end = last_place(land)
    while i < end:
        card = card_of(regions[i])
        if die[card] == number:
            yield_at(g, seat, i, multiple(g, seat, i, cat.resource[card] - 1), h.PRODUCED)
        i += 1
    if g.hooks(seat, ON_PRODUCTION):
        found = g.look(seat)
        for minder in found.minders:
            if user_gate(minder) & ON_PRODUCTION != 0:
                g.rules.effects[user_card(minder)].produced(g, seat, user_index(minder), number)
