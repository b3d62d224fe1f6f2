"""Drawing from the tops of stacks for a card: of any or of one, as many as said or as one likes (PR-30)."""

import pytest

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.steps.drawing import draw_blind, may_draw_blind, may_draw_together
from tests.rulings.together.land import EVERY
from tests.support.position import Position, do, options, position
from tests.support.reading import asked, hand, stack


def stacks(seat: int = 0) -> Position:
    """Cards in the first, the third and the last stack."""
    p = position(seat, sets=EVERY)
    last = int(p.g.stacks.count())
    return p.stack(1, "spion").stack(3, "markt", "kirche").stack(last, "hafen", "rathaus")


def run(g: Duel) -> Duel:
    """What was pushed is carried out until somebody is asked."""
    g.advance()
    return g


@pytest.mark.parametrize("seat", [0, 1])
def test_so_many_cards_come_from_any_stacks(seat: int) -> None:
    g = stacks(seat).main()
    last = g.stacks.count()
    draw_blind(g, seat, 3, g.cat.number("markt"))
    assert (asked(run(g)), options(g)) == ((seat, "draw_blind"), ["draw 1", "draw 3", f"draw {last}"])
    assert g.decision is not None
    assert g.decision.card == "markt"
    do(g, "draw 1")
    assert (asked(g), options(g)) == ((seat, "draw_blind"), ["draw 3", f"draw {last}"])
    assert g.decision is not None
    assert g.decision.card == "markt"
    do(g, f"draw {last}", "draw 3")
    assert (asked(g), hand(g, seat), hand(g, 1 - seat)) == ((seat, "main"), ["hafen", "markt", "spion"], [])
    assert [stack(g, n) for n in (1, 3, last)] == [[], ["kirche"], ["rathaus"]]


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_whoever_may_stop_takes_as_many_as_he_likes(taken: int) -> None:
    g = stacks().main()
    may_draw_blind(g, 0, 2, g.cat.number("markt"))
    for _ in range(taken):
        assert (asked(run(g)), options(g)[-1]) == ((0, "draw_blind"), "pass")
        do(g, "draw 3")
    if taken < 2:
        do(run(g), "pass")
    assert (asked(g), hand(g, 0)) == ((0, "main"), sorted(["markt", "kirche"][:taken]))


@pytest.mark.parametrize("first", [0, 2])
def test_what_comes_together_comes_from_one_stack(first: int) -> None:
    g = stacks().main()
    may_draw_together(g, 0, 3, g.cat.number("markt"))
    chosen = options(run(g))[first]
    do(g, chosen)
    if first == 0:
        assert (asked(g), hand(g, 0)) == ((0, "main"), ["spion"]), "there was one card only"
        return
    assert options(g) == [chosen, "pass"]
    do(g, chosen)
    assert (asked(g), hand(g, 0)) == ((0, "main"), ["hafen", "rathaus"])


def test_with_all_stacks_empty_or_barred_nobody_is_asked() -> None:
    g = position(sets=EVERY).main()
    draw_blind(g, 0, 2, g.cat.number("markt"))
    assert asked(run(g)) == (0, "main")
    g = position(sets=EVERY).banned(0, 3).stack(3, "markt").main()
    draw_blind(g, 0, 2, g.cat.number("markt"))
    assert asked(run(g)) == (0, "main")
    g = stacks().main()
    draw_blind(g, 0, 0, g.cat.number("markt"))
    assert asked(run(g)) == (0, "main")
