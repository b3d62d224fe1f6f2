"""Modes, stacks, start regions and the first hand (PR-1, PR-21, PR-23, PR-45)."""

from collections import Counter

import pytest

from catanica.games.princes.event_stack import STACK_EVENTS
from catanica.games.princes.game import THEMES, PrincesGame
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.knowledge import seen
from catanica.games.principality.telling.verbs import SET
from catanica.games.principality.telling.words import from_text
from catanica.games.principality.vocabulary import number_is
from catanica.kernel.errors import InputError
from catanica.kernel.refusal import Refusal
from catanica.kernel.state import CHANCE
from catanica.kernel.words import number_of
from tests.support.position import do, faults, options
from tests.support.princes import display, events
from tests.support.reading import asked, hand, stack, stock
from tests.support.rules import rule

FIRST_BOX = ["zeit_des_goldes", "zeit_der_wirren", "zeit_des_fortschritts"]


def dealt(**chosen: object) -> Duel:
    """A new game, its shuffles done."""
    return PrincesGame(first="0", **chosen).new(seed=5)


def sizes(g: Duel) -> list[int]:
    return [g.stacks.size(s) for s in range(g.stacks.count())]


@rule("PR-1")
def test_the_introductory_game_has_four_stacks_of_nine_and_needs_seven_points() -> None:
    g = dealt()
    assert sizes(g) == [9, 9, 9, 9]
    assert g.rules.house.points_to_win == 7
    assert (g.roads_left, g.settlements_left, g.cities_left, len(g.region_stack)) == (7, 5, 7, 12)


@rule("PR-1", "PR-29")
@pytest.mark.parametrize(("theme", "theirs", "laid_open"), [
    ("zeit_des_goldes", [11, 11], "haendlergilde"),
    ("zeit_der_wirren", [11, 11], "spelunke"),
    ("zeit_des_fortschritts", [12, 12], "universitaet"),
])  # fmt: skip
def test_a_theme_game_has_three_base_stacks_two_theme_stacks_and_an_open_stack(
    theme: str, theirs: list[int], laid_open: str
) -> None:
    g = dealt(mode="theme", sets=[theme])
    assert sizes(g) == [12, 12, 12, *theirs]
    assert display(g) == [laid_open, laid_open]
    assert g.rules.house.points_to_win == 12


@rule("PR-21", "PR-45")
def test_a_duel_has_one_stack_per_set_without_half_moons_and_twelve_events() -> None:
    g = dealt(mode="duel", sets=FIRST_BOX)
    assert sizes(g) == [12, 12, 12, 12, 12, 14]
    assert display(g) == []
    assert sum("haendlergilde" in stack(g, s) for s in range(1, 7)) == 1
    assert g.rules.house.points_to_win == 13
    there = Counter(events(g))
    assert sum(there.values()) == 12
    assert {"julfest", "erfindung", "ertragreiches_jahr", "fahrender_haendler", "unruhen", "seuche"} <= set(there)


@rule("PR-21")
def test_players_pick_sets_in_turn_and_the_third_is_drawn() -> None:
    g = PrincesGame(mode="duel", first="1").new(seed=1, explicit=True)
    assert asked(g) == (1, "pick_set")
    do(g, "set 2")
    assert asked(g) == (0, "pick_set")
    assert faults(g, "set 2") == ["set_taken"]
    do(g, "set 1")
    assert asked(g) == (CHANCE, "draw_set")
    assert "set 3" in options(g)
    assert "set 1" not in options(g)
    do(g, f"set {THEMES[2]}")  # by name or by number
    assert g.cat.number("spelunke") > 0
    assert g.cat.number("kaperschiff") > 0
    assert g.cat.number("badhaus") > 0


@rule("PR-21")
def test_all_three_sets_may_be_drawn() -> None:
    g = PrincesGame(mode="duel", choice="drawn", first="0").new(seed=1, explicit=True)
    for _ in range(3):
        assert asked(g) == (CHANCE, "draw_set")
        do(g, options(g)[0])
    assert asked(g)[1] == "shuffle"


