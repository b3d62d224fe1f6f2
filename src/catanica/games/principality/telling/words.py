# mypyc: skip
"""The text form of every action: readable, typeable, and the same in records, terminal and protocol."""

from collections.abc import Sequence

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.telling.grammar import GRAMMAR as GRAMMAR
from catanica.kernel.kinds import NOTATION
from catanica.kernel.refusal import AMBIGUOUS, Fault, Refusal


def to_text(g: Duel, code: int) -> str:
    """The text of an action for the player to move."""
    return GRAMMAR.text(g, code)


def from_text(g: Duel, text: str) -> int | Refusal:
    """The action a text names for the player to move; legality is not judged here.

    A text may leave out what the legal actions make clear, as long as only one of them fits.
    """
    found = GRAMMAR.hear(g, text)
    words = text.split()
    if isinstance(found, int) or GRAMMAR.heard_verb(words) is None:
        return found
    fits = [c for c in g.legal() if is_short_for(to_text(g, c).split(), words)]
    if len(fits) == 1:
        return fits[0]
    if len(fits) > 1:
        texts = [to_text(g, c) for c in fits]
        return Refusal(AMBIGUOUS, [Fault("ambiguous", NOTATION, {"text": text, "options": texts})])
    return found


def is_short_for(full: Sequence[str], words: Sequence[str]) -> bool:
    """Whether the words are a beginning of the full text, the last one perhaps shortened."""
    if len(words) > len(full):
        return False
    head = len(words) - 1
    lowered = [w.lower() for w in full]
    typed = [w.lower() for w in words]
    return lowered[:head] == typed[:head] and lowered[head].startswith(typed[head])
