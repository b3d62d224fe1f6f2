# mypyc: skip
"""The text form of every action: readable, typeable, and the same in records, terminal and protocol.

Places are named from the starting road: columns L1, L2, ... to its left and R1, R2, ... to its right; the gap in the
middle is C, the gap left of column L1 is L1 and the gap right of R1 is R1. `above` and `below` name the row.
"""

from typing import Final

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import (
    AT_REGION,
    CELLS,
    COVERED,
    FIRST_COLUMN,
    LAID,
    ON_ROAD,
    OUTSIDE,
    SIDES,
    START_GAP,
    STORE,
)
from catanica.games.principality.position.goods import NAMES
from catanica.games.principality.telling import verbs as v
from catanica.kernel.refusal import AMBIGUOUS, MALFORMED, Fault, Refusal

ROWS: Final = ("above", "below")
BY_NAME: Final = {name: verb for verb, name in v.VERB_NAMES.items()}
NUMBERED: Final = {v.STACK, v.DRAW, v.SEARCH, v.SET}  # stacks are counted from 1
PLAIN: Final = {v.DIE, v.NUMBER}
CARDS: Final = {v.PLAY, v.PICK, v.DEAL}
GOODS: Final = {v.GIVE, v.WANT, v.WAIVE}


def is_number(word: str) -> bool:
    """Whether a word is a number of ordinary size; superscripts and endless rows of digits are none."""
    return word.isascii() and word.isdecimal() and len(word) <= 4


def column_name(column: int) -> str:
    """L1, L2, ... or R1, R2, ..."""
    return f"L{FIRST_COLUMN - column + 1}" if column <= FIRST_COLUMN else f"R{column - FIRST_COLUMN}"


def column_number(name: str) -> int:
    """The column of a name; -1 if it is none."""
    if len(name) < 2 or name[0] not in "LR" or not is_number(name[1:]):
        return -1
    n = int(name[1:])
    column = FIRST_COLUMN - n + 1 if name[0] == "L" else FIRST_COLUMN + n
    return column if n > 0 and 0 <= column < SIDES // 2 else -1


def gap_name(gap: int) -> str:
    """C for the middle, L1 for the gap left of column L1, and so on."""
    if gap == START_GAP:
        return "C"
    return f"L{START_GAP - gap}" if gap < START_GAP else f"R{gap - START_GAP}"


def gap_number(name: str) -> int:
    """The gap of a name; -1 if it is none."""
    if name == "C":
        return START_GAP
    if len(name) < 2 or name[0] not in "LR" or not is_number(name[1:]) or int(name[1:]) == 0:
        return -1
    gap = START_GAP - int(name[1:]) if name[0] == "L" else START_GAP + int(name[1:])
    return gap if 0 <= gap <= 12 else -1


def place_name(place: int) -> str:
    """Any place a card can lie."""
    if place < SIDES:
        return f"{column_name(place >> 1)} {ROWS[place & 1]}"
    if place < ON_ROAD:
        return f"region {region_name(place - AT_REGION)}"
    if place < OUTSIDE:
        return f"road {gap_name(place - ON_ROAD)}"
    if place == LAID:
        return "laid"
    if place == COVERED:
        return "covered"
    return f"outside {region_name(place - OUTSIDE)}"


def region_name(region: int) -> str:
    """A region by gap and row; a card that stores resources like a region is the store."""
    if region == STORE:
        return "store"
    return f"{gap_name(region >> 1)} {ROWS[region & 1]}"


def place_number(words: list[str]) -> int:
    """The place a list of words names; -1 if none."""
    if len(words) == 2 and words[1] in ROWS:
        column = column_number(words[0])
        return -1 if column < 0 else column * 2 + ROWS.index(words[1])
    if len(words) == 3 and words[0] in ("region", "outside"):
        region = region_number(words[1:])
        base = AT_REGION if words[0] == "region" else OUTSIDE
        return -1 if region < 0 else base + region
    if words == ["laid"]:
        return int(LAID)
    if words == ["covered"]:
        return int(COVERED)
    if len(words) == 2 and words[0] == "road":
        gap = gap_number(words[1])
        return -1 if gap < 0 else ON_ROAD + gap
    return -1


def region_number(words: list[str]) -> int:
    """The region a list of words names; -1 if none."""
    if [w.lower() for w in words] == ["store"]:
        return int(STORE)
    if len(words) != 2 or words[1] not in ROWS:
        return -1
    gap = gap_number(words[0])
    return -1 if gap < 0 else gap * 2 + ROWS.index(words[1])


