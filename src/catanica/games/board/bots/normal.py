"""The level between easy and hard: a sound player with manners in trade."""

from mypy_extensions import i64

from catanica.bots.bot import Bot
from catanica.games.board import trade, turn, verbs
from catanica.games.board.bots import haggling
from catanica.games.board.bots.greedy import contains, deed, pick, rest_of_turn
from catanica.games.board.state import NONE, BoardState
from catanica.games.board.vocabulary import seat_of
from catanica.kernel.state import State
from catanica.kernel.words import number_of


class BoardNormal(Bot):
    """Plays as greedy always did, but haggles as people like it."""

    def choose(self, observation: State) -> int:
        """The action it takes; `observation` is what its seat may see."""
        if not isinstance(observation, BoardState):
            raise TypeError("BoardNormal plays the board game only")
        codes = observation.legal_codes()
        return int(codes[0]) if len(codes) == 1 else int(self.best(observation))

    def best(self, t: BoardState) -> i64:
        """Of several actions."""
        e = t.top()
        step = number_of(e)
        seat = seat_of(e)
        if step == trade.OFFER.number or step == trade.COUNTER.number:
            return haggling.grow_offer(t, seat)
        if step == trade.ANSWER.number:
            return haggling.answer(t, seat)
        codes = t.legal_codes()
        if step == turn.ACT.number or step == turn.BARTER.number:
            choice = deed(t, seat, codes)
            if choice != NONE:
                return choice
            if t.offered == 0 and contains(codes, verbs.OFFER) and haggling.exchange(t, seat) != NONE:
                return verbs.OFFER
            return rest_of_turn(t, seat, codes)
        return pick(t, codes)
