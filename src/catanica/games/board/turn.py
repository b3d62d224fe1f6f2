"""The course of a turn: its beginning, the throw and its phases (BG-6, BG-8, BG-12, BG-29)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.board import building, cards, happenings, harbours, harvest, robbery, trade, verbs
from catanica.games.board.book import BOOK, DEEDS, Ask, Fall
from catanica.games.board.state import ALL_DICE, BoardState
from catanica.games.board.victory import look_for_victory
from catanica.games.board.vocabulary import (
    SEAT,
    STEPS,
    die_is,
    die_of,
    other_die_is,
    other_die_of,
    seat_is,
    seat_of,
    turns_is,
)
from catanica.kernel.ints import bit, ones
from catanica.kernel.listing import Options
from catanica.kernel.step import Step
from catanica.kernel.words import Row, number_of

THROWS: Final = 36
THROWS_KEPT: Final = 5  # balanced dice: with so many throws left the pack is shuffled anew

BEGIN: Final = STEPS.add("begin-turn", SEAT)
ROLL: Final = STEPS.add("before-roll", SEAT)
DICE: Final = STEPS.add("dice", SEAT)
ACT: Final = STEPS.add("trade-and-build", SEAT)
BARTER: Final = STEPS.add("trade", SEAT)  # strict phases
CONSTRUCT: Final = STEPS.add("build", SEAT)  # strict phases

PLAYS: Final = [verbs.PLAY_KNIGHT, verbs.PLAY_ROADS, verbs.PLAY_INVENTION, verbs.PLAY_MONOPOLY]
BUILDS: Final = [verbs.ROAD, verbs.TOWN, verbs.CITY, verbs.BUY_CARD]
TRADES: Final = [verbs.SEA_TRADE, verbs.OFFER]


class Begin(Step[BoardState]):
    """A turn begins."""

    def __init__(self, row: Row) -> None:
        super().__init__(row.name, "BG-29")

    def run(self, g: BoardState, e: i64) -> None:
        """Whoever has enough points already wins before the throw (BG-29)."""
        seat = seat_of(e)
        g.turn = seat
        g.turns += 1
        g.dice = 0
        g.played = False
        g.fresh = 0
        g.offered = 0
        g.tell(happenings.TURN, seat_is(seat) | turns_is(g.turns))
        g.push(ROLL, seat_is(seat))
        look_for_victory(g)


class BeforeRoll(Ask):
    """Roll; a development card may be played before (BG-17)."""

    def legal(self, g: BoardState, e: i64, out: Options) -> None:
        """The throw and the cards."""
        out.add(verbs.ROLL)
        cards.list_plays(g, seat_of(e), out)

    def take(self, g: BoardState, e: i64, code: i64) -> None:
        """The throw comes before all the rest of the turn; after a card the question stands."""
        seat = seat_of(e)
        if number_of(code) == verbs.ROLL:
            g.push(BARTER if g.terms.strict else ACT, seat_is(seat))
            g.push(DICE, seat_is(seat))
            return
        g.put_back(e)
        DEEDS[number_of(code)].do(g, seat, code)

    def untimely(self, g: BoardState, verb: i64) -> str:
        """Building and trading come after the throw."""
        return "board_roll_first" if int(verb) in AFTER_THE_THROW.asked else "board_not_now"


class Dice(Fall):
    """Two dice fall (BG-6); balanced ones are drawn from a pack of all throws."""

    def legal(self, g: BoardState, e: i64, out: Options) -> None:
        """Every throw that can come."""
        for throw in range(THROWS):
            if g.throws & bit(throw) != 0:
                out.add(dice_code(throw))

    def draw(self, g: BoardState, e: i64) -> i64:
        """One of them."""
        if g.throws == ALL_DICE:
            return dice_code(g.rng.below(THROWS))
        return super().draw(g, e)

    def take(self, g: BoardState, e: i64, code: i64) -> None:
        """The dice lie: production, or the seven (BG-6, BG-8)."""
        one = die_of(code)
        other = other_die_of(code)
        g.dice = one * 8 + other
        g.reveals += 1
        g.tell(happenings.DICE, seat_is(g.turn) | die_is(one) | other_die_is(other))
        if g.terms.balanced:
            g.throws &= ~bit((one - 1) * 6 + other - 1)
            if ones(g.throws) <= THROWS_KEPT:
                g.throws = ALL_DICE
        if one + other == 7:
            robbery.seven(g)
        else:
            harvest.harvest(g, one + other)


def dice_code(throw: i64) -> i64:
    """The outcome of one of the 36 throws."""
    return verbs.DICE | die_is(throw // 6 + 1) | other_die_is(throw % 6 + 1)


class Phase(Ask):
    """After the throw: trade and build, in one phase or in two (BG-12)."""

    def __init__(self, row: Row, trades: bool, builds: bool) -> None:
        asked = [verbs.END_TURN, *PLAYS]
        if trades:
            asked += TRADES
        if builds:
            asked += BUILDS
        else:
            asked.append(verbs.TO_BUILDING)
        super().__init__(row, "BG-12", asked)
        self.trades: bool = trades
        self.builds: bool = builds

    def legal(self, g: BoardState, e: i64, out: Options) -> None:
        """All that can be done, the end of the turn first."""
        seat = seat_of(e)
        if not self.builds:
            out.add(verbs.TO_BUILDING)
        out.add(verbs.END_TURN)
        if self.builds:
            building.list_buildings(g, seat, out)
            cards.list_buy(g, seat, out)
        cards.list_plays(g, seat, out)
        if self.trades:
            harbours.list_sea_trades(g, seat, out)
            if trade.can_offer(g, seat):
                out.add(verbs.OFFER)

    def take(self, g: BoardState, e: i64, code: i64) -> None:
        """A deed, after which the phase goes on; or it ends."""
        verb = number_of(code)
        if verb == verbs.END_TURN:
            g.push(BEGIN, seat_is(g.after(seat_of(e))))
        elif verb == verbs.TO_BUILDING:
            g.push(CONSTRUCT, seat_is(seat_of(e)))
        else:
            g.put_back(e)
            DEEDS[verb].do(g, seat_of(e), code)

    def untimely(self, g: BoardState, verb: i64) -> str:
        """What the other phase would allow, and the throw that lies already."""
        if verb == verbs.ROLL:
            return "board_already_rolled"
        if int(verb) in TRADES:
            return "board_trade_is_over"
        return "board_build_later" if int(verb) in BUILDS else "board_not_now"


AFTER_THE_THROW: Final = Phase(ACT, trades=True, builds=True)
BOOK.add_step(BEGIN, Begin(BEGIN))
BOOK.add_step(ROLL, BeforeRoll(ROLL, "BG-6", [verbs.ROLL, *PLAYS]))
BOOK.add_step(DICE, Dice(DICE, "BG-6"))
BOOK.add_step(ACT, AFTER_THE_THROW)
BOOK.add_step(BARTER, Phase(BARTER, trades=True, builds=False))
BOOK.add_step(CONSTRUCT, Phase(CONSTRUCT, trades=False, builds=True))
