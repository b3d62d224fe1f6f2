"""What an odd card does, and when it is asked: most cards have no effect, because their figures say everything."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:  # a position knows its cards' effects, and effects act on positions
    from catanica.games.principality.cards.facts import EffectFacts
    from catanica.games.principality.position.duel import Duel, Options
    from catanica.games.principality.position.rulebook import Rulebook

# When an action card may be played of one's own accord.
IN_MAIN: Final = 0
BEFORE_ROLL: Final = 1
ONLY_ANSWER: Final = 2
NO_MOMENT: Final = -1  # it is no action card

# Hooks: which functions of a card's effect are called while it lies in play; see `hooks_of`.
ON_STRENGTH: Final = 1
ON_TRAITS: Final = 2
ON_PRODUCTION: Final = 4
ON_FACE: Final = 8
ON_USE: Final = 16
ON_PLAYED: Final = 32
ON_SETTLE: Final = 64
ON_TRADE: Final = 128
ON_COST: Final = 256
ON_MIRROR: Final = 512
ON_STACK: Final = 1024
ON_LOSS: Final = 16384
ON_POINTS: Final = 4096
ON_EARLY: Final = 8192
ON_KNIGHTS: Final = 2048
ON_FOIL: Final = 32768
ON_DRAWN: Final = 65536
ON_YEAR: Final = 131072
ON_HAND: Final = 262144
ON_RATES: Final = 1048576
ON_TOURNAMENT: Final = 2097152
ON_BANK: Final = 4194304
ON_WARD: Final = 67108864
ON_CAP: Final = 134217728
ON_TENDER: Final = 8388608
ON_TOLL: Final = 536870912
ON_EVENT: Final = 524288

# What a card says of the sites where it may be built.
NEVER: Final = 0
BY_PLACE: Final = 1
EVERYWHERE: Final = 2

# What must hold before a card in play is asked for its uses, see `Effect.before_use`.
OWNED: Final = 1  # its owner asks
FRESH: Final = 2  # it was not used in this turn
SPENT: Final = 4  # it was
GOODS: Final = 8  # the player has something to pay with
FEE: Final = 16  # it covers the card's fee
PRICE: Final = 32  # so do counters the card's price

MOVED_BY_GOODS: Final = ON_STRENGTH | ON_TRAITS | ON_SETTLE | ON_TRADE | ON_POINTS | ON_KNIGHTS  # what goods may change
COUNTED: Final = ON_STRENGTH | ON_TRADE | ON_POINTS  # what each card adds by itself
FIGURES: Final = ON_STRENGTH | ON_KNIGHTS | ON_TRADE | ON_TRAITS  # what strength and trade points are made of
# asked so often that few cards must be looked through; each below 2**28, see `digest.user_is`
MINDED: Final = ON_BANK | ON_COST | ON_EARLY | ON_EVENT | ON_FACE | ON_PRODUCTION | ON_TENDER
SWAYED: Final = ON_STRENGTH | ON_TRADE  # what `Effect.by_goods` may name
FIXABLE: Final = COUNTED | ON_KNIGHTS | ON_SETTLE  # what `Effect.fixed` may name


def several(one: str, two: str, three: str = "", four: str = "", five: str = "") -> str:
    """Reasons as one text: the codes of those that hold, one after the other; nothing if none does."""
    return both(both(both(one, two), both(three, four)), five)


def both(one: str, two: str) -> str:
    """The same of two; seldom do both hold."""
    if two == "":
        return one
    return two if one == "" else f"{one} {two}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What an odd card does. The defaults do nothing, so that a card's class says only what is special."""

    def windows(self) -> i64:
        """Mask of the windows this card may answer from the hand."""
        return 0

    def timing(self) -> i64:
        """When the card may be played of one's own accord: in the main phase, before the roll, or only as an answer."""
        return IN_MAIN

    def untimely(self) -> str:
        """Said of a card for the moment before the roll at another moment: the code of a fault."""
        return "only_before_roll"

    def hinder(self, g: "Duel", seat: i64, card: i64) -> str:
        """Why the card's action could not be carried out now (KB-30): all fault codes (`several`), or nothing."""
        return ""

    def hinders(self, g: "Duel", seat: i64, card: i64) -> bool:
        """Whether there is any such fault: listings want no reasons, so a card may see it by one short test first."""
        return self.hinder(g, seat, card) != ""

    def play(self, g: "Duel", seat: i64, card: i64) -> None:
        """Carry out an action card that was played."""

    def rolled(self, g: "Duel", seat: i64, card: i64, number: i64, protected: bool) -> None:
        """The die was rolled for the card."""

    def answer(self, g: "Duel", seat: i64, window: i64, cause: i64) -> None:
        """Carry out a card played as an answer."""

    def guards(self) -> i64:
        """Mask of the windows this card may answer while it lies in play."""
        return 0

    def may_guard(self, g: "Duel", seat: i64, p: i64, window: i64, cause: i64) -> bool:
        """Whether the card in play can answer now: everybody can see that, so only then its owner is asked."""
        return False

    def guard(self, g: "Duel", seat: i64, p: i64, window: i64, cause: i64) -> None:
        """Carry out the answer of the card in play."""

    def event(self, g: "Duel", card: i64) -> None:
        """Carry out an event card that was drawn."""

    def pay(self, g: "Duel", seat: i64, card: i64) -> None:
        """Pay what playing the card costs, before anybody may answer it."""

    def depth(self) -> i64:
        """Under how many of the top event cards a drawn event goes back; -1 under the whole stack (PR-6)."""
        return -1

    def keeps(self) -> i64:
        """Kinds of resources, as a mask, of which brigands leave one."""
        return 0

    def picks_loss(self) -> bool:
        """Whether its owner chooses what the holder of the trade advantage takes."""
        return False

    def forbid(self, g: "Duel", seat: i64, card: i64, place: i64) -> str:
        """Why the card may not be built there, beyond cost and site: all fault codes (`several`), or nothing."""
        return ""

    def forbids(self, g: "Duel", seat: i64, card: i64, place: i64) -> bool:
        """Whether there is any such fault, see `hinders`."""
        return self.forbid(g, seat, card, place) != ""

    def alike(self) -> bool:
        """Whether `forbid` says the same of every place; then it is asked once."""
        return False

    def regions(self, g: "Duel", seat: i64, card: i64) -> i64:
        """Mask of the regions that come into question for a card of regions, before `forbid` is asked."""
        return -1

    def built(self, g: "Duel", seat: i64, card: i64, place: i64) -> None:
        """The card was just laid out."""

    def copied(self, g: "Duel", seat: i64, card: i64, place: i64) -> None:
        """A player's card begins to copy this one."""

    def strength(self, g: "Duel", seat: i64, p: i64) -> i64:
        """Strength points the card adds beyond the printed ones."""
        return 0

    def knight(self, g: "Duel", seat: i64, p: i64, strong: i64) -> i64:
        """What the card makes of a knight's strength; cards act in the order in which they came (117.A.a)."""
        return strong

    def cap(self, g: "Duel", seat: i64, p: i64, unit: i64) -> i64:
        """The most strength a unit of the opponent of `seat`, its owner, can count; -1 if the card does not mind it.

        Only cards in play may be looked at.
        """
        return -1

    def trade(self, g: "Duel", seat: i64, p: i64) -> i64:
        """Trade points the card adds beyond the printed ones."""
        return 0

    def tournament(self, g: "Duel", seat: i64, p: i64) -> i64:
        """Tournament points the card adds beyond the printed ones."""
        return 0

    def rates(self, g: "Duel", seat: i64, p: i64, rates: i64) -> i64:
        """What the card makes of its owner's bank rates; only cards in play and regions may be looked at."""
        return rates

    def docked(self, g: "Duel", seat: i64, p: i64, place: i64) -> i64:
        """What its owner's great trade fleet at a place asks for one, where a card with `rates` has a say; or 0."""
        return 0

    def banked(self, g: "Duel", seat: i64, p: i64, trader: i64, good: i64) -> None:
        """Somebody has traded with the bank and given a kind (102.B.Banktausch)."""

    def points(self, g: "Duel", seat: i64, p: i64) -> i64:
        """Victory points the card adds beyond the printed ones."""
        return 0

    def fits(self, g: "Duel", seat: i64, card: i64, place: i64) -> bool:
        """Whether the card may lie at a place it was moved to, beyond its slot (PR-32)."""
        return True

    def gone(self, g: "Duel", seat: i64, card: i64, place: i64) -> None:
        """The card has just left the land of `seat`, whichever way."""

    def other_lost(self, g: "Duel", seat: i64, p: i64, card: i64) -> None:
        """An event or action has taken another card out of the owner's land."""

    def discount(self, g: "Duel", seat: i64, p: i64, card: i64) -> i64:
        """How many resources another card costs its owner less, none or one; only cards in play may be looked at."""
        return 0

    def tender(self, g: "Duel", seat: i64, p: i64) -> i64:
        """The kind of resource that may stand for one other when its owner pays for a card; -1 for none."""
        return -1

    def toll(self, g: "Duel", seat: i64, p: i64) -> i64:
        """Gold that the lord of the land it lies in pays for an action card, from the second of an own turn on."""
        return 0

    def mirrors(self, g: "Duel", seat: i64, p: i64) -> i64:
        """The card whose functions, points excepted, this card has besides its own; 0 for none."""
        return 0

    def bars(self, g: "Duel", seat: i64, p: i64, stack: i64) -> bool:
        """Whether the card, lying in the land of `seat`, keeps that player from a stack or the discard pile (PILE).

        Only cards in play may be looked at.
        """
        return False

    def traits(self, g: "Duel", seat: i64, p: i64) -> i64:
        """Traits the card has beyond the declared ones."""
        return 0

    def produced(self, g: "Duel", seat: i64, index: i64, number: i64) -> None:
        """The production die fell; `index` is the card's position in the built list of `seat`'s land."""

    def face(self, g: "Duel", seat: i64, p: i64, face: i64) -> None:
        """The event die fell. What is done here comes before the face acts, what is pushed here after it."""

    def event_acts(self, g: "Duel", seat: i64, p: i64, card: i64) -> None:
        """An event card is carried out. What is pushed here comes after it."""

    def uses(self, g: "Duel", seat: i64, p: i64, out: "Options") -> None:
        """Main-phase actions the card offers."""

    def before_use(self) -> i64:
        """What must hold before `uses` is asked at all, as a mask of OWNED, FRESH and so on; most cards idle now."""
        return 0

    def use(self, g: "Duel", seat: i64, p: i64, code: i64) -> None:
        """Carry out one of them."""

    def idle(self, g: "Duel", seat: i64, p: i64) -> str:
        """Why a card that works and was not used yet offers nothing now: the codes of all faults (`several`)."""
        return "not_usable_now"

    def city_built(self, g: "Duel", seat: i64, card: i64) -> None:
        """A city was built while the card lay on display."""

    def early_uses(self, g: "Duel", seat: i64, p: i64, out: "Options") -> None:
        """Actions the card offers before its owner's roll; `use` carries them out."""

    def opponent_played(self, g: "Duel", seat: i64, p: i64, card: i64) -> None:
        """The other player has played an action card; it has not acted yet (102.B.Ausspielen)."""

    def silences(self, g: "Duel", seat: i64, p: i64) -> i64:
        """Mask of the columns of the land of `seat` whose buildings bring no trade points, for a card with `trade`."""
        return 0

    def foils(self, g: "Duel", seat: i64, p: i64, card: i64) -> i64:
        """Mask of the numbers at which a card that the other player has played fails; 0 if it does not mind it."""
        return 0

    def drawn(self, g: "Duel", seat: i64, p: i64, card: i64, stack: i64) -> bool:
        """Its owner has drawn the top card of a stack; True if the card has something to say, then no other has."""
        return False

    def shows(self, g: "Duel", seat: i64, p: i64) -> i64:
        """Who sees each card that comes into the hand of `seat`, in whose land the card lies: a mask of seats."""
        return 0

    def good_year(self, g: "Duel", seat: i64, p: i64) -> bool:
        """In a good year its owner may have something else instead of the resource; True if it sees to both."""
        return False

    def wards(self, g: "Duel", seat: i64, p: i64, q: i64) -> bool:
        """Whether the other player's actions and books may not name another card in its owner's land."""
        return False

    def fixed(self) -> i64:
        """The hooks whose answer stays while cards in play and metropolises do: they are asked once for a digest.

        Any of `strength`, `knight`, `trade` (with `silences`), `points` and `settle`. An answer that rests on goods,
        dice, hands or the turn is not fixed; a `settle` that rests on strength or trade points may be, or one that has
        something to do only when a turn begins. In an event it may wait (120.E.a), but do no more than at other times.
        """
        return 0

    def by_goods(self) -> i64:
        """Those of `strength` and `trade` whose answer stays while cards in play do, and the goods of the land in which
        the card lies, on regions and on cards: they are asked again when these change."""
        return 0

    def settle(self, g: "Duel", land: i64, index: i64) -> bool:
        """Check what depends on the position; True if something changed, and everything is checked again."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Deeds:
    """Makes effects from what cards declare in their data; each game binds its own (`declared.py`)."""

    def make(self, rules: "Rulebook", declared: "EffectFacts") -> Effect:
        """The effect a card declares."""
        return Effect()


HOOKS: Final = {
    "strength": ON_STRENGTH,
    "knight": ON_KNIGHTS,
    "trade": ON_TRADE,
    "points": ON_POINTS,
    "traits": ON_TRAITS,
    "mirrors": ON_MIRROR,
    "discount": ON_COST,
    "bars": ON_STACK,
    "produced": ON_PRODUCTION,
    "face": ON_FACE,
    "uses": ON_USE,
    "early_uses": ON_EARLY,
    "opponent_played": ON_PLAYED,
    "other_lost": ON_LOSS,
    "settle": ON_SETTLE,
    "foils": ON_FOIL,
    "drawn": ON_DRAWN,
    "good_year": ON_YEAR,
    "shows": ON_HAND,
    "rates": ON_RATES,
    "tournament": ON_TOURNAMENT,
    "banked": ON_BANK,
    "wards": ON_WARD,
    "cap": ON_CAP,
    "tender": ON_TENDER,
    "toll": ON_TOLL,
    "event_acts": ON_EVENT,
}


def is_choosy(effect: Effect) -> bool:
    """Whether a card has a say in where it is built: only then it is asked, site by site."""
    return getattr(type(effect), "forbid") is not getattr(Effect, "forbid")  # noqa: B009 - compiled code calls methods


def choosiness(effect: Effect) -> i64:
    """How a card chooses where it is built: NEVER, by its place, or the same EVERYWHERE."""
    if not is_choosy(effect):
        return NEVER
    return EVERYWHERE if effect.alike() else BY_PLACE


def hooks_of(effect: Effect) -> i64:
    """Which functions of a card's effect are called while it lies in play: those its class has for itself."""
    kind = type(effect)
    out: i64 = 0
    for name, hook in HOOKS.items():
        if getattr(kind, name) is not getattr(Effect, name):
            out |= hook
    return out
