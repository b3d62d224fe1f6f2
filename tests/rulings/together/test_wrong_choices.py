"""What is said of a choice that is not offered: the article that spares, keeps or closes the thing that was named."""

import pytest

from catanica.encyclopaedia import LANGUAGES
from catanica.encyclopaedia.sentences import explain
from catanica.games.cardgame.naming import ASKED_BY
from catanica.kernel.refusal import Refusal
from tests.rulings.together.land import SPECIAL, lands, wizards
from tests.support.position import Position, do, faults, position, refused
from tests.support.reading import asked
from tests.support.rules import rule


def struck(*built: tuple[str, str], card: str, **more: str) -> Position:
    """The second player has a city at L1 and R1 and some cards; the first player plays an attack at them."""
    p = lands(sets=SPECIAL).city(1, "R1").hand(0, card).settlement(1, "L2", "goldfluss_stapel_3", "wald_stapel_6")
    for name, place in built:
        p.built(1, name, place)
    return p


@rule("112.G.e", "112.G.d", "125.B.c", "KB-33", "123.AH.a")
def test_why_a_building_does_not_burn() -> None:
    p = struck(("feuerwache", "L1 above"), ("markt", "L1 below"), ("bischofssitz", "R1 above"), card="feuerteufel")
    p.built(1, "kloster", "L2 above").built(1, "schmiede", "L2 below").built(1, "konrad_der_flinke", "R1 below")
    p.built(0, "saegewerk", "R1 above")
    g = do(p.main(), "play feuerteufel", "region L2 above", "die 2")
    assert asked(g) == (0, "take_back")
    assert refused(g, "target kloster L2 above") == []
    assert refused(g, "target bischofssitz R1 above") == ["112.G.e"]
    assert refused(g, "target feuerwache L1 above") == ["112.G.e", "112.G.d"]
    assert refused(g, "target markt L1 below") == ["112.G.d"]
    assert faults(g, "target konrad_der_flinke R1 below") == ["of_other_sort"]
    assert refused(g, "target konrad_der_flinke R1 below") == ["KB-33"], "knights are no buildings"
    assert faults(g, "target own saegewerk R1 above") == ["their_card_asked"]
    assert faults(g, "target markt R2 above") == ["not_lying_there"]
    assert (faults(g, "pass"), refused(g, "pass")) == (["no_passing"], ["KB-33"])


@rule("KB-34", "105.G.a", "118.B.a", "103.P.a", "126.A.a")
def test_why_a_knight_is_not_struck() -> None:
    p = struck(("walther_der_saenger", "L1 above"), ("bauernheer", "L1 below"), card="schwarzer_ritter")
    p.built(1, "konrad_der_flinke", "R1 above").built(1, "goetz_eisenfaust", "R1 below")
    p.built(1, "erz_handelsflotte", "L2 above")
    g = do(p.main(), "play schwarzer_ritter", "die 2")
    assert g.decision is not None
    assert g.decision.rule == "KB-34", "the article of the knight, not of the arsonist"
    assert refused(g, "target walther_der_saenger L1 above") == ["105.G.a"]
    assert refused(g, "target bauernheer L1 below") == ["118.B.a"]
    assert (faults(g, "target erz_handelsflotte L2 above")) == ["of_other_sort"]
    assert refused(g, "target erz_handelsflotte L2 above") == ["KB-34"]


@rule("KB-42", "KB-59", "116.D.a", "118.B.a")
def test_why_a_civil_war_passes_a_unit_by() -> None:
    p = struck(("kirche", "L1 above"), ("konrad_der_flinke", "L1 below"), card="spion")
    p.built(1, "schatzflotte", "R1 above").built(1, "bauernheer", "R1 below")
    p.built(1, "erz_handelsflotte", "L2 above").built(1, "woll_handelsflotte", "L2 below")
    g = p.event_card("buergerkrieg")
    assert asked(g) == (0, "take_back")
    assert refused(g, "target konrad_der_flinke L1 below") == ["KB-59"]
    assert refused(g, "target schatzflotte R1 above") == ["116.D.a"]
    assert refused(g, "target bauernheer R1 below") == ["118.B.a"]
    assert refused(g, "target kirche L1 above") == ["KB-42"]
    assert refused(g, "target erz_handelsflotte L2 above") == []


@rule("116.E.a", "116.D.a")
def test_why_a_privateer_spares_a_fleet() -> None:
    p = lands(sets=SPECIAL).built(1, "flaggschiff", "L1 above").built(1, "erz_handelsflotte", "L1 below").rich(0)
    p.built(1, "woll_handelsflotte", "R1 above").built(1, "kaperflotte", "R1 below").hand(0, "kaperflotte")
    g = do(p.main(), "build kaperflotte L1 above")
    while asked(g) == (0, "pay"):
        do(g, g.text(g.legal()[0]))
    assert asked(g) == (0, "discard")
    assert refused(g, "target erz_handelsflotte L1 below") == ["116.D.a"]
    assert refused(g, "target kaperflotte R1 below") == [], "a privateer too"


