# mypyc: skip
"""The island drawn with characters. A crossing shows who lives there, a path whose road it is; places that can be
chosen show the number of the choice. Seats are told by letter and digit as well as by colour.
"""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from catanica.cli.common import View
from catanica.cli.wording import Wording

Spot = tuple[int, int]  # column and line of the sheet
STEP: Final = 5  # characters between two crossings, sideways
SIDE: Final = 4  # room for harbours left and right
TOP: Final = 1  # and above and below
WIDTH: Final = 10 * STEP + 1 + 2 * SIDE
HEIGHT: Final = 17 + 2 * TOP
LETTERS: Final = "abcd"
ROBBER: Final = "[R]"
MANY_DOTS: Final = 5  # the red numbers
SEAT_STYLES: Final = {"red": "bold red", "blue": "bold blue", "orange": "bold dark_orange", "white": "bold white"}
GROUND: Final = {
    "hills": "#c0714f",
    "forest": "#4f9a57",
    "pasture": "#9bc77b",
    "fields": "#d9b44a",
    "mountains": "#9aa1ab",
    "desert": "#c8b98d",
}


class Canvas:
    """A sheet of characters with styles."""

    def __init__(self) -> None:
        self.cells = [[(" ", "") for _ in range(WIDTH)] for _ in range(HEIGHT)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write from a place to the right; what falls off the sheet is lost."""
        for i, char in enumerate(text):
            if 0 <= x + i < WIDTH and 0 <= y < HEIGHT:
                self.cells[y][x + i] = (char, style)

    def free(self, x: int, y: int, text: str) -> bool:
        """Whether a text has room there and touches nothing."""
        if not (x >= 0 and x + len(text) <= WIDTH and 0 <= y < HEIGHT):
            return False
        beside = self.cells[y][max(0, x - 1) : x] + self.cells[y][x + len(text) : x + len(text) + 1]
        return all(char == " " for char, _ in self.cells[y][x : x + len(text)]) and not any(
            char.isalnum() for char, _ in beside
        )

    def text(self) -> Text:
        """The sheet as styled text."""
        out = Text()
        for row in self.cells:
            for char, style in row:
                out.append(char, style)
            out.append("\n")
        out.rstrip()
        return out


def on_sheet(place: View) -> Spot:
    """Where a hex's middle or a crossing lies on the sheet."""
    return SIDE + (place["x"] + 5) * STEP, TOP + place["y"] + 8


class IslandPicture:
    """Draws the island."""

    def __init__(self, words: Wording) -> None:
        self.words = words

    def draw(self, view: View, marks: Mapping[str, int]) -> Text:
        """The island; marks are numbers of choices by the names of places."""
        sheet = Canvas()
        styles = {p["seat"]: SEAT_STYLES[p["colour"]] for p in view["players"]}
        roads = {r["path"]: int(r["seat"]) for r in view["roads"]}
        corners = {c["name"]: on_sheet(c) for c in view["crossings"]}
        paths = {p["name"]: (corners[p["ends"][0]], corners[p["ends"][1]]) for p in view["paths"]}
        for name, ends in paths.items():
            self._path(sheet, ends, roads.get(name), styles)
        for h in view["hexes"]:
            self._hex(sheet, h, robbed=view["robber"] == h["name"], mark=marks.get(h["name"]))
        for corner in corners.values():
            sheet.put(*corner, "·", "dim")
        for harbour in view["harbours"]:
            self._harbour(sheet, harbour, paths[harbour["path"]])
        for b in view["buildings"]:
            letter = LETTERS[b["seat"]]
            sign = letter if b["kind"] == "settlement" else letter.upper()
            sheet.put(*corners[b["crossing"]], sign, f"{styles[b['seat']]} reverse")
        for name, number in marks.items():
            if name in corners:
                sheet.put(*corners[name], str(number), "bold cyan reverse")
            elif name in paths:
                sheet.put(*self._middle(paths[name]), str(number), "bold cyan reverse")
        return sheet.text()

    def _middle(self, ends: tuple[Spot, Spot]) -> Spot:
        (x1, y1), (x2, y2) = ends
        if x1 == x2:
            return x1, (y1 + y2) // 2
        upper = (x1, y1) if y1 < y2 else (x2, y2)
        lower = (x2, y2) if y1 < y2 else (x1, y1)
        return (upper[0] + 1, upper[1]) if lower[0] > upper[0] else (upper[0] - 2, upper[1])

    def _path(self, sheet: Canvas, ends: tuple[Spot, Spot], seat: int | None, styles: Mapping[int, str]) -> None:
        """A path: dim where it is free, the owner's digit where a road lies."""
        (x1, y1), (x2, y2) = ends
        style = "dim" if seat is None else styles[seat]
        road = "" if seat is None else str(seat + 1)
        if x1 == x2:
            sheet.put(x1, (y1 + y2) // 2, road or "|", style)
            return
        if y1 > y2:
            x1, y1, x2, y2 = x2, y2, x1, y1
        way = 1 if x2 > x1 else -1
        for i, (char, y) in enumerate((("-", y1), (".", y1), ("'", y2), ("-", y2)), 1):
            sheet.put(x1 + way * i, y, road or char, style)

    def _hex(self, sheet: Canvas, h: View, robbed: bool, mark: int | None) -> None:
        x, y = on_sheet(h)
        if h["terrain"] is None:
            return
        style = GROUND[h["terrain"]]
        name = self.words.say(f"terrain.{h['terrain']}")[: 2 * STEP - 1]
        sheet.put(x - len(name) // 2, y, name, style)
        if h["number"]:
            label = str(h["number"])
            sheet.put(
                x - len(label) // 2, y + 1, label, f"{style} bold" + (" reverse" if h["dots"] == MANY_DOTS else "")
            )
        if mark is not None:
            sheet.put(x - 1, y - 1, f"{mark:>2}", "bold cyan reverse")
        elif robbed:
            sheet.put(x - 1, y - 1, ROBBER, "bold magenta")
        else:
            sheet.put(x - h["dots"] // 2, y - 1, "•" * h["dots"], style)

    def _harbour(self, sheet: Canvas, harbour: View, ends: tuple[Spot, Spot]) -> None:
        """A harbour's label on the sea side of its path, where there is room for all of it."""
        if harbour["kind"] is None:
            return
        (x1, y1), (x2, y2) = ends
        mx, my = (x1 + x2) / 2, (y1 + y2) / 2
        kind = str(harbour["kind"])
        label = kind if kind == "3:1" else self.words.resource(kind)
        right, up = mx > WIDTH // 2, my < HEIGHT // 2
        out = -1 if up else 1
        if x1 == x2:
            y = int(my)
            near = [int(mx) + 2, int(mx) + 1] if right else [int(mx) - len(label) - 1, int(mx) - len(label)]
            places = [(x, y) for x in near]
        else:
            y = int(my - 0.5) if up else int(my + 1)
            x = int(mx + 1) if right else int(mx) - len(label)
            places = [(x, y), (x - 1 if right else x + 1, y + out)]
        for place in places:
            if sheet.free(*place, label):
                sheet.put(*place, label, "cyan")
                return
        lines = [label[i : i + SIDE] for i in range(0, len(label), SIDE)]  # the outermost path: beside it, line by line
        for i, line in enumerate(lines):
            sheet.put(int(mx) + 1 if right else int(mx) - len(line), int(my) + i, line, "cyan")
