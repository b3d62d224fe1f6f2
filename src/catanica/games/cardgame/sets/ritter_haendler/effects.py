"""The odd cards of Ritter & Händler, one class each."""

from mypy_extensions import i64

from catanica.games.cardgame.attacks import discard
from catanica.games.cardgame.borders import can_exchange
from catanica.games.cardgame.naming import ALL_KNIGHTS, BUILDINGS, any_named
from catanica.games.cardgame.sets.ritter_haendler.steps import (
    BORDER_OWN,
    PALACE_YEAR,
    assault,
    his_stack,
    shuffle_in,
)
from catanica.games.principality.cards.catalogue import KNIGHT, MARKET
from catanica.games.principality.cards.effect import ON_STRENGTH, ON_TRADE, Effect
from catanica.games.principality.cards.frequent import Asks
from catanica.games.principality.cards.powers import knight_owner, silenced
from catanica.games.principality.position.digest import mirrored
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import OUTSIDE
from catanica.games.principality.position.goods import GRAIN
from catanica.games.principality.position.piece import blocked, owner_of, stock_of
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.rows import FILL
from catanica.games.principality.vocabulary import card_of, place_of, seat_is


class PeasantArmy(Effect):
    """As strong as the grain stored on the regions beside it (118.B.a)."""

    def by_goods(self) -> i64:
        """Grain."""
        return ON_STRENGTH

    def strength(self, g: Duel, seat: i64, p: i64) -> i64:
        """Count the grain to the left and to the right, from place 1 or 2 alike (121.D.a)."""
        place = place_of(p)
        regions = g.land(seat).regions
        if place >= OUTSIDE:
            return grain_on(g, regions[place - OUTSIDE])
        return grain_on(g, regions[place]) + grain_on(g, regions[place + 2])


def grain_on(g: Duel, region: i64) -> i64:
    """The grain on a region; nothing on regions of other kinds."""
    n = stock_of(region)
    return n if n != 0 and g.cat.resource[card_of(region)] == GRAIN + 1 else i64(0)


class Castle(Effect):
    """Each knight costs one resource less, and with two castles two (105.G.a)."""

    def discount(self, g: Duel, seat: i64, p: i64, card: i64) -> i64:
        """One for a knight; for a cannon too before 2003 (101.D.d)."""
        cheaper: i64 = KNIGHT | g.rules.flag("cannon") if g.rules.house.castle_cannons else i64(KNIGHT)
        return 1 if g.cat.flags[card] & cheaper != 0 else 0


class GreatHarbour(Effect):
    """Doubles the trade points of market, trading office and merchants' guild (105.G.a)."""

    def fixed(self) -> i64:
        """Markets lie as they lie."""
        return ON_TRADE

    def trade(self, g: Duel, seat: i64, p: i64) -> i64:
        """Once more what the working markets bring."""
        land = g.land(seat)
        robbed = silenced(g, seat)
        total: i64 = 0
        for other in land.built:
            if owner_of(other) == seat and not blocked(other) and land.columns_at(place_of(other)) & robbed == 0:
                total += market_points(g, card_of(other)) + market_points(g, mirrored(g, seat, other))
        return total


class Palace(Effect):
    """A card from the discard pile instead of the good year's resource (103.E.c)."""

    def good_year(self, g: Duel, seat: i64, p: i64) -> bool:
        """If the pile holds something and is free for the player."""
        if not g.may_fetch(seat, g.own_pile(seat)):
            return False
        g.push(PALACE_YEAR, seat_is(seat))
        return True


def market_points(g: Duel, card: i64) -> i64:
    """The trade points of a card a great harbour doubles."""
    return g.cat.trade[card] if g.cat.flags[card] & MARKET != 0 else i64(0)


class Imelda(Effect):
    """The opponent discards a knight of his own choice (105.G.a)."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """He needs a knight."""
        return "" if any_named(g, 1 - seat, ALL_KNIGHTS) else "no_knight_to_strike"

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """The victim chooses."""
        discard(g, 1 - seat, 1 - seat, ALL_KNIGHTS, card)


class BorderConflict(Asks):
    """With the strongest knights: swap a region for one of the opponent's (112.I.a)."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """Both need a kind of region at least twice."""
        return "" if can_exchange(g, seat) else "no_region_to_swap"


class Assault(Effect):
    """The strongest names three opposing buildings; their owner takes one of them back (105.G.a)."""

    def event(self, g: Duel, card: i64) -> None:
        """Without an owner of the knight, or without buildings, nothing happens."""
        owner = knight_owner(g)
        if owner >= 0 and any_named(g, 1 - owner, BUILDINGS):
            assault(g, owner)


class Inquisition(Effect):
    """The opponent's hand goes back into his stacks, which are shuffled; then he fills it up to the limit (119.O.a)."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """He needs an own stack that no ban closes to him (112.P.a)."""
        s: i64 = 0
        while s < g.stacks.count():
            if his_stack(g, 1 - seat, s):
                return ""
            s += 1
        return "nothing_to_ban"

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """Everything he holds and all his stacks are shuffled together."""
        g.push(FILL, seat_is(1 - seat))
        shuffle_in(g, 1 - seat)


def register(rules: Rulebook) -> None:
    """Bind the effects to their cards."""
    rules.add_fault("needs_knight", "105.G.a", "grenzkonflikt")
    rules.add_fault("needs_mill", "105.G.a", "handelsmeister")
    rules.add_effects(bauernheer=PeasantArmy(), burg=Castle(), grosser_hafen=GreatHarbour(), palast=Palace())
    rules.add_effects(burgfraeulein_imelda=Imelda(), grenzkonflikt=BorderConflict(BORDER_OWN), ueberfall=Assault())
    rules.add_effects(inquisition=Inquisition())
