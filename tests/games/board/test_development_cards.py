"""Development cards and the largest army (BG-16 to BG-19, BG-26)."""

import pytest

from catanica.games.board import verbs
from catanica.games.board.goods import CARD_STACK, KNIGHT, ROAD_BUILDING, amount, size
from catanica.games.board.happenings import MONOPOLISED
from catanica.games.board.vocabulary import victim_of
from catanica.kernel.words import number_of
from tests.games.board.scene import (
    after_roll,
    bare,
    can,
    faults,
    give,
    hand,
    hold,
    legal,
    next_turn,
    packed,
    play,
    roads,
    scene,
)
from tests.support.rules import rule


@rule("BG-16")
def test_a_card_costs_ore_wool_grain_and_is_drawn_blindly() -> None:
    s = scene().give(0, "1 ore 1 wool 1 grain").rolled()
    play(s, "buy card")
    assert hand(s, 0) == "nothing"
    assert len(s.legal()) == 25
    play(s, "draw monopoly")
    assert (size(s.deck), size(s.cards[0])) == (24, 1)
    assert faults(s, "buy card") == {"board_cannot_pay": "BG-16"}


@rule("BG-16")
def test_the_stack_of_25_is_not_refilled() -> None:
    s = bare()
    s.cards[1], s.deck = CARD_STACK, 0
    give(s, 0, "1 ore 1 wool 1 grain")
    after_roll(s)
    assert faults(s, "buy card") == {"board_stack_empty": "BG-16"}


@rule("BG-17")
def test_a_card_bought_this_turn_waits_an_older_one_of_the_kind_does_not() -> None:
    s = scene().give(0, "1 ore 1 wool 1 grain").rolled()
    play(s, "buy card", "draw knight")
    assert faults(s, "play knight") == {"board_card_bought_this_turn": "BG-17"}
    hold(s, 0, "1 knight")
    assert can(s, "play knight")
    for _ in range(4):
        next_turn(s)
    assert can(s, "play knight")


@rule("BG-17")
def test_one_card_per_turn_and_only_cards_one_holds() -> None:
    s = scene().hold(0, "2 knight 1 monopoly").rolled()
    assert faults(s, "play invention") == {"board_card_not_held": "BG-17"}
    play(s, "play knight", "robber 2,0")
    assert faults(s, "play knight") == {"board_card_already_played": "BG-17"}
    assert faults(s, "play monopoly ore") == {"board_card_already_played": "BG-17"}
    play(s, "end turn")
    assert not s.played


@rule("BG-17")
def test_point_cards_are_never_played() -> None:
    s = scene().hold(0, "2 point").before_roll()
    assert s.legal() == [verbs.ROLL]
    assert (s.open_points(0), s.points(0)) == (0, 2)


@rule("BG-18")
def test_a_knight_moves_the_robber_without_any_discarding() -> None:
    s = scene().town(1, "N2,0").give(1, "9 wool").hold(0, "1 knight").before_roll()
    play(s, "play knight", "robber 2,0", "steal wool")
    assert (hand(s, 0), hand(s, 1)) == ("1 wool", "8 wool")
    assert s.describe().kind == "before-roll"


@rule("BG-18")
def test_the_third_knight_brings_the_largest_army_and_only_more_take_it() -> None:
    s = bare()
    s.knights[0], s.knights[1] = 2, 2
    hold(s, 0, "1 knight")
    hold(s, 1, "2 knight")
    after_roll(s)
    play(s, "play knight", "robber 2,0")
    assert (s.army, s.open_points(0)) == (0, 2)
    next_turn(s)
    play(s, "play knight", "robber 0,0")
    assert s.army == 0
    for _ in range(4):
        next_turn(s)
    play(s, "play knight", "robber 2,0")
    assert (s.army, s.open_points(0), s.open_points(1)) == (1, 0, 2)


@rule("BG-18")
def test_two_knights_are_no_army() -> None:
    s = bare()
    s.knights[0] = 1
    hold(s, 0, "1 knight")
    play(s, "play knight", "robber 2,0")
    assert s.army == -1


@rule("BG-19")
def test_road_building_gives_two_free_roads() -> None:
    s = scene().town(0, "N0,0").hold(0, "1 road-building").before_roll()
    play(s, "play road-building", "build road N0,0>S0,-1", "build road S0,-1>N-1,0")
    assert s.laid[0] == 2
    assert s.describe().kind == "before-roll"


@rule("BG-19")
@pytest.mark.parametrize(("left", "free"), [(2, 2), (1, 1)])
def test_road_building_gives_as_many_roads_as_pieces_allow(left: int, free: int) -> None:
    s = scene().town(0, "N0,0").before_roll()
    s.laid[0] = 15 - left
    hold(s, 0, "1 road-building")
    play(s, "play road-building")
    placed = 0
    while s.describe().kind == "free-road":
        s.apply(s.legal()[0])
        placed += 1
    assert placed == free


@rule("BG-19")
def test_road_building_without_a_piece_or_place_is_refused() -> None:
    s = scene().town(0, "N0,0").hold(0, "1 road-building").before_roll()
    s.laid[0] = 15
    assert faults(s, "play road-building") == {"board_no_roads_left": "BG-25"}
    s.laid[0] = 0
    roads(s, 1, "N0,0", "S0,-1")
    roads(s, 1, "N0,0", "S1,-1")
    roads(s, 1, "N0,0", "S1,-2")
    assert faults(s, "play road-building") == {"board_no_place_for_roads": "BG-19"}


