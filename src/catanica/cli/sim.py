"""`catanica sim`: many games between bots."""

import sys
from contextlib import redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer
from rich.table import Table

from catanica.arena.result import Result, labels
from catanica.arena.simulate import simulate
from catanica.bots.registry import names
from catanica.cli import common
from catanica.cli.export import ready, to_parquet
from catanica.cli.options import NONE_GIVEN, GameOptions, with_game_options
from catanica.cli.wording import Wording
from catanica.games.registry import find, listed
from catanica.kernel.errors import InputError
from catanica.notation.save import ENDING


@with_game_options("edition", "mode", "sets", "decks", "points", "option")
def sim(
    game: Annotated[str, typer.Argument(help=f"{listed()}.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option(help="One bot for every seat, with commas; module:Class is your own.")
    ] = "greedy,random",
    seed: common.Seed = None,
    options: GameOptions = NONE_GIVEN,
    processes: Annotated[int, typer.Option(help="Processes that share the games.")] = 1,
    ray: common.Ray = None,
    records: Annotated[Path | None, typer.Option(help="Folder for the record of every game.", metavar="FOLDER")] = None,
    parquet: common.Parquet = None,
    json: common.AsJson = False,
    lang: common.Lang = None,
) -> None:
    """Play many games between bots and count them.

    The same seed gives the same games, however many processes share them. Ctrl-C prints what was done so far.

    Examples:

        catanica sim cardgame --games 200 --bots random,random --seed 1 --json

        catanica sim cardgame --games 100 --bots greedy,random --edition 1997 --processes 2

        catanica sim princes --mode theme --sets zeit_der_weisen

        catanica sim cardgame --mode tournament --decks schild_und_schwert,hansekontor --bots greedy,greedy

        catanica sim board --games 50 --bots greedy,random,random,random
    """
    words = Wording(common.language(lang))
    find(game)
    chosen = [common.bot_name(name) for name in bots.split(",") if name.strip()]
    if not chosen:
        example = f"{names(game)[0]},{names(game)[-1]}"
        raise InputError("--bots must name a bot for every seat, such as {example}.", example=example)
    ready(parquet)
    with TemporaryDirectory() as spare, common.progress_bar(words.say("sim.progress"), quiet=json) as tell:
        folder = Path(spare) if parquet is not None and records is None else records
        with redirect_stdout(sys.stderr):  # what a bot prints is no part of the answer
            result = simulate(
                game, options, chosen, games, seed, progress=tell, workers=processes, records=folder, ray=ray
            )
        if parquet is not None and folder is not None:
            numbers = range(1, result.asked + 1)
            files = [folder / f"{game}-{result.seed}-{number}{ENDING}" for number in numbers]
            to_parquet([file for file in files if file.exists()], parquet)
    if json:
        common.print_json(result.as_dict())
    else:
        common.console().print(result_table(result, words))
        if result.interrupted:
            typer.echo(words.say("sim.interrupted"))


def result_table(result: Result, words: Wording) -> Table:
    """Wins of every bot, then the figures."""
    figures = result.as_dict()
    say = words.say
    played = max(1, len(result.played))
    table = Table(
        title=say("sim.title", game=words.ui(f"game.{result.game}"), games=result.asked, seed=result.seed),
        show_header=False,
    )
    wins = result.wins()
    for name in labels(result.bots):
        table.add_row(name, f"{wins[name]}  {say('sim.wins')}", f"{100 * wins[name] / played:.1f} %")
    if figures["draws"]:
        table.add_row(say("sim.draws"), str(figures["draws"]), "")
    table.add_section()
    engine = say("sim.compiled") if figures["compiled"] else say("sim.interpreted")
    for key, value in (
        ("finished", f"{figures['finished']} / {result.asked}"),
        ("stopped", figures["stopped"]),
        ("mean_turns", figures["mean_turns"]),
        ("decisions", f"{figures['decisions']:,}"),
        ("seconds", figures["seconds"]),
        ("speed", f"{figures['decisions_per_second']:,}"),
        ("engine", engine),
    ):
        table.add_row(say(f"sim.{key}"), str(value), "")
    return table
