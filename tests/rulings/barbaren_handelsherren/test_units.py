"""Johanna, Flavo, flagship, treasure fleet, Sigismund."""

import pytest

from catanica.games.principality.cards.powers import strength, tournament
from catanica.games.principality.position.piece import owner_of
from catanica.games.principality.telling.words import GRAMMAR
from tests.rulings.barbaren_handelsherren.land import frontier, kept, pile
from tests.rulings.handel_wandel.land import filled, resting
from tests.support.position import Position, do, faults, options, refused, roll
from tests.support.reading import asked, hand, in_play, stock
from tests.support.rules import rule

# -- Johanna ----------------------------------------------------------------------------------------------------------


@rule("117.E.a", "103.R.a")
def test_johanna_needs_a_working_church_when_she_is_laid_out() -> None:
    p = frontier().hand(0, "johanna_die_kriegerin").rich(0)
    assert faults(p.main(), "build johanna_die_kriegerin R1 above") == ["needs_card"]
    g = p.built(0, "kirche", "L1 above").main()
    do(g, "build johanna_die_kriegerin R1 above", "demolish kirche L1 above")
    assert in_play(g, 0) == ["johanna_die_kriegerin"], "later it may go"
    p = resting(frontier().built(0, "kirche", "L1 above"), 0).hand(0, "johanna_die_kriegerin").rich(0)
    assert faults(p.main(), "build johanna_die_kriegerin R1 above") == ["needs_working"]


@rule("117.E.a", "141.J.b", "103.P.a")
def test_the_opponent_s_cannons_count_two_strength_and_the_own_ones_in_full() -> None:
    p = frontier().built(0, "johanna_die_kriegerin", "L1 above").built(0, "kanone", "R1 above")
    p.built(1, "kanone", "R1 above").built(1, "kanone", "R1 below").built(1, "otto_der_berserker", "L1 above")
    knight = p.g.cat.fact(p.g.cat.number("otto_der_berserker")).strength
    g = p.main()
    assert (strength(g, 0), strength(g, 1)) == (3 + 4, 2 + 2 + knight)
    do(g, "demolish johanna_die_kriegerin L1 above")
    assert strength(g, 1) == 4 + 4 + knight


@rule("117.E.a")
@pytest.mark.parametrize("owner", [0, 1])
def test_wherever_she_lies_she_weakens_her_opponent_s_cannons_only(owner: int) -> None:
    g = frontier().built(1, "johanna_die_kriegerin", "L1 above", owner).built(0, "kanone", "R1 above").main()
    assert strength(g, 0) == (2 if owner == 1 else 4)


@rule("141.J.b", "101.D.d")
def test_imelda_and_bribery_cannot_touch_her_but_the_black_knight_and_civil_war_can() -> None:
    p = frontier(active=1).built(0, "johanna_die_kriegerin", "L1 above").rich(1)
    p.hand(1, "burgfraeulein_imelda", "bestechung", "schwarzer_ritter")
    g = p.main()
    assert faults(g, "play burgfraeulein_imelda") == ["no_knight_to_strike"]
    assert "no_knight_to_bribe" in faults(g, "play bestechung")
    do(g, "play schwarzer_ritter", "die 1")
    assert hand(g, 0) == ["johanna_die_kriegerin"]
    g = frontier(active=1).built(0, "johanna_die_kriegerin", "L1 above").event_card("buergerkrieg")
    assert hand(g, 0) == ["johanna_die_kriegerin"]
    p = frontier(active=1).built(0, "johanna_die_kriegerin", "L1 above").built(0, "konrad_der_flinke", "R1 above")
    g = do(p.hand(1, "burgfraeulein_imelda").main(), "play burgfraeulein_imelda")
    assert in_play(g, 0) == ["johanna_die_kriegerin"], "the other knight goes"


