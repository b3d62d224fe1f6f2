"""Where a price may come from: gold of a colony, what lies in stores, and what neither pays (122.B.b, 119.C.a)."""

from tests.rulings.handel_wandel.land import filled
from tests.rulings.together.land import EVERY, builds, kept, lands, magic, pile, plays, until, uses, wizards
from tests.support.position import Position, do, options, position, roll
from tests.support.reading import asked, in_play, stock
from tests.support.rules import rule

COLONY = "kolonialstuetzpunkt"


def colony(p: Position, n: int) -> Position:
    """A colonial base of the first player with so much gold."""
    return filled(p.built(0, COLONY, "region R1 below"), 0, "gold", n)


@rule("122.B.b", "113.U.a", "125.B.b")
def test_a_pawned_magic_kitchen_is_redeemed_with_gold_of_a_colony() -> None:
    p = colony(wizards().wizard(0, "hafli", "L1 above", 2).built(0, "zauberkueche", "L1 above"), 1)
    g = do(p.hand(0, "pfandleiher").main(), "play pfandleiher", "target own zauberkueche L1 above")
    assert (stock(g, 0), uses(g)) == ({}, ["pfandleiher laid"]), "of its one resource nothing is left to pay out"
    do(g, "use pfandleiher laid")
    assert (kept(g, 0, COLONY), magic(g), pile(g)) == ({}, {"hafli": 1}, ["pfandleiher"])
    assert uses(g) == ["zauberkueche L1 above"]


@rule("122.B.b", "103.G.d", "127.A.a")
def test_gold_of_a_colony_pays_a_wizard_but_feeds_none() -> None:
    p = position(sets=EVERY).citadel(0, "R1").settlement(0, "R2", "goldfluss_stapel_3", "weideland_stapel_5")
    p = colony(p.citadel(0, "R2"), 3)
    g = p.hand(0, "ari").main()
    assert builds(g) == ["build ari region R2 above"], "at the other river the colony lies"
    do(g, "build ari region R2 above")
    assert (kept(g, 0, COLONY), magic(g)) == ({}, {"ari": 2})
    p = position(sets=EVERY).citadel(0, "R1").settlement(0, "R2", "goldfluss_stapel_3", "weideland_stapel_5")
    p = colony(p.citadel(0, "R2").wizard(0, "ari", "R2 above", 1), 3)
    assert uses(p.main()) == [], "he is fed from his own region"


@rule("118.C.d", "119.C.a", "122.B.b")
def test_flavo_is_not_called_with_gold_of_a_treasury() -> None:
    p = filled(lands().built(1, "flavo_der_gaukler", "R1 above").built(0, "schatzkammer", "road C"), 0, "gold", 2)
    g = until(roll(p.before_roll(), "tournament", 4), 0, "main")
    assert ("flavo_der_gaukler" in in_play(g, 1), kept(g, 0, "schatzkammer")) == (True, {"gold": 2})
    p = colony(lands().built(1, "flavo_der_gaukler", "R1 above"), 1)
    g = until(roll(p.before_roll(), "tournament", 4), 0, "main")
    assert ("flavo_der_gaukler" in in_play(g, 0), kept(g, 0, COLONY)) == (True, {})


@rule("122.B.b", "103.P.c")
def test_in_the_tavern_a_colony_and_a_granary_may_be_staked() -> None:
    p = colony(lands().built(0, "wirtshaus", "L1 above"), 1).built(0, "naturalienspeicher", "road C")
    g = do(filled(p, 0, "wool", 1).main(), "use wirtshaus L1 above")
    assert options(g) == ["target own kolonialstuetzpunkt region R1 below", "target own naturalienspeicher road C"]
    do(g, "target own naturalienspeicher road C", "die 2")
    assert (kept(g, 0, COLONY), kept(g, 0, "naturalienspeicher"), stock(g, 0)) == ({"gold": 1}, {}, {})


@rule("122.B.a", "112.S.a")
def test_nobody_sets_out_against_the_gold_of_a_colony_alone() -> None:
    p = colony(lands(1).built(1, "handelskontor", "L1 above"), 3)
    g = p.hand(1, "raubzug", "haendler", "handelsmeister", "gewuerzkarawane").main()
    assert plays(g) == []
    assert plays(colony(lands(1), 3).stock(0, wool=1).hand(1, "raubzug", "haendler").main()) == ["raubzug", "haendler"]


@rule("102.B.Banktausch", "123.AV.a")
def test_a_guild_earns_from_a_trade_through_its_owner_s_own_fleet_by_the_other_s_league() -> None:
    p = lands().built(0, "hansebund", "L1 above").built(1, "woll_handelsflotte", "L1 above").stock(0, wool=2)
    g = until(do(p.built(1, "gilde_der_handelsherren", "L1 below").main(), "bank wool ore"), 0, "main")
    assert (stock(g, 0), stock(g, 1)) == ({"ore": 1}, {"wool": 1})


@rule("114.F.c", "114.F.b")
def test_of_one_s_own_accord_one_sigismund_may_follow_the_other_while_fleets_lie_on_the_pile() -> None:
    p = lands().hand(0, "sigismund_der_seeheld", "sigismund_der_seeheld")
    g = p.discard("gold_handelsflotte", "kaperflotte", "woll_handelsflotte").main()
    do(g, "play sigismund_der_seeheld", "pick gold_handelsflotte", "play sigismund_der_seeheld")
    until(g, 0, "main")
    assert (asked(g), pile(g)) == ((0, "main"), ["kaperflotte", "sigismund_der_seeheld", "sigismund_der_seeheld"])
