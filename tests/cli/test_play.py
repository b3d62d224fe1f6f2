"""A game at the terminal: typed moves, answers to questions, saving, stopping, handing over."""

import io
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import catanica
from catanica.bots.registry import make
from catanica.cli.app import app, main
from catanica.cli.sitting import PERSON, Sitting
from catanica.cli.wording import Wording, seat_names
from catanica.kernel.state import State
from catanica.kernel.table import Table
from catanica.notation.games import language
from catanica.notation.record import check
from catanica.notation.save import resume
from tests.cli.runner import run
from tests.support.position import position

SEED = 3
QUICK = {"points": "4"}


def whole_game(game: str, bot: str, seats: int, **options: object) -> tuple[list[str], Table]:
    """The lines a person on seat 0 would type in a whole game, and the game."""
    table = Table(catanica.game(game, **options).new(seed=SEED))
    words = language(game)
    players = [make("greedy", game, 0, 3)] + [make(bot, game, seat, SEED) for seat in range(1, seats)]
    lines: list[str] = []
    while table.state.outcome is None:
        seat = int(table.state.to_move)
        code = players[seat].choose(table.state.redacted(seat))
        if seat == 0:
            lines.append(words.to_text(table.state, code))
        table.apply(code)
    return lines, table


def saves(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "home" / "games").glob("*.catan"))


class Unsaved(Sitting):
    """A sitting that leaves no file behind."""

    def keep(self, file: Path | None = None) -> None:
        """Keep nothing."""


class Typist:
    """Somebody who types one line after another; whatever stands on the screen when they are through is kept."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        return line


def sit(
    state: State, *lines: str, lang: str = "en", players: Sequence[str] = (PERSON, "random"), file: Path | None = None
) -> tuple[str, Sitting]:
    """Type lines at a table and read what the terminal showed."""
    screen = io.StringIO()
    words = Wording(lang)
    words.seats = seat_names(words, players)
    console = Console(file=screen, width=100, highlight=False)
    sitting = Unsaved(Table(state), players, words, console, Typist(lines), file or Path(), 1)
    sitting.run()
    return screen.getvalue(), sitting


def a_choice_of_moves() -> State:
    """My main phase with an abbey, a spy and a market in hand, everything full."""
    return position(active=0).rich(0).rich(1).hand(0, "kloster", "spion", "markt").main()


def built(state: State) -> list[str]:
    view: Any = language("cardgame").view(state, 0, [])
    return [c["card"] for column in view["lands"][0]["columns"] for side in column["sides"] for c in side["cards"]]


# -- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["de", "da"])
def test_a_whole_game_against_a_bot_by_the_keyboard(lang: str, tmp_path: Path) -> None:
    lines, table = whole_game("cardgame", "random", 2, **QUICK)
    answer = run(
        "play", "--seed", str(SEED), "--players", "you,random", "--points", "4", "--lang", lang, keys="\n".join(lines)
    )  # fmt: skip
    assert (answer.code, answer.err) == (0, "")
    outcome = table.state.outcome
    assert outcome is not None
    words = Wording(lang)
    who = seat_names(words, ["you", "random"])[outcome.winners[0]]
    assert words.say("play.ended", winner=who, points=max(outcome.points)) in answer.out
    assert words.say("play.breakdown") in answer.out
    [file] = saves(tmp_path)
    assert check(file.read_bytes()).state.key() == table.state.key()


def test_a_whole_board_game_by_the_keyboard(tmp_path: Path) -> None:
    lines, table = whole_game("board", "random", 2, players=2, points=3)
    answer = run(
        "play", "board", "--seed", str(SEED), "--players", "you,random", "--points", "3", keys="\n".join(lines)
    )  # fmt: skip
    assert (answer.code, answer.err) == (0, "")
    assert "How the points come about" in answer.out
    assert check(saves(tmp_path)[0].read_bytes()).state.key() == table.state.key()


@pytest.mark.parametrize(("game", "lang"), [("cardgame", "en"), ("princes", "da")])
def test_a_game_that_the_turn_limit_stops_is_no_draw(game: str, lang: str) -> None:
    lines, table = whole_game(game, "random", 2, turn_limit=10)
    assert table.state.outcome is not None
    assert table.state.outcome.truncated
    answer = run(
        "play", game, "--seed", str(SEED), "--players", "you,random", "--option", "turn_limit=10", "--lang", lang,
        keys="\n".join(lines),
    )  # fmt: skip
    assert Wording(lang).say("play.stopped", turns=10) in " ".join(answer.out.split())


def test_a_stopped_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    lines, table = whole_game("cardgame", "random", 2, **QUICK)
    file = tmp_path / "mine.catan"
    half = len(lines) // 2
    arguments = ["play", "--seed", str(SEED), "--players", "you,random", "--points", "4", "--save", str(file)]
    first = run(*arguments, keys="\n".join([*lines[:half], "q"]))
    assert first.code == 0
    assert f"catanica play --resume {file}" in first.out
    played = resume(file)
    assert played.seats == {0: "person", 1: "random"}
    assert len(played.table.entries) < len(table.entries)
    again = run("play", "--resume", str(file), keys="?\nq\n")
    assert again.code == 0
    assert resume(file).table.state.key() == played.table.state.key()


def test_the_end_of_input_saves_like_quitting(tmp_path: Path) -> None:
    answer = run("play", "--seed", "1", "--players", "you,random", keys="1\n2\n")
    assert answer.code == 0
    [file] = saves(tmp_path)
    assert "Saved: " in answer.out
    assert len([e for e in resume(file).table.entries if e.who == 0]) == 2


def test_ctrl_c_saves_and_says_where(tmp_path: Path) -> None:
    class Broken(io.StringIO):
        def readline(self, size: int | None = -1) -> str:  # type: ignore[override]  # as in typeshed's own text streams
            line = super().readline(-1 if size is None else size)
            if not line:
                raise KeyboardInterrupt
            return line

    assert run_with(Broken("1\n"), "play", "--seed", "1", "--players", "you,random") == 130
    [file] = saves(tmp_path)
    assert len([e for e in resume(file).table.entries if e.who == 0]) == 1


def test_ctrl_c_in_the_middle_of_a_move_keeps_the_save_made_before_it(tmp_path: Path) -> None:
    file = tmp_path / "mine.catan"
    assert run("play", "--seed", "1", "--players", "you,random", "--save", str(file), keys="1\nq\n").code == 0
    before = file.read_bytes()
    words = Wording("en")
    words.seats = seat_names(words, [PERSON, "random"])
    state = a_choice_of_moves()  # a position without a past cannot be saved, like one cut in the middle of a move
    console = Console(file=io.StringIO(), width=100)

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    sitting = Sitting(Table(state), [PERSON, "random"], words, console, interrupted, file, 1)
    with pytest.raises(KeyboardInterrupt):
        sitting.run()
    assert file.read_bytes() == before


def run_with(keyboard: io.StringIO, *arguments: str) -> int:
    """Run with a keyboard of one's own; returns the exit code."""
    before, sys.stdin = sys.stdin, keyboard
    try:
        main(lambda: app(list(arguments), prog_name="catanica"))
    except SystemExit as end:
        return int(end.code or 0)
    finally:
        sys.stdin = before
    return 0


