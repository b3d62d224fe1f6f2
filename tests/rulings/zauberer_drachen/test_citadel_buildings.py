"""What is built in citadels: stone, kitchen, mill, dragons (125, 115, 105.J)."""

import pytest

from tests.rulings.zauberer_drachen.land import ALL, is_used, magic, magical, next_turn, pile, rests
from tests.support.position import Position, do, faults, options, refused
from tests.support.reading import asked, hand, in_play, points, stock
from tests.support.rules import rule
from tests.support.views import shown


def alchemists(magic_each: int = 3) -> Position:
    """Two citadels, and two wizards at one of them."""
    p = magical(sets=ALL).citadel(0, "R1")
    return p.wizard(0, "hafli", "L1 above", magic_each).wizard(0, "ira", "L1 below", magic_each)


# -- philosophers' stone ----------------------------------------------------------------------------------------------


@rule("125.B.a", "127.A.c")
def test_the_stone_needs_two_citadels_but_its_magic_may_come_from_one() -> None:
    g = alchemists().hand(0, "stein_der_weisen").main()
    before = points(g, 0)
    do(g, "build stein_der_weisen R1 above")
    assert (magic(g), points(g, 0) - before) == ({"hafli": 0, "ira": 0}, 2), (
        "no point more for the citadel it stands in"
    )
    one = magical(sets=ALL).wizard(0, "hafli", "L1 above").wizard(0, "ira", "L1 below").hand(0, "stein_der_weisen")
    g = one.main()
    assert (faults(g, "build stein_der_weisen L1 above"), refused(g, "build stein_der_weisen L1 above")) == (
        ["needs_two_citadels"],
        ["125.B.a"],
    )
    assert faults(alchemists(2).hand(0, "stein_der_weisen").main(), "build stein_der_weisen L1 above") == [
        "too_few_magic"
    ]


@rule("125.B.e", "101.D.d", "126.I.a")
def test_while_it_works_neither_player_attacks() -> None:
    p = alchemists().built(0, "stein_der_weisen", "L1 above").built(1, "kloster", "L1 above").stock(1, grain=1)
    p.hand(0, "haendler", "hexe", "spion").stock(0, gold=1).hand(1, "raubzug", "haendler", "markt")
    g = p.main()
    for card in ("haendler", "hexe", "spion"):
        assert (faults(g, f"play {card}"), refused(g, f"play {card}")) == (["forbidden_now"], ["125.B.e"])
    next_turn(g)
    assert faults(g, "play haendler") == ["forbidden_now"], "the other player neither"
    assert (points(g, 0), points(g, 1)) == (5, 2), "its points are the owner's alone"


@rule("125.B.e", "101.D.d")
def test_neutral_cards_are_played_all_the_same() -> None:
    g = alchemists().built(0, "stein_der_weisen", "L1 above").stock(0, gold=2).hand(0, "karawane").main()
    assert "play karawane" in options(g)


@rule("101.D.d", "117.C.c")
def test_richard_and_sven_do_not_act_beside_a_stone() -> None:
    def knights(stone: bool) -> list[str]:
        p = alchemists().built(0, "richard_der_raecher", "R1 above").built(0, "sven_der_handelsritter", "R1 below")
        p.built(1, "konrad_der_flinke", "L1 above").stock(0, gold=3).rich(1)
        if stone:
            p.built(1, "stein_der_weisen", "L1 below")
        return [o for o in options(p.main()) if o.startswith(("use richard", "use sven"))]

    assert len(knights(False)) == 2
    assert knights(True) == []


@rule("101.D.d", "126.I.a")
def test_attack_books_rest_beside_a_stone_and_neutral_ones_do_not() -> None:
    p = alchemists().built(0, "stein_der_weisen", "R1 above").built(0, "landzauber", "L1 above")
    p.built(0, "inspiration", "L1 below").stack(1, "markt")
    for seat in (0, 1):
        p.settlement(
            seat, "L2", "gebirge_stapel_5" if seat else "gebirge_stapel_4", "wald_stapel_1" if seat else "wald_stapel_6"
        )
    g = p.main()
    assert "use inspiration L1 below" in options(g)
    assert "use landzauber L1 above" not in options(g)


