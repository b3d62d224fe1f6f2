"""Magic vetoes in chains of answers (126.I, 103.I, 102.B.Ausspielen)."""

from catanica.games.principality.position.piece import used
from tests.rulings.together.land import SPECIAL, magic, piece_of, pile, plays, until, wizards
from tests.support.position import Position, do, faults, options, roll
from tests.support.reading import asked, hand, in_play, stack, stock
from tests.support.rules import rule


def vetoing(active: int = 1, magic_: int = 3, sets: list[str] | None = None) -> Position:
    """The first player can veto."""
    return wizards(active, sets).wizard(0, "hafli", "L1 above", magic_).built(0, "zauberveto", "L1 above")


@rule("126.I.c", "103.I.b")
def test_after_a_vetoed_alchemist_no_second_one_follows_but_guido_may() -> None:
    p = vetoing(sets=SPECIAL).citadel(0, "R1").hand(1, "alchimist", "alchimist", "guido_der_grosse_diplomat")
    g = p.discard("spion").before_roll()
    do(g, "play alchimist", "use zauberveto L1 above", "stack 1")
    assert plays(g) == ["guido_der_grosse_diplomat"], "without the veto he could follow too"
    assert faults(g, "play alchimist") == ["moment_passed"]
    do(g, "play guido_der_grosse_diplomat")
    assert "spion" in hand(g, 1)


@rule("126.I.c")
def test_a_vetoed_guido_does_not_bar_the_alchemist_nor_the_next_turn_s_cards() -> None:
    p = vetoing(sets=SPECIAL).citadel(0, "R1").hand(1, "guido_der_grosse_diplomat", "alchimist").discard("spion")
    g = do(p.before_roll(), "play guido_der_grosse_diplomat", "use zauberveto L1 above", "stack 2")
    assert (plays(g), stack(g, 2), pile(g)) == (["alchimist"], ["guido_der_grosse_diplomat"], ["spion"])


@rule("126.I.c", "126.I.d")
def test_a_second_herb_witch_does_not_follow_a_vetoed_one() -> None:
    p = vetoing(0).hand(0, "schwarzer_ritter").built(1, "konrad_der_flinke", "L1 above")
    g = p.hand(1, "kraeuterhexe", "kraeuterhexe").main()
    do(g, "play schwarzer_ritter", "play kraeuterhexe", "use zauberveto L1 above", "stack 3")
    assert (asked(g)[1], stack(g, 3), hand(g, 1)) == ("attack_roll", ["kraeuterhexe"], ["kraeuterhexe"])


@rule("126.I.b", "103.I.a")
def test_once_in_the_own_turn_and_once_in_the_opponent_s() -> None:
    p = vetoing(0, 2).wizard(0, "ira", "L1 below", 2).hand(0, "schwarzer_ritter").stock(1, grain=1)
    p.built(1, "konrad_der_flinke", "L1 above").hand(1, "kraeuterhexe", "karawane").stack(1, *["markt"] * 7)
    g = do(p.main(), "play schwarzer_ritter", "play kraeuterhexe", "use zauberveto L1 above")
    do(g, "target own hafli region L1 above", "target own hafli region L1 above", "stack 2")
    until(g, 0, "main")
    until(do(g, "end"), 1, "before_roll")
    until(roll(g, "tournament", 6), 1, "main")
    do(g, "play karawane", "use zauberveto L1 above")
    assert magic(g) == {"hafli": 0, "ira": 0}


@rule("103.I.a", "126.I.c")
def test_not_twice_in_one_turn() -> None:
    p = vetoing(1, 2).wizard(0, "ira", "L1 below", 3).hand(1, "karawane", "karawane").stock(1, grain=2)
    g = do(p.main(), "play karawane", "use zauberveto L1 above")
    until(g, 1, "main")
    assert asked(do(g, "play karawane"))[0] == 1


@rule("126.I.c")
def test_after_a_vetoed_scout_the_regions_come_as_they_lie() -> None:
    p = vetoing().hand(1, "kundschafter", "kundschafter").rich(1).road(1, 5)
    g = p.region_stack("weideland_start_weiss_3", "wald_start_weiss_4", "getreidefeld_start_weiss_1").main()
    do(g, "settlement L2", "play kundschafter", "use zauberveto L1 above", "stack 1")
    assert options(g) == ["lay weideland_start_weiss_3 L2 above", "lay weideland_start_weiss_3 L2 below"]


@rule("102.B.Ausspielen", "117.C.b")
def test_a_vetoed_richard_is_paid_for_and_lies_on_the_pile_as_a_knight() -> None:
    p = vetoing().built(1, "richard_der_raecher", "L1 above").built(0, "konrad_der_flinke", "R1 above")
    g = do(p.stock(1, gold=2).main(), "use richard_der_raecher L1 above", "use zauberveto L1 above")
    assert (pile(g), stock(g, 1), asked(g)) == (["richard_der_raecher"], {"gold": 1}, (1, "main"))
    assert "konrad_der_flinke" in in_play(g, 0)


