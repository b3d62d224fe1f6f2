"""Residences, guild and coin: what bank trades load, and what it is good for."""

import pytest

from catanica.games.principality.cards.powers import hand_limit
from tests.rulings.barbaren_handelsherren.land import frontier, on
from tests.rulings.handel_wandel.land import last, resting
from tests.support.position import Position, do, faults, options, roll
from tests.support.reading import asked, hand, in_play, stock
from tests.support.rules import rule

WHERE = {"residenz_muenz": "region L1 below", "residenz_papier": "region C below", "residenz_tuch": "region C above"}
KIND = {"residenz_muenz": "ore", "residenz_papier": "lumber", "residenz_tuch": "wool"}


def residence(card: str, wares: int = 0, active: int = 0) -> Position:
    """A residence of the first player at its region."""
    return last(frontier(active).built(0, card, WHERE[card]), 0, wares)


@rule("122.C.a", "122.C.b", "122.A.a")
@pytest.mark.parametrize("card", WHERE)
def test_a_residence_lies_at_a_region_of_its_kind_and_needs_a_working_harbour(card: str) -> None:
    p = frontier().hand(0, card).rich(0)
    assert faults(p.main(), f"build {card} {WHERE[card]}") == ["needs_card"]
    blocked = resting(frontier().built(0, "hafen", "L1 above"), 0).hand(0, card).rich(0)
    assert faults(blocked.main(), f"build {card} {WHERE[card]}") == ["needs_working"], "a harbour that does not work"
    g = p.built(0, "hafen", "L1 above").main()
    assert faults(g, f"build {card} region R1 below") == ["other_kind_of_region"], "the gold river"
    do(g, f"build {card} {WHERE[card]}")
    assert (in_play(g, 0), on(g, 0, card)) == ([*sorted(["hafen", card])], 0), "it starts empty"


@rule("105.E.a", "123.AN.a", "122.C.a")
def test_a_great_harbour_is_no_harbour() -> None:
    p = frontier().hand(0, "residenz_tuch").rich(0).built(0, "grosser_hafen", "L1 above")
    assert faults(p.main(), "build residenz_tuch region C above") == ["needs_card"]


@rule("102.B.Banktausch")
@pytest.mark.parametrize("card", WHERE)
def test_each_bank_trade_in_which_its_kind_is_given_loads_one_ware(card: str) -> None:
    kind = KIND[card]
    g = residence(card).stock(0, **{kind: 3, "grain": 3}).main()
    do(g, f"bank {kind} gold")
    assert on(g, 0, card) == 1
    do(g, "bank grain gold")
    assert on(g, 0, card) == 1, "another kind was given"


@rule("102.B.Banktausch", "123.BI.a")
def test_more_than_three_wares_find_no_room() -> None:
    g = do(residence("residenz_tuch", 3).stock(0, wool=3).main(), "bank wool ore")
    assert on(g, 0, "residenz_tuch") == 3


@rule("102.B.Banktausch")
def test_neither_the_opponent_s_trades_nor_trades_with_the_opponent_load_it() -> None:
    g = do(residence("residenz_tuch", 1, active=1).stock(1, wool=3).main(), "bank wool ore")
    assert on(g, 0, "residenz_tuch") == 1
    g = residence("residenz_tuch", 1).stock(0, wool=1).stock(1, ore=1).main()
    do(g, "offer", "give wool", "want ore", "propose", "accept")
    assert (stock(g, 0), on(g, 0, "residenz_tuch")) == ({"ore": 1}, 1)


@rule("102.B.Banktausch")
def test_caravan_stud_farm_and_the_cloth_residence_are_no_bank_trades() -> None:
    g = residence("residenz_tuch", 1).stock(0, wool=1).hand(0, "karawane").main()
    do(g, "play karawane", "region C above", "region L1 below", "pass")
    assert on(g, 0, "residenz_tuch") == 1
    p = residence("residenz_papier", 1).built(0, "residenz_tuch", "region C above")
    g = last(p, 0, 3).stock(0, lumber=2).main()
    do(g, "use residenz_tuch region C above", "give lumber", "region L1 below", "region L1 below")
    assert (stock(g, 0), on(g, 0, "residenz_papier")) == ({"ore": 2}, 1)


@rule("122.C.e")
def test_the_cloth_residence_takes_any_kind_of_which_there_are_two() -> None:
    g = residence("residenz_tuch", 3).stock(0, brick=2, lumber=1, gold=2).main()
    assert options(do(g, "use residenz_tuch region C above")) == ["give brick", "give gold"]
    do(g, "give brick", "region L1 below", "region L1 below")
    assert "use residenz_tuch region C above" not in options(g), "once in a turn"


