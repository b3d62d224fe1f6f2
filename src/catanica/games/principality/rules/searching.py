"""Looking through a stack, and taking a card out of it."""

from mypy_extensions import i64

from catanica.games.principality import vocabulary as v
from catanica.games.principality.position.duel import DREW, MAIN, Duel, Options
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import PICK
from catanica.kernel.words import Row


def look_through(g: Duel, seat: i64, stack: i64) -> None:
    """From now on the player knows the stack; the other one knows that."""
    g.stacks.learn(stack, seat)
    g.reveals += 1
    g.tell(h.SEARCHED, v.seat_is(seat) | v.stack_is(stack))


def offer_stack_cards(g: Duel, stack: i64, out: Options) -> None:
    """Every different card of a stack."""
    i = g.stacks.start(stack)
    end = g.stacks.ends[stack]
    while i < end:
        code = PICK | v.card_is(v.card_of(g.stacks.cards[i]))
        if not out.has(code):
            out.add(code)
        i += 1


def take_one_of_several(g: Duel, row: Row, e: i64, code: i64) -> None:
    """Take a card where a step lets several be taken out of its stack; it asks again for the others."""
    seat = v.seat_of(e)
    stack = v.stack_of(e)
    take_found(g, seat, stack, v.card_of(code))
    left = v.number_of(e) - 1
    if left > 0:
        g.push(row, v.seat_is(seat) | v.stack_is(stack) | v.number_is(left))


def draw_card(g: Duel, seat: i64, stack: i64) -> i64:
    """The top card of a stack comes into a hand, and the log says who has seen it. Returns the card."""
    card = g.draw_top(seat, stack)
    if g.phase == MAIN and seat == g.active and g.rules.house.drawn_waits:
        g.memo |= DREW
    g.tell(h.DREW, v.seat_is(seat) | v.card_is(card) | v.stack_is(stack) | h.known_is(g.onlookers(seat)))
    return card


def take_found(g: Duel, seat: i64, stack: i64, card: i64) -> None:
    """Into the hand, unseen by the other unless a card shows it; the order of the rest stays."""
    g.take_from_stack(seat, stack, card)
    g.tell(h.CHOSE, v.seat_is(seat) | v.card_is(card) | v.stack_is(stack) | h.known_is(g.onlookers(seat)))
