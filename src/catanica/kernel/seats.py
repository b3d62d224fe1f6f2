"""Who decides, and who looks on."""

from typing import Final

CHANCE: Final = -1  # the player who rolls, shuffles and draws blindly
NOBODY: Final = -2  # nobody is to move: the game is over (or a step runs by itself)

WATCHER: Final = -1  # audience: sees what lies open
REFEREE: Final = -2  # audience: sees everything
