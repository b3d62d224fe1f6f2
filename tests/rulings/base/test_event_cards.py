"""Rich year, progress, turn of the year, and where event cards go."""

from catanica.games.principality.vocabulary import card_of
from tests.support.position import do, options, position
from tests.support.reading import asked, stock
from tests.support.rules import rule
from tests.support.views import view


@rule("KB-43")
def test_a_rich_year_fills_the_two_regions_beside_each_storehouse() -> None:
    p = position().built(0, "befestigtes_lager", "L1 above").built(1, "befestigtes_lager", "R1 below")
    g = p.event_card("ertragreiches_jahr")
    assert stock(g, 0) == {"grain": 1, "wool": 1}
    assert stock(g, 1) == {"lumber": 1, "gold": 1}
    assert asked(g) == (0, "main")


@rule("KB-43")
def test_two_storehouses_give_their_common_region_two() -> None:
    p = position().built(0, "befestigtes_lager", "L1 above").built(0, "befestigtes_lager", "R1 above")
    g = p.stock(0, grain=3).event_card("ertragreiches_jahr")
    assert stock(g, 0) == {"grain": 3, "wool": 2, "brick": 1}
    assert stock(g, 1) == {}
    assert asked(g) == (0, "main")


@rule("KB-44")
def test_progress_pays_one_of_choice_per_monastery_and_library() -> None:
    p = position().city(0, "L1").built(0, "kloster", "R1 above").built(0, "bibliothek", "L1 above")
    g = p.built(1, "kloster", "L1 above").built(1, "saegewerk", "R1 above").event_card("fortschritt")
    assert asked(g) == (0, "gain")
    do(g, "region L1 below", "region C above")
    assert asked(g) == (1, "gain")
    do(g, "region R1 below")
    assert (stock(g, 0), stock(g, 1)) == ({"ore": 1, "wool": 1}, {"gold": 1})
    assert asked(g) == (0, "main")


@rule("KB-44", "KB-55")
def test_progress_without_learning_or_without_room_pays_nothing() -> None:
    g = position().built(0, "saegewerk", "L1 above").rich(1).built(1, "kloster", "L1 above").event_card("fortschritt")
    assert stock(g, 0) == {}
    assert asked(g) == (0, "main")


@rule("KB-45")
def test_the_turn_of_the_year_shuffles_all_events_itself_included() -> None:
    g = position().events("seuche", "konflikt").event_card("jahreswechsel")
    assert asked(g) == (-1, "shuffle")
    assert sorted(options(g)) == ["deal jahreswechsel", "deal konflikt", "deal seuche"]
    do(g, "deal konflikt", "deal jahreswechsel", "deal seuche")
    assert [g.cat.ids[card_of(s)] for s in g.event_stack] == ["konflikt", "jahreswechsel", "seuche"]
    for audience in (0, 1, -1):
        assert view(g, audience)["event_stack"]["known"] == [None, None, None]
    assert asked(g) == (0, "main")


@rule("103.K.a", "KB-12")
def test_an_event_carried_out_goes_under_the_event_stack_where_all_saw_it() -> None:
    g = position().events("konflikt", "baumeister").event_card("seuche")
    assert [g.cat.ids[card_of(s)] for s in g.event_stack] == ["konflikt", "baumeister", "seuche"]
    assert view(g, 1)["event_stack"] == {"size": 3, "known": [None, None, "seuche"], "last": "seuche"}
    assert len(g.discard) == 0


@rule("KB-43")
def test_a_rich_year_brings_nothing_beside_other_buildings() -> None:
    g = position().built(0, "markt", "L1 above").built(1, "kloster", "R1 below").event_card("ertragreiches_jahr")
    assert (stock(g, 0), stock(g, 1)) == ({}, {})
