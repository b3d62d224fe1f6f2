"""Pointing at cards in play: a name leads back to its card, in either land and among several at a place."""

import pytest

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.steps.pointing import (
    MOST_AT_PLACE,
    PointStep,
    first_like,
    index_named,
    land_named,
    name_of,
    offer_pointed,
    pointed_at,
    pointing,
    pointing_also,
    points_at,
)
from catanica.games.principality.telling.places import place_number
from catanica.games.principality.telling.words import to_text
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.listing import Options
from tests.support.position import position

CARDS = [("kirche", "L1 above"), ("markt", "L1 below"), ("kirche", "L1 above"), ("markt", "R1 above")]


def towns() -> Duel:
    """Both players have two churches above L1, with a market laid between them, and one at R1."""
    p = position().city(0, "L1").city(1, "L1")
    for seat in (0, 1):
        for card, place in CARDS:
            p.built(seat, card, place)
    return p.main()


def named(g: Duel, *where: tuple[int, int]) -> int:
    """A word that points at cards, by land and place in its list."""
    word = 0
    for seat, index in where:
        word = pointing_also(word, name_of(g, seat, index))
    return word


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("index", range(len(CARDS)))
def test_a_name_leads_back_to_its_card(seat: int, index: int) -> None:
    g = towns()
    name = name_of(g, seat, index)
    assert (land_named(name), index_named(g, name)) == (seat, index)
    assert name > 0, "nothing is named 0"


def test_every_card_has_a_name_of_its_own() -> None:
    g = towns()
    assert len({name_of(g, seat, i) for seat in (0, 1) for i in range(len(CARDS))}) == 2 * len(CARDS)


def test_a_word_points_at_up_to_three_cards_in_their_order() -> None:
    g = towns()
    where = [(1, 3), (0, 2), (1, 0)]
    for n in range(4):
        word = named(g, *where[:n])
        assert (pointed_at(word), pointing(word)) == (n, word)
        for seat in (0, 1):
            for i in range(len(CARDS)):
                assert points_at(word, name_of(g, seat, i)) == ((seat, i) in where[:n])


def test_of_equal_cards_at_a_place_the_first_that_is_not_pointed_at_is_meant() -> None:
    g = towns()
    church, above = g.cat.number("kirche"), place_number(["L1", "above"])
    for seat in (0, 1):
        first, second = name_of(g, seat, 0), name_of(g, seat, 2)
        assert first_like(g, 0, seat, above, church) == first
        assert first_like(g, named(g, (seat, 0)), seat, above, church) == second
        assert first_like(g, named(g, (1 - seat, 0)), seat, above, church) == first
        assert first_like(g, named(g, (seat, 0), (seat, 2)), seat, above, church) == 0
        market = first_like(g, 0, seat, place_number(["R1", "above"]), g.cat.number("markt"))
        assert market == name_of(g, seat, 3)
        assert first_like(g, 0, seat, above, g.cat.number("markt")) == 0


@pytest.mark.parametrize(
    ("where", "texts"),
    [
        ([], []),
        ([(0, 1)], ["target own markt L1 below"]),
        ([(0, 0), (1, 3), (0, 2)], ["target own kirche L1 above", "target markt R1 above"]),
        ([(1, 0), (1, 1), (0, 3)], ["target kirche L1 above", "target markt L1 below", "target own markt R1 above"]),
    ],
)
def test_the_cards_pointed_at_are_offered_equal_ones_once(where: list[tuple[int, int]], texts: list[str]) -> None:
    g = towns()
    out = Options()
    offer_pointed(g, named(g, *where), out)
    assert [to_text(g, code) for code in out.codes] == texts


def test_a_name_has_room_for_seven_cards_at_a_place() -> None:
    p = position()
    for _ in range(MOST_AT_PLACE + 1):
        p.built(0, "markt", "L1 above")
    g = p.main()
    last = MOST_AT_PLACE - 1
    assert index_named(g, name_of(g, 0, last)) == last
    with pytest.raises(ValueError, match="cards at one place"):
        name_of(g, 0, last + 1)


class Churches(PointStep):
    """Somebody points at churches, wherever they lie."""

    def may_point(self, g: Duel, e: int, where: int, p: int) -> bool:
        """Churches only."""
        return bool(card_of(p) == g.cat.number("kirche"))


@pytest.mark.parametrize(
    ("where", "left", "texts"),
    [
        ([], 4, ["target own kirche L1 above", "target kirche L1 above"]),
        ([(0, 0)], 3, ["target own kirche L1 above", "target kirche L1 above"]),
        ([(0, 2), (1, 0)], 2, ["target own kirche L1 above", "target kirche L1 above"]),
        ([(0, 0), (0, 2)], 2, ["target kirche L1 above"]),
        ([(1, 0), (0, 0), (1, 2)], 1, ["target own kirche L1 above"]),
    ],
)
def test_what_is_left_to_point_at_is_counted_and_equal_cards_are_listed_once(
    where: list[tuple[int, int]], left: int, texts: list[str]
) -> None:
    g = towns()
    out = Options()
    assert Churches("point", "KB-42").left(g, named(g, *where), out) == left
    assert [to_text(g, code) for code in out.codes] == texts
    assert PointStep("point", "KB-42").left(g, named(g, *where), out) == 0, "a step that says nothing points at nothing"
