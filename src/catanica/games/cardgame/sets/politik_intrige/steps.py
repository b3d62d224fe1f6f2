"""The decisions that cards of Politik & Intrige ask for."""

from typing import Final

from mypy_extensions import i64

from catanica.games.cardgame.blocking import comes_last
from catanica.games.cardgame.copying import offer_models
from catanica.games.cardgame.fetching import PickFromPile, pick_up
from catanica.games.cardgame.naming import (
    ALL_KNIGHTS,
    building_faults,
    naming_faults,
    offer_targets,
    warded_fault,
    whose_faults,
)
from catanica.games.cardgame.putting import PutUnder
from catanica.games.cardgame.sets.politik_intrige.holy_site import KEPT, REPLACE, Kept, Replace
from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.powers import warded
from catanica.games.principality.cards.shared_cards import give_one, offer_stored_gifts
from catanica.games.principality.position.digest import PILE
from catanica.games.principality.position.duel import Duel, Options
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
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.rules.laying_out import offer_places, place_faults
from catanica.games.principality.rules.rolls import AttackRoll
from catanica.games.principality.steps.card_step import CardStep, OfferStep, SeveralStep, offer_full_stacks
from catanica.games.principality.steps.goods_steps import takeable
from catanica.games.principality.steps.rows import OPEN_STACK
from catanica.games.principality.steps.wrong_choice import handed_faults, index_there
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import BUILD, PASS, REGION, STACK, verb_of
from catanica.games.principality.telling.verbs import PILE as PILE_VERB
from catanica.kernel.refusal import Fault
from catanica.kernel.state import NOBODY

AIM_SOCIETY: Final = v.STEPS.add("aim_society", v.SEAT, v.PLACE, v.CARD)  # where the society lies
TAVERN_ROLL: Final = v.STEPS.add("tavern_roll", v.SEAT, v.CARD, v.FLAG)
HAND_OVER: Final = v.STEPS.add("hand_over", v.SEAT, v.CARD, v.NUMBER)
BRIBE: Final = v.STEPS.add("bribe", v.SEAT, v.CARD)
BRIBE_PLACE: Final = v.STEPS.add("bribe_place", v.SEAT, v.PLACE, v.CARD)  # the knight, and where he lies now
BAN: Final = v.STEPS.add("ban", v.SEAT, v.CARD)
DIPLOMAT_PICK: Final = v.STEPS.add("diplomat_pick", v.SEAT, v.CARD)
ARCHIVE_STACK: Final = v.STEPS.add("archive_stack", v.SEAT, v.CARD)
ARCHIVE_PUT: Final = v.STEPS.add("archive_put", v.SEAT, v.CARD, v.STACK)


# -- secret society -------------------------------------------------------------------------------------------------


def model_index(g: Duel, seat: i64, p: i64) -> i64:
    """Where among the opponent's cards the copied building stands, of equal ones one that works; -1 if it is gone."""
    target = target_of(p)
    return i64(-1) if target == 0 else g.land(1 - seat).find_ready(aimed_place(target), aimed_card(target))


class AimSociety(CardStep):
    """The owner names the building to copy (103.I.f)."""

    def index(self, g: Duel, e: i64) -> i64:
        """Where the society stands among its owner's cards; -1 if it is gone or has found a target meanwhile."""
        i = g.land(v.seat_of(e)).find_piece(v.place_of(e), v.card_of(e))
        return i64(-1) if i >= 0 and model_index(g, v.seat_of(e), g.land(v.seat_of(e)).built[i]) >= 0 else i

    def who(self, g: Duel, e: i64) -> i64:
        """The owner, if there is anything to copy."""
        out = Options()
        offer_models(g, v.seat_of(e), out)
        return v.seat_of(e) if out.count > 0 and self.index(g, e) >= 0 else i64(NOBODY)

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """What may be copied."""
        other = 1 - v.seat_of(e)
        return building_faults(g, self.rule, code, other)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every building of the opponent."""
        offer_models(g, v.seat_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """From now on its functions are the owner's too."""
        land = g.land(v.seat_of(e))
        i = self.index(g, e)
        land.alter(i, with_target(land.built[i], aim(v.place_of(code), v.card_of(code))))
        comes_last(g, v.seat_of(e), i)
        g.rules.effects[v.card_of(code)].copied(g, v.seat_of(e), v.card_of(e), v.place_of(e))


# -- mendicants -----------------------------------------------------------------------------------------------------


def hand_over(g: Duel, giver: i64, n: i64, card: i64) -> None:
    """A player hands the other resources of choice."""
    g.push(HAND_OVER, v.seat_is(giver) | v.number_is(n) | v.card_is(card))


class HandOver(SeveralStep):
    """A player hands the other resources of choice."""

    def offers(self, g: Duel, e: i64, out: Options) -> None:
        """Any own resource the other has room for, what lies on cards included if it can be paid now (122.B.b)."""
        takeable(g, 1 - v.seat_of(e), out)
        offer_stored_gifts(g, v.seat_of(e), -1, out)

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """Nothing lies on the region, or the other has no room."""
        return handed_faults(g, self.rule, code, v.seat_of(e)) if verb_of(code) == REGION else []

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """What lies on cards is never asked for: once the regions are empty the player may stop."""
        self.offers(g, e, out)
        if verb_of(out.codes[0]) != REGION:
            out.add(PASS)

    def chosen(self, g: Duel, e: i64, code: i64) -> None:
        """One, then the next."""
        seat = v.seat_of(e)
        hand_over(g, seat, v.number_of(e) - 1, v.card_of(e))
        give_one(g, seat, code)


