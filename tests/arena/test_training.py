"""Training: weights come out of results, nothing is played twice, and equal seeds give equal samples."""

import json
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from catanica.arena.first_hands import FIRST, FirstHands, weigh_hands
from catanica.arena.samples import BROUGHT, Gathering, Samples, bare_sense, beside, even, joined
from catanica.arena.things import added_up, beside_lists, weigh
from catanica.arena.training import fit, fit_hidden, quality, rounded
from catanica.bots.search.weights import read
from catanica.errors import InputError
from catanica.games.cardgame.decks.presets import presets
from catanica.games.principality.bots.sense import HELD

WAYS = [{"points": 3}, {"points": 4}]


def gathering(file: Path | None = None, seed: int = 2) -> Gathering:
    return Gathering("princes", WAYS, bare_sense("princes"), seed, file)


def test_cards_are_weighed_one_by_one() -> None:
    """Who has the first card wins; the feature that adds cards up then tells as much, and needs no single card."""
    lots = np.random.default_rng(4)
    told = np.zeros((4000, 2, 5), dtype=np.float32)
    told[:, :, 0] = lots.integers(0, 3, (4000, 2))
    told[:, :, 2:] = lots.integers(0, 2, (4000, 2, 3))
    told[:, :, 4] = 0
    told[:20, 0, 4] = 1
    scores = told[:, :, 2] * 2.0 + lots.gumbel(size=(4000, 2))
    samples = Samples(told, scores.argmax(axis=1), np.arange(4000))
    things = [("cards", "strong"), ("cards", "idle"), ("cards", "seldom")]
    worth = weigh(samples, 2, things)
    assert worth["cards"]["strong"] == pytest.approx(200, abs=25)
    assert abs(worth["cards"]["idle"]) < 15
    assert "seldom" not in worth["cards"]
    summed = added_up(samples, ["other", "cards"], things, worth)
    assert summed.told.shape == (4000, 2, 2)
    strong, idle = worth["cards"]["strong"], worth["cards"]["idle"]
    assert summed.told[7, 1, 1] == told[7, 1, 2] * strong + told[7, 1, 3] * idle
    assert fit(summed)[1] == pytest.approx(0.01, abs=0.002)


def test_a_card_of_a_strong_deck_is_not_taken_for_a_strong_card() -> None:
    """One deck wins more often; a card that only stands on its list does nothing, and is weighed as nothing."""
    lots = np.random.default_rng(6)
    strong = lots.integers(0, 2, (6000, 2))
    told = np.zeros((6000, 2, 5), dtype=np.float32)
    told[:, :, 0] = lots.integers(0, 3, (6000, 2))
    told[:, :, 2] = strong * lots.integers(0, 2, (6000, 2))
    told[:, :, 3], told[:, :, 4] = strong, 1 - strong
    samples = Samples(told, (strong * 1.5 + lots.gumbel(size=(6000, 2))).argmax(axis=1), np.arange(6000))
    things = [("cards", "idle"), (BROUGHT, "strong"), (BROUGHT, "weak")]
    worth = weigh(samples, 2, things)
    assert list(worth) == ["cards"]
    assert abs(worth["cards"]["idle"]) < 15
    unaware = Samples(told[:, :, :3], samples.won, samples.game)
    assert weigh(unaware, 2, things[:1])["cards"]["idle"] > 40
    summed = added_up(samples, ["other", "cards"], things, worth)
    assert (beside_lists(samples, summed, things).told[:, :, 2:] == told[:, :, 3:]).all()


def test_decks_are_told_apart() -> None:
    """What each seat brought stands behind the cards, by a name that is the same in every game."""
    options: dict[str, object] = {"mode": "tournament", "points": 3, "decks": ["eilmarsch", "hansekontor"]}
    gathered = Gathering("cardgame", [options], bare_sense("cardgame"), 1, None)
    found = gathered.gather(2)
    at = [found.told.shape[2] - len(gathered.things) + i for i, of in enumerate(gathered.things) if of[0] == BROUGHT]
    assert len(at) == 2
    own = found.told[:, :, at]
    assert (own.sum(axis=2) == 1).all()
    assert (own == own[0]).all()
    assert (own[0, 0] != own[0, 1]).all()


