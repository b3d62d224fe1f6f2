# mypyc: skip
"""The card game's entry: where its parts are."""

from typing import Final

from catanica.games.entry import Entry, levels

ENTRY: Final = Entry(
    "cardgame",
    rules=".game:CardGame",
    modes=".game:MEASURED",
    alike=".game:crowded",
    sense=".bots.levels:CardGameSense",
    bots=levels("CardGame", greedy=".bots.normal:CardGameNormal", frozen=".bots.greedy:CardGameGreedy"),
    draws="catanica.games.principality.draws:draws",
    encoding="catanica.games.principality.encoding:PrincipalityEncoder",
    drawing="catanica.games.principality.drawing:draw",
    box=".box:BOX",
    history=".editions:HISTORY",
    decks=".decks.book:DECKS",
)
