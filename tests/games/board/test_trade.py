"""Trade with the other players and over sea (BG-10, BG-11)."""

import pytest

from catanica.games.board import verbs
from catanica.games.board.game import BoardGame
from catanica.games.board.goods import BRICK, WOOL, amount
from catanica.games.board.state import BoardState
from tests.games.board.scene import after_roll, can, code, faults, give, hand, legal, next_turn, play, scene, town
from tests.support.board_actions import verb_of
from tests.support.rules import rule


def market() -> BoardState:
    """Seat 0 after the throw with wool and ore, the others with a little of everything."""
    s = scene().give(0, "2 wool 1 ore").give(1, "1 grain 1 brick").give(2, "1 grain").give(3, "2 lumber").before_roll()
    return after_roll(s)


@rule("BG-10")
def test_an_offer_goes_round_and_the_active_player_chooses_the_partner() -> None:
    s = market()
    play(s, "offer 1 wool for 1 grain")
    assert s.to_move == 1
    play(s, "accept")
    assert s.to_move == 2
    play(s, "accept")
    assert s.to_move == 3
    play(s, "decline")
    assert (s.to_move, legal(s, verbs.TRADE)) == (0, [1, 2])
    play(s, "trade with seat 2")
    assert [hand(s, seat) for seat in range(3)] == ["1 wool 1 grain 1 ore", "1 brick 1 grain", "1 wool"]
    assert s.describe().kind == "trade-and-build"


@rule("BG-10")
def test_nobody_accepts_and_the_turn_goes_on() -> None:
    s = market()
    play(s, "offer 1 wool for 1 grain", "decline", "decline", "decline")
    assert s.describe().kind == "trade-and-build"
    assert list(s.offers) == [0] * 8
    assert s.offered == 1


@rule("BG-10")
def test_a_counter_offer_may_be_taken_instead() -> None:
    s = market()
    play(s, "offer 1 wool for 1 grain", "counter 1 grain for 2 wool", "decline", "decline")
    assert legal(s, verbs.TRADE) == [1]
    play(s, "trade with seat 1")
    assert (hand(s, 0), hand(s, 1)) == ("1 grain 1 ore", "1 brick 2 wool")


@rule("BG-10")
def test_a_counter_offer_beyond_the_hand_cannot_be_taken_but_is_shown() -> None:
    s = market()
    play(s, "offer 1 wool for 1 grain", "counter 1 brick for 2 ore", "decline", "decline")
    assert (s.describe().kind, legal(s, verbs.TRADE)) == ("choose-partner", [])
    assert faults(s, "trade with seat 1") == {"board_cannot_accept": "BG-10"}
    assert faults(s, "trade with seat 2") == {"board_no_such_offer": "BG-10"}
    play(s, "withdraw")
    assert hand(s, 0) == "2 wool 1 ore"


@rule("BG-10")
def test_one_may_think_better_of_an_offer_and_of_a_counter_offer() -> None:
    s = market()
    play(s, "offer", "give wool", "withdraw")
    assert s.describe().kind == "trade-and-build"
    play(s, "offer 1 wool for 1 grain", "counter", "give brick", "withdraw")
    assert (s.to_move, s.describe().kind) == (1, "answer-offer")
    assert s.offers[2] == 0


@rule("BG-10")
def test_no_gifts_no_like_for_like_and_no_more_than_one_has() -> None:
    s = market()
    assert faults(s, "offer 1 wool for nothing") == {"board_nothing_wanted": "BG-10"}
    assert faults(s, "offer nothing for 1 wool") == {"board_nothing_given": "BG-10"}
    assert faults(s, "offer nothing for nothing") == {"board_nothing_given": "BG-10", "board_nothing_wanted": "BG-10"}
    assert faults(s, "offer 2 wool for 1 wool") == {"board_like_for_like": "BG-10"}
    assert faults(s, "offer 3 wool for 1 ore") == {"board_more_than_held": "BG-10"}
    assert faults(s, "offer 1 wool for 3 ore") == {"board_more_than_they_hold": "BG-10"}


