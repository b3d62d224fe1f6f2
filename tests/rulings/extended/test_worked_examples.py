"""The source's worked examples that reach beyond the sets at hand, told with the cards they name."""

import pytest

from catanica.games.principality.cards.powers import mill_owner, strength, trade_points
from catanica.games.principality.position.piece import slot_known
from catanica.games.principality.vocabulary import card_of
from tests.rulings.extended.borrowing import borrowed, is_blocked, lay_on
from tests.support.position import Position, do, faults, options, roll
from tests.support.reading import asked, hand, in_play, points, stock
from tests.support.rules import rule

# -- the order inside an event-card roll (103.E.f, 103.N.a) -----------------------------------------------------------


@rule("103.N.a", "103.E.f")
def test_example_1_bailiwick_and_wool_fleet_at_a_lucky_voyage() -> None:
    p = borrowed(active=1).built(0, "vogtei", "R1 above").built(0, "woll_handelsflotte", "L1 above")
    g = p.stock(0, ore=2, wool=1, grain=1).events("glueckliche_handelsfahrt").before_roll()
    do(g, "roll", "face event_card", "die 6")
    assert in_play(g, 0) == ["woll_handelsflotte"]
    assert stock(g, 0) == {"wool": 3, "grain": 1, "gold": 1}, "all was lost first, then three came; the die gave gold"


def feast(active: int) -> Position:
    """Both have a church and there is no cathedral; the next event card is a church feast."""
    p = borrowed(active=active).built(0, "kirche", "L1 above").built(1, "kirche", "L1 above")
    return p.events("kirchenfest")


@rule("103.N.a", "103.E.f", "103.P.a")
def test_example_3_my_church_under_the_roller_s_dogma_gets_nothing_and_is_free_afterwards() -> None:
    p = lay_on(feast(active=1), "dogma", 1, "kirche", "L1 above")
    g = do(p.before_roll(), "roll", "face event_card", "die 1")
    assert (asked(g), is_blocked(p, 0, "kirche", "L1 above")) == ((1, "gain"), True), "still there while he is paid"
    do(g, "region L1 above", "region L1 above")
    assert stock(g, 0) == {"grain": 1}, "the die's grain and nothing from the feast"
    assert (in_play(g, 0), is_blocked(p, 0, "kirche", "L1 above")) == (["kirche"], False)
    assert [g.cat.ids[card_of(c)] for c in g.discard] == ["dogma"]


@rule("103.E.f")
@pytest.mark.parametrize(
    ("card", "roller", "goes"),
    [("dogma", 1, True), ("dogma", 0, False), ("hexe", 0, True), ("hexe", 1, False)],
)
def test_whose_roll_lifts_which_blocking_card(card: str, roller: int, goes: bool) -> None:
    """Seat 1 laid it on seat 0's church: its own roll lifts a dogma, the victim's roll a witch."""
    p = lay_on(feast(active=roller), card, 1, "kirche", "L1 above")
    g = do(p.before_roll(), "roll", "face event_card", "die 1", "region L1 above", "region L1 above")
    assert is_blocked(p, 0, "kirche", "L1 above") is not goes
    assert (card in in_play(g, 0)) is not goes
    assert stock(g, 1)["grain"] == 2, "in every case only the free church was paid"


@rule("103.E.f")
@pytest.mark.parametrize("face", ["tournament", "brigands", "trade_advantage"])
def test_other_faces_lift_nothing(face: str) -> None:
    p = lay_on(feast(active=1), "dogma", 1, "kirche", "L1 above")
    roll(p.before_roll(), face, 1)
    assert is_blocked(p, 0, "kirche", "L1 above")


# -- properties and functions (103.P.a, 103.R.a) ----------------------------------------------------------------------


