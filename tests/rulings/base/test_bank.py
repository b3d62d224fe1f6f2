"""Trading with the bank: three for one, two for one with a fleet, gold one for one with the mint."""

import pytest

from catanica.games.principality.position.piece import stock_of
from tests.support.position import do, faults, options, position, refused, roll
from tests.support.reading import asked, stock
from tests.support.rules import rule
from tests.support.views import shown

KINDS = ["brick", "lumber", "ore", "grain", "wool", "gold"]
FLEETS = {
    "lehm_handelsflotte": "brick", "holz_handelsflotte": "lumber", "erz_handelsflotte": "ore",
    "getreide_handelsflotte": "grain", "woll_handelsflotte": "wool", "gold_handelsflotte": "gold",
}  # fmt: skip


def bank(texts: list[str]) -> list[str]:
    """What the bank would do."""
    return [text.removeprefix("bank ") for text in texts if text.startswith("bank ")]


@rule("KB-26", "102.B.Banktausch")
@pytest.mark.parametrize("kind", KINDS)
def test_three_of_a_kind_for_any_other(kind: str) -> None:
    g = position().stock(0, **{kind: 3}).stock(1, ore=2).main()
    assert bank(options(g)) == [f"{kind} {other}" for other in KINDS if other != kind]
    other = KINDS[KINDS.index(kind) - 1]
    do(g, f"bank {kind} {other}")
    assert stock(g, 0) == {other: 1}
    assert stock(g, 1) == {"ore": 2}
    assert asked(g) == (0, "main")


@rule("KB-26")
def test_two_of_a_kind_are_not_enough_and_must_be_of_one_kind() -> None:
    g = position().stock(0, ore=2, grain=2).main()
    assert bank(options(g)) == []
    assert (refused(g, "bank ore wool"), faults(g, "bank ore wool")) == (["KB-26"], ["not_enough"])


@rule("KB-26")
def test_nobody_trades_a_kind_for_itself() -> None:
    g = position().settlement(0, "L2", "gebirge_stapel_5", "wald_stapel_6").stock(0, L1_below=3).main()
    assert (refused(g, "bank ore ore"), faults(g, "bank ore ore")) == (["KB-26"], ["same_kind"])


@rule("KB-26")
def test_as_often_as_wanted_in_one_turn() -> None:
    g = position().stock(0, ore=3, wool=3, gold=3).main()
    do(g, "bank ore grain", "bank wool grain", "bank gold grain")
    assert stock(g, 0) == {"grain": 3}
    assert asked(g) == (0, "main")


@rule("KB-26")
def test_only_in_the_own_main_phase() -> None:
    g = position(active=1).stock(0, ore=3).stock(1, wool=3).before_roll()
    assert refused(g, "bank wool ore") == ["KB-6"]
    roll(g, "brigands", 6)
    assert refused(g, "bank wool ore") == []
    assert faults(g, "bank ore grain") == ["not_enough"]  # seat 0's ore is not seat 1's to give


# -- fleets and mint --------------------------------------------------------------------------------------------------


@rule("KB-26", "102.B.Banktausch", "116.A.a", "103.P.c")
@pytest.mark.parametrize(("fleet", "kind"), FLEETS.items())
@pytest.mark.parametrize("place", ["L1 above", "R1 below"])
def test_a_trade_fleet_gives_two_for_one_of_its_resource_wherever_it_lies(fleet: str, kind: str, place: str) -> None:
    g = position().built(0, fleet, place).stock(0, **{kind: 3}).main()
    other = "wool" if kind != "wool" else "grain"
    do(g, f"bank {kind} {other}")
    assert stock(g, 0) == {kind: 1, other: 1}
    assert shown(g, 0)["rates"] == {k: 2 if k == kind else 3 for k in KINDS}
    assert set(shown(g, 1)["rates"].values()) == {3}  # the opponent has no use of it
    assert (refused(g, f"bank {kind} {other}"), faults(g, f"bank {kind} {other}")) == (["KB-26"], ["not_enough"])


@rule("116.A.a", "103.P.c")
def test_a_fleet_trades_any_number_of_times() -> None:
    p = position().settlement(0, "L2", "gebirge_stapel_5", "gebirge_stapel_4").built(0, "erz_handelsflotte", "R1 above")
    g = p.stock(0, ore=8).main()
    for _ in range(3):
        do(g, "bank ore grain")
        while asked(g)[1] == "pay":
            do(g, options(g)[0])
    do(g, "bank ore wool")
    assert stock(g, 0) == {"grain": 3, "wool": 1}


