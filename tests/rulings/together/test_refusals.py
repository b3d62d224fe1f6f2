"""What a refusal says: the article it rests on, a sentence that is true of the position, and help that would help."""

import pytest

from catanica.encyclopaedia.sentences import Explained, explain
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import LAID
from catanica.games.principality.telling import verbs as v
from catanica.games.principality.telling.words import from_text
from catanica.games.principality.vocabulary import card_is, place_is, stack_is
from catanica.kernel.refusal import Refusal
from tests.rulings.handel_wandel.land import resting
from tests.rulings.together.land import SPECIAL, lands, wizards
from tests.support.position import Position, do, faults, options, position, refused
from tests.support.reading import asked
from tests.support.rules import rule

LANGUAGES = ("de", "en", "da")


def told(g: Duel, text: str, lang: str = "en") -> Explained:
    """The first reason against an action, as its player reads it."""
    code = from_text(g, text)
    refusal = code if isinstance(code, Refusal) else g.refuse(code)
    assert refusal is not None, f"{text!r} is legal"
    return explain(refusal, lang)[0]


def full_road(card: str) -> Position:
    """On each player's only road lies a card already."""
    p = lands().hand(0, card).rich(0).built(0, "handelskontor", "L1 above")
    return p.built(0, "handelsposten", "road C").built(1, "handelsposten", "road C")


@rule("102.B.Zentralkarte", "120.A.a")
def test_a_taken_road_asks_for_another_road_whose_ever_it_is() -> None:
    own = told(full_road("schatzkammer").main(), "build schatzkammer road C")
    theirs = told(full_road("barbarenstuetzpunkt").main(), "build barbarenstuetzpunkt road C")
    assert (own.rule, theirs.rule) == ("102.B.Zentralkarte", "120.A.a")
    assert own.hint.startswith("Build a road")
    assert "until the opponent builds a road" in theirs.hint


@rule("120.C.a", "120.A.a")
def test_a_card_for_an_opposing_city_does_not_ask_for_a_city_of_one_s_own() -> None:
    g = lands().hand(0, "gesandtschaft").rich(0).main()
    assert (told(g, "build gesandtschaft R1 above").rule, told(g, "build gesandtschaft L2 above").rule) == (
        "120.C.a",
        "120.A.a",
    )
    assert "you need none yourself" in told(g, "build gesandtschaft R1 above").hint


@rule("128.C.b", "123.AA.a", "115.A.a")
def test_a_taken_region_and_a_place_that_is_no_citadel() -> None:
    p = wizards().wizard(0, "hafli", "L1 above").hand(0, "schnapsbrennerei", "zeitrad", "ismai_der_gruene_drache")
    g = p.city(0, "R1").built(0, "handelskontor", "R1 above").rich(0).main()
    assert refused(g, "build schnapsbrennerei region L1 above") == ["128.C.b"]
    assert refused(g, "build zeitrad R1 below") == ["123.AA.a"], "a book, in a city"
    assert refused(g, "build ismai_der_gruene_drache R1 below")[0] == "115.A.a"


@rule("103.P.a", "122.C.b")
def test_a_condition_that_rests_is_not_to_be_built_again() -> None:
    p = resting(lands().built(0, "hafen", "L1 above"), 0).hand(0, "schatzflotte").rich(0)
    said = told(p.main(), "build schatzflotte R1 above")
    assert (said.rule, "Build" in said.hint) == ("103.P.a", False)
    assert "does nothing at present" in said.sentence


@rule("103.R.a", "117.E.a")
@pytest.mark.parametrize(("lang", "name"), [("de", "Zitadelle"), ("en", "Citadel"), ("da", "Citadel")])
def test_what_must_be_lacking_is_named_in_the_reader_s_language(lang: str, name: str) -> None:
    p = lands().built(0, "kirche", "L1 above").hand(0, "johanna_die_kriegerin").rich(0).citadel(0, "R1")
    assert name in told(p.main(), "build johanna_die_kriegerin R1 above", lang).sentence


@rule("103.K.c", "113.W.a")
def test_a_pile_without_an_action_card_is_neither_empty_nor_banned() -> None:
    g = wizards().hand(0, "wissen_der_ahnen", "alte_wissenschaften").discard("kloster", "richard_der_raecher").main()
    assert refused(g, "play wissen_der_ahnen") == ["103.K.c"], "Richard lies there as a knight"
    assert refused(g, "play alte_wissenschaften") == [], "he is a unit"


