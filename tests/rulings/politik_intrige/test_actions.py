"""Excommunication, diplomat, archivist and chancellor."""

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.principality.position.digest import PILE
from catanica.games.principality.position.piece import piece
from catanica.games.principality.telling.grammar import GRAMMAR
from catanica.games.principality.telling.places import place_number
from catanica.games.principality.vocabulary import card_of
from tests.rulings.politik_intrige.land import politics
from tests.support.position import Position, do, faults, options, refused, roll
from tests.support.reading import asked, hand, in_play, stack, stock
from tests.support.rules import rule


def banning() -> Position:
    """Seat 0 has a church and an excommunication; some stacks hold cards."""
    p = politics().hand(0, "kirchenbann").built(0, "kirche", "L1 above")
    return p.stack(1, "markt", "schmiede").stack(2, "kloster").discard("spion")


@rule("112.P.a")
def test_a_ban_lies_on_any_stack_or_on_the_discard_pile() -> None:
    g = do(banning().main(), "play kirchenbann")
    assert asked(g) == (0, "ban")
    assert options(g) == [f"stack {n}" for n in range(1, 9)] + ["pile"], "empty stacks are stacks too"
    do(g, "stack 1")
    assert in_play(g, 1) == ["kirchenbann"]
    assert [g.cat.ids[card_of(c)] for c in g.discard] == ["spion"], "it lies on the stack, not on the pile"


@rule("112.P.a", "103.H.b")
def test_the_banned_player_neither_takes_from_the_stack_nor_puts_under_it() -> None:
    p = politics(active=1).banned(1, 1).stack(1, "markt").stack(2, "kloster", "kirche").hand(1, "spion")
    g = p.hand_check()
    assert options(g) == ["draw 2"]
    assert (faults(g, "draw 1"), refused(g, "draw 1")) == (["stack_banned"], ["112.P.a"])
    full = politics(active=1).banned(1, 1).stack(1, "markt").stack(2, "kloster").hand(1, "spion", "raubzug", "bischof")
    g = full.hand_check()
    assert not [o for o in options(g) if o.startswith("put") and o.endswith(" 1")]
    assert refused(g, "put spion 1") == ["112.P.a"]
    free = politics().banned(1, 1).stack(1, "markt").stack(2, "kloster").hand(0, "spion")
    assert "draw 1" in options(free.hand_check()), "the other player is not bound"


@rule("112.P.a", "103.K.c", "103.E.c")
def test_on_the_discard_pile_it_closes_palace_and_diplomat_for_its_victim_only() -> None:
    p = politics(active=1).banned(1, 0).discard("spion").hand(1, "diplomat").built(1, "rathaus", "L1 above")
    assert faults(p.main(), "play diplomat") == ["pile_closed"]
    palace = politics(active=1).banned(1, 0).discard("spion").built(1, "palast", "L1 above")
    g = roll(palace.before_roll(), "good_year", 6)
    assert asked(g) == (1, "gain")
    other = politics().banned(1, 0).discard("spion").hand(0, "diplomat").built(0, "rathaus", "L1 above")
    g = do(other.main(), "play diplomat", "pick spion")
    assert hand(g, 0) == ["spion"]


@rule("112.P.a")
def test_cards_still_go_to_a_banned_pile() -> None:
    g = politics(active=1).banned(1, 0).built(1, "markt", "L1 above").hand(1, "karawane").stock(1, ore=1).main()
    do(g, "play karawane", "region L1 below", "region L1 above", "pass", "demolish markt L1 above")
    assert [g.cat.ids[card_of(c)] for c in g.discard] == ["karawane", "markt"]


@rule("112.P.a", "116.E.a")
def test_so_do_sunk_fleets_enchanted_knights_and_robbers_driven_out() -> None:
    p = politics().banned(1, 0).hand(0, "kaperflotte", "burgfraeulein_imelda").rich(0)
    g = p.built(1, "erz_handelsflotte", "L1 above").built(1, "otto_der_berserker", "L1 below").main()
    do(g, "build kaperflotte L1 above", "play burgfraeulein_imelda")
    assert [g.cat.ids[card_of(c)] for c in g.discard] == [
        "erz_handelsflotte",
        "burgfraeulein_imelda",
        "otto_der_berserker",
    ]
    p = politics(active=1).banned(1, 0).built(1, "raubritterburg", "L1 above", owner=0).rich(1)
    p.built(1, "otto_der_berserker", "R1 above").hand(1, "pippin_der_kurze")
    g = do(p.main(), "build pippin_der_kurze R1 below")
    assert [g.cat.ids[card_of(c)] for c in g.discard] == ["raubritterburg"]


