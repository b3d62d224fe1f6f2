"""What is printed on the cards: cost and points of every expansion, bank rates of trade ships, numbers of regions.

And reprints in theme sets do what the base set's cards do.
"""

import pytest

from catanica.games.princes.sets.zeit_der_entdecker.sea import cannon_points, sail_points
from catanica.games.principality.cards.powers import (
    hand_limit,
    strength,
    tournament,
    trade_points,
)
from catanica.games.principality.position.goods import NAMES
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.state import CHANCE
from tests.support.golden import EXPLORERS, PROSPERITY, SAGES, Golden
from tests.support.position import Position, do, faults, options
from tests.support.princes import discard, intro, roll, table
from tests.support.reading import asked, hand, in_play, points, stack, stock
from tests.support.rules import rule

PRINTED = """
  basis
    kloster green | 1 brick 1 ore 1 grain | 1 progress
    markt green | 1 grain 1 wool | 1 commerce
    gemeindehaus green | 1 brick 1 grain | -
    lagerstaette green | 1 lumber 1 wool | -
    zollbruecke green | 1 brick 1 lumber | 1 commerce
    eisenschmelze green | 1 brick 1 ore | -
    getreidemuehle green | 1 lumber 1 grain | -
    holzfaellerlager green | 1 lumber 1 ore | -
    webstube green | 1 lumber 1 wool | -
    ziegelbrennerei green | 1 brick 1 ore | -
    grosses_handelsschiff green | 1 lumber 1 wool | 1 commerce
    erz_handelsschiff green | 1 lumber 1 wool | 1 commerce
    getreide_handelsschiff green | 1 lumber 1 wool | 1 commerce
    gold_handelsschiff green | 1 lumber 1 wool | 1 commerce
    holz_handelsschiff green | 1 lumber 1 wool | 1 commerce
    lehm_handelsschiff green | 1 lumber 1 wool | 1 commerce
    woll_handelsschiff green | 1 lumber 1 wool | 1 commerce
    austin green | 1 ore 1 grain | 1 strength 2 skill
    candamir green | 1 ore 1 grain 2 wool | 4 strength 1 skill
    harald green | 1 ore 1 grain | 2 strength 1 skill
    inga green | 1 ore 1 grain 1 wool | 1 strength 3 skill
    osmund green | 1 ore 1 grain 1 wool | 2 strength 2 skill
    siglind green | 1 ore 1 grain 2 wool | 2 strength 3 skill
  zeit_des_goldes
    goldversteck region | - | -
    lagerstaette_gold green | 1 lumber 1 wool | -
    zollbruecke_gold green | 1 brick 1 lumber | 1 commerce
    grosses_handelsschiff_gold green | 1 lumber 1 wool | 1 commerce
    kaperschiff green | 1 lumber 1 wool | -
    haendlergilde red | 2 brick 1 grain 2 wool | 1 points 2 commerce
    geldverleiher red | 1 brick 2 lumber 2 ore | 1 points
    hafen red | 1 brick 1 ore 1 wool | 1 commerce
    handelsstuetzpunkt red | 1 brick 2 grain 2 wool | 1 points 1 commerce
    muenzstaette red | 1 brick 2 lumber 2 ore | 1 points
    salzspeicher red | 1 brick 2 wool 2 gold | 1 points
    stapelhaus red | 2 brick 2 ore 1 wool | 1 points
  zeit_der_wirren
    spaehturm green | 1 lumber 1 grain | 1 strength
    uebungsplatz green | 1 brick 1 ore | 1 strength
    carl_gabelbart green | 1 ore 1 grain 2 wool | 5 strength
    heinrich green | 1 ore 1 grain 1 wool | 2 strength
    irmgard green | 1 grain 1 gold | 2 skill
    festplatz red | 2 lumber 1 grain 1 wool | 1 points
    feuerwache red | 1 brick 1 ore 2 wool | 1 points
    grosse_festhalle red | 2 brick 3 ore 3 grain | 2 points
    kapelle_1_3 red | 1 brick 2 ore 1 grain | 1 points
    kapelle_4_6 red | 1 brick 2 ore 1 grain | 1 points
    spelunke red | 1 grain 1 wool 2 gold | 1 points
    zehntscheuer red | 1 brick 2 lumber 1 ore | 1 points
  zeit_des_fortschritts
    geschuetzmeister green | 1 lumber 1 ore | 4 strength
    apotheke red | 1 brick 2 wool 1 gold | 1 points
    badhaus red | 2 brick 1 ore 1 wool | 1 points
    baukran red | 1 lumber | -
    bibliothek red | 1 brick 2 lumber 1 ore | 1 points
    parlament red | 2 brick 3 lumber 2 wool | 2 points
    universitaet red | 1 brick 2 lumber 2 grain | 1 points 1 progress
  zeit_der_entdecker
    anlegestelle region | 1 brick 1 grain | 1 commerce
    werft region | 1 brick 1 lumber 1 wool | 1 sail 1 cannon
    segelmacherei green | 1 brick 1 grain | 1 commerce 1 sail
    waffenschmiede green | 1 brick 1 ore | 1 strength 1 cannon
    geschuetzgiesserei red | 1 brick 1 lumber 2 ore | 1 points 1 strength 2 cannon
    astronom red | 1 brick 2 grain 1 wool | 1 points 2 sail
  zeit_der_weisen
    erste_weise region | - | -
    barbara region | - | -
    frederich region | - | -
    michaela region | - | -
    peter region | - | -
    piet region | - | -
    walther region | - | -
    hain_der_bruederlichkeit green | 1 ore 1 gold | -
    hain_der_freiheit green | 1 ore 1 gold | -
    hain_der_gerechtigkeit green | 1 ore | -
    hain_der_wachsamkeit green | 1 gold | -
    hain_der_weisen_voraussicht green | 1 ore | -
    hain_des_friedens green | 1 gold | -
    hain_des_mutes green | 1 gold | -
    cole red | 1 ore 2 grain | 1 points 3 strength
    robert red | 1 ore 1 grain | 1 points 2 strength
    akademie_der_weisen red | 2 brick 1 gold | 1 points
    gericht red | 1 brick 2 lumber | 1 points
    kornspeicher red | 2 brick 1 grain 2 wool | 1 points 1 commerce
  zeit_des_wohlstands
    allmende green | 1 grain | -
    dorfschule green | 1 lumber 1 grain | -
    fuerst red | 1 ore 1 grain | 1 strength
    fuerstin red | 1 ore 1 wool | 1 skill
    bauhuette red | 2 brick 2 ore | 1 points
    fuerstenmonument red | 1 brick 2 gold | 1 points
    hospital red | 1 lumber 1 ore 2 wool | 1 points
    stadtschloss red | 2 brick 1 ore | 1 points
    theater red | 1 brick 1 lumber 2 wool | 1 points 2 skill
    wasserversorgung red | 2 brick 2 lumber 2 ore | 1 points
    landsknechte road | 1 ore 1 gold | 1 strength
    marktfleck road | 1 grain | 1 commerce
    wanderbuehne road | 1 grain 1 gold | -
"""
PLACES = {"green": "L1 above", "red": "L1 above", "region": "region L1 above", "road": "road C"}
COUNTED = ("points", "strength", "skill", "commerce", "progress", "sail", "cannon")
NONE = "-"

