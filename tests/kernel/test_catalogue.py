"""The catalogue: what a card declares stands in its columns, and nothing stands there that it does not declare."""

from typing import Any

import pytest

from catanica.errors import InputError
from catanica.games.principality.cards import catalogue as c
from catanica.games.principality.cards.catalogue import Catalogue
from catanica.games.principality.cards.facts import CardFact
from catanica.games.principality.position.digest import (
    ACTS,
    ANSWERS,
    DEALS,
    HOLDS,
    SHOWS,
    holds_goods,
    said_by,
    told_by,
)
from catanica.games.principality.position.goods import NAMES, of
from catanica.kernel.ints import bit

FIGURES = {"strength": c.STRENGTH_AT, "trade": c.TRADE_AT, "points": c.POINTS_AT, "hand": c.HAND_AT,
           "tournament": c.TOURNAMENT_AT}  # fmt: skip
LEVELS = {"strength": c.STRENGTH_AT, "commerce": c.TRADE_AT, "points": c.POINTS_AT, "progress": c.HAND_AT,
          "skill": c.TOURNAMENT_AT}  # fmt: skip
ZERO = ["flags", "slot", "cost", "points", "strength", "tournament", "trade", "resource", "die", "hand", "doubles",
        "rate", "traits", "search", "yields", "bonus", "prize", "stores", "capacity", "ready", "safe", "immune",
        "exposed", "shields", "forbids", "fee", "fears", "shuns", "figures", "back", "hooks", "fixed", "start",
        "upon", "conditions"]  # fmt: skip


def card(name: str, **facts: Any) -> CardFact:
    """A card as a set declares it."""
    return CardFact.model_validate({"id": name, "kind": "building", **facts}, context={"flags": ["odd"], "traits": []})


def only(**facts: Any) -> Catalogue:
    """A catalogue of one card."""
    return Catalogue([card("a", **facts)])


def test_a_card_that_declares_nothing_has_nothing_in_any_column() -> None:
    cat = only()
    for name in ZERO:
        assert list(getattr(cat, name)) == [0, 0], name
    assert (list(cat.kind), list(cat.copies)) == ([0, c.BUILDING], [0, 1])
    assert (cat.needs, cat.needs_any, cat.lacks) == ([[], []], [[], []], [[], []])
    assert (cat.number("a"), cat.number("b"), cat.fact(1).id) == (1, -1, "a")
    assert (cat.crown, cat.citadel, cat.start_regions) == (0, 0, {})


@pytest.mark.parametrize(("field", "at"), list(FIGURES.items()))
def test_each_figure_has_its_place_in_the_sums(field: str, at: int) -> None:
    figures = int(only(**{field: 3}).figures[1])
    assert figures == 3 << at
    assert (c.sum_in(figures, at), c.sum_in((255 << at), at)) == (3, 255)
    assert c.without_points(figures) == (0 if field == "points" else figures)
    assert c.without_points(255 << c.POINTS_AT) == 0


@pytest.mark.parametrize(("word", "at"), list(LEVELS.items()))
def test_a_level_adds_what_it_shows(word: str, at: int) -> None:
    assert c.level_figures({word: 2}) == 2 << at
    assert c.level_figures({}) == 0


@pytest.mark.parametrize(("facts", "at"), [
    ({"flags": ["knight"]}, c.KNIGHTS_AT),
    ({"flags": ["trade_fleet"]}, c.FLEETS_AT),
    ({"raises": ["knight_strength"]}, c.SMITHIES_AT),
    ({"raises": ["fleet_trade"]}, c.HARBOURS_AT),
    ({"raises": ["knight_tournament"]}, c.GROUNDS_AT),
])  # fmt: skip
def test_what_raises_others_is_counted(facts: dict[str, Any], at: int) -> None:
    assert only(**facts).figures[1] == 1 << at
    assert only(**facts, strength=1, points=2, hand=3).figures[1] == (1 << at) + 1 + 2 * bit(16) + 3 * bit(24)
    assert c.count_in(31 << c.KNIGHTS_AT, c.KNIGHTS_AT) == 31
    assert only(flags=["fleet"]).figures[1] == 0


def test_kinds_say_where_cards_lie() -> None:
    built = {"building", "unit", "site", "wizard", "spellbook"}
    for n, kind in enumerate(c.KIND_NAMES):
        assert c.is_built(n) == (kind in built), kind
        assert c.is_laid_out(n) == (kind in built | {"counter", "metropolis"}), kind
        assert c.is_drawn(n) == (kind in built | {"counter", "metropolis", "action"}), kind


def test_goods_are_numbered_from_one_for_a_card() -> None:
    for k, kind in enumerate(NAMES):
        cat = only(resource=kind, doubles=kind, cost={kind: 2}, fee={kind: 3}, stores=[kind])
        assert [cat.resource[1], cat.doubles[1], cat.stores[1]] == [k + 1, k + 1, 1 << k]
        assert [of(cat.cost[1], j) for j in range(6)] == [2 if j == k else 0 for j in range(6)]
        assert [of(cat.fee[1], j) for j in range(6)] == [3 if j == k else 0 for j in range(6)]