# -- bribery --------------------------------------------------------------------------------------------------------


class Bribe(OfferStep):
    """The briber names a knight of the opponent."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """No knight, not to be bribed, or without a place in his new land."""
        out = naming_faults(g, self.rule, code, 1 - v.seat_of(e), ALL_KNIGHTS)
        if index_there(g, code) < 0 or len(whose_faults(g, self.rule, code, 1 - v.seat_of(e))) > 0:
            return out
        out.extend(warded_fault(g, code))
        places = Options()
        offer_places(g, v.seat_of(e), BUILD, v.card_of(code), places)
        if len(out) == 0 and places.count == 0:
            out.append(g.fault("no_place_for_knight", card=g.cat.ids[v.card_of(e)]))
        return out

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The knights of the opponent that can be bribed, and that find a place in their new land."""
        seat = v.seat_of(e)
        knights = Options()
        offer_targets(g, 1 - seat, ALL_KNIGHTS, knights)
        for code in knights.codes:
            places = Options()
            offer_places(g, seat, BUILD, v.card_of(code), places)
            land = g.land(v.seat_of(code))
            p = land.built[land.find_piece(v.place_of(code), v.card_of(code))]
            if places.count > 0 and not warded(g, v.seat_of(code), p):
                out.add(code)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Then a place for him."""
        g.push(BRIBE_PLACE, v.seat_is(v.seat_of(e)) | v.place_is(v.place_of(code)) | v.card_is(v.card_of(code)))


class BribePlace(CardStep):
    """The bribed knight gets a place in his new land."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """Why he finds no place there."""
        right = v.card_of(code) == v.card_of(e)
        return place_faults(g, v.seat_of(e), v.card_of(e), v.place_of(code)) if right else []

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every free place for a unit of his kind."""
        offer_places(g, v.seat_of(e), BUILD, v.card_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """He changes sides, and counts as newly laid out (117.C.a)."""
        other = g.land(1 - v.seat_of(e))
        other.remove_piece(other.find_piece(v.place_of(e), v.card_of(e)))
        land = g.land(v.seat_of(e))
        land.lay(with_since(piece(v.place_of(code), v.card_of(e), v.seat_of(e)), g.turn))
        g.hand_over(v.card_of(e), v.seat_of(e))
        g.tell(h.TAKEN_OVER, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)) | v.place_is(v.place_of(code)))


# -- excommunication ------------------------------------------------------------------------------------------------


class Ban(CardStep):
    """The player lays an excommunication on a stack or on the discard pile (112.P.a)."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """The opponent cannot use it anyway."""
        s = v.stack_of(code)
        if s >= g.stacks.count():
            return []
        if g.barred(1 - v.seat_of(e), s):
            return [Fault("banned_already", self.rule, {"stack": int(s + 1)})]
        return [Fault("stack_not_meant", self.rule, {"stack": int(s + 1)})]

    def faults(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """There is one discard pile: if it is not offered it is banned."""
        if verb_of(code) == PILE_VERB and g.barred(1 - v.seat_of(e), PILE):
            return [Fault("pile_banned_already", self.rule, {})]
        return super().faults(g, e, code)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The stacks, and the discard pile, that the opponent may use so far."""
        seat = v.seat_of(e)
        s: i64 = 0
        while s < g.stacks.count():
            if g.may_use_stack(1 - seat, s):
                out.add(STACK | v.stack_is(s))
            s += 1
        if not g.barred(1 - seat, PILE):
            out.add(PILE_VERB)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It lies there against the opponent: `target_of` is the stack plus one, 0 for the pile. On a stack it covers
        an open card (119.L.a)."""
        pick_up(g, v.seat_of(e), v.card_of(e))
        target: i64 = 0 if verb_of(code) == PILE_VERB else v.stack_of(code) + 1
        land = g.land(1 - v.seat_of(e))
        land.lay(with_target(piece(LAID, v.card_of(e), v.seat_of(e)), target))
        if target > 0:
            g.stacks.turn_down(target - 1)
        where: i64 = 0 if verb_of(code) == PILE_VERB else v.flag_is(1) | v.stack_is(v.stack_of(code))
        g.tell(h.BANNED, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)) | where)


# -- diplomat and archivist -----------------------------------------------------------------------------------------


class ArchiveStack(OfferStep):
    """The player chooses a stack to look through."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every stack with cards that the player may use."""
        offer_full_stacks(g, v.seat_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Look, take one, put one under; an open card is sorted in (119.L.a)."""
        g.stacks.turn_down(v.stack_of(code))
        g.push(ARCHIVE_PUT, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)) | v.stack_is(v.stack_of(code)))
        g.push(OPEN_STACK, v.seat_is(v.seat_of(e)) | v.stack_is(v.stack_of(code)))


def register(rules: Rulebook) -> None:
    """Bind the steps to their rows."""
    rules.add_steps("103.I.f", (AIM_SOCIETY, AimSociety))
    rules.add_steps("103.P.c", (TAVERN_ROLL, AttackRoll))
    rules.add_steps("103.N.a", (HAND_OVER, HandOver))
    rules.add_steps("118.B.a", (BRIBE, Bribe))
    rules.add_steps("117.C.a", (BRIBE_PLACE, BribePlace))
    rules.add_steps("112.P.a", (BAN, Ban))
    rules.add_steps("103.K.c", (DIPLOMAT_PICK, PickFromPile))
    rules.add_steps("103.J.a", (ARCHIVE_STACK, ArchiveStack), (ARCHIVE_PUT, PutUnder))
    rules.add_steps("103.H.b", (REPLACE, Replace), (KEPT, Kept))
