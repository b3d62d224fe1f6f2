"""Dogma, Christoph, spice caravan and Anton."""

import pytest

from catanica.games.cardgame.sets.barbaren_handelsherren.steps import DOGMA_ENDS
from catanica.games.principality.cards.powers import bank_rate, hand_limit
from catanica.games.principality.position.goods import GRAIN, ORE
from catanica.games.principality.position.piece import blocked
from catanica.games.principality.vocabulary import card_is, seat_is
from tests.rulings.barbaren_handelsherren.land import frontier, on, pile
from tests.support.position import Position, do, faults, options, roll
from tests.support.reading import asked, hand, in_play, points, stock
from tests.support.rules import rule

# -- dogma ------------------------------------------------------------------------------------------------------------


def preached(p: Position, target: str) -> Position:
    """A dogma of the first player on a card of the second."""
    p.g.active = 0
    do(p.hand(0, "dogma").main(), "play dogma", f"target {target}")
    return p


@rule("112.E.a", "103.P.a")
def test_a_dogma_lies_on_an_opposing_palace_church_library_or_university_only() -> None:
    p = frontier().hand(0, "dogma").built(1, "rathaus", "L1 above").built(0, "kirche", "L1 above")
    assert faults(p.main(), "play dogma") == ["nothing_to_silence"], "neither a town hall nor one's own church"
    p.built(1, "palast", "L1 above").built(1, "kirche", "L1 below").built(1, "bibliothek", "R1 above")
    g = do(p.built(1, "universitaet", "R1 below").main(), "play dogma")
    assert sorted(options(g)) == [
        "target bibliothek R1 above",
        "target kirche L1 below",
        "target palast L1 above",
        "target universitaet R1 below",
    ]


@rule("103.P.a", "112.E.a")
def test_what_it_lies_on_has_neither_functions_nor_points() -> None:
    p = frontier().built(1, "bibliothek", "L1 above")
    worth, held = points(p.g, 1), hand_limit(p.g, 1)
    g = preached(p, "bibliothek L1 above").g
    assert (points(g, 1), hand_limit(g, 1)) == (worth - 1, held - 1)
    assert (in_play(g, 1), pile(g)) == (["bibliothek", "dogma"], []), "it stays lying there"
    assert faults(p.hand(0, "dogma").main(), "play dogma") == ["nothing_to_silence"], "one is enough"


@rule("112.E.a")
def test_never_on_a_secret_society_and_a_silenced_building_gives_it_nothing_to_copy() -> None:
    p = frontier().aimed(1, "L1 above", "kirche", "L1 above").built(0, "kirche", "L1 above").hand(0, "dogma")
    assert faults(p.main(), "play dogma") == ["nothing_to_silence"]
    p = frontier().built(1, "bibliothek", "L1 above").aimed(0, "L1 above", "bibliothek", "L1 above")
    assert hand_limit(p.g, 0) == 4
    assert hand_limit(preached(p, "bibliothek L1 above").g, 0) == 3


@rule("103.E.f", "103.N.a", "112.J.a")
def test_it_is_lifted_after_the_event_when_its_player_rolls_an_event_card() -> None:
    def rolling(active: int, face: str) -> Position:
        p = preached(frontier().built(1, "kirche", "L1 above"), "kirche L1 above")
        p.g.active = active
        p.g.agenda = type(p.g.agenda)()
        p.events("kirchenfest")
        roll(p.before_roll(), face, 4)
        return p

    g = rolling(0, "event_card").g
    assert (in_play(g, 1), pile(g)) == (["kirche"], ["dogma"])
    assert stock(g, 1) == {"wool": 1}, "at the festival it still lay there"
    assert not blocked(g.land(1).built[0])
    g = rolling(1, "event_card").g
    assert in_play(g, 1) == ["dogma", "kirche"], "not when the other rolls it"
    g = rolling(0, "brigands").g
    assert in_play(g, 1) == ["dogma", "kirche"], "nor with another face"


