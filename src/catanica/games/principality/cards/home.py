# mypyc: skip
"""A home-made set as data: cards that say what they do by declaration, with their words. Nothing in it is ever run.

It comes from a browser, so it is bounded, and everything wrong with it is told. A game that is played with one names it
among its sets as one word (`to_word`), which stands in records, positions and saves: they need nothing beside.
"""

import base64
import binascii
import json
import re
import zlib
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import AfterValidator, Field, ValidationError
from pydantic_core import PydanticCustomError

from catanica.games.principality.cards.facts import CardFact, CardId, Language, Misfit, SetFile, Strict, misfits
from catanica.games.principality.cards.folder import SetFolder
from catanica.games.principality.cards.plain import speakable
from catanica.kernel.errors import InputError, Phrase

MARK: Final = "h1."  # what a set as one word begins with: the version of the form
SET: Final = "home"  # what such a set is called in a game
MOST_CARDS: Final = 40
MOST_BYTES: Final = 12_000
KINDS: Final = ("action", "building", "unit")
SLOTS: Final = ("settlement_or_city", "city")
FLAGS: Final[Mapping[str, tuple[str, ...]]] = {
    "action": ("attack", "neutral", "protection"),
    "building": ("market",),
    "unit": ("knight", "fleet", "trade_fleet"),
}
FIELDS: Final = (
    "id", "count", "kind", "flags", "slot", "cost", "points", "strength", "tournament", "trade", "hand", "resource",
    "doubles", "rate", "raises", "shelters", "search", "bonus", "prize", "safe", "immune", "shields", "effect",
    "unique", "each", "needs", "needs_any", "lacks", "emblem",
)  # fmt: skip
LIMITS: Final = {"count": 5, "points": 3, "strength": 9, "tournament": 9, "trade": 9, "hand": 3, "rate": 3,
                 "search": 2, "bonus": 2, "prize": 3, "safe": 20}  # fmt: skip
MOST_COST: Final = 9
MOST_GOODS: Final = 5  # that an effect moves
CONDITIONS: Final = ("knight", "mill", "tournament")  # what `needs` may name beside cards
# What an effect is, by the fields that belong together; a card has one.
DEEDS: Final[Mapping[str, tuple[str, ...]]] = {
    "goods": ("gain", "of", "take", "give_back", "optional", "pays"),
    "attack": ("roll", "window", "returns", "gain", "take", "give_back", "optional"),
    "protects": ("protects",),
    "spares": ("spares",),
    "year": ("year", "yearly"),
    "sinks": ("sinks", "year"),
    "cheapens": ("cheapens", "less"),
    "foils": ("foils", "at"),
    "caps": ("caps", "most"),
}
PLAYED: Final = ("goods", "attack", "protects", "spares")  # what action cards do
LAID: Final = ("goods", "year", "sinks", "cheapens", "foils", "caps")  # what cards in play do


def _speakable(text: str) -> str:
    if not speakable(text):
        raise PydanticCustomError("unspeakable", "cannot be shown")
    return text


Title = Annotated[str, Field(min_length=1, max_length=60), AfterValidator(_speakable)]


class CardWords(Strict):
    """What a home-made card says."""

    name: Annotated[str, Field(min_length=1, max_length=40), AfterValidator(_speakable)]
    text: Annotated[str, Field(max_length=400), AfterValidator(_speakable)] = ""


class HomeSet(Strict):
    """A home-made set: its name, its cards, their words in one language or more."""

    title: Title
    card: Annotated[list[CardFact], Field(min_length=1, max_length=MOST_CARDS)]
    texts: dict[Language, dict[CardId, CardWords]]

    def plain(self) -> dict[str, Any]:
        """The set as plain data, without what is left as usual."""
        return self.model_dump(exclude_defaults=True)

    def names(self, languages: Collection[str]) -> dict[str, str]:
        """The names of its cards, in the first of these languages that has one."""
        found: dict[str, str] = {}
        for lang in dict.fromkeys((*languages, *self.texts)):
            for card, words in self.texts.get(lang, {}).items():
                found.setdefault(card, words.name)
        return found


