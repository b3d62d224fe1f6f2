"""The steps both principality games have: their names and their fields. What they do stands in the modules beside.

They are declared apart from their classes because rules push steps that are built on those rules.
"""

from typing import Final

from catanica.games.principality.vocabulary import (
    BUNDLE,
    CARD,
    CAUSE,
    COLUMN,
    FLAG,
    GOOD,
    GROUP,
    MAYBE_STACK,
    NUMBER,
    PILE,
    PLACE,
    SEAT,
    STACK,
    STEPS,
    WINDOW,
)

# Setting up.
START_SHUFFLE: Final = STEPS.add("start_shuffle", PILE, NUMBER, GROUP)  # the number of stacks the group is parted into
DEAL: Final = STEPS.add("deal", PILE, NUMBER)
ARRANGE: Final = STEPS.add("arrange", SEAT, NUMBER)  # how many of the start regions lie
START_ROLL: Final = STEPS.add("start_roll", SEAT, NUMBER)  # what the first player rolled
START_STACK: Final = STEPS.add("start_stack", FLAG, MAYBE_STACK)  # the flag: the second player; the first one's stack
START_PICK: Final = STEPS.add("start_pick", SEAT, STACK, NUMBER)
GIVEN_HANDS: Final = STEPS.add("given_hands")

# The course of a turn.
BEGIN_TURN: Final = STEPS.add("begin_turn")
BEFORE_ROLL: Final = STEPS.add("before_roll")
ROLL_EVENT: Final = STEPS.add("roll_event")
ROLL_NUMBER: Final = STEPS.add("roll_number")
EVENT: Final = STEPS.add("event", FLAG)  # the flag: after production; in the card game: the die lies open
EVENT_ACTS: Final = STEPS.add("event_acts", CARD)  # the event card drawn, if any
PRODUCE: Final = STEPS.add("produce")
MAIN_START: Final = STEPS.add("main_start")
MAIN: Final = STEPS.add("main")
CHECK: Final = STEPS.add("check", FLAG)  # the flag: the game may end now
TRIM: Final = STEPS.add("trim", SEAT)

# Resources; the flag: the player may pass.
GAIN: Final = STEPS.add("gain", SEAT, NUMBER, CARD, FLAG)
RECEIVE: Final = STEPS.add("receive", SEAT, NUMBER, GOOD)
PAY: Final = STEPS.add("pay", SEAT, NUMBER, GOOD)
PAY_ANY: Final = STEPS.add("pay_any", SEAT, NUMBER, CARD)
TAKE: Final = STEPS.add("take", SEAT, NUMBER, CARD, FLAG)
WAIVE: Final = STEPS.add("waive", SEAT, NUMBER, BUNDLE)  # how many are waived of what is to be paid
TENDER: Final = STEPS.add("tender", SEAT, CARD)  # the card that is paid for
GIVE_BACK: Final = STEPS.add("give_back", SEAT, CARD)

# Building.
SETTLED: Final = STEPS.add("settled", SEAT, COLUMN)
DRAW_REGIONS: Final = STEPS.add("draw_regions", SEAT, COLUMN)
SCOUT_PICK: Final = STEPS.add("scout_pick", SEAT, COLUMN, CARD)  # the region picked first
LAY_REGIONS: Final = STEPS.add("lay_regions", SEAT, COLUMN, CARD, CAUSE)  # both regions
CITY_BUILT: Final = STEPS.add("city_built", SEAT, COLUMN)
LAID_OUT: Final = STEPS.add("laid_out", SEAT, CARD, PLACE)

# Playing cards and answering them.
OPEN_WINDOW: Final = STEPS.add("window", SEAT, WINDOW, CAUSE)
RESOLVE: Final = STEPS.add("resolve", SEAT, CARD)
ANSWER: Final = STEPS.add("answer", SEAT, CARD, WINDOW, CAUSE)
ATTACK_ROLL: Final = STEPS.add("attack_roll", SEAT, CARD, FLAG)  # the flag: a protection card was played against it
SET_NUMBER: Final = STEPS.add("set_number", SEAT, CARD)

# The hand check.
HAND_CHECK: Final = STEPS.add("hand_check", SEAT)
FILL: Final = STEPS.add("fill", SEAT)
OPEN_STACK: Final = STEPS.add("open_stack", SEAT, STACK)
CHOOSE: Final = STEPS.add("choose", SEAT, STACK)
SWAP: Final = STEPS.add("swap", SEAT)
REDRAW: Final = STEPS.add("redraw", SEAT, MAYBE_STACK)  # the only stack allowed
