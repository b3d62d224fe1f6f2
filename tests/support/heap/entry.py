"""The heap's entry: where its parts are."""

from typing import Final

from catanica.games.entry import Entry

ENTRY: Final = Entry(
    name="heap",
    package="tests.support.heap",
    rules="tests.support.heap.rules:HeapGame",
    language="tests.support.heap.rules:LANGUAGE",
    face="tests.support.heap.face:face",
)
