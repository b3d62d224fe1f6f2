"""Tearing down what one has built, to make room for something better."""

import pytest

from catanica.games.principality.vocabulary import card_of
from tests.support.position import do, faults, options, position, refused
from tests.support.reading import asked, hand, in_play, points, stock
from tests.support.rules import rule
from tests.support.views import shown

OLD = ["1996", "1997", "2003"]


@rule("KB-23")
@pytest.mark.parametrize("card", ["kloster", "konrad_der_flinke", "erz_handelsflotte", "kirche"])
def test_an_own_building_or_unit_is_torn_down_for_nothing(card: str) -> None:
    p = position().city(0, "L1").city(1, "L1").stock(0, grain=1).hand(0, "spion")
    g = p.built(0, card, "L1 above").built(1, "kloster", "L1 above").main()
    do(g, f"demolish {card} L1 above")
    assert in_play(g, 0) == []
    assert hand(g, 0) == ["spion"]  # never to the hand
    assert [g.cat.ids[card_of(c)] for c in g.discard] == [card]
    assert stock(g, 0) == {"grain": 1}
    assert (in_play(g, 1), points(g, 1)) == (["kloster"], 3)
    assert points(g, 0) == 3
    assert asked(g) == (0, "main")


@rule("KB-23")
def test_the_place_can_be_built_on_again_at_once() -> None:
    p = position().built(0, "schmiede", "L1 above").hand(0, "kloster").stock(0, brick=1, lumber=1, ore=1)
    g = p.main()
    assert faults(g, "build kloster L1 above") == ["site_taken"]
    do(g, "demolish schmiede L1 above", "build kloster L1 above")
    assert in_play(g, 0) == ["kloster"]


@rule("KB-23")
def test_one_of_two_equal_cards_goes() -> None:
    p = position().built(0, "kloster", "L1 above").built(0, "kloster", "R1 above")
    g = do(p.main(), "demolish kloster R1 above")
    assert [s["cards"] != [] for c in shown(g, 0)["columns"] for s in c["sides"]] == [True, False, False, False]


@rule("KB-23")
def test_the_opponents_cards_are_not_ones_own() -> None:
    g = position().built(1, "kloster", "L1 above").main()
    assert (refused(g, "demolish kloster L1 above"), faults(g, "demolish kloster L1 above")) == (
        ["KB-23"],
        ["not_there"],
    )
    assert faults(g, "demolish kloster L1 above abroad") == ["not_yours"]


@rule("KB-23", "128.F.b", "102.B.Zentralkarte")
@pytest.mark.parametrize("card", ["strasse", "siedlung", "stadt", "start_siedlung_weiss", "wald_start_weiss_4"])
def test_roads_settlements_cities_and_regions_stay(card: str) -> None:
    g = position().city(0, "L1").road(0, 5).main()
    assert (refused(g, f"demolish {card} L1 above"), faults(g, f"demolish {card} L1 above")) == (
        ["KB-23"],
        ["central_stays"],
    )
    assert not [text for text in options(g) if text.startswith("demolish")]


@rule("KB-23")
def test_only_in_the_own_main_phase() -> None:
    p = position().built(0, "kloster", "L1 above").built(1, "kloster", "L1 above").hand(0, *["spion"] * 4)
    g = p.before_roll()
    assert refused(g, "demolish kloster L1 above") == ["KB-6"]
    do(g, "roll", "face brigands", "die 6")
    assert "demolish kloster L1 above" in options(g)
    do(g, "end")
    assert asked(g) == (0, "swap")
    assert faults(g, "demolish kloster L1 above") == ["not_an_option"]


@rule("KB-23", "101.D.b")
@pytest.mark.parametrize("edition", OLD)
def test_the_older_base_game_knows_no_demolition(edition: str) -> None:
    g = position(edition=edition).built(0, "kloster", "L1 above").main()
    assert (refused(g, "demolish kloster L1 above"), faults(g, "demolish kloster L1 above")) == (
        ["KB-23"],
        ["no_demolition"],
    )
    assert not [text for text in options(g) if text.startswith("demolish")]
