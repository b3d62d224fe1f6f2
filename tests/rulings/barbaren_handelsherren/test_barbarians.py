"""Raid, campaign, arch and barbarian base."""

import pytest

from catanica.games.principality.cards.powers import strength
from tests.rulings.barbaren_handelsherren.land import frontier, kept, on, pile
from tests.rulings.handel_wandel.land import filled, last, resting
from tests.support.position import Position, do, faults, options, position, roll
from tests.support.reading import asked, hand, in_play, points, stock
from tests.support.rules import rule

ROAD = "barbarenstuetzpunkt road C"


def army(p: Position, fleet: str = "erz_handelsflotte") -> Position:
    """A fleet and two knights of the first player."""
    p.built(0, fleet, "L1 above").built(0, "konrad_der_flinke", "L1 below")
    return p.built(0, "otto_der_berserker", "R1 above")


# -- raid -------------------------------------------------------------------------------------------------------------


@rule("119.C.b", "102.B.Einheit")
def test_each_land_fights_alone_with_its_units_against_roads_and_monasteries() -> None:
    p = frontier().stock(0, gold=2).stock(1, gold=2).built(0, "bauernheer", "L1 above").built(0, "kanone", "L1 below")
    g = p.event_card("barbarenueberfall")
    assert asked(g) == (0, "gain"), "two units against one road, whatever their strength"
    do(g, "region L1 below", "region L1 below")
    assert (stock(g, 0), stock(g, 1)) == ({"ore": 2, "gold": 2}, {}), "the other had no unit"


@rule("119.C.b")
@pytest.mark.parametrize(("monasteries", "wins"), [(0, True), (1, False)])
def test_as_many_units_as_barbarians_are_not_enough(monasteries: int, wins: bool) -> None:
    p = frontier().stock(0, gold=2).built(0, "konrad_der_flinke", "L1 above").built(0, "flaggschiff", "R1 above")
    for _ in range(monasteries):
        p.built(0, "kloster", "L1 below")
    g = p.event_card("barbarenueberfall")
    assert (asked(g)[1] == "gain") == wins
    assert ("gold" in stock(g, 0)) == wins


@rule("119.C.b")
def test_a_monastery_draws_one_barbarian() -> None:
    p = army(frontier().stock(0, gold=2)).built(0, "kloster", "R1 below")
    assert asked(p.event_card("barbarenueberfall")) == (0, "gain"), "three units against a road and a monastery"


@rule("119.C.b")
def test_a_blocked_monastery_draws_barbarians_all_the_same() -> None:
    p = frontier().stock(0, gold=2).built(0, "konrad_der_flinke", "L1 above").built(0, "flaggschiff", "R1 above")
    g = resting(p.built(0, "kloster", "L1 below"), 0).event_card("barbarenueberfall")
    assert stock(g, 0) == {}


@rule("119.C.b", "123.BI.a")
def test_the_victor_turns_the_arch_or_takes_two_resources() -> None:
    def won(victories: int) -> Position:
        p = last(frontier().built(0, "triumphbogen", "L1 above"), 0, victories)
        return p.built(0, "konrad_der_flinke", "R1 above").built(0, "kanone", "R1 below")

    g = won(0).event_card("barbarenueberfall")
    assert asked(g) == (0, "victory")
    assert sorted(options(g)) == ["pass", "target own triumphbogen L1 above"]
    before = points(g, 0)
    do(g, "target own triumphbogen L1 above")
    assert (points(g, 0) - before, on(g, 0, "triumphbogen")) == (1, 1)
    g = do(won(0).event_card("barbarenueberfall"), "pass", "region L1 below", "region L1 above")
    assert (stock(g, 0), on(g, 0, "triumphbogen")) == ({"ore": 1, "grain": 1}, 0)
    g = won(3).event_card("barbarenueberfall")
    assert asked(g) == (0, "gain"), "three are all it counts"


@rule("102.B.SuddenDeath", "103.G.b", "123.BI.a")
@pytest.mark.parametrize("answer", ["target own triumphbogen L2 below", "pass"])
def test_a_victory_in_the_other_s_turn_wins_the_game_but_only_after_production(answer: str) -> None:
    p = position(active=1, sets=["base", "barbaren_handelsherren"]).city(0, "L1", "L2", "R1", "R2")
    p.settlement(0, "L2", "gebirge_stapel_5", "wald_stapel_1").settlement(0, "R2", "gebirge_stapel_4", "wald_stapel_6")
    p.built(0, "bibliothek", "L2 above").built(0, "badhaus", "L2 above").built(0, "hafen", "R2 above")
    p.built(0, "triumphbogen", "L2 below")
    for place in ("L1 above", "L1 below", "R1 above"):
        p.built(0, "schatzflotte", place)
    g = p.built(0, "konrad_der_flinke", "L1 above").events("barbarenueberfall").before_roll()
    do(g, "roll", "face event_card", "die 3")
    assert (asked(g), points(g, 0)) == ((0, "victory"), 12), "four cities, two buildings, both tokens"
    do(g, answer)
    while g.decision is not None and asked(g)[1] != "main":
        assert g.outcome is None
        do(g, options(g)[0])
    assert (g.outcome is not None) == (answer != "pass")
    assert stock(g, 1)["ore"] == 1, "the regions have borne first"


