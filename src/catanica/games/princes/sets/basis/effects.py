"""The base set's odd cards: one class each; the rest is data. Action cards first, then buildings, then events."""

from mypy_extensions import i64

from catanica.games.princes.dice_events import DRAW_EVENT, SPARED
from catanica.games.princes.event_stack import lay_events
from catanica.games.princes.gaining import gain_of
from catanica.games.princes.losing import BUILDINGS, count_named
from catanica.games.princes.owning import trade_ships
from catanica.games.princes.sets.basis.moving import MOVE_FIRST
from catanica.games.princes.sets.basis.steps import BUY, FEUD_POINT, put_from_hand
from catanica.games.principality.cards.catalogue import BUILDING, PLENTY
from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.cards.frequent import Asks, ForBoth
from catanica.games.principality.cards.powers import knight_owner
from catanica.games.principality.cards.shared_cards import DieSetter, RichYear, Scout
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import count
from catanica.games.principality.position.piece import owner_of
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.goods_steps import first_place, gain, last_region, pay_any
from catanica.games.principality.steps.play_steps import open_window
from catanica.games.principality.vocabulary import card_is, card_of, number_is, seat_is
from catanica.kernel.ints import bit

# -- actions ----------------------------------------------------------------------------------------------------------


class MerchantCaravan(Effect):
    """Exactly two resources for two others of choice."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """Two resources must be there."""
        return "" if count(g.land(seat).stock(g.cat)) >= 2 else "too_few_goods"

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """Pay, then take."""
        gain(g, seat, 2, card)
        pay_any(g, seat, 2, card)


# -- buildings --------------------------------------------------------------------------------------------------------


def with_number(g: Duel, seat: i64, number: i64) -> i64:
    """The regions of a player with a number: how many, and above that the mask of their kinds."""
    land = g.land(seat)
    n: i64 = 0
    kinds: i64 = 0
    regions = land.regions
    die = g.cat.die
    i = first_place(land)
    end = last_region(land)
    while i < end:
        card = card_of(regions[i])
        if card != 0 and die[card] == number:
            n += 1
            kinds |= bit(g.cat.resource[card] - 1)
        i += 1
    return n | (kinds << 8)


class Marketplace(Effect):
    """Production of a number the opponent has more regions of: one resource of a kind those yield."""

    def produced(self, g: Duel, seat: i64, index: i64, number: i64) -> None:
        """Compare the regions."""
        mine = with_number(g, seat, number)
        theirs = with_number(g, 1 - seat, number)
        if theirs & 0xFF > mine & 0xFF:
            gain_of(g, seat, 1, theirs >> 8, card_of(g.land(seat).built[index]))


class FraternalFeuds(Effect):
    """The holder of the strength advantage puts two cards of the opponent's hand under stacks."""

    def event(self, g: Duel, card: i64) -> None:
        """Without a holder nothing happens."""
        owner = knight_owner(g)
        if owner < 0 or len(g.land(1 - owner).hand) == 0:
            return
        put_from_hand(g, owner, 2, card)
        open_window(g, SPARED, 1 - owner, card)


class Invention(ForBoth):
    """Each player: one resource of choice per building with a progress point, two at most."""

    def each(self, g: Duel, seat: i64, card: i64) -> None:
        """Count the buildings."""
        n: i64 = 0
        for p in g.land(seat).built:
            if owner_of(p) == seat and g.cat.kind[card_of(p)] == BUILDING and g.cat.hand[card_of(p)] > 0:
                n += 1
        if n > 0:
            gain(g, seat, n if n < 2 else i64(2), card)


class TravellingMerchant(Effect):
    """Each player may buy up to two resources for one gold each."""

    def event(self, g: Duel, card: i64) -> None:
        """The active player first."""
        g.push(BUY, seat_is(1 - g.active) | number_is(2) | card_is(card))
        g.push(BUY, seat_is(g.active) | number_is(2) | card_is(card))


class Feud(Effect):
    """The holder of the strength advantage points at three buildings; their owner loses one of them."""

    def event(self, g: Duel, card: i64) -> None:
        """Without a holder or a building nothing happens."""
        owner = knight_owner(g)
        if owner < 0 or count_named(g, 1 - owner, BUILDINGS) == 0:
            return
        g.push(FEUD_POINT, seat_is(owner))
        open_window(g, SPARED, 1 - owner, card)


class Yule(Effect):
    """The event stack is laid anew, and another event is drawn (PR-6)."""

    def event(self, g: Duel, card: i64) -> None:
        """Yule itself lies on three cards again."""
        g.push(DRAW_EVENT)
        lay_events(g, g.event_stack)


class TradeShipRace(Effect):
    """Most trade ships take one resource; on a tie both do, each with one ship at least."""

    def event(self, g: Duel, card: i64) -> None:
        """Compare the ships."""
        mine = trade_ships(g, g.active)
        theirs = trade_ships(g, 1 - g.active)
        if theirs >= mine and theirs > 0:
            gain(g, 1 - g.active, 1, card)
        if mine >= theirs and mine > 0:
            gain(g, g.active, 1, card)


def register(rules: Rulebook) -> None:
    """Bind the effects to their cards."""
    rules.add_effects(brigitta=DieSetter(), kaufmannszug=MerchantCaravan(), kundschafter=Scout())
    rules.add_effects(umzug=Asks(MOVE_FIRST), markt=Marketplace(), bruderzwist=FraternalFeuds(), erfindung=Invention())
    rules.add_effects(ertragreiches_jahr=RichYear(PLENTY), fahrender_haendler=TravellingMerchant(), fehde=Feud())
    rules.add_effects(julfest=Yule(), wettfahrt_der_handelsschiffe=TradeShipRace())
