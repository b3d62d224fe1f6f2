"""Gold that a card abroad demands of the land's lord for action cards, from the second of an own turn on (103.I.f)."""

from mypy_extensions import i64

from catanica.games.principality.cards.effect import ON_TOLL
from catanica.games.principality.cards.stores import purse
from catanica.games.principality.position.digest import acting
from catanica.games.principality.position.duel import ACTED, Duel
from catanica.games.principality.position.goods import GOLD, of
from catanica.games.principality.steps.goods_steps import pay, pay_all


def toll(g: Duel, seat: i64) -> i64:
    """What the next action card costs a player: nothing in the other's turn, nor for the first one of a turn."""
    if seat != g.active or g.memo & ACTED == 0 or not g.hooks(seat, ON_TOLL):
        return 0
    total: i64 = 0
    built = g.land(seat).built
    for i in g.look(seat).hooked:
        card = acting(g, seat, built[i])
        if g.cat.hooks[card] & ON_TOLL != 0:
            total += g.rules.effects[card].toll(g, seat, built[i])
    return total


def bears_toll(g: Duel, seat: i64, card: i64) -> bool:
    """Whether a player can pay for playing a card now, its own fee in gold included."""
    due = toll(g, seat)
    return due == 0 or of(purse(g, seat), GOLD) >= due + of(g.cat.fee[card], GOLD)


def after_toll(g: Duel, seat: i64, card: i64) -> Duel:
    """The position in which a card in hand would act: a toll is paid before (102.B.Ausspielen)."""
    due = toll(g, seat)
    if due == 0 or not bears_toll(g, seat, card):
        return g
    after = g.clone()
    pay_all(after, seat, GOLD, due)
    return after


def pay_toll(g: Duel, seat: i64, due: i64) -> None:
    """What was due when the card was played goes to the bank."""
    if due > 0:
        pay(g, seat, due, GOLD)


def note_action(g: Duel, seat: i64) -> None:
    """An action card of the active player has been played, or a knight used as one."""
    if seat == g.active and g.rules.hooked & ON_TOLL != 0:
        g.memo |= ACTED
