"""Discard piles of one's own: whose pile a card goes to, who sees it, who fetches from it (103.K, 112.J.b)."""

import pytest

from tests.rulings.tournament.table import pile, tournament
from tests.support.position import do, faults, options
from tests.support.reading import asked, hand, in_play, stock
from tests.support.rules import rule
from tests.support.views import view


@rule("103.K.b")
def test_a_card_goes_to_the_pile_of_who_played_it_also_a_stolen_one() -> None:
    g = do(tournament().hand(0, "spion").hand(1, "haendler").stock(1, wool=2).main(), "play spion", "pick haendler")
    do(g, "play haendler")
    assert (pile(g, 0), pile(g, 1)) == (["spion", "haendler"], [])


@rule("101.D.b", "103.K.b", "126.A.c", "120.A.a")
def test_own_cards_are_torn_down_to_the_own_pile_and_foreign_ones_by_their_builder() -> None:
    p = tournament().city(1, "R1").built(0, "kirche", "R1 above").built(1, "bordell", "R1 above", owner=0)
    g = p.built(1, "markt", "R1 below").main()
    assert faults(g, "demolish markt R1 below abroad") == ["not_yours"]
    do(g, "demolish kirche R1 above", "demolish bordell R1 above abroad")
    assert (pile(g, 0), pile(g, 1)) == (["kirche", "bordell"], [])


@rule("116.E.a", "103.K.b")
def test_a_captured_fleet_goes_to_its_owners_pile() -> None:
    g = tournament().built(1, "woll_handelsflotte", "R1 above").hand(0, "kaperflotte").rich(0).main()
    do(g, "build kaperflotte R1 above")
    assert (pile(g, 0), pile(g, 1)) == ([], ["woll_handelsflotte"])


@rule("103.K.b")
def test_a_bribed_knight_is_from_then_on_the_bribers() -> None:
    p = tournament().built(1, "otto_der_berserker", "R1 above").built(0, "rathaus", "R1 above").city(0, "R1").rich(0)
    g = do(p.hand(0, "bestechung").main(), "play bestechung")
    while asked(g)[1] != "main":
        do(g, options(g)[0])
    assert "otto_der_berserker" in in_play(g, 0)
    where = next(o for o in options(g) if o.startswith("demolish otto"))
    do(g, where)
    assert pile(g, 0)[-1] == "otto_der_berserker"


@rule("112.J.b")
def test_of_the_opponents_pile_only_the_top_card_is_seen() -> None:
    g = tournament().discard("spion", "markt", owner=0).discard("raubzug", "hafen", owner=1).main()
    for seat, own, top in ((0, ["spion", "markt"], "hafen"), (1, ["raubzug", "hafen"], "markt")):
        shown = view(g, seat)
        assert shown["discard"] == own
        assert shown["their_discard"] == {"size": 2, "top": top}
    assert view(g, -1)["discard"] == ["markt"], "those who watch see the tops"


@rule("103.K.c")
@pytest.mark.parametrize(
    ("card", "fetched"),
    [("diplomat", {"spion", "markt", "woll_handelsflotte"}), ("wissen_der_ahnen", {"spion"}),
     ("sigismund_der_seeheld", {"woll_handelsflotte"})],
)  # fmt: skip
def test_these_fetch_from_the_own_pile(card: str, fetched: set[str]) -> None:
    p = tournament().discard("spion", "markt", "woll_handelsflotte", owner=0).citadel(0, "L1")
    p.discard("raubzug", "hafen", "holz_handelsflotte", owner=1).wizard(0, "hor", "L1 above").city(0, "R1")
    g = do(p.built(0, "rathaus", "R1 above").hand(0, card).main(), f"play {card}")
    if asked(g)[1] == "main":
        assert fetched <= set(hand(g, 0)), "there was one to fetch"
    else:
        assert {o.removeprefix("pick ") for o in options(g)} == fetched
        do(g, options(g)[0])
    assert pile(g, 1) == ["raubzug", "hafen", "holz_handelsflotte"]


@rule("103.K.c", "123.BD.a")
def test_the_palace_fetches_from_the_own_pile_in_a_good_year() -> None:
    p = tournament().city(0, "R1").built(0, "palast", "R1 above").discard("spion", owner=0).discard("markt", owner=1)
    g = do(p.before_roll(), "roll", "face good_year", "die 1")
    assert {"pick spion"} == {o for o in options(g) if o.startswith("pick")}