@rule("101.D.b(e)", "102.B.Ritter", "118.C.a")
def test_johanna_baroc_and_flavo_are_unique_and_flavo_is_no_knight() -> None:
    for card in ("johanna_die_kriegerin", "baroc_der_soeldner", "flavo_der_gaukler"):
        p = frontier().hand(0, card).rich(0).built(0, "kirche", "L1 below").built(1, card, "R1 above")
        assert faults(p.main(), f"build {card} L1 above") == ["unique_in_play"]
    g = frontier().built(0, "flavo_der_gaukler", "L1 above").built(0, "schmiede", "R1 above").main()
    assert (strength(g, 0), tournament(g, 0)) == (0, 0), "no smithy makes him strong"


# -- Flavo ------------------------------------------------------------------------------------------------------------


def jester(active: int = 0) -> Position:
    """Flavo beside two regions of the first player."""
    return frontier(active).built(0, "flavo_der_gaukler", "R1 above")


@rule("118.C.f", "118.C.d", "103.E.d")
@pytest.mark.parametrize("active", [0, 1])
def test_at_a_tournament_the_regions_beside_him_gain_and_without_gold_he_stays(active: int) -> None:
    g = roll(jester(active).before_roll(), "tournament", 2)
    assert (stock(g, 0), in_play(g, 0)) == ({"wool": 1, "brick": 1, "ore": 1}, ["flavo_der_gaukler"])
    g = roll(jester(active).stock(0, C_above=3).before_roll(), "tournament", 5)
    assert stock(g, 0)["wool"] == 3, "room permitting"
    g = roll(jester(active).before_roll(), "good_year", 5)
    assert "wool" not in stock(g, 0), "only at tournaments"


@rule("118.C.b", "118.C.d", "118.C.e", "103.I.d", "103.K.b")
def test_the_other_player_pays_a_gold_and_gets_him_where_the_first_one_says() -> None:
    g = roll(jester().stock(1, gold=2).before_roll(), "tournament", 2)
    assert asked(g) == (0, "flavo_place"), "who loses him chooses"
    assert stock(g, 1) == {"gold": 1}
    assert sorted(options(g)) == sorted(
        f"build flavo_der_gaukler {town} {row}" for town in ("L1", "R1") for row in ("above", "below")
    )
    assert all(GRAMMAR.option(g, code)["abroad"] for code in g.legal()), "in the other land"
    do(g, "build flavo_der_gaukler L1 below")
    assert (in_play(g, 0), in_play(g, 1)) == ([], ["flavo_der_gaukler"])
    assert stock(g, 0)["wool"] == 1, "his neighbours were happy before"
    do(g, "end")
    while asked(g) != (1, "before_roll"):
        do(g, options(g)[0])
    roll(g, "trade_advantage", 1)
    while asked(g) != (1, "main"):
        do(g, options(g)[0])
    do(g, "demolish flavo_der_gaukler L1 below")
    assert pile(g) == ["flavo_der_gaukler"]
    assert owner_of(g.discard[0]) == 1, "he goes to the pile of who has him"


@rule("118.C.d")
def test_without_a_free_place_he_stays_and_nothing_is_paid() -> None:
    p = jester().stock(1, gold=2)
    for place in ("L1 above", "L1 above", "L1 below", "L1 below", "R1 above", "R1 below"):
        p.built(1, "schmiede", place)
    g = roll(p.before_roll(), "tournament", 2)
    assert (in_play(g, 0), stock(g, 1).get("gold")) == (["flavo_der_gaukler"], 2)


@rule("118.C.d")
def test_a_single_free_place_is_enough_for_him() -> None:
    p = jester().stock(1, gold=2)
    for place in ("L1 above", "L1 above", "L1 below", "L1 below", "R1 above"):
        p.built(1, "schmiede", place)
    g = do(roll(p.before_roll(), "tournament", 2), "build flavo_der_gaukler R1 below")
    assert "flavo_der_gaukler" in in_play(g, 1)


