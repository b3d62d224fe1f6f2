"""The odd cards of Zeit des Fortschritts."""

import pytest

from catanica.games.princes.sets.zeit_der_entdecker.words import CELLS
from catanica.games.principality.cards.powers import hand_limit
from tests.support.golden import DUEL_SEA, EXPLORERS, PROSPERITY, Golden
from tests.support.position import do, faults, options
from tests.support.princes import Table, discard, table
from tests.support.reading import asked, hand, in_play, stack, stock
from tests.support.rules import rule


def progress(active: int = 0) -> Table:
    """A game of Zeit des Fortschritts."""
    return table("zeit_des_fortschritts", active)


@rule("PR-24", "PR-27")
def test_benjamin_brings_the_number_once_more_without_boosters() -> None:
    g = progress().rolled(2).built(0, "holzfaellerlager", "L1 above").hand(0, "benjamin").main()
    do(g, "play benjamin")
    assert stock(g, 0) == {"lumber": 1}
    assert stock(g, 1) == {}
    assert asked(g) == (0, "main")


@rule("PR-27")
@pytest.mark.parametrize(("card", "kind"), [("dreifelderwirtschaft", "grain"), ("floezbau", "ore")])
def test_the_university_opens_fields_and_seams(card: str, kind: str) -> None:
    g = progress().city(0, "L1").built(0, "universitaet", "L1 above").hand(0, card).main()
    do(g, f"play {card}")
    assert stock(g, 0) == {kind: 2}
    assert faults(progress().hand(0, card).main(), f"play {card}") == ["needs_card"]


@rule("PR-27", "PR-31")
@pytest.mark.parametrize(("card", "building"), [("guido", "rathaus"), ("gustav", "bibliothek")])
def test_envoy_and_librarian_need_their_building_or_fewer_points(card: str, building: str) -> None:
    even = progress().hand(0, card).discard("markt")
    assert faults(even.main(), f"play {card}") == ["needs_card_or_behind"]
    house = progress().city(0, "L1").city(1, "L1").built(0, building, "L1 above").hand(0, card).discard("markt").main()
    do(house, f"play {card}", "pick markt")
    assert hand(house, 0) == ["markt"]
    assert discard(house) == [card]
    behind = progress().city(1, "L1").hand(0, card)
    assert faults(behind.main(), f"play {card}") == ["discard_empty"]


@rule("PR-41")
def test_the_medicus_heals_around_one_bath_house() -> None:
    pos = progress().city(0, "L1", "R1").built(0, "badhaus", "L1 above").built(0, "badhaus", "R1 above")
    g = pos.hand(0, "medicus").main()
    do(g, "play medicus", "target own badhaus L1 above")
    assert stock(g, 0) == {"lumber": 1, "brick": 1, "gold": 1, "wool": 1}
    assert faults(progress().hand(0, "medicus").main(), "play medicus") == ["needs_card"]


@rule("PR-27")
def test_the_master_gunner_needs_a_university() -> None:
    pos = progress().hand(0, "geschuetzmeister").rich(0)
    assert faults(pos.main(), "build geschuetzmeister L1 above") == ["needs_card"]


@rule("PR-24", "PR-41")
def test_benjamin_s_gold_finds_room_in_a_cache_as_production_does() -> None:
    pos = Table("duel", ("zeit_des_goldes", "zeit_des_fortschritts", "zeit_der_wirren"))
    pos.built(0, "goldversteck", "region L1 above").stock(0, gold=3).rolled(1)
    assert stock(do(pos.hand(0, "benjamin").main(), "play benjamin"), 0) == {"gold": 4}


@rule("PR-5", "PR-34")
def test_progress_of_an_island_raises_the_limit_but_an_invention_pays_buildings_only() -> None:
    island = CELLS[DUEL_SEA.index("insel_der_gelehrten")]
    pos = Golden(EXPLORERS, "zeit_des_fortschritts", PROSPERITY).up(0, island, level=2).up(1, island, level=1)
    g = pos.built(1, "kloster", "L1 above").event_card("erfindung")
    assert (hand_limit(g, 0), hand_limit(g, 1)) == (4, 4)
    assert asked(g) == (1, "gain"), "the abbey of the opponent alone"


