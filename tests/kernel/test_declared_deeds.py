"""What cards declare to do (`cards/declared.py`), with one of everything, brick first, and with nothing there."""

from typing import Any

import pytest

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.declared import (
    Capping,
    Cheapening,
    Deed,
    Foiling,
    SharedDeeds,
    Yearly,
    marked,
    named,
)
from catanica.games.principality.cards.facts import EffectFacts
from catanica.games.principality.position.goods import BRICK, GOLD, amount
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.goods_steps import ANY
from tests.support.position import Position, do, faults, options, position, roll
from tests.support.reading import asked, stock

ACTION = "haendler"


def declared(effect: Deed, active: int = 0) -> Position:
    """A game in which an action card does that; somebody holds it."""
    rules = CardGame().rules
    rules.bind(rules.cat.number(ACTION), effect)
    return position(active, rules=rules).actions_open().hand(active, ACTION)


@pytest.mark.parametrize("seat", [0, 1])
def test_one_brick_is_paid_for_one_resource_of_choice(seat: int) -> None:
    deed = Deed(1, 0, 0, False, paid=amount(BRICK, 1))
    assert faults(declared(deed, seat).stock(seat, gold=3).main(), f"play {ACTION}") == ["too_few_goods"]
    g = do(declared(deed, seat).stock(seat, brick=1).main(), f"play {ACTION}")
    assert (asked(g), stock(g, seat)) == ((seat, "gain"), {})
    do(g, "region C above")
    assert (asked(g), stock(g, seat)) == ((seat, "main"), {"wool": 1})


def test_what_costs_nothing_needs_nothing() -> None:
    g = do(declared(Deed(1, 0, 0, False)).main(), f"play {ACTION}", "region C above")
    assert stock(g, 0) == {"wool": 1}


@pytest.mark.parametrize(("kind", "name"), [(BRICK, "brick"), (GOLD, "gold")])
def test_a_kind_is_gained_as_far_as_there_is_room(kind: int, name: str) -> None:
    deed = Deed(2, 0, 0, False, good=kind)
    for there, then in ((0, 2), (1, 3), (2, 3)):
        g = do(declared(deed).stock(0, **{name: there}).main(), f"play {ACTION}")
        assert (asked(g), stock(g, 0)) == ((0, "main"), {name: then})
    assert faults(declared(deed).stock(0, **{name: 3}).main(), f"play {ACTION}") == ["no_room_for_it"]


@pytest.mark.parametrize("seat", [0, 1])
def test_as_many_are_given_back_as_it_says(seat: int) -> None:
    deed = Deed(0, 3, 2, False)
    assert faults(declared(deed, seat).stock(seat, wool=1).main(), f"play {ACTION}") == ["nothing_to_take"]
    g = do(declared(deed, seat).stock(1 - seat, ore=2, gold=1).main(), f"play {ACTION}")
    taken = 0
    while asked(g) == (seat, "take"):
        do(g, options(g)[0])
        taken += 1
    back = 0
    while asked(g)[1] == "give_back":
        assert asked(g) == (seat, "give_back")
        do(g, options(g)[0])
        back += 1
    assert (sum(stock(g, seat).values()), sum(stock(g, 1 - seat).values())) == (1, 2)
    assert asked(g) == (seat, "main")
    assert taken <= 3
    assert back <= 2


def test_one_is_taken_only_where_there_is_one() -> None:
    deed = Deed(0, 1, 0, False)
    assert faults(declared(deed).main(), f"play {ACTION}") == ["nothing_to_take"]
    g = do(declared(deed).stock(1, brick=1).main(), f"play {ACTION}")
    while asked(g) != (0, "main"):
        do(g, options(g)[0])
    assert (stock(g, 0), stock(g, 1)) == ({"brick": 1}, {})


@pytest.mark.parametrize("active", [0, 1])
def test_an_event_acts_for_both_and_the_active_player_first(active: int) -> None:
    rules = CardGame().rules
    rules.bind(rules.cat.number("seuche"), Deed(1, 0, 0, False))
    g = position(active, rules=rules).event_card("seuche")
    assert asked(g) == (active, "gain")
    do(g, options(g)[0])
    assert asked(g) == (1 - active, "gain")
    do(g, options(g)[0])
    assert (asked(g), [sum(stock(g, seat).values()) for seat in (0, 1)]) == ((active, "main"), [1, 1])


