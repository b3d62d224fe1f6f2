"""The yardstick: `frozen` plays today as it played when it was frozen, or no figure measured against it means anything.

A bot that plays better than greedy is a class of its own; greedy itself, which frozen is, stays as it is.
"""

import hashlib

import pytest

import catanica
from catanica.bots.registry import make
from catanica.notation.games import language_of
from tests.support.matches import moves

PLAYED: dict[str, tuple[dict[str, object], str]] = {
    "cardgame": ({"points": 5}, "81 87dbb858e7386e29"),
    "princes": ({"points": 5}, "119 34b0d2965945b39a"),
    "board": ({"players": 2, "points": 6}, "242 f3310c2a7a7faec9"),
}


def told(game: str, options: dict[str, object]) -> str:
    """All actions of a short game between frozen players, as a fingerprint of their texts."""
    state = catanica.game(game, **options).new(seed=12, trace=False)
    bots = [make("frozen", game, seat, 3) for seat in range(2)]
    text = language_of(state).to_text
    lines = []
    for seat, code in moves(state, bots):
        lines.append(f"{seat} {text(state, code)}")
    return f"{len(lines)} {hashlib.blake2b(chr(10).join(lines).encode(), digest_size=8).hexdigest()}"


@pytest.mark.parametrize("game", PLAYED)
def test_frozen_plays_as_it_did(game: str) -> None:
    options, before = PLAYED[game]
    assert told(game, options) == before
