"""The longest road: length, loops, cuts and who holds the card (BG-20, BG-21, BG-28)."""

import pytest

from catanica.games.board.game import BoardGame
from catanica.games.board.highway import trail_of
from catanica.games.board.state import BoardState
from catanica.games.board.topology import EDGE_N, EDGE_S, edge_name
from catanica.kernel.ints import bit
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY
from catanica.notation.games import language
from tests.games.board.scene import Scene, play, roads, scene, touched
from tests.support.rules import rule

RING = ("N0,0", "S1,-1", "N0,1", "S0,0", "N-1,1", "S0,-1", "N0,0")  # around the desert
WEST = ("S0,-3", "N-1,-1", "S-1,-2", "N-2,0", "S-2,-1", "N-3,1", "S-2,0", "N-3,2")  # seven paths down the coast
EAST = ("N2,-2", "S3,-3", "N2,-1", "S3,-2", "N2,0", "S3,-1", "N2,1", "S2,0")  # seven more on the other side
SOUTH = ("S1,1", "N0,3", "S0,2", "N-1,3", "S-1,2", "N-2,3", "S-2,2", "N-3,3")


def brute_force(s: BoardState, seat: int) -> int:
    """Every trail of a seat's roads, tried from every end of every road: slow and plain."""
    own = [e for e in range(72) if s.roads[e] == seat]
    foreign = s.all_buildings() & ~s.buildings(seat)

    def onward(at: int, left: frozenset[int]) -> int:
        best = 0
        for e in left:
            ends = (int(EDGE_N[e]), int(EDGE_S[e]))
            if at in ends:
                there = sum(ends) - at
                more = 0 if foreign & bit(there) else onward(there, left - {e})
                best = max(best, 1 + more)
        return best

    starts = {int(v) for e in own for v in (EDGE_N[e], EDGE_S[e])}
    return max((onward(v, frozenset(own)) for v in starts), default=0)


def shown_trail(s: BoardState, seat: int) -> list[int]:
    """The trail a player is shown, found to be one: own roads, each once, no foreign building on the way."""
    trail = [int(e) for e in trail_of(s, seat)]
    foreign = s.all_buildings() & ~s.buildings(seat)
    assert len(set(trail)) == len(trail)
    assert all(s.roads[e] == seat for e in trail)

    def goes_on(at: int, rest: list[int]) -> bool:
        if not rest:
            return True
        ends = (int(EDGE_N[rest[0]]), int(EDGE_S[rest[0]]))
        there = sum(ends) - at
        return at in ends and (len(rest) == 1 or (not foreign & bit(there) and goes_on(there, rest[1:])))

    assert not trail or any(goes_on(int(v), trail) for v in (EDGE_N[trail[0]], EDGE_S[trail[0]]))
    return trail


@rule("BG-20")
def test_five_roads_in_a_line_bring_the_card_four_do_not() -> None:
    s = scene().roads(0, *WEST[:5]).before_roll()
    assert (s.lengths[0], s.highway) == (4, -1)
    roads(s, 0, *WEST[4:6])
    assert (s.lengths[0], s.highway, s.open_points(0)) == (5, 0, 2)


@rule("BG-20", "BG-28")
def test_branches_do_not_add_loops_count() -> None:
    s = scene().roads(0, *RING).before_roll()
    assert s.lengths[0] == 6
    roads(s, 0, "N0,0", "S1,-2")
    assert s.lengths[0] == 7
    roads(s, 0, "N0,1", "S1,0")
    assert s.lengths[0] == 7
    roads(s, 0, "S0,0", "N-1,2")
    assert s.lengths[0] == 7
    roads(s, 0, "S1,-1", "N1,0")
    assert s.lengths[0] == 7
    roads(s, 0, "N1,0", "S2,-1")
    assert s.lengths[0] == 8


@rule("BG-28")
def test_a_crossing_may_be_passed_twice() -> None:
    """Two roads into a ring and once around it: the way in is passed at both ends of the loop."""
    s = scene().roads(0, *RING).roads(0, "N0,0", "S1,-2", "N0,-1").before_roll()
    assert s.lengths[0] == 8


@rule("BG-28")
def test_own_buildings_do_not_cut() -> None:
    s = scene().roads(0, *WEST).town(0, "N-2,0").before_roll()
    assert s.lengths[0] == 7


@rule("BG-20", "BG-28")
def test_a_foreign_building_cuts_but_the_piece_up_to_it_counts() -> None:
    s = scene().roads(0, *WEST).town(1, "N-2,0").before_roll()
    assert s.lengths[0] == 4
    t = scene().roads(0, *WEST).town(1, "S0,-3").before_roll()
    assert t.lengths[0] == 7


@rule("BG-28")
def test_a_ring_cut_open_keeps_all_its_pieces() -> None:
    s = scene().roads(0, *RING).town(1, "N0,0").before_roll()
    assert s.lengths[0] == 6


@rule("BG-21")
def test_it_passes_only_to_a_strictly_longer_road() -> None:
    s = scene().roads(0, *WEST[:6]).roads(1, *EAST[:6]).before_roll()
    assert s.highway == 0
    roads(s, 1, *EAST[5:7])
    assert (s.highway, s.open_points(0), s.open_points(1)) == (1, 0, 2)


