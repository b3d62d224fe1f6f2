"""Taking cards from a discard pile (103.K.c): it lies open, and everybody sees which card goes.

Whose pile a card means, `Duel.own_pile` and `their_pile` say: in the shared game both are the one there is.
"""

from mypy_extensions import i64, mypyc_attr

from catanica.games.principality.cards.effect import ON_SETTLE, Effect
from catanica.games.principality.position.digest import enlist, lists
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.piece import OPEN, owner_of, since_of, slot
from catanica.games.principality.position.pile import take_at
from catanica.games.principality.position.reminder import is_reminder, reminder
from catanica.games.principality.steps.card_step import CardStep
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import PICK
from catanica.games.principality.vocabulary import card_is, card_of, place_is, place_of, seat_is, seat_of


def offer_pile(g: Duel, pile: i64, out: Options) -> None:
    """Every different card of a discard pile."""
    for s in g.discard:
        code = PICK | card_is(card_of(s))
        if g.lies_on(s, pile) and not out.has(code):
            out.add(code)


@mypyc_attr(allow_interpreted_subclasses=True)
class PickFromPile(CardStep):
    """A player fetches a card from the own discard pile, never the one just played for it (103.K.c)."""

    def pile(self, g: Duel, seat: i64) -> i64:
        """Whose pile: the own one."""
        return g.own_pile(seat)

    def wants(self, g: Duel, card: i64) -> bool:
        """Whether a card comes into question."""
        return True

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every different card of the pile that comes into question; of the one just played another copy."""
        seat = seat_of(e)
        pile = self.pile(g, seat)
        left: i64 = 0 if pile == 1 - seat else -1  # the one just played lies on the pile of who played it
        for s in g.discard:
            if card_of(s) == card_of(e) and g.lies_on(s, pile):
                left += 1
        seen = g.rules.no_cards[:]
        for s in g.discard:
            card = card_of(s)
            if g.lies_on(s, pile) and not lists(seen, card):
                enlist(seen, card)
                if (card != card_of(e) or left > 0) and self.wants(g, card):
                    out.add(PICK | card_is(card))

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Into the hand."""
        fetch(g, seat_of(e), card_of(code), self.pile(g, seat_of(e)))


def fetch(g: Duel, seat: i64, card: i64, pile: i64) -> None:
    """A card of a pile goes into a hand; the order of the others stays. From the opponent's it changes owner."""
    i: i64 = 0
    while card_of(g.discard[i]) != card or not g.lies_on(g.discard[i], pile):
        i += 1
    fetch_at(g, seat, i, pile)


def fetch_at(g: Duel, seat: i64, i: i64, pile: i64) -> None:
    """The same for one that is found by where it lies: of equal cards it matters to the order which one goes."""
    card = card_of(g.discard[i])
    g.heap_up(take_at(g.discard, i))
    g.land(seat).add_hand(slot(card, OPEN))
    if pile == 1 - seat:
        g.hand_over(card, seat)
    g.tell(h.FETCHED, seat_is(seat) | card_is(card))


def pick_up(g: Duel, seat: i64, card: i64) -> None:
    """A card a player has just played leaves the pile again, because it stays lying somewhere: the uppermost copy."""
    pile = g.own_pile(seat)
    i: i64 = len(g.discard) - 1
    while card_of(g.discard[i]) != card or not g.lies_on(g.discard[i], pile):
        i -= 1
    g.heap_up(take_at(g.discard, i))


def put_down(g: Duel, land: i64, index: i64) -> None:
    """A card lying on a stack or before a player goes to the pile."""
    p = g.land(land).remove_piece(index)
    g.put_away(card_of(p), owner_of(p))
    g.tell(h.REMOVED, seat_is(land) | card_is(card_of(p)) | place_is(place_of(p)))


@mypyc_attr(allow_interpreted_subclasses=True)
class ForOneTurn(Effect):
    """A card that lies on the pile and counts all the same until the turn is over."""

    def fixed(self) -> i64:
        """Until the turn is over."""
        return ON_SETTLE

    def settle(self, g: Duel, land: i64, index: i64) -> bool:
        """Once the turn is over nothing reminds of it any more."""
        return forget_after_turn(g, land, index)


def remind(g: Duel, seat: i64, card: i64, target: i64) -> None:
    """A card just played lies on the pile (KB-30); before its player something reminds of what it goes on doing."""
    g.land(seat).lay(reminder(card, seat, g.turn, target))


def forget_after_turn(g: Duel, land: i64, index: i64) -> bool:
    """What reminds of a card that counts for one turn goes when that turn is over; whether it went."""
    p = g.land(land).built[index]
    if since_of(p) == g.turn:
        return False
    if is_reminder(g.cat, p):
        g.land(land).remove_piece(index)
    else:
        put_down(g, land, index)  # in older positions the card itself lay there
    return True
