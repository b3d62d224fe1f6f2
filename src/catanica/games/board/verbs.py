"""The numbers of the verbs, which hot code compares; `grammar.py` has a row for each of them.

Verbs below FIRST_CHANCE are moves of players, the others are outcomes of chance.
"""

from typing import Final

ROLL: Final = 1
END_TURN: Final = 2
TO_BUILDING: Final = 3  # strict phases: trade is over, building begins
ROAD: Final = 4
TOWN: Final = 5  # a settlement
CITY: Final = 6
BUY_CARD: Final = 7
PLAY_KNIGHT: Final = 8
PLAY_ROADS: Final = 9
PLAY_INVENTION: Final = 10
PLAY_MONOPOLY: Final = 11
MOVE_ROBBER: Final = 12
ROB: Final = 13
DISCARD: Final = 14
SEA_TRADE: Final = 15
TAKE: Final = 16  # for the invention
OFFER: Final = 17  # begin an offer
GIVE: Final = 18  # one more card on the side given
WANT: Final = 19  # one more card on the side wanted
PROPOSE: Final = 20  # the offer (or counter-offer) stands
WITHDRAW: Final = 21  # drop the offer, or choose none of the answers
ACCEPT: Final = 22
DECLINE: Final = 23
COUNTER: Final = 24  # begin a counter-offer
TRADE: Final = 25  # with the seat whose answer is taken

FIRST_CHANCE: Final = 26
DICE: Final = 26
PLACE_HEX: Final = 27
PLACE_TOKEN: Final = 28
PLACE_HARBOUR: Final = 29
STARTS: Final = 30
SPIRAL_FROM: Final = 31
STEAL: Final = 32
DRAW: Final = 33
ALL: Final = 34  # verbs and the nought before them