def test_every_sort_that_can_be_named_says_who_asks() -> None:
    assert sorted(ASKED_BY) == [1, 2, 3, 4, 5, 6]


@rule("112.S.g", "112.S.h", "141.J.c", "KB-40")
def test_what_a_spy_leaves() -> None:
    p = lands(sets=SPECIAL).hand(0, "spion").hand(1, "kloster", "hafli", "zauberveto", "konrad_der_flinke")
    p.built(1, "kloster", "L1 above").built(1, "bibliothek", "L1 below")
    g = do(p.hand(1, "guido_der_grosse_diplomat").main(), "play spion")
    assert refused(g, "pick konrad_der_flinke") == []
    assert refused(g, "pick kloster") == ["112.S.g"]
    assert refused(g, "pick hafli") == refused(g, "pick zauberveto") == ["112.S.h"]
    assert refused(g, "pick guido_der_grosse_diplomat") == ["141.J.c"]
    assert (refused(g, "pick markt"), faults(g, "pick markt")) == (["KB-40"], ["not_among"])


@rule("112.I.a", "101.D.b", "128.D.a")
def test_why_a_region_stays_where_it_is() -> None:
    p = lands().hand(0, "grenzkonflikt", "umsiedlung").built(0, "konrad_der_flinke", "L1 above")
    p.settlement(0, "L2", "gebirge_stapel_5", "wald_stapel_6").settlement(1, "L2", "wald_stapel_6", "gebirge_stapel_5")
    g = p.built(0, "faerberei", "region L1 above").main()
    do(g, "play umsiedlung")
    assert refused(g, "region L1 above") == ["101.D.b"], "a manufactory lies there"
    assert faults(g, "region opponent R1 above") == ["own_region_asked"]
    assert faults(g, "region R6 above") == ["no_region_there"]
    do(g, "region C above", "region C below", "play grenzkonflikt")
    assert refused(g, "region L1 above") == ["101.D.b", "112.I.a"], "and it is the only one of its kind"
    assert refused(g, "region R1 above") == ["112.I.a"]
    do(g, "region L2 above")
    assert asked(g) == (0, "border_theirs")
    assert faults(g, "region L2 below") == ["their_region_asked"]
    assert refused(g, "region opponent R1 above") == ["112.I.a"]


@rule("KB-55", "KB-37", "KB-38")
def test_why_a_resource_comes_from_no_such_region_and_goes_to_none() -> None:
    p = position().actions_open().hand(0, "haendler", "karawane").stock(0, L1_above=3, L1_below=1)
    g = do(p.stock(1, L1_above=1, C_above=1, R1_above=1).main(), "play karawane")
    assert (faults(g, "region C above"), refused(g, "region C above")) == (["region_bare"], ["KB-38"])
    do(g, "region L1 above")
    assert faults(g, "region L1 above") == ["same_kind"]
    assert faults(g, "region R6 above") == ["no_region_there"]
    do(g, "region C above", "pass", "play haendler")
    assert faults(g, "region L1 above") == ["their_region_asked"]
    assert (faults(g, "region opponent L1 below"), refused(g, "region opponent L1 below")) == (
        ["region_bare"],
        ["KB-55"],
    )


@rule("KB-55", "KB-11")
def test_a_full_region_takes_nothing_more() -> None:
    p = position().stock(0, L1_above=3)
    g = do(p.before_roll(), "roll", "face good_year", "die 6")
    assert asked(g) == (0, "gain")
    assert (faults(g, "region L1 above"), refused(g, "region L1 above")) == (["region_full"], ["KB-55"])
    assert faults(g, "region opponent L1 above") == ["own_region_asked"]


@rule("112.P.a", "KB-54", "KB-41")
def test_why_a_stack_is_not_searched() -> None:
    p = lands().built(0, "rathaus", "L1 above").hand(0, "archivar").stack(1, "markt").stack(2, "kirche").banned(0, 1)
    g = do(p.stack(4, "spion").main(), "play archivar")
    assert refused(g, "stack 1") == ["112.P.a"]
    assert refused(g, "stack 3") == ["KB-54"]
    g = position().stack(1, "markt", "spion").stack(2, "kirche", "markt").hand(0, "spion").event_card("baumeister")
    do(g, "stack 1", "pick markt", "put spion 1")
    assert asked(g) == (1, "builder_stack")
    assert (faults(g, "stack 1"), refused(g, "stack 1")) == (["stack_used"], ["KB-41"])
    assert (faults(g, "pass"), refused(g, "pass")) == (["no_passing"], ["KB-41"])


