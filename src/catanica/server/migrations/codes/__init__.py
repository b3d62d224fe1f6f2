"""Actions as the first version of the journal stored them: packed numbers, read without any other part of the program.

How numbers, cards and places were counted then is frozen in `layout.json`; today's engine may count as it likes.
Nothing here is ever changed: databases of that version stay as they are.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

CHANCE: Final = -1
LAST_FACE: Final = 5  # the last two faces of the event die meant the same
SETS_OF_A_DUEL: Final = 3
# verbs of the principality games by what follows them
NUMBERED: Final = {"stack", "draw", "search", "set"}  # counted from 1 in words
COUNTED: Final = {"die", "number"}
WITH_CARD: Final = {"play", "pick", "deal"}
WITH_GOOD: Final = {"give", "want", "waive"}
WITH_COLUMN: Final = {"settlement", "city", "metropolis"}
WITH_DETAIL: Final = {"build", "use", "erect"}
OF_A_SEAT: Final = {"demolish", "region", "target", "cell"}  # their words depend on who decides
IN_OTHER_WORDS: Final = {"bank", "put", "lay", "face", "sail", "switch", "road"}
# verbs of the board game with words of their own
PLACES: Final = {4: ("build road", "edges"), 5: ("build settlement", "vertices"), 6: ("build city", "vertices")}
HEXES: Final = {12: ("robber", "hexes"), 45: ("spiral from", "corner_hexes")}
SEA_TRADE, DICE, PLACE_HEX, PLACE_TOKEN, PLACE_HARBOUR, DRAW = 15, 40, 41, 42, 43, 47


@cache
def layout() -> dict[str, Any]:
    """Names of verbs, cards and places in the order of their numbers."""
    file = resources.files(__package__) / "layout.json"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


class Reader:
    """Reads the numbers of one game. It follows the game only as far as it must: which sets a duel is played with."""

    def __init__(self, game: str, options: Mapping[str, str]) -> None:
        self.game = game
        self.options = options
        self.cards: list[str] = []
        if game != "board":
            self.know([])

    def know(self, codes: Sequence[int]) -> None:
        """Settle what the cards' numbers mean after all that was played so far and not taken back."""
        if self.game == "board":
            return
        tables = layout()[self.game]
        sets = [name.strip() for name in self.options["sets"].split(",") if name.strip()]
        by_set = tables["cards"]
        if self.game == "princes":
            duel = self.options["mode"] == "duel"
            by_set = tables["cards_of_a_duel"] if duel else by_set
            if duel and not sets:
                picked = sorted({self._first(code) for code in codes if self.verb(code) == "set"})
                sets = [tables["themes"][k] for k in picked] if len(picked) == SETS_OF_A_DUEL else []
            sets = ["basis", *sets]
        self.cards = ["", *dict.fromkeys(card for name in sets for card in by_set[name])]

    def verb(self, code: int) -> str:
        """The verb of an action of the principality games."""
        return str(layout()["principality"]["verbs"].get(str(code & 0xFF), ""))

    def picks_set(self, code: int) -> bool:
        """Whether an action names a set of the duel: from the third on there are more cards."""
        return self.game == "princes" and self.verb(code) == "set"

    def depends_on_seat(self, code: int) -> bool:
        """Whether the words of an action are different for the two players."""
        return self.game != "board" and self.verb(code) in OF_A_SEAT

    def text(self, code: int, who: int) -> str:
        """The words of an action of a seat, or of chance."""
        return self._board(code) if self.game == "board" else self._principality(code, who)

    def _first(self, code: int) -> int:
        return (code >> 8) & 0xFFF

    def _principality(self, code: int, who: int) -> str:
        names = layout()["principality"]
        verb, a, b, c = self.verb(code), self._first(code), (code >> 20) & 0xFFF, code >> 32
        if verb in NUMBERED:
            return f"{verb} {a + 1}"
        if verb in COUNTED:
            return f"{verb} {a}"
        if verb in WITH_CARD:
            return f"{verb} {self.cards[a]}"
        if verb in WITH_GOOD:
            return f"{verb} {names['goods'][a]}"
        if verb in WITH_COLUMN:
            return f"{verb} {names['columns'][a]}"
        if verb in WITH_DETAIL:
            return f"{verb} {self.cards[a]} {names['places'][b]}" + (f" {c}" if c else "")
        if verb in OF_A_SEAT:
            return f"{verb} {self._of_a_seat(verb, a, b, c, who)}"
        if verb in IN_OTHER_WORDS:
            return f"{verb} {self._other_words(verb, a, b, c)}"
        return verb

    def _other_words(self, verb: str, a: int, b: int, c: int) -> str:
        names = layout()["principality"]
        goods, cells, regions = names["goods"], names["cells"], names["regions"]
        if verb == "bank":
            return f"{goods[a]} {goods[b]}" + (f" {regions[c - 1]}" if c else "")
        if verb == "put":
            return f"{self.cards[a]} {b + 1}"
        if verb == "lay":
            return f"{self.cards[a]} {regions[b]}"
        if verb == "face":
            return str(layout()[self.game]["faces"][min(a, LAST_FACE) - 1])
        if verb == "sail":
            return str(cells[a]) + (" gold" if b else "")
        return str(names["gaps"][a]) if verb == "road" else f"{cells[a]} {cells[b]}"

    def _of_a_seat(self, verb: str, a: int, b: int, c: int, who: int) -> str:
        names = layout()["principality"]
        if verb == "demolish":
            return f"{self.cards[a]} {names['places'][b]}" + (" abroad" if c != who else "")
        if verb == "target":
            return ("own " if a == who else "") + f"{self.cards[c]} {names['places'][b]}"
        return ("" if a == who else "opponent ") + str(names["regions" if verb == "region" else "cells"][b])

    def _board(self, code: int) -> str:
        names = layout()["board"]
        verb, a, b = code & 0xFF, (code >> 8) & 0xFFFF, code >> 24
        if str(verb) in names["plain"]:
            return str(names["plain"][str(verb)])
        if str(verb) in names["with_resource"]:
            return f"{names['with_resource'][str(verb)]} {names['resources'][a]}"
        if str(verb) in names["with_seat"]:
            return f"{names['with_seat'][str(verb)]} {a}"
        if verb in PLACES or verb in HEXES:
            words, table = (PLACES | HEXES)[verb]
            return f"{words} {names[table][a]}"
        if verb == SEA_TRADE:  # the rate may be left out
            return f"sea {names['resources'][a]} for {names['resources'][b]}"
        if verb == DICE:
            return f"dice {a} {b}"
        if verb == DRAW:
            return f"draw {names['development'][a]}"
        if verb == PLACE_HARBOUR:
            return f"harbour {names['harbour_sites'][a]} {names['harbours'][b]}"
        what = names["terrain"][b] if verb == PLACE_HEX else b
        return f"{'hex' if verb == PLACE_HEX else 'token'} {names['hexes'][a]} {what}"
