"""Treasure vault and storehouse for goods: a purse beside the stock (119.C.a, 122.B.b)."""

import pytest

import catanica
from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.powers import trade_points
from catanica.games.principality.cards.stores import purse, stored, stored_kind
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import GOLD, NAMES, ORE, of
from tests.rulings.handel_wandel.land import filled, last, resting, trading
from tests.support.position import Position, do, faults, options, position, roll
from tests.support.reading import asked, hand, stock
from tests.support.rules import rule
from tests.support.views import view


def vault(resource: str = "gold", n: int = 2) -> Position:
    """A treasure vault on the middle road of the first player."""
    return filled(trading().built(0, "schatzkammer", "road C"), 0, resource, n)


def kept(g: Duel, seat: int = 0) -> dict[str, int]:
    """What lies in the last store."""
    p = g.land(seat).built[len(g.land(seat).built) - 1]
    return {NAMES[stored_kind(p)]: int(stored(p))} if stored(p) else {}


@rule("101.D.b", "124.A.a", "103.P.c")
def test_a_store_lies_on_a_free_road_and_needs_a_working_trading_office() -> None:
    p = trading().hand(0, "schatzkammer", "naturalienspeicher").rich(0)
    assert faults(p.main(), "build schatzkammer road C") == ["needs_card"]
    p.built(0, "handelskontor", "L1 above")
    g = do(p.main(), "build schatzkammer road C")
    assert faults(g, "build naturalienspeicher road C") == ["no_free_road"]
    assert faults(g, "build naturalienspeicher road L1") == ["no_free_road"], "there is no road yet"
    assert faults(resting(trading().built(0, "handelskontor", "L1 above"), 0).hand(0, "schatzkammer").rich(0).main(),
                  "build schatzkammer road C") == ["needs_working"]  # fmt: skip


@rule("103.P.c")
def test_resources_go_in_and_out_as_often_as_one_likes_two_of_one_kind_at_most() -> None:
    g = trading().built(0, "schatzkammer", "road C").stock(0, gold=3, ore=1, wool=2).main()
    do(g, "use schatzkammer road C")
    assert sorted(options(g)) == ["region L1 below", "region R1 below"], "ore and gold, but no wool"
    do(g, "region R1 below", "use schatzkammer road C")
    assert sorted(options(g)) == ["region R1 below", "target own schatzkammer road C"], "gold only, now"
    do(g, "region R1 below", "use schatzkammer road C")
    assert options(g) == ["target own schatzkammer road C"], "two are all it holds"
    do(g, "target own schatzkammer road C")
    assert (kept(g), stock(g, 0)) == ({"gold": 1}, {"ore": 1, "gold": 2, "wool": 2})
    do(g, "use schatzkammer road C", "target own schatzkammer road C", "use schatzkammer road C", "region L1 below")
    assert (kept(g), stock(g, 0)) == ({"ore": 1}, {"gold": 3, "wool": 2}), "empty it takes another kind"


@rule("103.P.c")
def test_a_store_with_room_for_one_pays_with_it() -> None:
    rules = CardGame(sets=["base", "handel_wandel"]).rules
    rules.cat.capacity[rules.cat.number("schatzkammer")] = 1
    g = position(rules=rules).city(0, "L1").built(0, "schatzkammer", "road C").stock(0, gold=3, ore=1).main()
    do(g, "use schatzkammer road C", "region R1 below", "use schatzkammer road C")
    assert options(g) == ["target own schatzkammer road C"], "one is all it holds"
    assert of(purse(g, 0), GOLD) == 3


@rule("103.P.c")
def test_what_lies_there_stays_while_no_region_has_room_for_it() -> None:
    assert options(do(vault("gold", 1).stock(0, gold=3).main(), "use schatzkammer road C")) == ["region R1 below"]
    assert "use schatzkammer road C" not in options(vault("gold", 2).stock(0, gold=3).main())


@rule("103.P.c")
def test_the_storehouse_takes_grain_wool_or_lumber() -> None:
    g = trading().built(0, "naturalienspeicher", "road C").rich(0).main()
    do(g, "use naturalienspeicher road C")
    assert sorted(options(g)) == ["region C above", "region C below", "region L1 above"]


@rule("119.C.b", "122.B.b")
def test_what_lies_there_can_be_paid_directly() -> None:
    p = vault("ore", 2).stock(0, ore=1, grain=2)
    g = p.main()
    assert "city R1" in options(g), "three ore in all"
    do(g, "city R1")
    assert (stock(g, 0), kept(g)) == ({}, {})


@rule("122.B.b")
def test_where_there_is_a_choice_the_owner_says_what_pays() -> None:
    g = vault("gold", 1).stock(0, gold=3).main()
    do(g, "bank gold ore")
    assert asked(g) == (0, "pay")
    assert sorted(options(g)) == ["region R1 below", "target own schatzkammer road C"]
    do(g, "target own schatzkammer road C")
    assert (stock(g, 0), kept(g)) == ({"ore": 1, "gold": 1}, {})


@rule("122.B.b", "102.B.Banktausch")
def test_a_caravan_takes_from_a_store_too_but_brings_nothing_into_it() -> None:
    g = do(vault("gold", 2).hand(0, "karawane").main(), "play karawane")
    assert options(g) == ["target own schatzkammer road C"]
    do(g, "target own schatzkammer road C")
    assert "region R1 below" not in options(g), "gold for gold"
    assert not [o for o in options(g) if o.startswith("target")]
    do(g, "region L1 above", "pass")
    assert (stock(g, 0), kept(g)) == ({"grain": 1}, {"gold": 1})


