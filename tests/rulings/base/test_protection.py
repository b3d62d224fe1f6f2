"""Bishop and herb witch answer an attack before its roll."""

import pytest

from catanica.games.principality.vocabulary import card_of
from tests.support.position import Position, do, faults, options, position, refused
from tests.support.reading import asked, hand, in_play, stock
from tests.support.rules import rule

ATTACKS = ["feuerteufel", "raubzug", "schwarzer_ritter"]


def attacked(card: str, *answers: str, edition: str = "2005") -> Position:
    """Seat 0 holds an attack; each seat has a monastery, a knight and one ore; seat 1 holds the answers."""
    p = position(edition=edition).actions_open().hand(0, card).hand(1, *answers)
    p.built(0, "kloster", "L1 above").built(0, "konrad_der_flinke", "R1 above").stock(0, ore=1)
    return p.built(1, "saegewerk", "L1 above").built(1, "otto_der_berserker", "R1 above").stock(1, ore=1)


@rule("KB-36", "103.I.f")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("protected", [True, False])
def test_a_bishop_leaves_the_arsonist_one_and_two(number: int, protected: bool) -> None:
    g = attacked("feuerteufel", "bischof").main()
    do(g, "play feuerteufel")
    assert asked(g) == (1, "answer")
    do(g, "play bischof" if protected else "pass", f"die {number}")
    success = number <= (2 if protected else 5)
    assert (in_play(g, 0), in_play(g, 1)) == (
        (["kloster", "konrad_der_flinke"], ["otto_der_berserker"])
        if success
        else (["konrad_der_flinke"], ["otto_der_berserker", "saegewerk"])
    )
    assert asked(g) == (0, "main")


@rule("KB-36", "103.I.f")
@pytest.mark.parametrize(("number", "thief"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 1)])
def test_a_bishop_turns_a_raid_round(number: int, thief: int) -> None:
    g = attacked("raubzug", "bischof").main()
    do(g, "play raubzug", "play bischof", f"die {number}")
    assert asked(g) == (thief, "take")
    do(g, "region opponent L1 below")
    assert (stock(g, thief), stock(g, 1 - thief)) == ({"ore": 2}, {})
    assert asked(g) == (0, "main")


@rule("KB-36", "103.I.f")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_a_herb_witch_leaves_the_black_knight_one_and_two(number: int) -> None:
    g = attacked("schwarzer_ritter", "kraeuterhexe").main()
    do(g, "play schwarzer_ritter", "play kraeuterhexe", f"die {number}")
    loser = 1 if number <= 2 else 0
    assert len(in_play(g, loser)) == 1
    assert len(in_play(g, 1 - loser)) == 2
    assert asked(g) == (0, "main")


@rule("KB-36")
@pytest.mark.parametrize(
    ("attack", "wrong"), [("feuerteufel", "kraeuterhexe"), ("raubzug", "kraeuterhexe"), ("schwarzer_ritter", "bischof")]
)
def test_each_protection_card_knows_its_own_attacks(attack: str, wrong: str) -> None:
    g = attacked(attack, wrong).main()
    do(g, f"play {attack}")
    assert asked(g) == (1, "answer")
    assert options(g) == ["pass"]
    assert refused(g, f"play {wrong}") != []


@rule("KB-36")
def test_one_protection_card_per_attack() -> None:
    g = attacked("feuerteufel", "bischof", "bischof").main()
    do(g, "play feuerteufel", "play bischof")
    assert asked(g) == (-1, "attack_roll")
    do(g, "die 2")
    assert hand(g, 1) == ["bischof", "saegewerk"]
    assert [g.cat.ids[card_of(c)] for c in g.discard] == ["feuerteufel", "bischof"]


@rule("KB-36", "KB-57")
@pytest.mark.parametrize("attack", ATTACKS)
def test_asking_does_not_show_whether_an_answer_is_there(attack: str) -> None:
    g = attacked(attack, "hafen").main()
    do(g, f"play {attack}")
    assert asked(g) == (1, "answer")
    do(g, "pass")
    assert asked(g) == (-1, "attack_roll")


@rule("KB-36")
@pytest.mark.parametrize("attack", ATTACKS)
def test_an_empty_hand_is_not_asked(attack: str) -> None:
    g = attacked(attack).main()
    do(g, f"play {attack}")
    assert asked(g) == (-1, "attack_roll")


@rule("KB-36")
def test_nobody_is_asked_once_every_bishop_has_been_played() -> None:
    one = attacked("feuerteufel", "hafen").discard("bischof").main()
    assert asked(do(one, "play feuerteufel")) == (1, "answer")
    both = attacked("feuerteufel", "hafen").discard("bischof", "bischof").main()
    assert asked(do(both, "play feuerteufel")) == (-1, "attack_roll")


@rule("KB-57", "114.F.b")
@pytest.mark.parametrize("card", ["bischof", "kraeuterhexe"])
def test_protection_is_no_action_of_its_own(card: str) -> None:
    g = position().actions_open().hand(0, card).main()
    assert faults(g, f"play {card}") == ["only_as_answer"]
    before = position().actions_open().hand(0, card).before_roll()
    assert refused(before, f"play {card}") == ["KB-57"]


@rule("KB-57")
@pytest.mark.parametrize(("attack", "card"), [("feuerteufel", "bischof"), ("schwarzer_ritter", "kraeuterhexe")])
def test_the_attacker_has_no_answer_to_the_own_backfire(attack: str, card: str) -> None:
    g = attacked(attack).hand(0, card).main()
    do(g, f"play {attack}")
    assert asked(g) == (-1, "attack_roll")
    do(g, "die 6")
    assert asked(g) == (0, "main")
    assert card in hand(g, 0)


@rule("KB-57")
@pytest.mark.parametrize("card", ["spion", "haendler"])
def test_spy_and_merchant_cannot_be_answered(card: str) -> None:
    g = attacked(card, "bischof", "kraeuterhexe").main()
    do(g, f"play {card}")
    assert asked(g)[0] == 0
