"""Piles: parting them into stacks, laying a card back among others, looking through them (KB-2, KB-12, KB-51)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.pile import Stacks
from catanica.games.principality.rules.events import put_back
from catanica.games.principality.rules.searching import offer_stack_cards
from catanica.games.principality.steps.play_steps import cut
from catanica.games.principality.telling.words import to_text
from catanica.kernel.listing import Options
from tests.support.position import position
from tests.support.rules import rule


def numbers(*n: int) -> "vec[i64]":
    """A pile of cards that are told apart by these numbers."""
    return vec[i64](list(n))


@rule("KB-12")
@pytest.mark.parametrize(
    ("depth", "then"),
    [
        (-1, [1, 2, 3, 4, 9]),
        (0, [9, 1, 2, 3, 4]),
        (1, [1, 9, 2, 3, 4]),
        (3, [1, 2, 3, 9, 4]),
        (4, [1, 2, 3, 4, 9]),
        (5, [1, 2, 3, 4, 9]),
    ],
)
def test_a_card_goes_under_the_stack_or_under_so_many_of_its_cards(depth: int, then: list[int]) -> None:
    assert list(put_back(numbers(1, 2, 3, 4), 9, depth)) == then
    assert list(put_back(numbers(), 9, depth)) == [9]


@rule("KB-2")
@pytest.mark.parametrize(
    ("n", "parts", "sizes"), [(7, 3, [3, 2, 2]), (8, 3, [3, 3, 2]), (9, 3, [3, 3, 3]), (2, 3, [1, 1, 0]), (5, 1, [5])]
)
def test_what_was_shuffled_is_parted_into_stacks_of_about_equal_size(n: int, parts: int, sizes: list[int]) -> None:
    g = position().g
    g.stacks = Stacks(numbers(*range(n)), numbers())
    cut(g, parts)
    assert [g.stacks.size(s) for s in range(g.stacks.count())] == sizes
    g.stacks = Stacks(numbers(*range(4 + n)), numbers(1, 4))
    cut(g, parts)
    assert [g.stacks.size(s) for s in range(g.stacks.count())] == [1, 3, *sizes]


def cards_offered(g: Duel, stack: int) -> list[str]:
    """What can be picked out of a stack."""
    out = Options()
    offer_stack_cards(g, stack - 1, out)
    return [to_text(g, code).removeprefix("pick ") for code in out.codes]


@rule("KB-51")
def test_every_different_card_of_a_stack_is_offered_once() -> None:
    p = position().stack(1, "spion", "markt", "spion", "alchimist", "markt", "kirche", "alchimist")
    g = p.stack(2, "hafen").stack(3, "markt", "markt").main()
    assert cards_offered(g, 1) == ["spion", "markt", "alchimist", "kirche"]
    assert cards_offered(g, 2) == ["hafen"]
    assert cards_offered(g, 3) == ["markt"]
    assert cards_offered(g, 4) == []
