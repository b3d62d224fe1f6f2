"""A client as anybody could write one: plain HTTP and one WebSocket, no knowledge of the rules."""

import json
import random
import urllib.error
import urllib.request
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

from websockets.sync.client import ClientConnection, connect

from catanica.kernel.changes import applied

SECONDS = 60.0  # only a server that hangs, or a machine that is very busy, takes longer
AGAINST_A_BOT = [{"kind": "person", "name": "Ada"}, {"kind": "bot:greedy"}]
HOT_SEAT = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
BY_LINK = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]


@dataclass(frozen=True)
class Answer:
    """What HTTP answered."""

    status: int
    text: str
    headers: dict[str, str]

    @property
    def json(self) -> Any:
        return json.loads(self.text)

    @property
    def error(self) -> str:
        return str(self.json["error"]["code"])


class Api:
    """The server at an address."""

    def __init__(self, address: str) -> None:
        self.address = address

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        sent = {"content-type": "application/json"} | {k.replace("_", "-"): v for k, v in headers.items()}
        request = urllib.request.Request(f"http://{self.address}{path}", data, sent, method=method)
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as got:
                return Answer(got.status, got.read().decode(), {k.lower(): v for k, v in got.headers.items()})
        except urllib.error.HTTPError as error:
            with error:
                return Answer(error.code, error.read().decode(), {k.lower(): v for k, v in error.headers.items()})

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, None, **headers)

    def post(self, path: str, body: object, **headers: str) -> Answer:
        return self.ask("POST", path, body, **headers)

    def new(self, seats: list[dict[str, str]], **more: object) -> "Made":
        """Begin a game."""
        asked = {"game": "cardgame", "seats": seats, "lang": "en", "bot_delay": 0, **more}
        answer = self.post("/api/games", asked)
        assert answer.status == 201, answer.text
        return Made(answer.json["game_id"], answer.json["seats"])

    def sit(
        self,
        game_id: str,
        *tokens: str,
        last_seq: int | None = None,
        lang: str = "en",
        changes: bool = False,
        **more: Any,
    ) -> "Player":
        """Connect to a game and say hello."""
        door = ExitStack()
        player = Player(
            door.enter_context(connect(f"ws://{self.address}/api/games/{game_id}/ws", max_size=None, **more)), door
        )
        player.send(type="hello", tokens=list(tokens), last_seq=last_seq, lang=lang, changes=changes)
        return player


@dataclass(frozen=True)
class Made:
    """A new game with its keys."""

    id: str
    seats: list[dict[str, Any]]

    def token(self, seat: int) -> str:
        return str(self.seats[seat]["token"])


@dataclass
class Player:
    """A connection. It remembers the last state for every audience it is told about."""

    socket: ClientConnection
    door: ExitStack
    states: dict[int, dict[str, Any]] = field(default_factory=dict)
    welcome: dict[str, Any] = field(default_factory=dict)
    table: dict[str, Any] = field(default_factory=dict)
    log: dict[int, list[dict[str, Any]]] = field(default_factory=dict)
    changes: int = 0  # how many states were told as changes

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> dict[str, Any]:
        """The next message, taken note of."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=SECONDS))
        if message["type"] == "change":
            message = self._changed(message)
        if message["type"] == "state":
            self.states[message["audience"]] = message
            log = self.log.setdefault(message["audience"], [])
            del log[message["log"]["from"] :]
            log.extend(message["log"]["entries"])
        elif message["type"] in ("welcome", "table"):
            setattr(self, message["type"], message)
        return message

    def _changed(self, told: dict[str, Any]) -> dict[str, Any]:
        """A change as the state it leads to."""
        before = self.states[told["audience"]]
        assert before["seq"] == told["since"]
        self.changes += 1
        made: dict[str, Any] = applied(before, told["set"])
        return {**made, "seq": told["seq"], "log": told["log"]}

    def until(self, kind: str) -> dict[str, Any]:
        """Messages up to one of a kind."""
        while True:
            message = self.receive()
            if message["type"] == kind:
                return message

    def ready(self) -> "Player":
        """Everything that follows hello has come."""
        self.until("welcome")
        for _ in self.welcome["seats"] or [-1]:
            self.until("state")
        self.until("table")
        return self

    @property
    def seq(self) -> int:
        return min(int(state["seq"]) for state in self.states.values())

    @property
    def over(self) -> Any:
        return next(iter(self.states.values()))["over"]

    def settle(self, seq: int) -> None:
        """Wait until every audience stands at a number or later."""
        while self.seq < seq:
            self.receive()

    def see(self, seat: int, **shown: object) -> None:
        """Wait until the table says this of a seat."""
        while any(self.table["seats"][seat][name] != value for name, value in shown.items()):
            self.receive()

    def replace(self, seat: int, player: "Player") -> None:
        """A bot takes a seat over: not while its player is there, but after the agreed time without one."""
        self.send(type="replace", seat=seat)
        assert self.until("refused")["faults"][0]["code"] == "not_absent"
        player.close()
        self.see(seat, replaceable=True)
        self.send(type="replace", seat=seat)
        self.see(seat, bot="greedy")

    def to_move(self) -> int:
        """The seat to decide that is held here; -1 if there is none."""
        for seat, state in self.states.items():
            decision = state["view"]["decision"]
            if seat >= 0 and decision and decision["who"] == seat:
                return seat
        return -1

    def options(self, seat: int) -> list[dict[str, Any]]:
        return list(self.states[seat]["view"]["decision"]["options"])

    def act(self, **action: object) -> dict[str, Any]:
        """Decide and wait for what comes of it: the next state, or a refusal."""
        before = self.seq
        self.send(type="act", seq=before, **action)
        while True:
            message = self.receive()
            if message["type"] == "refused" or self.seq > before:
                return message

    def act_at_random(self, rng: random.Random) -> dict[str, Any]:
        """Any legal action; nothing that is given up, so that games come to an end."""
        seat = self.to_move()
        options = [o for o in self.options(seat) if o["verb"] not in ("demolish", "offer")] or self.options(seat)
        return self.act(text=rng.choice(options)["text"])

    def close(self) -> None:
        self.door.close()

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
