"""Magic among the cards of the other sets: what is paid, blocked, vetoed or fed, and what follows from it."""

from catanica.games.principality.cards.powers import mill_owner, strength
from catanica.games.principality.position.duel import Duel
from tests.rulings.together.land import builds, events, lands, magic, pile, plays, rests, until, uses, wizards
from tests.support.position import Position, do, faults, options, position, refused, roll
from tests.support.reading import asked, hand, in_play, points, stack, stock
from tests.support.rules import rule


def vetoing(active: int = 1, magic_: int = 3) -> Position:
    """The first player can veto."""
    return wizards(active).wizard(0, "hafli", "L1 above", magic_).built(0, "zauberveto", "L1 above")


def next_turn(g: Duel, face: str) -> Duel:
    """The turn ends, and the other player rolls this face and a six."""
    other = 1 - g.active
    until(do(g, "end"), other, "before_roll")
    return until(roll(g, face, 6), other, "main")


# -- cards that block -------------------------------------------------------------------------------------------------


@rule("112.M.a", "103.E.f")
def test_a_church_under_witch_and_dogma_works_when_both_have_gone_whichever_goes_first() -> None:
    for first, face, left in (("hexe", "event_card", "dogma"), ("dogma", "brigands", "hexe")):
        p = wizards().wizard(0, "hafli", "L1 above").city(1, "L1").built(1, "kirche", "L1 above")
        p.hand(0, "hexe", "dogma").stack(1, *["markt"] * 20).events(*["fortschritt"] * 4)
        g = until(do(p.main(), f"play {first}"), 0, "main")
        until(do(g, f"play {left}"), 0, "main")
        next_turn(g, face)
        if left == "hexe":
            next_turn(g, "event_card")
        assert (in_play(g, 1), rests(g, 1, "kirche")) == (sorted([left, "kirche"]), True)
        next_turn(g, "event_card")
        assert (in_play(g, 1), rests(g, 1, "kirche")) == (["kirche"], False)


@rule("112.M.a", "103.E.f")
def test_two_witches_on_one_building_leave_together() -> None:
    p = wizards().wizard(0, "hafli", "L1 above").city(1, "L1").built(1, "kirche", "L1 above")
    g = p.hand(0, "hexe", "hexe").stack(1, *["markt"] * 9).events("fortschritt", "seuche").main()
    until(do(until(do(g, "play hexe"), 0, "main"), "play hexe"), 0, "main")
    next_turn(g, "event_card")
    assert (in_play(g, 1), pile(g)) == (["kirche"], ["hexe", "hexe"])


@rule("102.B.Ausspielen", "123.AF.a")
def test_the_bishop_s_seat_is_paid_for_the_witch_that_silences_it_and_no_more() -> None:
    p = wizards().wizard(0, "hafli", "L1 above").city(1, "L1").built(1, "bischofssitz", "L1 above")
    g = until(do(p.hand(0, "hexe", "karawane").stock(0, grain=1).main(), "play hexe"), 0, "main")
    do(g, "play karawane")
    assert stock(g, 1) == {"gold": 1}


@rule("125.B.b", "112.M.a", "113.U.c")
def test_a_stone_hexed_while_it_was_pawned_stops_nothing_until_the_witch_has_gone_too() -> None:
    p = wizards().citadel(0, "R1").built(0, "stein_der_weisen", "R1 above").hand(0, "pfandleiher", "spion", "markt")
    p.wizard(0, "hafli", "L1 above", 3).wizard(0, "ira", "L1 below", 3).citadel(1, "L1").wizard(1, "hor", "C above", 3)
    p.hand(1, "hexe", "markt", "karawane").stack(1, *["markt"] * 20).events("kirchenfest", "kirchenfest")
    g = do(p.main(), "play pfandleiher", "target own stein_der_weisen R1 above")
    until(do(next_turn(g, "tournament"), "play hexe"), 1, "main")
    do(next_turn(g, "tournament"), "use pfandleiher laid")
    assert (points(g, 0), "spion" in plays(g)) == (3, True), "redeemed, but hexed"
    next_turn(g, "event_card")
    assert points(g, 0) == 3, "the other player's symbol leaves her there"
    next_turn(g, "event_card")
    assert (points(g, 0), "spion" in plays(g)) == (5, False)


# -- vetoes -----------------------------------------------------------------------------------------------------------


