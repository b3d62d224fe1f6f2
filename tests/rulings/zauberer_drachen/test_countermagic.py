"""The magic veto, and chains of answers (126.I, 103.I, 102.B.Ausspielen)."""

import pytest

from catanica.games.principality.position.piece import slot_known
from tests.rulings.zauberer_drachen.land import ALL, is_used, magic, magical, pile
from tests.support.position import Position, do, faults, options, refused
from tests.support.reading import asked, hand, in_play, stack, stock
from tests.support.rules import rule


def vetoing(active: int = 1, sets: list[str] | None = None) -> Position:
    """The first player can veto; the second one is to move."""
    return magical(active=active, sets=sets).wizard(0, "hafli", "L1 above", 3).built(0, "zauberveto", "L1 above")


@rule("102.B.Ausspielen", "103.I.f")
def test_a_vetoed_card_does_not_act_counts_as_played_and_goes_under_a_stack() -> None:
    g = vetoing().rich(0).stock(1, gold=1).hand(1, "haendler").stack(2, "markt").main()
    do(g, "play haendler")
    assert (asked(g), options(g)) == ((0, "answer"), ["pass", "use zauberveto L1 above"])
    do(g, "use zauberveto L1 above")
    assert asked(g) == (1, "bury"), "its player chooses the stack"
    do(g, "stack 2")
    assert (stack(g, 2), pile(g), hand(g, 1)) == (["markt", "haendler"], [], [])
    assert (stock(g, 1), magic(g), is_used(g, 0, "zauberveto")) == ({"gold": 1}, {"hafli": 1}, True)
    assert slot_known(g.stacks.at(1, 1)) == 7, "everybody saw where it went"
    assert asked(g) == (1, "main")


@rule("103.I.f")
def test_who_passes_lets_the_card_act() -> None:
    g = do(vetoing().stock(1, gold=2).hand(1, "karawane").main(), "play karawane", "pass")
    assert asked(g) == (1, "caravan_give")
    assert magic(g) == {"hafli": 3}


@rule("103.I.a", "126.I.b")
def test_once_in_a_turn_and_again_in_the_next() -> None:
    p = (
        vetoing()
        .stock(1, gold=3)
        .hand(1, "karawane", "karawane")
        .hand(0, "karawane", "markt", "markt")
        .stock(0, gold=1)
    )
    p.citadel(1, "R1").wizard(1, "arsa", "R1 above", 3).built(1, "zauberveto", "R1 above")
    g = do(p.main(), "play karawane", "use zauberveto L1 above", "stack 1", "play karawane")
    assert asked(g) == (1, "caravan_give"), "the veto is spent in this turn"


@rule("103.I.a", "126.I.b")
def test_the_veto_is_ready_again_in_the_own_turn() -> None:
    p = vetoing().stock(1, gold=3).hand(1, "karawane", "bischof", "markt").hand(0, "markt", "markt", "markt")
    g = do(p.main(), "play karawane", "use zauberveto L1 above", "stack 1")
    while asked(g) != (1, "main"):
        do(g, options(g)[0])
    do(g, "end")
    while asked(g)[1] in ("fill", "swap"):
        do(g, options(g)[0])
    assert g.active == 0
    assert not is_used(g, 0, "zauberveto")


@rule("103.J.a", "102.B.Ausspielen")
def test_an_empty_stack_takes_the_vetoed_card_and_it_can_be_played_again() -> None:
    p = vetoing(sets=ALL).city(1, "L1").built(1, "schreibstube", "L1 above").stock(1, gold=2).hand(1, "karawane")
    g = do(p.main(), "play karawane", "use zauberveto L1 above", "stack 3")
    assert stack(g, 3) == ["karawane"]
    do(g, "use schreibstube L1 above", "draw 3", "play karawane")
    assert asked(g) == (1, "caravan_give"), "the veto being spent"


@rule("126.I.c", "103.I.b", "103.D.a")
def test_after_a_vetoed_alchemist_no_second_card_is_played_before_the_roll() -> None:
    p = vetoing().hand(1, "alchimist", "alchimist")
    g = p.before_roll()
    do(g, "play alchimist", "use zauberveto L1 above", "stack 1")
    assert (asked(g), options(g)) == ((1, "before_roll"), ["roll"])
    assert (faults(g, "play alchimist"), refused(g, "play alchimist")) == (["moment_passed"], ["126.I.c"])
    twin = vetoing().hand(1, "alchimist", "alchimist").before_roll()
    do(twin, "play alchimist", "pass", "number 4")
    assert faults(twin, "play alchimist") == ["die_is_set"]


@rule("126.I.c")
def test_an_ordinary_card_may_be_followed_by_a_second_one() -> None:
    p = vetoing().rich(0).stock(1, gold=1).hand(1, "haendler", "haendler")
    g = do(p.main(), "play haendler", "use zauberveto L1 above", "stack 1", "play haendler")
    assert asked(g) == (1, "take")


