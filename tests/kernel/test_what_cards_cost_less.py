"""What cards in play take off a cost, and what may stand for a resource: every kind alike (105.G.a, 103.P.c)."""

import pytest

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import NAMES, amount
from tests.support.position import Position, do, faults, options, position
from tests.support.reading import asked, in_play, stock
from tests.support.rules import rule

PAIRS = [(NAMES[i], NAMES[(i + step) % len(NAMES)]) for i in range(len(NAMES)) for step in (1, 5)]
BUILDS = "build markt L1 above"


class Lender(Effect):
    """One resource of a cost may be paid by a kind of its own."""

    def __init__(self, kind: str) -> None:
        self.kind = NAMES.index(kind)

    def tender(self, g: Duel, seat: int, p: int) -> int:
        """Always that kind."""
        return self.kind


class Saver(Effect):
    """Markets cost one resource less."""

    def discount(self, g: Duel, seat: int, p: int, card: int) -> int:
        """Of whatever kind."""
        return 1 if g.cat.ids[card] == "markt" else 0


def market(cost: dict[str, int], abbey: Effect | None = None, church: Effect | None = None) -> Position:
    """A market in hand that costs so much; abbeys and churches do what is said here."""
    rules = CardGame().rules
    rules.cat.cost[rules.cat.number("markt")] = sum(amount(NAMES.index(k), n) for k, n in cost.items())
    for card, effect in (("kloster", abbey), ("kirche", church)):
        if effect is not None:
            rules.bind(rules.cat.number(card), effect)
    return position(rules=rules).city(0, "L1", "R1").hand(0, "markt")


@rule("103.P.c")
@pytest.mark.parametrize(("kind", "paid"), PAIRS)
def test_one_resource_of_a_cost_may_be_paid_by_another_kind(kind: str, paid: str) -> None:
    def lent(cost: int, **there: int) -> Duel:
        return market({kind: cost}, Lender(paid)).built(0, "kloster", "R1 above").stock(0, **there).main()

    g = do(lent(1, **{paid: 1}), BUILDS)
    assert (asked(g), stock(g, 0)) == ((0, "main"), {}), "without the right one there is no choice"
    assert "markt" in in_play(g, 0)
    for answer, left in (("pass", {paid: 1}), (f"waive {kind}", {kind: 1})):
        g = do(lent(1, **{kind: 1, paid: 1}), BUILDS)
        assert (asked(g), options(g)) == ((0, "tender"), ["pass", f"waive {kind}"])
        assert (stock(do(g, answer), 0), asked(g)) == (left, (0, "main"))
    g = do(lent(2, **{kind: 1, paid: 1}), BUILDS)
    assert (asked(g), stock(g, 0)) == ((0, "main"), {})
    assert faults(lent(2, **{paid: 2}), BUILDS) == ["cannot_pay"], "one only"
    assert faults(lent(1), BUILDS) == ["cannot_pay"]
    g = do(lent(1, **{kind: 1}), BUILDS)
    assert (asked(g), stock(g, 0)) == ((0, "main"), {})


@rule("105.G.a")
@pytest.mark.parametrize(("one", "two"), PAIRS)
def test_the_builder_chooses_which_resource_a_card_costs_less(one: str, two: str) -> None:
    def saved(cost: dict[str, int], abbeys: int = 1, **there: int) -> Duel:
        p = market(cost, Saver()).stock(0, **there)
        for place in ("R1 above", "R1 below")[:abbeys]:
            p.built(0, "kloster", place)
        return p.main()

    g = do(saved({one: 1, two: 1}, **{one: 1}), BUILDS)
    assert (asked(g), stock(g, 0)) == ((0, "main"), {}), "the one that is missing"
    g = do(saved({one: 1, two: 1}, **{one: 1, two: 1}), BUILDS)
    assert (asked(g), set(options(g))) == ((0, "waive"), {f"waive {one}", f"waive {two}"})
    assert (stock(do(g, f"waive {one}"), 0), asked(g)) == ({one: 1}, (0, "main"))
    g = do(saved({one: 1}), BUILDS)
    assert (asked(g), stock(g, 0)) == ((0, "main"), {}), "all of it"
    g = do(saved({one: 1, two: 1}, 2), BUILDS)
    assert (asked(g), stock(g, 0)) == ((0, "main"), {}), "all of it, so there is nothing to choose"
    assert faults(saved({one: 2}), BUILDS) == ["cannot_pay"]
    assert faults(saved({one: 1, two: 1}), BUILDS) == ["cannot_pay"]
    g = do(saved({one: 2, two: 1}, 2, **{one: 1}), BUILDS, f"waive {one}")
    assert (asked(g), stock(g, 0)) == ((0, "main"), {}), "two abbeys take off two"
    g = do(saved({one: 2, two: 1}, 2, **{one: 2}), BUILDS, f"waive {two}")
    assert (asked(g), stock(g, 0)) == ((0, "main"), {one: 1})
    g = do(saved({one: 2, two: 2}, 2, **{one: 2, two: 2}), BUILDS, f"waive {two}")
    assert set(options(g)) == {f"waive {one}", f"waive {two}"}
    assert stock(do(g, f"waive {one}"), 0) == {one: 1, two: 1}
    assert faults(saved({one: 2, two: 1}, 2), BUILDS) == ["cannot_pay"]


@rule("103.P.c", "105.G.a")
@pytest.mark.parametrize(("one", "two"), PAIRS)
def test_what_is_left_of_a_cost_may_be_paid_by_another_kind(one: str, two: str) -> None:
    paid = next(kind for kind in NAMES if kind not in (one, two))

    def both(cost: dict[str, int], **there: int) -> Duel:
        p = market(cost, Saver(), Lender(paid)).built(0, "kloster", "R1 above").built(0, "kirche", "R1 below")
        return p.stock(0, **there).main()

    g = both({one: 1, two: 1}, **{paid: 1})
    assert BUILDS in options(g)
    do(g, BUILDS, f"waive {one}")
    assert (asked(g), stock(g, 0)) == ((0, "main"), {})
    assert faults(both({one: 1, two: 1}), BUILDS) == ["cannot_pay"]
    assert faults(both({one: 2, two: 1}, **{paid: 2}), BUILDS) == ["cannot_pay"]
    g = do(both({one: 1, two: 1, paid: 1}, **{paid: 2}), BUILDS, f"waive {two}")
    assert (asked(g), stock(g, 0)) == ((0, "main"), {})
