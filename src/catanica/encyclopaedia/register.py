"""The alphabetical register: it leads from any card, term or ruling to all rulings and cards that treat it."""

import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final, cast

from catanica.encyclopaedia import library
from catanica.encyclopaedia.boxes import boxes
from catanica.encyclopaedia.cards import card_texts
from catanica.encyclopaedia.language import LANGUAGES, in_language
from catanica.games.principality.cards.facts import CardFact
from catanica.games.principality.cards.shelf import announced
from catanica.games.registry import GAMES
from catanica.kernel.errors import unknown

CARD: Final = "card"
TERM: Final = "term"
RULING: Final = "ruling"
# Words that do not count where a name begins with them, and letters as the language sorts them.
ARTICLES: Final[Mapping[str, tuple[str, ...]]] = {
    "de": ("der ", "die ", "das ", "ein ", "eine "),
    "en": ("the ", "a ", "an "),
    "da": ("den ", "det ", "de ", "en ", "et "),
}
SORTED_AS: Final[Mapping[str, Mapping[str, str]]] = {
    "de": {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"},
    "en": {},
    "da": {"æ": "{1", "ø": "{2", "å": "{3"},
}


@dataclass(frozen=True)
class Entry:
    """A line of the register: a word, what it is, and where it leads."""

    word: str
    kind: str  # card, term or ruling
    key: str  # the card's id, the term's name, the ruling's number
    games: tuple[str, ...]
    rulings: tuple[str, ...]
    cards: tuple[str, ...]
    letter: str  # under which it stands


@dataclass(frozen=True)
class Term:
    """A word of the games, and how the rulings and cards that belong to it are found."""

    name: str
    words: Mapping[str, str]
    find: tuple[str, ...]
    rulings: tuple[str, ...]
    cards: tuple[str, ...]

    def treated_in(self, ruling: library.Ruling) -> bool:
        """Whether a ruling treats it: it is named, a chapter it lies in is, or its German text speaks of it."""
        if any(_lies_in(ruling.id, where) for where in self.rulings):
            return True
        said = _said(ruling.id)
        return any(part in said for part in self.find)

    def fits(self, fact: CardFact) -> bool:
        """Whether a card is what the term names."""
        return fact.kind in self.cards or any(flag in self.cards for flag in fact.flags)


def register(lang: str, game: str | None = None, words: str = "") -> list[Entry]:
    """The register in a language, in its alphabetical order; of one game, or with a word in it, if asked for."""
    if game is not None and game not in GAMES:
        raise unknown("game", game, GAMES)
    wanted = library.plain(words.strip()).split()
    found = (e for e in _register(lang, announced()) if game is None or game in e.games)
    return [e for e in found if all(w in library.plain(f"{e.word} {e.key}") for w in wanted)]


def sorted_as(word: str, lang: str) -> str:
    """The key by which a language sorts a word: without a leading article, with its own letters in their place."""
    low = word.casefold().lstrip("„»«“\"'([")
    for article in ARTICLES[lang]:
        if low.startswith(article):
            low = low[len(article) :]
            break
    return library.plain("".join(SORTED_AS[lang].get(c, c) for c in low))


def letter_of(word: str, lang: str) -> str:
    """The letter a word stands under; figures stand under 0."""
    key = sorted_as(word, lang)
    own = {sort: letter for letter, sort in SORTED_AS[lang].items() if lang == "da"}
    if key[:2] in own:
        return own[key[:2]].upper()
    return "0" if key[:1].isdigit() else key[:1].upper()


@cache  # as the names of cards: a set of the user's own that is named later makes another register
def _register(lang: str, own: object) -> tuple[Entry, ...]:
    found = [*_cards(lang), *_terms(lang), *_rulings(lang)]
    return tuple(sorted(found, key=lambda e: (sorted_as(e.word, lang), e.kind, library.order(e.key), e.games)))


def _entry(
    lang: str, word: str, kind: str, key: str, games: Collection[str], rulings: Collection[str], cards: Collection[str]
) -> Entry:
    return Entry(word, kind, key, tuple(games), tuple(rulings), tuple(cards), letter_of(word, lang))


def _cards(lang: str) -> Iterator[Entry]:
    """Every card by its name, with the rulings its data name and those that name it."""
    for game, box in boxes().items():
        texts = card_texts(game, lang)
        named: dict[str, list[str]] = {}
        for set_id in box.sets:
            for fact in box.facts(set_id):
                named.setdefault(fact.id, []).extend(fact.rules)
        for card, rules in named.items():
            treated = {*rules, *(r.id for r in library.about_card(card, game))}
            lines = [r.id for r in library.rulings() if r.id in treated]
            yield _entry(lang, texts[card].name if card in texts else card, CARD, card, (game,), lines, ())


def _terms(lang: str) -> Iterator[Entry]:
    """Every term, with the rulings that speak of it and the cards it stands for."""
    facts = {game: [f for s in box.sets for f in box.facts(s)] for game, box in boxes().items()}
    for term in terms():
        treated = [r for r in library.rulings() if term.treated_in(r)]
        cards = dict.fromkeys(f.id for of_game in facts.values() for f in of_game if term.fits(f))
        games = {r.game for r in treated} | {game for game, of in facts.items() if any(term.fits(f) for f in of)}
        known = [game for game in GAMES if game in games or library.GENERAL in games]
        yield _entry(lang, in_language(term.words, lang), TERM, term.name, known, [r.id for r in treated], cards)


def _rulings(lang: str) -> Iterator[Entry]:
    """Every ruling by its title, with those it leads to and the cards it treats."""
    for r in library.rulings():
        games = tuple(GAMES) if r.game == library.GENERAL else (r.game,)
        near = [other.id for other in library.related(r.id)]
        yield _entry(lang, r.title(lang), RULING, r.id, games, [r.id, *near], r.cards)


@cache
def terms() -> tuple[Term, ...]:
    """The terms, read once from their file and checked."""
    source = resources.files("catanica.encyclopaedia").joinpath("terms.toml")
    told = cast("Mapping[str, Mapping[str, object]]", tomllib.loads(source.read_text(encoding="utf-8")))
    ids = [r.id for r in library.rulings()]
    found = []
    for name, body in told.items():
        words = cast("Mapping[str, str]", body["word"])
        lists = {key: tuple(cast("list[str]", body.get(key, []))) for key in ("find", "rulings", "cards")}
        if set(words) != set(LANGUAGES) or set(body) - {"word", *lists}:
            raise ValueError(f"terms.toml, [{name}]: a word in {', '.join(LANGUAGES)}, and {', '.join(lists)}.")
        lost = [where for where in lists["rulings"] if not any(_lies_in(i, where) for i in ids)]
        if lost:
            raise ValueError(f"terms.toml, [{name}]: there is no ruling {', '.join(lost)}.")
        find = tuple(part.casefold() for part in lists["find"])
        found.append(Term(name, words, find, lists["rulings"], lists["cards"]))
    return tuple(found)


@cache
def _said(ruling_id: str) -> str:
    """A ruling's title and text in German, for finding words in any case."""
    told = library.ruling(ruling_id)
    return f" {told.title('de')} {told.text('de')}".casefold()


def _lies_in(ruling_id: str, where: str) -> bool:
    """Whether a ruling is one that is named, or lies in a chapter or section that is."""
    return ruling_id == where or ruling_id.startswith((f"{where}.", f"{where}("))
