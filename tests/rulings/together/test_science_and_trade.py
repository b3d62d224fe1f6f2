"""Cards of Wissenschaft & Fortschritt and Handel & Wandel where they meet each other and those of other sets."""

import pytest

from catanica.games.principality.cards.powers import knight_owner, mill_owner, strength, trade_points
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.vocabulary import card_of
from tests.rulings.handel_wandel.land import filled, last, resting
from tests.rulings.together.land import EVERY, goods, kept, lands, magic, pile, rests, until, uses
from tests.support.position import Position, do, faults, options, position, roll
from tests.support.reading import asked, hand, in_play, stock
from tests.support.rules import rule


def main(g: Duel, seat: int = 0) -> Duel:
    """On to the main phase of a player, by the first answers."""
    return until(g, seat, "main")


# -- wall and cannons -------------------------------------------------------------------------------------------------


@rule("103.M.a", "103.F.c", "101.D.d(c)")
def test_the_strength_of_a_wall_drives_robbers_out() -> None:
    p = lands().built(0, "otto_der_berserker", "R1 above").built(0, "markt", "L1 below").hand(0, "grosse_mauer")
    g = p.built(0, "raubritterburg", "L1 below", owner=1).stock(0, brick=2).main()
    assert (strength(g, 0), trade_points(g, 0)) == (3, 0)
    do(g, "build grosse_mauer L1 above")
    assert ("raubritterburg" in in_play(g, 0), trade_points(g, 0)) == (False, 2)


@rule("103.P.a", "112.S.f", "113.U.a")
def test_a_pawned_wall_has_no_strength_and_lets_spies_pass() -> None:
    p = lands().built(0, "grosse_mauer", "L1 above").hand(0, "pfandleiher", "kanone").stack(1, *["markt"] * 9)
    g = p.hand(1, "spion").main()
    assert knight_owner(g) == 0
    do(g, "play pfandleiher", "target own grosse_mauer L1 above")
    assert (knight_owner(g), stock(g, 0)) == (-1, {"brick": 1})
    until(do(g, "end"), 1, "before_roll")
    do(main(roll(g, "trade_advantage", 6), 1), "play spion")
    assert asked(g) == (1, "spy_pick"), "nobody rolls"


@rule("117.E.a", "120.C.b", "102.B.Ritter")
def test_johanna_halves_each_cannon_of_the_opponent_and_brothels_are_for_knights() -> None:
    p = lands().built(0, "grosse_mauer", "R1 above").built(0, "kanone", "L1 above").built(0, "kanone", "L1 above")
    p.built(0, "bordell", "L1 below", owner=1).built(1, "kanone", "R1 above")
    assert (strength(p.main(), 0), strength(p.main(), 1)) == (9, 4)
    p.built(1, "johanna_die_kriegerin", "R1 below")
    assert strength(p.main(), 0) == 1 + 2 + 2


@rule("119.C.b", "102.B.Einheit")
@pytest.mark.parametrize(
    ("units", "won"),
    [(["kanone"], False), (["kanone", "kanone"], True), (["sven_der_handelsritter", "lothar_der_saeufer"], True)],
)
def test_barbarians_count_cannons_and_merchant_knights_as_units(units: list[str], won: bool) -> None:
    p = lands().road(0, 6).stock(0, gold=2)
    for unit in units:
        p.built(0, unit, "L1 above")
    g = p.event_card("barbarenueberfall")
    assert (asked(g), stock(g, 0)) == (((0, "gain"), {"gold": 2}) if won else ((0, "main"), {}))


# -- university, crane, scriptorium -----------------------------------------------------------------------------------


@rule("123.AI.a", "105.C.b")
def test_a_society_that_copies_an_abbey_is_learning_enough_for_a_university() -> None:
    p = lands().built(1, "kloster", "R1 above").display("universitaet").rich(0)
    assert faults(p.main(), "erect universitaet L1 above") == ["needs_one_of"]
    assert faults(p.aimed(0, "L1 below", "kloster", "R1 above").main(), "erect universitaet L1 above") == []


