"""Cards that lie in the other land or copy another card: what a land's digest says of them."""

import pytest

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.effect import ON_SETTLE, ON_STRENGTH, Effect
from catanica.games.principality.cards.powers import is_working, strength
from catanica.games.principality.position.digest import acting, mirrored, user_card, user_index
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.piece import piece, with_blocked
from catanica.games.principality.vocabulary import card_of
from tests.kernel.test_digest_of_a_land import PLAIN, Counting, Steady, look
from tests.rulings.together.land import EVERY
from tests.support.position import position


class Inviting(Effect):
    """Offers something to either player."""

    def uses(self, g: Duel, seat: int, p: int, out: Options) -> None:
        """Nothing now."""


def test_a_guest_may_offer_something_while_it_works() -> None:
    rules = CardGame(sets=EVERY).rules
    card = rules.cat.number(PLAIN)
    rules.bind(card, Inviting())
    g = position(rules=rules).main()
    found = look(g, piece(10, card, 0), piece(11, card, 1))
    assert [(user_card(u), user_index(u)) for u in found.users] == [(card, 0)]
    assert [(user_card(u), user_index(u)) for u in found.guests] == [(card, 1)]
    for i in (0, 1):
        g.land0.alter(i, with_blocked(g.land0.built[i], True))
    assert (list(g.look(0).users), list(g.look(0).guests)) == ([], [])
    rules.bind(card, Counting())
    assert list(look(position(rules=rules).main(), piece(11, card, 1)).guests) == [], "it has strength, and no offers"


def test_a_blocked_card_copies_nothing() -> None:
    g = position(sets=EVERY).built(1, PLAIN, "L1 above").aimed(0, "L1 above", PLAIN, "L1 above").main()
    p = g.land0.built[0]
    assert (mirrored(g, 0, p), mirrored(g, 0, with_blocked(p, True))) == (g.cat.number(PLAIN), 0)
    assert is_working(g, 0, p, g.cat.number(PLAIN))
    assert not is_working(g, 0, p, g.cat.number("kirche")), "it copies one card, not any"


class Faceless(Counting):
    """Would copy another card, but there is none."""

    def mirrors(self, g: Duel, seat: int, p: int) -> int:
        """Nothing to copy."""
        return 0


def test_a_card_that_finds_nothing_to_copy_acts_for_itself() -> None:
    rules = CardGame(sets=EVERY).rules
    card = rules.cat.number(PLAIN)
    rules.bind(card, Faceless())
    g = position(rules=rules).main()
    found = look(g, piece(10, card, 0))
    assert (list(found.acts), acting(g, 0, g.land0.built[0])) == ([card], card)


@pytest.mark.parametrize(("effect", "moves"), [(Counting(), ON_STRENGTH), (Steady(), 0)])
def test_what_a_copied_card_adds_is_added_once(effect: Effect, moves: int) -> None:
    rules = CardGame(sets=EVERY).rules
    rules.bind(rules.cat.number(PLAIN), effect)
    g = position(rules=rules).built(1, PLAIN, "L1 above").aimed(0, "L1 above", PLAIN, "L1 above").main()
    assert [strength(g, seat) for seat in (0, 1)] == [1, 1]
    society = rules.cat.hooks[card_of(g.land0.built[0])]
    assert g.look(0).present == society | ON_STRENGTH, "what it does itself, and what it copies"
    assert g.look(0).moving == (society & ~ON_SETTLE) | moves


def test_a_card_abroad_that_copies_another_offers_its_owner_what_that_one_offers() -> None:
    """What it copies is for its owner to see: the lord of the land finds nothing there to copy."""
    rules = CardGame(sets=EVERY).rules
    rules.bind(rules.cat.number(PLAIN), Inviting())
    g = position(rules=rules).built(1, PLAIN, "L1 above").aimed(0, "L1 above", PLAIN, "L1 above").main()
    g.land1.lay(g.land0.built[0])
    g.land0.remove_piece(0)
    society = g.land1.built[1]
    assert [int(acting(g, seat, society)) for seat in (0, 1)] == [rules.cat.number(PLAIN), card_of(society)]
    assert [user_index(u) for u in g.look(1).guests] == [1]
    assert g.look(1).moving & ON_STRENGTH != 0, "it may do anything"
