"""Refusals as sentences: what is wrong, what would make it legal, and which ruling says so.

A template takes the parameters of its fault by name; ids of cards, resources, phases and places in the turn are put
into the reader's language first.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Final

from catanica.encyclopaedia import library
from catanica.encyclopaedia.cards import card_names
from catanica.encyclopaedia.language import FALLBACK, LANGUAGES, UnknownLanguageError, read_tables, t, texts
from catanica.games.principality.cards.folder import SetFolder
from catanica.games.principality.cards.shelf import all_sets, announced
from catanica.games.registry import GAMES
from catanica.kernel.refusal import Fault, Refusal

LIKE: Final = 0.7  # how much alike a word and a mistyped one are at least
CARDS: Final = ("card", "cards", "needed", "hindered")  # name cards; what is needed may be a number, too
MANY: Final = 40  # more alternatives than this are not listed in a sentence


@dataclass(frozen=True)
class Explained:
    """One reason against an action, ready to be read."""

    code: str
    sentence: str
    hint: str
    rule: str
    rule_title: str


def explain(refusal: Refusal, lang: str, names: Mapping[str, str] | None = None) -> list[Explained]:
    """Every reason of a refusal in a language; `names` adds or overrides names of cards (`id`) and seats (`seat:0`)."""
    return [explain_fault(f, lang, names) for f in refusal.faults]


def explain_fault(fault: Fault, lang: str, names: Mapping[str, str] | None = None) -> Explained:
    """One reason as a sentence with its hint and ruling."""
    entry = templates(lang).get(fault.code)
    if entry is None:
        raise LookupError(f"There is no sentence for {fault.code!r} in sentences/{lang}.toml.")
    known = names or {}
    words = _Params({name: in_words(name, value, lang, known) for name, value in _near(fault.params).items()})
    return Explained(
        code=fault.code,
        sentence=_capital(entry["says"].format_map(words)),
        hint=_capital(entry["hint"].format_map(words)),
        rule=fault.rule,
        rule_title=library.ruling(fault.rule).title(lang),
    )


def in_words(name: str, value: object, lang: str, names: Mapping[str, str]) -> str:
    """A parameter's value as it stands in a sentence: resources, cards, phases and amounts in the reader's language."""
    if isinstance(value, Mapping):
        return ", ".join(f"{n} {in_words('resource', kind, lang, names)}" for kind, n in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(in_words(name, v, lang, names) for v in value)
    if name == "seat" and isinstance(value, int):
        return names.get(f"seat:{value}") or t(lang, "seat.player", number=value + 1)
    if name in CARDS and isinstance(value, str):
        return _card(str(value), lang, names)
    vocabulary = texts(lang)
    for key in (f"{name}.{value}", *(f"{game}_{name}.{value}" for game in GAMES)):
        if key in vocabulary:
            return vocabulary[key]
    return str(value)


def _card(card: str, lang: str, names: Mapping[str, str]) -> str:
    if not card:
        return t(lang, "term.this_card")
    vocabulary = texts(lang)
    own = (vocabulary[key] for game in GAMES if (key := f"{game}_card.{card}") in vocabulary)
    return names.get(card) or card_names(lang).get(card) or next(own, card)


def _near(params: Mapping[str, object]) -> dict[str, object]:
    """The parameters, where `known` lists too much to read cut down to what is most like the `word` typed."""
    out = dict(params)
    known = out.get("known")
    if isinstance(known, list) and len(known) > MANY:
        out["known"] = get_close_matches(str(out.get("word", "")).lower(), known, n=5, cutoff=LIKE) or [*known[:5], "…"]
    return out


def templates(lang: str) -> Mapping[str, Mapping[str, str]]:
    """Every fault code's templates: `says` what is wrong, `hint` what would make it legal."""
    return _templates(lang, announced(), tuple(GAMES))


@cache  # emptied by nothing: a set of the user's own that is named later makes another entry
def _templates(lang: str, own: tuple[tuple[str, SetFolder], ...], games: object) -> Mapping[str, Mapping[str, str]]:
    if lang not in LANGUAGES:
        raise UnknownLanguageError(lang)
    found = dict(read_tables("catanica.encyclopaedia", "sentences", lang, "sentences"))
    for folder in (folder for game in GAMES for folder in all_sets(game)):
        for tag in dict.fromkeys((lang, FALLBACK, *LANGUAGES)):
            for code, sentence in folder.texts(tag).get("fault", {}).items():
                found.setdefault(code, sentence)
    return found


class _Params(dict[str, str]):
    """Parameters of a template; one the fault does not bring stays visible as a gap instead of breaking the answer."""

    def __missing__(self, key: str) -> str:
        return "…"


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
