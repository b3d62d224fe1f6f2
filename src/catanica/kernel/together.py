"""Questions put to several players at once.

The rules ask one after the other, and so do records. Where no answer bears on another's question (`Step.together`), a
table may let everybody think at the same time: each is shown the position in which they are asked first, and their
answers are played in the order of the rules when all are there.
"""

from librt.vecs import vec
from mypy_extensions import i64

from catanica.kernel.state import State
from catanica.kernel.words import NUMBER_ROOM


def asked_together(state: State) -> list[int]:
    """The seats that are asked at once now, in the order of the rules; nobody if one alone is asked."""
    seats: list[int] = []
    for entry in reversed(list(state.agenda)):
        step = state.book.steps[entry & NUMBER_ROOM]
        if not step.together():
            break
        seats.append(int(step.who(state, entry)))
    return seats if len(seats) > 1 else []


def asked_first(state: State, seat: int) -> State:
    """The same position, but of those who are asked at once this seat is asked first."""
    at = len(state.agenda) - 1 - asked_together(state).index(seat)
    copy = state.clone()
    entries = list(copy.agenda)
    entries.append(entries.pop(at))
    copy.agenda = vec[i64](entries)
    copy.advance()
    return copy
