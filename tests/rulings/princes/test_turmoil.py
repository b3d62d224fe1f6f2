"""The odd cards of Zeit der Wirren."""

import pytest

from catanica.games.princes.sets.zeit_der_entdecker.words import CELLS
from catanica.games.principality.cards.powers import strength
from catanica.kernel.state import CHANCE
from tests.support.golden import DUEL_SEA, EXPLORERS, PROSPERITY, SAGES, Golden, owls_of
from tests.support.position import Position, do, faults, options, refused
from tests.support.princes import Table, display, table
from tests.support.reading import asked, hand, in_play, stack, stock
from tests.support.rules import rule
from tests.support.views import view


def turmoil(active: int = 0) -> Table:
    """A game of Zeit der Wirren."""
    return table("zeit_der_wirren", active)


def tavern() -> Position:
    """Seat 0 has a tavern and is on turn."""
    return turmoil().city(0, "L1").built(0, "spelunke", "L1 above")


@rule("PR-27")
@pytest.mark.parametrize(("cities", "taken"), [(0, 1), (1, 2)])
def test_the_foray_takes_one_or_two_from_a_leader(cities: int, taken: int) -> None:
    pos = turmoil().built(0, "candamir", "L1 above").hand(0, "beutefahrt").stock(1, ore=3)
    if cities:
        pos.city(1, "L1", "R1")
    g = pos.main()
    do(g, "play beutefahrt", *["region opponent R1 below"] * taken)
    assert (stock(g, 0), stock(g, 1)) == ({"ore": taken}, {"ore": 3 - taken})
    assert asked(g) == (0, "main")


@rule("PR-27", "PR-7")
def test_the_archer_strikes_a_strong_unit_of_the_owners_choice() -> None:
    pos = tavern().hand(0, "bogenschuetze").built(1, "austin", "L1 above").built(1, "carl_gabelbart", "R1 above")
    g = pos.built(1, "erz_handelsschiff", "L1 below").main()
    do(g, "play bogenschuetze")
    assert asked(g) == (1, "give_up")
    assert options(g) == ["target own austin L1 above", "target own carl_gabelbart R1 above"]
    do(g, "target own carl_gabelbart R1 above", "stack 4")
    assert stack(g, 4) == ["carl_gabelbart"]
    assert strength(g, 1) == 1
    assert asked(g) == (0, "main")
    none = tavern().hand(0, "bogenschuetze").built(1, "erz_handelsschiff", "L1 above").main()
    assert faults(none, "play bogenschuetze") == ["no_unit_to_strike"]
    assert "needs_card" in faults(turmoil().hand(0, "bogenschuetze").main(), "play bogenschuetze")


@rule("PR-7", "PR-8", "PR-43")
def test_the_arsonist_burns_a_building_of_his_choice_but_none_beside_a_fire_station() -> None:
    pos = tavern().hand(0, "feuerteufel").city(1, "L1").built(1, "markt", "R1 above").built(1, "kloster", "L1 above")
    g = pos.built(1, "feuerwache", "L1 above").built(1, "harald", "R1 below").main()
    do(g, "play feuerteufel")
    assert asked(g) == (0, "burn")
    assert options(g) == ["target markt R1 above"]
    do(g, "target markt R1 above", "stack 1")
    assert in_play(g, 1) == ["feuerwache", "harald", "kloster"]
    assert stack(g, 1) == ["markt"]


@rule("PR-30")
def test_the_traitor_may_take_a_card_and_use_it_at_once() -> None:
    g = tavern().hand(0, "verraeter").hand(1, "austin", "markt").stock(0, ore=1, grain=1).main()
    do(g, "play verraeter")
    assert options(g) == ["pass", "pick austin", "pick markt"]
    assert {c["card"] for c in view(g, 0)["lands"][1]["hand"]} == {"austin", "markt"}, "the hand is shown"
    do(g, "pick austin", "build austin L1 above")
    assert (in_play(g, 0), hand(g, 1)) == (["austin", "spelunke"], ["markt"])
    assert faults(tavern().hand(0, "verraeter").main(), "play verraeter") == ["empty_hand"]


@rule("PR-27")
@pytest.mark.parametrize(("guards", "number", "stopped"), [
    (["spaehturm"], 2, True), (["spaehturm"], 3, False), (["heinrich"], 2, False), (["heinrich"], 3, True),
    (["heinrich"], 5, True), (["heinrich"], 6, False), (["spaehturm", "heinrich"], 1, True),
    (["spaehturm", "heinrich"], 6, False),
])  # fmt: skip
def test_tower_and_guard_stop_attacks_with_one_roll(guards: list[str], number: int, stopped: bool) -> None:
    pos = tavern().hand(0, "verraeter").hand(1, "austin")
    for card, place in zip(guards, ("L1 above", "R1 above"), strict=False):
        pos.built(1, card, place)
    g = pos.main()
    do(g, "play verraeter")
    assert asked(g) == (CHANCE, "attack_roll")
    do(g, f"die {number}")
    assert asked(g) == (0, "main" if stopped else "traitor_pick")