@rule("118.C.f")
def test_below_the_row_the_regions_below_gain() -> None:
    g = roll(frontier().built(0, "flavo_der_gaukler", "R1 below").before_roll(), "tournament", 2)
    assert stock(g, 0) == {"lumber": 1, "gold": 1, "ore": 1}, "the ore is this roll's"


@rule("118.C.c", "103.E.d")
def test_gold_won_in_this_tournament_is_enough_but_not_gold_of_this_roll() -> None:
    p = jester().built(1, "bodo_der_friedfertige", "L1 above")
    assert tournament(p.g, 1) > 0
    g = roll(p.before_roll(), "tournament", 2)
    assert asked(g) == (1, "gain")
    do(g, "region R1 below")
    assert (asked(g), stock(g, 1)) == ((0, "flavo_place"), {})
    g = roll(jester().before_roll(), "tournament", 1)
    assert (in_play(g, 0), stock(g, 1)["gold"]) == (["flavo_der_gaukler"], 1), "it came with production"


@rule("122.B.b", "118.C.b")
def test_the_gold_may_come_from_a_colonial_base() -> None:
    p = filled(jester().built(1, "kolonialstuetzpunkt", "region R1 below"), 1, "gold", 2)
    g = roll(p.before_roll(), "tournament", 2)
    assert (asked(g), kept(g, 1, "kolonialstuetzpunkt")) == ((0, "flavo_place"), {"gold": 1})


@rule("118.C.f", "128.C.b", "118.C.e")
def test_outside_a_metropolis_one_region_gains_and_he_may_be_sent_there() -> None:
    p = frontier().metropolis(0, "R1").built(0, "flavo_der_gaukler", "outside C above")
    g = roll(p.before_roll(), "tournament", 6)
    assert stock(g, 0) == {"wool": 1, "gold": 1}
    p = jester().metropolis(1, "R1").stock(1, gold=1)
    g = roll(p.before_roll(), "tournament", 6)
    assert "build flavo_der_gaukler outside C above" in options(g)


# -- fleets -----------------------------------------------------------------------------------------------------------


@rule("116.D.a", "114.F.a")
def test_a_flagship_covers_the_trade_fleets_of_its_city_from_civil_war() -> None:
    p = frontier(active=1).built(0, "flaggschiff", "L1 above").built(0, "erz_handelsflotte", "L1 below")
    g = p.event_card("buergerkrieg")
    assert in_play(g, 0) == ["erz_handelsflotte", "flaggschiff"], "no fleet but a trade fleet is taken"
    p = frontier(active=1).built(0, "flaggschiff", "L1 above").built(0, "erz_handelsflotte", "R1 below")
    assert in_play(p.event_card("buergerkrieg"), 0) == ["flaggschiff"], "not one elsewhere"
    p = frontier(active=1).built(0, "flaggschiff", "L1 above").built(0, "konrad_der_flinke", "L1 below")
    assert in_play(p.event_card("buergerkrieg"), 0) == ["flaggschiff"], "knights are not covered"
    p = frontier(active=1).built(0, "flaggschiff", "R1 above").built(0, "erz_handelsflotte", "R1 below")
    assert in_play(p.event_card("buergerkrieg"), 0) == ["erz_handelsflotte", "flaggschiff"], "a settlement too"


@rule("116.D.a")
def test_a_flagship_covers_them_from_privateers_but_neither_itself_nor_other_fleets() -> None:
    p = frontier(active=1).built(0, "flaggschiff", "L1 above").built(0, "erz_handelsflotte", "L1 below")
    p.built(0, "schatzflotte", "L1 below").built(0, "kaperflotte", "L1 above").built(
        0, "gold_handelsflotte", "R1 above"
    )
    g = do(p.hand(1, "kaperflotte").rich(1).main(), "build kaperflotte L1 above")
    assert sorted(options(g)) == [
        "target flaggschiff L1 above",
        "target gold_handelsflotte R1 above",
        "target kaperflotte L1 above",
        "target schatzflotte L1 below",
    ]


