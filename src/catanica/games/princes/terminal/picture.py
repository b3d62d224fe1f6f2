# mypyc: skip
"""The successor game's principalities: counters and levels on cards, and the sea before the explorers' harbour."""

from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from catanica.cli.common import View
from catanica.games.principality.cards.facts import CounterFacts
from catanica.games.principality.cards.shelf import all_sets
from catanica.games.principality.terminal.picture import PrincipalityPicture, fold, stock_dots

BARE_HAND: Final = 3  # cards a hand holds without progress
LEVELS: Final = 3  # of one card
LEVEL_SIGNS: Final = "▮▯"  # reached, and still to come
DISCS: Final = {"ship": "▲", "lost": "✗", "": ""}
WATER: Final = "~ ~ ~"
ROOMY: Final = 26  # a name of a sea card on one line


def tally(signs: str, n: int, room: int) -> str:
    """So many are there, and so many more find room."""
    return signs[0] * n + signs[1] * (room - n)


def counters() -> dict[str, CounterFacts]:
    """The counters that sets of this game declare."""
    return {name: counter for folder in all_sets("princes") for name, counter in folder.about.counters.items()}


def figures() -> list[str]:
    """The printed figures that sets of this game declare."""
    return [name for folder in all_sets("princes") for name in folder.about.figures]


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

    def tokens(self, piece: View) -> str:
        """Counters and levels as signs; other goods as a number."""
        if "counter" in piece:
            counter = counters()[piece["counter"]]
            return tally(counter.signs, int(piece["goods"]), counter.room)
        if self.cat.fact(self.cat.number(piece["card"])).kind == "counter":
            return tally(LEVEL_SIGNS, int(piece["goods"]), LEVELS)
        return super().tokens(piece)

    def beside(self, land: View, width: int) -> list[RenderableType]:
        """Counters at regions, counter cards, stores, and the sea."""
        parts = [self.card_label(piece) for piece in land["laid"]]
        at_regions = [r["expansion"] for r in land["regions"] if r["expansion"]]
        for name in dict.fromkeys(piece["counter"] for piece in at_regions if "counter" in piece):
            goods = [int(piece["goods"]) for piece in at_regions if piece.get("counter") == name]
            many = self.words.ui(f"counter.{name}.many")
            parts.insert(0, f"{many} {sum(goods)}/{counters()[name].room * len(goods)}")
        for store in land["stores"]:
            stock = stock_dots(store["stock"])
            parts.append(f"{self.words.card(store['card'])}: {self.words.resource(store['resource'])} {stock}")
        out: list[RenderableType] = [Padding(Text(" · ".join(parts)), (0, 1))] if parts else []
        if "sea" in land:
            out += [Padding(self._voyages(land), (0, 1)), self._sea(land, width)]
        return out

    # -- the sea --------------------------------------------------------------------------------------------------

    def _voyages(self, land: View) -> Text:
        """What the ships can do."""
        say = self.words.say
        parts = [
            say("screen.ships", n=land["ships"], ready=land["ships_ready"]),
            *(say(f"screen.{name}", n=land[name]) for name in figures() if name in land),
        ]
        return Text.assemble((f"⚓ {say('screen.harbour')}", "bold"), " · " + " · ".join(parts))

    def _sea(self, land: View, width: int) -> RenderableType:
        """The sea as it lies, seen from the harbour: columns A, B, C, rows 1 to 3."""
        columns = sorted({str(cell["cell"])[0] for cell in land["sea"]})
        each = min(ROOMY, (width - 3) // len(columns) - 1)
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=2)
        for _ in columns:
            grid.add_column(width=each, no_wrap=True)
        by_name = {str(cell["cell"]): cell for cell in land["sea"]}
        for row in "123":
            cells = [self._cell_of_sea(by_name[column + row], int(land["sail"]), each) for column in columns]
            grid.add_row("⚓" if row == "2" else "", *cells)
        return grid

    def _cell_of_sea(self, cell: View, sail: int, width: int) -> Text:
        """Where it lies, how far, its level and ship; then the card, on two lines where there is little room."""
        head = f"{cell['cell']} {self.words.say('screen.far', n=cell['distance'])}"
        fact = self.cat.fact(self.cat.number(cell["card"])) if cell["card"] else None
        if fact is not None and fact.levels:
            head += f" {tally(LEVEL_SIGNS, int(cell['level']), LEVELS)}"
        head += f" {DISCS[cell['disc']]}"
        name = self.words.card(fact.id) if fact else WATER
        if fact is not None and not cell["face_up"]:
            name = f"({name})"  # looked at, but not discovered
        style = "white on #1f4e79" if cell["distance"] <= sail else "white on #16324d"
        room = 1 if width >= ROOMY else 2
        lines = [head[:width], *fold(name, width, room), ""][: room + 1]
        return Text("\n".join(line.ljust(width) for line in lines), style=style)
