# mypyc: skip
"""The parts of a principality as they are drawn. Each depends on few words of the position and is made once for them:
most parts are the same after an action as before it, for everybody who looks on, and in other games too. So nobody
may change what is given here.
"""

from functools import lru_cache
from typing import Final, Literal

from catanica.games.principality.cards.counter import Counter
from catanica.games.principality.cards.effect import ON_STACK
from catanica.games.principality.cards.stores import stored, stored_kind
from catanica.games.principality.position.digest import holds_goods, model_of
from catanica.games.principality.position.geometry import (
    AT_REGION,
    COLUMNS,
    GAPS,
    LAID,
    ON_ROAD,
    OUTSIDE,
    REGIONS,
    ROADS,
    START_GAP,
    side,
)
from catanica.games.principality.position.goods import BRICK, GOLD, GRAIN, LUMBER, NAMES, ORE, WOOL
from catanica.games.principality.position.piece import (
    aimed_card,
    aimed_place,
    blocked,
    goods_on,
    owner_of,
    stock_of,
    target_of,
    used,
)
from catanica.games.principality.position.reminder import is_reminder
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.telling.places import COLUMN_NAMES, GAP_NAMES, PLACE_NAMES, REGION_NAMES
from catanica.games.principality.telling.shown import (
    CentralCards,
    Column,
    CounterView,
    LandRegion,
    LandRoad,
    OpenSpot,
    PlacedCard,
    Stock,
)
from catanica.games.principality.vocabulary import card_of, place_of
from catanica.kernel.ints import highest, lowest

CENTRAL: Final[CentralCards] = {"road": "strasse", "settlement": "siedlung", "city": "stadt"}
ROW_Y: Final = (-1, 1)  # where the rows above and below are drawn
GAP_X: Final = tuple(2 * (gap - START_GAP) for gap in range(GAPS))  # gaps and columns in turn, from the starting road
COLUMN_X: Final = tuple(2 * (c - START_GAP) + 1 for c in range(COLUMNS))  # right of the gap of its number
ROAD_PLACES: Final = tuple([PLACE_NAMES[ON_ROAD + g], PLACE_NAMES[ROADS + g]] for g in range(GAPS))
REGION_PLACES: Final = tuple([PLACE_NAMES[AT_REGION + r], PLACE_NAMES[OUTSIDE + r]] for r in range(REGIONS))
KEPT: Final = 4096  # parts of each kind: those of some hundred games at once

Pieces = tuple[int, ...]
Town = Literal["settlement", "city", "metropolis", "citadel"]


@lru_cache(maxsize=KEPT)
def settings(rules: Rulebook) -> dict[str, str]:
    """What was agreed on for games by these rules."""
    return {name: value for name, value in rules.header.items() if name not in ("game", "rules")}


@lru_cache(maxsize=KEPT)
def amounts(each: tuple[int, ...]) -> Stock:
    """Numbers in the order of the resources, by name."""
    return {
        "brick": each[BRICK],
        "lumber": each[LUMBER],
        "ore": each[ORE],
        "grain": each[GRAIN],
        "wool": each[WOOL],
        "gold": each[GOLD],
    }


@lru_cache(maxsize=KEPT)
def open_spots(settled: int, roads: int, regions: int) -> list[OpenSpot]:
    """Where the row has a gap or an end: a road, a settlement or a region could be laid there. All are sets of bits."""
    if settled == 0:
        return []
    first, last = lowest(settled), highest(settled)
    out: list[OpenSpot] = []
    for g in range(first, last + 2):
        if not roads >> g & 1:
            out.append({"kind": "road", "name": GAP_NAMES[g], "x": GAP_X[g], "y": 0})
        for r in (2 * g, 2 * g + 1):
            if not regions >> r & 1:
                out.append({"kind": "region", "name": REGION_NAMES[r], "x": GAP_X[g], "y": ROW_Y[r & 1]})
    for c in range(max(0, first - 1), min(COLUMNS, last + 2)):
        if not settled >> c & 1:
            out.append({"kind": "column", "name": COLUMN_NAMES[c], "x": COLUMN_X[c], "y": 0})
    return out


