"""Spell books that are cast in the own main phase (126)."""

from catanica.games.principality.position.piece import slot_known
from tests.rulings.zauberer_drachen.land import ALL, SETS, events, is_used, magic, magical, next_turn, pile, rests
from tests.support.position import Position, do, faults, options, position, refused
from tests.support.reading import asked, hand, in_play, points, stack, stock
from tests.support.rules import rule
from tests.support.views import shown


def library(*books: str, sets: list[str] | None = None, active: int = 0) -> Position:
    """A wizard with three magic at the citadel L1, and books laid out there."""
    p = magical(active=active, sets=sets).wizard(0, "hafli", "L1 above")
    for i, book in enumerate(books):
        p.built(0, book, ("L1 above", "L1 below")[i % 2])
    return p


# -- all books --------------------------------------------------------------------------------------------------------


@rule("126.A.a", "103.P.c")
def test_a_book_is_laid_free_and_works_at_once_without_any_threshold() -> None:
    p = magical().wizard(0, "hafli", "L1 above").hand(0, "inspiration").stack(1, "markt", "kloster", "hafen")
    p.g.reached = 0
    g = do(p.main(), "build inspiration L1 above")
    assert (stock(g, 0), magic(g)) == ({}, {"hafli": 3})
    do(g, "use inspiration L1 above", "draw 1", "draw 1")
    assert (hand(g, 0), magic(g)) == (["kloster", "markt"], {"hafli": 1})
    assert "use inspiration L1 above" not in options(g), "once in a turn"


@rule("126.A.a")
def test_a_book_needs_a_wizard_with_enough_magic() -> None:
    g = magical().built(0, "inspiration", "L1 above").stack(1, "markt").main()
    assert "use inspiration L1 above" not in options(g)
    g = magical().built(0, "inspiration", "L1 above").wizard(0, "hafli", "L1 above", 1).stack(1, "markt").main()
    assert "use inspiration L1 above" not in options(g), "one magic too few"


@rule("126.A.b")
def test_two_copies_of_a_book_are_used_once_each() -> None:
    p = library("magisches_auge", "magisches_auge").hand(0, "markt").stack(1, "kloster", "hafen")
    g = p.main()
    do(g, "use magisches_auge L1 above", "stack 1", "pick hafen", "put markt 1")
    assert [o for o in options(g) if o.startswith("use magisches")] == ["use magisches_auge L1 below"]
    do(g, "use magisches_auge L1 below", "stack 1", "pick kloster", "put hafen 1")
    assert not [o for o in options(g) if o.startswith("use magisches")]


@rule("126.A.c")
def test_books_may_be_demolished() -> None:
    g = do(library("inspiration").main(), "demolish inspiration L1 above")
    assert (in_play(g, 0), pile(g)) == (["hafli"], ["inspiration"])


@rule("103.I.f", "102.B.Ausspielen")
def test_each_book_used_pays_the_opponents_bishops_seat() -> None:
    p = library("inspiration", sets=ALL).city(1, "L1").built(1, "bischofssitz", "L1 above").stack(1, "markt", "hafen")
    g = do(p.main(), "use inspiration L1 above", "draw 1", "draw 1")
    assert (stock(g, 1), stock(g, 0)) == ({"gold": 1}, {})


@rule("102.B.Gebaeude", "112.G.a")
def test_books_and_wizards_neither_burn_nor_are_hexed() -> None:
    p = magical(active=1).wizard(0, "hafli", "L1 above").built(0, "inspiration", "L1 above")
    g = p.citadel(1, "L1").wizard(1, "ira", "L1 below").hand(1, "feuerteufel", "hexe").main()
    assert faults(g, "play feuerteufel") == ["no_building_to_burn"]
    assert faults(g, "play hexe") == ["nothing_to_hex"]


# -- inspiration and magic eye ----------------------------------------------------------------------------------------


