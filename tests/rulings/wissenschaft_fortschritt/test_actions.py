"""Printing, inventor, three-field system, relocation, and the doctor who saves from a plague."""

import pytest

from catanica.games.principality.position.geometry import AT_REGION
from catanica.games.principality.position.piece import piece, stock_of
from catanica.games.principality.telling.places import region_number
from catanica.games.principality.vocabulary import card_of
from tests.kernel.proof import FOLDER
from tests.rulings.wissenschaft_fortschritt.land import ALL, SETS, learned, science
from tests.support.position import Position, do, faults, options, position, refused, roll
from tests.support.reading import asked, hand, in_play, stack, stock
from tests.support.rules import rule

# -- printing and inventor --------------------------------------------------------------------------------------------


@rule("103.Q.a", "101.D.d")
def test_printing_draws_three_cards_of_a_stack_and_puts_one_under_it() -> None:
    p = learned().hand(0, "buchdruck", "spion", "spion").stack(1, "markt", "hafen", "kirche", "schmiede")
    g = do(p.stack(2, "badhaus").main(), "play buchdruck")
    assert options(g) == ["stack 1", "stack 2"]
    do(g, "stack 1")
    assert hand(g, 0) == ["hafen", "kirche", "markt", "spion", "spion"]
    assert (asked(g), stack(g, 1)) == ((0, "print_put"), ["schmiede"])
    assert options(g) == ["put spion 1", "put markt 1", "put hafen 1", "put kirche 1"]
    do(g, "put hafen 1")
    assert (stack(g, 1), asked(g)) == (["schmiede", "hafen"], (0, "main")), "surplus waits until the end of the turn"


@rule("103.Q.a", "103.J.a")
def test_of_a_smaller_stack_all_cards_are_drawn_and_of_none_nothing() -> None:
    g = do(learned().hand(0, "buchdruck").stack(1, "markt").main(), "play buchdruck", "stack 1")
    assert (hand(g, 0), options(g)) == (["markt"], ["put markt 1"])
    do(g, "put markt 1")
    assert (hand(g, 0), stack(g, 1)) == ([], ["markt"])
    assert faults(learned().hand(0, "buchdruck").main(), "play buchdruck") == ["all_stacks_empty"]


@rule("112.P.a")
@pytest.mark.parametrize("card", ["buchdruck", "erfinder"])
def test_a_banned_stack_is_out_of_reach(card: str) -> None:
    p = learned(sets=ALL).hand(0, card).stack(1, "markt").stack(2, "hafen").banned(0, 1)
    assert options(do(p.main(), f"play {card}")) == ["stack 2"]


@rule("103.Q.a")
def test_an_inventor_looks_through_a_stack_and_takes_one_card_of_choice() -> None:
    p = learned().hand(0, "erfinder").stack(1, "markt", "hafen", "kirche").stack(2, "schmiede")
    g = do(p.main(), "play erfinder", "stack 1")
    assert options(g) == ["pick markt", "pick hafen", "pick kirche"]
    do(g, "pick hafen")
    assert (hand(g, 0), stack(g, 1), asked(g)) == (["hafen"], ["markt", "kirche"], (0, "main"))
    assert faults(learned().hand(0, "erfinder").main(), "play erfinder") == ["all_stacks_empty"]


@rule("KB-29")
@pytest.mark.parametrize("card", ["buchdruck", "erfinder", "dreifelderwirtschaft", "umsiedlung"])
def test_these_are_neutral_cards_that_wait_for_the_threshold(card: str) -> None:
    p = position(sets=SETS).built(0, "universitaet", "L1 above").hand(0, card).stack(1, "markt")
    assert "too_early" in faults(p.main(), f"play {card}")


# -- three-field system -----------------------------------------------------------------------------------------------


@rule("KB-55")
@pytest.mark.parametrize(("there", "then"), [(0, 2), (1, 3), (2, 3)])
def test_three_fields_bring_up_to_two_grain(there: int, then: int) -> None:
    p = learned().hand(0, "dreifelderwirtschaft")
    g = do((p.stock(0, grain=there) if there else p).main(), "play dreifelderwirtschaft")
    assert (stock(g, 0), stock(g, 1), asked(g)) == ({"grain": then}, {}, (0, "main"))