@rule("103.H.a", "112.P.a")
def test_with_every_stack_banned_the_hand_stays_short() -> None:
    p = politics(active=1).hand(1, "spion")
    for n in range(1, 9):
        p.stack(n, "markt").banned(1, n)
    assert asked(p.hand_check()) == (0, "before_roll")
    assert hand(p.g, 1) == ["spion"]


@rule("103.G.c")
def test_three_gold_remove_one_ban() -> None:
    p = politics(active=1).banned(1, 2).banned(1, 0).stock(1, gold=2)
    assert not [o for o in options(p.main()) if o.startswith("use")]
    assert faults(p.main(), "use kirchenbann laid 2") == ["fee_unpaid"]
    g = p.stock(1, gold=1).main()
    assert [o for o in options(g) if o.startswith("use")] == ["use kirchenbann laid 2", "use kirchenbann laid"]
    do(g, "use kirchenbann laid 2")
    assert (stock(g, 1), in_play(g, 1)) == ({}, ["kirchenbann"])
    assert [g.cat.ids[card_of(c)] for c in g.discard] == ["kirchenbann"]
    assert (g.may_use_stack(1, 1), g.barred(1, -1)) == (True, True), "the one on the pile is still there"


@rule("103.G.c")
def test_whoever_laid_it_can_neither_buy_it_off_nor_tear_it_down() -> None:
    g = politics().banned(1, 2).stock(0, gold=3).main()
    assert not [o for o in options(g) if "kirchenbann" in o]


@rule("112.P.a")
def test_what_is_banned_is_not_banned_twice() -> None:
    p = banning().banned(1, 3)
    g = do(p.main(), "play kirchenbann")
    assert "stack 3" not in options(g)
    for n in (0, 1, 2, 4, 5, 6, 7, 8):
        p.banned(1, n)
    assert faults(p.hand(0, "kirchenbann").main(), "play kirchenbann") == ["nothing_to_ban"]


@rule("103.K.c", "101.D.d")
def test_the_diplomat_needs_a_town_hall_and_takes_any_card_of_the_common_pile_but_himself() -> None:
    p = politics().hand(0, "diplomat").discard("spion", "palast", "konrad_der_flinke")
    assert faults(p.main(), "play diplomat") == ["needs_card"]
    g = do(p.built(0, "rathaus", "L1 above").main(), "play diplomat")
    assert options(g) == ["pick spion", "pick palast", "pick konrad_der_flinke"]
    do(g, "pick palast")
    assert hand(g, 0) == ["palast"]
    assert [g.cat.ids[card_of(c)] for c in g.discard] == ["spion", "konrad_der_flinke", "diplomat"], "the order is kept"


@rule("103.K.c")
def test_another_diplomat_may_be_fetched_and_an_empty_pile_helps_nobody() -> None:
    p = politics().hand(0, "diplomat").built(0, "rathaus", "L1 above")
    assert faults(p.main(), "play diplomat") == ["pile_closed"]
    g = do(p.discard("diplomat").main(), "play diplomat", "pick diplomat")
    assert hand(g, 0) == ["diplomat"]


@rule("103.J.a")
def test_the_archivist_takes_a_card_of_choice_and_puts_one_under_the_same_stack() -> None:
    p = politics().hand(0, "archivar", "spion").built(0, "rathaus", "L1 above").stack(1, "markt", "schmiede", "kloster")
    g = do(p.main(), "play archivar")
    assert options(g) == ["stack 1"]
    do(g, "stack 1", "pick schmiede")
    assert sorted(options(g)) == ["put schmiede 1", "put spion 1"]
    do(g, "put spion 1")
    assert (hand(g, 0), stack(g, 1)) == (["schmiede"], ["markt", "kloster", "spion"])


