"""The laws themselves are tried: on positions that break them, they fail."""

from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.cardgame.game import SETS
from catanica.games.principality.cards.powers import strength
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.piece import region
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.playout import choose
from catanica.kernel.refusal import Refused
from catanica.kernel.rng import seeded
from catanica.kernel.state import State
from tests.conformance import laws
from tests.conformance.cardgame_points import lying, points
from tests.conformance.cardgame_points import strength as second_count
from tests.conformance.cases import CASES, Case
from tests.conformance.watched import Doubter, Scribe, play
from tests.support.position import position
from tests.support.rules import rule

CARDGAME = next(case for case in CASES if case.game == "cardgame")
BOARD = next(case for case in CASES if case.game == "board")
DECISIONS = 150


class Crooked:
    """A position that does as told in some respects, and is as it is in all others."""

    def __init__(self, state: State, **crooked: Callable[..., Any]) -> None:
        self.state = state
        self.crooked = crooked

    def __getattr__(self, name: str) -> Any:
        """The crooked way if there is one."""
        return self.crooked[name] if name in self.crooked else getattr(self.state, name)


def midgame(case: Case) -> Any:
    """A position some way into a game."""
    state, rng = case.make().new(seed=2), seeded(2)
    for _ in range(DECISIONS):
        state.step(choose(state, rng))
    return state


def broken(law: laws.Law, case: Case, state: Any) -> bool:
    """Whether a law finds fault with a position."""
    try:
        law(state, case.material, 1)
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize("case", [CARDGAME, BOARD], ids=lambda case: case.game)
@pytest.mark.parametrize("law", [*laws.EVERY_STEP, *laws.NOW_AND_THEN], ids=lambda law: law.__name__)
def test_a_sound_position_breaks_no_law(case: Case, law: laws.Law) -> None:
    assert not broken(law, case, midgame(case))


def card_twice(g: Duel) -> None:
    g.land0.hand = append(g.land0.hand, g.stacks.cards[0])


def card_lost(g: Duel) -> None:
    g.stacks.cards[0] = g.stacks.cards[1]


def region_overfull(g: Duel) -> None:
    place = next(i for i, r in enumerate(g.land1.regions) if r)
    g.land1.lay_region(place, region(card_of(g.land1.regions[place]), 4))


def road_from_nowhere(g: Duel) -> None:
    g.roads_left += 1


@pytest.mark.parametrize("spoil", [card_twice, card_lost, region_overfull, road_from_nowhere])
def test_wrong_material_is_found(spoil: Callable[[Duel], None]) -> None:
    state = midgame(CARDGAME)
    spoil(state)
    assert broken(laws.material_is_all_there, CARDGAME, state)


def test_wrong_points_are_found() -> None:
    state = midgame(CARDGAME)
    more = [points + 1 for points in state.standing()]
    assert broken(laws.points_are_right, CARDGAME, Crooked(state, standing=lambda: more))


def test_a_wrong_longest_road_is_found() -> None:
    state = midgame(BOARD)
    state.lengths[0] = state.lengths[0] + 1
    assert broken(laws.points_are_right, BOARD, state)


@rule("117.E.a", "141.J.b")
@pytest.mark.parametrize(("johanna", "left"), [("johanna_die_kriegerin", 4), ("johanna_die_kriegerin_2002", 7)])
def test_dragons_and_cannons_beside_johanna_are_counted_alike_twice(johanna: str, left: int) -> None:
    p = position(sets=[*SETS, "sonderkarten"]).citadel(0, "L1").built(1, johanna, "L1 above")
    g = p.built(0, "ismai_der_gruene_drache", "L1 above").built(0, "kanone", "L1 above").main()
    assert strength(g, 0) == left
    assert points(g) == [int(g.rules.scoring.points(g, seat)) for seat in (0, 1)]
    assert second_count(g, lying(g, 0), 0, lying(g, 1)) == left


@pytest.mark.parametrize("case", [CARDGAME, BOARD], ids=lambda case: case.game)
def test_a_copy_that_is_none_is_found(case: Case) -> None:
    state = midgame(case)
    option = state.legal()[0]
    assert broken(laws.options_can_be_done, case, Crooked(state, clone=lambda: state, legal=lambda: [option]))


@pytest.mark.parametrize("case", [CARDGAME, BOARD], ids=lambda case: case.game)
def test_copies_that_are_tied_to_each_other_are_found(case: Case) -> None:
    state = midgame(case)
    option = state.legal()[0]
    told = iter([state.words(), state.text()])  # the second copy is another after the same action
    tied = Crooked(state, clone=lambda: Crooked(state.clone(), words=lambda: next(told)), legal=lambda: [option])
    assert broken(laws.copies_leave_each_other_alone, case, tied)


@pytest.mark.parametrize("case", [CARDGAME, BOARD], ids=lambda case: case.game)
def test_a_leak_is_found(case: Case) -> None:
    state = midgame(case)

    def leaking(audience: int) -> Any:
        filled = state.redacted(audience).determinised
        return Crooked(state.clone(), determinised=filled)

    assert broken(laws.hidden_things_stay_hidden, case, Crooked(state, redacted=leaking))


def test_a_false_record_is_found() -> None:
    state = midgame(CARDGAME)
    told = list(state.trace)
    told[-1], told[-2] = told[-2], told[-1]
    state.trace = vec[i64](told)
    with pytest.raises((AssertionError, Refused)):
        Scribe(CARDGAME, state).follow(state)


def test_a_refusal_that_leaves_traces_is_found() -> None:
    state = midgame(CARDGAME)

    def apply(code: int) -> None:
        state.turn += 1
        state.apply(code)

    careless: Any = Crooked(state, apply=apply)
    with pytest.raises(AssertionError):
        Doubter(CARDGAME).ask(careless, 1)


def test_a_game_is_looked_at_after_every_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    monkeypatch.setattr("tests.conformance.watched.EVERY_STEP", (lambda state, material, salt: seen.append(salt),))
    play(BOARD, 1)
    assert seen == list(range(len(seen)))
    assert len(seen) > DECISIONS


@pytest.mark.parametrize("case", [CARDGAME, BOARD], ids=lambda case: case.game)
def test_an_option_listed_twice_is_found(case: Case) -> None:
    state = midgame(case)
    while state.to_move < 0:
        state.step(choose(state, seeded(3)))
    assert broken(laws.an_option_is_listed_once, case, Crooked(state, legal=lambda: [*state.legal(), state.legal()[0]]))
