"""What is told is made once for each audience, and what is kept of it does not grow with what is asked."""

import json
import random

import pytest

from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.server.bodies import NewGame
from catanica.server.messages import ANSWERS, StateMessage
from catanica.server.opening import begin_game
from catanica.server.store.database import Event
from catanica.server.story import Story, fold
from catanica.server.telling import Teller

LANGUAGES = ("de", "en", "da")


def story(game: str, actions: int) -> Story:
    """A game some actions after its beginning."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
    told = fold([begin_game(NewGame.model_validate({"game": game, "seats": seats})).event])
    rng = seeded(6)
    for _ in range(actions):
        seat, tried = told.to_move, told.attempt(int(choose(told.table.state, rng)))
        told.tell(Event(told.game_id, told.seq + 1, "acted", seat, {"moves": tried.moves}, 0.0), tried)
    return told


@pytest.mark.parametrize("game", ["cardgame", "princes", "board"])
def test_a_state_is_what_the_protocol_says(game: str) -> None:
    told = story(game, 25)
    for audience in (-1, 0, 1):
        text = Teller().state(told, audience, None, "en")
        message = ANSWERS.validate_json(text)
        assert isinstance(message, StateMessage)
        assert json.loads(message.model_dump_json()) == json.loads(text)
        assert message.view == json.loads(json.dumps(told.view(audience)))
        assert [entry["n"] for entry in message.log.entries] == list(range(len(told.table.state.events)))


def test_everybody_who_may_know_the_same_is_sent_the_same_text() -> None:
    told, teller = story("cardgame", 25), Teller()
    assert teller.state(told, 0, told.seq - 1, "en") is teller.state(told, 0, told.seq - 1, "en")
    assert teller.state(told, 0, None, "en") is teller.state(told, 0, None, "en")
    assert teller.state(told, 0, None, "en") != teller.state(told, 1, None, "en")


def test_what_is_kept_does_not_grow_with_what_is_asked() -> None:
    """Whatever number clients say they saw last, in whatever language."""
    told, teller = story("cardgame", 25), Teller()
    rng = random.Random(2)
    for number in range(400):
        seen = rng.choice([number, 2**20 + number, None, told.seq, told.seq - 1])
        teller.state(told, rng.choice([-1, 0, 1]), seen, rng.choice(LANGUAGES))
    assert teller.kept() <= 1 + 3 * (1 + 1 + 2 + len(LANGUAGES) + 2 * len(LANGUAGES))
    teller.forget()
    assert teller.kept() <= 1 + 3 * (1 + len(LANGUAGES)), "the position before, alike and for each audience"
    teller.silence()
    assert teller.kept() == 0


def test_whoever_missed_something_is_told_that_and_no_more() -> None:
    told, teller = story("cardgame", 25), Teller()
    everything = json.loads(teller.state(told, 0, None, "en"))["log"]["entries"]
    for seen in range(told.seq + 1):
        log = json.loads(teller.state(told, 0, seen, "en"))["log"]
        assert log["entries"] == everything[log["from"] :]
        assert all(entry["seq"] > seen for entry in log["entries"])
