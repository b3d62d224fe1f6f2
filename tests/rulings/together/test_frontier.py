"""Barbarians, jugglers, mercenaries and fleets among the cards of the other sets (103.E, 113.E.a, 116.D, 118.C)."""

from catanica.games.principality.cards.powers import strength
from tests.rulings.extended.borrowing import lay_on
from tests.rulings.handel_wandel.land import filled, last
from tests.rulings.together.land import builds, kept, lands, pile, plays, until
from tests.support.position import Position, do, faults, options, position, roll
from tests.support.reading import asked, hand, in_play, points, stock
from tests.support.rules import rule


def brigands(p: Position) -> dict[str, int]:
    """What the first player has after a brigands roll and a six, the six's gold left out."""
    left = stock(roll(p.before_roll(), "brigands", 6), 0)
    left.pop("gold", None)
    return left


@rule("103.E.b", "117.D.a")
def test_baroc_is_paid_after_the_losses_in_either_turn_and_twice_with_the_own_base_only() -> None:
    robbed = lands().built(0, "baroc_der_soeldner", "L1 above").stock(0, ore=3, wool=3, grain=2)
    assert brigands(robbed) == {"ore": 1, "grain": 2}
    own = lands(1).built(0, "baroc_der_soeldner", "L1 above").built(1, "barbarenstuetzpunkt", "road C", owner=0)
    assert brigands(own.stock(0, ore=2)) == {"ore": 3}, "room for one"
    theirs = lands(1).built(0, "baroc_der_soeldner", "L1 above").built(0, "barbarenstuetzpunkt", "road C", owner=1)
    assert brigands(theirs) == {"ore": 1}


@rule("118.C.c", "118.C.d", "118.C.e", "118.C.f")
def test_flavo_feeds_his_regions_and_goes_for_gold_won_now_but_not_for_the_production_s() -> None:
    g = roll(lands().built(0, "flavo_der_gaukler", "L1 above").before_roll(), "tournament", 1)
    assert (in_play(g, 0), stock(g, 0), stock(g, 1)) == (["flavo_der_gaukler"], {"grain": 2, "wool": 1}, {"gold": 1})
    p = lands().built(0, "flavo_der_gaukler", "L1 above").built(1, "konrad_der_flinke", "R1 above")
    g = do(roll(p.before_roll(), "tournament", 3), "region R1 below")
    assert (asked(g), stock(g, 0)) == ((0, "flavo_place"), {"grain": 1, "wool": 1}), "his loser chooses the place"
    do(g, "build flavo_der_gaukler L1 below")
    assert (in_play(g, 1), "gold" in stock(g, 1)) == (["flavo_der_gaukler", "konrad_der_flinke"], False)


@rule("118.C.d", "118.C.e", "128.C.b")
def test_flavo_stays_without_a_free_place_and_feeds_one_region_from_a_metropolis_place() -> None:
    p = lands().built(0, "flavo_der_gaukler", "L1 above").stock(1, gold=1)
    for site in ("L1 above", "L1 above", "L1 below", "L1 below", "R1 above", "R1 below"):
        p.built(1, "schmiede", site)
    g = roll(p.before_roll(), "tournament", 3)
    assert (in_play(g, 0), stock(g, 1)["gold"]) == (["flavo_der_gaukler"], 1)
    p = position(1, sets=["base", "politik_intrige", "barbaren_handelsherren"]).metropolis(0, "L1").city(1, "L1")
    g = roll(p.built(0, "flavo_der_gaukler", "outside C above").before_roll(), "tournament", 1)
    assert stock(g, 0) == {"wool": 1, "grain": 1}, "the field by the die, the pasture by Flavo, the forest not"
    p = position(1, sets=["base", "politik_intrige", "barbaren_handelsherren"]).metropolis(0, "L1").city(1, "L1")
    g = roll(p.built(1, "flavo_der_gaukler", "R1 above").stock(0, gold=1).before_roll(), "tournament", 1)
    assert "build flavo_der_gaukler outside L1 below" in options(g)


