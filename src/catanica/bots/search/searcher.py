"""A player who thinks: the quick player's choice, unless trials on common chance show a better one.

Without a first guess the noise of play-outs exceeds the differences between actions. So an option must be better than
the guess, beyond doubt, in pairs of play-outs that begin from the same full position with the same chance to come.
"""

from time import thread_time
from typing import Final

from mypy_extensions import i64, mypyc_attr

from catanica.bots.bot import Bot
from catanica.bots.search.effort import Effort
from catanica.bots.search.lines import LIMIT, finish_turn, play_until, seated
from catanica.bots.search.sense import Sense
from catanica.bots.search.trial import Trial, best_of
from catanica.bots.search.worlds import World, Worlds
from catanica.kernel.rng import seeded
from catanica.kernel.state import State

SIEVED: Final = 8  # options that are left after a glance at the turn at hand
GLANCES: Final = 3  # worlds such a glance looks at
LEAST: Final = 3  # pairs every option gets in a round
STRIDE: Final = 6  # pairs after which the final is looked at: a clear one ends early
CLEAR: Final = 3.0  # standard errors that end it


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(Bot):
    """Thinks as its effort allows; knows its game by its sense."""

    def __init__(self, seed: int, sense: Sense, effort: Effort) -> None:
        super().__init__(seed)
        self.sense = sense
        self.effort = effort
        self.ways: dict[str, Effort] = {}  # where a way to play deserves another effort
        self.quick = sense.guesser(seed)
        self.players: list[Bot] = []
        self.rng = seeded(seed ^ 0x7461)
        self.seen: dict[int, float] = {}  # what positions at the end of the turn came to, in the world at hand
        self.nodes: i64 = 0  # decisions its trials made for the last choice
        self.best: Trial | None = None  # what was held against the guess in the end
        self.guess: i64 = -1  # what the quick player would have done

    def choose(self, observation: State) -> int:
        """The guess, or what is better."""
        codes = observation.legal_codes()
        self.nodes = 0
        self.best = None
        if len(codes) == 1:
            self.guess = codes[0]
            return codes[0]
        self.guess = self.quick.choose(observation)
        found = self.sense.candidates(observation, codes, self.guess)
        if len(found) < 2:
            return self.guess
        trials: list[Trial] = []
        for code in found:
            if code != self.guess:
                trials.append(Trial(code))
        return self.compared(observation, self.guess, trials)

    def compared(self, observation: State, guess: i64, trials: list[Trial]) -> i64:
        """A glance sorts out, rounds drop the weaker half, then fresh pairs judge the best one."""
        effort = self.effort_for(observation)
        end = thread_time() + self.allowed(effort)
        if len(self.players) != observation.seats:
            self.players = seated(self.sense, observation.seats)
        worlds = Worlds(self.sense, observation, self.rng)
        budget = effort.nodes
        if len(trials) > SIEVED:
            self.try_all(worlds, guess, trials, 1, GLANCES, 0, end)
            trials = best_of(trials, SIEVED)
            wipe(trials)
        spent: i64 = 0
        while len(trials) > 1 and self.nodes < budget and thread_time() < end:
            spent += budget // 6
            self.try_all(worlds, guess, trials, effort.turns, LEAST, spent, end)
            trials = best_of(trials, (len(trials) + 1) // 2)
        best = trials[0]
        best.clear()
        self.best = best
        last = [best]
        while thread_time() < end:
            self.try_all(worlds, guess, last, effort.turns, STRIDE, 0, end)
            if self.nodes >= budget or (best.count >= 2 * STRIDE and abs(best.mean()) > CLEAR * best.error()):
                break
        return best.code if best.count >= STRIDE and best.mean() > effort.sure * best.error() else guess

    def effort_for(self, observation: State) -> Effort:
        """How hard it thinks in a game played that way."""
        return self.ways.get(self.sense.way_of(observation), self.effort)

    def allowed(self, effort: Effort) -> float:
        """CPU seconds for this decision."""
        if self.clock is not None and self.clock * 0.8 < effort.seconds:
            return self.clock * 0.8
        return effort.seconds

    def try_all(
        self, worlds: Worlds, guess: i64, trials: list[Trial], turns: i64, pairs: i64, nodes: i64, end: float
    ) -> None:
        """Pairs of play-outs for each option: at least so many, and until so many nodes are spent in all.

        The guess is played once for all options.
        """
        n: i64 = 0
        while n < pairs or self.nodes < nodes:
            if n > 0 and thread_time() >= end:
                return
            world = worlds.deal()
            self.seen = {}
            base = self.value_of(world, guess, turns)
            for trial in trials:
                if thread_time() >= end:
                    return
                trial.note(self.value_of(world, trial.code, turns) - base)
            n += 1

    def value_of(self, world: World, code: i64, turns: i64) -> float:
        """How likely whoever decides wins after an action, by one play-out, less what its throws brought by luck.

        Lines that come to the same position by the end of the turn are played on once.
        """
        fate = world.fate
        line = world.full.clone()
        line.step(code)
        for player in self.players:
            player.anew(fate.seed)
        last = self.sense.turn(world.full) + turns
        made = finish_turn(line, self.players, self.sense, LIMIT)
        self.nodes += 1 + made
        met = line.fingerprint()
        if met in self.seen:
            return self.seen[met]
        fate.luck = 0.0
        self.nodes += play_until(line, self.players, self.sense, last, fate, LIMIT - made)
        value = self.sense.chance_of(line, fate.seat) - fate.luck
        self.seen[met] = value
        return value


def wipe(trials: list[Trial]) -> None:
    """Begin all of them anew."""
    for trial in trials:
        trial.clear()
