"""A secret society is as good as the building it copies, whichever set that is from (123.AI.a)."""

import pytest

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.catalogue import BUILDING, GREEN, RED
from catanica.games.principality.cards.powers import (
    bank_rate,
    hand_limit,
    knight_owner,
    mill_owner,
    strength,
    trade_points,
)
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import KINDS
from tests.rulings.handel_wandel.land import filled, last, resting
from tests.rulings.together.land import EVERY, lands, until, uses
from tests.support.position import Position, do, faults, options, roll
from tests.support.reading import asked, hand, stock
from tests.support.rules import rule

CAT = CardGame(sets=EVERY).rules.cat
MODELS = [
    f.id
    for f in CAT.facts
    if CAT.kind[CAT.number(f.id)] == BUILDING and CAT.slot[CAT.number(f.id)] in (GREEN, RED) and f.id != "geheimbund"
]
FACES = ["tournament", "trade_advantage", "brigands", "good_year"]
EVENTS = ["seuche", "buergerkrieg", "fortschritt", "ertragreiches_jahr", "kirchenfest", "bettelmoenche", "konflikt"]
NEEDY = ["diplomat", "bischofssitz", "gericht", "universitaet", "theater", "kanzler", "siegfried_ohneland"]


def with_it(card: str, copied: bool, active: int = 0) -> Position:
    """The opponent has a building; the first player has it too, or a society that copies it, and much to use it on."""
    p = lands(active).built(1, card, "L1 below").built(1, "konrad_der_flinke", "R1 above")
    p.aimed(0, "L1 above", card, "L1 below") if copied else p.built(0, card, "L1 above")
    p.built(0, "otto_der_berserker", "R1 above").built(0, "gold_handelsflotte", "L1 above").hand(0, *NEEDY)
    p.stock(0, ore=2, grain=2, wool=2, lumber=2, brick=2, gold=2).stock(1, ore=1, grain=1, gold=1)
    return p.stack(1, "burg", "mission", "rathaus").stack(2, "schmiede").discard("raubzug", "kloster")


def seen(g: Duel, card: str) -> object:
    """What the first player has of it now, as if the society bore the building's name."""
    figures = [strength(g, 0), trade_points(g, 0), hand_limit(g, 0), mill_owner(g), knight_owner(g)]
    rates = [bank_rate(g, 0, k) for k in range(KINDS)]
    can = sorted(o.replace("geheimbund", card) for o in options(g))
    return asked(g), can, stock(g, 0), stock(g, 1), len(hand(g, 0)), figures, rates


@rule("123.AI.a")
@pytest.mark.parametrize("card", MODELS)
def test_in_a_turn_it_does_all_that_the_building_does(card: str) -> None:
    for active in (0, 1):
        assert seen(with_it(card, True, active).main(), card) == seen(with_it(card, False, active).main(), card)
        copy, own = with_it(card, True, active).hand_check(), with_it(card, False, active).hand_check()
        assert seen(copy, card) == seen(own, card)


@rule("123.AI.a")
@pytest.mark.parametrize("card", MODELS)
def test_when_the_dice_fall_it_does_all_that_the_building_does(card: str) -> None:
    for face in FACES:
        for number in (1, 2, 3):
            both = [do(with_it(card, c).before_roll(), "roll", f"face {face}", f"die {number}") for c in (True, False)]
            assert seen(both[0], card) == seen(both[1], card), f"{face} {number}"


@rule("123.AI.a", "KD-1")
@pytest.mark.parametrize("card", [m for m in MODELS if m != "vogtei"])
def test_when_an_event_comes_it_does_all_that_the_building_does(card: str) -> None:
    for event in EVENTS:
        for active in (0, 1):
            copy, own = with_it(card, True, active).event_card(event), with_it(card, False, active).event_card(event)
            assert seen(copy, card) == seen(own, card), event


@rule("112.G.f", "123.AI.a", "103.I.f", "103.P.c")
@pytest.mark.parametrize("other", ["gestuet", "grosser_basar"])
def test_what_it_names_anew_in_a_turn_has_not_been_used_in_that_turn(other: str) -> None:
    p = lands().aimed(0, "L1 above", "schreibstube", "L1 below").built(1, "schreibstube", "L1 below")
    p.built(1, other, "L1 above").hand(0, "feuerteufel").stock(0, grain=2).stock(1, ore=1).stack(1, "burg", "mission")
    g = do(p.main(), "use geheimbund L1 above", "draw 1")
    assert (uses(g), faults(g, "use geheimbund L1 above")) == ([], ["used_this_turn"]), "once in a turn"
    do(g, "play feuerteufel", "die 1", "target schreibstube L1 below")
    assert (asked(g), options(g)) == ((0, "aim_society"), [f"target {other} L1 above"])
    do(g, f"target {other} L1 above")
    assert uses(g) == ["geheimbund L1 above"], "another building begins anew"
    until(do(g, "use geheimbund L1 above"), 0, "main")
    assert (uses(g), faults(g, "use geheimbund L1 above")) == ([], ["used_this_turn"])


