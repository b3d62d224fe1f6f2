"""The colonial base: gold of its own that is no stock (122.B)."""

import pytest

import catanica
from catanica.games.principality.cards.powers import trade_points
from catanica.games.principality.cards.stores import purse
from catanica.games.principality.position.goods import GOLD, of
from tests.rulings.barbaren_handelsherren.land import frontier, kept
from tests.rulings.handel_wandel.land import filled, resting
from tests.support.position import Position, do, faults, options, roll
from tests.support.reading import asked, hand, in_play, stock
from tests.support.rules import rule

BASE = "kolonialstuetzpunkt"
HERE = "region R1 below"


def colony(gold: int = 0, active: int = 0) -> Position:
    """A colonial base at the gold river of the first player."""
    return filled(frontier(active).built(0, BASE, HERE), 0, "gold", gold)


@rule("101.D.d", "122.A.a", "122.C.a")
def test_it_lies_at_a_gold_region_and_needs_a_working_harbour() -> None:
    p = frontier().hand(0, BASE).rich(0)
    assert faults(p.main(), f"build {BASE} {HERE}") == ["needs_card"]
    g = p.built(0, "hafen", "L1 above").main()
    assert faults(g, f"build {BASE} region L1 below") == ["other_kind_of_region"]
    do(g, f"build {BASE} {HERE}")
    assert kept(g, 0, BASE) == {}, "it starts empty"


@rule("122.B.a", "123.BI.a")
@pytest.mark.parametrize("active", [0, 1])
def test_it_gains_a_gold_whenever_the_number_of_its_region_falls(active: int) -> None:
    g = roll(colony(1, active).before_roll(), "trade_advantage", 6)
    assert (kept(g, 0, BASE), stock(g, 0)["gold"]) == ({"gold": 2}, 1)
    g = roll(colony(1, active).before_roll(), "trade_advantage", 5)
    assert kept(g, 0, BASE) == {"gold": 1}, "another number"


@rule("122.B.a")
def test_no_more_than_three_lie_there_and_doublers_do_not_count() -> None:
    g = roll(colony(3).before_roll(), "trade_advantage", 6)
    assert kept(g, 0, BASE) == {"gold": 3}
    g = roll(colony(0).built(0, "goldschmiede", "R1 below").before_roll(), "trade_advantage", 6)
    assert (kept(g, 0, BASE), stock(g, 0)["gold"]) == ({"gold": 1}, 2)


@rule("103.P.a", "122.B.a")
def test_blocked_it_neither_gains_nor_pays() -> None:
    g = roll(resting(colony(1), 0).before_roll(), "trade_advantage", 6)
    assert kept(g, 0, BASE) == {"gold": 1}
    assert of(purse(g, 0), GOLD) == 1, "the gold of the region alone"


@rule("122.B.b")
def test_its_gold_pays_what_costs_gold_and_goes_to_the_bank_in_trades() -> None:
    g = do(colony(2).built(0, "brauerei", "L1 above").main(), "use brauerei L1 above")
    assert kept(g, 0, BASE) == {"gold": 1}, "turning the brewery"
    g = do(colony(2).stock(0, gold=1).main(), "bank gold ore")
    assert (kept(g, 0, BASE), stock(g, 0)) == ({}, {"ore": 1})
    g = do(colony(3).stock(0, gold=2).main(), "bank gold ore")
    assert asked(g) == (0, "pay"), "its owner says where it comes from"
    assert sorted(options(g)) == [HERE, f"target own {BASE} {HERE}"]


@rule("122.B.b", "103.G.c")
def test_it_buys_a_ban_off_and_sends_a_knight() -> None:
    g = do(colony(3).banned(0, 2).main(), "use kirchenbann laid 2")
    assert (kept(g, 0, BASE), "kirchenbann" in in_play(g, 0)) == ({}, False)
    p = colony(1).built(0, "sven_der_handelsritter", "L1 above").stock(1, ore=2)
    do(p.main(), "use sven_der_handelsritter L1 above")
    assert kept(p.g, 0, BASE) == {}