@rule("127.A.c", "126.I.d")
def test_who_fed_the_only_wizard_has_no_veto_left_in_the_own_turn_but_has_it_before_the_other_s_roll() -> None:
    p = vetoing(0, 2).stock(0, grain=1).hand(0, "feuerteufel").built(1, "kloster", "L1 above").hand(1, "bischof")
    g = do(p.main(), "use hafli region L1 above", "play feuerteufel", "play bischof")
    assert asked(g)[1] == "attack_roll"
    p = vetoing(0, 1).stock(0, grain=1).hand(0, "markt", "markt", "markt").hand(1, "alchimist", "markt", "markt")
    g = do(p.main(), "use hafli region L1 above", "end", "pass", "play alchimist")
    assert asked(g) == (0, "answer")


@rule("102.B.Ausspielen", "103.K.a")
def test_a_vetoed_witch_ban_pawnbroker_or_better_world_lies_nowhere_and_shows_nothing() -> None:
    p = vetoing().citadel(1, "L1").wizard(1, "ira", "L1 below", 3).built(0, "kloster", "R1 above").hand(1, "hexe")
    g = do(p.main(), "play hexe", "use zauberveto L1 above", "stack 1")
    assert (magic(g, 1), stack(g, 1), rests(g, 0, "kloster"), pile(g)) == ({"ira": 2}, ["hexe"], False, [])
    p = vetoing().city(1, "L1").built(1, "kirche", "L1 above").hand(1, "kirchenbann", "pfandleiher").stack(1, "markt")
    g = do(p.main(), "play kirchenbann", "use zauberveto L1 above", "stack 2")
    assert ("kirchenbann" in in_play(g, 0), stack(g, 2)) == (False, ["kirchenbann"])
    p = vetoing().citadel(1, "L1").wizard(1, "ira", "L1 below", 2).hand(1, "bessere_welt").events("seuche", "konflikt")
    g = do(p.main(), "play bessere_welt", "use zauberveto L1 above", "stack 1")
    assert (events(g), events(g.redacted(1)), magic(g, 1)) == (["seuche", "konflikt"], ["", ""], {"ira": 0})


@rule("126.A.b", "103.I.a")
def test_two_copies_of_the_veto_stop_two_cards_of_a_turn_and_no_third() -> None:
    p = vetoing(1, 2).wizard(0, "ira", "L1 below", 2).built(0, "zauberveto", "L1 below").stock(1, grain=3)
    g = p.hand(1, "karawane", "karawane", "karawane").main()
    for copies in (2, 1):
        do(g, "play karawane")
        books = [o for o in options(g) if o.startswith("use")]
        assert len(books) == copies
        until(do(g, books[0]), 1, "main")
    assert asked(do(g, "play karawane"))[0] == 1


@rule("103.E.f", "126.I.d")
def test_of_two_physicians_against_one_plague_the_vetoed_one_fails_and_the_other_helps() -> None:
    p = vetoing().city(0, "R1").city(1, "L1").hand(0, "medicus").hand(1, "medicus").rich(0).rich(1)
    g = do(p.event_card("seuche"), "play medicus", "use zauberveto L1 above", "stack 1", "play medicus")
    until(g, 1, "main")
    assert (sum(stock(g, 0).values()), sum(stock(g, 1).values()) < 18) == (18, True)


@rule("103.I.f", "126.I.c", "117.C.a")
def test_a_vetoed_alchemist_or_richard_is_the_first_action_of_the_turn_for_the_toll() -> None:
    p = vetoing().built(1, "barbarenstuetzpunkt", "road C", owner=0).hand(1, "alchimist", "karawane").stock(1, grain=1)
    g = do(p.before_roll(), "play alchimist", "use zauberveto L1 above", "stack 1", "roll", "face tournament", "die 4")
    assert faults(until(g, 1, "main"), "play karawane") == ["toll_due"]
    p = vetoing().built(1, "barbarenstuetzpunkt", "road C", owner=0).built(1, "richard_der_raecher", "L1 above")
    p.built(0, "konrad_der_flinke", "R1 above").hand(1, "karawane").stock(1, gold=1, grain=1)
    g = do(p.main(), "use richard_der_raecher L1 above", "use zauberveto L1 above")
    assert faults(g, "play karawane") == ["toll_due"]


# -- what magic costs and brings --------------------------------------------------------------------------------------


@rule("103.I.f", "103.G.d", "103.L.a")
def test_feeding_takes_grain_from_peasants_and_gold_from_an_academy() -> None:
    p = wizards().built(0, "bauernheer", "L1 above").wizard(0, "hafli", "L1 above", 0).stock(0, grain=2)
    assert strength(do(p.main(), "use hafli region L1 above"), 0) == 1
    p = lands().citadel(0, "R1").built(0, "handelsakademie", "L1 above").wizard(0, "ari", "R1 below", 1)
    g = p.stock(0, gold=2).built(1, "woll_handelsflotte", "L1 above").main()
    assert mill_owner(g) == 0
    assert mill_owner(do(g, "use ari region R1 below")) != 0


