"""What the cards of the workshop do."""

from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.cards.frequent import Answers
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.piece import used, with_used
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.counters import change_at, held, pay_counter
from catanica.games.principality.steps.goods_steps import gain
from catanica.games.principality.telling.verbs import USE
from catanica.games.principality.vocabulary import card_is, card_of, place_is, place_of, seat_is
from catanica.kernel.ints import bit

from .steps import SEAL_DESIGN, SEALED

SIX = 6
PRICE = 2


class Workshop(Effect):
    """A tool on every six; once per turn two tools, from whichever workshops, are a resource of choice."""

    def produced(self, g: Duel, seat: int, index: int, number: int) -> None:
        if number == SIX:
            change_at(g, seat, g.rules.counter("tools"), index, 1)

    def uses(self, g: Duel, seat: int, p: int, out: Options) -> None:
        if not used(p) and held(g, seat, g.rules.counter("tools")) >= PRICE:
            out.add(USE | card_is(card_of(p)) | place_is(place_of(p)))

    def use(self, g: Duel, seat: int, p: int, code: int) -> None:
        g.land(seat).alter(g.land(seat).find_piece(place_of(p), card_of(p)), with_used(p, True))
        gain(g, seat, 1, card_of(p))
        pay_counter(g, seat, g.rules.counter("tools"), PRICE, card_of(p))  # pushed last: paid first


class Masterpiece(Effect):
    """Seal a card of the hand."""

    def hinder(self, g: Duel, seat: int, card: int) -> str:
        return "" if len(g.land(seat).hand) > 1 else "nothing_to_seal"

    def play(self, g: Duel, seat: int, card: int) -> None:
        if len(g.land(seat).hand) > 0:
            g.push(SEAL_DESIGN, seat_is(seat) | card_is(card))


class Bungler(Answers):
    """A sealed design comes to nothing."""

    def answer(self, g: Duel, seat: int, window: int, cause: int) -> None:
        g.pop_agenda()


def register(rules: Rulebook) -> None:
    """Bind the effects to their cards."""
    rules.add_fault("nothing_to_seal", "KB-30")
    rules.add_effect("werkstatt", Workshop())
    rules.add_effect("meisterstueck", Masterpiece())
    rules.add_effect("pfuscher", Bungler(bit(SEALED)))
