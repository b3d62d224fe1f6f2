"""Games that have come to where a test becomes interesting, as position texts to begin from."""

import random
from collections.abc import Callable
from functools import cache

import catanica
from catanica.bots.registry import make
from catanica.games.princes.game import PrincesGame
from catanica.games.princes.sets.zeit_der_entdecker.words import SAIL
from catanica.games.principality.telling.verbs import END, verb_of
from catanica.kernel.state import NOBODY, State
from catanica.notation.games import language
from tests.games.board.scene import scene
from tests.support.position import do, position

SEED = 5


@cache
def first_turn(game: str, **options: str) -> str:
    """Set-up and dice are over: the first player may build and end the turn."""
    return _played(game, options, lambda state: _offers(state, "end", "end turn"))


@cache
def hand_check(game: str, **options: str) -> str:
    """The first player's turn is over: cards are drawn."""
    return _played(game, options, lambda state: _offers(state, "draw 1"))


@cache
def nearly_over(game: str, decisions: int, **options: str) -> str:
    """So many decisions of the first player before the game between good players ends."""
    asked: list[str] = []
    _played(game, options, lambda state: asked.append(state.text()))
    return asked[-decisions]


@cache
def one_short() -> str:
    """The first player has nothing and may only end the turn; the second, whose stores are full, lacks one point."""
    p = position(points=3).rich(1).events("fortschritt")
    for number, card in enumerate(("kundschafter", "haendler", "spion", "alchimist", "bischof"), start=1):
        p.stack(number, card, card)
    return p.main().text()


@cache
def attacked() -> str:
    """The other plays the arsonist, and nothing in the own hand answers it."""
    p = position(active=1, turn=41).actions_open().hand(0, "spion").hand(1, "feuerteufel")
    return do(p.rich(0).rich(1).built(0, "kloster", "L1 above").main(), "play feuerteufel").text()


@cache
def island_one_short(who: int) -> str:
    """Three at the island before the first throw; one of them has the cards for the city that wins."""
    towns = {0: ("N2,0", "S0,0"), 1: ("N0,1", "S0,-1"), 2: ("N-1,2", "S1,-2")}
    table = scene(players="3", points="3")
    for seat, places in towns.items():
        table.town(seat, *places)
    return table.give(who, "4 ore 3 grain").before_roll().text()


@cache
def before_a_voyage() -> str:
    """An explorers' game that has come to where the first seat can sail."""
    for seed in range(1, 60):
        state: State = PrincesGame(mode="theme", sets=["zeit_der_entdecker"], first="0").new(seed)
        draw = random.Random(seed)
        for _ in range(400):
            asked = state.decision
            if asked is None:
                break
            if asked.who == 0 and any(verb_of(code) == SAIL for code in asked.options):
                return state.text()
            others = [code for code in asked.options if verb_of(code) != END]
            state.apply(draw.choice(others if others and draw.random() < 0.7 else asked.options))
    raise AssertionError("no ship could sail")


def _offers(state: State, *texts: str) -> bool:
    words = language(state.header()["game"])
    return any(words.to_text(state, code) in texts for code in state.legal())


def _played(game: str, options: dict[str, str], there: Callable[[State], bool | None]) -> str:
    """Play until the first player is asked and we are there."""
    state = catanica.game(game, **options).new(seed=SEED)
    players = [make("greedy", game, seat, seed=SEED) for seat in range(state.seats)]
    while state.to_move != NOBODY:
        seat = int(state.to_move)
        if seat == 0 and there(state):
            return state.text()
        state.apply(players[seat].choose(state.redacted(seat)))
    return ""
