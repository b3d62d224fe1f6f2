"""The magic actions (112, 113, 127)."""

import pytest

from catanica.games.principality.position.knowledge import missing, seen
from catanica.games.principality.position.piece import slot_known
from catanica.games.principality.vocabulary import card_of
from tests.rulings.zauberer_drachen.land import ALL, events, is_used, magic, magical, next_turn, pile, rests
from tests.support.position import Position, do, faults, options, refused, roll
from tests.support.reading import asked, hand, in_play, points, stack, stock
from tests.support.rules import rule
from tests.support.views import shown


def wizardry(*cards: str, sets: list[str] | None = None, active: int = 0) -> Position:
    """The first player has a wizard with three magic, and cards in hand; the second one a citadel."""
    return magical(active=active, sets=sets).wizard(0, "hafli", "L1 above").citadel(1, "L1").hand(0, *cards)


# -- witch ------------------------------------------------------------------------------------------------------------


@rule("103.P.a", "112.M.a")
def test_a_hexed_building_loses_functions_and_points_but_not_its_site() -> None:
    p = wizardry("hexe").city(1, "R1").built(1, "kloster", "R1 above").built(1, "bibliothek", "R1 below")
    g = p.main()
    assert (shown(g, 1)["hand_limit"], points(g, 1)) == (5, 4)
    do(g, "play hexe")
    assert options(g) == ["target kloster R1 above", "target bibliothek R1 below"]
    do(g, "target bibliothek R1 below")
    assert (shown(g, 1)["hand_limit"], points(g, 1), magic(g)) == (4, 3, {"hafli": 2})
    assert in_play(g, 1) == ["bibliothek", "hexe", "kloster"]
    assert pile(g) == []


@rule("103.E.f", "103.N.a")
def test_the_witch_leaves_when_the_buildings_owner_rolls_an_event_card_after_it_acted() -> None:
    p = wizardry("hexe", "markt", "markt").built(1, "kloster", "R1 above").hand(1, "markt", "markt", "markt")
    p.events("fortschritt", "konflikt").stack(1, "markt")
    g = do(p.main(), "play hexe", "end")
    while asked(g)[1] in ("fill", "swap"):
        do(g, options(g)[0])
    do(g, "roll", "face event_card", "die 6")
    assert (stock(g, 1), asked(g)) == ({"brick": 1}, (1, "main")), "the die's, and nothing for a hexed monastery"
    assert (rests(g, 1, "kloster"), pile(g)) == (False, ["hexe"])


@rule("103.E.f")
def test_the_other_players_event_cards_leave_her_where_she_is() -> None:
    p = wizardry("hexe", "markt", "markt", "markt").built(1, "kloster", "R1 above").hand(1, "markt", "markt", "markt")
    g = do(p.events("fortschritt", "konflikt").main(), "play hexe", "end", "pass")
    roll(g, "tournament", 6)
    do(g, "end")
    while asked(g) != (0, "before_roll"):
        do(g, options(g)[0])
    do(g, "roll", "face event_card", "die 6")
    assert rests(g, 1, "kloster")
    assert pile(g) == []


@rule("112.G.a", "112.M.b")
def test_a_hexed_building_can_burn_and_the_witch_goes_to_the_pile() -> None:
    p = wizardry("hexe", "feuerteufel").built(1, "kloster", "R1 above")
    g = do(p.main(), "play hexe", "play feuerteufel", "die 1")
    assert (hand(g, 1), in_play(g, 1), sorted(pile(g))) == (["kloster"], [], ["feuerteufel", "hexe"])


@rule("112.G.e", "103.P.a")
def test_immunity_stays_under_a_witch_but_a_hexed_fire_watch_protects_nothing_else() -> None:
    p = wizardry("hexe", "feuerteufel", sets=ALL).city(1, "R1").built(1, "feuerwache", "R1 above")
    g = p.built(1, "kloster", "R1 below").main()
    assert faults(g, "play feuerteufel") == ["no_building_to_burn"]
    do(g, "play hexe", "target feuerwache R1 above", "play feuerteufel", "die 1")
    assert (hand(g, 1), in_play(g, 1)) == (["kloster"], ["feuerwache", "hexe"])


