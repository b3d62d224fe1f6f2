"""Measuring one engine: run as a program of its own by `catanica bench`, so that two engines can be compared."""

import json
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from statistics import median
from typing import Final

import catanica
from catanica._runtime import compiled
from catanica.games.entry import Game, load
from catanica.games.registry import entry
from catanica.kernel.errors import InputError, unknown
from catanica.kernel.playout import choose, playout
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY, State
from catanica.notation.record import read, replay, write

LIMIT: Final = 1_000_000
ROUNDS: Final = 5  # the time for play-outs is parted into so many, fewer where one game outlasts a round
WARMING_UP: Final = 100  # decisions before anything is measured
POSITIONS: Final = 24  # spread over one game, for clone and legal
OPENINGS: Final = 80  # begun before ways to play are compared: a duel makes a rulebook for each choice of its sets
ALIKE: Final = 60  # positions of a way to play that are like those of the others
ONWARD: Final = 30  # decisions that are played on from each of them
PATIENCE: Final = 1.0  # seconds in which they are looked for, at least in one game
MICRO: Final = 1e6
MILLI: Final = 1e3
ALL_SETS: Final = "all"
TOGETHER: Final = "together"


def rate(seconds: float, once: Callable[[], int]) -> tuple[float, float]:
    """Repeat something for a while: how much of it was done per second, and how often per second."""
    done = times = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        done += once()
        times += 1
    return done / spent, times / spent


