"""Throw, production, shortage, seven and robber (BG-6 to BG-9, BG-12, BG-27) and the two house rules about them."""

from collections.abc import Callable

import pytest

from catanica.games.board import verbs
from catanica.games.board.game import BoardGame
from catanica.games.board.goods import RESOURCE_NAMES, amount, size
from catanica.games.board.maps import BEGINNER
from catanica.games.board.state import BoardState
from catanica.games.board.topology import LAND
from catanica.games.board.vocabulary import turns_of
from tests.games.board.scene import (
    after_roll,
    bare,
    beginner,
    can,
    city,
    empty_hands,
    faults,
    give,
    hand,
    hold,
    legal,
    next_turn,
    play,
    scene,
    town,
)
from tests.support.board_actions import arguments
from tests.support.rules import rule


def test_a_game_in_which_nobody_can_win_goes_on_and_on() -> None:
    s = scene().rolled()
    s.turns = 65_535
    play(s, "end turn")
    assert (s.turn, s.turns) == (1, 65_536)
    assert turns_of(s.events[-1]) == 65_536


@rule("BG-6")
def test_the_throw_comes_first() -> None:
    s = beginner()
    give(s, 0, "4 ore 4 grain")
    assert faults(s, "build city N0,-1") == {"board_roll_first": "BG-6"}
    assert faults(s, "end turn") == {"board_roll_first": "BG-6"}
    assert "board_roll_first" in faults(s, "sea 4 ore for wool")
    assert "board_roll_first" in faults(s, "offer")
    after_roll(s)
    assert faults(s, "roll") == {"board_already_rolled": "BG-6"}


@rule("BG-6", "BG-17")
def test_a_knight_or_progress_card_may_come_before_the_throw() -> None:
    s = beginner()
    hold(s, 0, "1 knight 1 invention")
    assert can(s, "play knight")
    play(s, "play invention", "take ore", "take ore")
    assert hand(s, 0) == "2 lumber 1 grain 2 ore"
    assert s.describe().kind == "before-roll"
    assert faults(s, "play knight") == {"board_card_already_played": "BG-17"}


@rule("BG-6")
def test_a_settlement_earns_one_and_a_city_two_for_each_hex_with_the_number() -> None:
    s = scene().town(0, "N2,0").city(1, "S2,0").city(2, "N1,1").rolled(4, 4)
    assert [hand(s, seat) for seat in range(4)] == ["1 ore", "2 ore", "2 ore", "nothing"]


@rule("BG-6")
def test_two_settlements_at_one_hex_earn_twice_and_two_hexes_of_a_number_both_pay() -> None:
    s = scene().town(0, "N2,0", "S2,0", "N-2,1").rolled(2, 6)
    assert hand(s, 0) == "1 lumber 2 ore"


@rule("BG-6")
def test_the_robbers_hex_pays_nobody() -> None:
    s = scene().town(0, "N2,0").robber(2, 0).rolled(4, 4)
    assert hand(s, 0) == "nothing"


@rule("BG-7")
def test_if_the_bank_cannot_pay_two_players_neither_gets_the_kind() -> None:
    s = scene().city(0, "N2,0").city(1, "S2,0").give(3, "16 ore").rolled(4, 4)
    assert (hand(s, 0), hand(s, 1)) == ("nothing", "nothing")
    assert amount(s.stock, RESOURCE_NAMES.index("ore")) == 3


@rule("BG-7")
def test_a_sole_claimant_gets_what_is_left() -> None:
    s = scene().city(0, "N2,0", "S2,0").give(3, "16 ore").rolled(4, 4)
    assert hand(s, 0) == "3 ore"
    assert amount(s.stock, RESOURCE_NAMES.index("ore")) == 0


@rule("BG-6", "BG-7")
@pytest.mark.parametrize("build", [town, city])
def test_the_robbers_hex_pays_nobody_from_a_short_bank_either(build: Callable[[BoardState, int, str], None]) -> None:
    s = bare()
    build(s, 0, "N2,0")
    s.robber = LAND.index((2, 0))
    give(s, 3, "16 ore")
    after_roll(s, 4, 4)
    assert hand(s, 0) == "nothing"
    assert amount(s.stock, RESOURCE_NAMES.index("ore")) == 3


@rule("BG-7")
def test_a_shortage_of_one_kind_does_not_touch_the_others() -> None:
    s = scene().town(0, "N2,0").town(1, "S2,0").town(2, "N-2,1").give(3, "18 ore").rolled(4, 4)
    assert [hand(s, seat) for seat in range(3)] == ["nothing", "nothing", "1 lumber"]


