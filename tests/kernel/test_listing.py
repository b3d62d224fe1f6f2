"""Lists of options: written into an array that is used again, handed out as arrays of their own."""

from typing import Any

import pytest

import catanica
from catanica.games.principality.position.duel import Options
from catanica.kernel.listing import USUAL
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import CHANCE
from catanica.kernel.words import Field


def test_a_list_grows_beyond_the_usual_room() -> None:
    out = Options()
    for code in range(3 * USUAL):
        out.add(code)
    assert (list(out.codes), out.count) == (list(range(3 * USUAL)), 3 * USUAL)


def test_several_actions_differ_in_one_field_only() -> None:
    out = Options()
    out.add(7)
    places = [0, 3, 4, 33, 34, 61]
    out.add_each(9, sum(2**k for k in places), Field("place", "place", 0, 0x3F))
    assert list(out.codes) == [7] + [9 | k for k in places]
    far = Field("place", "place", 40, 0x3F)
    for _ in range(USUAL):
        out.add_each(9, 5, far)
    assert list(out.codes)[7:] == [9, 9 | far.put(2)] * USUAL


def test_only_what_was_offered_is_on_the_list() -> None:
    out = Options()
    out.add(7)
    assert out.has(7)
    assert not out.has(0)


def test_a_list_handed_out_stays_as_it_was() -> None:
    state = catanica.game("cardgame").new(seed=1)
    before = state.legal_codes()
    kept = list(before)
    state.step(choose(state, seeded(1)))
    assert list(state.legal_codes()) != kept
    assert list(before) == kept


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("cardgame", {}),
        ("cardgame", {"sets": ["base", "politik_intrige", "ritter_haendler"]}),
        ("princes", {"mode": "intro"}),
        ("princes", {"mode": "duel"}),
        ("princes", {"mode": "theme", "sets": ["zeit_der_entdecker"]}),
    ],
)
def test_chance_picks_out_of_the_listing_evenly(game: str, options: dict[str, Any]) -> None:
    state = catanica.game(game, **options).new(seed=3, explicit=True)
    rng = seeded(3)
    fallen = 0
    for _ in range(600):
        if state.to_move == CHANCE:
            listed = state.legal_codes()
            place = state.rng.clone().below(len(listed))
            code = state.sample()
            assert code == listed[place]
            fallen += 1
        else:
            code = choose(state, rng)
        state.step(code)
    assert fallen > 50
