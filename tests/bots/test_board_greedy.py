"""The greedy player of the board game: strong against random ones, quick, and sound in single decisions."""

import pytest

from catanica.games.board.bots.greedy import BoardGreedy
from catanica.games.board.game import BoardGame
from catanica.games.board.goods import KINDS, amount
from catanica.games.board.island import DESERT
from catanica.games.board.state import BoardState
from catanica.games.board.topology import HEX_VERTICES, HEXES, VERTICES
from catanica.games.board.words import to_text
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY
from tests.games.board.scene import hold, play, scene


def choice(s: BoardState) -> str:
    """What the bot does now, as text."""
    return to_text(s, BoardGreedy(1).choose(s.redacted(s.to_move)))


def test_it_wins_at_least_95_of_100_games_against_three_random_players_in_under_120_turns() -> None:
    wins = turns = 0
    for game in range(100):
        s = BoardGame(setup=("variable", "beginner", "old", "random")[game % 4]).new(seed=game, trace=False)
        rng, bot, seat = seeded(game), BoardGreedy(game), game // 4 % 4
        while s.to_move != NOBODY:
            s.step(bot.choose(s.redacted(seat)) if s.to_move == seat else choose(s, rng))
        wins += s.winner == seat
        turns += int(s.turns)
    assert wins >= 95
    assert turns < 120 * 100


@pytest.mark.parametrize("seed", range(8))
def test_every_choice_of_four_greedy_players_is_legal_and_the_game_ends(seed: int) -> None:
    options = {"phases": ("combined", "strict")[seed % 2], "friendly_robber": seed % 3 == 0, "players": 2 + seed % 3}
    s = BoardGame(**options).new(seed=seed)
    bot = BoardGreedy(seed)
    while s.to_move != NOBODY and s.turns < 400:
        s.apply(bot.choose(s.redacted(s.to_move)))
    assert s.winner >= 0


def test_it_founds_on_a_good_crossing_and_builds_towards_the_next() -> None:
    s = BoardGame(setup="old", start=0).new(explicit=True)
    place = choice(s)
    assert place.startswith("build settlement")
    play(s, place)
    assert choice(s).startswith("build road")


def test_it_builds_the_settlement_it_can_pay() -> None:
    s = scene().roads(0, "N0,0", "S0,-1").give(0, "1 brick 1 lumber 1 wool 1 grain").rolled()
    assert choice(s).startswith("build settlement")


def test_it_trades_over_sea_for_the_card_it_lacks() -> None:
    s = scene().town(0, "N0,0").give(0, "2 ore 2 grain 4 wool").rolled()
    assert choice(s) == "sea 4 wool for ore"


def test_it_sends_the_robber_to_the_leader_and_never_home() -> None:
    s = scene().city(0, "N2,0").city(1, "N-2,1", "S-1,1").rolled(3, 4)
    where = choice(s)
    assert where not in ("robber 2,0", "robber 2,-1", "robber 1,0")
    assert where in ("robber -2,1", "robber -2,0", "robber -1,0", "robber -1,1", "robber -1,2", "robber -2,2")


def test_it_drives_the_robber_away_before_the_throw() -> None:
    s = scene().city(0, "N2,0").before_roll()
    s.robber = 11
    hold(s, 0, "1 knight")
    assert choice(s) == "play knight"


def test_it_accepts_what_helps_and_refuses_what_does_not_or_helps_the_leader() -> None:
    s = scene().town(1, "N0,0").give(0, "1 ore 1 wool").give(1, "2 ore 2 grain 1 lumber").rolled()
    play(s, "offer 1 ore for 1 lumber")
    assert choice(s) == "accept"
    play(s, "decline", "offer 1 wool for 1 ore")
    assert choice(s) == "decline"
    t = (
        scene()
        .town(1, "N0,0")
        .city(0, "N2,0", "N-2,1", "N-1,3", "N0,-2")
        .give(0, "1 ore")
        .give(1, "2 ore 2 grain 1 lumber")
        .rolled()
    )
    play(t, "offer 1 ore for 1 lumber")
    assert choice(t) == "decline"


def test_it_gives_back_what_it_needs_least() -> None:
    s = scene().town(0, "N0,0").give(0, "3 ore 2 grain 3 wool").rolled(3, 4)
    assert choice(s) == "discard wool"


@pytest.mark.parametrize("players", [2, 4])
def test_it_asks_for_nothing_hidden_so_that_search_may_show_it_the_whole_table(players: int) -> None:
    s = BoardGame(players=players).new(seed=21, trace=False)
    bot = BoardGreedy(1)
    while s.to_move != NOBODY:
        seen = bot.choose(s.redacted(s.to_move))
        assert bot.choose(s) == seen
        s.step(seen)


def test_what_a_crossing_earns_is_counted_once_for_each_island() -> None:
    s = BoardGame(setup="old").new(seed=2, trace=False)
    for vertex in range(VERTICES):
        earned = [0] * KINDS
        for h in range(HEXES):
            token = int(s.island.tokens[h])
            if HEX_VERTICES[h] >> vertex & 1 and s.island.terrain[h] != DESERT:
                earned[int(s.island.terrain[h])] += sum(a + b == token for a in range(1, 7) for b in range(1, 7))
        assert [int(amount(s.island.yields[vertex], kind)) for kind in range(KINDS)] == earned