@rule("127.A.a")
def test_the_wizard_who_pays_for_the_duel_fights_with_what_is_left() -> None:
    p = wizards().citadel(1, "L1").wizard(0, "hafli", "L1 above", 1).wizard(1, "ira", "L1 below", 0)
    g = do(p.hand(0, "duell_der_zauberer").main(), "play duell_der_zauberer")
    while asked(g)[0] >= 0:
        do(g, options(g)[0])
    do(g, "die 3", "die 3")
    assert (in_play(g, 0), in_play(g, 1), magic(g)) == (["hafli"], ["ira"], {"hafli": 0})


@rule("128.G.a", "101.C.a")
def test_the_point_of_a_citadel_s_first_wizard_can_win_the_game() -> None:
    p = position(0, sets=["base", "zauberer_drachen"]).city(0, "R1").citadel(0, "L1")
    for column in ("L2", "L3"):
        p.settlement(0, column, "getreidefeld_start_weiss_1", "wald_start_weiss_4").city(0, column)
    for card, site in (("bibliothek", "R1 above"), ("kirche", "R1 above"), ("rathaus", "R1 below"),
                       ("badhaus", "R1 below"), ("kirche", "L2 above")):  # fmt: skip
        p.built(0, card, site)
    g = p.hand(0, "hafli").stock(0, L1_above=3).main()
    assert points(g, 0) == 12
    do(g, "build hafli region L1 above")
    assert g.outcome is not None
    assert g.outcome.winners == [0]


@rule("119.R.a", "123.AA.a", "120.C.a")
def test_the_plague_comes_to_a_citadel_s_region_only_beside_a_city_and_no_brothel_is_built_at_one() -> None:
    g = until(wizards().city(0, "R1").rich(0).event_card("seuche"), 0, "main")
    assert stock(g, 0) == {"grain": 3, "ore": 3, "wool": 2, "lumber": 2, "brick": 2, "gold": 2}
    p = wizards(1).citadel(0, "R1").hand(1, "bordell", "raubritterburg").rich(1).city(1, "L1")
    assert builds(p.main()) == []
    assert faults(p.g, "build bordell L1 above") == ["needs_city_abroad"]


@rule("126.A.a", "117.C.c", "116.E.a")
def test_a_warded_unit_is_safe_from_bribery_black_knight_and_richard_but_not_from_privateers() -> None:
    def warded(unit: str) -> Position:
        p = wizards().wizard(0, "hafli", "L1 above", 3).built(0, "zehntes_buch", "L1 above").built(0, unit, "R1 above")
        return p.stack(1, *["markt"] * 12).city(1, "L1").built(1, "rathaus", "L1 above").rich(1)

    p = warded("konrad_der_flinke").built(1, "richard_der_raecher", "R1 above")
    g = until(do(p.hand(1, "bestechung", "schwarzer_ritter", "markt").main(), "use zehntes_buch L1 above"), 0, "main")
    next_turn(g, "tournament")
    assert (plays(g), uses(g)) == ([], [])
    p = warded("erz_handelsflotte").hand(1, "kaperflotte", "markt", "markt")
    g = next_turn(until(do(p.main(), "use zehntes_buch L1 above"), 0, "main"), "tournament")
    until(do(g, "build kaperflotte R1 above"), 1, "main")
    assert (pile(g), hand(g, 0).count("erz_handelsflotte")) == (["erz_handelsflotte"], 0)


@rule("126.A.a", "112.E.a")
def test_no_dogma_is_laid_on_a_warded_church_until_its_owner_s_next_turn() -> None:
    def warded() -> Position:
        p = wizards().wizard(0, "hafli", "L1 above", 3).built(0, "zehntes_buch", "L1 above").city(0, "R1")
        return p.built(0, "kirche", "R1 above").stack(1, *["markt"] * 20).hand(1, "dogma", "markt", "markt")

    circle = "use zehntes_buch L1 above"
    g = next_turn(until(do(warded().main(), circle, "target own kirche R1 above"), 0, "main"), "brigands")
    assert refused(g, "play dogma") == ["112.E.a"], "the only one that could be named"
    g = next_turn(next_turn(g, "brigands"), "brigands")
    assert "dogma" in plays(g), "the circle held for one round"
    p = warded().built(0, "bibliothek", "R1 below")
    g = next_turn(until(do(p.main(), circle, "target own kirche R1 above"), 0, "main"), "brigands")
    until(do(g, "play dogma"), 1, "main")
    assert (rests(g, 0, "kirche"), rests(g, 0, "bibliothek")) == (False, True)
