"""What the cards of the game at hand are good for, by what their sets say of them."""

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.principality.cards.hints import PLAY_NAMES
from catanica.games.principality.position.rulebook import Rulebook


class Roles:
    """The role of every card number, 0 for cards without one, and what such a card is worth in the hand."""

    def __init__(self, rules: Rulebook) -> None:
        self.rules: Rulebook = rules
        self.of: vec[i64] = vec[i64]([0] * len(rules.cat.ids))
        self.held: vec[i64] = vec[i64]([0] * len(rules.cat.ids))
        self.idle: vec[i64] = vec[i64]([0] * len(rules.cat.ids))  # while it is good for nothing
        for n, f in enumerate(rules.cat.facts, 1):
            if f.hint is not None:
                self.of[n] = PLAY_NAMES[f.hint.play]
                self.held[n] = f.hint.held
                self.idle[n] = f.hint.held if f.hint.idle is None else f.hint.idle