@rule("126.I.d", "103.E.f")
def test_an_answer_is_answered_a_veto_hits_protection_cards() -> None:
    p = vetoing(active=0).built(1, "kloster", "L1 above").hand(0, "feuerteufel").hand(1, "bischof", "bischof")
    g = do(p.main(), "play feuerteufel")
    assert asked(g) == (1, "answer")
    do(g, "play bischof")
    assert asked(g) == (0, "answer"), "the answer can be answered"
    do(g, "use zauberveto L1 above", "stack 1")
    assert asked(g)[1] == "attack_roll", "no second bishop follows (126.I.c)"
    do(g, "die 4")
    assert "kloster" in hand(g, 1), "on 4 an arsonist without a bishop against him succeeds"
    assert stack(g, 1) == ["bischof"]


@rule("126.I.d")
def test_without_the_veto_the_bishop_helps() -> None:
    p = vetoing(active=0).built(1, "kloster", "L1 above").hand(0, "feuerteufel").hand(1, "bischof")
    g = do(p.main(), "play feuerteufel", "play bischof", "pass", "die 4")
    assert in_play(g, 1) == ["kloster"]


@rule("126.I.d", "126.I.b")
def test_both_vetoes_in_one_chain_the_first_card_the_answer_to_it_but_never_a_book() -> None:
    p = vetoing(active=0).citadel(1, "R1").wizard(1, "arsa", "R1 above", 3).built(1, "zauberveto", "R1 above")
    p.built(1, "kloster", "L1 above").hand(0, "feuerteufel").hand(1, "bischof")
    g = do(p.main(), "play feuerteufel")
    assert (asked(g), options(g)) == ((1, "answer"), ["pass", "use zauberveto R1 above"]), "the attack can be vetoed"
    twin = g.clone()
    do(g, "use zauberveto R1 above")
    assert asked(g) == (0, "bury"), "a veto is no action card: nobody vetoes it"
    do(g, "stack 1")
    assert (in_play(g, 1).count("kloster"), asked(g)) == (1, (0, "main"))
    do(twin, "pass", "play bischof")
    assert asked(twin) == (0, "answer")
    do(twin, "use zauberveto L1 above", "stack 1", "die 3")
    assert "kloster" in hand(twin, 1)


@rule("126.I.e", "127.A.a")
def test_the_wizard_under_attack_pays_for_the_veto_against_the_duel() -> None:
    p = vetoing().citadel(1, "R1").wizard(1, "arsa", "R1 above", 3).hand(1, "duell_der_zauberer")
    g = do(p.main(), "play duell_der_zauberer", "use zauberveto L1 above", "stack 1")
    assert (magic(g), magic(g, 1), in_play(g, 0)) == ({"hafli": 1}, {"arsa": 2}, ["hafli", "zauberveto"])


@rule("126.I.c", "102.B.Ausspielen")
def test_what_was_paid_for_a_vetoed_card_stays_paid() -> None:
    p = vetoing(sets=ALL).built(0, "konrad_der_flinke", "R1 above").stock(1, gold=3).hand(1, "bestechung")
    p.city(1, "L1").built(1, "rathaus", "L1 above")
    fee = 3 - stock(do(p.main(), "play bestechung", "use zauberveto L1 above", "stack 1"), 1).get("gold", 0)
    assert fee > 0


@rule("117.C.c", "102.B.Einheit")
def test_a_knight_with_a_second_job_is_vetoed_and_stays_on_the_pile() -> None:
    p = vetoing(sets=ALL).built(1, "sven_der_handelsritter", "L1 above").rich(0).stock(1, gold=1)
    g = do(p.main(), "use sven_der_handelsritter L1 above", "use zauberveto L1 above")
    assert (asked(g), pile(g), in_play(g, 1)) == ((1, "main"), ["sven_der_handelsritter"], [])
    assert stock(g, 0)["wool"] == 3


@rule("126.I.d")
@pytest.mark.parametrize("paid", [1, 0])
def test_a_veto_needs_its_price(paid: int) -> None:
    p = magical(active=1).wizard(0, "hafli", "L1 above", 1 + paid).built(0, "zauberveto", "L1 above")
    g = do(p.stock(1, gold=2).hand(1, "karawane").main(), "play karawane")
    assert asked(g) == ((0, "answer") if paid else (1, "caravan_give"))


@rule("103.I.b", "103.C.b")
def test_a_scout_that_was_vetoed_brings_the_top_regions() -> None:
    p = (
        vetoing()
        .road(1, 5)
        .rich(1)
        .hand(1, "kundschafter")
        .region_stack("wald_stapel_6", "wald_stapel_1", "gebirge_stapel_5")
    )
    g = do(p.main(), "settlement L2", "play kundschafter", "use zauberveto L1 above")
    do(g, *(["stack 1"] if asked(g)[1] == "bury" else []))
    assert asked(g) == (1, "lay_regions")