def judged(data: object, taken: Collection[str], windows: Collection[str]) -> tuple[HomeSet | None, list[Misfit]]:
    """A home-made set out of plain data, or everything that is wrong with it.

    `taken` are the ids of printed cards, `windows` the moments at which cards may answer.
    """
    if not isinstance(data, dict):
        return None, [Misfit("", "", Phrase("must be {wanted}, not {given!r}.", wanted=Phrase("a table"), given=data))]
    try:
        home = HomeSet.model_validate(data)
    except ValidationError as wrong:
        return None, list(misfits(data, wrong.errors()))
    size = len(json.dumps(home.plain(), ensure_ascii=False).encode())
    faults = [*_twice(home), *(f for card in home.card for f in _doubts(card, home, taken, windows))]
    if size > MOST_BYTES:
        faults.append(Misfit("", "", Phrase("the set is too large: {size} letters, {most} at most.", size=size,
                                            most=MOST_BYTES)))  # fmt: skip
    return (None, faults) if faults else (home, [])


def _twice(home: HomeSet) -> Iterator[Misfit]:
    ids = [card.id for card in home.card]
    for card in sorted({i for i in ids if ids.count(i) > 1}):
        yield Misfit(card, "id", Phrase("card {card} is declared twice.", card=card))


def _doubts(card: CardFact, home: HomeSet, taken: Collection[str], windows: Collection[str]) -> Iterator[Misfit]:
    """What no home-made card may be or do, although a printed one may."""

    def misfit(field: str, template: str, /, **values: object) -> Misfit:
        return Misfit(card.id, field, Phrase(template, **values))

    for field in sorted(card.model_fields_set - set(FIELDS)):
        yield misfit(field, "a home-made card has no such field.")
    if card.id in taken:
        yield misfit("id", "there is a printed card of this id.")
    if card.kind not in KINDS:
        yield misfit("kind", "{given!r} is none of {known}.", given=card.kind, known=", ".join(KINDS))
    elif card.kind == "action" and card.slot != "none":
        yield misfit("slot", "action cards are played, not built.")
    elif card.kind != "action" and card.slot not in SLOTS:
        yield misfit("slot", "{given!r} is none of {known}.", given=card.slot, known=", ".join(SLOTS))
    strange = [flag for flag in card.flags if flag not in FLAGS.get(card.kind, ())]
    for flag in strange:
        yield misfit("flags", "{given!r} is none of {known}.", given=flag, known=", ".join(FLAGS.get(card.kind, ())))
    for field, most in LIMITS.items():
        if getattr(card, field) > most:
            yield misfit(field, "must be a whole number from 0 to {most}, not {given!r}.", most=most,
                        given=getattr(card, field))  # fmt: skip
    if card.count < 1:
        yield misfit("count", "a set holds each of its cards at least once.")
    if sum(card.cost.values()) > MOST_COST:
        yield misfit("cost", "a card costs at most {most} resources.", most=MOST_COST)
    if card.kind == "action" and card.cost:
        yield misfit("cost", "action cards cost nothing to play.")
    if not any(card.id in words for words in home.texts.values()):
        yield misfit("name", "the card needs a name in one language at least.")
    known = {*taken, *(c.id for c in home.card)}
    for field in ("needs", "needs_any", "lacks"):
        for name in getattr(card, field):
            if name not in known and (field == "lacks" or name not in CONDITIONS):
                yield misfit(field, "there is no card {card!r}.", card=name)
    yield from _of_effect(card, known, windows)


