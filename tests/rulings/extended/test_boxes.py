"""What lies in the boxes: the five sets of 1999, the old tournament set, and which set to begin with."""

import pytest

from catanica.encyclopaedia.boxes import box
from catanica.games.cardgame.game import SETS, CardGame
from catanica.games.principality.cards.facts import CardFact
from catanica.games.principality.cards.powers import strength
from tests.support.position import do, options, position
from tests.support.reading import points, stock
from tests.support.rules import rule

RH, WF = "ritter_haendler", "wissenschaft_fortschritt"
OF_1999 = [RH, WF, "politik_intrige", "handel_wandel", "zauberer_drachen"]


def copies(*sets: str) -> dict[str, int]:
    """How many of each card lie in some boxes."""
    found: dict[str, int] = {}
    for name in sets:
        for fact in box("cardgame").facts(name):
            found[fact.id] = found.get(fact.id, 0) + fact.count
    return found


def theme(set_id: str) -> list[CardFact]:
    """The cards of a theme set."""
    return box("cardgame").facts(set_id)


# -- 1999 -------------------------------------------------------------------------------------------------------------


@rule("101.B.c")
@pytest.mark.parametrize(("set_id", "cards"), list(zip(OF_1999, (30, 30, 30, 30, 44), strict=True)))
def test_the_sets_of_1999_hold_thirty_cards_each_and_the_wizards_forty_four(set_id: str, cards: int) -> None:
    assert sum(copies(set_id).values()) == cards


@rule("101.B.c")
def test_two_metropolises_and_five_citadels_came_with_them() -> None:
    held = {name: copies(name) for name in OF_1999}
    assert {name: cards["metropole"] for name, cards in held.items() if "metropole" in cards} == {"politik_intrige": 2}
    assert {name: cards["zitadelle"] for name, cards in held.items() if "zitadelle" in cards} == {"zauberer_drachen": 5}
    g = CardGame(sets=["base", "politik_intrige", "zauberer_drachen"], layout="printed", first="0").new(seed=5)
    assert (g.crowns_left, g.citadels_left) == (2, 5)


@rule("141.C.a", "101.B.c")
def test_the_old_tournament_set_and_three_cards_more_are_two_sets() -> None:
    both = copies(RH, WF)
    assert {c: both[c] for c in ("universitaet", "grosse_mauer", "bauernheer", "handelsakademie")} == {
        "universitaet": 2, "grosse_mauer": 1, "bauernheer": 1, "handelsakademie": 1,
    }  # fmt: skip
    assert sum(both.values()) - 3 == 57, "without peasant army, academy and second university it is the set of 1997"
    assert {c: s for s in (RH, WF) for c in ("bauernheer", "handelsakademie") if c in copies(s)} == {
        "bauernheer": RH, "handelsakademie": WF,
    }  # fmt: skip


@rule("141.C.a", "101.D.d")
@pytest.mark.parametrize(("edition", "walls"), [("1997", 0), ("2003", 1)])
def test_the_wall_that_replaced_the_old_one_has_a_point_of_strength(edition: str, walls: int) -> None:
    g = position(sets=["base", RH, WF], edition=edition).built(0, "grosse_mauer", "L1 above").main()
    assert strength(g, 0) == walls


# -- which set first --------------------------------------------------------------------------------------------------


@rule("105.A.a")
def test_knights_and_merchants_is_the_easiest_to_begin_with() -> None:
    assert SETS[:2] == ("base", RH), "it is the first theme set that is offered"
    central = [s for s in SETS[1:] if any(f.kind in ("central", "metropolis") for f in theme(s))]
    assert central == ["politik_intrige", "zauberer_drachen"], "it brings no new central cards"
    bound = {s: sum(1 for f in theme(s) if f.needs or f.needs_any or f.lacks) / len(theme(s)) for s in SETS[1:]}
    assert min((s for s in SETS[1:] if s not in central), key=lambda s: bound[s]) == RH, bound
    g = CardGame(sets=["base", RH], layout="printed", first="0").new(seed=5)
    assert len(g.display) == 0, "nothing lies open"


# -- the game in short ------------------------------------------------------------------------------------------------


@rule("101.C.a", "KB-1")
def test_a_principality_in_short() -> None:
    g = CardGame(layout="printed", first="0").new(seed=5)
    assert (g.roads_left, g.settlements_left, g.cities_left) == (7, 5, 7)
    g = position().rich(0).city(0, "L1").main()
    assert set(stock(g, 0).values()) == {3}, "a region holds three at most"
    assert points(g, 0) == 3, "a settlement and a city"
    built = options(position().rich(0).city(0, "L1").hand(0, "kloster").main())
    sites = {option.removeprefix("build kloster ") for option in built if option.startswith("build kloster")}
    assert sites == {"L1 above", "L1 below", "R1 above", "R1 below"}
    p = position().rich(0).city(0, "L1").built(0, "kloster", "R1 above").built(0, "markt", "R1 below")
    left = options(p.hand(0, "schmiede").main())
    assert {option for option in left if option.startswith("build schmiede")} == {
        "build schmiede L1 above", "build schmiede L1 below",
    }, "a settlement has two sites"  # fmt: skip


@rule("101.C.a")
def test_the_bank_wants_three_or_two_with_a_fleet() -> None:
    g = do(position().stock(0, wool=3).main(), "bank wool gold")
    assert stock(g, 0) == {"gold": 1}
    g = do(position().stock(0, wool=3).built(0, "woll_handelsflotte", "L1 above").main(), "bank wool gold")
    assert stock(g, 0) == {"wool": 1, "gold": 1}
