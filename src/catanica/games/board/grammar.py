# mypyc: skip
"""The grammar of the board game: a row for every verb, with its phrase and what it names, and for every happening.

`build road N0,-1>S1,-2`, `build city N0,-1`, `sea 4 wool for ore`, `robber 0,-1`, `rob seat 2`, `give grain`,
`dice 3 5`, `draw knight`.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from catanica.games.board import verbs as v
from catanica.games.board.faults import fault
from catanica.games.board.goods import RESOURCE_NAMES, amount
from catanica.games.board.happenings import ROWS
from catanica.games.board.harbours import rate
from catanica.games.board.kinds import COUNTED, FACES, KINDS, Places, Resources, malformed
from catanica.games.board.state import BoardState
from catanica.games.board.vocabulary import (
    CARD,
    CORNER,
    CROSSING,
    DIE,
    GOOD,
    GOT,
    HAPPENINGS,
    HARBOUR,
    HEX,
    OTHER_DIE,
    PATH,
    SEAT,
    SITE,
    STEPS,
    TERRAIN,
    TOKEN,
    VERBS,
)
from catanica.kernel.grammar import KNOWERS, Grammar, Happening, Verb
from catanica.kernel.kinds import Heard, Json
from catanica.kernel.parts import Arg, Part, Said
from catanica.kernel.refusal import ILLEGAL, Refusal
from catanica.kernel.words import Field


class Throw(Part[BoardState]):
    """The faces of both dice."""

    optional = False
    whole = True

    def fields(self) -> Sequence[Field]:
        """Both dice."""
        return (DIE, OTHER_DIE)

    def shape(self) -> str:
        """Two numbers."""
        return "die die"

    def say(self, g: BoardState, word: int) -> str:
        """Two numbers."""
        return f"{DIE.of(word)} {OTHER_DIE.of(word)}"

    def hear(self, g: BoardState, words: Sequence[str]) -> Heard | Refusal:
        """Two numbers from 1 to 6."""
        faces = {str(face): face for face in FACES}
        if len(words) != 2 or any(word not in faces for word in words):
            return self.wrong(g, words)
        return DIE.put(faces[words[0]]) | OTHER_DIE.put(faces[words[1]]), 2

    def wrong(self, g: BoardState, words: Sequence[str]) -> Refusal:
        """No throw of two dice."""
        return malformed("board_no_such_throw", text=" ".join(words))

    def show(self, g: BoardState, word: int, out: Json) -> None:
        """Both faces under their names."""
        out[DIE.name], out[OTHER_DIE.name] = DIE.of(word), OTHER_DIE.of(word)

    def kinds(self) -> dict[str, str]:
        """Two dice."""
        return {DIE.name: DIE.kind, OTHER_DIE.name: OTHER_DIE.kind}

    def schema(self) -> tuple[Json, list[str]]:
        """Two faces."""
        face: Json = {"type": "integer", "minimum": 1, "maximum": 6}
        return {DIE.name: face, OTHER_DIE.name: face}, [DIE.name, OTHER_DIE.name]

    def codes(self, g: BoardState) -> Iterable[int]:
        """All throws."""
        return [DIE.put(one) | OTHER_DIE.put(other) for one in FACES for other in FACES]


class Rate(Part[BoardState]):
    """How many cards the bank asks for; it may be left out, but if it is told it must be right."""

    moving = True

    def moves(self, g: BoardState, word: int) -> object:
        """What the bank asks."""
        return int(rate(g, g.turn, GOOD.of(word)))

    def shape(self) -> str:
        """A number that may be left out."""
        return "[count]"

    def say(self, g: BoardState, word: int) -> str:
        """What the bank asks."""
        return str(rate(g, g.turn, GOOD.of(word)))

    def hear(self, g: BoardState, words: Sequence[str]) -> Heard | Refusal:
        """The count, if there is one, of the resource told after it."""
        if not words or not words[0].isdecimal():
            return 0, 0
        name = words[1].lower() if len(words) > 1 else ""
        if g.turn >= 0 and name in RESOURCE_NAMES:
            kind = RESOURCE_NAMES.index(name)
            asked, held = int(rate(g, g.turn, kind)), int(amount(g.hands[g.turn], kind))
            if words[0] != str(asked):
                return Refusal(ILLEGAL, [fault("board_rate", {"resource": name, "rate": asked, "held": held})])
        return 0, 1

    def show(self, g: BoardState, word: int, out: Json) -> None:
        """What the bank asks."""
        out["count"] = int(rate(g, g.turn, GOOD.of(word)))

    def kinds(self) -> dict[str, str]:
        """A count."""
        return {"count": "count"}

    def schema(self) -> tuple[Json, list[str]]:
        """Always there."""
        return {"count": COUNTED}, ["count"]


class Word(Said[BoardState]):
    """A word that must stand there."""

    def wrong(self, g: BoardState, words: Sequence[str]) -> Refusal:
        """Another one does."""
        return malformed("board_not_understood", text=" ".join(words))


class One(Part[BoardState]):
    """`for 1 ore`: the bank gives one card, which need not be said."""

    def hear(self, g: BoardState, words: Sequence[str]) -> Heard | Refusal:
        """A 1, if it is there."""
        return 0, int(bool(words) and words[0] == "1")


class BoardGrammar(Grammar[BoardState]):
    """What is no action is refused with the board game's own codes."""

    def nothing_said(self) -> Refusal:
        """An empty text."""
        return malformed("board_not_understood", text="")

    def unknown_verb(self, text: str, word: str) -> Refusal:
        """No verb begins like that."""
        return malformed("board_not_understood", text=text)

    def words_missing(self, text: str, verb: Verb[BoardState]) -> Refusal:
        """The text ends too soon: what could follow."""
        kinds = [part.kind for part in verb.parts if isinstance(part, Arg)]
        if kinds and isinstance(kinds[0], Resources):
            return malformed("board_no_such_resource", text="", known=", ".join(RESOURCE_NAMES))
        if kinds and isinstance(kinds[0], Places):
            return malformed("board_no_such_place", text="", example=kinds[0].called(0))
        return malformed("board_not_understood", text=text)

    def too_many_words(self, text: str, verb: Verb[BoardState], word: str) -> Refusal:
        """The text goes on after its end."""
        return malformed("board_not_understood", text=text)


