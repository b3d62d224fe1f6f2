# mypyc: skip
"""Positions with their features and who won, gathered game by game and kept in a file: nothing is played twice."""

import hashlib
import json
import signal
import time
import zipfile
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

from catanica.arena.cluster import each
from catanica.arena.signals import interrupts_held_back
from catanica.arena.simulate import MOST_WORKERS
from catanica.bots.bot import Bot
from catanica.bots.search.effort import Effort
from catanica.bots.search.searcher import Searcher
from catanica.bots.search.sense import Sense
from catanica.bots.search.weights import read
from catanica.games.entry import load
from catanica.games.registry import entry, find
from catanica.kernel.errors import InputError, reason_of
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import CHANCE, NOBODY, State

Progress = Callable[[int, int], None]
AT_ONCE = 5  # games a machine plays before it reports
LIMIT = 20_000  # decisions after which a game is left out
KEPT = 3  # one in so many turns is kept: neighbours tell little new
MOST = 48  # positions of one game
EVERY = 30.0  # seconds after which the file is written again
SOFTENED = 12  # one in so many decisions is made at random: positions that good play never reaches are judged too
BROUGHT = "brought"  # in place of a feature's name: what a seat brought, which is weighed but never shipped
THOUGHT = Effort(3, 1_500, 1.0, 60.0)  # of players who think: little, for there must be many games
KEPT_OF_THOUGHT = 2  # their games are dear, so that more of each is kept
SOFTENED_THOUGHT = 24  # and they have to show good play


@dataclass(frozen=True)
class Samples:
    """Positions: `told[i, seat]` are a seat's features, `won[i]` is the seat that won, `game[i]` the game's number.

    Behind the features stand counts of things that are weighed one by one, where a game has such. Where games have
    different numbers of seats, the features of a seat that is not there are no numbers.
    """

    told: npt.NDArray[np.float32]
    won: npt.NDArray[np.int64]
    game: npt.NDArray[np.int64]

    def only(self, keep: npt.NDArray[np.bool_]) -> "Samples":
        """Some of them."""
        return Samples(self.told[keep], self.won[keep], self.game[keep])


Row = npt.NDArray[np.float32]
Position = list[Row]  # the features of every seat, then its things
Thing = tuple[str, str]  # the feature that adds it up, and its name


@dataclass(frozen=True)
class Played:
    """Positions of one game, the things that are counted in them, and who won; -1 for nobody."""

    positions: list[Position]
    things: list[Thing]
    winner: int


