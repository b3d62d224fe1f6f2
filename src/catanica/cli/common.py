"""What the commands share: options, the language, the console, JSON, and building a game from options."""

import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import catanica
from catanica.encyclopaedia.errors import in_words
from catanica.encyclopaedia.language import choose_language
from catanica.games.registry import Game
from catanica.kernel.errors import InputError, reason_of
from catanica.notation.lines import RecordError

NARROWEST = 40

View = Mapping[str, Any]  # what an audience sees of a game, as plain data

Lang = Annotated[str | None, typer.Option("--lang", "-l", metavar="de|en|da", help="Language; else the environment's.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object for machines.")]
Edition = Annotated[str | None, typer.Option(help="Card game: 1996, 1997, 2003 or 2005 (the default).")]
Mode = Annotated[
    str | None,
    typer.Option(
        help="Princes: intro (the default), theme or duel. Card game: common (the default), tournament, small, "
        "beginners or characters."
    ),
]
Decks = Annotated[
    str | None,
    typer.Option(metavar="DECK,DECK", help="Tournament: a deck for each seat, by its id or as a file; - draws one."),
]
Sets = Annotated[
    str | None,
    typer.Option(help="Card game and princes: sets in play, with commas; a folder of your own works too."),
]
Points = Annotated[int | None, typer.Option(help="Points needed to win.")]
Parquet = Annotated[
    Path | None, typer.Option(help="File for a table of all decisions; needs catanica\\[data].", metavar="FILE")
]
Seed = Annotated[int | None, typer.Option(help="The same seed brings the same chance.")]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="Let a Ray cluster play: auto, HOST:PORT or ray://HOST:PORT; needs catanica\\[cluster].",
    ),
]
More = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="Any other option of the game.")
]


SPOKEN: ContextVar[str | None] = ContextVar("spoken", default=None)


def language(asked: str | None) -> str:
    """The language asked for, else the environment's; wrong input is told in it from now on."""
    SPOKEN.set(choose_language(asked))
    return spoken()


def spoken() -> str:
    """The language of this run, as far as it is known."""
    return SPOKEN.get() or choose_language()


def console() -> Console:
    """Where pictures and tables go; never narrower than a picture can be."""
    out = Console(highlight=False)
    if out.width < NARROWEST:
        out.width = NARROWEST
    return out


def print_json(value: object) -> None:
    """One JSON document on standard output."""
    typer.echo(json.dumps(value, ensure_ascii=False, indent=2 if sys.stdout.isatty() else None))


@contextmanager
def progress_bar(text: str, quiet: bool) -> Iterator[Callable[[int, int], None]]:
    """A bar on the error stream that is told what is done and of how much, where a person is looking."""
    with Progress(
        TextColumn(text),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(file=sys.stderr),
        transient=True,
        disable=quiet or not sys.stderr.isatty(),
    ) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def game_of(name: str, options: Mapping[str, object]) -> Game:
    """A game with the options that were really given."""
    return catanica.game(name, **{key: value for key, value in options.items() if value is not None})


def existing_file(file: Path) -> Path:
    """A file of the user's, or a sentence saying that there is none."""
    if not file.exists():
        raise InputError("There is no file {file!r}.", file=str(file))
    if file.is_dir():
        raise InputError("{file!r} is a folder; a file is needed.", file=str(file))
    return file


def read_text(file: Path) -> str:
    """A text file of the user's, or a sentence saying why it cannot be read."""
    existing_file(file)
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as wrong:
        raise InputError("{file!r} is no UTF-8 text (byte {byte}).", file=str(file), byte=wrong.start) from None
    except OSError as wrong:
        raise InputError("{file}: cannot be read ({reason}).", file=file, reason=reason_of(wrong)) from None


@contextmanager
def named_by(file: Path) -> Iterator[None]:
    """While a record is read: every fault found in it is told with the file's name."""
    try:
        yield
    except RecordError as wrong:
        raise InputError("\n".join(f"{file}: {in_words(p.phrase, spoken())}" for p in wrong.problems)) from None


def bot_name(text: str) -> str:
    """A bot's name as typed; `module:Class` may lie in the folder the command is started from."""
    name = text.strip()
    if ":" not in name:
        return name.lower()
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    return name
