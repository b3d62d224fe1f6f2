"""Chance in lines: over 36 worlds every throw comes once, and what throws bring by luck is taken off again."""

from collections import Counter
from math import isclose

import pytest
from mypy_extensions import i64

from catanica.bots.search.fate import THROWS, FairFate, Packs
from catanica.bots.search.lines import seated
from catanica.bots.search.searcher import Searcher
from catanica.bots.search.worlds import Worlds
from catanica.games.board import verbs
from catanica.games.board.state import BoardState
from catanica.games.princes.bots.levels import PrincesSense
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.telling.verbs import ROLL
from catanica.kernel.rng import seeded
from catanica.kernel.state import State
from tests.bots.search.test_levels import midgame, thinker
from tests.games.board.scene import scene
from tests.support.levels import shipped
from tests.support.princes import intro
from tests.support.rules import rule


def test_every_pack_holds_each_throw_once_in_an_order_of_its_own() -> None:
    packs = Packs(5)
    orders = [[packs.throw(THROWS * pack + world, turn) for world in range(36)] for turn in (3, 4) for pack in (0, 1)]
    assert all(sorted(order) == list(range(36)) for order in orders)
    assert len({tuple(order) for order in orders}) == 4
    assert orders[0] == [Packs(5).throw(world, 3) for world in range(36)]
    assert orders[0] != [Packs(6).throw(world, 3) for world in range(36)]


@rule("BG-6")
def test_in_36_worlds_the_dice_of_the_board_show_every_throw() -> None:
    worlds = Worlds(shipped("board"), scene(players=2).before_roll().redacted(0), seeded(1))
    met = []
    for _ in range(36):
        full = worlds.deal().full
        assert isinstance(full, BoardState)
        full.step(verbs.ROLL)
        met.append(full.dice)
    assert len(set(met)) == 36


@rule("PR-2")
def test_in_36_worlds_both_dice_of_the_princes_show_every_throw() -> None:
    worlds = Worlds(shipped("princes"), intro().events("erfindung").before_roll().redacted(0), seeded(1))
    met: Counter[tuple[int, int]] = Counter()
    for _ in range(36):
        full = worlds.deal().full
        assert isinstance(full, Duel)
        full.step(ROLL)
        met[int(full.event_die), int(full.die)] += 1
    assert met == {(face, n): 2 if face == 5 else 1 for face in range(1, 6) for n in range(1, 7)}


@pytest.mark.parametrize(("game", "seats"), [("board", 2), ("board", 4), ("princes", 2)])
def test_over_all_throws_luck_comes_to_nothing(game: str, seats: int) -> None:
    met = 0
    for decisions in (60, 90, 150):
        state = midgame(game, {"players": seats} if game == "board" else {}, 7, decisions)
        for seat in range(seats):
            lots = [shipped(game).luck(state, seat, throw) for throw in range(36)]
            assert isclose(sum(lots), 0.0, abs_tol=1e-12)
            met += any(lots)
    assert met > seats


def luck_of(state: State, seat: int, one: int, other: int) -> float:
    """Of a throw of two dice."""
    return shipped("board" if isinstance(state, BoardState) else "princes").luck(state, seat, 6 * one + other - 7)


@rule("BG-6", "BG-8")
def test_a_throw_that_pays_is_luck_and_a_seven_with_many_cards_is_none() -> None:
    """Seat 0 has a city at an eight; seat 1 has nothing."""
    few, many = (scene(players=2).city(0, "N2,1").give(0, f"{n} wool").before_roll() for n in (7, 8))
    assert luck_of(many, 0, 2, 6) == -luck_of(many, 1, 2, 6) > 0
    assert luck_of(few, 0, 1, 2) == -luck_of(few, 1, 1, 2) < 0
    assert luck_of(few, 0, 3, 4) == luck_of(few, 0, 1, 2)
    assert luck_of(many, 0, 3, 4) < luck_of(many, 0, 1, 2)


@rule("PR-2")
def test_brigands_are_no_luck_for_the_rich() -> None:
    rich = intro().rich(0).main()
    poor = intro().empty(0).main()
    for number in range(1, 7):
        assert luck_of(rich, 0, 3, number) < luck_of(rich, 0, 1, number)
        assert luck_of(poor, 0, 3, number) == luck_of(poor, 0, 1, number)


@rule("PR-2")
def test_a_number_that_pays_nothing_is_no_luck() -> None:
    """The forest is full: of the six numbers one pays nothing."""
    found = sorted(luck_of(intro().empty(0).empty(1).stock(0, lumber=3).main(), 0, 1, number) for number in range(1, 7))
    assert found[0] < 0 < found[1] == found[5]


class Lucky(PrincesSense):
    """Holds every throw for as lucky as it is told to."""

    good = 0.0

    def luck(self, state: State, seat: i64, throw: i64) -> float:
        """The same whatever falls."""
        return self.good


def test_luck_is_taken_off_once_for_every_turn_that_begins() -> None:
    searcher: Searcher = thinker("hard", "princes", 50)
    state = midgame("princes", {}, 3, 60)
    learned = searcher.sense
    values = []
    for good in (0.0, 0.1):
        sense = Lucky(learned.judge.weights)
        sense.good = good
        sense.judge = sense.usual = learned.judge
        searcher.sense = sense
        searcher.players = seated(sense, 2)
        searcher.seen = {}
        world = Worlds(sense, state.redacted(state.to_move), seeded(8)).deal()
        values.append(searcher.value_of(world, state.legal()[0], 3))
    assert values[0] - values[1] == pytest.approx(0.2)


def test_a_fate_notes_the_luck_of_the_throw_it_brings() -> None:
    sense = shipped("princes")
    state = midgame("princes", {}, 7, 90)
    packs = Packs(2)
    for world in range(3):
        fate = FairFate(9, packs, world, sense, 0)
        fate.stream(state, 12)
        assert fate.luck == sense.luck(state, 0, packs.throw(world, 12))
