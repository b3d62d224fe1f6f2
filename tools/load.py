"""Hold many games at once over WebSockets and measure how soon actions are acknowledged.

    python tools/load.py                       500 games for 30 seconds, on a server of its own with SQLite
    python tools/load.py --postgres            the same on a PostgreSQL server of its own (Debian's package)
    python tools/load.py --database-url ...    the same on a database that is there, --workers 2 with two processes
    python tools/load.py --pace 0              every game as fast as it gets answers
    python tools/load.py --against WHEEL       this build and that of a wheel in turn, --rounds times
    python tools/load.py --json                figures as JSON; progress goes to the standard error

Every game is one connection that holds both seats and plays at random, by texts as the page does. An acknowledgement is
the first state after an act: the action is on disk then. The result ends with exit code 1 if anything went wrong.

Two builds are compared by the processor time of their server processes. Both are up all the time with all their games
open; they play by turns, and only the time of the one that plays is counted, so that both meet the same machine.
"""

import argparse
import asyncio
import gc
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect

from catanica.kernel.changes import applied
from catanica.server.settings import Settings, to_environment

UNLIMITED = 1_000_000
OF_ONE_ADDRESS = ("http", "new_games", "page", "frames_each", "asking")  # what the server limits by address
SEATS = [{"kind": "person", "name": "load 0"}, {"kind": "person", "name": "load 1"}]
HAGGLING = ("demolish", "offer")  # random play must not drown in offers
# browsers do not ask whether the server is there, as this library would
AS_A_BROWSER: dict[str, Any] = {"max_size": None, "compression": None, "open_timeout": 60, "ping_interval": None}
LOOK = 0.5  # seconds between two lines of progress
SETTLING = 1.0  # seconds between two builds, in which what was begun is finished


@dataclass
class Run:
    """What all games share: where, how fast, until when; and what was measured."""

    address: str
    pace: float
    build: str = "this one"
    changes: bool = True  # be told what changed; servers of old know whole states only
    playing: asyncio.Event = field(default_factory=asyncio.Event)
    over: bool = False
    open: int = 0
    opened: float = 0.0
    waits: list[float] = field(default_factory=list)
    finished: int = 0
    server: int = 0  # its process, if it is one of ours
    seconds: float = 0.0  # played so far
    cpu: list[float] = field(default_factory=list)  # seconds of processor time the server used, round by round
    acted: list[int] = field(default_factory=list)  # actions, round by round
    errors: list[str] = field(default_factory=list)


