"""Paying and gaining counters: whoever has a choice is asked, one after the other, and nobody else is (PR-41)."""

import pytest

from catanica.games.cardgame.game import SETS, CardGame
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.piece import goods_on
from catanica.games.principality.steps.counters import gain_counter, pay_counter
from catanica.games.principality.steps.priced import Priced, too_poor
from tests.rulings.handel_wandel.land import last
from tests.support.position import Position, do, options, position
from tests.support.reading import asked

HAFLI, IRA = "target own hafli region L1 above", "target own ira region L1 below"


def wizards(hafli: int, ira: int, seat: int = 0, fed: bool = False) -> Position:
    """Two wizards with so much magic on them; the second may have been fed in this turn."""
    p = position(active=seat, sets=list(SETS)).citadel(seat, "L1").built(seat, "faerberei", "region R1 above")
    return p.wizard(seat, "hafli", "L1 above", hafli).wizard(seat, "ira", "L1 below", ira, fed=fed)


def left(g: Duel, seat: int = 0) -> list[int]:
    """What lies on the dye works and the two wizards."""
    return [int(goods_on(p)) for p in g.land(seat).built]


def paid(g: Duel, n: int, seat: int = 0) -> Duel:
    """Magic is to be paid for the dye works."""
    pay_counter(g, seat, g.rules.counter("magic"), n, g.cat.number("faerberei"))
    g.advance()
    return g


def gained(g: Duel, n: int, seat: int = 0) -> Duel:
    """Magic is to be gained for the dye works."""
    gain_counter(g, seat, g.rules.counter("magic"), n, g.cat.number("faerberei"))
    g.advance()
    return g


@pytest.mark.parametrize("seat", [0, 1])
def test_magic_is_paid_one_by_one_from_wizards_of_choice(seat: int) -> None:
    g = paid(wizards(2, 2, seat).main(), 3, seat)
    assert (asked(g), options(g)) == ((seat, "pay_magic"), [HAFLI, IRA])
    assert g.decision is not None
    assert g.decision.card == "faerberei"
    do(g, IRA)
    assert (asked(g), left(g, seat)) == ((seat, "pay_magic"), [0, 2, 1])
    assert g.decision.card == "faerberei"
    do(g, HAFLI)
    assert (asked(g), left(g, seat)) == ((seat, "pay_magic"), [0, 1, 1])
    do(g, HAFLI)
    assert (asked(g), left(g, seat)) == ((seat, "main"), [0, 0, 1])


@pytest.mark.parametrize(("n", "kind", "there"), [(0, "main", [0, 2, 1]), (1, "pay_magic", [0, 2, 1]),
                                                  (2, "pay_magic", [0, 2, 1]), (3, "main", [0, 0, 0]),
                                                  (4, "main", [0, 0, 0])])  # fmt: skip
def test_whoever_pays_all_or_nothing_has_no_choice(n: int, kind: str, there: list[int]) -> None:
    g = paid(wizards(2, 1).main(), n)
    assert (asked(g), left(g)) == ((0, kind), there)


@pytest.mark.parametrize(("n", "there"), [(1, [0, 1, 2]), (2, [0, 0, 2]), (3, [0, 0, 2])])
def test_a_wizard_fed_in_this_turn_pays_nothing(n: int, there: list[int]) -> None:
    g = paid(wizards(2, 2, fed=True).main(), n)
    assert (asked(g), left(g)) == ((0, "main"), there)
    g = paid(wizards(0, 2).main(), 1)
    assert (asked(g), left(g)) == ((0, "main"), [0, 0, 1]), "one without magic does not come into question"


@pytest.mark.parametrize(("n", "kind", "there"), [(0, "main", [0, 2, 1]), (1, "gain_magic", [0, 2, 1]),
                                                  (2, "gain_magic", [0, 2, 1]), (3, "main", [0, 3, 3]),
                                                  (4, "main", [0, 3, 3])])  # fmt: skip
def test_whoever_fills_all_wizards_has_no_choice(n: int, kind: str, there: list[int]) -> None:
    g = gained(wizards(2, 1, fed=True).main(), n)
    assert (asked(g), left(g)) == ((0, kind), there)
    g = gained(wizards(3, 1).main(), 1)
    assert (asked(g), left(g)) == ((0, "main"), [0, 3, 2]), "a full one does not come into question"


@pytest.mark.parametrize("seat", [0, 1])
def test_magic_is_gained_one_by_one_by_wizards_of_choice(seat: int) -> None:
    g = gained(wizards(1, 1, seat).main(), 3, seat)
    assert (asked(g), options(g)) == ((seat, "gain_magic"), [HAFLI, IRA])
    do(g, IRA, IRA)
    assert (asked(g), left(g, seat)) == ((seat, "main"), [0, 2, 3]), "the last has one place to go"
    g = do(gained(wizards(1, 1, seat).main(), 2, seat), HAFLI)
    assert (asked(g), left(g, seat)) == ((seat, "gain_magic"), [0, 2, 1])
    do(g, HAFLI)
    assert (asked(g), left(g, seat)) == ((seat, "main"), [0, 3, 1])


@pytest.mark.parametrize(
    ("magic", "points", "missing"),
    [(0, 0, ""), (2, 0, ""), (3, 0, "too_few_magic"), (0, 1, ""), (0, 2, "too_few_trade_points"), (2, 1, "")],
)
def test_a_card_may_cost_any_counter_or_several(magic: int, points: int, missing: str) -> None:
    rules = CardGame(sets=list(SETS)).rules
    market = rules.cat.number("markt")
    for counter in rules.counters:
        price = {"magic": magic, "trade_points": points}.get(counter.name, 0)
        counter.price[market] = price
        rules.priced[market] |= (1 << rules.counters.index(counter)) if price else 0
    p = position(rules=rules).citadel(0, "L1").wizard(0, "hafli", "L1 above", 2)
    g = last(p.built(0, "faerberei", "region R1 above"), 0, 1).main()
    assert (too_poor(g, 0, market), too_poor(g, 0, rules.cat.number("kirche"))) == (missing, "")
    if missing == "":
        Priced().pay(g, 0, market)
        g.advance()
        assert (asked(g), left(g)) == ((0, "main"), [2 - magic, 1 - points])
