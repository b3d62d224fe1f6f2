"""A bot whose thought is held up until somebody lets it go; it runs in a thinking process of the server."""

import os
import time
from collections.abc import Sequence
from pathlib import Path

from catanica.bots.bot import Told
from catanica.kernel.state import State
from catanica.server.thinking import think

GATE = "CATANICA_TEST_GATE"  # names a file: while it is there, nobody finishes thinking


def held_up(
    game_id: str, game: str, observation: State, past: Sequence[Told], seat: int, bot: str, seconds: float
) -> int:
    """What the bot decides, once it may."""
    while Path(os.environ[GATE]).exists():
        time.sleep(0.01)
    return think(game_id, game, observation, past, seat, bot, seconds)