@rule("119.C.b")
def test_the_active_player_s_land_comes_first() -> None:
    p = frontier(active=1)
    for seat in (0, 1):
        p.built(seat, "kanone", "L1 above").built(seat, "bauernheer", "R1 above")
    g = p.event_card("barbarenueberfall")
    assert asked(g) == (1, "gain")
    do(g, "region L1 below", "region L1 below")
    assert asked(g) == (0, "gain")


# -- arch -------------------------------------------------------------------------------------------------------------


@rule("123.BI.a", "106.A.b", "103.P.a")
def test_the_arch_starts_at_nothing_and_its_points_rest_while_it_is_blocked() -> None:
    g = frontier().hand(0, "triumphbogen").rich(0).main()
    before = points(g, 0)
    do(g, "build triumphbogen L1 above")
    assert points(g, 0) == before
    assert points(last(frontier().built(0, "triumphbogen", "L1 above"), 0, 3).main(), 0) == before + 3
    g = resting(last(frontier().built(0, "triumphbogen", "L1 above"), 0, 3), 0).main()
    assert points(g, 0) == before
    p = army(resting(last(frontier().built(0, "triumphbogen", "R1 below"), 0, 1), 0))
    g = do(p.hand(0, "barbarenfeldzug").main(), "play barbarenfeldzug")
    assert asked(g) == (0, "gain"), "and it is not turned"


@rule("112.G.e", "101.D.d")
def test_the_arsonist_cannot_burn_it_not_even_blocked() -> None:
    p = frontier(active=1).built(0, "triumphbogen", "L1 above").hand(1, "feuerteufel")
    assert faults(p.main(), "play feuerteufel") == ["no_building_to_burn"]
    p = resting(frontier(active=1).built(0, "triumphbogen", "L1 above"), 0).hand(1, "feuerteufel")
    assert faults(p.main(), "play feuerteufel") == ["no_building_to_burn"]


@rule("123.BI.a")
def test_lost_and_built_again_it_starts_at_nothing() -> None:
    p = last(frontier().built(0, "triumphbogen", "L1 above"), 0, 2).hand(0, "triumphbogen").rich(0)
    g = do(p.main(), "demolish triumphbogen L1 above", "build triumphbogen L1 above")
    assert on(g, 0, "triumphbogen") == 0


# -- campaign ---------------------------------------------------------------------------------------------------------


@rule("113.E.a", "102.B.Einheit")
@pytest.mark.parametrize("fleet", ["erz_handelsflotte", "flaggschiff", "schatzflotte", "kaperflotte"])
def test_a_campaign_needs_a_fleet_of_any_kind_and_two_knights(fleet: str) -> None:
    g = do(army(frontier(), fleet).hand(0, "barbarenfeldzug").main(), "play barbarenfeldzug")
    assert asked(g) == (0, "gain")
    p = frontier().built(0, fleet, "L1 above").built(0, "konrad_der_flinke", "L1 below").hand(0, "barbarenfeldzug")
    for other in ("kanone", "bauernheer", "flavo_der_gaukler"):
        p.built(0, other, "R1 above")
        assert faults(p.main(), "play barbarenfeldzug") == ["needs_army"], f"{other} is no knight"
    p = army(frontier(), "kanone").hand(0, "barbarenfeldzug")
    assert faults(p.main(), "play barbarenfeldzug") == ["needs_army"], "no fleet"


@rule("103.P.c", "113.E.a")
def test_several_campaigns_in_one_turn_bring_the_arch_up_to_three_points() -> None:
    p = army(frontier()).built(0, "triumphbogen", "R1 below").hand(0, *["barbarenfeldzug"] * 3)
    g = p.main()
    before = points(g, 0)
    for _ in range(3):
        do(g, "play barbarenfeldzug", "target own triumphbogen R1 below")
    assert points(g, 0) - before == 3


@rule("113.E.a", "112.S.a")
def test_a_campaign_of_which_nothing_comes_is_not_played() -> None:
    p = army(frontier()).hand(0, "barbarenfeldzug").rich(0)
    assert faults(p.main(), "play barbarenfeldzug") == ["no_room_left"]
    p.built(0, "triumphbogen", "R1 below")
    assert faults(p.main(), "play barbarenfeldzug") == []


# -- base -------------------------------------------------------------------------------------------------------------


