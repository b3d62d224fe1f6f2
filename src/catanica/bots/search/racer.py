"""A thinker whose options race: all play on from the same positions, and who has fallen behind beyond doubt drops out.

So little thought goes into options that are plainly worse, and a decision that is clear costs next to nothing. What it
saves goes into more pairs for those that are left: noise, not depth, is what hides the better one.
"""

from time import thread_time
from typing import Final

from mypy_extensions import i64, mypyc_attr

from catanica.bots.search.effort import Effort
from catanica.bots.search.lines import seated
from catanica.bots.search.searcher import Searcher, wipe
from catanica.bots.search.trial import Trial, best_of
from catanica.bots.search.worlds import Worlds
from catanica.kernel.state import State

STARTERS: Final = 8  # options that race: of more, those that look best at a glance
GLANCES: Final = 6  # worlds such a glance looks at
GLANCE_TURNS: Final = 4  # and how far; where lines are hardly longer than that, at the turn at hand only
LAP: Final = 4  # pairs after which the race is looked at
HEAT: Final = 2  # pairs after which the weaker half drops out where lines are so long that a lap takes all there is
WARM: Final = 16  # pairs before anybody drops out
BEHIND: Final = 1.5  # standard errors by which one must be behind
AHEAD: Final = 3.0  # and by which the last one left has won
WORTH: Final = 0.004  # of a game won: what promises less is not worth the thought


@mypyc_attr(allow_interpreted_subclasses=True)
class Racer(Searcher):
    """Compares options by elimination; the judgement rests on every pair that was played."""

    def compared(self, observation: State, guess: i64, trials: list[Trial]) -> i64:
        """The option that is ahead of the guess when nodes or time are spent, if it is ahead by enough."""
        effort = self.effort_for(observation)
        end = thread_time() + self.allowed(effort)
        if len(self.players) != observation.seats:
            self.players = seated(self.sense, observation.seats)
        worlds = Worlds(self.sense, observation, self.rng)
        budget = effort.nodes * self.sense.stakes(observation)
        if len(trials) > STARTERS:
            trials = self.starters(worlds, guess, trials, effort, budget, end)
        best = trials[0]
        turns = effort.turns * observation.seats // 2
        before = self.nodes
        self.try_all(worlds, guess, trials, turns, HEAT, 0, end)
        dear = (self.nodes - before) * LAP > budget * HEAT  # a lap of all would take more than there is
        if dear:
            trials = best_of(trials, (len(trials) + 1) // 2)
        lap: i64 = HEAT
        while len(trials) > 0 and thread_time() < end:
            self.try_all(worlds, guess, trials, turns, lap, 0, end)
            best = best_of(trials, 1)[0]
            if best.count >= WARM:
                if len(trials) == 1 and best.mean() > AHEAD * best.error():
                    break
                trials = still_racing(trials, best)
            if self.nodes >= budget:
                break
            if not dear:
                lap = LAP
        self.best = best
        return best.code if best.count >= LAP and best.mean() > effort.sure * best.error() else guess

    def starters(
        self, worlds: Worlds, guess: i64, trials: list[Trial], effort: Effort, budget: i64, end: float
    ) -> list[Trial]:
        """Those that look best at a glance, for which no more than half of the budget is spent."""
        far: i64 = GLANCE_TURNS if effort.turns > 2 * GLANCE_TURNS else 1
        n: i64 = 0
        while n == 0 or (n < GLANCES and 2 * self.nodes < budget and thread_time() < end):
            self.try_all(worlds, guess, trials, far, 1, 0, end)
            n += 1
        chosen = best_of(trials, STARTERS)
        wipe(chosen)
        return chosen


def still_racing(trials: list[Trial], best: Trial) -> list[Trial]:
    """Those that may still be better by something than the guess, and than the best of them."""
    mark = best.mean() - BEHIND * best.error()
    left: list[Trial] = []
    for trial in trials:
        hope = trial.mean() + BEHIND * trial.error() - WORTH
        if hope > 0.0 and (trial is best or hope >= mark):
            left.append(trial)
    return left