def ask(address: str, path: str, body: object) -> Any:
    """One request."""
    request = urllib.request.Request(
        f"http://{address}{path}", orjson.dumps(body), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        return orjson.loads(answer.read())


async def play(run: Run, number: int) -> None:
    """Game after game until the time is over."""
    rng = random.Random(number)
    try:
        while not run.over:
            made = await asyncio.to_thread(ask, run.address, "/api/games", {"game": "cardgame", "seats": SEATS})
            address = f"ws://{run.address}/api/games/{made['game_id']}/ws"
            # browsers do not ask whether the server is there, as this library would
            async with connect(
                address, max_size=None, compression=None, open_timeout=60, ping_interval=None
            ) as channel:
                hello = {"type": "hello", "tokens": [s["token"] for s in made["seats"]]}
                await send(channel, hello | ({"changes": True} if run.changes else {}))
                states = await both_states(run, channel, {}, None)
                run.open += 1
                while not states[0]["over"]:
                    await run.playing.wait()
                    await asyncio.sleep(rng.uniform(0, 2 * run.pace))
                    if run.over:
                        return
                    if run.playing.is_set():
                        states = await act(run, channel, states, rng)
                run.finished += 1
    except Exception as error:
        run.errors.append(repr(error))


async def act(run: Run, channel: ClientConnection, states: dict[int, Any], rng: random.Random) -> dict[int, Any]:
    """Any action of the seat that decides."""
    options = states[states[0]["view"]["decision"]["who"]]["view"]["decision"]["options"]
    option = rng.choice([o for o in options if o["verb"] not in HAGGLING] or options)
    sent = time.perf_counter()
    await send(channel, {"type": "act", "seq": states[0]["seq"], "text": option["text"]})
    return await both_states(run, channel, states, sent)


async def send(channel: ClientConnection, message: object) -> None:
    """One message."""
    await channel.send(orjson.dumps(message).decode())


async def both_states(
    run: Run, channel: ClientConnection, before: dict[int, Any], sent: float | None
) -> dict[int, Any]:
    """Both seats' states that follow those before; the first one acknowledges what was sent."""
    states: dict[int, Any] = {}
    while len(states) < 2:
        message = orjson.loads(await asyncio.wait_for(channel.recv(), 60))
        if message["type"] == "refused":
            raise RuntimeError(f"refused: {message['faults']}")
        if message["type"] not in ("state", "change"):
            continue
        was = before.get(message["audience"])
        if was is None or message["seq"] > was["seq"]:
            if not states and sent is not None:
                run.waits.append(time.perf_counter() - sent)
            states[message["audience"]] = message if message["type"] == "state" else changed(was, message)
    return states


def changed(before: Any, told: Any) -> Any:
    """The state that a change leads to."""
    if before is None or before["seq"] != told["since"]:
        raise RuntimeError(f"a change of a state that was not sent: {told['since']}")
    return {**applied(before, told["set"]), "seq": told["seq"]}


def cpu_seconds(pid: int) -> float:
    """Processor time a process has used so far, as Linux tells it; 0 where nobody does."""
    file = Path(f"/proc/{pid}/stat")
    if not pid or not file.exists():
        return 0.0
    user, system = file.read_text(encoding="ascii").rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


async def load(runs: list[Run], games: int, seconds: float, rounds: int) -> None:
    """Open all games of all servers, then let those of each play for so long, in turn."""
    tasks = []
    for run in runs:
        opening = time.monotonic()
        tasks += [asyncio.create_task(play(run, number)) for number in range(games)]
        while run.open < games and not run.errors:
            tell(f"{run.open} of {games} games open")
            await asyncio.sleep(LOOK)
        run.opened = time.monotonic() - opening
        tell(f"{run.open} games open after {run.opened:.1f} s", last=True)
    for number in range(rounds):
        for run in runs:
            await play_for(run, seconds, f"{run.build}, round {number + 1} of {rounds}: " if rounds > 1 else "")
    for run in runs:
        run.over = True
        run.playing.set()
    await asyncio.gather(*tasks)


async def play_for(run: Run, seconds: float, told: str) -> None:
    """All games of a server play for so long; what it took is noted."""
    before, acted, begun = cpu_seconds(run.server), len(run.waits), time.monotonic()
    run.playing.set()
    while (left := begun + seconds - time.monotonic()) > 0:
        await asyncio.sleep(min(left, LOOK))
        tell(f"{told}{max(0.0, left - LOOK):4.0f} s left, {len(run.waits)} actions, {len(run.errors)} errors")
    run.playing.clear()
    tell("", last=True)
    run.cpu.append(cpu_seconds(run.server) - before)
    run.acted.append(len(run.waits) - acted)
    run.seconds += time.monotonic() - begun
    await asyncio.sleep(SETTLING)


def tell(progress: str, last: bool = False) -> None:
    """One line that is written over and over on a terminal; in a file only what stays."""
    if sys.stderr.isatty():
        print(f"\r\033[K{progress}", end="\n" if last and progress else "", file=sys.stderr, flush=True)
    elif last and progress:
        print(progress, file=sys.stderr, flush=True)


def figures(run: Run, database: str, workers: int) -> dict[str, Any]:
    """What was measured."""
    waits = sorted(run.waits) or [0.0]
    p50, p95, p99 = (waits[min(len(waits) - 1, int(len(waits) * share))] * 1000 for share in (0.50, 0.95, 0.99))
    return {
        "build": run.build,
        "database": database.partition(":")[0],
        "workers": workers,
        "games": run.open,
        "opened_seconds": round(run.opened, 1),
        "actions": len(run.waits),
        "actions_per_second": round(len(run.waits) / max(run.seconds, 0.001), 1),
        "cpu_ms_per_action": round(1000 * sum(run.cpu) / max(1, sum(run.acted)), 3),
        "cpu_ms_by_round": [round(1000 * cpu / max(1, n), 3) for cpu, n in zip(run.cpu, run.acted, strict=True)],
        "finished": run.finished,
        "p50_ms": round(p50, 1),
        "p95_ms": round(p95, 1),
        "p99_ms": round(p99, 1),
        "most_ms": round(waits[-1] * 1000, 1),
        "errors": len(run.errors),
        "first_errors": run.errors[:5],
    }


def report(found: dict[str, Any]) -> None:
    """The figures for people."""
    print(f"build: {found['build']}")
    print(f"{found['database']}, {found['games']} games at once, opened in {found['opened_seconds']} s")
    print(
        f"{found['actions']} actions, {found['actions_per_second']:.0f} per second, {found['finished']} games finished"
    )
    shares = ", ".join(f"{share} {found[f'{share}_ms']} ms" for share in ("p50", "p95", "p99"))
    print(f"acknowledged after: {shares}, at most {found['most_ms']} ms")
    if found["cpu_ms_per_action"]:
        print(f"processor time of the server: {found['cpu_ms_per_action']} ms for each action")
    print(f"errors: {found['errors']}")
    for error in found["first_errors"]:
        print(f"  {error}")


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def served(database_url: str, port: int, workers: int, build: Path | None) -> subprocess.Popen[bytes]:
    """A server without limits on rates, since all load comes from one address; of this build, or one in a folder."""
    sockets = Settings(database_url=database_url, connections_each=UNLIMITED, http_connections_each=UNLIMITED)
    rates: dict[str, Any] = {f"{what}_{how}": UNLIMITED for what in OF_ONE_ADDRESS for how in ("rate", "burst")}
    settings = replace(sockets, **rates)
    command = [sys.executable, "-P", "-m", "catanica", "serve", "--port", str(port), "--workers", str(workers)]
    environment = os.environ | to_environment(settings) | ({"PYTHONPATH": str(build)} if build else {})
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5):
                return process
        except OSError:
            time.sleep(0.1)
    process.kill()
    raise SystemExit("the server did not start")