@rule("122.B.b", "112.K.a", "103.G.c")
@pytest.mark.parametrize("how", ["play haendler", "use sven_der_handelsritter L1 above"])
def test_it_is_given_back_to_whom_a_merchant_came(how: str) -> None:
    p = colony(2).built(0, "sven_der_handelsritter", "L1 above").hand(0, "haendler").stock(0, gold=1).stock(1, ore=2)
    g = do(p.main(), how)
    while asked(g)[1] != "give_back":
        do(g, options(g)[0])
    gift = f"target own {BASE} {HERE}"
    assert gift in options(g)
    before = kept(g, 0, BASE)["gold"]
    do(g, gift)
    assert (kept(g, 0, BASE).get("gold", 0), stock(g, 0)["ore"], stock(g, 1)) == (before - 1, 2, {"gold": 1})


@rule("122.B.b", "112.K.a")
def test_a_spice_caravan_may_leave_it_there_unless_gold_was_taken_or_finds_no_room() -> None:
    def left(lying: int, **theirs: int) -> tuple[tuple[int, str], list[str]]:
        p = colony(lying).hand(0, "gewuerzkarawane").stock(0, brick=1).stock(1, **theirs)
        g = do(p.main(), "play gewuerzkarawane", "want " + next(iter(theirs)))
        return asked(g), options(g)

    assert left(1, ore=1) == ((0, "spice_give"), ["region R1 above", f"target own {BASE} {HERE}"])
    assert left(1, gold=1)[0] == (0, "main"), "the brick is the only resource of another kind"
    assert left(1, ore=1, gold=3)[0] == (0, "main")
    assert left(0, ore=1)[0] == (0, "main")


@rule("122.B.b", "116.C.b")
def test_through_a_great_trade_fleet_it_is_traded_only_with_christoph() -> None:
    p = colony(2).built(0, "grosse_handelsflotte", "R1 below")
    assert not [o for o in options(p.main()) if o.startswith("bank gold")], "two of one region"
    lit = colony(2).city(0, "R1").built(0, "grosse_handelsflotte", "R1 below").built(0, "leuchtturm", "R1 below")
    assert not [o for o in options(lit.main()) if o.startswith("bank gold")], "at a lighthouse neither"
    g = do(p.hand(0, "handelsherr_christoph").main(), "play handelsherr_christoph", "want gold", "bank gold ore")
    assert (kept(g, 0, BASE), stock(g, 0)) == ({"gold": 1}, {"ore": 1})


@rule("122.B.b")
def test_it_is_given_in_trades_with_the_opponent_in_either_turn() -> None:
    g = do(colony(1).stock(1, ore=1).main(), "offer", "give gold", "want ore", "propose", "accept")
    assert (kept(g, 0, BASE), stock(g, 0), stock(g, 1)) == ({}, {"ore": 1}, {"gold": 1})
    g = do(colony(1, active=1).stock(1, ore=1).main(), "offer", "give ore", "want gold", "propose", "accept")
    assert (kept(g, 0, BASE), stock(g, 0), stock(g, 1)) == ({}, {"ore": 1}, {"gold": 1})


@rule("122.B.a", "122.B.b", "121.R.a")
def test_nothing_is_ever_put_on_it() -> None:
    p = colony(1).stock(0, gold=3)
    assert faults(p.hand(0, "anton_der_schatzmeister").main(), "play anton_der_schatzmeister") == ["no_room_for_it"]
    g = roll(colony(0).stock(0, gold=3).built(0, "zollstation", "L1 above").before_roll(), "good_year", 1)
    while asked(g)[1] == "gain":
        do(g, "pass")
    assert kept(g, 0, BASE) == {}, "no customs"
    g = do(colony(1).stock(0, wool=3, gold=3).main(), "end")
    p = colony(1).stock(0, wool=3, gold=3)
    assert "bank wool gold" not in options(p.main())
    p = colony(1).built(0, "schatzkammer", "road C").stock(0, gold=1)
    do(p.main(), "use schatzkammer road C")
    assert options(p.g) == [HERE], "nothing moves from the base into the vault"


@rule("119.J.a")
def test_a_lucky_voyage_does_not_fill_it() -> None:
    g = colony(0).built(0, "gold_handelsflotte", "L1 above").event_card("glueckliche_handelsfahrt")
    assert (kept(g, 0, BASE), stock(g, 0)) == ({}, {"gold": 3})


@rule("122.B.a")
def test_brigands_do_not_count_it() -> None:
    g = roll(colony(3).stock(0, ore=3, wool=3, grain=1).before_roll(), "brigands", 1)
    assert stock(g, 0)["ore"] == 3
    g = roll(colony(3).stock(0, ore=3, wool=3, grain=2).before_roll(), "brigands", 1)
    assert ("ore" in stock(g, 0), kept(g, 0, BASE)) == (False, {"gold": 3})