@rule("120.A.a", "102.B.Zentralkarte", "101.D.b")
def test_the_base_lies_on_a_free_road_of_the_opponent() -> None:
    p = frontier().hand(0, "barbarenstuetzpunkt", "barbarenstuetzpunkt").rich(0).road(0, 7)
    g = do(p.main(), f"build {ROAD}")
    assert (in_play(g, 0), in_play(g, 1)) == ([], ["barbarenstuetzpunkt"])
    assert faults(g, f"build {ROAD}") == ["no_free_road_abroad"], "one card on a road"
    assert faults(g, "build barbarenstuetzpunkt road R1") == ["no_free_road_abroad"], "the opponent has no road there"
    assert f"demolish {ROAD} abroad" in options(g), "its builder may tear it down"
    other = frontier(active=1).built(1, "barbarenstuetzpunkt", "road C", owner=0).main()
    assert not [o for o in options(other) if "barbarenstuetzpunkt" in o], "its victim may not"


def raided(bases: int = 1, active: int = 1) -> Position:
    """Barbarian bases of the first player on the roads of the second."""
    p = frontier(active).road(1, 7)
    for road in ("road C", "road R1")[:bases]:
        p.built(1, "barbarenstuetzpunkt", road, owner=0)
    return p


@rule("103.I.f")
@pytest.mark.parametrize(("bases", "toll"), [(1, 1), (2, 2)])
def test_the_victim_pays_for_each_action_card_after_the_first_of_the_own_turn(bases: int, toll: int) -> None:
    p = raided(bases).hand(1, "anton_der_schatzmeister", "anton_der_schatzmeister", "karawane").stock(1, ore=1)
    g = do(p.main(), "play anton_der_schatzmeister")
    assert stock(g, 1) == {"ore": 1, "gold": 2}, "the first is free"
    do(g, "play karawane", "region L1 below", "region L1 above", "pass")
    assert stock(g, 1).get("gold", 0) == 2 - toll
    assert (faults(g, "play anton_der_schatzmeister") == []) == (toll == 1)


@rule("103.I.f")
def test_without_gold_the_second_card_is_not_played() -> None:
    g = do(raided().hand(1, "karawane", "karawane").stock(1, ore=2).main(),
           "play karawane", "region L1 below", "region L1 above", "pass")  # fmt: skip
    assert faults(g, "play karawane") == ["toll_due"]
    g.land(1).change(15, 1)
    assert faults(g, "play karawane") == []


@rule("103.I.f", "102.B.Ausspielen", "112.S.a")
def test_what_a_card_can_do_is_judged_by_what_the_toll_leaves() -> None:
    p = raided().hand(1, "dogma", "karawane").built(0, "kirche", "L1 above").stock(1, gold=1)
    g = do(p.main(), "play dogma", "target kirche L1 above")
    assert faults(g, "play karawane") == ["nothing_to_swap"], "the one gold goes to the bank before anything is swapped"
    g.land(1).change(10, 1)
    do(g, "play karawane")
    assert (asked(g), options(g)) == ((1, "caravan_give"), ["region L1 above"])
    p = raided().hand(1, "dogma", "anton_der_schatzmeister").built(0, "kirche", "L1 above").stock(1, gold=3)
    assert faults(p.main(), "play anton_der_schatzmeister") == ["no_room_for_it"], "the first costs nothing"
    g = do(p.main(), "play dogma", "target kirche L1 above", "play anton_der_schatzmeister")
    assert stock(g, 1) == {"gold": 3}, "one paid, and one of two finds room again"


@rule("103.I.f", "122.B.b")
def test_the_toll_may_come_from_a_colonial_base() -> None:
    p = filled(raided().built(1, "kolonialstuetzpunkt", "region R1 below"), 1, "gold", 1)
    g = do(p.hand(1, "karawane", "karawane").stock(1, ore=2).main(),
           "play karawane", "region L1 below", "region L1 above", "pass", "play karawane")  # fmt: skip
    assert kept(g, 1, "kolonialstuetzpunkt") == {}


@rule("103.I.f", "103.G.c")
def test_richard_and_sven_count_as_action_cards() -> None:
    p = raided().built(1, "sven_der_handelsritter", "L1 above").stock(0, ore=2).stock(1, gold=2, wool=1)
    g = do(p.hand(1, "karawane").main(), "play karawane", "region C above", "region L1 above", "pass")
    do(g, "use sven_der_handelsritter L1 above")
    assert stock(g, 1).get("gold", 0) == 0, "one for Sven, one for the barbarians"
    p = raided().built(1, "sven_der_handelsritter", "L1 above").stock(0, ore=2).stock(1, gold=1, wool=1)
    g = do(p.hand(1, "karawane").main(), "play karawane", "region C above", "region L1 above", "pass")
    assert "use sven_der_handelsritter L1 above" not in options(g)
    p = raided().built(1, "sven_der_handelsritter", "L1 above").stock(0, ore=2).stock(1, gold=1, wool=1)
    g = do(p.hand(1, "karawane").main(), "use sven_der_handelsritter L1 above")
    while asked(g)[1] != "main":
        do(g, options(g)[0])
    assert faults(g, "play karawane") == ["toll_due"]


