# mypyc: skip
"""A bot at its seat: it is told what its seat heard, given its time, shown what it may know, and asked.

Every part of the program that lets bots play does it here: simulations, the terminal, the server's thinkers.
"""

from collections.abc import Sequence
from operator import index
from pathlib import Path
from traceback import extract_tb
from typing import Final

from catanica.bots.bot import Bot, Told
from catanica.kernel.state import State
from catanica.notation.games import language_of

LONGEST: Final = 300  # characters of what an error says


def listens(kind: type[Bot]) -> bool:
    """Whether bots of a kind want to hear what happens; most look at the position only, and nobody need tell them."""
    return getattr(kind, "heard", None) is not getattr(Bot, "heard", None)


def told(state: State, seat: int, since: int = 0) -> list[Told]:
    """What a seat was told of a game from an event on: what it may know of each, and nothing of its trace."""
    event = language_of(state).event
    return [event(state, e, seat) for e in list(state.events)[since:]]


class BotFailed(Exception):  # noqa: N818 - a fact about a bot, not a program error
    """A bot raised an error or named an action that is not legal; the error behind it says which."""

    def __init__(self, seat: int, number: int, state: State, error: Exception) -> None:
        decision = state.decision
        self.seat = seat
        self.number = number  # which decision of the game it was, counted from 1
        self.kind = decision.kind if decision is not None else ""
        self.reason = reason(error)
        super().__init__(f"seat {seat}, decision {number} ({self.kind}): {self.reason}")


def reason(error: BaseException) -> str:
    """What went wrong and in which line, in one line that is not too long."""
    lines = extract_tb(error.__traceback__)
    where = f" ({Path(lines[-1].filename).name}, line {lines[-1].lineno})" if lines else ""
    try:
        text = " ".join("".join(c if c.isprintable() else " " for c in str(error)).split())
    except Exception:  # somebody's own kind of error, which cannot even say what it is
        text = "it does not say what"
    return f"{type(error).__name__}: {shorten(text)}{where}"


def shorten(text: str) -> str:
    """The beginning of a text, if there is too much of it."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} ..."


class Seated:
    """A bot that plays one seat of one game."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self.bot = bot
        self.seat = seat
        self.listens = listens(type(bot))
        self.known = 0  # events it has heard

    def decide(self, state: State, clock: float | None = None) -> int:
        """The bot's action in a game that lies open here; of it the bot gets its observation and its events."""
        if not self.listens:
            return self.answer(state.redacted(self.seat), (), clock)
        news = told(state, self.seat, self.known)
        self.known = len(state.events)  # fewer than before where a move was taken back
        return self.answer(state.redacted(self.seat), news, clock)

    def catch_up(self, past: Sequence[Told]) -> Sequence[Told]:
        """What of all its seat was told it has not heard yet: where the game lies elsewhere, the whole is sent."""
        news = past[self.known :]
        self.known = len(past)
        return news

    def answer(self, observation: State, news: Sequence[Told], clock: float | None = None) -> int:
        """The bot's action, given what its seat sees, what it heard since it last decided, and its time."""
        try:
            if news:
                self.bot.heard(list(news))
            self.bot.clock = clock
            return action(self.bot.choose(observation))
        except SystemExit as end:
            raise RuntimeError("a bot cannot end the program") from end


def action(answer: object) -> int:
    """The number a bot answered with. Raises TypeError for anything else: half an action is none."""
    try:
        return index(answer)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"a {type(answer).__name__} is no action; it is one of the numbers in legal()") from None
