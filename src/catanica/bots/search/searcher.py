"""A player who thinks: the quick player's choice, unless trials on common chance show a better one.

Without a first guess the noise of play-outs exceeds the differences between actions. So an option must be better than
the guess, beyond doubt, in pairs of play-outs that begin from the same full position with the same chance to come.
Options race: all play on from the same positions, and who has fallen behind beyond doubt drops out. So little thought
goes into options that are plainly worse, and a decision that is clear costs next to nothing. What that saves goes into
more pairs for those that are left: noise, not depth, is what hides the better one.
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
class Searcher(Bot):
    """Thinks as its effort allows; knows its game by its sense."""

    def __init__(self, seed: int, sense: Sense, effort: Effort) -> None:
        super().__init__(seed)
        self.sense = sense
        self.effort = effort
        self.ways: dict[str, Effort] = {}  # where a way to play deserves another effort
        self.quick = sense.guesser(seed)
        self.players: list[Bot] = []
        self.planners: list[Bot] = []  # asked for when a plan is first weighed
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
        known = self.sense.by_heart(observation, codes)
        if known >= 0:
            self.guess = known
            return known
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
        """The option that is ahead of the guess when nodes or time are spent, if it is ahead by enough."""
        effort = self.effort_for(observation)
        end = thread_time() + self.allowed(effort)
        if len(self.players) != observation.seats:
            self.players = seated(self.sense, observation.seats)
        worlds = Worlds(self.sense, observation, self.rng)
        budget = effort.nodes * self.sense.stakes(observation)
        if len(trials) > STARTERS:
            trials = self.starters(worlds, guess, trials, effort, budget, end)
        options = trials
        rivals: list[Trial] = []
        if effort.plans:
            options = self.planned(trials)
            rivals = self.planned([Trial(guess)])[1:]
            trials = options + rivals
        best = trials[0]
        turns = effort.turns * observation.seats // 2
        before = self.nodes
        self.try_all(worlds, guess, trials, turns, HEAT, end)
        dear = (self.nodes - before) * LAP > budget * HEAT  # a lap of all would take more than there is
        if dear:
            trials = best_of(trials, (len(trials) + 1) // 2)
        lap: i64 = HEAT
        while len(trials) > 0 and thread_time() < end:
            self.try_all(worlds, guess, trials, turns, lap, end)
            best = best_of(trials, 1)[0]
            if best.count >= WARM:
                if decided(trials, best, guess):
                    break
                trials = still_racing(trials, best)
            if self.nodes >= budget:
                break
            if not dear:
                lap = LAP
        chosen = best.code if best.count >= LAP and best.mean() > effort.sure * best.error() else guess
        self.best = best if len(rivals) == 0 else held_against(options, rivals, best)
        return chosen

    def starters(
        self, worlds: Worlds, guess: i64, trials: list[Trial], effort: Effort, budget: i64, end: float
    ) -> list[Trial]:
        """Those that look best at a glance, for which no more than half of the budget is spent."""
        far: i64 = GLANCE_TURNS if effort.turns > 2 * GLANCE_TURNS else 1
        n: i64 = 0
        while n == 0 or (n < GLANCES and 2 * self.nodes < budget and thread_time() < end):
            self.try_all(worlds, guess, trials, far, 1, end)
            n += 1
        chosen = best_of(trials, STARTERS)
        wipe(chosen)
        return chosen

    def planned(self, trials: list[Trial]) -> list[Trial]:
        """The same options, then each of them with every plan its player may have afterwards."""
        if len(self.planners) == 0:
            self.planners = self.sense.planners(0)
        out = trials[:]
        plan: i64 = 1
        while plan <= len(self.planners):
            for trial in trials:
                out.append(Trial(trial.code, plan))
            plan += 1
        return out

    def effort_for(self, observation: State) -> Effort:
        """How hard it thinks in a game played that way."""
        return self.ways.get(self.sense.way_of(observation), self.effort)

    def allowed(self, effort: Effort) -> float:
        """CPU seconds for this decision."""
        if self.clock is not None and self.clock * 0.8 < effort.seconds:
            return self.clock * 0.8
        return effort.seconds

    def try_all(self, worlds: Worlds, guess: i64, trials: list[Trial], turns: i64, pairs: i64, end: float) -> None:
        """So many pairs of play-outs for each option, as long as there is time; the guess is played once for all."""
        n: i64 = 0
        while n < pairs:
            if n > 0 and thread_time() >= end:
                return
            world = worlds.deal()
            self.seen = {}
            base = self.value_of(world, guess, turns)
            for trial in trials:
                if thread_time() >= end:
                    return
                trial.note(self.value_of(world, trial.code, turns, trial.plan) - base)
            n += 1

    def value_of(self, world: World, code: i64, turns: i64, plan: i64 = 0) -> float:
        """How likely whoever decides wins after an action, by one play-out, less what its throws brought by luck.

        Lines that come to the same position by the end of the turn are played on once.
        """
        fate = world.fate
        line = world.full.clone()
        line.step(code)
        players = self.players
        if plan > 0:
            players = players[:]
            players[fate.seat] = self.planners[plan - 1]
        for player in players:
            player.anew(fate.seed)
        last = self.sense.turn(world.full) + turns
        made = finish_turn(line, players, self.sense, LIMIT)
        self.nodes += 1 + made
        met = line.fingerprint() ^ plan
        if met in self.seen:
            return self.seen[met]
        fate.luck = 0.0
        self.nodes += play_until(line, players, self.sense, last, fate, LIMIT - made)
        value = self.sense.chance_of(line, fate.seat) - fate.luck
        self.seen[met] = value
        return value


def wipe(trials: list[Trial]) -> None:
    """Begin all of them anew."""
    for trial in trials:
        trial.clear()


def decided(trials: list[Trial], best: Trial, guess: i64) -> bool:
    """Whether those left in the race are one option, whatever the plan: the guess, or one that has won."""
    for trial in trials:
        if trial.code != best.code:
            return False
    return best.code == guess or best.mean() > AHEAD * best.error()


def held_against(options: list[Trial], rivals: list[Trial], best: Trial) -> Trial:
    """What is told of the best option but the guess: by how much it is better than the guess with its best plan."""
    if best in rivals:
        best = best_of(options, 1)[0]
    mean = best_of(rivals, 1)[0].mean()
    if mean > 0.0:
        best.due = mean
    return best


def still_racing(trials: list[Trial], best: Trial) -> list[Trial]:
    """Those that may still be better by something than the guess, and than the best of them."""
    mark = best.mean() - BEHIND * best.error()
    left: list[Trial] = []
    for trial in trials:
        hope = trial.mean() + BEHIND * trial.error() - WORTH
        if hope > 0.0 and (trial is best or hope >= mark):
            left.append(trial)
    return left
