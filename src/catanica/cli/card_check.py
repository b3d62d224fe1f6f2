"""Checking card sets: data, totals, effects, texts, drawings and rulings; for the program's own also their tests."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from catanica.encyclopaedia import library
from catanica.encyclopaedia.boxes import box_of, boxes, whole_rulebook
from catanica.encyclopaedia.cards import read_texts, text_faults
from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.cards.facts import CardFact
from catanica.games.principality.cards.folder import SetFolder, from_folder, read_set
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.registry import DEFAULT
from catanica.kernel.errors import InputError, unknown

NEEDS_EFFECT: Final = ("action", "event")
LOOK: Final = 1000  # an SVG drawing says so within so many bytes


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
    """Everything that is wrong with a set that comes with the program."""
    box = box_of(name)
    if box is None:
        raise unknown("set", name, [s for b in boxes().values() for s in b.sets])
    untested = [f.id for f in facts if f.id not in named]
    report = Report(len(facts), sum(f.count for f in facts), len(facts) - len(untested))
    report.problems += [f"{card}: no test names this card." for card in untested]
    folder = box.folder(name)
    report.problems += _totals(folder, facts)
    report.problems += _effects(bound_effects(folder), facts, whole_rulebook(box.game))
    earlier = box.sets[: box.sets.index(name)]
    told = {f.id for other in earlier for f in box.facts(other)}  # repeated cards keep the text they have there
    report.problems += _texts(folder, facts, told)
    report.problems += _rulings(facts)
    return report


def check_folder(path: Path) -> Report:
    """Everything that is wrong with a set in a folder of the user's own."""
    folder = from_folder(path)
    found, faults = read_set(folder)
    if found is None:
        return Report(0, 0, 0, [f"cards.toml: {fault}" for fault in faults])
    facts = found.card
    report = Report(len(facts), sum(f.count for f in facts), 0)
    box = boxes()[folder.about.game]
    known = {f.id for name in box.sets for f in box.facts(name)} | {f.id for f in facts}
    for fact in facts:
        wanted = [*fact.needs, *fact.needs_any, *filter(None, (fact.upon, fact.like))]
        report.problems += [
            f"cards.toml: card {fact.id} speaks of {card!r}, which is no card of this set or of {box.game}."
            for card in wanted
            if card not in known and card not in ("knight", "mill")
        ]
    bound = bound_effects(folder)
    strange = sorted(bound - known)
    report.problems += [f"effects.py binds an effect to {card!r}, which is no card of any set." for card in strange]
    if not report.problems:
        try:
            report.problems += _effects(set(), facts, box.rulebook(folder))
        except InputError as wrong:
            report.problems.append(str(wrong))
    report.problems += _totals(folder, facts)
    report.problems += _texts(folder, facts, set())
    report.problems += _drawings(folder, facts)
    report.problems += _rulings(facts)
    return report


def _rulings(facts: list[CardFact]) -> Iterator[str]:
    """Rulings that are cited must exist."""
    for fact in facts:
        yield from (
            f"{fact.id}: it cites the ruling {rule!r}, which does not exist."
            for rule in fact.rules
            if not library.known(rule)
        )


def _totals(folder: SetFolder, facts: list[CardFact]) -> Iterator[str]:
    """The number of cards in the box, and of those laid out at the start."""
    for what, wanted, found in (
        ("cards", folder.about.total, sum(f.count for f in facts)),
        ("start cards", folder.about.start, sum(f.count for f in facts if f.start)),
    ):
        if wanted is not None and wanted != found:
            yield f"The set has {found} {what}; it must have {wanted}."


def _effects(bound: set[str], facts: list[CardFact], rules: Rulebook) -> Iterator[str]:
    """Effects bound to cards that do not exist, and action and event cards that do nothing at all."""
    for card in sorted(bound - set(rules.cat.ids)):
        yield f"effects.py binds an effect to {card!r}, which is no card of any set."
    for fact in facts:
        if fact.kind in NEEDS_EFFECT and type(rules.effects[rules.cat.number(fact.id)]) is Effect:
            yield f"{fact.id}: this {fact.kind} has no effect in effects.py."
        if fact.like and fact.like not in rules.cat.ids:
            yield f"{fact.id}: it is a reprint of {fact.like!r}, which is no card of any set."


def bound_effects(folder: SetFolder) -> set[str]:
    """The cards a set's effects.py binds with add_effect or add_effects."""
    source = folder.root.joinpath("effects.py")
    if not source.is_file():
        return set()
    try:
        tree = ast.parse(source.read_text(encoding="utf-8"))
    except SyntaxError:
        return set()  # told by whoever loads it
    found: set[str] = set()
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
            if call.func.attr == "add_effects":
                found |= {word.arg for word in call.keywords if word.arg is not None}
            elif call.func.attr == "add_effect" and call.args and isinstance(call.args[0], ast.Constant):
                found.add(str(call.args[0].value))
    return found


def _texts(folder: SetFolder, facts: list[CardFact], told: set[str]) -> Iterator[str]:
    """Names and texts must exist in every language, and for cards of the set only."""
    known = {f.id for f in facts}
    for lang in folder.about.languages:
        if not folder.root.joinpath("texts", f"{lang}.toml").is_file():
            yield f"texts/{lang}.toml is missing."
            continue
        wrong = text_faults(folder, lang)
        if wrong:
            yield from (f"texts/{lang}.toml: {fault}" for fault in wrong)
            continue
        texts = read_texts(folder, lang)
        for card in sorted(known - set(texts) - told):
            yield f"{card}: no text in {lang}."
        for card in sorted(set(texts) - known):
            yield f"texts/{lang}.toml speaks of {card!r}, which is no card of this set."
        for card, body in texts.items():
            if not body.name.strip() or not body.text.strip():
                yield f"{card}: name or text is empty in {lang}."


def _drawings(folder: SetFolder, facts: list[CardFact]) -> Iterator[str]:
    """Drawings are SVG, named after cards of the set."""
    for name, drawing in folder.emblems():
        if name not in {f.id for f in facts}:
            yield f"emblems/{name}.svg is the drawing of no card of this set."
        if b"<svg" not in drawing[:LOOK]:
            yield f"emblems/{name}.svg is no SVG drawing."


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
