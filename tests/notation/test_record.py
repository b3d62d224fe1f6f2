"""Records: what they look like, what is found wrong with them, and in which line."""

import re

import pytest

import catanica
from catanica.kernel.errors import InputError
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import CHANCE, NOBODY
from catanica.kernel.table import Table
from catanica.notation import record
from catanica.notation.games import language
from catanica.notation.lines import MARK, Record, RecordError
from tests.support.sources import ROOT


def played(game: str = "cardgame", seed: int = 3, decisions: int = 100_000, **options: object) -> Table:
    """A random game, played so far."""
    table, rng = Table(catanica.game(game, **options).new(seed=seed)), seeded(seed)
    while table.state.to_move != NOBODY and decisions:
        table.apply(int(choose(table.state, rng)))
        decisions -= 1
    return table


FINISHED = played(points=6, first="0")
TEXT = record.write(FINISHED, ["Anna", "Bo"], date="2026-11-15")


def turn(table: Table) -> int:
    """How many turns have begun."""
    return int(language("cardgame").turn(table.state))


def bare(text: str) -> str:
    """A record without its checks, as one would write it by hand."""
    return re.sub(r" *~[0-9a-f]{4}$", "", text, flags=re.MULTILINE)


def with_line(text: str, number: int, new: str) -> str:
    lines = text.split("\n")
    lines[number - 1] = new
    return "\n".join(lines)


def line_of(text: str, start: str) -> int:
    """The number of the first line that begins so."""
    return next(n for n, line in enumerate(text.split("\n"), 1) if line.startswith(start))


def problems(text: str | bytes) -> dict[int, str]:
    """What a strict check finds, by line."""
    with pytest.raises(RecordError) as error:
        record.check(text)
    return {p.line: p.text for p in error.value.problems}


class TestWriting:
    def test_the_header_tells_what_was_agreed_on(self) -> None:
        header = bare(TEXT).split("\n\n")[0].split("\n")
        assert header[:3] == ["catanica-record: 1", "game: cardgame", "rules: 2"]
        assert "edition: 2005" in header
        assert "points: 6" in header
        assert "player1: Bo" in header
        assert "date: 2026-11-15" in header

    def test_every_line_says_who_and_what(self) -> None:
        lines = record.read(TEXT).lines
        assert {line.who for line in lines} == {0, 1, CHANCE, MARK}
        assert "0 roll" in bare(TEXT).split("\n")
        assert any(line.startswith("* die ") for line in TEXT.split("\n"))

    def test_turns_are_marked(self) -> None:
        turns = [int(n) for n in re.findall(r"^# turn (\d+)$", TEXT, flags=re.MULTILINE)]
        assert turns == list(range(1, turn(FINISHED) + 1))

    def test_a_shuffle_is_one_line(self) -> None:
        first = next(line for line in bare(TEXT).split("\n") if line.startswith("*"))
        assert first.startswith("* shuffle ")
        assert len(first.split()) == 2 + 62

    def test_the_result_is_told_when_the_game_is_over(self) -> None:
        outcome = FINISHED.state.outcome
        assert outcome is not None
        told = f"result: winner {outcome.winners[0]}; points {outcome.points[0]} {outcome.points[1]}; by points"
        assert told in bare(TEXT)
        assert "result:" not in record.write(played(decisions=40))

    def test_a_draw_is_told_too(self) -> None:
        assert "result: draw; points" in record.write(played(turn_limit=10))

    def test_a_name_cannot_break_the_header(self) -> None:
        read = record.read(record.write(FINISHED, ["A\nresult: none ~0000", "B: é"]))
        assert read.players == {0: "A result: none -0000", 1: "B: é"}

    def test_a_position_without_a_past_cannot_be_recorded(self) -> None:
        with pytest.raises(InputError, match=r"without its past|own past"):
            record.write(FINISHED.state.clone())


