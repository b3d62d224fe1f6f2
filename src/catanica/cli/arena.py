"""`catanica arena`: contests between bots, with ratings."""

import os
import secrets
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer
from rich.console import Group
from rich.table import Table
from rich.text import Text

from catanica.arena.chart import bar, svg
from catanica.arena.cluster import on_cluster
from catanica.arena.contest import Contest, Log, here, terms
from catanica.arena.rating import Sprt
from catanica.cli import common
from catanica.cli.export import ready, to_parquet
from catanica.cli.options import NONE_GIVEN, GameOptions, with_game_options
from catanica.cli.wording import Wording
from catanica.games.registry import find, listed
from catanica.kernel.errors import InputError
from catanica.notation.save import ENDING, write_whole


@with_game_options("edition", "mode", "sets", "decks", "points", "option")
def arena(
    game: Annotated[str, typer.Argument(help=f"{listed()}.")],
    bots: Annotated[
        str, typer.Option(help="Two or more bots, with commas; module:Class is your own.")
    ] = "easy,normal,hard,expert",
    games: Annotated[int, typer.Option(help="How many games in all, shared out evenly among the pairings.")] = 200,
    gauntlet: Annotated[bool, typer.Option("--gauntlet", help="The first bot against each of the others.")] = False,
    sprt: Annotated[
        str | None,
        typer.Option(
            help="Stop a pairing once it is clear whether the first is stronger by so many Elo points.",
            metavar="LOW,HIGH",
        ),
    ] = None,
    seed: common.Seed = None,
    options: GameOptions = NONE_GIVEN,
    processes: Annotated[int, typer.Option(help="Processes that share the games.")] = os.cpu_count() or 1,
    ray: common.Ray = None,
    seconds: Annotated[float, typer.Option(help="How long a bot may think about a decision before it has lost.")] = 60,
    log: Annotated[
        Path | None, typer.Option(help="File with a line per game; a second run goes on there.", metavar="FILE")
    ] = None,
    records: Annotated[Path | None, typer.Option(help="Folder for the record of every game.", metavar="FOLDER")] = None,
    parquet: common.Parquet = None,
    chart: Annotated[Path | None, typer.Option(help="File for a picture of the ladder (SVG).", metavar="FILE")] = None,
    json: common.AsJson = False,
    lang: common.Lang = None,
) -> None:
    """Let bots meet each other and rate them.

    Games come in blocks: one deal, every seat once. Ratings are Elo points (Bradley and Terry) with 95 % intervals. At
    a table for more than two, one bot meets several of the other. A bot that fails is named and loses the decision,
    one that goes on failing or never answers loses the game; the contest goes on.

    Examples:

        catanica arena cardgame --bots easy,greedy,hard,expert --games 400 --seed 5 --json

        catanica arena board --bots hard,frozen --games 200 --log board.jsonl --processes 2

        catanica arena board --gauntlet --bots expert,greedy,easy -o players=4

        catanica arena princes --bots hard,normal --games 2000 --sprt 0,50

        catanica arena cardgame --bots greedy,hard --games 100 --parquet decisions.parquet

        catanica arena cardgame --mode tournament --decks hansekontor,eilmarsch --bots hard,frozen

        catanica arena cardgame --games 4000 --log ladder.jsonl --ray 10.0.0.7:6379
    """  # fmt: skip
    words = Wording(common.language(lang))
    find(game)
    chosen = [common.bot_name(name) for name in bots.split(",") if name.strip()]
    drawn = secrets.randbits(48) if seed is None else seed
    ready(parquet)
    if chart is not None and not chart.absolute().parent.is_dir():
        raise InputError("{folder} is not a folder; make it first, or leave --chart out.", folder=chart.parent)
    runner = here(processes, seconds) if ray is None else on_cluster(ray, seconds)
    with TemporaryDirectory() as spare, common.progress_bar(words.say("sim.progress"), quiet=False) as tell:
        folder = Path(spare) if parquet is not None and records is None else records
        settled = terms(game, options, chosen, games, drawn, gauntlet, _sprt(sprt), folder)
        contest = Contest(settled, Log(log, settled.about()))
        contest.run(runner, tell)
        if parquet is not None and folder is not None:
            to_parquet([file for name in contest.log.known if (file := folder / f"{name}{ENDING}").exists()], parquet)
    told = contest.as_dict()
    if chart is not None:
        write_whole(
            chart, svg(words.say("arena.title", game=words.ui(f"game.{game}"), seed=settled.seed), told["ladder"])
        )
    if json:
        common.print_json(told)
    else:
        common.console().print(ladder_page(told, words))


def _sprt(text: str | None) -> Sprt | None:
    """The two strengths a test decides between."""
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise InputError("--sprt needs two numbers with a comma, such as 0,50; not {given!r}.", given=text) from None
    if not low < high:
        raise InputError("--sprt: the first number must be smaller than the second, not {given!r}.", given=text)
    return Sprt(low, high)


def ladder_page(told: dict[str, Any], words: Wording) -> Group:
    """The ladder, the pairings, and what went wrong."""
    say = words.say
    ladder = told["ladder"]
    table = Table(title=say("arena.title", game=words.ui(f"game.{told['game']}"), seed=told["seed"]))
    for name in ("bot", "elo", "interval", "ms", "chart"):
        table.add_column(say(f"arena.{name}"))
    for row in ladder:
        table.add_row(
            row["bot"], f"{row['elo']:+.0f}", f"{row['low']:+.0f} … {row['high']:+.0f}", f"{row['mean_ms']:.1f}",
            bar(row, ladder),
        )  # fmt: skip
    pairs = Table()
    for name in ("bot", "against", "won", "share", "interval"):
        pairs.add_column(say(f"arena.{name}"))
    for row in told["pairings"]:
        ended = row["won"] + row["lost"]
        share = f"{100 * row['share']:.1f} %" if ended else "-"
        interval = f"{100 * row['low']:.1f} … {100 * row['high']:.1f} %"
        pairs.add_row(row["bot"], row["against"], f"{row['won']} / {ended}", share, interval)
    parts: list[Table | Text] = [table, pairs]
    if told["interrupted"]:
        parts.append(Text(say("sim.interrupted")))
    for fault in told["faults"]:
        parts.append(Text(say("arena.fault", **fault), style="red"))
    return Group(*parts)
