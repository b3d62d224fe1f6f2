"""The metropolis: what it needs, and the four places for units outside its regions (128.C)."""

from catanica.games.principality.cards.powers import strength
from catanica.games.principality.telling.places import column_name
from tests.rulings.politik_intrige.land import politics
from tests.support.position import Position, do, faults, options, position, refused
from tests.support.reading import asked, in_play, points, stock
from tests.support.rules import rule

OUTSIDE = ["outside C above", "outside C below", "outside L1 above", "outside L1 below"]


def founded() -> Position:
    """Seat 0's city at L1, with church and town hall, is a metropolis."""
    p = politics().metropolis(0, "L1")
    return p.built(0, "kirche", "L1 above").built(0, "rathaus", "L1 below")


@rule("128.C.c", "102.B.Zentralkarte")
def test_a_metropolis_lies_on_a_city_with_church_and_town_hall() -> None:
    p = politics().stock(0, brick=2, lumber=1, ore=1).built(0, "kirche", "L1 above")
    assert faults(p.main(), "metropolis L1") == ["city_lacks"]
    g = p.built(0, "rathaus", "L1 below").main()
    before = points(g, 0)
    do(g, "metropolis L1")
    assert (stock(g, 0), points(g, 0)) == ({}, before)
    assert g.crowns_left == 1
    assert "already_metropolis" in faults(g, "metropolis L1")
    assert "demolish metropole L1 above" not in options(g)


@rule("123.AI.a")
def test_church_and_town_hall_must_stand_in_that_very_city() -> None:
    p = politics().city(0, "R1").rich(0).built(0, "kirche", "L1 above").built(0, "rathaus", "R1 above")
    assert faults(p.main(), "metropolis L1") == ["city_lacks"]
    assert faults(p.main(), "metropolis R1") == ["city_lacks"]


@rule("123.AI.a", "101.D.d")
def test_a_secret_society_aimed_at_a_church_counts_for_the_metropolis() -> None:
    p = politics().rich(0).built(0, "rathaus", "L1 below").built(1, "kirche", "L1 above").built(1, "markt", "L1 below")
    g = p.aimed(0, "L1 above", "kirche", "L1 above").main()
    assert "metropolis L1" in options(g)
    other = politics().rich(0).built(0, "rathaus", "L1 below").built(1, "markt", "L1 below")
    assert "metropolis L1" not in options(other.aimed(0, "L1 above", "markt", "L1 below").main())


@rule("128.C.c")
def test_all_four_places_may_be_used_by_units_only() -> None:
    p = (
        founded()
        .rich(0)
        .hand(0, "konrad_der_flinke", "erz_handelsflotte", "bauernheer", "pippin_der_kurze", "schmiede")
    )
    g = p.main()
    places = [o.split(" ", 2)[2] for o in options(g) if o.startswith("build konrad_der_flinke outside")]
    assert sorted(places) == OUTSIDE
    assert faults(g, "build schmiede outside C above") == ["only_units_outside"]
    assert faults(g, "build konrad_der_flinke outside R1 above") == ["no_site"]
    for place, unit in zip(OUTSIDE, ("konrad_der_flinke", "erz_handelsflotte", "bauernheer"), strict=False):
        do(g, f"build {unit} {place}")
        while asked(g)[1] == "pay":
            do(g, options(g)[0])
    assert [o for o in options(g) if "outside" in o and o.startswith("build")] == [
        "build pippin_der_kurze outside L1 below"
    ]
    assert strength(g, 0) > 0


@rule("128.C.b")
def test_at_each_region_lies_at_most_one_card() -> None:
    p = founded().rich(0).hand(0, "konrad_der_flinke").built(0, "otto_der_berserker", "outside C above")
    assert refused(p.main(), "build konrad_der_flinke outside C above") == ["128.C.b"]
    assert refused(p.main(), "build konrad_der_flinke outside C below") == []


@rule("128.C.a")
def test_units_outside_belong_to_the_city_so_its_church_protects_them() -> None:
    p = founded().built(0, "otto_der_berserker", "outside C above").built(0, "konrad_der_flinke", "R1 above")
    g = p.event_card("buergerkrieg")
    assert in_play(g, 0) == ["kirche", "otto_der_berserker", "rathaus"], "only the knight at R1 could be named"


@rule("128.C.a")
def test_without_the_church_they_can_be_named_and_return_to_the_hand() -> None:
    p = politics().metropolis(0, "L1").built(0, "otto_der_berserker", "outside C above")
    g = p.event_card("buergerkrieg")
    assert in_play(g, 0) == []


@rule("121.D.a", "118.B.a")
def test_a_peasant_army_outside_lives_off_the_one_region_it_lies_at() -> None:
    p = founded().built(0, "bauernheer", "outside L1 above").stock(0, L1_above=3)
    assert strength(p.main(), 0) == 3


@rule("128.C.c", "102.B.Zentralkarte")
def test_what_speaks_against_a_metropolis_is_named() -> None:
    assert faults(position().city(0, "L1").rich(0).main(), "metropolis L1") == ["no_metropolis"], "not in the base game"
    assert faults(politics().rich(0).main(), "metropolis R1") == ["crowns_a_city"], "a settlement carries none"
    p = politics().rich(0).built(0, "kirche", "L1 above").built(0, "rathaus", "L1 below")
    p.g.crowns_left = 1
    assert faults(p.main(), "metropolis L1") == [], "the last one may still be founded"
    p.g.crowns_left = 0
    assert faults(p.main(), "metropolis L1") == ["no_metropolis"]


@rule("128.C.c")
def test_church_and_town_hall_must_lie_in_that_very_city_wherever_it_lies() -> None:
    p = politics().city(0, "R1").rich(0).built(0, "kirche", "R1 above").built(0, "rathaus", "R1 below")
    assert [o for o in options(p.main()) if o.startswith("metropolis")] == ["metropolis R1"]


@rule("128.C.c")
def test_where_there_is_no_metropolis_nothing_else_is_said() -> None:
    assert faults(position().main(), "metropolis R1") == ["no_metropolis"]


@rule("128.C.c")
def test_the_outermost_city_lacks_what_any_city_lacks() -> None:
    outermost = column_name(0)
    p = politics().rich(0).city(0, outermost)
    assert faults(p.main(), f"metropolis {outermost}") == ["city_lacks", "city_lacks"]


@rule("128.C.c")
def test_a_metropolis_must_be_paid_and_stands_at_the_end_of_the_longest_row_too() -> None:
    p = position(sets=["base", "ritter_haendler", "politik_intrige"]).actions_open()
    p.settlement(0, "L6", "huegelland_stapel_1", "wald_stapel_1").city(0, "L6")
    p.built(0, "kirche", "L6 above").built(0, "rathaus", "L6 below")
    assert faults(p.main(), "metropolis L6") == ["cannot_pay"]
    assert faults(p.main(), "metropolis R6") == ["crowns_a_city", "cannot_pay"]
    assert "metropolis L6" in options(p.rich(0).main())
