"""Hold many games at once over WebSockets and measure how soon actions are acknowledged.

    python tools/load.py                       500 games for 30 seconds, on a server of its own with SQLite
    python tools/load.py --database-url ...    the same on PostgreSQL
    python tools/load.py --pace 0              every game as fast as it gets answers

Every game is one connection that holds both seats and plays at random. An acknowledgement is the first state after an
act: the action is on disk then. The result ends with exit code 1 if anything went wrong.
"""

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from catanica.server.settings import Settings, to_environment

UNLIMITED = 1_000_000
SEATS = [{"kind": "person", "name": "load 0"}, {"kind": "person", "name": "load 1"}]
HAGGLING = ("demolish", "offer")  # random play must not drown in offers


@dataclass
class Run:
    """What all games share: where, how fast, until when; and what was measured."""

    address: str
    pace: float
    begun: asyncio.Event = field(default_factory=asyncio.Event)
    end: float = float("inf")
    open: int = 0
    waits: list[float] = field(default_factory=list)
    finished: int = 0
    errors: list[str] = field(default_factory=list)


def ask(address: str, path: str, body: object) -> Any:
    """One request."""
    request = urllib.request.Request(
        f"http://{address}{path}", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


async def play(run: Run, number: int) -> None:
    """Game after game until the time is over."""
    rng = random.Random(number)
    try:
        while time.monotonic() < run.end:
            made = await asyncio.to_thread(ask, run.address, "/api/games", {"game": "cardgame", "seats": SEATS})
            address = f"ws://{run.address}/api/games/{made['game_id']}/ws"
            async with connect(address, max_size=None, compression=None, open_timeout=60) as channel:
                await channel.send(json.dumps({"type": "hello", "tokens": [s["token"] for s in made["seats"]]}))
                states = await both_states(run, channel, -1, None)
                run.open += 1
                await run.begun.wait()
                while not states[0]["over"]:
                    await asyncio.sleep(rng.uniform(0, 2 * run.pace))
                    if time.monotonic() > run.end:
                        return
                    states = await act(run, channel, states, rng)
                run.finished += 1
    except Exception as error:
        run.errors.append(repr(error))


async def act(run: Run, channel: ClientConnection, states: dict[int, Any], rng: random.Random) -> dict[int, Any]:
    """Any action of the seat that decides."""
    options = states[states[0]["view"]["decision"]["who"]]["view"]["decision"]["options"]
    option = rng.choice([o for o in options if o["verb"] not in HAGGLING] or options)
    seq = states[0]["seq"]
    sent = time.perf_counter()
    await channel.send(json.dumps({"type": "act", "seq": seq, "code": option["code"]}))
    return await both_states(run, channel, seq, sent)


async def both_states(run: Run, channel: ClientConnection, seq: int, sent: float | None) -> dict[int, Any]:
    """Both seats' states after a number; the first one acknowledges what was sent."""
    states: dict[int, Any] = {}
    while len(states) < 2:
        message = json.loads(await asyncio.wait_for(channel.recv(), 60))
        if message["type"] == "refused":
            raise RuntimeError(f"refused: {message['faults']}")
        if message["type"] == "state" and message["seq"] > seq:
            if not states and sent is not None:
                run.waits.append(time.perf_counter() - sent)
            states[message["audience"]] = message
    return states


async def load(address: str, games: int, seconds: float, pace: float) -> Run:
    """Open all games, then let all of them play for so long."""
    run = Run(address, pace)
    opening = time.monotonic()
    tasks = [asyncio.create_task(play(run, number)) for number in range(games)]
    while run.open < games and not run.errors:
        await asyncio.sleep(0.1)
    print(f"{run.open} games open after {time.monotonic() - opening:.1f} s", flush=True)
    run.end = time.monotonic() + seconds
    run.begun.set()
    await asyncio.gather(*tasks)
    return run


def report(run: Run, seconds: float) -> None:
    """The figures."""
    waits = sorted(run.waits) or [0.0]
    p50, p99 = (waits[min(len(waits) - 1, int(len(waits) * share))] * 1000 for share in (0.50, 0.99))
    print(f"{len(run.waits)} actions, {len(run.waits) / seconds:.0f} per second, {run.finished} games finished")
    print(f"acknowledged after: p50 {p50:.1f} ms, p99 {p99:.1f} ms, at most {waits[-1] * 1000:.1f} ms")
    print(f"errors: {len(run.errors)}")
    for error in run.errors[:5]:
        print(f"  {error}")


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def served(database_url: str, port: int) -> subprocess.Popen[bytes]:
    """A server without limits on rates, since all load comes from one address."""
    settings = Settings(
        database_url=database_url,
        http_rate=UNLIMITED,
        http_burst=UNLIMITED,
        new_games_rate=UNLIMITED,
        new_games_burst=UNLIMITED,
        connections_each=UNLIMITED,
    )
    command = [sys.executable, "-P", "-m", "catanica", "serve", "--port", str(port)]
    process = subprocess.Popen(command, env=os.environ | to_environment(settings), stdout=subprocess.DEVNULL)
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
    options.add_argument("--address", default="", help="host:port of a server that runs already")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = chosen.database_url or f"sqlite:///{Path(folder) / 'games.sqlite'}"
        port = free_port()
        server = None if chosen.address else served(database, port)
        try:
            address = chosen.address or f"127.0.0.1:{port}"
            run = asyncio.run(load(address, chosen.games, chosen.seconds, chosen.pace))
        finally:
            if server is not None:
                server.terminate()
                server.wait()
    report(run, chosen.seconds)
    sys.exit(1 if run.errors else 0)


if __name__ == "__main__":
    main()