@rule("103.P.a", "103.R.a")
def test_a_blocked_church_brings_no_point_and_fulfils_no_condition_but_what_stands_stays() -> None:
    p = borrowed().built(0, "kirche", "L1 above").built(0, "kathedrale", "L1 above").hand(0, "bischofssitz").rich(0)
    before = points(p.main(), 0)
    assert faults(p.main(), "build bischofssitz L1 below") == []
    g = lay_on(p, "dogma", 1, "kirche", "L1 above").main()
    assert points(g, 0) == before - 1, "the church's point, not the cathedral's"
    assert faults(g, "build bischofssitz L1 below") == ["needs_working"]


# -- arsonist and fire watch (112.G) ----------------------------------------------------------------------------------


@rule("112.G.a", "103.P.a")
def test_a_hexed_building_can_burn() -> None:
    p = borrowed().hand(0, "feuerteufel").built(1, "markt", "L1 below")
    g = do(lay_on(p, "hexe", 0, "markt", "L1 below").main(), "play feuerteufel", "die 2")
    assert "markt" in hand(g, 1)


@rule("112.G.b", "123.AH.a")
def test_a_fire_watch_protects_its_city_from_the_opponent_s_arsonist_and_itself_too() -> None:
    p = borrowed().hand(0, "feuerteufel").built(1, "feuerwache", "L1 above").built(1, "markt", "L1 below")
    assert faults(p.main(), "play feuerteufel") == ["no_building_to_burn"]
    g = do(p.built(1, "kloster", "R1 above").main(), "play feuerteufel", "die 1")
    assert (hand(g, 1), in_play(g, 1)) == (["kloster"], ["feuerwache", "markt"]), "the settlement is not watched"


@rule("112.G.b")
def test_it_protects_from_the_own_arsonist_s_backfire_as_well() -> None:
    p = borrowed().hand(0, "feuerteufel").built(1, "markt", "L1 above").built(0, "feuerwache", "L1 above")
    g = do(p.built(0, "kloster", "L1 below").built(0, "markt", "R1 above").main(), "play feuerteufel", "die 6")
    assert (hand(g, 0), in_play(g, 0)) == (["markt"], ["feuerwache", "kloster"])


@rule("112.G.c")
def test_with_watched_buildings_only_a_backfire_burns_nothing() -> None:
    p = borrowed().hand(0, "feuerteufel").built(1, "markt", "L1 above").built(0, "feuerwache", "L1 above")
    g = do(p.built(0, "kloster", "L1 below").main(), "play feuerteufel", "die 6")
    assert (asked(g), hand(g, 0), in_play(g, 0)) == ((0, "main"), [], ["feuerwache", "kloster"])


@rule("112.G.d")
def test_the_own_fire_watch_protects_the_opponent_s_building_in_the_own_city() -> None:
    p = borrowed().hand(0, "feuerteufel").built(0, "bordell", "L1 above", owner=1).built(1, "markt", "L1 above")
    g = do(p.main(), "play feuerteufel", "die 1")
    assert sorted(options(g)) == ["target markt L1 above", "target own bordell L1 above"]
    watched = borrowed().hand(0, "feuerteufel").built(0, "bordell", "L1 above", owner=1).built(1, "markt", "L1 above")
    g = do(watched.built(0, "feuerwache", "L1 below").main(), "play feuerteufel", "die 1")
    assert (in_play(g, 0), hand(g, 1)) == (["bordell", "feuerwache"], ["markt"]), "only the market could be named"


@rule("112.G.d")
def test_a_fire_watch_in_another_city_does_not_reach_there() -> None:
    p = borrowed().city(0, "R1").hand(0, "feuerteufel").built(0, "bordell", "L1 above", owner=1)
    g = do(p.built(0, "feuerwache", "R1 above").main(), "play feuerteufel", "die 1")
    assert hand(g, 1) == ["bordell"]


