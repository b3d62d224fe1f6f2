"""Castle, tournament ground, watchtower, the knights of the set, Imelda and the peasant army."""

import pytest

from catanica.games.principality.cards.powers import knight_owner, strength, tournament
from catanica.games.principality.position.piece import slot_known
from catanica.games.principality.vocabulary import card_of
from tests.rulings.ritter_haendler.land import SETS, knights_and_merchants
from tests.support.position import do, faults, options, position, roll
from tests.support.reading import asked, hand, in_play, points, stock
from tests.support.rules import rule


@rule("105.G.a", "103.P.c")
def test_a_castle_makes_each_knight_one_cheaper_and_the_builder_says_in_what() -> None:
    p = knights_and_merchants().built(0, "burg", "L1 above").hand(0, "bodo_der_friedfertige", "konrad_der_flinke")
    g = p.stock(0, grain=2, ore=2, wool=1).main()
    do(g, "build bodo_der_friedfertige R1 above")
    assert asked(g) == (0, "waive")
    assert sorted(options(g)) == ["waive grain", "waive ore", "waive wool"]
    do(g, "waive wool")
    assert stock(g, 0) == {"grain": 1, "ore": 1, "wool": 1}
    assert "bodo_der_friedfertige" in in_play(g, 0)
    assert "build konrad_der_flinke R1 below" in options(g), "any number of times in a turn"


@rule("105.G.a")
def test_siegfried_costs_nothing_with_one_castle() -> None:
    p = knights_and_merchants().hand(0, "siegfried_ohneland")
    assert faults(p.main(), "build siegfried_ohneland R1 above") == ["cannot_pay"]
    g = do(p.built(0, "burg", "L1 above").main(), "build siegfried_ohneland R1 above")
    assert (in_play(g, 0), stock(g, 0)) == (["burg", "siegfried_ohneland"], {})
    other = knights_and_merchants().hand(0, "siegfried_ohneland").built(1, "burg", "L1 above")
    assert faults(other.main(), "build siegfried_ohneland R1 above") == ["cannot_pay"], "not the opponent's castle"


@rule("105.G.a")
def test_with_two_castles_a_knight_may_be_free() -> None:
    p = knights_and_merchants().built(0, "burg", "L1 above").built(0, "burg", "L1 below").hand(0, "konrad_der_flinke")
    g = p.hand(0, "pippin_der_kurze").main()
    assert faults(g, "build pippin_der_kurze R1 above") == ["cannot_pay"], "he costs three"
    do(g, "build konrad_der_flinke R1 above")
    assert (stock(g, 0), in_play(g, 0)) == ({}, ["burg", "burg", "konrad_der_flinke"])


@rule("105.G.a", "101.D.d")
def test_a_castle_makes_nothing_else_cheaper() -> None:
    g = knights_and_merchants().built(0, "burg", "L1 above").hand(0, "wachturm", "bauernheer").stock(0, grain=1).main()
    assert faults(g, "build wachturm R1 above") == ["cannot_pay"]
    assert faults(g, "build bauernheer R1 above") == ["cannot_pay"], "a peasant army is no knight"


@rule("105.G.a", "103.E.d")
def test_the_tournament_ground_gives_each_knight_a_point_more() -> None:
    p = knights_and_merchants().built(0, "turnierplatz", "L1 above").built(0, "bodo_der_friedfertige", "R1 above")
    g = p.built(1, "falk_der_schoene", "R1 above").before_roll()
    plain = int(g.cat.tournament[g.cat.number("bodo_der_friedfertige")])
    assert tournament(g, 0) == plain + 1


@rule("103.E.d")
def test_the_tournament_ground_wins_the_resource() -> None:
    p = knights_and_merchants().built(0, "roland_der_hammer", "R1 above").built(1, "walther_der_saenger", "R1 above")
    g = p.built(1, "turnierplatz", "L1 above").built(1, "turnierplatz", "L1 below").before_roll()
    assert (tournament(g, 0), tournament(g, 1)) == (7, 8)
    roll(g, "tournament", 6)
    assert asked(g) == (1, "gain")
    do(g, "region L1 above")
    assert stock(g, 1) == {"grain": 1, "brick": 1}, "one from the tournament, one from the die"


@rule("105.G.a", "112.S.f", "121.F.a")
@pytest.mark.parametrize("number", [1, 2])
def test_the_watchtower_stops_the_spy_on_one_and_two_and_nothing_is_seen(number: int) -> None:
    p = knights_and_merchants().built(1, "wachturm", "L1 above").hand(0, "spion").hand(1, "karawane", "bischof")
    g = p.main()
    do(g, "play spion", f"die {number}")
    assert asked(g) == (0, "main")
    assert [slot_known(s) for s in g.land(1).hand] == [2, 2], "only their owner knows the cards"


@rule("105.G.a", "112.S.f")
@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_otherwise_the_spy_does_his_work(number: int) -> None:
    p = knights_and_merchants().built(1, "wachturm", "L1 above").hand(0, "spion").hand(1, "karawane", "bischof")
    g = p.main()
    do(g, "play spion", f"die {number}", "pick karawane")
    assert (hand(g, 0), hand(g, 1)) == (["karawane"], ["bischof"])


