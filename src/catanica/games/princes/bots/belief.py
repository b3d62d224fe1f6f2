"""Which cards the other player of the Princes is likely to hold."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.princes.bots.normal import PrincesNormal
from catanica.games.princes.modes import INTRO
from catanica.games.principality.bots.belief import HandBelief
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.knowledge import unseen

# percent of an even chance, by how well it is liked: action cards, what goods are missing for, what can be paid for
HELD: Final = vec[i64]([
    70, 85, 90, 110, 110,
    40, 70, 135, 155, 165,
    40, 50, 80, 100, 105,
])  # fmt: skip
HELD_IN_THEMES: Final = vec[i64]([
    50, 50, 60, 100, 100,
    25, 25, 60, 70, 390,
    25, 50, 50, 50, 145,
])  # fmt: skip


def belief(g: Duel, quick: PrincesNormal) -> HandBelief:
    """Judged by what the quick player would like in the other land."""
    if quick.rules is not g.rules:
        quick.meet(g.rules)
    other = 1 - g.to_move
    cards = unseen(g, other)
    liked = vec[i64]()
    for card in cards:
        liked = append(liked, quick.suits(g, other, card))
    table = HELD if g.rules.header.get("mode", INTRO) == INTRO else HELD_IN_THEMES
    return HandBelief(g, cards, liked, table)
