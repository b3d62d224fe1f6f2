"""Two equal cards on one side of a city: one choice, though one of them rests, is pawned or has been used (103.P)."""

import pytest

from catanica.games.principality.cards.powers import hand_limit, strength, trade_points
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.piece import piece, with_blocked, with_goods
from catanica.games.principality.telling.places import place_number
from tests.rulings.handel_wandel.land import resting
from tests.rulings.together.land import lands, magic, pile, rests, until, uses, wizards
from tests.support.position import Position, do, faults, options, roll
from tests.support.reading import asked, hand, in_play, stock
from tests.support.rules import rule


def twins(p: Position, card: str, place: str, idle: int) -> Position:
    """Two equal cards at a place, of which the first (0) or the second (1) rests."""
    for i in (0, 1):
        p.built(0, card, place)
        if i == idle:
            resting(p, 0)
    return p


def carting() -> Position:
    """Two cartwrights above L1; ore and gold lie beside it, and each has a second region."""
    p = lands().built(0, "wagner", "L1 above").built(0, "wagner", "L1 above")
    return p.settlement(0, "L2", "gebirge_stapel_5", "goldfluss_stapel_3").stock(0, L1_below=1, R1_below=1)


def rolled(g: Duel) -> Duel:
    """Dice that bring nothing of ore and gold; then the main phase."""
    return until(do(g, "roll", "face tournament", "die 4"), 0, "main")


@rule("103.C.b", "103.P.c")
def test_two_cartwrights_beside_each_other_are_one_choice_and_name_two_kinds() -> None:
    g = carting().before_roll()
    assert options(g) == ["roll", "use wagner L1 above"]
    do(g, "use wagner L1 above", "want ore")
    assert options(g) == ["roll", "use wagner L1 above"], "the other one has not named anything yet"
    do(g, "use wagner L1 above", "want gold")
    assert options(g) == ["roll"]
    do(rolled(g), "use wagner L1 above")
    assert options(g) == ["region L1 below", "region R1 below"]


@rule("103.C.b", "103.P.a")
@pytest.mark.parametrize("idle", [0, 1])
def test_beside_a_hexed_cartwright_another_one_names_and_moves(idle: int) -> None:
    p = twins(lands(), "wagner", "L1 above", idle)
    g = p.settlement(0, "L2", "gebirge_stapel_5", "goldfluss_stapel_3").stock(0, L1_below=1).before_roll()
    do(g, "use wagner L1 above", "want ore")
    assert options(g) == ["roll"], "the hexed one names nothing"
    do(rolled(g), "use wagner L1 above", "region L1 below")
    assert "use wagner L1 above" in options(until(g, 0, "main"))


@rule("121.N.b", "103.P.a", "113.U.a")
def test_what_a_cartwright_named_who_is_pawned_moves_no_more_another_one_s_does() -> None:
    g = do(carting().hand(0, "pfandleiher").before_roll(), "use wagner L1 above", "want ore")
    do(g, "use wagner L1 above", "want gold")
    until(do(rolled(g), "play pfandleiher"), 0, "main")
    do(g, "use wagner L1 above")
    assert options(g) == ["region R1 below"]


@rule("121.N.b", "113.U.a", "113.U.b")
@pytest.mark.parametrize("pawned", [False, True])
def test_a_cartwright_pawned_and_redeemed_in_one_turn_moves_nothing_any_more(pawned: bool) -> None:
    p = lands().built(0, "wagner", "L1 above").settlement(0, "L2", "gebirge_stapel_5", "goldfluss_stapel_3")
    g = p.stock(0, L1_below=1).hand(0, "pfandleiher").before_roll()
    rolled(do(g, "use wagner L1 above", "want ore"))
    if pawned:
        until(do(g, "play pfandleiher"), 0, "main")
        until(do(g, "use pfandleiher laid"), 0, "main")
    assert not rests(g, 0, "wagner")
    assert ("use wagner L1 above" in options(g)) != pawned


