"""Which options of the card games are tried: nothing twice, and no exchange that leads nowhere."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import catanica
from catanica.bots.search.sense import Sense
from catanica.games.entry import load
from catanica.games.principality.bots.options import leads_on, wanted
from catanica.games.principality.bots.sense import HELD, LAID
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import covers
from catanica.games.principality.position.piece import piece
from catanica.games.principality.steps import rows
from catanica.games.principality.telling.verbs import BANK, END, OFFER, REGION, verb_of
from catanica.games.principality.vocabulary import card_is, region_of, seat_of
from catanica.games.registry import entry
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import CHANCE, NOBODY
from catanica.kernel.words import number_of
from tests.support.levels import shipped

GAMES = ["cardgame", "princes"]


def decisions(game: str, games: int) -> list[Duel]:
    """Observations of whoever has a choice, in games of chance."""
    found: list[Duel] = []
    for seed in range(games):
        state = catanica.game(game).new(seed=seed, trace=False)
        lots = seeded(seed)
        while state.to_move != NOBODY:
            if state.to_move == CHANCE:
                state.step(state.sample())
                continue
            if len(state.legal()) > 1:
                seen = state.redacted(state.to_move)
                assert isinstance(seen, Duel)
                found.append(seen)
            state.step(choose(state, lots))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_is_tried_is_legal_holds_the_guess_and_holds_nothing_twice(game: str) -> None:
    sense: Sense = shipped(game)
    met = set()
    for g in decisions(game, 1):
        legal = g.legal_codes()
        guess = legal[0]
        tried = list(sense.candidates(g, legal, guess))
        assert tried[0] == guess
        assert len(set(tried)) == len(tried)
        assert set(tried) <= set(legal)
        assert OFFER not in [verb_of(code) for code in tried[1:]]
        step = number_of(g.agenda[-1])
        met.add(step)
        if step == rows.MAIN.number and verb_of(guess) != OFFER:
            assert END in [verb_of(code) for code in tried]
        if step in (rows.GAIN.number, rows.PAY_ANY.number):
            kinds = [g.land(seat_of(c)).kind_at(g.cat, region_of(c)) for c in tried if verb_of(c) == REGION]
            every = {g.land(seat_of(c)).kind_at(g.cat, region_of(c)) for c in legal if verb_of(c) == REGION}
            assert len(set(kinds)) == len(kinds)
            assert set(kinds) == every
        if step in (rows.PAY.number, rows.LAY_REGIONS.number):
            assert tried == [guess]
    assert {rows.MAIN.number, rows.GAIN.number} <= met


@pytest.mark.parametrize("game", GAMES)
def test_an_exchange_is_tried_only_towards_something_that_can_be_paid_then(game: str) -> None:
    led = idle = 0
    for g in decisions(game, 1):
        seat = g.to_move
        costs = wanted(g, seat)
        for code in g.legal_codes():
            if verb_of(code) != BANK:
                continue
            after = g.determinised(1)
            assert isinstance(after, Duel)
            after.step(code)
            before = g.land(seat).stock(g.cat)
            if leads_on(g, seat, code, costs):
                led += 1
                assert not all(covers(before, cost) for cost in costs)
            elif number_of(after.agenda[-1]) == rows.MAIN.number:
                idle += 1
                now = after.land(seat).stock(g.cat)
                assert not any(covers(now, cost) and not covers(before, cost) for cost in costs)
    assert led > 0
    assert idle > 0


@pytest.mark.parametrize("game", ["cardgame", "princes"])
def test_positions_are_judged_by_the_weights_of_the_way_they_are_played(game: str) -> None:
    """Whatever was judged before. Duels and games with several theme sets share the weights of all themes."""
    sense = shipped(game)
    used = set()
    modes = list(load(entry(game).modes).values())
    for options in [*modes, {"mode": "tournament"}] if game == "cardgame" else modes:
        state = catanica.game(game, **options).new(seed=1, trace=False)
        assert 0.0 <= sense.chance_of(state, 0) <= 1.0
        used.add(tuple(sense.judge.weights))
    assert len(used) == len(sense.ways)
    first = catanica.game(game).new(seed=1, trace=False)
    sense.chance_of(first, 0)
    assert tuple(sense.judge.weights) == tuple(shipped(game).judge.weights)


@pytest.mark.parametrize("game", GAMES)
def test_late_features_grow_with_the_leader(game: str) -> None:
    sense = shipped(game)
    names = sense.names()
    assert names[-2:] == [LAID, HELD]
    half = len(names) // 2 - 1
    assert [f"late {name}" for name in names[:half]] == names[half:-2]
    state = catanica.game(game).new(seed=1, trace=False)
    assert isinstance(state, Duel)
    told = list(sense.features(state, 0))
    most = max(state.rules.scoring.points(state, seat) for seat in (0, 1))
    late = most * 10 // state.rules.house.points_to_win
    assert told[half:-2] == [value * late for value in told[:half]]
    assert {sense.reason(name) for name in names} >= {"points", "income", "hand", "cards"}


@pytest.mark.parametrize("game", GAMES)
def test_a_card_counts_by_its_own_worth(game: str) -> None:
    """In play for its owner, in whoever's land it lies, and in the hand; a hidden card is worth nothing."""
    sense = shipped(game)
    state = catanica.game(game).new(seed=1, trace=False)
    assert isinstance(state, Duel)
    sense.chance_of(state, 0)
    card, other = (state.cat.index[name] for name in sorted(sense.judge.things[LAID])[:2])
    before = list(sense.features(state, 0))
    theirs = list(sense.features(state, 1))
    counts = list(sense.counted(state, 0)), list(sense.counted(state, 1))
    worth = sense.judge.things
    state.land(0).lay(piece(0, card, 0))
    state.land(0).lay(piece(1, other, 1))
    state.land(0).hand = vec[i64]([*state.land(0).hand, card_is(other), 0])
    now = list(sense.features(state, 0))
    assert now[-2] - before[-2] == worth[LAID][state.cat.ids[card]] != 0
    assert now[-1] - before[-1] == worth[HELD].get(state.cat.ids[other], 0)
    assert list(sense.features(state, 1))[-2] - theirs[-2] == worth[LAID][state.cat.ids[other]]
    for seat, mine in ((0, card), (1, other)):
        more = [b - a for a, b in zip(counts[seat], sense.counted(state, seat), strict=True)]
        laid = more[: len(state.cat.ids) - 1]
        assert laid.index(1) == mine - 1
        assert sum(laid) == 1
        assert sum(more) == (2 if seat == 0 else 1)
