"""The library of rulings: looking one up by its number, finding them by words, naming the nearest to a wrong number.

They lie in the folder `rulings` of each game; those that hold in every game lie here. A file may name its
sets, as a default for its entries. A ruling may name other sets, and `base_part` where it belongs to theme sets but
part of it holds in the base game too. `see` names others that go further; a file of articles that decide nothing about
play says `to_read`.
"""

import difflib
import re
import tomllib
import unicodedata
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final, cast

from catanica.encyclopaedia.boxes import boxes
from catanica.encyclopaedia.language import LANGUAGES, in_language
from catanica.games.registry import GAMES, Entry
from catanica.kernel.errors import InputError

GENERAL: Final = "general"  # rulings that hold in every game
PART: Final = re.compile(r"\([a-z]\)$")  # a part of an article: 101.D.b(g)
WAYS: Final = ("extended", "tournament")  # to play with sets, of which rulings speak as of a set


@dataclass(frozen=True)
class Ruling:
    """One numbered ruling: what holds, in every language it is told in, and which cards it treats."""

    id: str
    game: str
    sets: tuple[str, ...]
    cards: tuple[str, ...]
    titles: Mapping[str, str]
    texts: Mapping[str, str]
    base_part: bool
    see: tuple[str, ...] = ()  # the rulings it refers to
    to_read: bool = False  # it decides nothing about play: history, boxes, another game

    @property
    def article(self) -> str:
        """The article it is, or is a part of: 101.D.b for 101.D.b(e)."""
        return self.id.split("(")[0]

    def title(self, lang: str) -> str:
        """The heading in a language."""
        return in_language(self.titles, lang)

    def text(self, lang: str) -> str:
        """The ruling itself in a language."""
        return in_language(self.texts, lang)

    def concerns(self, sets: Collection[str]) -> bool:
        """Whether the ruling must hold in a game with one of these sets."""
        return any(s in sets for s in self.sets) or (self.base_part and "base" in sets)


class UnknownRulingError(InputError):
    """A ruling that does not exist; the message names the nearest that do."""

    def __init__(self, asked: str, near: list[str]) -> None:
        if near:
            super().__init__("There is no ruling {asked!r}. Nearest: {near}.", asked=asked, near=", ".join(near))
        else:
            super().__init__("There is no ruling {asked!r}.", asked=asked)
        self.asked = asked
        self.near = near


def looked_up(ruling_id: str) -> Ruling | None:
    """The ruling with this number, if there is one; upper and lower case do not matter.

    A part that is told within its article, such as 101.D.b(g), leads to the article.
    """
    shelf = _shelf()
    folded = _by_folded()
    asked = ruling_id.strip().casefold()
    return shelf.get(ruling_id) or shelf.get(folded.get(asked) or folded.get(PART.sub("", asked), ""))


def ruling(ruling_id: str) -> Ruling:
    """The ruling with this number; raises UnknownRulingError if there is none."""
    found = looked_up(ruling_id)
    if found is None:
        raise UnknownRulingError(ruling_id, nearest(ruling_id))
    return found


def known(ruling_id: str) -> bool:
    """Whether a ruling with exactly this number exists."""
    return ruling_id in _shelf()


def nearest(ruling_id: str, count: int = 5) -> list[str]:
    """The numbers most like a mistyped one, those it begins or that begin with it first (112.G for 112.G.a)."""
    folded = _by_folded()
    asked = ruling_id.strip().casefold()
    below = [i for f, i in folded.items() if asked and f.startswith(asked.rstrip(".") + ".")]
    above = [folded[asked[:n]] for n in range(len(asked), 0, -1) if asked[:n] in folded]
    close = [folded[f] for f in difflib.get_close_matches(asked, folded, n=count, cutoff=0.6)]
    return list(dict.fromkeys(below + above + close))[:count]


def rulings(game: str | None = None, sets: Collection[str] | None = None) -> list[Ruling]:
    """All rulings of a game (or of all games) that concern one of the sets, in the order of their numbers."""
    return [
        r
        for r in _shelf().values()
        if (game is None or r.game == game) and (sets is None or r.concerns(sets) or not (r.sets or r.to_read))
    ]


def by_sets(game: str) -> bool:
    """Whether a game's rulings are told apart by sets."""
    return any(r.sets for r in rulings(game))


def related(ruling_id: str) -> list[Ruling]:
    """The rulings one refers to, and those that refer to it, in the order of their numbers."""
    named = ruling(ruling_id)
    return [r for r in _shelf().values() if r.id in named.see or named.id in r.see]


def about_card(card: str, game: str | None = None) -> list[Ruling]:
    """All rulings that treat a card."""
    return [r for r in rulings(game) if card in r.cards]


