"""Running servers: one in a thread of the test, for conversations; or real processes, to be killed."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from catanica.server.app import create_app
from catanica.server.run import uvicorn_options
from catanica.server.settings import Settings, to_environment
from tests.server.client import Api
from tests.support.sources import ROOT

SECONDS_TO_START = 120.0
FAST = 1_000_000  # rates that no test reaches unless it wants to


def settings(database_url: str, **more: Any) -> Settings:
    """Settings for tests: no rate stands in the way unless it is what is tested."""
    plain: dict[str, Any] = {
        "http_rate": FAST,
        "http_burst": FAST,
        "frame_rate": FAST,
        "frame_burst": FAST,
        "new_games_rate": FAST,
        "new_games_burst": FAST,
        "connections_each": FAST,
        "page_rate": FAST,
        "page_burst": FAST,
        "frames_each_rate": FAST,
        "frames_each_burst": FAST,
        "asking_rate": FAST,
        "asking_burst": FAST,
        "http_connections_each": FAST,
    }
    return Settings(database_url=database_url, **(plain | more))


@contextmanager
def in_thread(chosen: Settings) -> Iterator[Api]:
    """A server in this process."""
    port = free_port()
    config = uvicorn.Config(create_app(chosen), host="127.0.0.1", port=port, **uvicorn_options(chosen))
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    deadline = time.monotonic() + SECONDS_TO_START
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < deadline, "the server took too long to start"
        time.sleep(0.01)
    try:
        yield Api(f"127.0.0.1:{port}")
    finally:
        server.should_exit = True
        thread.join()


class Process:
    """A server process of its own, started by the command players use."""

    def __init__(self, chosen: Settings, port: int = 0, workers: int = 1, said: Path | None = None) -> None:
        self.settings = chosen
        self.said = said  # where everything it prints goes
        self.port = port or free_port()
        self.workers = workers
        self.api = Api(f"127.0.0.1:{self.port}")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Process":
        command = [sys.executable, "-P", "-m", "catanica", "serve", "--port", str(self.port)]
        command += ["--workers", str(self.workers)]
        environment = os.environ | to_environment(self.settings)
        if os.environ.get("PYTHONPATH"):
            environment["PYTHONPATH"] = str(ROOT / "src")
        with ExitStack() as stack:
            out = stack.enter_context(self.said.open("ab")) if self.said else None
            self._process = subprocess.Popen(
                command, env=environment, stdout=out or subprocess.DEVNULL, stderr=out, start_new_session=True
            )
        deadline = time.monotonic() + SECONDS_TO_START
        while not self._answers():
            assert self._process.poll() is None, "the server did not start"
            assert time.monotonic() < deadline, "the server took too long to start"
            time.sleep(0.02)
        return self

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError):
            return False

    def children(self) -> list[int]:
        """The processes it has started itself."""
        assert self._process is not None
        pid = self._process.pid
        return [int(c) for task in Path(f"/proc/{pid}/task").iterdir() for c in (task / "children").read_text().split()]

    def kill(self) -> None:
        """kill -9, without warning; what it started must end by itself, workers of a larger server are killed too."""
        assert self._process is not None
        if self.workers == 1 and self._process.poll() is None:
            self._process.kill()
        else:
            self._end(signal.SIGKILL)
        self._process.wait(SECONDS_TO_START)

    def stop(self) -> None:
        """Ask it to stop."""
        self._end(signal.SIGTERM)

    def interrupt(self) -> int:
        """Ctrl-C, which a terminal sends to all its processes; gives the exit code."""
        self._end(signal.SIGINT)
        assert self._process is not None
        return self._process.returncode

    def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        if self._process.poll() is None:
            os.killpg(self._process.pid, how)
        self._process.wait(SECONDS_TO_START)

    def __enter__(self) -> "Process":
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