@rule("103.P.c", "103.P.a")
@pytest.mark.parametrize("idle", [0, 1])
def test_beside_a_hexed_brewery_another_one_is_turned_once(idle: int) -> None:
    g = twins(lands(), "brauerei", "L1 above", idle).stock(0, gold=2).main()
    do(g, "use brauerei L1 above")
    assert (strength(g, 0), trade_points(g, 0), stock(g, 0)) == (0, 2, {"gold": 1})
    assert uses(g) == []
    assert faults(g, "use brauerei L1 above") == ["used_this_turn"]


@rule("103.P.c")
def test_each_of_two_breweries_beside_each_other_is_turned_once() -> None:
    g = lands().built(0, "brauerei", "L1 above").built(0, "brauerei", "L1 above").stock(0, gold=3).main()
    do(g, "use brauerei L1 above")
    assert (strength(g, 0), trade_points(g, 0)) == (2, 2)
    do(g, "use brauerei L1 above")
    assert (strength(g, 0), trade_points(g, 0), uses(g)) == (0, 4, [])


@rule("103.P.c", "103.P.a")
@pytest.mark.parametrize("idle", [0, 1])
def test_beside_a_hexed_magic_mill_another_one_grinds_once(idle: int) -> None:
    p = twins(wizards().wizard(0, "hor", "C above", 0), "zaubermuehle", "L1 above", idle).stock(0, ore=2)
    g = until(do(p.main(), "use zaubermuehle L1 above"), 0, "main")
    assert (magic(g), stock(g, 0)) == ({"hor": 1}, {"ore": 1})
    assert "zaubermuehle L1 above" not in uses(g)


@rule("126.A.b", "103.E.a", "103.P.c")
def test_two_equal_books_beside_each_other_are_one_answer_and_each_is_cast_once() -> None:
    p = wizards().wizard(0, "hor", "C above", 2).built(0, "zeitsprung", "L1 above").built(0, "zeitsprung", "L1 above")
    g = do(p.before_roll(), "roll", "face brigands", "die 4")
    assert (asked(g), options(g)) == ((0, "answer"), ["pass", "use zeitsprung L1 above"])
    do(g, "use zeitsprung L1 above", "face brigands")
    assert (asked(g), magic(g)) == ((0, "main"), {"hor": 0})
    p = wizards().wizard(0, "hor", "C above", 3).wizard(0, "hafli", "L1 above", 3)
    g = p.built(0, "zeitsprung", "L1 above").built(0, "zeitsprung", "L1 above").before_roll()
    do(g, "roll", "face brigands", "die 4")
    for left in (4, 2):
        assert options(g) == ["pass", "use zeitsprung L1 above"]
        do(g, "use zeitsprung L1 above")
        while asked(g)[1] == "pay_magic":
            do(g, options(g)[0])
        do(g, "face brigands")
        assert sum(magic(g).values()) == left
    assert asked(g) == (0, "main"), "each copy once"


@rule("103.P.c", "126.A.b")
def test_of_two_ward_circles_beside_each_other_each_wards_a_card_of_its_own() -> None:
    p = wizards().wizard(0, "hor", "C above", 3).wizard(0, "hafli", "L1 above", 3).hand(1, "schwarzer_ritter")
    p.built(0, "konrad_der_flinke", "R1 above").built(0, "otto_der_berserker", "R1 below")
    g = p.built(0, "zehntes_buch", "L1 above").built(0, "zehntes_buch", "L1 above").main()
    for knight in ("konrad_der_flinke R1 above", "otto_der_berserker R1 below"):
        do(g, "use zehntes_buch L1 above")
        while asked(g)[1] == "pay_magic":
            do(g, options(g)[0])
        do(g, f"target own {knight}")
    until(do(g, "end"), 1, "before_roll")
    until(roll(g, "tournament", 6), 1, "main")
    assert faults(g, "play schwarzer_ritter") == ["no_knight_to_strike"]
    until(do(g, "end"), 0, "before_roll")
    until(roll(g, "tournament", 6), 0, "main")
    assert "zehntes_buch L1 above" in uses(g), "a new turn, new wards"


