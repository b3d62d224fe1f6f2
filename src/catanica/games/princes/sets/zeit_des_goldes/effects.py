"""The odd cards of Zeit des Goldes: one class each. Action cards first, then expansions, then events."""

from typing import Final

from mypy_extensions import i64

from catanica.games.princes.dice_events import CELEBRATION, HARVEST, promise
from catanica.games.princes.gaining import gain_of, hand_over
from catanica.games.princes.losing import TO_DISCARD, TRADE_SHIPS, give_up
from catanica.games.princes.owning import copies_of, trade_ships
from catanica.games.princes.raiding import RAID_REGION, Raid, RaidRegion
from catanica.games.principality.cards.catalogue import KNIGHT, UNIT
from catanica.games.principality.cards.effect import BEFORE_ROLL, ON_POINTS, ON_TRADE, Effect, several
from catanica.games.principality.cards.powers import trade_points
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.geometry import STORE
from catanica.games.principality.position.goods import GOLD, KINDS, of
from catanica.games.principality.position.piece import owner_of, region, same_there, used, with_used
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.goods_steps import can_take, pay, receive, take
from catanica.games.principality.steps.rows import GIVE_BACK
from catanica.games.principality.telling.verbs import USE
from catanica.games.principality.vocabulary import card_is, card_of, place_is, place_of, seat_is
from catanica.kernel.ints import bit

ENOUGH_SHIPS: Final = 3  # trade ships that make a harbour worth a point

# -- actions ----------------------------------------------------------------------------------------------------------


class Gudrun(Effect):
    """For each own pirate ship the opponent hands over up to two gold."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """There must be gold, and room for it."""
        theirs = of(g.land(1 - seat).stock(g.cat), GOLD)
        return "" if theirs > 0 and of(g.land(seat).room(g.cat), GOLD) > 0 else "nothing_to_take"

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """Two per ship."""
        hand_over(g, 1 - seat, GOLD, 2 * copies_of(g, seat, "kaperschiff"))


class Merchant(Effect):
    """A forced trade: take one or two goods, give one back."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """Three commerce points or a city; and something to take."""
        weak = trade_points(g, seat) < 3 and not g.land(seat).has_city()
        return several("needs_trade_or_city" if weak else "", "" if can_take(g, seat) else "nothing_to_take")

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """Take first; giving back follows."""
        g.push(GIVE_BACK, seat_is(seat) | card_is(card))
        take(g, seat, 2, card)


class Reiner(Effect):
    """Before the roll: the event is a celebration, and the player takes one resource more."""

    def timing(self) -> i64:
        """Before both dice."""
        return BEFORE_ROLL

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """An event that is set already cannot be set again."""
        return "die_is_set" if g.event_die != 0 else ""

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """The event die is not rolled."""
        g.event_die = CELEBRATION
        promise(g, card)


# -- expansions -------------------------------------------------------------------------------------------------------


class GoldCache(Effect):
    """A store for up to three gold, which brigands neither count nor take."""

    def forbid(self, g: Duel, seat: i64, card: i64, place: i64) -> str:
        """A hero with strength must stand in the land."""
        for p in g.land(seat).built:
            hero = g.cat.flags[card_of(p)] & KNIGHT != 0 and g.cat.strength[card_of(p)] > 0
            if hero and owner_of(p) == seat:
                return ""
        return "needs_strong_hero"

    def built(self, g: Duel, seat: i64, card: i64, place: i64) -> None:
        """From now on gold can lie there."""
        g.land(seat).lay_region(STORE, region(card, 0))

    def gone(self, g: Duel, seat: i64, card: i64, place: i64) -> None:
        """Its gold is lost with it."""
        g.land(seat).lay_region(STORE, 0)


class PirateShip(Effect):
    """When built the opponent discards a trade ship; the harvest brings one gold besides."""

    def built(self, g: Duel, seat: i64, card: i64, place: i64) -> None:
        """The owner of the trade ships chooses."""
        give_up(g, 1 - seat, TRADE_SHIPS, TO_DISCARD, card)

    def face(self, g: Duel, seat: i64, p: i64, face: i64) -> None:
        """One gold."""
        if face == HARVEST and owner_of(p) == seat:
            receive(g, seat, 1, GOLD)


class Harbour(Effect):
    """Worth a point while three own trade ships lie in play."""

    def fixed(self) -> i64:
        """Ships lie in play."""
        return ON_POINTS

    def points(self, g: Duel, seat: i64, p: i64) -> i64:
        """Count the ships."""
        return 1 if trade_ships(g, seat) >= ENOUGH_SHIPS else 0


class TradingPost(Effect):
    """The own marketplace and harbour count one commerce point more each."""

    def fixed(self) -> i64:
        """Both lie in play."""
        return ON_TRADE

    def trade(self, g: Duel, seat: i64, p: i64) -> i64:
        """One for each of the two."""
        return copies_of(g, seat, "markt") + copies_of(g, seat, "hafen") if owner_of(p) == seat else i64(0)


class Mint(Effect):
    """Once per turn one gold becomes another resource."""

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """With gold, and with room for something else."""
        land = g.land(seat)
        room = land.room(g.cat)
        k: i64 = 0
        free = False
        while k < KINDS:
            if k != GOLD and of(room, k) > 0:
                free = True
            k += 1
        code = USE | card_is(card_of(p)) | place_is(place_of(p))
        if not used(p) and free and of(land.stock(g.cat), GOLD) > 0 and not out.has(code):
            out.add(code)

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """Of two mints at one place a ready one is used."""
        land = g.land(seat)
        i: i64 = 0
        while i < len(land.built):
            q = land.built[i]
            if same_there(q, p) and not used(q):
                land.alter(i, with_used(q, True))
                gain_of(g, seat, 1, 63 & ~bit(GOLD), card_of(p))
                pay(g, seat, 1, GOLD)
                return
            i += 1


class GiftForThePrince(Effect):
    """Both gain one gold per unit with strength."""

    def event(self, g: Duel, card: i64) -> None:
        """Units count, not points."""
        seat: i64 = 0
        while seat < 2:
            n: i64 = 0
            for p in g.land(seat).built:
                unit = g.cat.kind[card_of(p)] == UNIT and g.cat.strength[card_of(p)] > 0
                if unit and owner_of(p) == seat:
                    n += 1
            if n > 0:
                receive(g, seat, n, GOLD)
            seat += 1


def register(rules: Rulebook) -> None:
    """Bind the effects to their cards."""
    rules.add_steps("PR-41", (RAID_REGION, RaidRegion))
    rules.add_effects(gudrun=Gudrun(), haendler=Merchant(), raubzug_gold=Raid(), reiner_der_herold=Reiner())
    rules.promising.append(rules.cat.number("reiner_der_herold"))
    rules.add_effects(goldversteck=GoldCache(), kaperschiff=PirateShip(), hafen=Harbour())
    rules.add_effects(handelsstuetzpunkt=TradingPost(), muenzstaette=Mint())
    rules.add_effects(geschenk_fuer_den_fuersten=GiftForThePrince())
