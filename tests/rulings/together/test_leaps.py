"""Time leaps: at which moments, what is undone, and what a second leap of the same turn finds (103.E, 126.K.a)."""

import pytest

from tests.rulings.together.land import events, magic, pile, rests, until, wizards
from tests.support.position import Position, do, options, roll
from tests.support.reading import asked, hand, in_play, stock
from tests.support.rules import rule
from tests.support.views import shown


def leaping(active: int = 0) -> Position:
    """Both players can leap."""
    p = wizards(active).wizard(0, "hafli", "L1 above", 3).built(0, "zeitsprung", "L1 above")
    return p.citadel(1, "R1").wizard(1, "arsa", "R1 above", 3).built(1, "zeitsprung", "R1 above")


@rule("103.E.a", "103.E.f")
def test_at_an_event_card_both_may_leap_when_the_die_lies_open_and_again_when_the_card_does() -> None:
    g = do(leaping().events("fortschritt", "seuche").before_roll(), "roll", "face event_card", "die 6")
    assert (asked(g), events(g)) == ((1, "answer"), ["fortschritt", "seuche"]), "nothing is drawn yet"
    do(g, "pass")
    assert asked(g) == (0, "answer")
    do(g, "pass")
    assert (asked(g), events(g)) == ((1, "answer"), ["seuche", "fortschritt"]), "it lies open now"
    do(g, "pass")
    assert asked(g) == (0, "answer")


@rule("103.E.a", "126.K.a")
def test_who_leaps_before_the_card_is_drawn_leaves_it_on_top_unseen() -> None:
    p = leaping().built(1, "vogtei", "L1 above").stock(1, ore=2).events("konflikt", "seuche")
    g = do(p.before_roll(), "roll", "face event_card", "die 6")
    assert in_play(g, 1).count("vogtei") == 1, "it stands as long as nobody has let the die pass"
    do(g, "use zeitsprung R1 above", "face tournament")
    until(g, 0, "main")
    assert (events(g), events(g.redacted(0)), stock(g, 1)) == (["konflikt", "seuche"], ["", ""], {"ore": 2, "brick": 1})
    assert magic(g, 1) == {"arsa": 1}


@rule("103.E.f", "126.K.a")
def test_each_of_two_events_refused_in_one_turn_goes_under_the_stack() -> None:
    g = leaping().events("konflikt", "seuche", "fortschritt", "baumeister").before_roll()
    do(g, "roll", "face event_card", "die 1", "pass", "pass", "pass", "use zeitsprung L1 above")
    assert events(g) == ["seuche", "fortschritt", "baumeister", "konflikt"]
    do(g, "face event_card", "pass", "use zeitsprung R1 above")
    assert events(g) == ["fortschritt", "baumeister", "konflikt", "seuche"]
    do(g, "face event_card")
    assert (asked(g)[1], events(g)) == ("main", ["baumeister", "konflikt", "seuche", "fortschritt"])


@rule("KD-8", "102.B.Ausspielen")
def test_a_bishop_s_seat_keeps_the_gold_of_a_leap_that_another_leap_follows() -> None:
    p = leaping().city(1, "L1").built(1, "bischofssitz", "L1 above")
    g = do(p.before_roll(), "roll", "face brigands", "die 5", "pass", "use zeitsprung L1 above", "face brigands")
    do(g, "use zeitsprung R1 above", "face tournament")
    assert stock(until(g, 0, "main"), 1)["gold"] == 1


@rule("103.E.a", "103.P.c")
def test_who_let_the_first_roll_pass_may_leap_at_the_second() -> None:
    g = do(leaping().before_roll(), "roll", "face brigands", "die 6", "pass")
    do(g, "use zeitsprung L1 above", "face brigands")
    assert (asked(g), options(g)) == ((1, "answer"), ["pass", "use zeitsprung R1 above"])
    do(g, "use zeitsprung R1 above", "face brigands")
    assert asked(g) == (0, "main"), "both books are used"


@rule("126.A.b", "103.P.c")
@pytest.mark.parametrize("second", ["L1 below", "L1 above"])
def test_two_leaps_of_one_player_are_cast_one_after_the_other(second: str) -> None:
    p = wizards().wizard(0, "hafli", "L1 above", 2).wizard(0, "ira", "L1 below", 2)
    p.built(0, "zeitsprung", "L1 above").built(0, "zeitsprung", second)
    g = do(p.before_roll(), "roll", "face brigands", "die 6", "use zeitsprung L1 above")
    do(g, *["target own ira region L1 below"] * 2, "face brigands")
    assert options(g) == ["pass", f"use zeitsprung {second}"]
    do(g, f"use zeitsprung {second}", "face brigands")
    assert (asked(g), magic(g)) == ((0, "main"), {"hafli": 0, "ira": 0})


@rule("126.A.b", "KD-8")
def test_a_leap_wears_out_no_second_copy_beside_one_used_before_the_roll() -> None:
    p = wizards(1).wizard(0, "hafli", "L1 above", 2).wizard(0, "ira", "L1 below", 3).wizard(0, "hor", "C above", 2)
    p.built(0, "zauberveto", "L1 above").built(0, "zauberveto", "L1 above").built(0, "zeitsprung", "L1 below")
    g = do(p.hand(1, "alchimist", "karawane").stock(1, grain=1).before_roll(), "play alchimist")
    do(g, "use zauberveto L1 above", *["target own hafli region L1 above"] * 2, "stack 1", "roll", "face brigands")
    do(g, "die 6", "use zeitsprung L1 below", *["target own ira region L1 below"] * 2, "face brigands", "play karawane")
    assert (asked(g), options(g)) == ((0, "answer"), ["pass", "use zauberveto L1 above"])