@rule("122.B.b")
def test_plague_trade_advantage_and_attacks_do_not_touch_it() -> None:
    g = colony(2).city(0, "R1").event_card("seuche")
    assert kept(g, 0, BASE) == {"gold": 2}
    p = colony(2).hand(1, "haendler", "gewuerzkarawane")
    p.g.active = 1
    g = p.stock(1, wool=1).main()
    assert faults(g, "play haendler") == ["nothing_to_take"]
    assert faults(g, "play gewuerzkarawane") == ["nothing_to_take"]
    g = roll(colony(2, active=1).built(1, "markt", "L1 above").before_roll(), "trade_advantage", 2)
    assert kept(g, 0, BASE) == {"gold": 2}


@rule("122.B.b", "KD-10")
def test_with_a_trade_advantage_it_may_be_given_for_what_the_other_would_choose_but_never_must() -> None:
    gift = f"target own {BASE} {HERE}"
    p = colony(2, active=1).built(1, "markt", "L1 above").stock(0, ore=1)
    g = roll(p.before_roll(), "trade_advantage", 2)
    assert (asked(g), options(g)) == ((0, "levy"), [gift, "pass"])
    do(g, gift)
    assert (asked(g), kept(g, 0, BASE), stock(g, 0)["ore"], stock(g, 1)["gold"]) == ((1, "main"), {"gold": 1}, 2, 1)
    p = colony(2, active=1).built(1, "markt", "L1 above").stock(0, ore=1)
    g = do(roll(p.before_roll(), "trade_advantage", 5), "pass")
    assert asked(g) == (1, "take"), "the owner of the mill chooses"
    do(g, "region opponent L1 below")
    assert (kept(g, 0, BASE), stock(g, 1)["ore"]) == ({"gold": 2}, 1)


@rule("122.B.b", "103.E.e")
def test_for_a_bank_house_each_of_the_two_may_be_gold_of_the_base_if_there_is_room() -> None:
    gift = f"target own {BASE} {HERE}"
    p = (
        colony(3, active=1)
        .built(1, "markt", "L1 above")
        .built(1, "bankhaus", "L1 below")
        .stock(0, ore=2)
        .stock(1, gold=2)
    )
    g = do(roll(p.before_roll(), "trade_advantage", 5), gift)
    assert asked(g) == (1, "take"), "a third gold was all there was room for"
    do(g, "region opponent L1 below")
    assert (kept(g, 0, BASE), stock(g, 0)["ore"], stock(g, 1)["gold"]) == ({"gold": 2}, 1, 3)
    p = colony(3, active=1).built(1, "markt", "L1 above").stock(1, gold=1)
    assert asked(roll(p.before_roll(), "trade_advantage", 5)) == (1, "main"), "nothing is asked of who has nothing else"


@rule("119.C.b", "122.B.a", "119.C.a")
def test_a_lost_raid_takes_its_gold_and_that_of_the_gold_regions_but_not_the_treasury_s() -> None:
    p = filled(colony(2).built(0, "schatzkammer", "road C"), 0, "gold", 2).stock(0, gold=3, ore=1)
    g = p.event_card("barbarenueberfall")
    assert (kept(g, 0, BASE), kept(g, 0, "schatzkammer"), stock(g, 0)) == ({}, {"gold": 2}, {"ore": 1})


@rule("122.B.b", "119.B.a")
def test_with_superstition_three_places_of_learning_cost_three() -> None:
    p = colony(2).stock(0, ore=3)
    for card in ("kloster", "bibliothek", "universitaet"):
        p.built(0, card, "L1 above")
    g = do(p.event_card("aberglaube"), "region L1 below", f"target own {BASE} {HERE}", "region L1 below")
    assert (asked(g), stock(g, 0)) == ((0, "main"), {"ore": 1})


@rule("122.B.b", "119.B.a")
def test_with_superstition_it_may_be_given_but_never_must() -> None:
    g = colony(1).built(0, "kloster", "L1 above").stock(0, ore=1).event_card("aberglaube")
    assert asked(g) == (0, "forfeit")
    assert sorted(options(g)) == ["region L1 below", f"target own {BASE} {HERE}"]
    do(g, f"target own {BASE} {HERE}")
    assert (kept(g, 0, BASE), stock(g, 0)) == ({}, {"ore": 1})
    g = colony(1).built(0, "kloster", "L1 above").event_card("aberglaube")
    assert sorted(options(g)) == ["pass", f"target own {BASE} {HERE}"]
    do(g, "pass")
    assert kept(g, 0, BASE) == {"gold": 1}


