"""Hand limit, refill, exchange, backs, open stack, searching, event stack (PR-5, PR-6, PR-7, PR-29 to PR-31)."""

import pytest

from catanica.kernel.state import CHANCE
from tests.support.position import do, faults, options
from tests.support.princes import discard, display, events, intro, table
from tests.support.reading import asked, hand, in_play, stack, stock
from tests.support.rules import rule


@rule("PR-5")
@pytest.mark.parametrize(("abbeys", "limit"), [(0, 3), (1, 4)])
def test_the_hand_is_filled_up_to_three_plus_progress(abbeys: int, limit: int) -> None:
    pos = intro().stack(1, "markt", "markt", "kloster", "austin", "inga")
    for _ in range(abbeys):
        pos.built(0, "kloster", "L1 above")
    g = pos.hand_check()
    drawn = 0
    while asked(g) == (0, "fill"):
        assert faults(g, "search 1") == ["no_search_yet"]
        do(g, "draw 1")
        drawn += 1
    assert drawn == limit
    assert asked(g) == (0, "swap")
    do(g, "pass")
    assert asked(g) == (1, "before_roll")


@rule("PR-5", "PR-31")
def test_the_exchange_is_free_from_the_top_and_costs_two_by_choice() -> None:
    pos = intro().stock(0, ore=2).hand(0, "markt", "markt", "austin").stack(1, "inga", "harald", "osmund")
    g = pos.stack(2, "siglind").hand_check()
    do(g, "put austin 2", "search 1")
    assert stock(g, 0) == {}
    assert asked(g) == (0, "choose_card")
    assert "pass" not in options(g), "who looks must take"
    do(g, "pick harald")
    assert hand(g, 0) == ["harald", "markt", "markt"]
    assert stack(g, 1) == ["inga", "osmund"], "the order stays"
    assert stack(g, 2) == ["siglind", "austin"]
    assert asked(g) == (1, "before_roll")


@rule("PR-5")
@pytest.mark.parametrize(("cards", "goods", "price"), [
    ([], 1, 2), ([], 2, 2), (["gemeindehaus"], 1, 1), (["gemeindehaus", "rathaus"], 0, 0),
])  # fmt: skip
def test_parish_hall_and_town_hall_make_choosing_cheaper(cards: list[str], goods: int, price: int) -> None:
    pos = table("zeit_des_fortschritts").city(0, "L1").hand(0, "markt", "markt", "austin").stack(1, "inga", "harald")
    for card in cards:
        pos.built(0, card, "covered" if card == "gemeindehaus" and "rathaus" in cards else "L1 above")
    g = pos.stock(0, ore=goods).hand_check()
    do(g, "put austin 1")
    assert faults(g, "search 1") == ([] if goods >= price else ["search_unpaid"])
    if goods >= price:
        do(g, "search 1")
        assert sum(stock(g, 0).values()) == goods - price


@rule("PR-30")
def test_surplus_waits_for_the_end_of_the_own_turn_and_goes_before_the_exchange() -> None:
    pos = table("zeit_der_wirren").hand(0, "markt", "austin", "inga", "harald").hand(1, "osmund", "siglind")
    g = pos.hand(1, "candamir", "kloster").stack(1, "zollbruecke").main()
    do(g, "end")
    assert asked(g) == (0, "trim")
    do(g, "put markt 2")
    assert asked(g) == (0, "swap")
    do(g, "pass")
    assert asked(g) == (1, "before_roll")
    assert len(hand(g, 1)) == 4, "the other player's surplus waits for the end of his own turn"


@rule("PR-30")
def test_refilled_cards_wait_for_the_next_turn() -> None:
    g = intro().stack(1, "goldschmied", "goldschmied", "goldschmied").stock(0, gold=3).hand_check()
    do(g, "draw 1", "draw 1", "draw 1")
    assert asked(g) == (0, "swap")
    assert faults(g, "play goldschmied") == ["not_an_option"]


@rule("PR-7")
def test_cards_go_under_stacks_with_their_own_back() -> None:
    g = table("zeit_der_wirren").hand(0, "heinrich", "austin", "inga", "markt").main()
    do(g, "end")
    assert faults(g, "put heinrich 1") == ["other_back"]
    assert faults(g, "put austin 4") == ["other_back"]
    assert {o for o in options(g) if "heinrich" in o} == {"put heinrich 4", "put heinrich 5"}
    do(g, "put heinrich 5")
    assert stack(g, 5) == ["heinrich"], "an empty stack is still a stack"


@rule("PR-29")
def test_either_player_builds_from_the_open_stack_one_copy_each() -> None:
    pos = table("zeit_des_goldes").city(0, "L1").display("haendlergilde", "haendlergilde")
    g = pos.stock(0, brick=2, grain=1, wool=2).main()
    do(g, "erect haendlergilde L1 above")
    assert in_play(g, 0) == ["haendlergilde"]
    assert display(g) == ["haendlergilde"]
    assert hand(g, 0) == []
    again = table("zeit_des_goldes").city(0, "L1").display("haendlergilde").rich(0)
    h = again.built(0, "haendlergilde", "L1 above").main()
    assert faults(h, "erect haendlergilde L1 below") == ["one_each"]


@rule("PR-7", "PR-28", "PR-29")
def test_a_card_of_the_open_stack_goes_back_there() -> None:
    g = table("zeit_des_goldes").city(0, "L1").built(0, "haendlergilde", "L1 above").main()
    do(g, "demolish haendlergilde L1 above")
    assert display(g) == ["haendlergilde"]
    assert discard(g) == []


@rule("PR-28")
def test_own_expansions_may_be_removed_to_the_discard_pile_for_nothing() -> None:
    g = intro().built(0, "markt", "L1 above").built(1, "markt", "L1 above").main()
    assert [o for o in options(g) if o.startswith("demolish")] == ["demolish markt L1 above"]
    do(g, "demolish markt L1 above")
    assert (discard(g), in_play(g, 0), in_play(g, 1)) == (["markt"], [], ["markt"])
    assert faults(g, "demolish strasse L1 above") == ["central_stays"]
    assert asked(g) == (0, "main")


@rule("PR-31")
def test_stacks_and_discard_pile_are_common() -> None:
    pos = table("zeit_des_fortschritts", active=1).city(0, "L1").discard("markt", "austin", "kloster")
    g = pos.hand(1, "guido").main()
    do(g, "play guido")
    assert options(g) == ["pick markt", "pick austin", "pick kloster"]
    do(g, "pick austin")
    assert discard(g) == ["markt", "kloster", "guido"], "the order stays"
    assert hand(g, 1) == ["austin"]


@rule("PR-6")
def test_yule_lies_on_three_cards_when_the_stack_is_laid_anew_and_another_event_is_drawn() -> None:
    names = ["erfindung", "fehde", "bruderzwist", "fahrender_haendler", "wettfahrt_der_handelsschiffe"]
    g = intro().events(*names).event_card("julfest")
    assert asked(g) == (CHANCE, "shuffle")
    do(g, *[f"deal {name}" for name in names])
    assert events(g) == ["fahrender_haendler", "julfest", "bruderzwist", "fehde", "erfindung", names[4]]
    assert g.drawn_event == g.cat.number(names[4])
    assert asked(g) == (0, "main")


@rule("PR-6")
def test_a_resolved_event_goes_under_the_stack() -> None:
    g = intro().events("fehde", "bruderzwist").event_card("erfindung")
    assert events(g) == ["fehde", "bruderzwist", "erfindung"]
    assert asked(g) == (0, "main")