@rule("103.P.a", "112.E.a", "103.R.a")
def test_a_university_under_a_dogma_is_no_condition() -> None:
    p = resting(lands().built(0, "universitaet", "L1 above"), 0).hand(0, "kanone", "baukran", "erfinder").rich(0)
    g = p.stack(1, "markt").main()
    for text in ("build kanone L1 above", "build baukran L1 above", "play erfinder"):
        assert faults(g, text) == ["needs_working"]


@rule("113.U.b")
def test_with_crane_and_mission_a_pawned_church_leaves_a_gain_of_one() -> None:
    p = lands().built(0, "baukran", "L1 above").built(0, "mission", "R1 above").hand(0, "kirche", "pfandleiher")
    g = main(do(p.stock(0, brick=1, grain=2).main(), "build kirche L1 above"))
    assert stock(g, 0) == {}, "three of five"
    do(g, "play pfandleiher", "target own kirche L1 above", "waive brick")
    assert stock(g, 0) == {"grain": 2, "ore": 2}, "four of five"
    main(do(g, "use pfandleiher laid"))
    assert (sum(stock(g, 0).values()), rests(g, 0, "kirche")) == (1, False)


@rule("103.P.c", "123.AI.a")
def test_a_crane_and_a_copied_one_spare_two_resources() -> None:
    p = lands().built(0, "baukran", "L1 above").built(1, "baukran", "L1 above").hand(0, "warenboerse")
    p.built(0, "handelskontor", "L1 below").stock(0, brick=2, grain=1)
    assert faults(p.main(), "build warenboerse L1 above") == ["cannot_pay"]
    p.aimed(0, "L1 below", "baukran", "L1 above")
    main(do(p.main(), "build warenboerse L1 above"))
    assert stock(p.g, 0) == {}


@rule("103.P.c", "112.G.f", "113.U.a")
def test_a_pawned_and_redeemed_scriptorium_is_the_same_one_still() -> None:
    p = lands().built(0, "schreibstube", "L1 above").hand(0, "pfandleiher").stack(1, *["markt"] * 5).rich(0)
    g = do(p.main(), "use schreibstube L1 above", "draw 1", "play pfandleiher")
    main(do(g, "target own schreibstube L1 above", "waive wool", "use pfandleiher laid"))
    assert (rests(g, 0, "schreibstube"), uses(g)) == (False, [])


@rule("105.C.b", "113.U.a")
def test_a_pawned_university_that_burns_lies_open_again_and_the_pawnbroker_on_the_pile() -> None:
    p = lands().built(0, "universitaet", "L1 above").hand(0, "pfandleiher", "feuerteufel").built(1, "markt", "L1 above")
    g = do(p.main(), "play pfandleiher", "target own universitaet L1 above", "waive brick", "play feuerteufel", "die 6")
    assert (in_play(g, 0), hand(g, 0), pile(main(g))) == ([], [], ["feuerteufel", "pfandleiher"])
    assert [g.cat.ids[card_of(c)] for c in g.display] == ["universitaet"]


# -- doctor and resettlement ------------------------------------------------------------------------------------------


@rule("103.P.c", "103.E.f", "101.D.d(q)")
def test_a_doctor_pays_the_opponent_s_bishop_s_seat_and_comes_in_spite_of_a_stone() -> None:
    p = lands().built(1, "bischofssitz", "L1 above").built(1, "stein_der_weisen", "R1 above").hand(0, "medicus")
    g = main(do(p.stock(0, grain=2).event_card("seuche"), "play medicus"))
    assert (stock(g, 0), stock(g, 1)) == ({"grain": 2}, {"gold": 1})


@rule("114.F.b", "123.BL.a", "119.C.a")
def test_a_doctor_is_not_called_for_what_no_plague_takes() -> None:
    settled = lands().stock(0, brick=2)
    watered = lands().built(0, "wasserversorgung", "L1 above").stock(0, grain=2)
    stowed = filled(lands().built(0, "naturalienspeicher", "road C"), 0, "grain", 2)
    for p in (settled, watered, stowed):
        assert asked(p.hand(0, "medicus").event_card("seuche")) == (0, "main")


