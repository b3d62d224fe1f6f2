"""The three ways to play: introductory game, theme game with one set, duel with three (PR-1, PR-21, PR-22)."""

from typing import Final

from catanica.games.principality.position.goods import GOLD
from catanica.games.principality.position.house import House

INTRO: Final = "intro"
THEME: Final = "theme"
DUEL: Final = "duel"
MODES: Final = (INTRO, THEME, DUEL)
GOALS: Final = {INTRO: 7, THEME: 12, DUEL: 13}
THEME_STACKS: Final = {THEME: 2, DUEL: 1}  # of each theme set, unless its box says otherwise (PR-1, PR-21)
DUEL_SETS: Final = 3


def house(mode: str, stacks: int) -> House:
    """The house rules of a mode; `stacks` are those of the base set, from which players draw at the start."""
    h = House()
    h.points_to_win = GOALS[mode]
    h.hand_most = 99
    h.token_from = 3  # PR-4
    h.mill_needs_city = False  # PR-4
    h.drawn_waits = False  # surplus waits anyhow, nothing need be remembered (PR-30)
    h.robbed = GOLD  # PR-2
    h.gold_starts_empty = True  # PR-23
    h.start_from_top = mode == INTRO  # PR-23
    h.start_stacks = stacks
    h.search_in_fill = False  # PR-5
    h.swap_after_fill = True  # PR-5
    h.swap_same_stack = False  # PR-5
    h.first_roll_bare = False
    h.threshold = 0
    h.ends_with_turn = mode == INTRO  # PR-22
    return h