@rule("PR-25")
def test_the_crane_makes_dear_city_expansions_cheaper() -> None:
    pos = progress().city(0, "L1").built(0, "baukran", "L1 above").built(0, "kloster", "L1 below")
    g = pos.display("universitaet").hand(0, "apotheke").stock(0, lumber=2, grain=2, wool=2, gold=1).main()
    assert faults(g, "build apotheke L1 above") == ["cannot_pay"], "four resources are not dear enough"
    do(g, "erect universitaet L1 above")
    assert in_play(g, 0) == ["baukran", "kloster", "universitaet"]
    assert stock(g, 0) == {"wool": 2, "gold": 1}


@rule("PR-5", "PR-31")
def test_the_library_searches_a_stack_for_nothing() -> None:
    pos = progress().city(0, "L1").hand(0, "bibliothek").stock(0, brick=1, lumber=2, ore=1)
    g = pos.stack(1, "inga", "harald", "austin").main()
    do(g, "build bibliothek L1 above", "stack 1", "pick harald")
    assert hand(g, 0) == ["harald"]
    assert stack(g, 1) == ["inga", "austin"]
    assert asked(g) == (0, "main")


@rule("PR-27")
def test_the_parliament_needs_two_progress_points() -> None:
    one = progress().city(0, "L1").built(0, "kloster", "L1 above").hand(0, "parlament").rich(0)
    assert faults(one.main(), "build parlament L1 above") == ["needs_progress"]
    two = progress().city(0, "L1").built(0, "kloster", "L1 above").built(0, "universitaet", "L1 above")
    assert faults(two.hand(0, "parlament").rich(0).main(), "build parlament L1 below") == []


@rule("PR-6")
def test_the_plague_spares_bath_houses_and_pays_pharmacies() -> None:
    pos = progress().city(0, "L1", "R1").built(0, "badhaus", "L1 above").built(0, "apotheke", "R1 above").rich(0)
    g = pos.city(1, "L1").rich(1).event_card("seuche")
    assert stock(g, 1) == {"lumber": 2, "brick": 2, "gold": 2, "wool": 2, "ore": 3, "grain": 3}
    assert asked(g) == (0, "gain")
    assert options(g) == ["region R1 above", "region R1 below"]
    do(g, "region R1 above")
    assert stock(g, 0) == {"lumber": 3, "brick": 3, "gold": 3, "wool": 3, "ore": 2, "grain": 3}
    assert asked(g) == (0, "main")


@rule("PR-27", "PR-41")
@pytest.mark.parametrize(("card", "kind"), [("dreifelderwirtschaft", "grain"), ("floezbau", "ore")])
def test_fields_and_seams_fill_a_last_place_and_need_one(card: str, kind: str) -> None:
    pos = progress().city(0, "L1").built(0, "universitaet", "L1 above").hand(0, card)
    g = do(pos.stock(0, **{kind: 2}).main(), f"play {card}")
    assert stock(g, 0) == {kind: 3}
    pos = progress().city(0, "L1").built(0, "universitaet", "L1 above").hand(0, card)
    assert faults(pos.stock(0, **{kind: 3}).main(), f"play {card}") == ["no_room_for_it"]


@rule("PR-41")
def test_two_bath_houses_of_a_city_are_one_place_for_the_medicus() -> None:
    pos = progress().city(0, "L1").built(0, "badhaus", "L1 above").built(0, "badhaus", "L1 below")
    g = do(pos.hand(0, "medicus").main(), "play medicus")
    if asked(g)[1] == "medicus":
        assert len(options(g)) == 1
        do(g, options(g)[0])
    assert (stock(g, 0), asked(g)) == ({"lumber": 1, "brick": 1, "gold": 1, "wool": 1}, (0, "main"))


@rule("PR-6")
def test_the_plague_pays_every_pharmacy_of_either_player() -> None:
    pos = progress().city(0, "L1").built(0, "apotheke", "L1 above").built(0, "apotheke", "L1 below")
    g = pos.city(1, "R1").built(1, "apotheke", "R1 above").event_card("seuche")
    for seat, times in ((0, 2), (1, 1)):
        for _ in range(times):
            assert asked(g) == (seat, "gain")
            do(g, "region L1 above" if seat == 1 else "region R1 above")
    assert (stock(g, 0), stock(g, 1), asked(g)) == ({"grain": 2}, {"lumber": 1}, (0, "main"))
