"""Bots choose alike interpreted and compiled: the same seed gives the same games on both engines."""

from tests.support.engines import on_both_engines

GAMES = """
from catanica.arena.simulate import simulate
for game, bots in (("cardgame", ["greedy", "greedy"]), ("cardgame", ["random", "greedy"]), ("cardgame", ["random"] * 2),
                   ("board", ["greedy", "random", "random"])):
    for played in simulate(game, {"points": 6}, bots, 2, seed=11).played:
        print(game, bots, played)
"""


def test_the_same_seed_gives_the_same_games_on_both_engines() -> None:
    interpreted, compiled = on_both_engines(GAMES)
    assert len(interpreted) == 8
    assert interpreted == compiled
