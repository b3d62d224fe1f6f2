"""An outside check: games recorded by another engine, replayed on our rules and compared line by line."""

from pathlib import Path

import pytest

from catanica.games.board.game import BoardGame
from catanica.games.board.jsettlers import import_log
from catanica.games.board.jsettlers_log import edge_of, vertex_of
from catanica.kernel.errors import InputError
from tests.games.board.jsettlers_writer import Writer
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


DICE = "all:SOCDiceResult:game=~botsOnly~1|param="


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("version=2700", "version=2500", "version 2500"),
        ("SOC game event log", "some other file", "not a JSettlers game log"),
        ("all:SOCVersion:2700", "what is this", "line 4: not a message"),
        ("hexLayout={ 50", "hexLayout={", "36 hexes"),
        ("hexLayout={ 50 6 10", "hexLayout={ x 6 10", "line [0-9]+: SOCBoardLayout cannot be read"),
        ("hexLayout={ 50 6 10", "hexLayout={ 999 6 10", "line [0-9]+: SOCBoardLayout cannot be read"),
        ("hexLayout={ 50 6 10", "hexLayout={ 6 50 10", "harbour lies where"),
        ("hexLayout={ 50 6 10", "hexLayout={ 6 6 10", "8 of the nine"),
        ("param2=BC=t4", "param2=SBL=t,BC=t4", "SBL=t belongs to an expansion"),
        ("pieceType=1|coord=54", "pieceType=1|coord=ff", "line 131: piece 1 at ff"),
        ("pieceType=1|coord=54", "pieceType=1|coord=zz", "needs a coordinate"),
        ("playerNumber=0|pieceType=1|coord=96", "playerNumber=0|pieceType=1|coord=54", "our rules refuse"),
        (f"{DICE}4", f"{DICE}13", "13 is not a sum"),
        (f"{DICE}4", f"{DICE}x", "needs a number 'param'"),
        ("|p=2|p=0|p=5|p=1|p=1", "|p=2|p=0|p=5|p=2|p=1", "production: the log says"),
        ("|p=2|p=0|p=5|p=1|p=1", "|p=9|p=0|p=5|p=1|p=1", "cannot be read"),
        ("|p=2|p=0|p=5|p=1|p=1", f"|p={'9' * 5000}", "cannot be read"),
        ("param2=BC=t4", "param2=VP=t99,BC=t4", "line [0-9]+: points must lie between"),
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


@rule("BG-1", "BG-8", "BG-9", "BG-10", "BG-19", "BG-21", "BG-29")
@pytest.mark.parametrize(
    ("seed", "seats", "points", "holds"),
    [
        (0, (0, 1, 2, 3), 10, "several discard"),
        (9, (0, 2, 3), 7, "offer taken"),
        (408, (0, 1), 10, "one free road"),
        (2, (1, 3), 5, "won with hidden points"),
        (21, (0, 2, 3), 7, "monopoly of nothing"),
        (27, (0, 1, 2, 3), 8, "robber without victim"),
        (39, (0, 1, 2, 3), 8, "counter-offer taken"),
        (125, (0, 2, 3), 7, "longest road lost to nobody"),
    ],
)
def test_logs_of_other_tables_verify_too(seed: int, seats: tuple[int, ...], points: int, holds: str) -> None:
    writer = Writer(seed, seats, points)
    done = import_log(writer.play())
    assert holds in writer.told
    theirs, ours = writer.state, done.state
    assert ours.outcome is not None
    assert theirs.outcome is not None
    assert ours.outcome.points == theirs.outcome.points
    assert ours.outcome.winners == theirs.outcome.winners
    for part in ("hands", "roads", "towns", "cities", "cards", "knights"):
        assert list(getattr(ours, part)) == list(getattr(theirs, part))
    assert done.names == [f"robot {seat}" for seat in seats]


def with_lines(after: str, *added: str) -> str:
    """A log with lines put in behind the first one that holds a text."""
    lines = text(0).splitlines()
    at = next(i for i, line in enumerate(lines) if after in line)
    return "\n".join(lines[: at + 1] + list(added) + lines[at + 1 :])


def placed(piece: int, count: int) -> str:
    """The so-many-th line of a log by which a piece is placed."""
    lines = [
        line for line in text(0).splitlines() if line.startswith("all:SOCPutPiece") and f"pieceType={piece}" in line
    ]
    return lines[count]


@pytest.mark.parametrize("line", [placed(0, 12), placed(1, 8), placed(2, 0)])
def test_a_piece_taken_back_is_as_if_never_placed(line: str) -> None:
    undone = line.replace("SOCPutPiece", "SOCUndoPutPiece")
    done = import_log(with_lines(line, undone, line))
    assert done.state.trace == import_log(text(0)).state.trace


def test_a_founding_settlement_taken_back_is_as_if_never_placed() -> None:
    line = placed(1, 0)
    cancelled = "all:SOCCancelBuildRequest:game=~botsOnly~1|pieceType=1"
    assert import_log(with_lines(line, cancelled, line)).state.trace == import_log(text(0)).state.trace


def test_people_who_come_and_go_change_nothing() -> None:
    before = "all:SOCSitDown:game=~botsOnly~1|nickname=Ada|playerNumber=2|robotFlag=false"
    left = "all:SOCLeaveGame:nickname=Ada|host=|game=~botsOnly~1"
    early = with_lines("all:SOCNewGameWithOptions", before, left)
    assert import_log(early).names == import_log(text(0)).names
    again = "p1:SOCPlayerElements:game=~botsOnly~1|playerNum=1|actionType=SET|e10=9,e11=3,e12=4"
    assert import_log(with_lines("pieceType=2", before, left, again)).names == import_log(text(0)).names


@pytest.mark.parametrize(
    ("log", "said"),
    [
        (with_lines("pieceType=2", "all:SOCResetBoardAuth:game=~botsOnly~1|rejoinPN=-1"), "began anew"),
        (with_lines("pieceType=2", "all:SOCMovePiece:game=~botsOnly~1|pn=1"), "a piece was moved"),
        (
            with_lines("all:SOCDiceResult:", "all:SOCUndoPutPiece:game=x|playerNumber=1|pieceType=0|coord=54"),
            "not the last",
        ),
        (text(0).replace("version=2700", "version=2700, at_client"), "lacks the others' hands"),
        (text(0).replace("all:SOCDiceResultResources", "ob:SOCDiceResultResources", 1), "the log tells of none"),
    ],
)
def test_what_cannot_be_replayed_is_said(log: str, said: str) -> None:
    with pytest.raises(InputError, match=said):
        import_log(log)


@rule("BG-22")
def test_a_robber_moved_after_the_last_point_does_no_harm() -> None:
    lines = text(0).splitlines()
    end = next(i for i, line in enumerate(lines) if line.startswith("all:SOCGameState") and line.endswith("state=1000"))
    late = [
        "all:SOCMoveRobber:game=~botsOnly~1|playerNumber=3|coord=55",
        "p3:SOCRobberyResult:game=~botsOnly~1|perp=3|victim=0|resType=1|amount=1",
    ]
    again = import_log("\n".join(lines[:end] + late + lines[end:]))
    assert again.state.trace == import_log(text(0)).state.trace


def test_a_mark_of_byte_order_and_other_line_ends_do_no_harm() -> None:
    log = "\ufeff" + text(0).replace("\n", "\r\n")
    assert import_log(log).state.trace == import_log(text(0)).state.trace
