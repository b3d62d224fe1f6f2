# mypyc: skip
"""Bots in any language: a program that reads and writes lines of JSON (docs/bot-protocol.md).

The program is started for each game. What it prints that is no answer in time, it prints in vain: a bad, late or
missing answer costs the decision, which is then drawn at random, and a program that keeps being late is stopped. So
neither rubbish nor a flood nor silence can stop a game.
"""

import json
import os
import selectors
import shlex
import signal
import subprocess
import sys
import time
import weakref
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

from catanica.bots.bot import Bot, Told
from catanica.kernel.errors import InputError
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import State
from catanica.notation.games import language_of

PROTOCOL: Final = 1
PREFIX: Final = "cmd:"
PATIENCE: Final = 10.0  # seconds for a decision where no clock runs
START: Final = 10.0  # seconds to say hello
FAREWELL: Final = 1.0  # seconds to leave after bye
LATE: Final = 3  # decisions a program may be late for before it is stopped
LONGEST: Final = 65_536  # bytes of a line
MOST: Final = 1000  # lines a program may print for one decision
BLOCK: Final = 65_536

Message = dict[str, Any]


class Lost(Exception):  # noqa: N818 - a fact about a bot, not a program error
    """Why a decision was lost."""


class Line:
    """The program behind a bot, and the lines to and from it."""

    def __init__(self, command: list[str], quiet: bool = True) -> None:
        if os.name == "nt":
            raise InputError("Bots in other languages need pipes that can be waited for, which this system lacks.")
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL if quiet else None,
                start_new_session=True,
                bufsize=0,
            )
        except OSError as wrong:
            says = "The bot {bot!r} cannot be started ({reason})."
            raise InputError(says, bot=shlex.join(command), reason=wrong.strerror or wrong) from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.out, self.into = self.process.stdin.fileno(), self.process.stdout.fileno()
        for pipe in (self.out, self.into):
            os.set_blocking(pipe, False)
        self.rest = b""
        self.lines: deque[bytes] = deque()
        self.end = weakref.finalize(self, _end, self.process)

    def say(self, message: Message, until: float) -> None:
        """Send a line; raises Lost if the program does not take it in time."""
        data = json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        while data:
            _wait(self.out, selectors.EVENT_WRITE, until, "it does not read what it is told")
            try:
                data = data[os.write(self.out, data) :]
            except BlockingIOError:
                continue
            except OSError:
                raise Lost("it has ended") from None

    def hear(self, until: float) -> Message:
        """The next line; raises Lost for a line that is no JSON object, or too long."""
        while not self.lines:
            if len(self.rest) > LONGEST:
                self.rest = b""
                raise Lost(f"it printed a line of more than {LONGEST} bytes")
            _wait(self.into, selectors.EVENT_READ, until, "it did not answer in time")
            try:
                block = os.read(self.into, BLOCK)
            except BlockingIOError:
                continue
            if not block:
                raise Lost("it has ended")
            *lines, self.rest = (self.rest + block).split(b"\n")
            self.lines.extend(lines)
        line = self.lines.popleft()
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            raise Lost(f"it printed no JSON: {line[:60].decode(errors='replace')}") from None
        if not isinstance(message, dict):
            raise Lost(f"it printed no object: {line[:60].decode(errors='replace')}")
        return message


