"""What explorers' ships do: being built, discovering, missions, fights, sinking (PR-14 to PR-17, PR-36)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.princes.golden import EVERY, can_swap, may_swap, owned
from catanica.games.princes.sets.zeit_der_entdecker import words as w
from catanica.games.princes.sets.zeit_der_entdecker.sea import (
    LOST,
    NO_DISC,
    SHIP,
    TOP,
    Seas,
    distance,
    sail_points,
    seas,
)
from catanica.games.princes.sets.zeit_der_entdecker.words import SAIL, SHIP_VERB, cell_is, cell_of
from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.goods import GOLD, LUMBER, WOOL, amount, covers
from catanica.games.principality.position.piece import used, with_used
from catanica.games.principality.rules.shown_hand import show_hand
from catanica.games.principality.steps.goods_steps import charge, gain
from catanica.games.principality.telling.verbs import verb_of
from catanica.games.principality.vocabulary import (
    STEPS,
    card_is,
    card_of,
    flag_is,
    flag_of,
    number_is,
    place_of,
    seat_is,
)

# The decisions and rolls that sea cards and ships push; what they do is in steps.
SEA_SHUFFLE: Final = STEPS.add("sea_shuffle", v.SEAT)
SEA_DEAL: Final = STEPS.add("sea_deal", v.SEAT)
BARD_PICK: Final = STEPS.add("bard_pick", v.SEAT)
SCHOLAR_STACK: Final = STEPS.add("scholar_stack", v.SEAT)
SCHOLAR_PICK: Final = STEPS.add("scholar_pick", v.SEAT, v.NUMBER, v.STACK)
PIRATE: Final = STEPS.add("pirate", v.SEAT, w.CELL)
FIGHT_ROLL: Final = STEPS.add("fight_roll", v.SEAT, w.CELL)
FOUNDRY: Final = STEPS.add("foundry", v.SEAT, w.CELL)
TRIBE_ROLL: Final = STEPS.add("tribe_roll", v.SEAT, w.CELL)
TRIBE_FACE: Final = STEPS.add("tribe_face", v.SEAT)
MAP: Final = STEPS.add("chart", v.SEAT, v.NUMBER, v.CARD)
RECALL: Final = STEPS.add("recall", v.SEAT, v.CARD)
BROADSIDE: Final = STEPS.add("broadside", v.SEAT, v.CARD)
AMBASSADOR: Final = STEPS.add("ambassador", v.SEAT, v.CARD)

SHIP_COST: Final = amount(LUMBER, 1) + amount(WOOL, 1)
LOOKS: Final = 2  # hidden cards the cartographer looks at
OFFERING: Final = 2  # goods an island wants on a mission
HARBOUR: Final = "entdeckerhafen"
STAGE: Final = "anlegestelle"


class SeaCard(Effect):
    """A card of the sea: what its discovery brings, and when and how a mission goes there."""

    def reward(self, level: i64) -> i64:
        """Goods of choice on reaching a level (PR-39)."""
        return 0

    def island(self) -> bool:
        """Whether it is an island: what the broadside turns down and friendship counts."""
        return False

    def discovered(self, g: Duel, seat: i64, cell: i64) -> None:
        """Its discovery part."""

    def offering(self, gold: i64) -> i64:
        """The goods a mission costs, one of them replaced by gold if so asked."""
        return 0

    def may_sail(self, g: Duel, seat: i64, cell: i64, gold: i64) -> bool:
        """Whether a mission can be made, with one gold in place of a good if so asked."""
        return False

    def mission(self, g: Duel, seat: i64, cell: i64, gold: i64) -> None:
        """A ship has come on a mission."""

    def repeatable(self, g: Duel, seat: i64) -> bool:
        """Whether the ambassador can use its discovery benefit once more."""
        return False


def sea_card(g: Duel, card: i64) -> SeaCard:
    """The effect of a sea card."""
    effect = g.rules.effects[card]
    assert isinstance(effect, SeaCard), "not a sea card"
    return effect


def may_discover(sea: Seas, seat: i64) -> bool:
    """One discovery per turn, two with the astronomer; a ship back from the forgotten tribe only sails on missions."""
    return sea.found < sea.allowed and sea.ready(seat) > sea.bound


def offer_voyages(g: Duel, seat: i64, out: Options) -> None:
    """Building a ship, and every voyage a ship at home can make now."""
    sea = seas(g)
    if covers(g.land(seat).stock(g.cat), SHIP_COST) and sea.unbuilt(seat) > 0:
        out.add(SHIP_VERB)
    if sea.ships[seat] > 0 and sea.ready(seat) > 0:
        offer_targets(g, seat, out)


def offer_targets(g: Duel, seat: i64, out: Options) -> None:
    """Every sea card in range without a disc that a ship can do something with."""
    sea = seas(g)
    reach = sail_points(g, seat)
    cell: i64 = 0
    while cell < sea.size():
        if distance(cell) <= reach and sea.disc(seat, cell) == NO_DISC:
            if not sea.is_up(seat, cell):
                if may_discover(sea, seat):
                    out.add(SAIL | cell_is(cell))
            else:
                effect = sea_card(g, sea.card(seat, cell))
                if effect.may_sail(g, seat, cell, 0):
                    out.add(SAIL | cell_is(cell))
                if effect.may_sail(g, seat, cell, 1):
                    out.add(SAIL | cell_is(cell) | flag_is(1))
        cell += 1


def set_out(g: Duel, seat: i64, code: i64) -> None:
    """Build a ship, or sail."""
    sea = seas(g)
    if verb_of(code) == SHIP_VERB:
        sea.ships[seat] = sea.ships[seat] + 1
        g.tell(w.SHIP_BUILT, seat_is(seat) | number_is(sea.ships[seat]))
        charge(g, seat, SHIP_COST)
        return
    cell = cell_of(code)
    sea.set_disc(seat, cell, SHIP)
    if sea.is_up(seat, cell):
        if sea.bound > 0:
            sea.bound -= 1
        g.tell(w.SAILED, seat_is(seat) | card_is(sea.card(seat, cell)) | cell_is(cell))
        sea_card(g, sea.card(seat, cell)).mission(g, seat, cell, flag_of(code))
        return
    sea.discover(seat, cell)
    sea.found += 1
    g.reveals += 1
    g.tell(w.DISCOVERED, seat_is(seat) | card_is(sea.card(seat, cell)) | cell_is(cell))
    sea_card(g, sea.card(seat, cell)).discovered(g, seat, cell)


def rise(g: Duel, seat: i64, cell: i64) -> None:
    """A success turns the card up one level and brings what that level promises (PR-16, PR-39)."""
    sea = seas(g)
    if not sea.may_rise(seat, cell):
        return
    level = sea.level(seat, cell) + 1
    card = sea.card(seat, cell)
    sea.set_level(seat, cell, level)
    g.tell(w.LEVEL, seat_is(seat) | card_is(card) | cell_is(cell) | number_is(level))
    reward = sea_card(g, card).reward(level)
    if reward > 0:
        gain(g, seat, reward, card)


def lose_ship(g: Duel, seat: i64, cell: i64) -> None:
    """The ship is lost; its blank disc blocks the card until the end of the turn (PR-37)."""
    sea = seas(g)
    sea.set_disc(seat, cell, LOST)
    sea.ships[seat] = sea.ships[seat] - 1
    g.tell(w.SHIP_LOST, seat_is(seat) | card_is(sea.card(seat, cell)) | flag_is(1) | cell_is(cell))


def below_top(g: Duel, seat: i64, cell: i64) -> bool:
    """Missions go to cards below level 3, even if no gain is left because the other player was first (PR-16)."""
    return seas(g).level(seat, cell) < TOP


def landing_stage(g: Duel, seat: i64) -> i64:
    """The index of a landing stage that has not been used this turn; -1 without one."""
    n: i64 = g.cat.number(STAGE)
    land = g.land(seat)
    i: i64 = 0
    while i < len(land.built):
        if card_of(land.built[i]) == n and not used(land.built[i]):
            return i
        i += 1
    return -1


class Island(SeaCard):
    """An island that wants two goods of one kind on every mission."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def island(self) -> bool:
        """It is one."""
        return True

    def offering(self, gold: i64) -> i64:
        """The goods it wants, one of them replaced by gold at the landing stage."""
        return amount(self.kind, OFFERING - gold) + amount(GOLD, gold)

    def may_sail(self, g: Duel, seat: i64, cell: i64, gold: i64) -> bool:
        """The goods must be there, from whichever regions."""
        if not below_top(g, seat, cell) or not covers(g.land(seat).stock(g.cat), self.offering(gold)):
            return False
        return gold == 0 or landing_stage(g, seat) >= 0

    def mission(self, g: Duel, seat: i64, cell: i64, gold: i64) -> None:
        """Pay and rise."""
        if gold == 1:
            land = g.land(seat)
            i = landing_stage(g, seat)
            land.alter(i, with_used(land.built[i], True))
        charge(g, seat, self.offering(gold))
        rise(g, seat, cell)


