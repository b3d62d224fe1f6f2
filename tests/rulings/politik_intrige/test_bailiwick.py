"""The bailiwick, and the order inside an event-card roll (103.E.f); more examples are in ../extended."""

from catanica.games.principality.cards.powers import mill_owner
from catanica.games.principality.vocabulary import card_of
from tests.rulings.politik_intrige.land import politics
from tests.support.position import do, position, roll
from tests.support.reading import asked, hand, in_play, stock
from tests.support.rules import rule


@rule("103.F.b", "101.D.d")
def test_the_bailiwick_pays_after_the_regions_and_only_when_its_owner_rolls() -> None:
    g = roll(politics().built(0, "vogtei", "R1 above").before_roll(), "trade_advantage", 1)
    assert (asked(g), stock(g, 0)) == ((0, "gain"), {"grain": 1})
    do(g, "region L1 below")
    assert (asked(g), stock(g, 0)) == ((0, "main"), {"grain": 1, "ore": 1})
    g = roll(politics(active=1).built(0, "vogtei", "R1 above").before_roll(), "trade_advantage", 1)
    assert (asked(g), stock(g, 0)) == ((1, "main"), {"grain": 1})


@rule("103.E.f")
def test_the_passive_player_s_bailiwick_goes_before_the_card_is_drawn_with_all_ore_and_wool() -> None:
    p = politics(active=1).built(0, "vogtei", "R1 above").stock(0, ore=2, wool=3, grain=1).events("kirchenfest")
    g = do(p.before_roll(), "roll", "face event_card", "die 6")
    assert in_play(g, 0) == []
    assert stock(g, 0) == {"grain": 1, "gold": 1}
    assert [g.cat.ids[card_of(c)] for c in g.discard] == ["vogtei"]


@rule("103.E.f")
def test_the_active_player_s_bailiwick_stays() -> None:
    p = politics().built(0, "vogtei", "R1 above").stock(0, ore=2).events("kirchenfest")
    g = do(p.before_roll(), "roll", "face event_card", "die 6", "region L1 below")
    assert in_play(g, 0) == ["vogtei"]
    assert stock(g, 0) == {"ore": 3, "gold": 1}


@rule("103.E.f")
def test_a_turn_back_before_the_roll_brings_bailiwick_and_resources_back() -> None:
    sets = ["base", "ritter_haendler", "politik_intrige", "tests/support/sets/proof"]
    p = position(active=1, sets=sets).actions_open().built(0, "vogtei", "R1 above").stock(0, ore=2, wool=3)
    g = p.hand(1, "stundenglas").events("kirchenfest", "konflikt").before_roll()
    do(g, "roll", "face event_card", "die 6", "pass")
    assert in_play(g, 0) == []
    do(g, "play stundenglas")
    assert (in_play(g, 0), stock(g, 0)) == (["vogtei"], {"ore": 2, "wool": 3})
    do(g, "face brigands")
    assert in_play(g, 0) == ["vogtei"]


@rule("121.M.a")
def test_a_bailiwick_lost_to_an_assault_pays_nothing_any_more() -> None:
    p = politics().built(0, "vogtei", "R1 above").built(1, "otto_der_berserker", "L1 above").events("ueberfall")
    g = do(p.before_roll(), "roll", "face event_card", "die 1", "target vogtei R1 above")
    assert (hand(g, 0), asked(g), stock(g, 0)) == (["vogtei"], (0, "main"), {"grain": 1})


@rule("103.N.a")
def test_example_2_mendicants_find_nothing_with_a_naked_man() -> None:
    p = politics(active=1).built(0, "vogtei", "R1 above").built(0, "markt", "L1 above").stock(0, ore=3, wool=2)
    g = p.events("bettelmoenche").before_roll()
    assert mill_owner(g) == 0
    do(g, "roll", "face event_card", "die 6")
    assert asked(g) == (1, "main")
    assert stock(g, 0) == {"gold": 1}
    assert stock(g, 1) == {"brick": 1}, "the die's brick, nothing from the friars"


@rule("103.I.f", "103.E.f")
def test_who_copied_the_bailiwick_that_falls_names_another_building_before_the_card_is_drawn() -> None:
    p = politics().aimed(0, "L1 above", "vogtei", "R1 above").built(1, "vogtei", "R1 above").stock(1, ore=2, brick=1)
    p.built(1, "bibliothek", "L1 above").events("fortschritt", "konflikt")
    g = do(p.before_roll(), "roll", "face event_card", "die 6")
    assert (asked(g), stock(g, 1), in_play(g, 1)) == ((0, "aim_society"), {"brick": 1}, ["bibliothek"])
    assert [g.cat.ids[card_of(c)] for c in g.event_stack] == ["fortschritt", "konflikt"], "none lies open yet"
    do(g, "target bibliothek L1 above")
    assert asked(g) == (0, "gain"), "a library by now, it earns by the progress"


@rule("103.I.f", "103.E.f")
def test_nothing_is_named_anew_where_the_copied_bailiwick_stands() -> None:
    p = politics(active=1).aimed(0, "L1 above", "vogtei", "R1 above").built(1, "vogtei", "R1 above")
    g = do(p.built(1, "bibliothek", "L1 above").events("fortschritt").before_roll(), "roll", "face event_card", "die 6")
    assert asked(g) == (1, "gain"), "the roller's bailiwick stays, so that the card acts at once"