@rule("141.J.c", "103.R.a")
def test_conditions_of_actions_are_told_by_their_own_articles() -> None:
    p = lands(sets=[*SPECIAL, "turnierkarten_t2002"]).built(0, "flaggschiff", "R1 above")
    p.built(0, "konrad_der_flinke", "L1 above").built(0, "otto_der_berserker", "L1 below")
    g = p.hand(0, "guido_der_grosse_diplomat", "handelsherr_christoph", "t2002_feldzug").main()
    assert refused(g, "play guido_der_grosse_diplomat") == ["141.J.c"]
    assert refused(g, "play handelsherr_christoph") == ["103.R.a"]
    assert "trade fleet and 2 knights" in told(g, "play t2002_feldzug").sentence


@rule("103.P.c", "103.P.a", "103.P.b", "125.B.e", "127.A.c")
def test_why_a_card_in_play_cannot_be_used() -> None:
    p = lands().built(0, "schreibstube", "L1 above").stack(1, "markt", "kirche")
    g = do(p.main(), "use schreibstube L1 above", "draw 1")
    assert told(g, "use schreibstube L1 above").sentence == "Scriptorium has been used in this turn already."
    g = resting(lands().built(0, "schreibstube", "L1 above"), 0).stack(1, "markt").main()
    assert refused(g, "use schreibstube L1 above") == ["103.P.a"]
    g = lands().built(0, "schreibstube", "L1 above").stack(1, "markt").banned(0, 1).main()
    assert refused(g, "use schreibstube L1 above") == ["KB-54"], "the others are empty, and this one is banned"
    p = lands().hand(0, "sven_der_handelsritter").rich(0).stock(1, ore=1)
    g = do(p.main(), "build sven_der_handelsritter R1 above")
    assert refused(g, "use sven_der_handelsritter R1 above") == ["103.P.b"]
    p = lands().built(0, "sven_der_handelsritter", "R1 above").stock(1, ore=1)
    assert told(p.main(), "use sven_der_handelsritter R1 above").code == "fee_unpaid"
    p = lands().built(0, "sven_der_handelsritter", "R1 above").stock(0, gold=1)
    assert told(p.main(), "use sven_der_handelsritter R1 above").code == "nothing_to_take", "the fee is there"
    p = wizards().citadel(0, "R1").built(0, "stein_der_weisen", "R1 above").built(0, "landzauber", "L1 above")
    g = p.built(0, "sven_der_handelsritter", "R1 below").stock(0, gold=1).stock(1, ore=1).main()
    assert refused(g, "use sven_der_handelsritter R1 below") == ["125.B.e"]
    assert refused(g, "use landzauber L1 above") == ["125.B.e", "126.A.a", "112.I.a"], "no wizard, nothing to swap"
    g = wizards().wizard(0, "hafli", "L1 above", 1).built(0, "inspiration", "L1 above").stack(1, "markt").main()
    assert refused(g, "use inspiration L1 above") == ["127.A.c"]


@rule("121.N.a", "103.C.b", "103.P.c")
def test_a_cartwright_that_named_nothing_is_told_so_and_one_that_has_nothing_to_move_was_not_used() -> None:
    p = lands().hand(0, "wagner").stock(0, lumber=2)
    g = do(p.main(), "build wagner R1 above")
    assert refused(g, "use wagner R1 above") == ["121.N.a"], "in the turn it is built"
    p = lands().built(0, "wagner", "R1 above")
    assert refused(p.main(), "use wagner R1 above") == ["121.N.a"], "and when it might have"
    g = do(p.before_roll(), "use wagner R1 above", "want gold")
    assert faults(g, "use wagner R1 above") == ["used_this_turn"], "one kind for each"
    do(g, "roll", "face trade_advantage", "die 3")
    assert (faults(g, "use wagner R1 above"), refused(g, "use wagner R1 above")) == (["not_usable_now"], ["103.P.c"])


@rule("113.U.a", "113.U.c")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_pawned_building_that_cannot_be_paid_for_yet(lang: str) -> None:
    p = lands().built(0, "markt", "L1 above").hand(0, "pfandleiher")
    g = do(p.main(), "play pfandleiher", "target own markt L1 above", "waive wool")
    assert refused(g, "use pfandleiher laid") == ["113.U.a"]
    assert told(g, "use pfandleiher laid", lang).sentence.startswith(("Pfandleiher", "Pawnbroker", "Pantelåner"))
    assert refused(p.stock(0, wool=1).main(), "use pfandleiher laid") == []


