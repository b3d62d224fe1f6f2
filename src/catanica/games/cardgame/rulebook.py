"""Putting a rulebook together: catalogue, house rules, and every step of the card game."""

from catanica.games.cardgame.attacks import DISCARD, TAKE_BACK, Discard, TakeBack
from catanica.games.cardgame.declared import CardGameDeeds
from catanica.games.cardgame.dice_events import FACE_NAMES, PALACE_YEAR, EventActs, PalaceYear
from catanica.games.cardgame.faults import FAULTS
from catanica.games.cardgame.metropolis import CROWNED, Crowned, Crowning
from catanica.games.cardgame.surplus import Check
from catanica.games.cardgame.trading import OFFER_ANSWER, OFFER_EDIT, Bargaining, OfferAnswer, OfferEdit
from catanica.games.cardgame.turn import BeforeRoll, Event, MainStart, Produce
from catanica.games.principality.cards.catalogue import Catalogue
from catanica.games.principality.position.duel import Rulebook
from catanica.games.principality.position.house import House
from catanica.games.principality.rules.building import CityBuilt, DrawRegions, LayRegions, Settled
from catanica.games.principality.rules.laying_out import LaidOut, Waive
from catanica.games.principality.rules.rolls import AttackRoll
from catanica.games.principality.rules.scoring import PrincipalityScoring
from catanica.games.principality.rules.surplus import Trim
from catanica.games.principality.steps.dice import BeginTurn, RollEvent, RollNumber
from catanica.games.principality.steps.goods_steps import Gain, Pay, PayAny, Receive, Take
from catanica.games.principality.steps.hand_check import Choose, Fill, HandCheck, OpenStack, Redraw, Replace, Swap
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
    GIVEN_HANDS,
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
    REPLACE,
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
from catanica.games.principality.steps.setup import Arrange, GivenHands, StartPick, StartRoll, StartShuffle, StartStack


def new_rulebook(cat: Catalogue, house: House, header: dict[str, str]) -> Rulebook:
    """The card game's rules over a catalogue; sets register their own steps and effects afterwards."""
    rules = Rulebook("cardgame", cat, house, PrincipalityScoring(), header)
    rules.road_cost = cat.cost[cat.number("strasse")]
    rules.settlement_cost = cat.cost[cat.number("siedlung")]
    rules.city_cost = cat.cost[cat.number("stadt")]
    rules.fault_rules = FAULTS
    rules.faces = FACE_NAMES
    rules.deeds = CardGameDeeds()
    rules.add_step(GAIN, Gain("gain", "KB-55"))
    rules.add_step(RECEIVE, Receive("receive", "KB-55"))
    rules.add_step(PAY, Pay("pay", "KB-26"))
    rules.add_step(PAY_ANY, PayAny("pay_any", "KB-51"))
    rules.add_step(TAKE, Take("take", "KB-55"))
    rules.add_step(OPEN_WINDOW, Window("answer", "KB-36"))
    rules.add_step(RESOLVE, Resolve("resolve", "KB-30"))
    rules.add_step(ANSWER, Answer("answering", "KB-36"))
    rules.add_step(DEAL, Deal("shuffle", "KB-2"))
    rules.add_step(ARRANGE, Arrange("arrange", "KB-3"))
    rules.add_step(START_SHUFFLE, StartShuffle("start_shuffle", "KB-2"))
    rules.add_step(START_ROLL, StartRoll("start_roll", "KB-4"))
    rules.add_step(START_STACK, StartStack("start_stack", "KB-4"))
    rules.add_step(START_PICK, StartPick("start_pick", "KB-4"))
    rules.add_step(GIVEN_HANDS, GivenHands("given_hands", "KB-4"))
    rules.add_step(BEGIN_TURN, BeginTurn("begin_turn", "KB-6"))
    rules.add_step(BEFORE_ROLL, BeforeRoll("before_roll", "KB-6"))
    rules.add_step(ROLL_EVENT, RollEvent("roll_event", "KB-7"))
    rules.add_step(ROLL_NUMBER, RollNumber("roll_number", "KB-13"))
    rules.add_step(EVENT, Event("event", "KB-6"))
    rules.add_step(EVENT_ACTS, EventActs("event_acts", "KB-12"))
    rules.add_step(PRODUCE, Produce("produce", "KB-13"))
    rules.add_step(MAIN_START, MainStart("main_start", "KB-16"))
    main = Main("main", "KB-15", BEGIN_TURN)
    main.deeds = [Crowning(), Bargaining()]
    rules.add_step(MAIN, main)
    rules.add_step(CHECK, Check("check", "KB-16"))
    rules.add_step(TRIM, Trim("trim", "KB-31"))
    rules.add_step(SETTLED, Settled("settled", "KB-18"))
    rules.add_step(DRAW_REGIONS, DrawRegions("draw_regions", "KB-18"))
    rules.add_step(LAY_REGIONS, LayRegions("lay_regions", "KB-18"))
    rules.add_step(CITY_BUILT, CityBuilt("city_built", "KB-19"))
    rules.add_step(CROWNED, Crowned("crowned", "128.C.c"))
    rules.add_step(LAID_OUT, LaidOut("laid_out", "KB-22"))
    rules.add_step(WAIVE, Waive("waive", "105.G.a"))
    rules.add_step(DISCARD, Discard("discard", "105.G.a"))
    rules.add_step(PALACE_YEAR, PalaceYear("palace_year", "123.BD.a"))
    rules.add_step(OFFER_EDIT, OfferEdit("offer", "KB-27"))
    rules.add_step(OFFER_ANSWER, OfferAnswer("offer_answer", "KB-27"))
    rules.add_step(HAND_CHECK, HandCheck("hand_check", "KB-51"))
    rules.add_step(FILL, Fill("fill", "KB-51"))
    rules.add_step(OPEN_STACK, OpenStack("open_stack", "KB-51"))
    rules.add_step(CHOOSE, Choose("choose_card", "KB-51"))
    rules.add_step(SWAP, Swap("swap", "KB-52"))
    rules.add_step(REDRAW, Redraw("redraw", "KB-52"))
    rules.add_step(REPLACE, Replace("replace", "103.H.b"))
    rules.add_step(ATTACK_ROLL, AttackRoll("attack_roll", "KB-36"))
    rules.add_step(TAKE_BACK, TakeBack("take_back", "KB-33"))
    return rules
