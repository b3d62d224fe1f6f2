"""Actions as packed integers: a verb in the low eight bits, two arguments above it.

Verbs below FIRST_CHANCE are moves of players, the others are outcomes of chance.
"""

from typing import Final

from mypy_extensions import i64

ROLL: Final = 1
END_TURN: Final = 2
TO_BUILDING: Final = 3  # strict phases: trade is over, building begins
ROAD: Final = 4  # a: path
TOWN: Final = 5  # a: crossing; a settlement
CITY: Final = 6  # a: crossing
BUY_CARD: Final = 7
PLAY_KNIGHT: Final = 8
PLAY_ROADS: Final = 9
PLAY_INVENTION: Final = 10
PLAY_MONOPOLY: Final = 11  # a: resource
MOVE_ROBBER: Final = 12  # a: hex
ROB: Final = 13  # a: seat
DISCARD: Final = 14  # a: resource
SEA_TRADE: Final = 15  # a: resource given, b: resource taken
TAKE: Final = 16  # a: resource, for the invention
OFFER: Final = 17  # begin an offer
GIVE: Final = 18  # a: resource added to the side given
WANT: Final = 19  # a: resource added to the side wanted
PROPOSE: Final = 20  # the offer (or counter-offer) stands
WITHDRAW: Final = 21  # drop the offer, or choose none of the answers
ACCEPT: Final = 22
DECLINE: Final = 23
COUNTER: Final = 24  # begin a counter-offer
TRADE: Final = 25  # a: seat whose answer is taken

FIRST_CHANCE: Final = 40
DICE: Final = 40  # a, b: the two faces
PLACE_HEX: Final = 41  # a: hex, b: terrain
PLACE_TOKEN: Final = 42  # a: hex, b: number
PLACE_HARBOUR: Final = 43  # a: site, b: kind
STARTS: Final = 44  # a: seat
SPIRAL_FROM: Final = 45  # a: corner, 0 to 5
STEAL: Final = 46  # a: resource
DRAW: Final = 47  # a: development card

VERB_NAMES: Final[dict[int, str]] = {
    ROLL: "roll",
    END_TURN: "end",
    TO_BUILDING: "to-building",
    ROAD: "road",
    TOWN: "settlement",
    CITY: "city",
    BUY_CARD: "buy",
    PLAY_KNIGHT: "knight",
    PLAY_ROADS: "road-building",
    PLAY_INVENTION: "invention",
    PLAY_MONOPOLY: "monopoly",
    MOVE_ROBBER: "robber",
    ROB: "rob",
    DISCARD: "discard",
    SEA_TRADE: "sea-trade",
    TAKE: "take",
    OFFER: "offer",
    GIVE: "give",
    WANT: "want",
    PROPOSE: "propose",
    WITHDRAW: "withdraw",
    ACCEPT: "accept",
    DECLINE: "decline",
    COUNTER: "counter",
    TRADE: "trade",
    DICE: "dice",
    PLACE_HEX: "hex",
    PLACE_TOKEN: "token",
    PLACE_HARBOUR: "harbour",
    STARTS: "starts",
    SPIRAL_FROM: "spiral",
    STEAL: "steal",
    DRAW: "draw",
}


def code(verb: i64, a: i64 = 0, b: i64 = 0) -> i64:
    """Pack a verb with its arguments."""
    return verb | (a << 8) | (b << 24)


def verb_of(packed: i64) -> i64:
    """The verb of an action."""
    return packed & 0xFF


def first_arg(packed: i64) -> i64:
    """The first argument of an action."""
    return (packed >> 8) & 0xFFFF


def second_arg(packed: i64) -> i64:
    """The second argument of an action."""
    return packed >> 24
