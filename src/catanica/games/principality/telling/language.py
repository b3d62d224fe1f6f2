# mypyc: skip
"""How the games of two principalities are written down and shown: they share their words."""

from collections.abc import Sequence

from catanica.games.entry import Json, Language
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.telling import view as views
from catanica.games.principality.telling import words


def view(state: Duel, audience: int, names: Sequence[str]) -> Json:
    """What an audience sees, and what the players are called."""
    return {**views.view(state, audience), "names": list(names)}


def turn(state: Duel) -> int:
    """How many turns have begun."""
    return int(state.turn)


def language(rules_version: str) -> Language:
    """The written form of a game with its version of the rules."""
    return Language(
        words.to_text,
        words.from_text,
        view,
        views.event,
        turn,
        rules_version,
        words.GRAMMAR.beginnings(),
        {"shuffle": "deal"},
        words.GRAMMAR,
    )
