# mypyc: skip
"""The verbs of the principality games: one row each, with its arguments in the order in which they are written.

Text both ways, option data, the list of all codes and the JSON schema follow from these rows. A verb's number is a
constant of `verbs.py`, because hot code compares and builds actions with it. Verbs that only a set has stand in its own
`words.py`.
"""

from typing import TYPE_CHECKING

from catanica.games.principality.cards.powers import bank_rate, fleet_rate
from catanica.games.principality.telling import verbs as v
from catanica.games.principality.telling.kinds import (
    COLUMNS_NAMED,
    FACES,
    GAPS_NAMED,
    GOODS,
    NUMBERS,
    REGIONS_NAMED,
    SETS,
    STACKS,
    CardAt,
    CardKind,
    Exchange,
    OfFleet,
    Used,
    bans,
    built,
    displayed,
    every_card,
    has_citadels,
    held,
    picked,
    played,
    regions,
)
from catanica.games.principality.telling.kinds import GRAMMAR as GRAMMAR
from catanica.games.principality.vocabulary import (
    CARD,
    COLUMN,
    FLAG,
    GAP,
    GOOD,
    GOT,
    NUMBER,
    REGION,
    SEAT,
    STACK,
    card_of,
    flag_of,
    good_of,
    region_of,
)
from catanica.kernel.parts import Arg, Seen, Whose

if TYPE_CHECKING:
    from catanica.games.principality.position.duel import Duel


def rate(g: "Duel", code: int) -> int:
    """How many resources a trade with the bank costs."""
    if flag_of(code):
        return int(fleet_rate(g, g.to_move, region_of(code)))
    return int(bank_rate(g, g.to_move, good_of(code)))


def abroad(g: "Duel", code: int) -> bool:
    """Whether a card is built in the opponent's principality; one that already lies in the own land moves there."""
    fact = g.cat.fact(CARD.of(code))
    return fact.slot.startswith("opponent") or (fact.unique and lies_in(g, g.to_move, CARD.of(code)))


def lies_in(g: "Duel", seat: int, card: int) -> bool:
    """Whether a card lies in a land."""
    return seat >= 0 and any(card_of(p) == card for p in g.land(seat).built)


verb = GRAMMAR.verb
verb(v.ROLL, "roll")
verb(v.END, "end")
verb(v.ROAD, "road", Arg(GAP, GAPS_NAMED))
verb(v.SETTLEMENT, "settlement", Arg(COLUMN, COLUMNS_NAMED))
verb(v.CITY, "city", Arg(COLUMN, COLUMNS_NAMED))
verb(v.BUILD, "build", CardAt(built), Seen("abroad", "flag", {"type": "boolean"}, abroad))
verb(
    v.BANK,
    "bank",
    Exchange(Arg(GOOD, GOODS, "give"), Arg(GOT, GOODS, "get")),
    OfFleet(Arg(REGION, REGIONS_NAMED), FLAG),
    Seen("rate", "number", {"type": "integer"}, rate, moving=True),
)
verb(v.OFFER, "offer")
verb(v.GIVE, "give", Arg(GOOD, GOODS, "resource"))
verb(v.WANT, "want", Arg(GOOD, GOODS, "resource"))
verb(v.PROPOSE, "propose")
verb(v.WITHDRAW, "withdraw")
verb(v.ACCEPT, "accept")
verb(v.DECLINE, "decline")
verb(v.COUNTER, "counter")
verb(v.MUTE, "mute")
verb(v.PLAY, "play", Arg(CARD, CardKind(played)))
verb(v.DEMOLISH, "demolish", CardAt(built), Whose(SEAT, other="abroad"))
verb(v.REGION, "region", Whose(SEAT, other="opponent"), Arg(REGION, REGIONS_NAMED))
verb(v.PASS, "pass")
verb(v.STACK, "stack", Arg(STACK, STACKS))
verb(v.PICK, "pick", Arg(CARD, CardKind(picked)))
verb(v.PUT, "put", Arg(CARD, CardKind(held)), Arg(STACK, STACKS))
verb(v.DRAW, "draw", Arg(STACK, STACKS))
verb(v.SEARCH, "search", Arg(STACK, STACKS))
verb(v.NUMBER, "number", Arg(NUMBER, NUMBERS))
verb(v.TARGET, "target", Whose(SEAT, own="own"), CardAt(built))
verb(v.LAY, "lay", Arg(CARD, CardKind(regions)), Arg(REGION, REGIONS_NAMED))
verb(v.USE, "use", Used())
verb(v.ERECT, "erect", CardAt(displayed))
verb(v.METROPOLIS, "metropolis", Arg(COLUMN, COLUMNS_NAMED))
verb(v.WAIVE, "waive", Arg(GOOD, GOODS, "resource"))
verb(v.PILE, "pile", where=bans)
verb(v.SET, "set", Arg(NUMBER, SETS, "set"))
verb(v.DIE, "die", Arg(NUMBER, NUMBERS), chance=True)
verb(v.FACE, "face", Arg(NUMBER, FACES, "face"))
verb(v.DEAL, "deal", Arg(CARD, CardKind(every_card)), chance=True)
verb(v.CITADEL, "citadel", Arg(COLUMN, COLUMNS_NAMED), where=has_citadels)
