"""The collection: every card of a game by set, with what is known of it, what is reconstructed and why, and where its
data stand, so that somebody with the printed card can correct a figure."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from catanica.encyclopaedia.boxes import box
from catanica.encyclopaedia.language import t
from catanica.games.principality.cards.facts import CardFact
from catanica.games.principality.cards.folder import SetFolder
from catanica.games.principality.cards.shelf import own_sets

# What is in doubt, as cards name it: most are details of what a card does.
SORTS: Final = {
    "name": "name", "identity": "name", "set": "set", "count": "count",
    "cost": "cost", "play_cost": "cost", "cast_cost": "cost", "activation_cost": "cost", "fee": "cost",
    "needs": "needs", "requires": "needs", "points": "points", "strength": "strength", "tournament": "tournament",
    "trade": "trade", "die": "die", "slot": "place", "region": "place", "subkind": "place",
}  # fmt: skip
DETAIL: Final = "effect"
# Where the data say it, if they call it otherwise: the first of these that a card has.
SAID_AS: Final = {
    "cost": ("price", "magic", "fee", "effect"), "place": ("slot", "resource", "kind"), "needs": ("needs_any",),
}  # fmt: skip
DISPUTED: Final = "disputed"


@dataclass(frozen=True)
class Doubt:
    """Something of a card that is not certain: what, why, and the line that says it now."""

    field: str
    what: str
    why: str
    line: int


@dataclass(frozen=True)
class Held:
    """A card of the collection."""

    set: str
    fact: CardFact
    file: str
    line: int
    known: str  # how sure its figures are, in words
    doubts: tuple[Doubt, ...]


def sets_of(game: str) -> list[str]:
    """The sets of a game in the order they came out, the base set first, those of the user's own last."""
    return [*box(game).sets, *own_sets(game)]


def collection(game: str, lang: str) -> list[Held]:
    """Every card of every set of a game."""
    return [held for set_id in sets_of(game) for held in held_in(game, set_id, lang)]


def held_in(game: str, set_id: str, lang: str) -> Iterator[Held]:
    """The cards of one set."""
    folder = box(game).folder(set_id)
    lines = folder.lines()
    for fact in folder.facts():
        yield _held(folder, fact, lines.get(fact.id, {}), lang)


def held_by(game: str, card: str, lang: str) -> list[Held]:
    """One card, once for each set it lies in."""
    return [held for held in collection(game, lang) if held.fact.id == card]


def _held(folder: SetFolder, fact: CardFact, lines: dict[str, int], lang: str) -> Held:
    begins = lines.get("id", 0)
    doubts = [
        Doubt(field, t(lang, f"doubt.{sort}.what"), t(lang, f"doubt.{why}.why"), _line(lines, field, sort))
        for fields, disputed in ((fact.reconstructed, False), (fact.disputed, True))
        for field in fields
        for sort in (SORTS.get(field, DETAIL),)
        for why in (DISPUTED if disputed else sort,)
    ]
    known = t(lang, f"confidence.{fact.confidence}")
    return Held(folder.about.id, fact, folder.data_file, begins, known, tuple(doubts))


def _line(lines: dict[str, int], field: str, sort: str) -> int:
    """The line that says something; where no line does, because code or a text says it, the card's first."""
    ways = ("resource" if field == "region" else field, sort, *SAID_AS.get(sort, ()), "id")
    return next((lines[way] for way in ways if way in lines), 0)
