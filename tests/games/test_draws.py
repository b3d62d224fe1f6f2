"""What a draw could have brought: positions that whoever draws cannot tell apart, each as likely as it has copies."""

from collections.abc import Iterator
from typing import Any

import pytest

import catanica
from catanica.bots.registry import make
from catanica.games.entry import load
from catanica.games.principality.draws import draws
from catanica.games.registry import entry
from catanica.notation.games import language
from tests.support.matches import moves

WAYS = [
    ("cardgame", {}),
    ("cardgame", {"mode": "tournament"}),
    ("princes", {"mode": "theme", "sets": "zeit_der_weisen"}),
]


def drawn(game: str, options: dict[str, Any]) -> Iterator[tuple[Any, int, list[tuple[Any, int]]]]:
    """Every draw of a game, with what it could have brought."""
    state: Any = catanica.game(game, **options).new(seed=4)
    for _, code in moves(state, [make("greedy", game, seat, 1) for seat in (0, 1)]):
        if found := draws(state, code):
            yield state, code, found


@pytest.mark.parametrize(("game", "options"), WAYS)
def test_what_could_have_come_looks_alike_to_who_draws(game: str, options: dict[str, Any]) -> None:
    several = 0
    for state, code, found in drawn(game, options):
        seat = int(state.to_move)
        seen = state.redacted(seat).text()
        assert all(one.redacted(seat).text() == seen for one, _ in found)
        assert any(one.text() == state.text() for one, _ in found)
        hands = []
        for one, often in found:
            assert often > 0
            one.step(code)
            hands.append(sorted(one.land(seat).hand))
        assert len({tuple(hand) for hand in hands}) == len(found)
        several += len(found) > 1
    assert several > 10


def test_a_card_that_is_known_is_no_luck() -> None:
    """Who put a card under an empty stack, or searched one, knows what is drawn there."""
    words = language("cardgame")
    state: Any = catanica.game("cardgame").new(seed=4)
    searched = 0
    for seat, code in moves(state, [make("greedy", "cardgame", seat, 1) for seat in (0, 1)]):
        verb = words.to_text(state, code).split()[0]
        if verb in ("pick", "roll", "build", "put"):
            assert draws(state, code) == []
            searched += verb == "pick"
        if found := draws(state, code):
            assert verb == "draw"
            known = state.clone()
            for s in range(known.stacks.count()):
                known.stacks.learn(s, seat)
            assert draws(known, code) == []
            assert found
    assert searched


def test_both_card_games_tell_and_the_island_has_its_chance() -> None:
    assert [bool(entry(game).draws) for game in ("cardgame", "princes", "board")] == [True, True, False]
    assert load(entry("princes").draws) is draws