@rule("103.P.a", "122.C.b")
def test_a_blocked_residence_neither_loads_nor_acts() -> None:
    g = do(resting(residence("residenz_tuch", 1), 0).stock(0, wool=3).main(), "bank wool ore")
    assert on(g, 0, "residenz_tuch") == 1
    g = resting(residence("residenz_tuch", 3), 0).stock(0, wool=2).main()
    assert not [o for o in options(g) if o.startswith("use")]


@rule("122.C.c", "124.A.a")
def test_burnt_its_wares_are_lost() -> None:
    g = do(residence("residenz_tuch", 3, active=1).hand(1, "feuerteufel").main(), "play feuerteufel", "die 1")
    assert hand(g, 0) == ["residenz_tuch"]
    g = residence("residenz_papier", 3).hand(0, "residenz_papier").built(0, "hafen", "L1 above").rich(0).main()
    do(g, "demolish residenz_papier region C below", "build residenz_papier region C below")
    assert on(g, 0, "residenz_papier") == 0


@rule("101.D.b", "112.I.a")
def test_its_region_is_never_exchanged() -> None:
    p = residence("residenz_tuch").settlement(0, "L2", "weideland_stapel_6", "wald_stapel_1")
    p.settlement(1, "L2", "weideland_stapel_5", "wald_stapel_6").built(0, "konrad_der_flinke", "R1 above")
    g = do(p.hand(0, "grenzkonflikt").main(), "play grenzkonflikt")
    assert "region C above" not in options(g)
    assert "region L2 above" in options(g)


@rule("102.B.PingPongZug", "116.C.c")
def test_a_great_trade_fleet_at_a_lighthouse_fills_two_residences_without_loss() -> None:
    p = frontier().built(0, "residenz_papier", "region C below").built(0, "residenz_muenz", "region L1 below")
    p.built(0, "leuchtturm", "L1 below").built(0, "grosse_handelsflotte", "L1 below").stock(0, ore=1)
    g = do(p.main(), *["bank ore lumber L1 below", "bank lumber ore C below"] * 3)
    assert (on(g, 0, "residenz_papier"), on(g, 0, "residenz_muenz"), stock(g, 0)) == (3, 3, {"ore": 1})


# -- full residences --------------------------------------------------------------------------------------------------


@rule("122.C.d", "103.F.b", "103.I.e", "103.C.b")
def test_full_paper_pays_after_production_of_the_own_roll_and_before_anything_is_spent() -> None:
    g = roll(residence("residenz_papier", 3).before_roll(), "trade_advantage", 1)
    assert (asked(g), stock(g, 0)) == ((0, "gain"), {"grain": 1})
    do(g, "region L1 below")
    assert (asked(g), stock(g, 0)) == ((0, "main"), {"grain": 1, "ore": 1})
    g = roll(residence("residenz_papier", 3, active=1).before_roll(), "trade_advantage", 1)
    assert asked(g) == (1, "main"), "not when the other rolls"
    g = roll(residence("residenz_papier", 2).before_roll(), "trade_advantage", 1)
    assert asked(g) == (0, "main"), "not before it is full"


@rule("121.M.a")
def test_a_paper_residence_lost_in_the_event_phase_pays_nothing() -> None:
    p = residence("residenz_papier", 3).built(1, "konrad_der_flinke", "R1 above").events("ueberfall")
    g = do(p.before_roll(), "roll", "face event_card", "die 1")
    while asked(g)[1].startswith("assault"):
        do(g, options(g)[0])
    assert (in_play(g, 0), asked(g)) == ([], (0, "main"))


@rule("122.C.e", "103.P.c")
def test_full_cloth_changes_two_equal_resources_into_two_of_choice_once_in_a_turn() -> None:
    g = residence("residenz_tuch", 3).stock(0, wool=3, ore=1).main()
    do(g, "use residenz_tuch region C above")
    assert options(g) == ["give wool"], "two equal ones"
    do(g, "give wool")
    assert asked(g) == (0, "gain")
    do(g, "region L1 above", "region R1 below")
    assert stock(g, 0) == {"ore": 1, "grain": 1, "wool": 1, "gold": 1}, "they need not be equal"
    assert not [o for o in options(g) if o.startswith("use")]
    assert on(g, 0, "residenz_tuch") == 3, "wares are never spent"
    assert not [o for o in options(residence("residenz_tuch", 2).stock(0, wool=3).main()) if o.startswith("use")]
    assert not [o for o in options(residence("residenz_tuch", 3).stock(0, wool=1).main()) if o.startswith("use")]


