# mypyc: skip
"""A sensible deck out of chosen sets: production first, points to build, cards whose conditions it can meet."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from catanica.games.cardgame.decks.deck import BASE, EVENTS, SIZE, START, Deck
from catanica.games.cardgame.decks.legality import EVENT, GAME, is_deck_card, supply
from catanica.games.principality.cards.catalogue import TOKEN_NAMES
from catanica.games.principality.cards.facts import CardFact
from catanica.games.principality.cards.shelf import all_sets

# What a card is worth in a deck: by what is printed on it, less what it costs.
POINT: Final = 26
STRENGTH: Final = 4
TRADE: Final = 5
SKILL: Final = 2
HAND: Final = 16
DOUBLER: Final = 50
FLEET: Final = 14
ACTION: Final = 22
RESOURCE: Final = 3
AGAIN: Final = 14  # a second copy is worth that much less
UNSURE: Final = 16  # the knight, the mill, most tournament points: one does not always have them
TASTE: Final = 18  # how much decks of the same sets differ
MOST_ACTIONS: Final = 9
PLAIN_SITES: Final = ("none", "settlement_or_city", "city")  # others need central cards or room in the other's land


def build_deck(sets: Sequence[str], seed: int, given: Mapping[str, int] | None = None, name: str = "") -> Deck:
    """A deck out of these sets, always the same for a seed; cards that are `given` are in it (101.D.c)."""
    chance = Random(seed)
    facts = facts_of(sets)
    limits = {card: held.limit for card, held in supply(sets).items()}
    taste = {card: chance.uniform(-TASTE, TASTE) for card in sorted(facts)}
    cards = dict(given or {})
    for card in list(cards):
        _fulfil(facts, cards, card)
    while sum(cards.values()) < SIZE:
        best = max(
            (c for c, f in facts.items() if is_deck_card(f.kind) and cards.get(c, 0) < limits[c]),
            key=lambda c: (_worth(facts, cards, c) + taste[c], c),
        )
        cards[best] = cards.get(best, 0) + 1
    events: dict[str, int] = {}
    friendly = [c for c, f in sorted(facts.items()) if f.kind == EVENT]
    while sum(events.values()) < EVENTS:
        event = chance.choice([c for c in friendly if events.get(c, 0) < limits[c]])
        events[event] = events.get(event, 0) + 1
    names = tuple(s for s in dict.fromkeys([BASE, *sets]))
    return Deck(cards, events, first_hand(facts, cards), names, name)


def facts_of(sets: Sequence[str]) -> dict[str, CardFact]:
    """All cards of these sets."""
    return {f.id: f for folder in all_sets(GAME) if folder.about.id in sets for f in folder.facts()}


def first_hand(facts: Mapping[str, CardFact], cards: Mapping[str, int]) -> tuple[str, ...]:
    """Cheap cards that a settlement can take, those that bring resources first."""

    def eager(card: str) -> tuple[bool, bool, int, str]:
        fact = facts[card]
        site = fact.slot == "settlement_or_city" and not fact.needs and not fact.needs_any
        return (not site, not fact.doubles, sum(fact.cost.values()), card)

    return tuple(sorted(cards, key=eager)[:START])


def missed(facts: Mapping[str, CardFact], cards: Mapping[str, int], card: str) -> int:
    """What these cards would be worth less with one copy of one of them fewer, in hundredths."""
    return round(100 * _worth(facts, {**cards, card: cards[card] - 1}, card))


def _worth(facts: Mapping[str, CardFact], cards: Mapping[str, int], card: str) -> float:
    """What one more copy of a card is worth to a deck."""
    fact = facts[card]
    worth = POINT * fact.points + STRENGTH * fact.strength + TRADE * fact.trade + SKILL * fact.tournament
    worth += HAND * fact.hand + (DOUBLER if fact.doubles else 0) + (FLEET if fact.rate else 0)
    worth += (fact.hint.held // 6) if fact.hint is not None else 0
    worth += ACTION if fact.kind == "action" else 0
    worth -= RESOURCE * sum(fact.cost.values()) + AGAIN * cards.get(card, 0)
    if fact.slot not in PLAIN_SITES or fact.price:
        worth -= 3 * POINT
    if fact.kind == "action" and _actions(facts, cards) >= MOST_ACTIONS:
        worth -= 3 * POINT
    if not _met(facts, cards, card):
        worth -= 3 * POINT
    return worth - UNSURE * sum(1 for need in fact.needs if need in TOKEN_NAMES)


def _actions(facts: Mapping[str, CardFact], cards: Mapping[str, int]) -> int:
    return sum(n for card, n in cards.items() if facts[card].kind == "action")


def _met(facts: Mapping[str, CardFact], cards: Mapping[str, int], card: str) -> bool:
    """Whether the deck holds what a card asks for, and that can itself be built."""
    fact = facts[card]
    wanted = [need for need in fact.needs if need not in TOKEN_NAMES]
    any_of = [need for need in fact.needs_any if need not in TOKEN_NAMES]
    return all(need in cards for need in wanted) and (not any_of or any(need in cards for need in any_of))


def _fulfil(facts: Mapping[str, CardFact], cards: dict[str, int], card: str) -> None:
    """Add what a given card asks for."""
    fact = facts[card]
    wanted = [need for need in fact.needs if need in facts and is_deck_card(facts[need].kind)]
    if not any(need in cards for need in fact.needs_any):
        wanted += [need for need in fact.needs_any if need in facts][:1]
    for need in wanted:
        if need not in cards:
            cards[need] = 1
            _fulfil(facts, cards, need)
