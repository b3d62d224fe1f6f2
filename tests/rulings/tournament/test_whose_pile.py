"""Whose discard pile, whose stack, in the tournament game: cards that lie on others, change sides or are driven out."""

from librt.vecs import append

from catanica.games.principality.position.brought import entry
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.vocabulary import card_of, seat_of
from tests.rulings.together.land import until
from tests.rulings.tournament.table import pile, tournament
from tests.support.position import Position, do, options, refused, roll
from tests.support.reading import asked, hand, in_play
from tests.support.rules import rule


@rule("112.M.b", "103.K.b")
def test_a_witch_goes_to_the_pile_of_who_laid_her_when_the_building_burns() -> None:
    p = tournament().citadel(0, "L1").wizard(0, "hafli", "L1 above").hand(0, "hexe", "feuerteufel")
    g = until(do(p.built(1, "kloster", "R1 above").main(), "play hexe"), 0, "main")
    do(g, "play feuerteufel", "die 1")
    assert (pile(g, 0), pile(g, 1), hand(g, 1)) == (["feuerteufel", "hexe"], [], ["kloster"])


@rule("103.E.f", "103.K.b", "112.E.a")
def test_a_dogma_that_falls_goes_to_the_pile_of_who_laid_it() -> None:
    p = tournament().city(1, "L1").built(1, "kirche", "L1 above").hand(0, "dogma").events(*["fortschritt"] * 3)
    g = until(do(p.stack(1, *["markt"] * 8).stack(5, *["markt"] * 8).main(), "play dogma"), 0, "main")
    until(do(g, "end"), 1, "before_roll")
    until(roll(g, "tournament", 6), 1, "main")
    until(do(g, "end"), 0, "before_roll")
    until(do(g, "roll", "face event_card", "die 6"), 0, "main")
    assert (pile(g, 0), pile(g, 1), in_play(g, 1)) == (["dogma"], [], ["kirche"])


@rule("103.K.b", "118.C.e")
def test_flavo_goes_to_the_pile_of_who_has_him_whoever_brought_him() -> None:
    p = tournament().built(0, "flavo_der_gaukler", "R1 above").stock(1, gold=1)
    p.stack(1, *["markt"] * 8).stack(5, *["markt"] * 8)
    g = do(roll(p.before_roll(), "tournament", 6), "build flavo_der_gaukler R1 above")
    until(do(until(g, 0, "main"), "end"), 1, "before_roll")
    do(until(roll(g, "brigands", 6), 1, "main"), "demolish flavo_der_gaukler R1 above")
    assert (pile(g, 0), pile(g, 1)) == ([], ["flavo_der_gaukler"])


def listed(p: Position, card: str, seat: int) -> Position:
    """A card stands on the list of who brought it."""
    p.g.brought = append(p.g.brought, entry(p.g.cat.number(card), seat))
    return p


def listed_by(g: Duel, card: str) -> list[int]:
    """On whose list a card stands."""
    return [int(seat_of(entry_)) for entry_ in g.brought if card_of(entry_) == g.cat.number(card)]


@rule("103.K.b", "118.C.e")
def test_flavo_stands_on_the_list_of_who_has_him() -> None:
    p = listed(tournament().built(0, "flavo_der_gaukler", "R1 above").stock(1, gold=1), "flavo_der_gaukler", 0)
    g = do(roll(p.before_roll(), "tournament", 6), "build flavo_der_gaukler R1 above")
    assert listed_by(g, "flavo_der_gaukler") == [1]


@rule("103.K.b")
def test_so_does_a_bribed_knight_a_book_taken_by_magic_and_what_a_spy_takes() -> None:
    p = listed(tournament().built(1, "otto_der_berserker", "R1 above"), "otto_der_berserker", 1)
    p.built(0, "rathaus", "R1 above").city(0, "R1").rich(0).hand(0, "bestechung")
    assert listed_by(until(do(p.main(), "play bestechung"), 0, "main"), "otto_der_berserker") == [0]
    p = listed(tournament().citadel(1, "L1").built(1, "zeitrad", "L1 above"), "zeitrad", 1)
    p.citadel(0, "L1").wizard(0, "hafli", "L1 above").hand(0, "zauberhand")
    assert listed_by(until(do(p.main(), "play zauberhand"), 0, "main"), "zeitrad") == [0]
    p = listed(tournament().hand(0, "spion").hand(1, "karawane"), "karawane", 1)
    assert listed_by(until(do(p.main(), "play spion"), 0, "main"), "karawane") == [0]


@rule("KB-41", "101.C.a")
def test_the_builder_helps_who_has_stacks_left_even_if_the_other_has_none() -> None:
    g = tournament().stack(5, "markt").hand(1, "spion").event_card("baumeister")
    assert (asked(g)[0], options(g)) == (1, ["stack 5"])


@rule("103.F.c", "120.A.a", "103.K.b")
def test_robbers_and_barbarians_driven_out_go_to_their_builder_s_pile() -> None:
    p = tournament().city(0, "L1").built(0, "raubritterburg", "L1 above", owner=1).hand(0, "goetz_eisenfaust").rich(0)
    p.built(0, "barbarenstuetzpunkt", "road C", owner=1).built(0, "bodo_der_friedfertige", "R1 above")
    g = do(p.main(), "build goetz_eisenfaust L1 below")
    assert (in_play(g, 0), pile(g, 0)) == (["bodo_der_friedfertige", "goetz_eisenfaust"], [])
    assert sorted(pile(g, 1)) == ["barbarenstuetzpunkt", "raubritterburg"]