@rule("103.P.c")
def test_with_full_coin_gold_stands_for_one_resource_of_each_card() -> None:
    def coins(n: int, **have: int) -> Position:
        return residence("residenz_muenz", n).hand(0, "schmiede", "schmiede").stock(0, **have)

    g = coins(2, ore=2, gold=2).main()
    assert g.cat.fact(g.cat.number("schmiede")).cost == {"lumber": 1, "ore": 2}
    assert faults(g, "build schmiede R1 above") == ["cannot_pay"], "not full yet"
    assert faults(coins(2, ore=1, lumber=2).main(), "build schmiede R1 above") == ["cannot_pay"], "nor lumber"
    g = do(coins(3, ore=2, gold=3).main(), "build schmiede R1 above")
    assert stock(g, 0) == {"gold": 2}, "nothing to choose: the lumber is missing"
    assert faults(coins(3, ore=1, gold=3).main(), "build schmiede R1 above") == ["cannot_pay"], "one resource only"
    g = do(coins(3, ore=3, lumber=2, gold=2).main(), "build schmiede R1 above")
    assert asked(g) == (0, "tender")
    assert sorted(options(g)) == ["pass", "waive lumber", "waive ore"]
    do(g, "waive ore")
    assert stock(g, 0) == {"lumber": 1, "ore": 2, "gold": 1}
    do(g, "build schmiede R1 below", "waive lumber")
    assert stock(g, 0) == {"lumber": 1}, "as often as one likes in a turn"
    g = do(coins(3, ore=2, lumber=1, gold=1).main(), "build schmiede R1 above", "pass")
    assert stock(g, 0) == {"gold": 1}
    assert faults(coins(3, ore=2).main(), "build schmiede R1 above") == ["cannot_pay"], "there must be gold"


@rule("103.P.c", "103.P.a")
def test_a_blocked_coin_residence_lets_nothing_be_paid_with_gold() -> None:
    p = resting(residence("residenz_muenz", 3), 0).hand(0, "schmiede").stock(0, ore=2, gold=1)
    assert faults(p.main(), "build schmiede R1 above") == ["cannot_pay"]


@rule("103.P.c", "105.G.a")
def test_gold_stands_for_a_resource_beside_a_discount() -> None:
    p = residence("residenz_muenz", 3).hand(0, "pippin_der_kurze").built(0, "burg", "L1 above")
    cost = p.g.cat.fact(p.g.cat.number("pippin_der_kurze")).cost
    assert sum(cost.values()) == 3
    g = do(p.stock(0, **{next(iter(cost)): 1, "gold": 1}).main(), "build pippin_der_kurze R1 above")
    while asked(g)[1] in ("tender", "waive"):
        do(g, options(g)[-1])
    assert (stock(g, 0), "pippin_der_kurze" in in_play(g, 0)) == ({}, True), "one is waived, one is paid in gold"


@rule("103.P.c")
def test_roads_settlements_and_cities_are_no_cards_gold_pays_for() -> None:
    g = residence("residenz_muenz", 3).stock(0, lumber=2, gold=3).main()
    assert "road L1" not in options(g)


@rule("103.P.c", "113.U.a")
def test_a_pawned_building_may_be_redeemed_with_gold_for_one_resource() -> None:
    p = residence("residenz_muenz", 3).built(0, "schmiede", "L1 above").hand(0, "pfandleiher")
    g = do(p.main(), "play pfandleiher", "target own schmiede L1 above", "waive lumber")
    assert stock(g, 0) == {"ore": 2}
    assert "use pfandleiher laid" not in options(g)
    g.land(0).change(15, 1)
    do(g, "use pfandleiher laid")
    assert stock(g, 0) == {}


# -- guild ------------------------------------------------------------------------------------------------------------


@rule("103.R.a")
@pytest.mark.parametrize(("has", "wrong"), [("", ["needs_one_of"]), ("hafen", []), ("handelskontor", [])])
def test_the_guild_needs_a_trading_office_or_a_harbour_when_it_is_built(has: str, wrong: list[str]) -> None:
    p = frontier().hand(0, "gilde_der_handelsherren").rich(0)
    if has:
        p.built(0, has, "L1 above")
    g = p.main()
    assert faults(g, "build gilde_der_handelsherren L1 below") == wrong
    if has:
        do(g, "build gilde_der_handelsherren L1 below", f"demolish {has} L1 above")
        assert in_play(g, 0) == ["gilde_der_handelsherren"], "later it may go"


