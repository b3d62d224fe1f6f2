"""Whole random games with the proof cards: nothing is lost, nothing leaks, everything replays."""

import pytest

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY
from tests.kernel.proof import FOLDER

LIMIT = 6000


def expansions(g: Duel) -> list[int]:
    """Every action card, building and unit, wherever it lies."""
    cards = [card_of(s) for land in (g.land0, g.land1) for s in land.hand]
    cards += [card_of(p) for land in (g.land0, g.land1) for p in land.built]
    cards += [card_of(s) for s in g.stacks.cards] + [card_of(s) for s in g.discard]
    return sorted(cards)


@pytest.mark.parametrize("seed", range(2))
def test_a_random_game_keeps_its_cards_and_replays(seed: int) -> None:
    game = CardGame(sets=["base", str(FOLDER)], points=14)
    g = game.new(seed=seed)
    rng = seeded(seed)
    all_cards: list[int] = []
    n = 0
    while g.to_move != NOBODY and n < LIMIT:
        decision = g.decision
        assert decision is not None
        if decision.kind in ("before_roll", "main"):
            all_cards = all_cards or expansions(g)
            assert expansions(g) == all_cards
        if n % 29 == 0:
            seen = g.redacted(g.to_move)
            assert sorted(seen.legal()) == sorted(g.legal())
            assert sorted(seen.determinised(n).legal()) == sorted(g.legal())
        g.step(choose(g, rng))
        n += 1
    assert g.outcome is not None
    again = game.new(seed=seed + 1, explicit=True)
    for code in g.trace:
        again.apply(code)
    assert again.key() == g.key()