def main() -> None:
    """Read the options, run, report."""
    options = argparse.ArgumentParser(description="Hold many games at once and measure acknowledgements.")
    options.add_argument("--games", type=int, default=500)
    options.add_argument("--seconds", type=float, default=30)
    options.add_argument("--pace", type=float, default=2.0, help="mean seconds between a game's actions")
    options.add_argument("--database-url", default="", help="without it: SQLite in a temporary folder")
    options.add_argument("--postgres", action="store_true", help="a PostgreSQL server of its own")
    options.add_argument("--workers", type=int, default=1, help="server processes; more than one need PostgreSQL")
    options.add_argument("--address", default="", help="host:port of a server that runs already")
    options.add_argument("--against", metavar="WHEEL", help="a wheel of another build, which gets the same load")
    options.add_argument("--rounds", type=int, default=3, help="how often both builds play, each for so many seconds")
    options.add_argument("--json", action="store_true", help="print the figures as JSON")
    chosen = options.parse_args()
    gc.disable()  # a thousand browsers do not all stop for 0.2 s; states hold no circles, so that nothing piles up
    with ExitStack() as stack:
        builds: list[Path | None] = [None]
        if chosen.against:
            builds.append(unpacked(chosen.against, Path(stack.enter_context(tempfile.TemporaryDirectory()))))
        found = measured(chosen, builds)
    if chosen.json:
        print(orjson.dumps(found if chosen.against else found[0], option=orjson.OPT_INDENT_2).decode())
    else:
        for one in found:
            report(one)
        if chosen.against and found[0]["cpu_ms_per_action"]:
            ratio = found[1]["cpu_ms_per_action"] / found[0]["cpu_ms_per_action"]
            pairs = zip(found[0]["cpu_ms_by_round"], found[1]["cpu_ms_by_round"], strict=True)
            each = ", ".join(f"{other / this:.2f}" for this, other in pairs)
            print(f"the other build takes {ratio:.2f} times the processor time for an action (by rounds: {each})")
    sys.exit(1 if any(one["errors"] for one in found) else 0)


def unpacked(wheel: str, folder: Path) -> Path:
    """A folder from which the build in a wheel can be imported."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps", "--no-index"]
    if subprocess.run([*pip, "--target", str(folder), wheel], check=False).returncode != 0:
        raise SystemExit(f"{wheel} could not be unpacked: it must be a wheel for this Python.")
    return folder


def measured(chosen: argparse.Namespace, builds: list[Path | None]) -> list[dict[str, Any]]:
    """Start a server of each build, unless one is named, load them in turn, and say what was measured."""
    runs, databases = [], []
    with ExitStack() as stack:
        for build in builds:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            database = chosen.database_url or f"sqlite:///{Path(folder) / 'games.sqlite'}"
            if chosen.postgres:
                database = stack.enter_context(own_postgres())
            run = Run(chosen.address, chosen.pace, "the wheel" if build else "this one", changes=build is None)
            if not chosen.address:
                port = free_port()
                server = served(database, port, chosen.workers, build)
                stack.callback(server.wait)
                stack.callback(server.terminate)
                run.address = f"127.0.0.1:{port}"
                run.server = server.pid if chosen.workers == 1 else 0
            runs.append(run)
            databases.append(database)
        asyncio.run(load(runs, chosen.games, chosen.seconds, chosen.rounds if len(builds) > 1 else 1))
    return [figures(run, database, chosen.workers) for run, database in zip(runs, databases, strict=True)]


def own_postgres() -> AbstractContextManager[str]:
    """A PostgreSQL server for this run only, as the tests start theirs."""
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    from tests.server.postgres import running

    return running()


if __name__ == "__main__":
    main()
