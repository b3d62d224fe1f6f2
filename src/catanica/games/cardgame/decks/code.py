# mypyc: skip
"""A deck as one word: for links, and for options of a game, which stand in headers of records and positions."""

import base64
import binascii
import zlib
from typing import Final

from catanica.games.cardgame.decks.legality import known_sets, supply
from catanica.games.cardgame.decks.presets import presets
from catanica.games.cardgame.decks.text import LONGEST, read_deck, to_text
from catanica.games.principality.cards.deck import Deck
from catanica.kernel.errors import InputError, unknown

MARK: Final = "d1."  # what such a word begins with: the version of the form
LONGEST_CODE: Final = 4000


def to_code(deck: Deck) -> str:
    """A deck as one word of letters, digits, - and _."""
    packed = zlib.compress(to_text(deck).encode(), 9)
    return MARK + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def from_code(code: str) -> Deck:
    """The deck a word stands for; whether it is legal is another question."""
    body = code.removeprefix(MARK)
    if len(code) > LONGEST_CODE or not code.startswith(MARK):
        raise InputError("This is no deck: a deck as one word begins with {mark}.", mark=MARK)
    try:
        unpacking = zlib.decompressobj()
        text = unpacking.decompress(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)), LONGEST).decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError, ValueError):
        raise InputError("This deck cannot be read: the word is not whole.") from None
    deck, faults = read_deck(text, supply(known_sets()), {})
    if faults or not unpacking.eof:
        raise InputError("This deck cannot be read: the word is not whole.")
    return deck


def deck_named(word: str) -> Deck:
    """A deck by the id of a preset, or as one word of its own."""
    if word.startswith(MARK):
        return from_code(word)
    if word not in presets():
        raise unknown("deck", word, presets())
    return presets()[word].deck()
