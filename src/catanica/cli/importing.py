"""`catanica import`: games recorded by other programs, checked against our rules and written as our records."""

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table

from catanica.cli.common import AsJson, Lang, console, language, print_json
from catanica.cli.wording import Wording
from catanica.encyclopaedia.errors import said
from catanica.games.entry import Imported, load
from catanica.games.registry import GAMES
from catanica.kernel.errors import InputError, reason_of, unknown
from catanica.notation.record import write
from catanica.notation.save import ENDING, read_bytes

FORMATS: Final = {name: reader for game in GAMES.values() for name, reader in game.imports.items()}


def import_games(
    kind: Annotated[str, typer.Argument(metavar="FORMAT", help=f"Who wrote the logs: {', '.join(FORMATS)}.")],
    files: Annotated[list[Path], typer.Argument(help="One or more logs.")],
    into: Annotated[Path | None, typer.Option("--into", help="Folder for our records; else beside each log.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Only compare; write nothing.")] = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Replay other programs' logs on our rules, compare every hand, theft, award and point, and write our record.

    JSettlers plays with a bank that never runs short and one phase for trade and building; its games are replayed
    with the option bank=unlimited, which the record says.

    Examples:

        catanica import jsettlers game.soclog

        catanica import jsettlers logs/*.soclog --into records --json
    """
    words = Wording(language(lang))
    if kind not in FORMATS:
        raise unknown("format", kind, FORMATS)
    if into is not None and not into.is_dir():
        raise InputError("{folder} is not a folder; make it first, or leave --into out.", folder=into)
    done: list[tuple[Path, Imported, Path | None]] = []
    problems: list[str] = []
    for file in files:
        try:
            found: Imported = load(FORMATS[kind])(read_log(file), str(file))
            target = None if check else (into or file.parent) / (file.stem + ENDING)
            if target is not None and target in [record for _, _, record in done]:
                says = (
                    "{file}: {record} was just written from another log of that name; use another folder for this one."
                )
                raise InputError(says, file=file, record=target)
            if target is not None:
                write_record(found, target)
            done.append((file, found, target))
        except InputError as wrong:
            problems.append(said(wrong, words.lang))
    if json:
        print_json({"imported": [as_data(*one) for one in done], "problems": problems})
    elif done:
        console().print(table(done, words))
    if problems:
        raise InputError("\n".join(problems))


def read_log(file: Path) -> str:
    """The text of a log."""
    try:
        return read_bytes(file).decode("utf-8")
    except UnicodeDecodeError as wrong:
        raise InputError("{file!r} is no UTF-8 text (byte {byte}).", file=str(file), byte=wrong.start) from None


def write_record(found: Imported, target: Path) -> None:
    """Our record of the game, in its own file."""
    try:
        target.write_text(write(found.state, found.names), encoding="utf-8")
    except OSError as wrong:
        raise InputError("{file}: cannot be written ({reason}).", file=target, reason=reason_of(wrong)) from None


def as_data(file: Path, found: Imported, target: Path | None) -> dict[str, object]:
    """One imported game for machines."""
    outcome = found.state.outcome
    return {
        "file": str(file),
        "record": str(target) if target else None,
        "players": found.names,
        "winners": outcome.winners if outcome else [],
        "points": outcome.points if outcome else [],
        "checks": found.checks,
    }


def table(done: list[tuple[Path, Imported, Path | None]], words: Wording) -> Table:
    """The imported games for people."""
    shown = Table()
    for key in ("log", "points", "checks", "record"):
        shown.add_column(words.say(f"import.{key}"))
    for file, found, target in done:
        outcome = found.state.outcome
        points = " ".join(str(p) for p in outcome.points) if outcome else ""
        shown.add_row(file.name, points, str(sum(found.checks.values())), str(target) if target else "")
    return shown
