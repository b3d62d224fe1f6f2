# mypyc: skip
"""What is shown of the board game, as models: the keys are checked here, and the page's types follow.

Places are shown by the names the notation has for them. `x` and `y` say where a thing is drawn, counted from the middle
of the island to the right and downwards: `x` in half widths of a hex, `y` in quarters of its height.
"""

from typing import Annotated, Any, Literal

from typing_extensions import TypeAliasType, TypedDict

from catanica.games.board import founding, goods, island
from catanica.kernel.shown import Told

Option = Annotated[dict[str, Any], Told("BoardOption")]  # a row of the verbs
Question = Annotated[str, Told("BoardQuestion")]  # the name of a step
Good = TypeAliasType("Good", goods.Good)
DevelopmentCard = TypeAliasType("DevelopmentCard", goods.DevelopmentCard)
Terrain = TypeAliasType("Terrain", island.Terrain)
HarbourKind = TypeAliasType("HarbourKind", island.HarbourKind)
Colour = TypeAliasType("Colour", founding.Colour)
Ware = TypeAliasType("Ware", Literal["road", "settlement", "city", "buy"])  # verbs that cost something
Goods = dict[Good, int]
Cards = dict[DevelopmentCard, int]


class BoardHex(TypedDict):
    """A hex of the island."""

    name: str
    x: int
    y: int
    terrain: Terrain | None
    """Not known while the island is being laid."""
    resource: Good | None
    number: int | None
    dots: int
    """In how many of 36 throws the number falls."""


class Crossing(TypedDict):
    """Where settlements and cities stand."""

    name: str
    x: int
    y: int
    hexes: list[str]
    """The hexes around it."""


class Path(TypedDict):
    """Where roads lie: between two crossings."""

    name: str
    ends: tuple[str, str]
    hexes: list[str]
    """The hexes beside it."""


class Harbour(TypedDict):
    """A harbour at a path of the coast."""

    path: str
    kind: HarbourKind | None
    """The resource it takes two for one of, or any; not known while the island is being laid."""


class Building(TypedDict):
    """A settlement or city."""

    crossing: str
    seat: int
    kind: Literal["settlement", "city"]


class Road(TypedDict):
    """A road."""

    path: str
    seat: int


class OpenPlayer(TypedDict):
    """What everybody sees of a player."""

    seat: int
    name: str
    colour: Colour
    points: int
    hand_size: int
    cards_held: int
    knights: int
    road_length: int
    trail: list[str]
    """The paths of one longest road in order."""
    roads_left: int
    settlements_left: int
    cities_left: int
    rates: Goods
    """What the bank asks; nothing while the harbours are not laid."""
    settlements: int
    cities: int


class BoardPlayer(OpenPlayer):
    """What a player has; hands and cards of others as numbers only."""

    all_points: int | None
    """With hidden point cards; null where they are not known."""
    hand: Goods | None
    cards: Cards | None
    fresh_cards: Cards | None
    """Bought in this turn."""


class BoardOffer(TypedDict):
    """What a player gives and wants."""

    seat: int
    gives: Goods
    wants: Goods


class BoardDecision(TypedDict):
    """What is asked of whom; options for the one who decides."""

    who: int
    kind: Question
    rule: str
    left: int | None
    """How many steps of this kind are still to come: cards to discard or take, roads to lay."""
    options: list[Option]


class BoardView(TypedDict):
    """The board game as an audience sees it."""

    game: Literal["board"]
    options: dict[str, str]
    """What the players agreed on."""
    audience: int
    hexes: list[BoardHex]
    crossings: list[Crossing]
    paths: list[Path]
    harbours: list[Harbour]
    robber: str | None
    """Its hex."""
    buildings: list[Building]
    roads: list[Road]
    bank: Goods
    cards_left: int
    turn: int
    turns: int
    start: int
    dice: tuple[int, int] | None
    largest_army: int | None
    longest_road: int | None
    points_to_win: int
    prices: dict[Ware, Goods]
    players: list[BoardPlayer]
    offers: list[BoardOffer]
    decision: BoardDecision | None
    winner: int | None
