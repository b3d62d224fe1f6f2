"""The laws every game obeys at every step. Each is a function that fails when the law is broken."""

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import catanica
from catanica.encyclopaedia.language import LANGUAGES
from catanica.encyclopaedia.library import known
from catanica.encyclopaedia.sentences import explain_fault
from catanica.kernel.refusal import Refusal
from catanica.kernel.rng import Rng
from catanica.kernel.state import CHANCE, REFEREE, WATCHER, State
from catanica.kernel.table import Table
from catanica.kernel.words import number_of
from catanica.notation import record
from catanica.notation.games import language_of
from catanica.notation.save import resumed, saved_text
from tests.conformance.material import Material

EXPLAINED: set[tuple[str, str]] = set()  # reasons whose sentences were found in all languages
Law = Callable[[State, Material, int], None]  # the position, the game's material, a number to vary things by


# -- at every step ----------------------------------------------------------------------------------------------------


def material_is_all_there(state: State, material: Material, salt: int) -> None:
    """Cards and goods conserved, no card twice, stock in its bounds."""
    material.count(state)


def points_are_right(state: State, material: Material, salt: int) -> None:
    """Points, and whatever else is kept, equal what is recounted from scratch; also those shown to an audience."""
    points = material.points(state)
    assert material.kept(state) == points
    assert material.kept(state.redacted(REFEREE)) == points
    material.recount(state)


def options_can_be_done(state: State, material: Material, salt: int) -> None:
    """Every option is accepted, and what happens to a copy leaves the original alone."""
    before, rng = state.words(), generator(state.rng)
    assert state.clone().words() == before
    for code in set(state.legal()):
        state.clone().apply(code)
    assert state.words() == before
    assert generator(state.rng) == rng


def an_option_is_listed_once(state: State, material: Material, salt: int) -> None:
    """No option stands twice in the list; only chance lists an outcome as often as it is likely."""
    if state.to_move != CHANCE:
        options = state.legal()
        assert sorted(set(options)) == sorted(options)


def hidden_things_stay_hidden(state: State, material: Material, salt: int) -> None:
    """What an audience may know does not change when only other things differ; its options are the same.

    The redacted positions of both are compared word by word. A view is made of nothing else, and no field of a
    position is missing from its words (`test_what_views_rest_on` proves both): equal words are equal views.
    """
    for audience in (*range(state.seats), WATCHER):
        seen = state.redacted(audience)
        other = seen.determinised(salt)
        again = other.redacted(audience)
        assert again.words() == seen.words()
        assert again.header() == seen.header() == state.header()
        if audience == state.to_move:
            options = sorted(state.legal())
            assert sorted(seen.legal()) == options
            assert sorted(other.legal()) == options


def what_steps_hide_stays_hidden(state: State, material: Material, salt: int) -> None:
    """Nobody but its seat can tell which value a step hides: with any other, all others know and may do the same."""
    for i, e in enumerate(state.agenda):
        row = state.book.words.row(number_of(e))
        if row is None or row.hidden == 0:
            continue
        seat = next(f.of(e) for f in row.fields if f.kind == "seat")
        for field in row.fields:
            if field.secret:
                other = state.clone()
                other.agenda[i] = e ^ field.put(1 + salt % field.room)
                for audience in (*range(state.seats), WATCHER):
                    seen = state.redacted(audience)
                    assert (seen.words() == other.redacted(audience).words()) == (audience != seat)
                    assert audience == seat or sorted(seen.legal()) == sorted(other.redacted(audience).legal())


EVERY_STEP: tuple[Law, ...] = (
    material_is_all_there,
    points_are_right,
    options_can_be_done,
    an_option_is_listed_once,
    hidden_things_stay_hidden,
    what_steps_hide_stays_hidden,
)


# -- now and then -----------------------------------------------------------------------------------------------------


def copies_leave_each_other_alone(state: State, material: Material, salt: int) -> None:
    """What happens to one copy is not seen in another, whatever the two share."""
    tried = [(code, state.clone()) for code in set(state.legal())]
    for code, one in tried:
        one.apply(code)
    for code, one in tried:
        again = state.clone()
        again.apply(code)
        assert again.words() == one.words()


def nothing_is_lost_elsewhere(state: State, material: Material, salt: int) -> None:
    """Material is all there after every option, and in every position that fits what an audience knows."""
    for code in set(state.legal()):
        tried = state.clone()
        tried.apply(code)
        material.count(tried)
    for audience in (*range(state.seats), WATCHER):
        material.count(state.redacted(audience).determinised(salt))