def _wait(pipe: int, event: int, until: float, says: str) -> None:
    """Until a pipe is ready; raises Lost when the time is over."""
    with selectors.DefaultSelector() as waiting:
        waiting.register(pipe, event)
        left = until - time.monotonic()
        if left <= 0 or not waiting.select(left):
            raise Lost(says)


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Say goodbye, wait a moment, and end the program with all it started."""
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(OSError):  # it may be gone, or no longer listen: then it is ended below
        os.write(process.stdin.fileno(), b'{"type":"bye"}\n')
    with suppress(OSError, subprocess.TimeoutExpired):
        process.stdin.close()
        process.wait(FAREWELL)
    with suppress(ProcessLookupError):  # nothing of it is left
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    process.stdout.close()


class LineBot(Bot):
    """A program that plays. Subclasses name the command and the game (`line_bot`)."""

    command: tuple[str, ...] = ()
    quiet = True

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rng = seeded(seed)
        self.lost: list[str] = []  # why decisions were lost, each of them
        self.stopped = ""  # why the program plays no longer
        self.number = 0
        self.late = 0
        self.name = ""
        self.line: Line | None = Line(list(self.command), self.quiet)
        try:
            self._greet(self.line)
        except Lost as lost:
            self._stop(str(lost))

    def _greet(self, line: Line) -> None:
        """Hello, and the program's own."""
        until = time.monotonic() + START
        line.say({"type": "hello", "protocol": PROTOCOL, "seed": self.seed}, until)
        answer = line.hear(until)
        if answer.get("type") != "hello" or answer.get("protocol") != PROTOCOL:
            raise Lost(f"it must answer hello with protocol {PROTOCOL}, not {json.dumps(answer)[:80]}")
        self.name = str(answer.get("name", ""))[:80]

    def _stop(self, reason: str) -> None:
        """The program plays no longer: what it is asked from now on is lost."""
        self.stopped = reason
        self.leave()

    def leave(self) -> None:
        """The program is told that it is no longer needed, and ends."""
        if self.line is not None:
            self.line.end()
        self.line = None

    def heard(self, events: list[Told]) -> None:
        """What the seat was told."""
        self._send({"type": "events", "events": events})

    def _send(self, message: Message) -> None:
        """A message that wants no answer."""
        if self.line is not None:
            try:
                self.line.say(message, time.monotonic() + (self.clock or PATIENCE))
            except Lost as lost:
                self._stop(str(lost))

    def choose(self, observation: State) -> int:
        """The program's action, or any legal one if it gives none."""
        self.number += 1
        if self.number == 1:
            header = dict(observation.header())
            game = header.pop("game")
            told = {"game": game, "seat": int(observation.to_move), "seats": int(observation.seats), "options": header}
            self._send({"type": "rules", **told})
        reason = self.stopped
        if self.line is not None:
            try:
                return self._ask(self.line, observation)
            except Lost as lost:
                reason = str(lost)
                self.late += "in time" in reason
                if reason == "it has ended" or self.late >= LATE:
                    self._stop(reason)
        self.lost.append(reason)
        return int(choose(observation, self.rng))

    def _ask(self, line: Line, observation: State) -> int:
        """One decision: what the seat sees, its time, the question, the answer."""
        seat = int(observation.to_move)
        words = language_of(observation)
        codes = observation.legal()
        options = [words.to_text(observation, code) for code in codes]
        until = time.monotonic() + (PATIENCE if self.clock is None else self.clock)
        names = [str(k) for k in range(observation.seats)]
        view = words.view(observation, seat, names, codes)
        line.say({"type": "observe", "position": observation.text(), "view": view}, until)
        line.say({"type": "clock", "seconds": max(0.0, until - time.monotonic())}, until)
        decision = observation.asked(codes)
        question = {"kind": decision.kind, "card": decision.card, "rule": decision.rule}
        line.say({"type": "decide", "number": self.number, **question, "options": options}, until)
        for _ in range(MOST):
            answer = line.hear(until)
            if answer.get("type") == "decide" and answer.get("number") == self.number:
                return codes[_index(answer.get("action"), options)]
        raise Lost(f"it printed {MOST} lines that are no answer")


def _index(action: object, options: list[str]) -> int:
    """Which option an answer means: its text, or its place among them."""
    if isinstance(action, str) and action in options:
        return options.index(action)
    if isinstance(action, int) and not isinstance(action, bool) and 0 <= action < len(options):
        return action
    raise Lost(f"it named no option: {json.dumps(action)[:80]}")


def line_bot(command: str) -> type[LineBot]:
    """The kind of bots behind a command."""
    try:
        words = tuple(shlex.split(command))
    except ValueError as wrong:
        raise InputError("The command {bot!r} cannot be read ({reason}).", bot=command, reason=wrong) from None
    if not words:
        raise InputError("A bot in another language is given as cmd: and its command, such as 'cmd:node mybot.js'.")
    return type("LineBot", (LineBot,), {"command": words, "__module__": __name__})


def dismiss(bots: Iterable[Bot]) -> None:
    """A game is over: programs leave, and what they lost is said once on the error stream."""
    for bot in bots:
        if isinstance(bot, LineBot):
            bot.leave()
            if bot.lost:
                name = bot.name or shlex.join(bot.command)
                print(f"catanica: {name} lost {len(bot.lost)} decisions; first: {bot.lost[0]}", file=sys.stderr)
