"""Spell books at work with other sets' cards: what is drawn, shown, exchanged and protected (126, 120.D.a, 112.I.a)."""

from catanica.games.principality.position.duel import Duel
from tests.rulings.handel_wandel.land import filled
from tests.rulings.together.land import kept, lands, magic, pile, plays, until, uses, wizards
from tests.support.position import Position, do, faults, options, roll
from tests.support.reading import asked, hand, in_play, stack, stock
from tests.support.rules import rule


def eyed(*held: str) -> Position:
    """A magic eye can be cast."""
    p = wizards().wizard(0, "hafli", "L1 above", 1).built(0, "magisches_auge", "L1 above")
    return p.stack(1, "markt", "kloster").stack(2, "bibliothek").hand(0, *held)


def seen_by(g: Duel, seat: int, whose: int) -> str:
    """A player's hand as another player knows it."""
    text = g.redacted(seat).text()
    start = text.index(f"land{whose}.hand=")
    return text[start : text.index("/", start)]


@rule("126.E.a", "101.D.d(f)")
def test_the_eye_needs_a_card_to_give_which_is_not_the_one_it_found() -> None:
    assert uses(eyed().main()) == []
    g = do(eyed("spion").main(), "use magisches_auge L1 above", "stack 1", "pick kloster")
    assert not [o for o in options(g) if "kloster" in o]
    do(g, "put spion 2")
    assert (hand(g, 0), stack(g, 1), stack(g, 2)) == (["kloster"], ["markt"], ["bibliothek", "spion"])
    g = do(eyed("markt").main(), "use magisches_auge L1 above", "stack 1", "pick markt", "put markt 2")
    assert hand(g, 0) == ["markt"], "the other copy may be given"


@rule("112.P.a", "126.E.a")
def test_banned_stacks_are_closed_to_the_eye() -> None:
    assert options(do(eyed("spion").banned(0, 1).main(), "use magisches_auge L1 above")) == ["stack 2"]
    assert uses(eyed("spion").banned(0, 1).banned(0, 2).main()) == []
    assert len(options(do(eyed("spion").banned(1, 1).main(), "use magisches_auge L1 above"))) == 2


@rule("120.D.a")
def test_an_embassy_sees_what_inspiration_eye_and_comet_bring() -> None:
    p = wizards().city(0, "R1").built(0, "gesandtschaft", "R1 above", owner=1).wizard(0, "hafli", "L1 above", 2)
    p.built(0, "inspiration", "L1 above").hand(0, "kirche").stack(1, "markt").stack(2, "spion")
    g = do(p.main(), "use inspiration L1 above", "draw 1", "draw 2")
    assert [name in seen_by(g, 1, 0) for name in ("markt", "spion", "kirche")] == [True, True, False]
    p = eyed("spion").city(0, "R1").built(0, "gesandtschaft", "R1 above", owner=1)
    g = do(p.main(), "use magisches_auge L1 above", "stack 1", "pick kloster")
    assert [name in seen_by(g, 1, 0) for name in ("kloster", "spion")] == [True, False]
    do(g, "put spion 2")
    assert "kloster" in seen_by(g, 1, 0), "the card found is never the one given (126.E.a)"
    p = wizards().city(0, "R1").built(0, "gesandtschaft", "R1 above", owner=1).hand(0, "markt")
    g = until(p.stack(1, "kloster", "spion", "kirche", "kirche", "hafen").event_card("komet"), 0, "main")
    assert "?" not in seen_by(g, 1, 0)
    assert "?" in seen_by(do(eyed("spion").main(), "use magisches_auge L1 above", "stack 1", "pick kloster"), 1, 0)


@rule("101.D.b(f)", "126.A.a")
def test_inspiration_draws_from_any_stacks_and_the_surplus_waits() -> None:
    p = wizards().wizard(0, "hafli", "L1 above", 3).built(0, "inspiration", "L1 above")
    assert uses(p.main()) == [], "all stacks are empty"
    g = p.stack(1, "markt").stack(3, "spion").hand(0, "rathaus", "kirche", "hafen").main()
    do(g, "use inspiration L1 above", "draw 3", "draw 1")
    assert (len(hand(g, 0)), asked(g), uses(g)) == (5, (0, "main"), [])
    assert asked(do(g, "end")) == (0, "trim")
    g = wizards().wizard(0, "hafli", "L1 above", 3).built(0, "inspiration", "L1 above").stack(2, "markt").main()
    do(g, "use inspiration L1 above", "draw 2")
    assert (asked(g), hand(g, 0)) == ((0, "main"), ["markt"]), "there was one card only"