@rule("116.D.a", "128.C.a")
def test_fleets_on_metropolis_places_belong_to_the_city() -> None:
    p = frontier(active=1).metropolis(0, "R1").built(0, "flaggschiff", "R1 above")
    g = p.built(0, "erz_handelsflotte", "outside C above").event_card("buergerkrieg")
    assert in_play(g, 0) == ["erz_handelsflotte", "flaggschiff"]


@rule("116.D.b")
def test_no_smithy_strengthens_the_flagship() -> None:
    assert strength(frontier().built(0, "flaggschiff", "L1 above").built(0, "schmiede", "R1 above").main(), 0) == 2


@rule("101.D.d", "103.R.a")
def test_a_treasure_fleet_needs_a_harbour() -> None:
    p = frontier().hand(0, "schatzflotte").rich(0)
    assert faults(p.main(), "build schatzflotte R1 above") == ["needs_card"]
    assert faults(p.built(0, "hafen", "L1 above").main(), "build schatzflotte R1 above") == []


@rule("103.E.c", "116.E.b", "123.BD.c")
@pytest.mark.parametrize("active", [0, 1])
def test_a_treasure_fleet_brings_two_resources_of_choice_in_a_good_year_on_top(active: int) -> None:
    g = roll(frontier(active).built(0, "schatzflotte", "L1 above").before_roll(), "good_year", 6)
    while asked(g)[0] == 1 and asked(g)[1] == "gain":
        do(g, "pass")
    do(g, "region L1 below")
    while asked(g)[0] == 1 and asked(g)[1] == "gain":
        do(g, "pass")
    do(g, "region L1 above", "region L1 above")
    assert stock(g, 0) == {"ore": 1, "grain": 2, "gold": 1}
    p = frontier().built(0, "schatzflotte", "L1 above").built(0, "palast", "L1 below").discard("spion")
    g = do(roll(p.before_roll(), "good_year", 6), "pick spion")
    while asked(g)[0] == 1:
        do(g, "pass")
    do(g, "region L1 above", "region L1 above")
    assert (hand(g, 0), stock(g, 0)) == (["spion"], {"grain": 2, "gold": 1}), "the palace costs the free one only"


@rule("116.D.a", "101.D.d")
@pytest.mark.parametrize("edition", ["1997", "2005"])
def test_no_civil_war_takes_a_treasure_fleet(edition: str) -> None:
    p = frontier(active=1, edition=edition).built(0, "schatzflotte", "L1 above")
    assert in_play(p.event_card("buergerkrieg"), 0) == ["schatzflotte"]


# -- Sigismund --------------------------------------------------------------------------------------------------------


@rule("114.F.a", "103.E.f", "103.I.d", "114.F.b")
@pytest.mark.parametrize("active", [0, 1])
def test_sigismund_saves_a_trade_fleet_that_a_civil_war_has_named(active: int) -> None:
    p = frontier(active).built(0, "erz_handelsflotte", "L1 above").hand(0, "sigismund_der_seeheld")
    p.g.reached = 0
    g = p.event_card("buergerkrieg")
    assert (asked(g), sorted(options(g))) == ((0, "answer"), ["pass", "play sigismund_der_seeheld"])
    do(g, "play sigismund_der_seeheld")
    assert (in_play(g, 0), hand(g, 0), pile(g)) == (["erz_handelsflotte"], [], ["sigismund_der_seeheld"])
    p = frontier(active).built(0, "erz_handelsflotte", "L1 above").hand(0, "sigismund_der_seeheld")
    g = do(p.event_card("buergerkrieg"), "pass")
    assert (in_play(g, 0), hand(g, 0)) == ([], ["erz_handelsflotte", "sigismund_der_seeheld"])