@rule("122.B.b", "118.C.d", "119.C.a")
def test_flavo_is_paid_with_colonial_gold_but_not_from_a_treasury_in_the_event_phase() -> None:
    p = lands().built(0, "flavo_der_gaukler", "L1 above").built(1, "kolonialstuetzpunkt", "region R1 below")
    g = roll(filled(p, 1, "gold", 1).before_roll(), "tournament", 3)
    assert (asked(g), kept(g, 1, "kolonialstuetzpunkt")) == ((0, "flavo_place"), {})
    p = lands().built(0, "flavo_der_gaukler", "L1 above").built(1, "schatzkammer", "road C")
    g = roll(filled(p, 1, "gold", 1).before_roll(), "tournament", 3)
    assert in_play(g, 0) == ["flavo_der_gaukler"]


@rule("116.D.a", "116.E.a")
def test_a_flagship_covers_the_trade_fleets_of_its_city_and_may_be_named_itself() -> None:
    p = lands(1).built(0, "grosse_handelsflotte", "L1 above").built(0, "flaggschiff", "L1 below")
    g = until(do(p.hand(1, "kaperflotte").rich(1).main(), "build kaperflotte L1 above"), 1, "main")
    assert in_play(g, 0) == ["grosse_handelsflotte"]
    p = lands(1).built(0, "grosse_handelsflotte", "R1 above").built(0, "flaggschiff", "L1 below")
    g = do(p.hand(1, "kaperflotte").rich(1).main(), "build kaperflotte L1 above")
    assert options(g) == ["target grosse_handelsflotte R1 above", "target flaggschiff L1 below"]
    p = lands(1).built(0, "grosse_handelsflotte", "L1 above").built(0, "flaggschiff", "L1 below")
    assert asked(p.event_card("buergerkrieg")) == (1, "main"), "nothing can be named"


@rule("114.F.a", "114.F.b", "112.P.a")
def test_sigismund_needs_a_trade_fleet_in_danger_or_on_the_pile() -> None:
    for card, possible in (("kaperflotte", False), ("grosse_handelsflotte", True)):
        p = lands().hand(0, "sigismund_der_seeheld").discard(card)
        p.g.reached = 0
        assert (plays(p.main()) == ["sigismund_der_seeheld"]) == possible, "also before the threshold"
    banned = lands().hand(0, "sigismund_der_seeheld").discard("grosse_handelsflotte").banned(0, 0)
    assert plays(banned.main()) == []
    p = lands(1).built(0, "grosse_handelsflotte", "L1 above").hand(0, "sigismund_der_seeheld").hand(1, "kaperflotte")
    g = do(p.rich(1).main(), "build kaperflotte L1 above", "play sigismund_der_seeheld")
    assert (in_play(g, 0), pile(g)) == (["grosse_handelsflotte"], ["sigismund_der_seeheld"])


@rule("103.I.f")
def test_the_base_counts_cards_before_the_roll_and_protection_cards_of_the_own_turn() -> None:
    def under() -> Position:
        return lands().built(0, "barbarenstuetzpunkt", "road C", owner=1).stock(0, grain=1)

    g = do(under().hand(0, "alchimist", "karawane").before_roll(), "play alchimist", "number 1", "roll")
    until(do(g, "face tournament"), 0, "main")
    assert faults(g, "play karawane") == ["toll_due"]
    g = until(do(under().hand(0, "medicus", "karawane").event_card("seuche"), "play medicus"), 0, "main")
    assert faults(g, "play karawane") == ["toll_due"]
    twice = under().built(0, "barbarenstuetzpunkt", "road C", owner=1).stock(0, gold=1).hand(0, "karawane", "karawane")
    g = until(do(twice.main(), "play karawane"), 0, "main")
    assert faults(g, "play karawane") == ["toll_due"], "two bases ask for two gold"
    colony = filled(under().built(0, "kolonialstuetzpunkt", "region R1 below"), 0, "gold", 1)
    g = until(do(colony.hand(0, "karawane", "karawane").main(), "play karawane"), 0, "main")
    do(g, "play karawane")
    assert kept(g, 0, "kolonialstuetzpunkt") == {}


