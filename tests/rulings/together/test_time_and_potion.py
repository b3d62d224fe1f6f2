"""Time leaps, the time wheel and the magic potion: what is undone, what stays, when it ends (103.E, 117.A.a)."""

import pytest

from catanica.games.principality.cards.powers import knight_owner, strength
from tests.rulings.together.land import EVERY, events, magic, pile, rests, until, wizards
from tests.support.position import Position, do, options, position, refused, roll
from tests.support.reading import asked, in_play, stock
from tests.support.rules import rule


@rule("103.B.a", "103.C.b")
@pytest.mark.parametrize("turn", [1, 2])
def test_before_the_very_first_roll_no_wheel_is_turned_and_no_cartwright_names_a_kind(turn: int) -> None:
    p = position(turn=turn, sets=EVERY).citadel(0, "L1").wizard(0, "hafli", "L1 above", 3)
    g = p.built(0, "zeitrad", "L1 above").built(0, "wagner", "R1 above").before_roll()
    asked_for = ["use zeitrad L1 above", "use wagner R1 above"]
    assert [o for o in options(g) if o.startswith("use")] == ([] if turn == 1 else asked_for)
    assert [refused(g, text) for text in asked_for] == [["103.B.a"] if turn == 1 else []] * 2
    assert refused(g, "use zeitrad R1 above") == ["KB-22"], "none lies there"


@rule("103.E.f", "126.K.a")
def test_a_leap_brings_back_bailiwick_and_goods_and_the_refused_card_lies_below() -> None:
    p = wizards(1).wizard(0, "hafli", "L1 above", 2).built(0, "zeitsprung", "L1 above").built(0, "vogtei", "R1 above")
    g = p.stock(0, ore=2, wool=1).events("konflikt", "seuche", "baumeister").before_roll()
    do(g, "roll", "face event_card", "die 5", "pass")
    assert (in_play(g, 0), stock(g, 0)) == (["hafli", "zeitsprung"], {})
    do(g, "use zeitsprung L1 above")
    assert (stock(g, 0), magic(g), events(g)) == (
        {"ore": 2, "wool": 1},
        {"hafli": 0},
        ["seuche", "baumeister", "konflikt"],
    )
    do(g, "face event_card")
    assert "vogtei" not in in_play(g, 0), "a new symbol takes it again"
    assert events(g)[-1] == "seuche", "and a new card was drawn"


@rule("103.I.d", "103.D.a")
def test_a_leap_undoes_a_face_set_by_the_wheel_but_not_the_alchemist_s_number() -> None:
    p = wizards(1).citadel(1, "L1").wizard(1, "ira", "L1 below", 2).built(1, "zeitrad", "L1 above")
    p.wizard(0, "hafli", "L1 above", 2).built(0, "zeitsprung", "L1 above").hand(1, "alchimist")
    g = do(p.before_roll(), "use zeitrad L1 above", "face trade_advantage", "play alchimist", "number 3", "roll")
    assert asked(g) == (0, "answer"), "with both dice set nobody rolls"
    do(g, "use zeitsprung L1 above", "face tournament")
    assert (stock(g, 0), stock(g, 1), magic(g, 1)) == ({"wool": 1}, {"ore": 1}, {"ira": 0})
    assert pile(g) == ["alchimist"]


@rule("103.E.a", "103.P.c")
def test_both_players_may_leap_one_after_the_other_each_book_once() -> None:
    p = wizards().wizard(0, "hafli", "L1 above", 3).built(0, "zeitsprung", "L1 above").citadel(1, "L1")
    g = p.wizard(1, "ira", "L1 below", 2).built(1, "zeitsprung", "L1 above").before_roll()
    do(g, "roll", "face tournament", "die 3", "use zeitsprung L1 above", "face brigands", "use zeitsprung L1 above")
    do(g, "face tournament")
    assert (asked(g), magic(g), magic(g, 1)) == ((0, "main"), {"hafli": 1}, {"ira": 0})


