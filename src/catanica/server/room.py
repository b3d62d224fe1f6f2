"""A game in memory with everybody who is connected to it. All changes go through one lock and over the disk."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError

from catanica.kernel.state import NOBODY
from catanica.server.driver import Driver
from catanica.server.home_made import told_home, told_options
from catanica.server.messages import (
    Act,
    GameInfo,
    OfSeat,
    Reasons,
    Replace,
    SeatInfo,
    TableMessage,
    TableSeat,
    Undo,
    Welcome,
    Why,
)
from catanica.server.opening import begin_rematch
from catanica.server.presence import Listener, Presence
from catanica.server.refusals import No
from catanica.server.store.database import Event
from catanica.server.store.journal import TakenError
from catanica.server.story import MOVES, PERSON, STAND_IN, Attempt, Story
from catanica.server.telling import Teller

if TYPE_CHECKING:
    from catanica.server.hub import Hub

LOG: Final = logging.getLogger("catanica.server")
WATCHING: Final = (-1,)


class Room:
    """One game being played."""

    def __init__(self, hub: "Hub", story: Story) -> None:
        self.hub = hub
        self.story = story
        self.lock = asyncio.Lock()
        self.presence = Presence(len(story.seats), hub.settings.presence_seconds)
        self.driver = Driver(self)
        self.behind = False  # a write failed half-way: the disk may know more than this room
        self.teller = Teller()
        self._told_around: tuple[int, ...] = ()  # watchers, and who is there or replaceable, as was last told

    # -- coming and going -----------------------------------------------------------------------------------------

    async def enter(self, listener: Listener) -> None:
        """Somebody is connected: they are told everything; an absent player's seat is theirs again."""
        async with self.lock:
            await self.catch_up()
            self.presence.enter(listener)
            for seat in listener.seats:
                if self.story.seats[seat].stand_in and not self.story.seats[seat].gone:
                    await self._commit("returned", seat, {})
            welcome = Welcome(seats=list(listener.seats), lang=listener.lang, game=self.info())
            listener.post(welcome.model_dump_json().encode())
            self.show(listener)
            self.tell_table()
        self.hub.tell_presence(self)
        self.driver.drive()

    def leave(self, listener: Listener) -> None:
        """A connection is gone; after the agreed time the others learn that the player may be replaced."""
        self.presence.leave(listener)
        if not self.presence.listeners:
            self.teller.silence()
        self._presence_changed()
        self.hub.tell_presence(self)

    def hear(self, process: str, seats: list[int], watchers: int) -> None:
        """Another process tells who is connected there."""
        self.presence.hear(process, seats, watchers)
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.look_around()
        if self.story.absence:
            asyncio.get_running_loop().call_later(self.story.absence + 0.1, self.look_around)

    def look_around(self) -> None:
        """Tell if somebody came or went, or may be replaced now, since everybody was last told."""
        if self._around() != self._told_around:
            self.tell_table()

    def _around(self) -> tuple[int, ...]:
        seats = range(len(self.story.seats))
        return (self.presence.watchers(), *(2 * self.presence.present(i) + self.replaceable(i) for i in seats))

    def absent(self, seat: int) -> float | None:
        """Seconds since a person was last connected; nothing for bots and for those who are there."""
        if not self.story.seats[seat].person or self.presence.present(seat):
            return None
        return self.presence.away(seat)

    def replaceable(self, seat: int) -> bool:
        """Whether a bot may decide for this seat now: the player has been away for as long as was agreed."""
        away = self.absent(seat)
        agreed = self.story.absence
        return agreed > 0 and away is not None and away >= agreed and not self.story.seats[seat].bot

    # -- telling --------------------------------------------------------------------------------------------------

    def info(self) -> GameInfo:
        """What anybody may know."""
        story = self.story
        return GameInfo(
            game_id=story.game_id,
            game=story.game,
            rules=story.rules,
            options=told_options(story.options),
            created=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(story.created)),
            bot_delay=story.bot_delay,
            absence=story.absence,
            lesson=story.lesson.id if story.lesson else None,
            seq=story.seq,
            seats=[SeatInfo(**self._seat(i)) for i in range(len(story.seats))],
            over=story.over,
            previous=story.previous,
            rematch=story.rematch,
            home=told_home(story.options),
        )

    def _seat(self, i: int) -> dict[str, Any]:
        seat = self.story.seats[i]
        taken = seat.kind != "open"
        return {
            "seat": i,
            "kind": seat.kind,
            "name": seat.name,
            "taken": taken,
            "present": self.presence.present(i),
            "bot": seat.bot or None,
        }

    def tell_table(self) -> None:
        """Everybody learns what goes on around the game."""
        if not self.presence.listeners:
            return
        story = self.story
        self._told_around = self._around()
        seats = [
            TableSeat(
                **self._seat(i),
                absent=self.absent(i),
                replaceable=self.replaceable(i),
                wants_rematch=seat.wants_rematch,
            )
            for i, seat in enumerate(story.seats)
        ]
        message = TableMessage(
            seq=story.seq,
            seats=seats,
            watchers=self.presence.watchers(),
            end_offer=story.end_offer,
            over=story.over,
            rematch=story.rematch,
        )
        told = message.model_dump_json().encode()
        for listener in self.presence.listeners:
            listener.post(told)

    def tell_state(self) -> None:
        """Everybody learns the new position, each what they may know: what changed of it, if they know the last one.

        Answers given ahead are played at one go, and told when that is done: nobody is asked what they have answered.
        """
        story, teller = self.story, self.teller
        if story.promised is not None:
            return
        for listener in self.presence.listeners:
            base = listener.base
            if not listener.changes or base is None:
                self.show(listener)
                continue
            lang = listener.lang
            told = [
                teller.change(story, audience, base, lang) or teller.state(story, audience, base, lang)
                for audience in listener.seats or WATCHING
            ]
            listener.post(*told)
            listener.seen = listener.base = story.seq
        teller.told()

    def show(self, listener: Listener) -> None:
        """Send the whole position to a connection: one message for each seat it holds."""
        for audience in listener.seats or WATCHING:
            listener.post(self.teller.state(self.story, audience, listener.seen, listener.lang))
        listener.seen = listener.base = self.story.seq

    # -- wishes ---------------------------------------------------------------------------------------------------

    async def act(self, listener: Listener, wish: Act) -> None:
        """Decide."""
        begun = time.perf_counter()
        async with self.lock:
            if self.behind:
                await self.catch_up()
            story = self.story
            if wish.seq != story.seq and not (story.together and story.moved_at <= wish.seq < story.seq):
                await self._current(wish.seq)  # but others' answers change nothing
            story.must_go_on()
            held = listener.seats if wish.seat is None else (self._seat_meant(listener, wish.seat),)
            seat = story.asked_of(held)
            if seat == NOBODY:
                raise No("not_your_turn")
            code, said = story.action(seat, wish.text), wish.text if story.offers(wish.text, (seat,)) else None
            against = story.against(seat, code)
            if against is not None:
                raise against
            if story.together:
                await self._keep(seat, code)
            else:
                await self.play(seat, code, PERSON, said)
        self.hub.metrics.acknowledged.observe(time.perf_counter() - begun)
        self.driver.drive()

    async def _keep(self, seat: int, code: int) -> None:
        """A person's answer to what several are asked at once: written down, and played when all have answered."""
        move = self.story.words.to_text(self.story.asking(seat), code)
        await self._commit("answered", seat, {"move": move})
        self.tell_state()

    async def play(self, seat: int, code: int, by: str, said: str | None = None) -> None:
        """A legal action: tried on a copy, written down, taken up, told. If it cannot be written, it was not."""
        tried = self.story.attempt(code, said)
        await self._commit("acted", seat, {"moves": tried.moves}, tried)
        (self.hub.metrics.by_people if by == PERSON else self.hub.metrics.by_bots).inc()
        self.tell_state()
        if self.story.over is not None:
            self._finished()

    async def undo(self, listener: Listener, wish: Undo) -> None:
        """Take a decision back."""
        async with self.lock:
            await self._current(wish.seq)
            seat = self._seat_meant(listener, wish.seat)
            self.story.may_take_back(seat)
            await self._commit("undone", seat, {})
            self.tell_state()
        self.driver.drive()

    async def why(self, listener: Listener, wish: Why) -> Reasons:
        """Why something is not possible, told from what the seat may know."""
        async with self.lock:
            await self.mend()
            story = self.story
            seat = self._seat_meant(listener, wish.seat)
            text = wish.text or ""
            try:
                code = story.meant(seat, wish.text, wish.option)
                text = story.words.to_text(story.table.state.redacted(seat), code)
                against = story.against(seat, code)
            except No as no:
                against = no
            faults = against.faults(listener.lang, story.sentence_names()) if against else []
            return Reasons(id=wish.id, legal=against is None, text=text, faults=faults)

    async def of_seat(self, listener: Listener, wish: OfSeat) -> None:
        """Offer, accept or decline the end; resign; ask for a rematch."""
        async with self.lock:
            await self.mend()
            seat = self._seat_meant(listener, wish.seat)
            await TABLE_WISHES[wish.type](self, seat)
            over = self.story.over is not None
            self.tell_state()
            self.tell_table()
            if over and wish.type in ("resign", "accept_end", "offer_end"):
                self._finished()
        self.driver.drive()

    async def _offer_end(self, seat: int) -> None:
        self.story.must_go_on()
        if self.story.end_offer == seat:
            raise No("already_offered")
        kind = "offered_end" if self.story.end_offer is None else "accepted_end"
        await self._commit(kind, seat, {})

    async def _accept_end(self, seat: int) -> None:
        self.story.must_go_on()
        if self.story.end_offer is None or self.story.end_offer == seat:
            raise No("nothing_offered")
        await self._commit("accepted_end", seat, {})

    async def _decline_end(self, seat: int) -> None:
        self.story.must_go_on()
        if self.story.end_offer is None:
            raise No("nothing_offered")
        await self._commit("declined_end", seat, {})

    async def _resign(self, seat: int) -> None:
        self.story.must_go_on()
        await self._commit("resigned", seat, {})

    async def _rematch(self, seat: int) -> None:
        story = self.story
        if story.over is None:
            raise No("not_over")
        if not story.seats[seat].wants_rematch:
            await self._commit("wants_rematch", seat, {})
        if story.rematch is None and all(s.wants_rematch for s in story.seats if s.person):
            event, seats = begin_rematch(story)
            await self.hub.journal.write(event)
            self.hub.metrics.games.labels(story.game).inc()
            await self._commit("rematched", seat, {"game_id": event.game_id, "seats": seats})

    async def replace(self, listener: Listener, wish: Replace) -> None:
        """A bot decides for an absent player from now on."""
        async with self.lock:
            await self.mend()
            self.story.must_go_on()
            if not listener.seats:
                raise No("seat_needed")
            if wish.seat >= len(self.story.seats) or not self.replaceable(wish.seat):
                raise No("not_absent", seat=wish.seat)
            await self._commit("replaced", wish.seat, {"bot": STAND_IN})
            self.tell_table()
        self.driver.drive()

    async def join(self, seat: int, name: str, token: str) -> None:
        """An open seat was taken."""
        await self._commit("joined", seat, {"name": name, "token": token})
        self.tell_state()
        self.tell_table()

    def _seat_meant(self, listener: Listener, seat: int | None) -> int:
        if seat is None:
            if len(listener.seats) != 1:
                raise No("seat_needed")
            return listener.seats[0]
        if seat not in listener.seats:
            raise No("not_your_seat", seat=seat)
        return seat

    def _finished(self) -> None:
        over = self.story.over
        assert over is not None
        self.hub.metrics.finished.labels(over["reason"]).inc()
        self.tell_table()

    # -- disk -----------------------------------------------------------------------------------------------------

    async def _commit(self, kind: str, seat: int, body: dict[str, Any], tried: Attempt | None = None) -> None:
        """Write an event down, then take it up. If another process was faster, its event counts and ours is refused."""
        event = Event(self.story.game_id, self.story.seq + 1, kind, seat, body, time.time())
        try:
            await self.hub.journal.write(event)
        except TakenError:
            self.hub.metrics.conflicts.inc()
            self.behind = True
            await self.catch_up()
            raise No("stale", 409, given=event.seq - 1, seq=self.story.seq) from None
        except SQLAlchemyError as error:
            self.behind = True
            LOG.error("game %s: an event could not be written: %s", event.game_id, error)
            raise No("unavailable", 503) from None
        self.story.tell(event, tried)
        self.teller.forget()

    async def _current(self, seq: int) -> None:
        """Make sure that a wish rests on the newest state."""
        await self.mend()
        if seq > self.story.seq:
            await self.catch_up()
        if seq != self.story.seq:
            raise No("stale", 409, given=seq, seq=self.story.seq)

    async def mend(self) -> None:
        """After a write that failed the disk says what holds; the lock is held."""
        if self.behind:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Take up what other processes wrote, or what was written although we were told otherwise; the lock is held."""
        if not (self.hub.journal.shared or self.behind):
            return
        around = False
        news = await self.hub.read_events(self.story.game_id, self.story.seq)
        for event in news:
            self.story.tell(event)
            around = around or event.kind not in (*MOVES, "answered")
        self.behind = False
        if news:
            self.teller.forget()
            self.tell_state()
            if around or self.story.over is not None:
                self.tell_table()

    async def news(self, seq: int) -> None:
        """Another process wrote an event."""
        async with self.lock:
            if seq > self.story.seq:
                await self.catch_up()
        self.driver.drive()


TABLE_WISHES: Final[dict[str, Callable[[Room, int], Any]]] = {
    "offer_end": Room._offer_end,
    "accept_end": Room._accept_end,
    "decline_end": Room._decline_end,
    "resign": Room._resign,
    "rematch": Room._rematch,
}