@rule("103.K.c", "103.K.b")
def test_old_sciences_take_from_the_opponents_pile_and_the_card_changes_owner() -> None:
    p = tournament().citadel(0, "L1").hand(0, "alte_wissenschaften").discard("karawane", owner=0)
    g = do(p.discard("spion", "markt", "otto_der_berserker", owner=1).main(), "play alte_wissenschaften")
    assert set(options(g)) == {"pick spion", "pick otto_der_berserker"}
    do(g, "pick spion")
    assert (hand(g, 0), pile(g, 1)) == (["spion"], ["markt", "otto_der_berserker"])
    assert pile(g, 0) == ["karawane", "alte_wissenschaften"]


@rule("103.K.c", "112.J.a", "112.J.b", "141.J.c")
def test_guido_takes_the_top_attack_of_the_opponents_pile() -> None:
    p = tournament(extras=("sonderkarten",)).city(1, "R1").hand(0, "guido_der_grosse_diplomat")
    p.discard("raubzug", owner=0).discard("spion", "feuerteufel", "markt", owner=1)
    g = do(p.before_roll(), "play guido_der_grosse_diplomat")
    assert hand(g, 0) == ["feuerteufel"]
    assert (pile(g, 0), pile(g, 1)) == (["raubzug", "guido_der_grosse_diplomat"], ["spion", "markt"])
    p = tournament(extras=("sonderkarten",)).city(1, "R1").hand(0, "guido_der_grosse_diplomat")
    p.discard("raubzug", owner=1).discard("spion", owner=0).discard("guido_der_grosse_diplomat", owner=1)
    g = do(p.discard("spion", owner=0).before_roll(), "play guido_der_grosse_diplomat")
    assert hand(g, 0) == ["guido_der_grosse_diplomat"], "another one is an attack like any other"
    p = tournament(extras=("sonderkarten",)).city(1, "R1").hand(0, "guido_der_grosse_diplomat")
    g = do(p.discard("raubzug", owner=1).discard("spion", owner=0).before_roll(), "play guido_der_grosse_diplomat")
    assert hand(g, 0) == ["raubzug"], "what lies on the own pile is no matter"
    nothing = tournament(extras=("sonderkarten",)).city(1, "R1").hand(0, "guido_der_grosse_diplomat").discard("raubzug")
    assert faults(nothing.before_roll(), "play guido_der_grosse_diplomat") == ["no_attack_on_pile"]


@rule("112.P.a", "103.K.c")
def test_a_ban_closes_the_pile_to_its_owner_and_not_to_the_other() -> None:
    p = tournament().city(0, "R1").built(0, "rathaus", "R1 above").hand(0, "diplomat").discard("spion", owner=0)
    assert faults(p.banned(0, 0).main(), "play diplomat") == ["pile_closed"]
    p = tournament().citadel(0, "L1").hand(0, "alte_wissenschaften").discard("spion", owner=1)
    assert faults(p.banned(0, 0).banned(1, 0).main(), "play alte_wissenschaften") == [], "the opponent's pile is open"


@rule("103.G.c", "112.P.a")
def test_a_ban_bought_off_goes_to_the_pile_of_who_laid_it() -> None:
    g = tournament().banned(0, 1).rich(0).main()
    do(g, next(o for o in options(g) if o.startswith("use kirchenbann")))
    assert (pile(g, 0), pile(g, 1)) == ([], ["kirchenbann"])


@rule("120.E.b", "105.C.b")
def test_a_burnt_building_returns_to_the_hand_of_who_built_it_never_to_a_display() -> None:
    p = tournament().city(1, "R1").built(1, "kirche", "R1 above").hand(0, "feuerteufel").main()
    g = do(p, "play feuerteufel")
    while asked(g)[1] == "answer":
        do(g, "pass")
    do(g, "die 1")
    if asked(g)[1] == "take_back":
        do(g, options(g)[0])
    assert (hand(g, 1), len(g.display)) == (["kirche"], 0)


@rule("113.F.a")
def test_events_belong_to_nobody() -> None:
    g = tournament().events("ertragreiches_jahr").event_card("fortschritt")
    assert (pile(g, 0), pile(g, 1)) == ([], [])
    assert stock(g, 0) == {}


@rule("102.B.Ausspielen", "103.K.b")
def test_of_equal_cards_on_both_piles_the_own_one_goes_under_a_stack() -> None:
    p = tournament(1).citadel(0, "L1").wizard(0, "hafli", "L1 above").built(0, "zauberveto", "L1 above")
    p.discard("karawane", owner=0).hand(1, "karawane").stock(1, grain=1)
    g = do(p.main(), "play karawane", "use zauberveto L1 above", "stack 5")
    assert (pile(g, 0), pile(g, 1)) == (["karawane"], [])