@rule("126.A.a", "126.E.a", "112.I.a")
def test_why_a_spell_cannot_be_cast() -> None:
    p = wizards().built(0, "magisches_auge", "L1 above").built(0, "landzauber", "L1 below")
    assert refused(p.main(), "use magisches_auge L1 above") == ["126.A.a", "126.E.a", "KB-54"], (
        "nobody to cast it, no card to give"
    )
    g = p.wizard(0, "hafli", "L1 above").stack(1, "markt").main()
    assert refused(g, "use magisches_auge L1 above") == ["126.E.a"], "magic and a stack, but no card to give"
    assert refused(g, "use landzauber L1 below") == ["112.I.a"]
    g = wizards().built(0, "magisches_auge", "L1 above").wizard(0, "hafli", "L1 above").hand(0, "spion").main()
    assert faults(g, "use magisches_auge L1 above") == ["all_stacks_empty"]


@rule("103.G.d", "127.A.a", "127.A.c", "103.P.c")
def test_why_a_wizard_is_not_fed_and_kitchen_mill_and_brewery_rest() -> None:
    feed, cook, grind = "use hafli region L1 above", "use zauberkueche L1 above", "use zaubermuehle L1 below"
    p = wizards().built(0, "zauberkueche", "L1 above").built(0, "zaubermuehle", "L1 below").stock(0, L1_above=1)
    assert (refused(p.main(), cook), faults(p.main(), grind)) == (["127.A.c"], ["needs_wizard"])
    g = p.wizard(0, "hafli", "L1 above", 3).main()
    assert (refused(g, feed), faults(g, feed)) == (["127.A.a"], ["wizard_full"])
    assert (refused(g, grind), faults(g, grind)) == (["127.A.a"], ["wizards_full"])
    p = wizards().built(0, "zauberkueche", "L1 above").built(0, "zaubermuehle", "L1 below")
    g = p.wizard(0, "hafli", "L1 above", 2, fed=True).main()
    assert (refused(g, feed), faults(g, feed)) == (["103.G.d"], ["nothing_to_feed"])
    assert (refused(g, cook), faults(g, grind)) == (["127.A.c"], ["lacks_goods"]), "what he has he was fed"
    g = p.stock(0, L1_above=1, C_above=1).before_roll()
    assert [faults(g, text) for text in (feed, grind)] == [["wrong_phase"]] * 2, "nothing but the moment is lacking"
    p = lands().built(0, "brauerei", "L1 above")
    assert faults(p.main(), "use brauerei L1 above") == ["fee_unpaid"]
    assert faults(p.stock(0, gold=1).before_roll(), "use brauerei L1 above") == ["wrong_phase"]


@rule("112.I.a", "128.B.a")
def test_the_druid_s_refusal_speaks_of_one_player_s_regions_only() -> None:
    p = wizards().wizard(0, "hafli", "L1 above").hand(0, "eryn_der_druide").region_stack("goldfluss_stapel_3")
    said = told(p.main(), "play eryn_der_druide")
    assert (said.rule, "both" in said.sentence) == ("112.I.a", False)


@rule("128.G.a", "102.B.Zentralkarte", "128.G.b")
def test_where_no_citadel_can_lie() -> None:
    g = wizards().city(0, "R1").rich(0).main()
    assert [refused(g, f"citadel {where}") for where in ("L1", "R1", "R2")] == [
        ["128.G.b"],
        ["102.B.Zentralkarte"],
        ["128.G.a"],
    ]
    assert {told(g, "citadel R2", lang).hint for lang in LANGUAGES} == {
        "Eine Zitadelle kommt auf eine eigene Siedlung.",
        "A citadel is laid on one of your own settlements.",
        "Et citadel lægges på et af dine egne huse.",
    }


def reasons(g: Duel, code: int) -> list[tuple[str, object]]:
    """What speaks against an action, and of which card."""
    refusal = g.refuse(code)
    assert refusal is not None
    return [(fault.code, fault.params.get("card")) for fault in refusal.faults]


