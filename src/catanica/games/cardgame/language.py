# mypyc: skip
"""How the game is written down and shown: in the words of the principalities."""

from typing import Final

from catanica.games.cardgame.game import OLDER_VERSIONS, RULES_VERSION
from catanica.games.cardgame.shown import CardgameView
from catanica.games.cardgame.view import view
from catanica.games.principality.telling.language import language

LANGUAGE: Final = language("cardgame", RULES_VERSION, OLDER_VERSIONS, view, CardgameView)