def search(words: str, lang: str, game: str | None = None) -> list[Ruling]:
    """Rulings in which every word occurs (number, title, text, card ids), best first: number, then title, then text."""
    phrase = plain(words.strip())
    wanted = phrase.split()
    if not wanted:
        return []
    found: list[tuple[int, int, Ruling]] = []
    for place, r in enumerate(rulings(game)):
        number, title = plain(r.id), plain(r.title(lang))
        everything = " ".join((number, title, plain(r.text(lang)), plain(" ".join(r.cards))))
        if all(w in everything for w in wanted):
            worth = 1000 if phrase == number else 100 if phrase == title else sum(1 for w in wanted if w in title)
            found.append((-worth, place, r))
    return [r for _, _, r in sorted(found, key=lambda hit: hit[:2])]


def plain(text: str) -> str:
    """Lower case without accents, so that `kraeuter`-less keyboards and `Händler` still meet."""
    spelled = text.casefold().replace("ß", "ss").replace("ø", "o").replace("æ", "ae").replace("_", " ")
    return "".join(c for c in unicodedata.normalize("NFD", spelled) if not unicodedata.combining(c))


def order(ruling_id: str) -> list[tuple[int, int | str]]:
    """Sorting key: KB-9 before KB-10, 112.G.b before 112.S.a."""
    parts = re.findall(r"\d+|[^\d.\-:()]+", ruling_id)
    return [(0, int(p)) if p.isdigit() else (1, f"{len(p):03}{p}" if p.isupper() else p) for p in parts]


def _by_folded() -> dict[str, str]:
    return {i.casefold(): i for i in _shelf()}


def _shelf() -> dict[str, Ruling]:
    """Every ruling by number: those of each game, then those that hold in all of them."""
    return _read_all(tuple(GAMES.values()))


@cache
def _read_all(games: tuple[Entry, ...]) -> dict[str, Ruling]:
    """The rulings of some games and the general ones, read once from the data files and checked."""
    entries: list[Ruling] = []
    for game, package in (*((g.name, g.package) for g in games), (GENERAL, "catanica.encyclopaedia")):
        folder = resources.files(package).joinpath("rulings")
        for file in folder.iterdir() if folder.is_dir() else ():
            if file.name.endswith(".toml"):
                entries += _read(f"{game}/{file.name}", game, tomllib.loads(file.read_text(encoding="utf-8")))
    place = {game.name: i for i, game in enumerate(games)}
    entries.sort(
        key=lambda r: (place.get(r.game, len(games)), r.id[0].isdigit(), order(r.id))
    )  # KB before the articles
    shelf: dict[str, Ruling] = {}
    for entry in entries:
        if entry.id in shelf:
            raise ValueError(f"The ruling {entry.id} is written down twice.")
        shelf[entry.id] = entry
    for entry in entries:
        lost = [i for i in entry.see if i not in shelf or i == entry.id]
        if lost:
            raise ValueError(f"The ruling {entry.id} refers to {', '.join(lost)}, which is no other ruling.")
    return shelf


@cache
def known_sets() -> tuple[str, ...]:
    """Every set a ruling can be told for: those in the boxes of the games, and the ways to play with them."""
    return (*(name for one in boxes().values() for name in one.sets), *WAYS)


def _read(file: str, game: str, data: Mapping[str, object]) -> list[Ruling]:
    """The rulings in one file."""
    default_sets = cast("list[str]", data.get("sets", []))
    to_read = bool(data.get("to_read", False))
    table = cast("Mapping[str, Mapping[str, object]]", data.get("rulings", {}))
    return [_entry(file, game, default_sets, to_read, ruling_id, body) for ruling_id, body in table.items()]


def _entry(
    file: str, game: str, default_sets: list[str], to_read: bool, ruling_id: str, body: Mapping[str, object]
) -> Ruling:
    where = f"rulings/{file}, {ruling_id}"
    unknown = set(body) - {"title", "sets", "cards", "see", "base_part", *LANGUAGES}
    if unknown:
        raise ValueError(f"{where}: nothing is called {', '.join(sorted(unknown))} here.")
    sets = tuple(cast("list[str]", body.get("sets", default_sets)))
    strange = [s for s in sets if s not in known_sets()]
    if strange:
        raise ValueError(f"{where}: there is no set {', '.join(strange)}; sets are {', '.join(known_sets())}.")
    titles = {lang: str(text) for lang, text in cast("Mapping[str, object]", body.get("title", {})).items()}
    texts = {lang: str(body[lang]) for lang in LANGUAGES if lang in body}
    if not texts or set(titles) != set(texts):
        raise ValueError(f"{where}: title and text must be given in the same languages.")
    return Ruling(
        id=ruling_id,
        game=game,
        sets=sets,
        cards=tuple(cast("list[str]", body.get("cards", []))),
        titles=titles,
        texts=texts,
        base_part=bool(body.get("base_part", False)),
        see=tuple(cast("list[str]", body.get("see", []))),
        to_read=to_read,
    )