@rule("103.F.c")
def test_more_than_six_strength_drives_a_base_out_at_once_even_as_it_is_built() -> None:
    p = lands(1).built(0, "konrad_der_flinke", "L1 above").built(0, "kanone", "L1 above")
    g = do(p.hand(1, "barbarenstuetzpunkt").rich(1).main(), "build barbarenstuetzpunkt road C")
    assert (strength(g, 0), pile(g)) == (6, [])
    p = lands(1).built(0, "otto_der_berserker", "L1 above").built(0, "kanone", "L1 above")
    g = do(p.hand(1, "barbarenstuetzpunkt").rich(1).main(), "build barbarenstuetzpunkt road C")
    assert (strength(g, 0), pile(g)) == (7, ["barbarenstuetzpunkt"])


@rule("119.C.b", "102.B.Einheit")
def test_roads_and_monasteries_against_units_of_every_kind_but_wizards() -> None:
    def raided(p: Position) -> bool:
        return "gold" not in stock(until(p.stock(0, gold=2).event_card("barbarenueberfall"), 0, "main"), 0)

    assert raided(lands().built(0, "konrad_der_flinke", "L1 above")), "one road, one unit: not more"
    two = ["flavo_der_gaukler", "kanone"]
    assert not raided(lands().built(0, two[0], "L1 above").built(0, two[1], "R1 above"))
    assert raided(lands().built(0, two[0], "L1 above").built(0, two[1], "R1 above").built(0, "kloster", "R1 below"))
    assert raided(lands().citadel(0, "R1").wizard(0, "arsa", "R1 above").wizard(0, "ari", "R1 below"))


@rule("103.P.c", "113.E.a", "123.BI.a")
def test_three_campaigns_in_a_turn_raise_the_arch_to_three_then_only_resources() -> None:
    p = lands().built(0, "konrad_der_flinke", "L1 above").built(0, "otto_der_berserker", "R1 above")
    p.built(0, "flaggschiff", "R1 below").built(0, "triumphbogen", "L1 below").hand(0, *["barbarenfeldzug"] * 3)
    g = p.main()
    before = points(g, 0)
    do(g, *["play barbarenfeldzug", "target own triumphbogen L1 below"] * 3)
    assert points(g, 0) == before + 3
    full = last(lands().built(0, "triumphbogen", "L1 below"), 0, 3).built(0, "konrad_der_flinke", "L1 above")
    full.built(0, "otto_der_berserker", "R1 above").built(0, "kaperflotte", "R1 below").hand(0, "barbarenfeldzug")
    assert asked(do(full.main(), "play barbarenfeldzug")) == (0, "gain")
    for other in ("kanone", "bauernheer"):
        p = lands().built(0, "konrad_der_flinke", "L1 above").built(0, other, "R1 above")
        assert plays(p.built(0, "flaggschiff", "R1 below").hand(0, "barbarenfeldzug").main()) == []


@rule("103.P.c", "122.B.b")
def test_gold_of_a_full_coin_residence_stands_for_a_resource_of_buildings_and_units_only() -> None:
    def full() -> Position:
        return last(lands().built(0, "residenz_muenz", "region L1 below"), 0, 3)

    assert builds(full().display("hafen").stock(0, brick=1, ore=1, gold=1).main()) != [], "one wool is missing"
    assert builds(full().display("hafen").stock(0, brick=1, gold=2).main()) == [], "not two"
    p = full().citadel(0, "R1").hand(0, "arsa").stock(0, brick=2, gold=1)
    assert builds(p.main()) == [], "a wizard is neither building nor unit"
    assert builds(p.stock(0, brick=1).main()) == ["build arsa region R1 above"]
    p = full().citadel(0, "R1").wizard(0, "arsa", "R1 above", 0).hand(0, "zauberkueche").stock(0, gold=2)
    assert builds(p.main()) == [], "nor does gold stand for magic"
    central = full().stock(0, gold=3, brick=1, lumber=1, ore=3, grain=1).main()
    assert not [o for o in options(central) if o.startswith(("road", "city", "citadel"))]


@rule("122.B.b", "113.M.b", "116.C.b")
def test_colonial_gold_goes_through_a_great_trade_fleet_only_with_christoph() -> None:
    def fleet(gold: int) -> Position:
        p = filled(lands().built(0, "kolonialstuetzpunkt", "region R1 below"), 0, "gold", gold)
        return p.built(0, "grosse_handelsflotte", "R1 below")

    assert not [o for o in options(fleet(2).main()) if o.startswith("bank")]
    assert not [o for o in options(fleet(1).stock(0, gold=1).main()) if o.startswith("bank")]
    assert "bank gold ore" in options(fleet(3).main()), "three for one is open to all gold"
    g = do(fleet(1).hand(0, "handelsherr_christoph").main(), "play handelsherr_christoph", "want gold", "bank gold ore")
    assert (stock(g, 0), kept(g, 0, "kolonialstuetzpunkt")) == ({"ore": 1}, {})


