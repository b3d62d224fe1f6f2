"""`catanica bench`: how fast the engine is, interpreted against compiled, measured in one run."""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from catanica._runtime import PURE_SWITCH
from catanica.cli.builds import RATE, WAYS, Comparison, compare
from catanica.cli.common import AsJson, Lang, console, language, print_json, progress_bar
from catanica.cli.env_bench import bench_env
from catanica.cli.measure import ways_with
from catanica.cli.measuring import number, run_module, waiting
from catanica.cli.rivals import compare_with, rivals
from catanica.cli.wording import Wording
from catanica.games.registry import DEFAULT, entry, listed
from catanica.kernel.errors import InputError

MORE_IS_BETTER: Final = ("playouts", "playouts_best", "games")
FIGURES: Final = (*MORE_IS_BETTER, "clone", "legal", "apply", "record")
MODE_FIGURES: Final = ("playouts", "games")
GROWTH: Final = ("whole", "onward", "equal")
LONGEST: Final = 600.0
MOST_ROUNDS: Final = 999

Figures = dict[str, Any]  # numbers by name; under `modes`, numbers of the ways to play


def bench(
    game: Annotated[
        str | None, typer.Argument(help=f"{listed()}; {DEFAULT} if none is named, against a wheel all of them.")
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(
            help="Another build of this program, a wheel file; or catanatron, if it is installed, or its checkout."
        ),
    ] = None,
    env: Annotated[bool, typer.Option("--env", help="Measure the learning environments instead.")] = False,
    seconds: Annotated[float, typer.Option(help="How long each figure is measured.")] = 1.0,
    rounds: Annotated[int, typer.Option(min=1, max=MOST_ROUNDS, help="Against a wheel: how often in turn.")] = 7,
    sets: Annotated[
        str, typer.Option(help="Sets that are added to the base set, one by one and together, with commas; or 'all'.")
    ] = "",
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Measure random play-outs, clone, legal actions, checked actions and records, interpreted and compiled.

    Random play is measured in five rounds: the median of them is shown, and the best one, which other programs running
    at the same time disturb least. Ctrl-C prints what was measured so far.

    Where a game can be played in several ways, the last rows say how fast a decision is in each, against the first: in
    whole games, and (card game) from positions with 20 to 24 cards in play, when playing on from there and when only
    listing there. There processor time counts.

    Against a wheel, both builds play the same games in turn, and processor time counts: a ratio above 1 says that the
    build that runs is the faster one. The wheel's program is run, as if it were installed.

    Examples:

        catanica bench

        catanica bench princes

        catanica bench cardgame --sets all

        catanica bench board --seconds 3 --json

        catanica bench board --against catanatron

        catanica bench board --against ../catanatron

        catanica bench --env

        catanica bench --against catanica-0.1.0-cp311-cp311-linux_x86_64.whl --rounds 9
    """
    words = Wording(language(lang))
    if game is not None:
        entry(game)
    if not 0 < seconds <= LONGEST:
        says = "--seconds must be more than 0 and at most {most}, not {given}."
        raise InputError(says, most=f"{LONGEST:.0f}", given=f"{seconds:g}")
    if env:
        if against is not None or sets:
            raise InputError("--env goes with neither --against nor --sets.")
        bench_env(game, seconds, json, words)
        return
    if against is not None and against not in rivals() and (against.endswith(".whl") or Path(against).is_file()):
        compare_builds(Path(against), game, seconds, rounds, sets, json, words)
        return
    game = game or DEFAULT
    if sets:
        ways_with(game, sets)
    if against is not None:
        compare_with(against, game, seconds, json, words)
        return
    found = both_engines(partial(measured, game, seconds, sets), words, quiet=json)
    pure, quick = found[0], found[-1] if found[-1]["compiled"] else {}
    stopped = len(found) < 2
    if json:
        print_json({**as_data(game, seconds, pure, quick), "interrupted": stopped})
        return
    out = console()
    out.print(table(game, seconds, pure, quick, words))
    if not quick:
        out.print(words.say("bench.interrupted" if stopped else "bench.only_one"))


def both_engines(measure: Callable[[bool], Figures], words: Wording, quiet: bool) -> list[Figures]:
    """The figures of the interpreted engine, then of the compiled one; on Ctrl-C those that are complete."""
    found: list[Figures] = []
    try:
        for engine in ("interpreted", "compiled"):
            with waiting(words.say("bench.measuring", engine=words.say(f"bench.{engine}")), quiet):
                found.append(measure(engine == "interpreted"))
    except KeyboardInterrupt:
        if not found:
            raise
    return found


def compare_builds(
    wheel: Path, game: str | None, seconds: float, rounds: int, sets: str, json: bool, words: Wording
) -> None:
    """Measure a wheel against the build that runs, and show both with the ratio."""
    ways = {game or DEFAULT: ways_with(game or DEFAULT, sets)} if sets else WAYS
    with progress_bar(words.say("bench.measuring", engine=wheel.name), quiet=json) as tell:
        found = compare(wheel, game, seconds, rounds, tell, ways)
    if json:
        print_json(found.as_dict())
        return
    out = console()
    out.print(builds_table(found, words))
    out.print(words.say("bench.how_builds", rounds=rounds))
    if found.interrupted:
        out.print(words.say("bench.stopped"))


def builds_table(found: Comparison, words: Wording) -> Table:
    """Both builds by ways to play: median and best of the rounds, the ratio, and how far it spread."""
    say = words.say
    engines = {side: say("bench.compiled" if found.compiled[side] else "bench.interpreted") for side in found.compiled}
    shown = Table(title=say("bench.builds", wheel=found.wheel))
    names = (f"{say('bench.wheel')}, {engines['other']}", f"{say('bench.here')}, {engines['this']}")
    for name in (say("bench.what"), *names, say("bench.ratio"), say("bench.spread")):
        shown.add_column(name, justify="left" if name == say("bench.what") else "right")
    for way in found.ways:
        title = words.ui(f"game.{way.game}")
        if way.name != "usual":
            title += f", {way_name(way.name, words)}"
        shown.add_section()
        shown.add_row(f"{title}:" if way.figures else f"{title}: {say('bench.missing')}")
        for figure in way.figures:
            values = figure.as_dict()
            sides = [f"{number(values[s]['median'])} ({number(values[s]['best'])})" for s in ("other", "this")]
            times = values["ratio"]
            ratios = f"{times['median']:.2f} ({times['best']:.2f})", f"{times['least']:.2f}–{times['most']:.2f}"
            label = "decisions_per_second" if figure.name == RATE else figure.name
            shown.add_row(f"  {say(f'bench.{label}')}", *sides, *ratios)
    return shown


def way_name(way: str, words: Wording) -> str:
    """A way to play a game in words: one of our own, or a set's name."""
    return words.say(f"bench.mode_{way}") if words.has(f"bench.mode_{way}") else words.ui(f"set.{way}")


def measured(name: str, seconds: float, sets: str, pure: bool) -> Figures:
    """The figures of one engine, measured in a Python of its own."""
    environment = {k: v for k, v in os.environ.items() if k != PURE_SWITCH}
    if pure:
        environment[PURE_SWITCH] = "1"
    return run_module("catanica.cli.measure", [name, str(seconds), sets], environment, name)


def ratio(figure: str, pure: Figures, quick: Figures) -> float:
    """How many times better the compiled engine is."""
    better, worse = (quick, pure) if figure in MORE_IS_BETTER else (pure, quick)
    return float(better[figure]) / float(worse[figure])


def as_data(game: str, seconds: float, pure: Figures, quick: Figures) -> dict[str, object]:
    """All figures for machines."""
    found: dict[str, object] = {"game": game, "seconds": seconds, **side_by_side(FIGURES, pure, quick)}
    if pure["modes"]:
        found["modes"] = {
            mode: side_by_side(MODE_FIGURES, pure["modes"][mode], quick["modes"][mode] if quick else {})
            for mode in pure["modes"]
        }
        found["growth"] = {"interpreted": pure["growth"], "compiled": quick["growth"] if quick else None}
    return found


def side_by_side(names: tuple[str, ...], pure: Figures, quick: Figures) -> dict[str, object]:
    """Figures of both engines, and how many times better the compiled one is."""
    return {
        "interpreted": {f: pure[f] for f in names},
        "compiled": {f: quick[f] for f in names} if quick else None,
        "ratio": {f: ratio(f, pure, quick) for f in names} if quick else None,
    }


def table(game: str, seconds: float, pure: Figures, quick: Figures, words: Wording) -> Table:
    """All figures for people."""
    say = words.say
    shown = Table(title=say("bench.title", game=words.ui(f"game.{game}"), seconds=f"{seconds:g}"))
    for key in ("what", "interpreted", "compiled", "ratio"):
        shown.add_column(say(f"bench.{key}"), justify="left" if key == "what" else "right")
    for figure in FIGURES:
        shown.add_row(say(f"bench.{figure}"), *cells(figure, pure, quick))
    for figure in MODE_FIGURES if pure["modes"] else ():
        shown.add_section()
        shown.add_row(f"{say(f'bench.{figure}')}:")
        for mode in pure["modes"]:
            both = pure["modes"][mode], quick["modes"][mode] if quick else {}
            shown.add_row(f"  {way_name(mode, words)}", *cells(figure, *both))
    for figure in GROWTH:
        rows = [mode for mode, values in pure.get("growth", {}).items() if figure in values]
        if len(rows) > 1:
            shown.add_section()
            shown.add_row(f"{say(f'bench.{figure}')}:")
        for mode in rows if len(rows) > 1 else ():
            engines = (side["growth"].get(mode, {}).get(figure) if side else None for side in (pure, quick))
            shown.add_row(f"  {way_name(mode, words)}", *("" if v is None else f"{v:.2f}" for v in engines), "")
    return shown


def cells(figure: str, pure: Figures, quick: Figures) -> list[str]:
    """A figure of both engines, and the ratio."""
    if not quick:
        return [number(pure[figure]), "", ""]
    return [number(pure[figure]), number(quick[figure]), f"{ratio(figure, pure, quick):.1f} ×"]
