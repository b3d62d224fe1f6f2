"""The book of changed places: what may change with what, and what goes along (128.E.a, 126)."""

from tests.rulings.extended.borrowing import lay_on
from tests.rulings.handel_wandel.land import last
from tests.rulings.together.land import goods, lands, pile, rests, until, wizards
from tests.support.position import Position, do, faults, options, roll
from tests.support.reading import asked, in_play
from tests.support.rules import rule


def changing(active: int = 0) -> Position:
    """The first player can cast the book; a city stands at R1."""
    p = wizards(active).city(0, "R1").wizard(0, "hor", "C above", 1)
    return p.built(0, "ort_wandle_dich", "L1 above")


def partners(p: Position, card: str) -> list[str]:
    """What a card can change places with."""
    g = do(p.main().clone(), "use ort_wandle_dich L1 above")
    first = f"target own {card}"
    return options(do(g, first)) if first in options(g) else []


@rule("128.E.a")
def test_region_cards_change_only_where_both_kinds_of_region_are_right_and_keep_their_goods() -> None:
    p = changing().settlement(0, "L2", "gebirge_start_weiss_2", "wald_start_weiss_4")
    p = last(p.built(0, "residenz_muenz", "region L1 below"), 0, 2)
    p.built(0, "kunstschmiede", "region L2 above").built(0, "residenz_papier", "region C below")
    assert partners(p, "residenz_papier region C below") == []
    g = do(p.main(), "use ort_wandle_dich L1 above", "target own residenz_muenz region L1 below")
    assert options(g) == ["target own kunstschmiede region L2 above"]
    do(g, "target own kunstschmiede region L2 above")
    assert (goods(g, 0, "residenz_muenz"), goods(g, 0, "kunstschmiede")) == (2, 0)
    assert "demolish residenz_muenz region L2 above" in options(g)
    assert "demolish kunstschmiede region L1 below" in options(g)


@rule("128.E.a", "128.C.b")
def test_units_change_between_city_settlement_and_metropolis_place_but_no_dragon_leaves_a_citadel() -> None:
    p = lands().citadel(0, "R1").wizard(0, "arsa", "R1 above", 1).built(0, "ort_wandle_dich", "R1 above")
    p.g.land(0).crowns |= p.g.land(0).cities
    p.built(0, "konrad_der_flinke", "outside L1 above").built(0, "erz_handelsflotte", "L1 below")
    p.built(0, "ismai_der_gruene_drache", "R1 below").built(0, "markt", "L1 above")
    g = do(p.main(), "use ort_wandle_dich R1 above")
    assert options(g) == ["target own konrad_der_flinke outside L1 above", "target own erz_handelsflotte L1 below"]
    do(g, "target own konrad_der_flinke outside L1 above")
    assert options(g) == ["target own erz_handelsflotte L1 below"]
    do(g, "target own erz_handelsflotte L1 below")
    assert "demolish erz_handelsflotte outside L1 above" in options(g)


@rule("128.E.a", "128.C.b")
def test_units_change_places_up_to_the_end_of_the_longest_row() -> None:
    p = changing()
    for column in ("L2", "L3", "L4", "L5", "L6"):
        p.settlement(0, column, "gebirge_start_weiss_2", "wald_start_weiss_4")
    p.metropolis(0, "L6").built(0, "konrad_der_flinke", "outside L6 above").built(0, "erz_handelsflotte", "L1 below")
    assert partners(p, "erz_handelsflotte L1 below") == ["target own konrad_der_flinke outside L6 above"]


@rule("128.E.a")
def test_region_cards_change_places_up_to_the_end_of_the_longest_row() -> None:
    p = changing().built(0, "residenz_muenz", "region L1 below")
    for column in ("L2", "L3", "L4", "L5", "L6"):
        p.settlement(0, column, "gebirge_start_weiss_2", "wald_start_weiss_4")
    p.built(0, "kunstschmiede", "region L6 above")
    assert partners(p, "residenz_muenz region L1 below") == ["target own kunstschmiede region L6 above"]


