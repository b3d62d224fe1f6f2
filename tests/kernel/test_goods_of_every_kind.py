"""Getting, paying and taking resources: brick like gold, one region like several, up to the last of the row."""

import pytest

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import KINDS, NAMES, amount
from catanica.games.principality.steps.goods_steps import (
    ANY,
    charge,
    gain,
    grant,
    is_choice,
    offer_room,
    offer_stock,
    pay,
    pay_any,
    receive,
    spend,
    store,
    with_room,
    with_stock,
)
from catanica.games.principality.telling import verbs as v
from catanica.games.principality.telling.words import to_text
from catanica.games.principality.vocabulary import good_is, got_is
from catanica.kernel.listing import Options
from tests.support.position import Position, do, faults, options, position
from tests.support.princes import table
from tests.support.reading import asked, stock

STACKED = ["huegelland_stapel_1", "wald_stapel_6", "gebirge_stapel_5", "getreidefeld_stapel_4", "weideland_stapel_6",
           "goldfluss_stapel_3"]  # fmt: skip
EVERY_KIND = range(KINDS)


def twice(kind: int) -> Position:
    """A second region of a kind, below the left end."""
    other = STACKED[(kind + 1) % KINDS]
    return position().settlement(0, "L2", other, STACKED[kind])


def listed(g: Duel, kind: int, room: bool, barred: int = ANY) -> list[str]:
    """The regions offered for a kind."""
    out = Options()
    if room:
        offer_room(g, 0, kind, barred, out)
    else:
        offer_stock(g, 0, kind, out)
    return [to_text(g, code) for code in out.codes]


def run(g: Duel) -> Duel:
    """What was pushed is carried out until somebody is asked."""
    g.advance()
    return g


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_room_and_stock_are_counted_by_kind(kind: int) -> None:
    g = twice(kind).stock(0, L2_below=2).main()
    assert (with_room(g, 0, kind), with_stock(g, 0, kind)) == (0x200 + 4, 0x100 + 2)
    assert (with_room(g, 0, ANY), with_stock(g, 0, ANY)) == (0x800 + 22, 0x100 + 2)
    for other in EVERY_KIND:
        if other != kind:
            assert with_stock(g, 0, other) == 0
            assert listed(g, other, room=False) == []
    assert listed(g, kind, room=False) == listed(g, ANY, room=False) == ["region L2 below"]
    assert len(listed(g, kind, room=True)) == 2
    assert len(listed(g, ANY, room=True)) == 8
    assert len(listed(g, ANY, room=True, barred=kind)) == 6
    g = twice(kind).stock(0, L2_below=3).main()
    assert "region L2 below" not in listed(g, kind, room=True)
    assert with_room(g, 0, kind) == 0x100 + 3


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_resources_of_a_kind_come_and_go_as_the_regions_lie(kind: int) -> None:
    name = NAMES[kind]
    g = twice(kind).main()
    store(g, 0, kind, 4)
    assert (stock(g, 0), g.land(0).stock_at(9)) == ({name: 4}, 3)
    store(g, 0, kind, 9)
    assert stock(g, 0) == {name: 6}
    spend(g, 0, kind, 1)
    assert (stock(g, 0), g.land(0).stock_at(9)) == ({name: 5}, 2)
    spend(g, 0, kind, 9)
    assert stock(g, 0) == {}
    full = twice(kind).rich(0).main()
    spend(full, 0, kind, 9)
    assert name not in stock(full, 0)
    assert sum(stock(full, 0).values()) == 18
    spend(full, 0, ANY, 17)
    assert sum(stock(full, 0).values()) == 1


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_where_it_makes_a_difference_the_owner_is_asked_one_by_one(kind: int) -> None:
    name = NAMES[kind]
    g = twice(kind).main()
    receive(g, 0, 2, kind)
    assert (asked(run(g)), len(options(g))) == ((0, "receive"), 2)
    do(g, "region L2 below", options(g)[1] if "L2" in options(g)[0] else options(g)[0])
    assert (asked(g), stock(g, 0)) == ((0, "main"), {name: 2})
    pay(g, 0, 1, kind)
    assert asked(run(g)) == (0, "pay")
    do(g, "region L2 below")
    assert (asked(g), stock(g, 0)) == ((0, "main"), {name: 1})
    pay(g, 0, 1, kind)
    assert (asked(run(g)), stock(g, 0)) == ((0, "main"), {}), "what is left lies in one region"
    receive(g, 0, 6, kind)
    assert (asked(run(g)), stock(g, 0)) == ((0, "main"), {name: 6}), "all of the room"
    pay(g, 0, 6, kind)
    assert (asked(run(g)), stock(g, 0)) == ((0, "main"), {}), "all that is there"


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_a_bundle_is_granted_and_charged_kind_by_kind(kind: int) -> None:
    name = NAMES[kind]
    other = (kind + 2) % KINDS
    g = position().main()
    grant(g, 0, amount(kind, 1) + amount(other, 2))
    assert (asked(run(g)), stock(g, 0)) == ((0, "main"), {name: 1, NAMES[other]: 2})
    charge(g, 0, amount(kind, 1) + amount(other, 1))
    assert (asked(run(g)), stock(g, 0)) == ((0, "main"), {NAMES[other]: 1})


