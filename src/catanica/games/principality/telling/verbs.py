"""The numbers of the verbs. `grammar.py` declares what belongs to each; `BUILD | card_is(card) | place_is(place)` is an
action, and `card_of(code)` reads it.
"""

from typing import Final

from mypy_extensions import i64

from catanica.kernel.words import NUMBER_ROOM

ROLL: Final = 1  # roll the dice
END: Final = 2  # end the main phase
ROAD: Final = 3  # gap
SETTLEMENT: Final = 4  # column
CITY: Final = 5  # column
BUILD: Final = 6  # card, place
BANK: Final = 7  # good given, got; with the flag: the region beside a great trade fleet
OFFER: Final = 8  # open an offer to the opponent
GIVE: Final = 9  # good: one more into what the offerer gives
WANT: Final = 10  # good: one more into what the offerer wants
PROPOSE: Final = 11
WITHDRAW: Final = 12
ACCEPT: Final = 13
DECLINE: Final = 14
COUNTER: Final = 15
MUTE: Final = 16  # decline and hear no more offers this turn
PLAY: Final = 17  # card
DEMOLISH: Final = 18  # card, place, seat in whose land it lies
REGION: Final = 19  # seat, region
PASS: Final = 20
STACK: Final = 21  # stack
PICK: Final = 22  # card, out of what is shown
PUT: Final = 23  # card, stack: under that stack
DRAW: Final = 24  # stack: its top card
SEARCH: Final = 25  # stack: look through it for payment
NUMBER: Final = 26  # number of the production die
TARGET: Final = 27  # seat, card, place: a card in play
LAY: Final = 28  # card, region: lay a region card
USE: Final = 29  # card, place: use the function of a card in play; number or cause: in which way, by which card
ERECT: Final = 30  # card, place: build straight from the display
METROPOLIS: Final = 31  # column
WAIVE: Final = 32  # good: the one a discount takes off a cost
PILE: Final = 33  # the discard pile
SET: Final = 34  # number of a theme set
DIE: Final = 35  # chance: number, 1 to 6
FACE: Final = 36  # number of a face of the event die, 1 to 6
DEAL: Final = 37  # chance: card, the next one of a shuffle
CITADEL: Final = 38  # column


def verb_of(code: i64) -> i64:
    """The verb of an action."""
    return code & NUMBER_ROOM
