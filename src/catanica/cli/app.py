"""The `catanica` command and what all its parts share: the version, and how wrong input ends.

Wrong input ends with one sentence on the error stream and exit code 2. Ctrl-C ends quietly with 130.
"""

import errno
import sys
from collections.abc import Callable
from typing import Annotated, Final

import typer

from catanica import __version__
from catanica._runtime import engine
from catanica.cli import cards, deck, games, rules
from catanica.cli.analyse import analyse_game
from catanica.cli.arena import arena
from catanica.cli.bench import bench
from catanica.cli.bot_test import bot_test
from catanica.cli.common import spoken
from catanica.cli.export import export_games
from catanica.cli.groups import Command, Group
from catanica.cli.importing import import_games
from catanica.cli.mcp import mcp
from catanica.cli.play import play
from catanica.cli.replay import replay
from catanica.cli.sim import sim
from catanica.cli.train import train
from catanica.encyclopaedia.errors import said
from catanica.kernel.errors import InputError, reason_of
from catanica.server.command import serve

NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT)  # what a disk says that takes nothing more

app = typer.Typer(
    name="catanica",
    help="The Catan family: two-player card game, its successor, and the board game.",
    no_args_is_help=True,
    cls=Group,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    """Print version and engine, and stop."""
    if wanted:
        typer.echo(f"catanica {__version__} ({engine()})")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool,
        typer.Option("--version", help="Show the version and which engine runs.", callback=_version, is_eager=True),
    ] = False,
) -> None:
    """The Catan family: two-player card game, its successor, and the board game."""


app.command(cls=Command)(play)
app.command(cls=Command)(sim)
app.command(cls=Command)(arena)
app.command(cls=Command)(replay)
app.command("analyse", cls=Command)(analyse_game)
app.command(cls=Command)(train)
app.add_typer(cards.app)
app.add_typer(deck.app)
app.add_typer(rules.app)
app.command(cls=Command)(bench)
app.command("import", cls=Command)(import_games)
app.command("export", cls=Command)(export_games)
app.command("bot-test", cls=Command)(bot_test)
app.command(cls=Command)(mcp)
app.command(cls=Command)(serve)
app.add_typer(games.app)


def main(command: Callable[[], object] = app) -> None:
    """Run the command line."""
    try:
        command()
    except InputError as wrong:
        _tell(wrong)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as wrong:
        if wrong.errno not in NO_ROOM:
            raise
        _tell(InputError("The answer cannot be written ({reason}).", reason=reason_of(wrong)))
        sys.exit(2)


def _tell(wrong: InputError) -> None:
    """What is wrong, on the error stream."""
    typer.echo(f"catanica: {said(wrong, spoken())}", err=True)