@rule("112.P.a")
def test_the_archivist_respects_a_ban_and_needs_a_stack() -> None:
    p = politics().hand(0, "archivar").built(0, "rathaus", "L1 above").stack(2, "markt").banned(0, 2)
    assert faults(p.main(), "play archivar") == ["all_stacks_empty"]


@rule("103.P.c")
def test_the_chancellor_makes_red_buildings_cheaper_for_this_turn_only() -> None:
    p = politics().hand(0, "kanzler", "theater", "schmiede").built(0, "rathaus", "L1 above")
    g = p.stock(0, brick=1, lumber=2, wool=1).main()
    assert faults(g, "build theater L1 below") == ["cannot_pay"]
    do(g, "play kanzler")
    assert faults(g, "build schmiede R1 above") == ["cannot_pay"], "a green card"
    do(g, "build theater L1 below")
    assert stock(g, 0) == {}
    do(g, "end")
    while asked(g)[1] in ("fill", "swap"):
        do(g, options(g)[0])
    assert asked(g) == (1, "before_roll")
    assert "kanzler" not in in_play(g, 0)
    assert g.cat.ids[card_of(g.discard[len(g.discard) - 1])] == "kanzler"


@rule("103.P.c")
def test_a_chancellor_makes_no_green_building_cheaper() -> None:
    p = politics().hand(0, "kanzler", "schmiede").built(0, "rathaus", "L1 above")
    g = do(p.stock(0, lumber=1, ore=1).main(), "play kanzler")
    assert "cannot_pay" in faults(g, "build schmiede R1 above"), "one ore short"


@rule("103.P.c")
def test_with_chancellors_a_building_is_never_free() -> None:
    p = politics().hand(0, "kanzler", "kanzler", "bankhaus").built(0, "rathaus", "L1 above").stock(0, ore=2)
    g = do(p.main(), "play kanzler", "play kanzler")
    assert faults(g, "build bankhaus L1 below") == ["cannot_pay"], "five less two are three"
    g = do(p.stock(0, brick=1).main(), "build bankhaus L1 below")
    assert in_play(g, 0) == ["bankhaus", "kanzler", "kanzler", "rathaus"]
    assert stock(g, 0) == {}


@rule("103.P.c")
def test_of_three_resources_two_chancellors_leave_one() -> None:
    p = politics().hand(0, "kanzler", "kanzler", "hafen").built(0, "rathaus", "L1 above").stock(0, ore=1)
    g = do(p.main(), "play kanzler", "play kanzler", "build hafen L1 below", "waive brick")
    assert (stock(g, 0), "hafen" in in_play(g, 0)) == ({}, True)


@rule("112.P.a", "KB-46")
def test_a_ban_on_the_victim_does_not_bind_the_owner_of_the_knight_in_a_conflict() -> None:
    p = politics().built(0, "konrad_der_flinke", "L1 above").hand(1, "markt", "hafen").stack(1, "kloster")
    g = p.banned(1, 1).event_card("konflikt")
    assert asked(g) == (0, "conflict_pick")
    assert "put markt 1" in options(g), "the banned player does nothing here"
    p = politics().built(0, "konrad_der_flinke", "L1 above").hand(1, "markt", "hafen").stack(1, "kloster")
    g = p.banned(0, 1).event_card("konflikt")
    assert "put markt 1" not in options(g), "but the one who puts the cards away may be banned"
    assert "put markt 2" in options(g)


@rule("112.P.a", "KB-46")
def test_whom_bans_keep_from_every_stack_puts_nothing_away() -> None:
    p = politics().built(0, "konrad_der_flinke", "L1 above").hand(1, "markt", "hafen")
    for stack_number in range(1, p.g.stacks.count() + 1):
        p.banned(0, stack_number)
    g = p.event_card("konflikt")
    assert (asked(g), hand(g, 1)) == ((0, "main"), ["hafen", "markt"])


