"""Actions as packed integers: a verb and up to three small arguments."""

from typing import Final

from mypy_extensions import i64

ROLL: Final = 1  # roll the dice
END: Final = 2  # end the main phase
ROAD: Final = 3  # gap
SETTLEMENT: Final = 4  # column
CITY: Final = 5  # column
BUILD: Final = 6  # card, place
BANK: Final = 7  # give, get
OFFER: Final = 8  # open an offer to the opponent
GIVE: Final = 9  # resource: one more into what the offerer gives
WANT: Final = 10  # resource: one more into what the offerer wants
PROPOSE: Final = 11
WITHDRAW: Final = 12
ACCEPT: Final = 13
DECLINE: Final = 14
COUNTER: Final = 15
MUTE: Final = 16  # decline and hear no more offers this turn
PLAY: Final = 17  # card
DEMOLISH: Final = 18  # card, place
REGION: Final = 19  # seat, region
PASS: Final = 20
STACK: Final = 21  # stack
PICK: Final = 22  # card, out of what is shown
PUT: Final = 23  # card, stack: under that stack
DRAW: Final = 24  # stack: its top card
SEARCH: Final = 25  # stack: look through it for payment
NUMBER: Final = 26  # a number of the production die
TARGET: Final = 27  # seat, place, card: a card in play
LAY: Final = 28  # card, region: lay a region card
USE: Final = 29  # card, place: use the function of a card in play
ERECT: Final = 30  # card, place: build straight from the display
METROPOLIS: Final = 31  # column
WAIVE: Final = 32  # resource: the one a discount takes off a cost
PILE: Final = 33  # the discard pile
SET: Final = 34  # a theme set, by its number
DIE: Final = 40  # chance: 1 to 6
FACE: Final = 41  # chance: event die, 1 to 6
DEAL: Final = 42  # chance: the next card of a shuffle
SHIP: Final = 50  # an explorers' ship: build one, or name one
SAIL: Final = 51  # cell, 1 to pay one gold in place of a good
CELL: Final = 52  # seat, cell: a sea card
SWITCH: Final = 53  # cell, cell: two sea cards that change places
TRIBUTE: Final = 54  # pay what is demanded
FIGHT: Final = 55

VERB_NAMES: Final = {
    ROLL: "roll", END: "end", ROAD: "road", SETTLEMENT: "settlement", CITY: "city", BUILD: "build", BANK: "bank",
    OFFER: "offer", GIVE: "give", WANT: "want", PROPOSE: "propose", WITHDRAW: "withdraw", ACCEPT: "accept",
    DECLINE: "decline", COUNTER: "counter", MUTE: "mute", PLAY: "play", DEMOLISH: "demolish", REGION: "region",
    PASS: "pass", STACK: "stack", PICK: "pick", PUT: "put", DRAW: "draw", SEARCH: "search", NUMBER: "number",
    TARGET: "target", LAY: "lay", USE: "use", ERECT: "erect",
    METROPOLIS: "metropolis", WAIVE: "waive", PILE: "pile", SET: "set", DIE: "die", FACE: "face", DEAL: "deal",
    SHIP: "ship", SAIL: "sail", CELL: "cell", SWITCH: "switch", TRIBUTE: "tribute", FIGHT: "fight",
}  # fmt: skip


def action(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Pack an action."""
    return verb | (a << 8) | (b << 20) | (c << 32)


def verb_of(code: i64) -> i64:
    """The verb of an action."""
    return code & 0xFF


def first(code: i64) -> i64:
    """The first argument."""
    return (code >> 8) & 0xFFF


def second(code: i64) -> i64:
    """The second argument."""
    return (code >> 20) & 0xFFF


def third(code: i64) -> i64:
    """The third argument."""
    return code >> 32
