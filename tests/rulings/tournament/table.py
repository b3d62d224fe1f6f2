"""A tournament table: stacks 1 to 4 are seat 0's, 5 to 8 seat 1's."""

from catanica.games.cardgame.game import SETS, CardGame
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.vocabulary import card_of, seat_of
from tests.support.position import Position, position

DECKS = "schild_und_schwert,hansekontor"


def tournament(active: int = 0, turn: int = 9, extras: tuple[str, ...] = ()) -> Position:
    """Everything may be played; all sets are agreed on."""
    return position(active=active, turn=turn, mode="tournament", sets=[*SETS, *extras]).actions_open()


def begun(decks: str = DECKS, seed: int = 3, **more: object) -> Duel:
    """A new game with these decks."""
    return CardGame(mode="tournament", decks=decks, **more).new(seed=seed)


def pile(g: Duel, seat: int) -> list[str]:
    """A player's discard pile, oldest first."""
    return [g.cat.ids[card_of(s)] for s in g.discard if seat_of(s) == seat]


def stacks_of(g: Duel, seat: int) -> list[list[str]]:
    """A player's own stacks, top first."""
    own = range(4 * seat, 4 * seat + 4)
    return [[g.cat.ids[card_of(g.stacks.at(s, i))] for i in range(g.stacks.size(s))] for s in own]
