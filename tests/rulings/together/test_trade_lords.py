"""Bank trades, tolls, guests and wanderers of Barbaren & Handelsherren among the cards of the other sets."""

import catanica
from catanica.games.principality.cards.powers import knight_owner, strength
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.piece import goods_on
from tests.rulings.handel_wandel.land import filled, last, resting
from tests.rulings.together.land import SPECIAL, builds, goods, kept, lands, magic, pile, plays, until, uses, wizards
from tests.support.position import Position, do, faults, options, refused, roll
from tests.support.reading import asked, hand, in_play, stock
from tests.support.rules import rule

GUILD = "gilde_der_handelsherren"
COLONY = "kolonialstuetzpunkt"

# -- bank trades ------------------------------------------------------------------------------------------------------


@rule("102.B.Banktausch", "103.P.c")
def test_the_guild_earns_from_mint_league_and_christoph() -> None:
    p = lands(1).built(0, GUILD, "L1 above").built(1, "muenzgiesserei", "L1 above").stock(1, gold=2)
    assert stock(do(p.main(), "bank gold ore", "bank gold ore"), 0) == {"gold": 2}
    p = (
        lands(1)
        .built(0, GUILD, "L1 above")
        .built(0, "woll_handelsflotte", "L1 below")
        .built(1, "hansebund", "L1 above")
    )
    assert stock(do(p.stock(1, wool=2).main(), "bank wool ore"), 0) == {"wool": 1}, "through its owner's own fleet"
    p = lands(1).built(0, GUILD, "L1 above").built(1, "woll_handelsflotte", "L1 below").stock(1, wool=2)
    g = do(p.hand(1, "handelsherr_christoph").main(), "play handelsherr_christoph", "want wool", *["bank wool ore"] * 2)
    assert stock(g, 0) == {"wool": 2}


@rule("102.B.PingPongZug", "102.B.Banktausch")
def test_the_opponent_s_guild_earns_from_every_trade_to_and_fro() -> None:
    p = lands().built(0, "leuchtturm", "L1 below").built(0, "grosse_handelsflotte", "L1 below").stock(0, ore=1)
    g = do(p.built(1, GUILD, "L1 above").main(), *["bank ore lumber L1 below", "bank lumber ore C below"] * 3)
    assert (stock(g, 0), stock(g, 1)) == ({"ore": 1}, {"ore": 3, "lumber": 3})


@rule("122.B.b", "102.B.Banktausch")
def test_the_guild_s_gold_goes_onto_no_colony_and_a_blocked_guild_earns_nothing() -> None:
    p = filled(lands(1).built(1, COLONY, "region R1 below"), 1, "gold", 3).built(0, GUILD, "L1 above")
    g = do(p.built(0, COLONY, "region R1 below").stock(0, gold=3).main(), "bank gold ore")
    assert (stock(g, 0), kept(g, 0, COLONY), kept(g, 1, COLONY)) == ({"gold": 3}, {}, {})
    p = resting(lands(1).built(0, GUILD, "L1 above"), 0).stock(1, wool=3)
    assert stock(do(p.main(), "bank wool ore"), 0) == {}


@rule("102.B.Banktausch")
def test_one_trade_loads_both_residences_of_its_kind_and_ore_of_a_treasury_counts() -> None:
    p = lands().regions(0, L1_above="gebirge_stapel_5").built(0, "residenz_muenz", "region L1 below")
    g = do(p.built(0, "residenz_muenz", "region L1 above").stock(0, L1_below=3).main(), "bank ore gold")
    assert [int(goods_on(q)) for q in g.land(0).built] == [1, 1]
    p = filled(lands().built(0, "residenz_muenz", "region L1 below").built(0, "schatzkammer", "road C"), 0, "ore", 2)
    g = do(p.stock(0, ore=1).main(), "bank ore gold")
    assert goods(g, 0, "residenz_muenz") == 1


@rule("113.M.a", "113.M.b")
def test_christoph_goes_on_trading_when_the_fleet_has_gone_and_a_second_one_names_another_kind() -> None:
    p = lands().built(0, "woll_handelsflotte", "L1 below").hand(0, "handelsherr_christoph").stock(0, wool=2)
    g = do(p.main(), "play handelsherr_christoph", "want wool", "demolish woll_handelsflotte L1 below", "bank wool ore")
    assert stock(g, 0) == {"wool": 1, "ore": 1}
    p = lands().built(0, "woll_handelsflotte", "L1 below").built(0, "gold_handelsflotte", "L1 below")
    g = p.hand(0, "handelsherr_christoph", "handelsherr_christoph").stock(0, wool=1, gold=1).main()
    do(g, "play handelsherr_christoph", "want wool", "play handelsherr_christoph", "want gold")
    assert stock(do(g, "bank wool ore", "bank gold ore"), 0) == {"ore": 2}