class BardIsland(Island):
    """Discovery: see the opponent's hand and take an action card or a unit."""

    def repeatable(self, g: Duel, seat: i64) -> bool:
        """There must be a hand to look at."""
        return len(g.land(1 - seat).hand) > 0

    def discovered(self, g: Duel, seat: i64, cell: i64) -> None:
        """Without fitting cards the benefit is lost."""
        if len(g.land(1 - seat).hand) > 0:
            show_hand(g, 1 - seat)
            g.push(BARD_PICK, seat_is(seat))


class ScholarIsland(Island):
    """Discovery: choose up to two cards of one stack."""

    def repeatable(self, g: Duel, seat: i64) -> bool:
        """There must be a stack with cards."""
        return not g.stacks.empty()

    def discovered(self, g: Duel, seat: i64, cell: i64) -> None:
        """First the stack."""
        g.push(SCHOLAR_STACK, seat_is(seat))


class MerchantIsland(Island):
    """Discovery: one good may be traded for two others."""

    def repeatable(self, g: Duel, seat: i64) -> bool:
        """There must be something to trade."""
        return can_swap(g, seat, EVERY, False)

    def discovered(self, g: Duel, seat: i64, cell: i64) -> None:
        """A swap of one for two, if the player likes."""
        may_swap(g, seat, EVERY, 2, seas(g).card(seat, cell))


