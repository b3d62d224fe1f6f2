"""A server that is asked to stop and started anew: connections are told to come back, and every game goes on."""

import threading
import time

from tests.server.client import HOT_SEAT
from tests.server.running import Process, settings
from tests.server.sitting import Sitting

COME_BACK = 1012  # "service restart": the page connects again by itself
GAMES = 8
EACH = 5  # actions acknowledged in every game before the server is asked to stop


def test_a_restart_loses_nothing(database_url: str) -> None:
    server = Process(settings(database_url)).start()
    try:
        sittings = [Sitting(server.api.new(HOT_SEAT)) for _ in range(GAMES)]
        threads = [threading.Thread(target=one.play, args=(server.api, n)) for n, one in enumerate(sittings)]
        for thread in threads:
            thread.start()
        while any(one.acknowledged < EACH for one in sittings):
            time.sleep(0.01)
        server.stop()  # while all of them act as fast as they are answered
        for thread in threads:
            thread.join()
        assert [one.code for one in sittings] == [COME_BACK] * GAMES
        server.start()
        for n, one in enumerate(sittings):
            one.check(server.api, n)
    finally:
        server.kill()


def test_an_idle_channel_is_told_to_come_back_too(database_url: str) -> None:
    """Nobody acts: the channel of somebody who thinks, or only watches, is closed as well, and nothing hangs."""
    server = Process(settings(database_url)).start()
    try:
        watching = Sitting(server.api.new(HOT_SEAT))
        thread = threading.Thread(target=watching.watch, args=(server.api,))
        thread.start()
        while not watching.views:
            time.sleep(0.01)
        server.stop()
        thread.join()
        assert watching.code == COME_BACK
    finally:
        server.kill()
