"""The steps both principality games have: their names and their fields. What they do stands in the modules beside."""

from typing import Final

from catanica.games.principality.vocabulary import CARD, FLAG, GOOD, NUMBER, SEAT, STACK, STEPS

# Resources; a flag: the player may pass.
GAIN: Final = STEPS.add("gain", SEAT, NUMBER, CARD, FLAG)
RECEIVE: Final = STEPS.add("receive", SEAT, NUMBER, GOOD)
PAY: Final = STEPS.add("pay", SEAT, NUMBER, GOOD)
PAY_ANY: Final = STEPS.add("pay_any", SEAT, NUMBER, CARD)
TAKE: Final = STEPS.add("take", SEAT, NUMBER, CARD, FLAG)

CHECK: Final = STEPS.add("check", FLAG)  # the flag: the game may end now

OPEN_STACK: Final = STEPS.add("open_stack", SEAT, STACK)
CHOOSE: Final = STEPS.add("choose", SEAT, STACK)
