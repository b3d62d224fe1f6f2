"""What the log of a board game speaks of. Each event has a seat and up to three numbers; `NAMES` names the kinds."""

from typing import Final

DICE: Final = 1  # a, b: faces
HARVEST: Final = 2  # a: resource, b: cards
SHORTAGE: Final = 3  # a: resource; the bank could not pay it
BUILT_ROAD: Final = 4  # a: path
BUILT_TOWN: Final = 5  # a: crossing
BUILT_CITY: Final = 6  # a: crossing
BOUGHT: Final = 7  # a: card (hidden)
PLAYED: Final = 8  # a: card
ROBBER: Final = 9  # a: hex
STOLEN: Final = 10  # a: resource (hidden), b: victim
DISCARDED: Final = 11  # a: resource
SEA_TRADE: Final = 12  # a: resource given, b: cards given, c: resource taken
OFFERED: Final = 13  # a: resource, b: cards the seat would give
WANTED: Final = 14  # a: resource, b: cards the seat would take
ACCEPTED: Final = 15
DECLINED: Final = 16
HANDED: Final = 17  # a: resource, b: cards, c: receiver
TOOK: Final = 18  # a: resource, b: cards, from the bank by invention
MONOPOLISED: Final = 19  # a: resource, b: cards, c: victim
ARMY: Final = 20  # the seat now holds the largest army
LONGEST_ROAD: Final = 21  # a: its length
ROAD_SET_ASIDE: Final = 22  # nobody holds the longest road any more; seat: who lost it
TURN: Final = 23  # a: number of the turn
WON: Final = 24  # a: points
STARTS: Final = 25

NAMES: Final[dict[int, str]] = {
    DICE: "dice",
    HARVEST: "harvest",
    SHORTAGE: "shortage",
    BUILT_ROAD: "built-road",
    BUILT_TOWN: "built-settlement",
    BUILT_CITY: "built-city",
    BOUGHT: "bought-card",
    PLAYED: "played-card",
    ROBBER: "robber",
    STOLEN: "stolen",
    DISCARDED: "discarded",
    SEA_TRADE: "sea-trade",
    OFFERED: "offered",
    WANTED: "wanted",
    ACCEPTED: "accepted",
    DECLINED: "declined",
    HANDED: "handed",
    TOOK: "took",
    MONOPOLISED: "monopolised",
    ARMY: "largest-army",
    LONGEST_ROAD: "longest-road",
    ROAD_SET_ASIDE: "longest-road-set-aside",
    TURN: "turn",
    WON: "won",
    STARTS: "starts",
}
