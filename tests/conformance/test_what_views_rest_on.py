"""Why comparing words is enough to know that two views are the same, at every step of thousands of games.

A view is built from the redacted position and from nothing else; and every field of a position counts in its words.
"""

import types
from collections.abc import Iterator
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY, REFEREE, WATCHER, State
from catanica.notation.games import language_of
from tests.conformance.cases import CASES, VARIANTS, Case
from tests.conformance.laws import shown

MOMENTS = 12
BETWEEN = 40  # decisions
# Fields no view shows and no move depends on, those that are the same all game long, and those that follow from others.
APART = {
    "rng", "explicit", "tracing", "trace", "events", "reveals",  # how chance is answered, and what happened so far
    "seats", "rules", "book", "cat", "terms",  # what was agreed on: told by the header, which is compared besides
    "laid", "lengths", "reach",  # follow from the roads, and are recounted at every step (`board.recount`)
    "sheet",  # the last list of options
    # say that something has changed since an encoder looked at it
    "heaped", "pieces", "stacks.age", "island.age", "land0.age", "land0.laid_age", "land0.hand_age",
    "land1.age", "land1.laid_age", "land1.hand_age",
    "annex.levels",  # what the sea cards show: printed
    "annex.tallied", "annex.tally0", "annex.tally1",  # what ships and sea cards come to
    # follow from the cards in play (test_digests)
    "land0.changes", "land0.digest", "land0.prior", "land0.counter", "land0.fund",
    "land1.changes", "land1.digest", "land1.prior", "land1.counter", "land1.fund",
    "land0.goods", "land0.space", "land0.spanned", "land0.first", "land0.past",  # follow from regions and settlements
    "land1.goods", "land1.space", "land1.spanned", "land1.first", "land1.past",
    # looked up often, and prepared once from terrain, tokens and harbours, which count
    "island.complete", "island.yielding", "island.yields_from", "island.moorings", "island.pips", "island.yields",
}  # fmt: skip
MAY_BE_EMPTY = {"mark", "annex"}  # a position to turn back to, and what only one game has


class Sealed:
    """A position that shows nothing but its redacted form."""

    def __init__(self, state: State) -> None:
        self._state = state

    def redacted(self, audience: int) -> State:
        """What an audience may know."""
        return self._state.redacted(audience)


def moments(case: Case) -> Iterator[State]:
    """Positions spread over a random game."""
    state, rng = case.make().new(seed=8), seeded(8)
    for _ in range(MOMENTS):
        yield state
        for _ in range(BETWEEN):
            if state.to_move != NOBODY:
                state.step(choose(state, rng))


@pytest.mark.parametrize("case", [*CASES, *VARIANTS], ids=lambda case: case.name)
def test_a_view_asks_for_the_redacted_position_and_for_nothing_else(case: Case) -> None:
    looked = 0
    for state in moments(case):
        view = language_of(state).view
        names = [f"player {seat}" for seat in range(state.seats)]
        for audience in (*range(state.seats), WATCHER, REFEREE):
            assert view(Sealed(state), audience, names) == shown(state, audience)
            looked += 1
    assert looked >= MOMENTS * 4


@pytest.mark.parametrize("case", [*CASES, *VARIANTS], ids=lambda case: case.name)
def test_what_everybody_sees_is_the_same_whoever_looks(case: Case) -> None:
    """It is made once for all audiences: by any of them it would be what it is by those who watch."""
    looked = 0
    for state in moments(case):
        parts = language_of(state).parts
        assert parts is not None
        names = [f"player {seat}" for seat in range(state.seats)]
        open_to_all = parts.open(state.redacted(WATCHER), names)
        for audience in (*range(state.seats), REFEREE):
            assert parts.open(state.redacted(audience), names) == open_to_all
            looked += 1
    assert looked >= MOMENTS * 3


def fields(thing: Any) -> list[str]:
    """The names of an object's fields; compiled classes name them themselves."""
    names = getattr(type(thing), "__mypyc_attrs__", None) or vars(thing)
    return sorted(name for name in names if not name.startswith("__"))


def changes(thing: Any, prefix: str = "") -> Iterator[tuple[str, Any, str, Any]]:
    """Every field with another value: its path, the object it belongs to, its name, the new value."""
    for name in fields(thing):
        value = getattr(thing, name)
        path = prefix + name
        if path.removeprefix("mark.") in APART or (value is None and name in MAY_BE_EMPTY):
            continue
        if isinstance(value, bool):
            yield path, thing, name, not value
        elif isinstance(value, int):
            yield path, thing, name, value + 1
        elif isinstance(value, str):
            yield path, thing, name, value + "?"
        elif isinstance(value, list):
            yield path, thing, name, [*value, value[0] if value else 0]
        elif type(value) is type(vec[i64]()):
            more = thing.book.words.first if name == "agenda" else 1  # a word of no row cannot lie on the agenda
            yield path, thing, name, vec[i64]([*value, more])
            if len(value) and name != "agenda":
                yield path, thing, name, vec[i64]([value[0] + 1, *value[1:]])
        elif isinstance(value, types.NoneType):
            raise AssertionError(f"{path}: an empty field that may hold anything; name it in MAY_BE_EMPTY")
        else:
            yield from changes(value, f"{path}.")


@pytest.mark.parametrize("case", [*CASES, *VARIANTS], ids=lambda case: case.name)
def test_no_field_of_a_position_is_missing_from_its_words(case: Case) -> None:
    (*_, state) = moments(case)
    tried = set()
    for path, thing, name, value in changes(state):
        before, old = state.words(), getattr(thing, name)
        setattr(thing, name, value)
        assert state.words() != before, f"{path} does not count"
        setattr(thing, name, old)
        tried.add(path)
    assert len(tried) > 15
    assert {"to_move", "agenda"} <= tried
    assert {"annex.cells", "annex.ships"} <= tried or case.name != "princes-explorers"