@rule("128.D.a", "120.E.c", "118.B.a")
def test_resettled_regions_serve_the_trading_post_and_the_army_they_come_to_lie_at() -> None:
    p = lands(active=1).built(1, "handelsniederlassung", "L1 above", owner=0).hand(1, "umsiedlung")
    p.built(1, "bauernheer", "R1 below").stock(1, grain=3).stack(1, *["markt"] * 9)
    g = p.main()
    assert knight_owner(g) == -1
    do(g, "play umsiedlung", "region L1 above", "region R1 below")
    assert (strength(g, 1), knight_owner(g)) == (3, 1)
    until(do(g, "end"), 0, "before_roll")
    main(roll(g, "brigands", 1))
    assert stock(g, 0) == {"grain": 1, "gold": 1}, "gold lies beside the post now"


# -- trading post abroad ----------------------------------------------------------------------------------------------


@rule("120.E.a", "103.F.c", "103.E.c")
def test_gold_of_the_event_phase_drives_a_trading_post_out_only_after_the_production() -> None:
    p = lands().built(1, "handelsniederlassung", "L1 above", owner=0).built(1, "handelsakademie", "L1 above")
    p.built(1, "zollstation", "R1 above").built(1, "zollstation", "R1 below").built(1, "handelskontor", "L1 below")
    assert trade_points(p.g, 1) == 5
    g = main(do(roll(p.before_roll(), "good_year", 2), "pass", "pass"))
    assert (trade_points(g, 1), in_play(g, 1).count("handelsniederlassung")) == (8, 0)
    assert stock(g, 0) == {"ore": 1, "grain": 1}, "it has paid a last time"


@rule("103.F.c")
def test_an_army_that_grows_frees_trade_and_that_drives_the_trading_post_out() -> None:
    p = lands().built(0, "raubritterburg", "L1 above", owner=1).built(0, "handelsniederlassung", "L1 above", owner=1)
    p.built(0, "handelskontor", "L1 below").built(0, "haendlerzunft", "L1 below").built(0, "grosse_mauer", "R1 below")
    p.regions(0, R1_above="getreidefeld_stapel_4").stock(0, R1_above=2).built(0, "bauernheer", "R1 above")
    assert (strength(p.g, 0), trade_points(p.g, 0)) == (3, 0)
    g = roll(p.before_roll(), "brigands", 4)
    assert (strength(g, 0), trade_points(g, 0)) == (4, 7)
    assert in_play(g, 0) == ["bauernheer", "grosse_mauer", "haendlerzunft", "handelskontor"]


@rule("120.E.c", "103.P.a")
def test_two_posts_bring_one_each_and_one_that_rests_brings_nothing_but_is_driven_out() -> None:
    p = lands().built(1, "handelsniederlassung", "L1 above", owner=0)
    p = resting(p.built(1, "handelsniederlassung", "L1 below", owner=0), 1)
    g = roll(p.built(1, "handelsniederlassung", "L1 above", owner=0).before_roll(), "brigands", 2)
    assert stock(g, 0) == {"ore": 1, "grain": 2}
    p = resting(lands().built(1, "handelsniederlassung", "L1 below", owner=0), 1)
    g = roll(p.before_roll(), "brigands", 3)
    assert stock(g, 0) == {"wool": 1}, "mountains lie beside it"
    last(p.built(1, "faerberei", "region C above"), 1, 3).built(1, "handelskontor", "L1 above")
    assert "handelsniederlassung" in in_play(do(g, "end"), 1), "six points"
    p = resting(lands().built(1, "handelsniederlassung", "L1 below", owner=0), 1)
    last(p.built(1, "faerberei", "region C above"), 1, 3).built(1, "handelskontor", "L1 above")
    assert "handelsniederlassung" not in in_play(p.built(1, "grosser_basar", "L1 above").main(), 1)


