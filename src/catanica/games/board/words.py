# mypyc: skip
"""Actions of the board game as text that people read and type, and back.

`build road N0,-1>S1,-2`, `build city N0,-1`, `sea 4 wool for ore`, `robber 0,-1`, `rob seat 2`, `give grain`,
`dice 3 5`, `draw knight`. A whole offer in one line (`offer 2 wool for 1 ore`) is read by `sequence`.
"""

import re
from typing import Final

from catanica.games.board import trade, verbs
from catanica.games.board.faults import fault
from catanica.games.board.goods import CARD_NAMES, RESOURCE_NAMES, amount
from catanica.games.board.island import HARBOUR_NAMES, TERRAIN_NAMES
from catanica.games.board.state import BoardState
from catanica.games.board.topology import (
    CORNER_HEXES,
    CORNERS,
    ENDS,
    HARBOUR_SITES,
    LAND,
    edge_name,
    hex_name,
    vertex_name,
)
from catanica.kernel.refusal import AMBIGUOUS, ILLEGAL, MALFORMED, Refusal
from catanica.kernel.state import NOBODY

PLAIN: Final[dict[int, str]] = {
    verbs.ROLL: "roll",
    verbs.END_TURN: "end turn",
    verbs.TO_BUILDING: "begin building",
    verbs.BUY_CARD: "buy card",
    verbs.PLAY_KNIGHT: "play knight",
    verbs.PLAY_ROADS: "play road-building",
    verbs.PLAY_INVENTION: "play invention",
    verbs.OFFER: "offer",
    verbs.PROPOSE: "propose",
    verbs.WITHDRAW: "withdraw",
    verbs.ACCEPT: "accept",
    verbs.DECLINE: "decline",
    verbs.COUNTER: "counter",
}
WITH_RESOURCE: Final[dict[int, str]] = {
    verbs.PLAY_MONOPOLY: "play monopoly",
    verbs.DISCARD: "discard",
    verbs.TAKE: "take",
    verbs.GIVE: "give",
    verbs.WANT: "want",
    verbs.STEAL: "steal",
}
WITH_SEAT: Final[dict[int, str]] = {verbs.ROB: "rob seat", verbs.TRADE: "trade with seat", verbs.STARTS: "starts seat"}
WITH_PLACE: Final[dict[int, str]] = {
    verbs.ROAD: "build road",
    verbs.TOWN: "build settlement",
    verbs.CITY: "build city",
    verbs.MOVE_ROBBER: "robber",
    verbs.SPIRAL_FROM: "spiral from",
}

HEX_SHAPE: Final = re.compile(r"^(-?\d+),(-?\d+)$")
CORNER_SHAPE: Final = re.compile(r"^([NnSs])(-?\d+),(-?\d+)$")
CARDS_SHAPE: Final = re.compile(r"(\d+)\s+([a-z]+)")


def to_text(state: BoardState, code: int) -> str:
    """An action as text."""
    verb = verbs.verb_of(code)
    a, b = verbs.first_arg(code), verbs.second_arg(code)
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in WITH_RESOURCE:
        return f"{WITH_RESOURCE[verb]} {RESOURCE_NAMES[a]}"
    if verb in WITH_SEAT:
        return f"{WITH_SEAT[verb]} {a}"
    if verb in WITH_PLACE:
        return f"{WITH_PLACE[verb]} {_place_name(verb, a)}"
    if verb == verbs.SEA_TRADE:
        return f"sea {trade.rate(state, state.turn, a)} {RESOURCE_NAMES[a]} for {RESOURCE_NAMES[b]}"
    if verb == verbs.DICE:
        return f"dice {a} {b}"
    if verb == verbs.DRAW:
        return f"draw {CARD_NAMES[a]}"
    if verb == verbs.PLACE_HEX:
        return f"hex {hex_name(a)} {TERRAIN_NAMES[b]}"
    if verb == verbs.PLACE_TOKEN:
        return f"token {hex_name(a)} {b}"
    return f"harbour {edge_name(HARBOUR_SITES[a])} {HARBOUR_NAMES[b]}"


def _place_name(verb: int, a: int) -> str:
    if verb == verbs.ROAD:
        return edge_name(a)
    if verb in (verbs.TOWN, verbs.CITY):
        return vertex_name(a)
    return hex_name(a if verb == verbs.MOVE_ROBBER else CORNER_HEXES[a])


def malformed(code: str, **params: object) -> Refusal:
    """Not an action at all: what was read, and what would be right."""
    return Refusal(MALFORMED, [fault(code, params)])


def from_text(state: BoardState, text: str) -> int | Refusal:
    """The action a text means; malformed if none. Whether it is legal is for the state to say."""
    words = " ".join(text.strip().split())
    for table in (PLAIN, WITH_RESOURCE, WITH_SEAT, WITH_PLACE):
        for verb, phrase in table.items():
            if words.lower() == phrase and table is PLAIN:
                return int(verbs.code(verb))
            if table is not PLAIN and (words.lower() + " ").startswith(phrase + " "):
                return _with_argument(state, table, verb, words[len(phrase) :].strip())
    head, _, rest = words.partition(" ")
    parts = rest.split()
    if head.lower() == "sea":
        return _sea(state, rest.lower())
    if head.lower() == "dice":
        return _dice(parts)
    if head.lower() == "draw" and len(parts) == 1 and parts[0] in CARD_NAMES:
        return int(verbs.code(verbs.DRAW, CARD_NAMES.index(parts[0])))
    if head.lower() in ("hex", "token", "harbour") and len(parts) == 2:
        return _layout(head.lower(), parts[0], parts[1])
    return malformed("board_not_understood", text=text)


