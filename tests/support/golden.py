"""Positions of the successor game with Goldene Zeiten: seas, ships, owls and stars in few lines.

    g = explorers().sails(0, 2).up(0, "A2", level=1).stock(0, lumber=2).main()
    do(g, "sail A2")

The sea is laid in the order of SEA, face down, unless a test says otherwise; the start regions lie as printed.
"""

from functools import cache

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.princes.game import PrincesGame
from catanica.games.princes.sets.zeit_der_entdecker.sea import Seas, seas
from catanica.games.princes.sets.zeit_der_entdecker.words import CELLS
from catanica.games.princes.sets.zeit_der_weisen.owls import owls
from catanica.games.princes.sets.zeit_des_wohlstands.stars import stars
from catanica.games.princes.setup import lay_printed
from catanica.games.principality.position import duel as d
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import LAID
from catanica.games.principality.position.piece import goods_on, piece, region, slot, with_goods
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.dice import EVENT_CARD
from catanica.games.principality.steps.rows import EVENT, MAIN_START, PRODUCE
from catanica.games.principality.telling.places import place_number
from catanica.games.principality.vocabulary import card_of, flag_is
from tests.support.position import Position

EXPLORERS, SAGES, PROSPERITY = "zeit_der_entdecker", "zeit_der_weisen", "zeit_des_wohlstands"
SEA = (
    "insel_der_barden", "insel_der_gelehrten", "insel_der_haendler", "insel_des_vergessenen_stammes", "haidao_chang",
    "cimmarone", "jean", "wrack", "wrack",
)  # fmt: skip
DUEL_SEA = (
    "insel_der_gelehrten", "insel_der_haendler", "insel_des_vergessenen_stammes", "cimmarone", "jean", "wrack",
)  # fmt: skip
SAIL_SITES = ("L1 above", "L1 below", "R1 above", "R1 below")


@cache
def rulebook(*sets: str) -> Rulebook:
    """The rules of a theme game with one set, or of a duel with three."""
    return PrincesGame(mode="theme" if len(sets) == 1 else "duel", sets=list(sets)).rules


class Golden(Position):
    """A position with one set of Goldene Zeiten, or of a duel."""

    def __init__(self, *sets: str, active: int = 0, turn: int = 9, rules: Rulebook | None = None) -> None:
        super().__init__(active, turn, rules=rules or rulebook(*sets))
        g = self.g
        for seat in (0, 1):
            land = g.land(seat)
            lay_printed(g, seat)
            for i in range(10, 16):
                land.lay_region(i, region(card_of(land.regions[i]), 0))
        g.events = vec[i64]()
        for prepare in g.rules.preparations:
            prepare.lay(g)
        g.agenda = vec[i64]()
        if g.annex is not None:
            sea = SEA if seas(g).size() == len(SEA) else DUEL_SEA
            for seat in (0, 1):
                for cell, card in enumerate(sea):
                    seas(g).put(seat, cell, slot(g.cat.number(card), 0))

    def event_card(self, card: str) -> Duel:
        """The active player has rolled an event card: it is drawn now, after production."""
        self.g.event_stack = put_first(self.g.event_stack, slot(self._number(card), 0))
        self.g.event_die = EVENT_CARD
        return self._at(d.EVENT, MAIN_START.word(), EVENT.word(flag_is(1)))

    def face(self, name: str, die: int = 0) -> Duel:
        """The active player has rolled a face of the event die; production follows or lies behind, as the face says."""
        self.g.event_die = self.g.rules.faces.index(name) + 1
        self.g.die = die
        return self._at(d.EVENT, MAIN_START.word(), EVENT.word(flag_is(1)), PRODUCE.word(), EVENT.word())

    # -- the sea ----------------------------------------------------------------------------------------------------

    def sails(self, seat: int, n: int) -> "Golden":
        """Sail points: sailmakers on the sites of the two settlements."""
        for site in SAIL_SITES[:n]:
            self.built(seat, "segelmacherei", site)
        return self

    def up(self, seat: int, cell: str, level: int = 0) -> "Golden":
        """A discovered sea card at a level."""
        sea = seas(self.g)
        sea.discover(seat, CELLS.index(cell))
        sea.set_level(seat, CELLS.index(cell), level)
        return self

    def cell(self, seat: int, cell: str, card: str) -> "Golden":
        """Another card face down on a cell."""
        seas(self.g).put(seat, CELLS.index(cell), slot(self._number(card), 0))
        return self

    def ships(self, seat: int, n: int) -> "Golden":
        """Built ships."""
        seas(self.g).ships[seat] = n
        return self

    # -- owls, stars, counter cards ---------------------------------------------------------------------------------

    def sage(self, seat: int, card: str, place: str, owls: int = 0) -> "Golden":
        """A sage at a region with owls."""
        self.built(seat, card, place)
        land = self.g.land(seat)
        i = land.find_piece(place_number(place.split()), self._number(card))
        land.alter(i, with_goods(land.built[i], owls))
        return self

    def stars(self, seat: int, n: int) -> "Golden":
        """Stars on the people's mood."""
        land = self.g.land(seat)
        i = land.find_piece(LAID, self._number("volksstimmung"))
        land.alter(i, with_goods(land.built[i], n))
        return self

    def manifesto(self, seat: int, level: int = 0) -> "Golden":
        """A manifesto beside the principality."""
        land = self.g.land(seat)
        card = self._number("manifest_des_humanen_handelns")
        land.lay(with_goods(piece(LAID, card, seat), level))
        return self

    def display(self, *cards: str) -> "Golden":
        """The open expansion stack."""
        for card in cards:
            self.g.display = append(self.g.display, slot(self._number(card), 0))
        return self


def put_first(stack: vec[i64], card: int) -> vec[i64]:
    """A card on top of a pile."""
    out = vec[i64]([card])
    for s in stack:
        out = append(out, s)
    return out


def explorers(active: int = 0) -> Golden:
    """A theme game with explorers."""
    return Golden(EXPLORERS, active=active)


def wise(active: int = 0) -> Golden:
    """A theme game with sages."""
    return Golden(SAGES, active=active)


def prosperous(active: int = 0) -> Golden:
    """A theme game with the people's mood."""
    return Golden(PROSPERITY, active=active)


def sea_of(g: Duel) -> Seas:
    """The seas."""
    return seas(g)


def level(g: Duel, seat: int, cell: str) -> int:
    """The level of a sea card."""
    return int(seas(g).level(seat, CELLS.index(cell)))


def owls_of(g: Duel, seat: int) -> int:
    """All owls of a player."""
    return int(owls(g, seat))


def stars_of(g: Duel, seat: int) -> int:
    """All stars of a player."""
    return int(stars(g, seat))


def goods_at(g: Duel, seat: int, card: str) -> int:
    """Owls, stars or levels on a card in play."""
    return next(int(goods_on(p)) for p in g.land(seat).built if g.cat.ids[card_of(p)] == card)
