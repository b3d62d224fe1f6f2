"""What keeps a process within bounds: how much memory it may take, and whom it must not outlive."""

import multiprocessing
import os
import threading
from multiprocessing.connection import wait
from typing import Final

MEMORY: Final = 2 * 1024**3  # bytes a game, or a bot, may take: who wants more fails, instead of the machine


def limit_memory() -> None:
    """Keep this process within bounds, where the system can do that."""
    try:
        import resource
    except ModuleNotFoundError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    wanted = MEMORY if most == resource.RLIM_INFINITY else min(MEMORY, most)
    resource.setrlimit(resource.RLIMIT_DATA, (wanted, most))


def end_with_parent() -> None:
    """End this process as soon as the one that began it has ended, whatever it is busy with."""
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