def to_text(g: Duel, code: int) -> str:
    """The text of an action for the player to move."""
    verb, a, b, c = v.verb_of(code), v.first(code), v.second(code), v.third(code)
    name = v.VERB_NAMES[verb]
    if verb in NUMBERED:
        return f"{name} {a + 1}"
    if verb in PLAIN:
        return f"{name} {a}"
    if verb in CARDS:
        return f"{name} {g.cat.ids[a]}"
    if verb in GOODS:
        return f"{name} {NAMES[a]}"
    if verb == v.ROAD:
        return f"{name} {gap_name(a)}"
    if verb in (v.SETTLEMENT, v.CITY, v.METROPOLIS):
        return f"{name} {column_name(a)}"
    if verb in (v.BUILD, v.USE, v.ERECT):
        detail = f" {c}" if c else ""
        return f"{name} {g.cat.ids[a]} {place_name(b)}{detail}"
    if verb == v.BANK:
        return f"{name} {NAMES[a]} {NAMES[b]}" + (f" {region_name(c - 1)}" if c else "")
    if verb == v.DEMOLISH:
        abroad = " abroad" if c != g.to_move else ""
        return f"{name} {g.cat.ids[a]} {place_name(b)}{abroad}"
    if verb == v.REGION:
        other = "" if a == g.to_move else "opponent "
        return f"{name} {other}{region_name(b)}"
    if verb == v.PUT:
        return f"{name} {g.cat.ids[a]} {b + 1}"
    if verb == v.TARGET:
        other = "own " if a == g.to_move else ""
        return f"{name} {other}{g.cat.ids[c]} {place_name(b)}"
    if verb == v.LAY:
        return f"{name} {g.cat.ids[a]} {region_name(b)}"
    if verb == v.FACE:
        return f"{name} {g.rules.faces[min(a, 5) - 1]}"
    if verb == v.SAIL:
        return f"{name} {CELLS[a]}" + (" gold" if b else "")
    if verb == v.CELL:
        return f"{name} {'' if a == g.to_move else 'opponent '}{CELLS[b]}"
    if verb == v.SWITCH:
        return f"{name} {CELLS[a]} {CELLS[b]}"
    return name


def malformed(code: str, **params: object) -> Refusal:
    """A text that names no action at all."""
    return Refusal(MALFORMED, [Fault(code, "NOTATION", params)])


def from_text(g: Duel, text: str) -> int | Refusal:
    """The action a text names for the player to move; legality is not judged here.

    A text may leave out what the legal actions make clear, as long as only one of them fits.
    """
    words = text.split()
    if not words:
        return malformed("empty_text")
    verb = BY_NAME.get(words[0].lower())
    if verb is None:
        return malformed("unknown_verb", word=words[0], known=sorted(BY_NAME))
    found = arguments(g, verb, words[1:])
    if isinstance(found, int):
        return found
    fits = [c for c in g.legal() if is_short_for(to_text(g, c).split(), words)]
    if len(fits) == 1:
        return fits[0]
    if len(fits) > 1:
        texts = [to_text(g, c) for c in fits]
        return Refusal(AMBIGUOUS, [Fault("ambiguous", "NOTATION", {"text": text, "options": texts})])
    return found


def is_short_for(full: list[str], words: list[str]) -> bool:
    """Whether the words are a beginning of the full text, the last one perhaps shortened."""
    if len(words) > len(full):
        return False
    head = len(words) - 1
    lowered = [w.lower() for w in full]
    typed = [w.lower() for w in words]
    return lowered[:head] == typed[:head] and lowered[head].startswith(typed[head])


def arguments(g: Duel, verb: int, rest: list[str]) -> int | Refusal:
    """The packed action for a verb and its words."""
    shape = SHAPES.get(verb, "")
    if not rest and shape == "":
        return int(v.action(verb))
    if shape == "":
        return malformed("too_many_words", word=rest[0])
    if not rest:
        return malformed("words_missing", shape=shape)
    if shape in ("stack", "number"):
        if len(rest) != 1 or not is_number(rest[0]) or int(rest[0]) > 4000:
            return malformed("not_a_number", word=" ".join(rest), shape=shape)
        n = int(rest[0]) - 1 if shape == "stack" else int(rest[0])
        if n < 0:
            return malformed("not_a_number", word=rest[0], shape=shape)
        return int(v.action(verb, n))
    if shape == "resource":
        if len(rest) != 1 or rest[0] not in NAMES:
            return malformed("unknown_resource", word=rest[0], known=NAMES)
        return int(v.action(verb, NAMES.index(rest[0])))
    if shape == "resource resource":
        for w in rest[:2]:
            if w not in NAMES:
                return malformed("unknown_resource", word=w, known=NAMES)
        if len(rest) < 2:
            return malformed("words_missing", shape=shape)
        region = region_number(upper_first(rest[2:])) if len(rest) > 2 else -1
        if len(rest) > 2 and region < 0:
            return malformed("unknown_place", word=" ".join(rest[2:]))
        return int(v.action(verb, NAMES.index(rest[0]), NAMES.index(rest[1]), region + 1))
    if shape == "gap":
        gap = gap_number(rest[0].upper())
        return malformed("unknown_place", word=" ".join(rest)) if gap < 0 or len(rest) > 1 else int(v.action(verb, gap))
    if shape == "column":
        column = column_number(rest[0].upper())
        wrong = column < 0 or len(rest) > 1
        return malformed("unknown_place", word=" ".join(rest)) if wrong else int(v.action(verb, column))
    if shape == "face":
        faces = g.rules.faces
        if len(rest) != 1 or rest[0] not in faces:
            return malformed("unknown_face", word=rest[0], known=list(faces))
        return int(v.action(verb, faces.index(rest[0]) + 1))
    if shape == "region":
        seat = g.to_move
        if rest[0] == "opponent":
            seat, rest = 1 - seat, rest[1:]
        region = region_number(upper_first(rest))
        return malformed("unknown_place", word=" ".join(rest)) if region < 0 else int(v.action(verb, seat, region))
    if shape in ("cell", "own cell", "cell cell"):
        return cell_arguments(g, verb, shape, [w.upper() for w in rest])
    return card_arguments(g, verb, shape, rest)


