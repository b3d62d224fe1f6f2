"""Options that race: who falls behind drops out, a bad guess is left, the first settlements get more thought."""

from collections.abc import Sequence

from catanica.bots.bot import Bot
from catanica.bots.search.effort import Effort
from catanica.bots.search.searcher import Searcher, still_racing
from catanica.bots.search.trial import Trial
from catanica.games.board import verbs
from catanica.games.board.bots.sense import FEATURES, sense
from catanica.games.board.game import BoardGame
from catanica.games.board.words import to_text
from catanica.kernel.state import State
from tests.games.board.scene import scene


def tried(code: int, results: Sequence[float]) -> Trial:
    """An option with what it came to in pairs."""
    trial = Trial(code)
    for result in results:
        trial.note(result)
    return trial


def test_who_is_behind_the_guess_or_the_best_drops_out() -> None:
    best = tried(1, [0.4, 0.6] * 10)
    close = tried(2, [0.9, 0.0] * 10)
    far = tried(3, [0.1, 0.3] * 10)
    worse = tried(4, [-0.3, 0.1] * 10)
    assert [trial.code for trial in still_racing([worse, best, far, close], best)] == [1, 2]


def test_nobody_is_left_where_the_guess_is_better_than_all() -> None:
    losing = [tried(n, [-0.2, 0.0] * 10) for n in range(3)]
    assert still_racing(losing, losing[0]) == []


def test_a_best_one_that_may_be_better_goes_on() -> None:
    doubtful = tried(7, [-1.0, 0.9] * 3)
    assert still_racing([doubtful], doubtful) == [doubtful]


def test_what_promises_next_to_nothing_is_not_worth_the_thought() -> None:
    sure_but_small = tried(8, [0.001, 0.003] * 10)
    assert still_racing([sure_but_small], sure_but_small) == []
    sure = tried(9, [0.005, 0.007] * 10)
    assert still_racing([sure, sure_but_small], sure) == [sure]


class Sleeper(Bot):
    """Ends its turn whatever there is."""

    def choose(self, observation: State) -> int:
        """The end, as soon as there is one."""
        codes = observation.legal()
        return verbs.END_TURN if verbs.END_TURN in codes else codes[0]


def drowsy(nodes: int) -> Searcher:
    """One whose first guess is bad."""
    searcher = Searcher(1, sense(), Effort(4, nodes, 0.75, 1000.0))
    searcher.quick = Sleeper(1)
    return searcher


def test_a_bad_guess_is_left_for_a_city_that_wins() -> None:
    here = scene().city(0, "N2,0", "S2,-3", "N1,1").town(0, "N-1,3", "N-2,1", "N0,-2").give(0, "3 ore 2 grain")
    there = here.city(1, "N-2,0", "N-1,1", "S0,1").town(1, "N-3,2", "N0,3", "S-2,2").give(1, "3 ore 2 grain")
    s = there.rolled()
    assert s.points(0) == s.points(1) == 9
    searcher = drowsy(3000)
    assert to_text(s, searcher.choose(s.redacted(0))).startswith("build city")
    assert searcher.guess == verbs.END_TURN
    assert searcher.best is not None
    assert searcher.best.mean() > 0


def test_the_first_settlements_get_twice_the_thought() -> None:
    spent = {}
    for name, state in (
        ("founding", BoardGame(players=2, setup="old", start=0).new(explicit=True)),
        ("later", scene().town(0, "N2,0").give(0, "2 wool 2 grain 2 ore").rolled()),
    ):
        searcher = Searcher(1, sense(), Effort(2, 400, 0.75, 1000.0))
        assert searcher.sense.stakes(state) == (2 if name == "founding" else 1)
        searcher.choose(state.redacted(state.to_move))
        spent[name] = searcher.nodes
    assert spent["founding"] >= 800
    assert len(FEATURES) == len(sense().judge.weights)


def test_thought_ends_when_time_does() -> None:
    s = scene().town(0, "N2,0").give(0, "2 wool 2 grain 2 ore").rolled()
    searcher = Searcher(1, sense(), Effort(50, 10_000_000, 0.75, 0.02))
    assert searcher.choose(s.redacted(0)) in s.legal()
    assert searcher.nodes < 10_000_000


def counts_after(nodes: int) -> list[int]:
    """How many pairs each of six options was tried in."""
    s = BoardGame(players=2, setup="old", start=0).new(explicit=True)
    guess, *others = s.legal()[:7]
    trials = [Trial(code) for code in others]
    Searcher(1, sense(), Effort(2, nodes, 0.75, 1000.0)).compared(s.redacted(s.to_move), guess, trials)
    return sorted(trial.count for trial in trials)


def test_where_a_lap_takes_more_than_there_is_the_weaker_half_drops_out_before() -> None:
    assert counts_after(1) == [2, 2, 2, 4, 4, 4]
    assert counts_after(2_000)[0] >= 4


def test_a_glance_spends_half_of_the_budget_at_most() -> None:
    s = BoardGame(players=2, setup="old", start=0).new(explicit=True)
    guess, *others = s.legal()
    searcher = Searcher(1, sense(), Effort(2, 1, 0.75, 1000.0))
    trials = [Trial(code) for code in others]
    searcher.compared(s.redacted(s.to_move), guess, trials)
    assert sorted({trial.count for trial in trials}) == [1, 2, 4]
