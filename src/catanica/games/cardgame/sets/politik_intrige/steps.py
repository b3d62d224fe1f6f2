"""The decisions that cards of Politik & Intrige ask for. Step numbers 110 to 139."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from catanica.games.cardgame.attacks import ALL_KNIGHTS, offer_targets
from catanica.games.cardgame.fetching import fetch, offer_pile, pick_up
from catanica.games.principality.cards.catalogue import BUILDING
from catanica.games.principality.cards.shared_cards import GiveBack
from catanica.games.principality.position.duel import PILE, Duel, Options, Rulebook, Step
from catanica.games.principality.position.geometry import LAID
from catanica.games.principality.position.piece import (
    card_of,
    owner_of,
    piece,
    place_of,
    target_of,
    with_since,
    with_target,
)
from catanica.games.principality.rules.laying_out import offer_places
from catanica.games.principality.rules.rolls import AttackRoll
from catanica.games.principality.rules.surplus import put_card
from catanica.games.principality.steps.card_step import CardStep, OfferStep, offer_full_stacks
from catanica.games.principality.steps.rows import OPEN_STACK
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import (
    BUILD,
    PICK,
    PUT,
    STACK,
    TARGET,
    action,
    first,
    second,
    third,
    verb_of,
)
from catanica.games.principality.telling.verbs import PILE as PILE_VERB
from catanica.games.principality.vocabulary import (
    CARD,
    FLAG,
    NUMBER,
    SEAT,
    STEPS,
    card_is,
    number_is,
    number_of,
    seat_is,
    seat_of,
    stack_is,
)
from catanica.games.principality.vocabulary import card_of as card_in
from catanica.kernel.agenda import arg_a, arg_b, arg_c
from catanica.kernel.state import NOBODY

AIM_SOCIETY: Final = 110
TAVERN_ROLL: Final = STEPS.add("tavern_roll", SEAT, CARD, FLAG)
HAND_OVER: Final = STEPS.add("hand_over", SEAT, CARD, NUMBER)
BRIBE: Final = 113
BRIBE_PLACE: Final = 114
BAN: Final = 115
DIPLOMAT_PICK: Final = 116
ARCHIVE_STACK: Final = 117
ARCHIVE_PUT: Final = 118


# -- secret society -------------------------------------------------------------------------------------------------


def aimed_at(place: i64, card: i64) -> i64:
    """A building as the target of another card."""
    return (place + 1) | (card << 7)


def offer_models(g: Duel, seat: i64, out: Options) -> None:
    """The buildings a secret society may copy: the opponent's own, in the opponent's principality."""
    for p in g.land(1 - seat).built:
        if owner_of(p) != seat and g.cat.kind[card_of(p)] == BUILDING:
            code = action(TARGET, 1 - seat, place_of(p), card_of(p))
            if not out.has(code):
                out.add(code)


def model_index(g: Duel, seat: i64, p: i64) -> i64:
    """Where among the opponent's cards the copied building stands; -1 if it is gone."""
    target = target_of(p)
    return -1 if target == 0 else g.land(1 - seat).find_piece((target & 0x7F) - 1, target >> 7)


class AimSociety(Step):
    """The owner names the building to copy (103.I.f). a: seat, b: where the society lies, c: its card."""

    def index(self, g: Duel, e: i64) -> i64:
        """Where the society stands among its owner's cards; -1 if it is gone or has found a target meanwhile."""
        i = g.land(arg_a(e)).find_piece(arg_b(e), arg_c(e))
        return -1 if i >= 0 and model_index(g, arg_a(e), g.land(arg_a(e)).built[i]) >= 0 else i

    def who(self, g: Duel, e: i64) -> i64:
        """The owner, if there is anything to copy."""
        out = Options()
        offer_models(g, arg_a(e), out)
        return arg_a(e) if out.count > 0 and self.index(g, e) >= 0 else NOBODY

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every building of the opponent."""
        offer_models(g, arg_a(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """From now on its functions are the owner's too."""
        built = g.land(arg_a(e)).built
        i = self.index(g, e)
        built[i] = with_target(built[i], aimed_at(second(code), third(code)))

    def card(self, g: Duel, e: i64) -> i64:
        """The secret society."""
        return arg_c(e)


# -- mendicants -----------------------------------------------------------------------------------------------------


def hand_over(g: Duel, giver: i64, n: i64, card: i64) -> None:
    """A player hands the other resources of choice."""
    g.push(HAND_OVER, seat_is(giver) | number_is(n) | card_is(card))