@rule("KB-30", "103.K.c", "113.M.a")
def test_christoph_lies_on_the_pile_at_once_and_the_ancestors_send_him_out_again() -> None:
    p = lands().built(0, "woll_handelsflotte", "L1 below").built(0, "gold_handelsflotte", "R1 above")
    p.hand(0, "handelsherr_christoph", "wissen_der_ahnen").hand(1, "handelsherr_christoph").stock(0, wool=1, gold=2)
    g = do(p.main(), "play handelsherr_christoph", "want wool")
    assert pile(g) == ["handelsherr_christoph"]
    assert catanica.position(g.text()) == g, "what reminds of him is no third Christoph"
    do(g, "play wissen_der_ahnen", "pick handelsherr_christoph", "bank wool ore")
    do(g, "play handelsherr_christoph", "want gold", "bank gold ore", "bank gold ore")
    assert (stock(g, 0), pile(g)) == ({"ore": 3}, ["wissen_der_ahnen", "handelsherr_christoph"])
    until(do(g, "end"), 1, "before_roll")
    assert "handelsherr_christoph" not in in_play(g, 0)
    assert pile(g) == ["wissen_der_ahnen", "handelsherr_christoph"]


@rule("113.M.a")
def test_in_a_position_of_an_older_program_christoph_lies_before_his_player_until_the_turn_is_over() -> None:
    p = lands().built(0, "woll_handelsflotte", "L1 below").hand(0, "handelsherr_christoph").stock(0, wool=2)
    text = do(p.main(), "play handelsherr_christoph", "want wool").text()
    g = catanica.position(
        text.replace("christoph.laid.stored:1", "christoph.laid").replace("/discard=handelsherr_christoph", "")
    )
    assert isinstance(g, Duel)
    assert (pile(do(g, "bank wool ore")), stock(g, 0)) == ([], {"wool": 1, "ore": 1})
    until(do(g, "end"), 1, "before_roll")
    assert (pile(g), "handelsherr_christoph" in in_play(g, 0)) == (["handelsherr_christoph"], False)


@rule("112.S.a", "113.M.a", "116.C.c")
def test_christoph_does_not_come_for_what_is_traded_one_for_one_already() -> None:
    card, play = "handelsherr_christoph", "play handelsherr_christoph"
    p = lands().built(0, "woll_handelsflotte", "L1 below").hand(0, card, card)
    g = do(p.main(), play, "want wool")
    assert (faults(g, play), refused(g, play)) == (["traded_at_best"], ["112.S.a"]), "a second one does nothing"
    lit = lands().built(0, "leuchtturm", "L1 below").built(0, "woll_handelsflotte", "L1 below").hand(0, card)
    assert faults(lit.main(), play) == ["traded_at_best"]
    g = do(lit.built(0, "erz_handelsflotte", "L1 above").main(), play)
    assert options(g) == ["want ore"]
    p = lands().built(0, "leuchtturm", "L1 above").built(0, "grosse_handelsflotte", "L1 above").hand(0, card)
    assert options(do(p.main(), play)) == ["want grain", "want wool"], "there two regions only are traded so"


@rule("122.B.b")
def test_colonial_gold_goes_through_mint_fleet_lighthouse_and_league() -> None:
    def colony(gold: int) -> Position:
        return filled(lands().built(0, COLONY, "region R1 below"), 0, "gold", gold)

    for p in (
        colony(1).built(0, "muenzgiesserei", "L1 above"),
        colony(2).built(0, "gold_handelsflotte", "L1 above"),
        colony(1).built(0, "gold_handelsflotte", "L1 above").built(0, "leuchtturm", "L1 above"),
        colony(2).built(0, "hansebund", "L1 above").built(1, "gold_handelsflotte", "L1 above"),
    ):
        g = do(p.main(), "bank gold ore")
        assert (stock(g, 0), kept(g, 0, COLONY)) == ({"ore": 1}, {})


@rule("122.B.b", "KD-14")
def test_through_the_opponent_s_great_fleet_colonial_gold_goes_too_and_not_through_the_own_one() -> None:
    p = filled(lands().built(0, COLONY, "region R1 below"), 0, "gold", 2).built(0, "hansebund", "L1 above")
    p.regions(1, L1_below="goldfluss_stapel_3").built(1, "grosse_handelsflotte", "L1 below")
    g = do(p.main(), "bank gold ore")
    assert (stock(g, 0), kept(g, 0, COLONY)) == ({"ore": 1}, {})
    p = filled(lands().built(0, COLONY, "region R1 below"), 0, "gold", 2).city(0, "R1")
    assert not [o for o in options(p.built(0, "grosse_handelsflotte", "R1 below").main()) if o.startswith("bank")]


