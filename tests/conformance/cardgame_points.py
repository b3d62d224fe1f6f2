"""Victory points of the card game counted anew: houses, the figures printed on the cards, and the odd cards by hand.

Nothing here asks the rules: a card's figures come from the data file, and what the odd cards do is told a second time.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import AT_REGION, OUTSIDE, SIDES
from catanica.games.principality.position.piece import aimed_card, aimed_place, goods_on, owner_of, stock_of, target_of
from catanica.games.principality.position.piece import (
    blocked as is_blocked,
)
from catanica.games.principality.vocabulary import card_of, place_of

Printed = dict[str, Any]
WITH_ALL = ("tournament", "small", "characters")  # ways to play with cards that no other game has
BREWED = 2  # points of either side of a brewery

LATER: dict[str, dict[str, Printed]] = {  # figures as they were before a year (101.D.d)
    "1999": {"grosse_mauer": {"strength": 0}},
    "2003": {"grosser_turnierplatz": {"points": 0}},
}
A_KIND = 3  # a store tells kind and number by one figure
WEAKENED = {  # what a Johanna weakens: dragons since 2003 (117.E.a, 141.J.b)
    "johanna_die_kriegerin": ("cannon", "dragon"),
    "johanna_die_kriegerin_2002": ("cannon",),
}
KINDS = ("brick", "lumber", "ore", "grain", "wool", "gold")


@cache
def printed(boxes: str) -> dict[str, Printed]:
    """The figures of every card of an edition and its sets, straight from the data files; copies in several sets are
    added up."""
    cards: dict[str, Printed] = {}
    edition, sets, mode = boxes.split(" ")
    for name in sets.split(","):
        file = resources.files(f"catanica.games.cardgame.sets.{name}").joinpath("cards.toml")
        for card in tomllib.loads(file.read_text(encoding="utf-8"))["card"]:
            count = card.get("count", 1) - (card.get("leaves", {}).get(mode, 0) if mode == "beginners" else 0)
            if count > 0 and ("only" not in card or mode in WITH_ALL):
                before = cards.get(card["id"], {"count": 0})
                cards[card["id"]] = {**before, **card, "count": before["count"] + count}
                for year, before_it in LATER.items():
                    cards[card["id"]] |= before_it.get(card["id"], {}) if edition < year else {}
    return cards


def cards_of(g: Duel) -> dict[str, Printed]:
    """The cards of the sets a game is played with."""
    return printed(boxes_of(g))


def boxes_of(g: Duel) -> str:
    """The edition a game is played by, the sets by name, with commas in between, and the way to play."""
    return f"{g.rules.header['edition']} {g.rules.header['sets']} {g.rules.header.get('mode', 'common')}"


@dataclass(frozen=True)
class Lying:
    """A card in play, unpacked. A secret society has what it copies besides what it is; a copy makes no unit."""

    id: str
    place: int
    owner: int
    works: bool  # it is not blocked
    points: int
    strength: int
    trade: int
    market: int  # the part of its trade points a great harbour doubles
    great_harbours: int
    academies: int
    stored: int  # trade points that lie on it
    gold: int
    building: bool
    knight: bool
    flags: tuple[str, ...]
    weakens: tuple[str, ...]  # the units of the other player that count little beside it
    fleet: bool
    smithy: bool
    harbour: bool
    brothel: bool
    robber: bool
    potion: bool  # a magic potion that is at work
    wizard: bool

    @property
    def column(self) -> int:
        """The column it stands at; -1 if it stands at none."""
        return self.place >> 1 if self.place < SIDES else -1


@cache
def unpacked(boxes: str, card: str, copied: str, place: int, owner: int, blocked: bool, goods: int) -> Lying:
    """A card in play with its figures and those of what it copies."""
    figures = printed(boxes)[card]
    both = [figures, printed(boxes)[copied]] if copied else [figures]
    raised = {what for f in both for what in f.get("raises", ())}
    flags = figures.get("flags", ())
    brews = "brauerei" in (card, copied)
    return Lying(
        id=card,
        place=place,
        owner=owner,
        works=not blocked,
        points=figures.get("points", 0) + (goods if card == "triumphbogen" else 0),
        strength=sum(f.get("strength", 0) for f in both) + (BREWED if brews and goods == 0 else 0),
        trade=sum(f.get("trade", 0) for f in both) + (BREWED if brews and goods == 1 else 0),
        market=sum(f.get("trade", 0) for f in both if "market" in f.get("flags", ())),
        great_harbours=(card, copied).count("grosser_hafen"),
        academies=(card, copied).count("handelsakademie"),
        stored=goods if any("manufactory" in f.get("flags", ()) for f in both) else 0,
        gold=gold_among(goods) if any("capacity" in f for f in both) else 0,
        building=figures["kind"] == "building",
        knight="knight" in flags,
        flags=tuple(flags),
        weakens=WEAKENED.get(card, ()),
        fleet="trade_fleet" in flags,
        smithy="knight_strength" in raised,
        harbour="fleet_trade" in raised,
        brothel=card == "bordell",
        robber="raubritterburg" in (card, copied),
        potion=card == "zaubertrank" and goods > 0,
        wizard=figures["kind"] == "wizard",
    )


def gold_among(goods: int) -> int:
    """The gold in a store."""
    kind, n = divmod(goods - 1, A_KIND)
    return n + 1 if goods and KINDS[kind] == "gold" else 0


def lying(g: Duel, lord: int) -> list[Lying]:
    """All cards in a land, in the order in which they were laid out."""
    boxes, ids = boxes_of(g), g.cat.ids
    out = []
    for p in g.land(lord).built:
        card, blocked = ids[card_of(p)], is_blocked(p)
        copied = "" if card != "geheimbund" or blocked else model(g, 1 - lord, target_of(p))
        out.append(unpacked(boxes, card, copied, place_of(p), owner_of(p), blocked, goods_on(p)))
    return out


def model(g: Duel, lord: int, target: int) -> str:
    """The building a secret society is aimed at, as long as it stands and works."""
    for p in g.land(lord).built:
        if target and place_of(p) == aimed_place(target) and card_of(p) == aimed_card(target):
            return "" if is_blocked(p) else g.cat.ids[card_of(p)]
    return ""


def points(g: Duel) -> list[int]:
    """The points of both seats: houses, cards, and who leads in strength and in trade."""
    both = [lying(g, 0), lying(g, 1)]
    strong = [strength(g, both[seat], seat, both[1 - seat]) for seat in range(2)]
    trading = [trade(g, both[seat], seat) for seat in range(2)]
    out = []
    for seat in range(2):
        land = g.land(seat)
        total = int(land.settlements).bit_count() + int(land.cities).bit_count()
        total += sum([card.points for card in both[seat] if card.owner == seat and card.works])
        total += len(
            {c for card in both[seat] if card.wizard for c in towns_beside(card.place) if land.citadels >> c & 1}
        )
        total += strong[seat] > strong[1 - seat]
        total += trading[seat] > trading[1 - seat] and land.cities != 0
        out.append(int(total))
    return out


def towns_beside(place: int) -> tuple[int, int]:
    """The columns to the left and to the right of the region a card lies at."""
    gap = (place - AT_REGION) >> 1
    return (gap - 1, gap)


def strength(g: Duel, cards: list[Lying], lord: int, theirs: list[Lying]) -> int:
    """Strength: knights with smithies, brothels and potions in the order in which these came; peasants with grain;
    cannons and dragons unless the other has Johanna."""
    weak = {flag for c in theirs if c.works for flag in c.weakens}
    own = [c for c in cards if c.works and (c.smithy or c.potion if c.owner == lord else c.brothel)]
    total = 0
    for card in cards:
        if card.owner == lord and card.works:
            value = card.strength
            if card.knight:
                for c in own:
                    value = value * 2 if c.potion else max(value + (1 if c.owner == lord else -1), 0)
            elif card.id == "bauernheer":
                value += grain_beside(g, lord, card.place)
            elif not weak.isdisjoint(card.flags):
                value = min(value, 2)
            total += value
    return total


def grain_beside(g: Duel, lord: int, place: int) -> int:
    """The grain on the regions a card touches."""
    touched = (place, place + 2) if place < SIDES else (place - OUTSIDE,)
    regions = [int(g.land(lord).regions[r]) for r in touched]
    cards = cards_of(g)
    return sum(stock_of(r) for r in regions if r and cards[g.cat.ids[card_of(r)]]["resource"] == "grain")


def gold(g: Duel, built: list[Lying], lord: int) -> int:
    """All gold of a land, in stores too."""
    cards = cards_of(g)
    regions = [int(r) for r in g.land(lord).regions if r]
    in_stores = sum(card.gold for card in built if card.owner == lord)
    return in_stores + sum(stock_of(r) for r in regions if cards[g.cat.ids[card_of(r)]]["resource"] == "gold")


def trade(g: Duel, cards: list[Lying], lord: int) -> int:
    """Trade: what is printed, fleets with harbours, markets with great harbours, academies with their gold, points on
    manufactories; robbers take a city's share."""
    robbed = {c.column for c in cards if c.robber and c.owner != lord and c.works}
    printed_ones = fleets = harbours = great = markets = academies = stored = 0
    for card in cards:
        if card.owner == lord and card.works:
            spared = not robbed or card.column not in robbed
            printed_ones += card.trade if spared or not card.building else 0
            markets += card.market if spared else 0
            academies += card.academies if spared else 0
            stored += card.stored
            fleets += card.fleet
            harbours += card.harbour
            great += card.great_harbours
    worth_of_gold = academies * gold(g, cards, lord) if academies else 0
    return printed_ones + fleets * harbours + great * markets + worth_of_gold + stored
