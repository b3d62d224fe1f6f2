"""The sea before the explorers' harbour: cards in a grid, ship discs, and what may be reached (PR-14 to PR-16).

The harbour lies to the left of the row. Columns of the sea are counted from it, A, B and C; rows from above, 1 to 3.

    A1 B1 C1      a cell is column * 3 + row; the duel has columns A and B only
    A2 B2 C2      the harbour lies before A2
    A3 B3 C3
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.principality.position.annex import Annex
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import CELLS
from catanica.games.principality.position.piece import OPEN
from catanica.kernel.ints import bit
from catanica.kernel.rng import Rng

ROWS: Final = 3
SHIPS: Final = 3
TOP: Final = 3  # the highest level

# A cell: the card, who knows it (as in a card slot), whether it lies face up, its level, and the disc on it.
UP_AT: Final = 12
LEVEL_AT: Final = 13
DISC_AT: Final = 15
NO_DISC: Final = 0
SHIP: Final = 1
LOST: Final = 2  # a lost ship's blank disc: it blocks the card until the end of the turn (PR-37)


def distance(cell: i64) -> i64:
    """Steps from the harbour, never diagonal: middle row 1-2-3, outer rows 2-3-4 (PR-36)."""
    return cell // ROWS + (1 if cell % ROWS == 1 else 2)


class Seas(Annex):
    """Both players' seas. `levels` belongs to the game and is shared; the rest is the position."""

    def __init__(
        self, cells: vec[i64], ships: vec[i64], found: i64, allowed: i64, bound: i64, levels: vec[i64]
    ) -> None:
        self.cells: vec[i64] = cells  # seat 0's cells, then seat 1's
        self.ships: vec[i64] = ships  # discs of a seat that show a ship, at sea or at home
        self.found: i64 = found  # discoveries made this turn
        self.allowed: i64 = allowed  # discoveries allowed this turn
        self.bound: i64 = bound  # ships at home that may sail on a mission only: back from the forgotten tribe
        self.levels: vec[i64] = levels  # card * 4 + level: its figures; at level 0: copies in each player's sea

    # -- as part of a position ------------------------------------------------------------------------------------

    def clone(self) -> "Seas":
        """An independent copy."""
        return Seas(self.cells[:], self.ships[:], self.found, self.allowed, self.bound, self.levels)

    def words(self) -> vec[i64]:
        """Cells, ships, and what happened this turn."""
        out = self.cells[:]
        for n in self.ships:
            out = append(out, n)
        return append(append(append(out, self.found), self.allowed), self.bound)

    def redacted(self, eye: i64) -> "Seas":
        """A face-down card is known only to those who looked at it."""
        out = self.clone()
        i: i64 = 0
        while i < len(out.cells):
            if (out.cells[i] >> 9) & eye == 0:
                out.cells[i] = out.cells[i] & ~0x1FF
            i += 1
        return out

    def filled(self, rng: Rng) -> "Seas":
        """Blank cells get the cards that are left, each player's among his own."""
        out = self.clone()
        n = self.size()
        seat: i64 = 0
        while seat < 2:
            left = self.unseen(seat)
            i = seat * n
            while i < seat * n + n:
                if out.cells[i] & 0x1FF == 0:
                    k = rng.below(len(left))
                    out.cells[i] = out.cells[i] | left[k]
                    left[k] = left[len(left) - 1]
                    left.pop()
                i += 1
            seat += 1
        return out

    def unseen(self, seat: i64) -> list[int]:
        """The sea cards of a seat that lie on no known cell: both players have the same set."""
        left: list[int] = []
        card: i64 = 0
        while card * 4 < len(self.levels):
            c: i64 = 0
            while c < self.levels[card * 4]:
                left.append(card)
                c += 1
            card += 1
        i = seat * self.size()
        while i < (seat + 1) * self.size():
            if self.cells[i] & 0x1FF != 0:
                left.remove(self.cells[i] & 0x1FF)
            i += 1
        return left

    def figures(self, seat: i64) -> i64:
        """The points of the islands and pirates of a seat, as their levels show them."""
        total: i64 = 0
        i = seat * self.size()
        end = i + self.size()
        while i < end:
            level = (self.cells[i] >> LEVEL_AT) & 3
            if level > 0:
                total += self.levels[(self.cells[i] & 0x1FF) * 4 + level]
            i += 1
        return total

    def new_turn(self) -> None:
        """All discs go home as they are (PR-37)."""
        i: i64 = 0
        while i < len(self.cells):
            self.cells[i] = self.cells[i] & ~(3 << DISC_AT)
            i += 1
        self.found = 0
        self.allowed = 1
        self.bound = 0

    def shown(self, ids: list[str], seat: i64) -> dict[str, object]:
        """Ships and cells as plain data."""
        out: list[object] = []
        i: i64 = 0
        while i < self.size():
            w = self.at(seat, i)
            cell: dict[str, object] = {
                "cell": CELLS[i],
                "card": None if w & 0x1FF == 0 else ids[w & 0x1FF],
                "face_up": self.is_up(seat, i),
                "level": int(self.level(seat, i)),
                "distance": int(distance(i)),
                "disc": ["", "ship", "lost"][self.disc(seat, i)],
            }
            out.append(cell)
            i += 1
        return {"sea": out, "ships": int(self.ships[seat]), "ships_ready": int(self.ready(seat))}

    # -- one seat's sea -------------------------------------------------------------------------------------------

    def size(self) -> i64:
        """How many sea cards a player has: nine, in the duel six."""
        return len(self.cells) // 2

    def at(self, seat: i64, cell: i64) -> i64:
        """A cell as it is packed."""
        return self.cells[seat * self.size() + cell]

    def put(self, seat: i64, cell: i64, word: i64) -> None:
        """Change a cell."""
        self.cells[seat * self.size() + cell] = word

    def card(self, seat: i64, cell: i64) -> i64:
        """The card of a cell; 0 if it is not known."""
        return self.at(seat, cell) & 0x1FF

    def is_up(self, seat: i64, cell: i64) -> bool:
        """Whether a card has been discovered."""
        return (self.at(seat, cell) >> UP_AT) & 1 != 0

    def level(self, seat: i64, cell: i64) -> i64:
        """The level a card has been turned to."""
        return (self.at(seat, cell) >> LEVEL_AT) & 3

    def set_level(self, seat: i64, cell: i64, level: i64) -> None:
        """Turn a card."""
        self.put(seat, cell, (self.at(seat, cell) & ~(3 << LEVEL_AT)) | (level << LEVEL_AT))

    def disc(self, seat: i64, cell: i64) -> i64:
        """The disc on a card."""
        return (self.at(seat, cell) >> DISC_AT) & 3

    def set_disc(self, seat: i64, cell: i64, disc: i64) -> None:
        """Put a disc on a card, or take it off."""
        self.put(seat, cell, (self.at(seat, cell) & ~(3 << DISC_AT)) | (disc << DISC_AT))

    def discover(self, seat: i64, cell: i64) -> None:
        """Turn a card face up: everybody sees it."""
        self.put(seat, cell, self.at(seat, cell) | (OPEN << 9) | bit(UP_AT))

    def peek(self, seat: i64, cell: i64) -> None:
        """A player looks at an own card."""
        self.put(seat, cell, self.at(seat, cell) | (bit(seat) << 9))

    def switch(self, seat: i64, one: i64, two: i64) -> None:
        """Two cards change places, with all that lies on them."""
        w = self.at(seat, one)
        self.put(seat, one, self.at(seat, two))
        self.put(seat, two, w)

    def discovered(self, seat: i64) -> i64:
        """How many cards a player has discovered."""
        n: i64 = 0
        i: i64 = 0
        while i < self.size():
            if self.is_up(seat, i):
                n += 1
            i += 1
        return n

    def discs(self, seat: i64, disc: i64) -> i64:
        """How many discs of a kind lie on a player's sea."""
        n: i64 = 0
        i: i64 = 0
        while i < self.size():
            if self.disc(seat, i) == disc:
                n += 1
            i += 1
        return n

    def ready(self, seat: i64) -> i64:
        """Ships at home that may still sail this turn."""
        return self.ships[seat] - self.discs(seat, SHIP)

    def unbuilt(self, seat: i64) -> i64:
        """Blank discs at home: ships that can be built (PR-37: a ship lost this turn cannot)."""
        return SHIPS - self.ships[seat] - self.discs(seat, LOST)

    def find(self, seat: i64, card: i64) -> i64:
        """The cell of a discovered card; -1 if it is not discovered."""
        i: i64 = 0
        while i < self.size():
            if self.is_up(seat, i) and self.card(seat, i) == card:
                return i
            i += 1
        return -1

    def may_rise(self, seat: i64, cell: i64) -> bool:
        """Only one of the two players brings a card to level 3 (PR-16)."""
        level = self.level(seat, cell)
        if level + 1 < TOP:
            return True
        twin = self.find(1 - seat, self.card(seat, cell))
        return level < TOP and (twin < 0 or self.level(1 - seat, twin) < TOP)


def seas(g: Duel) -> Seas:
    """The seas of an explorers' game."""
    annex = g.annex
    assert isinstance(annex, Seas), "this game has no sea"
    return annex


def has_sea(g: Duel) -> bool:
    """Whether the game is played with explorers."""
    return g.annex is not None