@rule("112.M.b", "113.U.a")
def test_of_two_pawned_abbeys_beside_each_other_each_takes_a_pawnbroker_along() -> None:
    p = lands().built(0, "kloster", "L1 above").built(0, "kloster", "L1 above").hand(0, "pfandleiher", "pfandleiher")
    g = until(do(p.main(), "play pfandleiher"), 0, "main")
    until(do(g, "play pfandleiher"), 0, "main")
    do(g, "demolish kloster L1 above")
    assert (in_play(g, 0), pile(g)) == (["kloster", "pfandleiher"], ["kloster", "pfandleiher"])
    assert (hand_limit(g, 0), rests(g, 0, "kloster")) == (3, True)
    until(do(p.stock(0, brick=1).main(), "use pfandleiher laid"), 0, "main")
    assert (in_play(g, 0), hand_limit(g, 0)) == (["kloster"], 4), "one price frees it"


@rule("112.M.b")
def test_of_two_hexed_abbeys_beside_each_other_one_burns_with_its_witch() -> None:
    p = (
        wizards()
        .wizard(0, "hor", "C above", 2)
        .wizard(0, "hafli", "L1 above", 2)
        .hand(0, "hexe", "hexe", "feuerteufel")
    )
    g = until(
        do(p.city(1, "L1").built(1, "kloster", "L1 above").built(1, "kloster", "L1 above").main(), "play hexe"),
        0,
        "main",
    )
    until(do(g, "play hexe"), 0, "main")
    until(do(g, "play feuerteufel", "die 1"), 0, "main")
    assert (hand(g, 1), in_play(g, 1), pile(g)) == (["kloster"], ["hexe", "kloster"], ["feuerteufel", "hexe"])
    assert rests(g, 1, "kloster")


@rule("112.M.b", "KB-33")
@pytest.mark.parametrize("idle", [0, 1])
def test_of_a_hexed_abbey_and_a_working_one_the_arsonist_takes_the_one_that_works(idle: int) -> None:
    p = twins(lands(1), "kloster", "L1 above", idle).hand(1, "feuerteufel")
    g = until(do(p.main(), "play feuerteufel", "die 1"), 1, "main")
    assert (hand(g, 0), hand_limit(g, 0), rests(g, 0, "kloster")) == (["kloster"], 3, True)


@rule("123.AI.a", "103.P.a")
@pytest.mark.parametrize("idle", [0, 1])
def test_a_society_copies_the_one_of_two_equal_buildings_that_works(idle: int) -> None:
    p = twins(lands(1), "kloster", "L1 above", idle).aimed(1, "L1 above", "kloster", "L1 above")
    assert hand_limit(p.main(), 1) == 4
    first = p.g.land(0)
    first.alter(1 - idle, with_blocked(first.built[1 - idle], True))
    assert hand_limit(p.main(), 1) == 3, "neither of them"


@rule("128.E.a", "112.M.b")
def test_one_of_two_pawned_abbeys_takes_one_pawnbroker_along_when_it_changes_places() -> None:
    p = wizards().city(0, "R1").wizard(0, "hor", "C above", 1).built(0, "ort_wandle_dich", "L1 above")
    p.built(0, "kloster", "R1 above").built(0, "kloster", "R1 above").built(0, "markt", "R1 below")
    g = until(do(p.hand(0, "pfandleiher", "pfandleiher").main(), "play pfandleiher"), 0, "main")
    until(do(g, "play pfandleiher"), 0, "main")
    until(do(g, "use ort_wandle_dich L1 above"), 0, "main")
    for place in ("R1 above", "R1 below"):
        p.rich(0)
        do(p.main(), "use pfandleiher laid")
        if asked(g)[1] == "redeem":
            assert len(options(g)) == 2, "one lies here, one there"
            do(g, f"target own kloster {place}")
        until(g, 0, "main")
    assert (hand_limit(g, 0), pile(g)) == (5, ["pfandleiher", "pfandleiher"])