def test_yes_and_no_are_told_apart() -> None:
    assert only(ready=True).ready[1] == only(start=True).start[1] == 1
    assert only(unique=True).flags[1] == c.UNIQUE
    assert only(each=True).flags[1] == c.ONE_EACH
    assert only(flags=["attack", "market"]).flags[1] == c.ATTACK | c.MARKET
    assert only(forbids=["neutral"]).forbids[1] == c.NEUTRAL
    assert only(traits=["learning"]).traits[1] == c.LEARNING
    assert only(immune=["knights"]).immune[1] == c.AIMED_KNIGHTS
    assert only(shelters={"plague": "land"}).traits[1] == c.PLAGUE_LAND
    with pytest.raises(InputError, match="shelters"):
        only(shelters={"plague": "dock"})


def test_words_that_only_a_set_knows_get_the_bits_that_are_free() -> None:
    bits = dict(c.FLAG_NAMES)
    first = [c.allotted(bits, f"word_{n}") for n in range(3)]
    assert first == [1 << c.FIRST_OWN, 2 << c.FIRST_OWN, 4 << c.FIRST_OWN]
    assert c.allotted(bits, "word_1") == first[1]
    assert c.allotted(bits, "knight") == c.KNIGHT
    for n in range(3, c.LAST_OWN - c.FIRST_OWN + 1):
        assert c.allotted(bits, f"word_{n}") == 1 << (c.FIRST_OWN + n)
    with pytest.raises(InputError, match="one too many"):
        c.allotted(bits, "another")
    assert only(flags=["odd"]).flags[1] == 1 << c.FIRST_OWN


def test_more_copies_of_a_card_are_one_card() -> None:
    cat = Catalogue([card("a", count=2), card("b", count=3), card("a", count=4)])
    assert (cat.ids, list(cat.copies)) == (["", "a", "b"], [0, 6, 3])


def test_reprints_are_of_a_family_and_cards_may_show_one_person() -> None:
    cat = Catalogue([card("a", person="anna"), card("b", like="a"), card("d"), card("e", person="anna")])
    assert cat.family[1] == cat.family[2] != cat.family[3]
    assert cat.person[1] == cat.person[4] == 1
    assert [int(cat.person[n]) for n in (2, 3)] == [2, 3]


def test_conditions_are_cards_or_figures() -> None:
    cat = Catalogue([card("a"), card("b", needs=["a", "knight"], needs_any=["a", "gone"], lacks=["a", "gone"]),
                     card("d", upon="a")])  # fmt: skip
    assert (cat.needs[2], cat.lacks[2]) == ([1, c.KNIGHT_TOKEN], [1])
    assert cat.needs_any[2] == [1], "what is not in the game is left out"
    assert (list(cat.upon), list(cat.conditions)) == ([0, 0, 0, 1], [0, 0, 4, 0])
    with pytest.raises(InputError, match="needs"):
        only(needs=["gone"])


def test_crown_citadel_and_start_regions_are_found() -> None:
    region = {"kind": "region", "resource": "ore", "start": True, "owner": "white"}
    cat = Catalogue([card("a"), card("b", slot="crown"), card("d", slot="on_settlement"), card("e", **region, at=2),
                     card("f", **region, at=1), card("g", start=True, owner="white"),
                     card("h", kind="region", resource="ore", owner="white")])  # fmt: skip
    assert (cat.crown, cat.citadel) == (2, 3)
    assert cat.start_regions == {"white": [5, 4]}


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ({}, 0),
        *(({"stores": [kind]}, HOLDS) for kind in NAMES),
        *(({name: 1}, DEALS) for name in ("rate", "search", "yields", "bonus")),
        ({"traits": ["learning"]}, SHOWS),
        ({"forbids": ["neutral"]}, SHOWS),
        ({"shields": ["knights"]}, SHOWS),
        ({"stores": ["brick"], "yields": 1, "traits": ["learning"]}, HOLDS | DEALS | SHOWS),
    ],
)
def test_what_there_is_to_a_card_beside_its_figures_is_known_by_any_one_fact(facts: dict[str, Any], said: int) -> None:
    """A card of which nothing is known is passed over when a land is counted."""
    assert told_by(only(**facts, strength=1, points=1, trade=1), 1) == said


def test_a_card_with_any_hook_acts_and_one_that_minds_any_window_answers() -> None:
    assert [int(said_by(*masks)) for masks in ((0, 0), (1, 0), (6, 0), (0, 1), (0, 6), (1, 1))] == [
        0, ACTS, ACTS, ANSWERS, ANSWERS, ACTS | ANSWERS,
    ]  # fmt: skip


def test_a_card_with_room_for_one_good_holds_goods_and_one_that_names_a_kind_does_not() -> None:
    assert [holds_goods(only(stores=["brick"], capacity=n), 1) for n in (0, 1, 2)] == [False, True, True]