@rule("PR-27", "GZ:hain_des_friedens")
@pytest.mark.parametrize(("peace", "tower", "taken"), [(4, 0, False), (3, 2, False), (3, 3, True)])
def test_a_tower_still_rolls_where_the_grove_of_peace_has_failed(peace: int, tower: int, taken: bool) -> None:
    pos = Golden("zeit_der_wirren", SAGES, PROSPERITY).city(0, "L1").built(0, "spelunke", "L1 above")
    pos.hand(0, "verraeter").hand(1, "markt").built(1, "spaehturm", "L1 above").built(
        1, "hain_des_friedens", "R1 above"
    )
    g = pos.sage(1, "peter", "region L1 above", 1).main()
    do(g, "play verraeter", "use hain_des_friedens R1 above", f"die {peace}")
    if tower:
        do(g, f"die {tower}")
    assert asked(g) == (0, "traitor_pick" if taken else "main")
    assert owls_of(g, 1) == 0


@rule("PR-27", "GZ:insel_des_vergessenen_stammes")
@pytest.mark.parametrize(("number", "asks"), [(3, 0), (5, 1)])
def test_a_chapel_looks_at_the_production_number_not_at_the_die_of_a_voyage(number: int, asks: int) -> None:
    island = CELLS[DUEL_SEA.index("insel_des_vergessenen_stammes")]
    pos = Golden(EXPLORERS, "zeit_der_wirren", PROSPERITY).sails(0, 4).up(0, island).events("unruhen")
    pos.g.die = number
    pos.city(1, "L1").built(1, "kapelle_1_3", "L1 above").built(1, "harald", "R1 above")
    g = do(pos.main(), f"sail {island}", "die 2", "face event_card")
    assert asked(g)[0] == asks


@rule("PR-25")
def test_the_drill_ground_makes_heroes_cheaper() -> None:
    g = turmoil().built(0, "uebungsplatz", "L1 above").hand(0, "harald", "markt").stock(0, ore=1).main()
    assert faults(g, "build markt R1 above") == ["cannot_pay"]
    do(g, "build harald R1 above")
    assert in_play(g, 0) == ["harald", "uebungsplatz"]
    assert stock(g, 0) == {}


@rule("PR-7")
def test_irmgard_pays_for_a_lost_card() -> None:
    pos = turmoil(active=1).city(1, "L1").built(1, "spelunke", "L1 above").hand(1, "feuerteufel")
    g = pos.built(0, "irmgard", "L1 above").built(0, "markt", "R1 above").main()
    do(g, "play feuerteufel", "target markt R1 above")
    assert asked(g) == (0, "gain")
    do(g, "region L1 above", "stack 1")
    assert stock(g, 0) == {"lumber": 1}
    assert asked(g) == (1, "main")


@rule("PR-41")
@pytest.mark.parametrize("leading", [True, False])
def test_the_festival_ground_pays_a_lead_in_skill(leading: bool) -> None:
    pos = turmoil().city(0, "L1").hand(0, "festplatz").stock(0, lumber=2, grain=1, wool=1)
    g = pos.built(0 if leading else 1, "inga", "R1 above").main()
    do(g, "build festplatz L1 above")
    assert asked(g) == (0, "gain" if leading else "main")


@rule("PR-41")
def test_the_tithe_barn_brings_grain_or_wool_per_hero() -> None:
    pos = turmoil().city(0, "L1").hand(0, "zehntscheuer").stock(0, brick=1, lumber=2, ore=1)
    g = pos.built(0, "inga", "R1 above").built(0, "harald", "R1 below").main()
    do(g, "build zehntscheuer L1 above", "want wool")
    assert stock(g, 0) == {"wool": 2}
    assert asked(g) == (0, "main")


@rule("PR-7")
@pytest.mark.parametrize(("units", "price"), [(1, 1), (2, 1), (3, 2)])
def test_riots_cost_gold_or_a_unit(units: int, price: int) -> None:
    pos = turmoil().stock(0, gold=2)
    cards = ("harald", "erz_handelsschiff", "carl_gabelbart")
    for card, place in list(zip(cards, ("L1 above", "R1 above", "R1 below"), strict=True))[:units]:
        pos.built(0, card, place)
    g = pos.event_card("unruhen")
    assert asked(g) == (0, "unrest")
    do(g, "give gold")
    assert stock(g, 0) == ({"gold": 2 - price} if price < 2 else {})
    assert asked(g) == (0, "main")