@rule("102.B.Ausspielen", "103.I.f")
def test_a_vetoed_card_counts_as_the_first_one_under_a_barbarian_base() -> None:
    p = vetoing().built(1, "barbarenstuetzpunkt", "road C", owner=0).hand(1, "karawane", "karawane")
    g = do(p.stock(1, grain=2, gold=1).main(), "play karawane", "use zauberveto L1 above", "stack 1")
    assert stock(g, 1) == {"grain": 2, "gold": 1}
    do(g, "play karawane")
    assert stock(g, 1) == {"grain": 2}, "the second costs one gold"


@rule("102.B.Ausspielen", "103.I.f", "123.AF.a")
def test_the_veto_pays_the_bishop_s_seat_of_the_player_it_hits() -> None:
    p = vetoing().city(1, "L1").built(1, "bischofssitz", "L1 above").hand(1, "karawane").stock(1, grain=1)
    g = do(p.main(), "play karawane", "use zauberveto L1 above")
    assert stock(g, 1) == {"grain": 1, "gold": 1}


@rule("112.P.a", "102.B.Ausspielen")
def test_a_vetoed_card_goes_under_no_stack_that_is_banned_for_its_player() -> None:
    p = vetoing().hand(1, "karawane").stock(1, grain=1).banned(1, 1).banned(1, 2)
    g = do(p.main(), "play karawane", "use zauberveto L1 above")
    assert {"stack 1", "stack 2"}.isdisjoint(options(g))
    assert "stack 3" in options(g)


@rule("103.J.a")
def test_out_of_an_empty_stack_the_scriptorium_fetches_the_vetoed_card_for_a_second_try() -> None:
    p = vetoing().city(1, "L1").built(1, "schreibstube", "L1 above").hand(1, "karawane").stock(1, grain=1)
    g = do(p.main(), "play karawane", "use zauberveto L1 above", "stack 2", "use schreibstube L1 above", "draw 2")
    assert asked(do(g, "play karawane"))[0] == 1


@rule("103.E.f", "126.I.d")
def test_a_vetoed_physician_saves_nobody_from_the_plague_and_no_second_one_comes() -> None:
    p = vetoing().city(1, "L1").rich(1).hand(1, "medicus", "medicus")
    g = do(p.event_card("seuche"), "play medicus", "use zauberveto L1 above", "stack 1")
    assert (asked(g), stock(g, 1)["grain"], hand(g, 1)) == ((1, "main"), 2, ["medicus"])


@rule("126.A.b", "126.I.d")
def test_the_book_of_veto_saves_itself_from_a_magic_hand() -> None:
    p = wizards().citadel(1, "L1").wizard(0, "hafli", "L1 above", 3).hand(0, "zauberhand")
    g = p.built(1, "zauberveto", "L1 below").wizard(1, "ira", "L1 below", 2).main()
    do(g, "play zauberhand", "use zauberveto L1 below", "stack 1")
    assert (in_play(g, 1), magic(g, 0), magic(g, 1)) == (["ira", "zauberveto"], {"hafli": 1}, {"ira": 0})


@rule("126.I.c")
def test_a_veto_hits_action_cards_only_no_book() -> None:
    p = vetoing().citadel(1, "L1").wizard(1, "ira", "L1 below", 3).built(1, "inspiration", "L1 above")
    g = p.stack(1, "markt", "kloster").main()
    assert asked(do(g, "use inspiration L1 above"))[0] == 1


@rule("126.I.d", "114.F.a")
def test_a_vetoed_sigismund_does_not_save_the_fleet_and_no_second_one_is_called() -> None:
    p = vetoing(0).hand(0, "kaperflotte").rich(0).built(1, "erz_handelsflotte", "L1 above")
    g = p.hand(1, "sigismund_der_seeheld", "sigismund_der_seeheld").main()
    do(g, "build kaperflotte R1 above", "play sigismund_der_seeheld", "use zauberveto L1 above", "stack 1")
    assert (in_play(g, 1), pile(g), asked(g)) == ([], ["erz_handelsflotte"], (0, "main"))
    assert (stack(g, 1), hand(g, 1)) == (["sigismund_der_seeheld"], ["sigismund_der_seeheld"])


@rule("103.P.c", "126.A.b")
def test_a_book_of_veto_taken_after_use_stays_used_for_this_turn() -> None:
    p = vetoing(1, 2).citadel(1, "L1").wizard(1, "ira", "L1 below", 3).hand(1, "karawane", "zauberhand")
    g = do(p.stock(1, grain=1).main(), "play karawane", "use zauberveto L1 above", "stack 1", "play zauberhand")
    until(g, 1, "main")
    assert (in_play(g, 1), bool(used(piece_of(g, 1, "zauberveto")))) == (["ira", "zauberveto"], True)