@rule("122.B.b", "103.N.a")
def test_begging_friars_may_get_it_but_never_must() -> None:
    p = colony(1).built(0, "markt", "L1 above").stock(0, ore=1)
    g = p.event_card("bettelmoenche")
    assert asked(g) == (0, "hand_over")
    assert sorted(options(g)) == ["region L1 below", f"target own {BASE} {HERE}"]
    do(g, "region L1 below")
    assert sorted(options(g)) == ["pass", f"target own {BASE} {HERE}"], "only the base is left"
    do(g, f"target own {BASE} {HERE}")
    assert (kept(g, 0, BASE), stock(g, 1)) == ({}, {"ore": 1, "gold": 1})


@rule("122.B.a")
def test_it_yields_at_the_last_region_of_the_longest_land_too() -> None:
    p = frontier().settlement(0, "L6", "goldfluss_stapel_3", "huegelland_stapel_1").built(0, BASE, "region L6 above")
    assert kept(roll(p.before_roll(), "tournament", 3), 0, BASE) == {"gold": 1}


@rule("122.B.b", "103.N.a")
@pytest.mark.parametrize("held", [2, 3])
def test_begging_friars_get_it_as_long_as_there_is_room_for_one(held: int) -> None:
    p = colony(1).built(0, "markt", "L1 above").stock(0, ore=1).stock(1, gold=held)
    g = p.event_card("bettelmoenche")
    assert (f"target own {BASE} {HERE}" in options(g)) == (held == 2)


@rule("103.F.c")
def test_its_gold_counts_for_the_trade_academy() -> None:
    g = colony(2).built(0, "handelsakademie", "L1 above").stock(0, gold=1).main()
    assert trade_points(g, 0) == 3


@rule("122.C.c", "128.C.b", "101.D.b")
def test_burnt_its_content_is_lost() -> None:
    g = do(colony(3, active=1).hand(1, "feuerteufel").main(), "play feuerteufel", "die 1")
    assert (hand(g, 0), stock(g, 0)) == ([BASE], {})


def test_a_position_with_a_base_is_read_again() -> None:
    g = colony(2).main()
    assert catanica.position(g.text()).text() == g.text()


@rule("122.B.b", "119.B.a")
def test_with_superstition_nobody_is_asked_for_more_than_there_is() -> None:
    p = colony(1).built(0, "kloster", "L1 above").built(0, "bibliothek", "L1 below")
    g = do(p.event_card("aberglaube"), f"target own {BASE} {HERE}")
    assert asked(g) == (0, "main")


@rule("122.B.b", "103.E.e")
def test_of_the_two_resources_for_a_bank_house_one_may_be_gold_and_no_third_is_asked_for() -> None:
    gift = f"target own {BASE} {HERE}"
    p = colony(3, active=1).built(1, "markt", "L1 above").built(1, "bankhaus", "L1 below").stock(0, ore=2)
    g = do(roll(p.before_roll(), "trade_advantage", 5), gift, gift)
    assert (asked(g), kept(g, 0, BASE), stock(g, 0)["ore"]) == ((1, "main"), {"gold": 1}, 2)
    p = colony(1, active=1).built(1, "markt", "L1 above").built(1, "bankhaus", "L1 below").stock(0, ore=3)
    g = do(roll(p.before_roll(), "trade_advantage", 5), gift, "region opponent L1 below")
    assert (asked(g), stock(g, 0)["ore"]) == ((1, "main"), 2)


@rule("103.E.e")
def test_a_bank_house_brings_two_resources_and_who_would_have_none_may_take_none() -> None:
    p = frontier(1).built(1, "markt", "L1 above").built(1, "bankhaus", "L1 below").stock(0, ore=3)
    g = roll(p.before_roll(), "trade_advantage", 5)
    assert (asked(g), "pass" in options(g)) == ((1, "take"), True)
    do(g, "region opponent L1 below", "region opponent L1 below")
    assert (asked(g), stock(g, 0)["ore"]) == ((1, "main"), 1)