@rule("112.G.e", "103.P.a")
def test_a_hexed_fire_watch_stays_fireproof_but_watches_no_more() -> None:
    p = borrowed().hand(0, "feuerteufel").built(1, "feuerwache", "L1 above").built(1, "markt", "L1 below")
    g = do(lay_on(p, "hexe", 0, "feuerwache", "L1 above").main(), "play feuerteufel", "die 1")
    assert hand(g, 1) == ["markt"]
    assert "feuerwache" in in_play(g, 1)


# -- the spy before wall and tower (121.F.a, 112.S.e, 112.S.f) ---------------------------------------------------------


@rule("121.F.a", "112.S.e", "112.S.f")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(
    ("buildings", "passed"),
    [(["wachturm"], {3, 4, 5, 6}), (["grosse_mauer"], {1, 2}), (["wachturm", "grosse_mauer"], set())],
)
def test_one_roll_and_both_together_stop_every_spy(buildings: list[str], passed: set[int], number: int) -> None:
    p = borrowed().hand(0, "spion").hand(1, "karawane", "bischof")
    for building, at in zip(buildings, ("L1 above", "L1 below"), strict=False):
        p.built(1, building, at)
    g = do(p.main(), "play spion", f"die {number}")
    assert (asked(g)[1] == "spy_pick") is (number in passed)
    if number not in passed:
        assert (asked(g), hand(g, 1)) == ((0, "main"), ["bischof", "karawane"])
        assert [slot_known(s) for s in g.land(1).hand] == [2, 2], "only their owner knows the cards"


@rule("112.S.e", "103.P.a")
def test_a_hexed_tower_leaves_the_wall_alone() -> None:
    p = borrowed().hand(0, "spion").hand(1, "karawane").built(1, "wachturm", "L1 above")
    p.built(1, "grosse_mauer", "L1 below")
    g = do(lay_on(p, "hexe", 0, "wachturm", "L1 above").main(), "play spion", "die 1")
    assert asked(g) == (0, "spy_pick")


# -- strength in the order of effect (117.A.a) ------------------------------------------------------------------------


def otto() -> Position:
    """Seat 1 has Otto; it is his turn."""
    return borrowed(active=1).built(1, "otto_der_berserker", "R1 above").hand(1, "zaubertrank")


@rule("117.A.a")
def test_example_1_1_first_the_potion_then_the_brothel() -> None:
    p = otto()
    assert strength(do(p.main(), "play zaubertrank"), 1) == 6
    p.built(1, "bordell", "L1 above", owner=0)
    assert strength(p.g, 1) == 5


@rule("117.A.a")
def test_example_1_2_first_the_brothel_then_the_potion() -> None:
    g = do(otto().built(1, "bordell", "L1 above", owner=0).main(), "play zaubertrank")
    assert strength(g, 1) == 4


@rule("117.A.a")
def test_example_2_when_the_potion_ends_strength_is_worked_out_without_it() -> None:
    p = otto()
    g = do(p.main(), "play zaubertrank")
    p.built(1, "bordell", "L1 above", owner=0)
    g.turn += 1
    assert strength(g, 1) == 5, "in the opponent's turn it still works"
    g.turn += 1
    do(g, "end")
    while asked(g)[1] in ("fill", "swap"):
        do(g, options(g)[0])
    roll(g, "trade_advantage", 6)
    assert strength(g, 1) == 2, "neither half of five nor three"


@rule("117.A.a", "120.C.b")
def test_smithy_potion_and_brothel_each_find_what_came_before() -> None:
    p = borrowed(active=1).built(1, "walther_der_saenger", "R1 above").hand(1, "zaubertrank")
    g = do(p.built(1, "schmiede", "R1 below").main(), "play zaubertrank")
    assert strength(g, 1) == 2, "nothing plus one, twice"
    p = borrowed(active=1).built(1, "walther_der_saenger", "R1 above").hand(1, "zaubertrank")
    g = do(p.main(), "play zaubertrank")
    p.built(1, "schmiede", "R1 below")
    assert strength(g, 1) == 1, "twice nothing, plus one"


