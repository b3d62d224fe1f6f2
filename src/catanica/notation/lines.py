"""A record as text: header lines, then one line for every action or chance result. Nothing here knows the rules.

Every line may end in a check (`~3f2a`) that depends on the line and on all lines above it, so that a changed number is
found in the very line in which it was changed. Lines written by hand need none.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from catanica.kernel.errors import InputError, Phrase, unknown
from catanica.kernel.state import CHANCE

if TYPE_CHECKING:
    from catanica.notation.record import Played

FORMAT: Final = 1
FORMAT_KEY: Final = "catanica-record"
END: Final = "end"
MARK: Final = -3  # a line that only says which turn begins
TAG_COLUMN: Final = 32
LONGEST_WORD: Final = 200
LARGEST: Final = 8_000_000  # characters; the longest games stay far below

TAGGED: Final = re.compile(r"^(.*?)\s+~([0-9a-f]{4})$")
TURN: Final = re.compile(r"^# turn (\d{1,9})$")
SEATED: Final = re.compile(r"^(\d{1,2}|\*)\s+(\S.*)$")
META: Final = ("game", "rules", "position", "date", "result", "generator")
NAMES: Final = re.compile(r"^(player|seat)(\d)$")


class Problem:
    """Something wrong with a record: in which line (0: the file as a whole), and what, as a sentence."""

    def __init__(self, line: int, template: str | Phrase, /, **values: object) -> None:
        self.line = line
        self.says = Phrase(template, **values) if isinstance(template, str) else template

    @property
    def text(self) -> str:
        """What is wrong, in English."""
        return str(self.says)

    @property
    def phrase(self) -> Phrase:
        """What is wrong, and where."""
        return Phrase("line {line}: {says}", line=self.line, says=self.says) if self.line else self.says

    def __str__(self) -> str:
        return str(self.phrase)


class RecordError(InputError):
    """A record that cannot be read or does not hold; it carries every problem found, in the order of the lines."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = sorted(problems, key=lambda p: p.line)
        super().__init__("\n".join(str(p) for p in self.problems))
        self.phrases = [p.phrase for p in self.problems]


@dataclass(frozen=True)
class Line:
    """One line of a game: who (a seat, CHANCE or MARK), what, and where it stands in the file (0: nowhere yet)."""

    who: int
    text: str
    number: int = 0

    def written(self) -> str:
        """The line as it stands in a file, without its check."""
        if self.who == MARK:
            return f"# {self.text}"
        return f"{'*' if self.who == CHANCE else self.who} {self.text}"


@dataclass
class Record:
    """A whole game, or one in progress: what was agreed on, who played, and everything that happened."""

    game: str
    rules: str
    options: dict[str, str]
    players: dict[int, str] = field(default_factory=dict)  # names by seat
    seats: dict[int, str] = field(default_factory=dict)  # who plays a seat: person, or a bot's name
    date: str = ""
    position: str = ""  # the position text the game began from; empty: from its very beginning
    result: str = ""  # empty while the game goes on
    generator: str = ""  # four words of the generator, in a save
    lines: list[Line] = field(default_factory=list)
    doubts: list[Problem] = field(default_factory=list)  # lines whose check does not fit
    where: dict[str, int] = field(default_factory=dict)  # header: the line it stands in
    last: int = 0  # the number of the last line

    def __len__(self) -> int:
        return len(self.lines)

    def __iter__(self) -> "Iterator[Played]":
        """Play it again line by line: each with the game after it. The same table goes on from line to line."""
        from catanica.notation.record import steps  # it reads these lines

        return steps(self)

    def header(self) -> Iterator[tuple[str, str]]:
        """The header lines in their order."""
        yield FORMAT_KEY, str(FORMAT)
        yield "game", self.game
        yield "rules", self.rules
        yield from self.options.items()
        if self.position:
            yield "position", self.position
        yield from ((f"player{seat}", name) for seat, name in sorted(self.players.items()))
        yield from ((f"seat{seat}", name) for seat, name in sorted(self.seats.items()))
        yield from ((k, v) for k, v in (("date", self.date), ("result", self.result)) if v)
        if self.generator:
            yield "generator", self.generator

    def text(self) -> str:
        """The record as a file."""
        out: list[str] = []
        chain = ""
        for key, value in self.header():
            chain = _signed(f"{key}: {clean(value)}".strip(), chain, out)
        out.append("")
        for line in self.lines:
            if line.who == MARK:
                out.append(line.written())
            else:
                chain = _signed(line.written(), chain, out)
        _signed(END, chain, out)
        return "\n".join(out) + "\n"


def clean(value: str) -> str:
    """A header's value on one line, and never taken for a check."""
    return " ".join(value.split()).replace("~", "-")


def tag(chain: str, text: str) -> str:
    """The check of a line: it depends on the check before it and on the line."""
    return blake2b(f"{chain}|{text}".encode(), digest_size=2).hexdigest()


def _signed(text: str, chain: str, out: list[str]) -> str:
    """Write a line with its check; returns the check."""
    check = tag(chain, text)
    out.append(f"{text:<{TAG_COLUMN}} ~{check}")
    return check


class Checks:
    """Follows the checks of a file. After a line that does not fit, both the check written and the right one count."""

    def __init__(self) -> None:
        self.chains: list[str] = [""]
        self.doubts: list[Problem] = []

    def follow(self, number: int, raw: str) -> str:
        """The line without its check; a check that does not fit is noted."""
        found = TAGGED.match(raw)
        text = " ".join((found[1] if found else raw).split())
        right = [tag(chain, text) for chain in self.chains]
        if found is None:
            self.chains = right
        elif found[2] in right:
            self.chains = [found[2]]
        else:
            says = "{text!r} was changed, or a line above it is missing: its check does not fit."
            self.doubts.append(Problem(number, says, text=_short(text)))
            self.chains = [*right, found[2]]
        return text


