"""The five events of the event die (KB-7 to KB-12)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.cardgame.levies import levy
from catanica.games.principality.cards.catalogue import BANK_HOUSE
from catanica.games.principality.cards.effect import ON_SETTLE, ON_YEAR
from catanica.games.principality.cards.powers import best_of, has_trait, mill_owner, tournament
from catanica.games.principality.position.digest import acting, minding
from catanica.games.principality.position.duel import Duel, Step
from catanica.games.principality.rules.events import draw_event, hooked_events, hooked_faces, rob
from catanica.games.principality.rules.surplus import settle
from catanica.games.principality.steps.dice import EVENT_CARD
from catanica.games.principality.steps.goods_steps import gain
from catanica.games.principality.steps.play_steps import open_window
from catanica.games.principality.steps.rows import CHECK, EVENT_ACTS
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.vocabulary import card_is, card_of, seat_is
from catanica.games.principality.windows import EVENT_DRAWN
from catanica.kernel.ints import bit

TOURNAMENT: Final = 1
TRADE: Final = 2
BRIGANDS: Final = 3
GOOD_YEAR: Final = 4
FACE_NAMES: Final = ["tournament", "trade_advantage", "brigands", "good_year", "event_card"]


def carry_out_event(g: Duel) -> None:
    """Cards in play that watch the event die come first, then the event card is drawn; then the event acts.

    Where time can be turned back both players are asked before it acts; at an event card twice, when the die lies open
    and again when the card does (103.E.a, 103.E.f).
    """
    waiting: i64 = len(g.agenda)
    hooked_faces(g, 1 - g.active, g.event_die)
    hooked_faces(g, g.active, g.event_die)
    if g.event_die == EVENT_CARD and len(g.agenda) > waiting:
        g.push(CHECK)  # what the event asks for at once comes before a witch or a dogma goes at last (103.E.f, KB-42)
    if g.event_die == EVENT_CARD and g.present(ON_SETTLE):
        g.push(EVENT_ACTS)
        settle(g)  # who aimed at what fell at the symbol aims anew before the card lies open (103.E.f, 103.I.f)
        return
    open_event(g)


def open_event(g: Duel) -> None:
    """The card is drawn if the die shows one; the event acts unless somebody turns time back."""
    card: i64 = draw_event(g) if g.event_die == EVENT_CARD else i64(0)
    g.push(EVENT_ACTS, card_is(card))
    if may_be_refused(g):
        ask_both(g, card)


def may_be_refused(g: Duel) -> bool:
    """Whether a card could turn time back, as far as everybody can tell: only then both players are asked, and the
    moment before the roll is kept."""
    if not g.rules.rolls_back:
        return False
    return g.rules.answerable[EVENT_DRAWN] > 0 or (g.look(0).guards | g.look(1).guards) & bit(EVENT_DRAWN) != 0


def ask_both(g: Duel, card: i64) -> None:
    """Who would answer the event die, or the event card drawn?"""
    open_window(g, EVENT_DRAWN, g.active, card)
    open_window(g, EVENT_DRAWN, 1 - g.active, card)


class EventActs(Step):
    """The event is carried out."""

    def run(self, g: Duel, e: i64) -> None:
        """The card's own effect, or what the face says; a card that waited for others to aim anew is drawn only now."""
        if card_of(e) != 0:
            hooked_events(g, card_of(e))
            g.rules.effects[card_of(e)].event(g, card_of(e))
        elif g.event_die == EVENT_CARD:
            open_event(g)
        else:
            carry_out_face(g)


def carry_out_face(g: Duel) -> None:
    """Work off the faces without a card."""
    face = g.event_die
    if face == TOURNAMENT:
        hold_tournament(g)
    elif face == TRADE:
        owner = mill_owner(g)
        if owner >= 0:
            levy(g, owner, 2 if has_trait(g, owner, BANK_HOUSE) else 1)
    elif face == BRIGANDS:
        if g.turn < g.rules.house.brigands_from:
            g.tell(h.SKIPPED, seat_is(g.active))
        else:
            rob(g, g.active)
            rob(g, 1 - g.active)
    elif face == GOOD_YEAR:
        good_year(g, 1 - g.active)
        good_year(g, g.active)


def good_year(g: Duel, seat: i64) -> None:
    """One resource of choice (KB-11), or what a card in play offers instead."""
    for p in minding(g, seat, ON_YEAR):
        if g.rules.effects[acting(g, seat, p)].good_year(g, seat, p):
            return
    gain(g, seat, 1, optional=True)


def hold_tournament(g: Duel) -> None:
    """The strictly higher sum of tournament points takes one resource (KB-8), or more by a card in play (103.E.d)."""
    a = tournament(g, 0)
    b = tournament(g, 1)
    if a != b:
        winner: i64 = 0 if a > b else 1
        gain(g, winner, 1 + best_of(g, winner, g.cat.prize))
