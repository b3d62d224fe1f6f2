# mypyc: skip
"""A deck as a text that a person can mail: a few lines of heading, then a card with its count on every line.

    name: Shield and Sword
    sets: base, ritter_haendler
    events: ueberfall x 2, konflikt, ertragreiches_jahr
    start: siegfried_ohneland, burg, getreidemuehle

    2 burg
    1 schmiede

`burg x 2` and `burg` alone are understood as well, and names of cards wherever the reader knows some. What stands
behind # is a remark. Several lines of one card are added up.
"""

import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping
from difflib import get_close_matches
from typing import Final

from catanica.games.cardgame.decks.deck import BASE, SIZE
from catanica.games.cardgame.faults import fault
from catanica.games.principality.cards.deck import Deck
from catanica.games.principality.cards.plain import speakable
from catanica.kernel.refusal import Fault

LONGEST: Final = 60_000  # letters of a text that is read at all
LONGEST_LINE: Final = 200  # of a line with a card
LONGEST_NAME: Final = 60
HEADINGS: Final = ("name", "sets", "events", "start")
_HEADING: Final = re.compile(r"([a-z]+)\s*:(.*)", re.IGNORECASE)
_COUNTED: Final = re.compile(r"(?:(?P<before>[+-]?\d+)\s*[x×*]?\s+)?(?P<card>.*?)(?:\s*[x×*]\s*(?P<after>[+-]?\d+))?")
_NEAR: Final = 0.7  # how much alike a word and a mistyped one are at least
_GUESSES: Final = 20  # words a near one is looked for; looking takes long


def folded(name: str) -> str:
    """A card's name as it is looked up: small letters without accents, words joined as in an id."""
    spelled = name.strip().casefold().replace("ß", "ss").replace("ø", "o").replace("æ", "ae").replace("å", "a")
    plain = "".join(c for c in unicodedata.normalize("NFD", spelled) if not unicodedata.combining(c))
    return re.sub(r"[\s_.,'’&-]+", "_", plain).strip("_")


def to_text(deck: Deck) -> str:
    """A deck as text; reading it gives the same deck."""
    lines = [f"name: {deck.name}"] if deck.name else []
    lines.append(f"sets: {', '.join(deck.sets)}")
    if deck.events:
        lines.append(f"events: {', '.join(_counted(card, n) for card, n in deck.events.items())}")
    if deck.start:
        lines.append(f"start: {', '.join(deck.start)}")
    return "\n".join([*lines, "", *(f"{n} {card}" for card, n in deck.cards.items()), ""])


def _counted(card: str, count: int) -> str:
    return card if count == 1 else f"{card} x {count}"


def read_deck(text: str, known: Collection[str], names: Mapping[str, str]) -> tuple[Deck, list[Fault]]:
    """The deck a text describes, as far as it can be read, and what is wrong with it line by line.

    `known` are the ids of all cards; `names` tells other words for them, folded.
    """
    if len(text) > LONGEST:
        return Deck({}, sets=(BASE,)), [fault("deck_too_long", given=len(text), most=LONGEST)]
    reader = _Reader(known, names)
    for number, line in enumerate(text.splitlines(), 1):
        reader.line(number, line.partition("#")[0].strip())
    return reader.deck(), reader.faults


class _Reader:
    """Takes a text line by line."""

    def __init__(self, known: Collection[str], names: Mapping[str, str]) -> None:
        self.known = known
        self.names = names
        self.faults: list[Fault] = []
        self.cards: dict[str, int] = {}
        self.events: dict[str, int] = {}
        self.start: list[str] = []
        self.sets: list[str] = []
        self.name = ""
        self.told: set[str] = set()
        self.guesses = 0

    def deck(self) -> Deck:
        """What was read."""
        return Deck(self.cards, self.events, tuple(self.start), tuple(self.sets) or (BASE,), self.name)

    def line(self, number: int, line: str) -> None:
        """One line without its remark."""
        if not line:
            return
        heading = _HEADING.fullmatch(line)
        if heading is None:
            self._count(number, line, self.cards)
            return
        word, value = heading[1].lower(), heading[2].strip()
        if word not in HEADINGS:
            self.faults.append(fault("deck_heading", line=number, word=heading[1], known=list(HEADINGS)))
        elif word in self.told:
            self.faults.append(fault("deck_heading_twice", line=number, word=word))
        else:
            self.told.add(word)
            self._head(number, word, value)

    def _head(self, number: int, word: str, value: str) -> None:
        parts = [part.strip() for part in value.split(",") if part.strip()]
        if word == "name":
            if len(value) <= LONGEST_NAME and speakable(value):
                self.name = value
            else:
                self.faults.append(fault("deck_name", line=number, most=LONGEST_NAME))
        elif word == "sets":
            self.sets = list(dict.fromkeys(part.lower() for part in parts))
        elif word == "events":
            for part in parts:
                self._count(number, part, self.events)
        else:
            self.start.extend(self._cards_named(number, parts))

    def _cards_named(self, number: int, parts: list[str]) -> Iterator[str]:
        for part in parts:
            card = self._card(number, part)
            if card:
                yield card

    def _count(self, number: int, text: str, into: dict[str, int]) -> None:
        """A card with its count, before or behind it."""
        found = _COUNTED.fullmatch(text) if len(text) <= LONGEST_LINE else None
        before, after = (found["before"], found["after"]) if found else (None, None)
        if found is None or not found["card"] or (before and after):
            self.faults.append(fault("deck_line", line=number, word=_short(text)))
            return
        told = before or after or "1"
        card = self._card(number, found["card"])
        if len(told) > 3 or not 1 <= int(told) <= SIZE:
            self.faults.append(fault("deck_count", line=number, word=_short(told), most=SIZE))
        elif card:
            into[card] = into.get(card, 0) + int(told)

    def _card(self, number: int, word: str) -> str:
        """The id of a card by id or name; a fault, and nothing, if there is none."""
        asked = folded(word)
        if asked in self.known:
            return asked
        if asked in self.names:
            return self.names[asked]
        self.guesses += 1
        words = [*self.known, *self.names] if self.guesses <= _GUESSES else []
        near = get_close_matches(asked[:40], words, n=3, cutoff=_NEAR)
        ids = list(dict.fromkeys(self.names.get(name, name) for name in near))
        self.faults.append(fault("deck_card_like" if ids else "deck_card", line=number, word=_short(word), known=ids))
        return ""


def _short(word: str) -> str:
    """A word of somebody's as it can stand in a sentence."""
    plain = "".join(c if c.isprintable() else "�" for c in word)
    return plain if len(plain) <= 40 else f"{plain[:40]}…"
