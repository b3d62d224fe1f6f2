# mypyc: skip
"""How the game is written down and shown: in the words of the principalities."""

from typing import Final

from catanica.games.cardgame.game import OLDER_VERSIONS, RULES_VERSION
from catanica.games.cardgame.shown import CardgameView
from catanica.games.cardgame.view import open_view
from catanica.games.entry import Parts
from catanica.games.principality.telling.language import language
from catanica.games.principality.telling.view import own

LANGUAGE: Final = language("cardgame", RULES_VERSION, OLDER_VERSIONS, Parts(open_view, own), CardgameView)
