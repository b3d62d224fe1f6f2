"""A card may be a smithy, a harbour, a fire watch or a great fleet only now and then: `Effect.traits`."""

import pytest

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.catalogue import (
    BANK_HOUSE,
    FIRE_CITY,
    FIRE_LAND,
    FLEET_TRADE,
    GREAT_FLEET,
    KNIGHT_STRENGTH,
    KNIGHT_TOURNAMENT,
)
from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.cards.powers import (
    fleet_rate,
    has_trait,
    strength,
    tournament,
    trade_points,
    watched,
)
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.piece import owner_of
from catanica.games.principality.rules.events import counted_by_brigands
from catanica.games.principality.telling.places import place_number, region_number
from tests.rulings.handel_wandel.land import resting
from tests.support.position import Position, do, options, position

CARD = "kloster"
WATCHED = ["L1 above", "L1 below", "R1 above", "region L1 above", "region L6 above"]


class WhileFed(Effect):
    """A trait while the lord of the land stores grain."""

    def __init__(self, trait: int) -> None:
        self.trait = trait

    def traits(self, g: Duel, seat: int, p: int) -> int:
        """Whoever's card it is."""
        return self.trait if g.land(seat).stock_at(10) > 0 else 0


def fed(trait: int, active: int = 0) -> Position:
    """A game in which the abbey has a trait while grain lies on the first field; both players have a city at L1."""
    rules = CardGame(sets=["base", "ritter_haendler", "politik_intrige"]).rules
    rules.bind(rules.cat.number(CARD), WhileFed(trait))
    return position(active, rules=rules).city(0, "L1").city(1, "L1")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_smithy_that_comes_and_goes_makes_knights_stronger_while_it_is_one(seat: int) -> None:
    p = fed(KNIGHT_STRENGTH, seat).built(seat, CARD, "L1 above").built(seat, "konrad_der_flinke", "R1 above")
    g = p.stock(seat, wool=3).main()
    assert strength(g, seat) == 2
    do(g, "bank wool grain")
    assert strength(g, seat) == 3
    assert strength(fed(KNIGHT_STRENGTH).built(1, CARD, "L1 above").stock(1, grain=1).main(), 1) == 0, "no knight"


@pytest.mark.parametrize("seat", [0, 1])
def test_it_counts_among_what_else_changes_knights(seat: int) -> None:
    p = fed(KNIGHT_STRENGTH, seat).built(seat, "bordell", "L1 above", 1 - seat).built(seat, CARD, "L1 below")
    g = p.built(seat, "konrad_der_flinke", "R1 above").stock(seat, wool=3).main()
    assert strength(g, seat) == 1
    do(g, "bank wool grain")
    assert strength(g, seat) == 2


class Belittling(Effect):
    """Lets all units of the opponent of its owner count no more than so much."""

    def __init__(self, most: int) -> None:
        self.most = most

    def cap(self, g: Duel, seat: int, p: int, unit: int) -> int:
        """Whatever unit it is."""
        return self.most if owner_of(p) == seat else -1


def belittled(most: int, seat: int) -> Position:
    """A knight of three and one of one, and a blocked one of two; the opponent's abbey lets them count little."""
    rules = CardGame(sets=["base", "ritter_haendler"]).rules
    rules.bind(rules.cat.number(CARD), Belittling(most))
    p = position(rules=rules).city(seat, "L1").built(seat, "konrad_der_flinke", "L1 above")
    p = resting(p, seat).built(seat, "otto_der_berserker", "R1 above").built(seat, "falk_der_schoene", "R1 below")
    return p.built(1 - seat, "burg", "L1 above")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("most", "left"), [(0, 0), (1, 2), (2, 3), (3, 4)])
