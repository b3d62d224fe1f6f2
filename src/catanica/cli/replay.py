"""`catanica replay`: a recorded game, step by step, or checked as a whole."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from catanica.cli.common import AsJson, Lang, View, console, language, named_by, print_json
from catanica.cli.face import face_of
from catanica.cli.sitting import points_table
from catanica.cli.wording import Wording, distinct
from catanica.encyclopaedia.errors import in_words
from catanica.kernel.errors import InputError
from catanica.kernel.state import CHANCE, REFEREE, WATCHER
from catanica.kernel.table import Table
from catanica.notation.games import language as language_of
from catanica.notation.lines import MARK, Record, RecordError
from catanica.notation.record import read, start, steps
from catanica.notation.record import replay as play_again
from catanica.notation.save import read_bytes

PEOPLE: Final = ("person", "open")  # kinds of seats at which people sit


def replay(
    file: Annotated[Path, typer.Argument(help="A record or a saved game.")],
    check: Annotated[
        bool, typer.Option("--check", help="Verify strictly: exit code 0, or 2 with every fault.")
    ] = False,
    step: Annotated[bool, typer.Option("--step", help="Stop after every line.")] = False,
    seat: Annotated[str, typer.Option(help="Whose eyes: open (all cards), watcher, or a seat's number.")] = "open",
    to: Annotated[int | None, typer.Option(help="Show the position after so many lines.")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Look at a recorded game, or check it.

    Examples:

        catanica replay GAME --check

        catanica replay GAME --step --seat 0

        catanica replay GAME --to 120 --json
    """
    words = Wording(language(lang))
    with _told_to_machines(file, words) if json else named_by(file):
        record = read(read_bytes(file))
        if check:
            _check(file, record, words, json)
        else:
            Viewing(record, words, seat).show(step, to, json)


@contextmanager
def _told_to_machines(file: Path, words: Wording) -> Iterator[None]:
    """While a record is read: the faults found in it go to standard output as data."""
    try:
        yield
    except RecordError as wrong:
        problems = [{"line": p.line, "text": in_words(p.says, words.lang)} for p in wrong.problems]
        print_json({"file": str(file), "ok": False, "problems": problems})
        raise typer.Exit(2) from None


def _check(file: Path, record: Record, words: Wording, json: bool) -> None:
    table = play_again(record)
    if json:
        result = {"file": str(file), "ok": True, "game": record.game, "actions": len(table.entries)}
        print_json({**result, "result": record.result, "key": table.state.key(), "problems": []})
    else:
        typer.echo(words.say("replay.ok", file=file, lines=len(table.entries)))


