"""What cards in play of several sets have in common: functions that ask their owner, and regions of a kind."""

from mypy_extensions import i64, mypyc_attr

from catanica.games.principality.cards.effect import FRESH, OWNED, Effect
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.geometry import AT_REGION
from catanica.games.principality.rules.using import mark_used
from catanica.games.principality.steps.card_step import has_option
from catanica.games.principality.telling.verbs import USE
from catanica.games.principality.vocabulary import card_is, card_of, place_is, place_of, seat_is
from catanica.kernel.words import Row


@mypyc_attr(allow_interpreted_subclasses=True)
class UsedAt(Effect):
    """A card in play that asks its owner: a step of seat, the card that acts, and its place."""

    def __init__(self, row: Row, once: bool) -> None:
        self.row = row
        self.once: bool = once

    def fields(self, g: Duel, seat: i64, p: i64) -> i64:
        """What the step must know."""
        return seat_is(seat) | card_is(card_of(p)) | place_is(place_of(p))

    def before_use(self) -> i64:
        """Its owner's, and some only once."""
        return OWNED | FRESH if self.once else OWNED

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """While there is something to choose; some cards only once in a turn (103.P.c)."""
        if self.ready(g, seat, p):
            out.add(USE | card_is(card_of(p)) | place_is(place_of(p)))

    def ready(self, g: Duel, seat: i64, p: i64) -> bool:
        """Whether there is: a card may see it without listing everything."""
        return has_option(g, self.row, self.fields(g, seat, p))

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """Ask."""
        if self.once:
            mark_used(g, seat, p)
        g.push(self.row, self.fields(g, seat, p))


def of_its_kind(g: Duel, seat: i64, card: i64, place: i64) -> bool:
    """Whether a region is of the kind that a region expansion belongs to (122.A.a)."""
    return g.land(seat).kind_at(g.cat, place - AT_REGION) == g.cat.resource[card] - 1
