"""Whole games as text files: writing them, reading them, and playing them again without asking any generator."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from catanica.games.positions import position
from catanica.games.registry import GAMES
from catanica.kernel.errors import InputError, Phrase, unknown
from catanica.kernel.refusal import Refusal
from catanica.kernel.state import CHANCE, NOBODY, Outcome, State
from catanica.kernel.table import Table
from catanica.notation.games import Json, Language, game_with, language, option_names, wrong_option
from catanica.notation.lines import MARK, Line, Problem, Record, RecordError, parse, unknown_header

Names = Sequence[str] | Mapping[int, str]
SHORTEST_SERIES: Final = 2  # so many equal chance results in a row become one line


@dataclass(frozen=True)
class Played:
    """One line of a record and the game after it. The events are packed; the game's language shows them.

    `option` is a player's decision as it was offered.
    """

    line: Line
    table: Table
    events: list[int]
    option: Json | None = None

    @property
    def state(self) -> State:
        """The position after the line."""
        return self.table.state


# -- writing ----------------------------------------------------------------------------------------------------------


def to_record(game: State | Table, players: Names = (), date: str = "", seats: Names = ()) -> Record:
    """The record of a game that was played from its beginning, or from a position a text describes; raises InputError
    for a position without a past.
    """
    state, origin = (game.state, game.origin) if isinstance(game, Table) else (game, "")
    header = dict(state.header())
    name, rules = header.pop("game"), header.pop("rules")
    record = Record(name, rules, header, _by_seat(players), _by_seat(seats), date)
    record.position = origin
    record.lines = _lines(state, record)
    record.result = result_text(state.outcome)
    return record


def write(game: State | Table, players: Names = (), date: str = "", seats: Names = ()) -> str:
    """The record of a game as text."""
    return to_record(game, players, date, seats).text()


def result_text(outcome: Outcome | None) -> str:
    """How a game ended, as a header says it; empty while it goes on."""
    if outcome is None:
        return ""
    won = "winner " + " ".join(str(seat) for seat in outcome.winners) if outcome.winners else "draw"
    return f"{won}; points {' '.join(str(p) for p in outcome.points)}; by {outcome.reason}"


def _by_seat(names: Names) -> dict[int, str]:
    return dict(names) if isinstance(names, Mapping) else dict(enumerate(names))


def _lines(state: State, record: Record) -> list[Line]:
    """Everything that happened, told by playing it again: only then is it known who decided, and when a turn began."""
    words = language(record.game)
    again = _beginning(record)
    again.tracing = False
    out: list[Line] = []
    series: list[str] = []
    pending = 0  # the agenda entry a series of equal results belongs to
    turn = words.turn(again)
    for code in state.trace:
        if again.to_move == NOBODY or code not in again.legal_codes():
            raise InputError("This position was set up, or copied, without its past: there is nothing to record.")
        top = again.agenda[len(again.agenda) - 1]
        if series and top != pending:
            _close(series, words, out)
        text = words.to_text(again, code)
        pending = top
        if again.to_move == CHANCE and text.split()[0] in words.series.values():
            series.append(text)
        else:
            _close(series, words, out)
            out.append(Line(int(again.to_move), text))
        again.step(code)
        if words.turn(again) != turn:
            turn = words.turn(again)
            _close(series, words, out)
            out.append(Line(MARK, f"turn {turn}"))
    _close(series, words, out)
    if again.words() != state.words():
        raise InputError("This position does not follow from its own past: there is nothing to record.")
    return out


def _close(series: list[str], words: Language, out: list[Line]) -> None:
    """Write a series of equal chance results as one line."""
    if len(series) >= SHORTEST_SERIES:
        short = next(word for word, long in words.series.items() if long == series[0].split()[0])
        out.append(Line(CHANCE, " ".join([short, *(t.split(maxsplit=1)[1] for t in series)])))
    else:
        out.extend(Line(CHANCE, text) for text in series)
    series.clear()


# -- reading ----------------------------------------------------------------------------------------------------------


def read(text: str | bytes) -> Record:
    """A record out of its text; raises RecordError with every problem of its form, header and words, line by line."""
    record, problems = parse(text)
    problems += _header_problems(record)
    if record.game in GAMES:
        problems += _unknown_words(record, language(record.game))
    if problems:
        raise RecordError(problems)
    return record


def _header_problems(record: Record) -> list[Problem]:
    """What is wrong with game, rules version and options."""
    if not record.game:
        return [Problem(1, "the header must name the game: {example!r}.", example=f"game: {sorted(GAMES)[-1]}")]
    at = record.where.get("game", 1)
    if record.game not in GAMES:
        return [Problem(at, unknown("game", record.game, GAMES).phrases[0])]
    problems: list[Problem] = []
    known = option_names(record.game)
    for key in record.options:
        if key not in known:
            problems.append(Problem(record.where.get(key, at), unknown_header(key, known)))
    ours = language(record.game).rules
    if not language(record.game).reads(record.rules):
        says = "the record names no version of the rules; this program plays {game} by version {ours}."
        if record.rules:
            says = "the record names version {given!r} of the rules; this program plays {game} by version {ours}."
        values = {"given": record.rules, "game": record.game, "ours": ours}
        problems.append(Problem(record.where.get("rules", at), says, **values))
    if problems:
        return problems
    wrong = wrong_option(record.game, record.options)
    if wrong is not None:
        return [Problem(record.where.get(wrong[0], at), wrong[1])]
    return _position_problems(record)


def _position_problems(record: Record) -> list[Problem]:
    """What is wrong with the position a record begins with."""
    if record.position == "":
        return []
    at = record.where["position"]
    try:
        began = position(record.position, seed=0)
    except InputError as error:
        return [Problem(at, phrase) for phrase in error.phrases]
    agreed = {"game": record.game, "rules": began.header()["rules"]} | record.options
    if {name: value for name, value in began.header().items() if value} != {n: v for n, v in agreed.items() if v}:
        return [Problem(at, "the position belongs to a game with other options than the header names.")]
    return []


def _unknown_words(record: Record, words: Language) -> list[Problem]:
    """Lines that begin with a word the game does not know."""
    problems: list[Problem] = []
    for line in record.lines:
        first = line.text.split()[0].lower()
        known = words.beginnings() | set(words.series)
        if line.who != MARK and first not in known:
            problems.append(Problem(line.number, unknown("action", line.text.split()[0], known).phrases[0]))
    return problems


# -- playing again ----------------------------------------------------------------------------------------------------


def start(record: Record) -> Table:
    """The game before its first line. Chance is answered by the record, never by a generator."""
    return Table(_beginning(record), record.position)


def _beginning(record: Record) -> State:
    """The position a record begins with."""
    if record.position == "":
        return game_with(record.game, record.options).new(seed=0, explicit=True)
    state = position(record.position, seed=0)
    state.explicit = True
    return state


def steps(record: Record) -> Iterator[Played]:
    """Play a record line by line; the same table goes on from line to line. Raises RecordError at a wrong line.

    A record by older rules is tried by today's: where they would have led elsewhere, that is said with the line.
    """
    try:
        yield from _steps(record)
    except RecordError as error:
        raise RecordError([*_older_rules(record), *error.problems]) from None


def _steps(record: Record) -> Iterator[Played]:
    table = start(record)
    words = language(record.game)
    for line in record.lines:
        events: list[int] = []
        option: Json | None = None
        if line.who == MARK:
            _check_turn(line, words.turn(table.state))
        else:
            for text in _texts(line, words):
                code = _code(line, text, table.state, words)
                if line.who >= 0 and words.grammar is not None:
                    option = words.grammar.option(table.state, code)
                events += table.apply(code)
        yield Played(line, table, events, option)


def _older_rules(record: Record) -> list[Problem]:
    """What is to be said of a record that does not hold, if it was played by older rules and not changed since."""
    ours = language(record.game).rules
    if record.rules == ours or record.doubts:
        return []
    says = "the record was played by version {given} of the rules; by version {ours}, played here, it goes another way."
    return [Problem(record.where.get("rules", 1), says, given=record.rules, ours=ours)]


def replay(record: Record, upto: int | None = None, strict: bool = True) -> Table:
    """The game after its first `upto` lines (all: None); raises RecordError at a line that does not hold.

    Strict also means: every check fits, and the result in the header is the one that was reached.
    """
    table = start(record)
    problems = list(record.doubts) if strict else []
    try:
        for played in islice(steps(record), upto):  # one line more and the table would have gone on
            table = played.table
    except RecordError as error:
        doubted = {p.line for p in problems}
        raise RecordError([*problems, *(p for p in error.problems if p.line not in doubted)]) from None
    if strict and upto is None and (wrong := _result_problems(record, table)):
        problems += [*_older_rules(record), *wrong]
    if problems:
        raise RecordError(problems)
    return table


def check(text: str | bytes) -> Table:
    """Read and replay strictly: the game's last position, or RecordError with every problem found."""
    return replay(read(text))


