"""Great wall, crane, fire watch, hall of the people, trade academy, scriptorium."""

import pytest

from catanica.games.principality.cards.powers import knight_owner, mill_owner, strength, trade_points
from tests.rulings.wissenschaft_fortschritt.land import ALL, blocked, science
from tests.support.position import Position, do, faults, options, roll
from tests.support.reading import asked, hand, in_play, points, stack, stock
from tests.support.rules import rule

# -- great wall -------------------------------------------------------------------------------------------------------


@rule("112.S.f", "113.B.b")
@pytest.mark.parametrize(("number", "stopped"), [(1, False), (2, False), (3, True), (6, True)])
def test_the_great_wall_stops_a_spy_on_three_to_six(number: int, stopped: bool) -> None:
    p = science().hand(0, "spion").hand(1, "spion").built(1, "grosse_mauer", "R1 above")
    g = do(p.main(), "play spion")
    assert asked(g) == (-1, "attack_roll")
    do(g, f"die {number}")
    assert asked(g) == ((0, "main") if stopped else (0, "spy_pick"))
    assert hand(g.redacted(0), 1) == ([""] if stopped else ["spion"]), "nothing is even seen"


@rule("112.S.f", "103.P.a")
def test_its_builder_s_own_spy_is_free_and_a_blocked_wall_is_none() -> None:
    p = science().hand(0, "spion").hand(1, "spion").built(0, "grosse_mauer", "R1 above")
    assert asked(do(p.main(), "play spion")) == (0, "spy_pick")
    p = science().hand(0, "spion").hand(1, "spion").built(1, "grosse_mauer", "R1 above")
    assert asked(do(blocked(p, 1, "grosse_mauer", "R1 above").main(), "play spion")) == (0, "spy_pick")


@rule("101.D.d", "102.B.Ritter")
def test_it_has_a_strength_point_for_the_knight_but_is_no_knight() -> None:
    p = science().built(0, "grosse_mauer", "R1 above").built(0, "schmiede", "R1 below")
    g = p.main()
    assert (strength(g, 0), knight_owner(g)) == (1, 0)
    p = science().built(0, "grosse_mauer", "R1 above")
    assert strength(blocked(p, 0, "grosse_mauer", "R1 above").main(), 0) == 0
    p = science().hand(0, "schwarzer_ritter").built(1, "grosse_mauer", "R1 above")
    assert faults(p.main(), "play schwarzer_ritter") == ["no_knight_to_strike"]


# -- crane ------------------------------------------------------------------------------------------------------------


@rule("101.D.d", "103.P.c")
def test_the_crane_makes_dear_buildings_one_cheaper_as_often_as_one_likes() -> None:
    p = science().built(0, "baukran", "L1 above").hand(0, "halle_des_volkes", "schreibstube")
    g = p.stock(0, brick=3, lumber=3, wool=3).main()  # together they cost three brick, four lumber, four wool
    do(g, "build halle_des_volkes L1 above")
    assert options(g) == ["waive brick", "waive lumber", "waive wool"], "which one is the builder's choice"
    do(g, "waive lumber", "build schreibstube L1 below")
    assert in_play(g, 0) == ["baukran", "halle_des_volkes", "schreibstube"], "of the second only wool can be waived"
    assert stock(g, 0) == {}


@rule("101.D.d")
@pytest.mark.parametrize(
    ("card", "cheaper"),
    [
        ("bibliothek", True),  # five
        ("feuerwache", False),  # four
        ("roland_der_hammer", False),  # seven, but no building
    ],
)
def test_it_looks_at_the_printed_cost_of_buildings(card: str, cheaper: bool) -> None:
    p = science(sets=ALL).built(0, "baukran", "L1 above").hand(0, card).rich(0)
    g = do(p.main(), f"build {card} L1 below")
    assert (asked(g)[1] == "waive") is cheaper


@rule("103.P.a")
def test_a_blocked_crane_helps_nobody_and_the_opponent_s_never_does() -> None:
    p = science().built(0, "baukran", "L1 above").hand(0, "bibliothek").rich(0)
    assert asked(do(blocked(p, 0, "baukran", "L1 above").main(), "build bibliothek L1 below")) == (0, "main")
    p = science().built(1, "baukran", "L1 above").hand(0, "bibliothek").rich(0)
    assert asked(do(p.main(), "build bibliothek L1 below")) == (0, "main")