@rule("112.M.a", "113.U.c")
def test_a_pawned_building_can_be_hexed_and_redeemed_but_works_only_when_both_are_gone() -> None:
    p = (
        wizardry("hexe", "markt", "markt", sets=ALL)
        .built(1, "schmiede", "R1 above")
        .hand(1, "pfandleiher", "markt", "markt")
    )
    g = p.rich(1).main()
    do(g, "end")
    while asked(g) != (1, "before_roll"):
        do(g, options(g)[0])
    roll(g, "tournament", 6)
    do(g, "play pfandleiher", *(["target own schmiede R1 above"] if asked(g)[1] == "pawn" else []))
    while asked(g)[1] != "main":
        do(g, options(g)[0])
    do(g, "end")
    while asked(g) != (0, "before_roll"):
        do(g, options(g)[0])
    roll(g, "tournament", 6)
    do(g, "play hexe")
    assert in_play(g, 1) == ["hexe", "pfandleiher", "schmiede"]
    do(g, "end")
    while asked(g) != (1, "before_roll"):
        do(g, options(g)[0])
    roll(g, "tournament", 6)
    do(g, "use pfandleiher laid")
    while asked(g)[1] != "main":
        do(g, options(g)[0])
    assert (in_play(g, 1), rests(g, 1, "schmiede")) == (["hexe", "schmiede"], True)


@rule("112.M.a")
def test_the_witch_lies_on_buildings_of_the_opponent_only() -> None:
    p = wizardry("hexe", sets=ALL).built(0, "kloster", "R1 above").built(1, "bordell", "R1 above", owner=0)
    assert faults(p.main(), "play hexe") == ["nothing_to_hex"], "neither the own ones nor the own foreign card"
    p = wizardry("hexe", sets=ALL).city(0, "R1").built(0, "bordell", "R1 above", owner=1)
    g = do(p.built(1, "kloster", "R1 above").main(), "play hexe")
    assert options(g) == ["target own bordell R1 above", "target kloster R1 above"], "the opponent's, abroad too"
    do(g, "target own bordell R1 above")
    assert rests(g, 0, "bordell")


@rule("103.P.c", "127.A.c")
def test_magic_actions_need_magic_that_was_not_fed() -> None:
    p = magical().wizard(0, "hafli", "L1 above", 3, fed=True).built(1, "kloster", "L1 above").hand(0, "hexe")
    g = p.main()
    assert (faults(g, "play hexe"), refused(g, "play hexe")) == (["too_few_magic"], ["127.A.c"])


# -- duel -------------------------------------------------------------------------------------------------------------


@rule("127.A.a", "127.A.b")
@pytest.mark.parametrize(("mine", "theirs", "loser"), [(4, 4, 1), (1, 2, 0), (1, 1, None), (6, 1, 1)])
def test_each_adds_a_die_to_all_magic_and_the_lower_one_goes_under_a_stack(
    mine: int, theirs: int, loser: int | None
) -> None:
    p = wizardry("duell_der_zauberer").wizard(1, "ira", "L1 below", 2).stack(1, "markt")
    g = do(p.main(), "play duell_der_zauberer", "target own hafli region L1 above", "target ira region L1 below")
    do(g, f"die {mine}", f"die {theirs}")  # 2 magic are left to Hafli, as many as Ira has
    if loser == 1 and mine + 2 > theirs + 2:
        assert asked(g) == (1, "bury")
    if mine == theirs:
        assert (in_play(g, 0), in_play(g, 1)) == (["hafli"], ["ira"]), "equal: nothing"
        return
    assert asked(g) == (loser, "bury")
    do(g, "stack 1")
    gone = "hafli" if loser == 0 else "ira"
    assert (stack(g, 1), in_play(g, loser or 0)) == (["markt", gone], [])
    assert slot_known(g.stacks.at(0, 1)) == 7


@rule("127.A.a", "127.A.c")
def test_a_fed_wizard_duels_with_all_his_magic_but_does_not_pay() -> None:
    p = magical().citadel(1, "L1").citadel(0, "R1").wizard(0, "hafli", "L1 above", 3, fed=True)
    p.wizard(0, "ari", "R1 below", 1).wizard(1, "ira", "L1 below", 3).hand(0, "duell_der_zauberer")
    g = do(p.main(), "play duell_der_zauberer")
    assert magic(g) == {"hafli": 3, "ari": 0}
    do(g, "target own hafli region L1 above", "target ira region L1 below", "die 3", "die 2", "stack 1")
    assert in_play(g, 1) == []


