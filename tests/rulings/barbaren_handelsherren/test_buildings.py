"""Harbour, brewery, winery, brotherhood, and the events of the set."""

import pytest

from catanica.games.principality.cards.folder import built_in
from catanica.games.principality.cards.powers import mill_owner, strength, trade_points
from catanica.games.principality.position.piece import slot_known
from catanica.games.principality.position.pile import learned as learned_by
from catanica.games.principality.telling.grammar import GRAMMAR
from catanica.kernel.ints import bit
from tests.rulings.barbaren_handelsherren.land import frontier, kept, pile
from tests.rulings.handel_wandel.land import filled, last, resting
from tests.support.position import Position, do, faults, options, position, roll
from tests.support.reading import asked, hand, in_play, stock
from tests.support.rules import rule

# -- harbour ----------------------------------------------------------------------------------------------------------


@rule("105.C.b", "101.D.c", "101.B.f")
def test_both_harbours_lie_open_one_for_each_player() -> None:
    p = frontier().display("hafen", "hafen").rich(0)
    g = do(p.main(), "erect hafen L1 above")
    assert (in_play(g, 0), len(g.display)) == (["hafen"], 1)
    assert faults(g, "erect hafen L1 below") == ["one_each"]
    do(g, "demolish hafen L1 above")
    assert (pile(g), len(g.display)) == ([], 2), "back to the display"
    new = position(sets=["base", "barbaren_handelsherren"]).g
    assert (new.rules.displayed[new.cat.number("hafen")], new.cat.copies[new.cat.number("hafen")]) == (2, 2)


@rule("105.C.b", "112.G.d")
def test_a_burnt_harbour_returns_to_the_display() -> None:
    p = frontier(active=1).built(0, "hafen", "L1 above").hand(1, "feuerteufel")
    g = do(p.main(), "play feuerteufel", "die 1")
    assert (hand(g, 0), len(g.display)) == ([], 1)


@rule("106.D.a")
def test_in_the_bear_variant_harbours_are_shuffled_in() -> None:
    g = position(sets=["base", "barbaren_handelsherren"], variant="bear").g
    assert g.rules.displayed[g.cat.number("hafen")] == 0


# -- brewery ----------------------------------------------------------------------------------------------------------


@rule("123.BI.a", "103.I.f")
@pytest.mark.parametrize(("side", "strong", "trading"), [("pass", 2, 0), ("use brauerei L1 above", 0, 2)])
def test_the_builder_of_a_brewery_says_which_side_lies_up(side: str, strong: int, trading: int) -> None:
    g = do(frontier().hand(0, "brauerei").rich(0).main(), "build brauerei L1 above")
    assert asked(g) == (0, "brew")
    do(g, side)
    assert (strength(g, 0), trade_points(g, 0)) == (strong, trading)
    assert (mill_owner(g) == 0) == (trading > 0), "the stones are looked at at once"


@rule("103.P.c", "103.I.f")
def test_once_in_a_turn_it_is_turned_for_a_gold() -> None:
    g = frontier().built(0, "brauerei", "L1 above").stock(0, gold=2).main()
    do(g, "use brauerei L1 above")
    assert (strength(g, 0), trade_points(g, 0), stock(g, 0)) == (0, 2, {"gold": 1})
    assert "use brauerei L1 above" not in options(g)
    do(g, "end")
    while asked(g) != (1, "before_roll"):
        do(g, options(g)[0])
    assert (strength(g, 0), trade_points(g, 0)) == (0, 2), "it stays so"
    assert "use brauerei L1 above" not in options(frontier().built(0, "brauerei", "L1 above").main()), "without gold"


@rule("103.I.f", "103.F.c")
def test_turning_it_drives_robbers_out_at_once() -> None:
    p = last(frontier().built(0, "brauerei", "L1 above"), 0, 1).built(0, "flaggschiff", "R1 above")
    p.built(0, "raubritterburg", "L1 below", owner=1).stock(0, gold=1)
    g = p.main()
    assert trade_points(g, 0) == 0, "in a robbed city it brings no trade points"
    do(g, "use brauerei L1 above")
    assert (strength(g, 0), in_play(g, 0)) == (4, ["brauerei", "flaggschiff"])


@rule("103.P.a")
def test_a_blocked_brewery_counts_for_nothing() -> None:
    g = resting(frontier().built(0, "brauerei", "L1 above"), 0).stock(0, gold=1).main()
    assert (strength(g, 0), "use brauerei L1 above" in options(g)) == (0, False)


@rule("123.AI.a", "123.BI.a")
def test_a_secret_society_that_copies_one_has_sides_of_its_own() -> None:
    p = frontier().built(1, "brauerei", "L1 above").aimed(0, "L1 above", "brauerei", "L1 above").stock(0, gold=1)
    g = p.main()
    assert strength(g, 0) == 2
    do(g, "use geheimbund L1 above")
    assert (strength(g, 0), trade_points(g, 0), strength(g, 1)) == (0, 2, 2)