@rule("KB-20", "KB-23", "KB-30")
def test_a_card_that_is_none_is_refused_without_a_name_and_one_of_the_wrong_kind_by_its_name() -> None:
    g = lands().built(0, "markt", "L1 above").hand(0, "spion", "kirche").rich(0).main()
    spy, market = g.cat.number("spion"), g.cat.number("markt")
    first, beyond = g.cat.number("alchimist"), len(g.cat.ids)
    for none in (0, beyond, beyond + 1):
        assert reasons(g, v.BUILD | card_is(none)) == [("not_buildable", "")]
        assert reasons(g, v.PLAY | card_is(none)) == [("not_an_action", "")]
        assert reasons(g, v.USE | card_is(none)) == [("not_in_play", "")]
        assert reasons(g, v.DEMOLISH | card_is(none)) == [("not_there", "")]
    for action, name in ((spy, "spion"), (first, "alchimist")):
        assert reasons(g, v.BUILD | card_is(action)) == [("not_buildable", name)]
        assert reasons(g, v.USE | card_is(action)) == [("not_in_play", name)]
        assert reasons(g, v.DEMOLISH | card_is(action)) == [("central_stays", name)]
    assert reasons(g, v.PLAY | card_is(market)) == [("not_an_action", "markt")]
    assert ("not_in_hand", "alchimist") in reasons(g, v.PLAY | card_is(first))
    assert reasons(g, v.BUILD | card_is(g.cat.number("kirche")) | place_is(LAID)) == [("no_site", "kirche")]


@rule("KB-52")
def test_no_card_that_is_none_goes_under_a_stack() -> None:
    g = lands().hand(0, "spion", "kirche", "markt").stack(1, "hafen").hand_check()
    for none in (0, len(g.cat.ids), len(g.cat.ids) + 1):
        assert reasons(g, v.PUT | card_is(none)) == [("not_in_hand", "")]
    assert reasons(g, v.PUT | card_is(g.cat.number("alchimist"))) == [("not_in_hand", "alchimist")]
    stacks = g.stacks.count()
    assert reasons(g, v.PUT | card_is(g.cat.number("spion")) | stack_is(stacks)) == [("not_an_option", None)]


@rule("128.G.a")
def test_a_full_citadel_is_a_citadel_all_the_same() -> None:
    p = wizards().built(0, "zauberkueche", "L1 above").built(0, "zaubermuehle", "L1 above").hand(0, "zauberkueche")
    g = p.wizard(0, "hafli", "L1 above").rich(0).main()
    assert [code for code, _ in reasons(g, v.BUILD | card_is(g.cat.number("zauberkueche")) | place_is(10))] == [
        "site_taken"
    ]
    assert [code for code, _ in reasons(g, v.BUILD | card_is(g.cat.number("zauberkueche")) | place_is(12))] == [
        "needs_citadel"
    ]


@rule("103.R.a")
def test_only_the_needed_card_is_said_to_rest() -> None:
    p = resting(lands().built(0, "markt", "L1 above"), 0).built(0, "handelskontor", "L1 below", 1)
    needy = p.hand(0, "schatzkammer").rich(0).main()
    assert faults(needy, "build schatzkammer road C") == ["needs_card"]
    p = resting(lands().built(0, "handelskontor", "L1 above"), 0).hand(0, "schatzkammer").rich(0)
    assert faults(p.main(), "build schatzkammer road C") == ["needs_working"]


@rule("128.C.c", "123.AI.a")
def test_a_metropolis_needs_working_cards_of_its_own_or_copies_of_these() -> None:
    p = lands().built(0, "kirche", "L1 above").rich(0)
    assert "metropolis L1" in options(p.built(0, "rathaus", "L1 below").main())
    p = resting(lands().built(0, "kirche", "L1 above").built(0, "rathaus", "L1 below"), 0).rich(0)
    assert "metropolis L1" not in options(p.main())
    p = lands().built(0, "kirche", "L1 above").built(0, "rathaus", "L1 below", 1).rich(0)
    assert "metropolis L1" not in options(p.main())
    p = lands().built(0, "kirche", "L1 above").built(1, "markt", "L1 above").aimed(0, "L1 below", "markt", "L1 above")
    assert "metropolis L1" not in options(p.rich(0).main())
    p = lands().built(0, "kirche", "L1 above").built(1, "rathaus", "L1 above")
    assert "metropolis L1" in options(p.aimed(0, "L1 below", "rathaus", "L1 above").rich(0).main())


@rule("103.I.f", "103.I.d")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_that_cannot_be_paid_for_names_the_toll_and_any_other_card_the_moment(lang: str) -> None:
    p = lands().built(0, "barbarenstuetzpunkt", "road C", owner=1).stock(0, grain=2).events("seuche", "komet")
    p.hand(0, "alchimist", "medicus", "bischof")
    g = do(p.before_roll(), "play alchimist", "number 3", "roll", "face event_card")
    assert options(g) == ["pass"], "the doctor would be the second card of the turn"
    assert refused(g, "play bischof") == ["KB-57"], "he does not answer plagues"
    reason = told(g, "play medicus", lang)
    assert (reason.rule, "1 " in reason.sentence) == ("103.I.f", True), "a gold"
    assert faults(do(p.stock(0, gold=1).g, "play medicus"), "play bischof") != ["toll_due"]


