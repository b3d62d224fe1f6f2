"""Regions that change places, and what keeps them where they are (101.D.b(g))."""

from mypy_extensions import i64

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import AT_REGION
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.vocabulary import card_is, card_of, region_is, seat_is


def pinned(g: Duel, seat: i64, region: i64) -> bool:
    """Whether a card at a region keeps it from being exchanged or moved (101.D.b(g), 118.C.a)."""
    return g.land(seat).taken(AT_REGION + region) > 0


def exchange_regions(g: Duel, seat: i64, region: i64, other: i64, there: i64) -> None:
    """Two regions, of both lands or of one, change places with all that is stored on them."""
    mine = g.land(seat)
    theirs = g.land(other)
    given = mine.regions[region]
    mine.lay_region(region, theirs.regions[there])
    theirs.lay_region(there, given)
    mine.stir()  # bank rates may depend on the regions beside a fleet
    theirs.stir()
    g.tell(h.REGIONS_SWAPPED, seat_is(seat) | card_is(card_of(mine.regions[region])) | region_is(region))
    g.tell(h.REGIONS_SWAPPED, seat_is(other) | card_is(card_of(given)) | region_is(there))
