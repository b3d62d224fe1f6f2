"""Putting a rulebook together: catalogue, house rules, and every step of the card game."""

from typing import Final

from catanica.games.cardgame.attacks import DISCARD, GOES, TAKE_BACK, Discard, Goes, TakeBack
from catanica.games.cardgame.declared import BACKFIRE, Backfire, CardGameDeeds
from catanica.games.cardgame.dice_events import FACE_NAMES, GOOD_YEAR, EventActs
from catanica.games.cardgame.faults import FAULTS
from catanica.games.cardgame.laying_aside import LAY_ASIDE, LayAside
from catanica.games.cardgame.levies import LEVY, Levy
from catanica.games.cardgame.metropolis import CROWNED, Crowned, Crowning
from catanica.games.cardgame.surplus import Check
from catanica.games.cardgame.tournament import (
    BRING,
    BRING_HAND,
    EVENT_SHUFFLE,
    OWN_SHUFFLE,
    START_HAND,
    Bring,
    BringHand,
    EventShuffle,
    OwnShuffle,
    StartHand,
)
from catanica.games.cardgame.trading import OFFER_ANSWER, OFFER_EDIT, Bargaining, OfferAnswer, OfferEdit
from catanica.games.cardgame.turn import BeforeRoll, Event, MainStart, Produce
from catanica.games.principality.cards.catalogue import Catalogue
from catanica.games.principality.position.house import House
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps import rows as r
from catanica.games.principality.steps.book import shared_rulebook
from catanica.games.principality.steps.main_phase import Main
from catanica.games.principality.steps.play_steps import Window
from catanica.games.principality.windows import WINDOWS

# Which ruling asks for which of the shared steps.
RULINGS: Final = {
    "103.P.c": [r.TENDER],
    "105.G.a": [r.WAIVE],
    "KB-2": [r.DEAL, r.START_SHUFFLE],
    "KB-3": [r.ARRANGE],
    "KB-4": [r.START_ROLL, r.START_STACK, r.START_PICK, r.GIVEN_HANDS],
    "KB-6": [r.BEGIN_TURN],
    "KB-7": [r.ROLL_EVENT],
    "KB-13": [r.ROLL_NUMBER],
    "KB-18": [r.SETTLED, r.DRAW_REGIONS, r.LAY_REGIONS],
    "KB-19": [r.CITY_BUILT],
    "KB-22": [r.LAID_OUT],
    "KB-26": [r.PAY],
    "KB-30": [r.RESOLVE],
    "KB-31": [r.TRIM],
    "KB-36": [r.OPEN_WINDOW, r.ANSWER, r.ATTACK_ROLL],
    "KB-51": [r.PAY_ANY, r.HAND_CHECK, r.FILL, r.OPEN_STACK, r.CHOOSE],
    "KB-52": [r.SWAP, r.REDRAW],
    "KB-55": [r.GAIN, r.RECEIVE, r.TAKE],
}


# Which ruling asks in which window; in the others it is the one on protection cards.
ANSWERED: Final = {
    "veto": "102.B.Ausspielen",
    "event_drawn": "103.E.a",
    "settling": "KB-39",
    "plague": "103.I.d",
    "fleet_named": "114.F.a",
}


def new_rulebook(cat: Catalogue, house: House, header: dict[str, str]) -> Rulebook:
    """The card game's rules over a catalogue; sets register their own steps and effects afterwards."""
    rules = shared_rulebook("cardgame", cat, house, header, RULINGS)
    rules.fault_rules = FAULTS
    rules.faces = FACE_NAMES
    rules.deeds = CardGameDeeds(GOOD_YEAR)
    rules.add_steps("KB-6", (r.BEFORE_ROLL, BeforeRoll), (r.EVENT, Event))
    rules.add_steps("KB-12", (r.EVENT_ACTS, EventActs))
    rules.add_steps("122.B.b", (LEVY, Levy))
    rules.add_steps("KB-13", (r.PRODUCE, Produce))
    rules.add_steps("KB-16", (r.MAIN_START, MainStart), (r.CHECK, Check))
    main = Main("main", "KB-15", r.BEGIN_TURN)
    main.add_deed(Crowning())
    main.add_deed(Bargaining())
    rules.add_step(r.MAIN, main)
    rules.add_steps("128.C.c", (CROWNED, Crowned))
    rules.add_step(BRING, Bring("shuffle", "101.C.a"))
    rules.add_step(BRING_HAND, BringHand("shuffle", "101.C.a"))
    rules.add_step(START_HAND, StartHand("start_pick", "101.C.a"))
    rules.add_step(OWN_SHUFFLE, OwnShuffle("start_shuffle", "101.C.a"))
    rules.add_steps("106.B.a", (LAY_ASIDE, LayAside))
    rules.add_step(EVENT_SHUFFLE, EventShuffle("start_shuffle", "101.D.c(a)"))
    rules.add_step(BACKFIRE, Backfire("resolve", "112.G.b"))
    rules.add_steps("105.G.a", (DISCARD, Discard))
    window = rules.steps[r.OPEN_WINDOW.number]
    assert isinstance(window, Window), "the shared rulebook has it"
    window.asked_by = {WINDOWS.number(name): rule for name, rule in ANSWERED.items() if WINDOWS.number(name) >= 0}
    rules.add_step(OFFER_EDIT, OfferEdit("offer", "KB-27"))
    rules.add_steps("KB-27", (OFFER_ANSWER, OfferAnswer))
    rules.add_steps("KB-33", (TAKE_BACK, TakeBack), (GOES, Goes))
    return rules