@rule("123.AI.a", "123.BI.a", "KD-11")
@pytest.mark.parametrize(("said", "figures"), [("pass", (2, 0)), ("use geheimbund L1 below", (0, 2))])
def test_who_begins_to_copy_a_brewery_says_which_side_lies_up(said: str, figures: tuple[int, int]) -> None:
    p = frontier().built(1, "brauerei", "L1 above").rich(0).hand(0, "geheimbund").built(0, "kloster", "L1 above")
    g = do(p.main(), "build geheimbund L1 below")
    while asked(g) != (0, "brew"):
        do(g, "target brauerei L1 above" if asked(g)[1] == "aim_society" else options(g)[0])
    assert options(g) == ["pass", "use geheimbund L1 below"]
    do(g, said)
    assert ((strength(g, 0), trade_points(g, 0)), asked(g)) == (figures, (0, "main"))
    assert (strength(g, 1), trade_points(g, 1)) == (2, 0), "the model stays as it is"


# -- winery -----------------------------------------------------------------------------------------------------------


@rule("122.B.b")
@pytest.mark.parametrize("active", [0, 1])
def test_a_winery_brings_two_resources_when_the_year_turns_in_either_turn(active: int) -> None:
    p = frontier(active).built(0, "weinkellerei", "L1 above")
    g = p.event_card("jahreswechsel")
    while asked(g)[1] == "shuffle":
        do(g, options(g)[0])
    assert asked(g) == (0, "gain")
    do(g, "region L1 below", "region L1 above")
    assert (asked(g), stock(g, 0)) == ((active, "main"), {"ore": 1, "grain": 1})
    g = frontier(active).built(0, "weinkellerei", "L1 above").event_card("fortschritt")
    assert stock(g, 0) == {}, "no other event"
    g = resting(frontier(active).built(0, "weinkellerei", "L1 above"), 0).event_card("jahreswechsel")
    while asked(g)[1] == "shuffle":
        do(g, options(g)[0])
    assert asked(g) == (active, "main")


# -- brotherhood ------------------------------------------------------------------------------------------------------


@rule("103.P.c", "102.B.Gebaeude")
def test_the_brotherhood_takes_units_and_actions_of_the_hand_for_a_resource_each() -> None:
    p = frontier().built(0, "geheime_bruderschaft", "L1 above").hand(0, "spion", "konrad_der_flinke", "markt")
    g = do(p.main(), "use geheime_bruderschaft L1 above")
    assert sorted(options(g)) == ["pick konrad_der_flinke", "pick spion"], "no buildings"
    do(g, "pick spion", "region L1 below", "use geheime_bruderschaft L1 above", "pick konrad_der_flinke")
    do(g, "region L1 below")
    assert (stock(g, 0), hand(g, 0), pile(g)) == ({"ore": 2}, ["markt"], ["spion", "konrad_der_flinke"])
    assert "use geheime_bruderschaft L1 above" not in options(g), "a market is neither"
    told = [GRAMMAR.event(g, e, 1) for e in g.events]
    assert {"event": "spent", "seat": 0, "card": "spion", "on": "geheime_bruderschaft"} in told, "everybody sees it"


@rule("103.P.c")
def test_the_brotherhood_needs_room_for_the_resource() -> None:
    p = frontier().built(0, "geheime_bruderschaft", "L1 above").hand(0, "spion").rich(0)
    assert not [o for o in options(p.main()) if o.startswith("use")]


# -- events -----------------------------------------------------------------------------------------------------------


def learned(seat: int, p: Position) -> Position:
    """A monastery, a library and a university."""
    return (
        p.built(seat, "kloster", "R1 above")
        .built(seat, "bibliothek", "L1 above")
        .built(seat, "universitaet", "L1 below")
    )


@rule("119.B.a")
def test_superstition_costs_a_resource_of_choice_for_each_place_of_learning() -> None:
    p = learned(0, frontier()).stock(0, ore=3, grain=3).stock(1, ore=3)
    g = p.event_card("aberglaube")
    assert asked(g) == (0, "pay_any")
    do(g, "region L1 below", "region L1 above", "region L1 above")
    assert (stock(g, 0), stock(g, 1)) == ({"ore": 2, "grain": 1}, {"ore": 3})
    g = learned(0, frontier()).stock(0, ore=2).event_card("aberglaube")
    assert (asked(g), stock(g, 0)) == ((0, "main"), {}), "as many as there are"
    g = resting(frontier().built(0, "kloster", "R1 above"), 0).stock(0, ore=2).event_card("aberglaube")
    assert stock(g, 0) == {"ore": 1}, "a blocked one is owned all the same"


