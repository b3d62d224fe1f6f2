"""`catanica bench --env`: how fast learning environments step, against the engine itself."""

import importlib.util
import os

from rich.table import Table

from catanica.cli.common import console, print_json, progress_bar
from catanica.cli.measuring import number, run_module
from catanica.cli.wording import Wording
from catanica.games.registry import GAMES
from catanica.kernel.errors import InputError

WAYS = ("playouts", "python", "aec", "aec_copied", "single", "single_copied", "vector", "vector_copied")


def bench_env(game: str | None, seconds: float, json: bool, words: Wording) -> None:
    """Measure the environments of a game, or of all; on Ctrl-C show those that are complete."""
    if importlib.util.find_spec("gymnasium") is None or importlib.util.find_spec("pettingzoo") is None:
        raise InputError('The environments are not installed here: pip install "catanica[env]"')
    found = {}
    try:
        for name in [game] if game is not None else [name for name, one in GAMES.items() if one.encoding]:
            with progress_bar(words.say("bench.measuring", engine=words.ui(f"game.{name}")), quiet=json) as tell:
                found[name] = run_module("catanica.cli.env_speed", [name, str(seconds)], dict(os.environ), name, tell)
    except KeyboardInterrupt:
        if not found:
            raise
    if json:
        print_json({"seconds": seconds, "games": found})
        return
    say = words.say
    shown = Table(title=say("bench.env"))
    for column in (say("bench.what"), *(words.ui(f"game.{name}") for name in found)):
        shown.add_column(column, justify="left" if column == say("bench.what") else "right")
    for way in WAYS:
        rates = [number(one["decisions_per_second"][way]) for one in found.values()]
        shown.add_row(say(f"bench.env_{way}"), *rates)
        told = [one["shares"].get(way) for one in found.values()]
        if all(told):
            cells = [f"{t['share']:.2f} ({t['least']:.2f}–{t['most']:.2f})" for t in told]
            shown.add_row(f"  {say('bench.env_of_' + told[0]['of'])}", *cells)
    out = console()
    out.print(shown)
    out.print(say("bench.how_env"))
    if not all(one["compiled"] for one in found.values()):
        out.print(say("bench.only_one"))