@rule("103.E.f")
def test_only_the_dogma_is_lifted_and_no_other_card_of_its_player() -> None:
    p = frontier().built(1, "barbarenstuetzpunkt", "road C", owner=0).built(1, "kirche", "L1 above")
    p = preached(p, "kirche L1 above")
    p.g.agenda = type(p.g.agenda)()
    roll(p.events("kirchenfest").before_roll(), "event_card", 2)
    assert in_play(p.g, 1) == ["barbarenstuetzpunkt", "kirche"]


@rule("103.E.f")
def test_a_dogma_that_has_gone_before_is_not_lifted() -> None:
    g = frontier().built(1, "kirche", "L1 above").main()
    g.push(DOGMA_ENDS, seat_is(1) | card_is(g.cat.number("dogma")))
    g.advance()
    assert (asked(g), in_play(g, 1), pile(g)) == ((0, "main"), ["kirche"], [])


@rule("103.E.f")
def test_it_goes_when_the_building_goes() -> None:
    p = preached(frontier().built(1, "kirche", "L1 above"), "kirche L1 above")
    p.g.agenda = type(p.g.agenda)()
    p.g.active = 1
    g = do(p.main(), "demolish kirche L1 above")
    assert (in_play(g, 1), pile(g)) == ([], ["dogma"]), "the church goes back to the display"


@rule("112.M.a", "103.E.f")
def test_a_pawned_building_stays_silent_when_the_dogma_is_lifted() -> None:
    p = frontier(active=1).built(1, "kirche", "L1 above").hand(1, "pfandleiher")
    g = do(p.main(), "play pfandleiher", "target own kirche L1 above")
    while asked(g)[1] != "main":
        do(g, options(g)[0])
    p.g.agenda = type(p.g.agenda)()
    preached(p, "kirche L1 above")
    p.g.agenda = type(p.g.agenda)()
    p.events("kirchenfest")
    g = roll(p.before_roll(), "event_card", 1)
    assert in_play(g, 1) == ["kirche", "pfandleiher"]
    assert [blocked(q) for q in g.land(1).built] == [True, False]


# -- Christoph --------------------------------------------------------------------------------------------------------


@rule("113.M.a", "113.M.b", "102.B.Banktausch", "103.P.c")
def test_christoph_trades_one_kind_of_an_own_fleet_one_for_one_until_the_turn_ends() -> None:
    p = frontier().hand(0, "handelsherr_christoph").stock(0, ore=3, grain=2)
    assert faults(p.main(), "play handelsherr_christoph") == ["needs_fleet"]
    p.built(0, "erz_handelsflotte", "L1 above").built(0, "residenz_muenz", "region L1 below")
    g = do(p.main(), "play handelsherr_christoph")
    assert options(g) == ["want ore"]
    do(g, "want ore", "bank ore gold", "bank ore gold", "bank ore lumber")
    assert (stock(g, 0), on(g, 0, "residenz_muenz")) == ({"lumber": 1, "grain": 2, "gold": 2}, 3), "bank trades"
    assert (bank_rate(g, 0, ORE), bank_rate(g, 0, GRAIN)) == (1, 3)
    assert bank_rate(g, 1, ORE) == 3
    do(g, "end")
    while asked(g) != (1, "before_roll"):
        do(g, options(g)[0])
    assert (bank_rate(g, 0, ORE), pile(g), "handelsherr_christoph" in in_play(g, 0)) == (
        2,
        ["handelsherr_christoph"],
        False,
    )


@rule("113.M.b")
def test_a_brick_fleet_lets_him_trade_brick() -> None:
    p = frontier().hand(0, "handelsherr_christoph").built(0, "lehm_handelsflotte", "L1 above")
    assert options(do(p.main(), "play handelsherr_christoph")) == ["want brick"]


