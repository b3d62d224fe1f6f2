"""Cards that mind what somebody trades, draws or plays: those of the land's lord hear of it, guests do not."""

import pytest

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.position.duel import Duel
from tests.support.position import Position, do, position
from tests.support.reading import asked


class Listener(Effect):
    """Remembers what it heard of, and whose land it heard it in."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []

    def banked(self, g: Duel, seat: int, p: int, trader: int, good: int) -> None:
        """A trade with the bank."""
        self.heard.append(("banked", seat))

    def drawn(self, g: Duel, seat: int, p: int, card: int, stack: int) -> bool:
        """A card drawn at the end of a turn; it leaves the others something to say."""
        self.heard.append(("drawn", seat))
        return False

    def opponent_played(self, g: Duel, seat: int, p: int, card: int) -> None:
        """A card of the other player."""
        self.heard.append(("played", seat))


def listening(land: int, owner: int) -> tuple[Position, Listener]:
    """An abbey in a land that listens, beside a market that does not, and the first player's turn."""
    rules, listener = CardGame().rules, Listener()
    rules.bind(rules.cat.number("kloster"), listener)
    p = position(0, rules=rules).city(land, "L1").built(land, "markt", "L1 above", owner)
    return p.built(land, "kloster", "L1 below", owner).actions_open(), listener


@pytest.mark.parametrize("land", [0, 1])
@pytest.mark.parametrize("guest", [False, True])
def test_a_trade_with_the_bank_is_heard_in_both_lands_but_by_no_guest(land: int, guest: bool) -> None:
    p, listener = listening(land, 1 - land if guest else land)
    do(p.stock(0, wool=3).main(), "bank wool ore")
    assert listener.heard == ([] if guest else [("banked", land)])


@pytest.mark.parametrize("land", [0, 1])
@pytest.mark.parametrize("guest", [False, True])
def test_a_played_card_is_heard_of_in_the_other_land_but_by_no_guest(land: int, guest: bool) -> None:
    p, listener = listening(land, 1 - land if guest else land)
    do(p.hand(0, "haendler").stock(1, ore=2).main(), "play haendler")
    assert listener.heard == ([("played", 1)] if land == 1 and not guest else [])


@pytest.mark.parametrize("land", [0, 1])
@pytest.mark.parametrize("guest", [False, True])
def test_a_drawn_card_is_heard_of_in_the_own_land_but_by_no_guest(land: int, guest: bool) -> None:
    p, listener = listening(land, 1 - land if guest else land)
    g = p.hand(0, "spion", "spion").stack(1, "markt").main()
    do(g, "end", "draw 1")
    assert asked(g)[0] == 1, "three cards are enough"
    assert listener.heard == ([("drawn", 0)] if land == 0 and not guest else [])
