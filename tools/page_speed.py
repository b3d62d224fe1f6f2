"""Measure the page in a real browser: bytes, how soon clicks are answered, what that costs, what moves.

    python tools/page_speed.py                       this build, 200 clicks of a late game in each game
    python tools/page_speed.py --against WHEEL       this build and that of a wheel in turn, at the same games
    python tools/page_speed.py --write docs/page-speed.md   put the table into the page about it
    python tools/page_speed.py --json                figures as JSON; progress goes to the standard error

Late games are played by bots of the other build if there is one, else of this one, and cut at three quarters; both
builds take them up, in turn and a few clicks at a time, so that whatever else the machine does falls on both. Debian's
Chromium is used. Exit code 1: an aim is missed. Exit code 2: it could not be measured.
"""

import argparse
import json
import os
import platform
import re
import subprocess
import sys
import tempfile
import urllib.error
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402 - the project's folder must be on the path first

from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.installing import installed  # noqa: E402
from tools.load import ask, free_port, served, tell, unpacked  # noqa: E402
from tools.page_probe import Figures, Player, transferred  # noqa: E402

LATE: Final = 0.75  # the part of a game that is played already
SEED: Final = "5"
AT_A_TIME: Final = 25  # clicks of one build before it is the other's turn
GAMES: Final = {  # how each is played: options, and the bots beside the person
    "cardgame": ({"sets": "base,ritter_haendler,politik_intrige", "points": "18"}, 1),
    "princes": ({"mode": "theme", "sets": "zeit_der_entdecker"}, 1),
    "board": ({}, 3),
}
KILO: Final = 1000
BEGIN, CLOSE = "<!-- figures -->", "<!-- /figures -->"
# the aims: what is measured, in what, and at most how much
AIMS: Final[dict[str, tuple[str, float]]] = {
    "home": ("transferred to home, kB", 120),
    "table": ("transferred to the first table, kB", 300),
    "p50": ("click to drawn answer, p50, ms", 0),
    "p95": ("click to drawn answer, p95, ms", 100),
    "own_p95": ("click the page answers itself, p95, ms", 100),
    "work": ("main thread for a state, ms of processor time", 30),
    "nodes": ("nodes", 2000),
    "long": ("tasks over 50 ms while others act", 0.5),
    "longest": ("longest task while others act, ms", 0),
    "shift": ("layout shift, all of it", 0.1),
}


@dataclass
class Build:
    """A build that is served, and what was measured of it."""

    name: str
    folder: Path | None  # of the wheel's content; this build is installed
    address: str = ""
    bytes: tuple[int, int] = (0, 0)
    games: dict[str, Figures] = field(default_factory=lambda: {game: Figures() for game in GAMES})


def late_record(game: str, build: Path | None, folder: Path) -> str:
    """A game between bots, cut off late."""
    options, bots = GAMES[game]
    said = [f"{part}" for name, value in options.items() for part in (f"--{name}", value)]
    file = folder / f"{game}.txt"
    players = ",".join(["greedy"] * (bots + 1))
    command = [sys.executable, "-P", "-m", "catanica", "play", game, "--players", players, "--seed", SEED]
    environment = os.environ | ({"PYTHONPATH": str(build)} if build else {})
    run = subprocess.run(
        [*command, *said, "--save", str(file)], env=environment, capture_output=True, text=True, check=False
    )
    if run.returncode != 0 or not file.exists():
        raise SystemExit(f"No game of {game} could be played: {run.stderr.strip()[-500:]}")
    return cut(file.read_text(encoding="utf-8"))


def cut(record: str) -> str:
    """The beginning of a record, up to a decision of the first player; without checks, which end lines."""
    lines = [re.sub(r"\s*~[0-9a-f]{4}$", "", line) for line in record.splitlines()]
    head = [line for line in lines[: lines.index("")] if not line.startswith("result:")]
    moves = [line for line in lines[lines.index("") :] if line != "end"]
    last = int(len(moves) * LATE)
    while not moves[last].startswith("0 "):
        last += 1
    return "\n".join([*head, *moves[:last], "end"]) + "\n"


def take_up(build: Build, game: str, record: str) -> dict[str, Any]:
    """The late game on a build's server, with a person on the first seat."""
    seats = [{"kind": "person"}, *[{"kind": "bot:greedy"}] * GAMES[game][1]]
    wish = {"game": game, "seats": seats, "record": record, "bot_delay": 0}
    try:
        made: dict[str, Any] = ask(build.address, "/api/games", wish)
    except urllib.error.HTTPError as error:
        said = error.read().decode(errors="replace")
        raise SystemExit(f"{build.name}: the game of {game} was not taken up: {said[:500]}") from error
    return made


def play(browser: Browser, builds: list[Build], game: str, record: str, clicks: int) -> None:
    """All builds in turn, until each has been clicked often enough; a game that ends is taken up anew."""
    done = dict.fromkeys(range(len(builds)), 0)
    with ExitStack() as stack:
        players = [stack.enter_context(Player(browser, build.address, game)) for build in builds]
        for player, build in zip(players, builds, strict=True):
            player.sit_down(take_up(build, game, record))
        while min(done.values()) < clicks:
            for i, build in enumerate(builds):
                wanted = min(AT_A_TIME, clicks - done[i])
                if wanted == 0:
                    continue
                got = players[i].play(wanted, build.games[game])
                done[i] += got
                if got < wanted:
                    players[i].sit_down(take_up(build, game, record))
                tell(f"{game}: {', '.join(f'{n} clicks' for n in done.values())}")
    tell(f"{game}: {', '.join(f'{n} clicks' for n in done.values())}", last=True)


