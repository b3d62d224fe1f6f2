"""Bots see what their seat may know, and nothing else."""

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import catanica
from catanica.bots.match import play
from catanica.bots.registry import make
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.piece import slot_known
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.playout import playout
from catanica.kernel.rng import seeded
from tests.support.rules import rule

EDITIONS = ("1996", "1997", "2003", "2005")


def midgame(seed: int, decisions: int = 300) -> Duel:
    state = catanica.game("cardgame").new(seed=seed, trace=False)
    assert isinstance(state, Duel)
    playout(state, seeded(seed), decisions)
    return state


def observations(games: int) -> Iterator[tuple[int, Duel]]:
    """Who is to decide in the middle of some games, and what they see."""
    for seed in range(games):
        state = midgame(seed, 120 + 40 * seed)
        if state.to_move >= 0:
            yield int(state.to_move), state.redacted(state.to_move)


def cards(pile: vec[i64]) -> list[int]:
    return [card_of(slot) for slot in pile]


def known_to(pile: vec[i64], seat: int) -> list[int]:
    return [card_of(slot) if slot_known(slot) & (1 << seat) else 0 for slot in pile]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("seat", [0, 1])
def test_cards_a_seat_has_not_seen_are_blank_in_its_observation(seat: int, seed: int) -> None:
    state = midgame(seed)
    seen = state.redacted(seat)
    other = 1 - seat
    assert sorted(cards(seen.land(seat).hand)) == sorted(cards(state.land(seat).hand))
    assert sorted(cards(seen.land(other).hand)) == sorted(known_to(state.land(other).hand, seat))
    assert cards(seen.stacks.cards) == known_to(state.stacks.cards, seat)
    assert cards(seen.event_stack) == known_to(state.event_stack, seat)
    assert cards(seen.region_stack) == known_to(state.region_stack, seat)
    assert 0 in cards(seen.stacks.cards)


def test_an_observation_does_not_carry_the_generator_of_the_game() -> None:
    state = midgame(3)
    draws = [state.redacted(0).rng.next32() for _ in range(2)]
    assert draws[0] == draws[1], "every observation carries the same blank generator"
    assert state.redacted(0).rng.next32() != state.rng.clone().next32()


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_what_a_bot_cannot_see_does_not_change_its_choice(name: str) -> None:
    """Two games that differ only in hidden cards look the same to the player, so the same action is taken."""
    compared = 0
    for seat, seen in observations(12):
        choices = {make(name, "cardgame", seat, 5).choose(seen.determinised(k).redacted(seat)) for k in range(4)}
        assert choices == {make(name, "cardgame", seat, 5).choose(seen)}
        compared += 1
    assert compared > 5


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_choosing_leaves_the_observation_as_it_was(name: str) -> None:
    for seat, seen in observations(8):
        before = seen.key()
        make(name, "cardgame", seat, 1).choose(seen)
        assert seen.key() == before


@rule("KB-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_plays_every_edition_to_the_end_from_both_seats(edition: str) -> None:
    for seed in range(2):
        for names in (("greedy", "random"), ("random", "greedy"), ("greedy", "greedy")):
            state = catanica.game("cardgame", edition=edition).new(seed=seed, trace=False)
            play(state, [make(n, "cardgame", seat, seed) for seat, n in enumerate(names)], 20_000)
            assert state.outcome is not None
            assert state.outcome.reason == "points"


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_never_stumbles(edition: str) -> None:
    for seed in range(300):
        state = catanica.game("cardgame", edition=edition).new(seed=seed, trace=False)
        play(state, [make("greedy", "cardgame", seat, seed) for seat in (0, 1)], 20_000)
        assert state.outcome is not None
        assert state.outcome.reason == "points"
