"""What a step on the agenda hides: the card a holy place may put back is known to its player alone."""

import pytest

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.piece import slot_card
from catanica.games.principality.steps.rows import REPLACE
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.state import WATCHER
from catanica.kernel.words import number_of
from tests.conformance import laws
from tests.conformance.cases import CASES
from tests.conformance.test_laws_bite import Crooked, broken
from tests.support.position import asked, do, options, position
from tests.support.rules import rule

CARDGAME = next(case for case in CASES if case.game == "cardgame")
SETS = ["base", "politik_intrige"]


def at_the_holy_place() -> Duel:
    """A player has drawn a card and may put it back."""
    p = position(sets=SETS).city(0, "R1").built(0, "heilige_staette", "R1 above").hand(0, "markt")
    g = p.stack(1, "spion", "haendler").hand(1, "bischof").hand_check()
    do(g, "draw 1")
    assert asked(g) == (0, "replace")
    return g


def drawn(g: Duel) -> int:
    """The card the step on top of the agenda names; 0 if it is blanked."""
    e = g.agenda[len(g.agenda) - 1]
    assert number_of(e) == REPLACE.number
    return int(card_of(e))


@rule("103.H.b")
def test_only_its_player_knows_which_card_may_be_put_back() -> None:
    g = at_the_holy_place()
    assert g.cat.ids[drawn(g)] == "spion"
    assert drawn(g.redacted(0)) == drawn(g)
    assert [drawn(g.redacted(1)), drawn(g.redacted(WATCHER))] == [0, 0]
    assert options(g.redacted(0)) == options(g)
    laws.what_steps_hide_stays_hidden(g, CARDGAME.material, 3)


@rule("103.H.b")
@pytest.mark.parametrize("audience", [1, WATCHER])
def test_positions_that_fit_name_a_card_of_the_hand(audience: int) -> None:
    g = at_the_holy_place()
    named = set()
    for seed in range(40):
        fitting = g.redacted(audience).determinised(seed)
        card = drawn(fitting)
        assert card in [slot_card(s) for s in fitting.land(0).hand]
        named.add(card)
        do(fitting, options(fitting)[1])
        assert asked(fitting) == (0, "redraw")
    assert len(named) > 5, "any card nobody has seen could be the one"


def test_the_law_finds_a_step_that_shows_what_it_hides() -> None:
    g = at_the_holy_place()
    assert broken(laws.what_steps_hide_stays_hidden, CARDGAME, Crooked(g, redacted=lambda audience: g.clone()))
    assert not broken(laws.what_steps_hide_stays_hidden, CARDGAME, g)