@rule("KB-22", "KB-6", "103.C.b")
def test_a_card_is_used_by_its_owner_where_it_lies_and_in_its_phase() -> None:
    p = lands().built(0, "wirtshaus", "L1 above").built(1, "wirtshaus", "L1 below").stock(0, grain=1)
    g = p.before_roll()
    assert refused(g, "use wirtshaus L1 above") == ["KB-6"], "it waits for the main phase"
    do(g, "roll", "face brigands", "die 6")
    assert (faults(g, "use wirtshaus L1 below"), refused(g, "use wirtshaus L1 below")) == (["others_to_use"], ["KB-22"])
    assert (faults(g, "use wirtshaus R1 above"), refused(g, "use wirtshaus R1 above")) == (["not_in_play"], ["KB-22"])
    assert "demolish" not in told(g, "use wirtshaus L1 below").hint
    p = wizards().built(0, "zeitrad", "L1 above").wizard(0, "hafli", "L1 above")
    assert refused(p.main(), "use zeitrad L1 above") == ["103.C.b"]


@rule("KB-21", "128.B.a", "112.I.a", "127.A.c", "103.R.a", "118.B.a")
def test_all_that_speaks_against_a_card_is_told_at_once() -> None:
    g = lands().hand(0, "eryn_der_druide", "bestechung").built(0, "rathaus", "L1 above").main()
    assert faults(g, "play eryn_der_druide") == [
        "too_few_magic",
        "needs_own_citadel",
        "no_region_left",
        "no_region_to_spare",
    ]
    assert faults(g, "play bestechung") == ["no_gold", "no_knight_to_bribe"]
    p = wizards().hand(0, "stein_der_weisen").built(0, "zauberkueche", "L1 above").built(0, "zaubermuehle", "L1 above")
    assert faults(p.main(), "build stein_der_weisen L1 above") == ["site_taken", "needs_two_citadels", "too_few_magic"]
    p = lands().hand(0, "grosser_buergermeister").rich(0)
    p.g.land(0).cities = 0
    assert faults(p.main(), "play grosser_buergermeister") == ["no_city_yet", "no_room_left"]


@rule("117.C.a", "103.P.b", "KB-29", "103.R.b")
def test_all_that_keeps_richard_at_home_is_told_at_once() -> None:
    p = position(sets=["base", "politik_intrige"], turn=1).hand(0, "richard_der_raecher").rich(0).stock(0)
    p.g.land(0).change(15, -3)
    g = do(p.main(), "build richard_der_raecher L1 above")
    while g.decision is not None and g.decision.kind == "pay":
        do(g, options(g)[0])
    assert faults(g, "use richard_der_raecher L1 above") == [
        "rests_a_round",
        "too_early",
        "fee_unpaid",
        "no_knight_to_strike",
    ]


@rule("KB-57", "KB-36", "KB-39", "126.I.a", "127.A.c")
def test_why_a_card_is_no_answer() -> None:
    p = position().actions_open().hand(0, "raubzug").hand(1, "kraeuterhexe", "bischof", "spion").stock(1, ore=2)
    g = do(p.main(), "play raubzug")
    assert g.decision is not None
    assert (g.decision.who, g.decision.rule) == (1, "KB-36")
    assert (faults(g, "play kraeuterhexe"), refused(g, "play kraeuterhexe")) == (["answers_not"], ["KB-57"])
    assert faults(g, "play spion") == ["answers_not"]
    assert faults(g, "play haendler") == ["not_in_hand", "answers_not"]
    assert faults(g, "play kloster") == ["not_an_action"]
    p = wizards(active=1).built(0, "zauberveto", "L1 above").wizard(0, "hafli", "L1 above").hand(1, "spion")
    g = do(p.built(0, "wirtshaus", "L1 below").hand(0, "markt").main(), "play spion")
    assert g.decision is not None
    assert (g.decision.who, g.decision.rule) == (0, "102.B.Ausspielen")
    assert faults(g, "use zauberveto L1 above") == []
    assert faults(g, "use wirtshaus L1 below") == ["answers_not"]
    assert faults(g, "use zauberveto L1 below") == ["not_in_play"]
    p = wizards(active=1).built(0, "zauberveto", "L1 above").built(0, "zauberveto", "L1 below").hand(1, "spion")
    g = do(p.wizard(0, "hafli", "L1 above", 3).hand(0, "markt").main(), "play spion", "use zauberveto L1 above")
    assert asked(g)[0] == 1, "the stack under which the spy goes"


