"""Resources need room wherever they come from, and everybody can see them."""

import pytest

from catanica.games.principality.position.piece import stock_of
from catanica.kernel.state import REFEREE, WATCHER
from tests.support.position import do, faults, options, position, roll
from tests.support.reading import asked, stock
from tests.support.rules import rule
from tests.support.views import shown, view


@rule("KB-55")
def test_production_without_room_is_lost() -> None:
    g = roll(position().rich(0).before_roll(), "brigands", 6)
    assert stock(g, 0) == {"brick": 3, "lumber": 3, "grain": 3, "gold": 3}  # the brigands took ore and wool
    g = roll(position(turn=1).rich(0).before_roll(), "brigands", 6)
    assert sum(stock(g, 0).values()) == 18


@rule("KB-55")
@pytest.mark.parametrize(("grain", "rest"), [(3, ["region opponent L1 below"]), (2, ["region opponent L1 above"])])
def test_what_finds_no_room_cannot_be_stolen(grain: int, rest: list[str]) -> None:
    p = position().hand(0, "raubzug").actions_open().stock(0, grain=grain, ore=2 if grain == 3 else 3)
    g = do(p.stock(1, grain=1, ore=1).main(), "play raubzug", "die 2")
    assert [text for text in options(g) if text != "pass"] == rest
    do(g, rest[0])
    assert asked(g) == (0, "main")  # both kinds are full now


@rule("KB-55")
def test_a_thief_without_room_for_anything_cannot_begin() -> None:
    g = position().hand(0, "raubzug").actions_open().stock(0, grain=3).stock(1, grain=2).main()
    assert faults(g, "play raubzug") == ["nothing_to_take"]


@rule("KB-55")
def test_room_on_a_second_region_of_the_kind_will_do() -> None:
    p = position().settlement(0, "L2", "getreidefeld_stapel_3", "wald_stapel_6").stock(0, L1_above=3, L2_above=2)
    p.city(0, "L1").built(0, "markt", "L1 above").stock(1, grain=1)
    g = roll(p.before_roll(), "trade_advantage", 6)
    do(g, "region opponent L1 above")
    assert [stock_of(g.land(0).regions[i]) for i in (8, 10)] == [3, 3]
    assert stock(g, 1) == {"brick": 1}
    assert asked(g) == (0, "main")


@rule("KB-55")
def test_two_places_with_room_are_a_choice() -> None:
    p = position().settlement(0, "L2", "getreidefeld_stapel_3", "wald_stapel_6").stock(0, L1_above=1)
    p.city(0, "L1").built(0, "markt", "L1 above").stock(1, grain=1)
    g = do(roll(p.before_roll(), "trade_advantage", 6), "region opponent L1 above")
    assert asked(g) == (0, "receive")
    do(g, "region L2 above")
    assert [stock_of(g.land(0).regions[i]) for i in (8, 10)] == [1, 1]
    assert asked(g) == (0, "main")


@rule("KB-62")
@pytest.mark.parametrize("audience", [0, 1, WATCHER, REFEREE])
def test_stored_resources_are_open_information(audience: int) -> None:
    g = position().stock(0, ore=2, gold=1).stock(1, C_above=3).hand(0, "spion").hand(1, "markt").main()
    for seat in (0, 1):
        land = shown(g, seat, audience)
        assert {k: n for k, n in land["resources"].items() if n} == stock(g, seat)
    assert [r["stock"] for r in shown(g, 0, audience)["regions"]] == [0, 2, 0, 0, 0, 1]
    assert [r["stock"] for r in shown(g, 1, audience)["regions"]] == [0, 0, 3, 0, 0, 0]


@rule("KB-62")
def test_hands_are_not() -> None:
    g = position().hand(0, "spion").hand(1, "markt").main()
    seen = {a: [c["card"] for s in (0, 1) for c in shown(g, s, a)["hand"]] for a in (0, 1, WATCHER, REFEREE)}
    assert seen == {
        0: ["spion", None],
        1: [None, "markt"],
        WATCHER: [None, None],
        REFEREE: ["spion", "markt"],
    }
    assert "markt" not in str(view(g, 0))


@rule("KB-63")
def test_a_principality_grows_only_in_a_line() -> None:
    p = position().settlement(0, "L2", "huegelland_stapel_1", "wald_stapel_6").rich(0)
    g = p.region_stack("wald_stapel_1", "gebirge_stapel_5").main()
    assert ways(options(g)) == ["road L2", "road R1"]  # one road to each side, none between two settlements
    do(g, "road L2")
    while asked(g)[1] == "pay":
        do(g, options(g)[0])
    assert ways(options(g)) == ["road R1", "settlement L3"]


def ways(texts: list[str]) -> list[str]:
    """How the row may grow."""
    return [text for text in texts if text.split()[0] in ("road", "settlement")]
