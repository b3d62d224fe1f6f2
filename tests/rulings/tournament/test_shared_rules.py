"""Rules the tournament shares with the extended game: the articles say that they hold there too."""

from catanica.games.cardgame.game import SETS
from tests.rulings.tournament.table import tournament
from tests.support.position import do, faults, options, position, refused, roll
from tests.support.reading import asked, in_play, points, stock
from tests.support.rules import rule
from tests.support.views import view


@rule("101.D.b", "114.F.b")
def test_action_cards_wait_for_seven_points_together_and_scout_and_protection_do_not() -> None:
    p = position(mode="tournament", sets=list(SETS)).hand(0, "karawane").stock(0, wool=2)
    assert faults(p.main(), "play karawane") == ["too_early"]
    p = position(mode="tournament", sets=list(SETS)).hand(0, "karawane").stock(0, wool=2)
    p.city(0, "L1", "R1").city(1, "L1")
    assert points(p.g, 0) + points(p.g, 1) == 7
    assert faults(p.main(), "play karawane") == []


@rule("101.D.b", "103.B.a")
def test_brigands_come_from_the_fifth_turn_on() -> None:
    for turn, left in ((4, 9), (5, 7)):
        p = tournament(active=(turn + 1) % 2, turn=turn)
        seat = (turn + 1) % 2
        p.rich(seat)
        g = roll(p.before_roll(), "brigands", 1)
        assert ("wool" in stock(g, seat)) == (turn < 5), (turn, left)


@rule("103.B.a")
def test_nothing_is_done_before_the_first_roll() -> None:
    g = tournament(turn=1).hand(0, "alchimist").before_roll()
    assert options(g) == ["roll"]


@rule("101.D.b(e)", "102.B.Einheit")
def test_a_named_knight_lies_once_over_both_lands_though_both_decks_may_hold_him() -> None:
    p = tournament().built(1, "otto_der_berserker", "L1 above").hand(0, "otto_der_berserker", "kirche").rich(0)
    p.city(0, "R1").city(1, "R1").built(1, "kirche", "R1 above")
    g = p.main()
    assert refused(g, "build otto_der_berserker R1 above") == ["101.D.b(e)"]
    assert faults(g, "build kirche R1 above") == [], "buildings may stand on both sides"


@rule("103.R.b", "101.D.b(e)")
def test_a_black_knight_needs_no_own_knight_and_frees_a_name_one_holds_oneself() -> None:
    p = (
        tournament()
        .built(1, "otto_der_berserker", "L1 above")
        .hand(0, "schwarzer_ritter", "otto_der_berserker")
        .rich(0)
    )
    g = do(p.main(), "play schwarzer_ritter")
    while asked(g)[1] == "answer":
        do(g, "pass")
    do(g, "die 1")
    if asked(g)[1] == "take_back":
        do(g, options(g)[0])
    do(g, "build otto_der_berserker L1 above")
    assert in_play(g, 0) == ["otto_der_berserker"]


@rule("103.M.a")
def test_the_knight_needs_no_least_strength() -> None:
    g = tournament().built(0, "walter_der_abtruennige", "L1 above").main()
    assert [land["knight"] for land in view(g, 0)["lands"]] == [True, False]


@rule("102.B.SuddenDeath", "103.G.b")
def test_enough_points_at_the_start_of_the_main_phase_end_the_game() -> None:
    p = tournament().city(1, "L1", "R1")
    for place in ("L1 above", "L1 below", "R1 above", "R1 below"):
        p.built(1, "badhaus", place).built(1, "rathaus", place)
    p.settlement(1, "L2", "wald_stapel_1", "gebirge_stapel_5")
    assert points(p.g, 1) >= 13
    g = roll(p.before_roll(), "trade_advantage", 1)
    assert g.outcome is not None
    assert g.outcome.winners == [1]


@rule("101.C.a", "101.D.c(a)")
def test_thirteen_points_win_whatever_sets_are_agreed_on() -> None:
    assert view(tournament().main(), 0)["points_to_win"] == 13


@rule("101.D.b")
def test_surplus_cards_of_the_active_player_wait_until_the_end_of_the_turn() -> None:
    g = tournament().hand(0, "markt", "hafen", "kirche", "spion", "karawane").stack(1, "badhaus").main()
    assert asked(g) == (0, "main")
    do(g, "end")
    assert asked(g) == (0, "trim")
    assert {o.split()[-1] for o in options(g)} == set("1234"), "under the own stacks"


@rule("121.R.a")
def test_two_customs_stations_pay_four_gold_room_permitting() -> None:
    p = (
        tournament()
        .built(0, "zollstation", "L1 above")
        .built(0, "zollstation", "L1 below")
        .settlement(0, "L2", "goldfluss_stapel_3", "wald_stapel_1")
    )
    g = roll(p.before_roll(), "good_year", 5)
    while asked(g)[1] != "main":
        do(g, options(g)[0])
    assert stock(g, 0).get("gold", 0) >= 4


@rule("127.C.a")
def test_four_bonds_of_wizards_may_lie_in_one_game() -> None:
    p = tournament().citadel(0, "L1", "R1").citadel(1, "L1", "R1")
    for seat in (0, 1):
        p.wizard(seat, "zauberbund", "L1 above", 0).wizard(seat, "zauberbund", "R1 above", 0)
    g = p.main()
    assert g.doubts() == [], "two boxes hold four of them"
    assert [points(g, seat) for seat in (0, 1)] == [4, 4], "each makes its citadel worth a point more"
