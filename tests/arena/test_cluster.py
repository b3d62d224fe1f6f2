"""Contests, training and simulations on a real Ray cluster: the same games, each counted once, whatever dies."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path

import numpy as np
import pytest

from catanica.arena.bout import Bout, Played, play_bout
from catanica.arena.cluster import on_cluster
from catanica.arena.contest import Contest, Log, terms
from catanica.arena.samples import Gathering, bare_sense
from catanica.arena.simulate import simulate
from catanica.errors import InputError
from tests.arena.doubles import GATE
from tests.support.sources import ROOT

WAITS = "tests.arena.doubles:Waits"
PATIENCE = 120.0
STARTS = 4  # of a cluster, on a machine that is busy


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class NotStartedError(Exception):
    """The cluster ended before it was there: it gives itself 30 seconds, and that cannot be changed."""


class Ray:
    """A cluster of this machine, with two places to work at."""

    def __init__(self, gate: Path) -> None:
        self.gate = gate
        self.address = f"127.0.0.1:{free_port()}"
        command = (
            "ray", "start", "--head", "--block", f"--port={self.address.rpartition(':')[2]}", "--num-cpus=2",
            "--include-dashboard=false", "--disable-usage-stats", "--object-store-memory=80000000",
            "--node-ip-address=127.0.0.1", f"--temp-dir={gate / 'r'}",
        )  # fmt: skip
        ray = Path(sys.executable).parent / command[0]
        path = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
        said = gate / "said"
        with said.open("w") as out:
            self.process = subprocess.Popen(
                [ray, *command[1:]],
                env=os.environ | {GATE: str(gate), "PYTHONPATH": path},
                stdout=out,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        while "Ray runtime started" not in said.read_text(encoding="utf-8"):
            if self.process.poll() is not None:
                raise NotStartedError(said.read_text(encoding="utf-8"))
            time.sleep(0.05)

    def stop(self) -> None:
        """All of it at once, as a power cut would."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@pytest.fixture
def ray(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ray]:
    cluster: Ray | None = None
    left = STARTS
    while cluster is None:
        left -= 1
        try:
            cluster = Ray(Path(tmp_path_factory.mktemp("g")))
        except NotStartedError:
            if left == 0:
                raise
    yield cluster
    cluster.stop()


def alone(bouts: Iterable[Bout]) -> Generator[Played, None, None]:
    for bout in bouts:
        yield play_bout(bout)


def contest(file: Path | None, records: Path | None = None) -> Contest:
    settled = terms("princes", {"points": 3}, [WAITS, "greedy"], 8, 3, records=records)
    return Contest(settled, Log(file, settled.about()))


def games(file: Path) -> dict[str, tuple[object, ...]]:
    """What a log holds, each game once; times apart, which differ."""
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]
    assert len({line["name"] for line in lines}) == len(lines)
    return {one["name"]: (one["seed"], one["winner"], one["points"], one["decisions"]) for one in lines}


def waiting(gate: Path) -> int:
    """The process of the cluster that plays a game in which somebody waits."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for file in gate.glob("player-*"):
            return int(file.name.rpartition("-")[2])
        time.sleep(0.01)
    raise AssertionError("nobody plays there")


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[object, ...]]:
    """The contest played without a cluster."""
    gate = tmp_path_factory.mktemp("open")
    (gate / "open").touch()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(GATE, str(gate))
        made = contest(gate / "log")
        made.run(alone)
    return games(gate / "log")


def test_a_worker_dies_in_the_middle_and_everything_is_as_if_played_here(
    ray: Ray, here: dict[str, tuple[object, ...]], tmp_path: Path
) -> None:
    killed: list[int] = []
    records = tmp_path / "records"
    records.mkdir()

    def killing(bouts: Iterable[Bout]) -> Iterator[Bout]:
        for n, bout in enumerate(bouts):
            if n == 3:  # the first block is under way: somebody waits in it
                killed.append(waiting(ray.gate))
                os.kill(killed[0], signal.SIGKILL)
                (ray.gate / "open").touch()
            yield bout

    made = contest(tmp_path / "log", records)
    made.run(lambda bouts: on_cluster(ray.address, PATIENCE)(killing(bouts)))
    assert killed
    assert games(tmp_path / "log") == here
    assert len(here) == 8
    assert len(list(records.iterdir())) == 8
    sim = [simulate("princes", {"points": 3}, ["greedy", "random"], 12, 5, ray=at) for at in (None, ray.address)]
    assert sorted(sim[0].played) == sorted(sim[1].played)
    gathered = [Gathering("princes", [{"points": 3}], bare_sense("princes"), 2, None) for _ in range(2)]
    samples = [one.gather(7, ray=at) for one, at in zip(gathered, (None, ray.address), strict=True)]
    assert np.array_equal(samples[0].told, samples[1].told)


def test_a_cluster_that_goes_away_is_named_and_what_was_played_is_gone_on_with(
    ray: Ray, here: dict[str, tuple[object, ...]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ending(bouts: Iterable[Bout]) -> Iterator[Bout]:
        for n, bout in enumerate(bouts):
            if n == 3:
                waiting(ray.gate)
                ray.stop()
            yield bout

    monkeypatch.setenv("RAY_gcs_rpc_server_reconnect_timeout_s", "3")  # nobody comes back
    file = tmp_path / "log"
    first = contest(file)
    with pytest.raises(InputError, match=r"The Ray cluster at .* is gone"):
        first.run(lambda bouts: on_cluster(ray.address, PATIENCE)(ending(bouts)))
    assert len(games(file)) < 8
    (ray.gate / "open").touch()
    monkeypatch.setenv(GATE, str(ray.gate))
    contest(file).run(alone)
    assert games(file) == here


@pytest.mark.parametrize(("address", "reason"), [("nowhere", "no address"), ("127.0.0.1:1", "No Ray cluster answers")])
def test_an_address_without_a_cluster_is_refused(address: str, reason: str) -> None:
    with pytest.raises(InputError, match=reason):
        simulate("princes", {}, ["random", "random"], 1, 1, ray=address)
