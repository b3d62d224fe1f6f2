"""A view that is made with an earlier one at hand is the same as one made from nothing, and shares what has stayed."""

from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import catanica
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.piece import TABLE, slot
from catanica.kernel.playout import choose, playout
from catanica.kernel.rng import seeded
from catanica.kernel.seats import CHANCE, NOBODY, WATCHER
from catanica.notation.games import language
from tests.conformance.cases import CASES, VARIANTS, Case

AUDIENCES = (WATCHER, 0, 1)
DECISIONS = 150


@pytest.mark.parametrize("case", [*CASES, *VARIANTS], ids=lambda case: case.name)
def test_what_is_made_with_an_earlier_view_is_the_same(case: Case) -> None:
    parts = language(case.game).parts
    assert parts is not None
    state, rng = case.make().new(seed=9), seeded(9)
    own: dict[int, tuple[Any, Any]] = {}
    everybodys: tuple[Any, Any] | None = None
    shared, names = 0, ["a", "b", "c", "d"][: state.seats]
    for _ in range(DECISIONS):
        while state.to_move == CHANCE:
            state.step(state.sample())
        seen = state.redacted(WATCHER)
        before, everybodys = everybodys, (seen, parts.open(seen, names, everybodys))
        assert everybodys[1] == parts.open(seen, names), "everybody"
        if before is not None and "lands" in before[1]:
            pairs = zip(before[1]["lands"], everybodys[1]["lands"], strict=True)
            shared += sum(was["regions"] is now["regions"] for was, now in pairs)
        for audience in AUDIENCES:
            seen = state.redacted(audience)
            made = parts.own(seen, audience, None, own.get(audience))
            assert made == parts.own(seen, audience, None), audience
            own[audience] = seen, made
        if state.to_move == NOBODY:
            break
        state.step(choose(state, rng))
    assert shared > 0 or case.game == "board"


def stacks_parted_otherwise(d: Duel) -> None:
    d.stacks.ends = vec[i64]([end - 1 for end in d.stacks.ends[:-1]] + [d.stacks.ends[-1]])


def another_event(d: Duel) -> None:
    d.drawn_event = 1 if d.drawn_event == 0 else 0


def out_of_the_box(d: Duel) -> None:
    d.box = vec[i64]([slot(1, TABLE)])


def crowned(d: Duel) -> None:
    d.land0.crowns |= d.land0.settlements


def other_rules(d: Duel) -> None:
    other: Any = catanica.game("cardgame", mode="tournament").new(seed=1)
    d.use_rules(other.rules)


def gained(d: Duel) -> None:
    d.brought = d.brought[1:]


ALTERED = [
    ("cardgame", stacks_parted_otherwise),
    ("cardgame", out_of_the_box),
    ("cardgame", another_event),
    ("cardgame", crowned),
    ("cardgame", other_rules),
    ("tournament", gained),
]


@pytest.mark.parametrize(("mode", "alter"), ALTERED, ids=lambda one: getattr(one, "__name__", one))
def test_what_alone_has_changed_is_seen(mode: str, alter: Callable[[Duel], None]) -> None:
    """Play changes these together with something else, as a rule."""
    game = catanica.game("cardgame", **({"mode": mode} if mode == "tournament" else {}))
    state, rng, parts = game.new(seed=3), seeded(3), language("cardgame").parts
    assert parts is not None
    playout(state, rng, 40)
    was: Any = state.redacted(0)
    now: Any = was.clone()
    alter(now)
    own, everybodys = parts.own(was, 0, None), parts.open(was, ["a", "b"])
    own_now, everybodys_now = parts.own(now, 0, None), parts.open(now, ["a", "b"])
    assert (own_now, everybodys_now) != (own, everybodys), "it can be seen"
    assert parts.own(now, 0, None, (was, own)) == own_now
    assert parts.open(now, ["a", "b"], (was, everybodys)) == everybodys_now
