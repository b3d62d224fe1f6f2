"""What was agreed on before a game: its options in the reader's words."""

from collections.abc import Mapping
from typing import Final

from catanica.cli.wording import Wording
from catanica.encyclopaedia.language import texts

ASIDE: Final = ("game", "rules")  # said elsewhere
SEATS: Final = ("first", "start")  # a number means a player


def agreed(header: Mapping[str, str], words: Wording) -> str:
    """All options of a game in one line."""
    settled = {name: value for name, value in header.items() if name not in ASIDE and value}
    told = (f"{words.say(f'option.{name}')}: {in_words(name, value, words)}" for name, value in settled.items())
    return " · ".join(told)


def in_words(name: str, value: str, words: Wording) -> str:
    """An option's value; as it stands where it is a number or of the players' own making."""
    if name == "sets":
        shared = texts(words.lang)
        return " + ".join(shared.get(f"set.{one}", one) for one in value.split(","))
    if name in ("hand0", "hand1"):
        return " + ".join(words.card(card) for card in value.split(","))
    if name in SEATS and value.isdecimal():
        return words.who(int(value))
    for key in (f"option.{name}_{value}", f"option.{value}"):
        if words.has(key):
            return words.say(key)
    return value
