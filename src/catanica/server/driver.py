"""Lets the bots of a game decide."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from catanica.server.refusals import No
from catanica.server.thinking import any_action, past_of, think

if TYPE_CHECKING:
    from catanica.server.room import Room

LOG: Final = logging.getLogger("catanica.server")
PAUSE: Final = 1.0  # seconds before a bot tries again after the database failed


class Driver:
    """One task for each game in which a bot is to decide and somebody is there to see it."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._task: asyncio.Task[None] | None = None

    def drive(self) -> None:
        """Begin, if it is a bot's turn and nothing is under way."""
        if (self._task is None or self._task.done()) and self._due():
            self._task = asyncio.get_running_loop().create_task(self._decide())

    def stop(self) -> None:
        """No bot decides any more."""
        if self._task is not None:
            self._task.cancel()

    def _due(self) -> bool:
        """A bot is to decide, or a person has decided ahead; and no person's answer is waited for."""
        story = self.room.story
        if story.to_move < 0 or story.together or not self.room.presence.listeners:
            return False
        return story.seats[story.to_move].bot != "" or story.promised is not None

    async def _decide(self) -> None:
        """One decision after the other, as long as they are a bot's or made ahead. Answers of several come at once."""
        room, answering = self.room, False
        while self._due():
            seq, seat, promised = room.story.seq, room.story.to_move, room.story.promised
            if promised is None and not (answering and room.story.answering):
                await asyncio.sleep(room.story.bot_delay)
            answering = room.story.answering
            try:
                code = await self._thought(seat) if promised is None else promised
                async with room.lock:
                    await room.mend()
                    if room.story.seq == seq:
                        legal = room.story.table.options
                        by = "bot" if promised is None else "person"
                        await room.play(seat, code if code in legal else self._anything(seat), by)
            except No as no:
                if no.code == "unavailable":
                    await asyncio.sleep(PAUSE)
                continue  # otherwise another process was faster
            except SQLAlchemyError as error:
                LOG.error("game %s: a bot's action could not be written: %s", room.story.game_id, error)
                await asyncio.sleep(PAUSE)

    async def _thought(self, seat: int) -> int:
        """What a lesson's script or the bot decides."""
        story, hub = self.room.story, self.room.hub
        scripted = story.scripted()
        if scripted is not None:
            return scripted
        state, bot, seconds = story.table.state, story.seats[seat].bot, hub.settings.bot_seconds
        try:
            seen, past = state.redacted(seat), past_of(state, story.game, seat, bot)
            work = hub.thinkers.run(think, story.game_id, story.game, seen, past, seat, bot, seconds)
            with hub.metrics.thought.time():
                return await asyncio.wait_for(work, seconds)
        except Exception as error:  # a bot's own fault, or its slowness, must not end the game
            LOG.error("game %s: bot %s failed: %r", story.game_id, bot, error)
            return self._anything(seat)

    def _anything(self, seat: int) -> int:
        return any_action(self.room.story.table.state.redacted(seat))
