"""`catanica serve`, as the command line takes it up."""

from dataclasses import replace
from typing import Annotated

import typer

from catanica.extras import extra


def serve(
    host: Annotated[str, typer.Option(help="Address to listen at; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen at.")] = 8000,
    database_url: Annotated[
        str | None,
        typer.Option(
            envvar="DATABASE_URL",
            help="Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. "
            "Without it: one file in your data folder.",
        ),
    ] = None,
    sets: Annotated[
        list[str] | None,
        typer.Option("--sets", help="A folder with a card set of your own to play with; repeat for more."),
    ] = None,
    workers: Annotated[int, typer.Option(help="Server processes; more than one needs PostgreSQL.")] = 1,
    trusted_proxies: Annotated[
        str,
        typer.Option(
            envvar="CATANICA_TRUSTED_PROXIES",
            help="Proxies whose X-Forwarded-For is believed: addresses or networks, separated by commas.",
        ),
    ] = "",
) -> None:
    """Serve games to browsers and programs.

    Examples:

        catanica serve

        catanica serve --port 8001 --database-url sqlite:///games.sqlite

        catanica serve --sets ./harvest

        catanica serve --host 0.0.0.0 --port 80 --database-url postgresql://catanica@localhost/games --workers 4

    Limits and further settings are environment variables; docs/operate.md lists them.
    """
    with extra("server"):  # the server's libraries are loaded only when it starts
        from catanica.server.run import serve as run
        from catanica.server.settings import from_environment

    def tell(address: str) -> None:
        typer.echo(f"Catanica is being served at {address}")
        typer.echo("Open it in a browser. Ctrl-C ends the server; games are kept.")

    settings = replace(from_environment(), trusted_proxies=trusted_proxies).check()
    run(host, port, database_url, workers, settings, own_sets=sets or [], ready_to_serve=tell)
