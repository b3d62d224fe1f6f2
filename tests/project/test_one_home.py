"""A game has one home: what belongs to it lies in its folder, and nobody else asks for a game by its name."""

import ast

import catanica
from catanica.games.principality.vocabulary import STEPS
from catanica.games.registry import GAMES
from tests.support.sources import modules

# Where a game may be named outside its own folder, and why.
ALLOWED = {
    "catanica.games.registry": "the one line per game",
    "catanica.games.principality.cards.facts": "the file of a card set names its game",
    "catanica.server.migrations.codes": "reads databases of an earlier version and is never changed",
}


def strangers(module: str, tree: ast.Module) -> list[str]:
    """Where a module names a game that is not its own: as a word by itself, as an address, or by importing it."""
    found = []
    for node in ast.walk(tree):
        said = ""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            said = node.value
        elif isinstance(node, ast.ImportFrom):
            said = node.module or ""
        elif isinstance(node, ast.Import):
            said = " ".join(alias.name for alias in node.names)
        for name, game in GAMES.items():
            at_home = module == game.package or module.startswith(game.package + ".")
            if not at_home and (said == name or f"{game.package}." in said or said == game.package):
                found.append(f"{module}, line {getattr(node, 'lineno', 0)}: {said}")
    return found


def test_nobody_asks_for_a_game_by_its_name() -> None:
    faults = [f for module, tree in modules() if module not in ALLOWED for f in strangers(module, tree)]
    assert not faults, "ask the game's entry instead:\n" + "\n".join(faults)


def test_bots_know_what_a_set_asks_by_its_name_not_by_its_steps() -> None:
    imports = [
        f"{module} imports {node.module}"
        for module, tree in modules()
        if ".bots." in module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        and ".sets." in (node.module or "")
        and (node.module or "").endswith("steps")
    ]
    assert imports == []


def test_every_decision_a_bot_knows_by_name_can_be_asked() -> None:
    named = {
        str(node.comparators[0].value)
        for module, tree in modules()
        if ".bots." in module
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        and isinstance(node.left, ast.Name)
        and node.left.id == "kind"
        and isinstance(node.comparators[0], ast.Constant)
        and isinstance(node.comparators[0].value, str)
    }
    catanica.game("cardgame", sets=["base", "ritter_haendler", "politik_intrige"])
    assert len(named) > 10
    assert named <= set(STEPS.by_name)


def test_what_is_allowed_is_needed() -> None:
    trees = dict(modules())
    assert [module for module in ALLOWED if not strangers(module, trees[module])] == []


def test_a_game_asked_for_by_its_name_is_found() -> None:
    def faults(module: str, source: str) -> int:
        return len(strangers(module, ast.parse(source)))

    assert faults("catanica.cli.play", 'if game == "board": ...') == 1
    assert faults("catanica.cli.play", 'FACES = {"princes": 1, "cardgame": 2}') == 2
    assert faults("catanica.cli.play", "from catanica.games.board.state import BoardState") == 1
    assert faults("catanica.cli.play", 'import_module("catanica.games.princes.game")') == 1
    assert faults("catanica.games.princes.game", 'name = "cardgame"') == 1
    assert faults("catanica.games.princes.game", 'name = "princes"') == 0
    assert faults("catanica.cli.play", '"""Plays the board game or cardgame."""') == 0
