"""A thinker whose options race: all play on from the same positions, and who has fallen behind beyond doubt drops out.

So little thought goes into options that are plainly worse, and a decision that is clear costs next to nothing. What it
saves goes into more pairs for those that are left: noise, not depth, is what hides the better one.
"""

from time import thread_time
from typing import Final

from mypy_extensions import i64, mypyc_attr

from catanica.bots.search.lines import seated
from catanica.bots.search.searcher import Searcher, wipe
from catanica.bots.search.trial import Trial, best_of
from catanica.bots.search.worlds import Worlds
from catanica.kernel.state import State

STARTERS: Final = 8  # options that race: of more, those that look best at a glance
GLANCES: Final = 6  # worlds such a glance looks at
GLANCE_TURNS: Final = 4  # and how far; where lines are hardly longer than that, at the turn at hand only
LAP: Final = 4  # pairs after which the race is looked at
WARM: Final = 16  # pairs before anybody drops out
BEHIND: Final = 1.5  # standard errors by which one must be behind
AHEAD: Final = 3.0  # and by which the last one left has won
WORTH: Final = 0.004  # of a game won: what promises less is not worth the thought


@mypyc_attr(allow_interpreted_subclasses=True)
class Racer(Searcher):
    """Compares options by elimination; the judgement rests on every pair that was played."""

    def compared(self, observation: State, guess: i64, trials: list[Trial]) -> i64:
        """The option that is ahead of the guess when nodes or time are spent, if it is ahead by enough."""
        end = thread_time() + self.allowed()
        if len(self.players) != observation.seats:
            self.players = seated(self.sense, observation.seats)
        worlds = Worlds(self.sense, observation, self.rng)
        if len(trials) > STARTERS:
            far: i64 = GLANCE_TURNS if self.effort.turns > 2 * GLANCE_TURNS else 1
            self.try_all(worlds, guess, trials, far, GLANCES, 0, end)
            trials = best_of(trials, STARTERS)
            wipe(trials)
        best = trials[0]
        budget = self.effort.nodes * self.sense.stakes(observation)
        turns = self.effort.turns * observation.seats // 2
        while len(trials) > 0 and self.nodes < budget and thread_time() < end:
            self.try_all(worlds, guess, trials, turns, LAP, 0, end)
            best = best_of(trials, 1)[0]
            if best.count >= WARM:
                if len(trials) == 1 and best.mean() > AHEAD * best.error():
                    break
                trials = still_racing(trials, best)
        self.best = best
        return best.code if best.count >= LAP and best.mean() > self.effort.sure * best.error() else guess


def still_racing(trials: list[Trial], best: Trial) -> list[Trial]:
    """Those that may still be better by something than the guess, and than the best of them."""
    mark = best.mean() - BEHIND * best.error()
    left: list[Trial] = []
    for trial in trials:
        hope = trial.mean() + BEHIND * trial.error() - WORTH
        if hope > 0.0 and (trial is best or hope >= mark):
            left.append(trial)
    return left