@rule("113.U.b", "103.P.c")
def test_crane_and_mission_add_up_for_a_cathedral() -> None:
    p = science(sets=ALL).built(0, "baukran", "L1 above").built(0, "mission", "R1 above")
    p.built(0, "kirche", "L1 below").hand(0, "kathedrale").stock(0, brick=3, ore=1)  # three brick, two ore, one wool
    g = p.main()
    do(g, "build kathedrale L1 above", "waive ore")
    assert (stock(g, 0), "kathedrale" in in_play(g, 0)) == ({}, True)
    without = science(sets=ALL).built(0, "mission", "R1 above").built(0, "kirche", "L1 below").hand(0, "kathedrale")
    assert faults(without.stock(0, brick=3, ore=1).main(), "build kathedrale L1 above") == ["cannot_pay"]


@rule("105.C.b", "103.P.c")
def test_what_is_built_from_the_display_is_cheaper_too() -> None:
    p = science().built(0, "baukran", "L1 above").built(0, "kloster", "L1 below").display("universitaet")
    g = do(p.stock(0, brick=1, lumber=2, grain=1).main(), "erect universitaet L1 above")  # two grain are printed
    assert (stock(g, 0), in_play(g, 0)) == ({}, ["baukran", "kloster", "universitaet"])


# -- fire watch -------------------------------------------------------------------------------------------------------


@rule("112.G.b", "123.AH.a", "112.G.c")
def test_no_arsonist_burns_in_the_city_of_a_fire_watch() -> None:
    p = science().hand(0, "feuerteufel").built(1, "feuerwache", "L1 above").built(1, "bibliothek", "L1 below")
    assert faults(p.main(), "play feuerteufel") == ["no_building_to_burn"]
    g = do(p.built(1, "markt", "R1 above").main(), "play feuerteufel", "die 1")
    assert in_play(g, 1) == ["bibliothek", "feuerwache"], "the market stands elsewhere"
    p = science().hand(0, "feuerteufel").built(0, "feuerwache", "L1 above").built(1, "markt", "R1 above")
    g = do(p.main(), "play feuerteufel", "die 6")
    assert in_play(g, 0) == ["feuerwache"], "nor does the own one when it fails"


@rule("112.G.d")
def test_a_foreign_building_in_that_city_is_safe_too_and_only_from_fire() -> None:
    p = science(sets=ALL).hand(0, "feuerteufel").built(0, "feuerwache", "L1 above")
    p.built(0, "gesandtschaft", "L1 below", owner=1)
    assert faults(p.main(), "play feuerteufel") == ["no_building_to_burn"]
    p = science(sets=ALL).built(1, "feuerwache", "L1 above").built(0, "konrad_der_flinke", "R1 above")
    g = do(p.event_card("ueberfall"), "target feuerwache L1 above")
    assert hand(g, 1) == ["feuerwache"]
    assert points(science().built(0, "feuerwache", "L1 above").main(), 0) == points(science().main(), 0) + 1


@rule("112.G.e", "101.D.d")
def test_blocked_it_does_not_burn_itself_but_covers_nothing() -> None:
    p = science().hand(0, "feuerteufel").built(1, "feuerwache", "L1 above").built(1, "bibliothek", "L1 below")
    g = do(blocked(p, 1, "feuerwache", "L1 above").main(), "play feuerteufel", "die 1")
    assert (in_play(g, 1), hand(g, 1)) == (["feuerwache"], ["bibliothek"])


# -- hall of the people -----------------------------------------------------------------------------------------------


@rule("103.H.b", "103.P.c")
def test_with_the_hall_of_the_people_every_card_is_chosen_free_of_charge() -> None:
    p = science().built(0, "halle_des_volkes", "L1 above").hand(0, "spion").stack(1, "markt", "hafen", "schmiede")
    g = p.stack(2, "kirche").hand_check()
    do(g, "search 1", "pick schmiede")
    assert (hand(g, 0), stack(g, 1)) == (["schmiede", "spion"], ["markt", "hafen"]), "the order of the others stays"
    do(g, "search 1", "pick hafen")
    assert (hand(g, 0), asked(g)) == (["hafen", "schmiede", "spion"], (1, "before_roll"))


@rule("103.H.b", "103.P.a")
def test_with_a_town_hall_besides_it_is_still_free_and_blocked_it_costs_two() -> None:
    p = science().built(0, "halle_des_volkes", "L1 above").built(0, "rathaus", "L1 below").stock(0, gold=1)
    g = do(p.hand(0, "spion", "spion").stack(1, "markt", "hafen").hand_check(), "search 1", "pick hafen")
    assert stock(g, 0) == {"gold": 1}
    p = science().built(0, "halle_des_volkes", "L1 above").stock(0, gold=1).hand(0, "spion").stack(1, "markt")
    assert faults(blocked(p, 0, "halle_des_volkes", "L1 above").hand_check(), "search 1") == ["search_unpaid"]


