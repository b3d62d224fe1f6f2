"""Whatever is thrown at the server: a refusal or a closed door, nothing changed, hardly a line in the log."""

import json
import logging
import random
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.client import HOT_SEAT, Api, Player
from tests.server.running import in_thread, settings

GARBAGE = [
    "",
    "null",
    "[]",
    "{",
    "\x00",
    '"hello"',
    "[" * 5000,
    '{"type": "dance"}',
    '{"type": "act"}',
    '{"type": "act", "seq": -1, "text": "roll"}',
    '{"type": "act", "seq": 0, "code": 1}',
    '{"type": "act", "seq": 99999999999999999999999999, "text": "roll"}',
    '{"type": "act", "seq": 1e400, "text": "roll"}',
    '{"type": "act", "seq": true, "text": "roll"}',
    '{"type": "act", "seq": 0, "text": {}}',
    '{"type": "act", "seq": 0, "text": "' + "x" * 300 + '"}',
    '{"type": "act", "seq": 0, "text": "roll", "extra": 1}',
    '{"type": "act", "seq": 0}',
    '{"type": "act", "seq": 0, "code": 1, "text": "roll"}',
    '{"type": "undo", "seq": 0, "seat": 99}',
    '{"type": "why", "seat": 1, "option": {"verb": ["roll"]}}',
    '{"type": "why", "seat": 1, "option": {"verb": 1e400}}',
    '{"type": "why", "seat": 1, "option": []}',
    '{"type": "replace", "seat": 3}',
    '{"type": "lang", "lang": 5}',
    '{"type": "hello", "tokens": []}',
    '{"type": "ping", "id": "\\ud800"}',
]
WISH_TYPES = ["hello", "act", "undo", "why", "offer_end", "accept_end", "decline_end", "resign", "rematch", "replace",
              "lang", "ping"]  # fmt: skip
NOTHING: list[dict[str, object]] = [
    {},
    {"verb": "dance"},
    {"verb": "die", "number": 3},
    {"verb": "road", "gap": "X9"},
    {"verb": "road", "card": "kloster"},
    {"verb": "build", "card": 2**31 - 1},
    {"verb": True},
    {"card": "nothing_of_the_kind"},
]


def closed_with(api: Api, game_id: str, first: str | bytes, **more: Any) -> int:
    """The code with which a channel is closed after its first message."""
    with connect(f"ws://{api.address}/api/games/{game_id}/ws", **more) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            _talk(socket, first)
        assert closed.value.rcvd is not None
        return int(closed.value.rcvd.code)


def _talk(socket: ClientConnection, first: str | bytes) -> None:
    """Say something and listen until the end."""
    socket.send(first)
    while True:
        socket.recv(timeout=60)


def hello(*tokens: str) -> str:
    return json.dumps({"type": "hello", "tokens": tokens})


def test_garbage_is_refused_and_changes_nothing(api: Api, caplog: pytest.LogCaptureFixture) -> None:
    made = api.new(HOT_SEAT)
    with api.sit(made.id, made.token(0), made.token(1)).ready() as both, caplog.at_level(logging.INFO, "catanica"):
        before = both.states[0]["view"]
        for frame in GARBAGE:
            both.socket.send(frame)
            message = both.until("refused")
            assert message["faults"], frame
        both.socket.send(b"\x00\xff\xfe")
        both.until("refused")
        both.send(type="lang", lang="en")
        assert both.until("state")["seq"] == 0
        assert both.states[0]["view"] == before
    assert len(caplog.records) <= 1, "one line about whoever sends it, unless that was told lately"
    assert all("unreadable" in record.getMessage() for record in caplog.records)


def made_up(rng: random.Random) -> str:
    """A frame of nearly the right form: a known type with fields that fit, nearly fit or do not fit at all."""
    odd: list[Any] = [None, True, -1, 0, 1, 3, 4, 2**31, 2**62, 1.5, "", "0", "road R1", "de", [], [[]], {}, {"a": 1}]
    frame: dict[str, Any] = {"type": rng.choice([*WISH_TYPES, *WISH_TYPES, "state", "", None, 7])}
    for name in rng.sample(
        ["seq", "option", "text", "seat", "id", "lang", "tokens", "last_seq", "x"], rng.randrange(6)
    ):
        frame[name] = rng.choice(odd)
    text = json.dumps(frame)
    return text[: rng.randrange(len(text))] if rng.random() < 0.1 else text