@rule("127.C.a", "127.C.d")
def test_bonds_fight_duels_too_and_magic_is_lost_with_the_loser() -> None:
    p = wizardry("duell_der_zauberer").wizard(1, "zauberbund", "L1 above", 3)
    g = do(p.main(), "play duell_der_zauberer", "target own hafli region L1 above", "target zauberbund region L1 above")
    do(g, "die 6", "die 1", "stack 2")
    assert (stack(g, 2), magic(g, 1), points(g, 1)) == (["zauberbund"], {}, 2)


@rule("127.A.a", "103.R.a")
def test_a_duel_needs_a_wizard_on_both_sides() -> None:
    assert faults(wizardry("duell_der_zauberer").main(), "play duell_der_zauberer") == ["nobody_to_duel"]
    p = magical().citadel(1, "L1").wizard(1, "ira", "L1 below").hand(0, "duell_der_zauberer")
    assert "too_few_magic" in faults(p.main(), "play duell_der_zauberer")


# -- magic hand -------------------------------------------------------------------------------------------------------


@rule("126.A.b", "103.P.c")
def test_the_magic_hand_takes_a_book_that_may_be_used_this_turn_even_beside_its_like() -> None:
    p = wizardry("zauberhand", "markt").built(1, "magisches_auge", "L1 above").built(0, "magisches_auge", "L1 below")
    g = do(p.stack(1, "kloster", "hafen").main(), "play zauberhand", "target magisches_auge L1 above")
    assert options(g) == ["build magisches_auge L1 above", "build magisches_auge L1 below"]
    do(g, "build magisches_auge L1 above")
    assert (in_play(g, 0).count("magisches_auge"), in_play(g, 1), magic(g)) == (2, [], {"hafli": 1})
    assert "use magisches_auge L1 above" in options(g)
    do(g, "demolish magisches_auge L1 above")
    assert pile(g) == ["zauberhand", "magisches_auge"]


@rule("126.A.b")
def test_a_copy_used_in_this_turn_stays_used() -> None:
    p = (
        wizardry("zauberhand", "karawane")
        .built(1, "zauberveto", "L1 above")
        .wizard(1, "ira", "L1 below")
        .stock(0, gold=2)
    )
    g = do(p.main(), "play karawane", "use zauberveto L1 above", "stack 1", "play zauberhand")
    do(g, *(["target zauberveto L1 above"] if asked(g)[1] == "take_book" else []), "build zauberveto L1 above")
    assert is_used(g, 0, "zauberveto")


@rule("126.A.b", "103.R.a")
def test_the_magic_hand_needs_a_book_and_a_free_site() -> None:
    assert faults(wizardry("zauberhand").main(), "play zauberhand") == ["no_book_to_take"]
    p = wizardry("zauberhand").built(1, "inspiration", "L1 above")
    for side in ("above", "below"):
        p.built(0, "kloster", f"L1 {side}").built(0, "schmiede", f"L1 {side}")
    assert faults(p.main(), "play zauberhand") == ["no_book_to_take"]


# -- better world -----------------------------------------------------------------------------------------------------


@rule("113.F.a", "113.F.b", "103.K.a")
def test_a_better_world_removes_an_event_for_good_and_the_year_does_not_bring_it_back() -> None:
    p = wizardry("bessere_welt").events("seuche", "jahreswechsel", "konflikt")
    g = do(p.main(), "play bessere_welt")
    assert options(g) == ["pick seuche", "pick konflikt"], "not the turn of the year"
    assert events(g.redacted(0)) == events(g), "who plays it sees them all"
    do(g, "pick seuche")
    assert asked(g) == (-1, "shuffle")
    do(g, "deal konflikt", "deal jahreswechsel")
    assert (events(g), [g.cat.ids[card_of(s)] for s in g.box]) == (["konflikt", "jahreswechsel"], ["seuche"])
    assert [slot_known(s) for s in g.event_stack] == [0, 0], "shuffled: nobody knows the order"
    assert g.redacted(1).box[0] == g.box[0], "the opponent sees which"
    assert magic(g) == {"hafli": 1}


@rule("113.F.b")
def test_a_better_world_needs_an_event_to_remove() -> None:
    assert faults(wizardry("bessere_welt").events("jahreswechsel").main(), "play bessere_welt") == [
        "no_event_to_banish"
    ]


# -- druid ------------------------------------------------------------------------------------------------------------


