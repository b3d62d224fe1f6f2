"""The steps of the agenda: what is still to happen. The top entry is what happens now.

Steps below FIRST_OWN belong to chance, steps below FIRST_DECISION run by themselves, the others ask the seat in
their first argument.
"""

from typing import Final

HEX: Final = 1  # a: index of the hex that gets its terrain
HARBOUR: Final = 2  # a: index of the harbour site that gets its kind
CORNER: Final = 3  # where the spiral of tokens begins
RED_TOKEN: Final = 4  # a: how many of the red numbers lie already
TOKEN: Final = 5  # a: hex that gets a number
START: Final = 6  # who begins
DICE: Final = 7
STEAL: Final = 8  # a: thief, b: victim
DRAW: Final = 9  # a: buyer

FIRST_OWN: Final = 16
SETTLE: Final = 16  # lay out the founding, or the beginner's pieces
BEGIN: Final = 17  # a: seat whose turn begins

FIRST_DECISION: Final = 32
FOUND_TOWN: Final = 32  # a: seat, b: round
FOUND_ROAD: Final = 33  # a: seat, b: crossing of the settlement just placed
ROLL: Final = 34
ACT: Final = 35  # trade and build, combined
BARTER: Final = 36  # strict phases: trade
CONSTRUCT: Final = 37  # strict phases: build
DISCARD: Final = 38  # a: seat, b: cards still to give back
ROBBER: Final = 39
ROB: Final = 40
FREE_ROAD: Final = 41  # a: seat, b: roads still to place
TAKE: Final = 42  # a: seat, b: cards still to take
OFFER: Final = 43
ANSWER: Final = 44
COUNTER: Final = 45
PICK: Final = 46
OVER: Final = 47

KIND_NAMES: Final[dict[int, str]] = {
    HEX: "place-hex",
    HARBOUR: "place-harbour",
    CORNER: "spiral-corner",
    RED_TOKEN: "place-red-token",
    TOKEN: "place-token",
    START: "starting-seat",
    DICE: "dice",
    STEAL: "steal",
    DRAW: "draw",
    FOUND_TOWN: "found-settlement",
    FOUND_ROAD: "found-road",
    ROLL: "before-roll",
    ACT: "trade-and-build",
    BARTER: "trade",
    CONSTRUCT: "build",
    DISCARD: "discard",
    ROBBER: "move-robber",
    ROB: "choose-victim",
    FREE_ROAD: "free-road",
    TAKE: "take-resource",
    OFFER: "make-offer",
    ANSWER: "answer-offer",
    COUNTER: "make-counter-offer",
    PICK: "choose-partner",
}

RULES: Final[dict[int, str]] = {
    HEX: "BG-4",
    HARBOUR: "BG-4",
    CORNER: "BG-4",
    RED_TOKEN: "BG-4",
    TOKEN: "BG-4",
    START: "BG-24",
    DICE: "BG-6",
    STEAL: "BG-9",
    DRAW: "BG-16",
    FOUND_TOWN: "BG-5",
    FOUND_ROAD: "BG-5",
    ROLL: "BG-6",
    ACT: "BG-12",
    BARTER: "BG-12",
    CONSTRUCT: "BG-12",
    DISCARD: "BG-8",
    ROBBER: "BG-9",
    ROB: "BG-9",
    FREE_ROAD: "BG-19",
    TAKE: "BG-19",
    OFFER: "BG-10",
    ANSWER: "BG-10",
    COUNTER: "BG-10",
    PICK: "BG-10",
}