@pytest.mark.parametrize("game", ["cardgame", "princes"])
def test_things_are_counted_under_their_names(game: str) -> None:
    """In each game of a duel other sets lie on the table: what is told of a card stands under its id all the same."""
    options: dict[str, object] = {"mode": "duel"} if game == "princes" else {"points": 3}
    gathered = Gathering(game, [options], bare_sense(game), 1, None)
    found = gathered.gather(2)
    features = gathered.sense.names()
    hand = [len(features) + at for (feature, _), at in gathered.things.items() if feature == HELD]
    assert found.told.shape[2] == len(features) + len(gathered.things)
    assert (found.told[:, :, hand].sum(axis=2) == found.told[:, :, features.index("hand")]).all()


def same(one: Samples, other: Samples) -> bool:
    return np.array_equal(one.told, other.told) and np.array_equal(one.won, other.won)


def test_what_wins_gets_its_weight() -> None:
    """More of the first feature wins more often; the second means nothing; a third seat is not always there."""
    lots = np.random.default_rng(1)
    told = lots.integers(0, 10, (4000, 3, 2)).astype(float)
    told[:2000, 2] = np.nan
    scores = np.nan_to_num(told[:, :, 0] * 0.5 + lots.gumbel(size=(4000, 3)), nan=-np.inf)
    samples = Samples(told, scores.argmax(axis=1), np.arange(4000))
    found = fit(samples)
    assert found[0] == pytest.approx(0.5, abs=0.05)
    assert found[1] == pytest.approx(0, abs=0.03)
    judged = quality(samples, found)
    assert judged.right > 0.5
    assert judged.log_loss < np.log(3)
    assert rounded(found, ["a", "b"])["a"] == round(found[0] * 1000)


def test_hidden_units_learn_what_a_sum_cannot_tell() -> None:
    """Either of two things wins, both together do not: no weighted sum can say so."""
    lots = np.random.default_rng(2)
    told = lots.integers(0, 2, (6000, 2, 3)).astype(float)
    odd = (told[:, :, 0] != told[:, :, 1]) * 4.0
    samples = Samples(told, (odd + lots.gumbel(size=odd.shape)).argmax(axis=1), np.arange(6000))
    known, fresh = samples.only(samples.game < 5000), samples.only(samples.game >= 5000)
    weights = fit(known)
    units = fit_hidden(known, weights, 8, seed=1)
    assert quality(fresh, weights).log_loss == pytest.approx(np.log(2), abs=0.03)
    assert quality(fresh, weights, units).log_loss < 0.45
    again = fit_hidden(known, weights, 8, seed=1)
    assert np.array_equal(units.first, again.first)
    assert not np.array_equal(units.first, fit_hidden(known, weights, 8, seed=2).first)


def test_a_file_with_hidden_units_judges_as_it_was_fitted() -> None:
    lots = np.random.default_rng(3)
    told = lots.integers(0, 9, (600, 2, 2)).astype(float)
    samples = Samples(told, told[:, :, 0].argmax(axis=1), np.arange(600))
    weights = np.array([0.25, -0.5])
    units = fit_hidden(samples, weights, 4, seed=1)
    file = {"weights": rounded(weights, ["a", "b"]), "hidden": units.told(["a", "b"])}
    judge = read(json.dumps(file), ["a", "b"], "my game")
    for seat in told[:20].reshape(-1, 2):
        expected = seat @ weights + units.added(seat)
        assert judge.score(vec[i64]([int(value) for value in seat])) == pytest.approx(float(expected), abs=1e-9)


def test_positions_of_small_tables_leave_seats_empty() -> None:
    rows = np.arange(1, 11, dtype=np.float32).reshape(5, 2)
    made = even([list(rows[:2]), list(rows[2:])], width=3)
    assert made.shape == (2, 3, 3)
    assert np.isnan(made[0, 2]).all()
    assert made[1].tolist() == [[5, 6, 0], [7, 8, 0], [9, 10, 0]]


def test_samples_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "samples.npz"
    whole = gathering().gather(2)
    gathering(file).gather(1)
    again = gathering(file)
    assert again.played == 1
    assert same(again.gather(2), whole)
    assert same(again.gather(2), whole)
    with pytest.raises(InputError, match=r"^[^ ]* holds samples of another game, options, seed or features"):
        gathering(file, seed=3)
    file.write_bytes(b"nonsense")
    with pytest.raises(InputError, match="cannot be read as samples"):
        gathering(file)


DECKS: dict[str, object] = {"mode": "tournament", "points": 4}


def hands(file: Path | None = None) -> FirstHands:
    """Short games with decks that were drawn, first hands dealt by lot."""
    return FirstHands("cardgame", [DECKS], bare_sense("cardgame"), 3, file)


