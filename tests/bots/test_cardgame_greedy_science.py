"""The greedy player with Wissenschaft & Fortschritt: university, scriptorium, advances, the doctor."""

from tests.rulings.wissenschaft_fortschritt.land import learned, science
from tests.support.greedy import choice
from tests.support.position import do
from tests.support.rules import rule


@rule("105.C.b")
def test_a_university_lying_open_is_a_point_and_is_taken() -> None:
    p = science().display("universitaet").built(0, "kloster", "R1 above").stock(0, brick=1, lumber=2, grain=2)
    assert choice(p.main()).startswith("erect universitaet")


@rule("103.P.c")
def test_the_scriptorium_is_used_whenever_it_can_be() -> None:
    p = science().built(0, "schreibstube", "L1 above").stack(1, "markt", "hafen")
    assert choice(p.main()) == "use schreibstube L1 above"
    assert choice(do(p.g, "use schreibstube L1 above")) == "draw 1"
    assert choice(do(p.g, "draw 1")) == "end"


@rule("103.H.b")
def test_what_costs_nothing_is_chosen_and_not_drawn() -> None:
    p = (
        science()
        .built(0, "halle_des_volkes", "L1 above")
        .hand(0, "spion", "spion")
        .stack(1, "markt", "hafen", "kirche")
    )
    assert choice(p.stack(2, "schmiede", "kloster", "muenzgiesserei").hand_check()).startswith("search")


@rule("103.Q.a")
def test_the_advances_are_played_at_once() -> None:
    for card in ("erfinder", "buchdruck", "dreifelderwirtschaft"):
        assert choice(learned().hand(0, card).stack(1, "markt", "hafen").main()) == f"play {card}"
        assert choice(science().hand(0, card).stack(1, "markt", "hafen").main()) == "end"


@rule("103.I.d")
def test_the_doctor_is_called_when_a_plague_strikes() -> None:
    p = science().hand(0, "medicus").stock(0, grain=1, wool=1)
    assert choice(p.event_card("seuche")) == "play medicus"