def test_units_count_no_more_than_a_card_of_the_opponent_lets_them(seat: int, most: int, left: int) -> None:
    assert strength(belittled(most, seat).main(), seat) == 4
    assert strength(belittled(most, seat).built(1 - seat, CARD, "R1 above").main(), seat) == left
    own = belittled(most, seat).built(1 - seat, CARD, "R1 above", owner=seat)
    assert strength(own.main(), seat) == 4, "only cards of the opponent"
    twice = belittled(most, seat).built(1 - seat, CARD, "R1 above").built(1 - seat, CARD, "R1 below")
    assert strength(twice.main(), seat) == left


def test_what_lies_abroad_or_is_blocked_is_nobodys_smithy() -> None:
    p = fed(KNIGHT_STRENGTH).built(0, CARD, "L1 above", owner=1).built(0, "konrad_der_flinke", "R1 above")
    g = p.built(1, "otto_der_berserker", "R1 above").stock(0, grain=1).main()
    assert (strength(g, 0), strength(g, 1)) == (2, 3)
    assert not has_trait(g, 0, KNIGHT_STRENGTH)
    assert not has_trait(g, 1, KNIGHT_STRENGTH)
    p = resting(fed(KNIGHT_STRENGTH).built(0, CARD, "L1 above"), 0).built(0, "konrad_der_flinke", "R1 above")
    g = p.stock(0, grain=3, ore=3, wool=2).main()
    assert (strength(g, 0), has_trait(g, 0, KNIGHT_STRENGTH)) == (2, False)
    assert counted_by_brigands(g, 0) == 8, "nor is it a storehouse"


@pytest.mark.parametrize("grain", [0, 1])
def test_a_harbour_and_a_tournament_ground_count_while_they_are_ones(grain: int) -> None:
    p = fed(FLEET_TRADE | KNIGHT_TOURNAMENT).built(0, CARD, "L1 above").built(0, "erz_handelsflotte", "R1 above")
    g = p.built(0, "konrad_der_flinke", "R1 below").stock(0, grain=grain).main()
    before = g.clone()
    before.land(0).change(10, -1)
    assert trade_points(g, 0) == 1 + grain
    assert tournament(g, 0) == tournament(before, 0) + grain


@pytest.mark.parametrize("grain", [0, 1])
def test_a_trait_is_had_while_it_is_there(grain: int) -> None:
    g = fed(BANK_HOUSE).built(0, CARD, "L1 above").stock(0, grain=grain).main()
    assert [has_trait(g, seat, BANK_HOUSE) for seat in (0, 1)] == [grain == 1, False]
    assert not has_trait(g, 0, GREAT_FLEET)


@pytest.mark.parametrize("grain", [0, 1])
def test_a_fire_watch_protects_its_city_or_the_land_while_it_is_one(grain: int) -> None:
    g = fed(FIRE_CITY).built(0, CARD, "L1 above").stock(0, grain=grain).main()
    places = [place_number(where.split()) for where in WATCHED]
    assert [watched(g, 0, place) for place in places] == [grain == 1, grain == 1, False, False, False]
    g = fed(FIRE_LAND).built(0, CARD, "L1 above").stock(0, grain=grain).main()
    assert [watched(g, 0, place) for place in places] == [grain == 1, grain == 1, grain == 1, False, False]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_great_fleet_trades_while_it_is_one_with_the_regions_beside_it(seat: int) -> None:
    p = fed(GREAT_FLEET, seat).built(seat, CARD, "L1 above").stock(seat, L1_above=2, C_above=2, R1_above=2)
    g = p.main()
    beside = [fleet_rate(g, seat, region_number(place.split())) for place in ("L1 above", "C above", "R1 above")]
    assert beside == [2, 2, 0]
    others = ("brick", "lumber", "ore", "grain", "wool", "gold")
    trades = [f"bank grain {kind} L1 above" for kind in others if kind != "grain"]
    trades += [f"bank wool {kind} C above" for kind in others if kind != "wool"]
    assert [o for o in options(g) if o.startswith("bank ")] == trades
    g = fed(GREAT_FLEET, seat).built(seat, CARD, "L1 above").stock(seat, C_above=2).main()
    assert not [o for o in options(g) if o.startswith("bank ")], "without grain it is none"
