"""Lines of search: positions that are the same go on alike, and are played on once."""

import pytest

from catanica.bots.search.fate import Fate
from catanica.bots.search.lines import LIMIT, finish_turn, play_until, seated
from catanica.bots.search.searcher import Searcher
from catanica.bots.search.worlds import Worlds
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY
from tests.bots.search.test_levels import midgame, thinker

GAMES = ["cardgame", "princes", "board"]


@pytest.mark.parametrize("game", GAMES)
def test_fingerprints_are_equal_where_positions_are(game: str) -> None:
    state = midgame(game, {}, 3, 40)
    met: dict[int, list[int]] = {}
    for code in state.legal():
        after = state.clone()
        after.step(code)
        again = state.clone()
        again.step(code)
        assert after.fingerprint() == again.fingerprint()
        assert after.fingerprint() != state.fingerprint()
        met.setdefault(after.fingerprint(), after.words())
        assert met[after.fingerprint()] == after.words()


def test_a_fingerprint_sees_every_word() -> None:
    """Two lines of equal length that differ in one stored resource only."""
    state = midgame("princes", {}, 3, 60)
    seen = {state.fingerprint()}
    for seed in range(20):
        other = state.redacted(0).determinised(seed)
        seen.add(other.fingerprint())
    assert len(seen) > 15


@pytest.mark.parametrize("game", ["cardgame", "princes"])
def test_lines_that_meet_go_on_alike(game: str) -> None:
    """Whatever the players drew from their own lots before the turn ended."""
    searcher = thinker("hard", game, 50)
    state = midgame(game, {}, 5, 70).redacted(0).determinised(9)
    state.explicit = False
    players = seated(searcher.sense, 2)
    finish_turn(state, players, searcher.sense, LIMIT)
    ends = []
    for lots in (1, 2):
        line = state.clone()
        for player in players:
            player.anew(lots)
        play_until(line, players, searcher.sense, searcher.sense.turn(state) + 3, Fate(77), LIMIT)
        ends.append(line.words())
    assert ends[0] == ends[1]


def test_a_position_that_was_met_is_not_played_on_again() -> None:
    searcher: Searcher = thinker("hard", "princes", 50)
    seen = midgame("princes", {}, 3, 60)
    assert seen.to_move != NOBODY
    world = Worlds(searcher.sense, seen.redacted(seen.to_move), seeded(8)).deal()
    searcher.players = seated(searcher.sense, 2)
    searcher.seen = {}
    first = searcher.value_of(world, seen.legal()[0], 4)
    cost = searcher.nodes
    searcher.nodes = 0
    assert searcher.value_of(world, seen.legal()[0], 4) == first
    assert searcher.nodes < cost
    assert len(searcher.seen) == 1
