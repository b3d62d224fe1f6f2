"""Step numbers. Games and sets have ranges of their own: shared 1-19, game rules 20-79, sets 80-239, others above.

Rules and cards that both games have keep one number for both, out of the games' ranges.
"""

from typing import Final

WINDOW: Final = 6
RESOLVE: Final = 7
DEAL: Final = 8
TAKE_BACK: Final = 9
ANSWER: Final = 10

ARRANGE: Final = 20
START_ROLL: Final = 21
START_STACK: Final = 22
START_PICK: Final = 23
BEGIN_TURN: Final = 24
BEFORE_ROLL: Final = 25
ROLL_EVENT: Final = 26
ROLL_NUMBER: Final = 27
EVENT: Final = 28
PRODUCE: Final = 29
MAIN_START: Final = 30
MAIN: Final = 31
TRIM: Final = 33
SETTLED: Final = 34
DRAW_REGIONS: Final = 35
LAY_REGIONS: Final = 36
CITY_BUILT: Final = 37
LAID_OUT: Final = 38
HAND_CHECK: Final = 41
FILL: Final = 42
SWAP: Final = 45
REDRAW: Final = 46
REPLACE: Final = 55
ATTACK_ROLL: Final = 47
START_SHUFFLE: Final = 49
WAIVE: Final = 50
GIVEN_HANDS: Final = 89
SCOUT_PICK: Final = 84
GIVE_BACK: Final = 81
SET_NUMBER: Final = 80
