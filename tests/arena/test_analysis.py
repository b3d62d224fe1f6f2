"""Analysis: chances, costly decisions, and a sum that comes out even; hints out of the same thought."""

from collections.abc import Iterator
from decimal import Decimal
from functools import cache

import pytest

import catanica
from catanica.arena import analysis
from catanica.arena.analysis import Analysis, analyse
from catanica.bots.registry import make
from catanica.bots.search.explain import hint, thinker, why
from catanica.bots.search.searcher import Searcher
from catanica.errors import InputError
from catanica.games.positions import position
from catanica.kernel.rng import seeded
from catanica.kernel.state import CHANCE, NOBODY, State
from catanica.kernel.table import Table
from catanica.notation.record import read, write

LAST = 8  # decisions of the game that is looked at


def decided_by_greedy(state: State, slips: int) -> list[State]:
    """Play to the end; the positions before each decision, every so many of which is a careless one."""
    bots = [make("greedy", "princes", seat, 1) for seat in range(2)]
    lots, past = seeded(5), []
    while state.to_move != NOBODY:
        if state.to_move == CHANCE:
            state.step(state.sample())
            continue
        past.append(state.clone())
        codes = state.legal()
        careless = slips and len(past) % slips == 0
        seat = int(state.to_move)
        state.step(codes[lots.below(len(codes))] if careless else bots[seat].choose(state.redacted(seat)))
    return past


@cache
def record() -> str:
    """The last decisions of a short game, as a record that begins with a position."""
    late = decided_by_greedy(catanica.game("princes", points=4).new(seed=2, trace=False), 0)[-LAST]
    begins = late.text()
    state = position(begins, seed=7)
    table = Table(state, begins)
    decided_by_greedy(state, 4)
    return write(table)


def quick(game: str, seed: int) -> Searcher:
    """One who thinks about the turn at hand only."""
    searcher = thinker(game, seed)
    searcher.effort.turns = 1
    return searcher


@pytest.fixture(scope="module")
def found() -> Iterator[Analysis]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(analysis, "thinker", quick)
        yield analyse(read(record()), 30)


def test_result_is_start_and_luck_and_errors_and_a_rest_that_is_told(found: Analysis) -> None:
    told = found.as_dict()
    assert len(told["seats"]) == 2
    for seat in told["seats"]:
        parts = [Decimal(str(seat[part])) for part in ("start", "luck", "errors", "rest")]
        assert sum(parts) == Decimal(str(seat["result"]))  # to the last digit that is printed
        assert seat["grade"] in dict(analysis.GRADES)
    for part in ("start", "result", "luck", "errors", "rest"):
        assert sum(s[part] for s in told["seats"]) == pytest.approx(1 if part in ("start", "result") else 0, abs=0.002)


def test_a_decision_weighs_as_much_as_the_game_is_open(found: Analysis) -> None:
    """Whoever has lost long ago cannot lose more: such decisions must not make a bad player's grade better."""
    assert [analysis.openness(chance) for chance in (0.0, 0.5, 1.0)] == [0, 1, 0]
    assert analysis.openness(0.9) == pytest.approx(analysis.openness(0.1)) == pytest.approx(0.36)
    for seat in found.seats:
        assert 0 < seat.weighed < seat.unforced
        assert seat.per_decision == pytest.approx(seat.lost / max(1.0, seat.weighed))


def test_chances_are_told_for_every_turn_and_add_up(found: Analysis) -> None:
    assert found.chances
    for at in found.chances:
        assert sum(at["chances"]) == pytest.approx(1)
    assert [at["turn"] for at in found.chances] == sorted({at["turn"] for at in found.chances})


def test_costly_decisions_come_with_the_better_choice_its_reason_and_line(found: Analysis) -> None:
    for costly in found.costly:
        assert costly.better != costly.played
        assert costly.loss >= analysis.DUBIOUS
        assert costly.loss > analysis.SURE * costly.error
        assert costly.line[0] == costly.better
        assert costly.options["better"]["text"] == costly.better
        assert costly.options["played"]["text"] == costly.played
        assert costly.reason


def test_the_same_game_is_judged_the_same(found: Analysis) -> None:
    assert analyse(read(record()), 30).as_dict() == found.as_dict()


def test_a_game_that_is_not_over_is_not_analysed() -> None:
    state = catanica.game("princes").new(seed=2)
    with pytest.raises(InputError, match="not over"):
        analyse(read(write(state)), 30)
    with pytest.raises(InputError, match="at least 1"):
        analyse(read(record()), 0)


def test_a_hint_names_a_legal_action_out_of_what_the_seat_sees() -> None:
    state = decided_by_greedy(catanica.game("princes", points=4).new(seed=2, trace=False), 0)[-6]
    seen = state.redacted(state.to_move)
    told = [hint("princes", truth.redacted(state.to_move), 3, 0.01) for truth in (state, seen.determinised(9))]
    assert told[0] == told[1]
    assert 0 <= told[0].chance <= 1
    if told[0].instead:
        assert told[0].line[0]["text"] == told[0].action


def test_an_option_is_no_better_than_itself() -> None:
    state = decided_by_greedy(catanica.game("princes", points=4).new(seed=2, trace=False), 0)[-6]
    seen = state.redacted(state.to_move)
    code = seen.legal()[0]
    told = why(quick("princes", 1), seen, code, code, 2)
    assert told.gain == 0
