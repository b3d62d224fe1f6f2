"""Games written down by earlier versions go on; what is kept never depends on how the engine counts."""

import json

import pytest
from sqlalchemy import text

from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY
from catanica.notation.record import to_record
from catanica.server.migrations.codes import Reader
from catanica.server.store.database import Event, migrate, read_events
from catanica.server.story import Story, fold
from tests.server import old

MORE = 12  # decisions every old game is played on


def go_on(story: Story, seed: int) -> None:
    """Play a game on with any legal actions."""
    rng = seeded(seed)
    for _ in range(MORE):
        if story.to_move == NOBODY:
            return
        seat = story.to_move
        asked = story.lesson.asked(story.table.state, story.lesson_step) if story.lesson and seat == 0 else []
        tried = story.attempt(asked[0] if asked else int(choose(story.table.state, rng)))
        body = {"moves": tried.moves}
        story.tell(Event(story.game_id, story.seq + 1, "acted", seat, body, 0.0), tried)


def test_a_database_of_the_first_version_is_brought_up_and_every_game_goes_on(database_url: str) -> None:
    engine = old.installed(database_url)
    migrate(engine)
    kept = old.games()
    assert len(kept) == 15
    for number, (game_id, told) in enumerate(kept.items()):
        events = read_events(engine, game_id)
        assert not any("codes" in event.body for event in events)
        story = fold(events)
        assert story.seq == told["seq"], told["what"]
        assert [line.written() for line in to_record(story.table).lines] == told["lines"], told["what"]
        go_on(story, number)
    migrate(engine)  # a second start changes nothing
    assert fold(read_events(engine, next(iter(kept)))).seq == next(iter(kept.values()))["seq"]
    engine.dispose()


@pytest.mark.parametrize("game", ["cardgame", "princes", "board"])
def test_old_numbers_are_read_as_they_were_meant(game: str) -> None:
    """One number for every verb and every way to say it, with the words the version that made it had for it."""
    rows = json.loads((old.DATA / "codes.json").read_text(encoding="utf-8"))[game]
    assert len(rows) >= 20
    for row in rows:
        reader = Reader(game, row["options"])
        reader.know(row["before"])
        assert reader.text(row["code"], row["who"]) == row["text"]


def test_a_record_that_cannot_be_played_here_is_kept_as_it_was(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A game that began with a record and whose options are unknown now: not ours to go on with, but not spoilt."""
    url = f"sqlite:///{tmp_path_factory.mktemp('old') / 'games.sqlite'}"
    engine = old.installed(url)
    what = "cardgame taken up from a record"
    game_id = next(name for name, told in old.games().items() if told["what"] == what)
    with engine.begin() as connection:
        connection.execute(
            text("UPDATE events SET body = replace(body, '\"variant\"', '\"forgotten\"') WHERE game_id = :id"),
            {"id": game_id},
        )
        before = connection.execute(
            text("SELECT body FROM events WHERE game_id = :id AND seq = 0"), {"id": game_id}
        ).scalar()
    migrate(engine)
    with engine.connect() as connection:
        after = connection.execute(
            text("SELECT body FROM events WHERE game_id = :id AND seq = 0"), {"id": game_id}
        ).scalar()
    assert after == before
    engine.dispose()
