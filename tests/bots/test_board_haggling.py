"""Manners in trade on the board: rare offers that somebody may well accept, and an ear for fair ones."""

import pytest

from catanica.bots.registry import make
from catanica.games.board import trade, verbs
from catanica.games.board.bots.normal import BoardNormal
from catanica.games.board.game import BoardGame
from catanica.games.board.goods import covers
from catanica.games.board.state import BoardState
from catanica.games.board.words import to_text
from catanica.kernel.state import NOBODY
from tests.games.board.scene import Scene, play, scene


def choice(s: BoardState) -> str:
    """What the bot does now, as text."""
    return to_text(s, BoardNormal(1).choose(s.redacted(s.to_move)))


def one_grain_short() -> Scene:
    """Seat 0 lacks a grain for its city and can spare a brick; seat 1 earns grain and no brick."""
    return scene().town(0, "N2,0").town(1, "N-2,1").give(0, "3 ore 1 grain 1 brick")


def offered(s: BoardState) -> list[str]:
    """What the bot does until its offer stands or is dropped."""
    said: list[str] = []
    while s.to_move == 0 and len(said) < 4:
        said.append(choice(s))
        play(s, said[-1])
    return said


def test_it_offers_what_it_can_spare_to_somebody_who_may_have_the_card_and_gain() -> None:
    s = one_grain_short().give(1, "2 grain").rolled()
    assert BoardNormal(1).choose(s.redacted(0)) == verbs.OFFER
    s.step(verbs.OFFER)
    assert offered(s) == ["give brick", "want grain", "propose"]


def test_a_refused_offer_is_not_made_again_in_the_turn() -> None:
    s = one_grain_short().give(1, "2 grain").rolled()
    play(s, "offer 1 brick for 1 grain", "decline")
    assert choice(s) == "end turn"


def test_nobody_is_asked_for_a_card_that_nobody_can_hold() -> None:
    s = one_grain_short().give(1, "2 lumber").rolled()
    assert choice(s) == "end turn"


def test_nobody_is_asked_who_earns_more_of_what_is_offered() -> None:
    s = one_grain_short().city(1, "N-1,0").give(1, "2 grain").rolled()
    assert choice(s) == "end turn"


def test_nobody_is_asked_who_is_about_to_win() -> None:
    s = one_grain_short().city(1, "N-1,2", "N0,2", "N-2,0").town(1, "S-2,2").give(1, "2 grain").rolled()
    assert s.open_points(1) == 8
    assert choice(s) == "end turn"


def even_exchange(players: int, towns: int) -> BoardState:
    """Seat 0 offers ore, which seat 1 does not earn, for lumber, of which it earns plenty; neither changes its goal."""
    there = scene(players=players).town(0, *("N2,0", "N2,-1", "S2,-2")[:towns]).town(1, "N-2,1", "N-3,2")
    s = there.give(0, "2 ore").give(1, "3 lumber").rolled()
    play(s, "offer 1 ore for 1 lumber")
    return s


def test_a_bargain_of_a_card_for_a_card_is_accepted_and_the_reverse_is_not() -> None:
    assert choice(even_exchange(players=4, towns=1)) == "accept"
    t = scene().town(0, "N-2,1").town(1, "N2,0").give(0, "2 lumber").give(1, "3 ore 2 grain").rolled()
    play(t, "offer 1 lumber for 1 ore")
    assert choice(t) == "decline"


def test_no_bargain_with_the_only_opponent_nor_with_one_who_is_ahead() -> None:
    assert choice(even_exchange(players=2, towns=1)) == "decline"
    assert choice(even_exchange(players=4, towns=3)) == "decline"


def test_a_bargain_is_declined_that_helps_a_leader_by_far() -> None:
    s = scene().town(0, "N2,0").city(0, "S2,-3", "N1,1").town(1, "N-2,1").give(0, "2 ore").give(1, "3 lumber").rolled()
    play(s, "offer 1 ore for 1 lumber")
    assert s.open_points(0) == s.open_points(1) + 4
    assert choice(s) == "decline"


@pytest.mark.parametrize("level", ["normal", "frozen"])
def test_offers_are_rare_and_many_of_them_are_accepted(level: str) -> None:
    """The frozen player shows what this is held against: an offer a turn, of which one in six is accepted."""
    turns = made = fit = accepted = 0
    for seed in range(4):
        s = BoardGame().new(seed=700 + seed, trace=False)
        bots = [make(level, "board", seat, 1) for seat in range(4)]
        while s.to_move != NOBODY:
            seat = int(s.to_move)
            code = bots[seat].choose(s.redacted(seat))
            if code == verbs.PROPOSE and seat == s.turn:
                made += 1
                fit += any(covers(s.hands[other], trade.wants(s, seat)) for other in range(4) if other != seat)
            accepted += code == verbs.ACCEPT
            s.step(code)
        turns += int(s.turns)
    if level == "normal":
        assert 0 < made < 0.5 * turns
        assert fit > 0.8 * made
        assert accepted > 0.2 * made
    else:
        assert made > 0.7 * turns
        assert accepted < 0.2 * made
