"""Four levels in every game: fair, repeatable, and never slower than they may be."""

import pytest

import catanica
from catanica.bots.registry import bot_class, make, names
from catanica.bots.search.beginner import Beginner
from catanica.bots.search.searcher import Searcher
from catanica.bots.seat import Seated
from catanica.games.cardgame.game import SETS
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import CHANCE, NOBODY, State
from tests.support.matches import moves

LEVELS = ("easy", "normal", "hard", "expert")
WAYS: list[tuple[str, dict[str, object]]] = [
    ("cardgame", {}),
    ("cardgame", {"edition": "1996"}),
    ("cardgame", {"sets": ["all"]}),
    ("princes", {}),
    ("princes", {"mode": "theme", "sets": ["zeit_der_entdecker"]}),
    ("princes", {"mode": "duel"}),
    ("board", {"players": 2}),
    ("board", {"players": 4}),
]
SLACK = 3000  # nodes beyond the budget: the play-outs of a last round


def midgame(game: str, options: dict[str, object], seed: int, decisions: int) -> State:
    """A position in which somebody has a choice."""
    state = catanica.game(game, **options).new(seed=seed, trace=False)
    lots = seeded(seed)
    made = 0
    while state.to_move != NOBODY and (made < decisions or state.to_move == CHANCE or len(state.legal()) < 3):
        state.step(state.sample() if state.to_move == CHANCE else choose(state, lots))
        made += 1
    return state


def thinker(level: str, game: str, nodes: int) -> Searcher:
    """A searcher whose thought is short enough for a test, and never cut by time."""
    bot = make(level, game, 0, 5)
    assert isinstance(bot, Searcher)
    bot.ways = {}
    bot.effort.nodes = nodes
    bot.effort.turns = 2
    bot.effort.seconds = 1000.0
    return bot


@pytest.mark.parametrize("game", ["cardgame", "princes", "board"])
def test_every_game_has_four_levels_and_those_who_measure_them(game: str) -> None:
    assert tuple(names(game)[:4]) == LEVELS
    assert {"greedy", "frozen", "random"} < set(names(game))
    assert bot_class("normal", game) is bot_class("greedy", game)


@pytest.mark.parametrize(
    ("level", "game", "usual", "other"),
    [
        ("hard", "cardgame", {}, {"sets": ["all"]}),
        ("expert", "cardgame", {}, {"sets": ["all"]}),
        ("hard", "cardgame", {}, {"mode": "tournament"}),
        ("expert", "cardgame", {}, {"mode": "tournament"}),
        ("hard", "princes", {"mode": "theme", "sets": ["zeit_der_weisen"]}, {}),
        ("expert", "board", {"players": 4}, {"players": 2}),
    ],
)
def test_thought_is_spent_by_the_way_a_game_is_played(
    level: str, game: str, usual: dict[str, object], other: dict[str, object]
) -> None:
    bot = make(level, game, 0, 5)
    assert isinstance(bot, Searcher)
    efforts = [bot.effort_for(catanica.game(game, **options).new(seed=1)) for options in (usual, other)]
    assert efforts[0] is bot.effort
    assert efforts[1] in bot.ways.values()


@pytest.mark.parametrize("game", ["cardgame", "princes", "board"])
@pytest.mark.parametrize(("level", "seconds"), [("hard", 0.1), ("expert", 1.0)])
def test_no_thought_takes_longer_than_it_may(level: str, seconds: float, game: str) -> None:
    bot = make(level, game, 0, 5)
    assert isinstance(bot, Searcher)
    assert all(effort.seconds < seconds for effort in (bot.effort, *bot.ways.values()))


@pytest.mark.parametrize(("game", "options"), WAYS)
def test_every_level_answers_legally_in_every_way_to_play(game: str, options: dict[str, object]) -> None:
    for level in LEVELS:
        state = midgame(game, options, 4, 60)
        bot = make(level, game, 0, 5)
        if isinstance(bot, Searcher):
            bot = thinker(level, game, 5)
        for _ in range(3):
            while state.to_move == CHANCE:
                state.step(state.sample())
            if state.to_move == NOBODY:
                break
            state.apply(Seated(bot, int(state.to_move)).decide(state))