Expansion = tuple[str, str, str, dict[str, int], dict[str, int]]  # set, card, place, cost, figures


def amounts(text: str) -> dict[str, int]:
    """`2 brick 1 wool` as amounts."""
    words = [] if text.strip() == NONE else text.split()
    return {name: int(n) for n, name in zip(words[::2], words[1::2], strict=True)}


def expansions() -> list[Expansion]:
    """The table line by line."""
    found: list[Expansion] = []
    theme = ""
    for line in PRINTED.strip("\n").splitlines():
        if "|" not in line:
            theme = line.strip()
            continue
        head, cost, figures = line.split("|")
        card, place = head.split()
        found.append((theme, card, PLACES[place], amounts(cost), amounts(figures)))
    return found


def start(theme: str) -> Position:
    """A game of a set with a city, which has sites of every kind."""
    if theme in (EXPLORERS, SAGES, PROSPERITY):
        return Golden(theme).city(0, "L1")
    return (intro() if theme == "basis" else table(theme)).city(0, "L1")


def sums(pos: Position) -> dict[str, int]:
    """Everything points are counted in."""
    g = pos.g
    counts = (points(g, 0), strength(g, 0), tournament(g, 0), trade_points(g, 0), hand_limit(g, 0), sail_points(g, 0))
    return dict(zip(COUNTED, (*counts, cannon_points(g, 0)), strict=True))


