# mypyc: skip
"""Principalities drawn with characters: as a grid where the terminal is wide enough, else turned into a list.

Nothing is told by colour alone: regions and cards carry words, classes of cards carry a sign.
"""

from dataclasses import dataclass, replace
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from catanica.cli.card_page import card_style, sign
from catanica.cli.common import View
from catanica.cli.short import height_of
from catanica.cli.wording import Wording
from catanica.games.principality.cards.catalogue import Catalogue

NARROW_CELL: Final = 8
WIDE_CELL: Final = 14
CELL_LINES: Final = 4
FRAME: Final = 2
DICE: Final = " ⚀⚁⚂⚃⚄⚅"
GROUND: Final = {
    "brick": "white on #8c4a2f",
    "lumber": "white on #2f5d34",
    "ore": "white on #5a6069",
    "grain": "black on #d9b44a",
    "wool": "black on #9bc77b",
    "gold": "black on #e6d27a",
}
SEAT_STYLE: Final = ("#d98c3f", "#6fa3d9")


def column_sign(column: View) -> str:
    """Settlement or city as a sign."""
    return "⌂" if column["kind"] == "settlement" else "♜"


def stock_dots(n: int) -> str:
    """A region's stock: three places."""
    return "●" * n + "○" * (3 - n)


def tally(signs: str, n: int, room: int) -> str:
    """So many of something, and room for more."""
    return signs[0] * n + signs[1] * (room - n)


def fold(text: str, width: int, lines: int) -> list[str]:
    """A name on so many lines of so many characters; what does not fit ends in an ellipsis."""
    out: list[str] = []
    for word in text.split():
        if out and len(out[-1]) + 1 + len(word) <= width:
            out[-1] += " " + word
            continue
        while len(word) > width:
            out.append(word[: width - 1] + "-")
            word = word[width - 1 :]
        out.append(word)
    if len(out) > lines:
        out = out[:lines]
        out[-1] = out[-1].rstrip("-")[: width - 1] + "…"
    return out


@dataclass(frozen=True)
class Strip:
    """What lies one above the other: a settlement or road in the row, and what is above and below it."""

    name: str
    column: View | None = None
    road: View | None = None
    above: View | None = None
    below: View | None = None


