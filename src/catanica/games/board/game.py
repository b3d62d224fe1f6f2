# mypyc: skip
"""The board game as something to choose and begin: its options, checked, and a first position."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from catanica.games.board.island import PRINTED_HARBOURS, island_of
from catanica.games.board.maps import BEGINNER, OLD, harbour_text, map_text, read_harbours, read_map
from catanica.games.board.state import BoardState, new_state
from catanica.games.board.table import OPEN_TOKENS, RANDOM_TOKENS, SPIRAL_TOKENS, Terms
from catanica.kernel.errors import InputError, unknown
from catanica.kernel.rng import seeded

RULES_VERSION: Final = "1"


@dataclass(frozen=True)
class Option:
    """One thing players agree on: its values (empty where any text may stand), the usual one, and whose rule it is."""

    name: str
    values: tuple[str, ...]
    default: str
    house_rule: tuple[str, ...] = ()  # values that are options of ours, not of the rules
    meaning: str = ""


OPTIONS: Final[dict[str, Option]] = {
    o.name: o
    for o in (
        Option("players", ("2", "3", "4"), "4", ("2",), "how many play; two is an option of ours"),
        Option(
            "setup",
            ("beginner", "old", "variable", "random", "map"),
            "variable",
            (),
            "beginner: given map and pieces; old: the older fixed map; variable: hexes shuffled, numbers in a spiral; "
            "random: hexes and numbers shuffled, no red numbers side by side; map: a map of your own",
        ),
        Option("map", (), "", (), "with setup=map: 19 hexes in reading order, such as 'forest 11, desert, ...'"),
        Option("harbours", (), "fixed", (), "fixed as printed, shuffled, or nine kinds clockwise from the top left"),
        Option("phases", ("combined", "strict"), "combined", (), "trade and build in one phase, or trade first"),
        Option("points", tuple(str(n) for n in range(3, 21)), "10", (), "points to win"),
        Option("friendly_robber", ("no", "yes"), "no", ("yes",), "house rule: the robber spares the weak"),
        Option("balanced_dice", ("no", "yes"), "no", ("yes",), "house rule: the 36 throws come like cards from a pack"),
        Option("bank", ("limited", "unlimited"), "limited", ("unlimited",), "19 cards of each resource, or no limit"),
        Option("start", ("auto", "dice", "0", "1", "2", "3"), "auto", (), "starting seat; auto: seat 0 for beginners"),
    )
}


def _text(value: object) -> str:
    """An option's value as text: yes and no for truth values."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).strip() if isinstance(value, str | int) else ""


class BoardGame:
    """The board game with its options."""

    name = "board"
    options = OPTIONS

    def __init__(self, **options: object) -> None:
        self.chosen: dict[str, str] = {name: option.default for name, option in OPTIONS.items()}
        given_map = options.pop("map", "")
        harbours = options.pop("harbours", "fixed")
        for name, value in options.items():
            if name not in OPTIONS:
                raise unknown("option of the board game", name, OPTIONS)
            text = _text(value).lower()
            if text not in OPTIONS[name].values:
                allowed = ", ".join(OPTIONS[name].values)
                raise InputError(f"The board game's option {name} can be {allowed}; {value!r} is none of these.")
            self.chosen[name] = text
        self.seats = int(self.chosen["players"])
        self.points = int(self.chosen["points"])
        self._choose_map(given_map)
        self._choose_harbours(harbours)
        self._choose_start()

    def _choose_map(self, given_map: object) -> None:
        """The terrain and tokens the set-up gives; empty where chance lays them."""
        setup = self.chosen["setup"]
        if given_map and setup == OPTIONS["setup"].default:
            setup = self.chosen["setup"] = "map"
        if given_map and setup != "map":
            raise InputError(f"A map of your own goes with setup=map, not with setup={setup}.")
        if setup == "map" and not given_map:
            raise InputError("setup=map needs a map: 19 hexes in reading order, such as 'forest 11, desert, ...'.")
        self.terrain: list[int] = []
        self.tokens: list[int] = []
        self.token_rule = SPIRAL_TOKENS if setup == "variable" else RANDOM_TOKENS
        if setup in ("beginner", "old", "map"):
            self.terrain, self.tokens = read_map({"beginner": BEGINNER, "old": OLD}.get(setup, given_map))
            self.token_rule = OPEN_TOKENS
        if setup == "map":
            self.chosen["map"] = map_text(self.terrain, self.tokens)

    def _choose_harbours(self, harbours: object) -> None:
        """The kinds of the harbours; empty where chance lays them."""
        self.harbours: list[int] = []
        if harbours == "fixed":
            self.harbours = list(PRINTED_HARBOURS)
        elif harbours != "shuffled":
            self.harbours = read_harbours(harbours)
            self.chosen["harbours"] = harbour_text(self.harbours)
            return
        self.chosen["harbours"] = str(harbours)

    def _choose_start(self) -> None:
        """The oldest sits on seat 0 and begins the beginner's game; otherwise the dice decide (BG-24)."""
        start = self.chosen["start"]
        if start == "auto":
            self.start = 0 if self.chosen["setup"] == "beginner" else -1
        elif start == "dice":
            self.start = -1
        else:
            self.start = int(start)
        if self.start >= self.seats:
            raise InputError(f"start={start}: with {self.seats} players the seats are 0 to {self.seats - 1}.")

    @classmethod
    def from_header(cls, header: Mapping[str, str]) -> "BoardGame":
        """The game a record's header describes."""
        if header.get("game") != cls.name:
            raise InputError(f"This is a record of {header.get('game')!r}, not of the board game.")
        if header.get("rules") != RULES_VERSION:
            raise InputError(
                f"Board rules of version {header.get('rules')!r} are not known; this program has {RULES_VERSION}."
            )
        return cls(**{name: value for name, value in header.items() if name in OPTIONS and value})

    def header(self) -> dict[str, str]:
        """Game, rules version and options, as a record keeps them."""
        return {"game": self.name, "rules": RULES_VERSION, **self.chosen}

    def new(self, seed: int | None = None, explicit: bool = False, trace: bool = True) -> BoardState:
        """A new game; with `explicit` the outcomes of chance are given from outside."""
        terms = Terms(
            self.points,
            self.chosen["phases"] == "strict",
            self.chosen["friendly_robber"] == "yes",
            self.chosen["balanced_dice"] == "yes",
            self.chosen["bank"] == "unlimited",
            self.chosen["setup"] == "beginner",
            self.token_rule,
            self.header(),
        )
        island = island_of(self.terrain, self.tokens, self.harbours)
        return new_state(self.seats, seeded(0 if seed is None else seed), terms, island, self.start, explicit, trace)
