# mypyc: skip
"""Why one option is better than another: by how much, for what, and how the turn goes on. And a hint made of that."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import thread_time
from typing import Final

from catanica.bots.registry import make
from catanica.bots.search.judge import SCALE
from catanica.bots.search.lines import play_on, seated
from catanica.bots.search.searcher import Searcher
from catanica.bots.search.sense import Sense
from catanica.bots.search.trial import Trial
from catanica.kernel.errors import InputError
from catanica.kernel.rng import seeded
from catanica.kernel.state import CHANCE, NOBODY, State
from catanica.notation.games import Json, language_of, option_of

PAIRS: Final = 16
SHOWN: Final = 4  # actions of an expected line
FORESEEN: Final = (
    16  # turns at most: what an option brought is told by how things stand then, not by how the game ended
)
LEVEL: Final = "expert"


@dataclass(frozen=True)
class Why:
    """What an option brings beyond another one."""

    gain: float  # in win probability
    error: float  # its standard error
    reason: str  # what speaks most for it, a word of the sense's
    line: list[Json]  # how the turn is expected to go on: actions as they would be offered


def thinker(game: str, seed: int) -> Searcher:
    """The strongest level of a game. Raises InputError where there is none that searches."""
    bot = make(LEVEL, game, 0, seed)
    if not isinstance(bot, Searcher):
        raise InputError("{game} has no bot that could explain a choice.", game=game)
    return bot


def why(
    searcher: Searcher, observation: State, better: int, worse: int, pairs: int = PAIRS, seconds: float = 1e9
) -> Why:
    """Both options played on from the same positions with the same chance: twice at least, else as time allows."""
    sense, seat = searcher.sense, int(observation.to_move)
    players = seated(sense, observation.seats)
    belief = sense.belief(observation)
    names = sense.names()
    moved = [0.0] * len(names)
    trial = Trial(better)
    lots = seeded(searcher.seed ^ 0x776879)
    turns = min(searcher.effort_for(observation).turns, FORESEEN)
    until = thread_time() + seconds
    for n in range(pairs):
        if n > 1 and thread_time() > until:
            break
        seed = lots.next32()
        full = belief.world(seed)
        full.explicit = False
        sense.hush(full)
        ends = []
        for code in (better, worse):
            end = full.clone()
            end.step(code)
            for player in players:
                player.anew(seed)
            play_on(end, players, sense, turns, seed)
            ends.append(end)
        trial.note(sense.chance_of(ends[0], seat) - sense.chance_of(ends[1], seat))
        for i, (a, b) in enumerate(zip(ahead(sense, ends[0], seat), ahead(sense, ends[1], seat), strict=True)):
            moved[i] += int(sense.judge.weights[i]) * (a - b) / SCALE
    told: dict[str, float] = {}
    for name, value in zip(names, moved, strict=True):
        told[sense.reason(name)] = told.get(sense.reason(name), 0.0) + value
    reason = max(told, key=lambda name: told[name]) if told else ""
    return Why(trial.mean(), trial.error(), reason, expected(searcher, observation, better))


def ahead(sense: Sense, state: State, seat: int) -> list[float]:
    """A seat's features, less the mean of the others'."""
    told = [[int(value) for value in sense.features(state, s)] for s in range(state.seats)]
    others = [one for s, one in enumerate(told) if s != seat]
    return [mine - sum(their[i] for their in others) / len(others) for i, mine in enumerate(told[seat])]


def expected(searcher: Searcher, observation: State, code: int) -> list[Json]:
    """What the quick player would do in the rest of the turn after an action, in one likely world."""
    sense, seat = searcher.sense, int(observation.to_move)
    players = seated(sense, observation.seats)
    state = sense.belief(observation).world(searcher.seed)
    state.explicit = False
    sense.hush(state)
    turn, told = sense.turn(state), [option_of(observation, code)]
    state.step(code)
    while state.to_move != NOBODY and len(told) < SHOWN and sense.turn(state) == turn:
        who = state.to_move
        if who == CHANCE:
            state.step(state.sample())
            continue
        seen = state.redacted(who)
        chosen = players[who].choose(seen)
        if who == seat and len(state.legal()) > 1:
            told.append(option_of(seen, chosen))
        state.step(chosen)
    return told


@dataclass(frozen=True)
class Hint:
    """What the strongest level would do, and what it thinks of the next best."""

    action: str
    chance: float  # of winning, as the position looks to this seat
    instead: str  # the option it was held against; empty where there was nothing to think about
    gain: float
    error: float
    reason: str
    line: Sequence[Json]


def hint(game: str, observation: State, seed: int, clock: float | None = None) -> Hint:
    """For whoever is to decide, out of what the seat may see."""
    searcher = thinker(game, seed)
    searcher.clock = clock
    seat = observation.to_move
    code = searcher.choose(observation)
    text = language_of(observation).to_text
    chance = searcher.sense.chance_of(searcher.sense.belief(observation).world(seed), seat)
    if searcher.best is None:
        return Hint(text(observation, code), chance, "", 0.0, 0.0, "", [])
    other = searcher.guess if code != searcher.guess else int(searcher.best.code)
    told = why(searcher, observation, code, other, seconds=1e9 if clock is None else clock)
    return Hint(
        text(observation, code), chance, text(observation, other), told.gain, told.error, told.reason, told.line
    )