def test_made_up_frames_change_nothing(api: Api) -> None:
    """A watcher, who may change nothing, sends hundreds of frames: each is answered, and both players see no change."""
    made = api.new(HOT_SEAT)
    rng = random.Random(1503)
    with api.sit(made.id, made.token(0), made.token(1)).ready() as both:
        before, sent = dict(both.states), 0
        while sent < 600:
            with api.sit(made.id).ready() as watcher:
                for _ in range(60):  # fewer than what the server bears from one connection
                    watcher.socket.send(made_up(rng))
                    sent += 1
                watcher.send(type="ping", id=77)
                while watcher.until("pong")["id"] != 77:
                    continue
        both.send(type="ping", id=78)
        assert both.until("pong")["seq"] == 0
        assert both.states == before


def test_verbs_and_arguments_that_name_no_action(api: Api) -> None:
    made = api.new(HOT_SEAT)
    with api.sit(made.id, made.token(0), made.token(1)).ready() as both:
        for option in NOTHING:
            both.send(type="why", seat=both.to_move(), option=option)
            answer = both.until("reasons")
            assert (answer["legal"], [fault["code"] for fault in answer["faults"]]) == (False, ["no_such_action"])


@pytest.mark.parametrize(
    "text", ["", " ", "road", "road X9", "lay", "lay kloster", "build spion L1", "ü", "die 6", "§" * 190]
)
def test_texts_that_name_no_action(api: Api, text: str) -> None:
    made = api.new(HOT_SEAT)
    with api.sit(made.id, made.token(0), made.token(1)).ready() as both:
        assert both.act(text=text)["type"] == "refused"


def test_doors_that_stay_shut(api: Api) -> None:
    one, other = api.new(HOT_SEAT), api.new(HOT_SEAT)
    assert closed_with(api, one.id, hello(other.token(0))) == 4403
    assert closed_with(api, one.id, hello(one.token(0), "guess")) == 4403
    assert closed_with(api, "nothing-here", hello()) == 4404
    assert closed_with(api, one.id, '{"type": "ping"}') == 1008
    assert closed_with(api, one.id, "not JSON") == 1008
    assert closed_with(api, one.id, b"bytes") == 1008
    assert closed_with(api, one.id, "x" * 20_000) == 1009
    assert closed_with(api, one.id, hello(), origin="https://elsewhere.example") == 1008
    assert api.get(f"/api/games/{one.id}").json["seq"] == 0


def test_a_page_of_ours_may_connect(api: Api) -> None:
    made = api.new(HOT_SEAT)
    with api.sit(made.id, origin=f"http://{api.address}").ready() as watcher:
        assert watcher.welcome["seats"] == []


def test_a_foreign_page_cannot_make_its_visitors_ask(api: Api) -> None:
    asked = {"game": "cardgame", "seats": HOT_SEAT}
    answer = api.post("/api/games", asked, origin="https://elsewhere.example")
    assert (answer.status, answer.error) == (403, "wrong_origin")


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({}, 422),
        ([], 422),
        ({"game": "chess", "seats": HOT_SEAT}, 422),
        ({"game": "cardgame", "seats": []}, 422),
        ({"game": "cardgame", "seats": HOT_SEAT * 2}, 422),
        ({"game": "cardgame", "seats": [{"kind": "bot:greedy"}, {"kind": "bot:greedy"}]}, 422),
        ({"game": "cardgame", "seats": [{"kind": "person"}, {"kind": "bot:genius"}]}, 422),
        ({"game": "cardgame", "seats": [{"kind": "person"}, {"kind": "bot:os:system"}]}, 422),
        ({"game": "cardgame", "seats": HOT_SEAT, "options": {"edition": "1998"}}, 422),
        ({"game": "cardgame", "seats": HOT_SEAT, "options": {"nonsense": 1}}, 422),
        ({"game": "cardgame", "seats": HOT_SEAT, "options": {"sets": 5}}, 422),
        ({"game": "cardgame", "seats": HOT_SEAT, "bot_delay": 1e9}, 422),
        ({"game": "cardgame", "seats": HOT_SEAT, "lesson": "nothing"}, 404),
        ({"game": "cardgame", "seats": HOT_SEAT, "record": "nonsense"}, 422),
        ({"game": "cardgame", "seats": HOT_SEAT, "unknown": 1}, 422),
        ({"game": "board", "seats": [*HOT_SEAT, {"kind": "open"}], "options": {"players": 9}}, 201),
    ],
)
def test_wrong_games_are_refused_with_a_sentence(api: Api, asked: object, status: int) -> None:
    answer = api.post("/api/games", asked)
    assert answer.status == status, answer.text
    if status != 201:
        assert answer.json["error"]["sentence"]


