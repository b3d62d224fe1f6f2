"""Cards that lie on buildings: witch, dogma, pawnbroker, and when each of them goes (103.E.f, 103.N.a, 112.M)."""

import pytest

from catanica.games.principality.cards.powers import trade_points
from catanica.games.principality.position.duel import Duel
from tests.rulings.extended.borrowing import lay_on
from tests.rulings.handel_wandel.land import last
from tests.rulings.together.land import builds, lands, pile, rests, until, uses, wizards
from tests.support.position import Position, do, faults, options, roll
from tests.support.reading import asked, hand, in_play, points
from tests.support.rules import rule


def hexing(active: int = 0) -> Position:
    """The active player can lay a witch."""
    return lands(active).citadel(active, "R1").wizard(active, "arsa", "R1 above", 1).hand(active, "hexe")


@rule("102.B.Gebaeude", "103.P.a")
def test_a_witch_finds_every_opposing_building_wherever_it_stands_and_nothing_else() -> None:
    p = wizards().city(0, "R1").citadel(1, "L1").city(1, "R1").wizard(0, "hafli", "L1 above", 1).hand(0, "hexe")
    p.built(1, "kloster", "L1 above").built(1, "inspiration", "L1 above").wizard(1, "ira", "L1 below")
    p.built(1, "konrad_der_flinke", "R1 above").built(1, "residenz_tuch", "region C above")
    p.built(1, "handelsposten", "road C").built(1, "zauberkueche", "L1 below")
    p.built(1, "raubritterburg", "R1 above", owner=0).built(0, "bordell", "R1 below", owner=1)
    g = do(p.main(), "play hexe")
    assert options(g) == [
        "target own bordell R1 below", "target kloster L1 above", "target residenz_tuch region C above",
        "target handelsposten road C", "target zauberkueche L1 below",
    ]  # fmt: skip


@rule("103.P.a", "120.A.a")
def test_an_opposing_robber_castle_in_the_own_city_can_be_hexed_and_trade_is_free_again() -> None:
    p = hexing().built(0, "raubritterburg", "L1 above", owner=1).built(0, "markt", "L1 below")
    g = p.main()
    assert trade_points(g, 0) == 0
    do(g, "play hexe")
    assert (trade_points(g, 0), rests(g, 0, "raubritterburg")) == (2, True)


@rule("101.D.b(f)", "103.P.a")
def test_the_passive_player_puts_surplus_cards_away_at_once_when_his_library_rests() -> None:
    p = hexing().built(1, "bibliothek", "L1 above").hand(1, "markt", "markt", "kloster", "kloster")
    assert asked(do(p.main(), "play hexe")) == (1, "trim")
    p = lands().hand(0, "dogma").built(1, "bibliothek", "L1 above").hand(1, "markt", "markt", "kloster", "kloster")
    assert asked(do(p.main(), "play dogma", "target bibliothek L1 above")) == (1, "trim")


@rule("103.E.f")
def test_the_event_symbol_lifts_the_witch_on_the_roller_s_building_and_the_dogma_the_roller_laid() -> None:
    p = hexing().hand(0, "dogma").built(0, "kirche", "L1 above").built(0, "bibliothek", "L1 below")
    p.built(1, "kirche", "L1 above").built(1, "bibliothek", "L1 below").events("konflikt", "seuche", "konflikt")
    p.citadel(1, "R1").wizard(1, "ari", "R1 below", 1).hand(1, "hexe", "dogma")
    g = do(p.main(), "play dogma", "target bibliothek L1 below", "play hexe", "target kirche L1 above")
    until(do(g, "end"), 1, "before_roll")
    until(roll(g, "trade_advantage", 2), 1, "main")
    do(g, "play hexe", "target kirche L1 above", "play dogma", "target bibliothek L1 below")
    until(do(g, "end"), 0, "before_roll")
    assert [rests(g, seat, card) for seat in (0, 1) for card in ("kirche", "bibliothek")] == [True] * 4
    until(do(g, "roll", "face event_card", "die 2"), 0, "main")
    assert (rests(g, 0, "kirche"), rests(g, 1, "bibliothek")) == (False, False)
    assert (rests(g, 0, "bibliothek"), rests(g, 1, "kirche")) == (True, True), "the other two stay"
    assert sorted(pile(g)) == ["dogma", "hexe"]


@rule("103.N.a", "103.E.f")
def test_a_hexed_church_earns_nothing_at_the_festival_that_frees_it() -> None:
    p = hexing(1).built(0, "kirche", "L1 above").events("kirchenfest").stack(1, *["markt"] * 9)
    g = until(do(p.main(), "play hexe", "end"), 0, "before_roll")
    do(g, "roll", "face event_card", "die 6")
    assert (asked(g), rests(g, 0, "kirche")) == ((0, "main"), False), "no resource is chosen"