@rule("122.B.b")
def test_a_search_can_be_paid_from_there_too() -> None:
    p = vault("gold", 2).stack(1, "markt", "kloster").stack(2, "schmiede")
    g = p.hand_check()
    do(g, "search 1")
    assert kept(g) == {}


@rule("119.C.a", "103.P.c")
def test_brigands_do_not_count_what_lies_there_nor_take_it() -> None:
    p = vault("ore", 2).stock(0, ore=3, wool=2, grain=2)
    g = roll(p.before_roll(), "brigands", 6)
    assert (stock(g, 0)["ore"], kept(g)) == (3, {"ore": 2}), "seven are counted"
    g = roll(vault("ore", 2).stock(0, ore=3, wool=2, grain=3).before_roll(), "brigands", 6)
    assert (stock(g, 0), kept(g)) == ({"grain": 3, "gold": 1}, {"ore": 2})


@rule("119.C.a")
def test_the_opponent_neither_takes_nor_trades_it() -> None:
    p = filled(trading(active=1).built(0, "schatzkammer", "road C"), 0, "gold", 2).hand(1, "haendler")
    g = p.stock(1, wool=1).main()
    assert faults(g, "play haendler") == ["nothing_to_take"]
    assert of(purse(g, 0), GOLD) == 0, "nor can its owner pay with it in the other's turn"
    assert "offer" not in options(g)


@rule("103.P.a", "124.A.a")
def test_blocked_it_pays_nothing_and_burnt_its_content_is_lost() -> None:
    g = resting(vault("ore", 2), 0).stock(0, ore=1, grain=2).main()
    assert "city R1" not in options(g)
    assert of(purse(g, 0), ORE) == 1
    p = filled(trading(active=1).built(0, "schatzkammer", "road C"), 0, "ore", 2).hand(1, "feuerteufel")
    g = do(p.main(), "play feuerteufel", "die 1")
    assert (hand(g, 0), stock(g, 0)) == (["schatzkammer"], {})


@pytest.mark.parametrize("n", [1, 2])
def test_a_position_with_a_store_is_read_again(n: int) -> None:
    g = vault("brick", n).main()
    assert catanica.position(g.text()).text() == g.text()


@rule("103.F.c")
def test_the_trade_academy_counts_the_gold_in_a_vault() -> None:
    assert trade_points(vault().built(0, "handelsakademie", "L1 above").stock(0, gold=1).main(), 0) == 3
    assert trade_points(vault("ore").built(0, "handelsakademie", "L1 above").main(), 0) == 0, "gold only"
    assert trade_points(vault().built(1, "handelsakademie", "L1 above").main(), 1) == 0, "the other's academy"
    g = resting(vault(), 0).built(0, "handelsakademie", "L1 above").main()
    assert trade_points(g, 0) == 2, "it lies there, even where it cannot be spent"
    p = trading(active=1).built(0, "schatzkammer", "road C")
    assert trade_points(filled(p, 0, "gold", 1).built(0, "handelsakademie", "L1 above").main(), 0) == 1, "in any turn"


@rule("103.F.c")
def test_a_cartwright_who_named_gold_holds_none() -> None:
    p = filled(trading().built(0, "wagner", "L1 below"), 0, "gold", 1)
    assert trade_points(p.built(0, "handelsakademie", "L1 above").main(), 0) == 0


# -- what is shown ----------------------------------------------------------------------------------------------------


def shown(g: Duel, card: str) -> tuple[int, str | None, str | None]:
    """What the page is told of a card in the first land: goods, their kind, the counter's name."""
    land = view(g, 1)["lands"][0]
    pieces = [c for column in land["columns"] for side in column["sides"] for c in side["cards"]]
    pieces += [tile["expansion"] for tile in [*land["roads"], *land["regions"]] if tile["expansion"]]
    piece = next(p for p in pieces if p["card"] == card)
    return piece["goods"], piece.get("resource"), piece.get("counter", {}).get("name")


@rule("119.C.a", "103.C.b")
def test_everybody_sees_how_many_of_what_lie_in_a_store_and_what_a_wainwright_named() -> None:
    assert shown(vault("ore", 2).main(), "schatzkammer") == (2, "ore", None)
    assert shown(trading().built(0, "schatzkammer", "road C").main(), "schatzkammer") == (0, None, None)
    g = do(trading().built(0, "wagner", "L1 above").before_roll(), "use wagner L1 above", "want gold")
    assert shown(g, "wagner") == (0, "gold", None)


@rule("123.AI.a")
def test_on_a_society_lies_what_its_model_holds() -> None:
    p = trading().built(1, "schatzkammer", "road C").aimed(0, "L1 above", "schatzkammer", "road C")
    assert shown(filled(p, 0, "gold", 2).main(), "geheimbund") == (2, "gold", None)
    p = trading().built(1, "faerberei", "region C above").aimed(0, "L1 above", "faerberei", "region C above")
    assert shown(last(p, 0, 2).main(), "geheimbund") == (2, None, "trade_points")
    p = trading().built(1, "kloster", "L1 above").aimed(0, "L1 above", "kloster", "L1 above")
    assert shown(p.main(), "geheimbund") == (0, None, None)


@rule("119.C.a")
def test_an_empty_store_is_used_only_with_something_to_lay_there() -> None:
    for card in ("schatzkammer", "naturalienspeicher"):
        g = trading().built(0, card, "road C").main()
        assert not [o for o in options(g) if o.startswith("use")]