@rule("114.F.a", "103.I.f")
def test_sigismund_saves_a_trade_fleet_from_privateers() -> None:
    p = frontier(active=1).built(0, "erz_handelsflotte", "L1 above").hand(0, "sigismund_der_seeheld")
    g = do(p.hand(1, "kaperflotte").rich(1).main(), "build kaperflotte L1 above", "play sigismund_der_seeheld")
    assert (in_play(g, 0), pile(g)) == (["erz_handelsflotte"], ["sigismund_der_seeheld"])
    p = frontier(active=1).built(0, "erz_handelsflotte", "L1 above").hand(0, "sigismund_der_seeheld")
    g = do(p.hand(1, "kaperflotte").rich(1).main(), "build kaperflotte L1 above", "pass")
    assert pile(g) == ["erz_handelsflotte"]


@rule("114.F.a")
def test_he_does_not_save_knights_nor_other_fleets_nor_what_is_protected() -> None:
    g = frontier().built(0, "konrad_der_flinke", "L1 above").hand(0, "sigismund_der_seeheld").event_card("buergerkrieg")
    assert (asked(g), in_play(g, 0)) == ((0, "main"), [])
    p = frontier(active=1).built(0, "schatzflotte", "L1 above").hand(0, "sigismund_der_seeheld")
    g = do(p.hand(1, "kaperflotte").rich(1).main(), "build kaperflotte L1 above")
    assert (asked(g), pile(g)) == ((1, "main"), ["schatzflotte"])
    p = frontier(active=1).built(0, "erz_handelsflotte", "L1 above").built(0, "kirche", "L1 below")
    assert asked(p.hand(0, "sigismund_der_seeheld").event_card("buergerkrieg")) == (1, "main")


@rule("114.F.a")
def test_the_window_tells_nothing_about_the_hand() -> None:
    g = frontier().built(0, "erz_handelsflotte", "L1 above").hand(0, "spion").event_card("buergerkrieg")
    assert (asked(g), options(g)) == ((0, "answer"), ["pass"]), "he is asked whatever he holds"
    g = frontier().built(0, "erz_handelsflotte", "L1 above").event_card("buergerkrieg")
    assert (asked(g), hand(g, 0)) == ((0, "main"), ["erz_handelsflotte"]), "unless he holds nothing"
    p = frontier().built(0, "erz_handelsflotte", "L1 above").hand(0, "spion")
    g = p.discard("sigismund_der_seeheld", "sigismund_der_seeheld").event_card("buergerkrieg")
    assert asked(g) == (0, "main"), "both lie open"


@rule("103.K.c", "114.F.a", "114.F.b", "114.F.c")
def test_of_his_own_accord_he_fetches_a_trade_fleet_from_the_common_pile_before_seven_points_too() -> None:
    p = frontier().hand(0, "sigismund_der_seeheld").discard("spion")
    assert faults(p.main(), "play sigismund_der_seeheld") == ["no_fleet_on_pile"]
    empty = frontier().hand(0, "sigismund_der_seeheld").main()
    assert refused(empty, "play sigismund_der_seeheld") == ["114.F.a"], "nothing lies there, and nothing bans it"
    p.discard("erz_handelsflotte", "kaperflotte", "grosse_handelsflotte")
    p.g.reached = 0
    g = do(p.main(), "play sigismund_der_seeheld")
    assert options(g) == ["pick erz_handelsflotte", "pick grosse_handelsflotte"]
    do(g, "pick erz_handelsflotte")
    assert (hand(g, 0), pile(g)) == (
        ["erz_handelsflotte"],
        ["spion", "kaperflotte", "grosse_handelsflotte", "sigismund_der_seeheld"],
    )


@rule("112.P.a")
def test_a_ban_on_the_pile_stops_him() -> None:
    p = frontier().hand(0, "sigismund_der_seeheld").discard("erz_handelsflotte").banned(0, 0)
    assert faults(p.main(), "play sigismund_der_seeheld") == ["pile_closed"]