@rule("103.K.b", "126.A.c")
def test_a_book_taken_by_a_magic_hand_is_torn_down_to_the_pile_of_who_took_it() -> None:
    p = tournament().citadel(0, "L1").wizard(0, "hafli", "L1 above").hand(0, "zauberhand")
    g = until(do(p.citadel(1, "L1").built(1, "zeitrad", "L1 above").main(), "play zauberhand"), 0, "main")
    do(g, next(o for o in options(g) if o.startswith("demolish zeitrad")))
    assert (pile(g, 0), pile(g, 1)) == (["zauberhand", "zeitrad"], [])


@rule("102.B.Ausspielen", "127.A.b", "119.E.a")
def test_a_vetoed_card_and_a_beaten_wizard_go_under_stacks_of_their_owner_only() -> None:
    own = [f"stack {n}" for n in (5, 6, 7, 8)]
    p = tournament(1).citadel(0, "L1").wizard(0, "hafli", "L1 above").built(0, "zauberveto", "L1 above")
    g = do(p.hand(1, "karawane").stock(1, grain=1).main(), "play karawane", "use zauberveto L1 above")
    assert (asked(g), options(g)) == ((1, "bury"), own)
    p = tournament().citadel(0, "L1").wizard(0, "hafli", "L1 above").hand(0, "duell_der_zauberer")
    g = do(p.citadel(1, "L1").wizard(1, "ira", "L1 below", 1).main(), "play duell_der_zauberer")
    while asked(g)[0] >= 0:
        do(g, options(g)[0])
    do(g, "die 6", "die 1")
    assert (asked(g), options(g)) == ((1, "bury"), own)


@rule("112.P.a", "102.B.Ausspielen", "127.A.b")
def test_with_all_own_stacks_banned_they_stay_on_the_pile_of_their_owner() -> None:
    p = tournament(1).citadel(0, "L1").wizard(0, "hafli", "L1 above").built(0, "zauberveto", "L1 above")
    for number in (5, 6, 7, 8):
        p.banned(1, number)
    p.hand(1, "karawane", "duell_der_zauberer").stock(1, grain=1).citadel(1, "L1").wizard(1, "ira", "L1 below", 1)
    g = do(p.main(), "play karawane", "use zauberveto L1 above")
    assert (asked(g), pile(g, 1)) == ((1, "main"), ["karawane"])
    until(do(g, "play duell_der_zauberer"), -1, "duel_roll")
    do(g, "die 1", "die 6")
    assert (asked(g), pile(g, 1)) == ((1, "main"), ["karawane", "duell_der_zauberer", "ira"])


@rule("125.B.c", "125.B.e")
def test_when_one_of_two_stones_is_torn_down_the_other_still_stops_attacks() -> None:
    p = tournament().citadel(0, "L1").citadel(1, "L1").built(0, "stein_der_weisen", "L1 above").hand(0, "feuerteufel")
    p.built(1, "schmiede", "R1 above").built(1, "stein_der_weisen", "L1 above")
    g = do(p.main(), "demolish stein_der_weisen L1 above")
    assert refused(g, "play feuerteufel") == ["125.B.e"]


@rule("125.B.e", "101.D.d")
def test_a_stone_stops_the_inquisition_too() -> None:
    p = tournament().citadel(1, "L1", "R1").built(1, "stein_der_weisen", "L1 above").hand(0, "inquisition")
    assert refused(p.hand(1, "markt").main(), "play inquisition") == ["125.B.e"]


@rule("103.K.c", "112.J.b", "113.W.a")
def test_who_fetches_from_whose_pile() -> None:
    p = tournament(extras=("sonderkarten",)).city(1, "L1").hand(0, "guido_der_grosse_diplomat", "wissen_der_ahnen")
    p.discard("spion", owner=0).discard("hexe", "konrad_der_flinke", "alchimist", owner=1)
    g = do(p.before_roll(), "play guido_der_grosse_diplomat")
    assert (hand(g, 0), pile(g, 1)) == (["hexe", "wissen_der_ahnen"], ["konrad_der_flinke", "alchimist"])
    do(until(roll(g, "brigands", 6), 0, "main"), "play wissen_der_ahnen")
    assert options(g) == ["pick spion", "pick guido_der_grosse_diplomat"]


@rule("103.K.b", "103.K.c")
def test_a_card_fetched_from_the_other_pile_is_from_then_on_the_own() -> None:
    p = tournament().citadel(0, "L1").hand(0, "alte_wissenschaften")
    g = do(p.discard("alte_wissenschaften", "spion", owner=1).main(), "play alte_wissenschaften")
    assert set(options(g)) == {"pick alte_wissenschaften", "pick spion"}, "the one just played lies on the own pile"
    p = listed(tournament().citadel(0, "L1").hand(0, "alte_wissenschaften").discard("karawane", owner=1), "karawane", 1)
    g = do(p.main(), "play alte_wissenschaften", "pick karawane")
    assert listed_by(g, "karawane") == [0]
    p = listed(tournament().discard("karawane", owner=0).hand(0, "wissen_der_ahnen"), "karawane", 1)
    g = do(p.main(), "play wissen_der_ahnen", "pick karawane")
    assert listed_by(g, "karawane") == [1], "of the own pile it was the own one; the other has one, too"
