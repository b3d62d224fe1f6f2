"""Databases: their form, their address, and what happens when they fail."""

import asyncio
import json
import socket
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text, update
from sqlalchemy.exc import OperationalError
from typer.testing import CliRunner

import catanica
from catanica.cli.app import app
from catanica.kernel.errors import InputError
from catanica.kernel.playout import playout
from catanica.kernel.rng import seeded
from catanica.notation.record import write
from catanica.server.bodies import NewGame, NewSeat
from catanica.server.hub import Hub
from catanica.server.messages import Act, Undo
from catanica.server.refusals import No
from catanica.server.run import check_address, prepared
from catanica.server.settings import Settings, from_environment, to_environment
from catanica.server.store import pen
from catanica.server.store.database import Event, database_url, migrate, open_engine, read_events
from catanica.server.store.journal import LONGEST_REST, MOST_AT_ONCE, REST_EACH, Journal, Parcel, TakenError
from catanica.server.store.tables import EVENTS, METADATA

PEOPLE = [NewSeat(kind="person"), NewSeat(kind="person")]


@dataclass(eq=False)
class Ear:
    """A listener that keeps what it is told."""

    seats: tuple[int, ...] = (0, 1)
    lang: str = "en"
    seen: int | None = None
    changes: bool = False
    base: int | None = None
    told: list[dict[str, Any]] = field(default_factory=list)

    def post(self, *texts: bytes) -> None:
        self.told.extend(json.loads(one) for one in texts)

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.told) if message["type"] == kind)


def with_hub(folder: Path, work: Callable[[Hub], Coroutine[Any, Any, None]], chosen: Settings | None = None) -> None:
    """Run something with an open hub."""

    async def run() -> None:
        hub = Hub(chosen or Settings(database_url=f"sqlite:///{folder / 'games.sqlite'}"))
        try:
            await work(hub)
        finally:
            await hub.close()

    with ThreadPoolExecutor(1) as pool:  # in this thread a browser's driver may have a loop running
        pool.submit(asyncio.run, run()).result()


def event(game_id: str, seq: int) -> Event:
    body = {"game": "cardgame"} if seq == 0 else {}
    return Event(game_id, seq, "created" if seq == 0 else "acted", -1, body, 0.0)


def test_migrations_lead_to_the_tables_the_code_knows(database_url: str) -> None:
    engine = open_engine(database_url)
    migrate(engine)
    migrate(engine)  # a second start changes nothing
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("nonsense", "no database address"),
        ("mysql://host/name", "not served"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
    ],
)
def test_addresses_that_cannot_be_served(given: str, says: str) -> None:
    with pytest.raises(InputError, match=says):
        database_url(given)


def test_a_database_that_is_none_is_named(tmp_path: Path) -> None:
    wrong = tmp_path / "picture.sqlite"
    wrong.write_bytes(b"not a database at all, but long enough to be taken for one" * 20)
    with pytest.raises(InputError, match="cannot be used: file is not a database"):
        prepared(Settings(), f"sqlite:///{wrong}", 1)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--workers", "2", "--database-url", "sqlite:///x.sqlite"], "--workers needs PostgreSQL"),
        (["--workers", "0", "--database-url", "sqlite:///x.sqlite"], "at least 1"),
        (["--database-url", "nonsense"], "no database address"),
        (["--port", "99999", "--database-url", "sqlite:///x.sqlite"], "between 0 and 65535"),
    ],
)
def test_the_command_refuses_what_it_cannot_serve(options: list[str], says: str) -> None:
    done = CliRunner().invoke(app, ["serve", *options])
    assert isinstance(done.exception, InputError)
    assert says in str(done.exception)


def test_an_address_that_is_taken_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(InputError, match=f"cannot listen at 127.0.0.1, port {port}"):
            check_address("127.0.0.1", port)
    with pytest.raises(InputError, match="between 0 and 65535, not 70000"):
        check_address("127.0.0.1", 70000)
    with pytest.raises(InputError, match="cannot listen at no-such-host"):
        check_address("no-such-host.invalid", 8000)


