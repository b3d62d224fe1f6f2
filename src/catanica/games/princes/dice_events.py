"""The faces of the event die (PR-2, PR-3)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.princes.gaining import yield_goods
from catanica.games.principality.cards.catalogue import BANK_HOUSE
from catanica.games.principality.cards.powers import has_trait, mill_owner, tournament
from catanica.games.principality.position.digest import acting
from catanica.games.principality.position.duel import Duel, Step
from catanica.games.principality.position.piece import owner_of
from catanica.games.principality.rules.events import draw_event, hooked_faces, rob
from catanica.games.principality.steps.dice import EVENT_CARD
from catanica.games.principality.steps.goods_steps import gain, take
from catanica.games.principality.steps.play_steps import open_window
from catanica.games.principality.steps.rows import EVENT_ACTS
from catanica.games.principality.vocabulary import STEPS, card_is, card_of
from catanica.games.principality.windows import EVENT_DRAWN, WINDOWS
from catanica.kernel.ints import bit

CELEBRATION: Final = 1
TRADE: Final = 2
BRIGANDS: Final = 3
HARVEST: Final = 4
FACE_NAMES: Final = ["celebration", "trade", "brigands", "harvest", "event_card"]

SPARED: Final = WINDOWS.add("spared", "an event is about to hit a player, who may have a way out of it")


def carry_out_event(g: Duel) -> None:
    """Cards in play that watch the event die come first, then the event card is drawn; then the event acts."""
    hooked_faces(g, 1 - g.active, g.event_die)
    hooked_faces(g, g.active, g.event_die)
    draw_and_act(g)


def draw_and_act(g: Duel) -> None:
    """An event card is drawn where the die says so; players may answer before the event acts."""
    card: i64 = 0
    if g.event_die == EVENT_CARD:
        card = draw_event(g)
    g.push(EVENT_ACTS, card_is(card))
    open_window(g, EVENT_DRAWN, 1 - g.active, card)
    open_window(g, EVENT_DRAWN, g.active, card)


DRAW_EVENT: Final = STEPS.add("draw_event")


class DrawEvent(Step):
    """One more event card is drawn, as after Yule (PR-6)."""

    def run(self, g: Duel, e: i64) -> None:
        """Draw it."""
        draw_and_act(g)


class EventActs(Step):
    """The event is carried out."""

    def run(self, g: Duel, e: i64) -> None:
        """The card's own effect, or what the face says."""
        if card_of(e) != 0:
            g.rules.effects[card_of(e)].event(g, card_of(e))
        else:
            carry_out_face(g, g.event_die)
        g.spare_nobody()


def carry_out_face(g: Duel, face: i64) -> None:
    """What a face without a card does, for both players."""
    if face == CELEBRATION:
        celebrate(g)
    elif face == TRADE:
        trade(g)
    elif face == BRIGANDS:
        rob(g, g.active)
        rob(g, 1 - g.active)
    elif face == HARVEST:
        gain(g, 1 - g.active, 1, optional=True)
        gain(g, g.active, 1, optional=True)


def trade(g: Duel) -> None:
    """The holder of the trade advantage takes a good; with a courthouse the loser chooses it (PR-3, GZ:gericht)."""
    owner = mill_owner(g)
    if owner < 0:
        return
    n: i64 = 2 if has_trait(g, owner, BANK_HOUSE) else 1
    court = court_of(g, 1 - owner)
    if court != 0:
        yield_goods(g, 1 - owner, n, court)
    else:
        take(g, owner, n, optional=True)


def court_of(g: Duel, seat: i64) -> i64:
    """The card by which a player chooses what the trade advantage takes; 0 without one."""
    for p in g.land(seat).built:
        card = acting(g, seat, p)
        if owner_of(p) == seat and g.rules.effects[card].picks_loss():
            return card
    return 0


def celebrate(g: Duel) -> None:
    """Strictly most skill takes one resource, on a tie both do (PR-3)."""
    mine = tournament(g, g.active)
    theirs = tournament(g, 1 - g.active)
    if theirs >= mine:
        gain(g, 1 - g.active, 1, optional=True)
    if mine >= theirs:
        gain(g, g.active, 1, optional=True)
    keep_promises(g)


def promise(g: Duel, card: i64) -> None:
    """A card promises its player one resource more at the celebration of this turn; its set has told the rulebook."""
    g.memo |= bit(g.rules.promising.index(card))


def keep_promises(g: Duel) -> None:
    """What cards have promised for this celebration; it comes before the celebration's own gains."""
    for i, card in enumerate(g.rules.promising):
        if g.memo & bit(i) != 0:
            g.memo &= ~bit(i)
            gain(g, g.active, 1, card, optional=True)
