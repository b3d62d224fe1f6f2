"""What the log of a board game speaks of: a row for each happening, with what it names."""

from typing import Final

from catanica.games.board.vocabulary import (
    CARD,
    COUNT,
    CROSSING,
    DIE,
    GOOD,
    GOT,
    HAPPENINGS,
    HEX,
    KNOWERS,
    OTHER_DIE,
    PATH,
    RECEIVER,
    SEAT,
    TURNS,
    VICTIM,
)
from catanica.kernel.words import HAND, UNSEEN

DICE: Final = HAPPENINGS.add("dice", SEAT, DIE, OTHER_DIE)
HARVEST: Final = HAPPENINGS.add("harvest", SEAT, COUNT, GOOD)
SHORTAGE: Final = HAPPENINGS.add("shortage", SEAT, GOOD)  # the bank could not pay it
BUILT_ROAD: Final = HAPPENINGS.add("built-road", SEAT, PATH)
BUILT_TOWN: Final = HAPPENINGS.add("built-settlement", SEAT, CROSSING)
BUILT_CITY: Final = HAPPENINGS.add("built-city", SEAT, CROSSING)
BOUGHT: Final = HAPPENINGS.add("bought-card", SEAT, CARD.hidden(UNSEEN))
PLAYED: Final = HAPPENINGS.add("played-card", SEAT, CARD)
ROBBER: Final = HAPPENINGS.add("robber", SEAT, HEX)
STOLEN: Final = HAPPENINGS.add("stolen", SEAT, GOOD.hidden(HAND), VICTIM, KNOWERS)
DISCARDED: Final = HAPPENINGS.add("discarded", SEAT, GOOD)
SEA_TRADE: Final = HAPPENINGS.add("sea-trade", SEAT, COUNT, GOOD, GOT)  # so many cards for one
OFFERED: Final = HAPPENINGS.add("offered", SEAT, COUNT, GOOD)
WANTED: Final = HAPPENINGS.add("wanted", SEAT, COUNT, GOOD)
ACCEPTED: Final = HAPPENINGS.add("accepted", SEAT)
DECLINED: Final = HAPPENINGS.add("declined", SEAT)
HANDED: Final = HAPPENINGS.add("handed", SEAT, COUNT, GOOD, RECEIVER)
TOOK: Final = HAPPENINGS.add("took", SEAT, COUNT, GOOD)  # from the bank, by invention
MONOPOLISED: Final = HAPPENINGS.add("monopolised", SEAT, COUNT, GOOD, VICTIM)
ARMY: Final = HAPPENINGS.add("largest-army", SEAT, COUNT)  # so many knights
LONGEST_ROAD: Final = HAPPENINGS.add("longest-road", SEAT, COUNT)  # so long
ROAD_SET_ASIDE: Final = HAPPENINGS.add("longest-road-set-aside", SEAT)  # nobody holds it any more; who lost it
TURN: Final = HAPPENINGS.add("turn", SEAT, TURNS)  # those begun
WON: Final = HAPPENINGS.add("won", SEAT, COUNT)  # with so many points
STARTS: Final = HAPPENINGS.add("starts", SEAT)

ROWS: Final = HAPPENINGS.rows