@rule("PR-4")
@pytest.mark.parametrize(("theme", "card", "place", "_cost", "figures"), expansions(), ids=lambda x: str(x))
def test_an_expansion_counts_what_is_printed_on_it(
    theme: str, card: str, place: str, _cost: dict[str, int], figures: dict[str, int]
) -> None:
    before, after = sums(start(theme)), sums(start(theme).built(0, card, place))
    if after["strength"] >= 3:
        after["points"] -= 1  # the strength advantage
    assert {name: after[name] - before[name] for name in COUNTED if after[name] != before[name]} == figures


@rule("PR-25")
@pytest.mark.parametrize(("theme", "card", "place", "cost", "_figures"), expansions(), ids=lambda x: str(x))
def test_an_expansion_costs_what_is_printed_on_it(
    theme: str, card: str, place: str, cost: dict[str, int], _figures: dict[str, int]
) -> None:
    def payable(goods: dict[str, int]) -> bool:
        return "cannot_pay" not in faults(start(theme).hand(0, card).stock(0, **goods).main(), f"build {card} {place}")

    assert payable(cost)
    for name in cost:
        assert not payable({**cost, name: cost[name] - 1}), f"one {name} less"


SHIPS = {
    "erz_handelsschiff": "ore", "getreide_handelsschiff": "grain", "gold_handelsschiff": "gold",
    "holz_handelsschiff": "lumber", "lehm_handelsschiff": "brick", "woll_handelsschiff": "wool",
}  # fmt: skip


@rule("PR-26")
@pytest.mark.parametrize(("ship", "kind"), SHIPS.items())
def test_a_trade_ship_trades_its_good_two_for_one_and_no_other(ship: str, kind: str) -> None:
    other = next(name for name in NAMES if name != kind)
    g = intro().built(0, ship, "L1 above").stock(0, **{kind: 2, other: 2}).main()
    do(g, f"bank {kind} {other}")
    assert stock(g, 0) == {other: 3}
    short = intro().built(0, ship, "L1 above").stock(0, **{kind: 1, other: 2}).main()
    assert faults(short, f"bank {kind} {other}") == faults(short, f"bank {other} {kind}") == ["not_enough"]


START = (  # the start regions of seat 0, by number
    ("goldfluss_start_rot_1", "gold"), ("wald_start_rot_2", "lumber"), ("huegelland_start_rot_3", "brick"),
    ("weideland_start_rot_4", "wool"), ("gebirge_start_rot_5", "ore"), ("ackerland_start_rot_6", "grain"),
), (  # and of seat 1
    ("weideland_start_blau_1", "wool"), ("huegelland_start_blau_2", "brick"), ("wald_start_blau_3", "lumber"),
    ("goldfluss_start_blau_4", "gold"), ("ackerland_start_blau_5", "grain"), ("gebirge_start_blau_6", "ore"),
)  # fmt: skip
LATER = (
    ("ackerland_stapel_3", "grain", 3), ("ackerland_stapel_1", "grain", 1), ("gebirge_stapel_4", "ore", 4),
    ("gebirge_stapel_2", "ore", 2), ("huegelland_stapel_5", "brick", 5), ("huegelland_stapel_1", "brick", 1),
    ("wald_stapel_6", "lumber", 6), ("wald_stapel_4", "lumber", 4), ("weideland_stapel_6", "wool", 6),
    ("weideland_stapel_5", "wool", 5), ("goldfluss_stapel_3", "gold", 3), ("goldfluss_stapel_2", "gold", 2),
)  # fmt: skip