@rule("BG-7")
def test_exactly_enough_is_no_shortage() -> None:
    s = scene().town(0, "N2,0").town(1, "S2,0").give(3, "17 ore").rolled(4, 4)
    assert (hand(s, 0), hand(s, 1)) == ("1 ore", "1 ore")


@rule("BG-7")
def test_a_bank_without_end_is_an_option_for_imported_games() -> None:
    s = scene(bank="unlimited").city(0, "N2,0").city(1, "S2,0").give(3, "19 ore").rolled(4, 4)
    assert (hand(s, 0), hand(s, 1)) == ("2 ore", "2 ore")


@rule("BG-8")
@pytest.mark.parametrize(("held", "back"), [(7, 0), (8, 4), (9, 4), (15, 7)])
def test_more_than_seven_cards_give_back_half_rounded_down(held: int, back: int) -> None:
    s = scene().give(2, f"{held} wool").rolled(3, 4)
    assert s.describe().kind == ("discard" if back else "move-robber")
    for _ in range(back):
        assert s.to_move == 2
        play(s, "discard wool")
    assert size(s.hands[2]) == held - back
    assert (s.to_move, s.describe().kind) == (0, "move-robber")


@rule("BG-8")
def test_on_a_seven_nobody_earns_and_all_discard_before_the_robber_moves() -> None:
    s = scene().town(0, "N2,0").give(0, "8 ore").give(1, "4 wool 5 grain").give(3, "8 brick").rolled(3, 4)
    order = []
    while s.describe().kind == "discard":
        order.append(int(s.to_move))
        s.apply(s.legal()[0])
    assert order == [0] * 4 + [1] * 4 + [3] * 4
    assert (s.to_move, s.describe().kind) == (0, "move-robber")


@rule("BG-8")
def test_one_discards_only_what_one_holds() -> None:
    s = scene().give(0, "8 ore").rolled(3, 4)
    assert faults(s, "discard wool") == {"board_not_held": "BG-8"}
    assert faults(s, "roll") == {"board_not_now": "BG-8"}


@rule("BG-9")
def test_the_robber_must_move_and_may_go_to_the_desert() -> None:
    s = scene().robber(2, 0).rolled(3, 4)
    assert faults(s, "robber 2,0") == {"board_robber_must_move": "BG-9"}
    assert len(legal(s, verbs.MOVE_ROBBER)) == 18
    play(s, "robber 0,0")
    assert LAND[s.robber] == (0, 0)


@rule("BG-9")
def test_the_mover_chooses_among_several_victims_never_himself() -> None:
    s = bare()
    for seat, place in enumerate(("N2,0", "S2,0", "N1,1")):
        town(s, seat, place)
    give(s, 1, "1 wool")
    give(s, 2, "1 ore")
    after_roll(s, 3, 4)
    play(s, "robber 2,0")
    assert legal(s, verbs.ROB) == [1, 2]
    assert faults(s, "rob seat 0") == {"board_not_yourself": "BG-9"}
    assert faults(s, "rob seat 3") == {"board_nobody_to_rob_there": "BG-9"}
    play(s, "rob seat 2", "steal ore")
    assert [hand(s, seat) for seat in range(3)] == ["1 ore", "1 wool", "nothing"]


@rule("BG-9")
def test_the_card_stolen_is_any_of_the_victims_each_as_likely() -> None:
    s = scene().town(1, "N2,0").give(1, "2 wool 1 ore").rolled(3, 4)
    play(s, "robber 2,0")
    assert s.describe().kind == "steal"
    assert legal(s, verbs.STEAL) == [2, 2, 4]


@rule("BG-9")
def test_from_an_empty_hand_nothing_is_stolen() -> None:
    s = scene().town(1, "N2,0").town(2, "S2,0").rolled(3, 4)
    play(s, "robber 2,0", "rob seat 1")
    assert s.describe().kind == "trade-and-build"
    assert [size(h) for h in s.hands] == [0, 0, 0, 0]


@rule("BG-9")
def test_a_sole_victim_is_robbed_without_a_question() -> None:
    s = scene().town(1, "N2,0").give(1, "1 ore").rolled(3, 4)
    play(s, "robber 2,0", "steal ore")
    assert (hand(s, 0), hand(s, 1)) == ("1 ore", "nothing")


