"""The tournament cards of 2002: superseded, for collectors, off by default."""

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.folder import built_in
from tests.rulings.barbaren_handelsherren.land import kept
from tests.rulings.handel_wandel.land import filled
from tests.support.position import Position, do, faults, options, position, roll
from tests.support.reading import asked, in_play, stock
from tests.support.rules import rule

SETS = ["base", "ritter_haendler", "turnierkarten_t2002"]
BASE = "t2002_kolonialstuetzpunkt region R1 below"


def collected(active: int = 0) -> Position:
    """Both players have a city at L1."""
    return position(active=active, sets=SETS).city(0, "L1").city(1, "L1").actions_open()


@rule("141.K.b", "101.B.f")
def test_they_are_ten_and_off_by_default() -> None:
    assert sum(f.count for f in built_in("catanica.games.cardgame", "turnierkarten_t2002").facts()) == 10
    assert CardGame(sets=["base", "ritter_haendler"]).rules.cat.number("t2002_piraten") < 0


@rule("101.D.d", "122.A.a")
def test_base_and_treasure_fleet_needed_an_explorer_fleet() -> None:
    p = collected().hand(0, "t2002_kolonialstuetzpunkt", "t2002_schatzflotte").rich(0).built(0, "hafen", "L1 above")
    g = p.main()
    assert faults(g, f"build {BASE}") == ["needs_card"]
    assert faults(g, "build t2002_schatzflotte R1 above") == ["needs_card"]
    g = p.built(0, "t2002_entdeckerflotte", "L1 below").main()
    do(g, f"build {BASE}", "build t2002_schatzflotte R1 above")
    assert in_play(g, 0) == ["hafen", "t2002_entdeckerflotte", "t2002_kolonialstuetzpunkt", "t2002_schatzflotte"]


@rule("122.B.a")
def test_the_pirates_take_gold_from_regions_and_from_a_base() -> None:
    p = filled(collected().built(1, "t2002_kolonialstuetzpunkt", "region R1 below"), 1, "gold", 2).stock(1, gold=1)
    g = do(p.hand(0, "t2002_piraten").main(), "play t2002_piraten")
    assert (asked(g), sorted(options(g))) == ((0, "pirates"), ["region opponent R1 below", f"target {BASE}"])
    do(g, f"target {BASE}", f"target {BASE}")
    assert (kept(g, 1, "t2002_kolonialstuetzpunkt"), stock(g, 0), stock(g, 1)) == ({}, {"gold": 2}, {"gold": 1})
    p = collected().stock(1, gold=1).hand(0, "t2002_piraten")
    assert stock(do(p.main(), "play t2002_piraten"), 0) == {"gold": 1}, "as much as there is"
    assert faults(collected().hand(0, "t2002_piraten").main(), "play t2002_piraten") == ["nothing_to_take"]
    full = collected().stock(0, gold=3).stock(1, gold=3).hand(0, "t2002_piraten")
    assert faults(full.main(), "play t2002_piraten") == ["nothing_to_take"]
    g = do(collected().stock(0, gold=2).stock(1, gold=3).hand(0, "t2002_piraten").main(), "play t2002_piraten")
    assert (stock(g, 0), stock(g, 1)) == ({"gold": 3}, {"gold": 2}), "as much as there is room for"


@rule("113.M.a")
def test_christoph_was_an_explorer() -> None:
    p = collected().hand(0, "t2002_christoph").stock(0, ore=1)
    assert faults(p.main(), "play t2002_christoph") == ["needs_fleet"]
    g = do(p.built(0, "erz_handelsflotte", "L1 above").main(), "play t2002_christoph", "want ore", "bank ore gold")
    assert stock(g, 0) == {"gold": 1}


@rule("113.E.a")
def test_the_campaign_needed_a_trade_fleet_and_two_knights() -> None:
    p = collected().hand(0, "t2002_feldzug").built(0, "konrad_der_flinke", "L1 above")
    p.built(0, "otto_der_berserker", "L1 below").built(0, "t2002_entdeckerflotte", "R1 above")
    assert faults(p.main(), "play t2002_feldzug") == ["needs_trade_army"]
    g = do(
        p.built(0, "erz_handelsflotte", "R1 below").main(), "play t2002_feldzug", "region L1 above", "region L1 above"
    )
    assert stock(g, 0) == {"grain": 2}
    assert faults(p.hand(0, "t2002_feldzug").rich(0).main(), "play t2002_feldzug") == ["no_room_left"]


@rule("119.B.a")
def test_superstition_was_printed_here_first() -> None:
    g = collected().built(0, "kloster", "L1 above").stock(0, ore=2).event_card("t2002_aberglaube")
    assert stock(g, 0) == {"ore": 1}
    p = collected().built(0, "kloster", "L1 above").stock(0, ore=2)
    g = filled(p.built(0, "t2002_kolonialstuetzpunkt", "region R1 below"), 0, "gold", 2).event_card("t2002_aberglaube")
    assert sorted(options(g)) == ["region L1 below", f"target own {BASE}"], "gold of a base can be lost, too"


@rule("116.E.b")
def test_the_treasure_fleet_of_2002_pays_in_a_good_year() -> None:
    g = roll(collected().built(0, "t2002_schatzflotte", "L1 above").before_roll(), "good_year", 6)
    do(g, "pass", "pass", "region L1 above", "region L1 above")
    assert stock(g, 0) == {"grain": 2, "gold": 1}
