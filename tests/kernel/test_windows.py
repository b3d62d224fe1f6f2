"""Windows: a card just played can be stopped, from the hand or from a card in play, and so can an answer."""

import pytest

from catanica.games.cardgame.declared import Attack
from catanica.games.principality.cards.declared import Deed
from catanica.games.principality.position.piece import used
from catanica.games.principality.vocabulary import card_of
from catanica.games.principality.windows import WINDOWS, window_named
from catanica.kernel.errors import InputError
from tests.kernel.proof import proof
from tests.support.position import do, options
from tests.support.reading import asked, hand, in_play, stock
from tests.support.rules import rule


@rule("102.B.Ausspielen")
def test_a_veto_stops_the_effect_and_not_the_playing() -> None:
    g = proof().hand(0, "karawane").hand(1, "einspruch").stock(0, wool=2).main()
    do(g, "play karawane")
    assert asked(g) == (1, "answer")
    do(g, "play einspruch")
    assert stock(g, 0) == {"wool": 2}
    assert (hand(g, 0), hand(g, 1)) == ([], [])
    assert [g.cat.ids[card_of(c)] for c in g.discard] == ["karawane", "einspruch"]
    assert asked(g) == (0, "main")


def test_a_card_that_is_let_pass_acts() -> None:
    g = proof().hand(0, "karawane").hand(1, "einspruch").stock(0, wool=2).main()
    do(g, "play karawane", "pass")
    assert asked(g) == (0, "caravan_give")


def test_the_window_does_not_tell_whether_a_veto_is_there() -> None:
    g = proof().hand(0, "karawane").hand(1, "hafen").stock(0, wool=2).main()
    do(g, "play karawane")
    assert (asked(g), options(g)) == ((1, "answer"), ["pass"])


def test_without_hidden_cards_nobody_is_asked() -> None:
    g = proof().hand(0, "karawane").stock(0, wool=2).main()
    assert asked(do(g, "play karawane")) == (0, "caravan_give")
    spent = proof().hand(0, "karawane").hand(1, "hafen").stock(0, wool=2).discard("einspruch", "einspruch").main()
    assert asked(do(spent, "play karawane")) == (0, "caravan_give")


def test_a_veto_can_itself_be_stopped() -> None:
    g = proof().hand(0, "karawane", "einspruch").hand(1, "einspruch").stock(0, wool=2).main()
    do(g, "play karawane", "play einspruch")
    assert asked(g) == (0, "answer")
    do(g, "play einspruch")
    assert asked(g) == (0, "caravan_give")


def test_a_veto_stops_a_protection_card_and_the_attack_stays_strong() -> None:
    g = proof().hand(0, "feuerteufel", "einspruch").hand(1, "bischof").built(1, "kloster", "L1 above").main()
    do(g, "play feuerteufel", "pass", "play bischof", "play einspruch", "die 5")
    assert (hand(g, 1), in_play(g, 1)) == (["kloster"], [])
    assert asked(g) == (0, "main")


def test_a_card_in_play_answers_once_per_turn() -> None:
    g = proof().hand(0, "karawane", "haendler").built(1, "siegel", "L1 above").stock(0, wool=2).stock(1, ore=2).main()
    do(g, "play karawane")
    assert options(g) == ["pass", "use siegel L1 above"]
    do(g, "use siegel L1 above")
    assert stock(g, 0) == {"wool": 2}
    assert asked(g) == (0, "main")
    do(g, "play haendler")  # used: everybody sees that there is nothing to ask
    assert asked(g) == (0, "take")


def test_a_card_in_play_is_ready_again_in_the_next_turn() -> None:
    g = proof().hand(0, "karawane").built(1, "siegel", "L1 above").stock(0, wool=2).main()
    do(g, "play karawane", "use siegel L1 above", "end")
    assert not any(used(p) for p in g.land(1).built)


def test_every_window_is_found_by_its_name_and_an_attack_may_do_without() -> None:
    assert [window_named(name) for name in WINDOWS.names] == list(range(len(WINDOWS.names)))
    with pytest.raises(InputError, match="nowhere"):
        window_named("nowhere")
    assert Attack(Deed(0, 1, 0, False), "", "").window == -1