@rule("BG-21")
def test_after_a_cut_the_holder_keeps_it_while_he_leads_or_shares_the_lead() -> None:
    s = scene().roads(0, *WEST).roads(1, *EAST[:6]).town(2, "N-3,1").before_roll()
    assert (s.lengths[0], s.lengths[1], s.highway) == (5, 5, 0)


@rule("BG-21")
def test_after_a_cut_a_single_leader_gets_it() -> None:
    s = scene().roads(0, *WEST).roads(1, *EAST[:6]).town(2, "N-2,0").before_roll()
    assert (s.lengths[0], s.lengths[1], s.highway) == (4, 5, 1)


@rule("BG-21")
def test_after_a_cut_a_tie_of_others_sets_it_aside_until_one_leads() -> None:
    s = scene().roads(0, *WEST).roads(1, *EAST[:6]).roads(3, *SOUTH[:6]).town(2, "N-2,0").before_roll()
    assert (s.lengths[0], s.highway) == (4, -1)
    assert [s.open_points(seat) for seat in (0, 1, 3)] == [0, 0, 0]
    roads(s, 3, *SOUTH[5:7])
    assert s.highway == 3


@rule("BG-21")
def test_after_a_cut_below_five_nobody_holds_it_until_somebody_has_five() -> None:
    s = scene().roads(0, *WEST[:6]).town(1, "N-2,0").before_roll()
    assert (s.lengths[0], s.highway) == (3, -1)
    roads(s, 0, *WEST[5:])
    assert (s.lengths[0], s.highway) == (4, -1)
    roads(s, 0, "N-3,2", "S-2,1")
    assert (s.lengths[0], s.highway) == (5, 0)


@rule("BG-21")
def test_set_aside_in_a_tie_it_does_not_go_to_a_third_who_joins_the_tie() -> None:
    s = (
        scene()
        .roads(0, *WEST)
        .roads(1, *EAST[:6])
        .roads(3, *SOUTH[:6])
        .town(2, "N-2,0")
        .roads(0, "N-3,2", "S-2,1")
        .before_roll()
    )
    assert (list(s.lengths), s.highway) == ([5, 5, 0, 5], -1)


@rule("BG-20", "BG-28")
def test_the_trail_that_is_shown_is_a_longest_one() -> None:
    for roads_of, foreign in ((WEST, "N-2,0"), (WEST, "S0,-3"), (RING, "N0,0"), ((*WEST, "S-2,1"), "S-2,-1")):
        s = scene().roads(0, *roads_of).town(1, foreign).before_roll()
        assert len(shown_trail(s, 0)) == s.lengths[0] > 0
    ring = scene().roads(0, *RING).roads(0, "N0,0", "S1,-2", "N0,-1").before_roll()
    assert len(shown_trail(ring, 0)) == 8
    assert shown_trail(ring, 1) == []
    seen = language("board").view(ring, 0, ())
    assert seen["players"][0]["trail"] == [edge_name(e) for e in trail_of(ring, 0)]


def about_to_cut() -> Scene:
    """Seat 0 can build a settlement that cuts the longest road, of seat 1; then seat 2 has the longest one."""
    return (
        scene()
        .roads(1, *WEST)
        .roads(2, *EAST[:6])
        .roads(0, "N-2,0", "S-1,-1")
        .give(0, "1 brick 1 lumber 1 wool 1 grain")
    )


@rule("BG-20", "BG-21")
def test_a_settlement_built_in_the_game_cuts_and_moves_the_card() -> None:
    s = about_to_cut().rolled(6, 5)
    play(s, "build settlement N-2,0")
    assert (s.lengths[1], s.highway) == (4, 2)


def walk(seed: int) -> None:
    """At every step of a random game the trail search, the caches and the holder agree with a plain recount."""
    s = BoardGame(setup=("variable", "old")[seed % 2], players=2 + seed % 3).new(seed=seed, trace=False)
    rng = seeded(seed + 1000)
    holder = -1
    before: list[int] = []
    while s.to_move != NOBODY:
        now = [*s.roads, *s.towns, *s.cities]
        if now != before:
            before = now
            lengths = [brute_force(s, seat) for seat in range(s.seats)]
            assert list(s.lengths) == lengths == [len(shown_trail(s, seat)) for seat in range(s.seats)]
            assert [int(n) for n in s.laid] == [list(s.roads).count(seat) for seat in range(s.seats)]
            assert [int(m) for m in s.reach] == [touched(s, seat) for seat in range(s.seats)]
            best = max(lengths)
            leaders = [seat for seat, n in enumerate(lengths) if n == best]
            if best < 5:
                holder = -1
            elif holder not in leaders:
                holder = leaders[0] if len(leaders) == 1 else -1
            assert s.highway == holder
        s.step(choose(s, rng))


@rule("BG-20", "BG-21", "BG-28")
@pytest.mark.parametrize("seed", range(20))
def test_an_exhaustive_search_agrees_at_every_step_of_random_games(seed: int) -> None:
    walk(seed)


@rule("BG-20", "BG-21", "BG-28")
@pytest.mark.long
@pytest.mark.parametrize("seed", range(20, 300))
def test_an_exhaustive_search_agrees_at_every_step_of_many_random_games(seed: int) -> None:
    walk(seed)
