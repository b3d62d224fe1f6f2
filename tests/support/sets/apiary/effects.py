"""What hives and bears do."""

from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.cards.frequent import Answers
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.piece import used, with_used
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.counters import change_at, held, pay_counter
from catanica.games.principality.steps.play_steps import open_window
from catanica.games.principality.telling.verbs import USE
from catanica.games.principality.vocabulary import card_is, card_of, place_is, place_of, seat_is
from catanica.games.principality.windows import WINDOWS
from catanica.kernel.ints import bit

from .steps import SELL_HONEY

HIVE_OPENED = WINDOWS.number("hive_opened")
SUMMER = 3  # the numbers above bring honey
PRICE = 2


class Hive(Effect):
    """Honey on 4, 5 and 6; once per turn two are sold for a resource, unless a bear comes."""

    def produced(self, g: Duel, seat: int, index: int, number: int) -> None:
        if number > SUMMER:
            change_at(g, seat, g.rules.counter("honey"), index, 1)

    def uses(self, g: Duel, seat: int, p: int, out: Options) -> None:
        if not used(p) and held(g, seat, g.rules.counter("honey")) >= PRICE:
            out.add(USE | card_is(card_of(p)) | place_is(place_of(p)))

    def use(self, g: Duel, seat: int, p: int, code: int) -> None:
        land = g.land(seat)
        land.alter(land.find_piece(place_of(p), card_of(p)), with_used(p, True))
        g.push(SELL_HONEY, seat_is(seat) | card_is(card_of(p)))
        open_window(g, HIVE_OPENED, 1 - seat, card_of(p))
        pay_counter(g, seat, g.rules.counter("honey"), PRICE, card_of(p))  # pushed last: paid first


class Bear(Answers):
    """The honey is gone and nothing is sold."""

    def answer(self, g: Duel, seat: int, window: int, cause: int) -> None:
        g.pop_agenda()


def register(rules: Rulebook) -> None:
    """Bind the effects to their cards."""
    rules.add_effect("imkerei", Hive())
    rules.add_effect("baer", Bear(bit(HIVE_OPENED)))