@rule("119.P.a")
def test_the_second_card_of_a_conflict_goes_under_the_same_stack() -> None:
    p = position().built(0, "konrad_der_flinke", "L1 above").hand(1, "markt", "kloster", "spion")
    g = do(p.stack(1, "kirche").event_card("konflikt"), "put markt 2")
    assert asked(g) == (0, "conflict_pick")
    assert (faults(g, "put spion 1"), refused(g, "put spion 1")) == (["same_stack_again"], ["119.P.a"])
    assert faults(g, "put markt 2") == ["not_among"]


@rule("112.E.a", "102.B.Gebaeude", "113.U.a")
def test_what_no_card_can_be_laid_on() -> None:
    p = lands().hand(0, "dogma", "pfandleiher").built(1, "kirche", "L1 above").built(1, "markt", "L1 below")
    p.built(1, "bibliothek", "L1 below").built(1, "konrad_der_flinke", "R1 above").built(0, "markt", "L1 above")
    g = do(p.built(0, "konrad_der_flinke", "R1 above").main(), "play dogma")
    assert refused(g, "target markt L1 below") == ["112.E.a"]
    assert refused(g, "target konrad_der_flinke R1 above") == ["102.B.Gebaeude"]
    assert faults(g, "target own markt L1 above") == ["their_card_asked"]
    do(g, "target kirche L1 above", "play pfandleiher")
    assert refused(g, "target own konrad_der_flinke R1 above") == ["102.B.Gebaeude"]
    assert (faults(g, "target markt L1 below"), refused(g, "target markt L1 below")) == (
        ["own_card_asked"],
        ["113.U.a"],
    )


@rule("118.B.a", "141.J.b")
def test_whom_nobody_bribes() -> None:
    p = (
        lands(sets=SPECIAL)
        .hand(0, "bestechung")
        .built(0, "rathaus", "L1 below")
        .stock(0, gold=2)
        .built(1, "johanna_die_kriegerin", "L1 above")
    )
    p.built(1, "konrad_der_flinke", "L1 below").built(1, "bauernheer", "R1 above").built(1, "markt", "R1 below")
    g = do(p.built(0, "pippin_der_kurze", "L1 above").main(), "play bestechung")
    assert asked(g) == (0, "bribe")
    assert refused(g, "target johanna_die_kriegerin L1 above") == ["141.J.b"]
    assert refused(g, "target bauernheer R1 above") == ["118.B.a"]
    assert faults(g, "target markt R1 below") == ["of_other_sort"]
    do(g, "target konrad_der_flinke L1 below")
    assert asked(g) == (0, "bribe_place")
    assert faults(g, "build konrad_der_flinke L1 above") == []
    assert refused(g, "build konrad_der_flinke L5 above") == ["KB-20"]


@rule("126.E.a", "113.F.b")
def test_what_is_given_for_a_card_of_the_magic_eye_and_which_event_stays() -> None:
    p = wizards().built(0, "magisches_auge", "L1 above").wizard(0, "hafli", "L1 above").hand(0, "spion")
    g = do(p.stack(1, "markt").main(), "use magisches_auge L1 above", "stack 1", "pick markt")
    assert (faults(g, "put markt 2"), refused(g, "put markt 2")) == (["just_taken"], ["126.E.a"])
    p = wizards().wizard(0, "hafli", "L1 above").hand(0, "bessere_welt").events("seuche", "jahreswechsel", "komet")
    g = do(p.main(), "play bessere_welt")
    assert (faults(g, "pick jahreswechsel"), refused(g, "pick jahreswechsel")) == (["year_stays"], ["113.F.b"])


@rule("112.P.a")
def test_what_is_banned_already() -> None:
    g = do(
        lands().built(0, "kirche", "L1 above").hand(0, "kirchenbann").banned(1, 2).banned(1, 0).main(),
        "play kirchenbann",
    )
    assert faults(g, "stack 2") == ["banned_already"]
    assert faults(g, "pile") == ["pile_banned_already"]
    assert faults(g, "stack 3") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_no_gap(lang: str) -> None:
    p = struck(("feuerwache", "L1 above"), ("markt", "L1 below"), ("kloster", "L2 above"), card="feuerteufel")
    g = do(
        p.built(1, "schmiede", "L2 below").built(1, "konrad_der_flinke", "R1 below").main(), "play feuerteufel", "die 2"
    )
    for text in ("target markt L1 below", "target konrad_der_flinke R1 below", "target markt R2 above", "pass", "end"):
        refusal = g.refuse(g.parse(text))
        assert isinstance(refusal, Refusal)
        for told in explain(refusal, lang):
            assert "…" not in told.sentence + told.hint