@rule("KB-55")
def test_without_room_for_grain_they_cannot_be_played_and_with_two_fields_one_chooses() -> None:
    p = learned().hand(0, "dreifelderwirtschaft").stock(0, grain=3)
    assert faults(p.main(), "play dreifelderwirtschaft") == ["no_room_for_it"]
    p = learned().hand(0, "dreifelderwirtschaft").settlement(0, "R2", "getreidefeld_stapel_3", "wald_stapel_6")
    g = do(p.main(), "play dreifelderwirtschaft", "region L1 above", "region R2 above")
    assert (stock(g, 0), g.land(0).stock_at(region_number(["R2", "above"]))) == ({"grain": 2}, 1)


# -- relocation -------------------------------------------------------------------------------------------------------


@rule("128.D.a")
def test_a_relocation_reaches_the_last_regions_of_the_longest_land() -> None:
    p = science().hand(0, "umsiedlung").settlement(0, "L6", "gebirge_stapel_5", "huegelland_stapel_1")
    g = do(p.main(), "play umsiedlung")
    assert {"region L6 above", "region L6 below"} < set(options(g))


@rule("128.D.a")
def test_a_relocation_swaps_two_own_regions_with_their_stock() -> None:
    p = science().hand(0, "umsiedlung").stock(0, grain=2, brick=1).built(0, "getreidemuehle", "L1 above")
    g = p.main()
    do(g, "play umsiedlung", "region L1 above")
    assert "region L1 above" not in options(g)
    do(g, "region R1 above")
    assert stock(g, 0) == {"grain": 2, "brick": 1}
    left, right = (g.land(0).regions[region_number([column, "above"])] for column in ("L1", "R1"))
    assert [g.cat.ids[card_of(r)] for r in (left, right)] == ["huegelland_start_weiss_5", "getreidefeld_start_weiss_1"]
    assert [int(stock_of(r)) for r in (left, right)] == [1, 2]
    assert in_play(g, 0) == ["getreidemuehle"], "doublers stay where they are"


@rule("128.D.a", "KB-14")
def test_doublers_act_on_the_new_neighbours() -> None:
    for moved, grain in ((False, 2), (True, 1)):
        p = science().hand(0, "umsiedlung").built(0, "getreidemuehle", "L1 above").hand(0, "spion", "spion", "spion")
        g = p.hand(1, "spion", "spion", "spion").main()
        if moved:
            do(g, "play umsiedlung", "region L1 above", "region R1 below")
        do(g, *(["end", "pass"] if moved else ["end", "put umsiedlung 1", "pass"]))
        roll(g, "tournament", 1)
        assert stock(g, 0) == {"grain": grain}


@rule("128.D.a")
def test_regions_with_an_expansion_stay_and_two_free_ones_are_needed() -> None:
    def pinned(*free: str) -> Position:
        p = science().hand(0, "umsiedlung")
        for place in ("L1 above", "L1 below", "C above", "C below", "R1 above", "R1 below"):
            if place not in free:
                number = AT_REGION + region_number(place.split())
                p.g.land(0).lay(piece(number, p.g.cat.number("markt"), 0))
        return p

    g = do(pinned("L1 above", "C below").main(), "play umsiedlung")
    assert options(g) == ["region L1 above", "region C below"]
    assert options(do(g, "region C below")) == ["region L1 above"]
    assert faults(pinned("L1 above").main(), "play umsiedlung") == ["no_regions_to_move"]
    assert refused(pinned("L1 above").main(), "play umsiedlung") == ["128.D.a"]


# -- doctor -----------------------------------------------------------------------------------------------------------


def plagued(active: int = 0) -> Position:
    """Both have a city with something stored beside it, and seat 0 holds a doctor."""
    return science(active=active).hand(0, "medicus").stock(0, grain=1, wool=1).stock(1, grain=1, wool=1)


@rule("103.I.d", "103.E.f", "KB-47")
@pytest.mark.parametrize("active", [0, 1])
def test_a_doctor_saves_his_player_from_a_plague_in_either_turn_and_nobody_else(active: int) -> None:
    g = plagued(active).event_card("seuche")
    assert (asked(g), options(g)) == ((0, "answer"), ["pass", "play medicus"])
    do(g, "play medicus")
    assert (stock(g, 0), stock(g, 1), hand(g, 0)) == ({"grain": 1, "wool": 1}, {}, [])


@rule("103.I.d")
def test_who_does_not_answer_suffers() -> None:
    g = do(plagued().event_card("seuche"), "pass")
    assert (stock(g, 0), stock(g, 1), hand(g, 0)) == ({}, {}, ["medicus"])


