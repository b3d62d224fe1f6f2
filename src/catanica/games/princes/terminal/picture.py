# mypyc: skip
"""The successor game's principalities: owls, stars and counters on cards, and the sea before the explorers' harbour."""

from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from catanica.cli.common import View
from catanica.games.principality.terminal.picture import PrincipalityPicture, fold, stock_dots

BARE_HAND: Final = 3  # cards a hand holds without progress
MOST: Final = 3  # owls, stars or levels on one card
SIGNS: Final = {"owls": ("◉", "○"), "stars": ("★", "☆"), "level": ("▮", "▯")}  # there, and room for more
DISCS: Final = {"ship": "▲", "lost": "✗", "": ""}
WATER: Final = "~ ~ ~"
ROOMY: Final = 26  # a name of a sea card on one line


def tally(kind: str, n: int) -> str:
    """Owls, stars or levels: three places."""
    there, room = SIGNS[kind]
    return there * n + room * (MOST - n)


def holds(flags: list[str], kind: str, card: str) -> str:
    """What a card is for: owls on sages, stars on the people's mood, levels on a counter card."""
    if "sage" in flags:
        return "owls"
    if kind != "counter":
        return ""
    return "stars" if card == "volksstimmung" else "level"


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
        """Owls, stars or levels as signs; other goods as a number."""
        fact = self.cat.fact(self.cat.number(piece["card"]))
        kind = holds(fact.flags, fact.kind, fact.id)
        return tally(kind, int(piece["goods"])) if kind else super().tokens(piece)

    def beside(self, land: View, width: int) -> list[RenderableType]:
        """Counter cards, owls, stores, and the sea."""
        say = self.words.say
        parts = [self.card_label(piece) for piece in land["laid"]]
        sages = [r["expansion"] for r in land["regions"] if r["expansion"] and self._is_sage(r["expansion"])]
        if sages:
            owls = sum(int(sage["goods"]) for sage in sages)
            parts.insert(0, f"{say('screen.owls')} {owls}/{MOST * len(sages)}")
        for store in land["stores"]:
            stock = stock_dots(store["stock"])
            parts.append(f"{self.words.card(store['card'])}: {self.words.resource(store['resource'])} {stock}")
        out: list[RenderableType] = [Padding(Text(" · ".join(parts)), (0, 1))] if parts else []
        if "sea" in land:
            out += [Padding(self._voyages(land), (0, 1)), self._sea(land, width)]
        return out

    def _is_sage(self, piece: View) -> bool:
        return "sage" in self.cat.fact(self.cat.number(piece["card"])).flags

    # -- the sea --------------------------------------------------------------------------------------------------

    def _voyages(self, land: View) -> Text:
        """What the ships can do."""
        say = self.words.say
        parts = [
            say("screen.ships", n=land["ships"], ready=land["ships_ready"]),
            say("screen.sail", n=land["sail"]),
            say("screen.cannon", n=land["cannon"]),
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
            head += f" {tally('level', int(cell['level']))}"
        head += f" {DISCS[cell['disc']]}"
        name = self.words.card(fact.id) if fact else WATER
        if fact is not None and not cell["face_up"]:
            name = f"({name})"  # looked at, but not discovered
        style = "white on #1f4e79" if cell["distance"] <= sail else "white on #16324d"
        room = 1 if width >= ROOMY else 2
        lines = [head[:width], *fold(name, width, room), ""][: room + 1]
        return Text("\n".join(line.ljust(width) for line in lines), style=style)
