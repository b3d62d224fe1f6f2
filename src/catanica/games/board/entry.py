# mypyc: skip
"""The board game's entry: where its parts are."""

from typing import Final

from catanica.games.entry import Entry

ENTRY: Final = Entry(
    name="board",
    package="catanica.games.board",
    rules="catanica.games.board.game:BoardGame",
    language="catanica.games.board.language:LANGUAGE",
    face="catanica.games.board.terminal.face:face",
    bots={"greedy": "catanica.games.board.bots.greedy:BoardGreedy"},
    encoding="catanica.games.board.encoding:BoardEncoding",
    seats_rule="BG-1",
    files={"map": "catanica.games.board.maps:map_from_file"},
    imports={"jsettlers": "catanica.games.board.jsettlers:import_log"},
    rivals={"catanatron": "catanica.games.board.terminal.rival"},
)