@rule("KB-26", "103.P.c", "102.B.Banktausch")
def test_the_mint_changes_gold_one_for_one_any_number_of_times() -> None:
    g = position().city(0, "L1").built(0, "muenzgiesserei", "L1 above").stock(0, gold=3, ore=2).main()
    do(g, "bank gold ore", "bank gold wool", "bank gold wool")
    assert stock(g, 0) == {"ore": 3, "wool": 2}
    assert refused(g, "bank gold wool") == ["KB-26"]
    assert faults(g, "bank wool gold") == ["not_enough"]  # only gold, and only one way


@rule("KB-26")
@pytest.mark.parametrize("order", [1, -1])
def test_the_better_rate_counts_whichever_was_built_first(order: int) -> None:
    p = position().city(0, "L1")
    for card in ["gold_handelsflotte", "muenzgiesserei"][::order]:
        p.built(0, card, "L1 above")
    g = do(p.stock(0, gold=2).main(), "bank gold ore")
    assert stock(g, 0) == {"gold": 1, "ore": 1}


@rule("102.B.Banktausch")
def test_there_are_no_other_bank_rates_in_the_base_set() -> None:
    rated = {f.id: (f.resource, f.rate) for f in position().g.cat.facts if f.rate}
    assert rated == {**{fleet: (kind, 2) for fleet, kind in FLEETS.items()}, "muenzgiesserei": ("gold", 1)}


# -- from and to which region -----------------------------------------------------------------------------------------


@rule("KB-26")
def test_what_is_given_may_lie_on_several_regions() -> None:
    p = position().settlement(0, "L2", "gebirge_stapel_5", "wald_stapel_6").stock(0, L2_above=2, L1_below=2)
    g = do(p.main(), "bank ore grain")
    assert asked(g) == (0, "pay")
    do(g, "region L2 above", "region L1 below", "region L1 below")
    assert [stock_of(g.land(0).regions[i]) for i in (8, 11)] == [1, 0]
    assert stock(g, 0) == {"ore": 1, "grain": 1}
    assert asked(g) == (0, "main")


@rule("KB-26")
def test_what_is_received_may_go_on_any_region_of_its_kind_with_room() -> None:
    p = position().settlement(0, "L2", "gebirge_stapel_5", "gebirge_stapel_4").stock(0, L2_above=3, gold=3)
    g = do(p.main(), "bank gold ore")
    assert asked(g) == (0, "receive")
    assert options(g) == ["region L2 below", "region L1 below"]
    do(g, "region L1 below")
    assert [stock_of(g.land(0).regions[i]) for i in (8, 9, 11)] == [3, 0, 1]
    assert asked(g) == (0, "main")


@rule("KB-26", "KB-55")
@pytest.mark.parametrize(("room", "rulings"), [(1, []), (0, ["KB-55"])])
def test_the_bank_gives_nothing_that_finds_no_room(room: int, rulings: list[str]) -> None:
    g = position().stock(0, ore=3, grain=3 - room).main()
    assert refused(g, "bank ore grain") == rulings
    assert ("ore grain" in bank(options(g))) == (not rulings)


# -- gold -------------------------------------------------------------------------------------------------------------


@rule("KB-28")
def test_gold_builds_nothing_in_the_base_set() -> None:
    assert not [f.id for f in position().g.cat.facts if "gold" in f.cost]
    g = position().city(0, "L1").road(0, 5).stock(0, gold=3).hand(0, "kloster", "markt").main()
    assert not [t for t in options(g) if t.split()[0] in ("road", "settlement", "city", "build")]


@rule("KB-28")
def test_gold_is_for_trading_and_for_choosing_cards() -> None:
    g = position().stock(0, gold=3).main()
    assert "gold ore" in bank(options(g))
    p = position().stock(0, gold=2).hand(0, "spion", "spion").stack(1, "markt", "hafen")
    g = do(p.hand_check(), "search 1", "pick hafen")
    assert stock(g, 0) == {}


@rule("KB-13")
def test_what_the_bank_gives_goes_on_a_region_of_its_kind() -> None:
    p = position().settlement(0, "L2", "huegelland_stapel_1", "wald_stapel_6").stock(0, L1_above=3)
    g = do(p.main(), "bank grain brick")
    assert options(g) == ["region L2 above", "region R1 above"]
