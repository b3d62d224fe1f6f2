"""The words in which sets tell bots what cards are good for and what steps ask: the same for every set."""

from typing import Final

# What a card is good for.
LOOT: Final = 1  # takes resources of the other
BURN: Final = 2  # strikes a building
STRIKE: Final = 3  # strikes a knight
SPY: Final = 4  # takes a card of the other's hand
SWAP: Final = 5  # exchanges resources
FETCH: Final = 6  # takes a card from the discard pile
CHEAPEN: Final = 7  # city buildings cost less in this turn
AT_ONCE: Final = 8  # nothing is won by waiting
SET_DIE: Final = 9  # sets the production die
SCOUT: Final = 10  # picks the regions of a new settlement
SAVE_BUILDINGS: Final = 11  # answers attacks on buildings
SAVE_KNIGHTS: Final = 12  # answers attacks on knights
SAVE_REGIONS: Final = 13  # answers what takes resources off regions
TRY: Final = 14  # whether it helps is tried out in mind
PLAY_NAMES: Final = {
    "loot": LOOT,
    "arson": BURN,
    "strike": STRIKE,
    "spy": SPY,
    "swap": SWAP,
    "salvage": FETCH,
    "cheapen": CHEAPEN,
    "at_once": AT_ONCE,
    "set_die": SET_DIE,
    "scout": SCOUT,
    "save_buildings": SAVE_BUILDINGS,
    "save_knights": SAVE_KNIGHTS,
    "save_regions": SAVE_REGIONS,
    "try": TRY,
}

# What a step asks for.
ANSWER_NAMES: Final = {
    "gain": "a region that gets a resource",
    "give": "a region that parts with one",
    "swap": "the same, if something better comes for it",
    "strike": "a card of the other that is to go",
    "pick": "a card for the hand",
    "salvage": "a card for the hand, or a resource instead",
    "redraw": "whether the card just drawn goes back for another",
    "bar": "where a card bars the other",
    "stack": "a stack to look through",
    "put": "a card of the hand that goes away",
    "put_theirs": "a card of the other's hand that goes away",
}
