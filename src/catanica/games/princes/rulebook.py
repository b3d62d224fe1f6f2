"""Putting a rulebook together: catalogue, house rules, and every step of the successor game."""

from typing import Final

from catanica.games.princes.check import TURN_END, Check, TurnEnd
from catanica.games.princes.dice_events import DRAW_EVENT, FACE_NAMES, HARVEST, DrawEvent, EventActs
from catanica.games.princes.event_stack import FILL_EVENTS, STACK_EVENTS, FillEvents, StackEvents
from catanica.games.princes.faults import FAULTS, by_entry
from catanica.games.princes.gaining import GAIN_OF, GainOf
from catanica.games.princes.losing import GIVE_UP, UNDER_STACK, GiveUp, UnderStack
from catanica.games.princes.turn import BeforeRoll, Event, MainStart, OwnTurn, Produce
from catanica.games.principality.cards.catalogue import Catalogue
from catanica.games.principality.cards.declared import SharedDeeds
from catanica.games.principality.position.house import House
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps import rows as r
from catanica.games.principality.steps.book import shared_rulebook
from catanica.games.principality.steps.main_phase import Main

# Which ruling asks for which of the shared steps.
RULINGS: Final = {
    "PR-1": [r.DEAL, r.START_SHUFFLE],
    "PR-2": [r.ROLL_EVENT],
    "PR-3": [r.TAKE],
    "PR-5": [r.PAY_ANY, r.HAND_CHECK, r.FILL, r.OPEN_STACK, r.CHOOSE, r.SWAP, r.REDRAW],
    "PR-23": [r.ARRANGE, r.START_ROLL, r.START_STACK, r.START_PICK],
    "PR-24": [r.ROLL_NUMBER],
    "PR-25": [r.PAY, r.SETTLED, r.DRAW_REGIONS, r.LAY_REGIONS, r.CITY_BUILT, r.LAID_OUT, r.WAIVE],
    "PR-27": [r.OPEN_WINDOW, r.RESOLVE, r.ANSWER, r.ATTACK_ROLL],
    "PR-30": [r.TRIM],
    "PR-41": [r.GAIN, r.RECEIVE],
}


def new_rulebook(cat: Catalogue, house: House, header: dict[str, str]) -> Rulebook:
    """The game's rules over a catalogue; sets register their own steps and effects afterwards."""
    rules = shared_rulebook("princes", cat, house, header, RULINGS)
    rules.fault_rules = FAULTS | by_entry(cat.facts)
    rules.faces = FACE_NAMES
    rules.deeds = SharedDeeds(HARVEST)
    rules.colours = ["red", "blue"]
    rules.add_steps("PR-2", (r.BEGIN_TURN, OwnTurn))
    rules.add_steps("PR-2", (r.BEFORE_ROLL, BeforeRoll), (r.EVENT, Event), (r.EVENT_ACTS, EventActs))
    rules.add_steps("PR-24", (r.PRODUCE, Produce))
    rules.add_steps("PR-22", (r.MAIN_START, MainStart), (r.CHECK, Check), (TURN_END, TurnEnd))
    rules.add_step(r.MAIN, Main("main", "PR-25", TURN_END))
    rules.add_steps("PR-6", (DRAW_EVENT, DrawEvent))
    rules.add_step(STACK_EVENTS, StackEvents("shuffle", "PR-6"))
    rules.add_step(FILL_EVENTS, FillEvents("shuffle", "PR-21"))
    rules.add_steps("PR-7", (UNDER_STACK, UnderStack), (GIVE_UP, GiveUp))
    rules.add_steps("PR-41", (GAIN_OF, GainOf))
    return rules