@rule("105.G.a")
def test_walther_is_safe_from_the_black_knight_but_not_from_imelda() -> None:
    p = knights_and_merchants().hand(0, "schwarzer_ritter", "burgfraeulein_imelda")
    g = p.built(1, "walther_der_saenger", "L1 above").main()
    assert faults(g, "play schwarzer_ritter") == ["no_knight_to_strike"]
    do(g, "play burgfraeulein_imelda")
    assert in_play(g, 1) == []
    assert g.cat.ids[card_of(g.discard[len(g.discard) - 1])] == "walther_der_saenger"


@rule("105.G.a")
def test_imelda_s_victim_chooses_which_knight_goes_to_the_discard_pile() -> None:
    p = knights_and_merchants().hand(0, "burgfraeulein_imelda").built(1, "konrad_der_flinke", "L1 above")
    g = p.built(1, "otto_der_berserker", "L1 below").built(1, "erz_handelsflotte", "R1 above").main()
    do(g, "play burgfraeulein_imelda")
    assert asked(g) == (1, "discard")
    assert sorted(options(g)) == ["target own konrad_der_flinke L1 above", "target own otto_der_berserker L1 below"]
    do(g, "target own konrad_der_flinke L1 above")
    assert (in_play(g, 1), hand(g, 1)) == (["erz_handelsflotte", "otto_der_berserker"], [])


@rule("105.G.a")
def test_imelda_needs_a_knight_to_enchant() -> None:
    g = knights_and_merchants().hand(0, "burgfraeulein_imelda").built(1, "bauernheer", "L1 above").main()
    assert faults(g, "play burgfraeulein_imelda") == ["no_knight_to_strike"]


@rule("118.B.a", "121.D.a")
def test_the_peasant_army_is_as_strong_as_the_grain_beside_it() -> None:
    p = knights_and_merchants().built(0, "bauernheer", "L1 above").stock(0, L1_above=2, C_above=3)
    assert strength(p.main(), 0) == 2, "wool beside it does not count"
    p.regions(0, C_above="getreidefeld_stapel_3")
    assert strength(p.stock(0, C_above=3).main(), 0) == 5
    p.settlement(0, "L2", "getreidefeld_stapel_3", "wald_stapel_1")
    assert strength(p.stock(0, L2_above=3).main(), 0) == 5, "a field it does not touch feeds nobody"
    second = knights_and_merchants().built(0, "kloster", "L1 above").built(0, "bauernheer", "L1 above")
    assert strength(second.stock(0, L1_above=2).main(), 0) == 2, "places 1 and 2 are equal"


@rule("118.B.a", "102.B.Ritter", "102.B.Einheit")
def test_no_attack_on_units_touches_the_peasant_army() -> None:
    p = knights_and_merchants().hand(0, "schwarzer_ritter", "burgfraeulein_imelda").built(1, "bauernheer", "L1 above")
    g = p.stock(1, L1_above=3).main()
    assert faults(g, "play schwarzer_ritter") == ["no_knight_to_strike"]
    assert faults(g, "play burgfraeulein_imelda") == ["no_knight_to_strike"]
    war = knights_and_merchants().built(1, "bauernheer", "L1 above").event_card("buergerkrieg")
    assert in_play(war, 1) == ["bauernheer"]


@rule("118.B.a", "103.F.c", "103.I.e")
def test_the_knight_figure_follows_the_peasants_grain_at_once() -> None:
    p = knights_and_merchants().built(1, "bauernheer", "L1 above").built(0, "falk_der_schoene", "R1 above")
    g = p.stock(1, L1_above=1).before_roll()
    assert (strength(g, 0), knight_owner(g)) == (1, -1)
    roll(g, "trade_advantage", 2)  # the passive player's field yields too
    assert (strength(g, 1), knight_owner(g)) == (2, 1)


@rule("118.B.a", "103.I.f", "KB-16")
def test_grain_spent_beside_the_peasants_may_let_the_other_player_win_in_the_middle_of_the_turn() -> None:
    p = position(sets=SETS, points=5).city(0, "L1").city(1, "L1").built(1, "siegfried_ohneland", "R1 above")
    g = p.built(1, "badhaus", "L1 above").built(0, "bauernheer", "L1 above").stock(0, L1_above=3, brick=1).main()
    assert (points(g, 0), points(g, 1), knight_owner(g)) == (4, 4, 0)
    do(g, "bank grain wool")
    assert g.outcome is not None
    assert (g.outcome.winners, knight_owner(g)) == ([1], 1)


@rule("118.B.a", "112.I.a")
def test_a_border_conflict_takes_the_peasants_field() -> None:
    p = knights_and_merchants().built(1, "bauernheer", "L1 above").stock(1, L1_above=2).hand(0, "grenzkonflikt")
    p.built(0, "otto_der_berserker", "R1 above").settlement(1, "R2", "getreidefeld_stapel_3", "wald_stapel_1")
    g = p.settlement(0, "R2", "gebirge_stapel_5", "weideland_stapel_6").main()
    assert strength(g, 1) == 2
    do(g, "play grenzkonflikt", "region R2 above", "region opponent L1 above")
    assert strength(g, 1) == 0
    assert stock(g, 0) == {"grain": 2}