def points_are_shown(state: State, material: Material, salt: int) -> None:
    """Points recounted from scratch equal the points shown."""
    view = shown(state, REFEREE)
    assert [material.shown(view, seat) for seat in range(state.seats)] == material.points(state)


def views_show_what_may_be_known(state: State, material: Material, salt: int) -> None:
    """A view follows from the redacted position alone, and does not change when only hidden things differ."""
    for audience in (*range(state.seats), WATCHER):
        view, seen = shown(state, audience), state.redacted(audience)
        assert shown(seen, audience) == view
        assert shown(seen.determinised(salt), audience) == view
        assert seen.redacted(audience).words() == seen.words()


def views_are_plain_data(state: State, material: Material, salt: int) -> None:
    """A view can be sent as JSON and comes back the same; tried for one audience at a time."""
    audiences = (*range(state.seats), WATCHER, REFEREE)
    view = shown(state, audiences[salt % len(audiences)])
    assert json.loads(json.dumps(view)) == listed(view)


def listed(data: Any) -> Any:
    """Plain data with lists for the pairs in it, as JSON has them."""
    if isinstance(data, dict):
        return {name: listed(value) for name, value in data.items()}
    return [listed(one) for one in data] if isinstance(data, list | tuple) else data


def options_can_be_written(state: State, material: Material, salt: int) -> None:
    """Every option has a text of its own, and the text means that option."""
    notation = language_of(state)
    meaning: dict[str, int] = {}
    options = set(state.legal())
    for code in options:
        text = notation.to_text(state, code)
        back = notation.from_text(state, text)
        assert not isinstance(back, Refusal), (text, back)
        assert notation.to_text(state, back) == text
        assert back in options
        assert meaning.setdefault(text, back) == back
        assert state.refuse(code) is None


def a_text_tells_the_position(state: State, material: Material, salt: int) -> None:
    """One line without a space says it all, to everybody what they may know, and reading it gives the same position."""
    for audience in (REFEREE, *range(state.seats), WATCHER):
        seen, text = state.redacted(audience), state.text(audience=audience)
        assert not set(text) & set(" \t\n'\"`$!&#%+*~\\<>|"), text
        again = catanica.position(text, seed=salt)
        assert again == seen
        assert (again.key(), again.text()) == (seen.key(), text)
        assert again.legal() == seen.legal()


def a_pickle_is_the_same_state(state: State, material: Material, salt: int) -> None:
    """Pickled or copied, a state is equal, goes on in the same way and keeps its past; an observation has none."""
    for again in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
        assert again == state
        assert (generator(again.rng), list(again.trace)) == (generator(state.rng), list(state.trace))
        assert (again.explicit, again.reveals) == (state.explicit, state.reveals)
        assert again.decision == state.decision
    for audience in range(state.seats):
        seen = state.redacted(audience)
        again = pickle.loads(pickle.dumps(seen))
        assert again == seen
        assert (len(again.trace), len(again.events), again.reveals) == (0, 0, 0)
        assert generator(again.rng) == generator(seen.rng) != generator(state.rng)


NOW_AND_THEN: tuple[Law, ...] = (
    copies_leave_each_other_alone,
    nothing_is_lost_elsewhere,
    points_are_shown,
    views_show_what_may_be_known,
    views_are_plain_data,
    options_can_be_written,
    a_text_tells_the_position,
    a_pickle_is_the_same_state,
)


# -- at the end of a game, and elsewhere ------------------------------------------------------------------------------


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
    assert generator(resumed_again.table.state.rng) == generator(state.rng)


def is_refused_with_reason(state: State, code: int, legal: bool) -> None:
    """An action is refused exactly if it is no option; every reason cites a ruling and has its sentence."""
    refusal = state.refuse(code)
    assert (refusal is None) == legal
    if refusal is not None:
        has_reasons(refusal, code)


def has_reasons(refusal: Refusal, code: int) -> None:
    """Every reason cites a known ruling and can be told in all languages."""
    assert refusal.faults, f"action {code:#x} is refused without a reason"
    for fault in refusal.faults:
        if (fault.code, fault.rule) not in EXPLAINED:
            assert known(fault.rule), refusal
            assert all(explain_fault(fault, lang).sentence for lang in LANGUAGES), refusal
            EXPLAINED.add((fault.code, fault.rule))


def generator(rng: Rng) -> tuple[int, int, int, int]:
    """The state of a generator."""
    return int(rng.a), int(rng.b), int(rng.c), int(rng.d)


def shown(state: State, audience: int) -> dict[str, Any]:
    """The view of an audience."""
    names = [f"player {seat}" for seat in range(state.seats)]
    view: dict[str, Any] = language_of(state).view(state, audience, names)
    return view
