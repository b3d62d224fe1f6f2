"""Bots of somebody's own think in processes of their own during a contest.

They are sent what their seat may see and answer with an action: there is no way from them to the game, what they print
reaches nobody, and where one stalls, dies or hoards memory it takes nothing with it. The process is kept for the next
game; one that failed badly is replaced.
"""

import multiprocessing
import os
import signal
import time
from collections.abc import Collection
from multiprocessing.connection import Connection
from typing import Any, Final

from catanica.arena.bounds import end_with_parent, limit_memory
from catanica.arena.signals import interrupts_held_back
from catanica.bots.bot import Bot, Told
from catanica.bots.registry import BrokenBotError, bot_class
from catanica.bots.seat import action, listens, reason
from catanica.games.registry import find
from catanica.kernel.errors import InputError
from catanica.kernel.state import State

START: Final = 60.0  # seconds in which a process must be there; what the bot does comes later
TRIAL: Final = 5.0  # seconds a bot has to be made before a contest begins
MOST: Final = 8  # processes that are kept while nobody at the table needs them

Place = tuple[str, int]  # a bot's name, and which one of that name at the table


class GuestFailed(Exception):  # noqa: N818 - a fact about a bot, not a program error
    """A bot raised an error, or answered with something else than a number."""


class GuestGone(GuestFailed):
    """It did not answer in time, or its process ended."""


def serve(pipe: Connection, game: str, options: dict[str, object]) -> None:
    """What a guest's process does: it makes a bot when told to and lets it choose when asked, until nobody asks.

    What it takes to read the rules is nobody's time: that is done before.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    silence()
    limit_memory()
    find(game)(**options).new(seed=0, trace=False)
    pipe.send("ready")
    bot: Bot | None = None
    while True:
        try:
            asked, *about = pipe.recv()
        except EOFError:
            return
        began = time.thread_time()
        told: tuple[str, Any]
        try:
            if asked == "make":
                bot = None  # the last game's
                kind = bot_class(*about[:2])
                bot = kind(about[2])
                told = "made", listens(kind)
            else:
                assert bot is not None
                news, observation = about
                if news:
                    bot.heard(news)
                told = "chosen", action(bot.choose(observation))
        except InputError as wrong:
            told = "refused", wrong
        except BaseException as error:  # whoever asks for the program's end is refused, too
            told = "failed", reason(error)
        pipe.send((*told, time.thread_time() - began))


def silence() -> None:
    """What is printed here is thrown away: standard output belongs to whoever asked for the contest."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)


class Host:
    """A process in which a bot thinks."""

    def __init__(self, game: str, options: dict[str, object]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, game, options), daemon=True)
        with interrupts_held_back():
            self.process.start()
        theirs.close()
        self.heard_of(START)

    def ask(self, *about: object, patience: float) -> tuple[str, Any, float]:
        """What comes back: which kind of answer, the answer, and the CPU time it took. Raises GuestGone."""
        try:
            self.pipe.send(about)
        except OSError:
            raise self.ended() from None
        told: tuple[str, Any, float] = self.heard_of(patience)
        return told

    def heard_of(self, patience: float) -> Any:
        """The next thing it says. Raises GuestGone, and ends it, if that does not come in time, or never."""
        try:
            if self.pipe.poll(patience):
                return self.pipe.recv()
        except Exception:  # the pipe's end, or bytes that nobody could have sent in good faith
            raise self.ended() from None
        self.end()
        raise GuestGone(f"no answer within {patience:g} s")

    def ended(self) -> GuestGone:
        """It is told how its process ended."""
        self.process.join(1.0)
        code = self.process.exitcode
        self.end()
        return GuestGone("its answer cannot be read" if code is None else f"its process ended with code {code}")

    def end(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Guest(Bot):
    """A bot that thinks in another process."""

    def __init__(self, seed: int, name: str, game: str, host: Host, patience: float) -> None:
        super().__init__(seed)
        self.host = host
        self.patience = patience
        self.news: list[Told] = []
        self.spent = 0.0  # CPU seconds of the last answer
        kind, listens, _ = host.ask("make", name, game, seed, patience=patience)
        if kind == "refused":
            raise listens
        if kind == "failed":
            raise GuestFailed(listens)
        self.listens = bool(listens)

    def heard(self, events: list[Told]) -> None:
        """Kept until it is asked."""
        self.news = events

    def choose(self, observation: State) -> int:
        """What the bot chooses over there."""
        news, self.news = self.news, []
        self.spent = 0.0
        kind, code, self.spent = self.host.ask("choose", news, observation, patience=self.patience)
        if kind != "chosen":
            raise GuestFailed(str(code))
        return int(code)


class Guests:
    """The processes for the bots of a table. They are kept from game to game."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.hosts: dict[Place, Host] = {}

    def invited(self, name: str, game: str, options: dict[str, object], seed: int, place: Place) -> Guest:
        """A bot for a game. Raises GuestFailed where it cannot be made, InputError where there is no such bot."""
        host = self.hosts.pop(place, None)
        if host is None or not host.process.is_alive():
            host = Host(game, options)
        self.hosts[place] = host  # the one used last stands last
        return Guest(seed, name, game, host, self.patience)

    def make_room(self, table: Collection[Place]) -> None:
        """End the processes that were needed least lately, where there are many."""
        for place in [place for place in self.hosts if place not in table]:
            if len(self.hosts) <= MOST:
                return
            self.hosts.pop(place).end()

    def dismiss(self) -> None:
        """End all of them."""
        while self.hosts:
            self.hosts.popitem()[1].end()


def tried(name: str, game: str, options: dict[str, object]) -> None:
    """Raise InputError where there is no such bot. One that is there, but broken or slow, may take part and lose."""
    guests = Guests(TRIAL)
    try:
        guests.invited(name, game, options, 0, (name, 0))
    except (GuestFailed, BrokenBotError):
        pass
    finally:
        guests.dismiss()
