"""What action cards cost in gold because of cards abroad, and what cards beside a region make it yield."""

import pytest

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.position.duel import ACTED, Duel
from catanica.games.principality.position.goods import GOLD, GRAIN, amount
from catanica.games.principality.rules.production import multiple
from catanica.games.principality.steps.tolls import bears_toll, note_action, toll
from catanica.games.principality.telling.places import region_number
from tests.rulings.together.land import EVERY
from tests.support.position import Position, do, faults, options, position
from tests.support.reading import asked, stock
from tests.support.rules import rule

MARKET, REPUBLIC, EXCHANGE, MILL = "markt", "haus_der_republik", "warenboerse", "getreidemuehle"


class Base(Effect):
    """Demands a gold."""

    def toll(self, g: Duel, seat: int, p: int) -> int:
        """Of whoever's land it lies in."""
        return 1


def demanding(bases: int, active: int = 0, acted: bool = True, gold: int = 0) -> Position:
    """Abbeys of the second player in the first one's land demand tolls; a merchant has a fee of one gold."""
    rules = CardGame().rules
    rules.bind(rules.cat.number("kloster"), Base())
    rules.cat.fee[rules.cat.number("karawane")] = amount(GOLD, 1)
    p = position(active, rules=rules).built(0, MARKET, "L1 above").actions_open().stock(0, gold=gold)
    for place in ("L1 below", "R1 above")[:bases]:
        p.built(0, "kloster", place, 1)
    p.g.memo = ACTED if acted else 0
    return p


@rule("103.I.f")
@pytest.mark.parametrize("bases", [0, 1, 2])
def test_from_the_second_action_of_an_own_turn_on_each_base_demands_its_gold(bases: int) -> None:
    g = demanding(bases).main()
    assert (toll(g, 0), toll(g, 1)) == (bases, 0)
    assert toll(demanding(bases, acted=False).main(), 0) == 0
    assert toll(demanding(bases, active=1).main(), 0) == 0


@rule("103.I.f")
@pytest.mark.parametrize("bases", [0, 1, 2])
@pytest.mark.parametrize("gold", [0, 1, 2, 3])
def test_the_toll_comes_on_top_of_a_fee_in_gold(bases: int, gold: int) -> None:
    g = demanding(bases, gold=gold).main()
    assert bears_toll(g, 0, g.cat.number("haendler")) == (gold >= bases)
    assert bears_toll(g, 0, g.cat.number("karawane")) == (bases == 0 or gold >= bases + 1)


@rule("103.I.f")
def test_the_first_action_is_free_and_the_second_pays() -> None:
    for acted, gold in ((False, {"gold": 1}), (True, {})):
        g = demanding(1, acted=acted, gold=1).hand(0, "haendler").stock(1, ore=3).main()
        do(g, "play haendler")
        assert (asked(g), stock(g, 0)) == ((0, "take"), gold)
    g = demanding(2, gold=1).hand(0, "haendler").stock(1, ore=3).main()
    assert "play haendler" not in options(g)
    assert "toll_due" in faults(g, "play haendler")


@rule("103.I.f")
def test_what_the_other_player_plays_in_ones_own_turn_is_not_the_first_action_of_it() -> None:
    g = demanding(1, acted=False).main()
    note_action(g, 1)
    assert toll(g, 0) == 0
    note_action(g, 0)
    assert toll(g, 0) == 1


def yields(p: Position, seat: int) -> list[int]:
    """What the first, the middle and the last of the upper regions would yield, were they of grain."""
    g = p.main()
    return [int(multiple(g, seat, region_number([place, "above"]), GRAIN)) for place in ("L1", "C", "R1")]


@rule("KB-14", "103.F.b")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("cards", "there"),
    [
        ([], [1, 1, 1]),
        ([MILL], [2, 2, 1]),
        ([REPUBLIC], [3, 3, 1]),
        ([EXCHANGE], [2, 2, 1]),
        ([EXCHANGE, EXCHANGE], [3, 3, 1]),
        ([MILL, REPUBLIC], [3, 3, 1]),
        ([MILL, EXCHANGE], [3, 3, 1]),
        ([REPUBLIC, EXCHANGE], [4, 4, 1]),
    ],
)
def test_all_multipliers_beside_a_region_work_at_once(seat: int, cards: list[str], there: list[int]) -> None:
    def built(owner: int, place: str) -> Position:
        p = position(sets=EVERY).city(seat, "L1", "R1")
        for card in cards:
            p.built(seat, card, place, owner)
        return p

    assert yields(built(seat, "L1 above"), seat) == there
    assert yields(built(seat, "R1 above"), seat) == there[::-1]
    assert yields(built(seat, "L1 below"), seat) == [1, 1, 1], "the other row"
    assert yields(built(1 - seat, "L1 above"), seat) == [1, 1, 1], "of the other player"
