"""Steps are declared: every one has a row, and no module takes a word of the agenda apart by hand."""

import ast
from collections.abc import Iterator

import pytest

from catanica.games.cardgame.game import EXTRAS, SETS, CardGame
from catanica.games.princes.game import THEMES, PrincesGame
from catanica.games.principality.cards.shelf import announced
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.rows import GAIN, PAY
from catanica.games.principality.vocabulary import CARD, CARD_ROOM, NUMBER, REGION, SEAT, STEPS, card_is, seat_is
from catanica.kernel.words import HAND, Field, Register
from tests.support.position import position
from tests.support.sources import modules

PACKING = (ast.LShift, ast.RShift, ast.BitAnd, ast.BitXor)


def rulebooks() -> Iterator[Rulebook]:
    """The rules of both games with all their sets."""
    yield CardGame(sets=[*SETS, *EXTRAS]).rules
    yield PrincesGame(mode="duel").rules
    for theme in THEMES:
        yield PrincesGame(mode="theme", sets=[theme]).rules


def test_every_step_has_a_row_and_every_row_a_step() -> None:
    counters = {name for _, folder in announced() for name in folder.about.counters}  # of sets other tests have loaded
    own = {f"{deed}_{name}" for name in counters for deed in ("pay", "gain")}
    declared = {row.number: row.name for row in STEPS.rows if "-" not in row.name and row.name not in own}
    done = set()
    for rules in rulebooks():
        bound = {n for n, step in enumerate(rules.steps) if step.name}
        assert bound <= {row.number for row in STEPS.rows}, rules.header
        done |= bound
    assert {name for number, name in declared.items() if number not in done} == set()


def home_of_fields(tree: ast.Module) -> bool:
    """Whether a module gives a field its home: then it may read it there."""
    calls = (n.func for n in ast.walk(tree) if isinstance(n, ast.Call))
    return any(isinstance(f, ast.Name) and f.id == "Field" for f in calls)


def of_the_agenda(node: ast.expr) -> bool:
    """An entry as steps get it, or one taken from the list itself."""
    if isinstance(node, ast.Subscript):
        return isinstance(node.value, ast.Attribute) and node.value.attr == "agenda"
    return isinstance(node, ast.Name) and node.id in ("e", "top", "entry")


def test_nobody_takes_a_word_of_the_agenda_apart() -> None:
    looked, packed = 0, []
    for name, tree in modules():
        if not name.startswith("catanica.games.") or home_of_fields(tree):
            continue
        looked += 1
        for n in ast.walk(tree):
            if (
                isinstance(n, ast.BinOp)
                and isinstance(n.op, PACKING)
                and (of_the_agenda(n.left) or of_the_agenda(n.right))
            ):
                packed.append(f"{name}:{n.lineno} {ast.unparse(n)}")
    assert looked > 100
    assert packed == []


def test_a_name_is_given_once() -> None:
    words = Register("step")
    words.add("gain", SEAT)
    with pytest.raises(ValueError, match="step 'gain' is declared twice"):
        words.add("gain", SEAT, CARD)


def test_what_does_not_fit_is_refused() -> None:
    assert card_is(CARD_ROOM) == CARD.mask
    for misfit in (CARD_ROOM + 1, -1):
        with pytest.raises(ValueError, match=f"card cannot be {misfit}"):
            card_is(misfit)
    g = position().main()
    with pytest.raises(ValueError, match="pay cannot be"):
        g.push(PAY, seat_is(1) | card_is(3))
    g.push(GAIN, seat_is(1) | card_is(3))


def test_homes_do_not_overlap_within_a_row() -> None:
    words = Register("step")
    with pytest.raises(ValueError, match="odd: column lies where another field lies"):
        words.add("odd", SEAT, REGION, Field("column", "column", REGION.at, REGION.room))
    with pytest.raises(ValueError, match="low: kind lies where another field lies"):
        words.add("low", Field("kind", "number", 4, 7))


def test_a_row_that_hides_something_names_the_seat_that_may_know_it() -> None:
    words = Register("step")
    with pytest.raises(ValueError, match="secret: a word that hides something must name the seat"):
        words.add("secret", NUMBER, CARD.hidden(HAND))
    assert words.add("known", SEAT, CARD.hidden(HAND)).hidden == CARD.mask
