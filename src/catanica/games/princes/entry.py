# mypyc: skip
"""The entry of the Princes, the successor game: where its parts are."""

from typing import Final

from catanica.games.entry import Entry

ENTRY: Final = Entry(
    name="princes",
    package="catanica.games.princes",
    rules="catanica.games.princes.game:PrincesGame",
    language="catanica.games.princes.language:LANGUAGE",
    face="catanica.games.princes.terminal.face:face",
    bots={"greedy": "catanica.games.princes.bots.greedy:PrincesGreedy"},
    box="catanica.games.princes.box:BOX",
    modes="catanica.games.princes.game:MEASURED",
)