@rule("BG-27")
def test_after_a_seven_the_turn_goes_on_with_trade() -> None:
    s = scene().give(0, "4 ore").rolled(3, 4)
    play(s, "robber 2,0", "sea 4 ore for wool")
    assert hand(s, 0) == "1 wool"


@rule("BG-12")
def test_trade_and_build_are_combined_by_default() -> None:
    s = scene().town(0, "N0,0").give(0, "1 brick 1 lumber 4 ore").rolled()
    play(s, "build road N0,0>S0,-1", "sea 4 ore for wool")
    assert hand(s, 0) == "1 wool"
    assert BoardGame().header()["phases"] == "combined"


@rule("BG-12", "BG-27")
def test_strict_phases_trade_first_and_a_new_harbour_serves_from_the_next_turn() -> None:
    s = scene(phases="strict").roads(0, "N1,-2", "S1,-3").give(0, "1 brick 1 lumber 1 wool 3 grain").rolled()
    assert s.describe().kind == "trade"
    assert faults(s, "build settlement N1,-2") == {"board_build_later": "BG-12"}
    play(s, "begin building", "build settlement N1,-2")
    assert faults(s, "sea grain for ore") == {"board_trade_is_over": "BG-12"}
    assert faults(s, "offer") == {"board_trade_is_over": "BG-12", "board_nobody_to_trade": "BG-10"}
    for _ in range(4):
        next_turn(s, 6, 6)
    play(s, "sea 2 grain for ore")
    assert hand(s, 0) == "1 ore"


@rule("BG-12")
def test_strict_phases_allow_to_end_the_turn_without_building() -> None:
    s = scene(phases="strict").rolled()
    play(s, "end turn")
    assert s.turn == 1


@rule("BG-17", "BG-12")
def test_strict_phases_allow_a_development_card_in_either_phase() -> None:
    s = scene(phases="strict").hold(0, "1 monopoly").rolled()
    assert can(s, "play monopoly ore")
    play(s, "begin building", "play monopoly ore")


def test_friendly_robber_spares_players_with_fewer_than_three_open_points() -> None:
    s = scene(friendly_robber=True).town(1, "N2,0").city(2, "N-2,1").town(2, "N-2,2").hold(1, "5 point").rolled(3, 4)
    assert faults(s, "robber 2,0") == {"board_robber_is_friendly": "BG-9"}
    assert can(s, "robber -2,1")
    assert BoardGame(friendly_robber="yes").house_rules == ["friendly_robber"]


def test_friendly_robber_gives_way_when_every_hex_would_hurt_the_weak() -> None:
    """Six settlements of players with two points touch every hex but the desert."""
    s = bare(friendly_robber=True)
    for seat, place in ((1, "N0,-1"), (1, "S2,-2"), (2, "N1,1"), (2, "S0,1"), (3, "N-2,2"), (3, "S-1,-1")):
        town(s, seat, place)
    t = s.clone()
    t.robber = LAND.index((2, 0))
    assert legal(after_roll(t, 3, 4), verbs.MOVE_ROBBER) == [LAND.index((0, 0))]
    assert len(legal(after_roll(s, 3, 4), verbs.MOVE_ROBBER)) == 18


def test_balanced_dice_come_from_a_pack_of_36_throws() -> None:
    s = bare(balanced_dice=True)
    seen = set()
    for _ in range(31):
        play(s, "roll")
        throw = s.legal()[0]
        assert throw not in seen
        seen.add(throw)
        s.apply(throw)
        if s.describe().kind == "move-robber":
            s.apply(s.legal()[0])
        empty_hands(s)
        play(s, "end turn")
    play(s, "roll")
    assert len(s.legal()) == 36
    assert BoardGame(balanced_dice=True).house_rules == ["balanced_dice"]