def test_resources_of_choice_are_taken_and_paid_one_by_one() -> None:
    g = position().main()
    gain(g, 0, 2)
    assert (asked(run(g)), len(options(g))) == ((0, "gain"), 6)
    do(g, "region L1 above")
    assert (asked(g), len(options(g))) == ((0, "gain"), 6)
    do(g, "region R1 below")
    assert (asked(g), stock(g, 0)) == ((0, "main"), {"grain": 1, "gold": 1})
    pay_any(g, 0, 1)
    assert (asked(run(g)), options(g)) == ((0, "pay_any"), ["region L1 above", "region R1 below"])
    do(g, "region R1 below")
    assert (asked(g), stock(g, 0)) == ((0, "main"), {"grain": 1})
    pay_any(g, 0, 1)
    assert (asked(run(g)), stock(g, 0)) == ((0, "main"), {})
    gain(g, 0, 2, optional=True)
    assert asked(run(g)) == (0, "gain")
    assert "pass" in options(do(g, "region L1 above"))
    assert (asked(do(g, "pass")), stock(g, 0)) == ((0, "main"), {"grain": 1})


def test_with_room_at_one_region_only_nobody_is_asked_unless_he_may_pass() -> None:
    g = position().rich(0).main()
    gain(g, 0, 2)
    assert asked(run(g)) == (0, "main")
    g.land(0).change(10, -2)
    gain(g, 0, 1)
    assert (asked(run(g)), g.land(0).stock_at(10)) == ((0, "main"), 2)
    gain(g, 0, 1, optional=True)
    assert (asked(run(g)), options(g)) == ((0, "gain"), ["region L1 above", "pass"])
    assert is_choice(0x202, 1)
    assert not is_choice(0x202, 2)
    assert not is_choice(0x103, 1)
    assert is_choice(0x303, 2)


def test_beside_a_full_gold_cache_there_is_no_room_anywhere() -> None:
    start = table("zeit_des_goldes").built(0, "harald", "L1 above").built(0, "goldversteck", "region L1 above").rich(0)
    g = start.main()
    assert (with_room(g, 0, ANY), with_stock(g, 0, ANY)) == (0, 0x700 + 21)
    gain(g, 0, 1)
    assert asked(run(g)) == (0, "main")


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_the_bank_trades_every_kind_for_every_other(kind: int) -> None:
    g = position().stock(0, **{NAMES[kind]: 3}).main()
    others = [name for name in NAMES if name != NAMES[kind]]
    assert [o for o in options(g) if o.startswith("bank")] == [f"bank {NAMES[kind]} {name}" for name in others]
    full = position().rich(0).main()
    full.land(0).change(10, -1)  # room for one grain
    trades = [f"bank {name} grain" for name in NAMES if name != "grain"]
    assert [o for o in options(full) if o.startswith("bank")] == trades
    assert faults(g, f"bank {NAMES[kind]} {NAMES[kind]}") == ["same_kind", "no_room"]
    two = position().stock(0, **{NAMES[kind]: 2}).main()
    assert faults(two, f"bank {NAMES[kind]} {others[0]}") == ["not_enough"]
    for none in ({"give": KINDS, "get": kind}, {"give": kind, "get": KINDS}):
        refusal = g.refuse(v.BANK | good_is(none["give"]) | got_is(none["get"]))
        assert refusal is not None
        assert refusal.codes == ["not_an_option"]
