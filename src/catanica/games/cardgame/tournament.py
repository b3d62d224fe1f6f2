"""The set-up of tournament games: what each player brings, the first hand out of it, the own stacks (101.C.a)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.catalogue import EVENT, is_drawn
from catanica.games.principality.position.brought import entry
from catanica.games.principality.position.deck_lists import box_limit, listed, listed_events
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.piece import slot
from catanica.games.principality.position.pile import find, take_at
from catanica.games.principality.steps.play_steps import EVENTS, EXPANSIONS, REGIONS
from catanica.games.principality.steps.rows import DEAL, START_SHUFFLE
from catanica.games.principality.steps.setup import START_CARDS
from catanica.games.principality.telling.verbs import DEAL as DEAL_VERB
from catanica.games.principality.telling.verbs import PASS, PICK, verb_of
from catanica.kernel.arrays import added
from catanica.kernel.ints import bit
from catanica.kernel.state import CHANCE, NOBODY
from catanica.kernel.words import Row

BRING: Final = v.STEPS.add("bring", v.SEAT)
# How many cards are still to be told, or picked; with the flag a hand is only proposed, and may be kept.
BRING_HAND: Final = v.STEPS.add("bring_hand", v.SEAT, v.NUMBER, v.FLAG)
START_HAND: Final = v.STEPS.add("start_hand", v.SEAT, v.NUMBER, v.FLAG)
OWN_SHUFFLE: Final = v.STEPS.add("own_shuffle", v.SEAT)
EVENT_SHUFFLE: Final = v.STEPS.add("event_shuffle")

OWN_STACKS: Final = 4  # a player's own stacks


def push_own_decks(g: Duel) -> None:
    """Decks are brought, first hands picked out of them, and all piles shuffled, before anything else happens."""
    g.push(START_SHUFFLE, v.pile_is(REGIONS))
    g.push(EVENT_SHUFFLE)
    g.push(OWN_SHUFFLE, v.seat_is(1))
    g.push(OWN_SHUFFLE, v.seat_is(0))
    g.push(START_HAND, v.seat_is(1) | v.number_is(START_CARDS))
    g.push(START_HAND, v.seat_is(0) | v.number_is(START_CARDS))
    g.push(BRING_HAND, v.seat_is(1) | v.number_is(START_CARDS))
    g.push(BRING_HAND, v.seat_is(0) | v.number_is(START_CARDS))
    g.push(BRING, v.seat_is(1))
    g.push(BRING, v.seat_is(0))


class Bring(Step):
    """A player's list comes to the table card by card, told by whoever runs the game; nobody else sees it.

    What may stand on a list is checked here once more: no card more often than one player's boxes hold it.
    """

    def named(self, g: Duel, e: i64) -> i64:
        """How many cards stand on the list so far."""
        return len(g.brought) - v.seat_of(e) * (g.rules.deck_cards + g.rules.deck_events)

    def who(self, g: Duel, e: i64) -> i64:
        """Chance, which is where everything comes from that no player decides at the table."""
        return CHANCE if self.named(g, e) < g.rules.deck_cards + g.rules.deck_events else NOBODY

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """First the cards of the deck, then the event cards."""
        seat = v.seat_of(e)
        on_list = listed(g, seat)
        events = self.named(g, e) >= g.rules.deck_cards
        n: i64 = 1
        while n < len(g.cat.ids):
            kind = g.cat.kind[n]
            there = listed_events(g, seat, n) if kind == EVENT else on_list[n]
            if (kind == EVENT if events else is_drawn(kind)) and there < box_limit(g, n):
                out.add(DEAL_VERB | v.card_is(n))
            n += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One more, known to its owner only."""
        g.brought = added(g.brought, entry(v.card_of(code), v.seat_of(e)))
        g.push(BRING, v.seat_is(v.seat_of(e)))


def offer_own(g: Duel, seat: i64, held: vec[i64], verb: i64, out: Options) -> None:
    """Every card of a player's list that is not held already."""
    on_list = listed(g, seat)
    n: i64 = 1
    while n < len(on_list):
        there: i64 = 0
        for s in held:
            if v.card_of(s) == n:
                there += 1
        if on_list[n] > there:
            out.add(verb | v.card_is(n))
        n += 1


