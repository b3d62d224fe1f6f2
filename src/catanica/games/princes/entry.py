# mypyc: skip
"""The entry of the Princes, the successor game: where its parts are."""

from typing import Final

from catanica.games.entry import Entry

ENTRY: Final = Entry(
    "princes",
    rules=".game:PrincesGame",
    modes=".game:MEASURED",
    sense=".bots.levels:PrincesSense",
    bots={
        "greedy": ".bots.greedy:PrincesGreedy",
        "hard": ".bots.levels:PrincesHard",
        "expert": ".bots.levels:PrincesExpert",
    },
    box=".box:BOX",
)
