"""One thing leads to another: points won and lost out of turn, cards driven out, societies that copy other sets."""

import pytest

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.powers import hand_limit, mill_owner, strength, trade_points
from catanica.games.principality.position.duel import Duel
from tests.rulings.handel_wandel.land import last
from tests.rulings.together.land import (
    EVERY,
    SPECIAL,
    builds,
    events,
    goods,
    lands,
    magic,
    pile,
    plays,
    until,
    uses,
    wizards,
)
from tests.support.position import Position, do, options, position, roll
from tests.support.reading import asked, hand, in_play, points, stock
from tests.support.rules import rule

FRONTIER = ["base", "barbaren_handelsherren"]


@rule("103.I.f", "101.C.a", "103.L.a")
def test_turning_a_brewery_can_hand_the_mill_and_with_it_the_game_to_the_opponent() -> None:
    p = position(sets=FRONTIER).city(0, "L1").city(1, "L1", "R1").stock(0, gold=1)
    p = last(p.built(0, "brauerei", "L1 above"), 0, 1).built(1, "erz_handelsflotte", "R1 below")
    p.settlement(1, "L2", "getreidefeld_start_weiss_1", "wald_start_weiss_4")
    for card, site in (("bibliothek", "L1 above"), ("kirche", "L1 above"), ("rathaus", "L1 below"),
                       ("badhaus", "L1 below"), ("kirche", "R1 above"), ("bibliothek", "R1 above"),
                       ("rathaus", "R1 below")):  # fmt: skip
        p.built(1, card, site)
    g = p.main()
    assert (points(g, 1), mill_owner(g)) == (12, 0)
    do(g, "use brauerei L1 above")
    assert g.outcome is not None
    assert (g.outcome.winners, points(g, 1)) == ([1], 13)


def raided(extra: bool) -> Duel:
    """A land with twelve points, or eleven, fights the barbarians in the opponent's turn and turns its arch."""
    p = position(1, sets=FRONTIER).city(0, "L1", "R1")
    p.settlement(0, "L2", "getreidefeld_start_weiss_1", "wald_start_weiss_4").city(0, "L2")
    p = last(p.built(0, "triumphbogen", "L1 above"), 0, 2).built(0, "bibliothek", "L2 above")
    p.built(0, "konrad_der_flinke", "R1 above").built(0, "otto_der_berserker", "R1 above")
    p.built(0, "pippin_der_kurze", "R1 below").built(0, "kirche", "L2 above")
    if extra:
        p.built(0, "kirche", "L1 above")
    g = do(p.events("barbarenueberfall").before_roll(), "roll", "face event_card", "die 4")
    assert g.outcome is None
    return do(g, "target own triumphbogen L1 above")


@rule("103.G.b", "103.B.b", "123.BI.a")
@pytest.mark.parametrize("extra", [False, True])
def test_a_victory_over_the_barbarians_wins_the_game_once_the_dice_are_worked_off(extra: bool) -> None:
    g = raided(extra)
    assert points(g, 0) == 12 + extra
    assert (g.outcome is not None) == extra
    assert stock(g, 0) == {"lumber": 2}, "the production of both forests came first"


@rule("120.E.a", "103.F.c")
def test_gold_for_a_trade_academy_drives_a_trading_post_out_after_it_was_paid() -> None:
    p = lands(1).built(0, "handelsakademie", "L1 above").built(0, "handelskontor", "L1 above").stock(0, gold=1)
    p.built(0, "markt", "L1 below").built(0, "handelsniederlassung", "R1 below", owner=1)
    g = roll(p.before_roll(), "trade_advantage", 6)
    assert (trade_points(g, 0), pile(g)) == (7, ["handelsniederlassung"])
    assert stock(g, 1) == {"brick": 1, "gold": 1}


@rule("116.D.a")
def test_a_flagship_on_a_metropolis_place_covers_that_whole_city_and_no_other() -> None:
    p = position(1, sets=["base", "ritter_haendler", "politik_intrige", "barbaren_handelsherren"]).metropolis(0, "L1")
    p.built(0, "flaggschiff", "outside C above").built(0, "erz_handelsflotte", "L1 above")
    p.built(0, "woll_handelsflotte", "outside L1 above").built(0, "gold_handelsflotte", "R1 above")
    g = do(p.hand(1, "kaperflotte").rich(1).main(), "build kaperflotte L1 above")
    assert options(g) == ["target flaggschiff outside C above", "target gold_handelsflotte R1 above"]