@rule("103.I.f")
def test_cards_played_in_the_other_s_turn_and_its_builder_s_cards_are_free() -> None:
    p = raided(active=0).hand(0, "raubzug", "raubzug", "karawane").hand(1, "bischof", "bischof").stock(1, ore=3)
    g = do(p.stock(0, wool=1).main(), "play raubzug", "play bischof")
    assert asked(g)[1] == "attack_roll"
    do(g, "die 6")
    while asked(g)[1] != "main":
        do(g, options(g)[0])
    do(g, "play raubzug")
    assert "play bischof" in options(g), "a second answer costs nothing"


@rule("103.I.f", "103.C.b")
def test_a_card_before_the_roll_is_the_first_of_the_turn_and_the_next_turn_begins_anew() -> None:
    p = raided().hand(1, "alchimist", "karawane").stock(1, wool=2)
    g = do(p.before_roll(), "play alchimist", "number 3", "roll", "face trade_advantage")
    assert asked(g) == (1, "main")
    assert faults(g, "play karawane") == ["toll_due"]
    p = raided().hand(1, "karawane", "karawane").stock(1, wool=3)
    g = do(p.main(), "play karawane", "region C above", "region L1 above", "pass", "end")
    while asked(g) != (0, "before_roll"):
        do(g, options(g)[0])
    assert g.memo == 0


@rule("103.F.c", "103.I.f")
@pytest.mark.parametrize(("side", "stands"), [("pass", False), ("use brauerei L1 above", True)])
def test_more_than_six_strength_drives_it_out(side: str, stands: bool) -> None:
    p = raided().built(1, "kanone", "L1 above").built(1, "flaggschiff", "L1 below").rich(1).hand(1, "brauerei")
    g = p.main()
    assert (strength(g, 1), "barbarenstuetzpunkt" in in_play(g, 1)) == (6, True), "six are not more than six"
    do(g, "build brauerei L1 above", side)
    assert ("barbarenstuetzpunkt" in in_play(g, 1), pile(g) == []) == (stands, stands)


@rule("112.G.d", "124.A.a")
def test_either_player_s_arsonist_may_burn_it_and_it_goes_back_to_its_builder() -> None:
    g = do(raided().hand(1, "feuerteufel").main(), "play feuerteufel", "die 1")
    assert (hand(g, 0), in_play(g, 1)) == (["barbarenstuetzpunkt"], [])
    p = raided().built(1, "feuerwache", "L1 above").hand(1, "feuerteufel")
    g = do(p.main(), "play feuerteufel", "die 1")
    assert hand(g, 0) == ["barbarenstuetzpunkt"], "no fire watch covers a road"


# -- Baroc ------------------------------------------------------------------------------------------------------------


@rule("103.E.b", "117.D.a")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("turn", [2, 9])
def test_baroc_is_paid_after_the_losses_of_any_brigands(active: int, turn: int) -> None:
    p = frontier(active, turn=turn).built(0, "baroc_der_soeldner", "L1 above").stock(0, ore=3, wool=3, grain=3)
    g = roll(p.before_roll(), "brigands", 5)
    assert stock(g, 0)["ore"] == (3 if turn == 2 else 1), "in the first rounds brigands take nothing"
    p = frontier(active, turn=turn).built(0, "baroc_der_soeldner", "L1 above")
    assert stock(roll(p.before_roll(), "brigands", 5), 0)["ore"] == 1


@rule("103.E.b")
def test_with_an_own_barbarian_base_he_gets_two_ore() -> None:
    p = frontier().built(0, "baroc_der_soeldner", "L1 above").built(1, "barbarenstuetzpunkt", "road C", owner=0)
    assert stock(roll(p.before_roll(), "brigands", 5), 0)["ore"] == 2
    p = frontier().built(0, "baroc_der_soeldner", "L1 above").built(0, "barbarenstuetzpunkt", "road C", owner=1)
    assert stock(roll(p.before_roll(), "brigands", 5), 0)["ore"] == 1, "the other's base is none of his"
    p = frontier().built(0, "baroc_der_soeldner", "L1 above").built(1, "handelsniederlassung", "L1 above", owner=0)
    assert stock(roll(p.before_roll(), "brigands", 5), 0)["ore"] == 1, "a trading branch abroad is no base"
    p = frontier().built(0, "baroc_der_soeldner", "L1 above")
    assert "ore" not in stock(roll(p.before_roll(), "trade_advantage", 5), 0), "only at brigands"
