"""Checking the built-in card sets: totals, tests, effects, texts and rulings."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from catanica.encyclopaedia import library
from catanica.encyclopaedia.cards import read_texts
from catanica.encyclopaedia.language import LANGUAGES
from catanica.games.cardgame.editions import DEFAULT, house
from catanica.games.cardgame.game import PACKAGE, SETS, register_set, set_facts
from catanica.games.cardgame.rulebook import new_rulebook
from catanica.games.principality.catalogue import CardFact, Catalogue
from catanica.games.principality.duel import Effect, Rulebook
from catanica.games.principality.loader import set_folder
from catanica.kernel.errors import InputError

TOTALS: Final = {"base": 120, "ritter_haendler": 30, "politik_intrige": 30}  # cards in the box (KB-1)
START_CARDS: Final = {"base": 18}
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
    """A report for every built-in set of the card game; `tests` is the folder with the project's tests."""
    named = words_in_tests(tests)
    return {name: check_set(name, set_facts(name), named) for name in SETS}


def check_set(name: str, facts: list[CardFact], named: frozenset[str]) -> Report:
    """Everything that is wrong with a set."""
    untested = [f.id for f in facts if f.id not in named]
    report = Report(len(facts), sum(f.count for f in facts), len(facts) - len(untested))
    report.problems += [f"{card}: no test names this card." for card in untested]
    report.problems += _totals(name, facts)
    report.problems += _effects(name, facts)
    report.problems += _texts(name, facts)
    report.problems += [
        f"{f.id}: it cites the ruling {rule!r}, which does not exist."
        for f in facts
        for rule in f.rules
        if not library.known(rule)
    ]
    return report


def _totals(name: str, facts: list[CardFact]) -> Iterator[str]:
    """The number of cards in the box, and of those laid out at the start."""
    for what, wanted, found in (
        ("cards", TOTALS.get(name), sum(f.count for f in facts)),
        ("start cards", START_CARDS.get(name), sum(f.count for f in facts if f.start)),
    ):
        if wanted is not None and wanted != found:
            yield f"The set has {found} {what}; it must have {wanted}."


def _effects(name: str, facts: list[CardFact]) -> Iterator[str]:
    """Effects bound to cards that do not exist, and action and event cards that do nothing at all."""
    everywhere = {f.id for other in SETS for f in set_facts(other)}
    for card in sorted(bound_effects(name) - everywhere):
        yield f"effects.py binds an effect to {card!r}, which is no card of any set."
    rules = whole_rulebook()
    for fact in facts:
        if fact.kind in NEEDS_EFFECT and type(rules.effects[rules.cat.number(fact.id)]) is Effect:
            yield f"{fact.id}: this {fact.kind} has no effect in effects.py."


@cache
def whole_rulebook() -> Rulebook:
    """The rules with every built-in set, to see what is bound to which card."""
    cat = Catalogue([fact for name in SETS for fact in set_facts(name)])
    rules = new_rulebook(cat, house(DEFAULT, extended=True), {})
    for name in SETS:
        register_set(rules, name)
    return rules


def bound_effects(name: str) -> set[str]:
    """The cards a set's effects.py binds with add_effect."""
    source = set_folder(PACKAGE, name) / "effects.py"
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


def _texts(name: str, facts: list[CardFact]) -> Iterator[str]:
    """Names and texts must exist in every language, and for cards of the set only."""
    known = {f.id for f in facts}
    told = set() if name == SETS[0] else {f.id for f in set_facts(SETS[0])}  # repeated cards keep the base set's text
    for lang in LANGUAGES:
        source = resources.files(PACKAGE).joinpath("sets", name, "texts", f"{lang}.toml")
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


def words_in_tests(folder: Path) -> frozenset[str]:
    """Every word in a text constant of the tests, and every word players said in the golden games."""
    if not folder.is_dir():
        raise InputError(f"There are no tests in {folder}: run this inside a checkout of the repository.")
    words: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=str(path))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.update(_split(node.value))
    golden = folder / "golden"
    for path in golden.rglob("*.catan") if golden.is_dir() else ():
        for line in path.read_text(encoding="utf-8").splitlines():
            if line[:1].isdigit():  # a card that is only shuffled in has not been used
                words.update(_split(line))
    return frozenset(words)


def _split(text: str) -> list[str]:
    """Ids in a text: words of letters, digits and underscores."""
    return "".join(c if c.isalnum() or c == "_" else " " for c in text).split()