@rule("117.A.a")
def test_only_knights_are_strengthened_or_weakened() -> None:
    p = (
        borrowed(active=1)
        .built(1, "kanone", "R1 above")
        .built(1, "bordell", "L1 above", owner=0)
        .hand(1, "zaubertrank")
    )
    assert strength(do(p.main(), "play zaubertrank"), 1) == 4


# -- Richard's ride (117.C.c) -----------------------------------------------------------------------------------------

RIDE = "use richard_der_raecher R1 above"


@rule("117.C.c")
@pytest.mark.parametrize("unit", ["konrad_der_flinke", "kanone", "drache"])
@pytest.mark.parametrize(("number", "falls"), [(2, True), (3, False), (5, False)])
def test_the_herb_woman_protects_knights_cannons_and_dragons_from_richard(unit: str, number: int, falls: bool) -> None:
    p = borrowed().built(0, "richard_der_raecher", "R1 above").stock(0, gold=1).built(1, unit, "L1 above")
    g = do(p.hand(1, "kraeuterhexe").main(), RIDE, "play kraeuterhexe", f"die {number}")
    assert (unit in hand(g, 1)) is falls
    assert "kraeuterhexe" not in hand(g, 1), "spent either way"


@rule("117.C.c")
@pytest.mark.parametrize("unit", ["konrad_der_flinke", "kanone", "drache"])
def test_without_her_all_of_them_fall_up_to_five(unit: str) -> None:
    p = borrowed().built(0, "richard_der_raecher", "R1 above").stock(0, gold=1).built(1, unit, "L1 above")
    assert hand(do(p.main(), RIDE, "die 5"), 1) == [unit]


@rule("117.C.c")
def test_fleets_and_peasants_are_not_what_he_rides_for() -> None:
    p = borrowed().built(0, "richard_der_raecher", "R1 above").stock(0, gold=1)
    g = p.built(1, "erz_handelsflotte", "L1 above").built(1, "bauernheer", "L1 below").main()
    assert RIDE not in options(g)


# -- the most a good year can bring (116.E.b) -------------------------------------------------------------------------


@rule("116.E.b", "121.R.a")
def test_a_good_year_brings_nine_resources_at_most() -> None:
    """Four privateers and two customs stations would bring eight gold; two gold regions hold six."""
    p = borrowed().city(0, "R1").settlement(0, "L2", "goldfluss_stapel_3", "wald_stapel_1")
    for place in ("L1 above", "L1 below", "R1 above", "R1 below"):
        p.built(0, "kaperflotte", place)
    p.built(0, "zollstation", "L1 above").built(0, "zollstation", "L1 below")
    g = roll(p.built(0, "schatzflotte", "R1 above").before_roll(), "good_year", 5)
    do(g, "region L1 below", "pass")
    while asked(g)[1] in ("receive", "gain"):
        do(g, "region L1 below" if asked(g)[1] == "gain" else options(g)[0])
    assert stock(g, 0) == {"gold": 6, "ore": 3, "brick": 1}, "nine, and the die's brick"


# -- one card at each region (128.C.b, 128.C.a) -----------------------------------------------------------------------


@rule("128.C.b")
def test_a_region_with_an_expansion_takes_no_unit_and_one_with_a_unit_no_expansion() -> None:
    p = borrowed().metropolis(0, "L1").rich(0).hand(0, "konrad_der_flinke", "faerberei")
    g = p.built(0, "faerberei", "region C above").main()
    assert faults(g, "build konrad_der_flinke outside C above") == ["region_place_taken"]
    assert faults(g, "build konrad_der_flinke outside C below") == []
    p = borrowed().metropolis(0, "L1").rich(0).hand(0, "faerberei").built(0, "otto_der_berserker", "outside C above")
    assert faults(p.main(), "build faerberei region C above") == ["no_free_region"]
    assert faults(p.main(), "build faerberei region C below") == []