@rule("BG-19")
def test_road_building_ends_when_the_last_place_is_taken() -> None:
    s = (
        scene()
        .roads(0, "N1,-2", "S1,-3")
        .town(1, "N0,-2")
        .town(2, "S2,-3")
        .hold(0, "1 road-building")
        .roads(1, "N0,-1", "S1,-3", "N0,-2")
        .before_roll()
    )
    assert legal(s, verbs.PLAY_ROADS) == [0]
    play(s, "play road-building", "build road N1,-2>S2,-3")
    assert s.describe().kind == "before-roll"


@rule("BG-19")
def test_invention_takes_two_cards_the_bank_has() -> None:
    s = scene().give(1, "18 ore").hold(0, "1 invention").before_roll()
    play(s, "play invention", "take ore")
    assert faults(s, "take ore") == {"board_bank_lacks": "BG-19"}
    play(s, "take wool")
    assert hand(s, 0) == "1 wool 1 ore"
    assert s.describe().kind == "before-roll"


@rule("BG-19")
def test_invention_with_a_short_bank_takes_what_is_left() -> None:
    s = scene().give(1, "19 ore 19 wool 19 grain 19 brick 18 lumber").hold(0, "1 invention").before_roll()
    play(s, "play invention", "take lumber")
    assert (hand(s, 0), s.describe().kind) == ("1 lumber", "before-roll")
    give(s, 0, "0 lumber")
    hold(s, 0, "1 invention")
    s.played = False
    assert faults(s, "play invention") == {"board_bank_empty": "BG-19"}


@rule("BG-19")
def test_monopoly_takes_all_cards_of_a_kind_from_everybody() -> None:
    s = bare()
    for seat, cards in enumerate(("1 ore", "2 ore 1 wool", "1 wool", "3 ore")):
        give(s, seat, cards)
    hold(s, 0, "1 monopoly")
    play(s, "play monopoly ore")
    assert [hand(s, seat) for seat in range(4)] == ["6 ore", "1 wool", "1 wool", "nothing"]


@rule("BG-26")
def test_knights_stay_and_progress_cards_leave_the_game() -> None:
    s = scene().town(0, "N0,0").hold(0, "1 knight 1 road-building").before_roll()
    play(s, "play knight", "robber 2,0")
    assert (s.knights[0], amount(s.spent, KNIGHT)) == (1, 1)
    s.played = False
    play(s, "play road-building", "build road N0,0>S0,-1", "build road S0,-1>N-1,0")
    assert amount(s.spent, ROAD_BUILDING) == 1
    assert size(s.cards[0]) == 0
    assert size(s.deck) == 23


@rule("BG-17")
def test_a_single_knight_bought_is_played_in_the_next_turn_of_its_buyer() -> None:
    s = scene().give(0, "1 ore 1 wool 1 grain").rolled()
    play(s, "buy card", "draw knight")
    for _ in range(4):
        next_turn(s)
    play(s, "play knight", "robber 2,0")
    assert s.knights[0] == 1


@rule("BG-17")
def test_what_the_active_player_bought_does_not_touch_the_cards_of_others() -> None:
    s = scene().give(0, "2 ore 1 wool 1 grain").give(1, "1 brick").hold(1, "1 knight").rolled()
    play(s, "buy card", "draw knight", "offer 1 ore for 1 brick")
    assert (s.to_move, faults(s, "play knight")) == (1, {"board_not_now": "BG-10"})


@rule("BG-16")
def test_the_last_card_of_the_stack_can_be_bought() -> None:
    s = bare()
    s.cards[1], s.deck = CARD_STACK - 1, 1
    after_roll(s)
    assert faults(s, "buy card") == {"board_cannot_pay": "BG-16"}
    give(s, 0, "1 ore 1 wool 1 grain")
    play(s, "buy card", "draw knight")
    assert (size(s.deck), amount(s.cards[0], KNIGHT)) == (0, 1)


@rule("BG-19")
@pytest.mark.parametrize(("left", "taken"), [("1 brick", 1), ("2 brick", 2), ("1 brick 1 ore", 2)])
def test_invention_takes_two_cards_if_the_bank_has_two(left: str, taken: int) -> None:
    s = scene().give(1, "19 brick 19 lumber 19 wool 19 grain 19 ore").hold(0, "1 invention").before_roll()
    s.hands[1] -= packed(left)
    s.stock += packed(left)
    play(s, "play invention", *(["take brick", f"take {left.split()[-1]}"][:taken]))
    assert (size(s.hands[0]), s.stock, s.describe().kind) == (taken, 0, "before-roll")


@rule("BG-19")
def test_road_building_and_invention_ask_in_their_own_name() -> None:
    s = scene().town(0, "N0,0").hold(0, "1 road-building 1 invention").before_roll()
    t = s.clone()
    play(s, "play road-building")
    play(t, "play invention")
    assert (s.describe().card, t.describe().card) == ("road-building", "invention")
    assert scene().before_roll().describe().card == ""


@rule("BG-19")
def test_monopoly_takes_single_cards_too_and_is_told_for_those_who_lose() -> None:
    s = scene().give(0, "1 wool").give(1, "1 ore").give(3, "2 ore").hold(0, "1 monopoly").before_roll()
    play(s, "play monopoly ore")
    assert [hand(s, seat) for seat in range(4)] == ["1 wool 3 ore", "nothing", "nothing", "nothing"]
    assert [victim_of(e) for e in s.events if number_of(e) == MONOPOLISED.number] == [1, 3]
