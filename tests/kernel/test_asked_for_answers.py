"""When somebody is asked for an answer, with what it can be given, and which of equal cards is played (KB-30)."""

import pytest

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.powers import EACH
from catanica.games.principality.position.piece import slot, slot_known
from catanica.games.principality.steps.play_steps import open_window
from catanica.games.principality.windows import VETO
from tests.kernel.proof import FOLDER, proof
from tests.support.position import do, options, position
from tests.support.reading import asked
from tests.support.rules import rule


@pytest.mark.parametrize(("copies", "spent", "asks"), [(0, 0, False), (1, 0, True), (1, 1, False), (2, 1, True)])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_is_asked_while_a_copy_of_an_answer_is_not_open(
    copies: int, spent: int, asks: bool, seat: int
) -> None:
    rules = CardGame(sets=["base", str(FOLDER)]).rules
    rules.answerable[VETO] = copies
    g = position(rules=rules).hand(seat, "markt").discard(*["einspruch"] * spent, "kirche").main()
    open_window(g, VETO, seat, g.cat.number("spion"))
    g.advance()
    assert asked(g) == ((seat, "answer") if asks else (0, "main"))


@rule("101.D.b")
@pytest.mark.parametrize("open_", [False, True])
def test_under_the_rule_of_three_points_each_answers_wait_too(open_: bool) -> None:
    rules = CardGame(sets=["base", str(FOLDER)]).rules
    rules.house.threshold = EACH
    p = position(rules=rules).hand(1, "einspruch")
    g = (p.actions_open() if open_ else p).main()
    open_window(g, VETO, 1, g.cat.number("spion"))
    g.advance()
    assert asked(g) == ((1, "answer") if open_ else (0, "main"))


def test_only_cards_that_answer_the_window_are_offered_and_equal_ones_once() -> None:
    g = proof().hand(0, "karawane").hand(1, "spion", "einspruch", "einspruch").stock(0, wool=2).main()
    do(g, "play karawane")
    assert (asked(g), options(g)) == ((1, "answer"), ["pass", "play einspruch"])


@rule("KB-30")
@pytest.mark.parametrize("seat", [0, 1])
def test_of_equal_cards_the_one_that_the_other_knows_is_played(seat: int) -> None:
    p = position(seat).actions_open()
    spy, both, own = p.g.cat.number("spion"), 3, 1 << seat
    for known in (own, both, own):
        p.g.land(seat).add_hand(slot(spy, known))
    g = do(p.hand(1 - seat, "markt").main(), "play spion")
    assert [int(slot_known(s)) for s in g.land(seat).hand] == [own, own]
