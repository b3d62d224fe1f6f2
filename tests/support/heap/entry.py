"""The heap's entry: where its parts are."""

from typing import Final

from catanica.games.entry import Entry

ENTRY: Final = Entry(
    "heap", package="tests.support.heap", rules=".rules:HeapGame", language=".rules:LANGUAGE", face=".face:face"
)
