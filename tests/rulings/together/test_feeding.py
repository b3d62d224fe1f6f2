"""When magic may be spent: the fed wizard, the new one, the bond, the unicorns (127.A, 127.B, 103.G.d)."""

from tests.rulings.together.land import builds, magic, until, uses, wizards
from tests.support.position import do, roll
from tests.support.reading import in_play, stock
from tests.support.rules import rule


@rule("127.A.c")
def test_old_magic_of_a_fed_wizard_is_barred_too_but_another_wizard_pays() -> None:
    p = wizards().wizard(0, "hafli", "L1 above", 2).built(0, "inspiration", "L1 above").stock(0, grain=1)
    g = do(p.stack(1, "markt", "kloster").main(), "use hafli region L1 above")
    assert (magic(g), uses(g)) == ({"hafli": 3}, [])
    p = wizards().wizard(0, "hafli", "L1 above", 2).wizard(0, "ira", "L1 below", 2).stock(0, grain=1)
    p.built(0, "inspiration", "L1 above").stack(1, "markt", "kloster")
    g = do(p.main(), "use hafli region L1 above", "use inspiration L1 above")
    assert magic(g) == {"hafli": 3, "ira": 0}, "only the mountain's wizard may pay, so nothing is asked"


@rule("127.A.c", "105.J.b")
def test_cast_first_and_feed_afterwards_then_no_more() -> None:
    p = wizards().wizard(0, "hafli", "L1 above", 3).stock(0, grain=2).built(0, "zauberkueche", "L1 above")
    g = do(p.main(), "use zauberkueche L1 above", "die 1", "use hafli region L1 above")
    assert (magic(g), uses(g)) == ({"hafli": 3}, []), "full, and barred for this turn"


@rule("127.A.a", "103.G.d", "103.I.a")
def test_what_was_fed_can_be_cast_from_the_opponent_s_turn_on() -> None:
    p = wizards().wizard(0, "hafli", "L1 above", 1).stock(0, grain=1).built(0, "zauberveto", "L1 above")
    p.hand(1, "karawane", "markt", "markt").stock(1, ore=2).stack(1, *["kirche"] * 5)
    g = until(do(p.main(), "use hafli region L1 above", "end"), 1, "before_roll")
    roll(g, "tournament", 6)
    do(g, "play karawane", "use zauberveto L1 above")
    assert magic(g) == {"hafli": 0}


@rule("127.A.a", "103.E.a")
def test_a_time_leap_in_the_opponent_s_turn_is_paid_with_magic_fed_in_the_turn_before() -> None:
    p = wizards().wizard(0, "hafli", "L1 above", 1).stock(0, grain=1).built(0, "zeitsprung", "L1 above")
    g = until(do(p.stack(1, *["kirche"] * 9).main(), "use hafli region L1 above", "end"), 1, "before_roll")
    roll(g, "tournament", 3)
    do(g, "use zeitsprung L1 above")
    assert magic(g) == {"hafli": 0}


@rule("127.A.a")
def test_unicorns_dance_for_both_players_bonds_included_never_above_three_and_the_magic_serves_at_once() -> None:
    p = wizards().citadel(1, "L1").wizard(0, "hafli", "L1 above", 3).wizard(0, "zauberbund", "L1 below", 0)
    p.wizard(1, "ira", "L1 below", 2).built(0, "zauberkueche", "L1 above")
    g = p.event_card("tanz_der_einhoerner")
    assert (magic(g, 0), magic(g, 1)) == ({"hafli": 3, "zauberbund": 1}, {"ira": 3})
    do(g, "use zauberkueche L1 above", "target own zauberbund region L1 below")
    assert magic(g, 0) == {"hafli": 3, "zauberbund": 0}, "the bond pays with what it has just got"


@rule("127.B.a", "127.C.a", "123.BI.a")
def test_a_wizard_comes_with_two_a_bond_with_none_and_pays_two_of_its_region_s_kind() -> None:
    p = wizards().citadel(1, "L1").wizard(1, "hafli", "L1 above").hand(0, "ira", "zauberbund").rich(0)
    g = do(p.main(), "build ira region L1 below", "build zauberbund region L1 above")
    assert magic(g) == {"ira": 2, "zauberbund": 0}
    assert (stock(g, 0)["grain"], "ore" in stock(g, 0)) == (1, False)


@rule("127.C.b", "127.C.c")
def test_a_bond_needs_an_own_citadel_beside_and_a_plain_wizard_opposite() -> None:
    p = wizards().citadel(1, "L1").wizard(1, "hafli", "L1 above").hand(0, "zauberbund").rich(0)
    p.regions(0, R1_above="getreidefeld_start_weiss_1")
    assert builds(p.main()) == ["build zauberbund region L1 above"], "a second field beside no citadel does not serve"
    p = wizards().citadel(1, "L1").wizard(1, "zauberbund", "L1 above").hand(0, "zauberbund").rich(0)
    assert builds(p.main()) == [], "a bond opposite is not enough"


@rule("103.P.c", "127.A.c")
def test_two_mills_feed_one_wizard_twice_who_then_rests() -> None:
    p = wizards().wizard(0, "hafli", "L1 above", 1).built(0, "zaubermuehle", "L1 above")
    p.built(0, "zaubermuehle", "L1 below").built(0, "zauberkueche", "L1 below").stock(0, gold=3)
    g = do(p.main(), "use zaubermuehle L1 above")
    assert uses(g) == ["zaubermuehle L1 below"], "fed by any kind of resource, he casts no more"
    do(g, "use zaubermuehle L1 below")
    assert (magic(g), stock(g, 0), uses(g)) == ({"hafli": 3}, {"gold": 1}, [])


@rule("127.A.b", "126.A.c")
def test_a_wizard_torn_down_comes_back_by_a_diplomat_in_the_same_turn_with_his_first_magic() -> None:
    p = wizards().city(0, "R1").built(0, "rathaus", "R1 above").wizard(0, "hafli", "L1 above", 0)
    g = p.hand(0, "diplomat").stock(0, grain=3).main()
    do(g, "demolish hafli region L1 above", "play diplomat", "pick hafli", "build hafli region L1 above")
    assert magic(g) == {"hafli": 2}
    assert in_play(g, 0) == ["hafli", "rathaus"]