@rule("112.I.a", "101.D.b(g)")
def test_land_magic_takes_no_region_that_a_wizard_a_manufactory_or_a_residence_holds() -> None:
    def spell() -> Position:
        p = wizards().built(0, "landzauber", "L1 above").wizard(0, "ira", "L1 below", 3)
        p.settlement(0, "L2", "getreidefeld_start_weiss_1", "huegelland_start_weiss_5")
        return p.settlement(1, "L2", "weideland_start_weiss_3", "goldfluss_start_weiss_6").stock(0, L2_above=2)

    g = do(spell().stock(1, C_above=1).main(), "use landzauber L1 above")
    assert options(g) == ["region L2 above", "region L2 below", "region L1 above", "region R1 above"]
    do(g, "region L2 above")
    assert len(options(g)) == 4, "either of his two pastures, either of his two rivers"
    do(g, "region opponent C above")
    assert (stock(g, 0), stock(g, 1)) == ({"wool": 1}, {"grain": 2}), "what is stored goes along"
    held = spell().wizard(0, "hafli", "L1 above").built(0, "schnapsbrennerei", "region L2 above")
    held.wizard(0, "arsa", "L2 below").built(0, "befestigtes_lager", "R1 above")
    g = do(held.main(), "use landzauber L1 above", *["target own ira region L1 below"] * 3)
    assert options(g) == ["region R1 above"], "a building beside it does not hold a region"
    theirs = spell().built(1, "faerberei", "region L2 above").built(1, "residenz_tuch", "region C above")
    theirs.built(1, "kolonialstuetzpunkt", "region R1 below").wizard(1, "ari", "L2 below")
    assert uses(theirs.main()) == []


@rule("126.A.b", "103.K.b")
def test_a_magic_hand_needs_a_book_and_a_free_site_at_an_own_citadel() -> None:
    p = wizards().citadel(1, "L1").wizard(0, "hafli", "L1 above", 3).hand(0, "zauberhand").built(0, "werft", "L1 below")
    assert faults(p.main(), "play zauberhand") != [], "no book opposite"
    p.built(1, "inspiration", "L1 above").built(0, "inspiration", "L1 above").built(0, "kloster", "L1 above")
    g = p.main()
    do(g, "play zauberhand", "target inspiration L1 above")
    until(g, 0, "main")
    assert (in_play(g, 0).count("inspiration"), in_play(g, 1)) == (2, [])
    do(g, "demolish inspiration L1 below")
    assert pile(g) == ["zauberhand", "inspiration"]
    full = wizards().citadel(1, "L1").wizard(0, "hafli", "L1 above", 3).hand(0, "zauberhand").city(0, "R1")
    full.built(1, "inspiration", "L1 above").built(0, "werft", "L1 below").built(0, "kloster", "L1 above")
    full.built(0, "schmiede", "L1 above").built(0, "zauberkueche", "L1 below")
    assert faults(full.main(), "play zauberhand") != [], "a city's sites do not serve"


@rule("126.A.a")
def test_a_warded_knight_cannot_be_named_until_the_owner_s_next_turn() -> None:
    p = wizards().wizard(0, "hafli", "L1 above", 2).built(0, "zehntes_buch", "L1 above").built(0, "kloster", "R1 below")
    p.built(0, "konrad_der_flinke", "R1 above").hand(1, "schwarzer_ritter", "feuerteufel").stack(1, *["markt"] * 9)
    g = do(p.main(), "use zehntes_buch L1 above", "target own konrad_der_flinke R1 above")
    until(do(g, "end"), 1, "before_roll")
    until(roll(g, "trade_advantage", 4), 1, "main")
    assert plays(g) == ["feuerteufel"]