@rule("103.I.d")
def test_each_player_answers_for_oneself() -> None:
    g = plagued().hand(1, "medicus").event_card("seuche")
    do(g, "play medicus")
    assert asked(g) == (1, "answer")
    do(g, "play medicus")
    assert stock(g, 0) == stock(g, 1) == {"grain": 1, "wool": 1}


@rule("103.I.d", "114.F.b", "KB-57")
def test_he_comes_only_where_a_region_would_lose_something_and_never_of_one_s_own_accord() -> None:
    spared = science().hand(0, "medicus").stock(0, brick=1).event_card("seuche")
    assert (asked(spared), stock(spared, 0)) == ((0, "main"), {"brick": 1}), "nothing stored beside the city"
    sheltered = plagued().built(0, "badhaus", "L1 above").event_card("seuche")
    assert asked(sheltered) == (0, "main")
    assert faults(plagued().main(), "play medicus") == ["only_as_answer"]
    assert asked(plagued().event_card("fortschritt")) == (0, "main"), "no other event"


@rule("103.I.d", "103.E.f")
def test_a_doctor_can_be_stopped_like_any_other_card_and_then_no_second_one_comes() -> None:
    def stopped() -> Position:
        p = position(sets=[*SETS, str(FOLDER)]).city(0, "L1").stock(0, grain=1).hand(0, "medicus", "medicus")
        return p.discard("stundenglas", "stundenglas").hand(1, "einspruch")

    g = do(stopped().event_card("seuche"), "play medicus", "play einspruch", "pass")
    assert (stock(g, 0), hand(g, 0), asked(g)) == ({}, ["medicus"], (0, "main"))
    assert stock(do(stopped().event_card("seuche"), "play medicus", "pass"), 0) == {"grain": 1}


@rule("103.I.d", "114.F.b", "KB-29")
def test_a_protection_card_waits_for_no_threshold() -> None:
    p = position(sets=SETS).city(0, "L1").hand(0, "medicus").stock(0, grain=1)
    g = do(p.event_card("seuche"), "play medicus")
    assert stock(g, 0) == {"grain": 1}


@rule("101.D.b(a)", "101.D.b", "KB-29")
@pytest.mark.parametrize(("edition", "waits"), [("1996", False), ("1997", True), ("2003", False)])
def test_under_the_rule_of_three_points_each_only_the_scout_was_exempt(edition: str, waits: bool) -> None:
    p = position(sets=SETS, edition=edition).city(0, "L1").hand(0, "medicus").stock(0, grain=1)
    g = p.event_card("seuche")
    assert (asked(g), stock(g, 0)) == (((0, "main"), {}) if waits else ((0, "answer"), {"grain": 1}))
    p = position(sets=SETS, edition=edition).city(0, "L1").hand(0, "medicus").stock(0, grain=1).actions_open()
    assert asked(p.event_card("seuche")) == (0, "answer"), "each has had them"
    p = position(sets=SETS, edition=edition).road(0, 7).hand(0, "kundschafter").rich(0)
    g = do(p.region_stack("wald_stapel_1", "gebirge_stapel_4", "gebirge_stapel_5").main(), "settlement R2")
    assert "play kundschafter" in options(g)


@rule("103.I.d")
def test_whoever_holds_any_hidden_card_is_asked_and_nobody_once_both_doctors_lie_open() -> None:
    g = science().hand(0, "spion").stock(0, grain=1).event_card("seuche")
    assert (asked(g), options(g)) == ((0, "answer"), ["pass"]), "who is asked tells nothing about the hand"
    g = science().hand(0, "spion").stock(0, grain=1).discard("medicus", "medicus").event_card("seuche")
    assert (asked(g), stock(g, 0)) == ((0, "main"), {})
    g = science().stock(0, grain=1).event_card("seuche")
    assert (asked(g), stock(g, 0)) == ((0, "main"), {}), "an empty hand"


@rule("101.D.d(k)")
@pytest.mark.parametrize(("edition", "puts"), [("1997", 2), ("2005", 1)])
def test_printing_puts_two_cards_under_the_stack_before_2003(edition: str, puts: int) -> None:
    p = position(sets=SETS, edition=edition).city(0, "L1").actions_open().built(0, "universitaet", "L1 above")
    p.hand(0, "buchdruck", "spion", "spion").stack(1, "markt", "hafen", "kirche", "schmiede")
    g = do(p.main(), "play buchdruck", "stack 1")
    for _ in range(puts):
        assert asked(g) == (0, "print_put")
        do(g, "put spion 1")
    assert asked(g) == (0, "main")
