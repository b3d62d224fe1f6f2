# mypyc: skip
"""The words of a game in the order learners know them: `learning.toml` of the game, which only grows at its end."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from catanica.games.principality.telling.grammar import GRAMMAR
from catanica.games.principality.telling.verbs import verb_of
from catanica.kernel.words import Field

if TYPE_CHECKING:
    from catanica.games.principality.cards.catalogue import Catalogue
    from catanica.games.principality.position.duel import Duel

Word = tuple[str, str]  # card, decision, field or verb, and its name


@cache
def listed(game: str) -> tuple[int, tuple[Word, ...]]:
    """The version of a game's layout, and its words."""
    told = tomllib.loads((files(f"catanica.games.{game}") / "learning.toml").read_text(encoding="utf-8"))
    words = [tuple(str(word).split(" ", 1)) for word in told["words"]]
    return int(told["version"]), tuple((kind, name) for kind, name in words)


def needed(g: "Duel") -> set[Word]:
    """The words of one game with its options."""
    steps = [row for row in g.rules.words.rows if g.rules.steps[row.number].name]
    return {
        *(("card", card) for card in g.cat.ids[1:]),
        *(("decision", row.name) for row in steps),
        *(("field", field.name) for row in steps for field in row.fields),
        *(("verb", verb.name) for verb in GRAMMAR.verbs.values() if not verb.chance),
    }


class Words:
    """The words of one game with its options, in order; those of sets of the user's own follow by name."""

    def __init__(self, g: "Duel") -> None:
        self.version, known = listed(g.rules.game)
        there = needed(g)
        every = [*known, *sorted(there - set(known))]
        self.rank = {word: i for i, word in enumerate(every)}
        self.words = [word for word in every if word in there]
        cards = [name for kind, name in every if kind == "card"]
        self.slots = {card: i + 1 for i, card in enumerate(cards)}
        self.fields: dict[str, Field] = {f.name: f for row in g.rules.words.rows for f in row.fields}
        fields = [name for kind, name in self.words if kind == "field"]
        self.field_number = {name: i for i, name in enumerate(fields)}
        self.verbs = {int(verb.row.number): verb for verb in GRAMMAR.verbs.values()}

    def order(self, cat: "Catalogue", code: int) -> tuple[int, str, int]:
        """What actions are sorted by: the latest word they need, their verb, and the rest."""
        verb = self.verbs[verb_of(code)]
        needs = [self.rank["verb", verb.name]]
        for field in verb.row.fields:
            if field.kind == "card" and field.of(code):
                needs.append(self.rank["card", cat.ids[field.of(code)]])
        return max(needs), verb.name, self.stable(cat, code) & ~int(verb.row.number)

    def stable(self, cat: "Catalogue", code: int) -> int:
        """An action with the slots of its cards instead of their numbers, which depend on the sets in play."""
        out = code
        for field in self.verbs[verb_of(code)].row.fields:
            if field.kind == "card":
                value = int(field.of(code))
                out = (out & ~int(field.mask)) | (self.slots[cat.ids[value]] << int(field.at) if value else 0)
        return out


def words_of(g: "Duel") -> Words:
    """The words of a game; any position of it will do, if it has all cards the game can ever have."""
    return Words(g)
