# mypyc: skip
"""What somebody means who says only a part of an action and asks why it is not possible: `city`, or a card.

Only what can be thought of is gone through: roads and settlements at the ends of the row, cards where something lies.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from catanica.games.principality.position.geometry import AT_REGION, GAPS, LAID, ON_ROAD, OUTSIDE, REGIONS, SIDES
from catanica.games.principality.telling import verbs as v
from catanica.games.principality.vocabulary import card_of, column_of, gap_of, place_of
from catanica.kernel.grammar import Grammar
from catanica.kernel.ints import bit

if TYPE_CHECKING:  # positions know the verbs
    from catanica.games.principality.position.duel import Duel

WHERE: Final = ("gap", "column", "region", "place")  # what names a place


class DuelGrammar(Grammar["Duel"]):
    """The grammar of the principalities."""

    def book(self, g: "Duel") -> object:
        """The rulebook, which knows the cards."""
        return g.rules

    def thinkable(self, g: "Duel", verb: str, given: Mapping[str, object]) -> Iterator[int]:
        """A card alone is played or built; where no place is named, those are meant that lie there or come next."""
        if not verb and isinstance(card := given.get("card"), str):
            verb = use_of(g, g.cat.number(card))
        named = any(where in given for where in WHERE)
        for code in super().thinkable(g, verb, given):
            if named or lies_near(g, code):
                yield code


def use_of(g: "Duel", card: int) -> str:
    """The verb by which a card is used: action cards are played, others built, those that lie open for both erected."""
    if card <= 0:
        return ""
    if g.cat.fact(card).kind == "action":
        return "play"
    held = any(card_of(slot) == card for slot in g.land(g.to_move).hand)
    return "erect" if g.rules.displayed[card] and not held else "build"


def cards_at_hand(g: "Duel") -> set[int]:
    """The cards in the hand of the one who decides, and those that lie open for both."""
    return {card_of(slot) for slot in (*g.land(g.to_move).hand, *g.display)} - {0}


def places_for(g: "Duel", card: int) -> Iterable[int]:
    """The places of the kind a card is built at."""
    slot = g.cat.fact(card).slot
    if slot.endswith("region"):
        return range(AT_REGION, AT_REGION + REGIONS)
    if slot.endswith("road"):
        return range(ON_ROAD, ON_ROAD + GAPS)
    return (LAID,) if slot == "beside" else range(SIDES)


def lies_near(g: "Duel", code: int) -> bool:
    """Whether an action is about something that lies in the land, or about the next place of the row."""
    verb = v.verb_of(code)
    seat = g.to_move
    if verb in (v.BUILD, v.ERECT):
        abroad = g.cat.fact(card_of(code)).slot.startswith("opponent")
        return lies_there(g, 1 - seat if abroad else seat, place_of(code))
    settled = g.land(seat).settlements
    if verb in (v.CITY, v.METROPOLIS, v.CITADEL):
        return settled & bit(column_of(code)) != 0
    if verb == v.SETTLEMENT:
        column = column_of(code)
        return settled & bit(column) == 0 and settled & (bit(column + 1) | bit(column) >> 1) != 0
    if verb == v.ROAD:
        gap = gap_of(code)
        return g.land(seat).roads & bit(gap) == 0 and settled & (bit(gap) | bit(gap) >> 1) != 0
    return True


def lies_there(g: "Duel", seat: int, place: int) -> bool:
    """Whether there is a settlement, region or road at which a place is."""
    land = g.land(seat)
    if place < SIDES:
        return land.settlements & bit(place >> 1) != 0
    if place < ON_ROAD:
        return land.regions[place - AT_REGION] != 0
    return place >= OUTSIDE or land.roads & bit(place - ON_ROAD) != 0
