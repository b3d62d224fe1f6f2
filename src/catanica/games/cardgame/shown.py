# mypyc: skip
"""What the card game's view holds: what both games of principalities show, and no more."""

from typing import Literal

from catanica.games.principality.telling.shown import DuelTable, Land


class CardgameView(DuelTable):
    """The table of the card game."""

    game: Literal["cardgame"]
    lands: list[Land]