def unrest(cards: int) -> Duel:
    """A knight comes back to a hand of some cards while a witch lies on its player's library, who rolled the event."""
    p = (
        hexing(1)
        .built(0, "bibliothek", "L1 above")
        .built(0, "konrad_der_flinke", "R1 above")
        .hand(0, *["spion"] * cards)
    )
    g = until(do(p.stack(1, *["schmiede"] * 9).events("buergerkrieg").main(), "play hexe"), 1, "main")
    until(do(g, "end"), 0, "before_roll")
    return do(g, "roll", "face event_card", "die 6")


@rule("103.E.f", "101.D.b(f)", "KB-42")
def test_a_hand_too_large_by_the_event_is_cut_before_the_witch_leaves_the_library() -> None:
    g = unrest(3)
    assert (asked(g), rests(g, 0, "bibliothek")) == ((0, "trim"), True), "three cards, as long as she lies there"
    do(g, "put spion 1")
    assert (asked(g), rests(g, 0, "bibliothek"), len(hand(g, 0))) == ((0, "main"), False, 3)
    g = unrest(2)
    assert (asked(g), rests(g, 0, "bibliothek"), len(hand(g, 0))) == ((0, "main"), False, 3), "no card too many"


@rule("103.E.f", "101.D.b(f)", "KB-42")
def test_so_is_that_of_the_passive_player_whose_library_the_dogma_frees() -> None:
    p = lands().hand(0, "dogma").built(1, "bibliothek", "L1 above").built(1, "konrad_der_flinke", "R1 above")
    p.hand(1, "spion", "spion", "markt").stack(1, *["schmiede"] * 19).events("buergerkrieg")
    g = until(do(p.main(), "play dogma", "target bibliothek L1 above", "end"), 1, "before_roll")
    do(until(roll(g, "brigands", 1), 1, "main"), "end", "pass", "roll", "face event_card", "die 6")
    assert (asked(g), rests(g, 1, "bibliothek")) == ((1, "trim"), True)
    do(g, "put markt 1")
    assert (asked(g), rests(g, 1, "bibliothek")) == ((0, "main"), False)


@rule("113.U.c", "112.M.a")
def test_redeemed_but_still_hexed_a_library_counts_nothing() -> None:
    p = hexing(1).built(0, "bibliothek", "L1 above").hand(0, "pfandleiher").stack(1, *["kirche"] * 9)
    g = until(do(p.main(), "play hexe", "end"), 0, "before_roll")
    until(roll(g, "trade_advantage", 2), 0, "main")
    until(do(g, "play pfandleiher"), 0, "main")
    assert points(g, 0) == 3
    p.rich(0)
    until(do(g, "use pfandleiher laid"), 0, "main")
    assert (points(g, 0), rests(g, 0, "bibliothek"), pile(g)) == (3, True, ["pfandleiher"])


@rule("128.E.a", "112.M.b")
def test_a_witch_goes_along_when_her_building_changes_places_and_falls_with_it() -> None:
    p = wizards().citadel(1, "L1").city(1, "R1").wizard(1, "ira", "L1 below", 3).built(1, "ort_wandle_dich", "L1 above")
    p.built(1, "markt", "R1 above").built(1, "bibliothek", "R1 below").wizard(0, "hafli", "L1 above", 1)
    g = do(p.hand(0, "hexe").stack(1, *["kirche"] * 9).main(), "play hexe", "target bibliothek R1 below")
    until(do(g, "end"), 1, "before_roll")
    until(roll(g, "trade_advantage", 2), 1, "main")
    until(do(g, "use ort_wandle_dich L1 above"), 1, "main")
    assert (rests(g, 1, "bibliothek"), rests(g, 1, "markt")) == (True, False)
    do(g, "demolish bibliothek R1 above")
    assert (sorted(pile(g)), rests(g, 1, "markt")) == (["bibliothek", "hexe"], False)


@rule("123.BI.a", "112.G.e", "103.P.a")
def test_a_hexed_triumphal_arch_loses_its_points_is_not_turned_and_does_not_burn() -> None:
    p = last(hexing(1).built(0, "triumphbogen", "L1 above"), 0, 2).hand(1, "feuerteufel").hand(0, "barbarenfeldzug")
    p.built(0, "konrad_der_flinke", "R1 above").built(0, "otto_der_berserker", "R1 below").built(
        0, "flaggschiff", "L1 below"
    )
    g = p.stack(1, *["kirche"] * 9).main()
    before = points(g, 0)
    do(g, "play hexe")
    assert points(g, 0) == before - 2
    assert faults(g, "play feuerteufel") == ["no_building_to_burn"]
    until(do(g, "end"), 0, "before_roll")
    until(roll(g, "trade_advantage", 2), 0, "main")
    assert asked(do(g, "play barbarenfeldzug")) == (0, "gain"), "resources only"