@rule("103.G.c", "112.P.a")
def test_a_ransom_lifts_the_ban_that_was_paid_for_and_no_other() -> None:
    for freed, closed in ((1, 2), (2, 1)):
        p = politics().banned(0, 1).banned(0, 2).stack(1, "markt").stack(2, "kloster").stock(0, gold=3)
        g = do(p.main(), f"use kirchenbann laid {freed}", "end")
        assert asked(g) == (0, "fill")
        assert f"draw {freed}" in options(g)
        assert f"draw {closed}" not in options(g)


@rule("113.U.b")
def test_two_chancellors_never_make_a_building_free() -> None:
    p = politics().hand(0, "kanzler", "kanzler", "markt").built(0, "rathaus", "L1 above")
    assert sum(p.g.cat.fact(p.g.cat.number("markt")).cost.values()) == 2
    g = do(p.main(), "play kanzler", "play kanzler")
    assert faults(g, "build markt L1 below") == ["cannot_pay"], "one resource is always left to pay"
    p = politics().hand(0, "kanzler", "kanzler", "markt").built(0, "rathaus", "L1 above").rich(0)
    g = do(p.main(), "play kanzler", "play kanzler")
    before = sum(stock(g, 0).values())
    do(g, "build markt L1 below")
    while asked(g)[1] == "waive":
        do(g, options(g)[0])
    assert sum(stock(g, 0).values()) == before - 1


@rule("112.P.a", "103.K.c")
def test_a_ban_on_the_discard_pile_closes_the_pile_and_no_stack() -> None:
    g = do(banning().main(), "play kirchenbann", "pile")
    assert g.barred(1, PILE)
    assert [g.may_use_stack(1, n) for n in range(g.stacks.count())] == [True] * g.stacks.count()
    assert GRAMMAR.event(g, g.events[-1], 0) == {"event": "banned", "seat": 0, "card": "kirchenbann"}
    g = do(banning().main(), "play kirchenbann", "stack 2")
    assert not g.barred(1, PILE)
    assert [n for n in range(g.stacks.count()) if not g.may_use_stack(1, n)] == [1]
    assert GRAMMAR.event(g, g.events[-1], 0) == {"event": "banned", "seat": 0, "card": "kirchenbann", "stack": 1}, (
        "counted from 0"
    )


@rule("KB-30", "103.K.c")
def test_a_chancellor_lies_on_the_pile_while_he_counts_and_can_be_fetched_from_there() -> None:
    p = politics().hand(0, "kanzler", "diplomat", "bankhaus").built(0, "rathaus", "L1 above").discard("spion")
    g = do(p.stock(0, lumber=2, ore=1).main(), "play kanzler")
    assert [g.cat.ids[card_of(c)] for c in g.discard] == ["spion", "kanzler"]
    do(g, "play diplomat", "pick kanzler")
    assert [g.cat.ids[card_of(c)] for c in g.discard] == ["spion", "diplomat"]
    assert faults(g, "build bankhaus L1 below") == ["cannot_pay"], "5 resources but for 1, and 3 are there"
    do(g, "play kanzler", "build bankhaus L1 below")


@rule("KB-46", "101.C.a")
def test_in_a_conflict_cards_of_own_decks_go_under_their_owner_s_stacks(monkeypatch: pytest.MonkeyPatch) -> None:
    p = politics().built(0, "konrad_der_flinke", "L1 above").hand(1, "markt", "hafen")
    owners = vec[i64]([0, 0, 1, 1, 2, 0, 0, 0])
    monkeypatch.setattr(p.g.rules, "stack_owner", owners)
    g = p.event_card("konflikt")
    assert {o.split()[2] for o in options(g)} == {"3", "4", "5"}


@rule("103.F.c")
def test_a_chancellor_before_his_player_hinders_no_other_card_from_settling() -> None:
    p = politics().hand(0, "kanzler", "pippin_der_kurze").built(0, "rathaus", "L1 above").rich(0)
    g = do(p.built(0, "otto_der_berserker", "R1 above").main(), "play kanzler")
    castle = piece(place_number(["L1", "below"]), g.cat.number("raubritterburg"), 1)
    g.land(0).built = append(g.land(0).built, castle)
    do(g, "build pippin_der_kurze R1 below")
    assert in_play(g, 0) == ["kanzler", "otto_der_berserker", "pippin_der_kurze", "rathaus"]