def test_settings_travel_through_the_environment() -> None:
    chosen = Settings(
        database_url="sqlite:///games.sqlite", bot_processes=3, frame_rate=7.5, origins="https://a.example"
    )
    assert from_environment(to_environment(chosen)) == chosen
    with pytest.raises(InputError, match="CATANICA_BOT_PROCESSES must be a int, not 'many'"):
        from_environment({"CATANICA_BOT_PROCESSES": "many"})


def test_one_wrong_event_does_not_spoil_the_others(tmp_path: Path) -> None:
    """All that waits shares a transaction, but not its faults."""

    async def work(hub: Hub) -> None:
        journal = Journal(hub.engine, "test", hub.metrics)
        await journal.write(event("a", 0), event("a", 1))
        results = await asyncio.gather(
            *(journal.write(event(game, seq)) for game, seq in (("b", 0), ("a", 1), ("c", 0), ("a", 2))),
            return_exceptions=True,
        )
        assert [type(r) for r in results] == [type(None), TakenError, type(None), type(None)]
        journal.close()
        assert [len(read_events(hub.engine, game)) for game in "abc"] == [3, 1, 1]

    with_hub(tmp_path, work)


def test_many_who_act_share_transactions_and_one_alone_waits_for_nobody(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        journal = Journal(hub.engine, "test", hub.metrics)
        put, sizes = journal._put, list[int]()

        def counted(parcels: list[Parcel]) -> None:
            sizes.append(len(parcels))
            put(parcels)

        journal._put = counted  # type: ignore[method-assign]
        await journal.write(event("a", 0))
        assert sizes == [1]
        await asyncio.gather(*(journal.write(event(f"b{i}", 0)) for i in range(MOST_AT_ONCE + 9)))
        assert sum(sizes) == MOST_AT_ONCE + 10
        assert len(sizes) <= 4, "the first alone, then all that came meanwhile, as many as fit"
        assert max(sizes) <= MOST_AT_ONCE
        await journal.write(event("a", 1))
        journal.close()
        assert len(read_events(hub.engine, "a")) == 2

    with_hub(tmp_path, work)


def test_the_loop_rests_only_while_many_act_and_longer_the_more_they_are(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        rests = list[float]()
        journal = Journal(hub.engine, "test", hub.metrics, sleep=rests.append)
        for seq in range(5):
            await journal.write(event("a", seq))
        assert rests == [], "who acts alone waits for the disk only"
        for many in (2, 4, 100):
            await asyncio.gather(*(journal.write(event(f"{many}:{i}", 0)) for i in range(many)))
            await journal.write(event(f"after {many}", 0))  # joins after the rest
        assert rests == [2 * REST_EACH, 4 * REST_EACH, LONGEST_REST]
        await journal.write(event("a", 5))
        journal.close()
        assert len(rests) == 3

    with_hub(tmp_path, work)


def test_what_waits_when_the_journal_is_closed_is_written(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        journal = Journal(hub.engine, "test", hub.metrics)
        await asyncio.gather(*(journal.write(event(name, 0)) for name in "abc"))
        waiting = [asyncio.ensure_future(journal.write(event(name, 0))) for name in "def"]
        await asyncio.sleep(0)  # they are handed in, and wait for others
        await asyncio.to_thread(journal.close)
        await asyncio.gather(*waiting)
        assert all(read_events(hub.engine, name) for name in "abcdef")

    with_hub(tmp_path, work)


def test_a_database_that_was_started_anew_is_written_to(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes first in the morning is not refused because the connection ended in the night."""

    async def work(hub: Hub) -> None:
        await hub.journal.write(event("a", 0))
        if hub.journal.shared:
            with hub.engine.connect() as connection:
                others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                connection.execute(text(f"{others} AND datname = current_database()"))
        monkeypatch.setattr(pen, "QUIET", 0.0)
        await hub.journal.write(event("a", 1))
        assert len(read_events(hub.engine, "a")) == 2

    with_hub(Path(), work, Settings(database_url=database_url))


def test_what_waits_for_a_database_that_is_locked_fails_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the last of them would wait as often as there are others before it."""

    async def work(hub: Hub) -> None:
        tries = 0

        def locked(*_: object) -> None:
            nonlocal tries
            tries += 1
            raise OperationalError("INSERT", {}, Exception("database is locked"))

        loop = asyncio.get_running_loop()
        parcels = [Parcel([event(name, 0)], None, loop, loop.create_future()) for name in "abcde"]
        with monkeypatch.context() as broken:
            broken.setattr(hub.journal, "_put", locked)
            await asyncio.to_thread(hub.journal._write, parcels)
            results = await asyncio.gather(*(parcel.done for parcel in parcels), return_exceptions=True)
        assert [type(r) for r in results] == [OperationalError] * 5
        assert tries == 1

    with_hub(tmp_path, work)


def test_a_server_that_cannot_write_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub) -> None:
        assert await hub.ready()

        def full(*_: object) -> None:
            raise OperationalError("INSERT", {}, Exception("disk full"))

        with monkeypatch.context() as broken:
            broken.setattr(hub.journal, "_put", full)
            with pytest.raises(OperationalError):
                await hub.new_game(NewGame(game="board", seats=PEOPLE))
            assert not await hub.ready()
        assert await hub.ready()

    with_hub(tmp_path, work)


async def fails(*_: Event) -> None:
    raise OperationalError("INSERT", {}, Exception("disk full"))


def test_an_action_that_could_not_be_written_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub) -> None:
        made = await hub.new_game(NewGame(game="cardgame", seats=PEOPLE))
        room, ear = await hub.room(made.game_id), Ear()
        await room.enter(ear)
        before = room.story.table.state.key()
        told = len(ear.told)
        text = next(iter(room.story.offered(room.story.to_move)))
        with monkeypatch.context() as broken:
            broken.setattr(hub.journal, "write", fails)
            with pytest.raises(No, match="unavailable"):
                await room.act(ear, Act(type="act", seq=0, text=text))
        assert (room.story.table.state.key(), room.story.seq, len(ear.told)) == (before, 0, told)
        await room.act(ear, Act(type="act", seq=0, text=text))
        assert ear.last("state")["seq"] == 1
        again = await hub.read_story(made.game_id)
        assert again.table.state.key() == room.story.table.state.key() != before

    with_hub(tmp_path, work)


def test_a_move_whose_taking_back_could_not_be_written_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub) -> None:
        made = await hub.new_game(NewGame(game="cardgame", seats=PEOPLE))
        room, ear = await hub.room(made.game_id), Ear()
        await room.enter(ear)
        mover = room.story.to_move
        await room.act(ear, Act(type="act", seq=0, text=next(iter(room.story.offered(room.story.to_move)))))
        before = room.story.table.state.key()
        with monkeypatch.context() as broken:
            broken.setattr(hub.journal, "write", fails)
            with pytest.raises(No, match="unavailable"):
                await room.undo(ear, Undo(type="undo", seq=1, seat=mover))
        assert (room.story.table.state.key(), room.story.seq) == (before, 1)
        await room.undo(ear, Undo(type="undo", seq=1, seat=mover))
        assert room.story.table.state.key() != before

    with_hub(tmp_path, work)


def test_an_action_that_was_written_although_an_error_came_back_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection can be lost between the disk's writing and its saying so: then the disk is right."""

    async def work(hub: Hub) -> None:
        made = await hub.new_game(NewGame(game="cardgame", seats=PEOPLE))
        room, ear = await hub.room(made.game_id), Ear()
        await room.enter(ear)
        text = next(iter(room.story.offered(room.story.to_move)))
        write = hub.journal.write

        async def loses_the_answer(*events: Event) -> None:
            await write(*events)
            await fails()

        with monkeypatch.context() as broken:
            broken.setattr(hub.journal, "write", loses_the_answer)
            with pytest.raises(No, match="unavailable"):
                await room.act(ear, Act(type="act", seq=0, text=text))
        with pytest.raises(No, match="stale"):
            await room.act(ear, Act(type="act", seq=0, text=text))
        assert ear.last("state")["seq"] == 1
        assert (await hub.read_story(made.game_id)).table.state.key() == room.story.table.state.key()

    with_hub(tmp_path, work)


def test_a_game_of_other_rules_is_refused_and_kept(tmp_path: Path) -> None:
    """It says which version would be right; what lies on the disk stays as it is."""

    async def work(hub: Hub) -> None:
        made = await hub.new_game(NewGame(game="board", seats=PEOPLE))
        with hub.engine.begin() as connection:
            [first] = read_events(hub.engine, made.game_id)
            connection.execute(update(EVENTS).values(body={**first.body, "rules": "0"}))
        kept = read_events(hub.engine, made.game_id)
        with pytest.raises(No) as refused:
            await hub.room(made.game_id)
        [fault] = refused.value.faults("en")
        assert (fault.code, refused.value.status) == ("other_rules", 409)
        assert "version 0 of the rules of board; this server plays version 1" in fault.sentence
        assert read_events(hub.engine, made.game_id) == kept

    with_hub(tmp_path, work)


def test_a_game_whose_events_do_not_hold_is_refused_by_the_first_that_does_not(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        made = await hub.new_game(NewGame(game="cardgame", seats=PEOPLE))
        await hub.journal.write(Event(made.game_id, 1, "acted", 0, {"moves": ["city L1"]}, 0.0))
        with pytest.raises(No) as refused:
            await hub.room(made.game_id)
        [fault] = refused.value.faults("en")
        assert (fault.code, refused.value.status) == ("unreadable_game", 409)
        assert "city L1, number 1" in fault.sentence

    with_hub(tmp_path, work)


def test_what_another_writer_did_first_counts(tmp_path: Path) -> None:
    """Two hubs on one database without notices, as two processes would be for a moment."""

    async def work(hub: Hub) -> None:
        other = Hub(hub.settings)
        made = await hub.new_game(NewGame(game="cardgame", seats=PEOPLE))
        rooms = [await one.room(made.game_id) for one in (hub, other)]
        ears = [Ear(), Ear()]
        for room, ear in zip(rooms, ears, strict=True):
            await room.enter(ear)
        texts = list(rooms[0].story.offered(rooms[0].story.to_move))
        await rooms[0].act(ears[0], Act(type="act", seq=0, text=texts[0]))
        with pytest.raises(No) as refused:
            await rooms[1].act(ears[1], Act(type="act", seq=0, text=texts[-1]))
        assert refused.value.code == "stale"
        assert rooms[1].story.table.state.key() == rooms[0].story.table.state.key()
        assert ears[1].last("state")["view"] == ears[0].last("state")["view"]
        await other.close()

    with_hub(tmp_path, work)


def test_a_room_nobody_is_in_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        made = await hub.new_game(NewGame(game="cardgame", seats=PEOPLE))
        room, ear = await hub.room(made.game_id), Ear()
        await room.enter(ear)
        hub.forget_idle(now=room.presence.idle_since + 10_000)
        assert made.game_id in hub.rooms
        room.leave(ear)
        hub.forget_idle(now=room.presence.idle_since + 1)
        assert made.game_id in hub.rooms
        hub.forget_idle(now=room.presence.idle_since + 10_000)
        assert hub.rooms == {}
        assert (await hub.room(made.game_id)).story.seq == 0

    with_hub(tmp_path, work)


def test_whoever_comes_back_to_a_long_game_is_told_all_of_it(tmp_path: Path) -> None:
    state = catanica.game("cardgame").new(seed=0)
    while len(state.events) < 2500:
        playout(state, seeded(1), 100)
    assert state.outcome is None

    async def work(hub: Hub) -> None:
        made = await hub.new_game(NewGame(game="cardgame", seats=PEOPLE, record=write(state)))
        story = (await hub.room(made.game_id)).story
        assert story.log_start(None) == 0
        assert len(story.entries(0, 0)) == len(state.events)

    with_hub(tmp_path, work)


def test_a_bot_that_fails_is_answered_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub) -> None:
        seats = [NewSeat(kind="person"), NewSeat(kind="bot:greedy")]
        made = await hub.new_game(NewGame(game="cardgame", seats=seats, bot_delay=0, options={"first": "1"}))

        async def fails(*_: object) -> int:
            raise ValueError("a bot's own fault")

        monkeypatch.setattr(hub.thinkers, "run", fails)
        room, ear = await hub.room(made.game_id), Ear(seats=(0,))
        await room.enter(ear)
        while room.story.to_move == 0:
            await room.act(
                ear, Act(type="act", seq=room.story.seq, text=next(iter(room.story.offered(room.story.to_move))))
            )
        while room.story.to_move == 1:
            await asyncio.sleep(0.01)
        assert room.story.seats[1].seconds >= 0

    with_hub(tmp_path, work)
