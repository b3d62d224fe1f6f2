# mypyc: skip
"""The board game as something to choose and begin: its options, checked, and a first position."""

import re
import secrets
from collections.abc import Mapping
from typing import Final

from catanica.games.board.grammar import GRAMMAR
from catanica.games.board.island import PRINTED_HARBOURS, island_of
from catanica.games.board.maps import BEGINNER, OLD, harbour_text, map_text, read_harbours, read_map
from catanica.games.board.setup import new_state
from catanica.games.board.state import BoardState
from catanica.games.board.terms import OPEN_TOKENS, RANDOM_TOKENS, SPIRAL_TOKENS, Terms
from catanica.kernel.errors import InputError
from catanica.kernel.options import Option, as_text, settle, spelled
from catanica.kernel.rng import seeded

RULES_VERSION: Final = "1"
FEWEST: Final = 2
FEWEST_BY_THE_RULES: Final = 3  # two players are an option of ours (BG-1)
MOST: Final = 4
NUMBERS_OF_PLAYERS: Final = tuple(str(n) for n in range(FEWEST, MOST + 1))

OPTIONS: Final = (
    Option("players", "number", MOST, low=FEWEST, high=MOST),
    # beginner: given map and pieces; old: the older fixed map; variable: hexes shuffled, numbers in a spiral;
    # random: hexes and numbers shuffled, no red numbers side by side; map: the hexes given in `map`
    Option("setup", "choice", "variable", choices=("beginner", "old", "variable", "random", "map")),
    Option("map", "text", ""),  # 19 hexes in reading order, such as 'forest 11, desert, ...'
    Option("harbours", "text", "fixed"),  # fixed as printed, shuffled, or nine kinds clockwise from the top left
    Option("phases", "choice", "combined", choices=("combined", "strict")),
    Option("points", "number", 10, low=3, high=20),
    Option("friendly_robber", "flag", False, house_rule=True),  # the robber spares the weak
    Option("balanced_dice", "flag", False, house_rule=True),  # the 36 throws come like cards from a pack
    Option("bank", "choice", "limited", choices=("limited", "unlimited"), house_rule=True),
    Option("start", "choice", "auto", choices=("auto", "dice", "0", "1", "2", "3")),  # starting seat
)


class BoardGame:
    """The board game with its options settled."""

    name = "board"
    options = OPTIONS
    grammar = GRAMMAR

    def __init__(self, **options: object) -> None:
        plain = {name: value for name, value in options.items() if name not in ("map", "harbours")}
        asked = str(plain.get("players", MOST))
        if re.fullmatch(r"-?[0-9]+", asked) and asked not in NUMBERS_OF_PLAYERS:
            says = "Three or four play the board game (BG-1), by a rule of ours also two; {asked} cannot."
            raise InputError(says, asked=asked)
        self.chosen = settle(OPTIONS, plain, self.name)
        self.seats = int(str(self.chosen["players"]))
        self.points = int(str(self.chosen["points"]))
        self._choose_map(options.get("map", ""))
        self._choose_harbours(options.get("harbours", "fixed"))
        self._choose_start()

    def __repr__(self) -> str:
        return spelled(self.name, OPTIONS, self.chosen)

    @property
    def house_rules(self) -> list[str]:
        """The options chosen that are not of the rules."""
        own = [o.name for o in OPTIONS if o.house_rule and self.chosen[o.name] != o.default]
        return ["players", *own] if self.seats < FEWEST_BY_THE_RULES else own

    def _choose_map(self, given_map: object) -> None:
        """The terrain and tokens the set-up gives; empty where chance lays them."""
        setup = str(self.chosen["setup"])
        if given_map and setup == "variable":
            setup = self.chosen["setup"] = "map"
        if given_map and setup != "map":
            raise InputError("A map of your own goes with setup=map, not with setup={setup}.", setup=setup)
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
        start = str(self.chosen["start"])
        if start == "auto":
            self.start = 0 if self.chosen["setup"] == "beginner" else -1
        elif start == "dice":
            self.start = -1
        else:
            self.start = int(start)
        if self.start >= self.seats:
            says = "start={start}: with {seats} players the seats are 0 to {last}."
            raise InputError(says, start=start, seats=self.seats, last=self.seats - 1)

    @classmethod
    def from_header(cls, header: Mapping[str, str]) -> "BoardGame":
        """The game a record's header describes."""
        if header.get("game") != cls.name:
            raise InputError("This is a record of {given!r}, not of the board game.", given=header.get("game"))
        if header.get("rules") != RULES_VERSION:
            says = "Board rules of version {given!r} are not known; this program has {ours}."
            raise InputError(says, given=header.get("rules"), ours=RULES_VERSION)
        return cls(**{o.name: header[o.name] for o in OPTIONS if header.get(o.name)})

    def header(self) -> dict[str, str]:
        """Game, rules version and options, as a record keeps them."""
        return {"game": self.name, "rules": RULES_VERSION, **{o.name: as_text(self.chosen[o.name]) for o in OPTIONS}}

    def blank(self, chosen: str) -> BoardState:
        """A table on which nothing lies; nothing is chosen there."""
        return self.new(seed=0, explicit=True, trace=True).blank()

    def new(self, seed: int | None = None, explicit: bool = False, trace: bool = True) -> BoardState:
        """A new game; with `explicit` the outcomes of chance are given from outside. No seed: different every time."""
        terms = Terms(
            self.points,
            self.chosen["phases"] == "strict",
            self.chosen["friendly_robber"] is True,
            self.chosen["balanced_dice"] is True,
            self.chosen["bank"] == "unlimited",
            self.chosen["setup"] == "beginner",
            self.token_rule,
            self.header(),
        )
        island = island_of(self.terrain, self.tokens, self.harbours)
        rng = seeded(secrets.randbits(63) if seed is None else seed)
        return new_state(self.seats, rng, terms, island, self.start, explicit, trace)