# -- bank -------------------------------------------------------------------------------------------------------------


@rule("102.B.Banktausch", "113.M.a")
def test_christoph_sails_with_own_fleets_only_in_spite_of_the_league() -> None:
    p = lands().built(0, "hansebund", "L1 above").built(1, "erz_handelsflotte", "R1 above")
    p.hand(0, "handelsherr_christoph").rich(0)
    assert faults(p.main(), "play handelsherr_christoph") == ["needs_fleet"]
    g = do(p.built(0, "gold_handelsflotte", "R1 above").main(), "play handelsherr_christoph")
    assert options(g) == ["want gold"]


@rule("102.B.Banktausch")
def test_a_trade_by_the_league_is_a_bank_trade_and_stud_post_and_bazaar_are_none() -> None:
    def merchants() -> Position:
        p = lands().built(1, "gilde_der_handelsherren", "L1 above").built(0, "residenz_muenz", "region L1 below")
        return p.built(0, "residenz_papier", "region C below")

    p = merchants().built(0, "hansebund", "L1 above").built(1, "erz_handelsflotte", "R1 above").stock(0, ore=2)
    g = do(p.main(), "bank ore gold")
    assert (goods(g, 0, "residenz_muenz"), stock(g, 0), stock(g, 1)) == (1, {"gold": 1}, {"ore": 1})
    p = merchants().built(0, "gestuet", "R1 below").built(0, "handelsposten", "road C")
    p.built(0, "grosser_basar", "L1 above").stock(0, grain=1, lumber=1, ore=1).stock(1, brick=1)
    g = main(do(p.main(), "use gestuet R1 below", "region L1 below", "use handelsposten road C"))
    main(do(g, "use grosser_basar L1 above", "region L1 below"))
    assert stock(g, 0) == {"ore": 1, "wool": 1, "brick": 1}
    assert (goods(g, 0, "residenz_muenz"), goods(g, 0, "residenz_papier"), stock(g, 1)) == (0, 0, {"ore": 1})


@rule("122.D.a", "116.C.b", "119.C.a")
def test_no_manufactory_bazaar_or_great_fleet_draws_on_a_store() -> None:
    def granary() -> Position:
        return filled(lands().built(0, "naturalienspeicher", "road C"), 0, "wool", 2)

    p = granary().built(0, "faerberei", "region C above").built(0, "grosser_basar", "L1 above").stock(1, ore=1)
    assert uses(p.main()) == ["naturalienspeicher road C"]
    assert not [o for o in options(granary().built(0, "grosse_handelsflotte", "L1 above").main()) if "bank" in o]
    assert "bank wool gold" in options(granary().built(0, "woll_handelsflotte", "L1 above").main())


@rule("103.P.c", "123.AI.a", "116.E.a")
def test_two_shipyards_make_a_privateer_free_and_no_lighthouse_hides_a_fleet_from_it() -> None:
    p = lands().built(0, "werft", "R1 above").built(1, "werft", "R1 above").hand(0, "kaperflotte")
    p.built(1, "leuchtturm", "L1 above").built(1, "erz_handelsflotte", "L1 above")
    assert faults(p.main(), "build kaperflotte L1 above") == ["cannot_pay"]
    g = main(do(p.aimed(0, "L1 above", "werft", "R1 above").main(), "build kaperflotte L1 above"))
    assert (in_play(g, 1), pile(g)) == (["leuchtturm", "werft"], ["erz_handelsflotte"])


# -- tournaments ------------------------------------------------------------------------------------------------------


@rule("117.F.a", "103.D.a")
@pytest.mark.parametrize(("number", "gold"), [(3, 3), (2, 0)])
def test_at_the_great_tournament_lothar_rides_with_the_die_of_that_roll(number: int, gold: int) -> None:
    p = lands().built(0, "lothar_der_saeufer", "L1 above").built(1, "bodo_der_friedfertige", "L1 above")
    g = p.events("grosses_ritterturnier").before_roll()
    main(do(g, "roll", "face event_card", f"die {number}"))
    assert stock(g, 0).get("gold", 0) == gold


