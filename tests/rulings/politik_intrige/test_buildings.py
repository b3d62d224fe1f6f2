"""Bishop's seat, court, house of the republic, cathedral, theatre, holy place, mission, order castle and tavern."""

import pytest

from catanica.games.principality.cards.powers import hand_limit
from catanica.games.principality.position.piece import with_blocked, with_used
from tests.rulings.politik_intrige.land import politics
from tests.support.position import Position, do, faults, options, roll
from tests.support.reading import asked, hand, in_play, stack, stock
from tests.support.rules import rule


@rule("102.B.Ausspielen", "103.I.f", "103.P.c")
def test_the_bishop_s_seat_pays_for_each_action_card_of_the_opponent_before_it_acts() -> None:
    p = politics().built(1, "bischofssitz", "L1 above").hand(0, "karawane", "karawane").stock(0, lumber=2)
    g = p.main()
    do(g, "play karawane")
    assert (stock(g, 1), asked(g)) == ({"gold": 1}, (0, "caravan_give"))
    do(g, "region C below", "region L1 above", "pass", "play karawane")
    assert stock(g, 1) == {"gold": 2}


@rule("103.I.f")
def test_the_bishop_s_seat_pays_for_answers_in_its_owner_s_own_turn_too() -> None:
    p = politics().built(0, "bischofssitz", "L1 above").hand(0, "raubzug").hand(1, "bischof").stock(1, ore=1)
    g = do(p.main(), "play raubzug", "play bischof")
    assert stock(g, 0) == {"gold": 1}


@rule("123.AF.a")
def test_the_very_raid_that_paid_the_gold_can_steal_it() -> None:
    p = politics().built(1, "bischofssitz", "L1 above").hand(0, "raubzug").stock(1, ore=1)
    g = do(p.main(), "play raubzug", "die 1")
    assert "region opponent R1 below" in options(g)
    do(g, "region opponent R1 below", "pass")
    assert (stock(g, 0), stock(g, 1)) == ({"gold": 1}, {"ore": 1})


@rule("112.G.e", "103.P.a")
def test_the_bishop_s_seat_does_not_burn_not_even_blocked() -> None:
    p = politics().built(1, "bischofssitz", "L1 above").hand(0, "feuerteufel")
    assert faults(p.main(), "play feuerteufel") == ["no_building_to_burn"]
    land = p.g.land(1)
    land.alter(0, with_blocked(land.built[0], True))
    assert faults(p.main(), "play feuerteufel") == ["no_building_to_burn"]
    g = do(p.built(1, "markt", "L1 below").main(), "play feuerteufel", "die 1")
    assert in_play(g, 1) == ["bischofssitz"], "only the market could burn"


@rule("112.G.e")
def test_an_assault_does_take_it() -> None:
    p = politics().built(1, "bischofssitz", "L1 above").built(0, "konrad_der_flinke", "R1 above")
    g = do(p.event_card("ueberfall"), "target bischofssitz L1 above")
    assert hand(g, 1) == ["bischofssitz"]


@rule("103.E.b", "121.A.a")
@pytest.mark.parametrize(("amount", "left"), [(10, 10), (11, 5)])
def test_with_a_court_brigands_rob_only_above_ten(amount: int, left: int) -> None:
    p = politics().built(0, "gericht", "L1 above").stock(0, grain=3, lumber=2, ore=3, wool=amount - 8)
    g = roll(p.before_roll(), "brigands", 6)
    assert sum(stock(g, 0).values()) == left + 1, "the die adds one gold"


@rule("103.F.b", "121.D.a")
def test_the_house_of_the_republic_makes_both_regions_yield_three_whatever_their_kind() -> None:
    p = politics().built(0, "kloster", "L1 above").built(0, "haus_der_republik", "L1 above")
    g = roll(p.before_roll(), "trade_advantage", 1)
    assert stock(g, 0) == {"grain": 3}
    g = roll(politics().built(0, "haus_der_republik", "L1 above").before_roll(), "trade_advantage", 3)
    assert stock(g, 0) == {"wool": 3}
    g = roll(politics().built(0, "haus_der_republik", "L1 above").before_roll(), "trade_advantage", 5)
    assert stock(g, 0) == {"brick": 1}, "that region does not touch it"


