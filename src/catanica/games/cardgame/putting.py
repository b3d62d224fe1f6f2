"""Hand cards that go under a stack because a card says so."""

from mypy_extensions import i64

from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.rules.surplus import put_card
from catanica.games.principality.steps.card_step import OfferStep
from catanica.games.principality.telling.verbs import PUT
from catanica.games.principality.vocabulary import card_is, card_of, seat_of, stack_is, stack_of


class PutUnder(OfferStep):
    """One hand card, perhaps one just taken, goes under the stack that a card was about."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card of the hand."""
        for s in g.land(seat_of(e)).hand:
            code = PUT | card_is(card_of(s)) | stack_is(stack_of(e))
            if not out.has(code):
                out.add(code)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Face down."""
        put_card(g, seat_of(e), code)
