# mypyc: skip
"""Cards in stacks, piles and hands as they are shown. Like the parts of a land (`drawn.py`), each is made once for the
cards an audience knows of it: what nobody touched is the same thing as before, and nobody may change it. A card that is
not known is number 0.
"""

from functools import lru_cache

from catanica.games.principality.position.duel import EITHER
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.telling.drawn import KEPT
from catanica.games.principality.telling.shown import EventStack, HeldCard, RegionStack, StackView

Cards = tuple[int, ...]


@lru_cache(maxsize=KEPT)
def open_cards(rules: Rulebook, cards: Cards) -> list[str]:
    """Cards that lie open."""
    return [rules.cat.ids[card] for card in cards]


@lru_cache(maxsize=KEPT)
def known_cards(rules: Rulebook, cards: Cards) -> list[str | None]:
    """Cards of which some are known."""
    return [rules.cat.ids[card] or None for card in cards]


@lru_cache(maxsize=KEPT)
def hand_of(rules: Rulebook, cards: Cards) -> list[HeldCard]:
    """The cards of a hand."""
    return [{"card": rules.cat.ids[card] or None} for card in cards]


@lru_cache(maxsize=KEPT)
def event_stack(rules: Rulebook, cards: Cards, last: int) -> EventStack:
    """The event cards, and the one drawn last."""
    return {"size": len(cards), "known": known_cards(rules, cards), "last": rules.cat.ids[last] or None}


@lru_cache(maxsize=KEPT)
def region_stack(rules: Rulebook, cards: Cards) -> RegionStack:
    """The regions nobody has laid out."""
    return {"size": len(cards), "known": known_cards(rules, cards)}


@lru_cache(maxsize=KEPT)
def stacks(rules: Rulebook, cards: Cards, ends: Cards) -> list[StackView]:
    """The expansion stacks; `ends` says for each where it stops among all their cards."""
    return [stack(rules, s, cards[start:end]) for s, (start, end) in enumerate(zip((0, *ends), ends, strict=False))]


@lru_cache(maxsize=KEPT)
def stack(rules: Rulebook, s: int, cards: Cards) -> StackView:
    """An expansion stack."""
    own, backs = len(rules.stack_owner) > 0, rules.stack_backs
    return {
        "stack": s,
        "owner": int(rules.stack_owner[s]) if own and rules.stack_owner[s] != EITHER else None,
        "set": rules.back_names[backs[s]] if len(backs) > 0 else None,
        "size": len(cards),
        "known": known_cards(rules, cards),
    }
