"""The board game as the kernel sees it: which step asks whom, what is legal, what an action does."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.board import acting, building, cards, hidden, robbery, setup, steps, trade, turn, verbs
from catanica.games.board.faults import faults_of
from catanica.games.board.goods import (
    BANK_OF_19,
    BANK_WITHOUT_END,
    CARD_STACK,
    nth,
    size,
)
from catanica.games.board.island import Island
from catanica.games.board.table import ALL_DICE, NONE, Table, Terms, free_paths, zeros
from catanica.kernel.agenda import arg_a, arg_b, step_of
from catanica.kernel.ints import bit
from catanica.kernel.refusal import Fault
from catanica.kernel.rng import Rng, seeded
from catanica.kernel.state import CHANCE, NOBODY, REFEREE, Decision, Outcome

ROOM: Final = 36  # actions a list has room for from the beginning
FEW: Final = 6


class BoardState(Table):
    """A position of the board game, with everything the kernel asks of a game."""

    def clone(self) -> "BoardState":
        """An independent copy without trace and events."""
        t = BoardState(
            self.seats,
            self.rng.clone(),
            self.terms,
            self.island.clone(),
            self.hands[:],
            self.towns[:],
            self.cities[:],
            self.reach[:],
            self.laid[:],
            self.lengths[:],
            self.cards[:],
            self.knights[:],
            self.offers[:],
            self.roads[:],
        )
        t.to_move = self.to_move
        t.agenda = self.agenda[:]
        t.explicit = self.explicit
        t.tracing = False
        t.reveals = self.reveals
        t.bank = self.bank
        t.deck = self.deck
        t.spent = self.spent
        t.robber = self.robber
        t.start = self.start
        t.turn = self.turn
        t.turns = self.turns
        t.dice = self.dice
        t.played = self.played
        t.fresh = self.fresh
        t.offered = self.offered
        t.army = self.army
        t.highway = self.highway
        t.throws = self.throws
        t.winner = self.winner
        return t

    # -- what is legal --------------------------------------------------------------------------------------------

    def legal_codes(self) -> vec[i64]:
        """Every action open to the seat that must decide; for chance every outcome, as often as it is likely."""
        e = self.top()
        step = step_of(e)
        seat = arg_a(e)
        if step == steps.ACT or step == steps.BARTER or step == steps.CONSTRUCT:
            return self._turn_actions(step, seat)
        if step < steps.FIRST_DECISION:
            return self._outcomes(step, seat, arg_b(e))
        out = vec[i64](capacity=FEW)
        if step == steps.ROLL:
            return cards.list_plays(self, seat, append(out, verbs.ROLL))
        if step == steps.DISCARD:
            return robbery.list_discards(self, seat, out)
        if step == steps.ROBBER:
            return robbery.list_robber_hexes(self, seat, out)
        if step == steps.ROB:
            return robbery.list_victims(self, seat, out)
        if step == steps.FOUND_TOWN:
            return building.list_founding_towns(self, out)
        if step == steps.FOUND_ROAD:
            return building.list_founding_roads(self, arg_b(e), out)
        if step == steps.FREE_ROAD:
            return building.list_roads(self, seat, out)
        if step == steps.TAKE:
            return cards.list_takes(self, out)
        if step == steps.OFFER or step == steps.COUNTER:
            return trade.list_offer_steps(self, seat, out)
        if step == steps.ANSWER:
            return trade.list_answers(self, seat, out)
        if step == steps.PICK:
            return trade.list_partners(self, seat, out)
        return out

    def _turn_actions(self, step: i64, seat: i64) -> vec[i64]:
        """After the throw: trade and build, in one phase or in two (BG-12)."""
        out = vec[i64](capacity=ROOM)
        if step == steps.BARTER:
            out = append(out, verbs.TO_BUILDING)
        out = append(out, verbs.END_TURN)
        if step != steps.BARTER:
            out = building.list_buildings(self, seat, out)
            out = cards.list_buy(self, seat, out)
        out = cards.list_plays(self, seat, out)
        if step != steps.CONSTRUCT:
            out = trade.list_sea_trades(self, seat, out)
            if trade.can_offer(self, seat):
                out = append(out, verbs.OFFER)
        return out

    def _outcomes(self, step: i64, a: i64, b: i64) -> vec[i64]:
        """What chance may bring."""
        out = vec[i64](capacity=ROOM)
        if step == steps.DICE:
            for throw in range(36):
                if self.throws & bit(throw) != 0:
                    out = append(out, dice_code(throw))
        elif step == steps.STEAL:
            out = robbery.list_loot(self, b, out)
        elif step == steps.DRAW:
            out = cards.list_draws(self, out)
        elif step == steps.HEX:
            out = setup.list_hexes(self, a, out)
        elif step == steps.HARBOUR:
            out = setup.list_harbours(self, a, out)
        elif step == steps.CORNER:
            out = setup.list_corners(out)
        elif step == steps.RED_TOKEN:
            out = setup.list_red_tokens(self, a, out)
        elif step == steps.TOKEN:
            out = setup.list_tokens(self, a, out)
        elif step == steps.START:
            out = setup.list_starts(self, out)
        return out

    def sample(self) -> i64:
        """A chance outcome; the common ones without listing all."""
        e = self.top()
        step = step_of(e)
        if step == steps.DICE and self.throws == ALL_DICE:
            return dice_code(self.rng.below(36))
        if step == steps.STEAL:
            hand = self.hands[arg_b(e)]
            return verbs.code(verbs.STEAL, nth(hand, self.rng.below(size(hand))))
        if step == steps.DRAW:
            return verbs.code(verbs.DRAW, nth(self.deck, self.rng.below(size(self.deck))))
        codes = self.legal_codes()
        return codes[self.rng.below(len(codes))]

    def seldom(self, code: i64) -> bool:
        """Haggling: random play tries it now and then only."""
        verb = verbs.verb_of(code)
        return verb == verbs.OFFER or verb == verbs.COUNTER

    # -- what happens ---------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Move on to the next decision."""
        while True:
            e = self.top()
            step = step_of(e)
            if step >= steps.FIRST_DECISION:
                if step == steps.OVER:
                    self.to_move = NOBODY
                    return
                if step == steps.PICK and not trade.has_answers(self, arg_a(e)):
                    trade.withdraw(self, arg_a(e))
                    continue
                self.to_move = arg_a(e)
                return
            if step >= steps.FIRST_OWN:
                if step == steps.BEGIN:
                    turn.begin_turn(self, arg_a(e))
                else:
                    setup.settle(self)
                continue
            self.to_move = CHANCE
            if self.explicit:
                return
            self.fall()

    def take(self, code: i64) -> None:
        """Carry out an action of the pending decision."""
        acting.take(self, code)

    # -- what it looks like ---------------------------------------------------------------------------------------

    def words(self) -> list[int]:
        """All that matters for the future."""
        out: list[int] = [self.seats, self.to_move, self.bank, self.deck, self.spent, self.robber, self.start]
        out += [self.turn, self.turns, self.dice, int(self.played), self.fresh, self.offered, self.army, self.highway]
        out += [self.throws, self.winner, self.terms.points, int(self.terms.strict), int(self.terms.friendly)]
        out += [int(self.terms.balanced), int(self.terms.unlimited)]
        for part in (
            self.agenda,
            self.hands,
            self.towns,
            self.cities,
            self.cards,
            self.knights,
            self.offers,
            self.roads,
            self.island.terrain,
            self.island.tokens,
            self.island.harbours,
        ):
            out.append(len(part))
            for word in part:
                out.append(word)
        return out

    def redacted(self, audience: i64) -> "BoardState":
        """What an audience may know: hands and cards of others as numbers only (BG-23)."""
        seen = self.clone()
        seen.rng = seeded(0)
        if audience != REFEREE:
            hidden.blank(seen, audience)
        return seen

    def determinised(self, seed: int) -> "BoardState":
        """A full state consistent with this one."""
        full = self.clone()
        full.rng = seeded(seed)
        full.explicit = False
        hidden.fill(full, seeded(seed ^ 0x5EED))
        return full

    def faults(self, code: i64) -> list[Fault]:
        """Everything that speaks against an action now."""
        return faults_of(self, code)

    def describe(self) -> Decision:
        """The pending decision."""
        step = step_of(self.top())
        card = ""
        if step == steps.FREE_ROAD:
            card = "road-building"
        elif step == steps.TAKE:
            card = "invention"
        return Decision(self.to_move, steps.KIND_NAMES[step], card, steps.RULES[step], self.legal())

    def card_name(self, card: i64) -> str:
        """The board game's decisions name their cards themselves."""
        return ""

    def result(self) -> Outcome | None:
        """Who won, or nothing."""
        if self.winner == NONE:
            return None
        points: list[int] = []
        for seat in range(self.seats):
            points.append(self.points(seat))
        return Outcome([self.winner], points, "points")

    def header(self) -> dict[str, str]:
        """What a record needs to be replayed."""
        return dict(self.terms.header)


def dice_code(throw: i64) -> i64:
    """The action of one of the 36 throws."""
    return verbs.code(verbs.DICE, throw // 6 + 1, throw % 6 + 1)


def new_state(
    seats: i64,
    rng: Rng,
    terms: Terms,
    island: Island,
    start: i64,
    explicit: bool,
    tracing: bool,
) -> BoardState:
    """A game about to begin: what the island does not say yet is left to chance."""
    t = BoardState(
        seats,
        rng,
        terms,
        island,
        zeros(seats),
        zeros(seats),
        zeros(seats),
        zeros(seats),
        zeros(seats),
        zeros(seats),
        zeros(seats),
        zeros(seats),
        zeros(2 * seats),
        free_paths(),
    )
    t.explicit = explicit
    t.tracing = tracing
    t.bank = BANK_WITHOUT_END if terms.unlimited else BANK_OF_19
    t.deck = CARD_STACK
    setup.lay_agenda(t, island.terrain[0] < 0, island.harbours[0] < 0, start)
    t.advance()
    return t
