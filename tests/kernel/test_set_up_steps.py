"""Setting up, step by step: start hands, who rolls, what is dealt and laid open (KB-2 to KB-4, 105.C.b)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.cardgame.game import SETS, CardGame
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.piece import slot_known
from catanica.games.principality.steps.play_steps import EVENTS, REGIONS, shuffle
from catanica.games.principality.steps.rows import GIVEN_HANDS, START_STACK
from catanica.games.principality.steps.setup import GIVEN, find_in_stack, push_start
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.words import from_text
from catanica.games.principality.vocabulary import card_of, maybe_stack_is, seat_of
from catanica.kernel.state import CHANCE
from catanica.kernel.words import number_of
from tests.rulings.base.test_setup import arranged
from tests.support.position import Position, do, options, position
from tests.support.reading import asked, hand, stack
from tests.support.rules import rule
from tests.support.views import view

CARDS = ("spion", "markt", "hafen", "kirche")


def choosing(first: int = 0, taken: int = -1) -> Duel:
    """A start hand is chosen; the stacks hold three, two, none, one and four cards."""
    p = position(first)
    for number, size in enumerate((3, 2, 0, 1, 4), 1):
        p.stack(number, *CARDS[:size])
    p.g.starter = first
    p.g.push(START_STACK, maybe_stack_is(taken))
    p.g.advance()
    return p.g


@rule("KB-4")
def test_a_stack_of_three_is_enough_for_a_start_hand() -> None:
    assert options(choosing()) == ["stack 1", "stack 5"]


@rule("KB-4")
@pytest.mark.parametrize(("taken", "left"), [(0, "stack 5"), (4, "stack 1")])
def test_a_stack_that_is_taken_is_named(taken: int, left: str) -> None:
    g = choosing(taken=taken)
    assert options(g) == [left]
    code = from_text(g, f"stack {taken + 1}")
    assert isinstance(code, int)
    refusal = g.refuse(code)
    assert refusal is not None
    assert [(fault.code, fault.params) for fault in refusal.faults] == [("stack_used", {"stack": taken + 1})]


@rule("KB-4")
@pytest.mark.parametrize("first", [0, 1])
def test_whoever_takes_up_a_stack_knows_what_is_left_in_it(first: int) -> None:
    g = do(choosing(first), "stack 5", "pick spion", "pick hafen", "pick markt")
    assert (stack(g, 5), asked(g)) == (["kirche"], (1 - first, "start_stack"))
    assert view(g, first)["stacks"][4]["known"] == ["kirche"]
    assert view(g, 1 - first)["stacks"][4]["known"] == [None]


@rule("KB-4")
@pytest.mark.parametrize("first", ["0", "1"])
def test_the_starter_may_take_up_any_stack(first: str) -> None:
    g = arranged(first=first)
    assert (asked(g), options(g)) == ((int(first), "start_stack"), [f"stack {n}" for n in range(1, 6)])
    assert (g.starter, g.active) == (int(first), int(first))


@rule("KB-4")
def test_both_roll_one_after_the_other() -> None:
    g = arranged()
    before = len(g.events)
    do(g, "die 3", "die 3", "die 2", "die 5")
    rolled = [e for e in list(g.events)[before:] if number_of(e) == h.DIE_ROLLED.number]
    assert [int(seat_of(e)) for e in rolled] == [0, 1, 0, 1]


def agreed(first: list[str], second: list[str], *stacks: tuple[str, ...]) -> Position:
    """Hands that were agreed beforehand, and the stacks they will come out of."""
    rules = CardGame().rules
    rules.start_hands = [[rules.cat.number(card) for card in cards] for cards in (first, second)]
    p = position(rules=rules)
    for number, cards in enumerate(stacks, 1):
        p.stack(number, *cards)
    return p


@rule("KB-3")
@pytest.mark.parametrize("number", [1, 3, 5])
def test_agreed_hands_leave_the_stacks_wherever_they_lie(number: int) -> None:
    stacks: list[tuple[str, ...]] = [("kloster", "kirche")] * 5
    stacks[number - 1] = ("kloster", "spion", "kirche", "markt")
    g = agreed(["spion"], ["markt", "kloster"], *stacks).main()
    g.push(GIVEN_HANDS)
    g.advance()
    assert (hand(g, 0), hand(g, 1)) == (["spion"], ["kloster", "markt"])
    assert [stack(g, n) for n in range(1, 6)] == [["kirche"], *[["kloster", "kirche"]] * 4], "the first abbey has gone"


def test_a_card_is_found_in_its_stack_by_its_place_from_the_top() -> None:
    g = position().stack(1, "spion").stack(2, "markt", "kirche", "markt", "hafen").stack(3, "rathaus").main()
    places = [find_in_stack(g, 1, g.cat.number(card)) for card in ("markt", "kirche", "hafen", "spion", "rathaus")]
    assert places == [0, 1, 3, -1, -1]
    assert [find_in_stack(g, s, g.cat.number("markt")) for s in (0, 3)] == [-1, -1]


@rule("105.C.b")
def test_what_lies_open_from_the_start_is_known_to_all_alike() -> None:
    g = CardGame(sets=list(SETS)).new(seed=1)
    there = {g.cat.ids[n]: int(c) for n, c in enumerate(g.rules.displayed) if c}
    lying = [g.cat.ids[card_of(s)] for s in g.display]
    assert {card: lying.count(card) for card in lying} == there
    assert {int(slot_known(s)) for s in g.display} == {0}


@pytest.mark.parametrize("pile", [EVENTS, REGIONS])
def test_an_empty_pile_is_shuffled_without_a_question(pile: int) -> None:
    g = position().events("seuche").region_stack("wald_stapel_6").main()
    shuffle(g, pile, vec[i64]())
    g.advance()
    assert asked(g) == (0, "main")
    assert (len(g.event_stack), len(g.region_stack)) == ((0, 1) if pile == EVENTS else (1, 0))


@rule("KB-4")
@pytest.mark.parametrize("first", [-1, 0, 1])
def test_who_starts_is_rolled_for_or_said_beforehand(first: int) -> None:
    p = agreed(["spion"], ["markt"], ("spion", "markt"))
    g = p.g
    g.starter = g.active = 1 - first if first >= 0 else 0
    push_start(g, GIVEN, first, arrange=False)
    g.advance()
    if first < 0:
        assert asked(g) == (CHANCE, "start_roll")
        do(g, "die 2", "die 1")
        first = 0
    assert (asked(g), g.starter, hand(g, 0), hand(g, 1)) == ((1 - first, "before_roll"), first, ["spion"], ["markt"])