@rule("122.B.b")
def test_transmutation_turns_colonial_gold_into_magic_but_no_magic_into_colonial_gold() -> None:
    p = filled(lands().built(0, "kolonialstuetzpunkt", "region R1 below"), 0, "gold", 2).citadel(0, "R1")
    g = p.wizard(0, "arsa", "R1 above", 1).hand(0, "transmutation").main()
    do(g, "play transmutation", "use transmutation laid", "target own kolonialstuetzpunkt region R1 below")
    assert (magic(g), kept(g, 0, "kolonialstuetzpunkt")) == ({"arsa": 2}, {"gold": 1})
    do(g, "use transmutation laid")
    assert options(g) == ["target own kolonialstuetzpunkt region R1 below"], "fed, he gives no magic this turn"


@rule("103.K.c", "113.W.a")
def test_what_can_be_fetched_from_the_pile() -> None:
    p = wizards().hand(0, "alte_wissenschaften").discard("konrad_der_flinke", "markt", "hafli", "inspiration", "spion")
    assert options(do(p.main(), "play alte_wissenschaften")) == ["pick konrad_der_flinke", "pick spion"]
    assert plays(wizards().hand(0, "alte_wissenschaften").discard("markt", "hafli").main()) == []
    assert plays(wizards().hand(0, "wissen_der_ahnen").discard("konrad_der_flinke").main()) == []
    assert plays(wizards().hand(0, "wissen_der_ahnen").discard("spion").banned(0, 0).main()) == []
    assert plays(wizards().hand(0, "wissen_der_ahnen").discard("spion").banned(1, 0).main()) == ["wissen_der_ahnen"]


@rule("103.P.c", "126.A.c", "112.G.f")
def test_a_book_torn_down_fetched_and_laid_again_is_another_book() -> None:
    p = wizards().city(0, "R1").built(0, "rathaus", "R1 above").wizard(0, "hafli", "L1 above", 3).hand(0, "diplomat")
    p.wizard(0, "ira", "L1 below", 1).built(0, "inspiration", "L1 above").stack(1, *["markt"] * 6)
    g = do(p.main(), "use inspiration L1 above", *["target own hafli region L1 above"] * 2, "draw 1", "draw 1")
    assert uses(g) == []
    do(g, "demolish inspiration L1 above", "play diplomat", "pick inspiration", "build inspiration L1 below")
    do(g, "use inspiration L1 below", "draw 1", "draw 1")
    assert magic(g) == {"hafli": 0, "ira": 0}


@rule("103.P.c", "103.K.b")
def test_a_book_its_owner_used_in_his_own_turn_serves_who_takes_it_in_the_next() -> None:
    p = wizards(1).citadel(1, "L1").wizard(1, "ira", "L1 below", 2).built(1, "inspiration", "L1 above")
    p.wizard(0, "hafli", "L1 above", 3).wizard(0, "hor", "C above", 1).hand(0, "zauberhand").hand(1, "spion")
    g = do(p.stack(1, *["markt"] * 12).main(), "use inspiration L1 above", "draw 1", "draw 1", "end")
    until(g, 0, "before_roll")
    until(roll(g, "tournament", 6), 0, "main")
    do(g, "play zauberhand", *["target own hafli region L1 above"] * 2)
    until(g, 0, "main")
    assert [o.split()[1] for o in options(g) if o.startswith("use")] == ["inspiration"]


@rule("103.P.a", "103.P.c")
def test_a_ward_ends_with_the_book_that_cast_it() -> None:
    p = wizards().wizard(0, "hafli", "L1 above", 2).built(0, "zehntes_buch", "L1 above").built(0, "kloster", "R1 above")
    p.citadel(1, "L1").wizard(1, "ira", "L1 below", 2).hand(1, "zauberhand", "feuerteufel").stack(1, *["markt"] * 9)
    g = until(do(p.main(), "use zehntes_buch L1 above"), 0, "main")
    until(do(g, "end"), 1, "before_roll")
    until(roll(g, "tournament", 6), 1, "main")
    assert "feuerteufel" not in plays(g)
    until(do(g, "play zauberhand"), 1, "main")
    assert "feuerteufel" in plays(g)
