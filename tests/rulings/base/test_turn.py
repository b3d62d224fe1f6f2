"""The course of a turn: its phases, what goes before the roll, and how the game ends."""

import pytest

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.position import duel as d
from catanica.kernel.state import CHANCE
from tests.support.position import Position, do, faults, options, position, refused, roll
from tests.support.reading import asked, hand, points, stock
from tests.support.rules import rule
from tests.support.views import shown

TWELVE = {  # with two cities these seven cards make 12 points
    "koloss_von_catan": "L1 above", "kirche": "L1 above", "rathaus": "L1 below", "bibliothek": "L1 below",
    "badhaus": "R1 above", "wasserversorgung": "R1 above",
}  # fmt: skip


def with_points(p: Position, seat: int, n: int) -> Position:
    """A principality of 11 or 12 points without figures."""
    p.city(seat, "L1", "R1")
    for card, place in TWELVE.items():
        p.built(seat, card, place)
    return p if n == 11 else p.built(seat, "kirche", "R1 below")


# -- phases -----------------------------------------------------------------------------------------------------------


@rule("KB-6", "103.B.b")
def test_a_turn_runs_through_its_phases_in_order() -> None:
    g = position(active=0).stack(1, "kloster", "markt", "hafen", "spion").before_roll()
    assert asked(g) == (0, "before_roll")
    assert g.phase == d.BEFORE
    do(g, "roll")
    assert asked(g) == (CHANCE, "roll_event")
    do(g, "face good_year")
    assert asked(g) == (CHANCE, "roll_number")
    do(g, "die 1")
    assert g.phase == d.EVENT
    assert asked(g) == (0, "gain")
    do(g, "region R1 below", "region L1 below")
    assert asked(g) == (0, "main")
    assert g.phase == d.MAIN
    do(g, "end")
    assert g.phase == d.HAND
    do(g, "draw 1", "draw 1", "draw 1")
    assert asked(g) == (1, "before_roll")
    assert (g.active, g.turn) == (1, 10)


@rule("KB-6", "103.B.b")
def test_the_event_is_over_before_anything_is_produced() -> None:
    g = roll(position().before_roll(), "good_year", 4)  # both have a region with a 4
    assert asked(g) == (0, "gain")
    assert (stock(g, 0), stock(g, 1)) == ({}, {})
    do(g, "pass")
    assert asked(g) == (1, "gain")
    assert (stock(g, 0), stock(g, 1)) == ({}, {})
    do(g, "pass")
    assert asked(g) == (0, "main")
    assert (stock(g, 0), stock(g, 1)) == ({"lumber": 1}, {"wool": 1})


@rule("KB-6")
@pytest.mark.parametrize("text", ["road L1", "bank grain ore", "end", "build kloster L1 above", "offer", "city L1"])
def test_nothing_of_the_main_phase_comes_before_the_roll(text: str) -> None:
    g = position().rich(0).rich(1).hand(0, "kloster").before_roll()
    assert refused(g, text) == ["KB-6"]
    assert options(g) == ["roll"]


@rule("KB-6")
def test_there_is_one_roll_a_turn() -> None:
    g = roll(position().before_roll(), "brigands", 6)
    assert asked(g) == (0, "main")
    assert (refused(g, "roll"), faults(g, "roll")) == (["KB-6"], ["wrong_phase"])