@rule("101.D.b", "103.Q.a")
def test_surplus_cards_of_inspiration_wait_until_the_end_of_the_turn() -> None:
    p = library("inspiration").hand(0, "markt", "markt", "hafen").stack(1, "kloster").stack(2, "bibliothek")
    g = do(p.main(), "use inspiration L1 above", "draw 2", "draw 1")
    assert (asked(g), len(hand(g, 0))) == ((0, "main"), 5)


@rule("126.E.a", "101.D.d")
def test_the_eye_needs_a_hand_card_and_gives_another_than_it_took() -> None:
    assert "use magisches_auge L1 above" not in options(library("magisches_auge").stack(1, "kloster").main())
    g = (
        library("magisches_auge")
        .hand(0, "markt", "hafen")
        .stack(1, "kloster", "bibliothek")
        .stack(2, "schmiede")
        .main()
    )
    do(g, "use magisches_auge L1 above", "stack 1")
    assert stack(g.redacted(0), 1) == ["kloster", "bibliothek"], "who looks through a stack sees it"
    do(g, "pick bibliothek")
    assert asked(g) == (0, "eye_put")
    assert not [o for o in options(g) if o.startswith("put bibliothek")]
    assert {"put markt 1", "put markt 2", "put hafen 2"} <= set(options(g)), "under any stack"
    do(g, "put hafen 2")
    assert (hand(g, 0), stack(g, 1), stack(g, 2)) == (["bibliothek", "markt"], ["kloster"], ["schmiede", "hafen"])
    assert magic(g) == {"hafli": 2}


@rule("103.K.a")
def test_without_an_event_card_the_guardian_is_not_called() -> None:
    assert "use hueter_des_schicksals L1 above" not in options(library("hueter_des_schicksals").main())
    assert "use hueter_des_schicksals L1 above" in options(library("hueter_des_schicksals").events("seuche").main())


# -- guardian of fate -------------------------------------------------------------------------------------------------


@rule("103.K.a", "113.F.a")
def test_the_guardian_puts_events_under_the_stack_and_orders_the_others() -> None:
    p = library("hueter_des_schicksals").events("seuche", "konflikt", "baumeister", "fortschritt")
    g = do(p.main(), "use hueter_des_schicksals L1 above")
    assert asked(g) == (0, "fate_under")
    assert options(g) == ["pick seuche", "pick konflikt", "pick baumeister", "pass"]
    do(g, "pick konflikt", "pass")
    assert asked(g) == (0, "fate_order")
    do(g, "pick seuche")
    assert events(g) == ["baumeister", "seuche", "fortschritt", "konflikt"]
    assert (asked(g), magic(g)) == ((0, "main"), {"hafli": 1})
    assert [slot_known(s) for s in g.event_stack] == [1, 1, 0, 1], "only the caster has seen them"


@rule("103.K.a")
def test_all_three_may_go_under_the_stack_or_stay_and_fewer_are_enough() -> None:
    p = library("hueter_des_schicksals").events("seuche", "konflikt")
    g = do(p.main(), "use hueter_des_schicksals L1 above", "pick konflikt", "pick seuche")
    assert (events(g), asked(g)) == (["konflikt", "seuche"], (0, "main"))
    p = library("hueter_des_schicksals").events("seuche", "konflikt", "baumeister")
    g = do(p.main(), "use hueter_des_schicksals L1 above", "pass", "pick seuche", "pick konflikt")
    assert events(g) == ["baumeister", "konflikt", "seuche"]


@rule("103.K.a")
def test_the_other_player_does_not_see_what_the_guardian_sees() -> None:
    p = library("hueter_des_schicksals").events("seuche", "konflikt", "baumeister")
    g = do(p.main(), "use hueter_des_schicksals L1 above")
    assert events(g.redacted(1)) == ["", "", ""]
    assert events(g.redacted(0)) == ["seuche", "konflikt", "baumeister"]
    do(g, "pick konflikt", "pass", "pick baumeister")
    assert events(g.redacted(1)) == ["", "", ""]


