"""All games of one server process, and what it needs to keep them: database, thinkers, figures."""

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from catanica.server import memory
from catanica.server.bodies import GameMade, Join, Joined, NewGame, Past
from catanica.server.metrics import Metrics
from catanica.server.opening import begin_game
from catanica.server.reading import Desk
from catanica.server.refusals import No
from catanica.server.room import Room
from catanica.server.settings import Settings
from catanica.server.store.database import Event, migrate, open_engine, read_events
from catanica.server.store.journal import Journal
from catanica.server.store.notices import Notices
from catanica.server.store.pruning import Keeping, all_games, prune, to_delete
from catanica.server.story import Story, fold, looked_back
from catanica.server.thinking import Thinkers
from catanica.server.tokens import GAME_ID, fits, hashed, new_secret

LOG: Final = logging.getLogger("catanica.server")
PRUNE_SECONDS: Final = 3600.0  # how often games that are not kept any longer are looked for
STUDY: Final = 6.0  # an analysis may take so many times as long as reading a record
LOOK_SECONDS: Final = 0.5  # how often the loop's lag is measured
LATELY: Final = 5.0  # seconds for which a successful write says that the next one will succeed


class Hub:
    """The rooms of a process. Made and closed inside the running loop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(6)
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._errands: set[asyncio.Task[None]] = set()
        self.engine = open_engine(settings.database_url)
        migrate(self.engine)
        self.journal = Journal(self.engine, self.process, self.metrics)
        self.thinkers = Thinkers(settings.bot_processes, settings.sets)
        self.desk = Desk(settings)
        self.study = Desk(replace(settings, record_seconds=STUDY * settings.record_seconds))  # analyses
        self.adviser = Desk(settings)  # hints: nobody at a table waits until somebody's long game is analysed
        self.notices = Notices(self.engine, self.process, self._heard, self._missed) if self.journal.shared else None
        self._keepers = [asyncio.get_running_loop().create_task(work) for work in (self._keep(), self._watch_loop())]

    async def close(self) -> None:
        """Stop: what was promised is written, then everything ends."""
        for keeper in self._keepers:
            keeper.cancel()
        for room in self.rooms.values():
            room.driver.stop()
        if self.notices is not None:
            await asyncio.to_thread(self.notices.close)
        await asyncio.to_thread(self.journal.close)
        await asyncio.to_thread(self.thinkers.close)
        await self.desk.close()
        await self.study.close()
        await self.adviser.close()
        self.engine.dispose()

    # -- games ----------------------------------------------------------------------------------------------------

    async def new_game(self, asked: NewGame, address: str = "") -> GameMade:
        """Begin a game."""
        self.desk.check_length(asked.record)
        begun = begin_game(asked) if asked.record is None else await self.desk.run(address, begin_game, asked)
        await self.journal.write(begun.event)
        self.metrics.games.labels(begun.event.body["game"]).inc()
        return begun.made

    async def join(self, game_id: str, asked: Join) -> Joined:
        """Take an open seat by invitation."""
        room = await self.room(game_id)
        async with room.lock:
            await room.catch_up()
            for i, seat in enumerate(room.story.seats):
                if fits(asked.invite, seat.invite):
                    token = new_secret()
                    await room.join(i, " ".join(asked.name.split()), hashed(token))
                    return Joined(seat=i, token=token)
        raise No("bad_invite", 403)

    async def room(self, game_id: str) -> Room:
        """The room of a game, read from disk if it is not in memory; raises No if there is no such game."""
        if not GAME_ID.fullmatch(game_id):
            raise No("no_such_game", 404, game_id=game_id[:24])
        if game_id in self.rooms:
            self.rooms[game_id].presence.idle_since = time.monotonic()
            return self.rooms[game_id]
        if game_id not in self._loading:
            self._loading[game_id] = asyncio.get_running_loop().create_task(self._load(game_id))
        return await asyncio.shield(self._loading[game_id])

    async def _load(self, game_id: str) -> Room:
        try:
            room = Room(self, await self.read_story(game_id))
            self.rooms[game_id] = room
            self.metrics.rooms.set(len(self.rooms))
            if self.journal.shared:
                self.errand(self.journal.notify({"game": game_id, "ask": True}))
            return room
        finally:
            del self._loading[game_id]

    async def read_story(self, game_id: str) -> Story:
        """A game as the disk tells it. A thread folds the events, so that the loop goes on meanwhile."""
        return await asyncio.to_thread(self._read_story, game_id)

    def _read_story(self, game_id: str) -> Story:
        with self.metrics.read.time():
            events = read_events(self.engine, game_id)
        if not events:
            raise No("no_such_game", 404, game_id=game_id)
        return fold(events)

    async def read_events(self, game_id: str, after: int) -> list[Event]:
        """The newer events of a game."""
        return await asyncio.to_thread(read_events, self.engine, game_id, after)

    async def past(self, game_id: str, seq: int, audience: int, address: str) -> Past:
        """A position of the past. It is played again where long records are, so that nobody waits for it."""
        events = [event for event in await self.read_events(game_id, -1) if event.seq <= seq]
        view = await self.desk.run(address, looked_back, events, audience)
        return Past(seq=events[-1].seq, audience=audience, view=view)

    # -- other processes ------------------------------------------------------------------------------------------

    def tell_presence(self, room: Room) -> None:
        """Other processes learn who is connected here."""
        if self.journal.shared:
            seats, watchers = room.presence.here()
            self.errand(self.journal.notify({"game": room.story.game_id, "here": seats, "watchers": watchers}))

    def _heard(self, told: dict[str, Any]) -> None:
        for game_id, seq in told.get("news", ()):
            if game_id in self.rooms:
                self.errand(self.rooms[game_id].news(seq))
        room = self.rooms.get(told.get("game", ""))
        if room is None:
            return
        if "ask" in told:
            self.tell_presence(room)
        else:
            room.hear(told["process"], told["here"], told["watchers"])

    def _missed(self) -> None:
        """Notices may have been lost: every room looks for itself."""
        for room in self.rooms.values():
            self.errand(room.news(room.story.seq + 1))

    def errand(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something nobody waits for; if the database is away, say so once and go on."""
        task = asyncio.get_running_loop().create_task(self._run(work))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _run(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except SQLAlchemyError as error:
            LOG.warning("the database did not answer: %s", error)

    async def ready(self) -> bool:
        """Whether the database took what was last written; if nothing was written lately, it is tried now."""
        if not self.journal.well(LATELY):
            try:
                await self.journal.pulse()
            except SQLAlchemyError as error:
                LOG.warning("nothing can be written: %s", str(error).splitlines()[0])
        return self.journal.well(LATELY)

    # -- housekeeping ---------------------------------------------------------------------------------------------

    async def _keep(self) -> None:
        pruned = -PRUNE_SECONDS
        while True:
            await asyncio.sleep(self.settings.presence_seconds)
            for room in self.rooms.values():
                if room.presence.listeners:
                    self.tell_presence(room)
                    room.look_around()  # a process that was killed tells nothing any more
            self.forget_idle(time.monotonic())
            if time.monotonic() - pruned >= PRUNE_SECONDS:
                pruned = time.monotonic()
                self.errand(self.prune(time.time()))

    async def _watch_loop(self) -> None:
        """How late the loop comes back to what is due: whoever acts at that moment waits as long."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK_SECONDS
            await asyncio.sleep(LOOK_SECONDS)
            self.metrics.lag.observe(max(0.0, loop.time() - due))

    async def prune(self, now: float) -> None:
        """Delete games that are not kept any longer, but none that somebody sits at."""
        keeping = Keeping(self.settings.keep_days, self.settings.keep_megabytes)
        if keeping:
            gone = await asyncio.to_thread(self._prune, keeping, now)
            if gone:
                LOG.info("%d games were deleted: %s", gone, keeping)

    def _prune(self, keeping: Keeping, now: float) -> int:
        games = [game for game in to_delete(all_games(self.engine), keeping, now) if game.game_id not in self.rooms]
        return prune(self.engine, games)

    def forget_idle(self, now: float) -> None:
        """Rooms nobody has been in for long leave the memory, and the system gets it back; the disk has everything."""
        idle = [game_id for game_id, room in self.rooms.items() if self._idle(room, now)]
        for game_id in idle:
            self.rooms.pop(game_id).driver.stop()  # and no name keeps the last one of them
        self.metrics.rooms.set(len(self.rooms))
        if idle:
            memory.give_back()

    def _idle(self, room: Room, now: float) -> bool:
        long_ago = now - room.presence.idle_since > self.settings.idle_seconds
        return long_ago and not room.presence.listeners and not room.lock.locked()
