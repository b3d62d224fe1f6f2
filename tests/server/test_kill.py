"""kill -9 at random moments: whatever was acknowledged is there afterwards, and every game goes on."""

import random
import threading
import time
from pathlib import Path

from tests.server.client import AGAINST_A_BOT, HOT_SEAT
from tests.server.running import Process, settings
from tests.server.sitting import Sitting

ROUNDS = 2
GAMES_EACH = 25  # 50 games in all, every one of them in the middle of something when the server dies


def test_killed_at_random_moments(database_url: str) -> None:
    rng = random.Random(time.time_ns())
    server = Process(settings(database_url)).start()
    played = 0
    try:
        for _ in range(ROUNDS):
            sittings = [Sitting(server.api.new(HOT_SEAT)) for _ in range(GAMES_EACH)]
            threads = [threading.Thread(target=one.play, args=(server.api, rng.getrandbits(30))) for one in sittings]
            for thread in threads:
                thread.start()
            while sum(one.acknowledged for one in sittings) < GAMES_EACH:
                time.sleep(0.01)
            time.sleep(rng.uniform(0.0, 0.5))
            server.kill()
            for thread in threads:
                thread.join()
            played += sum(one.acknowledged for one in sittings)
            server.start()
            for one in sittings:
                one.check(server.api, rng.getrandbits(30))
    finally:
        server.kill()
    assert played > ROUNDS * GAMES_EACH


def test_nothing_is_left_behind_when_a_server_is_killed(tmp_path: Path) -> None:
    """Bots think in processes of their own; these end with their server, however it ends."""
    server = Process(settings(f"sqlite:///{tmp_path / 'games.sqlite'}")).start()
    made = server.api.new(AGAINST_A_BOT, options={"first": "1", "layout": "printed"})
    with server.api.sit(made.id, made.token(0)).ready() as ada:
        while ada.to_move() < 0:
            ada.receive()
        thinkers = server.children()
        server.kill()
    assert thinkers
    deadline = time.monotonic() + 60
    while any(Path(f"/proc/{pid}/cmdline").exists() for pid in thinkers):
        assert time.monotonic() < deadline, "a thinking process lives on"
        time.sleep(0.05)


def test_several_processes_share_a_game(postgres_url: str) -> None:
    """One player here, one there; when one process dies, its player goes on at the other."""
    rng = random.Random(7)
    with Process(settings(postgres_url)) as here, Process(settings(postgres_url)) as there:
        made = here.api.new(HOT_SEAT)
        with here.api.sit(made.id, made.token(0)).ready() as zero, there.api.sit(made.id, made.token(1)).ready() as one:
            while not all(seat["present"] for seat in zero.table["seats"]):
                zero.receive()
            both = (zero, one)
            for _ in range(30):
                for player in both:
                    if player.to_move() >= 0:
                        assert player.act_at_random(rng)["type"] == "state"
                newest = max(player.seq for player in both)
                for player in both:
                    player.settle(newest)
            assert zero.seq == one.seq >= 30
            assert len(zero.log[0]) == len(one.log[1])
            there.kill()
            with here.api.sit(made.id, made.token(1)).ready() as again:
                assert again.states[1]["view"] == one.states[1]["view"]
                mover = zero if zero.to_move() >= 0 else again
                assert mover.act_at_random(rng)["type"] == "state"


def test_who_sits_at_another_process_is_not_absent(postgres_url: str) -> None:
    """A bot may take over only after the agreed time without a connection to any process."""
    with Process(settings(postgres_url)) as here, Process(settings(postgres_url)) as there:
        made = here.api.new(HOT_SEAT, absence=1)
        with here.api.sit(made.id, made.token(0)).ready() as zero:
            one = there.api.sit(made.id, made.token(1)).ready()
            zero.see(1, present=True)
            zero.replace(1, one)
            with there.api.sit(made.id, made.token(1)).ready() as back:
                assert back.table["seats"][1]["bot"] is None


def test_who_sat_at_a_process_that_was_killed_is_absent_after_a_while(postgres_url: str) -> None:
    quick = settings(postgres_url, presence_seconds=0.5)
    with Process(quick) as here, Process(quick) as there:
        made = here.api.new(HOT_SEAT, absence=1)
        with here.api.sit(made.id, made.token(0)).ready() as zero, there.api.sit(made.id, made.token(1)).ready():
            zero.see(1, present=True)
            there.kill()
            zero.see(1, replaceable=True)


def test_two_processes_never_both_decide(postgres_url: str) -> None:
    """The same decision sent to two processes at once: one is carried out, the other refused."""
    with Process(settings(postgres_url)) as here, Process(settings(postgres_url)) as there:
        made = here.api.new(HOT_SEAT)
        tokens = made.token(0), made.token(1)
        with here.api.sit(made.id, *tokens).ready() as one, there.api.sit(made.id, *tokens).ready() as other:
            for _ in range(10):
                seq = max(one.seq, other.seq)
                one.settle(seq)
                other.settle(seq)
                texts = [option["text"] for option in one.options(one.to_move())]
                one.send(type="act", seq=seq, text=texts[0])
                other.send(type="act", seq=seq, text=texts[-1])
                one.settle(seq + 1)
                other.settle(seq + 1)
                one.send(type="ping", id=1)
                other.send(type="ping", id=1)
                answers = [one.until("pong"), other.until("pong")]
                assert [answer["seq"] for answer in answers] == [seq + 1, seq + 1]
                assert one.states[0]["view"] == other.states[0]["view"]


def test_several_workers_of_one_server(postgres_url: str) -> None:
    """`--workers 2`: whichever worker a connection reaches, the game is the same."""
    rng = random.Random(3)
    with Process(settings(postgres_url), workers=2) as server:
        made = server.api.new(HOT_SEAT)
        for _ in range(6):
            with server.api.sit(made.id, made.token(0), made.token(1)).ready() as both:
                for _ in range(3):
                    assert both.act_at_random(rng)["type"] == "state"
        assert server.api.get(f"/api/games/{made.id}").status == 200