# -- land magic -------------------------------------------------------------------------------------------------------


@rule("112.I.a", "118.B.a")
def test_land_magic_exchanges_regions_of_kinds_both_have_twice() -> None:
    p = library("landzauber", sets=ALL).settlement(0, "L2", "gebirge_stapel_5", "huegelland_stapel_1")
    p.settlement(1, "L2", "wald_stapel_6", "weideland_stapel_6").stock(0, L1_below=2).stock(1, L2_above=3)
    g = do(p.main(), "use landzauber L1 above")
    assert options(g) == ["region L2 above", "region L2 below", "region L1 below", "region R1 above"]
    do(g, "region L1 below")
    assert options(g) == [
        "region opponent L2 above", "region opponent L2 below", "region opponent C above", "region opponent C below",
    ]  # fmt: skip
    do(g, "region opponent L2 above")
    assert (stock(g, 0), stock(g, 1)) == ({"lumber": 3}, {"ore": 2}), "stores stay on the regions"
    assert magic(g) == {"hafli": 0}


@rule("112.I.a", "101.D.b")
def test_land_magic_needs_a_region_to_spare_on_both_sides_that_no_card_keeps() -> None:
    p = library("landzauber").settlement(0, "L2", "gebirge_stapel_5", "huegelland_stapel_1")
    assert "use landzauber L1 above" not in options(p.main()), "the opponent has each kind once"
    p = library("landzauber").settlement(0, "L2", "getreidefeld_stapel_4", "huegelland_stapel_1")
    p.settlement(1, "L2", "wald_stapel_6", "weideland_stapel_6")
    g = do(p.main(), "use landzauber L1 above")
    assert "region L1 above" not in options(g), "the wizard lies there"
    assert "region L2 above" in options(g)


# -- change places ----------------------------------------------------------------------------------------------------


@rule("128.E.a")
def test_two_buildings_change_places_also_from_above_to_below() -> None:
    p = library("ort_wandle_dich").city(0, "R1").built(0, "markt", "R1 above").built(0, "kloster", "R1 below")
    g = do(p.built(0, "konrad_der_flinke", "L1 below").main(), "use ort_wandle_dich L1 above")
    assert options(g) == ["target own markt R1 above", "target own kloster R1 below"], "building with building only"
    do(g, "target own kloster R1 below", "target own markt R1 above")
    assert {"demolish kloster R1 above", "demolish markt R1 below"} <= set(options(g))
    assert magic(g) == {"hafli": 2}


@rule("128.E.a")
def test_each_must_be_allowed_at_the_place_of_the_other() -> None:
    p = library("ort_wandle_dich").city(0, "R1").built(0, "markt", "R1 above").built(0, "kloster", "L1 below")
    assert "use ort_wandle_dich L1 above" not in options(p.main()), "a market does not lie at a citadel"
    p = library("ort_wandle_dich").built(0, "zauberkueche", "L1 below").built(0, "kloster", "R1 above")
    assert "use ort_wandle_dich L1 above" not in options(p.main()), "a kitchen lies at a citadel only"
    p = library("ort_wandle_dich").built(0, "zauberkueche", "L1 below").built(0, "kloster", "L1 above")
    assert "use ort_wandle_dich L1 above" in options(p.main())


@rule("128.E.a", "112.M.a")
def test_goods_witches_and_societies_go_along() -> None:
    p = (
        library("ort_wandle_dich", sets=ALL)
        .city(0, "R1")
        .built(0, "kloster", "R1 above")
        .built(0, "schmiede", "R1 below")
    )
    p.city(1, "L1").aimed(1, "L1 above", "kloster", "R1 above").citadel(1, "R1").wizard(1, "arsa", "R1 above")
    g = p.hand(1, "hexe", "markt", "markt").hand(0, "markt", "markt", "markt").main()
    do(next_turn(g), "play hexe", "target kloster R1 above")
    next_turn(g)
    do(g, "use ort_wandle_dich L1 above", "target own kloster R1 above", "target own schmiede R1 below")
    assert (rests(g, 0, "kloster"), rests(g, 0, "schmiede")) == (True, False)
    assert "hexe" in in_play(g, 0), "she has followed the monastery"
    society = shown(g, 1)["columns"][0]["sides"][0]["cards"][0]
    assert (society["card"], society["aims"]) == ("geheimbund", "kloster")
    do(g, "demolish kloster R1 below")
    assert "hexe" in pile(g)


