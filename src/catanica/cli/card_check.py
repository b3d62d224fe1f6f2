"""Checking the built-in card sets: totals, tests, effects, texts and rulings."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Final

from catanica.encyclopaedia import library
from catanica.encyclopaedia.boxes import box_of, boxes, whole_rulebook
from catanica.encyclopaedia.cards import read_texts
from catanica.games.principality.cards.box import Box
from catanica.games.principality.cards.catalogue import CardFact
from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.cards.loader import set_folder
from catanica.games.registry import DEFAULT
from catanica.kernel.errors import InputError, unknown

NEEDS_EFFECT: Final = ("action", "event")


@dataclass
class Report:
    """What was found about one set."""

    cards: int
    copies: int
    with_tests: int
    problems: list[str] = field(default_factory=list)

    def as_dict(self) -> dict[str, object]:
        """The figures for `--json`."""
        return {
            "cards": self.cards,
            "copies": self.copies,
            "with_tests": self.with_tests,
            "problems": self.problems,
        }


def check_sets(tests: Path) -> dict[str, Report]:
    """A report for every built-in set of every game; `tests` is the folder with the project's tests."""
    found: dict[str, Report] = {}
    for box in boxes().values():
        named = words_in_tests(tests, box.game)
        found |= {name: check_set(name, box.facts(name), named) for name in box.sets}
    return found


def check_set(name: str, facts: list[CardFact], named: frozenset[str]) -> Report:
    """Everything that is wrong with a set."""
    box = box_of(name)
    if box is None:
        raise unknown("set", name, [s for b in boxes().values() for s in b.sets])
    untested = [f.id for f in facts if f.id not in named]
    report = Report(len(facts), sum(f.count for f in facts), len(facts) - len(untested))
    report.problems += [f"{card}: no test names this card." for card in untested]
    report.problems += _totals(box, name, facts)
    report.problems += _effects(box, name, facts)
    report.problems += _texts(box, name, facts)
    report.problems += [
        f"{f.id}: it cites the ruling {rule!r}, which does not exist."
        for f in facts
        for rule in f.rules
        if not library.known(rule)
    ]
    return report


def _totals(box: Box, name: str, facts: list[CardFact]) -> Iterator[str]:
    """The number of cards in the box, and of those laid out at the start."""
    for what, wanted, found in (
        ("cards", box.totals[name], sum(f.count for f in facts)),
        ("start cards", box.start_cards.get(name), sum(f.count for f in facts if f.start)),
    ):
        if wanted is not None and wanted != found:
            yield f"The set has {found} {what}; it must have {wanted}."


def _effects(box: Box, name: str, facts: list[CardFact]) -> Iterator[str]:
    """Effects bound to cards that do not exist, and action and event cards that do nothing at all."""
    rules = whole_rulebook(box.game)
    for card in sorted(bound_effects(box, name) - set(rules.cat.ids)):
        yield f"effects.py binds an effect to {card!r}, which is no card of any set."
    for fact in facts:
        if fact.kind in NEEDS_EFFECT and type(rules.effects[rules.cat.number(fact.id)]) is Effect:
            yield f"{fact.id}: this {fact.kind} has no effect in effects.py."
        if fact.like and fact.like not in rules.cat.ids:
            yield f"{fact.id}: it is a reprint of {fact.like!r}, which is no card of any set."


def bound_effects(box: Box, name: str) -> set[str]:
    """The cards a set's effects.py binds with add_effect."""
    source = set_folder(box.package, name) / "effects.py"
    if not source.is_file():
        return set()
    return {
        str(call.args[0].value)
        for call in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == "add_effect"
        and call.args
        and isinstance(call.args[0], ast.Constant)
    }


def _texts(box: Box, name: str, facts: list[CardFact]) -> Iterator[str]:
    """Names and texts must exist in every language, and for cards of the set only."""
    known = {f.id for f in facts}
    base = box.sets[0]
    told = set() if name == base else {f.id for f in box.facts(base)}  # repeated cards keep the base set's text
    for lang in box.languages:
        source = resources.files(box.package).joinpath("sets", name, "texts", f"{lang}.toml")
        if not source.is_file():
            yield f"texts/{lang}.toml is missing."
            continue
        texts = read_texts(source.read_text(encoding="utf-8"))
        for card in sorted(known - set(texts) - told):
            yield f"{card}: no text in {lang}."
        for card in sorted(set(texts) - known):
            yield f"texts/{lang}.toml speaks of {card!r}, which is no card of this set."
        for card, body in texts.items():
            if not body.name.strip() or not body.text.strip():
                yield f"{card}: name or text is empty in {lang}."


def words_in_tests(folder: Path, game: str = DEFAULT) -> frozenset[str]:
    """Every word in a text constant of a game's tests, and every word players said in its golden games.

    Games share ids of cards, so that only a game's own tests count: those whose path names another game do not.
    What a test says about itself is no proof.
    """
    if not folder.is_dir():
        raise InputError("There are no tests in {folder}: run this inside a checkout of the repository.", folder=folder)
    words: set[str] = set()
    for path in folder.rglob("*.py"):
        if _speaks_of(path.relative_to(folder), game):
            tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
            words.update(word for text in _constants(tree) for word in _split(text))
    golden = folder / "golden"
    for path in golden.rglob("*.catan") if golden.is_dir() else ():
        if _speaks_of(path.relative_to(folder), game):
            for line in path.read_text(encoding="utf-8").splitlines():
                if line[:1].isdigit():  # a card that is only shuffled in has not been used
                    words.update(_split(line))
    return frozenset(words)


def _speaks_of(path: Path, game: str) -> bool:
    """Whether a file of the tests is about a game: its path names the game, or no game that has cards."""
    named = [name for name in boxes() if name in path.as_posix() and name != DEFAULT]
    return game in named if named else game == DEFAULT


def _constants(tree: ast.Module) -> Iterator[str]:
    """Every text in a test file but its docstrings."""
    described = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, described) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def _split(text: str) -> list[str]:
    """Ids in a text: words of letters, digits and underscores."""
    return "".join(c if c.isalnum() or c == "_" else " " for c in text).split()
