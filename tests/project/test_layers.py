"""Imports point downwards only: the kernel knows no game, a game knows no bot, nothing knows the command line."""

import ast
from collections.abc import Iterator
from typing import Final

import pytest

from tests.support.sources import modules

SHARED = "catanica.games.principality"  # what two games have in common; it knows neither of them
GAMES = ("catanica.games.cardgame", "catanica.games.princes", "catanica.games.board")


def facet(name: str) -> tuple[tuple[str, ...], ...]:
    """A game's part that belongs above the rules: the shared one first, then those of the games, side by side."""
    return ((f"{SHARED}.{name}",), tuple(f"{game}.{name}" for game in GAMES))


LAYERS = (  # from the bottom up; packages in one line must not know each other
    ("catanica._runtime",),
    ("catanica.kernel",),
    ("catanica.games.entry",),
    (SHARED,),
    GAMES,
    ("catanica.games",),
    ("catanica", "catanica.errors", "catanica.extras", "catanica.home"),
    ("catanica.notation",),
    ("catanica.encyclopaedia",),
    ("catanica.bots",),
    *facet("bots"),
    ("catanica.arena",),
    ("catanica.adapters",),
    *facet("encoding"),
    ("catanica.env", "catanica.spiel"),
    ("catanica.server",),
    ("catanica.cli",),
    *facet("terminal"),
    ("catanica.__main__",),
)
FACE = "catanica"  # the package itself: it stands for its own module only, not for all that lies in it


def place(module: str) -> tuple[int, str]:
    """The height of a module's layer, and the package of that layer it belongs to: the longest one that fits."""
    fits = [
        (height, package)
        for height, layer in enumerate(LAYERS)
        for package in layer
        if module == package or (package != FACE and module.startswith(package + "."))
    ]
    assert fits, f"{module} has no layer: give it one in LAYERS"
    return max(fits, key=lambda fit: len(fit[1]))


def imported(module: str, is_package: bool, tree: ast.Module, known: set[str]) -> Iterator[str]:
    """The modules of ours that a module imports, wherever in it that happens.

    The package itself may name the types of what it hands out: those are for type checkers only.
    """
    named = [node for node in tree.body if module == FACE and isinstance(node, ast.If)]
    types = {part for node in named for part in ast.walk(node)}
    for node in ast.walk(tree):
        if node in types:
            continue
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                up = module.split(".")[: len(module.split(".")) - node.level + is_package]
                base = ".".join([*up, *([base] if base else [])])
            names = [f"{base}.{a.name}" if f"{base}.{a.name}" in known else base for a in node.names]
        else:
            continue
        yield from (n for n in names if n == "catanica" or n.startswith("catanica."))


def wrong_way(module: str, is_package: bool, tree: ast.Module, known: set[str]) -> list[str]:
    """The imports of a module that point upwards or sideways."""
    height, package = place(module)
    found = []
    for target in imported(module, is_package, tree, known):
        target_height, target_package = place(target)
        if target_height > height or (target_height == height and target_package != package):
            found.append(f"{module} imports {target}")
    return found


def test_imports_point_downwards() -> None:
    trees = dict(modules())
    packages = {name.rpartition(".")[0] for name in trees}
    faults = [f for name, tree in trees.items() for f in wrong_way(name, name in packages, tree, set(trees))]
    assert not faults, "\n".join(faults)


THERE: Final = {
    "catanica.bots.bot",
    "catanica.bots.greedy",
    "catanica.cli",
    "catanica.cli.wording",
    "catanica.games.board.bots.greedy",
    "catanica.games.board.encoding",
    "catanica.games.board.state",
    "catanica.games.board.terminal.face",
    "catanica.games.cardgame",
    "catanica.games.cardgame.bots.plan",
    "catanica.games.principality.terminal.face",
}


@pytest.mark.parametrize(
    ("module", "source", "wrong"),
    [
        ("catanica.kernel.state", "from catanica.games.board.state import BoardState", 1),
        ("catanica.games.principality.position.land", "def f():\n    import catanica.games.cardgame", 1),
        ("catanica.games.cardgame.rules", "from catanica.games.board import state", 1),
        ("catanica.games.cardgame.rules", "from ...bots import greedy", 1),
        ("catanica.bots.greedy", "from catanica import cli", 1),
        ("catanica.bots.greedy", "from catanica.games.board import state\nimport json", 0),
        ("catanica.games.board.state", "from catanica.games.principality.position import land", 0),
        ("catanica.games.board.state", "from catanica.games.board.bots import greedy", 1),
        ("catanica.games.board.state", "from catanica.games.board.terminal import face", 1),
        ("catanica.games.board.state", "from catanica.games.board import encoding", 1),
        ("catanica.games.board.bots.greedy", "from catanica.games.board.terminal import face", 1),
        ("catanica.games.board.bots.greedy", "from catanica.games.cardgame.bots import plan", 1),
        ("catanica.games.principality.bots.plan", "from catanica.games.cardgame.bots import plan", 1),
        ("catanica.bots.match", "from catanica.games.board.bots import greedy", 1),
        ("catanica.cli.play", "from catanica.games.principality.terminal import face", 1),
        ("catanica.games.board.bots.greedy", "from catanica.bots import bot", 0),
        ("catanica.games.board.bots.greedy", "from catanica.games.board import state", 0),
        ("catanica.games.board.terminal.face", "from catanica.cli import wording", 0),
        ("catanica.games.princes.terminal.face", "from catanica.games.principality.terminal import face", 0),
    ],
)
def test_an_import_is_judged_by_the_layers_of_both(module: str, source: str, wrong: int) -> None:
    assert len(wrong_way(module, False, ast.parse(source), THERE)) == wrong
