"""The magic actions: witch, duel, magic hand, better world, druid, materialisation, and others."""

from mypy_extensions import i64

from catanica.games.cardgame.blocking import bare
from catanica.games.cardgame.borders import has_spare
from catanica.games.cardgame.fetching import ForOneTurn, put_down, remind
from catanica.games.cardgame.sets.zauberer_drachen.action_steps import (
    BANISH,
    DRUID_REGION,
    HEX,
    LIFT_HEX,
    MATERIALISE,
    TRANSMUTE,
)
from catanica.games.cardgame.sets.zauberer_drachen.magic import wizards
from catanica.games.principality.cards.effect import ON_SETTLE, several
from catanica.games.principality.cards.frequent import Asks
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.geometry import LAID
from catanica.games.principality.position.piece import (
    aimed_card,
    aimed_place,
    owner_of,
    target_of,
)
from catanica.games.principality.position.pile import learned
from catanica.games.principality.steps.card_step import has_option
from catanica.games.principality.steps.dice import EVENT_CARD
from catanica.games.principality.steps.priced import Priced
from catanica.games.principality.telling.verbs import USE
from catanica.games.principality.vocabulary import card_is, card_of, cause_is, place_is, seat_is
from catanica.kernel.words import Row


class MagicAsks(Priced):
    """An action that costs magic and asks its player: a step of seat and card."""

    def __init__(self, row: Row, fault: str) -> None:
        self.row = row
        self.fault = fault

    def without(self, g: Duel, seat: i64, card: i64) -> str:
        """Nothing to choose."""
        return "" if has_option(g, self.row, seat_is(seat) | card_is(card)) else self.fault

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """Ask; meanwhile there may be nothing left to choose."""
        if has_option(g, self.row, seat_is(seat) | card_is(card)):
            g.push(self.row, seat_is(seat) | card_is(card))


class Witch(MagicAsks):
    """Lies on an opposing building until its owner rolls an event card (103.E.f, 103.N.a)."""

    def __init__(self) -> None:
        super().__init__(HEX, "nothing_to_hex")

    def face(self, g: Duel, seat: i64, p: i64, face: i64) -> None:
        """Pushed: after the event was carried out."""
        if face == EVENT_CARD and g.active != owner_of(p):
            target = target_of(p)
            where = place_is(aimed_place(target)) | cause_is(aimed_card(target))
            g.push(LIFT_HEX, seat_is(seat) | card_is(card_of(p)) | where)

    def fixed(self) -> i64:
        """Buildings lie in play."""
        return ON_SETTLE

    def settle(self, g: Duel, land: i64, index: i64) -> bool:
        """The building has left play: she goes to the pile of who laid her (112.M.b)."""
        if not bare(g, land, index, 1 - owner_of(g.land(land).built[index])):
            return False
        put_down(g, land, index)
        return True


class BetterWorld(MagicAsks):
    """An event card leaves the game for good; events belong to nobody (113.F.a)."""

    def __init__(self) -> None:
        super().__init__(BANISH, "no_event_to_banish")

    def without(self, g: Duel, seat: i64, card: i64) -> str:
        """Judged by what everybody sees: one of two cards is not the turn of the year."""
        return "" if len(g.event_stack) > 1 else self.fault

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """Look through the stack."""
        g.event_stack = learned(g.event_stack, seat, 0, len(g.event_stack))
        g.reveals += 1
        super().play(g, seat, card)


class Druid(MagicAsks):
    """A region is exchanged for one of the region stack (112.I.a, 128.B.a)."""

    def __init__(self) -> None:
        super().__init__(DRUID_REGION, "no_region_to_spare")

    def without(self, g: Duel, seat: i64, card: i64) -> str:
        """An own citadel, a region to spare, a region in the stack."""
        return several(
            "needs_own_citadel" if g.land(seat).citadels == 0 else "",
            "no_region_left" if len(g.region_stack) == 0 else "",
            "" if has_spare(g, seat) else self.fault,
        )

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """Look through the stack."""
        g.region_stack = learned(g.region_stack, seat, 0, len(g.region_stack))
        g.reveals += 1
        super().play(g, seat, card)


class Materialisation(MagicAsks):
    """A settlement becomes a city without paying, with two wizards."""

    def __init__(self) -> None:
        super().__init__(MATERIALISE, "no_settlement_there")

    def without(self, g: Duel, seat: i64, card: i64) -> str:
        """Two wizards, a city card, a settlement."""
        return several(
            "needs_two_wizards" if wizards(g, seat) < 2 else "",
            "no_cities_left" if g.cities_left == 0 else "",
            super().without(g, seat, card),
        )


class Transmutation(ForOneTurn):
    """In this turn resources become magic and magic becomes resources, one for one, as often as one likes (122.B.b)."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """A wizard."""
        return "" if wizards(g, seat) > 0 else "needs_wizard"

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """It counts until the turn is over."""
        remind(g, seat, card, 0)

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """While there is something to turn into something."""
        if owner_of(p) == seat and has_option(g, TRANSMUTE, seat_is(seat) | card_is(card_of(p))):
            out.add(USE | card_is(card_of(p)) | place_is(LAID))

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """One at a time."""
        g.push(TRANSMUTE, seat_is(seat) | card_is(card_of(p)))


class Ancestors(Asks):
    """A card from the discard pile (103.K.c)."""

    def pile(self, g: Duel, seat: i64) -> i64:
        """Whose pile: the own one."""
        return g.own_pile(seat)

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """The pile is free for the player and holds something that can be fetched."""
        if not g.pile_open(seat, self.pile(g, seat)):
            return "pile_closed"
        return "" if has_option(g, self.row, seat_is(seat)) else "nothing_to_fetch"


class OldSciences(Ancestors):
    """The same as an attack on the opponent's pile: units too, with an own citadel."""

    def pile(self, g: Duel, seat: i64) -> i64:
        """Whose pile: the opponent's."""
        return g.their_pile(seat)

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """An own citadel, too."""
        return several("needs_own_citadel" if g.land(seat).citadels == 0 else "", super().hinder(g, seat, card))
