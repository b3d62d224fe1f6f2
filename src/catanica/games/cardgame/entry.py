# mypyc: skip
"""The card game's entry: where its parts are."""

from typing import Final

from catanica.games.entry import Entry

ENTRY: Final = Entry(
    name="cardgame",
    package="catanica.games.cardgame",
    rules="catanica.games.cardgame.game:CardGame",
    language="catanica.games.cardgame.language:LANGUAGE",
    face="catanica.games.cardgame.terminal.face:face",
    bots={"greedy": "catanica.games.cardgame.bots.greedy:CardGameGreedy"},
    encoding="catanica.games.principality.encoding:PrincipalityEncoding",
    modes="catanica.games.cardgame.game:MEASURED",
    box="catanica.games.cardgame.box:BOX",
    history="catanica.games.cardgame.editions:HISTORY",
)