@rule("102.B.Banktausch", "103.P.c", "122.B.b")
def test_the_guild_brings_what_the_opponent_gives_the_bank_each_time() -> None:
    g = frontier(active=1).built(0, "gilde_der_handelsherren", "L1 above").stock(1, grain=3, lumber=3).main()
    do(g, "bank grain ore")
    assert (stock(g, 0), stock(g, 1)) == ({"grain": 1}, {"ore": 1, "lumber": 3})
    do(g, "bank lumber ore")
    assert stock(g, 0) == {"grain": 1, "lumber": 1}
    g = frontier(active=1).built(0, "gilde_der_handelsherren", "L1 above").stock(1, grain=3).stock(0, grain=3).main()
    do(g, "bank grain ore")
    assert stock(g, 0) == {"grain": 3}, "without room it is lost"
    g = do(frontier().built(0, "gilde_der_handelsherren", "L1 above").stock(0, grain=3).main(), "bank grain ore")
    assert stock(g, 0) == {"ore": 1}, "nothing for the own trades"


@rule("103.H.a")
def test_the_guild_lets_its_owner_hold_one_more_card() -> None:
    assert hand_limit(frontier().built(0, "gilde_der_handelsherren", "L1 above").main(), 0) == 4


def society(card: str, wares: int = 0, active: int = 0, theirs: int = 0) -> Position:
    """A secret society of the first player copies a residence of the other; wares may lie on either."""
    p = last(frontier(active).built(1, card, WHERE[card]), 1, theirs)
    return last(p.aimed(0, "L1 above", card, WHERE[card]), 0, wares)


@rule("123.AI.a", "102.B.Banktausch", "KD-11")
@pytest.mark.parametrize("card", WHERE)
def test_a_society_that_copies_a_residence_is_loaded_by_its_own_owner_s_trades(card: str) -> None:
    kind = KIND[card]
    g = society(card, theirs=2).stock(0, **{kind: 3, "grain": 3}).main()
    do(g, f"bank {kind} gold", "bank grain gold")
    assert (on(g, 0, "geheimbund"), on(g, 1, card)) == (1, 2), "its own wares, of that kind alone"
    g = do(society(card, active=1).stock(1, **{kind: 3}).main(), f"bank {kind} gold")
    assert (on(g, 0, "geheimbund"), on(g, 1, card)) == (0, 1), "the opponent's trades are the opponent's"
    g = do(society(card, 3).stock(0, **{kind: 3}).main(), f"bank {kind} gold")
    assert on(g, 0, "geheimbund") == 3


@rule("123.AI.a", "103.P.a", "KD-11")
def test_a_society_that_copies_a_residence_at_rest_loads_nothing_and_is_empty_when_it_has_gone() -> None:
    p = resting(frontier().built(1, "residenz_tuch", "region C above"), 1).stock(0, wool=3)
    g = do(p.aimed(0, "L1 above", "residenz_tuch", "region C above").main(), "bank wool ore")
    assert on(g, 0, "geheimbund") == 0
    p = society("residenz_tuch", 2).built(1, "hafen", "L1 above").hand(0, "feuerteufel")
    g = do(p.main(), "play feuerteufel", "die 1", "target residenz_tuch region C above")
    assert on(g, 0, "geheimbund") == 0


@rule("123.AI.a", "122.C.d")
@pytest.mark.parametrize(("wares", "theirs", "asks"), [(3, 0, True), (2, 3, False)])
def test_a_society_with_three_sheets_of_its_own_brings_a_resource_after_its_owner_s_roll(
    wares: int, theirs: int, asks: bool
) -> None:
    g = roll(society("residenz_papier", wares, theirs=theirs).before_roll(), "trade_advantage", 1)
    assert (asked(g) == (0, "gain")) == asks
    g = roll(society("residenz_papier", 3, active=1).before_roll(), "trade_advantage", 1)
    assert asked(g) == (1, "main"), "not after the opponent's roll"


@rule("123.AI.a", "122.C.e")
@pytest.mark.parametrize(("wares", "theirs", "usable"), [(3, 0, True), (2, 3, False)])
def test_a_society_with_three_bales_of_its_own_exchanges_two_resources_once_in_a_turn(
    wares: int, theirs: int, usable: bool
) -> None:
    g = society("residenz_tuch", wares, theirs=theirs).stock(0, wool=3, brick=2).main()
    assert ("use geheimbund L1 above" in options(g)) == usable
    if usable:
        do(g, "use geheimbund L1 above", "give wool", "region L1 below", "region L1 below")
        assert (stock(g, 0), on(g, 0, "geheimbund")) == ({"wool": 1, "brick": 2, "ore": 2}, 3)
        assert "use geheimbund L1 above" not in options(g)


@rule("123.AI.a", "103.P.c")
@pytest.mark.parametrize(("wares", "theirs", "built"), [(3, 0, True), (2, 3, False)])
def test_with_three_coins_on_a_society_gold_stands_for_a_resource(wares: int, theirs: int, built: bool) -> None:
    p = society("residenz_muenz", wares, theirs=theirs).hand(0, "kloster").stock(0, lumber=1, ore=1, gold=1)
    assert ("build kloster R1 above" in options(p.main())) == built
