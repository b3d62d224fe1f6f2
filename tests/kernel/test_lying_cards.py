"""Cards in foreign lands, at regions and roads, on other cards and on stacks; blocked and copied functions."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.catalogue import LEARNING
from catanica.games.principality.cards.powers import hand_limit, has_trait, strength, trade_points
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import COVERED
from catanica.games.principality.position.piece import blocked, goods_on, target_of, with_blocked
from catanica.games.principality.rules.laying_out import cover, uncover
from catanica.games.principality.rules.surplus import SETTLE_BOUND
from catanica.games.principality.steps.hand_check import search_cost
from catanica.games.principality.telling.places import place_number
from catanica.games.principality.vocabulary import card_of, place_of
from tests.kernel.proof import proof, quiet
from tests.rulings.together.land import EVERY
from tests.support.position import do, faults, options, position
from tests.support.reading import asked, hand, in_play, points, stock
from tests.support.rules import rule
from tests.support.views import view

# -- abroad -----------------------------------------------------------------------------------------------------------


def test_a_foreign_building_takes_a_site_of_the_opponents_city() -> None:
    p = proof().hand(0, "schenke").stock(0, gold=1).city(1, "L1").built(1, "kloster", "L1 above")
    g = p.built(1, "konrad_der_flinke", "R1 above").main()
    assert [t for t in options(g) if t.startswith("build")] == ["build schenke L1 above", "build schenke L1 below"]
    do(g, "build schenke L1 above")
    assert in_play(g, 1) == ["kloster", "konrad_der_flinke", "schenke"]
    assert in_play(g, 0) == []
    assert strength(g, 1) == 1  # one less for each knight
    assert g.land(1).taken(10) == 2
    assert asked(g) == (0, "main")


def test_a_settlement_carries_no_card_for_foreign_cities() -> None:
    g = proof().hand(0, "schenke").stock(0, gold=1).city(0, "L1").main()
    assert faults(g, "build schenke L1 above") == ["needs_city_abroad"]


def test_its_builder_tears_it_down_and_the_lord_of_the_land_does_not() -> None:
    abroad = proof().city(1, "L1").built(1, "schenke", "L1 above", owner=0)
    g = abroad.main()
    do(g, "demolish schenke L1 above abroad")
    assert (in_play(g, 1), hand(g, 0)) == ([], [])
    lord = proof(active=1).city(1, "L1").built(1, "schenke", "L1 above", owner=0).main()
    assert faults(lord, "demolish schenke L1 above") == ["not_yours"]


def test_an_arsonist_reaches_the_opponents_building_in_the_own_city() -> None:
    p = proof(active=1).hand(1, "feuerteufel").city(1, "L1").built(1, "schenke", "L1 above", owner=0)
    g = p.built(1, "kloster", "L1 below").built(0, "saegewerk", "L1 above").main()
    do(g, "play feuerteufel", "die 1")
    assert sorted(options(g)) == ["target own schenke L1 above", "target saegewerk L1 above"]
    do(g, "target own schenke L1 above")
    assert (hand(g, 0), in_play(g, 1)) == (["schenke"], ["kloster"])
    assert asked(g) == (1, "main")


# -- blocked ----------------------------------------------------------------------------------------------------------


@rule("103.P.a")
def test_a_blocked_building_loses_functions_and_points_and_stays_a_building() -> None:
    p = proof().hand(0, "fluch", "feuerteufel").city(1, "L1").built(1, "bibliothek", "L1 above")
    g = p.built(1, "kloster", "R1 above").main()
    assert (hand_limit(g, 1), points(g, 1)) == (5, 4)
    do(g, "play fluch", "target bibliothek L1 above")
    assert (hand_limit(g, 1), points(g, 1)) == (4, 3)
    assert [g.cat.ids[card_of(c)] for c in g.discard] == []
    laid = view(g, -1)["lands"][1]["laid"]
    assert [(c["card"], c["owner"]) for c in laid] == [("fluch", 0)]
    do(g, "play feuerteufel", "die 1")
    assert "target bibliothek L1 above" in options(g)  # it can burn: what it is has not changed
    assert len(options(g)) == 2


def test_the_curse_is_lifted_after_the_event_card_of_the_buildings_lord() -> None:
    p = quiet().hand(0, "fluch").city(1, "L1").built(1, "badhaus", "L1 above").rich(1).events("seuche", "seuche")
    g = p.main()
    do(g, "play fluch", "target badhaus L1 above", "end", "roll", "face event_card", "die 1")
    assert stock(g, 1)["grain"] == 2  # the plague came first, and the bathhouse was blocked
    assert in_play(g, 1) == ["badhaus"]
    assert not blocked(g.land(1).built[0])
    assert g.cat.ids[card_of(g.discard[-1])] == "fluch"
    assert asked(g) == (1, "main")


def test_a_blocked_card_does_not_act() -> None:
    p = proof().hand(0, "fluch").built(1, "siegel", "L1 above").hand(0, "karawane").stock(0, wool=1)
    g = p.main()
    do(g, "play fluch", "pass", "target siegel L1 above", "play karawane")
    assert asked(g) == (0, "caravan_give")


# -- goods on cards ---------------------------------------------------------------------------------------------------


def goods(g: Duel, seat: int) -> list[int]:
    """The goods on each of a seat's cards in play."""
    return [goods_on(p) for p in g.land(seat).built]