@rule("128.E.a", "120.A.a")
def test_foreign_cards_wizards_and_books_stay_where_they_are() -> None:
    p = library("ort_wandle_dich", "inspiration", sets=ALL).city(0, "R1").built(0, "bordell", "R1 above", owner=1)
    p.built(0, "markt", "R1 below").wizard(0, "ira", "L1 below")
    assert "use ort_wandle_dich L1 above" not in options(p.main())


@rule("128.E.a", "122.A.a")
def test_region_expansions_change_places_at_regions_of_their_kind_only() -> None:
    p = (
        library("ort_wandle_dich", sets=ALL)
        .built(0, "faerberei", "region C above")
        .built(0, "kunstschmiede", "region L1 below")
    )
    assert "use ort_wandle_dich L1 above" not in options(p.main())


# -- ward circle ------------------------------------------------------------------------------------------------------


@rule("126.A.a")
def test_what_the_circle_wards_cannot_be_named_until_its_owners_next_turn() -> None:
    p = library("zehntes_buch", sets=ALL).built(0, "kloster", "R1 above").built(0, "schmiede", "R1 below")
    p.built(0, "hafen", "R1 below").city(0, "R1")
    p.citadel(1, "L1").wizard(1, "ira", "L1 below").hand(0, "markt", "markt", "markt").hand(1, "hexe", "hexe", "markt")
    g = do(p.main(), "use zehntes_buch L1 above", "target own kloster R1 above")
    do(next_turn(g), "play hexe")
    assert options(g) == ["target schmiede R1 below", "target hafen R1 below"]
    do(g, "target schmiede R1 below")
    assert (rests(g, 0, "schmiede"), rests(g, 0, "kloster")) == (True, False)
    assert shown(g, 0)["columns"][0]["sides"][0]["cards"][0]["aims"] == "kloster"
    next_turn(g)
    assert "aims" not in shown(g, 0)["columns"][0]["sides"][0]["cards"][0], "it is over"


@rule("126.A.a")
def test_without_the_circle_both_can_be_named() -> None:
    p = library("zehntes_buch", sets=ALL, active=1).built(0, "kloster", "R1 above").built(0, "schmiede", "R1 below")
    g = do(p.citadel(1, "L1").wizard(1, "ira", "L1 below").hand(1, "hexe").main(), "play hexe")
    assert options(g) == ["target kloster R1 above", "target schmiede R1 below"]


# -- magic potion -----------------------------------------------------------------------------------------------------


@rule("117.A.a")
def test_the_potion_doubles_what_came_before_it_and_not_what_comes_later() -> None:
    p = library("zaubertrank").built(0, "konrad_der_flinke", "R1 above")
    alone = shown(p.main(), 0)["strength"]
    assert alone > 0
    before = sum(magic(p.g).values())
    g = do(library("zaubertrank").built(0, "konrad_der_flinke", "R1 above").main(), "use zaubertrank L1 above")
    assert shown(g, 0)["strength"] == 2 * alone
    assert sum(magic(g).values()) == before - g.rules.counter("magic").price[g.cat.number("zaubertrank")]
    p = library("zaubertrank").built(0, "konrad_der_flinke", "R1 above").built(0, "schmiede", "R1 below")
    g = do(p.main(), "use zaubertrank L1 above")
    assert shown(g, 0)["strength"] == 2 * (alone + 1), "the smithy stood before"
    p = library("zaubertrank").built(0, "konrad_der_flinke", "R1 above").hand(0, "schmiede").rich(0)
    g = do(p.main(), "use zaubertrank L1 above", "build schmiede R1 below")
    assert shown(g, 0)["strength"] == 2 * alone + 1, "the smithy came later; the book's own age does not matter"


