# mypyc: skip
"""How the games of two principalities are written down and shown: they share their words."""

from catanica.games.entry import Language, Parts
from catanica.games.principality.cards.shelf import all_sets
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.telling import words
from catanica.games.principality.telling.view import event


def turn(state: Duel) -> int:
    """How many turns have begun."""
    return int(state.turn)


def language(
    game: str,
    rules_version: str,
    older: tuple[str, ...],
    parts: Parts,
    shown: type,
) -> Language:
    """The written form of a game with its version of the rules, those before, and the words of its sets; `shown` models
    its view.
    """
    for folder in all_sets(game):
        folder.speak()
    return Language(
        words.to_text,
        words.from_text,
        parts.view,
        event,
        turn,
        rules_version,
        words.GRAMMAR.beginnings(),
        {"shuffle": "deal"},
        words.GRAMMAR,
        shown,
        parts,
        older,
    )
