"""Too many cards in the hand: who puts them away, when, and where."""

import pytest

from catanica.games.principality.position import duel as d
from catanica.games.principality.telling.verbs import PUT
from catanica.games.principality.vocabulary import CARD
from catanica.kernel.state import WATCHER
from tests.support.position import Position, do, faults, options, position, roll
from tests.support.reading import asked, hand, in_play, stack, stock
from tests.support.rules import rule
from tests.support.views import view

OLD = ["1996", "1997", "2003"]
ALL = [*OLD, "2005"]


def backfire(edition: str = "2005") -> Position:
    """An arsonist who will lose his monastery on a 6: four cards in the hand, only three allowed."""
    p = position(edition=edition).hand(0, "feuerteufel", "markt", "hafen", "spion").built(0, "kloster", "L1 above")
    return p.built(1, "schmiede", "L1 above").actions_open().stack(1, "kirche").stack(2, "rathaus")


@rule("KB-31")
def test_in_the_main_phase_the_active_player_keeps_surplus_cards_until_the_end() -> None:
    g = do(backfire().main(), "play feuerteufel", "die 6")
    assert hand(g, 0) == ["hafen", "kloster", "markt", "spion"]
    assert asked(g) == (0, "main")
    do(g, "end")
    assert asked(g) == (0, "trim")
    assert "put kloster 5" in options(g)
    do(g, "put markt 2")
    assert hand(g, 0) == ["hafen", "kloster", "spion"]
    assert asked(g) == (0, "swap")


@rule("KB-31")
def test_kept_cards_can_be_used_in_the_same_turn() -> None:
    g = do(backfire().stock(0, brick=1, lumber=1, ore=1).main(), "play feuerteufel", "die 6", "build kloster R1 above")
    assert len(hand(g, 0)) == 3
    do(g, "end")
    assert asked(g) == (0, "fill")  # the limit is four again


@rule("KB-31", "101.D.b")
@pytest.mark.parametrize("edition", OLD)
def test_in_the_older_base_game_surplus_always_goes_at_once(edition: str) -> None:
    g = do(backfire(edition).main(), "play feuerteufel", "die 6")
    assert asked(g) == (0, "trim")
    do(g, "put markt 2")
    assert asked(g) == (0, "main")
    assert len(hand(g, 0)) == 3


@rule("KB-31")
def test_tearing_down_a_monastery_makes_surplus_that_waits_too() -> None:
    g = position().hand(0, *["spion"] * 4).built(0, "kloster", "L1 above").main()
    do(g, "demolish kloster L1 above")
    assert asked(g) == (0, "main")
    do(g, "end")
    assert asked(g) == (0, "trim")


@rule("KB-31")
@pytest.mark.parametrize("edition", ALL)
def test_the_passive_player_puts_surplus_away_at_once(edition: str) -> None:
    p = position(edition=edition).hand(0, "feuerteufel").hand(1, "markt", "hafen", "spion", "kirche").actions_open()
    g = do(p.built(1, "kloster", "L1 above").stack(4, "rathaus").main(), "play feuerteufel", "pass", "die 1")
    assert asked(g) == (1, "trim")  # five cards, and only three allowed without the monastery
    do(g, "put kirche 4")
    assert asked(g) == (1, "trim")
    do(g, "put kloster 1")
    assert asked(g) == (0, "main")
    assert hand(g, 1) == ["hafen", "markt", "spion"]
    assert (stack(g, 4), stack(g, 1)) == (["rathaus", "kirche"], ["kloster"])
    assert in_play(g, 1) == []


@rule("KB-31")
def test_exactly_the_limit_is_no_surplus() -> None:
    p = position().hand(0, "feuerteufel").hand(1, "markt", "hafen").built(1, "schmiede", "L1 above").actions_open()
    g = do(p.main(), "play feuerteufel", "pass", "die 1")
    assert hand(g, 1) == ["hafen", "markt", "schmiede"]
    assert asked(g) == (0, "main")