@rule("103.E.d", "123.AI.a")
def test_a_second_great_field_adds_no_third_resource() -> None:
    p = lands().built(0, "grosser_turnierplatz", "L1 above").built(1, "grosser_turnierplatz", "L1 above")
    p.aimed(0, "L1 below", "grosser_turnierplatz", "L1 above").built(0, "bodo_der_friedfertige", "R1 above")
    g = do(roll(p.before_roll(), "tournament", 6), "region L1 above", "region L1 above")
    assert asked(g) == (0, "main")


# -- pawnbroker -------------------------------------------------------------------------------------------------------


@rule("113.U.a", "128.E.a")
def test_what_changes_places_takes_its_pawnbroker_along() -> None:
    p = lands().citadel(0, "R1")
    p.wizard(0, "hafli", "R1 above").built(0, "ort_wandle_dich", "R1 above").built(0, "kloster", "L1 above")
    p.built(0, "markt", "L1 below").hand(0, "pfandleiher").stock(0, brick=1, lumber=1, ore=1)
    g = do(p.main(), "play pfandleiher", "target own kloster L1 above", "waive ore", "use ort_wandle_dich R1 above")
    main(do(g, "target own kloster L1 above", "target own markt L1 below"))
    assert (rests(g, 0, "kloster"), rests(g, 0, "markt")) == (True, False)
    main(do(g, "use pfandleiher laid"))
    assert (rests(g, 0, "kloster"), pile(g)) == (False, ["pfandleiher"])


@rule("112.M.a", "103.E.f", "113.U.c")
def test_when_the_witch_leaves_a_pawned_building_it_stays_pawned() -> None:
    p = lands().citadel(1, "R1").wizard(1, "hafli", "R1 above").hand(1, "hexe").built(0, "kloster", "R1 above")
    p.hand(0, "pfandleiher").stack(1, *["markt"] * 20).events("konflikt", "konflikt")
    g = main(do(p.main(), "play pfandleiher", "target own kloster R1 above"))
    until(do(g, "end"), 1, "before_roll")
    main(do(main(roll(g, "brigands", 6), 1), "play hexe"), 1)
    until(do(g, "end"), 0, "before_roll")
    main(do(g, "roll", "face event_card", "die 6"))
    assert (pile(g), rests(g, 0, "kloster")) == (["hexe"], True)
    main(do(p.rich(0).main(), "use pfandleiher laid"))
    assert not rests(g, 0, "kloster")


@rule("113.U.b", "125.B.b")
def test_a_pawned_magic_kitchen_yields_nothing_but_its_magic_is_due_again() -> None:
    p = lands().citadel(0, "R1").wizard(0, "hafli", "R1 above").built(0, "zauberkueche", "R1 below")
    g = main(do(p.hand(0, "pfandleiher").main(), "play pfandleiher", "target own zauberkueche R1 below"))
    assert (stock(g, 0), uses(g)) == ({}, [])
    main(do(p.stock(0, gold=1).main(), "use pfandleiher laid"))
    assert (stock(g, 0), magic(g), rests(g, 0, "zauberkueche")) == ({}, {"hafli": 2}, False)


@rule("113.U.b", "113.U.a")
def test_a_chancellor_makes_redeeming_cheaper_too() -> None:
    p = lands().built(0, "rathaus", "L1 above").built(0, "handelskontor", "L1 above").hand(0, "pfandleiher", "kanzler")
    g = do(p.main(), "play kanzler", "play pfandleiher", "target own handelskontor L1 above", "waive wool")
    assert stock(g, 0) == {"brick": 1, "grain": 1, "wool": 1}
    main(do(g, "use pfandleiher laid"))
    assert (stock(g, 0), rests(g, 0, "handelskontor")) == ({}, False)


