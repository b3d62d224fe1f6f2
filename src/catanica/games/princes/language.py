# mypyc: skip
"""How the game is written down and shown: in the words of the principalities, with the explorers' sea."""

from typing import Final

from catanica.games.entry import Parts
from catanica.games.princes.game import OLDER_VERSIONS, RULES_VERSION
from catanica.games.princes.shown import PrincesView
from catanica.games.princes.view import open_view, own_view
from catanica.games.principality.telling.language import language

LANGUAGE: Final = language("princes", RULES_VERSION, OLDER_VERSIONS, Parts(open_view, own_view), PrincesView)