@rule("103.H.c")
def test_the_card_of_a_swap_may_be_chosen_free_too() -> None:
    p = science().built(0, "halle_des_volkes", "L1 above").hand(0, "spion", "spion", "markt")
    g = do(p.stack(1, "hafen", "kirche").hand_check(), "put markt 1", "search 1", "pick kirche")
    assert (hand(g, 0), stack(g, 1)) == (["kirche", "spion", "spion"], ["hafen", "markt"])


# -- trade academy ----------------------------------------------------------------------------------------------------


@rule("103.F.c", "101.D.d")
def test_the_trade_academy_has_as_many_trade_points_as_there_is_gold() -> None:
    p = science().built(0, "handelsakademie", "L1 above").settlement(0, "R2", "goldfluss_stapel_3", "wald_stapel_6")
    assert trade_points(p.main(), 0) == 0
    g = p.stock(0, gold=5).main()
    assert (trade_points(g, 0), mill_owner(g)) == (5, 0)
    do(g, "bank gold ore", "region R1 below", "region R1 below", "region R1 below")
    assert trade_points(g, 0) == 2, "spent gold counts no more"


@rule("103.F.c", "103.P.a", "103.I.e")
def test_gold_on_the_other_side_and_a_blocked_academy_do_not_count_and_a_roll_may_bring_the_mill() -> None:
    p = science().built(0, "handelsakademie", "L1 above").stock(1, gold=3).stock(0, ore=3)
    assert trade_points(p.main(), 0) == 0
    p = science().built(0, "handelsakademie", "L1 above").stock(0, gold=2)
    assert trade_points(blocked(p, 0, "handelsakademie", "L1 above").main(), 0) == 0
    g = science(active=1).built(0, "handelsakademie", "L1 above").before_roll()
    roll(g, "tournament", 6)  # the passive player's gold
    assert (stock(g, 0)["gold"], mill_owner(g)) == (1, 0)


@rule("103.F.c")
def test_in_a_robbed_city_it_brings_nothing() -> None:
    p = science(sets=ALL).city(0, "R1").built(0, "handelsakademie", "L1 above").stock(0, gold=2)
    assert trade_points(p.built(0, "raubritterburg", "R1 below", owner=1).main(), 0) == 2, "another city is robbed"
    p = science(sets=ALL).built(0, "handelsakademie", "L1 above").stock(0, gold=2)
    assert trade_points(p.built(0, "raubritterburg", "L1 below", owner=1).main(), 0) == 0


# -- scriptorium ------------------------------------------------------------------------------------------------------


def writing(active: int = 0) -> Position:
    """Seat 0 has a scriptorium, and there are two stacks."""
    p = science(active=active).built(0, "schreibstube", "L1 above").stack(1, "markt", "hafen").stack(2, "kirche")
    return p.stack(3, "schmiede")


@rule("103.P.c", "103.J.a")
def test_a_scriptorium_draws_one_card_once_in_a_turn() -> None:
    g = writing().main()
    do(g, "use schreibstube L1 above")
    assert options(g) == ["draw 1", "draw 2", "draw 3"]
    do(g, "draw 2")
    assert (hand(g, 0), stack(g, 2), asked(g)) == (["kirche"], [], (0, "main"))
    assert faults(g, "use schreibstube L1 above") == ["used_this_turn"], "once in a turn"
    do(g, "end")
    assert "use schreibstube L1 above" not in options(g)


@rule("103.P.c")
def test_in_the_next_own_turn_it_is_ready_again() -> None:
    g = do(writing().hand(0, "spion", "spion").main(), "use schreibstube L1 above", "draw 1", "end", "pass")
    do(g, "roll", "face tournament", "die 6")
    assert asked(g) == (1, "main")
    assert "use schreibstube L1 above" not in options(g), "not in the opponent's turn"
    do(g, "end", "draw 1", "draw 2", "draw 3", "roll", "face tournament", "die 6")
    assert asked(g) == (0, "main")
    assert "use schreibstube L1 above" not in options(g), "no stack has a card left"


