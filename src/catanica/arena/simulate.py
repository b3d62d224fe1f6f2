"""Playing many games between bots. The same seed gives the same games, however many processes share them.

Every game has a seed of its own, made from the seed asked for and the game's number; bot i sits on seat
(i + number of the game) % seats, so that nobody profits from a seat.
"""

import os
import secrets
import signal
import sys
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from multiprocessing import get_context, resource_tracker
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from catanica.arena.cluster import each, read_records
from catanica.arena.result import Played, Result
from catanica.arena.seeds import number
from catanica.arena.signals import interrupts_held_back
from catanica.bots.line_bot import dismiss
from catanica.bots.match import play
from catanica.bots.registry import bot_class, made
from catanica.bots.seat import BotFailed, listens
from catanica.games.registry import Game, find
from catanica.kernel.errors import InputError
from catanica.kernel.playout import playout
from catanica.kernel.rng import seeded
from catanica.kernel.state import State
from catanica.notation.record import write
from catanica.notation.save import ENDING, write_whole

LIMIT: Final = 1_000_000  # decisions after which a game counts as not finished
LARGEST_SHARE: Final = 10  # games a process plays before it reports
MOST_WORKERS: Final = max(8, os.cpu_count() or 1)  # more would only stand in each other's way

Progress = Callable[[int, int], None]  # games played, games asked for
Stop = Callable[[], bool]


def simulate(
    game: str,
    options: Mapping[str, object],
    bots: Sequence[str],
    games: int,
    seed: int | None = None,
    progress: Progress | None = None,
    stop: Stop | None = None,
    workers: int = 1,
    records: Path | None = None,
    ray: str | None = None,
) -> Result:
    """Play a number of games, and keep their records in a folder if one is named.

    Ctrl-C, or `stop` answering yes, ends it early with the games played so far.

    Raises InputError for a game, option, bot or number that makes no sense, before anything is played.
    """
    if games < 1:
        raise InputError("The number of games must be at least 1, not {given}.", given=games)
    if workers < 1:
        raise InputError("The number of processes must be at least 1, not {given}.", given=workers)
    if records is not None and not records.is_dir():
        raise InputError("{folder} is not a folder; make it first, or leave --records out.", folder=records)
    if seed is None:
        seed = secrets.randbits(48)
    settled = fitting(game, options, len(bots))
    first = find(game)(**settled).new(seed=0)
    if first.seats != len(bots):
        raise InputError(
            "{game} has {seats} seats here, but {given} bots were named.", game=game, seats=first.seats, given=len(bots)
        )
    for name in bots:
        bot_class(name, game)
    header = {name: value for name, value in first.header().items() if name not in ("game", "rules")}
    result = Result(game, header, list(bots), seed, games)
    began = time.perf_counter()
    share = Share(game, settled, tuple(bots), seed, records)
    if ray is not None:
        parts = on_cluster(share, games, ray)
    else:
        parts = alone(share, games) if workers == 1 or games == 1 else together(share, games, workers)
    try:
        for part in parts:
            result.played += part
            if progress is not None:
                progress(len(result.played), games)
            if stop is not None and stop() and len(result.played) < games:
                result.interrupted = True
                break
    except KeyboardInterrupt:
        result.interrupted = True
    parts.close()
    result.seconds = time.perf_counter() - began
    return result


def fitting(game: str, options: Mapping[str, object], bots: int) -> dict[str, object]:
    """The options, with the number of players set to the number of bots where a game leaves that open."""
    known = {o if isinstance(o, str) else o.name for o in getattr(find(game), "options", ())}
    settled = dict(options)
    if "players" in known:
        settled.setdefault("players", bots)
    return settled


class Share:
    """What a process needs to know to play any of the games."""

    def __init__(
        self, game: str, options: dict[str, object], bots: tuple[str, ...], seed: int, records: Path | None
    ) -> None:
        self.game = game
        self.options = options
        self.bots = bots
        self.seed = seed
        self.records = records  # the folder in which every game is kept, if any

    def keep(self, state: State, index: int, seated: Sequence[str]) -> None:
        """Write a game's record, as far as it was played, if records are wanted."""
        if self.records is not None:
            file = self.records / f"{self.game}-{self.seed}-{index + 1}{ENDING}"
            write_whole(file, write(state, [name.rpartition(":")[2] for name in seated]))

    def table(self) -> Game:
        """The game with its options."""
        return find(self.game)(**self.options)

    def number(self, *parts: object) -> int:
        """A seed of its own for a part of the simulation, the same in every process and on every machine."""
        return number(self.seed, *parts)