@rule("128.E.a")
def test_red_stays_in_cities_and_foreign_cards_stay_where_they_are() -> None:
    p = changing().built(0, "markt", "R1 above").built(0, "schmiede", "L1 below").built(0, "bibliothek", "R1 below")
    p.built(0, "bordell", "R1 below", owner=1).built(1, "gesandtschaft", "L1 above", owner=0)
    assert partners(p, "schmiede L1 below") == []
    assert partners(p, "markt R1 above") == ["target own bibliothek R1 below"]


@rule("128.E.a", "112.M.b", "123.AI.a")
def test_witch_and_society_follow_the_card_that_was_named_second() -> None:
    p = changing().city(1, "L1").built(0, "markt", "R1 above").built(0, "bibliothek", "R1 below")
    p = lay_on(p, "hexe", 1, "bibliothek", "R1 below").aimed(1, "L1 above", "bibliothek", "R1 below")
    g = do(p.main(), "use ort_wandle_dich L1 above", "target own markt R1 above", "target own bibliothek R1 below")
    assert (rests(g, 0, "bibliothek"), rests(g, 0, "markt")) == (True, False)
    do(g, "demolish bibliothek R1 above")
    assert sorted(pile(g)) == ["bibliothek", "hexe"], "she lay on the library, wherever it was"


@rule("103.E.f", "120.A.a")
def test_the_symbol_lifts_the_witch_of_the_roller_s_own_building_not_that_on_a_guest_in_his_land() -> None:
    p = lands().citadel(0, "R1").wizard(0, "arsa", "R1 above", 1).hand(0, "hexe").built(0, "feuerwache", "L1 above")
    p.built(0, "raubritterburg", "L1 below", owner=1).citadel(1, "R1").wizard(1, "ari", "R1 below", 1).hand(1, "hexe")
    g = do(p.events("konflikt", "seuche").stack(1, *["markt"] * 9).main(), "play hexe", "end")
    assert rests(g, 0, "raubritterburg")
    until(g, 1, "before_roll")
    until(roll(g, "trade_advantage", 2), 1, "main")
    until(do(g, "play hexe", "end"), 0, "before_roll")
    assert rests(g, 0, "feuerwache")
    until(do(g, "roll", "face event_card", "die 2"), 0, "main")
    assert (rests(g, 0, "feuerwache"), rests(g, 0, "raubritterburg")) == (False, True)
    assert in_play(g, 0).count("hexe") == 1


@rule("128.E.a", "123.AI.a")
def test_a_society_aimed_at_an_equal_card_at_the_same_place_of_the_other_land_stays_aimed_there() -> None:
    for caster in (0, 1):
        p = lands(caster).citadel(caster, "L1").city(caster, "R1").wizard(caster, "hor", "C above", 1)
        p.built(caster, "ort_wandle_dich", "L1 above").built(caster, "markt", "R1 above")
        p.built(caster, "bibliothek", "R1 below").city(1 - caster, "R1").built(1 - caster, "bibliothek", "R1 below")
        p.aimed(caster, "R1 below", "bibliothek", "R1 below")
        g = do(p.main(), "use ort_wandle_dich L1 above", "target own markt R1 above", "target own bibliothek R1 below")
        assert asked(g) == (caster, "main"), "the society still has its library"


@rule("112.M.b", "117.A.a", "126.A.a")
def test_books_at_rest_before_or_behind_her_do_not_keep_a_witch_from_leaving() -> None:
    for order in (("zaubertrank", "zehntes_buch", "markt"), ("markt", "zehntes_buch", "zaubertrank")):
        p = changing()
        for card in order:
            p.built(0, card, "R1 above" if card == "markt" else "R1 below")
        g = do(
            lay_on(p, "hexe", 1, "markt", "R1 above").built(0, "zaubertrank", "L1 below").main(),
            "demolish markt R1 above",
        )
        assert sorted(pile(g)) == ["hexe", "markt"]


@rule("127.C.c")
def test_a_residence_is_no_wizard_to_follow() -> None:
    p = changing().hand(0, "zauberbund").built(1, "residenz_muenz", "region L1 below").stock(0, ore=3)
    assert "no_wizard_to_follow" in faults(p.main(), "build zauberbund region L1 below")