@pytest.mark.parametrize("game", ["cardgame", "princes", "board"])
def test_what_a_seat_cannot_see_does_not_change_its_choice(game: str) -> None:
    for seed in range(2):
        state = midgame(game, {}, seed, 90)
        seat = int(state.to_move)
        seen = state.redacted(seat)
        truths = [seen.determinised(n) for n in (1, 2)]
        assert truths[0].words() != truths[1].words()
        assert truths[0].redacted(seat).words() == truths[1].redacted(seat).words()
        chosen = [Seated(thinker("hard", game, 60), seat).decide(truth) for truth in truths]
        assert chosen[0] == chosen[1]
        slips = [Seated(make("easy", game, 0, 5), seat).decide(truth) for truth in truths]
        assert slips[0] == slips[1]


@pytest.mark.parametrize("game", ["cardgame", "princes", "board"])
def test_the_same_seed_thinks_the_same_and_keeps_to_its_nodes(game: str) -> None:
    state = midgame(game, {}, 3, 80)
    seen = state.redacted(state.to_move)
    first, second = thinker("hard", game, 80), thinker("hard", game, 80)
    assert first.choose(seen) == second.choose(seen)
    assert first.nodes == second.nodes
    assert first.nodes < 80 + SLACK


def test_a_cap_of_time_ends_a_thought() -> None:
    state = midgame("princes", {}, 3, 60)
    bot = thinker("expert", "princes", 10_000_000)
    bot.clock = 0.05
    assert bot.choose(state.redacted(state.to_move)) in state.legal()
    assert bot.nodes < 10_000_000


def test_thinking_leaves_the_position_alone() -> None:
    state = midgame("princes", {}, 3, 60)
    seen = state.redacted(state.to_move)
    before = seen.words()
    thinker("hard", "princes", 100).choose(seen)
    assert seen.words() == before


@pytest.mark.parametrize("game", ["princes", "board"])
def test_a_beginner_never_misses_a_win(game: str) -> None:
    """Even one who errs always: wherever an action wins at once, it is taken."""
    found = 0
    for seed in range(12):
        state = catanica.game(game, **({"players": 2} if game == "board" else {})).new(seed=seed, trace=False)
        bots = [make("greedy", game, seat, seed) for seat in range(2)]
        for seat, code in moves(state, bots):
            after = state.clone()
            after.step(code)
            if after.to_move == NOBODY and len(state.legal()) > 1 and after.outcome and after.outcome.winners == [seat]:
                easy = make("easy", game, seat, seed)
                assert isinstance(easy, Beginner)
                easy.slips = 1000
                won = state.clone()
                won.apply(easy.choose(state.redacted(seat)))
                assert won.to_move == NOBODY
                assert won.outcome is not None
                assert won.outcome.winners == [seat]
                found += 1
        if found >= 2:
            return
    assert found >= 1


def slips(game: str, **options: object) -> int:
    """Of a thousand decisions of an easy bot so many are mistakes in a game played that way."""
    easy = make("easy", game, 0, 1)
    assert isinstance(easy, Beginner)
    return int(easy.slips_in(catanica.game(game, **options).new(seed=1)))


def test_a_beginner_errs_more_often_where_a_game_forgives_more() -> None:
    base, one, six = (slips("cardgame", sets=list(SETS[:n])) for n in (1, 2, len(SETS)))
    assert base < one < six
    assert slips("cardgame", mode="characters") < slips("cardgame", mode="tournament") <= base
    intro, gold = slips("princes"), slips("princes", mode="theme", sets=["zeit_des_goldes"])
    assert intro < gold
    assert slips("princes", mode="theme", sets=["zeit_der_wirren"]) == intro