@rule("101.D.b(g)", "128.D.a")
def test_regions_with_a_wizard_or_a_residence_are_not_resettled() -> None:
    p = wizards().city(0, "R1").built(0, "universitaet", "R1 above").hand(0, "umsiedlung").stock(0, lumber=2)
    g = do(p.wizard(0, "hafli", "L1 above").built(0, "residenz_muenz", "region L1 below").main(), "play umsiedlung")
    assert options(g) == ["region C above", "region C below", "region R1 above", "region R1 below"]
    do(g, "region C below", "region R1 below")
    assert [int(g.land(0).kind_at(g.cat, r)) for r in (13, 15)] == [5, 1], "gold lies inside now, lumber outside"
    assert stock(g, 0) == {"lumber": 2}


@rule("113.F.b", "103.K.a")
def test_the_turn_of_the_year_does_not_bring_back_what_a_better_world_removed() -> None:
    p = wizards().wizard(0, "hafli", "L1 above", 2).hand(0, "bessere_welt").stack(1, *["markt"] * 9)
    g = do(p.events("jahreswechsel", "konflikt", "seuche", "kirchenfest").main(), "play bessere_welt")
    assert "pick jahreswechsel" not in options(g)
    do(g, "pick seuche", "deal jahreswechsel")
    until(g, 0, "main")
    until(do(g, "end"), 1, "before_roll")
    until(do(g, "roll", "face event_card", "die 6"), 1, "main")
    assert sorted(events(g)) == ["jahreswechsel", "kirchenfest", "konflikt"]


@rule("103.K.a", "113.F.a")
def test_only_the_guardian_s_owner_knows_the_events_he_has_seen() -> None:
    p = wizards().wizard(0, "hafli", "L1 above", 2).built(0, "hueter_des_schicksals", "L1 above")
    g = do(p.events("konflikt", "seuche", "kirchenfest", "baumeister").main(), "use hueter_des_schicksals L1 above")
    until(do(g, "pick seuche", "pass"), 0, "main")
    assert events(g)[2:] == ["baumeister", "seuche"]
    known = {seat: events(g.redacted(seat)) for seat in (0, 1)}
    assert [c for c in known[0] if c] == [c for c in events(g) if c != "baumeister"]
    assert not any(known[1])


@rule("141.J.c", "112.S.h")
def test_a_spy_takes_a_witch_but_not_guido() -> None:
    p = lands(sets=SPECIAL).hand(0, "spion").hand(1, "guido_der_grosse_diplomat", "hexe")
    assert options(do(p.main(), "play spion")) == ["pick hexe", "pass"]


def society(card: str, at: str) -> Position:
    """A secret society of the first player is aimed at a building of the other."""
    return lands().aimed(0, "L1 above", card, at).built(1, card, at)


@rule("123.AI.a")
def test_a_society_uses_what_other_sets_buildings_do_but_gets_none_of_their_points() -> None:
    g = society("gilde_der_handelsherren", "L1 above").main()
    assert (hand_limit(g, 0), trade_points(g, 0)) == (4, 1)
    assert points(last(society("triumphbogen", "L1 above"), 1, 3).main(), 0) == 3
    assert uses(society("geheime_bruderschaft", "L1 above").hand(0, "spion").main()) == ["geheimbund L1 above"]
    assert trade_points(society("handelsakademie", "L1 above").stock(0, gold=3).main(), 0) == 3
    p = society("werft", "R1 above").hand(0, "kaperflotte").stock(0, lumber=1)
    assert builds(p.main()) != [], "the wool is saved"
    g = society("zauberkueche", "L1 above").citadel(0, "R1").wizard(0, "arsa", "R1 above", 2).main()
    do(g, "use geheimbund L1 above", "die 1")
    assert magic(g) == {"arsa": 1}


@rule("123.AI.a", "103.P.c", "122.D.a")
def test_a_society_has_sides_and_points_of_its_own() -> None:
    g = society("brauerei", "L1 above").stock(0, gold=1).main()
    assert [strength(g, 0), strength(g, 1)] == [2, 2]
    do(g, "use geheimbund L1 above")
    assert [strength(g, 0), trade_points(g, 0), strength(g, 1)] == [0, 2, 2]
    g = society("faerberei", "region C above").stock(0, wool=2).main()
    until(do(g, "use geheimbund L1 above"), 0, "main")
    assert (goods(g, 0, "geheimbund"), trade_points(g, 0), trade_points(g, 1)) == (1, 1, 0)