class TestReading:
    @pytest.mark.parametrize("game", ["cardgame", "board"])
    def test_a_game_is_told_again_move_by_move(self, game: str) -> None:
        table = played(game, decisions=600)
        text = record.write(table)
        read = record.read(text)
        assert read.text() == text
        again = record.replay(read)
        assert again.state.key() == table.state.key()
        assert [e.who for e in again.entries] == [e.who for e in table.entries]

    def test_checks_and_comments_are_optional(self) -> None:
        by_hand = bare(TEXT).replace("\n0 roll", "\n\n# off we go\n0   roll", 1).replace("\n", "\r\n")
        assert record.check(by_hand.encode("utf-8-sig")).state.key() == FINISHED.state.key()

    def test_steps_show_every_position(self) -> None:
        read = record.read(TEXT)
        seen = [(p.line.number, turn(p.table), len(p.events)) for p in record.steps(read)]
        assert len(seen) == len(read.lines)
        assert seen[-1][1] == turn(FINISHED)
        assert sum(n for _, _, n in seen) > 0

    def test_a_game_can_be_told_half(self) -> None:
        read = record.read(TEXT)
        half = record.replay(read, upto=len(read.lines) // 2)
        assert half.state.outcome is None
        assert turn(half) < turn(FINISHED)
        assert record.replay(read, upto=0).entries == []


class TestErrors:
    def test_a_changed_number_is_found_in_its_line(self) -> None:
        for start in ("* die ", "points: ", "result: ", "rules: ", "# turn 4", "0 draw", "turn_limit"):
            number = line_of(TEXT, start)
            line = TEXT.split("\n")[number - 1]
            text, tilde, check = line.partition(" ~")
            digit = re.search(r"\d(?=\D*$)", text)
            assert digit is not None
            other = "2" if digit[0] != "2" else "3"
            changed = text[: digit.start()] + other + text[digit.end() :]
            assert number in problems(with_line(TEXT, number, changed + tilde + check)), start

    def test_a_changed_check_is_found_in_its_line(self) -> None:
        number = line_of(TEXT, "1 roll")
        line = TEXT.split("\n")[number - 1]
        other = line[:-1] + ("0" if line[-1] != "0" else "1")
        assert list(problems(with_line(TEXT, number, other))) == [number]

    def test_a_missing_line_is_found_where_it_was(self) -> None:
        number = line_of(TEXT, "1 roll")
        lines = TEXT.split("\n")
        del lines[number - 1]
        assert number in problems("\n".join(lines))

    def test_a_record_cut_in_half_is_cut_off(self) -> None:
        lines = TEXT.split("\n")
        half = "\n".join(lines[: len(lines) // 2])
        assert "cut off" in problems(half)[len(lines) // 2]
        assert "stops in its header" in problems("\n".join(lines[:4]))[4]

    def test_a_finished_cut_is_found_by_the_result(self) -> None:
        by_hand = bare(TEXT).split("\n")
        text = "\n".join([*by_hand[: len(by_hand) // 2], "end"])
        assert "not over" in problems(text)[line_of(text, "result:")]

    def test_a_newer_format_is_named(self) -> None:
        assert "format 7" in problems(TEXT.replace("catanica-record: 1", "catanica-record: 7"))[1]

    def test_other_rules_are_named(self) -> None:
        text = bare(TEXT).replace("rules: 2", "rules: 99")
        assert "version '99'" in problems(text)[3]

    def test_a_record_by_older_rules_is_tried_by_todays(self) -> None:
        text = bare(TEXT).replace("rules: 2", "rules: 1")
        assert record.check(text).state.header()["rules"] == "2"
        otherwise = (ROOT / "tests" / "data" / "version_1.catan").read_text(encoding="utf-8")
        told = problems(otherwise)
        assert list(told) == [3, 304]
        assert "played by version 1 of the rules; by version 2" in told[3]
        assert "seat 1 is to decide now, not seat 0" in told[304]
        wrong = bare(TEXT).replace("rules: 2", "rules: 1").replace("by points", "by turn_limit")
        assert "it goes another way" in problems(wrong)[3]

    def test_all_errors_of_the_form_are_told_at_once(self) -> None:
        lines = bare(TEXT).split("\n")
        roll = line_of(TEXT, "0 roll")
        lines[roll - 1] = "roll"
        lines[3] = "edition 2005"
        lines.insert(2, "game: board")
        text = "\n".join(lines)
        assert list(problems(text)) == [3, 5, roll + 1]

    def test_all_unknown_words_are_told_at_once(self) -> None:
        lines = bare(TEXT).split("\n")
        one, two = line_of(TEXT, "0 roll"), line_of(TEXT, "1 roll")
        lines[one - 1], lines[two - 1], lines[3] = "0 rol", "1 rolll", "edition: 1895"
        found = problems("\n".join(lines))
        assert list(found) == [4, one, two]
        assert "Did you mean roll" in found[one]

    @pytest.mark.parametrize(
        ("header", "line", "said"),
        [
            ("edition: 1895", 4, "Unknown edition '1895'"),
            ("editoin: 2005", 4, "Did you mean edition"),
            ("points: many", 4, "whole number"),
            ("hand0: kloster", 4, "go together"),
        ],
    )
    def test_a_wrong_header_is_named(self, header: str, line: int, said: str) -> None:
        text = f"catanica-record: 1\ngame: cardgame\nrules: 1\n{header}\n\nend\n"
        assert re.search(said, problems(text)[line])

    def test_an_unknown_game_is_named(self) -> None:
        text = "catanica-record: 1\ngame: cradgame\nrules: 1\n\nend\n"
        assert "Did you mean cardgame" in problems(text)[2]

    def test_what_is_no_record_is_refused(self) -> None:
        assert "begins with" in problems("hello\n")[1]
        assert "empty" in problems("")[0]
        assert "UTF-8" in problems(TEXT.encode().replace(b"Anna", b"An\xff\xfea"))[line_of(TEXT, "player0")]

    @pytest.mark.parametrize(
        ("said", "why"),
        [
            ("1 roll", "seat 0 is to decide now, not seat 1"),
            ("* die 3", "seat 0 is to decide now, not chance"),
            ("0 city L1", "wrong_phase"),
            ("0 fly home", "Unknown action 'fly'"),
            ("0 play zauberveto", "unknown_card"),
            ("0 end", "illegal"),
        ],
    )
    def test_a_wrong_move_is_named_with_its_reason(self, said: str, why: str) -> None:
        text = bare(TEXT)
        number = line_of(text, "0 roll")
        assert why in problems(with_line(text, number, said))[number]

    def test_nothing_follows_the_end(self) -> None:
        lines = bare(TEXT).rstrip("\n").split("\n")
        text = "\n".join([*lines[:-1], "0 roll", "end"])
        assert "the game is over" in problems(text)[len(lines)]
        assert "nothing may follow" in problems("\n".join([*lines, "0 roll"]))[len(lines) + 1]

    def test_without_strictness_only_the_moves_must_hold(self) -> None:
        number = line_of(TEXT, "player0")
        read = record.read(with_line(TEXT, number, "player0: Ada ~0000"))
        assert record.replay(read, strict=False).state.key() == FINISHED.state.key()
        with pytest.raises(RecordError, match=f"line {number}: "):
            record.replay(read)


def test_a_record_made_in_the_program_can_be_played_again() -> None:
    made = record.to_record(FINISHED.state)
    assert isinstance(made, Record)
    assert record.replay(made).state.key() == FINISHED.state.key()


def test_a_part_of_a_record_ends_exactly_after_so_many_lines() -> None:
    made = record.to_record(FINISHED.state)
    keys = [record.start(made).state.key()]
    keys += [played.table.state.key() for played in record.steps(made)]
    for n in (0, 1, len(keys) // 2, len(keys) - 1):
        assert record.replay(made, n).state.key() == keys[n]
