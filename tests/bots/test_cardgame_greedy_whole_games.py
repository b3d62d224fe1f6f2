"""The greedy player of the card game from the first card to the last, with every combination of sets."""

from itertools import product

import pytest

import catanica
from catanica.games.cardgame.bots.greedy import CardGameGreedy
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.telling import verbs
from catanica.games.principality.telling.words import to_text
from catanica.kernel.state import NOBODY
from tests.support.reading import asked

RH, PI, WF, HW = "ritter_haendler", "politik_intrige", "wissenschaft_fortschritt", "handel_wandel"
GAMES: dict[str, dict[str, object]] = {
    "base": {"sets": ["base"]},
    "knights": {"sets": ["base", RH]},
    "politics": {"sets": ["base", PI]},
    "science": {"sets": ["base", WF]},
    "trade": {"sets": ["base", HW]},
    "row": {"sets": ["base", RH, PI]},
    "bear": {"sets": ["base", RH, PI, WF, HW], "variant": "bear"},
}
BUILDS = {verbs.ROAD, verbs.SETTLEMENT, verbs.CITY, verbs.BUILD, verbs.ERECT, verbs.METROPOLIS}


def wins_at_once(g: Duel, action: int) -> bool:
    """Whether building something ends the game, whatever it is paid with."""
    d = g.clone()
    d.step(action)
    while d.to_move != NOBODY and d.to_move == g.to_move and asked(d)[1] in ("pay", "waive"):
        d.step(d.legal()[0])
    return d.to_move == NOBODY


@pytest.mark.parametrize(("name", "seed"), [("base", seed) for seed in range(6)] + list(product(GAMES, (40, 41))))
def test_a_whole_game_without_foolishness(name: str, seed: int) -> None:
    """What is traded for is built in that turn, what is torn down is replaced, no winning point is left lying."""
    g = catanica.game("cardgame", **GAMES[name]).new(seed=seed)
    assert isinstance(g, Duel)
    bots = [CardGameGreedy(seed), CardGameGreedy(seed + 1)]
    owed, ends = "", 0
    while g.outcome is None:
        action = bots[g.to_move].choose(g.redacted(g.to_move))
        verb = verbs.verb_of(action)
        if verb == verbs.BANK or verb == verbs.DEMOLISH:
            owed = to_text(g, action)
        elif verb in BUILDS:
            owed = ""
        if verb == verbs.END:
            ends += 1
            assert not owed, f"turn {g.turn}: {owed}, and then nothing came of it"
            if g.rules.scoring.points(g, g.to_move) >= g.rules.house.points_to_win - 2:
                assert not [to_text(g, a) for a in g.legal() if verbs.verb_of(a) in BUILDS and wins_at_once(g, a)]
        g.apply(action)
    assert g.outcome.reason == "points"
    assert ends > 10
