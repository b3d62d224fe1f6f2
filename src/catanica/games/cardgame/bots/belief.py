"""Which cards the other player of the card game is likely to hold."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.cardgame.bots.hand import HandSense
from catanica.games.cardgame.bots.memory import Memory
from catanica.games.cardgame.bots.plan import Plan
from catanica.games.cardgame.bots.roles import Roles
from catanica.games.principality.bots.belief import HandBelief
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.knowledge import unseen

# percent of an even chance, by how well it is liked: action cards, what goods are missing for, what can be paid for
HELD: Final = vec[i64]([
    20, 30, 50, 80, 95,
    35, 45, 80, 155, 290,
    35, 35, 50, 95, 200,
])  # fmt: skip


def belief(g: Duel, memory: Memory, roles: Roles) -> HandBelief:
    """Judged by what the quick player would like in the other land."""
    other = 1 - g.to_move
    sense = HandSense(g, other, Plan(g, other, memory), roles)
    cards = unseen(g, other)
    liked = vec[i64]()
    for card in cards:
        liked = append(liked, sense.worth(card))
    return HandBelief(g, cards, liked, HELD)
