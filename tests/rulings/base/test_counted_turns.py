"""Turns are counted, and a game that lasts too long is stopped."""

import pytest

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.position.duel import BEFORE, DREW, HAND, MAIN, Duel
from catanica.games.principality.position.piece import used, with_used
from catanica.games.principality.position.rulebook import both_points
from catanica.games.principality.rules.searching import draw_card
from catanica.games.principality.steps.chance_step import DieStep, FaceStep
from catanica.games.principality.vocabulary import card_of, number_of
from tests.support.position import do, options, position, roll
from tests.support.reading import asked
from tests.support.rules import rule


@rule("KD-9")
@pytest.mark.parametrize(("turn", "over"), [(39, False), (40, True), (41, True)])
def test_a_game_is_stopped_at_the_turn_limit_without_a_result(turn: int, over: bool) -> None:
    g = position(turn=turn, turn_limit=40).city(1, "L1").next_turn()
    assert (g.outcome is not None) == over
    if g.outcome is not None:
        assert (g.outcome.winners, g.outcome.reason, g.outcome.truncated) == ([], "turn_limit", True)
    else:
        assert g.turn == turn + 1


@rule("KB-6")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("turn", [8, 9])
def test_the_other_player_s_turn_begins_and_nothing_is_left_of_the_last_one(active: int, turn: int) -> None:
    p = position(active, turn)
    p.g.die, p.g.event_die, p.g.muted, p.g.memo = 4, 2, True, 7
    g = p.next_turn()
    assert (g.active, g.turn, asked(g)) == (1 - active, turn + 1, (1 - active, "before_roll"))
    assert (g.die, g.event_die, g.muted, g.memo) == (0, 0, False, 0)
    assert options(g) == ["roll"]
    do(g, "roll", "face tournament")
    assert options(g) == [f"die {n}" for n in range(1, 7)]


@rule("KB-7")
@pytest.mark.parametrize("face", [5, 6])
def test_two_faces_of_the_event_die_bring_an_event_card(face: int) -> None:
    g = do(position().events("baumeister").before_roll(), "roll")
    assert len(options(g)) == 6
    g.step(g.legal()[face - 1])
    assert g.event_die == 5


@rule("KB-7")
def test_both_dice_lie_open_as_they_fell() -> None:
    g = roll(position().before_roll(), "trade", 3)
    assert (g.event_die, g.die) == (2, 3)


@rule("KB-18")
def test_of_two_equal_regions_neither_need_be_chosen() -> None:
    p = position().road(0, 5).stock(0, lumber=1, wool=1, brick=1, grain=1)
    g = p.region_stack("wald_stapel_6", "wald_stapel_6", "gebirge_stapel_5").main()
    do(g, "settlement L2")
    assert asked(g) == (0, "main")
    assert [g.cat.ids[card_of(g.land(0).regions[i])] for i in (8, 9)] == ["wald_stapel_6", "wald_stapel_6"]
    assert [g.cat.ids[card_of(s)] for s in g.region_stack] == ["gebirge_stapel_5"]


@rule("KD-9")
@pytest.mark.parametrize(("ahead", "winner"), [(0, [0]), (1, [1])])
def test_after_a_standstill_whoever_has_more_points_wins_the_first_seat_like_the_second(
    ahead: int, winner: list[int]
) -> None:
    p = position(turn=400).city(ahead, "L1")
    p.g.best, p.g.risen = both_points(9, 9), 100
    outcome = p.next_turn().outcome
    assert outcome is not None
    assert outcome.winners == winner


@rule("103.P.c")
@pytest.mark.parametrize("active", [0, 1])
def test_with_a_turn_the_cards_of_both_players_are_ready_again(active: int) -> None:
    p = position(active)
    for seat in (0, 1):
        p.built(seat, "markt", "L1 above")
        p.g.land(seat).alter(0, with_used(p.g.land(seat).built[0], True))
    g = p.next_turn()
    assert [used(g.land(seat).built[0]) for seat in (0, 1)] == [False, False]


class Watching(Effect):
    """Remembers which cards were asked whether something must settle."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []

    def settle(self, g: Duel, land: int, index: int) -> bool:
        """Nothing ever does."""
        self.asked.append((int(land), int(index)))
        return False


@rule("103.F.c")
def test_the_cards_of_both_lands_are_asked_whether_something_settles() -> None:
    rules = CardGame().rules
    watching = Watching()
    rules.bind(rules.cat.number("kloster"), watching)
    p = position(rules=rules).built(0, "markt", "L1 above").built(0, "kloster", "L1 below")
    p.built(1, "kloster", "L1 above").built(1, "markt", "L1 below").built(1, "kloster", "R1 below")
    g = p.next_turn()
    assert watching.asked == [(0, 1), (1, 0), (1, 2)]
    assert asked(g) == (1, "before_roll")


@rule("KB-7")
def test_a_die_that_chance_rolls_shows_one_to_six() -> None:
    g = position().g
    for die in (DieStep("roll_number", "KB-7"), FaceStep("roll_event", "KB-7")):
        assert {number_of(die.draw(g, 0)) for _ in range(200)} == set(range(1, 7))


@rule("101.D.b")
@pytest.mark.parametrize("phase", [BEFORE, MAIN, HAND])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("waits", [False, True])
def test_who_has_drawn_in_his_own_main_phase_keeps_surplus_where_it_waits(phase: int, seat: int, waits: bool) -> None:
    rules = CardGame().rules
    rules.house.drawn_waits = waits
    p = position(rules=rules).stack(1, "markt")
    p.g.phase = phase
    assert draw_card(p.g, seat, 0) == p.g.cat.number("markt")
    assert (p.g.memo & DREW != 0) == (phase == MAIN and seat == 0 and waits)