def share(values: list[float], part: float) -> float:
    """The value below which this part of them lies."""
    ordered = sorted(values) or [0.0]
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def rows(build: Build) -> dict[str, dict[str, float]]:
    """Every figure of a build, by game; what is transferred stands under `page`."""
    found: dict[str, dict[str, float]] = {
        "page": {"home": round(build.bytes[0] / KILO, 1), "table": round(build.bytes[1] / KILO, 1)}
    }
    for game, one in build.games.items():
        if one.states == 0:
            continue
        found[game] = {
            "p50": round(share(one.answers, 0.5), 1),
            "p95": round(share(one.answers, 0.95), 1),
            "own_p95": round(share(one.local, 0.95), 1),
            "work": round(one.work / one.states, 1),
            "nodes": one.nodes,
            "long": len(one.long_theirs),
            "longest": round(max(one.long_theirs, default=0.0)),
            "shift": round(one.shift, 3),
        }
    return found


def missed(found: dict[str, dict[str, float]]) -> list[str]:
    """The aims a build misses."""
    return [
        f"{where}: {AIMS[name][0]} {value}, at most {AIMS[name][1]:g}"
        for where, figures in found.items()
        for name, value in figures.items()
        if 0 < AIMS[name][1] < value
    ]


def table(builds: list[Build]) -> str:
    """What was measured, as a table of all builds."""
    measured = [rows(build) for build in builds]
    lines = ["| | aim | " + " | ".join(build.name for build in builds) + " |", "|---" * (len(builds) + 2) + "|"]
    for where, figures in measured[-1].items():
        for name in figures:
            said, most = AIMS[name]
            aim = "" if most == 0 else "none" if most < 1 and name == "long" else f"< {most:g}"
            values = " | ".join(f"{one[where][name]:g}" for one in measured)
            lines.append(f"| {'' if where == 'page' else f'{where}: '}{said} | {aim} | {values} |")
    return "\n".join(lines)


def circumstances(clicks: int) -> str:
    """Where and how it was measured."""
    load = os.getloadavg()
    return (
        f"{clicks} clicks a game and build, {os.cpu_count()} processors ({platform.machine()}), load "
        f"{load[0]:.1f} (one minute) and {load[2]:.1f} (a quarter of an hour) at the end, Debian's Chromium, 1440x900."
    )


def write(file: Path, text: str) -> None:
    """Put the figures between their marks."""
    before, _, rest = file.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(CLOSE)[2]
    file.write_text(f"{before}{BEGIN}\n\n{text}\n\n{CLOSE}{after}", encoding="utf-8")


def measured(builds: list[Build], games: list[str], clicks: int) -> None:
    """Serve all builds, and measure one after the other and in turn."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        for number, build in enumerate(builds):
            port = free_port()
            server = served(f"sqlite:///{folder / f'{number}.sqlite'}", port, 1, build.folder)
            stack.callback(server.wait)
            stack.callback(server.terminate)
            build.address = f"127.0.0.1:{port}"
        chromium = stack.enter_context(sync_playwright()).chromium
        browser = chromium.launch(executable_path=installed("chromium"), args=list(FLAGS))
        stack.callback(browser.close)
        for build in builds:
            build.bytes = transferred(browser, build.address)
            tell(f"{build.name}: {build.bytes[0]} bytes to home, {build.bytes[1]} to the first table", last=True)
        for game in games:
            play(browser, builds, game, late_record(game, builds[0].folder, folder), clicks)


def main() -> None:
    """Read the options, measure, report."""
    options = argparse.ArgumentParser(description="Measure the page in a real browser.")
    options.add_argument("--against", metavar="WHEEL", help="a wheel of another build, measured in turn with this one")
    options.add_argument("--called", default="before", help="what the other build is called in the table")
    options.add_argument("--games", default=",".join(GAMES), help="with commas: cardgame, princes, board")
    options.add_argument("--clicks", type=int, default=200, help="in each game, of each build")
    options.add_argument(
        "--write", metavar="FILE", type=Path, help=f"where the table goes, between {BEGIN} and {CLOSE}"
    )
    options.add_argument("--json", action="store_true", help="print the figures as JSON")
    chosen = options.parse_args()
    games = chosen.games.split(",")
    if unknown := [game for game in games if game not in GAMES]:
        options.error(f"--games: {', '.join(unknown)} is not known; it can be {', '.join(GAMES)}.")
    if chosen.clicks < 1:
        options.error("--clicks: at least 1.")
    if chosen.write is not None and BEGIN not in (chosen.write.read_text("utf-8") if chosen.write.is_file() else ""):
        options.error(f"--write: {chosen.write} is no file with a line {BEGIN}.")
    with ExitStack() as stack:
        builds = [Build("now", None)]
        if chosen.against is not None:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            builds.insert(0, Build(chosen.called, unpacked(chosen.against, folder)))
        measured(builds, games, chosen.clicks)
    found = {build.name: rows(build) for build in builds}
    faults = missed(found["now"])
    if chosen.json:
        raw = {build.name: {game: asdict(one) for game, one in build.games.items()} for build in builds}
        print(json.dumps({"figures": found, "missed": faults, "raw": raw}, indent=1))
    else:
        print(f"{table(builds)}\n\n{circumstances(chosen.clicks)}")
        print("\n".join(f"missed: {one}" for one in faults))
    if chosen.write is not None:
        write(chosen.write, f"{table(builds)}\n\n{circumstances(chosen.clicks)}")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
