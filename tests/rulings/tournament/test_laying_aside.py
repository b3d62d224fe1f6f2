"""The small tournament with an agreed number of own cards: each player lays the others aside (106.B.a)."""

from collections import Counter

import pytest

import catanica
from catanica import InputError
from catanica.bots.registry import make
from catanica.games.cardgame.game import CardGame
from catanica.games.principality.position.duel import EITHER, Duel
from catanica.games.principality.vocabulary import card_of
from catanica.notation import record
from tests.rulings.tournament.test_variants import row
from tests.support.position import do, options
from tests.support.reading import asked
from tests.support.rules import rule
from tests.support.views import view

RH = ["base", "ritter_haendler"]
ALL_OWN = 23  # what each of both gets of these sets


def begun(keep: int = 20) -> Duel:
    """A small tournament before anything is shuffled."""
    return CardGame(mode="small", sets=RH, own_cards=keep).new(seed=1)


def laid(g: Duel, first: list[str], second: list[str]) -> Duel:
    """Both players lay these cards aside, one after the other."""
    for card in (*first, *second):
        do(g, f"pick {card}")
    return g


@rule("106.B.a", "KD-22")
def test_each_player_plays_with_the_agreed_number_of_own_cards() -> None:
    whole = CardGame(mode="small", sets=RH).new(seed=1)
    g = laid(begun(), ["spion", "rathaus", "burg"], ["kirche", "spion", "bischof"])
    first, second = row(g, 0), row(g, 1)
    assert first == row(whole, 0) - Counter(["spion", "rathaus", "burg"])
    assert second == row(whole, 1) - Counter(["kirche", "spion", "bischof"])
    assert (first.total(), second.total()) == (20, 20)
    assert row(g, EITHER) == row(whole, EITHER), "the row between both stays whole"
    assert [g.stacks.size(s) for s in range(8)] == [5] * 8


@rule("106.B.a", "KD-22")
def test_both_choose_before_anything_is_shuffled() -> None:
    g = begun()
    assert asked(g) == (0, "lay_aside")
    assert (g.stacks.count(), len(g.event_stack), len(g.region_stack)) == (0, 0, 0)
    laid(g, ["spion", "rathaus"], [])
    assert asked(g) == (0, "lay_aside")
    do(g, "pick burg")
    assert asked(g) == (1, "lay_aside")
    laid(g, [], ["spion", "rathaus", "burg"])
    assert asked(g) == (0, "arrange")
    assert g.stacks.count() == 12


@rule("106.B.a")
def test_a_card_can_be_laid_aside_as_often_as_it_was_dealt() -> None:
    g = CardGame(mode="small", sets=["base", "ritter_haendler", "wissenschaft_fortschritt"], own_cards=30).new(seed=1)
    assert options(g).count("pick kaperflotte") == 1, "two of them, which are alike"
    laid(g, ["kaperflotte"], [])
    assert "pick kaperflotte" in options(g)
    laid(g, ["kaperflotte"], [])
    assert "pick kaperflotte" not in options(g)
    assert "pick otto_der_berserker" not in options(g), "a single card lies between the players"


@rule("106.B.a", "KD-22")
def test_what_is_laid_aside_is_its_owners_secret() -> None:
    g = laid(begun(), ["spion", "rathaus", "burg"], ["kirche", "spion", "bischof"])
    assert view(g, 0)["out_of_game"] == ["spion", "rathaus", "burg", None, None, None]
    assert view(g, 1)["out_of_game"] == [None, None, None, "kirche", "spion", "bischof"]
    assert view(g, -1)["out_of_game"] == [None] * 6
    alike = laid(begun(), ["spion", "rathaus", "burg"], ["burg", "burgfraeulein_imelda", "kloster"])
    seen, other = g.redacted(0), alike.redacted(0)
    assert [int(s) for s in seen.box] == [int(s) for s in other.box]


@rule("106.B.a")
@pytest.mark.parametrize("audience", [0, 1, -1])
def test_who_does_not_know_what_was_laid_aside_guesses_cards_of_that_row(audience: int) -> None:
    g = begun()
    whole = Counter(g.cat.ids[n] for n in g.rules.groups[0])
    for card in ("spion", "rathaus", "burg", "kirche", "spion", "bischof"):
        seen = g.redacted(audience)
        for seed in range(5):
            full = seen.determinised(seed)
            guessed = [g.cat.ids[card_of(s)] for s in full.box]
            assert not Counter(guessed[:3]) - whole
            assert not Counter(guessed[3:]) - whole
            assert full.redacted(audience) == seen
            assert full.legal()
        do(g, f"pick {card}")
    assert g.redacted(audience).determinised(1).doubts() == []


@rule("106.B.a")
def test_such_a_game_is_written_down_and_taken_up_in_the_middle_of_it() -> None:
    g = laid(begun(), ["spion", "rathaus", "burg"], ["kirche"])
    assert catanica.position(g.text()) == g
    assert g.header()["own_cards"] == "20"
    laid(g, [], ["spion", "bischof"])
    for _ in range(30):
        g.apply(g.legal()[0])
    assert record.check(record.write(g)).state == g
    assert catanica.position(g.text()) == g


@rule("106.B.a")
def test_nothing_is_asked_where_all_own_cards_are_kept() -> None:
    assert asked(CardGame(mode="small", sets=RH).new(seed=1)) == (0, "arrange")
    assert asked(begun(ALL_OWN)) == (0, "arrange")
    assert "own_cards" not in CardGame(mode="small", sets=RH).rules.header


@rule("106.B.a", "KD-22")
def test_the_number_must_fit_the_sets_and_the_way_to_play() -> None:
    with pytest.raises(InputError, match="each player has 23"):
        begun(ALL_OWN + 1)
    with pytest.raises(InputError, match="between 12"):
        begun(11)
    assert begun(12).rules.house.laid_aside == 11
    with pytest.raises(InputError, match="mode small only"):
        CardGame(sets=RH, own_cards=20)
    with pytest.raises(InputError, match="mode small only"):
        CardGame(mode="tournament", own_cards=20)
    with pytest.raises(InputError, match="leave out own_cards"):
        CardGame(mode="small", sets=RH, own_cards=20, hand0="spion", hand1="markt")


@rule("106.B.a")
def test_a_card_that_is_not_ones_own_cannot_be_laid_aside() -> None:
    g = begun()
    refusal = g.refuse(g.parse("pick otto_der_berserker"))
    assert refusal is not None
    assert [fault.rule for fault in refusal.faults] == ["106.B.a"]


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert"])
def test_bots_keep_what_brings_points(level: str) -> None:
    g = begun(12)
    bots = [make(level, "cardgame", seat, 5) for seat in (0, 1)]
    while asked(g)[1] == "lay_aside":
        g.apply(bots[g.to_move].choose(g.redacted(g.to_move)))
    assert {"badhaus", "kirche", "rathaus", "bibliothek"} <= set(row(g, 0))
    assert {"badhaus", "kirche", "rathaus", "bibliothek"} <= set(row(g, 1))