def take_own(g: Duel, row: Row, e: i64, code: i64, flag: i64 = 0) -> None:
    """A card of the list into the hand, unseen by the other; the step asks again for the others."""
    seat = v.seat_of(e)
    g.land(seat).add_hand(slot(v.card_of(code), bit(seat)))
    if v.number_of(e) > 1:
        g.push(row, v.seat_is(seat) | v.number_is(v.number_of(e) - 1) | v.flag_is(flag))


class BringHand(Step):
    """The first hand that comes with a deck: chosen by who chose the deck, or proposed with one that was drawn.

    A deck without one leaves it to the table.
    """

    def who(self, g: Duel, e: i64) -> i64:
        """As the list itself."""
        return CHANCE

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Three cards of the list, all of them dealt or all of them proposed, or none."""
        land = g.land(v.seat_of(e))
        begins = v.number_of(e) == START_CARDS
        if v.flag_of(e) == 0:
            offer_own(g, v.seat_of(e), land.hand, DEAL_VERB, out)
        if begins or v.flag_of(e) != 0:
            offer_own(g, v.seat_of(e), land.hand, PICK, out)
        if begins:
            out.add(PASS)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One after the other; of a hand that is proposed its player is asked once both decks are there."""
        if verb_of(code) == PASS:
            return
        take_own(g, BRING_HAND, e, code, 1 if verb_of(code) == PICK else 0)
        if verb_of(code) == PICK and v.number_of(e) == 1:
            asks = START_HAND.number | v.seat_is(v.seat_of(e)) | v.number_is(START_CARDS)
            for i in range(len(g.agenda)):
                if g.agenda[i] == asks:
                    g.agenda[i] = asks | v.flag_is(1)


class StartHand(Step):
    """Who has no first hand yet picks three cards of the deck; who is proposed one keeps it, or picks three instead."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, while the hand is neither complete nor agreed to."""
        open_yet = v.flag_of(e) != 0 or len(g.land(v.seat_of(e)).hand) < START_CARDS
        return v.seat_of(e) if open_yet else i64(NOBODY)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card of the list that is left."""
        seat = v.seat_of(e)
        if v.flag_of(e) != 0:
            out.add(PASS)
            offer_own(g, seat, vec[i64](), PICK, out)
        else:
            offer_own(g, seat, g.land(seat).hand, PICK, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Three in all; the first one that is picked sends those that were proposed back to the deck."""
        if verb_of(code) == PASS:
            return
        if v.flag_of(e) != 0:
            g.land(v.seat_of(e)).hold(vec[i64]())
        take_own(g, START_HAND, e, code)


class OwnShuffle(Step):
    """What is left of a deck is shuffled and dealt into the player's own stacks."""

    def run(self, g: Duel, e: i64) -> None:
        """All cards of the list that are not in the hand; chance does the rest."""
        seat = v.seat_of(e)
        hand = g.land(seat).hand
        each = g.rules.deck_cards + g.rules.deck_events
        i = seat * each
        while i < seat * each + g.rules.deck_cards:
            card = v.card_of(g.brought[i])
            at = find(hand, card)
            if at >= 0:
                hand = take_at(hand, at)
            else:
                g.pool = added(g.pool, slot(card, 0))
            i += 1
        g.push(DEAL, v.pile_is(EXPANSIONS) | v.number_is(OWN_STACKS))


class EventShuffle(Step):
    """The event stack: what everybody gives, and four cards of each player's, face down (101.D.c)."""

    def run(self, g: Duel, e: i64) -> None:
        """Nobody says which are whose; they belong to nobody (113.F.a)."""
        for n in g.rules.fixed_events:
            g.pool = added(g.pool, slot(n, 0))
        i: i64 = 0
        each = g.rules.deck_cards + g.rules.deck_events
        while i < len(g.brought):
            if i % each >= g.rules.deck_cards:
                g.pool = added(g.pool, slot(v.card_of(g.brought[i]), 0))
            i += 1
        g.push(DEAL, v.pile_is(EVENTS))