def of_game(
    game: str, options: Mapping[str, object], sense: Sense, seed: int, number: int, thinking: Sense | None = None
) -> Played:
    """One game between the sense's quick players, or between players who think by another one."""
    state = find(game)(**options).new(seed * 1_000_003 + number, trace=False)
    players: list[Bot] = [
        sense.player(one) if thinking is None else Searcher(one, thinking, THOUGHT)
        for one in (seed * 7919 + number * 16 + seat for seat in range(state.seats))
    ]
    kept_one_in, softened_one_in = (KEPT, SOFTENED) if thinking is None else (KEPT_OF_THOUGHT, SOFTENED_THOUGHT)
    lots = seeded(seed * 31 + number)
    kept: list[Position] = []
    turn = sense.turn(state)
    made = 0
    while state.to_move != NOBODY and made < LIMIT:
        if state.to_move == CHANCE:
            state.step(state.sample())
            continue
        if sense.turn(state) != turn:
            turn = sense.turn(state)
            if lots.below(kept_one_in) == 0:
                kept.append([told_of(sense, state, seat) for seat in range(state.seats)])
        if lots.below(softened_one_in) == 0:
            state.step(choose(state, lots))
        else:
            state.step(players[state.to_move].choose(state.redacted(state.to_move)))
        made += 1
    kept = kept[:: max(1, -(-len(kept) // MOST))]  # of a long game one in so many, evenly
    things = [(feature, name) for feature, names in sense.things(state).items() for name in names]
    lists = [list_name(sense.brought(state, seat)) for seat in range(state.seats)]
    named = sorted({name for name in lists if name})
    for position in kept:
        for seat, told in enumerate(position):
            own = np.array([lists[seat] == name for name in named], dtype=np.float32)
            position[seat] = np.concatenate([told, own])
    return Played(kept, things + [(BROUGHT, name) for name in named], winner_of(state))


def winner_of(state: State) -> int:
    """The seat that won alone; -1 for nobody."""
    over = state.outcome
    return over.winners[0] if over is not None and len(over.winners) == 1 else -1


def list_name(text: str) -> str:
    """A short name for what a seat brought, the same wherever it is played; none for nothing."""
    return hashlib.blake2b(text.encode(), digest_size=6).hexdigest() if text else ""


def told_of(sense: Sense, state: State, seat: int) -> Row:
    """A seat's features, then its things."""
    return np.array([*sense.features(state, seat), *sense.counted(state, seat)], dtype=np.float32)


class Gathering:
    """Samples of many games. With a file they are kept as they come, and a second run goes on where the first ended."""

    def __init__(
        self, game: str, ways: Sequence[Mapping[str, object]], sense: Sense, seed: int, file: Path | None, by: str = ""
    ) -> None:
        self.game = game
        self.by = by  # weights, as a file's text, by which the players think; without them they are quick
        self.thinking = None if not by else thinking_by(game, by)
        self.ways = [dict(options) for options in ways]  # ways to play it, taken in turn
        self.sense = sense
        self.seed = seed
        self.file = file
        self.things: dict[Thing, int] = {}  # where each stands behind the features, in the order they were met
        self.about = json.dumps(
            {
                "game": game,
                "ways": self.ways,
                "seed": seed,
                "features": self.names(),
                **({"by": hashlib.sha256(by.encode()).hexdigest()} if by else {}),
            },
            sort_keys=True,
            default=str,
        )
        self.told: list[Position] = []
        self.won: list[int] = []
        self.origin: list[int] = []
        self.played = 0
        if file is not None and file.exists():
            self.read(file)

    def names(self) -> list[str]:
        """The features that are told of every seat."""
        return self.sense.names()

    def read(self, file: Path) -> None:
        """Go on from a file. Raises InputError if it is of something else."""
        with opened(file) as kept:
            if str(kept["about"]) != self.about:
                raise misfit(file)
            self.told = [[seat for seat in told if seat[0] == seat[0]] for told in kept["told"]]
            self.won = kept["won"].tolist()
            self.origin = kept["game"].tolist()
            self.played = int(kept["played"])
            self.things = {(feature, name): i for i, (feature, name) in enumerate(kept["things"].tolist())}

    def keep(self) -> None:
        """Write the file, whole or not at all."""
        if self.file is None:
            return
        new = self.file.with_name(self.file.name + ".new")
        try:
            with new.open("wb") as out:
                np.savez_compressed(
                    out,
                    about=np.array(self.about),
                    told=even(self.told, self.width()),
                    won=np.array(self.won, dtype=np.int64),
                    game=np.array(self.origin, dtype=np.int64),
                    played=np.array(self.played),
                    things=np.array(list(self.things), dtype=str).reshape(-1, 2),
                )
            new.replace(self.file)
        except OSError as wrong:
            raise InputError("{file}: cannot be written ({reason}).", file=self.file, reason=reason_of(wrong)) from None

    def gather(
        self, games: int, progress: Progress | None = None, processes: int = 1, ray: str | None = None
    ) -> Samples:
        """Play until so many games are there; Ctrl-C keeps what was played and goes on up.

        The games are the same, and come in the same order, however many processes or machines share them.
        """
        if ray is not None:
            parts = self.on_cluster(games, ray)
        else:
            parts = self.alone(games) if processes == 1 else self.together(games, processes)
        kept_at = time.monotonic()
        try:
            for played in parts:
                if played.winner >= 0:
                    self.told += self.in_place(played)
                    self.won += [played.winner] * len(played.positions)
                    self.origin += [self.played] * len(played.positions)
                self.played += 1
                if progress is not None:
                    progress(self.played, games)
                if time.monotonic() - kept_at > EVERY:
                    self.keep()
                    kept_at = time.monotonic()
        finally:
            parts.close()
            self.keep()
        if not self.told:
            raise InputError("Not one of these games was won: there is nothing to fit.")
        among = np.array(self.origin) < games
        return Samples(even(self.told, self.width()), np.array(self.won), np.array(self.origin)).only(among)

    def width(self) -> int:
        """How many numbers tell of a seat."""
        return len(self.names()) + len(self.things)

    def in_place(self, played: Played) -> list[Position]:
        """The positions of a game with each thing at its place among those of all games."""
        features = len(self.names())
        at = [features + self.things.setdefault(thing, len(self.things)) for thing in played.things]
        out: list[Position] = []
        for position in played.positions:
            rows = np.zeros((len(position), self.width()), dtype=np.float32)
            rows[:, [*range(features), *at]] = position
            out.append(list(rows))
        return out

    def one(self, number: int) -> Played:
        """The positions of a game by its number."""
        return of_game(self.game, self.ways[number % len(self.ways)], self.sense, self.seed, number, self.thinking)

    def alone(self, games: int) -> Generator[Played, None, None]:
        """In this process, one game after the other."""
        for number in range(self.played, games):
            yield self.one(number)

    def together(self, games: int, processes: int) -> Generator[Played, None, None]:
        """The games shared out among processes."""
        about = (type(self), self.game, self.ways, self.seed, self.by)
        with interrupts_held_back():
            pool = get_context("spawn").Pool(min(processes, MOST_WORKERS), initializer=sit_down, initargs=about)
        try:
            yield from pool.imap(play_number, range(self.played, games))
        finally:
            with interrupts_held_back():
                pool.terminate()
                pool.join()

    def on_cluster(self, games: int, address: str) -> Generator[Played, None, None]:
        """The games shared out among machines; what comes early waits for its turn."""
        runs = (
            Run(type(self), self.game, self.ways, self.seed, self.by, range(first, min(first + AT_ONCE, games)))
            for first in range(self.played, games, AT_ONCE)
        )
        early: dict[int, Played] = {}
        due = self.played
        for numbers, played in each(address, play_numbers, runs):
            early.update(zip(numbers, played, strict=True))
            while due in early:
                yield early.pop(due)
                due += 1


@dataclass(frozen=True)
class Run:
    """Some games in a row, and all that is needed to play them anywhere."""

    kind: type[Gathering]
    game: str
    ways: list[dict[str, object]]
    seed: int
    by: str
    numbers: range


def play_numbers(run: Run) -> tuple[range, list[Played]]:
    """Games by their numbers."""
    gathering = run.kind(run.game, run.ways, bare_sense(run.game), run.seed, None, run.by)
    return run.numbers, [gathering.one(number) for number in run.numbers]


HERE: list[Gathering] = []  # in a process that helps: what it plays


def sit_down(kind: type[Gathering], game: str, ways: Sequence[Mapping[str, object]], seed: int, by: str) -> None:
    """Begin to help."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    HERE.append(kind(game, ways, bare_sense(game), seed, None, by))


def play_number(number: int) -> Played:
    """A game by its number."""
    return HERE[-1].one(number)


def bare_sense(game: str) -> Sense:
    """What a game's positions are told by, without weights. Raises InputError for a game that has none."""
    if not entry(game).sense:
        raise InputError("{game} has nothing to train.", game=game)
    sense: Sense = load(entry(game).sense)(vec[i64]())
    return sense


def thinking_by(game: str, by: str) -> Sense:
    """What players of a game think by who judge by weights of ours. Raises InputError if they do not fit the game."""
    sense = bare_sense(game)
    sense.usual = sense.judge = read(by, sense.names(), "--by")
    return sense


def beside(file: Path, gathering: Gathering) -> Samples:
    """All samples of a file that tell the same things as those gathered. Raises InputError if they do not."""
    about = json.loads(gathering.about)
    with opened(file) as kept:
        told = json.loads(str(kept["about"]))
        same = all(told[name] == about[name] for name in ("game", "ways", "features"))
        if not same or [tuple(thing) for thing in kept["things"].tolist()] != list(gathering.things):
            raise misfit(file)
        return Samples(kept["told"], kept["won"], kept["game"])


@contextmanager
def opened(file: Path) -> Iterator[Mapping[str, npt.NDArray[Any]]]:
    """A file of samples. Raises InputError if it is none, also while it is read."""
    try:
        with np.load(file, allow_pickle=False) as kept:
            yield kept
    except InputError:
        raise
    except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
        raise InputError("{file} cannot be read as samples ({reason}).", file=file, reason=error) from error


def misfit(file: Path) -> InputError:
    """It holds samples, but not of what is asked for."""
    return InputError("{file} holds samples of another game, options, seed or features.", file=file)


def joined(quick: Samples, thought: Samples, times: int) -> Samples:
    """Both, the second so many times."""
    parts = [quick, *[thought] * times]
    return Samples(
        np.concatenate([one.told for one in parts]),
        np.concatenate([one.won for one in parts]),
        np.concatenate([one.game for one in parts]),
    )


def even(told: Sequence[Position], width: int) -> npt.NDArray[np.float32]:
    """All positions with as many numbers for each seat, none in seats that are not there."""
    seats = max((len(one) for one in told), default=0)
    out = np.full((len(told), seats, width), np.nan, dtype=np.float32)
    for i, one in enumerate(told):
        out[i, : len(one)] = 0
        out[i, : len(one), : len(one[0])] = one
    return out