@rule("PR-23", "PR-24")
@pytest.mark.parametrize("number", range(1, 7))
def test_every_number_serves_one_start_region_of_each_player(number: int) -> None:
    g = intro().before_roll()
    lying = [{g.cat.ids[card_of(r)] for r in g.land(seat).regions if r} for seat in (0, 1)]
    roll(g, "trade", number)
    for seat in (0, 1):
        card, kind = START[seat][number - 1]
        assert card in lying[seat]
        assert stock(g, seat) == {kind: 1}


@rule("PR-24", "PR-25")
@pytest.mark.parametrize(("card", "kind", "number"), LATER)
def test_a_region_of_the_stack_comes_empty_and_yields_on_its_number(card: str, kind: str, number: int) -> None:
    pos = intro().road(0, 5).stock(0, brick=1, lumber=1, wool=1, grain=1)
    filler = "huegelland_stapel_1" if number != 1 else "wald_stapel_6"
    g = pos.region_stack(card, filler).main()
    do(g, "settlement L2", f"lay {card} L2 above")
    assert stock(g, 0) == {}
    assert points(g, 0) == 3
    assert g.cat.ids[card_of(g.land(0).regions[8])] == card
    lying = intro().settlement(0, "L2", card, filler).before_roll()
    roll(lying, "trade", number)
    assert stock(lying, 0) == {kind: 1, START[0][number - 1][1]: 1}


@rule("PR-25")
@pytest.mark.parametrize(
    ("card", "build", "cost", "worth"),
    [
        ("strasse", "road R1", {"brick": 2, "lumber": 1}, 0),
        ("siedlung", "settlement L2", {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}, 1),
        ("stadt", "city R1", {"ore": 3, "grain": 2}, 1),
    ],
)
def test_roads_settlements_and_cities_cost_goods_and_bring_points(
    card: str, build: str, cost: dict[str, int], worth: int
) -> None:
    def ready(goods: dict[str, int]) -> Position:
        return intro().road(0, 5).region_stack("wald_stapel_4", "wald_stapel_6").stock(0, **goods)

    g = ready(cost).main()
    assert g.cat.fact(g.cat.number(card)).cost == cost
    before = points(g, 0)
    do(g, build)
    assert (points(g, 0) - before, stock(g, 0)) == (worth, {})
    for name in cost:
        assert faults(ready({**cost, name: cost[name] - 1}).main(), build) == ["cannot_pay"]


# -- reprints -------------------------------------------------------------------------------------------------------

GOLD, TURMOIL, PROGRESS = "zeit_des_goldes", "zeit_der_wirren", "zeit_des_fortschritts"


@rule("PR-27")
@pytest.mark.parametrize("card", ["goldschmied", "goldschmied_gold"])
def test_both_goldsmiths_turn_three_gold_into_two_resources(card: str) -> None:
    g = table(GOLD).hand(0, card).stock(0, gold=3).main()
    do(g, f"play {card}", "region L1 above", "region R1 below")
    assert (stock(g, 0), discard(g)) == ({"lumber": 1, "ore": 1}, [card])


@rule("PR-3")
@pytest.mark.parametrize("card", ["lagerstaette", "lagerstaette_gold"])
def test_both_storehouses_keep_two_regions_from_the_count_of_the_brigands(card: str) -> None:
    pos = table(GOLD).built(0, card, "L1 above").stock(0, lumber=3, wool=3, gold=1, ore=1)
    g = pos.stock(1, lumber=3, wool=3, gold=1, ore=1).before_roll()
    roll(g, "brigands", 2)
    assert stock(g, 0) == {"lumber": 3, "wool": 3, "gold": 1, "ore": 1}, "five counted, the forest is full"
    assert stock(g, 1) == {"lumber": 3, "ore": 1, "brick": 1}


@rule("PR-3")
@pytest.mark.parametrize("card", ["zollbruecke", "zollbruecke_gold"])
def test_both_toll_bridges_bring_two_gold_at_the_harvest(card: str) -> None:
    g = table(GOLD).built(0, card, "L1 above").before_roll()
    roll(g, "harvest", 3)
    do(g, "region R1 below", "region L1 above")
    assert stock(g, 0) == {"brick": 1, "ore": 1, "gold": 2}