@rule("103.P.c", "102.B.Gebaeude")
def test_gold_of_a_coin_residence_stands_in_magic_buildings_but_not_for_wizards_or_citadels() -> None:
    def coins() -> Position:
        return last(wizards().built(0, "residenz_muenz", "region L1 below"), 0, 3)

    assert faults(coins().hand(0, "hafli").stock(0, grain=2, gold=1).main(), "build hafli region L1 above") != []
    assert faults(coins().stock(0, brick=2, lumber=2, gold=1).main(), "citadel R1") == ["cannot_pay"]
    p = coins().wizard(0, "hafli", "L1 above").hand(0, "zaubermuehle").stock(0, gold=1)
    g = until(do(p.main(), "build zaubermuehle L1 above"), 0, "main")
    assert (stock(g, 0), magic(g)) == ({}, {"hafli": 2}), "one gold for the lumber"


# -- the base ---------------------------------------------------------------------------------------------------------


def raided(active: int = 1) -> Position:
    """A barbarian base of the first player on a road of the second."""
    return lands(active).road(1, 7).built(1, "barbarenstuetzpunkt", "road C", owner=0)


@rule("103.P.a", "103.I.f", "103.E.b")
def test_a_hexed_base_takes_no_toll_and_brings_baroc_no_second_ore() -> None:
    p = raided().citadel(1, "R1").wizard(1, "arsa", "R1 above").hand(1, "hexe", "karawane").stock(1, grain=1)
    g = until(do(p.main(), "play hexe"), 1, "main")
    assert faults(g, "play karawane") == [], "the second card of the turn is free"
    p = resting(raided(0), 1).built(0, "baroc_der_soeldner", "L1 above")
    assert stock(roll(p.before_roll(), "brigands", 5), 0)["ore"] == 1


@rule("103.I.f", "126.A.a", "103.P.c")
def test_neither_a_spell_nor_a_card_for_the_brotherhood_is_an_action_card_played() -> None:
    p = raided().citadel(1, "R1").wizard(1, "arsa", "R1 above").built(1, "inspiration", "R1 above")
    g = p.hand(1, "karawane").stock(1, grain=1).stack(1, "markt", "markt").main()
    assert faults(do(g, "use inspiration R1 above", "draw 1", "draw 1"), "play karawane") == []
    p = raided().built(1, "geheime_bruderschaft", "L1 above").built(0, "bischofssitz", "L1 above")
    g = do(p.hand(1, "spion", "karawane", "ari", "inspiration").main(), "use geheime_bruderschaft L1 above")
    assert sorted(options(g)) == ["pick karawane", "pick spion"], "neither wizards nor books"
    do(g, "pick spion", "region L1 below")
    assert (stock(g, 0), faults(g, "play karawane")) == ({}, [])


@rule("103.I.f", "102.B.Ausspielen")
def test_the_toll_for_a_vetoed_card_stays_paid() -> None:
    p = raided().citadel(0, "R1").wizard(0, "arsa", "R1 above").built(0, "zauberveto", "R1 above")
    g = p.hand(1, "karawane", "karawane").stock(1, grain=2, gold=1).main()
    until(do(g, "play karawane", "pass"), 1, "main")
    do(g, "play karawane", "use zauberveto R1 above", "stack 1")
    assert "gold" not in stock(g, 1)


@rule("103.F.c", "117.E.a", "117.A.a")
def test_a_potion_or_the_leaving_of_johanna_drives_a_base_out() -> None:
    p = wizards().wizard(0, "hafli", "L1 above").built(0, "zaubertrank", "L1 above")
    p.built(0, "bodo_der_friedfertige", "R1 above").built(0, "otto_der_berserker", "R1 below")
    p.built(0, "barbarenstuetzpunkt", "road C", owner=1)
    g = p.main()
    assert 3 < strength(g, 0) <= 6
    assert "barbarenstuetzpunkt" not in in_play(do(g, "use zaubertrank L1 above"), 0)
    p = lands().citadel(1, "R1").built(1, "ismai_der_gruene_drache", "R1 above").built(1, "kanone", "R1 above")
    p.built(0, "johanna_die_kriegerin", "L1 above").built(1, "barbarenstuetzpunkt", "road C", owner=0)
    g = p.main()
    assert (strength(g, 1), "barbarenstuetzpunkt" in in_play(g, 1)) == (4, True)
    do(g, "demolish johanna_die_kriegerin L1 above")
    assert (strength(g, 1), "barbarenstuetzpunkt" in in_play(g, 1)) == (9, False)


