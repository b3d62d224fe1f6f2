"""What is sold: the seller may wait until the bear has had its say."""

from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.card_step import CardStep
from catanica.games.principality.steps.counters import gain_counter
from catanica.games.principality.steps.goods_steps import gain
from catanica.games.principality.telling.verbs import NUMBER
from catanica.games.principality.vocabulary import CARD, SEAT, STEPS, card_of, number_is, number_of, seat_of

SELL_HONEY = STEPS.add("sell_honey", SEAT, CARD)


class SellHoney(CardStep):
    """One resource of choice, or a comb stays and nothing is sold."""

    def legal(self, g: Duel, e: int, out: Options) -> None:
        out.add(NUMBER | number_is(1))
        out.add(NUMBER | number_is(2))

    def take(self, g: Duel, e: int, code: int) -> None:
        if number_of(code) == 1:
            gain(g, seat_of(e), 1, card_of(e))
        else:
            gain_counter(g, seat_of(e), g.rules.counter("honey"), 1, card_of(e))


def register(rules: Rulebook) -> None:
    """Bind the step to its row."""
    rules.add_step(SELL_HONEY, SellHoney("sell_honey", "PR-41"))