def cell_arguments(g: Duel, verb: int, shape: str, rest: list[str]) -> int | Refusal:
    """The packed action for verbs that name sea cards."""
    seat = g.to_move
    gold = shape == "cell" and rest[-1] == "GOLD"
    if gold:
        rest = rest[:-1]
    if shape == "own cell" and rest[0] == "OPPONENT":
        seat, rest = 1 - seat, rest[1:]
    wanted = 2 if shape == "cell cell" else 1
    for word in rest[:wanted]:
        if word not in CELLS:
            return malformed("unknown_place", word=word)
    if len(rest) != wanted:
        return malformed("words_missing" if len(rest) < wanted else "too_many_words", shape=shape, word=" ".join(rest))
    cells = [CELLS.index(word) for word in rest]
    if shape == "cell":
        return int(v.action(verb, cells[0], int(gold)))
    return int(v.action(verb, seat if shape == "own cell" else cells[0], cells[-1]))


def card_arguments(g: Duel, verb: int, shape: str, rest: list[str]) -> int | Refusal:
    """The packed action for verbs that name a card first."""
    seat = 1 - g.to_move
    if shape == "target" and rest[0] == "own":
        seat, rest = g.to_move, rest[1:]
    if not rest:
        return malformed("words_missing", shape=shape)
    card = g.cat.number(rest[0].lower())
    if card < 0:
        return malformed("unknown_card", word=rest[0], known=g.cat.ids[1:])
    rest = rest[1:]
    if shape == "card":
        return malformed("too_many_words", word=rest[0]) if rest else int(v.action(verb, card))
    if not rest:
        return malformed("words_missing", shape=shape)
    if shape == "card stack":
        if len(rest) != 1 or not is_number(rest[0]) or not 0 < int(rest[0]) < 4000:
            return malformed("not_a_number", word=" ".join(rest), shape=shape)
        return int(v.action(verb, card, int(rest[0]) - 1))
    if shape == "card region":
        region = region_number(upper_first(rest))
        return malformed("unknown_place", word=" ".join(rest)) if region < 0 else int(v.action(verb, card, region))
    owner = g.to_move
    if shape == "card place abroad" and rest[-1] == "abroad":
        owner, rest = 1 - owner, rest[:-1]
    extra = 0
    if shape == "card place detail" and is_number(rest[-1]):
        extra, rest = int(rest[-1]), rest[:-1]
    place = place_number(upper_place(rest))
    if place < 0:
        return malformed("unknown_place", word=" ".join(rest))
    if shape == "target":
        return int(v.action(verb, seat, place, card))
    if shape == "card place abroad":
        return int(v.action(verb, card, place, owner))
    return int(v.action(verb, card, place, extra))


def upper_first(words: list[str]) -> list[str]:
    """Place names are typed in any case."""
    return [words[0].upper(), *[w.lower() for w in words[1:]]] if words else []


def upper_place(words: list[str]) -> list[str]:
    """The same for places that begin with region, road or outside."""
    if words and words[0].lower() in ("region", "road", "outside", "laid", "covered"):
        return [words[0].lower(), *upper_first(words[1:])]
    return upper_first(words)


SHAPES: Final = {
    v.ROAD: "gap", v.SETTLEMENT: "column", v.CITY: "column", v.METROPOLIS: "column", v.BUILD: "card place detail",
    v.ERECT: "card place detail", v.USE: "card place detail", v.BANK: "resource resource", v.GIVE: "resource",
    v.WANT: "resource", v.WAIVE: "resource", v.PLAY: "card", v.PICK: "card", v.DEAL: "card",
    v.DEMOLISH: "card place abroad", v.REGION: "region", v.STACK: "stack", v.DRAW: "stack",
    v.SEARCH: "stack", v.SET: "stack", v.PUT: "card stack", v.NUMBER: "number", v.DIE: "number",
    v.FACE: "face", v.TARGET: "target", v.LAY: "card region",
    v.SAIL: "cell", v.CELL: "own cell", v.SWITCH: "cell cell",
}  # fmt: skip