@rule("126.I.a")
def test_no_veto_beside_a_stone() -> None:
    def asked_after(stone: bool) -> tuple[int, str]:
        p = magical(active=1).wizard(0, "hafli", "L1 above").built(0, "zauberveto", "L1 above")
        if stone:
            p.built(0, "stein_der_weisen", "L1 below")
        return asked(do(p.stock(1, gold=2).hand(1, "karawane").main(), "play karawane"))

    assert asked_after(False) == (0, "answer")
    assert asked_after(True) == (1, "caravan_give")


@rule("125.B.d", "101.D.d")
def test_what_lay_before_and_what_cards_in_play_do_stays() -> None:
    p = alchemists().built(0, "stein_der_weisen", "R1 above").built(1, "kloster", "L1 above").hand(0, "kaperflotte")
    p.built(1, "woll_handelsflotte", "L1 below").rich(0).banned(1, 1).stack(1, "markt")
    g = do(p.main(), "build kaperflotte L1 above")
    assert "woll_handelsflotte" in pile(g), "a privateer sinks a fleet when it is built"
    assert g.barred(1, 0), "the excommunication laid before stays in force"


@rule("125.B.c")
def test_it_is_lost_by_demolition_or_assault_only() -> None:
    p = alchemists().built(0, "stein_der_weisen", "R1 above").main()
    assert "demolish stein_der_weisen R1 above" in options(p)
    p2 = magical(active=1, sets=ALL).built(0, "stein_der_weisen", "L1 above").built(1, "konrad_der_flinke", "L1 above")
    g = p2.event_card("ueberfall")
    assert "target own stein_der_weisen L1 above" not in options(g)
    if asked(g)[1] == "assault_name":
        do(g, "target stein_der_weisen L1 above")
    assert "stein_der_weisen" in hand(g, 0)


@rule("125.B.b", "103.P.a")
def test_it_may_be_pawned_gives_no_magic_back_and_does_nothing_meanwhile() -> None:
    p = alchemists(0).built(0, "stein_der_weisen", "R1 above").hand(0, "pfandleiher", "haendler").rich(1)
    p.built(1, "kloster", "L1 above").hand(1, "feuerteufel")
    g = do(p.main(), "play pfandleiher", "target own stein_der_weisen R1 above")
    assert (magic(g), stock(g, 0), rests(g, 0, "stein_der_weisen")) == ({"hafli": 0, "ira": 0}, {}, True)
    assert points(g, 0) == 3, "its points rest too"
    assert "use pfandleiher laid" not in options(g), "its price is magic, and there is none"
    assert "play haendler" in options(g)


@rule("125.B.b", "113.U.a")
def test_it_is_redeemed_for_its_magic() -> None:
    p = alchemists(3).built(0, "stein_der_weisen", "R1 above").hand(0, "pfandleiher")
    g = do(p.main(), "play pfandleiher", "target own stein_der_weisen R1 above", "use pfandleiher laid")
    assert (magic(g), rests(g, 0, "stein_der_weisen"), points(g, 0)) == ({"hafli": 0, "ira": 0}, False, 5)


# -- kitchen and mill -------------------------------------------------------------------------------------------------


@rule("105.J.b", "103.P.c", "101.D.d")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_the_kitchen_turns_magic_into_a_resource_on_3_to_6(number: int) -> None:
    g = magical().wizard(0, "hafli", "L1 above", 2).built(0, "zauberkueche", "L1 above").main()
    do(g, "use zauberkueche L1 above", f"die {number}")
    if number >= 3:
        assert asked(g) == (0, "gain")
        do(g, "region R1 below")
    assert (magic(g), stock(g, 0)) == ({"hafli": 1}, {"gold": 1} if number >= 3 else {})
    assert "use zauberkueche L1 above" in options(g), "as often as one likes"


@rule("101.D.d")
@pytest.mark.parametrize(("edition", "magic_left", "gold_left"), [("1997", 1, 1), ("2003", 2, 0), ("2005", 2, 0)])
def test_the_kitchen_costs_a_gold_and_a_magic_since_2003(edition: str, magic_left: int, gold_left: int) -> None:
    p = magical(edition=edition).wizard(0, "hafli", "L1 above", 3).hand(0, "zauberkueche").stock(0, gold=1)
    g = do(p.main(), "build zauberkueche L1 above")
    assert (magic(g), stock(g, 0).get("gold", 0)) == ({"hafli": magic_left}, gold_left)


