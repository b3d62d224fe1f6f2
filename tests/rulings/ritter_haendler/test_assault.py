"""Assault, border conflict, and the inquisition of the tournament game."""

from catanica.games.cardgame.editions import DEFAULT, house
from catanica.games.cardgame.modes import part_stacks
from catanica.games.cardgame.rulebook import new_rulebook
from catanica.games.principality.cards.catalogue import Catalogue
from catanica.games.principality.cards.shelf import find_set
from catanica.games.principality.position.rulebook import Rulebook
from tests.rulings.ritter_haendler.land import SETS, knights_and_merchants
from tests.support.position import do, faults, options, position, refused
from tests.support.reading import asked, hand, in_play, stack, stock
from tests.support.rules import rule


@rule("105.G.a")
def test_the_strongest_names_three_buildings_and_the_owner_takes_one_back() -> None:
    p = knights_and_merchants().built(0, "konrad_der_flinke", "L1 above").built(1, "kloster", "L1 above")
    p.built(1, "saegewerk", "L1 above").built(1, "markt", "L1 below").built(1, "schmiede", "L1 below")
    g = p.event_card("ueberfall")
    assert asked(g) == (0, "assault_name")
    do(g, "target markt L1 below", "target kloster L1 above", "target schmiede L1 below")
    assert asked(g) == (1, "assault_choose")
    assert "target own saegewerk L1 above" not in options(g)
    do(g, "target own schmiede L1 below")
    assert (hand(g, 1), in_play(g, 1)) == (["schmiede"], ["kloster", "markt", "saegewerk"])


@rule("105.G.a")
def test_with_fewer_buildings_all_are_named_and_a_tie_of_strength_spares_everybody() -> None:
    p = knights_and_merchants().built(1, "kloster", "L1 above")
    assert asked(p.event_card("ueberfall")) == (0, "main")
    g = p.built(0, "konrad_der_flinke", "L1 above").event_card("ueberfall")
    do(g, "target kloster L1 above")
    assert (hand(g, 1), in_play(g, 1)) == (["kloster"], [])


@rule("105.G.a")
def test_two_equal_buildings_on_one_side_are_two_buildings() -> None:
    p = knights_and_merchants().built(0, "konrad_der_flinke", "L1 above").built(1, "kloster", "L1 above")
    p.built(1, "kloster", "L1 above").built(1, "markt", "L1 below").built(1, "schmiede", "L1 below")
    g = do(p.event_card("ueberfall"), "target kloster L1 above")
    assert sorted(options(g)) == ["target kloster L1 above", "target markt L1 below", "target schmiede L1 below"]
    do(g, "target kloster L1 above")
    assert sorted(options(g)) == ["target markt L1 below", "target schmiede L1 below"], "both are named"
    do(g, "target markt L1 below")
    assert options(g) == ["target own kloster L1 above", "target own markt L1 below"], "equal ones are one option"
    do(g, "target own kloster L1 above")
    assert (hand(g, 1), in_play(g, 1)) == (["kloster"], ["kloster", "markt", "schmiede"])


@rule("105.G.a")
def test_of_two_equal_buildings_one_goes_back_without_a_question() -> None:
    p = knights_and_merchants().built(0, "konrad_der_flinke", "L1 above")
    p.built(1, "kloster", "L1 above").built(1, "kloster", "L1 above")
    g = do(p.event_card("ueberfall"), "target kloster L1 above", "target kloster L1 above")
    assert (hand(g, 1), in_play(g, 1)) == (["kloster"], ["kloster"])
    assert asked(g) == (0, "main")


@rule("103.F.a")
def test_a_doubler_lost_in_the_event_phase_does_nothing_in_production() -> None:
    p = (
        knights_and_merchants(active=1)
        .built(1, "getreidemuehle", "L1 above")
        .built(0, "otto_der_berserker", "L1 above")
    )
    g = p.events("ueberfall").before_roll()
    do(g, "roll", "face event_card", "die 2", "target getreidemuehle L1 above")
    assert hand(g, 1) == ["getreidemuehle"]
    assert stock(g, 1) == {"grain": 1}


