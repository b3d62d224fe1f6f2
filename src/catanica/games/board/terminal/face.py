# mypyc: skip
"""The board game at a terminal: the island with numbered places, the players, choices and the log in words."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from catanica.cli.common import View
from catanica.cli.menu import Choice, numbered, plain
from catanica.cli.short import first_that_fits
from catanica.cli.wording import Wording
from catanica.encyclopaedia import library
from catanica.games.board.goods import RESOURCE_NAMES
from catanica.games.board.grammar import GRAMMAR
from catanica.games.board.terminal.picture import LETTERS, SEAT_STYLES, WIDTH, IslandPicture
from catanica.games.board.words import sequence
from catanica.kernel.refusal import Refusal
from catanica.kernel.state import State

VERBS: Final = (
    "accept", "decline", "counter", "trade", "roll", "knight", "road-building", "invention", "monopoly", "settlement",
    "city", "road", "buy", "sea-trade", "offer", "give", "want", "propose", "withdraw", "robber", "rob", "discard",
    "take", "to-building", "end",
)  # fmt: skip
VERB_KINDS: Final = {verb.name: verb.kinds() for verb in GRAMMAR.verbs.values()}
EVENT_KINDS: Final = {happening.name: happening.kinds() for happening in GRAMMAR.happenings.values()}
PLACES: Final = {"crossing", "path", "hex"}  # what options say of where
AWARD: Final = 2  # points of largest army and longest road


class BoardFace:
    """The board game in one language."""

    def __init__(self, words: Wording) -> None:
        self.words = words
        self.picture = IslandPicture(words)

    def screen(self, view: View, viewer: int, width: int, marks: Sequence[Choice]) -> RenderableType:
        """The island, and beside or below it what every player has."""
        island = self._island(view, marks)
        players = Group(*(self._player(view, p) for p in view["players"]), self._bank(view))
        if width >= 110:
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(width=WIDTH, no_wrap=True)
            grid.add_column()
            grid.add_row(island, players)
            return Group(self._head(view), grid)
        return Group(self._head(view), island, players)

    def parts(
        self, view: View, viewer: int, width: int, marks: Sequence[Choice], room: int
    ) -> tuple[RenderableType, RenderableType]:
        """The players and the bank; then the island, and the viewer's hand where there is room for a line more."""
        rest = Group(self._head(view), *(self._player(view, p) for p in view["players"]), self._bank(view))
        island = self._island(view, marks)
        held = view["players"][max(viewer, 0)]["hand"]
        goods = self.words.goods(held or {}) or self.words.ui("term.nothing")
        hand = Text(f"{self.words.say('screen.hand')}: {goods}", style="bold")
        return rest, first_that_fits((Group(island, hand), island), width, room)

    def on_map(self, choice: Choice) -> bool:
        """Crossings, paths and hexes carry the numbers."""
        return any(kind in choice.option for kind in PLACES)

    def _island(self, view: View, marks: Sequence[Choice]) -> Text:
        """The island with the numbers of the choices at their places."""
        places = {str(choice.option[kind]): choice.number for choice in marks for kind in PLACES & choice.option.keys()}
        return self.picture.draw(view, places)

    def _head(self, view: View) -> Text:
        say = self.words.say
        parts = [say("screen.turn", turn=view["turns"])]
        if view["decision"]:
            parts.append(self.words.ui(f"board_step.{view['decision']['kind']}"))
        if view["dice"]:
            a, b = view["dice"]
            parts.append(f"{' ⚀⚁⚂⚃⚄⚅'[a]} {' ⚀⚁⚂⚃⚄⚅'[b]} = {a + b}")
        parts.append(say("screen.to_win", points=view["points_to_win"]))
        return Text(" · ".join(parts), style="bold")

    def _player(self, view: View, p: View) -> RenderableType:
        say, seat = self.words.say, int(p["seat"])
        lines = Text()
        if p["hand"] is not None:
            lines.append(
                f"{say('screen.hand')}: {self.words.goods(p['hand']) or self.words.ui('term.nothing')}", "bold"
            )
        else:
            lines.append(f"{say('screen.hand')} {p['hand_size']}")
        if p["cards"]:
            held = ", ".join(f"{n} {self.words.ui(f'board_card.{card}')}" for card, n in p["cards"].items())
            lines.append(f" · {held}")
        elif p["cards_held"]:
            lines.append(f" · {say('screen.held')} {p['cards_held']}")
        lines.append(f"\n{say('screen.knights')} {p['knights']} · {say('screen.road')} {p['road_length']}", "dim")
        for key, word in (("largest_army", "screen.army"), ("longest_road", "screen.longest_road")):
            if view[key] == seat:
                lines.append(f" · {say(word)}", "bold yellow")
        better = {name: rate for name, rate in p["rates"].items() if rate < 4}
        if better and p["hand"] is not None:
            lines.append(f"\n{say('screen.rate', rates=self.words.goods(better))}", "italic")
        points = p["all_points"] if p["all_points"] is not None else p["points"]
        mark = "▶ " if view["decision"] and view["decision"]["who"] == seat else ""
        signs = f"{LETTERS[seat]}/{LETTERS[seat].upper()}/{seat + 1}"
        title = f"{mark}{self.words.who(seat)} ({signs}) · {points} {say('screen.points')}"
        return Panel(lines, title=title, title_align="left", border_style=SEAT_STYLES[p["colour"]], padding=(0, 1))

    def _bank(self, view: View) -> Text:
        say = self.words.say
        text = (
            f"{say('screen.bank')}: {self.words.goods(view['bank'])} · {say('screen.cards_left', n=view['cards_left'])}"
        )
        return Text(text, style="dim")

    def question(self, state: Any, view: View) -> str:
        """What is asked now, and of an offer what it says."""
        decision = view["decision"]
        question = self.words.ui(f"board_step.{decision['kind']}")
        if decision["left"]:
            question += f" ({decision['left']})"
        for offer in view["offers"]:
            sides = [self.words.goods(offer[side]) or self.words.ui("term.nothing") for side in ("gives", "wants")]
            question += f" · {self.words.who(offer['seat'])}: {' → '.join(sides)}"
        return self.words.say("screen.asks", who=self.words.who(decision["who"]), question=question)

    def choices(self, view: View) -> list[Choice]:
        """The options in groups."""
        entries = [
            (self.words.say(f"board_group.{option['verb']}"), self.phrase(option), option)
            for option in view["decision"]["options"]
        ]
        return numbered(entries, VERBS)

    def phrase(self, option: View) -> str:
        """An option as a player reads it."""
        words, verb = self.words, str(option["verb"])
        if not words.has(f"board_do.{verb}"):
            return words.ui(f"board_verb.{verb}")
        return words.say(f"board_do.{verb}", **self._worded(option, VERB_KINDS[verb]))

    def _worded(self, told: View, kinds: Mapping[str, str]) -> View:
        """What an option or event names, in the player's language; of what is hidden only that it is a card."""
        return {name: self._word(kind, told[name]) for name, kind in kinds.items()}

    def _word(self, kind: str, value: object) -> object:
        if value is None:
            return self.words.say("board_event.a_card")
        if kind == "good":
            return self.words.resource(value)
        if kind == "card":
            return self.words.ui(f"board_card.{value}")
        return self.words.who(int(str(value))) if kind == "seat" else value

    def log(self, events: Sequence[View], before: Sequence[View] = ()) -> list[str]:
        """What happened, as lines; each stands for itself."""
        return [self._line(event) for event in events]

    def _line(self, event: View) -> str:
        kind = str(event["event"])
        return self.words.say(f"board_event.{kind}", **self._worded(event, EVENT_KINDS[kind]))

    def points(self, view: View, seat: int) -> list[tuple[str, int]]:
        """Settlements, cities, awards and victory point cards."""
        say, p = self.words.say, view["players"][seat]
        rows = [
            (say("play.settlements"), int(p["settlements"])),
            (say("play.cities"), 2 * int(p["cities"])),
            (say("play.army_points"), AWARD if view["largest_army"] == seat else 0),
            (say("play.road_points"), AWARD if view["longest_road"] == seat else 0),
        ]
        if p["cards"]:
            rows.append((say("play.hidden_points"), int(p["cards"].get("point", 0))))
        return [(name, n) for name, n in rows if n]

    def explain(self, word: str) -> RenderableType | None:
        """The board game's cards are explained by its rulings."""
        return None

    def near(self, word: str) -> list[str]:
        """No card has a page of its own."""
        return []

    def examples(self) -> tuple[str, str, str]:
        """No card has a page; a ruling has, and roads are built."""
        return "", library.rulings(self.words.game)[0].id, "road"

    def read(self, state: Any, text: str) -> list[int] | Refusal:
        """The actions a typed text names; a whole offer stands in one line."""
        return sequence(state, text)

    def names(self) -> dict[str, str]:
        """Resource names in the player's language."""
        return {plain(self.words.resource(name)): name for name in RESOURCE_NAMES}


def face(state: State, words: Wording) -> BoardFace:
    """The face of the board game; every position of it looks alike."""
    return BoardFace(words)
