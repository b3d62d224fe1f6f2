"""A player who plays like a beginner: as the quick player, with a human's mistakes.

Now and then it does what looks good at once: it sees this turn only, overvalues points and forgets what the others are
up to. A win that is there to be had this turn it never misses: that would not be human.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from catanica.bots.bot import Bot
from catanica.bots.search.lines import play_on, seated
from catanica.bots.search.sense import Sense
from catanica.kernel.rng import seeded
from catanica.kernel.state import State

TEMPTING: Final = 4  # options that look best at a glance: it takes any of them
ALL: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Beginner(Bot):
    """Makes a mistake at so many of a thousand decisions."""

    def __init__(self, seed: int, sense: Sense, slips: i64) -> None:
        super().__init__(seed)
        self.sense = sense
        self.slips: i64 = slips
        self.quick = sense.guesser(seed)
        self.players: list[Bot] = []
        self.rng = seeded(seed ^ 0x6561)

    def choose(self, observation: State) -> int:
        """The quick player's choice, or a mistake."""
        codes = observation.legal_codes()
        if len(codes) == 1:
            return codes[0]
        guess: i64 = self.quick.choose(observation)
        full = observation.determinised(self.rng.next32())
        full.explicit = False
        winning = self.win_at_once(full, codes)
        if winning >= 0:
            return winning
        if self.rng.below(ALL) >= self.slips_in(observation) or self.wins_this_turn(full, guess):
            return guess
        found = self.sense.candidates(observation, codes, guess)
        return self.tempted(full, found) if len(found) > 1 else guess

    def slips_in(self, observation: State) -> i64:
        """How often it errs in the game at hand: some ways to play forgive more than others."""
        return self.slips

    def win_at_once(self, full: State, codes: vec[i64]) -> i64:
        """An action that ends the game in its favour; -1 if there is none."""
        if not self.sense.nearly_over(full):
            return -1
        seat = full.to_move
        for code in codes:
            line = full.clone()
            line.step(code)
            if line.to_move < 0 and self.sense.chance_of(line, seat) == 1.0:
                return code
        return -1

    def wins_this_turn(self, full: State, guess: i64) -> bool:
        """Whether the quick player wins before the turn is over."""
        if not self.sense.nearly_over(full):
            return False
        seat = full.to_move
        if len(self.players) != full.seats:
            self.players = seated(self.sense, full.seats)
        line = full.clone()
        line.step(guess)
        play_on(line, self.players, self.sense, 1, 1)
        return line.to_move < 0 and self.sense.chance_of(line, seat) == 1.0

    def tempted(self, full: State, codes: vec[i64]) -> i64:
        """Any of the few options after which its own side looks best."""
        seat = full.to_move
        left = codes[:]
        fine = vec[i64]()
        while len(fine) < TEMPTING and len(left) > 0:
            best: i64 = 0
            most = -1e9
            for i in range(len(left)):
                line = full.clone()
                line.step(left[i])
                value = self.sense.score(line, seat)
                if value > most:
                    most = value
                    best = i
            fine = append(fine, left[best])
            rest = vec[i64]()
            for i in range(len(left)):
                if i != best:
                    rest = append(rest, left[i])
            left = rest
        return fine[self.rng.below(len(fine))]
