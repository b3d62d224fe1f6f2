"""What a step hides is blanked for the others, and filled again out of what it may be: a hand, or what nobody saw."""

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.position.duel import Duel, Step
from catanica.games.principality.position.knowledge import unseen
from catanica.games.principality.vocabulary import (
    CARD,
    CAUSE,
    SEAT,
    STEPS,
    card_is,
    card_of,
    cause_is,
    cause_of,
    seat_is,
)
from catanica.kernel.arrays import added
from catanica.kernel.words import HAND, UNSEEN
from tests.support.position import position

SEALED = STEPS.add("test-sealed", SEAT, CARD.hidden(UNSEEN), CAUSE.hidden(HAND))


def sealing() -> Duel:
    """Two such steps wait, of either player one, and an open one between them."""
    rules = CardGame().rules
    rules.add_step(SEALED, Step("test-sealed", "KB-1"))
    g = position(rules=rules).hand(0, "markt", "kirche", "hafen").hand(1, "spion", "kloster", "alchimist").main()
    waiting = g.agenda
    for seat, card, cause in ((0, "alchimist", "kirche"), (1, "haendler", "spion")):
        word = seat_is(seat) | card_is(g.cat.number(card)) | cause_is(g.cat.number(cause))
        g.agenda = added(g.agenda, SEALED.word(word))
        g.agenda = added(g.agenda, waiting[0])
    return g


def told(g: Duel, at: int) -> tuple[str, str]:
    """What a step names."""
    return g.cat.ids[card_of(g.agenda[at])], g.cat.ids[cause_of(g.agenda[at])]


def test_a_player_knows_what_the_own_steps_name_and_no_others() -> None:
    g = sealing()
    first = len(g.agenda) - 4
    assert [told(g.redacted(0), first), told(g.redacted(0), first + 2)] == [("alchimist", "kirche"), ("", "")]
    assert [told(g.redacted(1), first), told(g.redacted(1), first + 2)] == [("", ""), ("haendler", "spion")]


def test_it_is_filled_with_a_card_of_the_hand_and_with_one_nobody_has_seen() -> None:
    g = sealing()
    first = len(g.agenda) - 4
    hidden, held = set(), set()
    for seed in range(60):
        full = g.redacted(0).determinised(seed)
        assert told(full, first) == ("alchimist", "kirche"), "the own ones are as they are"
        card, cause = told(full, first + 2)
        assert cause in [full.cat.ids[card_of(s)] for s in full.land1.hand]
        hidden.add(card)
        held.add(cause)
        assert full.agenda[first + 1] == g.agenda[first + 1]
    may = {g.cat.ids[n] for n in unseen(g.redacted(0), 0)}
    assert hidden <= may
    assert held <= may
    assert min(len(hidden), len(held)) > 20
    assert g.redacted(0).determinised(1).redacted(0) == g.redacted(0)