@rule("PR-7")
def test_who_does_not_pay_for_riots_gives_up_a_unit() -> None:
    g = turmoil().built(0, "harald", "L1 above").built(0, "irmgard", "R1 above").event_card("unruhen")
    assert options(g) == ["target own harald L1 above"]
    do(g, "target own harald L1 above")
    while asked(g)[1] != "main":
        do(g, options(g)[0])
    assert in_play(g, 0) == ["irmgard"]


@rule("PR-27")
@pytest.mark.parametrize(("chapel", "number", "spared"), [
    ("kapelle_1_3", 3, True), ("kapelle_1_3", 4, False), ("kapelle_4_6", 4, True), ("kapelle_4_6", 3, False),
])  # fmt: skip
def test_chapels_protect_from_riots_on_their_numbers(chapel: str, number: int, spared: bool) -> None:
    pos = turmoil().rolled(number).city(0, "L1").built(0, chapel, "L1 above").built(0, "harald", "R1 above")
    assert asked(pos.event_card("unruhen")) == (0, "main" if spared else "unrest")


@rule("PR-27")
@pytest.mark.parametrize(("event", "after"), [("unruhen", "main"), ("fehde", "main"), ("bruderzwist", "main")])
def test_sebastian_keeps_events_from_his_player_on_either_turn(event: str, after: str) -> None:
    pos = turmoil(active=1).hand(0, "sebastian", "austin").built(0, "harald", "L1 above").built(0, "markt", "R1 above")
    g = pos.built(1, "carl_gabelbart", "L1 above").event_card(event)
    if asked(g) == (1, "unrest"):
        do(g, "target own carl_gabelbart L1 above", "stack 4")
    assert asked(g) == (0, "answer")
    do(g, "play sebastian")
    assert asked(g) == (1, after)
    assert in_play(g, 0) == ["harald", "markt"]
    assert hand(g, 0) == ["austin"]
    assert faults(turmoil().hand(0, "sebastian").main(), "play sebastian") == ["only_as_answer"]


@rule("PR-27")
def test_attacks_need_something_to_strike() -> None:
    foray = turmoil().built(0, "candamir", "L1 above").hand(0, "beutefahrt")
    assert faults(foray.main(), "play beutefahrt") == ["nothing_to_take"]
    fire = tavern().hand(0, "feuerteufel").built(1, "harald", "L1 above")
    assert faults(fire.main(), "play feuerteufel") == ["nothing_to_burn"]


@rule("PR-27", "PR-7")
def test_the_archer_strikes_an_only_unit_without_a_question() -> None:
    g = do(tavern().hand(0, "bogenschuetze").built(1, "austin", "L1 above").main(), "play bogenschuetze")
    if asked(g) == (1, "under_stack"):
        do(g, options(g)[0])
    assert in_play(g, 1) == []


@rule("PR-25")
def test_the_drill_ground_makes_nothing_else_cheaper() -> None:
    g = turmoil().built(0, "uebungsplatz", "L1 above").hand(0, "markt").stock(0, grain=1).main()
    assert faults(g, "build markt R1 above") == ["cannot_pay"]


@rule("PR-41")
def test_equal_skill_brings_nothing_at_the_festival_ground_and_a_lead_two() -> None:
    pos = turmoil().city(0, "L1").hand(0, "festplatz").stock(0, lumber=2, grain=1, wool=1)
    assert asked(do(pos.main(), "build festplatz L1 above")) == (0, "main")
    pos = turmoil().city(0, "L1").hand(0, "festplatz").stock(0, lumber=2, grain=1, wool=1)
    g = do(pos.built(0, "inga", "R1 above").main(), "build festplatz L1 above", "region C below", "region R1 below")
    assert (stock(g, 0), asked(g)) == ({"ore": 1, "wool": 1}, (0, "main"))


@rule("PR-41")
def test_the_tithe_barn_brings_one_for_each_hero_to_pastures_of_the_builders_choice() -> None:
    pos = turmoil().city(0, "L1").hand(0, "zehntscheuer").stock(0, brick=1, lumber=2, ore=1)
    pos.settlement(0, "R2", "weideland_stapel_6", "weideland_stapel_5")
    pos.built(0, "inga", "R1 above").built(0, "austin", "R1 below")
    g = do(pos.main(), "build zehntscheuer L1 above", "want wool", "region R2 above", "region R2 below")
    assert (stock(g, 0), asked(g)) == ({"wool": 2}, (0, "main"))


