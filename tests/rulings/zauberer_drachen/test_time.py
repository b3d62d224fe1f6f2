"""Wheel of time and time leap (103.C to 103.E, 126.K.a)."""

import catanica
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.telling.words import GRAMMAR
from tests.rulings.zauberer_drachen.land import ALL, events, is_used, magic, magical
from tests.support.position import Position, do, options, roll
from tests.support.reading import asked, hand, in_play, stock
from tests.support.rules import rule


def leaping(active: int = 0, sets: list[str] | None = None) -> Position:
    """The first player can leap."""
    return magical(active=active, sets=sets).wizard(0, "hafli", "L1 above", 3).built(0, "zeitsprung", "L1 above")


# -- wheel of time ----------------------------------------------------------------------------------------------------


@rule("103.C.b", "103.D.a", "113.F.a")
def test_the_wheel_sets_the_event_die_and_only_the_other_is_rolled() -> None:
    g = magical().wizard(0, "hafli", "L1 above", 2).built(0, "zeitrad", "L1 above").before_roll()
    assert options(g) == ["roll", "use zeitrad L1 above"]
    do(g, "use zeitrad L1 above")
    assert options(g) == [f"face {f}" for f in ("tournament", "trade_advantage", "brigands", "good_year", "event_card")]
    do(g, "face good_year")
    assert (options(g), magic(g)) == (["roll"], {"hafli": 0})
    do(g, "roll")
    assert asked(g) == (-1, "roll_number")
    do(g, "die 5")
    assert asked(g) == (0, "gain")
    do(g, "region R1 below", "pass")
    assert (stock(g, 0), asked(g)) == ({"gold": 1, "brick": 1}, (0, "main"))


@rule("103.D.a", "113.B.a")
def test_with_both_dice_set_nobody_rolls() -> None:
    p = magical().wizard(0, "hafli", "L1 above", 2).built(0, "zeitrad", "L1 above").hand(0, "alchimist")
    g = do(p.before_roll(), "play alchimist", "number 5", "use zeitrad L1 above", "face brigands", "roll")
    assert asked(g) == (0, "main")
    assert stock(g, 0) == {"brick": 1}


@rule("103.C.b")
def test_the_wheel_is_for_the_own_turn_before_the_roll_only() -> None:
    p = magical(active=1).wizard(0, "hafli", "L1 above").built(0, "zeitrad", "L1 above")
    assert options(p.before_roll()) == ["roll"]
    g = magical().wizard(0, "hafli", "L1 above").built(0, "zeitrad", "L1 above").main()
    assert "use zeitrad L1 above" not in options(g)


# -- time leap --------------------------------------------------------------------------------------------------------


@rule("103.E.a", "126.I.b")
def test_a_leap_rolls_the_event_die_again_in_either_turn() -> None:
    for active in (0, 1):
        g = leaping(active).stock(1, wool=3, ore=3, grain=3).before_roll()
        do(g, "roll", "face brigands", "die 5")
        assert (asked(g), options(g)) == ((0, "answer"), ["pass", "use zeitsprung L1 above"])
        do(g, "use zeitsprung L1 above")
        assert asked(g) == (-1, "roll_event")
        do(g, "face tournament")
        assert (asked(g), g.die) == ((active, "main"), 5)
        assert (stock(g, 1)["wool"], magic(g), is_used(g, 0, "zeitsprung")) == (3, {"hafli": 1}, True)


@rule("103.E.a")
def test_who_passes_takes_the_event_as_it_is() -> None:
    g = leaping().stock(0, wool=3, ore=3, grain=3).before_roll()
    do(g, "roll", "face brigands", "die 5", "pass")
    assert "wool" not in stock(g, 0)


@rule("126.K.a", "103.E.f")
def test_a_refused_event_goes_under_the_stack_and_a_new_symbol_draws_a_new_card() -> None:
    p = leaping().city(0, "R1").rich(0).events("seuche", "fortschritt", "konflikt")
    g = do(p.before_roll(), "roll", "face event_card", "die 6", "pass", "use zeitsprung L1 above")
    assert events(g) == ["fortschritt", "konflikt", "seuche"]
    do(g, "face event_card")
    assert g.cat.ids[g.drawn_event] == "fortschritt"
    assert stock(g, 0)["gold"] == 3, "the plague never came"
    assert asked(g) == (0, "main"), "once in a turn: nobody is asked again"


def answered(g: Duel) -> list[dict[str, object]]:
    """What the log says of answers, without the word itself."""
    told = [GRAMMAR.event(g, e, 0) for e in g.events]
    return [{k: t[k] for k in t if k != "event"} for t in told if t["event"] == "answered"]


