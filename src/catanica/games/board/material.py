"""Whether all cards and pieces of the box are there: asked of positions that were read."""

from mypy_extensions import i64

from catanica.games.board.goods import (
    BANK_OF_19,
    BANK_WITHOUT_END,
    CARDS_IN_ALL,
    HIDDEN,
    KINDS,
    RESOURCE_NAMES,
    amount,
    size,
)
from catanica.games.board.state import CITIES, ROADS, TOWNS, BoardState
from catanica.kernel.errors import Phrase
from catanica.kernel.ints import ones


def doubts(t: BoardState) -> list[Phrase]:
    """What is missing or too much, each in a sentence."""
    return _resources(t) + _cards(t) + _pieces(t)


def _resources(t: BoardState) -> list[Phrase]:
    """Bank and hands together hold what the box holds; hidden ones may be of any kind that is missing."""
    box = BANK_WITHOUT_END if t.terms.unlimited else BANK_OF_19
    out: list[Phrase] = []
    unknown: i64 = 0
    missing: i64 = 0
    for seat in range(t.seats):
        unknown += amount(t.hands[seat], HIDDEN)
    for kind in range(KINDS):
        there = amount(t.stock, kind)
        for seat in range(t.seats):
            there += amount(t.hands[seat], kind)
        wanted = amount(box, kind)
        missing += wanted - there
        if there > wanted or (there < wanted and unknown == 0):
            says = "Bank and hands hold {given} cards of {resource}; there are {wanted}."
            out.append(Phrase(says, given=int(there), resource=RESOURCE_NAMES[kind], wanted=int(wanted)))
    if not out and unknown != 0 and missing != unknown:
        says = "{given} cards in hands are not known, but {wanted} are missing from the box."
        out.append(Phrase(says, given=int(unknown), wanted=int(missing)))
    return out


def _cards(t: BoardState) -> list[Phrase]:
    there = size(t.deck) + size(t.spent)
    for held in t.cards:
        there += size(held)
    if there == CARDS_IN_ALL:
        return []
    says = "Stack, hands and played ones are {given} development cards; there are {wanted}."
    return [Phrase(says, given=int(there), wanted=CARDS_IN_ALL)]


def _pieces(t: BoardState) -> list[Phrase]:
    out: list[Phrase] = []
    taken: i64 = 0
    for seat in range(t.seats):
        used = [int(t.laid[seat]), int(ones(t.towns[seat])), int(ones(t.cities[seat]))]
        if used[0] > ROADS or used[1] > TOWNS or used[2] > CITIES:
            says = "Seat {seat} has {roads} roads, {towns} settlements and {cities} cities; the box has fewer."
            out.append(Phrase(says, seat=int(seat), roads=used[0], towns=used[1], cities=used[2]))
        here = t.towns[seat] | t.cities[seat]
        if here & taken != 0 or t.towns[seat] & t.cities[seat] != 0:
            out.append(Phrase("Two buildings stand on one crossing."))
        taken |= here
    return out