@rule("103.F.b")
def test_with_a_doubler_it_is_still_three() -> None:
    p = politics().built(0, "getreidemuehle", "L1 above").built(0, "haus_der_republik", "L1 above")
    g = roll(p.before_roll(), "trade_advantage", 1)
    assert stock(g, 0) == {"grain": 3}


@rule("121.M.a", "103.F.a")
def test_a_house_of_the_republic_lost_to_an_assault_triples_nothing() -> None:
    p = politics().built(0, "haus_der_republik", "L1 above").built(1, "otto_der_berserker", "L1 above")
    g = p.events("ueberfall").before_roll()
    do(g, "roll", "face event_card", "die 1", "target haus_der_republik L1 above")
    assert (hand(g, 0), stock(g, 0)) == (["haus_der_republik"], {"grain": 1})


@rule("103.N.a")
def test_a_cathedral_protects_all_units_of_its_owner_from_civil_war() -> None:
    p = politics().built(0, "kathedrale", "L1 above").built(0, "konrad_der_flinke", "R1 above")
    g = p.built(0, "erz_handelsflotte", "R1 below").event_card("buergerkrieg")
    assert in_play(g, 0) == ["erz_handelsflotte", "kathedrale", "konrad_der_flinke"]


@rule("103.H.a")
def test_a_theatre_allows_two_more_cards_and_never_more_than_ten() -> None:
    p = politics().built(0, "theater", "L1 above")
    assert hand_limit(p.main(), 0) == 5
    for place in ("L1 above", "L1 below", "L1 below", "R1 above", "R1 below", "R1 below"):
        p.built(0, "kloster", place)
    assert hand_limit(p.main(), 0) == 10


def drawing() -> Position:
    """Seat 0 with a holy place lacks two cards."""
    return politics().built(0, "heilige_staette", "R1 above").hand(0, "spion").stack(1, "markt", "schmiede", "kloster")


@rule("103.H.b", "103.P.c")
def test_a_holy_place_replaces_one_drawn_card_once() -> None:
    g = drawing().hand_check()
    do(g, "draw 1")
    assert asked(g) == (0, "replace")
    assert options(g) == ["pass", "put markt 1"]
    do(g, "put markt 1", "draw 1")
    assert stack(g, 1) == ["kloster", "markt"]
    assert asked(g) == (0, "fill"), "used up for this turn"
    do(g, "draw 1")
    assert hand(g, 0) == ["kloster", "schmiede", "spion"]


@rule("103.H.c")
def test_a_kept_card_leaves_the_holy_place_ready_for_the_next_one() -> None:
    g = do(drawing().hand_check(), "draw 1", "pass", "draw 1")
    assert asked(g) == (0, "replace")
    do(g, "pass")
    assert asked(g) == (1, "before_roll"), "all kept: the turn is over"
    assert hand(g, 0) == ["markt", "schmiede", "spion"]


@rule("103.H.b")
def test_a_card_kept_before_may_still_go_back_after_the_next_draw_and_only_one_of_them() -> None:
    g = drawing().stack(2, "kirche", "hafen").hand_check()
    do(g, "draw 1", "pass", "draw 2")
    assert options(g) == ["pass", "put kirche 2", "put markt 1"]
    do(g, "put markt 1")
    assert asked(g) == (0, "redraw")
    assert options(g) == ["draw 1"], "from the stack the card goes under"
    do(g, "draw 1")
    assert (hand(g, 0), stack(g, 1)) == (["kirche", "schmiede", "spion"], ["kloster", "markt"])
    assert asked(g) == (1, "before_roll")


@rule("103.H.b")
def test_a_card_that_was_chosen_from_a_stack_cannot_go_back() -> None:
    g = drawing().stack(2, "kirche", "hafen").stock(0, ore=2).hand_check()
    do(g, "search 2", "pick hafen", "draw 1")
    assert options(g) == ["pass", "put markt 1"]


@rule("103.H.b", "123.AI.a")
def test_a_second_holy_place_sends_a_second_card_back() -> None:
    p = politics().hand(0, "spion").stack(1, "markt", "schmiede", "kloster", "kirche", "hafen")
    p.built(0, "heilige_staette", "R1 above").built(0, "heilige_staette", "R1 below")
    g = do(p.hand_check(), "draw 1", "pass", "draw 1", "put markt 1", "draw 1")
    assert options(g) == ["pass", "put kloster 1", "put schmiede 1"]
    do(g, "put schmiede 1", "draw 1")
    assert asked(g) == (1, "before_roll")
    assert hand(g, 0) == ["kirche", "kloster", "spion"]