@rule("PR-26")
@pytest.mark.parametrize("card", ["grosses_handelsschiff", "grosses_handelsschiff_gold"])
def test_both_great_trade_ships_trade_two_of_one_region_beside_them(card: str) -> None:
    g = table(GOLD).stock(0, lumber=2, ore=2).built(0, card, "L1 above").main()
    do(g, "bank lumber wool L1 above")
    assert stock(g, 0) == {"ore": 2, "wool": 1}
    assert [o for o in options(g) if o.startswith("bank ore")] == []


@rule("PR-6")
@pytest.mark.parametrize("card", ["wettfahrt_der_handelsschiffe", "wettfahrt_gold"])
def test_both_races_pay_the_player_with_more_trade_ships(card: str) -> None:
    g = table(GOLD).built(1, "erz_handelsschiff", "L1 above").event_card(card)
    assert asked(g) == (1, "gain")
    do(g, "region R1 below")
    assert (stock(g, 0), stock(g, 1)) == ({}, {"ore": 1})


@rule("PR-6")
@pytest.mark.parametrize("card", ["fahrender_haendler", "fahrender_haendler_gold"])
def test_both_travelling_merchants_sell_for_gold(card: str) -> None:
    g = table(GOLD).stock(0, gold=1).event_card(card)
    do(g, "region R1 below")
    assert stock(g, 0) == {"ore": 1}
    assert asked(g) == (0, "main")


@rule("PR-27")
@pytest.mark.parametrize(("card", "theme"), [("raubzug_gold", GOLD), ("raubzug_wirren", TURMOIL)])
def test_both_raids_need_the_strength_advantage(card: str, theme: str) -> None:
    g = table(theme).built(0, "candamir", "L1 above").hand(0, card).stock(0, ore=1).stock(1, ore=3, wool=1).main()
    do(g, f"play {card}")
    assert asked(g) == (0, "raid_region")
    assert faults(table(theme).hand(0, card).stock(1, ore=3).main(), f"play {card}") == ["needs_knight"]


@rule("PR-7")
@pytest.mark.parametrize("card", ["bruderzwist", "bruderzwist_wirren"])
def test_both_fraternal_feuds_put_cards_of_the_weaker_hand_away(card: str) -> None:
    g = table(TURMOIL).built(0, "candamir", "L1 above").hand(1, "markt", "austin").event_card(card)
    do(g, "pass", "put markt 1", "put austin 2")
    assert (hand(g, 1), stack(g, 1), stack(g, 2)) == ([], ["markt"], ["austin"])


@rule("PR-7")
@pytest.mark.parametrize("card", ["fehde", "fehde_wirren"])
def test_both_feuds_cost_the_weaker_player_a_building(card: str) -> None:
    g = table(TURMOIL).built(0, "candamir", "L1 above").built(1, "markt", "L1 above").event_card(card)
    while asked(g)[1] != "main":
        do(g, options(g)[0])
    assert in_play(g, 1) == []


@rule("PR-27")
@pytest.mark.parametrize("card", ["brigitta", "brigitta_fortschritt"])
def test_both_wise_women_set_the_production_die(card: str) -> None:
    g = table(PROGRESS).hand(0, card).before_roll()
    do(g, f"play {card}", "number 5", "roll")
    assert asked(g) == (CHANCE, "roll_event")
    do(g, "face trade")
    assert stock(g, 0) == {"ore": 1}


@rule("PR-32")
@pytest.mark.parametrize("card", ["umzug", "umzug_fortschritt"])
def test_both_relocations_let_two_cards_change_places(card: str) -> None:
    g = table(PROGRESS).built(0, "markt", "L1 above").built(0, "austin", "R1 below").hand(0, card).main()
    do(g, f"play {card}", "target own markt L1 above", "target own austin R1 below")
    places = {o for o in options(g) if o.startswith("demolish")}
    assert places == {"demolish markt R1 below", "demolish austin L1 above"}


@rule("PR-6")
@pytest.mark.parametrize("card", ["erfindung", "erfindung_fortschritt"])
def test_both_inventions_pay_for_progress(card: str) -> None:
    g = table(PROGRESS).built(0, "kloster", "L1 above").event_card(card)
    assert asked(g) == (0, "gain")
    do(g, "region R1 below")
    assert stock(g, 0) == {"ore": 1}
    assert asked(g) == (0, "main")
