# mypyc: skip
"""The entry of the Princes, the successor game: where its parts are."""

from typing import Final

from catanica.games.entry import Entry, levels

ENTRY: Final = Entry(
    "princes",
    rules=".game:PrincesGame",
    modes=".game:MEASURED",
    sense=".bots.levels:PrincesSense",
    bots=levels("Princes", greedy=".bots.normal:PrincesNormal", frozen=".bots.greedy:PrincesGreedy"),
    draws="catanica.games.principality.draws:draws",
    encoding="catanica.games.principality.encoding:PrincipalityEncoder",
    drawing="catanica.games.principality.drawing:draw",
    box=".box:BOX",
)