@rule("103.E.f")
def test_after_a_leap_to_another_face_the_witch_stays() -> None:
    p = wizards().city(1, "L1").wizard(0, "hafli", "L1 above", 3).hand(0, "hexe").built(0, "zeitsprung", "L1 above")
    p.built(1, "bibliothek", "L1 above").stack(1, *["markt"] * 9).events("kirchenfest", "konflikt")
    g = until(do(p.main(), "play hexe", "end"), 1, "before_roll")
    do(g, "roll", "face event_card", "die 6", "use zeitsprung L1 above", "face tournament")
    until(g, 1, "main")
    assert (rests(g, 1, "bibliothek"), pile(g)) == (True, [])


def drinking() -> Position:
    """A potion is at hand for a knight in a city."""
    p = wizards().city(0, "R1").wizard(0, "hafli", "L1 above", 2).built(0, "zaubertrank", "L1 above")
    return p.built(0, "otto_der_berserker", "R1 above")


@rule("117.A.a", "120.C.b")
def test_the_worked_example_of_otto_potion_and_brothel() -> None:
    assert strength(drinking().main(), 0) == 3
    g = do(drinking().built(0, "bordell", "R1 above", owner=1).main(), "use zaubertrank L1 above")
    assert strength(g, 0) == 4, "2 x 2"
    p = drinking().stack(1, *["markt"] * 8).hand(1, "bordell").rich(1)
    g = until(do(p.main(), "use zaubertrank L1 above", "end"), 1, "before_roll")
    assert strength(g, 0) == 6, "3 x 2"
    until(roll(g, "tournament", 6), 1, "main")
    do(g, "build bordell R1 above")
    assert strength(g, 0) == 5, "3 x 2 - 1"
    until(do(g, "end"), 0, "before_roll")
    assert strength(g, 0) == 2, "the potion is gone, the brothel is not"


@rule("117.A.a", "116.D.b", "102.B.Ritter")
def test_a_smithy_built_before_is_doubled_one_built_later_is_not_and_only_knights_drink() -> None:
    g = do(drinking().built(0, "schmiede", "R1 below").main(), "use zaubertrank L1 above")
    assert strength(g, 0) == 8
    g = do(drinking().hand(0, "schmiede").rich(0).main(), "use zaubertrank L1 above", "build schmiede R1 below")
    assert strength(g, 0) == 7
    g = drinking().built(0, "kanone", "R1 below").built(0, "ismai_der_gruene_drache", "L1 below").main()
    assert strength(do(g, "use zaubertrank L1 above"), 0) == 6 + 4 + 5
    sober = (
        wizards().wizard(0, "hafli", "L1 above", 2).built(0, "zaubertrank", "L1 above").built(0, "kanone", "R1 above")
    )
    assert "use zaubertrank L1 above" not in options(sober.main())


@rule("117.A.a")
def test_a_knight_who_comes_later_is_doubled_for_as_long_as_the_others_and_both_books_count() -> None:
    g = do(drinking().hand(0, "konrad_der_flinke").rich(0).main(), "use zaubertrank L1 above")
    do(g, "build konrad_der_flinke R1 below")
    assert strength(g, 0) == (3 + 2) * 2, "each of the own knights until the next own turn"
    p = drinking().built(0, "konrad_der_flinke", "R1 below").built(0, "zaubertrank", "L1 below")
    g = do(p.wizard(0, "ira", "L1 below", 2).main(), "use zaubertrank L1 above", "target own hafli region L1 above")
    do(g, "target own hafli region L1 above", "use zaubertrank L1 below")
    assert strength(g, 0) == (3 + 2) * 2 * 2