@rule("112.G.f")
def test_a_building_rebuilt_in_the_same_turn_may_be_used_again() -> None:
    p = drawing().hand(0, "feuerteufel").built(1, "markt", "L1 above").stock(0, brick=1, lumber=1)
    land = p.g.land(0)
    land.alter(0, with_used(land.built[0], True))
    g = do(p.main(), "play feuerteufel", "die 6")
    assert hand(g, 0) == ["heilige_staette", "spion"]
    do(g, "build heilige_staette L1 above", "end", "draw 1")
    assert asked(g) == (0, "replace")


@rule("103.P.c")
def test_a_mission_makes_church_and_cathedral_one_cheaper() -> None:
    p = (
        politics()
        .built(0, "mission", "R1 above")
        .display("kirche", "rathaus")
        .stock(0, brick=1, grain=1, ore=2, wool=2)
    )
    g = p.main()
    assert "erect kirche L1 above" in options(g)
    do(g, "erect kirche L1 above")
    assert in_play(g, 0) == ["kirche", "mission"]
    assert stock(g, 0) == {"wool": 2}, "grain was short, so grain is what it costs less"
    assert faults(g, "erect rathaus L1 below") == ["cannot_pay"]


@rule("103.P.a")
def test_the_order_castle_takes_away_what_attacks_on_knights_do() -> None:
    p = politics().hand(0, "schwarzer_ritter", "burgfraeulein_imelda", "bestechung").stock(0, gold=3)
    p.built(0, "rathaus", "L1 above").built(1, "ordensburg", "R1 above").built(1, "konrad_der_flinke", "L1 above")
    g = p.main()
    assert faults(g, "play schwarzer_ritter") == ["no_knight_to_strike"]
    assert faults(g, "play burgfraeulein_imelda") == ["no_knight_to_strike"]
    assert faults(g, "play bestechung") == ["no_knight_to_bribe"]
    land = p.g.land(1)
    land.alter(0, with_blocked(land.built[0], True))
    assert faults(p.main(), "play schwarzer_ritter") == [], "blocked it protects nobody"


@rule("103.P.a")
def test_civil_war_still_finds_the_knights() -> None:
    g = (
        politics()
        .built(1, "ordensburg", "R1 above")
        .built(1, "konrad_der_flinke", "L1 above")
        .event_card("buergerkrieg")
    )
    assert hand(g, 1) == ["konrad_der_flinke"]


@rule("103.P.c")
@pytest.mark.parametrize(("number", "gained"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 2)])
def test_in_the_tavern_one_stakes_a_resource_and_rolls_as_often_as_one_likes(number: int, gained: int) -> None:
    g = politics().built(0, "wirtshaus", "R1 above").stock(0, gold=2).main()
    do(g, "use wirtshaus R1 above", f"die {number}")
    for _ in range(gained):
        assert asked(g) == (0, "gain")
        do(g, "region L1 above")
    assert stock(g, 0) == ({"gold": 1, "grain": gained} if gained else {"gold": 1})
    assert "use wirtshaus R1 above" in options(g)


@rule("103.P.c")
def test_without_a_stake_there_is_no_game() -> None:
    g = politics().built(0, "wirtshaus", "R1 above").main()
    assert "use wirtshaus R1 above" not in options(g)
    assert faults(g, "use wirtshaus R1 above") == ["lacks_goods"]


def test_equal_cards_on_one_side_are_one_option() -> None:
    p = politics().built(0, "wirtshaus", "L1 above").built(0, "wirtshaus", "L1 above").stock(0, ore=1)
    g = p.display("kirche", "rathaus", "kirche").rich(0).main()
    for option in ("demolish wirtshaus L1 above", "use wirtshaus L1 above", "erect kirche L1 below"):
        assert options(g).count(option) == 1