@rule("121.N.b", "103.I.f", "103.P.c")
def test_a_cartwright_it_names_anew_has_named_nothing() -> None:
    p = lands().settlement(0, "R2", "weideland_stapel_5", "getreidefeld_stapel_3").stock(0, C_above=2)
    p.aimed(0, "L1 above", "wagner", "L1 above").built(1, "wagner", "L1 above").built(1, "wagner", "L1 below")
    g = do(p.hand(0, "feuerteufel").before_roll(), "use geheimbund L1 above", "want wool")
    roll(g, "trade_advantage", 6)
    assert uses(g) == ["geheimbund L1 above"]
    do(g, "play feuerteufel", "die 1", "target wagner L1 above", "target wagner L1 below")
    assert (asked(g), uses(g)) == ((0, "main"), [])


@rule("123.AI.a", "112.G.e", "123.AH.a")
@pytest.mark.parametrize("card", ["bischofssitz", "feuerwache", "triumphbogen"])
def test_a_fireproof_model_makes_it_fireproof_also_while_it_rests_itself(card: str) -> None:
    def against(model_rests: bool, society_rests: bool) -> list[str]:
        p = lands(1).built(1, card, "L1 above").hand(1, "feuerteufel")
        p = resting(p, 1) if model_rests else p
        p = p.aimed(0, "L1 above", card, "L1 above")
        p = resting(p, 0) if society_rests else p
        return faults(p.main(), "play feuerteufel")

    assert against(model_rests=False, society_rests=False) == ["no_building_to_burn"]
    assert against(model_rests=True, society_rests=False) == ["no_building_to_burn"], "no witch takes an immunity away"
    assert against(model_rests=False, society_rests=True) == [], "a society at rest copies nothing"


@rule("123.AI.a", "103.P.a")
def test_a_fire_watch_at_rest_leaves_the_society_that_copies_it_fireproof_and_nothing_beside_it() -> None:
    p = resting(lands(1).built(1, "feuerwache", "L1 above"), 1).hand(1, "feuerteufel")
    p.aimed(0, "L1 above", "feuerwache", "L1 above").built(0, "markt", "L1 above").built(0, "burg", "R1 above")
    g = do(p.main(), "play feuerteufel", "die 1")
    assert options(g) == ["target markt L1 above", "target burg R1 above"]


@rule("103.P.a", "122.D.a", "123.AI.a")
def test_robbers_silence_points_on_a_society_in_their_city_and_no_manufactory_s() -> None:
    p = last(lands().built(1, "faerberei", "region C above"), 1, 1).aimed(0, "L1 above", "faerberei", "region C above")
    assert [trade_points(last(p, 0, 2).main(), seat) for seat in (0, 1)] == [2, 1]
    p.built(0, "raubritterburg", "L1 below", owner=1)
    assert [trade_points(p.main(), seat) for seat in (0, 1)] == [0, 1]
    p = last(lands().built(1, "faerberei", "region C above"), 1, 1).city(0, "R1")
    p = last(p.aimed(0, "L1 above", "faerberei", "region C above"), 0, 2)
    p.built(0, "raubritterburg", "R1 below", owner=1)
    assert trade_points(p.main(), 0) == 2, "robbers in another city"
    p = last(lands().built(0, "faerberei", "region C above"), 0, 2).built(0, "raubritterburg", "L1 below", owner=1)
    assert trade_points(p.main(), 0) == 2, "a manufactory lies at a region, not in the city"


@rule("103.F.c", "123.AI.a")
def test_gold_on_a_society_counts_for_the_trade_academy_though_it_or_its_model_rests() -> None:
    def counted(*, model: bool = False, society: bool = False, gold: str = "gold") -> int:
        p = lands().built(1, "schatzkammer", "road C")
        p = resting(p, 1) if model else p
        p = filled(p.aimed(0, "L1 above", "schatzkammer", "road C"), 0, gold, 2)
        p = resting(p, 0) if society else p
        return int(trade_points(p.built(0, "handelsakademie", "L1 below").main(), 0))

    assert (counted(), counted(model=True), counted(society=True), counted(gold="ore")) == (2, 2, 2, 0)