class Viewing:
    """A record being looked at by one audience."""

    def __init__(self, record: Record, words: Wording, seat: str) -> None:
        self.record = record
        self.words = words
        self.shown = language_of(record.game)
        self.last = len(record.lines)
        seats = int(start(record).state.seats)
        words.seats = distinct([self._called(i) for i in range(seats)])
        known = {"open": REFEREE, "watcher": WATCHER} | {str(i): i for i in range(seats)}
        if seat not in known:
            raise InputError(words.say("replay.seat_unknown", seat=seat, last=seats - 1))
        self.audience = known[seat]

    def _called(self, seat: int) -> str:
        """The name of a seat; a computer without one is called so, after its kind."""
        kind = self.record.seats.get(seat, "person")
        if self.record.players.get(seat):
            return self.record.players[seat]
        return self.words.who(seat) if kind in PEOPLE else self.words.say("screen.computer", bot=kind)

    def show(self, step: bool, to: int | None, json: bool) -> None:
        """All of it as a log and the last position; one position; or step by step."""
        if to is not None and not 0 <= to <= self.last:
            raise InputError(self.words.say("replay.to_unknown", to=to, last=self.last))
        if json:
            print_json(self._as_data(to))
        elif step:
            self._walk(to or 0)
        elif to is not None:
            self._position(console(), play_again(self.record, to, strict=False), to)
        else:
            self._story()

    def _as_data(self, to: int | None) -> dict[str, object]:
        """Every line with what it caused, and the position reached."""
        lines: list[dict[str, object]] = []
        table = start(self.record)
        for number, played in enumerate(steps(self.record), 1):
            if to is not None and number > to:
                break
            table = played.table
            events = [self.shown.event(table.state, e, self.audience) for e in played.events]
            entry: dict[str, object] = {"step": number, "who": played.line.who, "text": played.line.text}
            if self.audience != REFEREE and not self._open(played.line.who):
                del entry["text"]
            lines.append({**entry, "events": events})
        view = self.shown.view(table.state, self.audience, self.words.seats)
        return {"game": self.record.game, "steps": self.last, "lines": lines, "view": view}

    def _open(self, who: int) -> bool:
        """Whether this audience may read a line's words; others learn what the events tell."""
        return who in (MARK, self.audience)

    def _story(self) -> None:
        """The whole game as a log, then its last position."""
        out = console()
        table = start(self.record)
        events: list[View] = []
        for played in steps(self.record):
            table = played.table
            told = [self.shown.event(table.state, e, self.audience) for e in played.events]
            if any(event["event"] == "turn" for event in told):
                self._tell(out, table, events)  # what belongs together lies within a turn
                events = []
            events += told
        self._tell(out, table, events)
        self._position(out, table, self.last)
        outcome = table.state.outcome
        if outcome is not None:
            view = self.shown.view(table.state, REFEREE, self.words.seats)
            out.print(points_table(face_of(table.state, self.words), view, self.words, outcome.points))

    def _tell(self, out: Console, table: Table, events: Sequence[View]) -> None:
        """Events as lines of the log."""
        for line in face_of(table.state, self.words).log(events):
            out.print(Text(line), soft_wrap=True)

    def _walk(self, at: int) -> None:
        """Forwards, backwards, or to a number, as the reader wishes."""
        out = console()
        while True:
            self._position(out, play_again(self.record, at, strict=False), at)
            out.print(Text(self.words.say("replay.step_hint"), style="dim"))
            try:
                line = input("> ").strip()
            except EOFError:
                return
            if line in ("q", "quit"):
                return
            if line.isdecimal():
                at = min(int(line), self.last)
            elif line == "b":
                at = max(0, at - 1)
            elif at < self.last:
                at += 1
            elif not sys.stdin.isatty():
                return

    def _position(self, out: Console, table: Table, at: int) -> None:
        """The table after a line, and the line itself."""
        face = face_of(table.state, self.words)
        view = self.shown.view(table.state, self.audience, self.words.seats)
        out.rule(self.words.say("replay.step", n=at, last=self.last), style="dim")
        out.print(face.screen(view, max(self.audience, 0), out.width, []))
        if at == 0:
            out.print(self.words.say("replay.start"))
            return
        for told in self._deed(at):
            out.print(Text(told, style="bold green"), soft_wrap=True)

    def _deed(self, at: int) -> list[str]:
        """A line of the record in words: what was chosen, as far as this audience may know, and what came of it."""
        played = next(islice(steps(self.record), at - 1, None))
        state, line = played.table.state, played.line
        face = face_of(state, self.words)
        told = face.log([self.shown.event(state, e, self.audience) for e in played.events])
        if line.who == MARK:
            return [line.text]
        if not (self.audience == REFEREE or self._open(line.who)):
            return told
        if line.who == CHANCE:
            return told or [f"{self.words.ui('seat.chance')}: {line.text}"]
        before = play_again(self.record, at - 1, strict=False).state
        view = self.shown.view(before, line.who, self.words.seats)
        chosen = [c for c in face_of(before, self.words).choices(view) if c.text == line.text]
        deed = f"{chosen[0].group} – {chosen[0].phrase}" if chosen else line.text
        return [f"{self.words.who(line.who)}: {deed}", *told]
