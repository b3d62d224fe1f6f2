"""What the editions change, in one place each: the base game took over in 2005 what the other games had before."""

import pytest

from catanica.games.cardgame.editions import EDITIONS, house
from catanica.games.cardgame.game import CardGame
from catanica.kernel.errors import InputError
from tests.support.position import asked, do, options, position
from tests.support.rules import rule

OLD = ["1996", "1997", "2003"]


@rule("101.D.b")
def test_the_base_game_today_is_that_of_2005() -> None:
    assert CardGame().chosen["edition"] == "2005"
    with pytest.raises(InputError, match="edition"):
        CardGame(edition="1995")


@rule("101.D.b")
@pytest.mark.parametrize(
    ("edition", "base", "extended"), [("1996", 0, 0), ("1997", 3, 3), ("2003", 3, 7), ("2005", 7, 7)]
)
def test_the_threshold_for_action_cards(edition: str, base: int, extended: int) -> None:
    assert house(edition, extended=False).threshold == base
    assert house(edition, extended=True).threshold == extended


@rule("101.D.b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_extended_and_tournament_game_always_had_demolition_truce_and_one_stack(edition: str) -> None:
    rules = house(edition, extended=True)
    assert (rules.demolition, rules.brigands_from, rules.swap_same_stack) == (True, 5, True)
    rules = house(edition, extended=False)
    new = edition == "2005"
    assert (rules.demolition, rules.brigands_from, rules.swap_same_stack) == (new, 5 if new else 1, new)


@rule("101.D.b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_swapped_card_goes_under_the_stack_the_new_one_comes_from_only_since_2005(edition: str) -> None:
    p = position(edition=edition).hand(0, "spion", "spion", "markt").stack(1, "hafen").stack(2, "kirche")
    g = do(p.hand_check(), "put markt 1")
    assert asked(g) == (0, "redraw")
    assert options(g) == (["draw 1"] if edition == "2005" else ["draw 1", "draw 2"])
