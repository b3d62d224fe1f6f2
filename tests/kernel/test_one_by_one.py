"""Goods come and go one by one: nobody is asked for nothing, and the last place of a land is a place (KB-13)."""

import pytest

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import STORE
from catanica.games.principality.position.goods import GOLD, KINDS, NAMES, amount
from catanica.games.principality.rules.events import counted_by_brigands, rob
from catanica.games.principality.rules.production import produce
from catanica.games.principality.steps.goods_steps import (
    ANY,
    charge,
    gain,
    grant,
    offer_room,
    offer_stock,
    pay,
    pay_any,
    receive,
    spend,
    store,
    take,
    takeable,
    with_room,
    with_stock,
)
from catanica.games.principality.steps.tolls import pay_toll
from catanica.kernel.listing import Options
from tests.kernel.test_counters_and_stores import vaults
from tests.kernel.test_goods_of_every_kind import EVERY_KIND, run, twice
from tests.support.position import do, options, position
from tests.support.princes import table
from tests.support.reading import asked, stock


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_nobody_is_asked_about_a_kind_that_is_not_due(kind: int) -> None:
    other = (kind + 2) % KINDS
    g = twice(kind).main()
    grant(g, 0, amount(other, 1))
    assert (asked(run(g)), stock(g, 0)) == ((0, "main"), {NAMES[other]: 1})
    g = twice(kind).rich(0).main()
    charge(g, 0, amount(other, 1))
    assert (asked(run(g)), stock(g, 0)[NAMES[kind]]) == ((0, "main"), 6)


def test_where_nothing_is_due_nobody_is_asked() -> None:
    g = position().stock(0, ore=2, gold=2).main()
    pay_any(g, 0, 0)
    assert (asked(run(g)), stock(g, 0)) == ((0, "main"), {"ore": 2, "gold": 2})
    gain(g, 0, 0)
    assert asked(run(g)) == (0, "main")
    g = twice(GOLD).rich(0).main()
    pay_toll(g, 0, 0)
    assert asked(run(g)) == (0, "main")
    pay_toll(g, 0, 1)
    assert asked(run(g)) == (0, "pay")


def test_three_are_stored_and_paid_one_by_one() -> None:
    g = twice(GOLD).main()
    receive(g, 0, 3, GOLD)
    for left in (3, 2, 1):
        assert (asked(run(g)), stock(g, 0).get("gold", 0)) == ((0, "receive"), 3 - left)
        do(g, options(g)[left % 2])
    assert (asked(g), stock(g, 0)) == ((0, "main"), {"gold": 3})
    g.land(0).change(10, 3)
    pay_any(g, 0, 3)
    for left in (3, 2, 1):
        assert (asked(run(g)), sum(stock(g, 0).values())) == ((0, "pay_any"), 3 + left)
        do(g, "region L1 above" if left > 1 else options(g)[-1])
    assert (asked(g), sum(stock(g, 0).values())) == ((0, "main"), 3)


def test_what_lies_in_a_store_is_offered_beside_the_regions() -> None:
    g = vaults(("gold", 2)).stock(0, ore=1).main()
    pay_any(g, 0, 1)
    assert (asked(run(g)), options(g)) == ((0, "pay_any"), ["region L1 below", "target own schatzkammer road C"])
    g = vaults(("gold", 2)).stock(0, ore=1).main()
    pay_any(g, 0, 3)
    assert (asked(run(g)), stock(g, 0), with_stock(g, 0, ANY)) == ((0, "main"), {}, 0)


def test_the_last_of_a_trade_goes_where_its_owner_likes() -> None:
    p = twice(GOLD).stock(0, ore=3, L2_below=2, R1_below=2)
    g = do(p.main(), "bank ore gold")
    assert (asked(g), len(options(g))) == ((0, "receive"), 2)
    g = do(twice(GOLD).stock(0, ore=3, L2_below=3, R1_below=2).main(), "bank ore gold")
    assert (asked(g), stock(g, 0)) == ((0, "main"), {"gold": 6})


@pytest.mark.parametrize("seat", [0, 1])
def test_who_takes_from_the_other_may_stop_after_the_first(seat: int) -> None:
    def taking(n: int, optional: bool) -> Duel:
        g = position(seat).stock(1 - seat, ore=2, gold=1).main()
        take(g, seat, n, g.cat.number("markt"), optional)
        return run(g)

    there = ["region opponent L1 below", "region opponent R1 below"]
    g = taking(2, optional=False)
    assert (asked(g), options(g)) == ((seat, "take"), there)
    do(g, there[1])
    assert (asked(g), options(g)) == ((seat, "take"), [there[0], "pass"])
    do(g, there[0])
    assert (asked(g), stock(g, seat), stock(g, 1 - seat)) == ((seat, "main"), {"ore": 1, "gold": 1}, {"ore": 1})
    assert options(taking(1, optional=True)) == [*there, "pass"]


def cache(*stacked: str) -> Duel:
    """A gold cache with three gold; the row may be as long as it can be to the right."""
    p = table("zeit_des_goldes").built(0, "harald", "L1 above").built(0, "goldversteck", "region L1 above")
    for n, card in enumerate(stacked, 2):
        p.settlement(0, f"R{n}", card, card)
    g = p.main()
    g.land(0).change(STORE, 3)
    return g


@pytest.mark.parametrize("long", [False, True])
def test_a_gold_cache_is_the_last_place_of_a_land(long: bool) -> None:
    region = next(f.id for f in table("zeit_des_goldes").g.cat.facts if f.resource == "lumber" and not f.start)
    stacked = [region] * 5 if long else []
    g = cache(*stacked)
    assert (with_stock(g, 0, GOLD), with_stock(g, 0, ANY)) == (0x103, 0x103)
    out = Options()
    offer_stock(g, 0, GOLD, out)
    offer_room(g, 0, GOLD, ANY, out)
    assert out.count == 2, "the cache pays, the river has room"
    store(g, 0, GOLD, 9)
    assert stock(g, 0) == {"gold": 6}
    spend(g, 0, GOLD, 9)
    assert (stock(g, 0), with_room(g, 0, GOLD)) == ({}, 0x206)
    other = cache(*stacked)
    out = Options()
    takeable(other, 1, out)
    assert out.count == 1
    pay(other, 0, 3, GOLD)
    assert stock(run(other), 0) == {}
    produce(other, 0, 1)
    assert stock(other, 0) == {"gold": 1}


@pytest.mark.parametrize("long", [False, True])
def test_brigands_do_not_count_what_lies_in_a_cache(long: bool) -> None:
    region = next(f.id for f in table("zeit_des_goldes").g.cat.facts if f.resource == "lumber" and not f.start)
    g = cache(*([region] * 5 if long else []))
    g.land(0).change(10, 2)
    assert counted_by_brigands(g, 0) == 2
    for place in range(10, 16):
        g.land(0).change(place, 3)
    rob(g, 0)
    assert stock(g, 0)["gold"] == 3, "that of the cache"
    assert "wool" not in stock(g, 0)


def test_two_gold_rivers_do_not_ask_when_a_card_is_played_for_nothing() -> None:
    g = twice(GOLD).rich(0).hand(0, "haendler").stock(1, ore=1).actions_open().main()
    g.land(0).change(11, -1)
    do(g, "play haendler")
    assert asked(g) == (0, "take")