@rule("BG-10")
def test_only_who_holds_the_cards_can_accept() -> None:
    s = market()
    play(s, "offer 1 wool for 1 brick", "decline")
    assert faults(s, "accept") == {"board_cannot_accept": "BG-10"}
    assert can(s, "decline")
    assert can(s, "counter")


@rule("BG-10")
def test_who_holds_nothing_is_not_asked_and_without_cards_there_is_no_offer() -> None:
    s = scene().rolled()
    assert faults(s, "offer") == {"board_nothing_to_offer": "BG-10", "board_nobody_to_trade": "BG-10"}
    give(s, 0, "1 wool")
    give(s, 3, "1 ore")
    play(s, "offer 1 wool for 1 ore")
    assert s.to_move == 3


@rule("BG-10")
def test_only_with_the_active_player_and_only_after_the_throw() -> None:
    s = market()
    play(s, "end turn")
    assert faults(s, "offer") == {"board_roll_first": "BG-6"}
    after_roll(s)
    play(s, "offer 1 brick for 1 wool")
    assert s.to_move == 2
    play(s, "decline", "decline")
    assert s.to_move == 0
    play(s, "accept")
    assert (s.to_move, legal(s, verbs.TRADE)) == (1, [0])


@rule("BG-26")
def test_development_cards_are_no_goods() -> None:
    s = market()
    assert "board_not_understood" in faults(s, "offer 1 knight for 1 ore")
    play(s, "offer")
    assert {verb_of(c) for c in s.legal()} == {verbs.GIVE, verbs.WANT, verbs.WITHDRAW}


@rule("BG-11")
def test_over_the_open_sea_four_for_one() -> None:
    s = scene().give(0, "4 wool 3 ore").rolled()
    assert faults(s, "sea 3 ore for wool") == {"board_rate": "BG-11"}
    assert faults(s, "sea ore for wool") == {"board_rate": "BG-11"}
    assert faults(s, "sea 4 wool for wool") == {"board_sea_like_for_like": "BG-11"}
    play(s, "sea 4 wool for brick")
    assert hand(s, 0) == "1 brick 3 ore"


@rule("BG-11")
def test_a_common_harbour_three_for_one_of_any_kind() -> None:
    s = scene().town(0, "N0,-2").give(0, "3 wool 3 ore").rolled()
    play(s, "sea 3 wool for brick", "sea 3 ore for brick")
    assert hand(s, 0) == "2 brick"


@rule("BG-11")
def test_a_special_harbour_two_for_one_of_its_kind_only() -> None:
    s = scene().town(0, "N1,-2").give(0, "2 grain 3 ore").rolled()
    play(s, "sea 2 grain for brick")
    assert faults(s, "sea ore for brick") == {"board_rate": "BG-11"}


@rule("BG-11")
def test_a_city_keeps_the_harbour_and_a_foreign_building_gives_none() -> None:
    s = scene().town(0, "N1,-2").town(1, "N0,-2").give(0, "4 grain 3 wool 3 ore").rolled(6, 6)
    play(s, "build city N1,-2", "sea 2 grain for brick")
    assert faults(s, "sea wool for brick") == {"board_rate": "BG-11"}


@rule("BG-11")
def test_the_bank_must_have_the_card() -> None:
    s = scene().give(0, "4 wool").give(1, "19 brick").rolled()
    assert faults(s, "sea 4 wool for brick") == {"board_bank_lacks": "BG-11"}


@rule("BG-11", "BG-27")
def test_in_the_combined_phase_a_new_harbour_serves_at_once() -> None:
    s = scene().town(0, "N0,0").give(0, "4 grain").rolled()
    assert not can(s, "sea 2 grain for ore")
    town(s, 0, "N1,-2")
    assert can(s, "sea 2 grain for ore")
    next_turn(s)
    assert s.turn == 1