@rule("103.P.c", "113.U.b")
def test_a_mission_cheapens_no_other_building() -> None:
    p = politics().built(0, "mission", "R1 above").hand(0, "badhaus", "theater").rich(0)
    for building in ("badhaus", "theater"):
        g = p.main()
        cost = sum(g.cat.fact(g.cat.number(building)).cost.values())
        before = sum(stock(g, 0).values())
        do(g, f"build {building} L1 below")
        assert asked(g) == (0, "main"), "nothing is waived"
        assert sum(stock(g, 0).values()) == before - cost


@rule("112.G.e", "105.G.a")
def test_a_bishop_s_seat_is_safe_from_fire_but_not_from_an_assault() -> None:
    p = politics().built(0, "konrad_der_flinke", "L1 above").built(1, "bischofssitz", "L1 above")
    g = p.event_card("ueberfall")
    assert (asked(g), options(g)) == ((0, "assault_name"), ["target bischofssitz L1 above"])


@rule("103.H.b")
def test_two_equal_cards_drawn_from_one_stack_are_one_choice() -> None:
    p = politics().built(0, "heilige_staette", "R1 above").hand(0, "spion").stack(1, "markt", "markt", "kloster")
    g = do(p.hand_check(), "draw 1", "pass", "draw 1")
    assert options(g) == ["pass", "put markt 1"]


@rule("103.H.b", "123.AI.a")
def test_a_card_that_went_back_cannot_go_back_again_however_many_were_kept() -> None:
    """Two holy places; of three cards drawn the first goes back, and only the others may follow."""
    p = politics().stack(1, "markt", "schmiede", "kloster", "kirche", "hafen", "bibliothek")
    p.built(0, "heilige_staette", "R1 above").built(0, "heilige_staette", "R1 below")
    g = do(p.hand_check(), "draw 1", "pass", "draw 1", "pass", "draw 1", "put schmiede 1", "draw 1")
    assert options(g) == ["pass", "put kirche 1", "put kloster 1", "put markt 1"]


@rule("103.H.b")
def test_a_card_just_put_back_is_not_offered_to_a_second_holy_place() -> None:
    p = politics().hand(0, "spion").stack(1, "markt", "schmiede", "kloster", "kirche", "hafen")
    p.built(0, "heilige_staette", "R1 above").built(0, "heilige_staette", "R1 below")
    g = do(p.hand_check(), "draw 1", "pass", "draw 1", "put schmiede 1", "draw 1")
    assert options(g) == ["pass", "put kloster 1", "put markt 1"]


@rule("103.H.b")
def test_a_holy_place_works_wherever_it_stands_among_the_cards() -> None:
    p = politics().built(0, "markt", "L1 above").built(0, "heilige_staette", "R1 above").hand(0, "spion")
    g = do(p.stack(1, "schmiede", "kloster").hand_check(), "draw 1")
    assert options(g) == ["pass", "put schmiede 1"]
    do(g, "put schmiede 1", "draw 1")
    assert hand(g, 0) == ["kloster", "spion"]


@rule("103.H.c")
def test_a_card_drawn_in_a_swap_may_go_back_too() -> None:
    p = politics().built(0, "markt", "L1 above").built(0, "heilige_staette", "R1 above")
    p = p.hand(0, "spion", "kirche", "hafen").stack(1, "schmiede", "kloster", "bibliothek")
    g = do(p.hand_check(), "put spion 1", "draw 1")
    assert (asked(g), options(g)) == ((0, "replace"), ["pass", "put schmiede 1"])
    do(g, "put schmiede 1", "draw 1")
    assert (hand(g, 0), stack(g, 1)) == (["hafen", "kirche", "kloster"], ["bibliothek", "spion", "schmiede"])
    assert asked(g) == (1, "before_roll"), "then the turn is over"


@rule("103.H.b", "103.P.c")
def test_the_second_of_two_holy_places_is_the_third_card_in_play() -> None:
    p = politics().built(0, "heilige_staette", "R1 above").built(0, "markt", "L1 above").hand(0, "spion")
    p.built(0, "heilige_staette", "R1 below").stack(1, "schmiede", "kloster", "kirche", "hafen")
    g = do(p.hand_check(), "draw 1", "put schmiede 1", "draw 1", "put kloster 1", "draw 1", "draw 1")
    assert (hand(g, 0), asked(g)) == (["hafen", "kirche", "spion"], (1, "before_roll"))