@rule("105.J.b", "127.A.c")
def test_the_kitchen_needs_magic_that_was_not_fed() -> None:
    g = magical().wizard(0, "hafli", "L1 above", 3, fed=True).built(0, "zauberkueche", "L1 above").main()
    assert "use zauberkueche L1 above" not in options(g)


@rule("103.P.c", "102.B.Gebaeude")
def test_the_mill_turns_any_resource_into_magic_once_in_a_turn() -> None:
    p = magical().wizard(0, "hafli", "L1 above", 1).wizard(0, "ira", "L1 below", 3)
    g = p.built(0, "zaubermuehle", "L1 above").stock(0, gold=2, brick=1).main()
    do(g, "use zaubermuehle L1 above")
    assert (asked(g), options(g)) == ((0, "feed_from"), ["region R1 above", "region R1 below"])
    do(g, "region R1 below")
    assert (magic(g), stock(g, 0)) == ({"hafli": 2, "ira": 3}, {"gold": 1, "brick": 1})
    assert (is_used(g, 0, "hafli"), is_used(g, 0, "ira")) == (True, False), "he counts as fed"
    assert "use zaubermuehle L1 above" not in options(g)


@rule("103.P.c")
def test_the_mill_rests_without_a_resource_or_without_room() -> None:
    full = magical().wizard(0, "hafli", "L1 above", 3).built(0, "zaubermuehle", "L1 above").stock(0, gold=1).main()
    poor = magical().wizard(0, "hafli", "L1 above", 1).built(0, "zaubermuehle", "L1 above").main()
    assert not [o for o in options(full) + options(poor) if o.startswith("use zaubermuehle")]


# -- dragons ----------------------------------------------------------------------------------------------------------


@rule("102.B.Einheit", "102.B.Ritter", "101.D.b(e)")
@pytest.mark.parametrize(("card", "price", "strong"), [("ismai_der_gruene_drache", 4, 5), ("zweiter_drache", 5, 6)])
def test_a_dragon_is_a_strong_unit_but_no_knight(card: str, price: int, strong: int) -> None:
    p = magical(sets=ALL).wizard(0, "hafli", "L1 above").wizard(0, "ira", "L1 below").built(0, "schmiede", "R1 above")
    g = do(p.hand(0, card).main(), f"build {card} L1 above")
    while asked(g)[1] == "pay_magic":
        do(g, options(g)[0])
    assert sum(magic(g).values()) == 6 - price
    assert (shown(g, 0)["strength"], shown(g, 0)["tournament"], shown(g, 0)["knight"]) == (strong, 0, True)


@rule("117.C.c", "102.B.Ritter")
def test_the_black_knight_strikes_dragons_and_the_herb_witch_saves_them() -> None:
    def struck(number: int) -> list[str]:
        p = magical(active=1, sets=ALL).built(0, "ismai_der_gruene_drache", "L1 above").hand(0, "kraeuterhexe")
        g = p.hand(1, "schwarzer_ritter").main()
        do(g, "play schwarzer_ritter")
        assert asked(g) == (0, "answer")
        do(g, "play kraeuterhexe", f"die {number}")
        return hand(g, 0)

    assert struck(4) == []
    assert struck(2) == ["ismai_der_gruene_drache"]


@rule("102.B.Ritter")
def test_civil_war_imelda_and_bribery_leave_dragons_alone() -> None:
    p = magical(active=1, sets=ALL).built(0, "ismai_der_gruene_drache", "L1 above").stock(1, gold=3)
    g = p.hand(1, "burgfraeulein_imelda", "bestechung").main()
    assert "play burgfraeulein_imelda" not in options(g)
    assert "play bestechung" not in options(g)
    war = magical(active=1, sets=ALL).built(0, "ismai_der_gruene_drache", "L1 above").event_card("buergerkrieg")
    assert in_play(war, 0) == ["ismai_der_gruene_drache"]
