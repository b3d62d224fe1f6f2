"""A position text in which a card lies more often than the game has it is refused, naming the card."""

import pytest

import catanica
from catanica.games.principality.position.duel import Duel
from tests.support.position import position
from tests.support.princes import table


def told(g: Duel) -> str:
    """What is said about a position once it is read."""
    g.explicit = False
    with pytest.raises(catanica.InputError) as wrong:
        catanica.position(g.text())
    return str(wrong.value)


def test_as_many_as_there_are_may_lie_anywhere() -> None:
    g = position().hand(0, "spion", "spion").hand(1, "spion").main()
    assert g.cat.copies[g.cat.number("spion")] == 3
    g.explicit = False
    assert catanica.position(g.text()) == g


@pytest.mark.parametrize("where", ["hand", "discard", "stack"])
def test_one_more_is_refused_wherever_it_lies(where: str) -> None:
    p = position().hand(0, "spion", "spion").hand(1, "spion")
    if where == "stack":
        p.stack(1, "spion")
    elif where == "discard":
        p.discard("spion")
    else:
        p.hand(1, "spion")
    assert "'spion' lies there 4 times; the game has only 3 of it." in told(p.main())


def test_every_card_too_many_is_named() -> None:
    p = position().built(0, "rathaus", "L1 above").built(0, "bibliothek", "R1 above").hand(0, "rathaus", "bibliothek")
    says = told(p.hand(1, *["rathaus"] * 9, *["bibliothek"] * 9).main())
    assert "'rathaus'" in says
    assert "'bibliothek'" in says


def test_the_princes_count_their_cards_too() -> None:
    assert "'goldversteck'" in told(table("zeit_des_goldes").hand(0, *["goldversteck"] * 9).main())


def test_what_a_player_sees_is_counted_as_far_as_it_is_known() -> None:
    g = position().hand(0, "spion").hand(1, *["spion"] * 5).main()
    g.explicit = False
    assert catanica.position(g.redacted(0).text()) == g.redacted(0)
    assert "5 times" in told(g.redacted(1))
