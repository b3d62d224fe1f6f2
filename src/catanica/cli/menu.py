"""Numbered choices in groups, and finding the one a player typed."""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from catanica.cli.common import View


@dataclass(frozen=True)
class Choice:
    """One option: its number in the menu, its group, how it reads, its notation, and what it points at."""

    number: int
    group: str
    phrase: str
    text: str
    option: View


def numbered(entries: Iterable[tuple[str, str, View]], order: Sequence[str]) -> list[Choice]:
    """Choices out of (group, phrase, option), the groups in the given order of their verbs."""
    place = {verb: i for i, verb in enumerate(order)}
    listed = sorted(entries, key=lambda e: place.get(str(e[2]["verb"]), len(place)))
    return [
        Choice(i, group, phrase, str(option["text"]), option) for i, (group, phrase, option) in enumerate(listed, 1)
    ]


def menu(choices: Sequence[Choice], width: int) -> RenderableType:
    """All choices, group by group, in as many columns as fit."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.group, []).append(choice)
    parts: list[RenderableType] = []
    digits = len(str(len(choices)))
    for title, members in groups.items():
        parts.append(Text(title, style="bold underline"))
        entries = [Text.assemble((f" {c.number:>{digits}} ", "bold cyan"), c.phrase) for c in members]
        parts.append(
            Columns(entries, column_first=False, equal=True, padding=(0, 1), width=_entry_width(entries, width))
        )
    return Group(*parts)


def _entry_width(entries: Sequence[Text], width: int) -> int:
    """Wide enough for the longest entry, never wider than the terminal."""
    return min(width - 2, max(e.cell_len for e in entries))


def plain(text: str) -> str:
    """Lower case without accents and with single spaces, so that what is typed on any keyboard is found."""
    spelled = text.casefold().replace("ø", "o").replace("æ", "ae").replace("ß", "ss")
    bare = "".join(c for c in unicodedata.normalize("NFD", spelled) if not unicodedata.combining(c))
    return " ".join(bare.split())


def begins_like(full: str, typed: str) -> bool:
    """Whether every typed word is the beginning of the word at its place."""
    words, given = plain(full).split(), plain(typed).split()
    return 0 < len(given) <= len(words) and all(w.startswith(g) for w, g in zip(words, given, strict=False))


def fitting(choices: Sequence[Choice], typed: str) -> list[Choice]:
    """The choices a shortened text may mean: by notation first, else by the words of the menu."""
    exact = [c for c in choices if plain(typed) in (plain(c.text), plain(c.phrase))]
    if exact:
        return exact
    by_text = [c for c in choices if begins_like(c.text, typed)]
    return by_text or [c for c in choices if begins_like(c.phrase, typed)]
