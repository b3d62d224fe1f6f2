# mypyc: skip
"""The board game's entry: where its parts are."""

from typing import Final

from catanica.games.entry import Entry, levels

ENTRY: Final = Entry(
    "board",
    rules=".game:BoardGame",
    sense=".bots.sense:BoardSense",
    bots=levels("Board", greedy=".bots.normal:BoardNormal", frozen=".bots.greedy:BoardGreedy"),
    encoding=".encoding:BoardEncoder",
    drawing=".drawing:draw",
    seats_rule="BG-1",
    files={"map": ".maps:map_from_file"},
    imports={"jsettlers": ".jsettlers:import_log"},
    rivals={"catanatron": ".terminal.rival"},
)