@rule("119.B.a", "119.C.a")
def test_superstition_leaves_the_treasury_alone() -> None:
    p = filled(learned(0, frontier()).built(0, "schatzkammer", "road C"), 0, "ore", 2)
    g = p.event_card("aberglaube")
    assert asked(g) == (0, "main")


@rule("119.B.a", "122.B.b")
def test_superstition_costs_nothing_without_a_place_of_learning_whatever_lies_on_cards() -> None:
    p = filled(frontier().built(0, "kolonialstuetzpunkt", "region R1 below"), 0, "gold", 2)
    g = p.stock(0, ore=2).event_card("aberglaube")
    assert (asked(g), stock(g, 0)) == ((0, "main"), {"ore": 2})


@rule("119.J.a", "103.N.a")
def test_on_a_lucky_voyage_one_trade_fleet_brings_up_to_three_of_its_kind() -> None:
    p = frontier(active=1).built(0, "erz_handelsflotte", "L1 above").built(0, "gold_handelsflotte", "L1 below")
    g = p.built(1, "woll_handelsflotte", "L1 above").stock(1, wool=2).event_card("glueckliche_handelsfahrt")
    assert (asked(g), stock(g, 1)) == ((0, "voyage"), {"wool": 3}), "the active player had nothing to choose"
    assert sorted(options(g)) == ["want gold", "want ore"]
    do(g, "want ore")
    assert stock(g, 0) == {"ore": 3}
    g = frontier().built(0, "kaperflotte", "L1 above").event_card("glueckliche_handelsfahrt")
    assert stock(g, 0) == {}, "a trade fleet it must be"


@rule("119.J.a")
def test_a_kind_without_room_is_no_choice() -> None:
    p = frontier().built(0, "erz_handelsflotte", "L1 above").built(0, "gold_handelsflotte", "L1 below")
    g = p.stock(0, ore=3).event_card("glueckliche_handelsfahrt")
    assert (asked(g), stock(g, 0)) == ((0, "main"), {"ore": 3, "gold": 3})


@rule("119.J.a", "116.C.a")
def test_a_great_trade_fleet_brings_the_kind_of_one_region_beside_it() -> None:
    g = frontier().built(0, "grosse_handelsflotte", "L1 above").event_card("glueckliche_handelsfahrt")
    assert sorted(options(g)) == ["want grain", "want wool"]


@rule("103.N.a")
def test_a_bailiwick_s_wool_is_gone_before_the_voyage_fills_the_pastures() -> None:
    p = frontier(active=1).built(0, "vogtei", "R1 above").built(0, "woll_handelsflotte", "L1 above").stock(0, wool=2)
    g = do(p.events("glueckliche_handelsfahrt").before_roll(), "roll", "face event_card", "die 1")
    assert (in_play(g, 0), stock(g, 0)["wool"]) == (["woll_handelsflotte"], 3)


@rule("141.K.a", "101.B.f")
def test_the_box_holds_forty_cards_one_harbour_and_one_johanna_among_them() -> None:
    facts = built_in("catanica.games.cardgame", "barbaren_handelsherren").facts()
    assert sum(f.count for f in facts) == 40
    assert {f.id: f.count for f in facts if f.id in ("hafen", "johanna_die_kriegerin")} == {
        "hafen": 1,
        "johanna_die_kriegerin": 1,
    }


def test_a_position_with_a_turned_brewery_rolls_on() -> None:
    g = last(frontier().built(0, "brauerei", "L1 above"), 0, 1).before_roll()
    roll(g, "trade_advantage", 1)
    assert asked(g) == (0, "main")


@rule("103.P.c", "102.B.Ausspielen")
def test_of_two_equal_cards_the_brotherhood_takes_the_one_the_opponent_knows() -> None:
    p = frontier().built(0, "geheime_bruderschaft", "L1 above").hand(0, "spion", "spion")
    p.g.land(0).hand = learned_by(p.g.land(0).hand, 1, 0, 1)
    g = do(p.main(), "use geheime_bruderschaft L1 above", "pick spion")
    assert [bool(slot_known(s) & bit(1)) for s in g.land(0).hand] == [False]


@rule("119.J.a")
def test_a_brick_fleet_comes_home_with_brick() -> None:
    g = frontier().built(0, "lehm_handelsflotte", "L1 above").event_card("glueckliche_handelsfahrt")
    assert stock(g, 0) == {"brick": 3}


@rule("119.C.b", "122.B.a")
def test_a_raid_takes_the_last_gold_of_a_colonial_base_whatever_lies_before_it() -> None:
    for before in (0, 1):
        p = frontier()
        if before:
            p.built(0, "rathaus", "L1 above")
        p = filled(p.built(0, "kolonialstuetzpunkt", "region R1 below"), 0, "gold", 1)
        assert kept(p.event_card("barbarenueberfall"), 0, "kolonialstuetzpunkt") == {}