@rule("PR-41")
def test_three_heroes_bring_three() -> None:
    pos = turmoil().city(0, "L1").hand(0, "zehntscheuer").stock(0, brick=1, lumber=2, ore=1)
    pos.settlement(0, "R2", "weideland_stapel_6", "weideland_stapel_5")
    pos.built(0, "inga", "R1 above").built(0, "austin", "R1 below").built(0, "harald", "L1 below")
    g = do(pos.main(), "build zehntscheuer L1 above", "want wool", *["region R2 above"] * 3)
    assert (stock(g, 0), asked(g)) == ({"wool": 3}, (0, "main"))


@rule("PR-41")
@pytest.mark.parametrize("heroes", [0, 1])
def test_the_tithe_barn_asks_only_for_heroes(heroes: int) -> None:
    pos = turmoil().city(0, "L1").hand(0, "zehntscheuer").stock(0, brick=1, lumber=2, ore=1)
    if heroes:
        pos.built(0, "inga", "R1 above")
    g = do(pos.main(), "build zehntscheuer L1 above")
    if heroes:
        assert options(g) == ["want grain", "want wool"]
        do(g, "want grain")
    assert (stock(g, 0), asked(g)) == ({"grain": 1} if heroes else {}, (0, "main"))


@rule("PR-7")
def test_riots_are_paid_in_full_and_only_for_units_with_strength_or_commerce() -> None:
    pos = turmoil().built(0, "harald", "L1 above").built(0, "erz_handelsschiff", "R1 above")
    g = do(pos.built(0, "irmgard", "R1 below").stock(0, gold=2).event_card("unruhen"), "give gold")
    assert stock(g, 0) == {"gold": 1}, "Irmgard has neither"
    pos = turmoil().built(0, "harald", "L1 above").built(0, "erz_handelsschiff", "R1 above")
    g = pos.built(0, "austin", "R1 below").stock(0, gold=1).event_card("unruhen")
    assert "give gold" not in options(g)


@rule("PR-7")
def test_the_active_player_answers_riots_first() -> None:
    pos = turmoil().built(0, "harald", "L1 above").built(1, "austin", "L1 above").stock(0, gold=1).stock(1, gold=1)
    g = pos.event_card("unruhen")
    assert asked(g) == (0, "unrest")
    do(g, "give gold")
    assert asked(g) == (1, "unrest")
    do(g, "give gold")
    assert (stock(g, 0), stock(g, 1), asked(g)) == ({}, {}, (0, "main"))


@rule("PR-7", "PR-29")
def test_a_burnt_building_of_the_open_stack_goes_back_there() -> None:
    pos = tavern().hand(0, "feuerteufel").city(1, "L1").built(1, "spelunke", "L1 above")
    g = do(pos.main(), "play feuerteufel", "target spelunke L1 above")
    assert (in_play(g, 1), display(g), asked(g)) == ([], ["spelunke"], (0, "main"))


@rule("PR-43", "PR-7", "PR-8")
def test_why_a_card_is_not_named_and_a_stack_takes_it_not() -> None:
    pos = tavern().hand(0, "feuerteufel").city(1, "L1").built(1, "markt", "R1 above").built(1, "kloster", "L1 above")
    pos.built(1, "feuerwache", "L1 above").built(1, "harald", "R1 below")
    g = do(pos.main(), "play feuerteufel")
    assert (faults(g, "target kloster L1 above"), refused(g, "target kloster L1 above")) == (
        ["fire_watched"],
        ["PR-43"],
    )
    assert faults(g, "target harald R1 below") == ["of_other_sort"]
    assert faults(g, "target own spelunke L1 above") == ["their_card_asked"]
    do(g, "target markt R1 above")
    assert asked(g) == (1, "under_stack")
    assert (faults(g, "stack 4"), refused(g, "stack 4")) == (["other_back"], ["PR-7"])
    pos = tavern().hand(0, "bogenschuetze").built(1, "austin", "L1 above").built(1, "carl_gabelbart", "R1 above")
    g = do(pos.built(1, "erz_handelsschiff", "L1 below").main(), "play bogenschuetze")
    assert faults(g, "target own erz_handelsschiff L1 below") == ["of_other_sort"], "no strength"
    assert faults(g, "target spelunke L1 above") == ["own_card_asked"]


@rule("PR-41", "PR-24", "PR-2", "PR-43")
def test_regions_and_uses_are_refused_by_the_successor_s_own_rulings() -> None:
    g = do(turmoil().stock(0, L1_above=3).before_roll(), "roll", "face harvest", "die 6")
    while asked(g) != (0, "gain"):
        do(g, options(g)[0])
    full = next(o for o in ("L1 above", "L1 below", "C above") if faults(g, f"region {o}") == ["region_full"])
    assert refused(g, f"region {full}") == ["PR-24"]
    g = tavern().built(1, "spelunke", "R1 above").main()
    assert refused(g, "use spelunke R1 above") == ["PR-43"]