@rule("105.C.b", "KD-5")
def test_a_burnt_harbour_goes_back_to_the_display_and_only_one_is_built_by_each() -> None:
    p = lands(1).built(0, "hafen", "L1 above").display("hafen").hand(1, "feuerteufel").rich(1)
    g = until(do(p.main(), "play feuerteufel"), 1, "main")
    assert (hand(g, 0), in_play(g, 0)) == ([], [])
    do(g, "erect hafen L1 above")
    assert builds(g) == [], "one lies there still, for the other"
    assert plays(g) == []
    assert asked(g) == (1, "main")


@rule("103.F.c", "103.I.f")
@pytest.mark.parametrize("lord", [0, 1])
def test_gold_that_makes_the_lord_too_good_a_trader_drives_a_branch_out(lord: int) -> None:
    p = lands(lord).built(lord, "handelsakademie", "L1 above").built(lord, "handelsniederlassung", "R1 above", 1 - lord)
    p.built(lord, "erz_handelsflotte", "R1 below").built(lord, "handelskontor", "L1 below").stock(lord, gold=2, ore=2)
    g = p.main()
    assert (trade_points(g, lord), "handelsniederlassung" in in_play(g, lord)) == (6, True)
    do(g, "bank ore gold")
    assert (trade_points(g, lord), "handelsniederlassung" in in_play(g, lord)) == (7, False)


@rule("103.F.c", "103.I.f")
@pytest.mark.parametrize("lord", [0, 1])
def test_grain_that_makes_the_lord_too_strong_drives_robbers_out(lord: int) -> None:
    p = lands(lord).built(lord, "bauernheer", "L1 above").built(lord, "raubritterburg", "L1 below", 1 - lord)
    p.built(lord, "konrad_der_flinke", "R1 above").stock(lord, wool=3, grain=1)
    g = p.main()
    assert (strength(g, lord), "raubritterburg" in in_play(g, lord)) == (3, True)
    do(g, "bank wool grain")
    assert (strength(g, lord), "raubritterburg" in in_play(g, lord)) == (4, False)


@rule("103.F.c")
def test_a_card_that_minds_more_than_one_point_leaves_at_the_second() -> None:
    rules = CardGame(sets=EVERY).rules
    rules.cat.fears[rules.cat.number("raubritterburg")] = 1
    rules.cat.shuns[rules.cat.number("handelsniederlassung")] = 1
    p = position(rules=rules).city(0, "L1").built(0, "raubritterburg", "L1 below", 1)
    p.built(0, "handelsniederlassung", "R1 above", 1).built(0, "falk_der_schoene", "L1 above")
    g = p.built(0, "erz_handelsflotte", "R1 below").main()
    assert in_play(g, 0) == ["erz_handelsflotte", "falk_der_schoene", "handelsniederlassung", "raubritterburg"]
    g = p.built(0, "pippin_der_kurze", "L1 above").main()
    assert "raubritterburg" not in in_play(g, 0)
    g = p.built(0, "gold_handelsflotte", "L1 below").main()
    assert in_play(g, 0) == ["erz_handelsflotte", "falk_der_schoene", "gold_handelsflotte", "pippin_der_kurze"]


@rule("103.F.c", "102.B.Ausspielen", "120.E.a")
@pytest.mark.parametrize("gold", [0, 1])
def test_gold_of_a_bishop_s_seat_drives_a_branch_out_before_the_roll_that_would_pay_it_once_more(gold: int) -> None:
    p = lands().hand(0, "alchimist").built(1, "handelsakademie", "L1 above").built(1, "bischofssitz", "L1 above")
    p.built(1, "markt", "L1 below").built(1, "handelskontor", "L1 below").stock(1, gold=gold)
    g = p.built(1, "handelsniederlassung", "R1 above", owner=0).before_roll()
    assert trade_points(g, 1) == 5 + gold
    do(g, "play alchimist", "number 6")
    assert (asked(g), trade_points(g, 1)) == ((0, "before_roll"), 6 + gold)
    assert pile(g) == ["alchimist", *["handelsniederlassung"] * gold]
    do(g, "roll", "face brigands")
    assert stock(g, 0) == ({"gold": 1} if gold else {"gold": 1, "brick": 1}), "the hills beside it yield on a six"