@rule("113.M.b")
def test_with_a_great_trade_fleet_he_takes_the_kind_of_either_region_beside_it() -> None:
    p = frontier().hand(0, "handelsherr_christoph").built(0, "grosse_handelsflotte", "L1 above").stock(0, wool=2)
    p.regions(0, R1_above="weideland_stapel_6").stock(0, R1_above=1)
    g = do(p.main(), "play handelsherr_christoph")
    assert sorted(options(g)) == ["want grain", "want wool"]
    do(g, "want wool")
    for _ in range(3):
        do(g, "bank wool ore")
        while asked(g)[1] == "pay":
            do(g, options(g)[0])
    assert stock(g, 0) == {"ore": 3}, "from any region"


# -- spice caravan ----------------------------------------------------------------------------------------------------


@rule("112.K.a")
def test_a_spice_caravan_takes_up_to_three_of_one_kind_and_gives_one_of_another() -> None:
    p = frontier().hand(0, "gewuerzkarawane").stock(0, ore=1, lumber=1).stock(1, grain=3, ore=2)
    g = do(p.main(), "play gewuerzkarawane")
    assert sorted(options(g)) == ["want grain", "want ore"]
    do(g, "want grain")
    assert (asked(g), stock(g, 0)) == ((0, "spice_give"), {"ore": 1, "lumber": 1, "grain": 3})
    assert sorted(options(g)) == ["region C below", "region L1 below"], "never the kind just taken"
    do(g, "region C below")
    assert (stock(g, 0), stock(g, 1)) == ({"ore": 1, "grain": 3}, {"ore": 2, "lumber": 1})


@rule("112.K.a")
def test_it_takes_what_there_is_room_for_and_gives_nothing_if_there_is_nothing_else() -> None:
    p = frontier().hand(0, "gewuerzkarawane").stock(0, grain=2).stock(1, grain=3)
    g = do(p.main(), "play gewuerzkarawane", "want grain")
    assert (asked(g), stock(g, 0), stock(g, 1)) == ((0, "main"), {"grain": 3}, {"grain": 2})
    p = frontier().hand(0, "gewuerzkarawane").stock(0, ore=1).stock(1, grain=1, ore=3)
    g = do(p.main(), "play gewuerzkarawane", "want grain")
    assert (asked(g), stock(g, 0)) == ((0, "main"), {"ore": 1, "grain": 1}), "the opponent has no room for ore"
    assert faults(frontier().hand(0, "gewuerzkarawane").main(), "play gewuerzkarawane") == ["nothing_to_take"]


@rule("112.K.a")
def test_the_kind_named_is_that_of_the_opponent_s_region_not_of_the_own_one_at_its_place() -> None:
    p = frontier().hand(0, "gewuerzkarawane").regions(1, R1_above="wald_stapel_1").stock(1, R1_above=1)
    g = do(p.main(), "play gewuerzkarawane")
    assert options(g) == ["want lumber"]
    assert stock(do(g, "want lumber"), 0) == {"lumber": 1}


@rule("112.K.a")
def test_where_the_opponent_has_several_such_regions_one_may_choose() -> None:
    p = frontier().hand(0, "gewuerzkarawane").regions(1, R1_above="wald_stapel_1")
    p.regions(0, R1_above="wald_stapel_6").stock(1, C_below=3, R1_above=1)
    g = do(p.main(), "play gewuerzkarawane", "want lumber")
    assert asked(g) == (0, "spice_take")
    do(g, "region opponent R1 above")
    while asked(g)[1] == "receive":
        do(g, options(g)[0])
    assert (stock(g, 0), stock(g, 1)) == ({"lumber": 3}, {"lumber": 1})


# -- Anton ------------------------------------------------------------------------------------------------------------


@rule("113.B.a")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (2, 3)])
def test_anton_brings_two_gold(before: int, after: int) -> None:
    p = frontier().hand(0, "anton_der_schatzmeister").stock(0, gold=before)
    assert stock(do(p.main(), "play anton_der_schatzmeister"), 0) == {"gold": after}
    assert hand(p.g, 0) == []
    full = frontier().hand(0, "anton_der_schatzmeister").stock(0, gold=3)
    assert faults(full.main(), "play anton_der_schatzmeister") == ["no_room_for_it"]
