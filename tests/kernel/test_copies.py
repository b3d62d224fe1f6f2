"""Copies of a position: as many as one likes, kept as one likes."""

import os
import subprocess
import sys

import pytest

from catanica.games.registry import GAMES

CHAIN = """
import sys
import catanica

class Link:
    def __init__(self, state, before):
        self.state, self.before = state, before

first = catanica.game(sys.argv[1]).new(seed=1)
chain = None
for _ in range(300):
    chain = Link(first.clone(), chain)
chain = None
print(first.clone() == first)
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_long_line_of_positions_is_let_go(game: str) -> None:
    """Each is held by the one after it, as in a search; the allocator looks whether something was overwritten."""
    run = subprocess.run(
        [sys.executable, "-P", "-c", CHAIN, game],
        env=os.environ | {"PYTHONMALLOC": "debug"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "True\n", "")
