# mypyc: skip
"""JSettlers2 game logs: their lines as messages, their coordinates and boards in our terms."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from catanica.games.board.goods import BRICK, GRAIN, LUMBER, ORE, WOOL
from catanica.games.board.island import ANY_KIND, DESERT
from catanica.games.board.maps import harbour_text, map_text
from catanica.games.board.topology import CORNERS, ENDS, HARBOUR_SITES, LAND, corners_of, hex_name
from catanica.kernel.errors import InputError, Phrase

BEGINNING: Final = "SOC game event log:"
VERSION: Final = "2700"
HEX_IDS: Final = (
    "17 39 5B 7D 15 37 59 7B 9D 13 35 57 79 9B BD 11 33 55 77 99 BB DD 31 53 75 97 B9 DB 51 73 95 B7 D9 71 93 B5 D7"
)
KIND: Final = {1: BRICK, 2: ORE, 3: WOOL, 4: GRAIN, 5: LUMBER}  # their numbers, our kinds
THEIR_ORDER: Final = ("clay", "ore", "sheep", "wheat", "wood")
NUMBER: Final = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
WATER: Final = 6


@dataclass
class Message:
    """One line of a log: to whom, which message, its fields."""

    log: str
    line: int
    to: str
    kind: str
    text: str
    fields: dict[str, str]

    def differs(self, template: str, **values: object) -> InputError:
        """The error for a line that cannot be read or does not agree: what is wrong is a sentence of its own."""
        return self.wrong(Phrase(template, **values))

    def wrong(self, what: Phrase) -> InputError:
        """The error for this line, with the log's name and the line's number."""
        return InputError("{log}, line {line}: {what}", log=self.log, line=self.line, what=what)

    def unreadable(self) -> InputError:
        """The error for a message whose numbers make no sense."""
        return self.differs("{kind} cannot be read: {text!r}.", kind=self.kind, text=self.text[:80])

    def _lacks(self, needed: Phrase) -> InputError:
        says = self.text[:80]
        return self.differs("{kind} needs {needed}; it says {text!r}.", kind=self.kind, needed=needed, text=says)

    def number(self, name: str) -> int:
        """A field as a whole number."""
        try:
            return int(self.fields[name])
        except (KeyError, ValueError) as problem:
            raise self._lacks(Phrase("a number {name!r}", name=name)) from problem

    def place(self) -> int:
        """The hexadecimal coordinate."""
        try:
            return int(self.fields["coord"], 16)
        except (KeyError, ValueError) as problem:
            raise self._lacks(Phrase("a coordinate")) from problem

    def cards(self, name: str) -> list[int]:
        """A set of resources as counts in our order."""
        shape = re.escape(name) + "=" + r"\|".join(f"{kind}=(\\d+)" for kind in THEIR_ORDER)
        found = re.search(shape, self.text)
        if found is None:
            raise self._lacks(Phrase("resources {name!r}", name=name))
        counts = [0] * 5
        for theirs in range(1, 6):
            counts[KIND[theirs]] = int(found[theirs])
        return counts


def read_messages(text: str, source: str) -> Iterator[Message]:
    """The messages of a log."""
    lines = text.removeprefix("\ufeff").splitlines()
    if not lines or not lines[0].startswith(BEGINNING):
        says = "{log} is not a JSettlers game log: its first line does not begin {right!r}."
        raise InputError(says, log=source, right=BEGINNING)
    version = re.search(r"version=(\w+)", lines[0])
    if version is None or version[1] != VERSION:
        says = "{log} was written by JSettlers version {told}; this reader knows version {ours}."
        raise InputError(says, log=source, told=version[1] if version else "?", ours=VERSION)
    if "at_client" in lines[0]:
        says = "{log} was written by one player's program and lacks the others' hands; take the server's."
        raise InputError(says, log=source)
    for number, line in enumerate(lines[1:], 2):
        if not line or line.startswith("#"):
            continue
        to, colon, rest = line.partition(":")
        kind, _, body = rest.partition(":")
        fields = dict(part.split("=", 1) for part in body.split("|") if "=" in part)
        message = Message(source, number, to, kind, body, fields)
        if not colon or not kind.startswith("SOC"):
            raise message.differs("not a message of a game log: {text!r}.", text=line[:60])
        yield message


def vertex_of(coordinate: int) -> int | None:
    """Our crossing for a coordinate of theirs."""
    for h in range(len(LAND)):
        q, r = LAND[h]
        base = _hex_id(q, r)
        for corner, offset in zip(corners_of(q, r), (0x01, 0x12, 0x21, 0x10, -0x01, -0x10), strict=True):
            if base + offset == coordinate:
                return CORNERS.index(corner)
    return None


def edge_of(coordinate: int) -> int | None:
    """Our path for a coordinate of theirs."""
    upright = (coordinate // 16 + coordinate % 16) % 2 == 0
    ends = (coordinate + 0x01, coordinate + 0x10) if upright else (coordinate, coordinate + 0x11)
    a, b = vertex_of(ends[0]), vertex_of(ends[1])
    for pair in ((a, b), (b, a)):
        if pair in ENDS:
            return [*ENDS].index((pair[0] or 0, pair[1] or 0))
    return None


def axial(identity: int) -> tuple[int, int]:
    """Axial coordinates of a hex id."""
    high, low = identity // 16, identity % 16
    return (low - 7) // 2, (high - low) // 2


def _hex_id(q: int, r: int) -> int:
    low = 2 * q + 7
    return (2 * r + low) * 16 + low


def _listed(message: Message, name: str) -> list[int]:
    """A list in braces."""
    found = re.search(re.escape(name) + r"=\{([^}]*)\}", message.text)
    numbers = [int(n) for n in found[1].split()] if found else []
    if len(numbers) != len(HEX_IDS.split()):
        says = "the board has {given} hexes in {name}; {needed} are needed."
        raise message.differs(says, given=len(numbers), name=name, needed=len(HEX_IDS.split()))
    return numbers


def read_board(message: Message) -> tuple[str, str]:
    """Map and harbours of the logged board, as our options."""
    hexes, tokens = _listed(message, "hexLayout"), _listed(message, "numberLayout")
    terrain = [DESERT] * len(LAND)
    numbers = [0] * len(LAND)
    harbours = [-1] * len(HARBOUR_SITES)
    for i, identity in enumerate(HEX_IDS.split()):
        q, r = axial(int(identity, 16))
        value = hexes[i]
        if (q, r) in LAND:
            h = LAND.index((q, r))
            if value not in (0, *KIND):
                raise message.differs("hex {hex} has the unknown terrain {value}.", hex=hex_name(h), value=value)
            terrain[h] = DESERT if value == 0 else KIND[value]
            numbers[h] = NUMBER[tokens[i]] if 0 <= tokens[i] < len(NUMBER) and value else 0
        elif value != WATER:
            facing, kind = (value - 6, ANY_KIND) if value < 16 else (value >> 4, KIND.get(value & 15, ANY_KIND))
            ring = corners_of(q, r)
            a, b = CORNERS.index(ring[facing - 1]), CORNERS.index(ring[facing % 6])
            edge = ENDS.index((a, b) if (a, b) in ENDS else (b, a))
            if edge not in HARBOUR_SITES:
                raise message.differs("a harbour lies where our frame has none.")
            harbours[HARBOUR_SITES.index(edge)] = kind
    if -1 in harbours:
        found = len(harbours) - harbours.count(-1)
        raise message.differs("only {found} of the nine harbours are on the board.", found=found)
    return map_text(terrain, numbers), harbour_text(harbours)
