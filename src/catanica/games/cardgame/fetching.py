"""Taking cards from the discard pile (103.K.c): it lies open, and everybody sees which card goes."""

from mypy_extensions import i64, mypyc_attr

from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.piece import OPEN, owner_of, slot
from catanica.games.principality.position.pile import find, take_at
from catanica.games.principality.steps.card_step import CardStep
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import PICK
from catanica.games.principality.vocabulary import card_is, card_of, place_is, place_of, seat_is, seat_of


def offer_pile(g: Duel, out: Options) -> None:
    """Every different card of the discard pile."""
    for s in g.discard:
        card = card_of(s)
        code = PICK | card_is(card)
        if not out.has(code):
            out.add(code)


@mypyc_attr(allow_interpreted_subclasses=True)
class PickFromPile(CardStep):
    """A player fetches a card from the discard pile, never the one just played for it (103.K.c)."""

    def wants(self, g: Duel, card: i64) -> bool:
        """Whether a card comes into question."""
        return True

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every different card of the pile that comes into question; of the one just played another copy."""
        own: i64 = 0
        for s in g.discard:
            if card_of(s) == card_of(e):
                own += 1
        every = Options()
        offer_pile(g, every)
        for code in every.codes:
            if self.wants(g, card_of(code)) and (card_of(code) != card_of(e) or own > 1):
                out.add(code)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Into the hand."""
        fetch(g, seat_of(e), card_of(code))


def fetch(g: Duel, seat: i64, card: i64) -> None:
    """A card of the pile goes into a hand; the order of the others stays."""
    g.discard = take_at(g.discard, find(g.discard, card))
    g.land(seat).add_hand(slot(card, OPEN))
    g.tell(h.FETCHED, seat_is(seat) | card_is(card))


def pick_up(g: Duel, card: i64) -> None:
    """A card just played leaves the pile again, because it stays lying somewhere: the uppermost copy."""
    i: i64 = len(g.discard) - 1
    while card_of(g.discard[i]) != card:
        i -= 1
    g.discard = take_at(g.discard, i)


def put_down(g: Duel, land: i64, index: i64) -> None:
    """A card lying on a stack or before a player goes to the pile."""
    p = g.land(land).remove_piece(index)
    g.put_away(card_of(p), owner_of(p))
    g.tell(h.REMOVED, seat_is(land) | card_is(card_of(p)) | place_is(place_of(p)))
