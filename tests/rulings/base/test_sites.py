"""Building expansion cards: building places, costs, and when a card begins to work."""

import pytest

from tests.support.position import do, faults, options, position, refused
from tests.support.reading import asked, hand, in_play, points, stock
from tests.support.rules import rule
from tests.support.views import shown

ALL_SIDES = ["L1 above", "L1 below", "R1 above", "R1 below"]
REGIONS = ("gebirge_stapel_5", "wald_stapel_6")


def sites(texts: list[str], card: str) -> list[str]:
    """Where a card may be built."""
    return [text.removeprefix(f"build {card} ") for text in texts if text.startswith(f"build {card} ")]


# -- building places --------------------------------------------------------------------------------------------------


@rule("KB-20")
def test_a_settlement_takes_one_green_card_above_and_one_below() -> None:
    g = position().rich(0).hand(0, "kloster", "schmiede", "kloster").main()
    assert sites(options(g), "kloster") == ALL_SIDES
    do(g, "build kloster L1 above")
    assert sites(options(g), "schmiede") == ["L1 below", "R1 above", "R1 below"]
    assert (refused(g, "build schmiede L1 above"), faults(g, "build schmiede L1 above")) == (["KB-20"], ["site_taken"])
    do(g, "build schmiede L1 below")
    assert [s["cards"][0]["card"] for s in shown(g, 0)["columns"][0]["sides"]] == ["kloster", "schmiede"]
    assert in_play(g, 1) == []
    assert asked(g) == (0, "main")


@rule("KB-20", "123.AA.a")
@pytest.mark.parametrize("mix", [("kirche", "markt"), ("kloster", "schmiede"), ("kloster", "markt")])
def test_a_city_takes_two_above_and_two_below_green_and_red_in_any_mix(mix: tuple[str, str]) -> None:
    p = position().city(0, "L1").built(0, mix[0], "L1 above").built(0, mix[1], "L1 above").built(0, mix[0], "L1 below")
    g = p.rich(0).hand(0, "badhaus", "kloster").main()
    for card in ("badhaus", "kloster"):
        assert "L1 below" in sites(options(g), card)
        assert faults(g, f"build {card} L1 above") == ["site_taken"]
    do(g, "build badhaus L1 below")
    assert faults(g, "build kloster L1 below") == ["site_taken"]
    assert len(in_play(g, 0)) == 4


@rule("KB-20")
def test_red_cards_go_into_cities_only() -> None:
    g = position().city(0, "R1").rich(0).hand(0, "markt").main()
    assert sites(options(g), "markt") == ["R1 above", "R1 below"]
    assert (refused(g, "build markt L1 above"), faults(g, "build markt L1 above")) == (["KB-20"], ["needs_city"])


@rule("KB-20")
def test_every_card_of_the_base_set_is_green_or_red() -> None:
    cat = position().g.cat
    slots = {f.id: f.slot for f in cat.facts if f.kind in ("building", "unit")}
    assert set(slots.values()) == {"settlement_or_city", "city"}
    for card, slot in slots.items():
        g = position().city(0, "R1").rich(0).hand(0, card).main()  # a settlement to the left, a city to the right
        assert ("needs_city" in faults(g, f"build {card} L1 above")) == (slot == "city"), card
        assert faults(g, f"build {card} R1 below") == [], card


@rule("KB-20")
def test_where_nothing_of_ones_own_lies_there_is_no_building_place() -> None:
    g = position().settlement(1, "L2", *REGIONS).rich(0).hand(0, "kloster").main()
    assert (refused(g, "build kloster L2 above"), faults(g, "build kloster L2 above")) == (["KB-20"], ["no_site"])


@rule("128.E.a", "121.D.a")
def test_cards_stay_on_their_side_and_places_one_and_two_are_one() -> None:
    p = position().city(0, "L1").built(0, "kloster", "L1 above").built(0, "markt", "L1 above").rich(0)
    g = p.main()
    moves = [text for text in options(g) if "kloster" in text or "markt" in text]
    assert moves == ["demolish kloster L1 above", "demolish markt L1 above"]  # nothing moves a card
    assert [s["capacity"] for s in shown(g, 0)["columns"][0]["sides"]] == [2, 2]
    swapped = position().city(0, "L1").built(0, "markt", "L1 above").built(0, "kloster", "L1 above").rich(0).main()
    assert options(swapped) == [*options(g)[:-2], moves[1], moves[0]]


# -- from the hand, at the printed cost -------------------------------------------------------------------------------


@rule("KB-21", "KB-22")
def test_a_card_is_built_from_the_hand_at_its_cost() -> None:
    g = position().stock(0, brick=2, lumber=1, ore=1).hand(0, "kloster", "spion").stack(1, "markt").main()
    do(g, "build kloster R1 below")
    assert stock(g, 0) == {"brick": 1}
    assert hand(g, 0) == ["spion"]
    assert in_play(g, 0) == ["kloster"]
    assert shown(g, 0)["hand_limit"] == 4
    assert (stock(g, 1), hand(g, 1), in_play(g, 1)) == ({}, [], [])
    assert asked(g) == (0, "main")


@rule("KB-21")
def test_every_cost_is_charged_exactly_and_one_less_is_not_enough() -> None:
    cat = position().g.cat
    for fact in cat.facts:
        if fact.kind not in ("building", "unit"):
            continue
        text = f"build {fact.id} L1 above"
        g = do(position().city(0, "L1").stock(0, **fact.cost).hand(0, fact.id).main(), text)
        assert (stock(g, 0), in_play(g, 0)) == ({}, [fact.id])
        for kind, n in fact.cost.items():
            short = position().city(0, "L1").stock(0, **{**fact.cost, kind: n - 1}).hand(0, fact.id).main()
            assert (refused(short, text), faults(short, text)) == (["KB-21"], ["cannot_pay"])


