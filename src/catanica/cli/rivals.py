"""`catanica bench --against` another program: installed, or in a checkout."""

import importlib.util
import os
from pathlib import Path
from typing import Any

from rich.table import Table

from catanica.cli.common import console, print_json, progress_bar
from catanica.cli.measuring import number, run_module
from catanica.cli.wording import Wording
from catanica.games.registry import GAMES, entry
from catanica.kernel.errors import InputError, unknown

FEW = 5  # kinds of decisions that are named for each side


def rivals() -> dict[str, str]:
    """The other programs there are to compare with, and the game each of them plays."""
    return {rival: name for name, one in GAMES.items() for rival in one.rivals}


def checkout_of(folder: Path) -> tuple[str, Path] | None:
    """The program whose sources a folder holds, and what to import it from."""
    for rival in rivals():
        for home in (folder, folder / rival, folder / "src", folder / f"{rival}_core"):
            if (home / rival / "__init__.py").exists():
                return rival, home
    return None


def compare_with(against: str, game: str, seconds: float, json: bool, words: Wording) -> None:
    """Play both programs in one process, in turn, and show games per second and the ratio."""
    rival, environment = _found(against, game)
    with progress_bar(words.say("bench.measuring", engine=rival), quiet=json) as tell:
        found = run_module(entry(game).rivals[rival], [str(max(seconds, 1.0) * 5)], environment, rival, tell)
    if json:
        print_json({"game": game, "against": rival, **found})
        return
    out = console()
    out.print(rates(found, rival, words))
    for key in ("policies", "trace"):
        out.print(words.say(f"bench.{key}"))
    for side, kinds in found["kinds"].items():
        named = ", ".join(f"{kind} {number(times)}" for kind, times in list(kinds.items())[:FEW])
        out.print(words.say("bench.kinds", side=side, kinds=named))
    if not found["compiled"]:
        out.print(words.say("bench.only_one"))


def _found(against: str, game: str) -> tuple[str, dict[str, str]]:
    """The program to compare with, and the environment in which Python finds it."""
    environment = dict(os.environ)
    rival, homes = against, rivals()
    if Path(against).is_dir():
        checkout = checkout_of(Path(against))
        if checkout is None:
            says = "{folder} holds no sources of {known}; name the folder of a checkout."
            raise InputError(says, folder=against, known=", ".join(homes))
        rival = checkout[0]
        environment["PYTHONPATH"] = os.pathsep.join([str(checkout[1].resolve()), os.environ.get("PYTHONPATH", "")])
    elif rival not in homes:
        raise unknown("program to compare with", rival, homes)
    if rival not in entry(game).rivals:
        says = "{other} plays another game: catanica bench {game} --against {other}"
        raise InputError(says, other=rival, game=homes[rival])
    if rival == against and importlib.util.find_spec(rival) is None:
        raise InputError('{other} is not installed here: pip install "catanica[bench]"', other=rival)
    return rival, environment


def rates(found: dict[str, Any], rival: str, words: Wording) -> Table:
    """A column for each way ours was measured, the other program last; ratios below the rates."""
    say = words.say
    told = found["versions"][rival]
    shown = Table(title=say("bench.against", rival=rival), caption=f"{rival} {told['version']}, {told['path']}")
    ours = list(found["ratio"])[:-1]
    shown.add_column(say("bench.what"))
    for name in (*(say(f"bench.{way}") for way in ours), rival):
        shown.add_column(name, justify="right")
    for figure in ("games_per_second", "decisions_per_second", "decisions_per_game", "copy_us"):
        cells = [number(found[way][figure]) if figure in found[way] else "" for way in (*ours, rival)]
        shown.add_row(say(f"bench.{figure}"), *cells)
        if figure in found["ratio"][ours[0]]:
            shown.add_row(f"  {say('bench.ratio')}", *(f"{found['ratio'][way][figure]:.1f} ×" for way in ours), "")
    shown.add_row(f"  {say('bench.ratio')}", f"{found['ratio']['copy']:.1f} ×")
    return shown