@rule("117.A.a", "103.E.f")
def test_a_brothel_that_is_freed_of_a_witch_takes_effect_after_the_potion() -> None:
    p = drinking().built(0, "bordell", "R1 below", owner=1).wizard(0, "ira", "L1 below", 1).hand(0, "hexe")
    p.stack(1, *["markt"] * 8).events("tanz_der_einhoerner", "seuche")
    g = do(p.main(), "play hexe", "target own ira region L1 below", "use zaubertrank L1 above")
    assert strength(g, 0) == 6
    until(do(g, "end"), 1, "before_roll")
    until(roll(g, "event_card", 6), 1, "main")
    assert (strength(g, 0), rests(g, 0, "bordell")) == (5, False), "3 x 2 - 1, as if it had been built now"
    until(do(g, "end"), 0, "before_roll")
    assert strength(g, 0) == 2


@rule("117.A.a", "113.U.a")
def test_a_smithy_redeemed_after_the_potion_adds_its_point_outside_the_doubling() -> None:
    p = drinking().built(0, "schmiede", "R1 below").hand(0, "pfandleiher").stock(0, lumber=2, ore=2)
    g = p.main()
    assert strength(g, 0) == 4
    until(do(g, "play pfandleiher"), 0, "main")
    do(g, "use zaubertrank L1 above")
    assert strength(g, 0) == 6
    until(do(g, "use pfandleiher laid"), 0, "main")
    assert (strength(g, 0), rests(g, 0, "schmiede")) == (7, False)


def copying(model: str) -> Position:
    """A secret society is aimed at the opponent's smithy, or at his market; both stand."""
    p = drinking().city(1, "L1").built(1, "schmiede", "L1 below").built(1, "markt", "L1 above")
    return p.aimed(0, "R1 below", model, "L1 below" if model == "schmiede" else "L1 above")


@rule("117.A.a", "103.I.f")
def test_a_society_that_finds_a_smithy_after_the_potion_adds_its_point_outside_the_doubling() -> None:
    g = do(copying("schmiede").main(), "use zaubertrank L1 above")
    assert strength(g, 0) == (3 + 1) * 2, "copied before"
    g = do(copying("markt").hand(0, "feuerteufel").main(), "use zaubertrank L1 above")
    assert strength(g, 0) == 3 * 2
    do(g, "play feuerteufel", "die 1", "target markt L1 above", "target schmiede L1 below")
    assert strength(g, 0) == 3 * 2 + 1, "named afterwards, though the society lay there before"


@rule("117.A.a", "103.E.f", "103.P.a")
def test_a_copied_smithy_that_is_freed_of_a_witch_acts_from_then_on_in_both_lands() -> None:
    p = copying("schmiede").wizard(0, "ira", "L1 below", 1).hand(0, "hexe").built(1, "konrad_der_flinke", "R1 above")
    p.stack(1, *["markt"] * 8).events("tanz_der_einhoerner", "seuche")
    g = do(
        p.main(), "play hexe", "target own ira region L1 below", "target schmiede L1 below", "use zaubertrank L1 above"
    )
    assert (strength(g, 0), strength(g, 1)) == (3 * 2, 2), "under the witch there is nothing to copy"
    until(do(g, "end"), 1, "before_roll")
    until(roll(g, "event_card", 6), 1, "main")
    assert (rests(g, 1, "schmiede"), strength(g, 0), strength(g, 1)) == (False, 3 * 2 + 1, 2 + 1)
    until(do(g, "end"), 0, "before_roll")
    assert strength(g, 0) == 3 + 1


@rule("117.A.a", "103.F.c")
def test_doubled_strength_drives_a_robber_castle_out_and_takes_the_knight_stone_for_a_round() -> None:
    p = drinking().built(0, "raubritterburg", "R1 below", owner=1).built(1, "kanone", "L1 above")
    g = p.stack(1, *["markt"] * 8).main()
    assert (strength(g, 1) > strength(g, 0), "raubritterburg" in in_play(g, 0)) == (True, True)
    do(g, "use zaubertrank L1 above")
    assert (knight_owner(g), pile(g)) == (0, ["raubritterburg"])
    until(do(g, "end"), 1, "before_roll")
    until(roll(g, "tournament", 6), 1, "main")
    assert knight_owner(g) == 0, "through the opponent's turn"
    until(do(g, "end"), 0, "before_roll")
    assert knight_owner(g) == 1
