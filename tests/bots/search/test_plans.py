"""An expert of the board also tries what comes of a plan: one option may be good only for who goes on saving for it."""

import pytest

from catanica.bots.bot import Bot
from catanica.bots.search.effort import Effort
from catanica.bots.search.explain import hint
from catanica.bots.search.lines import seated
from catanica.bots.search.searcher import Searcher, decided, held_against
from catanica.bots.search.trial import Trial
from catanica.bots.search.worlds import Worlds
from catanica.games.board.bots.greedy import BoardGreedy, goal
from catanica.games.board.bots.saver import BoardSaver
from catanica.games.board.bots.sense import sense
from catanica.games.board.goods import CARD_COST, CITY_COST, ROAD_COST, TOWN_COST
from catanica.games.board.state import BoardState
from catanica.games.board.words import to_text
from catanica.kernel.rng import seeded
from catanica.kernel.state import State
from tests.bots.search.test_racing import tried
from tests.games.board.scene import scene

GUESS, OTHER, THIRD = 1, 2, 3


def with_plan(code: int, plan: int, gain: float) -> Trial:
    """An option under a plan that gains so much in every pair, or nearly."""
    trial = tried(code, [gain - 0.001, gain + 0.001] * 10)
    trial.plan = plan
    return trial


def choice(bot: Bot, s: BoardState) -> str:
    """What a quick player does, as text."""
    return to_text(s, bot.choose(s.redacted(0)))


def rich() -> BoardState:
    """Nearly a city; a card can be paid."""
    return scene(players=2).town(0, "N0,0").town(1, "N2,0").give(0, "2 ore 2 grain 1 wool").rolled()


def test_a_saver_takes_what_it_saves_for() -> None:
    s = rich()
    assert goal(s, 0) == CITY_COST
    assert choice(BoardSaver(1, CARD_COST), s) == "buy card"
    assert choice(BoardSaver(1, CITY_COST), s) == choice(BoardGreedy(1), s) == "end turn"


@pytest.mark.parametrize("price", [ROAD_COST, TOWN_COST, CITY_COST, CARD_COST])
def test_it_saves_for_something_else_while_that_cannot_be_had(price: int) -> None:
    s = scene(players=2).give(0, "1 ore").rolled()
    s.deck = 0
    s.laid[0] = 15
    assert BoardSaver(1, price).price(s, 0) == goal(s, 0)


def test_the_race_is_decided_when_one_option_is_left_whatever_the_plan() -> None:
    won, same, guess = with_plan(OTHER, 0, 0.2), with_plan(OTHER, 2, 0.1), with_plan(GUESS, 1, 0.3)
    assert decided([won, same], won, GUESS)
    assert decided([guess], guess, GUESS)
    assert not decided([won, guess], guess, GUESS)
    doubtful = tried(OTHER, [-0.4, 0.5] * 3)
    assert not decided([doubtful], doubtful, GUESS)


def test_what_is_told_of_an_option_is_what_it_gains_beyond_the_guess_with_its_best_plan() -> None:
    option, other, rival = with_plan(OTHER, 1, 0.2), with_plan(THIRD, 0, 0.1), with_plan(GUESS, 1, 0.15)
    best = held_against([option, other], [rival], option)
    assert best is option
    assert best.mean() == pytest.approx(0.05)
    worse = with_plan(OTHER, 1, 0.1)
    best = held_against([worse, with_plan(THIRD, 0, 0.05)], [rival], rival)
    assert best is worse
    assert best.mean() == pytest.approx(-0.05)


def test_a_plan_that_gains_the_guess_nothing_takes_nothing_off() -> None:
    option = with_plan(OTHER, 0, 0.1)
    assert held_against([option], [with_plan(GUESS, 1, -0.2)], option).mean() == pytest.approx(0.1)


def test_options_race_with_every_plan_and_without() -> None:
    searcher = Searcher(1, sense(), Effort(2, 2_000, 1.0, 1000.0, True))
    assert [(t.code, t.plan) for t in searcher.planned([Trial(OTHER), Trial(THIRD)])] == [
        (code, plan) for plan in range(5) for code in (OTHER, THIRD)
    ]
    assert searcher.choose(rich().redacted(0)) in rich().legal()
    assert searcher.best is not None
    assert searcher.best.code != searcher.guess


class Watcher(Bot):
    """Plays as greedy does and remembers for whom."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.quick = BoardGreedy(seed)
        self.seats: set[int] = set()

    def choose(self, observation: State) -> int:
        """As greedy."""
        self.seats.add(observation.to_move)
        return self.quick.choose(observation)


def test_a_plan_is_followed_to_the_end_of_the_line_by_who_decides_alone() -> None:
    observation = rich().redacted(0)
    searcher = Searcher(1, sense(), Effort(4, 100, 1.0, 1000.0, True))
    searcher.players = seated(searcher.sense, 2)
    watcher = Watcher(1)
    searcher.planners = [watcher]
    world = Worlds(searcher.sense, observation, seeded(1)).deal()
    plain = searcher.value_of(world, observation.legal()[0], 4)
    assert watcher.seats == set()
    assert searcher.value_of(world, observation.legal()[0], 4, 1) == plain
    assert watcher.seats == {0}


def test_without_plans_nobody_is_asked_for_them() -> None:
    searcher = Searcher(1, sense(), Effort(2, 2_000, 1.0, 1000.0))
    searcher.choose(rich().redacted(0))
    assert searcher.planners == []


def test_a_hint_is_never_held_against_itself() -> None:
    told = hint("board", rich().redacted(0), 1)
    assert told.instead not in ("", told.action)
