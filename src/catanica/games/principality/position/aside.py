"""What players laid aside before the game, out of the cards that were split between them (106.B.a).

It lies first in the box, seat 0's cards before seat 1's; only who laid a card there knows it. `House.laid_aside`
says how many each has to lay aside: none in most games.
"""

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.piece import slot
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.rng import Rng


def both_laid(g: Duel) -> i64:
    """How many cards of the box were laid aside before the game; event cards follow."""
    return min(2 * g.rules.house.laid_aside, i64(len(g.box)))


def laid_by(g: Duel, seat: i64) -> vec[i64]:
    """What a player has laid aside so far."""
    n = g.rules.house.laid_aside
    return g.box[min(seat * n, i64(len(g.box))) : min((seat + 1) * n, i64(len(g.box)))]


def kept(g: Duel, group: i64) -> list[int]:
    """The cards of a group of stacks without those laid aside, as far as these are known here."""
    out: list[int] = list(g.rules.groups[group])
    if group < 2:
        for s in laid_by(g, group):
            if card_of(s) != 0:
                out.remove(card_of(s))
    return out


def filled_aside(g: Duel, common: list[int], rng: Rng) -> vec[i64]:
    """The box with what is unknown of the cards laid aside filled: any of the row that nobody sees elsewhere;
    they leave the list."""
    out = g.box[:]
    i: i64 = 0
    while i < both_laid(g):
        if card_of(out[i]) == 0:
            card = one_of(possible(g, out, i // g.rules.house.laid_aside, common), common, rng)
            out[i] = out[i] | slot(card, 0)
        i += 1
    return out


def possible(g: Duel, box: vec[i64], seat: i64, common: list[int]) -> list[int]:
    """What else a player may have laid aside: cards of that row, as often as they are neither seen nor laid there."""
    row: list[int] = list(g.rules.groups[seat])
    i = seat * g.rules.house.laid_aside
    while i < min((seat + 1) * g.rules.house.laid_aside, i64(len(box))):
        if card_of(box[i]) in row:
            row.remove(card_of(box[i]))
        i += 1
    left: list[int] = list(common)
    out: list[int] = []
    for card in row:
        if card in left:
            left.remove(card)
            out.append(card)
    return out


def one_of(cards: list[int], common: list[int], rng: Rng) -> i64:
    """Any of these cards, else any that is left; it leaves the list."""
    source = cards if len(cards) > 0 else common
    card: i64 = source[rng.below(len(source))]
    common.remove(card)
    return card
