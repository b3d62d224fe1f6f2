"""Trade with the bank: at the open sea, or better at a harbour (BG-11)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.board import happenings, verbs
from catanica.games.board.book import DEEDS, Deed
from catanica.games.board.faults import fault
from catanica.games.board.goods import FOURS, KINDS, PAIRS, RESOURCE_NAMES, amount, pack
from catanica.games.board.island import ANY_KIND, QUAYS
from catanica.games.board.state import BoardState
from catanica.games.board.vocabulary import GOT, count_is, good_is, good_of, got_is, got_of, seat_is
from catanica.kernel.ints import bit
from catanica.kernel.listing import Options
from catanica.kernel.refusal import Fault

OPEN_SEA: Final = 4
COMMON_HARBOUR: Final = 3
OWN_HARBOUR: Final = 2


def rate(t: BoardState, seat: i64, kind: i64) -> i64:
    """How many cards of a kind the bank asks for one (BG-11)."""
    return _rate_of(t, t.buildings(seat), kind)


def _rate_of(t: BoardState, own: i64, kind: i64) -> i64:
    """The rate for whoever has buildings on these crossings."""
    if own & t.island.moorings[kind] != 0:
        return OWN_HARBOUR
    if own & t.island.moorings[ANY_KIND] != 0:
        return COMMON_HARBOUR
    return OPEN_SEA


def list_sea_trades(t: BoardState, seat: i64, out: Options) -> None:
    """Every kind that suffices for a trade with the bank, for every other kind the bank has."""
    hand = t.hands[seat]
    if hand & PAIRS == 0:
        return
    own = t.buildings(seat)
    if hand & FOURS == 0 and own & t.island.moorings[QUAYS] == 0:
        return
    stocked: i64 = 0
    for kind in range(KINDS):
        if amount(t.stock, kind) > 0:
            stocked |= bit(kind)
    for given in range(KINDS):
        held = amount(hand, given)
        if held >= OWN_HARBOUR and held >= _rate_of(t, own, given):
            out.add_each(verbs.SEA_TRADE | good_is(given), stocked & ~bit(given), GOT)


class SeaTrade(Deed):
    """Several cards of one kind for one of another (BG-11)."""

    def do(self, t: BoardState, seat: i64, code: i64) -> None:
        """The bank takes and gives."""
        given = good_of(code)
        taken = got_of(code)
        price = rate(t, seat, given)
        t.hands[seat] += pack(taken, 1) - pack(given, price)
        t.stock += pack(given, price) - pack(taken, 1)
        t.tell(happenings.SEA_TRADE, seat_is(seat) | count_is(price) | good_is(given) | got_is(taken))

    def faults(self, t: BoardState, seat: i64, code: i64) -> list[Fault]:
        """Different kinds, enough for the rate, and the bank must have it."""
        out: list[Fault] = []
        given = good_of(code)
        taken = got_of(code)
        if given == taken:
            out.append(fault("board_sea_like_for_like", {"resource": RESOURCE_NAMES[given]}))
        if t.island.complete:
            held = amount(t.hands[seat], given)
            asked = rate(t, seat, given)
            if held < asked:
                params: dict[str, object] = {"resource": RESOURCE_NAMES[given], "rate": int(asked), "held": int(held)}
                out.append(fault("board_rate", params))
        if amount(t.stock, taken) == 0:
            out.append(fault("board_bank_lacks", {"resource": RESOURCE_NAMES[taken]}, "BG-11"))
        return out


DEEDS[verbs.SEA_TRADE] = SeaTrade()