@rule("103.I.f", "KD-13")
def test_a_society_goes_on_copying_the_other_of_two_equal_buildings() -> None:
    p = lands().built(1, "kloster", "L1 above").built(1, "kloster", "L1 above").hand(0, "feuerteufel")
    g = p.aimed(0, "L1 above", "kloster", "L1 above").built(1, "markt", "L1 below").main()
    do(g, "play feuerteufel", "die 1", "target kloster L1 above")
    assert (asked(g), hand_limit(g, 0), hand(g, 1)) == ((0, "main"), 4, ["kloster"])


def pawned_and_hexed(abbeys: int) -> Duel:
    """The opponent, whose turn is to come, has pawned one of the abbeys beside each other; now a witch is laid."""
    p = wizards(1).wizard(0, "hor", "C above", 2).hand(0, "hexe", "feuerteufel").city(1, "L1").rich(1)
    p.stack(1, *["markt"] * 9).events("fortschritt", "seuche")
    for _ in range(abbeys):
        p.built(1, "kloster", "L1 above")
    g = until(do(p.hand(1, "pfandleiher", "spion").main(), "play pfandleiher"), 1, "main")
    g.active = 0
    return until(do(p.main(), "play hexe"), 0, "main")


@rule("112.M.a", "112.M.b", "KD-13")
def test_of_a_pawned_abbey_and_a_hexed_one_the_older_goes_with_what_was_laid_first() -> None:
    g = pawned_and_hexed(2)
    assert (in_play(g, 1), hand_limit(g, 1)) == (["hexe", "kloster", "kloster", "pfandleiher"], 3)
    do(g, "play feuerteufel", "pass", "die 1")
    assert (in_play(g, 1), hand_limit(g, 1)) == (["hexe", "kloster"], 3)
    assert pile(g) == ["feuerteufel", "pfandleiher"]


@rule("112.M.b", "113.U.c", "103.E.f")
def test_of_a_pawned_abbey_and_a_hexed_one_each_is_freed_by_its_own_card_leaving() -> None:
    g = until(do(pawned_and_hexed(2), "end"), 1, "before_roll")
    until(do(g, "roll", "face event_card", "die 6"), 1, "main")
    assert (in_play(g, 1), hand_limit(g, 1)) == (["kloster", "kloster", "pfandleiher"], 4)
    until(do(g, "use pfandleiher laid"), 1, "main")
    assert (in_play(g, 1), hand_limit(g, 1)) == (["kloster", "kloster"], 5)


@rule("112.M.a", "113.U.c", "103.E.f")
def test_a_witch_that_leaves_a_pawned_abbey_does_not_free_it_though_another_stands_beside_it() -> None:
    g = pawned_and_hexed(1)
    g.land(1).lay(piece(place_number(["L1", "above"]), g.cat.number("kloster"), 1))
    assert hand_limit(g, 1) == 4, "the one beside it works"
    until(do(g, "end"), 1, "before_roll")
    until(do(g, "roll", "face event_card", "die 6"), 1, "main")
    assert (in_play(g, 1), hand_limit(g, 1)) == (["kloster", "kloster", "pfandleiher"], 4)


@rule("103.P.c", "KD-13")
def test_of_two_breweries_beside_each_other_the_older_is_turned_first() -> None:
    p = lands().built(0, "brauerei", "L1 above")
    land = p.g.land(0)
    land.alter(0, with_goods(land.built[0], 1))
    g = p.built(0, "brauerei", "L1 above").stock(0, gold=2).main()
    assert (strength(g, 0), trade_points(g, 0)) == (2, 2)
    do(g, "use brauerei L1 above")
    assert (strength(g, 0), trade_points(g, 0)) == (4, 0)
    do(g, "use brauerei L1 above")
    assert (strength(g, 0), trade_points(g, 0)) == (2, 2)