@rule("KB-6", "103.B.a")
def test_players_take_turns_and_two_turns_are_a_round() -> None:
    g = position(active=1, turn=1).hand(0, *["spion"] * 3).hand(1, *["spion"] * 3).before_roll()
    seen = []
    for _ in range(4):
        seen.append((g.active, (g.turn + 1) // 2))
        roll(g, "brigands", 6)
        do(g, "end", "pass")
    assert seen == [(1, 1), (0, 1), (1, 2), (0, 2)]
    assert asked(g) == (1, "before_roll")


@rule("103.B.a", "KD-4")
@pytest.mark.parametrize(("turn", "rulings"), [(1, ["103.B.a"]), (2, []), (3, [])])
def test_before_the_very_first_roll_nothing_can_be_done(turn: int, rulings: list[str]) -> None:
    g = position(turn=turn, edition="1996").hand(0, "alchimist").before_roll()
    assert refused(g, "play alchimist") == rulings
    assert ("play alchimist" in options(g)) == (not rulings)


@rule("103.C.b", "103.D.a")
def test_a_die_that_was_set_is_not_rolled_and_the_event_comes_first() -> None:
    g = position().hand(0, "alchimist").actions_open().before_roll()
    do(g, "play alchimist", "number 2")
    assert asked(g) == (0, "before_roll")
    do(g, "roll")
    assert asked(g) == (CHANCE, "roll_event")
    do(g, "face good_year")
    assert asked(g) == (0, "gain")  # no production die has fallen
    assert stock(g, 0) == {}
    do(g, "pass", "pass")
    assert (stock(g, 0), stock(g, 1)) == ({"ore": 1}, {"grain": 1})
    assert asked(g) == (0, "main")


@rule("103.C.b")
def test_only_cards_for_that_moment_go_before_the_roll() -> None:
    g = position().hand(0, "alchimist", "spion").hand(1, "kloster").actions_open().before_roll()
    assert options(g) == ["roll", "play alchimist"]
    assert faults(g, "play spion") == ["wrong_phase"]
    roll(g, "brigands", 1)
    assert faults(g, "play alchimist") == ["only_before_roll"]


@rule("103.D.a")
def test_a_set_die_lasts_for_one_turn() -> None:
    g = position().hand(0, "alchimist", "spion", "spion", "spion").hand(1, *["markt"] * 3).actions_open().before_roll()
    do(g, "play alchimist", "number 2", "roll", "face brigands", "end", "pass", "roll", "face brigands")
    assert asked(g) == (CHANCE, "roll_number")


# -- whose turn it is -------------------------------------------------------------------------------------------------


@rule("103.C.a", "103.H.e")
def test_a_turn_begins_when_the_other_has_ended_his() -> None:
    p = position(active=0).hand(0, "markt", "hafen").hand(1, "alchimist").stack(1, "kloster")
    g = roll(p.actions_open().before_roll(), "brigands", 6)
    assert (g.active, asked(g)) == (0, (0, "main"))
    do(g, "end")
    assert (g.active, asked(g)) == (0, (0, "fill")), "the hand comes first"
    do(g, "draw 1")
    assert (g.active, asked(g)) == (1, (1, "before_roll"))
    assert options(g) == ["roll", "play alchimist"]


@rule("103.H.e", "103.G.a")
@pytest.mark.parametrize("text", ["road L1", "bank wool gold", "build kloster L1 above", "demolish schmiede R1 above"])
def test_nothing_is_made_up_for_once_the_hand_is_looked_at(text: str) -> None:
    p = position().stock(0, brick=3, lumber=3, ore=2, wool=3).hand(0, "kloster", "spion", "spion")
    g = p.built(0, "schmiede", "R1 above").main()
    assert refused(g, text) == []
    do(g, "end")
    assert asked(g) == (0, "swap")
    assert refused(g, text) == ["KB-6"]


@rule("103.G.a", "103.I.f")
def test_in_the_main_phase_the_other_only_answers() -> None:
    p = position().stock(0, grain=1).stock(1, ore=1).hand(0, "raubzug").hand(1, "bischof", "kloster").actions_open()
    g = p.main()
    assert asked(g) == (0, "main")
    assert not any("kloster" in option for option in options(g)), "cards of the other are his"
    do(g, "offer", "give grain", "want ore", "propose")
    assert asked(g) == (1, "offer_answer")
    do(g, "decline")
    assert asked(g) == (0, "main")
    do(g, "play raubzug")
    assert asked(g) == (1, "answer")
    assert options(g) == ["pass", "play bischof"]


@rule("103.I.c")
def test_while_the_dice_are_rolled_the_other_decides_nothing() -> None:
    g = position(active=0).rich(1).hand(1, "bischof", "alchimist").actions_open().before_roll()
    seen = [asked(g)]
    for text in ("roll", "face trade_advantage", "die 3"):
        do(g, text)
        seen.append(asked(g))
    assert seen == [(0, "before_roll"), (CHANCE, "roll_event"), (CHANCE, "roll_number"), (0, "main")]


@rule("103.I.g", "103.H.e")
def test_while_one_fills_his_hand_the_other_has_nothing_to_do() -> None:
    p = position().stack(1, "kloster", "markt", "hafen").hand(1, "spion")
    g = do(p.main(), "end")
    seen = []
    while g.active == 0:
        seen.append(asked(g))
        do(g, "draw 1" if asked(g)[1] == "fill" else "pass")
    assert seen == [(0, "fill")] * 3
    assert hand(g, 1) == ["spion"], "he fills up his own hand at the end of his own turn"


# -- the main phase ---------------------------------------------------------------------------------------------------


@rule("KB-15", "103.G.c")
def test_the_main_phase_takes_everything_in_any_order_and_often() -> None:
    p = position().rich(0).stock(1, ore=1).hand(0, "spion", "kloster", "spion", "markt").hand(1, "hafen")
    g = p.city(0, "R1").built(0, "schmiede", "L1 above").actions_open().main()
    do(g, "play spion")
    do(g, "build kloster R1 below")
    do(g, "offer", "give grain", "want ore", "propose", "accept")
    do(g, "road L1")
    do(g, "bank gold brick")
    do(g, "demolish schmiede L1 above")
    do(g, "play spion")
    do(g, "build markt R1 above")
    do(g, "bank ore lumber")
    assert asked(g) == (0, "main")
    assert stock(g, 0) == {"lumber": 2, "brick": 1, "grain": 1, "wool": 2}
    assert stock(g, 1) == {"grain": 1}
    assert hand(g, 0) == []
    assert g.turn == 9


@rule("KB-15")
def test_a_player_may_do_nothing_and_only_the_active_player_acts() -> None:
    g = position(active=1).rich(0).rich(1).main()
    assert asked(g) == (1, "main")
    assert options(g)[0] == "end"
    before = (stock(g, 0), shown(g, 0)["points"])
    do(g, "road L1")
    assert (stock(g, 0), shown(g, 0)["points"]) == before
    assert [len(shown(g, seat)["roads"]) for seat in (0, 1)] == [1, 2]


# -- the end ----------------------------------------------------------------------------------------------------------


@rule("KB-16")
def test_the_game_ends_as_soon_as_somebody_has_twelve_points() -> None:
    g = with_points(position(), 0, 11).hand(0, "kirche").stock(0, brick=1, grain=2, ore=2).main()
    assert points(g, 0) == 11
    assert g.outcome is None
    do(g, "build kirche R1 below")
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.points, g.outcome.reason) == ([0], [12, 2], "points")
    assert g.legal() == []
    assert faults(g, "end") == ["game_over"]


@rule("KB-16", "102.B.SuddenDeath", "103.G.b")
@pytest.mark.parametrize("winner", [0, 1])
def test_twelve_points_at_the_start_of_the_main_phase_end_the_game_for_either(winner: int) -> None:
    g = with_points(position(active=0), winner, 12).before_roll()
    roll(g, "good_year", 3)
    assert asked(g) == (0, "gain")  # points do not count yet
    do(g, "pass")
    assert asked(g) == (1, "gain")
    do(g, "pass")
    assert g.outcome is not None
    assert g.outcome.winners == [winner]
    assert stock(g, 0) == {"wool": 1}  # both dice are worked off first
    assert stock(g, 1) == {"ore": 1}


@rule("KB-16", "103.G.b")
def test_points_lost_in_the_event_phase_were_never_counted() -> None:
    p = with_points(position(), 0, 11).built(0, "konrad_der_flinke", "R1 below").events("buergerkrieg")
    g = p.stack(1, "markt").before_roll()
    assert points(g, 0) == 12
    roll(g, "event_card", 6)
    assert points(g, 0) == 11
    assert g.outcome is None
    assert asked(g) == (0, "main")


@rule("KB-16")
@pytest.mark.parametrize(("n", "over"), [(11, False), (12, True)])
def test_eleven_points_are_not_enough(n: int, over: bool) -> None:
    g = roll(with_points(position(), 1, n).before_roll(), "brigands", 6)
    assert (g.outcome is not None) == over


@rule("KB-16")
def test_the_passive_player_wins_by_what_the_active_player_does() -> None:
    p = with_points(position(), 1, 11).built(0, "konrad_der_flinke", "L1 above")
    g = p.built(1, "siegfried_ohneland", "R1 below").built(1, "schmiede", "R1 below").main()
    assert g.outcome is None
    do(g, "demolish konrad_der_flinke L1 above")  # the knight figure goes to the opponent
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.points) == ([1], [2, 12])


@rule("KB-16")
def test_if_both_have_enough_the_active_player_wins() -> None:
    g = roll(with_points(with_points(position(active=1), 0, 12), 1, 12).before_roll(), "brigands", 6)
    assert g.outcome is not None
    assert g.outcome.winners == [1]


@rule("KB-16")
@pytest.mark.parametrize("active", [0, 1])
def test_whoever_is_active_wins_before_the_other(active: int) -> None:
    p = with_points(with_points(position(active=active), 1 - active, 12), active, 12)
    g = p.main()
    assert g.outcome is not None
    assert g.outcome.winners == [active]
    alone = with_points(position(active=active), active, 12).main()
    assert alone.outcome is not None
    assert alone.outcome.winners == [active]


@rule("KB-29")
@pytest.mark.parametrize(("seat", "reached"), [(0, 5), (1, 6)])
def test_three_points_are_remembered_of_who_had_them_seven_of_both(seat: int, reached: int) -> None:
    assert with_points(position(), seat, 5).main().reached == reached


@rule("KB-6")
def test_before_the_first_turn_nothing_is_remembered() -> None:
    assert CardGame().new(seed=1).memo == 0
