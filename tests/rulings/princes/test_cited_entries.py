"""A refused card names its own entry of the card index where that says why, else the general ruling (PR-27, PR-8)."""

import pytest

from tests.support.golden import Golden, explorers, prosperous, wise
from tests.support.position import faults, refused
from tests.support.princes import table
from tests.support.rules import rule


def ruled(ruler: str) -> Golden:
    """A city with a ruler beside the open stack with both rulers."""
    return prosperous().city(0, "L1").built(0, ruler, "L1 above").display("fuerst", "fuerstin").rich(0).stars(0, 3)


@rule("GZ:fuerst", "GZ:fuerstin")
@pytest.mark.parametrize(("ruler", "other"), [("fuerst", "fuerstin"), ("fuerstin", "fuerst")])
def test_the_second_ruler_is_refused_by_the_own_entry(ruler: str, other: str) -> None:
    g = ruled(ruler).main()
    assert (faults(g, f"erect {other} L1 below"), refused(g, f"erect {other} L1 below")) == (
        ["rival_ruler"],
        [f"GZ:{other}"],
    )


@rule("GZ:lars", "GZ:disput_der_weisen", "GZ:goldene_zeiten", "GZ:kraft_der_haine", "GZ:weise_abwehr", "GZ:wohlstand")
@rule("GZ:hof_astrologe", "GZ:kunstwerk_epos", "GZ:weise_voraussicht")
@pytest.mark.parametrize(
    ("start", "card", "code"),
    [
        (explorers(), "lars", "only_as_answer"),
        (wise().sage(0, "peter", "region L1 above", 1), "disput_der_weisen", "no_sage"),
        (wise().manifesto(0, 1), "goldene_zeiten", "too_few_owls"),
        (wise().built(0, "hain_des_mutes", "L1 above"), "kraft_der_haine", "no_sage"),
        (wise().sage(0, "peter", "region L1 above", 1), "weise_abwehr", "empty_hand"),
        (wise(), "weise_voraussicht", "too_few_owls"),
        (prosperous(), "wohlstand", "needs_card"),
        (prosperous().stars(0, 1), "hof_astrologe", "needs_one_of"),
        (prosperous(), "kunstwerk_epos", "needs_one_of"),
    ],
)
def test_an_action_is_refused_by_its_entry(start: Golden, card: str, code: str) -> None:
    g = start.hand(0, card).main()
    found = dict(zip(faults(g, f"play {card}"), refused(g, f"play {card}"), strict=True))
    assert found[code] == f"GZ:{card}"


@rule("GZ:kornspeicher", "GZ:hospital", "GZ:erste_weise")
def test_an_expansion_is_refused_by_its_entry() -> None:
    g = wise().city(0, "L1").built(0, "kornspeicher", "L1 above").hand(0, "kornspeicher").rich(0).main()
    assert refused(g, "build kornspeicher L1 below") == ["GZ:kornspeicher"]
    g = prosperous().city(0, "L1").hand(0, "hospital").rich(0).main()
    assert (faults(g, "build hospital L1 above"), refused(g, "build hospital L1 above")) == (
        ["needs_card"],
        ["GZ:hospital"],
    )


@rule("PR-18")
def test_owls_of_which_the_entry_says_nothing_are_a_matter_of_owls() -> None:
    g = wise().city(0, "L1").hand(0, "gericht").rich(0).main()
    assert (faults(g, "build gericht L1 above"), refused(g, "build gericht L1 above")) == (["too_few_owls"], ["PR-18"])


@rule("PR-27")
def test_a_card_without_an_entry_is_refused_by_the_general_ruling() -> None:
    g = table("zeit_des_goldes").hand(0, "kundschafter").main()
    assert (faults(g, "play kundschafter"), refused(g, "play kundschafter")) == (["only_as_answer"], ["PR-27"])


@rule("PR-8", "GZ:peter")
def test_a_region_that_is_taken_is_a_matter_of_region_expansions() -> None:
    taken = ("L1 above", "L1 below", "C above", "C below", "R1 above", "R1 below")
    start = table("zeit_des_goldes").built(0, "candamir", "L1 above").hand(0, "goldversteck")
    for place in taken:
        start.built(0, "goldversteck", f"region {place}")
    g = start.main()
    assert (faults(g, "build goldversteck region C above"), refused(g, "build goldversteck region C above")) == (
        ["no_free_region"],
        ["PR-8"],
    )
    assert refused(wise().hand(0, "peter").rich(0).main(), "build peter L1 below") == ["GZ:peter"]