def arg(field: Field, name: str = "") -> Arg[BoardState]:
    """A field told by its kind."""
    return Arg(field, KINDS[field.kind], name)


GRAMMAR: Final = BoardGrammar(VERBS, HAPPENINGS, "Board", STEPS)
GRAMMAR.verb(v.ROLL, "roll")
GRAMMAR.verb(v.END_TURN, "end", phrase="end turn")
GRAMMAR.verb(v.TO_BUILDING, "to-building", phrase="begin building")
GRAMMAR.verb(v.ROAD, "road", arg(PATH), phrase="build road")
GRAMMAR.verb(v.TOWN, "settlement", arg(CROSSING), phrase="build settlement")
GRAMMAR.verb(v.CITY, "city", arg(CROSSING), phrase="build city")
GRAMMAR.verb(v.BUY_CARD, "buy", phrase="buy card")
GRAMMAR.verb(v.PLAY_KNIGHT, "knight", phrase="play knight")
GRAMMAR.verb(v.PLAY_ROADS, "road-building", phrase="play road-building")
GRAMMAR.verb(v.PLAY_INVENTION, "invention", phrase="play invention")
GRAMMAR.verb(v.PLAY_MONOPOLY, "monopoly", arg(GOOD), phrase="play monopoly")
GRAMMAR.verb(v.MOVE_ROBBER, "robber", arg(HEX))
GRAMMAR.verb(v.ROB, "rob", arg(SEAT), phrase="rob seat")
GRAMMAR.verb(v.DISCARD, "discard", arg(GOOD))
GRAMMAR.verb(v.SEA_TRADE, "sea-trade", Rate(), arg(GOOD, "gives"), Word("for"), One(), arg(GOT), phrase="sea")
GRAMMAR.verb(v.TAKE, "take", arg(GOOD))
GRAMMAR.verb(v.OFFER, "offer")
GRAMMAR.verb(v.GIVE, "give", arg(GOOD))
GRAMMAR.verb(v.WANT, "want", arg(GOOD))
GRAMMAR.verb(v.PROPOSE, "propose")
GRAMMAR.verb(v.WITHDRAW, "withdraw")
GRAMMAR.verb(v.ACCEPT, "accept")
GRAMMAR.verb(v.DECLINE, "decline")
GRAMMAR.verb(v.COUNTER, "counter")
GRAMMAR.verb(v.TRADE, "trade", arg(SEAT), phrase="trade with seat")
GRAMMAR.verb(v.DICE, "dice", Throw(), chance=True)
GRAMMAR.verb(v.PLACE_HEX, "hex", arg(HEX), arg(TERRAIN), chance=True)
GRAMMAR.verb(v.PLACE_TOKEN, "token", arg(HEX), arg(TOKEN), chance=True)
GRAMMAR.verb(v.PLACE_HARBOUR, "harbour", arg(SITE), arg(HARBOUR), chance=True)
GRAMMAR.verb(v.STARTS, "starts", arg(SEAT), phrase="starts seat", chance=True)
GRAMMAR.verb(v.SPIRAL_FROM, "spiral", arg(CORNER), phrase="spiral from", chance=True)
GRAMMAR.verb(v.STEAL, "steal", arg(GOOD), chance=True)
GRAMMAR.verb(v.DRAW, "draw", arg(CARD), chance=True)

for _row in ROWS:
    GRAMMAR.happenings[int(_row.number)] = Happening(_row, [arg(f) for f in _row.fields if f.kind != KNOWERS])
