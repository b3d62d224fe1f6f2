"""A game has one home: what belongs to it lies in its folder, and nobody else asks for a game by its name."""

import ast

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
