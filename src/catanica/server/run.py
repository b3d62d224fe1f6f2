"""Starting the server."""

import errno
import os
import socket
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import uvicorn
from fastapi import FastAPI

from catanica.kernel.errors import InputError
from catanica.server import memory
from catanica.server.app import create_app
from catanica.server.doors import PatientProtocol
from catanica.server.line import Line
from catanica.server.logs import set_up_logs
from catanica.server.metrics import counted_together
from catanica.server.settings import Settings, default_database, from_environment, to_environment
from catanica.server.store.database import database_url, migrate, open_engine
from catanica.server.thinking import announce_all

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
RESTART_SECONDS = 5  # how long a stopping server waits for its connections


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    workers: int = 1,
    settings: Settings | None = None,
    own_sets: Sequence[str] = (),
    ready_to_serve: Callable[[str], None] = lambda address: None,
) -> None:
    """Serve games until interrupted; before that, `ready_to_serve` is told the address. Raises InputError for an
    address or database that cannot be used.
    """
    check_address(host, port)
    asked = settings or from_environment()
    asked = replace(asked, sets=",".join([*filter(None, asked.sets.split(",")), *own_sets]))
    announce_all(asked.sets)
    ready = prepared(asked, database, workers)
    if not ready.hosts and host in LOOPBACK:
        ready = replace(ready, hosts=",".join(LOOPBACK))
    ready_to_serve(page_address(host, port))
    set_up_logs(ready.log_format)
    with counted_together(workers) as shared:
        os.environ.update(to_environment(ready) | dict(shared))
        uvicorn.run(
            "catanica.server.run:application",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            **uvicorn_options(ready),
        )


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """How uvicorn serves the application, wherever it listens."""
    return {
        "http": PatientProtocol,
        "ws": Line,
        "access_log": False,
        "log_config": None,  # see logs.py
        "ws_max_size": settings.frame_bytes,
        "timeout_graceful_shutdown": RESTART_SECONDS,
        "server_header": False,
        "forwarded_allow_ips": settings.proxies() or None,
    }


def check_address(host: str, port: int) -> None:
    """Raise InputError if nothing can listen there."""
    if not 0 <= port <= 65535:
        raise InputError(f"--port must lie between 0 and 65535, not {port}.")
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        with socket.create_server(address[:2], family=family):
            return
    except OSError as wrong:
        taken = wrong.errno == errno.EADDRINUSE
        reason = "the port is taken, perhaps by another Catanica" if taken else wrong.strerror or str(wrong)
        raise InputError(f"The server cannot listen at {host}, port {port}: {reason}. Try another --port.") from None


def page_address(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    if host in (*LOOPBACK, "0.0.0.0", "::", "::1"):
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def prepared(settings: Settings, database: str | None, workers: int) -> Settings:
    """The settings with a database that is there and has its newest form."""
    if workers < 1:
        raise InputError(f"--workers must be at least 1, not {workers}.")
    ready = replace(settings, database_url=database or settings.database_url or default_database())
    if workers > 1 and database_url(ready.database_url).get_backend_name() == "sqlite":
        raise InputError(
            "--workers needs PostgreSQL: processes that share a SQLite file cannot tell each other what happened. "
            "Give --database-url postgresql://... or one worker."
        )
    engine = open_engine(ready.database_url)
    migrate(engine)
    engine.dispose()
    return ready


def application() -> FastAPI:
    """The application of one worker process, by the environment that `serve` prepared."""
    settings = from_environment()
    set_up_logs(settings.log_format)
    announce_all(settings.sets)
    app = create_app(settings)
    memory.settle()
    return app
