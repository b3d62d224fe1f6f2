# mypyc: skip
"""Actions of the board game as text that people read and type, and back: by the grammar, and what is shorter than it.

A whole offer in one line (`offer 2 wool for 1 ore`) is read by `sequence`, the beginning of a text by `understand`.
"""

import re
from typing import Final

from catanica.games.board import verbs
from catanica.games.board.faults import fault
from catanica.games.board.goods import RESOURCE_NAMES
from catanica.games.board.grammar import GRAMMAR
from catanica.games.board.kinds import malformed
from catanica.games.board.state import BoardState
from catanica.games.board.vocabulary import good_is
from catanica.kernel.refusal import AMBIGUOUS, Refusal
from catanica.kernel.state import NOBODY

CARDS_SHAPE: Final = re.compile(r"(\d+)\s+([a-z]+)")


def to_text(state: BoardState, code: int) -> str:
    """An action as text."""
    return GRAMMAR.text(state, code)


def from_text(state: BoardState, text: str) -> int | Refusal:
    """The action a text means; malformed if none. Whether it is legal is for the state to say."""
    return GRAMMAR.hear(state, text)


def sequence(state: BoardState, text: str) -> list[int] | Refusal:
    """The actions a line means: one, or all the small ones of `offer|counter 2 wool 1 ore for 1 grain`.

    The actions are tried on a copy; a line that cannot be carried out to its end is refused with the reason.
    """
    words = " ".join(text.lower().strip().split())
    found = re.match(r"^(offer|counter) (.+)$", words)
    if found is None:
        single = from_text(state, text)
        return single if isinstance(single, Refusal) else [single]
    given, middle, wanted = f" {found[2]} ".partition(" for ")
    codes = [verbs.OFFER if found[1] == "offer" else verbs.COUNTER]
    for verb, side in ((verbs.GIVE, given), (verbs.WANT, wanted)):
        cards = _read_cards(side)
        if cards is None or not middle:
            return malformed("board_not_understood", text=text)
        codes += [int(verb | good_is(kind)) for kind in cards]
    codes.append(verbs.PROPOSE)
    trial = state.clone()
    for code in codes:
        refusal = trial.refuse(code)
        if refusal is not None:
            return refusal
        if code != codes[-1]:
            trial.step(code)
    return codes


def _read_cards(side: str) -> list[int] | None:
    """`2 wool 1 ore` as a list of kinds; `nothing` is an empty one."""
    if side.strip() in ("nothing", "0"):
        return []
    cards: list[int] = []
    for count, name in CARDS_SHAPE.findall(side):
        if name not in RESOURCE_NAMES or int(count) > 500:
            return None
        cards += [RESOURCE_NAMES.index(name)] * int(count)
    rest = CARDS_SHAPE.sub("", side).replace("and", "").replace("+", "").strip()
    return None if rest else cards


def understand(state: BoardState, text: str) -> int | Refusal:
    """The legal action a text means; also short forms, if only one legal action begins like that."""
    code = from_text(state, text)
    if not isinstance(code, Refusal) or state.to_move == NOBODY:
        return code
    words = " ".join(text.lower().strip().split())
    near = {c: to_text(state, c) for c in state.legal()}
    fitting = [c for c, t in near.items() if words and t.lower().startswith(words)]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        return Refusal(AMBIGUOUS, [fault("board_ambiguous", {"text": text, "could": [near[c] for c in fitting]})])
    return code
