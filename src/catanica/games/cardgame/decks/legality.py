# mypyc: skip
"""What speaks against a deck: every fault at once, each with its ruling (101.C.a, 101.D.c; 105.G.a, 141.J, 141.K)."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from catanica.games.cardgame.decks.deck import BASE, EVENTS, SIZE, START
from catanica.games.cardgame.faults import fault
from catanica.games.principality.cards.catalogue import KIND_NAMES, is_drawn
from catanica.games.principality.cards.deck import Deck, Supply
from catanica.games.principality.cards.shelf import all_sets, announced
from catanica.kernel.refusal import Fault

GAME: Final = "cardgame"
SET_ASIDE: Final = "tournament"  # events of which everybody gives some say so: they `leave` that many
NEVER: Final = "turnierkarten_t2002"  # no longer official (141.K.b)
EVENT: Final = "event"


def is_deck_card(kind: str) -> bool:
    """Whether cards of a kind may be in a deck: those that lie in stacks."""
    return is_drawn(KIND_NAMES.index(kind))


def known_sets() -> list[str]:
    """Every set a deck may take cards from, the base set first."""
    return [folder.about.id for folder in all_sets(GAME) if folder.about.id != NEVER]


def supply(sets: Sequence[str]) -> Mapping[str, Supply]:
    """All cards of these sets by id: one base game and one box of each set belong to a player (G; 116.E.b).

    Cards of which a land may hold one only are worth one in a deck: the second university was added for the shared
    game (101.D.d).
    """
    return _supply(frozenset(sets), announced())


@cache  # emptied by nothing: a set of the user's own that is named later makes another entry
def _supply(sets: frozenset[str], own: object) -> Mapping[str, Supply]:
    found: dict[str, Supply] = {}
    for folder in all_sets(GAME):
        if folder.about.id not in sets:
            continue
        for fact in folder.facts():
            before = found.get(fact.id)
            count = fact.count - fact.leaves.get(SET_ASIDE, 0) + (before.limit if before else 0)
            homes = (*(before.sets if before else ()), folder.about.id)
            limit = 1 if fact.each else count
            event = fact.kind == EVENT
            fits = event or is_deck_card(fact.kind)
            found[fact.id] = Supply(fact.id, fact.kind, homes, limit, event, fits)
    return found


def faults_of(deck: Deck, sets: Sequence[str] | None = None, given: Mapping[str, int] | None = None) -> list[Fault]:
    """Everything that speaks against a deck; nothing if it is legal.

    `sets` are those agreed on, else those the deck names; `given` are cards that must be in it (101.D.c, characters).
    """
    agreed = list(sets) if sets is not None else list(deck.sets)
    return [
        *_sets(agreed),
        *_size(deck),
        *_cards(deck, agreed),
        *(
            fault("deck_given", card=card, given=deck.cards.get(card, 0), wanted=count)
            for card, count in (given or {}).items()
            if deck.cards.get(card, 0) < count
        ),
        *_events(deck, agreed),
        *_start(deck),
    ]


def _sets(agreed: Sequence[str]) -> list[Fault]:
    known = known_sets()
    out = [fault("deck_set_never", set=NEVER)] if NEVER in agreed else []
    out += [fault("deck_set", word=name, known=known) for name in agreed if name not in known and name != NEVER]
    return out + ([] if BASE in agreed else [fault("deck_base")])


def _size(deck: Deck) -> list[Fault]:
    if deck.size == SIZE:
        return []
    difference = abs(deck.size - SIZE)
    code = "deck_too_few" if deck.size < SIZE else "deck_too_many"
    return [fault(code, given=deck.size, wanted=SIZE, n=difference)]


def _cards(deck: Deck, agreed: Sequence[str]) -> list[Fault]:
    out: list[Fault] = []
    here, everywhere = supply(agreed), supply(known_sets())
    for card, count in deck.cards.items():
        found = here.get(card) or everywhere.get(card)
        if found is None:
            out.append(fault("deck_not_there", card=card, allowed=0))
        elif found.event or not found.fits:
            out.append(fault("deck_event_card" if found.event else "deck_kind", card=card, kind=found.kind, allowed=0))
        elif card not in here:
            out.append(fault("deck_set_missing", card=card, set=found.sets[0]))
        elif count > found.limit:
            out.append(fault("deck_copies", card=card, given=count, allowed=found.limit))
    return out


def _events(deck: Deck, agreed: Sequence[str]) -> list[Fault]:
    out: list[Fault] = []
    here, everywhere = supply(agreed), supply(known_sets())
    count = sum(deck.events.values())
    if count != EVENTS:
        out.append(fault("deck_events", given=count, wanted=EVENTS))
    for card, n in deck.events.items():
        found = here.get(card) or everywhere.get(card)
        if found is None:
            out.append(fault("deck_not_there", card=card, allowed=0))
        elif not found.event:
            out.append(fault("deck_no_event", card=card, allowed=0))
        elif card not in here:
            out.append(fault("deck_set_missing", card=card, set=found.sets[0]))
        elif n > found.limit:
            out.append(fault("deck_event_copies", card=card, given=n, allowed=found.limit))
    return out


def _start(deck: Deck) -> list[Fault]:
    """A first hand is three cards of the deck, unless it is left to the table."""
    out = [] if len(deck.start) in (0, START) else [fault("deck_start", given=len(deck.start), wanted=START)]
    for card in dict.fromkeys(deck.start):
        wanted = deck.start.count(card)
        if wanted > deck.cards.get(card, 0):
            out.append(fault("deck_start_card", card=card, given=deck.cards.get(card, 0), wanted=wanted))
    return out