@rule("112.I.a", "128.B.a")
def test_the_druid_exchanges_a_region_for_one_of_the_stack() -> None:
    p = wizardry("eryn_der_druide").settlement(0, "L2", "gebirge_stapel_5", "huegelland_stapel_1")
    p.stock(0, L1_below=3).region_stack("goldfluss_stapel_3")
    g = do(p.main(), "play eryn_der_druide")
    assert options(g) == ["region L2 above", "region L2 below", "region L1 below", "region R1 above"]
    do(g, "region L1 below", "pick goldfluss_stapel_3", "deal gebirge_start_weiss_2")
    assert stock(g, 0) == {}, "the old stores are lost, the new region comes empty"
    region = next(r for r in shown(g, 0)["regions"] if r["name"] == "L1 below")
    assert (region["resource"], region["stock"]) == ("gold", 0)
    assert [g.cat.ids[card_of(s)] for s in g.region_stack] == ["gebirge_start_weiss_2"]
    assert g.cat.number("gebirge_start_weiss_2") in missing(g.cat, seen(g.redacted(1)), True, False, True), (
        "it may lie in the stack now"
    )


@rule("128.B.a", "112.I.a", "103.R.a")
def test_the_druid_needs_a_citadel_a_spare_region_and_a_region_in_the_stack() -> None:
    p = wizardry("eryn_der_druide").region_stack("goldfluss_stapel_3")
    assert refused(p.main(), "play eryn_der_druide") == ["112.I.a"]
    p = wizardry("eryn_der_druide").settlement(0, "L2", "gebirge_stapel_5", "huegelland_stapel_1")
    assert refused(p.main(), "play eryn_der_druide") == ["128.B.a"], "the region that is left over is for him"
    p.region_stack("goldfluss_stapel_3").g.land0.citadels = 0
    assert faults(p.main(), "play eryn_der_druide") == ["needs_own_citadel"]


@rule("112.I.a", "101.D.b(g)")
def test_a_single_region_to_spare_is_enough_for_the_druid() -> None:
    p = wizardry("eryn_der_druide").settlement(0, "L2", "getreidefeld_stapel_3", "getreidefeld_stapel_4")
    p.wizard(0, "ari", "L2 below").region_stack("goldfluss_stapel_3")
    g = do(p.main(), "play eryn_der_druide", *["target own hafli region L1 above"] * 2)
    assert options(g) == ["region L2 above"], "a wizard keeps the other two"


# -- materialisation and transmutation --------------------------------------------------------------------------------


@rule("KB-19")
def test_materialisation_turns_a_settlement_into_a_city_without_resources() -> None:
    p = (
        wizardry("materialisation")
        .wizard(0, "ira", "L1 below", 0)
        .settlement(0, "R2", "gebirge_stapel_5", "wald_stapel_1")
    )
    g = do(p.main(), "play materialisation")
    assert options(g) == ["city R1", "city R2"], "a citadel is no settlement any more"
    do(g, "city R2")
    assert (shown(g, 0)["columns"][2]["kind"], magic(g), g.cities_left) == ("city", {"hafli": 1, "ira": 0}, 6)


@rule("KB-19", "103.R.a")
def test_materialisation_needs_two_wizards_and_a_city_card() -> None:
    assert faults(wizardry("materialisation").main(), "play materialisation") == ["needs_two_wizards"]
    p = wizardry("materialisation").wizard(0, "ira", "L1 below", 0)
    p.g.cities_left = 0
    assert faults(p.main(), "play materialisation") == ["no_cities_left"]
    p.g.cities_left = 1
    assert "no_cities_left" not in faults(p.main(), "play materialisation"), "the last one will do"
    p = wizardry("materialisation").wizard(0, "ira", "L1 below", 0).citadel(0, "R1")
    assert faults(p.main(), "play materialisation") == ["no_settlement_there"]


@rule("122.B.b", "102.B.Banktausch")
def test_transmutation_turns_resources_into_magic_and_magic_into_resources_all_turn() -> None:
    p = (
        magical()
        .wizard(0, "hafli", "L1 above", 2)
        .wizard(0, "ira", "L1 below", 1)
        .hand(0, "transmutation", "markt", "markt", "markt")
    )
    g = do(p.built(0, "kloster", "R1 above").stock(0, gold=1).main(), "play transmutation", "use transmutation laid")
    assert options(g) == ["region R1 below", "target own hafli region L1 above", "target own ira region L1 below"]
    do(g, "region R1 below", "target own ira region L1 below")
    assert (magic(g), is_used(g, 0, "ira"), stock(g, 0)) == ({"hafli": 2, "ira": 2}, True, {})
    do(g, "use transmutation laid")
    assert options(g) == ["target own hafli region L1 above"], "a fed wizard gives nothing"
    do(g, "target own hafli region L1 above", "region R1 above")
    assert (magic(g), stock(g, 0)) == ({"hafli": 1, "ira": 2}, {"brick": 1})
    assert in_play(g, 0).count("transmutation") == 1
    next_turn(g)
    assert (in_play(g, 0).count("transmutation"), pile(g)) == (0, ["transmutation"])