@rule("128.C.b")
@pytest.mark.parametrize("unit", ["konrad_der_flinke", "erz_handelsflotte", "bauernheer", "kanone"])
def test_knights_fleets_peasants_and_cannons_may_lie_there(unit: str) -> None:
    p = borrowed().metropolis(0, "L1").built(0, "universitaet", "L1 above").rich(0).hand(0, unit)
    assert faults(p.main(), f"build {unit} outside C above") == []


@rule("101.D.d")
def test_no_dragon_lies_outside_a_metropolis() -> None:
    p = borrowed().metropolis(0, "L1").rich(0).hand(0, "drache")
    assert faults(p.main(), "build drache outside C above") == ["only_units_outside"]
    assert not [o for o in options(p.g) if "drache outside" in o]


@rule("128.C.a", "124.A.a")
def test_a_fire_watch_does_not_cover_expansions_at_regions() -> None:
    p = borrowed().hand(0, "feuerteufel").metropolis(1, "R1").built(1, "feuerwache", "R1 above")
    g = do(p.built(1, "faerberei", "region C above").main(), "play feuerteufel", "die 1")
    assert hand(g, 1) == ["faerberei"]


# -- the whole chain (103.F.c) ----------------------------------------------------------------------------------------


@rule("103.F.c", "103.I.e")
def test_grain_peasants_robbers_trade_points_mill_and_trading_post() -> None:
    """The passive player's field yields; what follows settles by itself, and it may win the game for him."""
    p = borrowed().built(1, "raubritterburg", "L1 below", owner=0).built(1, "handelsniederlassung", "R1 below", owner=0)
    p.built(1, "bauernheer", "L1 above").built(1, "pippin_der_kurze", "R1 above").stock(1, L1_above=2)
    for card in ("markt", "haendlerzunft", "handelskontor"):
        p.built(1, card, "L1 below")
    p.built(1, "grosser_hafen", "R1 above").built(0, "markt", "L1 above")
    g = p.before_roll()
    assert (strength(g, 1), trade_points(g, 1), mill_owner(g)) == (3, 0, 0)
    before = points(g, 1)
    roll(g, "brigands", 2)
    assert strength(g, 1) == 4
    assert "raubritterburg" not in in_play(g, 1)
    assert trade_points(g, 1) > 6
    assert mill_owner(g) == 1
    assert "handelsniederlassung" not in in_play(g, 1)
    assert points(g, 1) == before + 1
    assert sorted(g.cat.ids[card_of(c)] for c in g.discard) == ["handelsniederlassung", "raubritterburg"]


@rule("103.F.c", "120.E.a")
@pytest.mark.parametrize(("grain", "stays"), [(1, True), (2, False)])
def test_the_chain_stops_where_its_condition_does(grain: int, stays: bool) -> None:
    """Three strength are not more than three: then nothing moves at all."""
    p = borrowed().built(1, "raubritterburg", "L1 below", owner=0).built(1, "handelsniederlassung", "R1 below", owner=0)
    p.built(1, "bauernheer", "L1 above").built(1, "pippin_der_kurze", "R1 above").stock(1, L1_above=grain)
    for card in ("markt", "haendlerzunft", "handelskontor"):
        p.built(1, card, "L1 below")
    g = roll(p.built(1, "grosser_hafen", "R1 above").before_roll(), "brigands", 2)
    assert ("raubritterburg" in in_play(g, 1), "handelsniederlassung" in in_play(g, 1)) == (stays, stays)


@rule("KB-42", "101.D.d")
def test_civil_war_takes_cannons_too_and_dragons_never() -> None:
    p = borrowed().built(0, "kanone", "L1 above").built(0, "drache", "L1 below")
    g = p.event_card("buergerkrieg")
    assert (in_play(g, 0), hand(g, 0)) == (["drache"], ["kanone"])
