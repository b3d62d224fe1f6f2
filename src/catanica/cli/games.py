"""`catanica games`: what an operator does with the games that a server keeps."""

import time
from typing import Annotated

import typer

from catanica.cli.groups import Command, Group
from catanica.extras import extra
from catanica.kernel.errors import InputError

app = typer.Typer(
    cls=Group,
    name="games",
    help="""Look after the games that a server keeps.

    Examples:

        catanica games prune --days 90

        catanica games prune --days 90 --megabytes 2000 --yes
    """,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback()
def games() -> None:
    """Look after the games that a server keeps."""


@app.command(cls=Command)
def prune(
    days: Annotated[float, typer.Option(help="Delete games in which nothing has happened for so many days.")] = 0.0,
    megabytes: Annotated[float, typer.Option(help="Delete the oldest games until all take no more room.")] = 0.0,
    yes: Annotated[bool, typer.Option("--yes", help="Delete them; without it you are told how many they are.")] = False,
    database_url: Annotated[
        str | None, typer.Option(envvar="DATABASE_URL", help="Where the games are; as for `catanica serve`.")
    ] = None,
) -> None:
    """Delete old games.

    Examples:

        catanica games prune --days 90

        catanica games prune --days 90 --megabytes 2000 --yes

    Without --days or --megabytes the server's own settings count: CATANICA_KEEP_DAYS and CATANICA_KEEP_MEGABYTES.
    To make room, no game is deleted in which something happened within a day.
    """
    with extra("server"):
        from catanica.server.settings import default_database, from_environment
        from catanica.server.store import pruning
        from catanica.server.store.database import migrate, open_engine

    settings = from_environment()
    keeping = pruning.Keeping(days, megabytes) or pruning.Keeping(settings.keep_days, settings.keep_megabytes)
    if days < 0 or megabytes < 0 or not keeping:
        raise InputError("Say which games: --days and --megabytes are numbers above 0.")
    engine = open_engine(database_url or settings.database_url or default_database())
    try:
        migrate(engine)
        every = pruning.all_games(engine)
        old = pruning.to_delete(every, keeping, time.time())
        room = sum(game.size for game in old) / pruning.MEGABYTE
        if not yes:
            typer.echo(f"{len(old)} of {len(every)} games would be deleted ({room:.1f} MB). With --yes they are.")
            return
        gone = pruning.prune(engine, old)
        pruning.give_back(engine)
        typer.echo(f"{gone} of {len(every)} games were deleted ({room:.1f} MB).")
    finally:
        engine.dispose()