class Unpaid(SeaCard):
    """Where one sails again and again without gold, until the top is reached."""

    def may_sail(self, g: Duel, seat: i64, cell: i64, gold: i64) -> bool:
        """It costs nothing, whatever awaits one there."""
        return gold == 0 and below_top(g, seat, cell)


class TribeIsland(Unpaid):
    """The forgotten tribe: the die decides."""

    def island(self) -> bool:
        """It is one."""
        return True

    def reward(self, level: i64) -> i64:
        """Two goods on the first two levels."""
        return 2 if level < TOP else 0

    def discovered(self, g: Duel, seat: i64, cell: i64) -> None:
        """The ship goes home and may sail on a mission, also to this island again."""
        sea = seas(g)
        sea.set_disc(seat, cell, NO_DISC)
        sea.bound += 1

    def mission(self, g: Duel, seat: i64, cell: i64, gold: i64) -> None:
        """Roll."""
        g.push(TRIBE_ROLL, seat_is(seat) | cell_is(cell))


class Pirate(Unpaid):
    """A pirate demands tribute or fights (PR-17, PR-38)."""

    def __init__(self, strength_: i64, gold: i64, any_: i64) -> None:
        self.force = strength_
        self.gold = gold
        self.any = any_

    def reward(self, level: i64) -> i64:
        """One good, then two."""
        return level if level < TOP else i64(0)

    def discovered(self, g: Duel, seat: i64, cell: i64) -> None:
        """He demands at once."""
        g.push(PIRATE, seat_is(seat) | cell_is(cell))

    def mission(self, g: Duel, seat: i64, cell: i64, gold: i64) -> None:
        """He demands again."""
        g.push(PIRATE, seat_is(seat) | cell_is(cell))


class Wreck(SeaCard):
    """A wreck holds one good and is never visited again."""

    def discovered(self, g: Duel, seat: i64, cell: i64) -> None:
        """Take it."""
        gain(g, seat, 1, seas(g).card(seat, cell))


def pirate_at(g: Duel, seat: i64, cell: i64) -> Pirate:
    """The pirate of a cell."""
    effect = g.rules.effects[seas(g).card(seat, cell)]
    assert isinstance(effect, Pirate), "no pirate there"
    return effect


def foundry_place(g: Duel, seat: i64) -> i64:
    """Where a cannon foundry lies that has not been used this turn; -1 without one."""
    n: i64 = g.cat.number("geschuetzgiesserei")
    for p in g.land(seat).built:
        if card_of(p) == n and not used(p):
            return place_of(p)
    return -1


def ties_win(g: Duel, seat: i64) -> bool:
    """With the herald of the sages a tie is a win (GZ:robert)."""
    return owned(g, seat, "robert")