def _of_effect(card: CardFact, known: Collection[str], windows: Collection[str]) -> Iterator[Misfit]:
    """What is wrong with what a card does."""

    def misfit(field: str, template: str, /, **values: object) -> Misfit:
        return Misfit(card.id, f"effect.{field}", Phrase(template, **values))

    effect = card.effect
    if effect is None:
        if card.kind == "action":
            yield Misfit(card.id, "effect", Phrase("an action card must do something."))
        return
    said = {
        name for name in effect.model_fields_set if getattr(effect, name) != type(effect).model_fields[name].default
    }
    fitting = [deed for deed, fields in DEEDS.items() if said and said <= set(fields)]
    allowed = PLAYED if card.kind == "action" else LAID
    if not said:
        yield misfit("gain", "an action card must do something.")
    elif not fitting:
        yield misfit(sorted(said)[0], "these do not go together: {given}.", given=", ".join(sorted(said)))
    elif not any(deed in allowed for deed in fitting):
        yield misfit(sorted(said)[0], "a card of this kind cannot do that.")
    if effect.roll and not (effect.take or effect.gain or effect.returns):
        yield misfit("roll", "who wins the roll must get something.")
    if effect.foils is not None and not effect.at:
        yield misfit("at", "must not be empty.")
    for field, names in (("window", [effect.window]), ("protects", effect.protects), ("spares", effect.spares)):
        for name in names:
            if name and name not in windows:
                yield misfit(field, "{given!r} is none of {known}.", given=name, known=", ".join(sorted(windows)))
    flags = {flag for flags in FLAGS.values() for flag in flags}
    for field, names in (("cheapens", effect.cheapens), ("caps", effect.caps), ("foils", [effect.foils or ""])):
        for name in names:
            if name and name not in known and (field == "foils" or name not in flags):
                yield misfit(field, "there is no card {card!r}.", card=name)
    moved = max(effect.gain, effect.take, effect.give_back, effect.yearly, *effect.year.values(), *effect.pays.values())
    if moved > MOST_GOODS:
        yield misfit("gain", "must be a whole number from 0 to {most}, not {given!r}.", most=MOST_GOODS, given=moved)


def to_word(home: HomeSet) -> str:
    """A set as one word of letters, digits, - and _."""
    told = json.dumps(home.plain(), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return MARK + base64.urlsafe_b64encode(zlib.compress(told.encode(), 9)).decode().rstrip("=")


def from_word(word: str) -> HomeSet:
    """The set a word stands for; whether its cards are as they may be is another question."""
    body = word.removeprefix(MARK)
    try:
        unpacking = zlib.decompressobj()
        told = unpacking.decompress(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)), 4 * MOST_BYTES)
        if not unpacking.eof:
            raise ValueError(word)
        return HomeSet.model_validate(json.loads(told))
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        raise InputError("This home-made set cannot be read: the word is not whole.") from None


class HomeFolder(SetFolder):
    """A home-made set where a game looks for a folder: no file, no code."""

    def __init__(self, word: str) -> None:
        super().__init__(Path("home-made"), SET)
        self.home = from_word(word)

    def file(self) -> SetFile:
        """Its cards, as a set that has a name and nothing else."""
        about = {
            "id": SET,
            "title": dict.fromkeys(self.home.texts, self.home.title),
            "languages": list(self.home.texts),
        }
        return SetFile.model_validate({"set": about, "card": self.home.card})

    def texts(self, lang: str) -> dict[str, Any]:
        """Names and texts of its cards."""
        return {card: words.model_dump() for card, words in self.home.texts.get(lang, {}).items()}

    def has_code(self, part: str) -> bool:
        """Never."""
        return False


def home_in(sets: str) -> HomeSet | None:
    """The home-made set among the sets of a game, as its header names them."""
    return next((from_word(name) for name in sets.split(",") if name.startswith(MARK)), None)


def folder_name(home: HomeSet) -> str:
    """What its folder is called, which is also its id there."""
    return re.sub(r"[^a-z0-9]+", "_", f"home {home.title.lower()}").strip("_")[:40]


def files(home: HomeSet) -> dict[str, str]:
    """The set as the files of a folder that `catanica cards check` takes."""
    name = folder_name(home)
    languages = [lang for lang, words in home.texts.items() if words]
    about = f"[set]\nid = {_toml(name)}\ntitle = {_toml(dict.fromkeys(languages, home.title))}\n"
    about += f"languages = {_toml(languages)}\n"
    cards = [
        "\n[[card]]\n" + "".join(f"{key} = {_toml(value)}\n" for key, value in card.items())
        for card in (c.model_dump(exclude_defaults=True) for c in home.card)
    ]
    out = {"cards.toml": about + "".join(cards)}
    for lang in languages:
        told = [f"[{card}]\nname = {_toml(w.name)}\ntext = {_toml(w.text)}\n" for card, w in home.texts[lang].items()]
        out[f"texts/{lang}.toml"] = "\n".join(told)
    return out


def _toml(value: object) -> str:
    """A value as TOML writes it: texts, numbers, yes and no, lists and tables."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(v)}" for key, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(v) for v in value) + "]"
    return json.dumps(value, ensure_ascii=False)
