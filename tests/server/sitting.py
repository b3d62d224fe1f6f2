"""A game in the middle of something when its server ends: what was told before must be there afterwards."""

import random
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.client import Api, Made, Player

AFTERWARDS = 3  # actions every game is played on
AS_THE_PAGE: dict[str, Any] = {"changes": True, "compression": None}  # it is told what changed


@dataclass
class Sitting:
    """A game and what its player was told before the server ended."""

    made: Made
    acknowledged: int = 0
    views: dict[int, Any] = field(default_factory=dict)
    log: list[dict[str, Any]] = field(default_factory=list)
    asked: int = 0  # actions sent
    code: int | None = None  # with which the server closed the channel, if it did

    def play(self, api: Api, seed: int) -> None:
        """Act as fast as the server answers, until it is gone."""
        rng = random.Random(seed)
        try:
            with api.sit(self.made.id, self.made.token(0), self.made.token(1), **AS_THE_PAGE).ready() as both:
                while not both.over:
                    self.asked += 1
                    both.act_at_random(rng)
                    self._note(both)
        except ConnectionClosed as closed:
            self.code = closed.rcvd.code if closed.rcvd else None
        except (OSError, TimeoutError):
            return

    def watch(self, api: Api) -> None:
        """Look on without a word, until the server is gone."""
        try:
            with api.sit(self.made.id).ready() as watcher:
                self.views = {seat: state["view"] for seat, state in watcher.states.items()}
                while True:
                    watcher.receive()
        except ConnectionClosed as closed:
            self.code = closed.rcvd.code if closed.rcvd else None

    def _note(self, both: Player) -> None:
        self.acknowledged = both.seq
        self.views = {seat: state["view"] for seat, state in both.states.items()}
        self.log = list(both.log[0])

    def check(self, api: Api, seed: int) -> None:
        """Everything acknowledged is there; at most the one action under way came on top. The game goes on."""
        rng = random.Random(seed)
        with api.sit(self.made.id, self.made.token(0), self.made.token(1), **AS_THE_PAGE).ready() as both:
            assert both.seq in (self.acknowledged, self.acknowledged + 1)
            assert both.log[0][: len(self.log)] == self.log
            if both.seq == self.acknowledged and self.views:
                assert {seat: state["view"] for seat, state in both.states.items()} == self.views
            for _ in range(AFTERWARDS):
                if not both.over:
                    assert both.act_at_random(rng)["type"] == "state"
