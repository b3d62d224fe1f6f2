"""The decisions that cards of Politik & Intrige ask for."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from catanica.games.cardgame.attacks import ALL_KNIGHTS, offer_targets
from catanica.games.cardgame.copying import offer_models
from catanica.games.cardgame.fetching import fetch, offer_pile, pick_up
from catanica.games.principality.cards.shared_cards import GiveBack
from catanica.games.principality.position.duel import PILE, Duel, Options, Rulebook, Step
from catanica.games.principality.position.geometry import LAID
from catanica.games.principality.position.piece import (
    aim,
    aimed_card,
    aimed_place,
    piece,
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
from catanica.games.principality.telling.verbs import BUILD, PICK, PUT, verb_of
from catanica.games.principality.telling.verbs import PILE as PILE_VERB
from catanica.games.principality.telling.verbs import STACK as STACK_VERB
from catanica.games.principality.vocabulary import (
    CARD,
    FLAG,
    NUMBER,
    PLACE,
    SEAT,
    STACK,
    STEPS,
    card_is,
    card_of,
    flag_is,
    number_is,
    number_of,
    place_is,
    place_of,
    seat_is,
    seat_of,
    stack_is,
    stack_of,
)
from catanica.kernel.state import NOBODY

AIM_SOCIETY: Final = STEPS.add("aim_society", SEAT, PLACE, CARD)  # where the society lies
TAVERN_ROLL: Final = STEPS.add("tavern_roll", SEAT, CARD, FLAG)
HAND_OVER: Final = STEPS.add("hand_over", SEAT, CARD, NUMBER)
BRIBE: Final = STEPS.add("bribe", SEAT, CARD)
BRIBE_PLACE: Final = STEPS.add("bribe_place", SEAT, PLACE, CARD)  # the knight, and where he lies now
BAN: Final = STEPS.add("ban", SEAT, CARD)
DIPLOMAT_PICK: Final = STEPS.add("diplomat_pick", SEAT, CARD)
ARCHIVE_STACK: Final = STEPS.add("archive_stack", SEAT, CARD)
ARCHIVE_PUT: Final = STEPS.add("archive_put", SEAT, CARD, STACK)


# -- secret society -------------------------------------------------------------------------------------------------


def model_index(g: Duel, seat: i64, p: i64) -> i64:
    """Where among the opponent's cards the copied building stands; -1 if it is gone."""
    target = target_of(p)
    return -1 if target == 0 else g.land(1 - seat).find_piece(aimed_place(target), aimed_card(target))


class AimSociety(Step):
    """The owner names the building to copy (103.I.f)."""

    def index(self, g: Duel, e: i64) -> i64:
        """Where the society stands among its owner's cards; -1 if it is gone or has found a target meanwhile."""
        i = g.land(seat_of(e)).find_piece(place_of(e), card_of(e))
        return -1 if i >= 0 and model_index(g, seat_of(e), g.land(seat_of(e)).built[i]) >= 0 else i

    def who(self, g: Duel, e: i64) -> i64:
        """The owner, if there is anything to copy."""
        out = Options()
        offer_models(g, seat_of(e), out)
        return seat_of(e) if out.count > 0 and self.index(g, e) >= 0 else NOBODY

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every building of the opponent."""
        offer_models(g, seat_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """From now on its functions are the owner's too."""
        built = g.land(seat_of(e)).built
        i = self.index(g, e)
        built[i] = with_target(built[i], aim(place_of(code), card_of(code)))

    def card(self, g: Duel, e: i64) -> i64:
        """The secret society."""
        return card_of(e)


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
        hand_over(g, seat_of(e), number_of(e) - 1, card_of(e))
        GiveBack.take(self, g, e, code)


# -- bribery --------------------------------------------------------------------------------------------------------


def offer_bribes(g: Duel, seat: i64, out: Options) -> None:
    """The knights of the opponent that can be bribed, and that find a place in their new land."""
    knights = Options()
    offer_targets(g, 1 - seat, ALL_KNIGHTS, knights)
    for code in knights.codes:
        places = Options()
        offer_places(g, seat, BUILD, card_of(code), places)
        if places.count > 0:
            out.add(code)