# -- what is typed ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "build kloster L1 above"),
        ("en", "BUILD Kloster l1 ABOVE"),
        ("en", "b kl l1 a"),
        ("en", "build Abbey L1 above"),
        ("de", "build Kloster L1 oben"),
        ("da", "build kloster l1 over"),
        ("en", "b ab l1 a"),
        ("en", "build abb l1 above"),
        ("de", "bauen Kloster L1 oben"),
        ("de", "bau kl l1 o"),
        ("da", "bygge kloster l1 over"),
        ("da", "byg klo l1 over"),
    ],
)
def test_a_move_in_words_in_short_and_in_ones_own_language(lang: str, line: str) -> None:
    _, sitting = sit(a_choice_of_moves(), line, lang=lang)
    assert built(sitting.table.state) == ["kloster"]


@pytest.mark.parametrize(
    ("lang", "line", "reason"),
    [
        ("en", "city R2", "settlement"),
        ("en", "? city R2", "settlement"),
        ("en", "settlement R1", "settlement"),
        ("de", "Stadt R2", "Siedlung"),
        ("da", "by R2", "hus"),
    ],
)
def test_a_verb_that_is_also_a_card_is_read_as_a_verb(lang: str, line: str, reason: str) -> None:
    shown, sitting = sit(a_choice_of_moves(), line, lang=lang)
    told = shown.rsplit("log · q", 1)[1]
    assert reason in told
    assert "[KB-" in told
    assert built(sitting.table.state) == []


def test_a_move_by_its_number() -> None:
    shown, _ = sit(a_choice_of_moves())
    number = next(
        line.split("Abbey")[0].split()[-1] for line in shown.splitlines() if "L1 above" in line and "Abbey" in line
    )
    _, sitting = sit(a_choice_of_moves(), number)
    assert built(sitting.table.state) == ["kloster"]


def test_a_number_that_is_no_choice_changes_nothing() -> None:
    state = a_choice_of_moves()
    before = state.key()
    shown, sitting = sit(state, "999", "0")
    assert "There is no choice 999" in shown
    assert sitting.table.state.key() == before


def test_words_that_fit_several_choices_are_given_back_with_all_of_them() -> None:
    state = a_choice_of_moves()
    before = state.key()
    shown, sitting = sit(state, "build kloster")
    assert "Could mean several things" in shown
    assert shown.count("Abbey") > 4
    assert sitting.table.state.key() == before


def test_an_illegal_move_is_answered_with_every_reason_and_its_ruling() -> None:
    state = position(active=0).hand(0, "markt").main()
    before = state.key()
    shown, sitting = sit(state, "build markt L1 above")
    assert "Not allowed" in shown
    assert "belongs in a city only" in shown
    assert "You lack resources" in shown
    assert "[KB-" in shown
    assert "What would help" in shown
    assert sitting.table.state.key() == before