def test_no_code_is_loaded_from_folders_named_from_outside(api: Api, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("[[card]]\nid = 'x'\nkind = 'action'\n")
    (tmp_path / "effects.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w').close()\n")
    record = f"catanica-record: 1\ngame: cardgame\nrules: 1\nsets: base,{tmp_path}\n\nend\n"
    for sets in (["base", str(tmp_path)], f"base,{tmp_path}"):
        assert api.post("/api/games", {"game": "cardgame", "seats": HOT_SEAT, "options": {"sets": sets}}).status == 422
    assert api.post("/api/games", {"game": "cardgame", "seats": HOT_SEAT, "record": record}).status == 422
    assert api.post("/api/replay", {"record": record}).status == 422
    assert api.get(f"/api/catalogue?sets={tmp_path}").status == 422
    assert not (tmp_path / "ran").exists()


def test_large_bodies_are_not_read(api: Api) -> None:
    made = api.new(HOT_SEAT)
    for path, size in ((f"/api/games/{made.id}/join", 20_000), ("/api/games", 2_100_000), ("/api/replay", 2_100_000)):
        door = HTTPConnection(api.address, timeout=60)
        door.putrequest("POST", path)
        door.putheader("content-length", str(size))
        door.endheaders()
        assert door.getresponse().status == 413
        door.close()
    assert api.ask("POST", "/api/games", b"{not json").status == 422


def _pester(player: Player) -> None:
    """Go on without listening."""
    for _ in range(200):
        player.send(type="ping")
    player.until("nothing")


def test_rates_are_limited(tmp_path: Path) -> None:
    chosen = settings(
        f"sqlite:///{tmp_path / 'games.sqlite'}", http_rate=0.1, http_burst=12, new_games_rate=0.1, new_games_burst=2,
        frame_rate=0.1, frame_burst=3, connections_each=1,
    )  # fmt: skip
    with in_thread(chosen) as api:
        made = api.new(HOT_SEAT)
        api.new(HOT_SEAT)
        assert api.post("/api/games", {"game": "cardgame", "seats": HOT_SEAT}).error == "too_fast"
        with api.sit(made.id, made.token(0)).ready() as player:
            assert closed_with(api, made.id, hello()) == 1008
            for _ in range(4):
                player.send(type="ping")
            assert player.until("refused")["faults"][0]["code"] == "too_fast"
            with pytest.raises(ConnectionClosed):
                _pester(player)
        assert 429 in [api.get("/api/options").status for _ in range(12)]
        assert api.get("/healthz").status == 200


def test_secrets_are_neither_kept_nor_shown(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    with in_thread(settings(f"sqlite:///{database}")) as api:
        made = api.new([{"kind": "person"}, {"kind": "open"}])
        secrets = [made.token(0), str(made.seats[1]["invite"])]
        secrets.append(api.post(f"/api/games/{made.id}/join", {"invite": secrets[1]}).json["token"])
        with api.sit(made.id, secrets[0]).ready() as player:
            told = json.dumps([player.welcome, player.table, player.states])
        info = api.get(f"/api/games/{made.id}").text
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in secrets:
        assert secret.encode() not in kept
        assert secret not in told + info
