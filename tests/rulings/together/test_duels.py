"""Duels of wizards, citadels that gain and lose their second point, dragons (127, 128.G, 115.A.a)."""

from catanica.games.principality.cards.powers import mill_owner, strength, trade_points
from catanica.games.principality.position.duel import Duel
from tests.rulings.together.land import builds, lands, magic, pile, plays, wizards
from tests.support.position import Position, do, faults, options, position
from tests.support.reading import asked, in_play, points, stack, stock
from tests.support.rules import rule


def duel(own: int, theirs: int) -> Position:
    """A duel is at hand between the wizard of the field and the wizard of the mountains."""
    p = wizards().citadel(1, "L1").wizard(0, "hafli", "L1 above", own).wizard(1, "ira", "L1 below", theirs)
    return p.hand(0, "duell_der_zauberer")


def fought(g: Duel, first: int, second: int) -> Duel:
    """The duel is played and both dice fall."""
    do(g, "play duell_der_zauberer")
    while asked(g)[0] >= 0:
        do(g, options(g)[0])
    return do(g, f"die {first}", f"die {second}")


@rule("127.A.b", "128.G.a")
def test_the_lower_sum_goes_under_a_stack_and_its_citadel_loses_the_point() -> None:
    g = fought(duel(2, 1).main(), 4, 3)
    assert asked(g) == (1, "bury"), "one magic was paid: 1 and 4 against 1 and 3"
    do(g, "stack 4")
    assert (stack(g, 4), points(g, 0), points(g, 1), asked(g)) == (["ira"], 3, 2, (0, "main"))
    g = do(fought(duel(2, 1).main(), 2, 3), "stack 2")
    assert (stack(g, 2), points(g, 0), points(g, 1)) == (["hafli"], 2, 3), "the challenger may lose his own"


@rule("127.A.b")
def test_equal_sums_change_nothing_but_the_price_is_paid() -> None:
    g = fought(duel(2, 1).main(), 3, 3)
    assert (asked(g), magic(g, 0), magic(g, 1)) == ((0, "main"), {"hafli": 1}, {"ira": 1})


@rule("127.A.a", "127.A.c")
def test_a_wizard_fed_this_turn_fights_with_everything_but_pays_for_nothing() -> None:
    p = duel(2, 2).wizard(0, "hor", "C above", 1).stock(0, grain=1)
    g = do(p.main(), "use hafli region L1 above", "play duell_der_zauberer")
    assert magic(g) == {"hafli": 3, "hor": 0}, "the shepherd pays"
    do(g, "target own hafli region L1 above")
    while asked(g)[0] >= 0:
        do(g, options(g)[0])
    do(g, "die 1", "die 2")
    assert (asked(g), in_play(g, 1)) == ((0, "main"), ["ira"]), "4 against 4"
    alone = duel(2, 2).stock(0, grain=1)
    assert plays(do(alone.main(), "use hafli region L1 above")) == []


@rule("128.G.a")
def test_a_wizard_between_two_citadels_raises_both() -> None:
    assert points(wizards().citadel(0, "R1").wizard(0, "hor", "C above").main(), 0) == 4
    assert points(wizards().citadel(0, "R1").wizard(0, "hafli", "L1 above").main(), 0) == 3
    both = wizards().citadel(0, "R1").wizard(0, "hafli", "L1 above").wizard(0, "ira", "L1 below")
    assert points(both.main(), 0) == 3, "a second wizard at the same citadel adds nothing"


@rule("128.G.a", "126.A.c")
def test_without_its_last_wizard_a_citadel_counts_one_again() -> None:
    g = wizards().wizard(0, "hafli", "L1 above").main()
    assert points(g, 0) == 3
    do(g, "demolish hafli region L1 above")
    assert (points(g, 0), pile(g)) == (2, ["hafli"])


@rule("128.G.a", "102.B.Zentralkarte")
def test_a_citadel_is_no_city_for_mayor_mill_plague_or_materialisation() -> None:
    assert faults(wizards().hand(0, "grosser_buergermeister").main(), "play grosser_buergermeister")
    g = wizards().built(0, "grosse_handelsflotte", "L1 above").main()
    assert (trade_points(g, 0) > trade_points(g, 1), mill_owner(g)) == (True, -1)
    g = wizards().city(0, "R1").rich(0).event_card("seuche")
    assert stock(g, 0) == {"grain": 3, "ore": 3, "wool": 2, "lumber": 2, "brick": 2, "gold": 2}
    only = wizards().city(0, "R1").wizard(0, "hafli", "L1 above", 1).wizard(0, "ira", "L1 below", 1)
    assert faults(only.hand(0, "materialisation").main(), "play materialisation") != [], "no settlement is left"


@rule("115.A.a", "101.D.d(u)", "128.C.b")
def test_dragons_lie_at_citadels_only_and_one_card_lies_outside_a_region() -> None:
    p = position(sets=["base", "politik_intrige", "zauberer_drachen"]).metropolis(0, "L1").citadel(0, "R1")
    p.wizard(0, "hor", "C above", 3).wizard(0, "arsa", "R1 above", 3).hand(0, "ismai_der_gruene_drache")
    places = ["build ismai_der_gruene_drache R1 above", "build ismai_der_gruene_drache R1 below"]
    assert builds(p.main()) == places
    g = p.hand(0, "konrad_der_flinke").rich(0).main()
    assert "build konrad_der_flinke outside C above" not in builds(g), "the shepherd lies there"
    assert "build konrad_der_flinke outside C below" in builds(g)


@rule("117.E.a", "103.R.a")
def test_johanna_is_not_built_beside_an_own_citadel_but_stays_when_one_follows() -> None:
    p = lands().built(0, "kirche", "L1 above").rich(0).hand(0, "johanna_die_kriegerin")
    assert builds(p.main()) != []
    assert builds(p.citadel(1, "R1").main()) != [], "the opponent's citadel does not matter"
    p.citadel(0, "R1")
    assert "must_lack" in faults(p.main(), "build johanna_die_kriegerin L1 below")
    p = lands().built(0, "johanna_die_kriegerin", "L1 above").built(0, "kanone", "L1 below").rich(0)
    g = p.citadel(1, "R1").built(1, "ismai_der_gruene_drache", "R1 above").main()
    assert (strength(g, 0), strength(g, 1)) == (7, 2)
    do(g, "citadel R1")
    assert (in_play(g, 0), strength(g, 1)) == (["johanna_die_kriegerin", "kanone"], 2)


@rule("102.B.Ritter", "118.B.a", "112.S.h")
def test_a_dragon_is_no_knight_for_bribery_imelda_or_civil_war_but_the_spy_takes_it() -> None:
    p = wizards(1).city(1, "L1").built(1, "rathaus", "L1 above").built(0, "ismai_der_gruene_drache", "L1 above")
    assert plays(p.stock(1, gold=3).hand(1, "bestechung", "burgfraeulein_imelda").main()) == []
    g = wizards(1).built(0, "ismai_der_gruene_drache", "L1 above").event_card("buergerkrieg")
    assert (asked(g), in_play(g, 0)) == ((1, "main"), ["ismai_der_gruene_drache"])
    p = lands().hand(0, "spion").hand(1, "ismai_der_gruene_drache", "hafli", "inspiration")
    assert options(do(p.main(), "play spion")) == ["pick ismai_der_gruene_drache", "pass"]
