# mypyc: skip
"""The successor game's principalities: counters and levels on cards, and the sea before the explorers' harbour."""

from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from catanica.cli.common import View
from catanica.games.principality.terminal.picture import PrincipalityPicture, fold, stock_dots, tally

BARE_HAND: Final = 3  # cards a hand holds without progress
LEVELS: Final = "▮▯"  # how far a sea card has been turned
DISCS: Final = {"ship": "▲", "lost": "✗", "": ""}
WATER: Final = "~ ~ ~"
ROOMY: Final = 26  # a name of a sea card on one line


class PrincesPicture(PrincipalityPicture):
    """Draws the principalities of the successor game."""

    def numbers(self, land: View) -> list[str]:
        """Strength, skill, commerce, progress and hand, with the advantages."""
        say = self.words.say
        lead = {name: f" ▲ {say(f'screen.{name}')}" for name in ("strength_lead", "trade_lead")}
        return [
            f"{say('screen.strength')} {land['strength']}" + (lead["strength_lead"] if land["knight"] else ""),
            f"{say('screen.skill')} {land['tournament']}",
            f"{say('screen.commerce')} {land['trade']}" + (lead["trade_lead"] if land["mill"] else ""),
            f"{say('screen.progress')} {land['hand_limit'] - BARE_HAND}",
            f"{say('screen.hand')} {land['hand_size']}/{land['hand_limit']}",
        ]

    def beside(self, land: View, width: int, brief: bool) -> list[RenderableType]:
        """Counter cards, counters spread over the land, stores, and the sea."""
        crowns = [column["crown"] for column in land["columns"] if "crown" in column]
        parts = [self.card_label(piece) for piece in (*land["laid"], *crowns)]
        lying = {piece["counter"]["name"] for piece in land["laid"] if "counter" in piece}
        for counter in reversed(land["counters"]):
            if counter["name"] not in lying:  # what lies on a card beside the row is told with it
                name = self.words.ui(f"counter.{counter['name']}.many")
                parts.insert(0, f"{name} {counter['count']}/{counter['room']}")
        for store in land["stores"]:
            stock = stock_dots(store["stock"])
            parts.append(f"{self.words.card(store['card'])}: {self.words.resource(store['resource'])} {stock}")
        out: list[RenderableType] = [Padding(Text(" · ".join(parts)), (0, 1))] if parts else []
        if "sea" in land:
            out += [Padding(self._voyages(land), (0, 1)), self._sea(land, width, brief)]
        return out

    # -- the sea --------------------------------------------------------------------------------------------------

    def _voyages(self, land: View) -> Text:
        """What the ships can do."""
        say = self.words.say
        parts = [
            say("screen.ships", n=land["sea"]["ships"], ready=land["sea"]["ready"]),
            *(say(f"screen.{name}", n=n) for name, n in land["figures"].items()),
        ]
        return Text.assemble((f"⚓ {say('screen.harbour')}", "bold"), " · " + " · ".join(parts))

    def _sea(self, land: View, width: int, brief: bool) -> RenderableType:
        """The sea as it lies, seen from the harbour: columns A, B, C, rows 1 to 3; briefly a line for each row."""
        cells = land["sea"]["cells"]
        columns = 1 + max(int(cell["x"]) for cell in cells)
        each = min(ROOMY, (width - 3) // columns - 1)
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=2)
        for _ in range(columns):
            grid.add_column(width=each, no_wrap=True)
        for y in range(3):
            sail = int(land["figures"]["sail"])
            row = [self._cell_of_sea(cell, sail, each, brief) for cell in cells if cell["y"] == y]
            grid.add_row("⚓" if y == 1 else "", *row)
        return grid

    def _cell_of_sea(self, cell: View, sail: int, width: int, brief: bool) -> Text:
        """Where it lies, how far, its level and ship; then the card, on two lines where there is little room."""
        head = f"{cell['name']} {self.words.say('screen.far', n=cell['distance'])}"
        fact = self.cat.fact(self.cat.number(cell["card"])) if cell["card"] else None
        if fact is not None and fact.levels:
            head += f" {tally(LEVELS, int(cell['level']), len(fact.levels))}"
        head += f" {DISCS[cell['disc']]}"
        name = self.words.card(fact.id) if fact else WATER
        if fact is not None and not cell["face_up"]:
            name = f"({name})"  # looked at, but not discovered
        style = "white on #1f4e79" if cell["distance"] <= sail else "white on #16324d"
        if brief:
            return Text(f"{head.strip()} {name}"[:width].ljust(width), style=style)
        room = 1 if width >= ROOMY else 2
        lines = [head[:width], *fold(name, width, room), ""][: room + 1]
        return Text("\n".join(line.ljust(width) for line in lines), style=style)