def _with_argument(state: BoardState, table: dict[int, str], verb: int, word: str) -> int | Refusal:
    """The argument behind a phrase: a resource, a seat or a place."""
    if table is WITH_RESOURCE:
        if word.lower() not in RESOURCE_NAMES:
            return malformed("board_no_such_resource", text=word, known=", ".join(RESOURCE_NAMES))
        return int(verbs.code(verb, RESOURCE_NAMES.index(word.lower())))
    if table is WITH_SEAT:
        if not word.isdecimal() or int(word) >= state.seats:
            return malformed("board_no_such_seat", text=word, last=int(state.seats) - 1)
        return int(verbs.code(verb, int(word)))
    place = _read_place(verb, word)
    if place is None or (verb == verbs.SPIRAL_FROM and place not in CORNER_HEXES):
        return malformed("board_no_such_place", text=word, example=_place_name(verb, 0))
    return int(verbs.code(verb, CORNER_HEXES.index(place) if verb == verbs.SPIRAL_FROM else place))


def _read_place(verb: int, word: str) -> int | None:
    if verb == verbs.ROAD:
        return read_edge(word)
    return read_vertex(word) if verb in (verbs.TOWN, verbs.CITY) else read_hex(word)


def read_hex(word: str) -> int | None:
    """The hex with this name."""
    found = HEX_SHAPE.match(word)
    if found is None or (int(found[1]), int(found[2])) not in LAND:
        return None
    return LAND.index((int(found[1]), int(found[2])))


def read_vertex(word: str) -> int | None:
    """The crossing with this name."""
    found = CORNER_SHAPE.match(word)
    if found is None or (found[1].upper(), int(found[2]), int(found[3])) not in CORNERS:
        return None
    return CORNERS.index((found[1].upper(), int(found[2]), int(found[3])))


def read_edge(word: str) -> int | None:
    """The path between two crossings, named in either order."""
    one, _, other = word.partition(">")
    a, b = read_vertex(one.strip()), read_vertex(other.strip())
    if a is None or b is None:
        return None
    ends = (a, b) if (a, b) in ENDS else (b, a)
    return ENDS.index(ends) if ends in ENDS else None


def _sea(state: BoardState, rest: str) -> int | Refusal:
    """`4 wool for ore`; the count may be left out, but if told it must be the rate."""
    found = re.match(r"^(?:(\d+) )?([a-z]+) for (?:1 )?([a-z]+)$", rest)
    if found is None or found[2] not in RESOURCE_NAMES or found[3] not in RESOURCE_NAMES:
        return malformed("board_not_understood", text=f"sea {rest}")
    given, taken = RESOURCE_NAMES.index(found[2]), RESOURCE_NAMES.index(found[3])
    if found[1] and state.turn >= 0 and int(found[1]) != trade.rate(state, state.turn, given):
        asked, held = int(trade.rate(state, state.turn, given)), int(amount(state.hands[state.turn], given))
        return Refusal(ILLEGAL, [fault("board_rate", {"resource": found[2], "rate": asked, "held": held})])
    return int(verbs.code(verbs.SEA_TRADE, given, taken))


def _dice(parts: list[str]) -> int | Refusal:
    if len(parts) != 2 or any(part not in ("1", "2", "3", "4", "5", "6") for part in parts):
        return malformed("board_no_such_throw", text=" ".join(parts))
    return int(verbs.code(verbs.DICE, int(parts[0]), int(parts[1])))


def _layout(head: str, place: str, what: str) -> int | Refusal:
    """Outcomes of the set-up."""
    if head == "harbour":
        edge = read_edge(place)
        if edge in HARBOUR_SITES and what in HARBOUR_NAMES:
            return int(verbs.code(verbs.PLACE_HARBOUR, HARBOUR_SITES.index(edge), HARBOUR_NAMES.index(what)))
        return malformed("board_not_understood", text=f"{head} {place} {what}")
    h = read_hex(place)
    if h is not None and head == "hex" and what in TERRAIN_NAMES:
        return int(verbs.code(verbs.PLACE_HEX, h, TERRAIN_NAMES.index(what)))
    if h is not None and head == "token" and what.isdecimal() and 2 <= int(what) <= 12:
        return int(verbs.code(verbs.PLACE_TOKEN, h, int(what)))
    return malformed("board_not_understood", text=f"{head} {place} {what}")


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
    codes = [int(verbs.code(verbs.OFFER if found[1] == "offer" else verbs.COUNTER))]
    for verb, side in ((verbs.GIVE, given), (verbs.WANT, wanted)):
        cards = _read_cards(side)
        if cards is None or not middle:
            return malformed("board_not_understood", text=text)
        codes += [int(verbs.code(verb, kind)) for kind in cards]
    codes.append(int(verbs.code(verbs.PROPOSE)))
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