def _texts(line: Line, words: Language) -> list[str]:
    """The actions of a line: one, or a whole series."""
    parts = line.text.split()
    if line.who == CHANCE and parts[0] in words.series and len(parts) > 1:
        return [f"{words.series[parts[0]]} {part}" for part in parts[1:]]
    return [line.text]


def _code(line: Line, text: str, state: State, words: Language) -> int:
    """The action a text names, after making sure that the right one says it at the right time."""
    if state.to_move == NOBODY:
        raise RecordError([Problem(line.number, "the game is over before {text!r}.", text=text)])
    if line.who != state.to_move:
        right, given = _who(state.to_move), _who(line.who)
        raise RecordError([Problem(line.number, "{right} is to decide now, not {given}.", right=right, given=given)])
    code = words.from_text(state, text)
    refusal = code if isinstance(code, Refusal) else state.refuse(code)
    if refusal is not None:
        raise RecordError(
            [Problem(line.number, "{text!r} cannot be done here: {refusal}.", text=text, refusal=refusal)]
        )
    assert isinstance(code, int)
    return code


def _check_turn(line: Line, turn: int) -> None:
    """A turn's number must be the one the game has reached."""
    if line.text != f"turn {turn}":
        says = "the record says {text!r}, but this is turn {turn}."
        raise RecordError([Problem(line.number, says, text=line.text, turn=turn)])


def _who(who: int) -> Phrase:
    return Phrase("chance") if who == CHANCE else Phrase("seat {seat}", seat=int(who))


def _result_problems(record: Record, table: Table) -> list[Problem]:
    """The result must be told exactly when the game is over, and must be the one reached."""
    reached = result_text(table.state.outcome)
    if record.result == reached:
        return []
    at = record.where.get("result", record.last)
    if not reached:
        says = "the header tells the result {told!r}, but the game is not over at its end."
    elif not record.result:
        says = "the game is over, but the header tells no result; it would be {reached!r}."
    else:
        says = "the header tells the result {told!r}, but the game ends with {reached!r}."
    return [Problem(at, says, told=record.result, reached=reached)]