@rule("PR-23")
def test_every_start_region_holds_one_good_and_the_gold_none() -> None:
    g = dealt()
    five = {"brick": 1, "lumber": 1, "ore": 1, "grain": 1, "wool": 1}
    assert stock(g, 0) == stock(g, 1) == five


@rule("PR-23")
def test_the_introductory_hand_is_the_top_of_a_stack_of_choice() -> None:
    g = dealt()
    top = stack(g, 2)[:3]
    do(g, "stack 2")
    assert hand(g, 0) == sorted(top)
    assert asked(g) == (1, "start_stack")
    assert faults(g, "stack 2") == ["stack_used"]
    do(g, "stack 1")
    assert asked(g) == (0, "before_roll")


@rule("PR-23")
def test_in_a_theme_game_regions_are_arranged_and_the_hand_is_picked_from_a_base_stack() -> None:
    g = dealt(mode="theme", sets=["zeit_des_goldes"])
    for seat in (0, 1):
        assert asked(g) == (seat, "arrange")
        while asked(g) == (seat, "arrange"):
            do(g, options(g)[0])
    assert stock(g, 0) == {"brick": 1, "lumber": 1, "ore": 1, "grain": 1, "wool": 1}
    assert options(g) == ["stack 1", "stack 2", "stack 3"]
    before = stack(g, 1)
    do(g, "stack 1")
    for _ in range(3):
        assert asked(g) == (0, "start_pick")
        do(g, options(g)[-1])
    rest = list(before)
    for card in hand(g, 0):
        rest.remove(card)
    assert sorted(stack(g, 1)) == sorted(rest)
    assert [c for c in before if before.count(c) == 1 and c in rest] == [c for c in stack(g, 1) if before.count(c) == 1]
    assert asked(g) == (1, "start_stack")


@rule("PR-1")
@pytest.mark.parametrize(("mode", "sets"), [
    ("intro", ["zeit_des_goldes"]), ("theme", FIRST_BOX), ("theme", FIRST_BOX[:2]), ("duel", FIRST_BOX[:2]),
    ("theme", ["zeit_des_friedens"]), ("duel", ["zeit_des_goldes"] * 3),
])  # fmt: skip
def test_sets_that_do_not_fit_the_mode_are_refused(mode: str, sets: list[str]) -> None:
    with pytest.raises(InputError):
        PrincesGame(mode=mode, sets=sets)


def test_a_theme_game_without_a_set_is_played_with_gold() -> None:
    assert PrincesGame(mode="theme").themes == ["zeit_des_goldes"]


@rule("PR-21")
def test_only_a_set_of_the_box_can_be_taken_already() -> None:
    g = PrincesGame(mode="duel").new(seed=1)
    assert asked(g) == (0, "pick_set")
    do(g, options(g)[0])
    for number, code in ((0, "set_taken"), (len(THEMES), "not_an_option")):
        refusal = g.refuse(SET | number_is(number))
        assert refusal is not None
        assert [fault.code for fault in refusal.faults] == [code]


@rule("PR-21")
def test_sets_are_picked_only_where_none_were_named() -> None:
    refusal = from_text(PrincesGame(mode="duel", sets=FIRST_BOX).new(seed=1), "set zeit_der_wirren")
    assert isinstance(refusal, Refusal)
    assert not isinstance(from_text(PrincesGame(mode="duel").new(seed=1), "set zeit_der_wirren"), Refusal)


@rule("PR-6")
@pytest.mark.parametrize("theme", THEMES)
def test_while_the_event_stack_grows_yule_and_the_late_cards_wait_beside_it(theme: str) -> None:
    g = PrincesGame(first="0", mode="theme", sets=[theme]).new(seed=5, explicit=True)
    late = [*g.rules.late_events, g.cat.number("julfest")]
    waiting = 0
    while g.to_move == CHANCE:
        if any(number_of(e) == STACK_EVENTS.number for e in g.agenda) and "julfest" not in events(g):
            there = seen(g)
            assert [there[card] for card in late] == [late.count(card) for card in late]
            waiting += 1
        g.step(g.legal()[0])
    assert waiting == 3, "before the first, the second and the third card"