# -- Flavo, Johanna, Guido, barbarians --------------------------------------------------------------------------------


@rule("118.C.e", "118.C.d")
def test_flavo_may_be_sent_to_a_citadel_and_comes_back_with_the_next_tournament() -> None:
    p = lands().built(0, "flavo_der_gaukler", "L1 above").citadel(1, "R1").stock(0, gold=1).stock(1, gold=1)
    g = do(roll(p.stack(1, *["markt"] * 9).before_roll(), "tournament", 4), "build flavo_der_gaukler R1 above")
    until(do(until(g, 0, "main"), "end"), 1, "before_roll")
    roll(g, "tournament", 4)
    assert asked(g) == (1, "flavo_place"), "now the other one gives him away"
    do(g, "build flavo_der_gaukler R1 below")
    assert ("flavo_der_gaukler" in in_play(g, 0), "gold" in stock(g, 0)) == (True, False)


@rule("117.E.a", "141.J.b", "103.M.a")
def test_each_dragon_counts_two_beside_an_opposing_johanna_but_not_the_one_of_2002() -> None:
    p = wizards(sets=SPECIAL).city(1, "L1").built(0, "ismai_der_gruene_drache", "L1 above")
    p.built(0, "zweiter_drache", "L1 above").hand(1, "markt")
    assert (strength(p.g, 0), knight_owner(p.g)) == (11, 0)
    assert strength(p.built(1, "johanna_die_kriegerin_2002", "L1 above").g, 0) == 11
    p.g.land(1).remove_piece(0)
    assert strength(p.built(1, "johanna_die_kriegerin", "L1 above").g, 0) == 4


@rule("117.E.a", "123.AI.a", "103.R.a")
def test_johanna_may_come_for_a_copied_church_and_an_opposing_citadel_is_none_of_hers() -> None:
    p = lands().aimed(0, "L1 above", "kirche", "L1 above").built(1, "kirche", "L1 above").citadel(1, "R1").rich(0)
    assert builds(p.hand(0, "johanna_die_kriegerin").main()) != []


@rule("112.J.a", "112.J.c", "117.C.b")
def test_guido_can_fetch_a_guido_but_no_knight_with_a_second_job() -> None:
    p = lands(sets=SPECIAL).built(1, "bibliothek", "L1 above").hand(0, "guido_der_grosse_diplomat")
    p.discard("spion", "guido_der_grosse_diplomat", "richard_der_raecher", "sven_der_handelsritter")
    g = do(p.before_roll(), "play guido_der_grosse_diplomat")
    assert hand(g, 0) == ["guido_der_grosse_diplomat"], "an attack like others (112.J)"
    assert pile(g) == ["spion", "richard_der_raecher", "sven_der_handelsritter", "guido_der_grosse_diplomat"]
    assert plays(g) == ["guido_der_grosse_diplomat"]


@rule("119.C.b", "122.B.a", "102.B.Einheit")
def test_in_a_raid_dragons_fight_roads_to_nowhere_count_and_a_hexed_colony_loses_its_gold() -> None:
    p = wizards().built(0, "ismai_der_gruene_drache", "L1 above").built(0, "zweiter_drache", "L1 above")
    assert asked(p.event_card("barbarenueberfall")) == (0, "gain"), "two dragons against one road"
    p = lands().road(0, 7).built(0, "kanone", "L1 above").built(0, "bauernheer", "L1 above").stock(0, gold=1)
    assert "gold" not in stock(p.event_card("barbarenueberfall"), 0)
    p = resting(filled(lands().built(0, COLONY, "region R1 below"), 0, "gold", 2), 0)
    assert kept(p.event_card("barbarenueberfall"), 0, COLONY) == {}


@rule("123.AI.a", "122.C.b", "122.B.b")
def test_societies_copy_harbour_winery_and_guild() -> None:
    p = lands().aimed(0, "L1 above", "hafen", "L1 above").built(1, "hafen", "L1 above").hand(0, "residenz_tuch").rich(0)
    assert faults(p.main(), "build residenz_tuch region C above") == [], "being a condition is a function"
    p = lands(1).aimed(0, "L1 above", GUILD, "L1 above").built(1, GUILD, "L1 above").stock(1, wool=3)
    assert stock(do(p.main(), "bank wool ore"), 0) == {"wool": 1}
    g = lands().aimed(0, "L1 above", "weinkellerei", "L1 above").built(1, "weinkellerei", "L1 above").events("seuche")
    g2 = until(g.event_card("jahreswechsel"), 0, "main")
    assert [sum(stock(g2, seat).values()) for seat in (0, 1)] == [2, 2]
    assert uses(g2) == []
