"""An outside check: games recorded by another engine, replayed on our rules and compared line by line."""

from pathlib import Path

import pytest

from catanica.games.board.game import BoardGame
from catanica.games.board.jsettlers import import_log
from catanica.games.board.jsettlers_log import edge_of, vertex_of
from catanica.kernel.errors import InputError
from tests.support.rules import rule

LOGS = sorted((Path(__file__).parents[2] / "data" / "jsettlers").glob("*.soclog"))


def text(index: int) -> str:
    """A log as text."""
    return LOGS[index].read_text(encoding="utf-8")


def test_there_are_logs() -> None:
    assert len(LOGS) == 6


@rule("BG-5", "BG-6", "BG-8", "BG-9", "BG-11", "BG-18", "BG-19", "BG-21", "BG-22")
@pytest.mark.parametrize("log", LOGS, ids=[log.stem for log in LOGS])
def test_a_logged_game_verifies_and_its_record_replays(log: Path) -> None:
    done = import_log(log.read_text(encoding="utf-8"), log.name)
    assert done.state.outcome is not None
    assert len(done.names) == 4
    for what in ("hand", "production", "victim", "turn order", "largest army", "longest road"):
        assert done.checks[what] > 5
    assert done.checks["final points"] == 4
    again = BoardGame.from_header(done.state.header()).new(explicit=True)
    for action in done.state.trace:
        again.apply(action)
    assert again.key() == done.state.key()


def test_the_unlimited_bank_of_that_engine_is_said_in_the_record() -> None:
    done = import_log(text(0))
    assert done.state.header()["bank"] == "unlimited"


def test_the_names_of_places_agree() -> None:
    assert len({vertex_of(n) for n in range(256)} - {None}) == 54
    assert len({edge_of(n) for n in range(256)} - {None}) == 72


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("version=2700", "version=2500", "version 2500"),
        ("SOC game event log", "some other file", "not a JSettlers game log"),
        ("all:SOCVersion:2700", "what is this", "line 4: not a message"),
        ("hexLayout={ 50", "hexLayout={", "36 hexes"),
        ("hexLayout={ 50 6 10", "hexLayout={ 6 50 10", "harbour lies where"),
        ("hexLayout={ 50 6 10", "hexLayout={ 6 6 10", "8 of the nine"),
        ("param2=BC=t4", "param2=SBL=t,BC=t4", "SBL=t belongs to an expansion"),
        ("pieceType=1|coord=54", "pieceType=1|coord=ff", "line 131: piece 1 at ff"),
        ("pieceType=1|coord=54", "pieceType=1|coord=zz", "needs a coordinate"),
        ("playerNumber=0|pieceType=1|coord=96", "playerNumber=0|pieceType=1|coord=54", "our rules refuse"),
        (
            "all:SOCDiceResult:game=~botsOnly~1|param=4",
            "all:SOCDiceResult:game=~botsOnly~1|param=13",
            "13 is not a sum",
        ),
        (
            "all:SOCDiceResult:game=~botsOnly~1|param=4",
            "all:SOCDiceResult:game=~botsOnly~1|param=x",
            "needs a number 'param'",
        ),
        ("|p=2|p=0|p=5|p=1|p=1", "|p=2|p=0|p=5|p=2|p=1", "production: the log says"),
        ("|p=2|p=0|p=5|p=1|p=1", "|p=9|p=0|p=5|p=1|p=1", "cannot be read"),
        ("actionType=SET|e1=1,e2=1,e3=2,e4=0,e5=1", "actionType=SET|e1=1,e2=1,e3=2,e4=0,e5=2", "hand: the log says"),
        ("perp=1|victim=0|resType=5", "perp=1|victim=2|resType=5", "victim: the log says 2"),
        ("perp=1|victim=0|resType=5", "perp=1|victim=0|resType=9", "9 is not a resource"),
        (
            "SOCGameElements:game=~botsOnly~1|e6=1",
            "SOCGameElements:game=~botsOnly~1|e6=2",
            "longest road: the log says 2",
        ),
        ("|5|8|8|10|true", "|5|8|9|10|true", "final points: the log says 9"),
    ],
)
def test_a_log_that_does_not_agree_is_refused_at_its_line(old: str, new: str, said: str) -> None:
    log = text(0)
    assert old in log
    parts = log.split("\nall:SOCBoardLayout", 1)
    changed = (
        log.replace(old, new, 1) if old in parts[0] else parts[0] + "\nall:SOCBoardLayout" + parts[1].replace(old, new)
    )
    with pytest.raises(InputError, match=said):
        import_log(changed, "game.soclog")


def test_a_log_cut_short_is_refused() -> None:
    lines = text(0).splitlines()
    with pytest.raises(InputError, match="the game goes on"):
        import_log("\n".join(lines[: len(lines) // 2]))
    with pytest.raises(InputError, match="no turn in it"):
        import_log("\n".join(lines[:40]))
    with pytest.raises(InputError, match="not a JSettlers game log"):
        import_log("")


def test_an_empty_game_is_refused() -> None:
    with pytest.raises(InputError, match="no turn in it"):
        import_log("SOC game event log: type=F, version=2700, created_at=1\n# nothing")