@rule("117.A.a", "120.C.b")
def test_brothel_and_potion_act_in_the_order_in_which_they_came() -> None:
    def strong(brothel_first: bool) -> int:
        p = library("zaubertrank", sets=ALL).city(0, "R1").built(0, "karl_der_maechtige", "R1 above")
        if brothel_first:
            p.built(0, "bordell", "R1 below", owner=1)
        g = do(p.main(), "use zaubertrank L1 above")
        if not brothel_first:
            p.built(0, "bordell", "R1 below", owner=1)
        return int(shown(g, 0)["strength"])

    printed = position(sets=ALL).g
    base = int(printed.cat.strength[printed.cat.number("karl_der_maechtige")])
    assert (strong(True), strong(False)) == (2 * (base - 1), 2 * base - 1)


@rule("117.A.a")
def test_the_potion_lasts_until_its_owners_next_turn_begins() -> None:
    p = library("zaubertrank").built(0, "konrad_der_flinke", "R1 above").hand(0, "markt", "markt", "markt")
    g = p.hand(1, "markt", "markt", "markt").main()
    alone = shown(g, 0)["strength"]
    do(g, "use zaubertrank L1 above")
    next_turn(g)
    assert (g.active, shown(g, 0)["strength"]) == (1, 2 * alone), "through the opponent's turn"
    do(g, "end", "pass")
    assert (g.active, shown(g, 0)["strength"]) == (0, alone)


@rule("KD-7")
def test_the_potion_ends_when_its_book_is_taken() -> None:
    p = library("zaubertrank").built(0, "konrad_der_flinke", "R1 above").hand(0, "markt", "markt", "markt")
    p.citadel(1, "L1").wizard(1, "ira", "L1 below").hand(1, "zauberhand", "markt", "markt")
    g = p.main()
    alone = shown(g, 0)["strength"]
    do(g, "use zaubertrank L1 above")
    next_turn(g)
    assert shown(g, 0)["strength"] == 2 * alone
    do(g, "play zauberhand", "target zaubertrank L1 above", "build zaubertrank L1 above")
    assert (shown(g, 0)["strength"], shown(g, 1)["strength"]) == (alone, 0)


@rule("117.A.a", "102.B.Ritter")
def test_the_potion_is_for_knights_only() -> None:
    assert "use zaubertrank L1 above" not in options(
        library("zaubertrank").built(0, "ismai_der_gruene_drache", "R1 above").main()
    )
    p = library("zaubertrank").built(0, "ismai_der_gruene_drache", "L1 below").built(0, "konrad_der_flinke", "R1 above")
    g = p.main()
    before = shown(g, 0)["strength"]
    do(g, "use zaubertrank L1 above")
    assert shown(g, 0)["strength"] == before + (before - 5), "the knight's share alone"


def test_the_books_mark_belongs_to_its_owner() -> None:
    g = do(library("inspiration").stack(1, "markt", "markt").main(), "use inspiration L1 above", "draw 1", "draw 1")
    assert is_used(g, 0, "inspiration")
    assert refused(g, "use inspiration L1 above") == ["103.P.c"]
    assert points(g, 1) == 2
    assert SETS[0] == "base"


@rule("126.A.a")
def test_with_just_enough_magic_it_is_not_magic_that_is_lacking() -> None:
    for magic_there, why in ((1, ["too_few_magic", "all_stacks_empty"]), (2, ["all_stacks_empty"])):
        p = magical().built(0, "inspiration", "L1 above").wizard(0, "hafli", "L1 above", magic_there)
        assert faults(p.main(), "use inspiration L1 above") == why, "the stacks are empty anyway"