@rule("116.D.a", "116.E.a")
def test_no_flagship_covers_a_treasure_fleet() -> None:
    p = lands(1).built(0, "schatzflotte", "L1 above").built(0, "flaggschiff", "L1 above")
    g = do(
        p.built(0, "erz_handelsflotte", "L1 below").hand(1, "kaperflotte").rich(1).main(), "build kaperflotte L1 above"
    )
    assert options(g) == ["target schatzflotte L1 above", "target flaggschiff L1 above"]


@rule("103.E.b", "117.C.a")
def test_a_bribed_baroc_is_paid_to_his_new_lord() -> None:
    p = lands().built(0, "rathaus", "L1 above").hand(0, "bestechung").stock(0, gold=2).stack(1, *["markt"] * 9)
    g = until(do(p.built(1, "baroc_der_soeldner", "L1 above").main(), "play bestechung"), 0, "main")
    until(do(g, "end"), 1, "before_roll")
    roll(g, "brigands", 5)
    assert (stock(g, 0), stock(g, 1)) == ({"ore": 1, "brick": 1}, {"lumber": 1})


@rule("119.B.a")
def test_superstition_asks_for_hexed_libraries_too_but_not_for_copied_ones() -> None:
    p = lay_on(lands(1).built(0, "bibliothek", "L1 above"), "hexe", 1, "bibliothek", "L1 above").stock(
        0, ore=1, grain=1
    )
    assert asked(p.event_card("aberglaube"))[0] == 0
    p = (
        lands(1)
        .aimed(0, "L1 above", "bibliothek", "L1 above")
        .built(1, "bibliothek", "L1 above")
        .stock(0, ore=1, grain=1)
    )
    assert asked(p.event_card("aberglaube")) == (1, "main")


@rule("112.G.d", "124.A.a", "120.A.a")
def test_a_barbarian_base_burns_by_its_victim_s_hand_and_returns_to_its_builder() -> None:
    p = lands().built(0, "barbarenstuetzpunkt", "road C", owner=1).built(0, "feuerwache", "L1 above")
    g = p.hand(0, "feuerteufel").main()
    assert "demolish barbarenstuetzpunkt road C" not in options(g), "only its builder tears it down"
    until(do(g, "play feuerteufel", "die 1"), 0, "main")
    assert (hand(g, 1), in_play(g, 0)) == (["barbarenstuetzpunkt"], ["feuerwache"])


@rule("112.I.a", "101.D.b")
def test_regions_change_hands_up_to_both_ends_of_the_longest_row() -> None:
    p = lands().built(0, "konrad_der_flinke", "R1 above").hand(0, "grenzkonflikt")
    p.settlement(0, "L6", "gebirge_stapel_5", "wald_stapel_6").settlement(
        0, "R6", "wald_stapel_1", "weideland_stapel_6"
    )
    g = do(p.settlement(1, "L6", "wald_stapel_6", "weideland_stapel_6").main(), "play grenzkonflikt")
    ends = {"region L6 above", "region L6 below", "region R6 above", "region R6 below"}
    assert set(options(g)) == {*ends, "region L1 below", "region C above", "region C below"}


@rule("112.I.a", "101.D.b")
def test_the_last_region_of_the_longest_row_is_enough_to_begin_a_conflict() -> None:
    p = lands().citadel(0, "R1").wizard(0, "ira", "L1 below").built(0, "konrad_der_flinke", "L1 above")
    p.settlement(0, "L6", "gebirge_stapel_5", "goldfluss_stapel_3").built(0, "kolonialstuetzpunkt", "region L6 below")
    p.built(0, "residenz_muenz", "region R1 below").settlement(1, "L2", "wald_stapel_6", "weideland_stapel_6")
    g = do(p.hand(0, "grenzkonflikt").main(), "play grenzkonflikt")
    assert options(g) == ["region L6 above"]
