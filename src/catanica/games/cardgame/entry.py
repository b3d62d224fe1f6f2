# mypyc: skip
"""The card game's entry: where its parts are."""

from typing import Final

from catanica.games.entry import Entry

ENTRY: Final = Entry(
    "cardgame",
    rules=".game:CardGame",
    modes=".game:MEASURED",
    alike=".game:crowded",
    sense=".bots.levels:CardGameSense",
    bots={
        "greedy": ".bots.greedy:CardGameGreedy",
        "hard": ".bots.levels:CardGameHard",
        "expert": ".bots.levels:CardGameExpert",
    },
    encoding="catanica.games.principality.encoding:PrincipalityEncoding",
    box=".box:BOX",
    history=".editions:HISTORY",
    decks=".decks.book:DECKS",
)