def test_of_first_hands_three_cards_and_a_deck_are_told_for_each_seat(tmp_path: Path) -> None:
    gathered = hands()
    found = gathered.gather(6)
    things = list(gathered.things)
    cards = [i for i, (kind, _) in enumerate(things) if kind == FIRST]
    decks = [i for i, (kind, _) in enumerate(things) if kind == BROUGHT]
    assert len(found.won) == len(set(found.game.tolist())), "one position for each game"
    assert (found.told[:, :, cards].sum(axis=2) == 3).all()
    assert (found.told[:, :, decks].sum(axis=2) == 1).all()
    named = {tuple(sorted(preset.start)) for preset in presets().values()}
    names = [things[i][1] for i in cards]
    dealt = {tuple(sorted(n for n, k in zip(names, row, strict=True) if k)) for row in found.told[:, 0, cards].tolist()}
    assert not dealt <= named, "by lot, not as decks propose"
    assert same(hands().gather(6, processes=2), found)
    hands(tmp_path / "hands.npz").gather(2)
    assert same(hands(tmp_path / "hands.npz").gather(6), found)
    with pytest.raises(InputError, match="another game, options, seed or features"):
        Gathering("cardgame", [DECKS], bare_sense("cardgame"), 3, tmp_path / "hands.npz")


def test_first_cards_are_weighed_beside_the_decks_they_come_with() -> None:
    """Who begins with the good card wins more often, and so does who has the strong deck, whatever lies in its hand."""
    lots = np.random.default_rng(8)
    strong = lots.integers(0, 2, (6000, 2))
    told = np.zeros((6000, 2, 5), dtype=np.float32)
    told[:, :, 0] = lots.integers(0, 2, (6000, 2))
    told[:, :, 1] = strong * lots.integers(0, 2, (6000, 2))
    told[:, :, 2], told[:, :, 3] = strong, 1 - strong
    told[:9, 0, 4] = 1
    won = (told[:, :, 0] * 0.8 + strong * 1.5 + lots.gumbel(size=(6000, 2))).argmax(axis=1)
    samples = Samples(told, won, np.arange(6000))
    things = [(FIRST, "good"), (FIRST, "idle"), (BROUGHT, "strong"), (BROUGHT, "weak"), (FIRST, "seldom")]
    worth, judged = weigh_hands(samples.only(samples.game < 5000), samples.only(samples.game >= 5000), things)
    assert worth["good"] == pytest.approx(80, abs=15)
    assert abs(worth["idle"]) < 15
    assert set(worth) == {"good", "idle"}
    assert judged.log_loss < np.log(2)
    with pytest.raises(InputError, match="too few"):
        weigh_hands(samples.only(samples.game < 9), samples, things[4:])


def test_processes_share_the_games_and_change_nothing() -> None:
    assert same(gathering().gather(2, processes=2), gathering().gather(2))


def thoughtful(by: str, file: Path | None = None) -> Gathering:
    """Short games on the board between players who think by some weights; by none they are quick."""
    return Gathering("board", [{"players": 2, "points": 4}], bare_sense("board"), 5, file, by)


def test_players_who_think_play_other_games_and_the_same_again(tmp_path: Path) -> None:
    by = (files("catanica.games.board.bots") / "weights" / "two.json").read_text(encoding="utf-8")
    found = thoughtful(by).gather(2)
    assert same(found, thoughtful(by).gather(2, processes=2))
    assert not same(found, thoughtful("").gather(2))
    thoughtful("", tmp_path / "quick.npz").gather(1)
    with pytest.raises(InputError, match="another game, options, seed or features"):
        thoughtful(by, tmp_path / "quick.npz")


def test_weights_to_think_by_must_fit_the_game() -> None:
    with pytest.raises(InputError, match="do not fit its features"):
        thoughtful('{"weights": {"beauty": 1}}')
    with pytest.raises(InputError, match="cannot be read"):
        thoughtful("nonsense")


def test_samples_of_quick_players_are_fitted_beside(tmp_path: Path) -> None:
    file = tmp_path / "quick.npz"
    quick = gathering(file).gather(1)
    other = gathering(seed=3)
    thought = other.gather(1)
    assert same(beside(file, other), quick)
    both = joined(quick, thought, 4)
    assert len(both.won) == len(quick.won) + 4 * len(thought.won)
    assert np.array_equal(both.told[-len(thought.won) :], thought.told)
    with pytest.raises(InputError, match="another game, options, seed or features"):
        beside(file, thoughtful(""))
    with pytest.raises(InputError, match="cannot be read as samples"):
        beside(tmp_path / "none.npz", other)