def test_a_card_at_a_region_stores_what_its_region_yields_and_gives_it_back_once_per_turn() -> None:
    g = proof().hand(0, "speicher").stock(0, lumber=1).main()
    assert len([t for t in options(g) if t.startswith("build speicher region")]) == 6
    before = points(g, 0)
    do(g, "build speicher region L1 below")
    assert points(g, 0) == before + 1
    assert faults(g, "use speicher region L1 below") == ["not_usable_now"]  # nothing is stored yet
    do(g, "end", "roll", "face trade_advantage", "die 2", "end", "roll", "face trade_advantage", "die 2")
    assert (goods(g, 0), stock(g, 0)) == ([2], {"ore": 2})
    do(g, "use speicher region L1 below")
    assert (goods(g, 0), stock(g, 0)) == ([1], {"ore": 3})
    assert "use speicher region L1 below" not in options(g)  # once per turn, and the region is full
    assert asked(g) == (0, "main")


def test_a_once_per_turn_function_is_ready_again_next_turn() -> None:
    g = proof().built(0, "speicher", "region L1 below").before_roll()
    do(g, "roll", "face trade_advantage", "die 2", "end", "roll", "face trade_advantage", "die 2", "end")
    do(g, "roll", "face trade_advantage", "die 1", "use speicher region L1 below")
    assert stock(g, 0)["ore"] == 3
    do(g, "end", "roll", "face trade_advantage", "die 1", "end", "roll", "face trade_advantage", "die 1")
    assert faults(g, "use speicher region L1 below") == ["not_usable_now"]  # ready, but there is no room
    g.land(0).change(11, -2)
    do(g, "use speicher region L1 below")
    assert stock(g, 0)["ore"] == 2
    assert "use speicher region L1 below" not in options(g)


def test_other_players_and_missing_cards_are_refused_with_a_reason() -> None:
    g = proof().built(1, "speicher", "region L1 below").main()
    assert faults(g, "use speicher region L1 below") == ["others_to_use"]
    assert faults(g, "use speicher region C above") == ["not_in_play"]


@pytest.mark.parametrize(("number", "coins"), [(6, 1), (5, 0)])
def test_a_card_on_a_road_stores_goods(number: int, coins: int) -> None:
    p = proof().hand(0, "zollhaus").stock(0, lumber=1)
    g = p.main()
    assert [t for t in options(g) if t.startswith("build")] == ["build zollhaus road C"]
    do(g, "build zollhaus road C", "end", "roll", "face trade_advantage", f"die {number}")
    assert goods(g, 0) == [coins]
    road = view(g, 1)["lands"][0]["roads"][0]
    assert (road["expansion"]["card"], road["expansion"]["goods"]) == ("zollhaus", coins)


