"""The steps both principality games take, bound to their rows; each game says which of its rulings asks."""

from typing import Final

from catanica.games.principality.cards.catalogue import Catalogue
from catanica.games.principality.position.duel import Step
from catanica.games.principality.position.house import House
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.rules.building import CityBuilt, DrawRegions, LayRegions, Settled
from catanica.games.principality.rules.costs import Tender, Waive
from catanica.games.principality.rules.laying_out import LaidOut
from catanica.games.principality.rules.rolls import AttackRoll
from catanica.games.principality.rules.scoring import PrincipalityScoring
from catanica.games.principality.rules.surplus import Trim
from catanica.games.principality.steps import rows as r
from catanica.games.principality.steps.dice import BeginTurn, RollEvent, RollNumber
from catanica.games.principality.steps.goods_steps import Gain, Pay, PayAny, Receive, Take
from catanica.games.principality.steps.hand_check import Choose, Fill, HandCheck, OpenStack, Redraw, Swap
from catanica.games.principality.steps.play_steps import Answer, Deal, Resolve, Window
from catanica.games.principality.steps.setup import Arrange, GivenHands, StartPick, StartRoll, StartShuffle, StartStack
from catanica.kernel.words import Row

# What each row does, and the name of its decision.
SHARED: Final[list[tuple[Row, str, type[Step]]]] = [
    (r.START_SHUFFLE, "start_shuffle", StartShuffle),
    (r.DEAL, "shuffle", Deal),
    (r.ARRANGE, "arrange", Arrange),
    (r.START_ROLL, "start_roll", StartRoll),
    (r.START_STACK, "start_stack", StartStack),
    (r.START_PICK, "start_pick", StartPick),
    (r.GIVEN_HANDS, "given_hands", GivenHands),
    (r.BEGIN_TURN, "begin_turn", BeginTurn),
    (r.ROLL_EVENT, "roll_event", RollEvent),
    (r.ROLL_NUMBER, "roll_number", RollNumber),
    (r.TRIM, "trim", Trim),
    (r.GAIN, "gain", Gain),
    (r.RECEIVE, "receive", Receive),
    (r.PAY, "pay", Pay),
    (r.PAY_ANY, "pay_any", PayAny),
    (r.TAKE, "take", Take),
    (r.WAIVE, "waive", Waive),
    (r.TENDER, "tender", Tender),
    (r.SETTLED, "settled", Settled),
    (r.DRAW_REGIONS, "draw_regions", DrawRegions),
    (r.LAY_REGIONS, "lay_regions", LayRegions),
    (r.CITY_BUILT, "city_built", CityBuilt),
    (r.LAID_OUT, "laid_out", LaidOut),
    (r.OPEN_WINDOW, "answer", Window),
    (r.RESOLVE, "resolve", Resolve),
    (r.ANSWER, "answering", Answer),
    (r.ATTACK_ROLL, "attack_roll", AttackRoll),
    (r.HAND_CHECK, "hand_check", HandCheck),
    (r.FILL, "fill", Fill),
    (r.OPEN_STACK, "open_stack", OpenStack),
    (r.CHOOSE, "choose_card", Choose),
    (r.SWAP, "swap", Swap),
    (r.REDRAW, "redraw", Redraw),
]


def shared_rulebook(
    game: str, cat: Catalogue, house: House, header: dict[str, str], rulings: dict[str, list[Row]]
) -> Rulebook:
    """A rulebook with the shared steps that a game's rulings ask for; the game adds its own."""
    rules = Rulebook(game, cat, house, PrincipalityScoring(), header)
    rules.road_cost = cat.cost[cat.number("strasse")]
    rules.settlement_cost = cat.cost[cat.number("siedlung")]
    rules.city_cost = cat.cost[cat.number("stadt")]
    asks = {row.name: rule for rule, rows in rulings.items() for row in rows}
    for row, decision, step in SHARED:
        if row.name in asks:
            rules.add_step(row, step(decision, asks[row.name]))
    return rules
