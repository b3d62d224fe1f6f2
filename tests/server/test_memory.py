"""What rooms took goes back: to Python when nobody has been in them for long, and to the system."""

import asyncio
import resource
import weakref
from pathlib import Path

from catanica.server import memory
from catanica.server.bodies import NewGame
from catanica.server.hub import Hub
from tests.server.test_store import PEOPLE, Ear, with_hub

PIECE = 20_000  # bytes: small enough to come from the heap, which shrinks by itself only at its end
PIECES = 3_000


def test_nothing_of_a_closed_room_is_kept(tmp_path: Path) -> None:
    """A room and its driver know each other, so they are not gone by themselves."""

    async def work(hub: Hub) -> None:
        kept: list[weakref.ref[object]] = []
        for _ in range(3):
            made = await hub.new_game(NewGame(game="cardgame", seats=PEOPLE))
            room, ear = await hub.room(made.game_id), Ear()
            await room.enter(ear)
            room.leave(ear)
            kept += [weakref.ref(part) for part in (room, room.story, room.teller, room.driver)]
            last = room.presence.idle_since
            del room, ear
        await asyncio.sleep(0)  # the loop has done with what brought the last room
        assert all(one() is not None for one in kept)
        hub.forget_idle(now=last + 10_000)
        assert [one() for one in kept if one() is not None] == []

    with_hub(tmp_path, work)


def resident() -> int:
    """Bytes of this process that lie in the machine's memory."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * resource.getpagesize()


def test_what_was_freed_goes_back_to_the_system() -> None:
    memory.give_back()
    pieces = [b"x" * PIECE for _ in range(PIECES)]
    last = b"y" * PIECE  # lies behind them, as something always does
    full = resident()
    pieces.clear()
    memory.give_back()
    assert full - resident() > PIECE * PIECES // 2
    assert len(last) == PIECE
