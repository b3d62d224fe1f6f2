"""Step numbers of the card game's own rules (20-79) and of the base set (80-99)."""

from typing import Final

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
CHECK: Final = 32
TRIM: Final = 33
SETTLED: Final = 34
DRAW_REGIONS: Final = 35
LAY_REGIONS: Final = 36
CITY_BUILT: Final = 37
LAID_OUT: Final = 38
OFFER_EDIT: Final = 39
OFFER_ANSWER: Final = 40
HAND_CHECK: Final = 41
FILL: Final = 42
OPEN_STACK: Final = 43
CHOOSE: Final = 44
SWAP: Final = 45
REDRAW: Final = 46
ATTACK_ROLL: Final = 47
TAKE_BACK: Final = 48
START_SHUFFLE: Final = 49
WAIVE: Final = 50
DISCARD: Final = 51
PALACE_YEAR: Final = 52

ALCHEMIST_NUMBER: Final = 80
GIVE_BACK: Final = 81
CARAVAN: Final = 82
CARAVAN_GET: Final = 83
SCOUT_PICK: Final = 84
SPY_PICK: Final = 85
BUILDER_STACK: Final = 86
BUILDER_PUT: Final = 87
CONFLICT_PICK: Final = 88
GIVEN_HANDS: Final = 89