@rule("126.K.a", "113.F.b")
def test_a_turn_of_the_year_that_is_refused_shuffles_nothing_and_pays_no_winery() -> None:
    p = leaping().built(0, "weinkellerei", "R1 above").events("jahreswechsel", "konflikt", "seuche")
    g = do(p.before_roll(), "roll", "face event_card", "die 6", "pass", "pass", "pass", "use zeitsprung L1 above")
    do(g, "face tournament", *(["pass"] if asked(g) == (1, "answer") else []))
    until(g, 0, "main")
    assert events(g) == ["konflikt", "seuche", "jahreswechsel"]


@rule("126.K.a", "103.E.f", "119.C.b")
def test_a_raid_that_is_refused_takes_no_gold_and_a_dogma_stays_until_an_event_card_acts() -> None:
    p = leaping().city(1, "L1").built(1, "kirche", "L1 above").hand(0, "dogma").stock(1, gold=2)
    p = p.stack(1, *["markt"] * 12).events("barbarenueberfall", "fortschritt", "seuche")
    g = until(do(p.main(), "play dogma", "target kirche L1 above", "end"), 1, "before_roll")
    until(do(until(roll(g, "tournament", 5), 1, "main"), "end"), 0, "before_roll")
    do(g, "roll", "face event_card", "die 5", "pass", "pass", "pass", "use zeitsprung L1 above", "face event_card")
    assert (stock(g, 1)["gold"], rests(g, 1, "kirche"), events(g)[-1]) == (2, True, "barbarenueberfall")
    until(g, 0, "main")
    assert (stock(g, 1)["gold"], rests(g, 1, "kirche"), pile(g)) == (2, False, ["dogma"]), "progress came instead"


@rule("126.K.a", "127.A.a")
def test_the_only_event_card_there_is_comes_again() -> None:
    p = wizards().wizard(0, "hafli", "L1 above", 2).built(0, "zeitsprung", "L1 above").events("tanz_der_einhoerner")
    g = do(p.before_roll(), "roll", "face event_card", "die 6", "pass", "use zeitsprung L1 above", "face event_card")
    assert (magic(until(g, 0, "main")), events(g)) == ({"hafli": 1}, ["tanz_der_einhoerner"]), "danced once"


@rule("126.K.a", "119.O.a")
def test_a_comet_that_is_refused_leaves_the_hands_alone() -> None:
    p = leaping().hand(0, "markt").hand(1, "hafen").stack(1, *["kirche"] * 9).events("komet", "seuche")
    g = do(p.before_roll(), "roll", "face event_card", "die 6", "pass", "pass", "use zeitsprung R1 above")
    until(do(g, "face tournament", "pass"), 0, "main")
    assert (hand(g, 0), hand(g, 1), events(g)) == (["markt"], ["hafen"], ["seuche", "komet"])


@rule("103.E.f", "123.AI.a", "103.I.f")
def test_a_society_aims_at_the_bailiwick_again_that_a_leap_brings_back() -> None:
    p = leaping(1).city(1, "L1").built(0, "vogtei", "R1 above").built(0, "kloster", "L1 below")
    p.aimed(1, "L1 above", "vogtei", "R1 above").events("fortschritt", "seuche")
    g = do(p.before_roll(), "roll", "face event_card", "die 6", "pass", "pass")
    while asked(g) != (0, "answer"):
        do(g, options(g)[0])
    assert "vogtei" not in in_play(g, 0)
    do(g, "use zeitsprung L1 above", "face tournament")
    until(g, 1, "main")
    cards = [c for side in shown(g, 1)["columns"][0]["sides"] for c in side["cards"]]
    assert [c["aims"] for c in cards if c["card"] == "geheimbund"] == ["vogtei"]


@rule("118.C.d", "103.E.d", "103.I.d")
def test_a_tournament_that_is_refused_moves_no_flavo() -> None:
    p = leaping().built(0, "flavo_der_gaukler", "R1 above").stock(1, gold=1)
    g = do(roll(p.before_roll(), "tournament", 5), "pass", "use zeitsprung L1 above", "face brigands", "pass")
    assert (stock(g, 1)["gold"], "flavo_der_gaukler" in in_play(g, 0)) == (1, True)
    assert "wool" not in stock(g, 0)


@rule("103.E.f", "112.M.a", "103.P.a", "KD-12")
def test_a_hexed_bailiwick_has_nothing_to_lose_and_the_witch_stays_through_a_leap() -> None:
    p = leaping().built(0, "vogtei", "R1 above").hand(1, "hexe").stock(0, ore=2).stack(1, *["markt"] * 9)
    p.events("fortschritt", "seuche").g.active = 1
    g = do(p.main(), "play hexe")
    until(g, 1, "main")
    assert rests(g, 0, "vogtei")
    until(do(g, "end"), 0, "before_roll")
    until(roll(g, "tournament", 6), 0, "main")
    until(do(g, "end"), 1, "before_roll")
    do(g, "roll", "face event_card", "die 6", "pass", "pass", "use zeitsprung L1 above", "face tournament", "pass")
    assert (rests(g, 0, "vogtei"), stock(g, 0)["ore"], pile(g)) == (True, 2, [])


@rule("103.C.b", "103.E.a")
def test_the_kind_a_cartwright_named_before_the_roll_stays_named_after_a_leap() -> None:
    p = leaping().built(0, "wagner", "R1 above").settlement(0, "L2", "weideland_stapel_5", "wald_stapel_6")
    g = do(p.stock(0, C_above=2).before_roll(), "use wagner R1 above", "want wool")
    do(roll(g, "brigands", 6), "use zeitsprung R1 above", "face tournament")
    assert "use wagner R1 above" in options(until(g, 0, "main"))
