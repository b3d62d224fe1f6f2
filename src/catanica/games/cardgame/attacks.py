"""Attacks that are decided by a roll, and cards that go back to a hand."""

from typing import Final

from mypy_extensions import i64

from catanica.games.cardgame.naming import ASKED_BY, CIVIL_WAR, FLEETS, naming_faults, offer_targets
from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.catalogue import (
    TRADE_FLEET,
)
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.piece import OPEN, owner_of, slot
from catanica.games.principality.rules.demolition import lay_aside
from catanica.games.principality.steps.card_step import CardStep
from catanica.games.principality.steps.play_steps import open_window
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.windows import window_named
from catanica.kernel.arrays import added
from catanica.kernel.refusal import Fault
from catanica.kernel.state import NOBODY


def attack_succeeds(number: i64, protected: bool) -> bool:
    """A 6 always fails; against a protection card 3, 4 and 5 fail too (KB-36)."""
    return number <= 2 if protected else number <= 5


def protect(g: Duel) -> None:
    """A protection card was played against the attack whose roll comes next."""
    g.agenda[len(g.agenda) - 1] = g.agenda[len(g.agenda) - 1] | v.flag_is(1)


def back_to_hand(g: Duel, seat: i64, index: i64) -> None:
    """A card in play goes back to its owner's hand, or to the display it came from (105.C.b); everybody saw it."""
    p = g.land(seat).remove_piece(index)
    card = v.card_of(p)
    if g.rules.displayed[card] > 0:
        g.display = added(g.display, slot(card, 0))
    else:
        g.land(owner_of(p)).add_hand(slot(card, OPEN))
    g.tell(h.RETURNED, v.seat_is(owner_of(p)) | v.card_is(card) | v.place_is(v.place_of(p)))


TAKE_BACK: Final = v.STEPS.add("take_back", v.SEAT, v.WHAT, v.CARD)
DISCARD: Final = v.STEPS.add("discard", v.SEAT, v.VICTIM, v.WHAT, v.CARD)


def take_back(g: Duel, chooser: i64, what: i64, card: i64) -> None:
    """A player names a card of the other, which goes back to the hand."""
    g.push(TAKE_BACK, v.seat_is(chooser) | v.what_is(what) | v.card_is(card))


def discard(g: Duel, chooser: i64, victim: i64, what: i64, card: i64) -> None:
    """A player names a card of one of the two, which goes to the discard pile."""
    g.push(DISCARD, v.seat_is(chooser) | v.victim_is(victim) | v.what_is(what) | v.card_is(card))


class TakeBack(CardStep):
    """A player names a card of the other, which goes back to the hand."""

    def ruling(self, g: Duel, e: i64) -> str:
        """That of the attack, or of the event."""
        return ASKED_BY[int(v.what_of(e))]

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """What keeps the card from being named."""
        return naming_faults(g, self.ruling(g, e), code, 1 - v.seat_of(e), v.what_of(e))

    def who(self, g: Duel, e: i64) -> i64:
        """The chooser, if there is a choice."""
        out = Options()
        offer_targets(g, 1 - v.seat_of(e), v.what_of(e), out)
        return i64(NOBODY) if out.count < 2 else v.seat_of(e)

    def run(self, g: Duel, e: i64) -> None:
        """One candidate or none."""
        out = Options()
        offer_targets(g, 1 - v.seat_of(e), v.what_of(e), out)
        if out.count == 1:
            self.take(g, e, out.codes[0])

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every card that may be named."""
        offer_targets(g, 1 - v.seat_of(e), v.what_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It goes back."""
        send_off(g, e, code, 1)


def out_of_play(g: Duel, seat: i64, place: i64, card: i64) -> None:
    """A card in play goes to the discard pile, or to the display it came from (105.C.b)."""
    land = g.land(seat)
    p = land.remove_piece(land.find_piece(place, card))
    lay_aside(g, card, owner_of(p))
    g.tell(h.REMOVED, v.seat_is(seat) | v.card_is(card) | v.place_is(place))


class Discard(CardStep):
    """A card of a player goes to the discard pile."""

    def ruling(self, g: Duel, e: i64) -> str:
        """That of the card that does it."""
        return ASKED_BY[int(v.what_of(e))]

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """What keeps the card from being named."""
        return naming_faults(g, self.ruling(g, e), code, v.victim_of(e), v.what_of(e))

    def who(self, g: Duel, e: i64) -> i64:
        """The chooser, if there is a choice."""
        out = Options()
        offer_targets(g, v.victim_of(e), v.what_of(e), out)
        return i64(NOBODY) if out.count < 2 else v.seat_of(e)

    def run(self, g: Duel, e: i64) -> None:
        """One candidate or none."""
        out = Options()
        offer_targets(g, v.victim_of(e), v.what_of(e), out)
        if out.count == 1:
            self.take(g, e, out.codes[0])

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every card that may be named."""
        offer_targets(g, v.victim_of(e), v.what_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Away with it."""
        send_off(g, e, code, 0)


# -- trade fleets may be saved ----------------------------------------------------------------------------------------

GOES: Final = v.STEPS.add("goes", v.SEAT, v.CARD, v.PLACE, v.FLAG)  # the flag: to the hand, not to the pile


def send_off(g: Duel, e: i64, code: i64, back: i64) -> None:
    """A card that was named leaves play; the owner of a trade fleet may answer first (114.F.a)."""
    g.push(
        GOES, v.seat_is(v.seat_of(code)) | v.card_is(v.card_of(code)) | v.place_is(v.place_of(code)) | v.flag_is(back)
    )
    at_sea = v.what_of(e) == CIVIL_WAR or v.what_of(e) == FLEETS
    if at_sea and g.cat.flags[v.card_of(code)] & TRADE_FLEET != 0:
        land = g.land(v.seat_of(code))
        fleet = land.built[land.find_piece(v.place_of(code), v.card_of(code))]
        open_window(g, window_named("fleet_named"), owner_of(fleet), v.card_of(e))


def stays(g: Duel, seat: i64, card: i64) -> None:
    """What was about to leave play stays: a player has answered with a card."""
    g.pop_agenda()
    g.tell(h.SPARED, v.seat_is(seat) | v.card_is(card))


class Goes(Step):
    """A named card leaves play."""

    def run(self, g: Duel, e: i64) -> None:
        """To its owner's hand, or to the discard pile."""
        if v.flag_of(e) == 1:
            index = g.land(v.seat_of(e)).find_ready(v.place_of(e), v.card_of(e))  # of equal ones, one that works
            back_to_hand(g, v.seat_of(e), index)
        else:
            out_of_play(g, v.seat_of(e), v.place_of(e), v.card_of(e))