class HandOver(GiveBack):
    """A player hands the other resources of choice."""

    def who(self, g: Duel, e: i64) -> i64:
        """The giver, while there is something the other has room for."""
        out = Options()
        self.legal(g, e, out)
        return seat_of(e) if number_of(e) > 0 and out.count > 0 else NOBODY

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One, then the next."""
        hand_over(g, seat_of(e), number_of(e) - 1, card_in(e))
        GiveBack.take(self, g, e, code)


# -- bribery --------------------------------------------------------------------------------------------------------


def offer_bribes(g: Duel, seat: i64, out: Options) -> None:
    """The knights of the opponent that can be bribed, and that find a place in their new land."""
    knights = Options()
    offer_targets(g, 1 - seat, ALL_KNIGHTS, knights)
    for code in knights.codes:
        places = Options()
        offer_places(g, seat, BUILD, third(code), places)
        if places.count > 0:
            out.add(code)


class Bribe(OfferStep):
    """The briber names a knight of the opponent. a: seat, b: card."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every knight that can be bribed."""
        offer_bribes(g, arg_a(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Then a place for him."""
        g.push_raw(BRIBE_PLACE, arg_a(e), second(code), third(code))


class BribePlace(Step):
    """The bribed knight gets a place in his new land. a: seat, b: where he lies now, c: the knight."""

    def who(self, g: Duel, e: i64) -> i64:
        """The briber."""
        return arg_a(e)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every free place for a unit of his kind."""
        offer_places(g, arg_a(e), BUILD, arg_c(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """He changes sides, and counts as newly laid out (117.C.a)."""
        other = g.land(1 - arg_a(e))
        other.remove_piece(other.find_piece(arg_b(e), arg_c(e)))
        land = g.land(arg_a(e))
        land.built = append(land.built, with_since(piece(second(code), arg_c(e), arg_a(e)), g.turn))
        g.note(h.TAKEN_OVER, arg_a(e), arg_c(e), second(code), 0, -1)

    def card(self, g: Duel, e: i64) -> i64:
        """The knight."""
        return arg_c(e)


# -- excommunication ------------------------------------------------------------------------------------------------


def offer_bans(g: Duel, seat: i64, out: Options) -> None:
    """The stacks, and the discard pile, that the opponent may use so far."""
    s: i64 = 0
    while s < g.stacks.count():
        if g.may_use_stack(1 - seat, s):
            out.add(action(STACK, s))
        s += 1
    if not g.barred(1 - seat, PILE):
        out.add(PILE_VERB)


class Ban(CardStep):
    """The player lays an excommunication on a stack or on the discard pile (112.P.a). a: seat, b: card."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Whatever is not banned yet."""
        offer_bans(g, arg_a(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It lies there against the opponent: `target_of` is the stack plus one, 0 for the pile."""
        pick_up(g, arg_b(e))
        target: i64 = 0 if verb_of(code) == PILE_VERB else first(code) + 1
        land = g.land(1 - arg_a(e))
        land.built = append(land.built, with_target(piece(LAID, arg_b(e), arg_a(e)), target))
        g.note(h.BANNED, arg_a(e), arg_b(e), target, 0, -1)


# -- diplomat and archivist -----------------------------------------------------------------------------------------


class DiplomatPick(CardStep):
    """A card from the discard pile (103.K.c). a: seat, b: card."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card of the pile but the one just played."""
        every = Options()
        offer_pile(g, every)
        own: i64 = 0
        for card in g.discard:
            if card == arg_b(e):
                own += 1
        for code in every.codes:
            if code != action(PICK, arg_b(e)) or own > 1:
                out.add(code)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Into the hand."""
        fetch(g, arg_a(e), first(code))


class ArchiveStack(OfferStep):
    """The player chooses a stack to look through. a: seat, b: card."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every stack with cards that the player may use."""
        offer_full_stacks(g, arg_a(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Look, take one, put one under."""
        g.push_raw(ARCHIVE_PUT, arg_a(e), arg_b(e), first(code))
        g.push(OPEN_STACK, seat_is(arg_a(e)) | stack_is(first(code)))


class ArchivePut(CardStep):
    """One hand card goes under the stack that was looked through. a: seat, b: card, c: stack."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card of the hand."""
        for s in g.land(arg_a(e)).hand:
            code = action(PUT, s & 0x1FF, arg_c(e))
            if not out.has(code):
                out.add(code)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Face down."""
        put_card(g, arg_a(e), code)


def register(rules: Rulebook) -> None:
    """Bind the steps to their numbers."""
    steps = rules.steps
    steps[AIM_SOCIETY] = AimSociety("aim_society", "103.I.f")
    rules.add_step(TAVERN_ROLL, AttackRoll("tavern_roll", "103.P.c"))
    rules.add_step(HAND_OVER, HandOver("hand_over", "103.N.a"))
    steps[BRIBE] = Bribe("bribe", "118.B.a")
    steps[BRIBE_PLACE] = BribePlace("bribe_place", "117.C.a")
    steps[BAN] = Ban("ban", "112.P.a")
    steps[DIPLOMAT_PICK] = DiplomatPick("diplomat_pick", "103.K.c")
    steps[ARCHIVE_STACK] = ArchiveStack("archive_stack", "103.J.a")
    steps[ARCHIVE_PUT] = ArchivePut("archive_put", "103.J.a")