@rule("103.P.c", "103.P.a")
def test_it_needs_a_card_to_draw_and_to_work() -> None:
    assert "use schreibstube L1 above" not in options(science().built(0, "schreibstube", "L1 above").main())
    assert "use schreibstube L1 above" not in options(blocked(writing(), 0, "schreibstube", "L1 above").main())


@rule("103.Q.a", "112.G.g")
def test_what_it_brings_beyond_the_limit_waits_until_the_end_of_the_turn() -> None:
    g = do(writing().hand(0, "spion", "spion", "spion").main(), "use schreibstube L1 above", "draw 1")
    assert (asked(g), hand(g, 0)) == ((0, "main"), ["markt", "spion", "spion", "spion"])
    do(g, "end")
    assert asked(g) == (0, "trim")


@rule("112.G.f", "103.P.c")
def test_burnt_and_built_again_in_the_same_turn_it_may_be_used_again() -> None:
    p = writing().hand(0, "feuerteufel").built(1, "markt", "R1 above").rich(0)
    g = do(p.main(), "use schreibstube L1 above", "draw 1", "play feuerteufel", "die 6")
    assert "schreibstube" in hand(g, 0), "the own arsonist failed"
    do(g, "build schreibstube L1 above", "use schreibstube L1 above", "draw 2")
    assert hand(g, 0) == ["kirche", "markt"]


@rule("123.BF.a", "103.Q.a")
def test_no_scriptorium_in_the_event_phase() -> None:
    p = writing().built(0, "konrad_der_flinke", "R1 above").built(0, "falk_der_schoene", "R1 below")
    p.hand(0, "spion", "spion", "spion")
    g = p.event_card("buergerkrieg")
    do(g, "target konrad_der_flinke R1 above")
    assert asked(g) == (0, "trim"), "surplus of an event goes at once"
    assert not [o for o in options(g) if o.startswith("use")]
    assert faults(g, "use schreibstube L1 above") == ["must_trim"]


@rule("119.P.b")
def test_after_a_conflict_cards_may_still_be_drawn_by_it_before_the_hand_is_filled() -> None:
    p = writing().built(1, "konrad_der_flinke", "R1 above").hand(0, "spion", "hafen")
    g = do(p.event_card("konflikt"), "put spion 3", "put hafen 3")
    assert (asked(g), hand(g, 0)) == ((0, "main"), [])
    assert hand(do(g, "use schreibstube L1 above", "draw 1"), 0) == ["markt"]


@rule("123.AI.a")
def test_a_secret_society_that_copies_one_works_by_itself() -> None:
    p = science(sets=ALL).built(0, "schreibstube", "L1 above").built(1, "schreibstube", "L1 above")
    p.aimed(0, "L1 below", "schreibstube", "L1 above").stack(1, "markt", "hafen", "kirche")
    g = do(p.main(), "use schreibstube L1 above", "draw 1", "use geheimbund L1 below", "draw 1")
    assert hand(g, 0) == ["hafen", "markt"]
    assert not [o for o in options(g) if o.startswith("use")]


# -- copies -----------------------------------------------------------------------------------------------------------


@rule("123.AI.a")
def test_a_secret_society_has_the_wall_the_watch_the_academy_the_hall_and_the_crane_it_copies() -> None:
    def copying(card: str, active: int = 0) -> Position:
        return science(active=active, sets=ALL).built(1, card, "L1 above").aimed(0, "L1 above", card, "L1 above")

    wall = copying("grosse_mauer", active=1).hand(1, "spion").hand(0, "spion").main()
    assert (strength(wall, 0), asked(do(wall, "play spion"))) == (1, (-1, "attack_roll"))
    watch = copying("feuerwache", active=1).built(0, "bibliothek", "L1 below").hand(1, "feuerteufel").main()
    assert faults(watch, "play feuerteufel") == ["no_building_to_burn"]
    academy = copying("handelsakademie").stock(0, gold=2).stock(1, gold=3).main()
    assert (trade_points(academy, 0), trade_points(academy, 1)) == (2, 3), "each counts the own gold"
    hall = (
        copying("halle_des_volkes").built(0, "halle_des_volkes", "L1 below").hand(0, "spion", "spion").stock(0, gold=2)
    )
    g = do(hall.stack(1, "markt", "hafen").hand_check(), "search 1", "pick hafen")
    assert stock(g, 0) == {"gold": 2}, "free is free, even twice"
    crane = do(copying("baukran").hand(0, "bibliothek").rich(0).main(), "build bibliothek L1 below")
    assert asked(crane) == (0, "waive")