def _short(text: str) -> str:
    """A text short enough for a sentence."""
    return text if len(text) <= 60 else text[:57] + "..."


def decode(data: bytes) -> str:
    """The text of a file; the line of a character that is none is named."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise RecordError([Problem(line, "this is not text in UTF-8; a record is a plain text file.")]) from None


class Reader:
    """Reads a record line by line and collects everything that is wrong with it."""

    def __init__(self, text: str) -> None:
        self.rows = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        while self.rows and not self.rows[-1].strip():
            self.rows.pop()
        self.problems: list[Problem] = []
        self.checks = Checks()
        self.values: dict[str, str] = {}
        self.where: dict[str, int] = {}
        self.lines: list[Line] = []

    def fault(self, number: int, template: str, /, **values: object) -> None:
        """One more problem."""
        self.problems.append(Problem(number, template, **values))

    def read(self) -> Record:
        """What can be read of the record; `problems` tells what cannot. Raises RecordError for what is no record."""
        if not self.rows:
            raise RecordError([Problem(0, "The record is empty.")])
        first = self._first_row()
        body = self._header(first)
        self._body(body)
        return self._record()

    def _first_row(self) -> int:
        """The version line must come first, and be one this program knows."""
        at = next(i for i, row in enumerate(self.rows) if row.strip())
        found = re.match(rf"^{FORMAT_KEY}:\s*(\d{{1,9}})(\s|$)", self.rows[at])
        if found is None:
            says = "a record begins with {right!r}, not with {text!r}."
            first, given_first = f"{FORMAT_KEY}: {FORMAT}", _short(self.rows[at].strip())
            raise RecordError([Problem(at + 1, says, right=first, text=given_first)])
        given = int(found[1])
        if given != FORMAT:
            says = "the record has format {given}, this program reads format {ours}: there is no such format."
            if given > FORMAT:
                says = "the record has format {given}, this program reads format {ours}: a newer version wrote it."
            raise RecordError([Problem(at + 1, says, given=given, ours=FORMAT)])
        return at

    def _header(self, at: int) -> int:
        """The lines up to the first empty one; returns where the game begins."""
        while at < len(self.rows) and self.rows[at].strip():
            number, row = at + 1, self.rows[at].strip()
            at += 1
            if row.startswith("#"):
                continue
            text = self.checks.follow(number, row)
            key, colon, value = text.partition(":")
            key = key.strip()
            if not colon or not key:
                self.fault(number, "a header line reads 'name: value', not {text!r}.", text=_short(text))
            elif key in self.values:
                self.fault(number, "{name} was given before, in line {line}.", name=key, line=self.where[key])
            else:
                self.values[key], self.where[key] = value.strip(), number
        if at >= len(self.rows):
            self.fault(len(self.rows), "the record stops in its header: an empty line and the game must follow.")
        return at

    def _body(self, at: int) -> None:
        """The game, line by line."""
        ended = at >= len(self.rows)
        for number, raw in enumerate(self.rows[at:], at + 1):
            row = raw.strip()
            if not row:
                continue
            if row.startswith("#"):
                found = TURN.match(row)
                if found is not None and not ended:
                    self.lines.append(Line(MARK, f"turn {int(found[1])}", number))
                continue
            if ended:
                self.fault(number, "nothing may follow the line {end!r}.", end=END)
                return
            text = self.checks.follow(number, row)
            if text == END:
                ended = True
                continue
            self._move(number, text)
        if not ended:
            self.fault(len(self.rows), "the record is cut off: its last line must be {end!r}.", end=END)

    def _move(self, number: int, text: str) -> None:
        """One action or chance result."""
        found = SEATED.match(text)
        if found is None:
            says = "a line begins with a seat's number, or * for chance, not like {text!r}."
            self.fault(number, says, text=_short(text))
        elif any(len(word) > LONGEST_WORD for word in text.split()):
            self.fault(number, "{text!r} has a word far too long to mean anything.", text=_short(text))
        else:
            self.lines.append(Line(CHANCE if found[1] == "*" else int(found[1]), found[2], number))

    def _record(self) -> Record:
        values = dict(self.values)
        values.pop(FORMAT_KEY)
        record = Record(values.pop("game", ""), values.pop("rules", ""), {})
        record.date, record.result = values.pop("date", ""), values.pop("result", "")
        record.position = values.pop("position", "")
        record.generator = values.pop("generator", "")
        for key, value in values.items():
            found = NAMES.match(key)
            if found is None:
                record.options[key] = value
            else:
                (record.players if found[1] == "player" else record.seats)[int(found[2])] = value
        record.lines, record.where, record.last = self.lines, self.where, len(self.rows)
        record.doubts = self.checks.doubts
        return record


def parse(text: str | bytes) -> tuple[Record, list[Problem]]:
    """What can be read of a record, and every problem of its form; raises RecordError for what is no record at all."""
    if len(text) > LARGEST:
        says = "The file has more than {most} million characters: no record."
        raise RecordError([Problem(0, says, most=LARGEST // 1_000_000)])
    reader = Reader(decode(text) if isinstance(text, bytes) else text)
    return reader.read(), reader.problems


def unknown_header(key: str, options: list[str]) -> Phrase:
    """The sentence for a header line no game knows."""
    return unknown("header", key, [*META, *options, "player0", "player1", "seat0", "seat1"]).phrases[0]
