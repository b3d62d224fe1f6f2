"""What holds at every step of random games on every set-up: conservation, points, clones, replays, refusals."""

import pytest

from catanica.games.board.game import BoardGame
from catanica.games.board.goods import BANK_OF_19, BANK_WITHOUT_END, CARD_STACK, POINT, amount
from catanica.games.board.state import BoardState
from catanica.games.board.topology import EDGE_N, EDGE_S, NEAR
from catanica.kernel.ints import bit, ones
from catanica.kernel.playout import choose, playout
from catanica.kernel.rng import seeded
from catanica.kernel.state import CHANCE, NOBODY

LIMIT = 20_000  # decisions: in a full island nobody may ever get the points that are missing


def options(seed: int) -> dict[str, object]:
    """A different mixture of options for each seed."""
    return {
        "setup": ("beginner", "old", "variable", "random")[seed % 4],
        "players": 2 + seed % 3,
        "phases": ("combined", "strict")[seed % 2],
        "harbours": ("fixed", "shuffled")[seed // 2 % 2],
        "friendly_robber": seed % 5 == 1,
        "balanced_dice": seed % 5 == 2,
        "bank": ("limited", "unlimited")[seed % 7 == 3],
        "points": (10, 8, 12)[seed % 3],
    }


def check(s: BoardState) -> None:
    """Nothing is lost, nothing stands where it must not, points are what lies on the table."""
    supply = BANK_WITHOUT_END if s.terms.unlimited else BANK_OF_19
    assert s.stock + sum(int(h) for h in s.hands) == supply
    assert s.deck + s.spent + sum(int(c) for c in s.cards) == CARD_STACK
    assert all(0 <= amount(h, kind) <= 500 for h in [*s.hands, s.stock] for kind in range(5))
    built = s.all_buildings()
    assert ones(built) == sum(ones(s.buildings(seat)) for seat in range(s.seats))
    for v in range(54):
        if built & bit(v):
            assert built & NEAR[v] == 0
    for seat in range(s.seats):
        assert ones(s.towns[seat]) <= 5
        assert ones(s.cities[seat]) <= 4
        assert list(s.roads).count(seat) <= 15
        points = ones(s.towns[seat]) + 2 * ones(s.cities[seat]) + amount(s.cards[seat], POINT)
        assert s.points(seat) == points + 2 * (s.army == seat) + 2 * (s.highway == seat)
        for e in range(72):
            if s.roads[e] == seat:
                ends = bit(EDGE_N[e]) | bit(EDGE_S[e])
                beside = any(
                    s.roads[o] == seat and (bit(EDGE_N[o]) | bit(EDGE_S[o])) & ends for o in range(72) if o != e
                )
                assert beside or s.buildings(seat) & ends
    if s.army >= 0:
        assert s.knights[s.army] == max(s.knights) >= 3
    assert (s.winner >= 0) == (s.to_move == NOBODY)


@pytest.mark.parametrize("seed", range(12))
def test_random_games_keep_every_law(seed: int) -> None:
    s = BoardGame(**options(seed)).new(seed=seed)
    rng = seeded(seed)
    steps = 0
    while s.to_move != NOBODY and steps < LIMIT:
        if steps % 11 == 0:
            check(s)
        s.step(choose(s, rng))
        steps += 1
    check(s)


@pytest.mark.parametrize("seed", range(4))
def test_a_record_replays_to_the_same_position_without_any_generator(seed: int) -> None:
    game = BoardGame(**options(seed))
    s = game.new(seed=seed)
    playout(s, seeded(seed), 100000)
    again = BoardGame.from_header(s.header()).new(seed=999, explicit=True)
    for action in s.trace:
        again.apply(action)
    assert again.key() == s.key()
    assert list(again.events) == list(s.events)


@pytest.mark.parametrize("seed", range(4))
def test_a_clone_is_independent_of_its_original(seed: int) -> None:
    s = BoardGame(**options(seed)).new(seed=seed, explicit=True)
    rng = seeded(seed)
    for step in range(300):
        if s.to_move == NOBODY:
            break
        key = s.key()
        twin = s.clone()
        assert twin.key() == key
        for action in sorted(set(twin.legal()))[:: 1 + step % 5]:
            branch = s.clone()
            branch.apply(action)
            assert s.key() == key
        s.step(choose(s, rng))
        assert twin.key() == key


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    def final(seed: int) -> str:
        s = BoardGame(setup="random").new(seed=seed)
        playout(s, seeded(1), 100000)
        return s.key()

    assert final(5) == final(5)
    assert final(5) != final(6)


def test_chance_samples_what_it_lists() -> None:
    """The quick draw of dice, thefts and cards takes the same outcome as a draw from the full list."""
    s = BoardGame(setup="variable").new(seed=2, explicit=True)
    rng = seeded(2)
    kinds = set()
    while s.to_move != NOBODY:
        if s.to_move == CHANCE:
            kinds.add(s.describe().kind)
            codes = s.legal()
            expected = codes[s.rng.clone().below(len(codes))]
            assert s.sample() == expected
            s.step(expected)
        else:
            s.step(choose(s, rng))
    assert {"dice", "steal", "draw", "place-hex", "spiral-corner", "starting-seat"} <= kinds


@pytest.mark.long
@pytest.mark.parametrize("seed", range(12, 400))
def test_many_random_games_keep_every_law(seed: int) -> None:
    test_random_games_keep_every_law(seed)