def test_something_that_is_no_move_at_all() -> None:
    shown, _ = sit(a_choice_of_moves(), "dance wildly", "build zauberturm L1 above", "build kloster X9 above")
    assert shown.count("Not understood") == 3
    assert "dance" in shown
    assert "zauberturm" in shown


def test_one_move_is_taken_back_and_no_more() -> None:
    state = a_choice_of_moves()
    before = state.key()
    shown, sitting = sit(state, "build kloster L1 above", "u", "u")
    assert "Taken back." in shown
    assert "nothing" in shown.split("Taken back.")[1]
    assert sitting.table.state.key() == before


# -- questions --------------------------------------------------------------------------------------------------------


def test_a_question_mark_explains_what_can_be_typed() -> None:
    shown, _ = sit(a_choice_of_moves(), "?")
    assert "take your last move back" in shown
    assert "? Road" in shown
    assert "? KB-1" in shown


def test_the_board_game_explains_itself_with_examples_of_its_own() -> None:
    state = catanica.game("board", players=2).new(seed=SEED)
    shown, _ = sit(state, *["1"] * (state.to_move != 0), "?")
    help_page = shown.split("Help")[1]
    assert "? BG-1" in help_page
    assert "KB-" not in help_page
    assert "explain a card" not in help_page
    assert "road ..." in help_page
    assert "build" not in help_page.split("road ...")[0]


def test_a_word_unlike_any_verb_is_answered_with_what_can_be_done_now() -> None:
    shown, _ = sit(a_choice_of_moves(), "hello")
    assert "“hello” is no action here" in shown
    hint = shown.split("What would help:")[1].split(".")[0]
    assert "build" in hint
    assert "end" in hint
    assert not [far for far in ("cell", "roll", "deal") if far in hint]


def test_a_mistyped_verb_is_answered_with_the_one_meant() -> None:
    shown, _ = sit(a_choice_of_moves(), "buld abbey")
    assert "Known are: build." in shown


def test_a_far_fetched_card_is_not_offered() -> None:
    shown, _ = sit(a_choice_of_moves(), "? hello")
    assert "Perhaps you mean" not in shown


@pytest.mark.parametrize(("lang", "word"), [("en", "spy"), ("de", "Spion"), ("da", "spion"), ("en", "spion")])
def test_a_card_is_explained_by_name_or_id(lang: str, word: str) -> None:
    shown, _ = sit(a_choice_of_moves(), f"? {word}", lang=lang)
    assert "KB-40" in shown


def test_a_ruling_is_explained_by_its_number() -> None:
    shown, _ = sit(a_choice_of_moves(), "? kb-24")
    assert "KB-24 · The mill" in shown


def test_a_numbered_choice_is_explained() -> None:
    shown, _ = sit(a_choice_of_moves(), "? 1")
    assert "Choice 1:" in shown
    assert "In words:" in shown


def test_a_move_is_explained_before_it_is_made() -> None:
    state = a_choice_of_moves()
    before = state.key()
    shown, sitting = sit(state, "? build kloster L1 above", "? build markt L1 above")
    assert "That move is allowed now." in shown
    assert "belongs in a city only" in shown
    assert sitting.table.state.key() == before


def test_an_unknown_word_is_answered_with_what_is_near() -> None:
    shown, _ = sit(a_choice_of_moves(), "? spiom")
    assert "There is no card, ruling or choice 'spiom'" in shown
    assert "spion" in shown.split("Perhaps you mean")[1]


def test_the_log_tells_what_happened() -> None:
    shown, _ = sit(a_choice_of_moves(), "build kloster L1 above", "log")
    assert "You: Abbey built, L1 above" in shown


# -- hidden hands -----------------------------------------------------------------------------------------------------


def test_a_bots_hand_is_never_shown() -> None:
    state = position(active=0).hand(0, "kloster").hand(1, "spion", "rathaus").main()
    shown, _ = sit(state, "t", "log")
    assert "Abbey" in shown
    assert "Spy" not in shown
    assert "Town Hall" not in shown


def test_between_two_people_the_screen_is_handed_over_before_the_other_hand_is_shown() -> None:
    state = position(active=0).hand(0, "kloster").hand(1, "rathaus").before_roll()
    typist = Typist([""])
    screen = io.StringIO()
    words = Wording("en")
    words.seats = seat_names(words, [PERSON, PERSON])
    sitting = Unsaved(Table(state), [PERSON, PERSON], words, Console(file=screen, width=100), typist, Path(), 1)
    assert not sitting.run()
    assert "Player 1" in typist.prompts[0]
    assert "Abbey" in screen.getvalue()
    assert "Town Hall" not in screen.getvalue()


def test_saving_elsewhere_that_fails_is_said_and_loses_nothing(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.catan", tmp_path / "no" / "folder.catan"
    answer = run("play", "--seed", "1", "--players", "you,random", keys=f"1\ns {bad}\ns {good}\nq\n")
    assert answer.code == 0
    assert "cannot be written" in answer.out
    assert len([e for e in resume(good).table.entries if e.who == 0]) == 1
