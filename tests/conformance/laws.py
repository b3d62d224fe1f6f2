"""The laws every game obeys at every step. Each is a function that fails when the law is broken."""

import json
from collections.abc import Callable
from typing import Any

from catanica.encyclopaedia.language import LANGUAGES
from catanica.encyclopaedia.library import known
from catanica.encyclopaedia.sentences import explain_fault
from catanica.kernel.refusal import Refusal
from catanica.kernel.rng import Rng
from catanica.kernel.state import NOBODY, REFEREE, WATCHER, State
from catanica.kernel.table import Table
from catanica.notation import record
from catanica.notation.games import language_of
from catanica.notation.save import resumed, saved_text
from tests.conformance.material import Material

EXPLAINED: set[tuple[str, str]] = set()  # reasons whose sentences were found in all languages
SOME = 37  # one candidate in so many is tried at a time
Law = Callable[[State, Material, int], None]  # the position, the game's material, a number to vary things by


def material_is_all_there(state: State, material: Material, salt: int) -> None:
    """Cards and goods conserved, no card twice, stock in its bounds."""
    material.count(state)


def points_are_right(state: State, material: Material, salt: int) -> None:
    """Points recounted from scratch equal those the game counts with."""
    for seat in range(state.seats):
        assert material.kept(state, seat) == material.points(state, seat)


def points_are_shown(state: State, material: Material, salt: int) -> None:
    """Points recounted from scratch equal the points shown."""
    material.recount(state)
    view = shown(state, REFEREE)
    for seat in range(state.seats):
        assert material.shown(view, seat) == material.points(state, seat)


def a_copy_is_independent(state: State, material: Material, salt: int) -> None:
    """What happens to a copy leaves the original alone, and a copy moves like the original."""
    before, rng = state.key(), words(state.rng)
    copy = state.clone()
    assert copy.key() == before
    assert copy.legal() == state.legal()
    if state.to_move != NOBODY:
        copy.step(copy.legal()[salt % len(copy.legal())])
        again = state.clone()
        again.step(again.legal()[salt % len(again.legal())])
        assert again.key() == copy.key()
        material.count(copy)
    assert (state.key(), words(state.rng)) == (before, rng)


def hidden_things_stay_hidden(state: State, material: Material, salt: int) -> None:
    """A view does not change when only things differ that its audience may not know; the options are the same."""
    for audience in (*range(state.seats), WATCHER):
        seen = state.redacted(audience)
        other = seen.determinised(salt)
        material.count(other)
        assert other.redacted(audience).words() == seen.words()
        assert shown(other, audience) == shown(state, audience)
        assert seen.redacted(audience).words() == seen.words()
        if audience == state.to_move:
            options = sorted(state.legal())
            assert sorted(seen.legal()) == options
            assert sorted(other.legal()) == options


def a_view_is_plain_data(state: State, material: Material, salt: int) -> None:
    """Every view can be sent as JSON and comes back the same."""
    for audience in (*range(state.seats), WATCHER, REFEREE):
        view = shown(state, audience)
        assert json.loads(json.dumps(view)) == view


def options_can_be_written(state: State, material: Material, salt: int) -> None:
    """Every option has a text of its own, and the text means that option."""
    notation = language_of(state)
    meaning: dict[str, int] = {}
    for code in set(state.legal()):
        text = notation.to_text(state, code)
        back = notation.from_text(state, text)
        assert not isinstance(back, Refusal), (text, back)
        assert notation.to_text(state, back) == text
        assert back in state.legal()
        assert meaning.setdefault(text, back) == back
        assert state.refuse(code) is None


def options_can_be_done(state: State, material: Material, salt: int) -> None:
    """Every option can be carried out, and leaves the game in order."""
    for code in set(state.legal()):
        copy = state.clone()
        copy.apply(code)
        material.count(copy)


def refusals_have_reasons(state: State, material: Material, salt: int) -> None:
    """What is no option is refused with reasons that cite rulings, and the position stays as it is."""
    if state.to_move == NOBODY:
        return
    before = state.key()
    options = set(state.legal())
    for code in material.candidates(state)[salt % SOME :: SOME]:
        is_refused_with_reason(state, code, code in options)
    assert state.key() == before


def is_refused_with_reason(state: State, code: int, legal: bool) -> None:
    """An action is refused exactly if it is no option; every reason cites a ruling and has its sentence."""
    refusal = state.refuse(code)
    assert (refusal is None) == legal
    if refusal is not None:
        assert refusal.faults, f"action {code:#x} is refused without a reason"
        for fault in refusal.faults:
            if (fault.code, fault.rule) not in EXPLAINED:
                assert known(fault.rule), refusal
                assert all(explain_fault(fault, lang).sentence for lang in LANGUAGES), refusal
                EXPLAINED.add((fault.code, fault.rule))


def a_record_tells_it_all(state: State, material: Material, salt: int) -> None:
    """Written down, read and played again, the game stands where it stood; writing it again gives the same text."""
    table = Table(state)
    text = record.write(table, [f"player {seat}" for seat in range(state.seats)])
    read = record.read(text)
    assert read.text() == text
    again = record.replay(read)
    assert again.state.key() == state.key()
    assert again.state.legal() == state.legal()
    assert record.write(again, read.players) == text
    resumed_again = resumed(saved_text(table))
    assert resumed_again.table.state.key() == state.key()
    assert words(resumed_again.table.state.rng) == words(state.rng)


def words(rng: Rng) -> tuple[int, int, int, int]:
    """The state of a generator."""
    return int(rng.a), int(rng.b), int(rng.c), int(rng.d)


def shown(state: State, audience: int) -> dict[str, Any]:
    """The view of an audience."""
    names = [f"player {seat}" for seat in range(state.seats)]
    return language_of(state).view(state, audience, names)


EVERY_STEP: tuple[Law, ...] = (material_is_all_there, points_are_right)
NOW_AND_THEN: tuple[Law, ...] = (
    points_are_shown,
    a_copy_is_independent,
    hidden_things_stay_hidden,
    a_view_is_plain_data,
    options_can_be_written,
    options_can_be_done,
    refusals_have_reasons,
)
SELDOM: tuple[Law, ...] = (a_record_tells_it_all,)