def test_a_building_acts_for_its_builder_when_it_is_laid_out() -> None:
    rules = CardGame().rules
    rules.bind(rules.cat.number("kloster"), Deed(2, 0, 0, False, good=BRICK))
    rules.cat.cost[rules.cat.number("kloster")] = 0
    g = do(position(1, rules=rules).hand(1, "kloster").main(), "build kloster L1 above")
    assert (stock(g, 1), stock(g, 0)) == ({"brick": 2}, {})


# -- cards by what they are -------------------------------------------------------------------------------------------


def rules() -> Rulebook:
    """Those of the base game with knights and fleets."""
    return CardGame(sets=["base", "ritter_haendler"]).rules


def test_cards_are_named_by_id_and_by_what_they_are() -> None:
    known = rules()
    number, cat = known.cat.number, known.cat
    assert named(known, ["markt", "alchimist"]) == [number("markt"), number("alchimist")]
    assert cat.ids[1] == "alchimist"
    for word in ("neutral", "knight", "trade_fleet", "attack"):
        flag = known.flag(word)
        assert named(known, [word]) == [n for n in range(1, len(cat.ids)) if cat.flags[n] & flag == flag]
    assert 1 in named(known, ["neutral"]), "from the first card on"
    cat.flag_bits["markt"] = known.flag("neutral")
    assert named(known, ["markt"]) == [number("markt")], "a word that is a card's name is that card"
    column = marked(known, [number("markt"), -1, number("alchimist")])
    assert [n for n, mark in enumerate(column) if mark] == sorted([1, number("markt")]), "others are left out"
    assert len(column) == len(cat.ids)


def test_only_the_cards_that_are_meant_are_changed() -> None:
    known = rules()
    g = position(rules=known).main()
    markt, kirche = known.cat.number("markt"), known.cat.number("kirche")
    cheap, cap, foil = Cheapening(known, [markt], 2), Capping(known, [markt], 0), Foiling(markt, [1, 6])
    assert [cheap.discount(g, 0, 0, card) for card in (markt, kirche)] == [2, 0]
    assert [cap.cap(g, 0, 0, card) for card in (markt, kirche)] == [0, -1]
    assert [foil.foils(g, 0, 0, card) for card in (markt, kirche)] == [0b1000010, 0]


def test_what_a_card_declares_becomes_one_effect() -> None:
    made = SharedDeeds(3)
    years: list[dict[str, Any]] = [{"year": {"gold": 1}}, {"yearly": 1}, {"year": {"ore": 1}, "yearly": 2}]
    for facts in years:
        effect = made.make(rules(), EffectFacts.model_validate(facts))
        assert isinstance(effect, Yearly)
        assert (effect.year, effect.chosen) == (3, facts.get("yearly", 0))
    for facts, good in (({"gain": 2}, ANY), ({"gain": 2, "of": "brick"}, BRICK), ({"gain": 2, "of": "gold"}, GOLD)):
        effect = made.make(rules(), EffectFacts.model_validate(facts))
        assert isinstance(effect, Deed)
        assert (effect.gained, effect.good) == (2, good)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("facts", "more"), [({"year": {"gold": 1}}, 1), ({"yearly": 1}, 1),
                                             ({"year": {"ore": 1}, "yearly": 1}, 2)])  # fmt: skip
@pytest.mark.parametrize("face", ["good_year", "tournament"])
def test_a_good_year_brings_what_a_card_in_play_says(seat: int, facts: dict[str, Any], more: int, face: str) -> None:
    known = CardGame().rules
    known.bind(known.cat.number("kloster"), known.deeds.make(known, EffectFacts.model_validate(facts)))
    g = roll(position(rules=known).built(seat, "kloster", "L1 above").before_roll(), face, 1)
    while asked(g) != (0, "main"):
        do(g, options(g)[0])
    mine, other = (sum(stock(g, s).values()) for s in (seat, 1 - seat))
    assert mine - other == (more if face == "good_year" else 0), "regions yield both the same"