def played(game: Game, seed: int) -> tuple[State, list[int], list[State]]:
    """A random game: its end, the actions of its players, and positions spread over it."""
    state = game.new(seed=seed)
    rng = seeded(seed)
    codes: list[int] = []
    positions: list[State] = []
    while state.to_move != NOBODY:
        positions.append(state.clone())
        codes.append(int(choose(state, rng)))
        state.step(codes[-1])
    return state, codes, positions[:: max(1, len(positions) // POSITIONS)]


def random_play(game: Game, seconds: float) -> dict[str, float]:
    """Decisions and games per second in games played at random: the median of several rounds, and the best of them.

    Other programs on the same machine only ever slow a round down, so the best one comes nearest to the engine itself.
    """
    seed = 0

    def one_playout(limit: int = LIMIT) -> int:
        nonlocal seed
        seed += 1
        return int(playout(game.new(seed=seed, trace=False), seeded(seed), limit))

    one_playout(WARMING_UP)
    rounds: list[tuple[float, float]] = []
    began = time.perf_counter()
    while not rounds or time.perf_counter() - began < seconds:
        rounds.append(rate(seconds / ROUNDS, one_playout))
    decisions = [round_[0] for round_ in rounds]
    games = [round_[1] for round_ in rounds]
    return {"playouts": median(decisions), "playouts_best": max(decisions), "games": median(games)}


class Way:
    """One way to play a game, to be compared with others: random games, and positions that are alike."""

    def __init__(self, options: dict[str, object], name: str, alike: Callable[[State], bool] | None) -> None:
        self.game = catanica.game(name, **options)
        self.seed = 0
        for _ in range(OPENINGS):
            self.once(WARMING_UP)
        self.positions = [] if alike is None else self._found(alike)

    def once(self, limit: int = LIMIT) -> int:
        """One game; how many decisions it took."""
        self.seed += 1
        return int(playout(self.game.new(seed=self.seed, trace=False), seeded(self.seed), limit))

    def _found(self, alike: Callable[[State], bool]) -> list[State]:
        """Positions that are alike, from several games."""
        found: list[State] = []
        began, seed = time.process_time(), 0
        while len(found) < ALIKE and (seed == 0 or time.process_time() - began < PATIENCE):
            seed += 1
            state, rng = self.game.new(seed=seed, trace=False), seeded(seed)
            while state.to_move != NOBODY and len(found) < ALIKE:
                if alike(state):
                    found.append(state.clone())
                    playout(state, rng, WARMING_UP // 10)
                playout(state, rng, 1)
        return found

    def play_on(self) -> int:
        """Play on for some decisions from every position; how many there were."""
        self.seed += 1
        return sum(int(playout(position.clone(), seeded(self.seed), ONWARD)) for position in self.positions)

    def list_all(self) -> int:
        """List at every position."""
        for position in self.positions:
            position.legal_codes()
        return len(self.positions)


def spent(seconds: float, once: Callable[[], int]) -> float:
    """Repeat something for a while: how much of it was done in a second of processor time."""
    done = 0
    began = time.process_time()
    while not done or time.process_time() - began < seconds:
        done += once()
    return done / (time.process_time() - began)


def shares(ways: Sequence[Way], seconds: float, once: Callable[[Way], Callable[[], int]]) -> list[float]:
    """How fast each way is, the first one being 1: all are measured in turn, and the median of the rounds counts."""
    rounds: list[list[float]] = []
    began = time.process_time()
    while not rounds or time.process_time() - began < seconds * len(ways):
        rounds.append([spent(seconds / ROUNDS, once(way)) for way in ways])
    return [median(rates[i] / rates[0] for rates in rounds) for i in range(len(ways))]


def growth(name: str, options: Mapping[str, dict[str, object]], seconds: float) -> dict[str, dict[str, float]]:
    """How fast a decision is in each way to play, against the first: in `whole` games, and at positions that are alike,
    played `onward` from there or only listed there (`equal`)."""
    address = entry(name).alike
    ways = [Way(given, name, load(address) if address else None) for given in options.values()]
    whole = shares(ways, seconds, lambda w: w.once)
    found = {mode: {"whole": share} for mode, share in zip(options, whole, strict=True)}
    if ways and ways[0].positions:
        met = [(mode, way) for mode, way in zip(options, ways, strict=True) if way.positions]
        alike = [way for _, way in met]
        onward = shares(alike, seconds, lambda w: w.play_on)
        equal = shares(alike, seconds, lambda w: w.list_all)
        for (mode, _), played_on, listed in zip(met, onward, equal, strict=True):
            found[mode] |= {"onward": played_on, "equal": listed}
    return found


def measure(name: str, seconds: float, sets: str = "") -> dict[str, object]:
    """All figures of one game on the engine that runs."""
    ways = ways_with(name, sets) if sets else modes_of(name)
    game = catanica.game(name)
    played_at_random = random_play(game, seconds)
    end, codes, positions = played(game, 1)

    def clone_all() -> int:
        for position in positions:
            position.clone()
        return len(positions)

    def legal_all() -> int:
        for position in positions:
            position.legal_codes()
        return len(positions)

    def apply_all() -> int:
        state = game.new(seed=1)
        for code in codes:
            state.apply(code)
        return len(codes)

    def record_round() -> int:
        replay(read(write(end)))
        return 1

    return {
        "compiled": compiled(),
        **played_at_random,
        "clone": MICRO / rate(seconds, clone_all)[0],
        "legal": MICRO / rate(seconds, legal_all)[0],
        "apply": MICRO / rate(seconds, apply_all)[0],
        "record": MILLI / rate(seconds, record_round)[0],
        "modes": {mode: random_play(catanica.game(name, **options), seconds) for mode, options in ways.items()},
        "growth": growth(name, ways, seconds),
    }


def modes_of(name: str) -> dict[str, dict[str, object]]:
    """Ways to play a game that are measured one by one: options by name."""
    address = entry(name).modes
    found: dict[str, dict[str, object]] = load(address) if address else {}
    return found


def ways_with(name: str, sets: str) -> dict[str, dict[str, object]]:
    """The base set alone, with each of some sets, and with all of these; `sets` names them, or says `all`."""
    modes = modes_of(name)
    base = next(iter(modes), "")
    option = next((o for o in load(entry(name).rules).options if o.name == "sets"), None)
    if option is None or base not in option.items:
        raise InputError("{game} has no base set to which others are added: leave out --sets.", game=name)
    widest = max((str_list(given.get("sets")) for given in modes.values()), key=len)
    chosen = [s for s in (widest if sets == ALL_SETS else sets.split(",")) if s != base]
    for one in chosen:
        if one not in option.items:
            raise unknown("set", one, option.items)
    ways: dict[str, dict[str, object]] = {base: {"sets": [base]}}
    ways |= {one: {"sets": [base, one]} for one in chosen}
    return ways | ({TOGETHER: {"sets": [base, *chosen]}} if len(chosen) > 1 else {})


def str_list(given: object) -> list[str]:
    """Sets as a way to play names them."""
    return [str(one) for one in given] if isinstance(given, list) else []


def main(arguments: Sequence[str]) -> None:
    """`measure GAME SECONDS SETS`: print the figures as JSON."""
    name, seconds, sets = arguments[0], float(arguments[1]), arguments[2]
    print(json.dumps(measure(name, seconds, sets)))


if __name__ == "__main__":
    main(sys.argv[1:])