class Bribe(OfferStep):
    """The briber names a knight of the opponent."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every knight that can be bribed."""
        offer_bribes(g, seat_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Then a place for him."""
        g.push(BRIBE_PLACE, seat_is(seat_of(e)) | place_is(place_of(code)) | card_is(card_of(code)))


class BribePlace(Step):
    """The bribed knight gets a place in his new land."""

    def who(self, g: Duel, e: i64) -> i64:
        """The briber."""
        return seat_of(e)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every free place for a unit of his kind."""
        offer_places(g, seat_of(e), BUILD, card_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """He changes sides, and counts as newly laid out (117.C.a)."""
        other = g.land(1 - seat_of(e))
        other.remove_piece(other.find_piece(place_of(e), card_of(e)))
        land = g.land(seat_of(e))
        land.built = append(land.built, with_since(piece(place_of(code), card_of(e), seat_of(e)), g.turn))
        g.tell(h.TAKEN_OVER, seat_is(seat_of(e)) | card_is(card_of(e)) | place_is(place_of(code)))

    def card(self, g: Duel, e: i64) -> i64:
        """The knight."""
        return card_of(e)


# -- excommunication ------------------------------------------------------------------------------------------------


def offer_bans(g: Duel, seat: i64, out: Options) -> None:
    """The stacks, and the discard pile, that the opponent may use so far."""
    s: i64 = 0
    while s < g.stacks.count():
        if g.may_use_stack(1 - seat, s):
            out.add(STACK_VERB | stack_is(s))
        s += 1
    if not g.barred(1 - seat, PILE):
        out.add(PILE_VERB)


class Ban(CardStep):
    """The player lays an excommunication on a stack or on the discard pile (112.P.a)."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Whatever is not banned yet."""
        offer_bans(g, seat_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It lies there against the opponent: `target_of` is the stack plus one, 0 for the pile."""
        pick_up(g, card_of(e))
        target: i64 = 0 if verb_of(code) == PILE_VERB else stack_of(code) + 1
        land = g.land(1 - seat_of(e))
        land.built = append(land.built, with_target(piece(LAID, card_of(e), seat_of(e)), target))
        where: i64 = 0 if verb_of(code) == PILE_VERB else flag_is(1) | stack_is(stack_of(code))
        g.tell(h.BANNED, seat_is(seat_of(e)) | card_is(card_of(e)) | where)


# -- diplomat and archivist -----------------------------------------------------------------------------------------


class DiplomatPick(CardStep):
    """A card from the discard pile (103.K.c)."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card of the pile but the one just played."""
        every = Options()
        offer_pile(g, every)
        own: i64 = 0
        for s in g.discard:
            card = card_of(s)
            if card == card_of(e):
                own += 1
        for code in every.codes:
            if code != PICK | card_is(card_of(e)) or own > 1:
                out.add(code)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Into the hand."""
        fetch(g, seat_of(e), card_of(code))


class ArchiveStack(OfferStep):
    """The player chooses a stack to look through."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every stack with cards that the player may use."""
        offer_full_stacks(g, seat_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Look, take one, put one under."""
        g.push(ARCHIVE_PUT, seat_is(seat_of(e)) | card_is(card_of(e)) | stack_is(stack_of(code)))
        g.push(OPEN_STACK, seat_is(seat_of(e)) | stack_is(stack_of(code)))


class ArchivePut(CardStep):
    """One hand card goes under the stack that was looked through."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card of the hand."""
        for s in g.land(seat_of(e)).hand:
            code = PUT | card_is(card_of(s)) | stack_is(stack_of(e))
            if not out.has(code):
                out.add(code)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Face down."""
        put_card(g, seat_of(e), code)


def register(rules: Rulebook) -> None:
    """Bind the steps to their rows."""
    rules.add_step(AIM_SOCIETY, AimSociety("aim_society", "103.I.f"))
    rules.add_step(TAVERN_ROLL, AttackRoll("tavern_roll", "103.P.c"))
    rules.add_step(HAND_OVER, HandOver("hand_over", "103.N.a"))
    rules.add_step(BRIBE, Bribe("bribe", "118.B.a"))
    rules.add_step(BRIBE_PLACE, BribePlace("bribe_place", "117.C.a"))
    rules.add_step(BAN, Ban("ban", "112.P.a"))
    rules.add_step(DIPLOMAT_PICK, DiplomatPick("diplomat_pick", "103.K.c"))
    rules.add_step(ARCHIVE_STACK, ArchiveStack("archive_stack", "103.J.a"))
    rules.add_step(ARCHIVE_PUT, ArchivePut("archive_put", "103.J.a"))
