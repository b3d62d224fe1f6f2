"""Putting a rulebook together: catalogue, house rules, and every step of the successor game."""

from catanica.games.princes.check import TURN_END, Check, TurnEnd
from catanica.games.princes.dice_events import DRAW_EVENT, FACE_NAMES, DrawEvent, EventActs
from catanica.games.princes.event_stack import FILL_EVENTS, STACK_EVENTS, FillEvents, StackEvents
from catanica.games.princes.faults import FAULTS
from catanica.games.princes.gaining import GAIN_OF, GainOf
from catanica.games.princes.losing import GIVE_UP, UNDER_STACK, GiveUp, UnderStack
from catanica.games.princes.turn import BeforeRoll, Event, MainStart, Produce
from catanica.games.principality.cards.catalogue import Catalogue
from catanica.games.principality.cards.declared import SharedDeeds
from catanica.games.principality.position.duel import Rulebook
from catanica.games.principality.position.house import House
from catanica.games.principality.rules.building import CityBuilt, DrawRegions, LayRegions, Settled
from catanica.games.principality.rules.laying_out import LaidOut, Waive
from catanica.games.principality.rules.rolls import AttackRoll
from catanica.games.principality.rules.scoring import PrincipalityScoring
from catanica.games.principality.rules.surplus import Trim
from catanica.games.principality.steps.dice import BeginTurn, RollEvent, RollNumber
from catanica.games.principality.steps.goods_steps import Gain, Pay, PayAny, Receive, Take
from catanica.games.principality.steps.hand_check import Choose, Fill, HandCheck, OpenStack, Redraw, Swap
from catanica.games.principality.steps.main_phase import Main
from catanica.games.principality.steps.play_steps import Answer, Deal, Resolve, Window
from catanica.games.principality.steps.rows import (
    ANSWER,
    ARRANGE,
    ATTACK_ROLL,
    BEFORE_ROLL,
    BEGIN_TURN,
    CHECK,
    CHOOSE,
    CITY_BUILT,
    DEAL,
    DRAW_REGIONS,
    EVENT,
    EVENT_ACTS,
    FILL,
    GAIN,
    HAND_CHECK,
    LAID_OUT,
    LAY_REGIONS,
    MAIN,
    MAIN_START,
    OPEN_STACK,
    OPEN_WINDOW,
    PAY,
    PAY_ANY,
    PRODUCE,
    RECEIVE,
    REDRAW,
    RESOLVE,
    ROLL_EVENT,
    ROLL_NUMBER,
    SETTLED,
    START_PICK,
    START_ROLL,
    START_SHUFFLE,
    START_STACK,
    SWAP,
    TAKE,
    TRIM,
    WAIVE,
)
from catanica.games.principality.steps.setup import Arrange, StartPick, StartRoll, StartShuffle, StartStack


def new_rulebook(cat: Catalogue, house: House, header: dict[str, str]) -> Rulebook:
    """The game's rules over a catalogue; sets register their own steps and effects afterwards."""
    rules = Rulebook("princes", cat, house, PrincipalityScoring(), header)
    rules.fault_rules = FAULTS
    rules.faces = FACE_NAMES
    rules.deeds = SharedDeeds()
    rules.colours = ["red", "blue"]
    rules.road_cost = cat.cost[cat.number("strasse")]
    rules.settlement_cost = cat.cost[cat.number("siedlung")]
    rules.city_cost = cat.cost[cat.number("stadt")]
    rules.add_step(GAIN, Gain("gain", "PR-41"))
    rules.add_step(RECEIVE, Receive("receive", "PR-41"))
    rules.add_step(PAY, Pay("pay", "PR-25"))
    rules.add_step(PAY_ANY, PayAny("pay_any", "PR-5"))
    rules.add_step(TAKE, Take("take", "PR-3"))
    rules.add_step(OPEN_WINDOW, Window("answer", "PR-27"))
    rules.add_step(RESOLVE, Resolve("resolve", "PR-27"))
    rules.add_step(ANSWER, Answer("answering", "PR-27"))
    rules.add_step(DEAL, Deal("shuffle", "PR-1"))
    rules.add_step(ARRANGE, Arrange("arrange", "PR-23"))
    rules.add_step(START_SHUFFLE, StartShuffle("start_shuffle", "PR-1"))
    rules.add_step(START_ROLL, StartRoll("start_roll", "PR-23"))
    rules.add_step(START_STACK, StartStack("start_stack", "PR-23"))
    rules.add_step(START_PICK, StartPick("start_pick", "PR-23"))
    rules.add_step(BEGIN_TURN, BeginTurn("begin_turn", "PR-2"))
    rules.add_step(BEFORE_ROLL, BeforeRoll("before_roll", "PR-2"))
    rules.add_step(ROLL_EVENT, RollEvent("roll_event", "PR-2"))
    rules.add_step(ROLL_NUMBER, RollNumber("roll_number", "PR-24"))
    rules.add_step(EVENT, Event("event", "PR-2"))
    rules.add_step(PRODUCE, Produce("produce", "PR-24"))
    rules.add_step(MAIN_START, MainStart("main_start", "PR-22"))
    rules.add_step(MAIN, Main("main", "PR-25", TURN_END))
    rules.add_step(CHECK, Check("check", "PR-22"))
    rules.add_step(TRIM, Trim("trim", "PR-30"))
    rules.add_step(SETTLED, Settled("settled", "PR-25"))
    rules.add_step(DRAW_REGIONS, DrawRegions("draw_regions", "PR-25"))
    rules.add_step(LAY_REGIONS, LayRegions("lay_regions", "PR-25"))
    rules.add_step(CITY_BUILT, CityBuilt("city_built", "PR-25"))
    rules.add_step(LAID_OUT, LaidOut("laid_out", "PR-25"))
    rules.add_step(WAIVE, Waive("waive", "PR-25"))
    rules.add_step(HAND_CHECK, HandCheck("hand_check", "PR-5"))
    rules.add_step(FILL, Fill("fill", "PR-5"))
    rules.add_step(OPEN_STACK, OpenStack("open_stack", "PR-5"))
    rules.add_step(CHOOSE, Choose("choose_card", "PR-5"))
    rules.add_step(SWAP, Swap("swap", "PR-5"))
    rules.add_step(REDRAW, Redraw("redraw", "PR-5"))
    rules.add_step(ATTACK_ROLL, AttackRoll("attack_roll", "PR-27"))
    rules.add_step(EVENT_ACTS, EventActs("event_acts", "PR-2"))
    rules.add_step(DRAW_EVENT, DrawEvent("draw_event", "PR-6"))
    rules.add_step(STACK_EVENTS, StackEvents("shuffle", "PR-6"))
    rules.add_step(FILL_EVENTS, FillEvents("shuffle", "PR-21"))
    rules.add_step(UNDER_STACK, UnderStack("under_stack", "PR-7"))
    rules.add_step(GIVE_UP, GiveUp("give_up", "PR-7"))
    rules.add_step(GAIN_OF, GainOf("gain_of", "PR-41"))
    rules.add_step(TURN_END, TurnEnd("turn_end", "PR-22"))
    return rules
