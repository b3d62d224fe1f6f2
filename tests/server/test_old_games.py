"""Games written down by earlier versions go on; what is kept never depends on how the engine counts."""

import json

import pytest
from sqlalchemy import text

from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import CHANCE, NOBODY
from catanica.notation import record
from catanica.notation.games import language
from catanica.notation.lines import MARK
from catanica.notation.record import to_record
from catanica.server.bodies import NewGame, NewSeat
from catanica.server.migrations.codes import Reader
from catanica.server.opening import begin_game
from catanica.server.refusals import No
from catanica.server.store.database import Event, migrate, read_events
from catanica.server.story import Story, fold
from tests.server import old
from tests.support.sources import ROOT

MORE = 12  # decisions every old game is played on
PLAYED_OTHERWISE = ROOT / "tests" / "data" / "version_1.catan"  # by rules that have changed since


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


def journal_of(text: str) -> list[Event]:
    """The events a server kept of a game, from its record: each decision with what chance brought after it."""
    kept, words = record.read(text), language("cardgame")
    first = begin_game(NewGame(game="cardgame", seats=[NewSeat(kind="person")] * 2)).event
    events = [first._replace(body={**first.body, "rules": kept.rules, "options": kept.options, "moves": []})]
    for line in kept.lines:
        if line.who == MARK:
            continue
        short, *rest = line.text.split()
        moves = [f"{words.series[short]} {card}" for card in rest] if short in words.series else [line.text]
        if line.who == CHANCE:
            events[-1].body["moves"].extend(moves)
        else:
            events.append(Event(first.game_id, len(events), "acted", line.who, {"moves": moves}, 0.0))
    return events


def test_an_old_game_that_todays_rules_would_have_led_elsewhere_says_so() -> None:
    """It was right by the rules of its day: that is no fault of what is kept, and nobody's to mend."""
    events = journal_of(PLAYED_OTHERWISE.read_text(encoding="utf-8"))
    with pytest.raises(No) as refused:
        fold(events)
    assert (refused.value.code, refused.value.status) == ("rules_changed", 409)
    [fault] = refused.value.faults("en")
    assert "was played by version 1 of the rules of cardgame. By version 2" in fault.sentence
    assert fault.hint == "Nothing is lost: a server with version 1 of the rules goes on with it."
    held = int(str(refused.value.params["seq"]))
    story = fold(events[:held])  # up to there it holds, and goes on by today's rules
    assert (story.seq, story.rules, story.began_by) == (held - 1, "2", "1")
    go_on(story, 1)
    todays = events[0]._replace(body={**events[0].body, "rules": "2"})
    with pytest.raises(No, match="unreadable_game"):
        fold([todays, *events[1:]])


def test_an_undo_that_does_not_hold_is_told_too() -> None:
    events = journal_of(PLAYED_OTHERWISE.read_text(encoding="utf-8"))[:2]
    with pytest.raises(No, match="rules_changed"):
        fold([*events, Event(events[0].game_id, 2, "undone", 1, {}, 0.0)])


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