class PrincipalityPicture:
    """Draws both principalities for a width."""

    def __init__(self, words: Wording, cat: Catalogue) -> None:
        self.words = words
        self.cat = cat

    def both(self, view: View, order: list[int], width: int) -> RenderableType:
        """Both principalities, side by side where they fit."""
        lands = [view["lands"][seat] for seat in order]
        half = width // 2
        if not all(self._fits(land, half - FRAME) for land in lands):
            return Group(*(self.one(view, land, width) for land in lands))
        panels = [self.one(view, land, half) for land in lands]
        tallest = max(height_of(panel, half) for panel in panels)
        for panel in panels:
            panel.height = tallest
        return Columns(panels, padding=0, width=half)

    def one(self, view: View, land: View, width: int, brief: bool = False) -> Panel:
        """One principality in its frame; a brief one takes few lines."""
        inner = width - FRAME
        ways = [self._grid(land, inner)] if self._fits(land, inner) else []
        ways = ways if ways and not brief else [*ways, self._list(land, inner)]
        body = min(ways, key=lambda way: height_of(way, inner))
        seat = int(land["seat"])
        mark = "▶ " if view["to_move"] == seat else ""
        title = (
            f"{mark}{self.words.who(seat)} · {land['points']}/{view['points_to_win']} {self.words.say('screen.points')}"
        )
        head = [Padding(line, (0, 1)) for line in (self._numbers(land), self._stock(land))]
        return Panel(
            Group(*head, body, *self.beside(land, inner, brief)),
            title=title,
            title_align="left",
            width=width,
            padding=0,
            border_style=SEAT_STYLE[seat],
        )

    def _numbers(self, land: View) -> Text:
        return Text(" · ".join(self.numbers(land)))

    def numbers(self, land: View) -> list[str]:
        """The sums of a principality, and the advantages it holds."""
        say = self.words.say
        return [
            f"{say('screen.strength')} {land['strength']}" + (f" ♞ {say('screen.knight')}" if land["knight"] else ""),
            f"{say('screen.tournament')} {land['tournament']}",
            f"{say('screen.trade')} {land['trade']}" + (f" ✣ {say('screen.mill')}" if land["mill"] else ""),
            f"{say('screen.hand')} {land['hand_size']}/{land['hand_limit']}",
        ]

    def beside(self, land: View, width: int, brief: bool) -> list[RenderableType]:
        """What a game lays beside a principality."""
        return []

    def _stock(self, land: View) -> Text:
        line = Text()
        for name, n in land["resources"].items():
            line.append(f"{self.words.resource(name)} {n}", style="bold" if n else "dim")
            line.append("  ")
        better = {name: rate for name, rate in land["rates"].items() if rate < 3}
        if better:
            line.append(self.words.say("screen.rate", rates=self.words.goods(better)), style="italic")
        line.rstrip()
        return line

    # -- the grid -------------------------------------------------------------------------------------------------

    def _cells(self, land: View) -> list[Strip]:
        """From left to right: gaps and columns in turn."""
        strips: dict[int, Strip] = {}
        for column in land["columns"]:
            above, below = column["sides"]
            strips[column["x"]] = Strip(str(column["name"]), column=column, above=above, below=below)
        for road in land["roads"]:
            strips[road["x"]] = Strip(str(road["name"]), road=road)
        for region in land["regions"]:
            strip = strips.setdefault(region["x"], Strip(str(region["name"]).partition(" ")[0]))
            strips[region["x"]] = replace(strip, **{"above" if region["y"] < 0 else "below": region})
        return [strips[x] for x in sorted(strips)]

    def _fits(self, land: View, width: int) -> bool:
        n = len(self._cells(land))
        return n * (NARROW_CELL + 1) - 1 <= width

    def _grid(self, land: View, width: int) -> RenderableType:
        cells = self._cells(land)
        wide = min(WIDE_CELL, (width + 1) // max(1, len(cells)) - 1)
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in cells:
            grid.add_column(width=wide, no_wrap=True)
        grid.add_row(*(self._cell(strip, strip.above, wide) for strip in cells))
        grid.add_row(*(self._middle(strip, wide) for strip in cells))
        grid.add_row(*(self._cell(strip, strip.below, wide) for strip in cells))
        return grid

    def _cell(self, strip: Strip, at: View | None, width: int) -> Text:
        if at is None:
            return Text("\n" * (CELL_LINES - 1))
        return self._side(at, width) if strip.column else self._region(at, width)

    def _region(self, region: View, width: int) -> Text:
        at = region["expansion"] or region["unit"]
        lines = [
            self.words.resource(region["resource"])[:width],
            f"{DICE[region['die']]} {region['die']}",
            stock_dots(region["stock"]),
            self.short_label(at, width) if at else "",
        ]
        return Text("\n".join(line.center(width) for line in lines), style=GROUND[region["resource"]])

    def _side(self, side: View, width: int) -> Text:
        text = Text()
        used = 0
        each = CELL_LINES // 2
        for card in side["cards"]:
            lines = fold(self.card_label(card), width, each)
            for line in lines:
                text.append(("\n" if used else "") + line.center(width), style=self.piece_style(card))
                used += 1
        for _ in range(side["capacity"] - len(side["cards"])):
            text.append(("\n" if used else "") + f"({self.words.say('screen.free_site')})"[:width].center(width), "dim")
            used += 1
        text.append("\n" * max(0, CELL_LINES - max(used, 1)))
        return text

    def card_label(self, piece: View) -> str:
        """A card in play: its sign and name, and what is odd about it."""
        fact = self.cat.fact(self.cat.number(piece["card"]))
        label = f"{sign(fact)}{self.words.card(piece['card'])}"
        if piece["blocked"]:
            label += f" ({self.words.say('screen.blocked')})"
        tokens = self.tokens(piece)
        return f"{label} {tokens}" if tokens else label

    def short_label(self, piece: View, width: int) -> str:
        """Name and tokens of a card on one line; the name gives way."""
        tokens = self.tokens(piece)
        room = width - len(tokens)
        return fold(self.words.card(piece["card"]), room, 1)[0][:room] + tokens

    def tokens(self, piece: View) -> str:
        """What lies on a card: its counter in its own signs, resources as number and kind, other goods as a number."""
        if "side" in piece:
            return self.words.say(f"screen.{piece['side']}")
        if "counter" in piece:
            return tally(piece["counter"]["signs"], int(piece["goods"]), piece["counter"]["room"])
        kind = self.words.resource(piece["resource"]) if "resource" in piece else ""  # alone: a kind that was named
        return " ".join(part for part in (str(piece["goods"] or ""), kind) if part)

    def piece_style(self, piece: View) -> str:
        """Its colour; blocked cards are struck out."""
        style = card_style(self.cat.fact(self.cat.number(piece["card"])))
        return f"{style} strike" if piece["blocked"] else style

    def _middle(self, strip: Strip, width: int) -> Text:
        column, road = strip.column, strip.road
        if column is not None:
            label = f"{strip.name} {self.words.say('screen.' + column['kind'])}"
            if len(label) > width:
                label = f"{column_sign(column)} {strip.name}"
            return Text(label.center(width), style="bold reverse")
        if road is None:
            return Text(strip.name.center(width), style="dim")
        lines = [f" {strip.name} ".center(width, "═")]
        if road["expansion"]:
            lines += [line.center(width) for line in fold(self.card_label(road["expansion"]), width, 2)]
        return Text("\n".join(lines), style="#c9a46a")

    # -- the list -------------------------------------------------------------------------------------------------

    def _list(self, land: View, width: int) -> RenderableType:
        """The same turned by a quarter: a line for every gap and column, above on the left, below on the right."""
        table = Table.grid(padding=(0, 1, 0, 0))
        name_width = 7
        side_width = (width - name_width - 2) // 2
        table.add_column(width=name_width)
        table.add_column(width=side_width)
        table.add_column(width=side_width)
        say = self.words.say
        table.add_row("", Text(f"▲ {say('screen.above')}", style="dim"), Text(f"▼ {say('screen.below')}", style="dim"))
        for strip in self._cells(land):
            cells = [self._line(strip, at, side_width) for at in (strip.above, strip.below)]
            table.add_row(self._name(strip), *cells)
            if strip.road and strip.road["expansion"]:
                table.add_row("", Text(self.card_label(strip.road["expansion"])[:side_width]), "")
        return table

    def _name(self, strip: Strip) -> Text:
        if strip.column:
            return Text(f" {column_sign(strip.column)}  {strip.name}", style="bold reverse")
        return Text(f" ══ {strip.name}", style="") if strip.road else Text(f"    {strip.name}", style="dim")

    def _line(self, strip: Strip, at: View | None, width: int) -> Text:
        if at is None:
            return Text("")
        if strip.column:
            return self._sites(at, width)
        line = f" {DICE[at['die']]} {at['die']} {stock_dots(at['stock'])} {self.words.resource(at['resource'])}"
        lying = at["expansion"] or at["unit"]
        line += f" {self.short_label(lying, max(3, width - len(line) - 1))}" if lying else ""
        return Text(line[:width].ljust(width), style=GROUND[at["resource"]])

    def _sites(self, side: View, width: int) -> Text:
        text = Text()
        for i, card in enumerate(side["cards"]):
            text.append(("\n" if i else "") + self.card_label(card)[:width], style=self.piece_style(card))
        for i in range(side["capacity"] - len(side["cards"])):
            text.append(("\n" if i or side["cards"] else "") + f"({self.words.say('screen.free_site')})", style="dim")
        return text
