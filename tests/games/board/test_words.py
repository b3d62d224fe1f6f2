"""Actions as text: what is written is read again, and what cannot be read is refused with a reason."""

import pytest

from catanica.games.board import verbs
from catanica.games.board.faults import FAULTS, OF_THE_MATTER
from catanica.games.board.game import BoardGame
from catanica.games.board.grammar import GRAMMAR
from catanica.games.board.words import from_text, sequence, to_text, understand
from catanica.kernel.playout import choose
from catanica.kernel.refusal import AMBIGUOUS, MALFORMED, Refusal
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY
from tests.games.board.scene import after_roll, beginner, play, scene
from tests.support.board_actions import action

FIELDS = {field.name: field for verb in GRAMMAR.verbs.values() for field in verb.row.fields}.values()
# every field of the vocabulary with small and absurd values, also where a verb has no such field
BITS = {field.put(value) for field in FIELDS for value in (0, 1, 2, 4, 18, 30, 53, 71, 72) if value <= field.room}


@pytest.mark.parametrize("seed", range(4))
def test_every_legal_action_of_random_games_is_read_back_from_its_text(seed: int) -> None:
    setup = ("beginner", "old", "variable", "random")[seed]
    options = {"phases": ("strict", "combined")[seed % 2], "harbours": ("fixed", "shuffled")[seed % 2]}
    s = BoardGame(setup=setup, **options).new(seed=seed, explicit=True)
    rng = seeded(seed)
    while s.to_move != NOBODY:
        for code in s.legal():
            assert from_text(s, to_text(s, code)) == code
        s.step(choose(s, rng))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dance",
        "build",
        "build road",
        "build road N0,0",
        "build road N0,0>S2,2",
        "build road N0,0>N0,1",
        "build settlement N9,9",
        "build city 0,0",
        "robber 5,5",
        "rob seat x",
        "rob seat 4",
        "rob seat -1",
        "dice 1 7",
        "dice 3",
        "draw dragon",
        "discard gold",
        "play monopoly",
        "sea wool ore",
        "sea 4 wool for gold",
        "hex 0,0 swamp",
        "token 0,0 13",
        "harbour N0,0>S0,-1 ore",
        "spiral from 0,0",
        "offer 1 wool",
        "offer wool for ore",
        "offer 1 gold for 1 ore",
        "offer 99999 wool for 1 ore",
        "\x00",
        "build road " + "N" * 5000,
    ],
)
def test_nonsense_is_malformed_and_changes_nothing(text: str) -> None:
    s = beginner()
    key = s.key()
    found = sequence(s, text)
    assert isinstance(found, Refusal)
    assert found.kind == MALFORMED
    assert all(f.rule == FAULTS[f.code] for f in found.faults)
    assert s.key() == key


def test_short_forms_are_understood_if_only_one_action_fits() -> None:
    s = scene().give(0, "4 wool").before_roll()
    assert understand(s, "rol") == verbs.ROLL
    after_roll(s)
    assert understand(s, "end") == verbs.END_TURN
    several = understand(s, "sea 4 wool")
    assert isinstance(several, Refusal)
    assert several.kind == AMBIGUOUS
    nothing = understand(s, "xyz")
    assert isinstance(nothing, Refusal)
    assert nothing.kind == MALFORMED


@pytest.mark.parametrize("seed", range(3))
def test_every_action_that_is_not_legal_has_faults_and_leaves_the_game_untouched(seed: int) -> None:
    """Every verb with every small argument, at many positions: refused with known codes, or legal."""
    s = BoardGame(setup=("beginner", "variable", "old")[seed], phases=("strict", "combined")[seed % 2]).new(seed=seed)
    rng = seeded(seed)
    steps = 0
    while s.to_move != NOBODY:
        if steps % 23 == 0:
            key = s.key()
            legal = set(s.legal())
            for verb in [*GRAMMAR.verbs, 0, 99, 255]:
                for bits in BITS:
                    tried = verb | bits
                    refusal = s.refuse(tried)
                    assert (refusal is None) == (tried in legal)
                    if refusal is not None:
                        assert refusal.faults
                        assert all(FAULTS[f.code] in (f.rule, OF_THE_MATTER) for f in refusal.faults)
                        assert all(f.rule.startswith("BG-") for f in refusal.faults)
            assert s.key() == key
        s.step(choose(s, rng))
        steps += 1


def test_numbers_that_are_no_actions_are_refused() -> None:
    s = beginner()
    for number in (-1, 0, 7777777, 2**61):
        assert [f.code for f in s.faults(number)] == ["board_unknown_action"]


def test_an_action_during_chance_is_refused_and_so_is_a_wrong_outcome() -> None:
    s = beginner()
    play(s, "roll")
    assert [f.code for f in s.faults(verbs.END_TURN)] == ["board_chance_decides"]
    assert [f.code for f in s.faults(action(verbs.STEAL, 1))] == ["board_not_this_outcome"]
