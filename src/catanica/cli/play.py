"""`catanica play`: a game in the terminal."""

import secrets
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer

from catanica.bots.registry import bot_class, names
from catanica.cli.agreed import agreed
from catanica.cli.common import (
    Decks,
    Edition,
    Lang,
    Mode,
    More,
    Points,
    Seed,
    Sets,
    bot_name,
    console,
    game_of,
    language,
    named_by,
)
from catanica.cli.options import decks_of, more_options
from catanica.cli.places import new_save
from catanica.cli.sitting import PERSON, Sitting
from catanica.cli.wording import Wording, seat_names
from catanica.encyclopaedia.cards import speaks
from catanica.games.positions import completed
from catanica.games.positions import position as at_position
from catanica.games.registry import DEFAULT, listed
from catanica.kernel.errors import InputError, unknown
from catanica.kernel.table import Table
from catanica.notation.games import option_names
from catanica.notation.save import resume as take_up

PERSON_WORDS: Final = ("you", "person", "du", "ich", "jeg", "me", "human")


def play(
    game: Annotated[str, typer.Argument(help=f"{listed()}.")] = DEFAULT,
    players: Annotated[
        str | None, typer.Option(help="Who sits where, with commas: you, a bot, or module:Class.", metavar="you,greedy")
    ] = None,
    hotseat: Annotated[
        bool, typer.Option("--hotseat", help="People on all seats; the screen is cleared between.")
    ] = False,
    edition: Edition = None,
    mode: Mode = None,
    sets: Sets = None,
    decks: Decks = None,
    points: Points = None,
    first: Annotated[str | None, typer.Option(help="Card game and princes: who begins: roll, 0 or 1.")] = None,
    hand0: Annotated[str | None, typer.Option(help="Card game: start hand of seat 0, ids with commas.")] = None,
    hand1: Annotated[str | None, typer.Option(help="Card game: start hand of seat 1.")] = None,
    option: More = None,
    seed: Seed = None,
    position: Annotated[
        str | None, typer.Option(help="Begin from a position text, such as the page copies.", metavar="TEXT")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.", metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option(help="Where to save; else a file of its own.", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal: against a bot, or several people at one keyboard.

    Examples:

        catanica play

        catanica play --hotseat --lang da

        catanica play --players greedy,you --edition 1997 --points 8

        catanica play princes --mode theme --sets zeit_der_entdecker

        catanica play princes --mode duel --hotseat

        catanica play cardgame --mode tournament --decks hansekontor,-

        catanica play board --players you,greedy,greedy

        catanica play --position TEXT

        catanica play --resume FILE
    """
    if find_spec("readline"):
        import_module("readline")  # arrow keys and earlier lines at the prompt, where the system has it
    words = Wording(language(lang))
    chance = secrets.randbits(63) if seed is None else seed
    given: dict[str, object] = {
        "edition": edition, "mode": mode, "sets": sets, "points": points, "first": first, "hand0": hand0,
        "hand1": hand1, "decks": decks_of(decks),
    }  # fmt: skip
    if resume is not None:
        asked = {**given, "players": players, "hotseat": hotseat or None, "option": option, "position": position}
        table, seats, file = _taken_up(resume, [f"--{name}" for name, value in asked.items() if value is not None])
    elif position is not None:
        besides = [f"--{name}" for name, value in (given | {"option": option}).items() if value is not None]
        if besides:
            says = "--position says which game it is, and how it is played; leave out {given}."
            raise InputError(says, given=", ".join(besides))
        state = completed(at_position(position, chance), chance)
        game = state.header()["game"]
        named = None if players is None else [p.strip() for p in players.split(",") if p.strip()]
        seats = _players(game, named, hotseat, state.seats)
        table, file = Table(state, state.text()), save or new_save(game)
    else:
        given |= more_options(game, option)
        named = None if players is None else [p.strip() for p in players.split(",") if p.strip()]
        if named is not None and "players" in option_names(game):
            given.setdefault("players", str(len(named)))
        state = game_of(game, given).new(seed=chance)
        seats = _players(game, named, hotseat, state.seats)
        table, file = Table(state), save or new_save(game)
    words.seats = seat_names(words, seats)
    out = console()
    sitting = Sitting(table, seats, words, out, _ask, save or file, chance)
    try:
        sitting.keep()  # from now on there is something to go back to
        out.print(
            words.say(
                "play.welcome", game=words.ui(f"game.{sitting.game}"), options=agreed(table.state.header(), words)
            )
        )
        if not speaks(sitting.game, words.lang):
            out.print(words.say("play.cards_in"))
        ended = sitting.run()
    except KeyboardInterrupt:
        if sitting.file.exists():
            _farewell(sitting, words)
        raise
    if not ended:
        _farewell(sitting, words)


def _farewell(sitting: Sitting, words: Wording) -> None:
    """Where the game was saved and how it goes on."""
    typer.echo()
    typer.echo(words.say("play.saved", file=sitting.file))
    typer.echo(words.say("play.saved_go_on", command=f"catanica play --resume {sitting.file}"))


def _ask(prompt: str) -> str:
    """One line from the keyboard, or from whatever stands in for it."""
    line = input(prompt)
    if not sys.stdin.isatty():
        typer.echo(line)
    return line


def _players(game: str, named: list[str] | None, hotseat: bool, many: int) -> list[str]:
    """Who sits where, checked: a name for each of the seats, or somebody on all of them where nobody is named."""
    if named is None:
        return [PERSON] * many if hotseat else [PERSON] + [names(game)[0]] * (many - 1)
    if hotseat:
        raise InputError("--hotseat means people on all seats; leave it out when you name --players.")
    seats = [PERSON if p.lower() in PERSON_WORDS else bot_name(p) for p in named]
    if len(seats) != many:
        says = "--players {asked!r} names {given}; {game} needs {wanted}, such as {example}."
        example = ",".join(["you"] + [names(game)[0]] * (many - 1))
        raise InputError(says, asked=",".join(named), given=len(seats), game=game, wanted=many, example=example)
    for name in seats:
        if name != PERSON and ":" not in name and name not in names(game):
            raise unknown("player", name, [*names(game), PERSON])
        if name != PERSON:
            bot_class(name, game)
    return seats


def _taken_up(file: Path, besides: list[str]) -> tuple[Table, list[str], Path]:
    """A saved game: its table, who sits where, and the file. What else was asked for was settled when it began."""
    if besides:
        says = "--resume goes on with the game as it was saved; leave out {given}."
        raise InputError(says, given=", ".join(besides))
    with named_by(file):
        saved = take_up(file)
    seats = [
        PERSON if saved.seats.get(i, "person") == "person" else saved.seats[i] for i in range(saved.table.state.seats)
    ]
    if saved.table.state.outcome is not None:
        raise InputError("{file}: this game is over. Look at it with: catanica replay {file}", file=file)
    return saved.table, seats, file