@rule("103.E.a", "103.E.f")
def test_the_log_names_the_face_that_a_leap_refuses_or_the_card_that_was_drawn() -> None:
    g = do(leaping().before_roll(), "roll", "face brigands", "die 5", "use zeitsprung L1 above")
    assert answered(g) == [{"seat": 0, "card": "zeitsprung", "face": "brigands"}]
    p = leaping().events("seuche", "fortschritt", "konflikt")
    g = do(p.before_roll(), "roll", "face event_card", "die 6", "use zeitsprung L1 above")
    assert answered(g) == [{"seat": 0, "card": "zeitsprung", "face": "event_card"}]
    p = leaping().events("seuche", "fortschritt", "konflikt")
    g = do(p.before_roll(), "roll", "face event_card", "die 6", "pass", "use zeitsprung L1 above")
    assert answered(g) == [{"seat": 0, "card": "zeitsprung", "answers": "seuche"}]


@rule("126.I.c")
def test_the_log_names_the_card_a_veto_stops_and_no_face_of_the_die() -> None:
    p = magical(active=1).wizard(0, "hafli", "L1 above").built(0, "zauberveto", "L1 above").hand(1, "karawane")
    g = roll(p.actions_open().stock(1, grain=2).before_roll(), "tournament", 5)
    do(g, "play karawane", "use zauberveto L1 above")
    assert answered(g) == [{"seat": 0, "card": "zauberveto", "answers": "karawane"}]


@rule("103.E.f", "103.N.a")
def test_a_lost_bailiwick_and_its_goods_come_back() -> None:
    p = leaping(sets=ALL).built(1, "vogtei", "L1 above").stock(1, ore=2, wool=1).events("fortschritt", "konflikt")
    g = do(p.before_roll(), "roll", "face event_card", "die 6", "pass")
    assert (in_play(g, 1), stock(g, 1)) == ([], {})
    do(g, "use zeitsprung L1 above")
    assert (in_play(g, 1), stock(g, 1)) == (["vogtei"], {"ore": 2, "wool": 1})
    do(g, "face tournament")
    assert in_play(g, 1) == ["vogtei"]


@rule("103.E.a", "103.I.d")
def test_the_other_players_copy_may_follow_and_both_stay_used_and_paid() -> None:
    p = leaping(active=1).citadel(1, "R1").wizard(1, "arsa", "R1 above", 2).built(1, "zeitsprung", "R1 above")
    g = do(p.before_roll(), "roll", "face brigands", "die 6")
    assert asked(g) == (0, "answer")
    do(g, "use zeitsprung L1 above", "face trade_advantage")
    assert asked(g) == (1, "answer"), "the first copy is used"
    do(g, "use zeitsprung R1 above", "face tournament")
    assert (asked(g), magic(g), magic(g, 1)) == ((1, "main"), {"hafli": 1}, {"arsa": 0})


@rule("103.I.d", "103.D.a")
def test_a_face_set_by_the_wheel_can_be_refused_too() -> None:
    p = leaping(active=1).citadel(1, "R1").wizard(1, "arsa", "R1 above", 2).built(1, "zeitrad", "R1 above")
    g = do(p.before_roll(), "use zeitrad R1 above", "face good_year", "roll", "die 6")
    assert asked(g) == (0, "answer")
    do(g, "use zeitsprung L1 above")
    assert asked(g) == (-1, "roll_event"), "rolled now"
    do(g, "face tournament")
    assert (asked(g), magic(g, 1), is_used(g, 1, "zeitrad")) == ((1, "main"), {"arsa": 0}, True)


@rule("103.E.f")
def test_cards_played_before_the_roll_stay_played() -> None:
    p = leaping().hand(0, "alchimist", "markt")
    g = do(p.before_roll(), "play alchimist", "number 4", "roll", "face brigands", "use zeitsprung L1 above")
    do(g, "face tournament")
    assert (hand(g, 0), g.die, asked(g)) == (["markt"], 4, (0, "main"))


@rule("103.E.a", "103.I.f", "KD-8")
def test_the_bishops_seat_keeps_what_the_leap_pays_it() -> None:
    p = leaping(sets=ALL).city(1, "L1").built(1, "bischofssitz", "L1 above")
    g = do(p.before_roll(), "roll", "face brigands", "die 6", "use zeitsprung L1 above", "face tournament")
    assert stock(g, 1)["gold"] == 1


@rule("103.E.a")
def test_after_the_roll_of_an_event_that_has_acted_there_is_no_leap() -> None:
    g = roll(leaping().before_roll(), "tournament", 6)
    do(g, "pass")
    assert (asked(g), g.mark) == ((0, "main"), None)
    assert "use zeitsprung L1 above" not in options(g)


@rule("103.E.a")
def test_a_clone_a_redacted_position_and_a_text_can_be_leapt_in() -> None:
    g = do(leaping(active=1).rich(1).before_roll(), "roll", "face brigands", "die 5")
    for twin in (g.clone(), g.redacted(0).determinised(3), catanica.position(g.text())):
        assert isinstance(twin, Duel)
        do(twin, "use zeitsprung L1 above", "face tournament")
        assert asked(twin) == (1, "main")
        assert stock(twin, 1)["wool"] == 3
    assert asked(g) == (0, "answer"), "none of them touches the original"