@rule("KB-20", "102.B.Zentralkarte", "KB-27")
def test_a_place_is_wrong_in_more_ways_than_one_and_an_offer_is_no_bank() -> None:
    p = position(sets=["base", "politik_intrige"]).hand(0, "kirche").built(0, "kloster", "L1 above").rich(0)
    g = p.stock(1, ore=1).main()
    assert faults(g, "build kirche L1 above") == ["needs_city", "site_taken"]
    assert "free" not in told(g, "build kirche L6 above").sentence, "there are free places elsewhere"
    assert (faults(g, "metropolis L1")[0], refused(g, "metropolis L1")[0]) == ("crowns_a_city", "102.B.Zentralkarte")
    g = do(position().stock(0, ore=1).stock(1, grain=1).main(), "offer")
    assert refused(g, "give wool") == ["KB-27"]
    assert "bank" not in told(g, "give wool").hint
    do(g, "give ore")
    assert "KB-27" in refused(g, "want ore"), "nobody swaps ore for ore"
    assert "KB-26" not in refused(g, "want ore")
    assert refused(g, "build kirche L1 above") == ["KB-27"]


@rule("122.C.a", "122.C.b", "117.E.a", "105.C.b", "105.G.a", "101.D.d", "103.R.a")
def test_a_condition_is_told_by_the_article_on_the_card_where_there_is_one() -> None:
    p = lands(sets=SPECIAL).rich(0).hand(0, "residenz_muenz", "faerberei", "johanna_die_kriegerin")
    p.hand(0, "johanna_die_kriegerin_2002", "kolonialstuetzpunkt", "diplomat", "grenzkonflikt", "handelsmeister")
    g = p.hand(0, "grosser_turnierplatz", "kathedrale").citadel(0, "R1").main()
    assert refused(g, "build residenz_muenz region L1 below") == ["122.C.a"]
    assert "122.C.a" in refused(g, "build faerberei region C below")
    for johanna in ("johanna_die_kriegerin", "johanna_die_kriegerin_2002"):
        assert refused(g, f"build {johanna} L1 above") == ["117.E.a", "117.E.a"], "no church, and a citadel"
    assert "101.D.d" in refused(g, "build kolonialstuetzpunkt region R1 below")
    assert refused(g, "play diplomat")[0] == "101.D.d"
    assert refused(g, "play grenzkonflikt")[0] == refused(g, "play handelsmeister")[0] == "105.G.a"
    assert refused(g, "build grosser_turnierplatz L1 above") == ["101.D.d"]
    assert refused(g, "build kathedrale L1 above") == ["103.R.a"], "nothing more special is said of it"
    p = resting(lands().built(0, "hafen", "L1 above"), 0).hand(0, "residenz_muenz").rich(0)
    assert refused(p.main(), "build residenz_muenz region L1 below") == ["122.C.b"]


@rule("KB-18", "KB-57", "114.F.b", "KB-31")
def test_a_taken_end_an_answer_of_its_own_and_a_card_to_put_away() -> None:
    g = lands().hand(0, "kundschafter", "medicus").rich(0).main()
    assert (faults(g, "settlement R1"), refused(g, "settlement R1")) == (["settled_there"], ["KB-18"])
    assert faults(g, "settlement R2") == ["no_road_there"]
    assert refused(g, "play kundschafter") == ["KB-57"]
    assert refused(g, "play medicus") == ["114.F.b"]
    g = position().hand(0, *["spion"] * 4).hand_check()
    assert (faults(g, "put markt 1"), refused(g, "put markt 1")) == (["not_in_hand"], ["KB-31"])


@rule("127.C.b", "127.C.c", "KB-21", "101.D.b")
def test_a_region_may_be_wrong_for_a_wizard_in_several_ways() -> None:
    g = wizards().hand(0, "hafli", "zauberbund").stock(0, grain=3).main()
    assert faults(g, "build hafli region R1 above") == ["no_citadel_beside", "other_region_for_wizard"]
    assert faults(g, "build hafli region L1 below") == ["other_region_for_wizard"]
    three = ["no_citadel_beside", "no_wizard_to_follow", "bond_unpaid"]
    assert faults(g, "build zauberbund region R1 above") == three