@rule("119.C.a", "122.C.c")
def test_what_lies_in_an_assaulted_store_is_lost() -> None:
    p = filled(lands().built(0, "schatzkammer", "road C"), 0, "gold", 2).built(1, "konrad_der_flinke", "R1 above")
    g = main(p.stock(0, brick=1, ore=1).event_card("ueberfall"))
    assert (hand(g, 0), in_play(g, 0)) == (["schatzkammer"], [])
    main(do(p.built(0, "handelskontor", "L1 above").g, "build schatzkammer road C"))
    assert (kept(g, 0, "schatzkammer"), stock(g, 0)) == ({}, {})


# -- what the passive player sees, takes and wins ---------------------------------------------------------------------


def known(g: Duel, audience: int, seat: int) -> list[str]:
    """The cards of a hand that an audience knows."""
    cards = [g.cat.ids[card_of(s)] for s in g.redacted(audience).land(seat).hand]
    return sorted(card for card in cards if card)


@rule("120.D.a", "119.O.a")
def test_after_a_comet_an_embassy_shows_the_new_hand_of_its_host_only() -> None:
    p = lands().built(1, "gesandtschaft", "L1 above", owner=0).hand(0, "spion").hand(1, "markt", "kirche")
    g = main(
        p.stack(1, "hafen", "bischof", "raubzug", "kloster", "medicus", "erfinder", "karawane").event_card("komet")
    )
    assert known(g, 0, 1) == hand(g, 1)
    assert len(hand(g, 1)) == 3
    assert known(g, 1, 0) == []


@rule("120.D.a", "103.H.b")
def test_an_embassy_shows_what_a_holy_site_puts_back_too_but_not_where_it_lies() -> None:
    p = lands(1).built(1, "gesandtschaft", "L1 above", owner=0).built(1, "heilige_staette", "R1 above")
    g = do(p.hand(1, "spion", "markt").stack(1, "hafen", "bischof", "raubzug").hand_check(), "draw 1")
    assert known(g, 0, 1) == ["hafen"]
    do(g, "put hafen 1")
    assert known(g, 0, 1) == []
    assert card_of(g.redacted(0).stacks.at(0, 2)) == 0
    assert card_of(g.redacted(1).stacks.at(0, 2)) == g.cat.number("hafen")
    assert known(do(g, "draw 1"), 0, 1) == ["bischof"]


@rule("112.G.b", "112.G.d", "120.E.b")
def test_an_arsonist_that_backfires_may_burn_what_the_attacker_built_in_the_other_land() -> None:
    for brigade, burnt in (([], ["gesandtschaft"]), (["feuerwache"], [])):
        p = (
            lands()
            .built(1, "gesandtschaft", "L1 above", owner=0)
            .built(1, "kloster", "R1 above")
            .hand(0, "feuerteufel")
        )
        for card in brigade:
            p.built(1, card, "L1 below")
        g = main(do(p.main(), "play feuerteufel", "die 6"))
        assert (hand(g, 0), "kloster" in in_play(g, 1)) == (burnt, True)


@rule("103.I.f", "KB-16", "KB-24")
def test_gold_spent_beside_an_academy_may_hand_the_mill_and_the_game_to_the_passive_player() -> None:
    def rich(*cards: str) -> Position:
        p = position(sets=EVERY, points=5).city(0, "L1").city(1, "L1").actions_open().hand(0, *cards)
        return p.built(1, "markt", "L1 above").built(1, "bibliothek", "L1 below")

    g = rich().built(0, "handelsakademie", "L1 above").stock(0, gold=3).main()
    assert mill_owner(g) == 0
    do(g, "bank gold ore")
    assert g.outcome is not None
    assert list(g.outcome.winners) == [1]
    g = rich("pfandleiher").built(0, "handelskontor", "L1 above").main()
    while g.outcome is None:
        do(g, "play pfandleiher" if "play pfandleiher" in options(g) else options(g)[0])
    assert (list(g.outcome.winners), in_play(g, 0)) == ([1], ["handelskontor", "pfandleiher"])
