"""Counters on cards and resources in stores: one of them, none, and beside those of another kind (PR-41, 119.C.a)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.cardgame.game import SETS, CardGame
from catanica.games.principality.cards.counter import Counter
from catanica.games.principality.cards.stores import (
    in_stores,
    kinds_wanted,
    lying,
    offer_stores,
    penniless,
    purse,
    spend_stored,
    stored,
    stored_kind,
    stores_with,
    with_stored,
)
from catanica.games.principality.position.digest import KEEPS
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import NAMES, amount
from catanica.games.principality.position.piece import goods_on
from catanica.games.principality.steps.counters import at_hand, change, held, holders, space
from catanica.games.principality.telling import happenings as h
from catanica.kernel.listing import Options
from catanica.kernel.words import number_of
from tests.rulings.handel_wandel.land import filled, last, resting, trading
from tests.support.position import Position, do, options, position
from tests.support.reading import asked, stock

VAULT = ("brick", "ore", "gold")  # what a treasure vault takes


def workshop(magic: int = 2) -> Position:
    """Two wizards, one of them fed, and before them a manufactory with two points."""
    p = last(position(sets=list(SETS)).citadel(0, "L1").built(0, "faerberei", "region R1 above"), 0, 2)
    return p.wizard(0, "hafli", "L1 above", magic).wizard(0, "ira", "L1 below", 1, fed=True)


def test_a_counter_is_counted_on_the_cards_that_hold_it_and_on_no_others() -> None:
    g = workshop().main()
    magic = g.rules.counter("magic")
    assert (holders(g, 0, magic), held(g, 0, magic), at_hand(g, 0, magic), space(g, 0, magic)) == (2, 3, 2, 3)
    points = g.rules.counter("trade_points")
    assert (holders(g, 0, points), held(g, 0, points), at_hand(g, 0, points), space(g, 0, points)) == (1, 2, 2, 1)
    assert [holders(g, 1, magic), held(g, 1, magic), space(g, 1, magic)] == [0, 0, 0]


@pytest.mark.parametrize(("by", "done", "left"), [(1, 1, [3, 1]), (2, 2, [3, 2]), (9, 3, [3, 3]), (-1, -1, [1, 1]),
                                                  (-3, -3, [0, 0]), (-9, -3, [0, 0]), (0, 0, [2, 1])])  # fmt: skip
def test_counters_come_and_go_as_the_cards_lie_between_none_and_their_room(by: int, done: int, left: list[int]) -> None:
    g = workshop().main()
    assert change(g, 0, g.rules.counter("magic"), by) == done
    assert [goods_on(p) for p in g.land(0).built] == [2, *left]


def test_a_card_with_room_for_one_holds_and_pays_it() -> None:
    rules = CardGame(sets=list(SETS)).rules
    rules.counter("magic").room[rules.cat.number("hafli")] = 1
    p = position(rules=rules).citadel(0, "L1").wizard(0, "hafli", "L1 above", 0).hand(0, "zauberkueche")
    g = p.stock(0, gold=1).main()
    magic = rules.counter("magic")
    assert (space(g, 0, magic), holders(g, 0, magic), change(g, 0, magic, 2)) == (1, 1, 1)
    assert (at_hand(g, 0, magic), space(g, 0, magic)) == (1, 0)
    do(g, "build zauberkueche L1 above")
    assert (asked(g), at_hand(g, 0, magic)) == ((0, "main"), 0)


def test_a_counter_is_known_by_the_cards_that_have_room_for_one_and_by_those_that_cost_one() -> None:
    rules = CardGame().rules
    n, kept, priced, said = len(rules.cat.ids), list(rules.keeps), list(rules.priced), list(rules.says)
    some = vec[i64]([0, 0, 1, 2] + [0] * (n - 4))
    row = rules.words.by_name["gain"]
    rules.add_counter(Counter("beads", some, vec[i64]([0, 1, 0, 2] + [0] * (n - 4)), 0, row, row, "", "", False))
    mask = 1 << rules.counter("beads").number
    assert list(rules.keeps) == [0, 0, 1, 1, *kept[4:]]
    assert list(rules.priced) == [0, priced[1] | mask, priced[2], priced[3] | mask, *priced[4:]]
    assert list(rules.says) == [*said[:2], said[2] | KEEPS, said[3] | KEEPS, *said[4:]]


def test_what_no_set_of_the_game_brings_no_card_shows_holds_or_costs() -> None:
    rules = CardGame().rules
    nothing = [0] * len(rules.cat.ids)
    assert list(rules.figure("beads").printed) == list(rules.counter("beads").room) == nothing
    assert list(rules.counter("beads").price) == nothing
    assert (rules.flag("beads"), rules.trait("beads")) == (0, 0)


def test_what_lies_on_a_building_that_copies_a_store_lies_in_a_store() -> None:
    p = position(sets=list(SETS)).built(1, "kolonialstuetzpunkt", "region C above")
    p.aimed(0, "L1 above", "kolonialstuetzpunkt", "region C above")
    g = p.main()
    gold = NAMES.index("gold")
    assert lying(g, 0, gold) == 0
    g.land0.alter(0, with_stored(g.land0.built[0], gold, 2))
    assert [lying(g, 0, kind) for kind in (gold, 0)] == [2, 0]


def vaults(*filling: tuple[str, int]) -> Position:
    """Treasure vaults of the first player with resources in them."""
    p = trading()
    for (resource, n), road in zip(filling, (6, 5, 7), strict=False):
        p.g.land(0).roads |= 1 << road
        p = filled(p.built(0, "schatzkammer", {6: "road C", 5: "road L1", 7: "road R1"}[road]), 0, resource, n)
    return p


@pytest.mark.parametrize("resource", VAULT)
@pytest.mark.parametrize("n", [1, 2])
def test_what_lies_in_a_vault_can_be_paid_with_and_is_of_one_kind(resource: str, n: int) -> None:
    g = vaults((resource, n)).main()
    kind = NAMES.index(resource)
    p = g.land(0).built[0]
    assert (stored(p), NAMES[stored_kind(p)]) == (n, resource)
    assert in_stores(g, 0) == purse(g, 0) == amount(kind, n)
    assert not penniless(g, 0)
    for k, name in enumerate(NAMES):
        out = Options()
        offer_stores(g, 0, k, out)
        assert (stores_with(g, 0, k), out.count) == ((0x100 + n, 1) if name == resource else (0, 0))
    assert stores_with(g, 0, -1) == 0x100 + n
    assert kinds_wanted(g, 0, p) == (1 << kind if n == 1 else 0)


def test_an_empty_vault_pays_nothing_and_takes_all_its_kinds() -> None:
    g = vaults(("gold", 0)).main()
    assert (in_stores(g, 0), stores_with(g, 0, -1), penniless(g, 0)) == (0, 0, True)
    assert kinds_wanted(g, 0, g.land(0).built[0]) == sum(1 << NAMES.index(name) for name in VAULT)
    assert not penniless(trading().stock(0, brick=1).main(), 0)
    assert purse(trading().stock(0, brick=1).main(), 0) == amount(0, 1)


@pytest.mark.parametrize("resource", VAULT)
def test_resources_leave_the_vaults_as_they_lie_and_of_the_kind_that_is_due(resource: str) -> None:
    other = VAULT[VAULT.index(resource) - 1]

    def left(kind: int, n: int) -> tuple[list[int], int]:
        g = vaults((other, 2), (resource, 2), (resource, 1)).main()
        before = len(g.events)
        spend_stored(g, 0, kind, n)
        told = sum(number_of(e) == h.STORED.number for e in list(g.events)[before:])
        return [stored(p) for p in g.land(0).built], told

    kind = NAMES.index(resource)
    assert left(kind, 0) == ([2, 2, 1], 0)
    assert left(kind, 1) == ([2, 1, 1], 1)
    assert left(kind, 2) == ([2, 0, 1], 1)
    assert left(kind, 3) == left(kind, 9) == ([2, 0, 0], 2)
    assert left(-1, 3) == ([0, 1, 1], 2)


def test_the_vault_is_closed_in_the_other_turn_and_before_the_dice_are_worked_off() -> None:
    def there(g: Duel) -> int:
        return int(in_stores(g, 0))

    gold = amount(NAMES.index("gold"), 2)
    assert there(vaults(("gold", 2)).main()) == gold
    assert there(vaults(("gold", 2)).before_roll()) == 0
    p = vaults(("gold", 2))
    p.g.active = 1
    assert there(p.main()) == 0
    assert there(resting(vaults(("gold", 2)), 0).main()) == 0
    g = vaults(("gold", 1)).stock(0, gold=2).main()
    do(g, "bank gold ore")
    assert (stock(g, 0), stored(g.land(0).built[0]), asked(g)) == ({"ore": 1}, 0, (0, "main"))
    assert "bank gold ore" not in options(g)