@rule("112.I.a", "105.G.a")
def test_a_border_conflict_swaps_regions_both_can_spare_with_all_that_is_stored() -> None:
    p = knights_and_merchants().hand(0, "grenzkonflikt").built(0, "konrad_der_flinke", "L1 above")
    p.settlement(0, "L2", "wald_stapel_1", "gebirge_stapel_5").settlement(
        1, "L2", "goldfluss_stapel_3", "wald_stapel_6"
    )
    g = p.stock(0, L2_above=2).stock(1, R1_below=3, L2_above=1).main()
    do(g, "play grenzkonflikt")
    assert asked(g) == (0, "border_own")
    assert sorted(options(g)) == ["region C below", "region L1 below", "region L2 above", "region L2 below"]
    do(g, "region L2 above")
    assert sorted(options(g)) == [
        "region opponent C below",
        "region opponent L2 above",
        "region opponent L2 below",
        "region opponent R1 below",
    ]
    do(g, "region opponent R1 below")
    assert (stock(g, 0), stock(g, 1)) == ({"gold": 3}, {"lumber": 2, "gold": 1})


@rule("112.I.a")
def test_a_border_conflict_needs_strength_and_regions_to_spare() -> None:
    p = knights_and_merchants().hand(0, "grenzkonflikt")
    assert set(faults(p.main(), "play grenzkonflikt")) == {"needs_knight", "no_region_to_swap"}
    p.built(0, "konrad_der_flinke", "L1 above").settlement(0, "L2", "wald_stapel_1", "gebirge_stapel_5")
    assert refused(p.main(), "play grenzkonflikt") == ["112.I.a"], "the opponent has every kind only once"


def tournament_rules() -> Rulebook:
    """The rules with every card of the set, those of the tournament game included."""
    folders = {s: find_set("cardgame", s, SETS) for s in SETS}
    by_set = {s: folder.facts() for s, folder in folders.items()}
    cat = Catalogue([f for facts in by_set.values() for f in facts])
    rules = new_rulebook(cat, house(DEFAULT, extended=True), {"sets": ",".join(SETS)})
    for folder in folders.values():
        folder.register(rules)
    part_stacks(rules, by_set, set(), "row")
    return rules


@rule("119.O.a")
def test_after_an_inquisition_the_hand_is_filled_up_to_the_full_limit() -> None:
    p = position(rules=tournament_rules()).actions_open().hand(0, "inquisition").hand(1, "spion")
    g = p.stack(1, "kloster", "markt").stack(2, "bischof", "kirche").main()
    do(g, "play inquisition")
    assert hand(g, 1) == []
    do(g, "deal spion", "deal markt", "deal kirche", "deal kloster", "deal bischof")
    assert asked(g) == (1, "fill")
    assert stack(g, 1) == ["spion"]
    do(g, "draw 1", "draw 2", "draw 3")
    assert len(hand(g, 1)) == 3, "one card more than before"
    assert asked(g) == (0, "main")


@rule("112.I.a")
def test_a_border_conflict_needs_a_region_to_spare_on_either_side() -> None:
    p = knights_and_merchants().hand(0, "grenzkonflikt").built(0, "konrad_der_flinke", "L1 above")
    p.settlement(1, "L2", "wald_stapel_1", "gebirge_stapel_5")
    assert faults(p.main(), "play grenzkonflikt") == ["no_region_to_swap"], "the attacker has every kind only once"
    p.settlement(0, "R2", "wald_stapel_6", "gebirge_stapel_4")
    g = do(p.main(), "play grenzkonflikt")
    assert len(options(g)) == 4, "both forests and both mountains"


@rule("119.O.a")
def test_an_inquisition_of_somebody_without_any_card_is_over_at_once() -> None:
    g = position(rules=tournament_rules()).actions_open().hand(0, "inquisition").main()
    assert asked(do(g, "play inquisition")) == (0, "main")