@rule("122.B.b")
def test_without_room_for_a_resource_magic_stays_magic() -> None:
    p = magical().wizard(0, "hafli", "L1 above", 2).hand(0, "transmutation").rich(0)
    g = do(p.main(), "play transmutation", "use transmutation laid")
    assert "target own hafli region L1 above" not in options(g)


@rule("122.B.b")
def test_with_nothing_to_transmute_it_is_not_used() -> None:
    g = do(magical().wizard(0, "hafli", "L1 above", 0).hand(0, "transmutation").main(), "play transmutation")
    assert "use transmutation laid" not in options(g)


@rule("KB-19")
def test_materialisation_reaches_the_end_of_the_longest_row() -> None:
    p = wizardry("materialisation").wizard(0, "ira", "L1 below", 0)
    for column in ("L2", "L3", "L4", "L5", "L6"):
        p.settlement(0, column, "gebirge_stapel_5", "wald_stapel_1")
    assert "city L6" in options(do(p.main(), "play materialisation"))


@rule("122.B.b", "103.R.a")
def test_transmutation_needs_a_wizard() -> None:
    assert faults(magical().hand(0, "transmutation").main(), "play transmutation") == ["needs_wizard"]


# -- from the discard pile --------------------------------------------------------------------------------------------


@rule("113.W.a", "103.K.c")
def test_the_ancestors_bring_an_action_card_back_and_nothing_else() -> None:
    p = wizardry("wissen_der_ahnen").discard("spion", "woll_handelsflotte", "kloster", "raubzug")
    g = do(p.main(), "play wissen_der_ahnen")
    assert options(g) == ["pick spion", "pick raubzug"], "no units, no buildings, not itself"
    do(g, "pick spion")
    assert (hand(g, 0), pile(g)) == (["spion"], ["woll_handelsflotte", "kloster", "raubzug", "wissen_der_ahnen"])
    assert slot_known(g.land0.hand[0]) == 7


@rule("103.K.c", "112.P.a")
def test_old_sciences_fetch_units_too_with_a_citadel() -> None:
    p = wizardry("alte_wissenschaften").discard("spion", "woll_handelsflotte", "kloster", "inspiration")
    g = do(p.main(), "play alte_wissenschaften")
    assert options(g) == ["pick spion", "pick woll_handelsflotte"]
    p = wizardry("alte_wissenschaften").discard("spion")
    p.g.land0.citadels = 0
    assert faults(p.main(), "play alte_wissenschaften") == ["needs_own_citadel"]


@rule("112.P.a", "103.K.c")
@pytest.mark.parametrize("card", ["wissen_der_ahnen", "alte_wissenschaften"])
def test_nothing_is_fetched_from_an_empty_or_banned_pile(card: str) -> None:
    assert faults(wizardry(card, sets=ALL).main(), f"play {card}") == ["nothing_to_fetch"]
    assert faults(wizardry(card, sets=ALL).discard("kloster").main(), f"play {card}") == ["nothing_to_fetch"]
    assert faults(wizardry(card, sets=ALL).discard("spion").banned(0, 0).main(), f"play {card}") == ["pile_closed"]
    assert faults(wizardry(card, sets=ALL).discard("spion").main(), f"play {card}") == []


@rule("128.G.a", "105.J.a")
def test_a_citadel_is_founded_at_the_end_of_the_longest_row_too() -> None:
    p = magical().settlement(0, "L6", "huegelland_stapel_1", "wald_stapel_1").rich(0)
    assert "citadel L6" in options(p.main())


@rule("128.G.b", "KB-19")
def test_at_the_end_of_the_longest_row_it_is_said_what_stands_there_already() -> None:
    p = magical().settlement(0, "L6", "huegelland_stapel_1", "wald_stapel_1").rich(0)
    assert "already_city" in faults(p.city(0, "L6").main(), "city L6")
    p = magical().settlement(0, "L6", "huegelland_stapel_1", "wald_stapel_1").rich(0)
    assert "already_citadel" in faults(p.citadel(0, "L6").main(), "city L6")