@rule("BG-10")
@pytest.mark.parametrize(("mine", "theirs"), [("brick", "wool"), ("wool", "brick")])
def test_a_single_card_is_enough_to_trade_on_either_side(mine: str, theirs: str) -> None:
    s = scene().give(0, f"1 {mine}").give(1, f"1 {theirs}").rolled()
    assert can(s, "offer")
    play(s, f"offer 1 {mine} for 1 {theirs}", "accept")
    assert (s.to_move, legal(s, verbs.TRADE)) == (0, [1])
    play(s, "trade with seat 1")
    assert (hand(s, 0), hand(s, 1)) == (f"1 {theirs}", f"1 {mine}")


@rule("BG-10")
def test_with_a_card_but_nobody_to_trade_with_there_is_no_offer() -> None:
    s = scene().give(0, "1 brick").rolled()
    assert faults(s, "offer") == {"board_nobody_to_trade": "BG-10"}
    t = scene().give(1, "1 brick").rolled()
    assert faults(t, "offer") == {"board_nothing_to_offer": "BG-10"}


@rule("BG-10")
def test_as_many_cards_may_be_wanted_as_the_fullest_other_hand_holds() -> None:
    s = scene().give(0, "9 wool").give(1, "3 ore").give(3, "1 grain").rolled()
    play(s, "offer", "give wool", "want ore", "want ore", "want ore")
    assert faults(s, "want ore") == {"board_more_than_they_hold": "BG-10"}
    play(s, "propose")
    assert s.to_move == 1


@rule("BG-10")
def test_a_counter_offer_asks_for_no_more_than_the_active_player_holds() -> None:
    s = market()
    give(s, 2, "5 ore")
    play(s, "offer 1 wool for 1 grain", "counter", "give grain", "want wool", "want wool", "want wool")
    assert faults(s, "want wool") == {"board_more_than_they_hold": "BG-10"}


@rule("BG-10")
def test_a_counter_offer_that_is_dropped_leaves_nothing_behind_and_the_offer_stands() -> None:
    s = market()
    play(s, "offer 1 wool for 1 grain")
    standing = list(s.offers)
    play(s, "counter", "give brick", "want wool", "withdraw")
    assert list(s.offers) == standing
    play(s, "decline", "counter", "give grain", "want ore", "withdraw")
    assert list(s.offers) == standing


@rule("BG-10")
def test_nobody_closes_with_himself_and_an_answer_must_be_paid() -> None:
    s = market()
    play(s, "offer 1 wool for 1 grain", "counter 1 grain for 1 brick", "decline", "decline")
    assert faults(s, "trade with seat 0") == {"board_no_such_offer": "BG-10"}
    assert faults(s, "trade with seat 1") == {"board_cannot_accept": "BG-10"}


@rule("BG-10")
def test_a_new_turn_begins_without_offers() -> None:
    s = market()
    play(s, "offer 1 wool for 1 grain", "decline", "decline", "decline")
    next_turn(s)
    assert s.offered == 0


@rule("BG-5", "BG-10")
def test_while_founding_there_is_no_trade() -> None:
    s = BoardGame(setup="old", start=0).new(explicit=True)
    assert faults(s, "offer") == {"board_not_now": "BG-5", "board_nothing_to_offer": "BG-10"}
    assert faults(s, "want ore") == {"board_not_now": "BG-5"}
    assert faults(s, "accept") == {"board_not_now": "BG-5"}
    refusal = s.refuse(code(s, "accept"))
    assert refusal is not None
    assert refusal.faults[0].params == {"verb": "accept", "step": s.describe().kind}


@rule("BG-11")
def test_the_last_card_of_the_bank_can_be_had() -> None:
    s = scene().give(0, "4 wool").give(1, "18 brick").rolled()
    play(s, "sea 4 wool for brick")
    assert hand(s, 0) == "1 brick"
    assert (amount(s.stock, BRICK), amount(s.stock, WOOL)) == (0, 19)
