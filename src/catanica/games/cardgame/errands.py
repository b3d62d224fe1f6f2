"""Knights with a second job: a round after they were laid out they may act once like an action card (117.C)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.cardgame.attacks import out_of_play
from catanica.games.principality.cards.catalogue import ATTACK
from catanica.games.principality.cards.effect import several
from catanica.games.principality.cards.powers import actions_open, forbidden
from catanica.games.principality.cards.stores import purse
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.goods import covers
from catanica.games.principality.position.piece import since_of
from catanica.games.principality.steps.goods_steps import charge
from catanica.games.principality.steps.play_steps import announce
from catanica.games.principality.steps.rows import RESOLVE
from catanica.games.principality.steps.tolls import bears_toll, note_action, pay_toll, toll
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import USE
from catanica.games.principality.vocabulary import card_is, card_of, place_is, place_of, seat_is

ROUND: Final = 2  # turns


def can_pay(g: Duel, seat: i64, card: i64) -> bool:
    """Whether a player has what playing or using a card costs."""
    return covers(purse(g, seat), g.cat.fee[card])


def offer_errand(g: Duel, seat: i64, p: i64, out: Options) -> None:
    """A rested knight, once action cards may be played, for his fee, if his errand can be carried out."""
    card = card_of(p)
    rested = g.turn >= since_of(p) + ROUND
    if g.rules.house.errands_forbidden and forbidden(g, ATTACK):
        return
    paid = can_pay(g, seat, card) and bears_toll(g, seat, card)
    if rested and actions_open(g) and paid and not g.rules.effects[card].hinders(g, seat, card):
        out.add(USE | card_is(card) | place_is(place_of(p)))


def idle_errand(g: Duel, seat: i64, p: i64) -> str:
    """Why a knight stays at home: the codes of all faults."""
    card = card_of(p)
    why = several(
        "forbidden_now" if g.rules.house.errands_forbidden and forbidden(g, ATTACK) else "",
        "rests_a_round" if g.turn < since_of(p) + ROUND else "",
        "" if actions_open(g) else "too_early",
        "" if can_pay(g, seat, card) and bears_toll(g, seat, card) else "fee_unpaid",
        g.rules.effects[card].hinder(g, seat, card),
    )
    return why if why != "" else "not_usable_now"


def send(g: Duel, seat: i64, p: i64) -> None:
    """He leaves as a knight (117.C.b) and acts like a card that was played: others may answer (117.C.c)."""
    card = card_of(p)
    due = toll(g, seat)
    note_action(g, seat)
    out_of_play(g, seat, place_of(p), card)
    g.tell(h.PLAYED, seat_is(seat) | card_is(card))
    g.push(RESOLVE, card_is(card) | seat_is(seat))
    announce(g, seat, card)
    charge(g, seat, g.cat.fee[card])
    pay_toll(g, seat, due)
