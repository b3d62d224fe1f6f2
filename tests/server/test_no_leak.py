"""What is sent to a seat or to watchers depends on nothing that they may not know.

At random positions everything hidden is dealt anew, past log entries included; what an audience is sent must not differ
by a single character.
"""

import random
from types import SimpleNamespace
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.board.grammar import GRAMMAR as BOARD
from catanica.games.board.state import BoardState
from catanica.games.principality.telling.grammar import GRAMMAR as PRINCIPALITY
from catanica.kernel.grammar import Happening
from catanica.kernel.playout import choose
from catanica.kernel.rng import Rng, seeded
from catanica.kernel.shown import Place
from catanica.kernel.state import State
from catanica.kernel.words import number_of
from catanica.server.bodies import NewGame
from catanica.server.catalogue import game_kind
from catanica.server.opening import begin_game
from catanica.server.refusals import No
from catanica.server.room import Room
from catanica.server.settings import Settings
from catanica.server.store.database import Event
from catanica.server.story import Story, fold
from catanica.server.telling import Teller
from tests.conformance.cases import CASES, VARIANTS, Case

POSITIONS = 300  # for each of more than twenty ways to play, each seen by one seat or by watchers: thousands in all


def lowest_bit(mask: int) -> int:
    """The lowest set bit of a mask."""
    return mask & -mask


def hidden_changed(state: State, event: int, audience: int) -> int:
    """A log entry in which what the audience may not know is something else."""
    number = int(number_of(event))
    board = isinstance(state, BoardState)
    happening: Happening[Any] = BOARD.happenings[number] if board else PRINCIPALITY.happenings[number]
    return event if happening.known(event, audience) else event ^ lowest_bit(happening.row.hidden)


def otherwise(state: State, audience: int, seed: int) -> State:
    """A position that looks the same to an audience; everything else is dealt anew."""
    other = state.redacted(audience).determinised(seed)
    other.tracing = True
    other.trace = vec[i64](list(state.trace))
    other.events = vec[i64]([hidden_changed(state, e, audience) for e in state.events])
    return other


def seats_of(case: Case) -> int:
    return int(str(dict(case.options).get("players", game_kind(case.game).seats[-1])))


def new_story(case: Case) -> Story:
    people = [{"kind": "person", "name": f"P{i}"} for i in range(seats_of(case))]
    asked = NewGame.model_validate({"game": case.game, "seats": people, "options": dict(case.options)})
    return fold([begin_game(asked).event])


def act(story: Story, lots: Rng) -> str:
    """One random action, taken up as the server takes it up."""
    seat, code = story.to_move, int(choose(story.table.state, lots))
    tried = story.attempt(code)
    story.tell(Event(story.game_id, story.seq + 1, "acted", seat, {"moves": tried.moves}, 0.0), tried)
    return tried.moves[0]


def told(room: Any, audience: int, whole_log: bool, texts: list[str]) -> list[str]:
    """Everything an audience can be sent now: its state, with a short or long log, and reasons against actions."""
    story = room.story
    out = [Teller().state(story, audience, None if whole_log else max(0, story.seq - 5), "de").decode()]
    for text in texts if audience >= 0 else ():
        try:
            against = story.against(audience, story.action(audience, text))
        except No as no:
            against = no
        out.append(str(against.faults("en") if against else None))
    return out


def compared(case: Case, positions: int) -> tuple[int, int]:
    """How many positions looked different with hidden things dealt anew, and how many were really different."""
    rng = random.Random(f"no leak {case.name}")
    seats = seats_of(case)
    looked, differed, changed = 0, 0, 0
    while looked < positions:
        story = new_story(case)
        house: Any = SimpleNamespace(settings=Settings())
        room: Any = Room(house, story)
        lots = seeded(rng.getrandbits(32))
        past: list[str] = []
        while story.over is None and looked < positions:
            for _ in range(rng.randrange(1, 12)):
                if story.over is None:
                    past.append(act(story, lots))
            audience = rng.randrange(-1, seats)
            texts = rng.sample(past, min(4, len(past)))
            real = story.table.state
            whole_log = looked % 8 == 0
            before = told(room, audience, whole_log, texts)
            story.table.state = otherwise(real, audience, rng.getrandbits(30))
            changed += story.table.state.key() != real.key()
            differed += told(room, audience, whole_log, texts) != before
            story.table.state = real
            looked += 1
    return differed, changed


@pytest.mark.parametrize("case", [*CASES, *VARIANTS], ids=lambda case: case.name)
def test_messages_do_not_depend_on_what_is_hidden(case: Case) -> None:
    differed, changed = compared(case, POSITIONS)
    assert differed == 0
    assert changed > POSITIONS // 4


def leaking(story: Story, audience: int, before: object = None) -> tuple[State, dict[Place, Any]]:
    """What is an audience's own, with all that is hidden."""
    return story.table.state, {("key",): str(story.table.state.key())}


@pytest.mark.parametrize("case", CASES[-2:], ids=lambda case: case.name)
def test_a_leak_would_be_noticed(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that tells the first hidden thing it finds differs where that is dealt anew."""
    monkeypatch.setattr(Story, "own", leaking)
    differed, changed = compared(case, 20)
    assert differed == changed > 0