@rule("122.C.b", "103.R.a")
def test_a_hexed_harbour_serves_no_residence_colony_treasure_fleet_or_guild() -> None:
    wanted = ["residenz_muenz", "kolonialstuetzpunkt", "schatzflotte", "gilde_der_handelsherren"]
    free = lands().built(0, "hafen", "L1 above").hand(0, *wanted).rich(0).main()
    assert {b.split()[1] for b in builds(free)} == set(wanted)
    p = hexing(1).built(0, "hafen", "L1 above").hand(0, *wanted[:3]).rich(0).stack(1, *["kirche"] * 9)
    g = until(do(p.main(), "play hexe", "end"), 0, "before_roll")
    until(roll(g, "trade_advantage", 2), 0, "main")
    assert builds(g) == []


@rule("112.E.a")
def test_a_dogma_finds_palace_church_library_and_university_only() -> None:
    p = lands().hand(0, "dogma").built(1, "geheimbund", "L1 above").built(1, "bibliothek", "L1 above")
    g = p.built(1, "kloster", "R1 above").built(1, "palast", "L1 below").built(1, "markt", "L1 below").main()
    assert options(do(g, "play dogma")) == ["target bibliothek L1 above", "target palast L1 below"]


@rule("103.P.a", "105.J.b")
def test_a_hexed_kitchen_cooks_nothing() -> None:
    p = wizards(1).wizard(0, "hafli", "L1 above", 3).built(0, "zauberkueche", "L1 above").stack(1, *["kirche"] * 9)
    g = p.citadel(1, "R1").wizard(1, "arsa", "R1 above", 1).hand(1, "hexe").main()
    until(do(g, "play hexe", "end"), 0, "before_roll")
    until(roll(g, "trade_advantage", 5), 0, "main")
    assert (uses(g), in_play(g, 0)) == ([], ["hafli", "hexe", "zauberkueche"])


@rule("103.P.a", "123.AU.a", "122.D.a")
def test_points_on_a_hexed_manufactory_neither_count_nor_serve_a_trade_fair() -> None:
    p = last(hexing(1).built(0, "faerberei", "region C above"), 0, 3).hand(0, "handelsmesse").stock(1, ore=1)
    g = p.stack(1, *["markt"] * 9).main()
    assert trade_points(g, 0) == 3
    until(do(g, "play hexe", "end"), 0, "before_roll")
    until(roll(g, "trade_advantage", 2), 0, "main")
    assert (trade_points(g, 0), builds(g), uses(g)) == (0, [], [])


@rule("103.P.a", "KB-24")
def test_a_hexed_harbour_takes_its_point_from_every_trade_fleet() -> None:
    g = hexing().built(1, "hafen", "L1 above").built(1, "erz_handelsflotte", "L1 below").main()
    assert trade_points(g, 1) == 3
    assert trade_points(do(g, "play hexe"), 1) == 1


@rule("103.F.c", "103.P.a")
def test_a_witch_does_not_keep_a_robber_castle_from_falling() -> None:
    p = lands().built(0, "kloster", "L1 above").built(0, "otto_der_berserker", "R1 above")
    p = lay_on(p, "hexe", 1, "kloster", "L1 above").built(0, "pippin_der_kurze", "R1 below")
    g = p.built(0, "raubritterburg", "L1 below", owner=1).main()
    assert "raubritterburg" not in in_play(g, 0)


@rule("112.M.b", "103.F.c")
@pytest.mark.parametrize("card", ["hexe", "dogma"])
def test_a_card_on_a_building_that_stands_keeps_no_castle_from_falling(card: str) -> None:
    p = lay_on(lands().built(0, "kirche", "L1 above"), card, 1, "kirche", "L1 above")
    p.built(0, "raubritterburg", "L1 below", owner=1).built(0, "konrad_der_flinke", "R1 above")
    g = p.built(0, "otto_der_berserker", "R1 below").main()
    assert "raubritterburg" not in in_play(g, 0)
    assert card in in_play(g, 0)


@rule("112.M.b", "112.E.a")
@pytest.mark.parametrize("card", ["hexe", "dogma"])
def test_of_two_cards_on_buildings_both_go_with_these(card: str) -> None:
    p = lands(1).built(0, "kathedrale", "L1 above").built(0, "kirche", "L1 below")
    lay_on(lay_on(p, card, 1, "kathedrale", "L1 above"), card, 1, "kirche", "L1 below")
    for _ in range(2):
        p.g.land(0).remove_piece(0)
    g = p.main()
    assert (in_play(g, 0), pile(g)) == ([], [card, card])
