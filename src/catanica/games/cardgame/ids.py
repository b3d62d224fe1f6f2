"""Step numbers of the card game's own rules (20-79) and of the base set (80-99)."""

from typing import Final

OFFER_EDIT: Final = 39
OFFER_ANSWER: Final = 40
TAKE_BACK: Final = 48
DISCARD: Final = 51
PALACE_YEAR: Final = 52
CROWNED: Final = 54

CARAVAN: Final = 82
CARAVAN_GET: Final = 83
SPY_PICK: Final = 85
BUILDER_STACK: Final = 86
BUILDER_PUT: Final = 87
CONFLICT_PICK: Final = 88