@rule("KB-31")
@pytest.mark.parametrize("edition", ALL)
def test_in_the_event_phase_both_put_surplus_away_at_once(edition: str) -> None:
    p = position(edition=edition).hand(0, *["spion"] * 3).hand(1, *["markt"] * 3).events("buergerkrieg")
    p.built(0, "konrad_der_flinke", "L1 above").built(1, "siegfried_ohneland", "L1 above")
    g = roll(p.before_roll(), "event_card", 4)
    assert (asked(g), g.phase) == ((1, "trim"), d.EVENT)
    do(g, "put siegfried_ohneland 3")
    assert (asked(g), g.phase) == ((0, "trim"), d.EVENT)
    assert (stock(g, 0), stock(g, 1)) == ({}, {})  # before anything is produced
    do(g, "put spion 3")
    assert asked(g) == (0, "main")
    assert hand(g, 0) == ["konrad_der_flinke", "spion", "spion"]
    assert hand(g, 1) == ["markt"] * 3
    assert stack(g, 3) == ["siegfried_ohneland", "spion"]
    assert (stock(g, 0), stock(g, 1)) == ({"lumber": 1}, {"wool": 1})


# -- where they go ----------------------------------------------------------------------------------------------------


@rule("KB-61")
def test_surplus_goes_face_down_under_any_stack() -> None:
    p = position().hand(0, "markt", "hafen", "spion", "kirche").stack(2, "rathaus", "koloss_von_catan")
    g = p.hand_check()
    assert asked(g) == (0, "trim")
    assert len(options(g)) == 4 * 5  # any card under any of the five stacks, empty ones too
    do(g, "put hafen 2")
    assert stack(g, 2) == ["rathaus", "koloss_von_catan", "hafen"]
    assert view(g, 0)["stacks"][1]["known"] == [None, None, "hafen"]
    for audience in (1, WATCHER):
        assert view(g, audience)["stacks"][1]["known"] == [None, None, None]


@rule("KB-61")
def test_a_card_not_in_the_hand_cannot_be_put_away() -> None:
    g = position().hand(0, "markt", "hafen", "spion", "kirche").hand(1, "rathaus").hand_check()
    assert faults(g, "put rathaus 1") == ["not_in_hand"]
    assert faults(g, "put markt 6") == ["not_an_option"]
    assert faults(g, "pass") == ["must_trim"]


@rule("KB-61")
def test_expansion_stacks_are_never_shuffled() -> None:
    cards = ["markt", "hafen", "kirche", "rathaus"]
    p = position().events("jahreswechsel", "seuche").stack(1, *cards).stack(2, *cards).road(0, 5)
    p.stock(0, lumber=1, wool=1, brick=1, grain=1).hand(0, "kundschafter", "spion", "spion")
    g = p.region_stack("wald_stapel_6", "gebirge_stapel_5", "wald_stapel_1", "huegelland_stapel_1").before_roll()
    do(g, "roll", "face event_card", "die 6", "deal seuche", "deal jahreswechsel")  # only the events are shuffled
    do(g, "settlement L2", "play kundschafter", "pick wald_stapel_1", "pick wald_stapel_6")
    while asked(g)[1] in ("shuffle", "lay_regions"):
        do(g, options(g)[-1])
    assert (stack(g, 1), stack(g, 2)) == (cards, cards)
    assert asked(g) == (0, "main")
    do(g, "end", "draw 2")
    assert stack(g, 2) == cards[1:]
    assert asked(g) == (1, "before_roll")


@rule("KB-31")
def test_a_card_that_does_not_exist_is_not_in_the_hand() -> None:
    g = do(backfire().main(), "play feuerteufel", "die 6", "end")
    for number in (0, len(g.cat.ids)):
        refusal = g.refuse(PUT | CARD.put(number))
        assert refusal is not None
        assert refusal.codes == ["not_in_hand"]