@rule("KB-21")
@pytest.mark.parametrize("where", ["stack", "opponent", "discard"])
def test_what_is_not_in_the_hand_cannot_be_built(where: str) -> None:
    p = position().rich(0)
    p = {"stack": p.stack(1, "kloster"), "opponent": p.hand(1, "kloster"), "discard": p.discard("kloster")}[where]
    g = p.main()
    assert sites(options(g), "kloster") == []
    assert "not_in_hand" in faults(g, "build kloster L1 above")


@rule("KB-21")
def test_what_is_drawn_at_the_end_of_the_turn_waits() -> None:
    p = position().rich(0).hand(0, "spion", "spion").hand(1, "markt", "markt", "markt").actions_open()
    g = do(p.stack(1, "kloster", "alchimist").main(), "end", "draw 1")
    assert hand(g, 0) == ["kloster", "spion", "spion"]
    assert asked(g) == (1, "before_roll")  # the turn is over, nothing can be built or played any more
    assert options(g) == ["roll"]


@rule("KB-21")
def test_a_bishop_drawn_at_the_end_of_a_turn_may_answer_in_the_next() -> None:
    p = position().hand(0, "spion", "spion").hand(1, "feuerteufel").built(0, "kloster", "L1 above")
    g = do(p.actions_open().stack(1, "bischof", "markt").main(), "end", "draw 1", "draw 1")
    do(g, "roll", "face brigands", "die 6", "play feuerteufel")
    assert asked(g) == (0, "answer")
    assert options(g) == ["pass", "play bischof"]


@rule("KB-21")
@pytest.mark.parametrize("text", ["build spion L1 above", "build strasse L1 above", "build buergerkrieg L1 above"])
def test_only_buildings_and_units_are_built(text: str) -> None:
    g = position().rich(0).hand(0, "spion").main()
    assert (refused(g, text), faults(g, text)) == (["KB-21"], ["not_buildable"])


@rule("KB-21", "KB-20")
def test_all_reasons_are_named_at_once() -> None:
    g = position().main()
    assert faults(g, "build markt L1 above") == ["not_in_hand", "needs_city", "cannot_pay"]


# -- it works at once -------------------------------------------------------------------------------------------------


@rule("KB-22", "103.P.b")
def test_points_strength_trade_and_functions_count_at_once() -> None:
    p = position().city(0, "L1").rich(0).hand(0, "kirche", "konrad_der_flinke", "markt", "gold_handelsflotte")
    g = p.main()
    do(g, "build kirche L1 above")
    assert points(g, 0) == 4
    do(g, "build konrad_der_flinke L1 above")
    assert (shown(g, 0)["strength"], shown(g, 0)["knight"], points(g, 0)) == (2, True, 5)
    assert faults(g, "bank gold wool") == ["no_room"]
    do(g, "build gold_handelsflotte R1 below")
    do(g, "bank gold wool")
    assert stock(g, 0)["gold"] == 1  # two for one, in the turn it was built
    assert (shown(g, 0)["trade"], shown(g, 0)["mill"]) == (1, True)


@rule("103.P.b", "KB-22")
def test_a_doubler_works_from_the_next_roll_on() -> None:
    p = position().stock(0, brick=1, grain=1).hand(0, "getreidemuehle", *["spion"] * 3).hand(1, *["spion"] * 3)
    g = do(p.main(), "build getreidemuehle L1 above", "end", "pass", "roll", "face brigands", "die 1")
    assert stock(g, 0) == {"grain": 2}


@rule("103.P.b")
def test_a_larger_hand_is_filled_at_the_end_of_the_turn() -> None:
    p = position().stock(0, brick=1, lumber=1, ore=1).hand(0, "kloster", "spion", "spion", "spion")
    g = do(p.stack(1, "markt", "hafen").main(), "build kloster L1 above")
    assert (asked(g), hand(g, 0)) == ((0, "main"), ["spion"] * 3)
    do(g, "end")
    assert asked(g) == (0, "fill")
    do(g, "draw 1")
    assert len(hand(g, 0)) == 4
    assert asked(g) == (1, "before_roll")


# -- named units ------------------------------------------------------------------------------------------------------


@rule("101.D.b(e)", "102.B.Einheit")
@pytest.mark.parametrize("where", [0, 1])
def test_a_named_unit_lies_only_once_in_both_principalities(where: int) -> None:
    p = position().rich(0).hand(0, "konrad_der_flinke").built(where, "konrad_der_flinke", "R1 below")
    g = p.main()
    text = "build konrad_der_flinke L1 above"
    assert (refused(g, text), faults(g, text)) == (["101.D.b(e)"], ["unique_in_play"])
    assert sites(options(g), "konrad_der_flinke") == []


@rule("101.D.b(e)", "102.B.Einheit")
@pytest.mark.parametrize("card", ["koloss_von_catan", "erz_handelsflotte"])
def test_named_buildings_and_nameless_units_may_lie_twice(card: str) -> None:
    p = position().city(0, "L1", "R1").rich(0).hand(0, card).built(0, card, "R1 above").city(1, "L1")
    g = do(p.built(1, card, "L1 above").main(), f"build {card} L1 above")
    assert in_play(g, 0) == [card, card]


@rule("101.D.b(e)", "102.B.Ritter")
def test_in_the_base_set_the_named_units_are_its_nine_knights() -> None:
    cat = position().g.cat
    named = {f.id for f in cat.facts if f.unique}
    assert named == {f.id for f in cat.facts if "knight" in f.flags}
    assert len(named) == 9