@lru_cache(maxsize=KEPT)
def piece(rules: Rulebook, p: int) -> PlacedCard:
    """A card in play."""
    cat, card = rules.cat, card_of(p)
    model = model_of(cat, p) or card  # what the goods on it are is said by the card it copies
    out: PlacedCard = {
        "card": cat.ids[card],
        "owner": owner_of(p),
        "place": PLACE_NAMES[place_of(p)],
        "blocked": blocked(p),
        "used": used(p),
        "goods": goods_on(p),
    }
    if cat.stores[model]:
        out["goods"] = stored(p) if holds_goods(cat, model) else 0
        if stored(p):
            out["resource"] = NAMES[stored_kind(p)]
    sides = cat.fact(card).sides
    if sides:
        out["side"] = sides[goods_on(p)]
        out["goods"] = 0
    target = target_of(p)
    if aimed_card(target) and place_of(p) == LAID:
        out["on"] = {"place": PLACE_NAMES[aimed_place(target)], "card": cat.ids[aimed_card(target)]}
    elif aimed_card(target):
        out["aims"] = cat.ids[aimed_card(target)]
    if cat.hooks[card] & ON_STACK and place_of(p) == LAID:
        out["bars"] = target - 1 if target else None
        out["way"] = target
    if is_reminder(cat, p):
        out["goods"] = 0
    for counter in rules.counters:
        if counter.room[model] > 0:
            out["counter"] = counter_view(counter, counter.room[model])
    return out


def counter_view(counter: Counter, room: int) -> CounterView:
    """A counter and how many of it have room."""
    return {"name": counter.name, "icon": counter.icon, "signs": counter.signs, "room": room}


@lru_cache(maxsize=KEPT)
def column(rules: Rulebook, c: int, kind: Town, above: tuple[int, Pieces], below: tuple[int, Pieces]) -> Column:
    """A settlement, city, metropolis or citadel with its sides: the capacity of each, and what lies there."""
    return {
        "name": COLUMN_NAMES[c],
        "x": COLUMN_X[c],
        "kind": kind,
        "card": town_card(rules, kind),
        "sides": [
            {
                "name": PLACE_NAMES[side(c, row)],
                "y": ROW_Y[row],
                "capacity": capacity,
                "cards": [piece(rules, p) for p in there],
            }
            for row, (capacity, there) in enumerate((above, below))
        ],
    }


def town_card(rules: Rulebook, kind: Town) -> str:
    """The card that lies in a column, on top of others."""
    if kind == "metropolis":
        return rules.cat.ids[rules.cat.crown]
    return rules.cat.ids[rules.cat.citadel] if kind == "citadel" else CENTRAL[kind]


@lru_cache(maxsize=KEPT)
def road(rules: Rulebook, gap: int, there: Pieces) -> LandRoad:
    """A road and what lies on it."""
    return {
        "name": GAP_NAMES[gap],
        "x": GAP_X[gap],
        "card": CENTRAL["road"],
        "places": ROAD_PLACES[gap],
        "expansion": piece(rules, there[0]) if there else None,
    }


@lru_cache(maxsize=KEPT)
def region(rules: Rulebook, r: int, word: int, at: Pieces, outside: Pieces) -> LandRegion:
    """A region with its stock, and what lies at it."""
    cat, card = rules.cat, card_of(word)
    return {
        "name": REGION_NAMES[r],
        "x": GAP_X[r >> 1],
        "y": ROW_Y[r & 1],
        "places": REGION_PLACES[r],
        "card": cat.ids[card],
        "resource": NAMES[cat.resource[card] - 1],
        "die": cat.die[card],
        "stock": stock_of(word),
        "expansion": piece(rules, at[0]) if at else None,
        "unit": piece(rules, outside[0]) if outside else None,
    }