def test_dice_are_36_equally_likely_throws() -> None:
    s = bare()
    play(s, "roll")
    sums = [sum(arguments(c)) for c in s.legal()]
    assert [sums.count(n) for n in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


@rule("BG-8")
def test_any_card_held_may_be_given_back_also_a_single_one() -> None:
    s = scene().give(0, "7 wool 1 ore").rolled(3, 4)
    play(s, "discard ore", "discard wool", "discard wool", "discard wool")
    assert hand(s, 0) == "4 wool"
    assert [amount(s.stock, k) for k in range(5)] == [19, 19, 15, 19, 19]


@rule("BG-6")
def test_before_the_throw_only_the_moment_speaks_against_what_comes_later() -> None:
    s = scene().town(1, "N2,0").robber(2, 0).give(0, "1 wool").give(2, "18 ore").before_roll()
    for text in ("discard wool", "rob seat 1", "take ore"):
        assert faults(s, text) == {"board_not_now": "BG-6"}


@rule("BG-12")
def test_in_strict_phases_what_belongs_to_neither_is_not_told_to_wait_for_the_other() -> None:
    s = scene(phases="strict").rolled()
    assert faults(s, "take ore") == {"board_not_now": "BG-12"}
    assert faults(s, "build road N0,0>S0,-1").keys() >= {"board_build_later"}


@rule("BG-6")
def test_the_dice_that_fell_lie_on_the_table() -> None:
    s = scene().rolled(2, 6)
    assert "/dice=2-6/" in s.text()
    play(s, "end turn")
    assert "/dice=" not in s.text()


def test_the_friendly_robber_may_go_to_a_weak_mover_himself() -> None:
    s = scene(friendly_robber=True).town(0, "N2,0").rolled(3, 4)
    play(s, "robber 2,0")
    assert s.describe().kind == "trade-and-build"


@rule("BG-9")
def test_at_the_first_hex_of_the_map_only_those_who_live_there_are_robbed() -> None:
    s = scene().town(1, "N0,-2").town(2, "S0,-2").town(3, "N2,0").give(1, "1 brick").give(2, "1 ore").rolled(3, 4)
    play(s, "robber 0,-2")
    assert legal(s, verbs.ROB) == [1, 2]
    assert faults(s, "rob seat 3") == {"board_nobody_to_rob_there": "BG-9"}
    play(s, "rob seat 1", "steal brick")
    assert (hand(s, 0), hand(s, 1)) == ("1 brick", "nothing")


@rule("BG-6")
@pytest.mark.parametrize("given", [0, 16])
@pytest.mark.parametrize(("build", "earned"), [(town, 1), (city, 2)])
def test_the_first_crossing_of_the_map_earns_like_any_other(
    given: int, build: Callable[[BoardState, int, str], None], earned: int
) -> None:
    """With a full bank and with one that runs low."""
    s = bare()
    build(s, 0, "N0,-2")
    give(s, 3, f"{given} ore")
    after_roll(s, 4, 6)
    assert hand(s, 0) == f"{earned} ore"
    assert amount(s.stock, RESOURCE_NAMES.index("ore")) == 19 - given - earned


@rule("BG-7")
def test_a_single_brick_is_paid_by_a_bank_that_runs_low() -> None:
    s = scene().town(0, "N0,-1").give(3, "18 brick").rolled(3, 3)
    assert hand(s, 0) == "1 brick"
    t = scene().town(0, "N0,-1").town(1, "S0,-1").give(3, "17 brick").rolled(3, 3)
    assert (hand(t, 0), hand(t, 1)) == ("1 brick", "1 brick")


@rule("BG-7")
def test_beside_a_shortage_a_kind_of_which_there_is_just_enough_is_paid() -> None:
    s = (
        scene()
        .town(0, "N2,0")
        .town(1, "S2,0")
        .town(2, "N-2,1")
        .town(3, "S-2,1")
        .give(0, "18 ore")
        .give(1, "17 lumber")
        .rolled(4, 4)
    )
    assert [hand(s, seat) for seat in range(4)] == ["18 ore", "17 lumber", "1 lumber", "1 lumber"]


@rule("BG-7")
def test_two_hexes_of_a_kind_and_number_may_ask_for_more_than_the_bank_has() -> None:
    """Forests at 0,-2 and 1,-2 with the number 8; nine lumber are left, and five cities would earn ten and more."""
    twins = BEGINNER.replace("forest 8", "hills 10").replace("mountains 10, pasture 2", "forest 8, forest 8")
    s = BoardGame(setup="map", map=twins, start=0).new(explicit=True)
    while s.describe().kind.startswith("found"):
        s.apply(s.legal()[-1])
    empty_hands(s)
    for seat in range(4):
        s.towns[seat] = 0
    for place in ("N0,-2", "N1,-2"):
        city(s, 0, place)
    for place in ("S0,-2", "S1,-2"):
        city(s, 1, place)
    city(s, 0, "N0,-1")
    give(s, 3, "10 lumber")
    after_roll(s, 4, 4)
    assert (hand(s, 0), hand(s, 1)) == ("nothing", "nothing")
    assert amount(s.stock, RESOURCE_NAMES.index("lumber")) == 9
