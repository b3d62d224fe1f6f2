"""A set is one folder: what only a theme set knows is named in that folder and nowhere else."""

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from catanica.encyclopaedia.boxes import boxes
from catanica.encyclopaedia.language import INTERFACE, texts
from catanica.games.principality.cards.box import Box
from catanica.games.principality.cards.catalogue import FLAG_NAMES, TRAIT_NAMES
from catanica.games.principality.cards.facts import CardFact
from catanica.games.principality.cards.hints import ANSWER_NAMES, PLAY_NAMES
from catanica.games.principality.vocabulary import STEPS
from catanica.games.registry import GAMES
from catanica.notation.games import language
from tests.support.sources import modules

BOXES = list(boxes().values())
SHARED = ("catanica.games.principality", *(GAMES[box.game].package for box in BOXES))


@cache
def trees() -> tuple[tuple[str, ast.Module], ...]:
    """The modules of the games that are played with cards."""
    return tuple((module, tree) for module, tree in modules() if module.startswith(tuple(f"{h}." for h in SHARED)))


def steps_of(package: str) -> set[str]:
    """The steps a folder declares."""
    return {
        str(node.args[0].value)
        for module, tree in trees()
        if module.startswith(f"{package}.")
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "add"
        and ast.unparse(node.func.value) in ("STEPS", "v.STEPS")
        and isinstance(node.args[0], ast.Constant)
    }


def words_of(box: Box, set_id: str) -> set[str]:
    """Everything a set has a name for: cards, steps, and what its [set] table adds."""
    folder = box.folder(set_id)
    about = folder.about
    own = {*about.flags, *about.traits, *about.counters, *about.figures, *about.windows}
    return {fact.id for fact in folder.facts()} | own | steps_of(folder.package)


@cache
def theme_words() -> dict[str, str]:
    """The words only theme sets know, each with a set that knows it; verbs and fields of cards are everybody's."""
    found: dict[str, str] = {}
    for box in BOXES:
        base = words_of(box, box.sets[0])
        for set_id in box.sets[1:]:
            found |= dict.fromkeys(words_of(box, set_id) - base, set_id)
    spoken = {grammar for box in BOXES if (grammar := language(box.game).grammar) is not None}  # terminals order verbs
    common = {verb.row.name for grammar in spoken for verb in grammar.verbs.values()} | set(CardFact.model_fields)
    return {word: set_id for word, set_id in found.items() if word not in common}


def is_shared(module: str) -> bool:
    """Whether a module belongs to what all sets of a game share."""
    return ".sets." not in module


