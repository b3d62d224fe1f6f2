"""What a throw brings a seat of the Princes beyond its due, in goods: production, and what brigands take."""

from typing import Final

from mypy_extensions import i64

from catanica.games.princes.dice_events import BRIGANDS
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import WOOL, count, of
from catanica.games.principality.position.land import FULL
from catanica.games.principality.rules.events import SAFE, counted_by_brigands, left_alone
from catanica.games.principality.rules.production import multiple
from catanica.games.principality.steps.goods_steps import first_place, last_place
from catanica.games.principality.vocabulary import card_of

GOOD: Final = 0.03  # win probability for each, as pairs of lines had it
FACES: Final = 6


def luck(g: Duel, seat: i64, throw: i64) -> float:
    """The seat's luck less the other's: first the event die, then the number."""
    face = throw // FACES + 1
    number = throw % FACES + 1
    return GOOD / float(FACES) * float(beyond_due(g, seat, face, number) - beyond_due(g, 1 - seat, face, number))


def beyond_due(g: Duel, seat: i64, face: i64, number: i64) -> i64:
    """Six times what the dice bring a seat, less what each die brings with all its faces."""
    land = g.land(seat)
    cat = g.cat
    fallen: i64 = 0
    due: i64 = 0
    i = first_place(land)
    end = last_place(land)
    while i < end:
        card = card_of(land.regions[i])
        die = cat.die[card]
        room = FULL - land.stock_at(i)
        if 1 <= die <= FACES and room > 0:
            n = multiple(g, seat, i, cat.resource[card] - 1)
            if n > room:
                n = room
            due += n
            if die == number:
                fallen += n
        i += 1
    stock = land.stock(cat)
    if count(stock) > SAFE and counted_by_brigands(g, seat) > left_alone(g, seat):
        taken = of(stock, WOOL) + of(stock, g.rules.house.robbed)
        due -= taken
        if face == BRIGANDS:
            fallen -= taken
    return FACES * fallen - due