@rule("102.B.Banktausch")
@pytest.mark.parametrize(("owner", "coins"), [(0, 1), (1, 2)])
def test_a_card_in_either_land_hears_of_a_bank_trade(owner: int, coins: int) -> None:
    p = proof().built(owner, "zollhaus", "road C").stock(0, ore=3, grain=3).hand(0, "karawane").actions_open()
    g = do(p.main(), "bank grain wool")
    assert goods(g, owner) == [0], "another kind"
    do(g, "play karawane", "region L1 below", "region C below", "pass")
    assert goods(g, owner) == [0], "a caravan is no bank trade"
    g = do(proof().built(owner, "zollhaus", "road C").stock(0, ore=3).main(), "bank ore wool")
    assert goods(g, owner) == [coins]


def test_a_blocked_card_hears_nothing_of_it() -> None:
    p = proof().built(0, "zollhaus", "road C").stock(0, ore=3)
    p.g.land(0).alter(0, with_blocked(p.g.land(0).built[0], True))
    assert goods(do(p.main(), "bank ore wool"), 0) == [0]


# -- copied functions -------------------------------------------------------------------------------------------------


def test_a_mirror_has_the_functions_of_its_target_but_not_the_points() -> None:
    p = proof().hand(0, "spiegel").stock(0, gold=1).city(0, "L1").city(1, "L1")
    g = p.built(1, "bibliothek", "L1 above").built(1, "rathaus", "L1 below").main()
    before = points(g, 0)
    do(g, "build spiegel L1 above")
    assert asked(g) == (0, "aim_mirror")
    do(g, "target bibliothek L1 above")
    assert points(g, 0) == before + 1  # its own point only
    assert (hand_limit(g, 0), hand_limit(g, 1)) == (4, 4)
    assert has_trait(g, 0, LEARNING)
    assert search_cost(g, 0) == 2


def test_a_mirror_aims_anew_at_once_when_its_target_is_gone() -> None:
    p = proof().hand(0, "spiegel", "feuerteufel").stock(0, gold=1).city(0, "L1").city(1, "L1")
    g = p.built(1, "bibliothek", "L1 above").built(1, "rathaus", "L1 below").main()
    do(g, "build spiegel L1 above", "target bibliothek L1 above", "play feuerteufel", "die 1")
    do(g, "target bibliothek L1 above")
    assert (asked(g), options(g)) == ((0, "aim_mirror"), ["target rathaus L1 below"])
    do(g, "target rathaus L1 below")
    assert search_cost(g, 0) == 1
    assert hand_limit(g, 0) == 3
    assert asked(g) == (0, "main")


def test_a_mirror_copies_doublers_and_trade_points() -> None:
    p = proof().hand(0, "spiegel").stock(0, gold=1).city(0, "L1").city(1, "L1")
    g = p.built(1, "eisengiesserei", "R1 below").built(1, "markt", "L1 above").main()
    do(g, "build spiegel L1 below", "target eisengiesserei R1 below", "end", "roll", "face tournament", "die 2")
    assert stock(g, 0) == {"ore": 2}
    trade = proof().hand(0, "spiegel").stock(0, gold=1).city(0, "L1").city(1, "L1").built(1, "markt", "L1 above").main()
    do(trade, "build spiegel L1 below", "target markt L1 above")
    assert trade_points(trade, 0) == 2


def test_a_trait_may_depend_on_the_position() -> None:
    assert not has_trait(proof().built(0, "schule", "L1 above").main(), 0, LEARNING)
    assert has_trait(proof().built(0, "schule", "L1 above").city(0, "R1").main(), 0, LEARNING)


# -- stacks -----------------------------------------------------------------------------------------------------------