def leaks(tree: ast.Module, words: dict[str, str]) -> Iterator[str]:
    """Where a module names what only a theme set knows, or takes something out of a set's folder."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in words:
            yield f"line {node.lineno}: {node.value!r} of {words[node.value]}"
        elif isinstance(node, ast.ImportFrom) and ".sets." in (node.module or ""):
            yield f"line {node.lineno}: imports {node.module}"


def test_what_only_a_theme_set_knows_is_named_in_its_folder_alone() -> None:
    words = theme_words()
    assert {"palast", "kirchenbann", "owls", "pay_owls", "palace_year", "sage", "julfest"} & set(words) == {
        "palast", "kirchenbann", "owls", "palace_year", "sage",
    }  # fmt: skip
    found = [f"{module}, {leak}" for module, tree in trees() if is_shared(module) for leak in leaks(tree, words)]
    assert not found, "the shared part knows no theme set:\n" + "\n".join(found)


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.game)
def test_what_a_theme_set_asks_and_counts_has_its_words_in_the_set(box: Box) -> None:
    shared = INTERFACE.table("en")
    for set_id in box.sets[1:]:
        folder = box.folder(set_id)
        of_counters = {f"decision.{way}_{name}" for name in folder.about.counters for way in ("pay", "gain")}
        asked = {f"decision.{name}" for name in steps_of(folder.package)} | of_counters
        counted = {f"counter.{name}.one" for name in folder.about.counters}
        named = {f"kind.{name}" for name in (*folder.about.flags, *folder.about.traits)}
        assert (asked | counted | named) & set(shared) == set(), set_id
        assert counted <= set(texts("en")), set_id


@pytest.mark.parametrize(
    "source",
    [
        'g.cat.number("palast")',
        'if kind == "diplomat_pick": ...',
        'g.rules.counter("owls")',
        "from catanica.games.cardgame.sets.politik_intrige.effects import Tavern",
    ],
)
def test_a_set_named_in_the_shared_part_is_found(source: str) -> None:
    assert len(list(leaks(ast.parse(source), theme_words()))) == 1


def test_a_trait_or_flag_of_all_sets_is_no_single_theme_set_s_own() -> None:
    users = Counter[str]()
    for box in BOXES:
        for set_id in box.sets:
            used = {word for fact in box.facts(set_id) for word in (*fact.traits, *fact.flags)}
            users.update(dict.fromkeys(used, 2 if set_id == box.sets[0] else 1))
    general = {"fleet", "ship"}  # what trade fleets and trade ships, which every game has, are too
    single = [word for word in (*TRAIT_NAMES, *FLAG_NAMES) if users[word] < 2 and word not in general]
    assert single == [], "declare it in [set] of the one set that has it"


def declarable(tree: ast.Module) -> Iterator[str]:
    """Classes of cards that say no more than a declaration could: a fixed number is gained, taken or cheaper."""
    for cls in tree.body:
        if not isinstance(cls, ast.ClassDef) or [ast.unparse(base) for base in cls.bases] != ["Effect"]:
            continue
        bodies = {f.name: f.body[1:] for f in cls.body if isinstance(f, ast.FunctionDef)}
        acts = [bodies.pop(name) for name in ("play", "built") if name in bodies]
        plain = [len(body) == 1 and is_plain(body[0]) for body in acts]
        price = bodies.pop("discount", None)
        cheaper = price is not None and "g.cat.flags[card] & " in ast.unparse(price[0]) and len(price) == 1
        if not bodies and (cheaper or (acts and all(plain))):
            yield cls.name


def is_plain(line: ast.stmt) -> bool:
    """Whether a line is `gain(g, seat, 2, card)` or the like: all that varies is who and for which card."""
    call = line.value if isinstance(line, ast.Expr) else None
    if not isinstance(call, ast.Call) or ast.unparse(call.func) not in ("gain", "take", "receive"):
        return False
    return isinstance(call.args[2], ast.Constant) and ast.unparse(call.args[1]) == "seat"


def test_what_can_be_declared_is_not_written() -> None:
    found = [f"{module}: {name}" for module, tree in trees() if not is_shared(module) for name in declarable(tree)]
    assert not found, "declare it in cards.toml: " + ", ".join(found)
    staple = 'class StapleHouse(Effect):\n    def built(self, g, seat, card, place):\n        "Two."\n        '
    staple += "gain(g, seat, 2, card)"
    assert list(declarable(ast.parse(staple))) == ["StapleHouse"]
    assert list(declarable(ast.parse(staple.replace("2,", "count(g),")))) == []


def test_what_steps_of_sets_ask_is_understood_and_asked() -> None:
    compared = {
        str(node.comparators[0].value)
        for module, tree in trees()
        if is_shared(module) and ".bots." in module
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        and isinstance(node.left, ast.Name)
        and node.left.id == "asked"
        and isinstance(node.comparators[0], ast.Constant)
    }
    assert compared == set(ANSWER_NAMES), "bots answer every word, and no other"
    for box in BOXES:
        box.rulebook()  # every set has declared its steps
        for set_id in box.sets:
            assert set(box.folder(set_id).about.answers) <= set(STEPS.by_name), set_id
    plays = {fact.hint.play for box in BOXES for s in box.sets for fact in box.facts(s) if fact.hint is not None}
    assert plays == set(PLAY_NAMES), "a word no card uses is none"
