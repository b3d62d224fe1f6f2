"""The scout chooses the regions of a new settlement."""

import pytest

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.knowledge import missing, seen
from catanica.games.principality.vocabulary import card_of
from tests.support.position import Position, do, faults, options, position, refused
from tests.support.reading import asked, hand
from tests.support.rules import rule
from tests.support.views import view

STACK = ("gebirge_stapel_5", "wald_stapel_6", "goldfluss_stapel_3", "weideland_stapel_5")


def settling(edition: str = "2005") -> Position:
    """Seat 0 can build a settlement at L2."""
    return position(edition=edition).rich(0).road(0, 5).region_stack(*STACK)


def regions(g: Duel, seat: int) -> list[str]:
    """The two regions beside the settlement L2, above and below."""
    return [g.cat.ids[card_of(g.land(seat).regions[i])] for i in (8, 9)]


@rule("KB-39")
def test_any_two_regions_are_chosen_and_the_rest_is_shuffled() -> None:
    g = settling().hand(0, "kundschafter").main()
    do(g, "settlement L2")
    assert asked(g) == (0, "answer")
    do(g, "play kundschafter")
    assert asked(g) == (0, "scout_pick")
    assert sorted(options(g)) == sorted(f"pick {card}" for card in STACK)
    do(g, "pick goldfluss_stapel_3", "pick weideland_stapel_5")
    assert asked(g) == (-1, "shuffle")
    assert sorted(options(g)) == ["deal gebirge_stapel_5", "deal wald_stapel_6"]
    do(g, "deal wald_stapel_6", "deal gebirge_stapel_5")
    assert asked(g) == (0, "lay_regions")
    do(g, "lay goldfluss_stapel_3 L2 below")
    assert regions(g, 0) == ["weideland_stapel_5", "goldfluss_stapel_3"]
    assert [g.land(0).stock_at(i) for i in (8, 9)] == [0, 0]
    assert [g.cat.ids[card_of(s)] for s in g.region_stack] == ["wald_stapel_6", "gebirge_stapel_5"]
    assert hand(g, 0) == []
    assert asked(g) == (0, "main")


@rule("KB-39")
def test_a_region_that_was_picked_lies_in_no_stack_any_more() -> None:
    g = settling().hand(0, "kundschafter").main()
    do(g, "settlement L2", "play kundschafter")
    river = g.cat.number("goldfluss_stapel_3")
    before = seen(g)
    do(g, "pick goldfluss_stapel_3")
    assert list(seen(g)) == list(before), "it is on its way, as everybody knows"
    assert river not in missing(g.cat, seen(g.redacted(1)), True, False)


@rule("KB-39")
def test_after_the_shuffle_nobody_knows_the_order() -> None:
    g = settling().hand(0, "kundschafter").main()
    do(g, "settlement L2", "play kundschafter", "pick goldfluss_stapel_3", "pick weideland_stapel_5")
    do(g, "deal wald_stapel_6", "deal gebirge_stapel_5", "lay goldfluss_stapel_3 L2 below")
    for audience in (0, 1, -1):
        assert view(g, audience)["region_stack"] == {"size": 2, "known": [None, None]}


@rule("KB-39", "KB-18")
def test_without_the_scout_the_top_two_come() -> None:
    g = settling().hand(0, "hafen").main()
    do(g, "settlement L2", "pass")
    assert asked(g) == (0, "lay_regions")
    assert sorted(options(g)) == ["lay gebirge_stapel_5 L2 above", "lay gebirge_stapel_5 L2 below"]
    do(g, "lay gebirge_stapel_5 L2 above")
    assert regions(g, 0) == ["gebirge_stapel_5", "wald_stapel_6"]
    assert asked(g) == (0, "main")


@rule("KB-57", "KB-39")
def test_the_scout_serves_the_builder_only() -> None:
    g = settling().hand(1, "kundschafter").main()
    do(g, "settlement L2")
    assert asked(g) == (0, "lay_regions")  # an empty hand is not asked, and the opponent never
    assert hand(g, 1) == ["kundschafter"]


@rule("KB-39", "KB-57")
def test_it_is_played_when_building_and_at_no_other_time() -> None:
    g = settling().actions_open().hand(0, "kundschafter").main()
    assert faults(g, "play kundschafter") == ["only_as_answer"]
    do(g, "settlement L2", "pass", "lay gebirge_stapel_5 L2 above")
    assert refused(g, "play kundschafter") == ["KB-57"]


@rule("114.F.b", "KB-29")
@pytest.mark.parametrize("edition", ["1996", "1997", "2003", "2005"])
def test_it_never_waits_for_the_threshold(edition: str) -> None:
    g = settling(edition=edition).hand(0, "kundschafter").main()
    assert not g.reached & 4
    do(g, "settlement L2")
    assert options(g) == ["pass", "play kundschafter"]


@rule("KB-39")
def test_one_scout_per_settlement() -> None:
    g = settling().hand(0, "kundschafter", "kundschafter").main()
    do(g, "settlement L2", "play kundschafter", "pick gebirge_stapel_5", "pick wald_stapel_6")
    do(g, "deal goldfluss_stapel_3", "deal weideland_stapel_5", "lay gebirge_stapel_5 L2 below")
    assert regions(g, 0) == ["wald_stapel_6", "gebirge_stapel_5"]
    assert hand(g, 0) == ["kundschafter"]
    assert asked(g) == (0, "main")