def play_one(share: Share, table: Game, index: int) -> Played:
    """One game, by its number."""
    begins, seats = share.number("game", index), len(share.bots)
    seated = [share.bots[(seat - index) % seats] for seat in range(seats)]
    if all(name == "random" for name in share.bots):
        state = table.new(seed=begins, trace=share.records is not None)
        decisions = int(playout(state, seeded(share.number("random", index)), LIMIT))
    else:
        players = [
            made(name, share.game, share.number("bot", index, (seat - index) % seats))
            for seat, name in enumerate(seated)
        ]
        keeps = share.records is not None or any(listens(type(bot)) for bot in players)
        state = table.new(seed=begins, trace=keeps)
        try:
            decisions = int(play(state, players, LIMIT))
        except BotFailed as failed:
            share.keep(state, index, seated)
            raise InputError(
                "The bot {bot} failed in game {number} of seed {seed}, at decision {decision} ({kind}): {reason}",
                bot=seated[failed.seat],
                number=index + 1,
                seed=share.seed,
                decision=failed.number,
                kind=failed.kind,
                reason=failed.reason,
            ) from failed
        finally:
            dismiss(players)
    share.keep(state, index, seated)
    return summary(state, seats, index, decisions)


def summary(state: State, seats: int, index: int, decisions: int) -> Played:
    """What a game came to, told by bots instead of seats."""
    outcome = state.outcome
    turns = int(getattr(state, "turns", 0) or getattr(state, "turn", 0))
    if outcome is None or outcome.truncated:
        return Played(False, -1, -1, turns, decisions, ())
    seat = outcome.winners[0] if len(outcome.winners) == 1 else -1
    winner = (seat - index) % seats if seat >= 0 else -1
    points = tuple(outcome.points[(bot + index) % seats] for bot in range(seats))
    return Played(True, winner, seat, turns, decisions, points, outcome.reason)


def alone(share: Share, games: int) -> Generator[list[Played], None, None]:
    """All games in this process, one after the other."""
    table = share.table()
    for index in range(games):
        yield [play_one(share, table, index)]


def together(share: Share, games: int, workers: int) -> Generator[list[Played], None, None]:
    """The games shared out among processes; given up early, what is being played is dropped at once."""
    workers = min(workers, games, MOST_WORKERS)
    size = max(1, min(LARGEST_SHARE, games // (workers * 8)))
    runs = [range(start, min(start + size, games)) for start in range(0, games, size)]
    resource_tracker.ensure_running()  # starting it lets Ctrl-C through again: now, not when the processes are born
    with interrupts_held_back():
        pool = get_context("spawn").Pool(workers, initializer=sit_down, initargs=(share,))
    try:
        yield from pool.imap_unordered(play_run, runs)
    finally:
        with interrupts_held_back():  # somebody impatient presses Ctrl-C twice
            pool.terminate()
            pool.join()


def on_cluster(share: Share, games: int, address: str) -> Generator[list[Played], None, None]:
    """The games shared out among the machines of a cluster; records are kept here."""
    runs = [(share, range(start, min(start + LARGEST_SHARE, games))) for start in range(0, games, LARGEST_SHARE)]
    for played, records in each(address, play_far, runs):
        for name, text in records.items():
            assert share.records is not None
            write_whole(share.records / name, text)
        yield played


def play_far(run: tuple[Share, range]) -> tuple[list[Played], dict[str, str]]:
    """Some games in a row on another machine, and their records if they are wanted."""
    share, numbers = run
    with TemporaryDirectory() as folder:
        records = None if share.records is None else Path(folder)
        here = Share(share.game, share.options, share.bots, share.seed, records)
        table = here.table()
        played = [play_one(here, table, index) for index in numbers]
        return played, read_records(Path(folder))


HERE: list[tuple[Share, Game]] = []  # in a process that helps: what it plays


def sit_down(share: Share) -> None:
    """Begin to help: Ctrl-C reaches every process of a terminal, and the one that was started decides what it means.

    What a bot prints goes to the error stream: standard output is the answer.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr
    HERE.append((share, share.table()))


def play_run(run: range) -> list[Played]:
    """Some games in a row, by their numbers."""
    share, table = HERE[-1]
    return [play_one(share, table, index) for index in run]
