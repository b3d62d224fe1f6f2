# mypyc: skip
"""What is shown of a game of two principalities, as models: the keys are checked here, and the page's types follow.

Places are shown by the names the notation has for them. `x` and `y` say where a thing is drawn: steps to the right of
the starting road and below the row, as the owner of the principality sees it.
"""

from typing import Annotated, Any, Literal, NotRequired

from typing_extensions import TypedDict

from catanica.games.principality.position.goods import Resource
from catanica.kernel.shown import Outcome, Told

Option = Annotated[dict[str, Any], Told("PrincipalityOption")]  # a row of the verbs


class Stock(TypedDict):
    """A number for each resource."""

    brick: int
    lumber: int
    ore: int
    grain: int
    wool: int
    gold: int


class CounterView(TypedDict):
    """A counter as its set declares it: goods on cards that are no resources."""

    name: str
    icon: str
    """The sign that stands for it on a page."""
    signs: str
    """At a terminal: one that is there, then room for one."""
    room: int
    """How many there can be."""


class CounterSum(CounterView):
    """All of a counter that lies on the cards of a land."""

    count: int


class Beneath(TypedDict):
    """A card in play on which another one lies."""

    place: str
    card: str


class PlacedCard(TypedDict):
    """A card in play."""

    card: str
    owner: int
    place: str
    blocked: bool
    used: bool
    goods: int
    """What lies on it: resources, or so many of its counter."""
    resource: NotRequired[Resource]
    """The kind of resource that lies on it, or that it names."""
    counter: NotRequired[CounterView]
    """What its goods are, where they are no resources."""
    side: NotRequired[str]
    """Which of its two sides lies up, by the figure it shows: strength or trade."""
    aims: NotRequired[str]
    """The card in the other principality whose function it borrows."""
    on: NotRequired[Beneath]
    """The card on which it lies and which it keeps from working."""
    bars: NotRequired[int | None]
    """The stack it keeps the lord of this land from, counted from 0; null for the discard pile."""
    way: NotRequired[int]
    """By which number `use` tells it from its like."""


class Side(TypedDict):
    """The building sites above or below a settlement or city."""

    name: str
    y: int
    capacity: int
    cards: list[PlacedCard]


class Column(TypedDict):
    """A settlement, city, metropolis or citadel with its sides."""

    name: str
    x: int
    kind: Literal["settlement", "city", "metropolis", "citadel"]
    card: str
    crown: NotRequired[PlacedCard]
    """The card of a metropolis that lies on the city."""
    sides: list[Side]


class LandRoad(TypedDict):
    """A road and what lies on it."""

    name: str
    x: int
    card: str
    places: list[str]
    """What options and happenings call a place there."""
    expansion: PlacedCard | None


class LandRegion(TypedDict):
    """A region with its stock, and what lies at it and outside it."""

    name: str
    x: int
    y: int
    places: list[str]
    """What options and happenings call a place there."""
    card: str
    resource: Resource
    die: int
    stock: int
    expansion: PlacedCard | None
    unit: PlacedCard | None


class OpenSpot(TypedDict):
    """Where the row can grow: nothing lies there yet."""

    kind: Literal["road", "column", "region"]
    name: str
    x: int
    y: int


class Store(TypedDict):
    """A card that stores resources like a region."""

    name: str
    card: str
    resource: Resource
    stock: int


class HeldCard(TypedDict):
    """A card in a hand; null to those who may not know it."""

    card: str | None


class OpenLand(TypedDict):
    """One principality with all its public numbers."""

    seat: int
    points: int
    strength: int
    tournament: int
    trade: int
    knight: bool
    mill: bool
    hand_limit: int
    hand_size: int
    resources: Stock
    rates: Stock
    """How many of a resource the bank takes for another one."""
    columns: list[Column]
    roads: list[LandRoad]
    regions: list[LandRegion]
    open: list[OpenSpot]
    stores: list[Store]
    laid: list[PlacedCard]
    """Cards that take no site: beside the row, on a stack, on the discard pile."""
    counters: list[CounterSum]
    """Of the counters its sets declare those it has cards for."""
    figures: dict[str, int]
    """The sums of the figures its sets declare."""


class Land(OpenLand):
    """A principality with the cards of its owner's hand, as far as they are known."""

    hand: list[HeldCard]


class StackView(TypedDict):
    """An expansion stack: the set its backs show, and the cards this audience knows, from the top."""

    stack: int
    owner: int | None
    """Whose it is, where players have stacks of their own."""
    set: str | None
    size: int
    known: list[str | None]


class RegionStack(TypedDict):
    """The stack of region cards."""

    size: int
    known: list[str | None]


class EventStack(TypedDict):
    """The stack of event cards, and the one drawn last."""

    size: int
    known: list[str | None]
    last: str | None


class CentralCards(TypedDict):
    """What the cards of the central row that can be built are called, by the verb that builds them."""

    road: str
    settlement: str
    city: str


class Supply(TypedDict):
    """The cards of the central row that are left."""

    metropolises: int
    citadels: int
    roads: int
    settlements: int
    cities: int


class Thrown(TypedDict):
    """How the dice lie."""

    event: str | None
    production: int | None


class GoodsOffer(TypedDict):
    """An offer of one player to the other."""

    by: int
    give: dict[Resource, int]
    want: dict[Resource, int]


class DuelDecision(TypedDict):
    """What is asked of whom; options for the one who decides."""

    who: int
    kind: str
    card: str | None
    rule: str
    options: list[Option]
    offer: NotRequired[GoodsOffer]
    """The offer being made or answered."""
    sets: NotRequired[list[str]]
    """The theme sets of the box, where one is picked."""


class TheirPile(TypedDict):
    """The opponent's discard pile, of which only the top card is seen (112.J.b)."""

    size: int
    top: str | None


class DeckView(TypedDict):
    """What a player brought to a tournament, by id, and has gained since."""

    cards: dict[str, int]
    events: dict[str, int]


class Piles(TypedDict):
    """The discard piles and the own deck."""

    discard: list[str]
    their_discard: TheirPile | None
    deck: DeckView | None


class OpenTable(TypedDict):
    """What lies beside the two principalities, as far as everybody sees it."""

    rules: str
    settings: dict[str, str]
    """The options the game was begun with."""
    names: list[str]
    turn: int
    round: int
    phase: str
    active: int
    starter: int
    to_move: int
    points_to_win: int
    dice: Thrown
    display: list[str]
    supply: Supply
    central: CentralCards
    actions_open: bool
    outcome: Outcome | None


class DuelTable(OpenTable):
    """Everything on the table but the two principalities."""

    audience: int
    stacks: list[StackView]
    event_stack: EventStack
    region_stack: RegionStack
    discard: list[str]
    """The discard pile; where each player has one, the own one."""
    their_discard: TheirPile | None
    """The opponent's discard pile, where each player has one."""
    deck: DeckView | None
    """The deck of the one who looks, in a tournament."""
    out_of_game: list[str | None]
    decision: DuelDecision | None
