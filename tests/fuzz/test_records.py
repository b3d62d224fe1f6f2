"""Damaged records never break the program: whatever is done to a text, it is read, or refused with lines named."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import catanica
from catanica.games.registry import GAMES
from catanica.kernel.playout import choose
from catanica.kernel.refusal import Refusal
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY
from catanica.notation import record
from catanica.notation.games import language
from catanica.notation.lines import Problem, RecordError
from catanica.notation.save import resumed

DECISIONS = 120
STRANGE = [
    "",
    "\0",
    "²",
    "٣",
    "-1",
    "99999999999999999999",
    "~0000",
    "#",
    ":",
    "*",
    "end",
    "\u2028",
    "é",
    "x" * 300,
    "\t",
]


def sample(game: str) -> str:
    """The beginning of a random game, written down."""
    state, rng = catanica.game(game).new(seed=11), seeded(11)
    for _ in range(DECISIONS):
        if state.to_move != NOBODY:
            state.step(choose(state, rng))
    return record.write(state, ["Anna", "Bo"])


SAMPLES = {game: sample(game) for game in sorted(GAMES)}


def problems_of(text: str | bytes) -> list[Problem]:
    """What is wrong with a text, read as a record and as a save; any other error than RecordError fails the test."""
    found: list[Problem] = []
    for reader in (record.check, resumed):
        try:
            reader(text)
        except RecordError as error:
            found += error.problems or [Problem(-1, "refused without a reason")]
    return found


def is_read_or_refused(text: str | bytes) -> None:
    """The one thing that must hold for any text at all."""
    whole = text.decode("latin-1") if isinstance(text, bytes) else text
    lines = whole.count("\n") + whole.count("\r") + 1
    assert all(0 <= p.line <= lines and p.text for p in problems_of(text))


def damaged(text: str, chance: random.Random) -> str:
    """One thing done to a text: a word, a line or a character lost, doubled, swapped or replaced."""
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    words = lines[at].split(" ")
    word = chance.randrange(len(words))
    match chance.randrange(9):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[chance.randrange(len(lines))])
        case 2:
            words[word] = chance.choice(STRANGE)
            lines[at] = " ".join(words)
        case 3:
            words[word] = chance.choice(" ".join(lines).split())
            lines[at] = " ".join(words)
        case 4:
            del words[word]
            lines[at] = " ".join(words)
        case 5:
            words.append(chance.choice(STRANGE))
            lines[at] = " ".join(words)
        case 6:
            return text[: chance.randrange(len(text))]
        case 7:
            other = chance.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        case _:
            lines[at] = lines[at].replace(chance.choice("0123456789"), chance.choice("0123456789"))
    return "\n".join(lines)


@pytest.mark.parametrize("game", SAMPLES)
@pytest.mark.parametrize("batch", range(4))
def test_damaged_records_are_read_or_refused(game: str, batch: int) -> None:
    chance = random.Random(batch)
    for _ in range(15):
        text = SAMPLES[game]
        for _ in range(chance.randrange(1, 4)):
            text = damaged(text, chance)
        is_read_or_refused(text)


@pytest.mark.parametrize("game", SAMPLES)
def test_any_single_damage_to_a_line_of_the_game_is_found_there(game: str) -> None:
    """What the checks at the ends of the lines are for: a changed word is found in its line."""
    chance = random.Random(5)
    lines = SAMPLES[game].split("\n")
    body = [i for i, line in enumerate(lines) if "~" in line]
    for at in chance.sample(body, 25):
        text, _, check = lines[at].rpartition("~")
        changed = [*lines[:at], f"{text.rstrip()}x ~{check}", *lines[at + 1 :]]
        with pytest.raises(RecordError) as error:
            record.check("\n".join(changed))
        assert at + 1 in [p.line for p in error.value.problems]


@given(st.text(max_size=300))
@settings(max_examples=60)
def test_any_text_is_refused(text: str) -> None:
    is_read_or_refused(text)
    is_read_or_refused("catanica-record: 1\n" + text)
    is_read_or_refused("catanica-record: 1\ngame: cardgame\nrules: 1\n\n" + text)


@given(st.binary(max_size=200))
@settings(max_examples=100)
def test_any_bytes_are_refused(data: bytes) -> None:
    is_read_or_refused(data)
    is_read_or_refused(b"catanica-record: 1\ngame: board\n" + data)


words_of_the_games = sorted({word for text in SAMPLES.values() for word in text.split() if "~" not in word})
typed = st.lists(
    st.one_of(st.sampled_from(words_of_the_games), st.sampled_from(STRANGE), st.text(max_size=8)), max_size=6
)


@given(st.sampled_from(sorted(GAMES)), typed, st.integers(min_value=0, max_value=60))
@settings(max_examples=200)
def test_anything_typed_is_an_action_or_is_refused(game: str, words: list[str], moves: int) -> None:
    state, rng = catanica.game(game).new(seed=moves), seeded(moves)
    for _ in range(moves):
        state.step(choose(state, rng))
    code = language(game).from_text(state, " ".join(words))
    refusal = code if isinstance(code, Refusal) else state.refuse(code)
    assert refusal is None or refusal.faults


@pytest.mark.parametrize("game", SAMPLES)
def test_every_word_of_a_game_with_strange_words_behind_it(game: str) -> None:
    state, rng = catanica.game(game).new(seed=1), seeded(1)
    firsts = sorted({line.text.split()[0] for line in record.read(SAMPLES[game]).lines})
    for _ in range(40):
        state.step(choose(state, rng))
    for first in [*firsts, "draw", "put kloster", "build kloster L1 above", "build kloster", "city", "road", "robber"]:
        for strange in [
            *STRANGE,
            "9" * 5000,
            "L²",
            "L٣",
            "L" + "9" * 5000,
            "kloster ²",
            "opponent",
            "own",
            "abroad",
            "own own",
        ]:
            code = language(game).from_text(state, f"{first} {strange}")
            refusal = code if isinstance(code, Refusal) else state.refuse(code)
            assert refusal is None or refusal.faults


@given(st.sampled_from(sorted(GAMES)), st.dictionaries(st.text(max_size=10), st.text(max_size=10), max_size=3))
@settings(max_examples=100)
def test_any_header_is_known_or_refused(game: str, header: dict[str, str]) -> None:
    lines = [f"catanica-record: 1\ngame: {game}\nrules: 1", *(f"{k}: {v}" for k, v in header.items()), "", "end"]
    is_read_or_refused("\n".join(lines))