def test_private_decks_are_taboo_for_the_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    p = proof().stack(1, "spion").stack(2, "markt").stack(3, "hafen").stack(5, "kirche")
    monkeypatch.setattr(p.g.rules, "stack_owner", vec[i64]([0, 0, 1, 1, 2, 1]))
    g = p.hand(0, "karawane").hand_check()
    assert options(g) == ["draw 1", "draw 2", "draw 5"]
    assert faults(g, "draw 3") == ["not_your_stack"]
    do(g, "draw 5", "draw 1")
    assert asked(g) == (1, "before_roll")


def test_private_decks_bind_the_builder_and_cards_put_away(monkeypatch: pytest.MonkeyPatch) -> None:
    p = quiet().stack(1, "spion").stack(3, "hafen").hand(0, "karawane").hand(1, "markt")
    monkeypatch.setattr(p.g.rules, "stack_owner", vec[i64]([0, 0, 1, 1, 1, 1]))
    g = p.event_card("baumeister")
    assert options(g) == ["stack 1"]
    do(g, "stack 1", "pick spion")
    assert sorted(options(g)) == ["put karawane 1", "put karawane 2", "put spion 1", "put spion 2"]
    do(g, "put spion 2")
    assert (asked(g), options(g)) == ((1, "builder_stack"), ["stack 3"])


def test_a_barred_stack_is_neither_drawn_from_nor_put_under() -> None:
    p = quiet().hand(0, "sperre", "spion", "raubzug", "karawane").hand(1, "kirche", "markt", "badhaus")
    g = p.stack(1, "rathaus").stack(2, "hafen").main()
    do(g, "play sperre", "stack 1")
    assert g.may_use_stack(0, 0)
    assert not g.may_use_stack(1, 0)
    do(g, "end", "pass", "roll", "face trade_advantage", "die 1", "end")
    assert asked(g) == (1, "swap")
    assert "put kirche 2" in options(g)
    assert "put kirche 1" not in options(g)
    do(g, "put kirche 3", "draw 3")
    assert asked(g) == (0, "before_roll")


# -- chains -----------------------------------------------------------------------------------------------------------


def test_a_chain_settles_in_one_go() -> None:
    p = proof().built(0, "zelt", "L1 above").built(0, "posten", "L1 below").built(0, "banner", "R1 above")
    g = p.stock(0, grain=3).hand(0, "kirche").main()
    assert len(in_play(g, 0)) == 3
    do(g, "bank grain ore")  # without grain no strength, without strength no outpost, without outpost no tent
    assert in_play(g, 0) == ["banner"]
    assert [g.cat.ids[card_of(c)] for c in g.discard] == ["posten", "zelt"]
    assert asked(g) == (0, "main")


def test_a_card_that_never_rests_is_stopped() -> None:
    g = proof().built(0, "pendel", "L1 above").main()
    assert target_of(g.land(0).built[0]) == SETTLE_BOUND
    assert asked(g) == (0, "main")


def test_what_comes_to_light_is_what_lay_beneath_and_nothing_else() -> None:
    rules = CardGame(sets=EVERY).rules
    upper = rules.cat.number("kirche")
    rules.cat.upon[upper] = rules.cat.number("kloster")
    p = position(rules=rules).city(0, "L1", "R1").built(0, "kloster", "L1 above").built(0, "kloster", "R1 above")
    g = p.aimed(0, "R1 below", "markt", "R1 above").main()
    left, right = (place_number(text.split()) for text in ("L1 above", "R1 above"))
    aimed = g.land0.built[2]
    for place in (left, right):
        cover(g, 0, upper, place)
    assert [place_of(q) for q in g.land0.built[:2]] == [COVERED, COVERED]
    uncover(g, 0, right)
    assert [place_of(q) for q in g.land0.built[:2]] == [COVERED, right]
    uncover(g, 0, right)
    assert [place_of(q) for q in g.land0.built[:2]] == [COVERED, right], "nothing more lies there"
    uncover(g, 0, left)
    assert [place_of(q) for q in g.land0.built[:2]] == [left, right]
    assert g.land0.built[2] == aimed, "what is aimed at a place does not lie beneath it"
