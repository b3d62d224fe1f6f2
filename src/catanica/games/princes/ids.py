"""Step numbers of the successor game's own rules (20-79) and of the sets of its first box (80-129).

What both games share has its numbers in principality; 130 to 199 belong to the sets of Goldene Zeiten.
"""

from typing import Final

STACK_EVENTS: Final = 56
FILL_EVENTS: Final = 57
PICK_SET: Final = 58
DRAW_SET: Final = 59
DRAW_EVENT: Final = 60
UNDER_STACK: Final = 61
GIVE_UP: Final = 62
GAIN_OF: Final = 64

# basis
MOVE_FIRST: Final = 85
MOVE_SECOND: Final = 86
BUY: Final = 87
FEUD_POINT: Final = 88
FEUD_GIVE: Final = 89
FRATERNAL: Final = 90

# zeit_des_goldes
RAID_REGION: Final = 100  # Zeit der Wirren has the raid too

# zeit_der_wirren
BURN: Final = 110
TRAITOR_PICK: Final = 111
UNREST: Final = 112
TITHE: Final = 113

# zeit_des_fortschritts
FETCH: Final = 120
MEDICUS: Final = 121
SEARCH_STACK: Final = 122

# Goldene Zeiten: shared by its three sets; each set names its own in its steps
YIELD: Final = 194
