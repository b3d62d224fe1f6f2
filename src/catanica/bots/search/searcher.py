"""A player who thinks: the quick player's choice, unless trials on common chance show a better one.

Without a first guess the noise of play-outs exceeds the differences between actions. So an option must be better than
the guess, beyond doubt, in pairs of play-outs that begin from the same full position with the same chance to come.
"""

from time import thread_time

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from catanica.bots.bot import Bot
from catanica.bots.search.lines import play_on
from catanica.bots.search.sense import Sense
from catanica.bots.search.trial import Trial
from catanica.kernel.rng import seeded
from catanica.kernel.state import State


class Effort:
    """How hard a searcher thinks. Counted in play-outs, so that seeds repeat; time is only a cap."""

    def __init__(self, turns: i64, pairs: i64, final: i64, sure: float, seconds: float) -> None:
        self.turns: i64 = turns  # how far trials play on
        self.pairs: i64 = pairs  # play-outs of each option in the first of the rounds that halve the field
        self.final: i64 = final  # pairs of play-outs that judge the winner against the guess
        self.sure: float = sure  # standard errors by which it must be better
        self.seconds: float = seconds  # CPU time after which it takes the best so far


ROUNDS = 3
LIMIT = 400  # decisions in one play-out
STRIDE = 6  # pairs after which the final is looked at: a clear one ends early


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(Bot):
    """Thinks as its effort allows; knows its game by its sense."""

    def __init__(self, seed: int, sense: Sense, effort: Effort) -> None:
        super().__init__(seed)
        self.sense = sense
        self.effort = effort
        self.quick = sense.player(seed)
        self.rng = seeded(seed ^ 0x7461)
        self.playouts: i64 = 0  # so many were needed for the last decision

    def choose(self, observation: State) -> int:
        """The guess, or what is better."""
        self.playouts = 0
        codes = observation.legal_codes()
        if len(codes) == 1:
            return codes[0]
        guess: i64 = self.quick.choose(observation)
        found = self.sense.candidates(observation, codes, guess)
        if len(found) < 2:
            return guess
        trials: list[Trial] = []
        for code in found:
            if code != guess:
                trials.append(Trial(code))
        return self.compared(observation, guess, trials)

    def compared(self, observation: State, guess: i64, trials: list[Trial]) -> i64:
        """Rounds that drop the weaker half, then fresh pairs for the best one."""
        end = thread_time() + self.allowed()
        pairs = self.effort.pairs
        for _ in range(ROUNDS):
            self.try_all(observation, guess, trials, pairs, end)
            trials = better_half(trials)
            pairs += pairs // 2
            if trials[0].mean() <= 0.0 and len(trials) == 1:
                return guess
        best = trials[0]
        best.clear()
        only = [best]
        done: i64 = 0
        while done < self.effort.final and thread_time() < end:
            self.try_all(observation, guess, only, STRIDE, end)
            done += STRIDE
            if done >= 2 * STRIDE and abs(best.mean()) > 3.0 * best.error():
                break
        return best.code if best.mean() > self.effort.sure * best.error() else guess

    def allowed(self) -> float:
        """CPU seconds for this decision."""
        if self.clock is not None and self.clock < self.effort.seconds:
            return self.clock
        return self.effort.seconds

    def try_all(self, observation: State, guess: i64, trials: list[Trial], pairs: i64, end: float) -> None:
        """Further pairs of play-outs for each option: the guess is played once for all of them."""
        seat = observation.to_move
        n: i64 = 0
        while n < pairs and thread_time() < end:
            seed = self.rng.next32()
            full = observation.determinised(seed)
            base = self.value_of(full, guess, seat, seed)
            for trial in trials:
                trial.note(self.value_of(full, trial.code, seat, seed) - base)
            n += 1

    def value_of(self, full: State, code: i64, seat: i64, seed: i64) -> float:
        """How likely a seat wins after an action, by one play-out."""
        self.playouts += 1
        trial = full.clone()
        trial.step(code)
        players: list[Bot] = []
        for i in range(trial.seats):
            players.append(self.sense.player(seed + i))
        play_on(trial, players, self.sense, self.effort.turns, LIMIT)
        return self.sense.chance_of(trial, seat)


def better_half(trials: list[Trial]) -> list[Trial]:
    """The better half of the options, the best first; at least one."""
    rest = trials[:]
    out: list[Trial] = []
    wanted = (len(trials) + 1) // 2
    while len(out) < wanted:
        best = rest[0]
        for trial in rest:
            if trial.mean() > best.mean():
                best = trial
        rest.remove(best)
        out.append(best)
    return out


def merged(codes: vec[i64], guess: i64, keys: list[int]) -> list[int]:
    """One option for each key, the guess first; a key of -1 is not worth a trial."""
    out: list[int] = [guess]
    seen: set[int] = set()
    for i in range(len(codes)):
        if codes[i] == guess:
            seen.add(keys[i])
    for i in range(len(codes)):
        if keys[i] >= 0 and keys[i] not in seen:
            seen.add(keys[i])
            out.append(codes[i])
    return out
