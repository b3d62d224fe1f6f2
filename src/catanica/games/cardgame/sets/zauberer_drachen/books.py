"""The ten spell books: laid out free of charge, cast for magic, each copy once in a turn (126.A)."""

from mypy_extensions import i64, mypyc_attr

from catanica.games.cardgame.borders import can_exchange
from catanica.games.cardgame.burying import bury
from catanica.games.cardgame.declared import BACKFIRE
from catanica.games.cardgame.sets.zauberer_drachen.book_steps import (
    EYE_STACK,
    FATE_UNDER,
    LAND_GIVE,
    LEAP,
    PLACE_ONE,
    WARD,
    WHEEL_FACE,
    any_movable,
    any_partners,
)
from catanica.games.cardgame.sets.zauberer_drachen.magic import magic, pay_magic, price_of, wizards
from catanica.games.principality.cards.catalogue import ACTION, ATTACK, KNIGHT
from catanica.games.principality.cards.effect import (
    BEFORE_ROLL,
    FRESH,
    ON_KNIGHTS,
    ON_SETTLE,
    OWNED,
    PRICE,
    Effect,
    several,
)
from catanica.games.principality.cards.powers import forbidden
from catanica.games.principality.position.duel import BEFORE, Duel, Options
from catanica.games.principality.position.piece import (
    aim,
    goods_on,
    owner_of,
    since_of,
    target_of,
    used,
    with_goods,
    with_since,
    with_target,
    works_for,
)
from catanica.games.principality.rules.using import mark_used
from catanica.games.principality.steps.card_step import has_option
from catanica.games.principality.steps.drawing import draw_blind
from catanica.games.principality.steps.hand_check import any_stack
from catanica.games.principality.steps.play_steps import note, strike
from catanica.games.principality.steps.rows import OPEN_WINDOW
from catanica.games.principality.telling.verbs import USE
from catanica.games.principality.vocabulary import (
    card_is,
    card_of,
    cause_is,
    number_is,
    place_is,
    place_of,
    seat_is,
    window_of,
)
from catanica.games.principality.windows import EVENT_DRAWN, VETO
from catanica.kernel.ints import bit
from catanica.kernel.words import Row, number_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Book(Effect):
    """What all spell books have in common."""

    def ready(self, g: Duel, seat: i64, p: i64) -> bool:
        """Whether the spell could do anything now."""
        return True

    def may_cast(self, g: Duel, seat: i64, p: i64) -> bool:
        """Once in a turn, for magic of wizards not fed (126.A.a)."""
        if used(p) or owner_of(p) != seat or magic(g, seat) < price_of(g, card_of(p)):
            return False
        return self.may_act(g, seat, p)

    def may_act(self, g: Duel, seat: i64, p: i64) -> bool:
        """Whether a spell that can be paid for could do anything; attacks not beside a stone (126.I.a)."""
        if g.cat.flags[card_of(p)] & ATTACK != 0 and forbidden(g, ATTACK):
            return False
        return self.ready(g, seat, p)

    def idle(self, g: Duel, seat: i64, p: i64) -> str:
        """A stone, no wizard, too little magic, and what the spell itself lacks."""
        card = card_of(p)
        poor = "too_few_magic" if magic(g, seat) < price_of(g, card) else ""
        why = several(
            "forbidden_now" if g.cat.flags[card] & ATTACK != 0 and forbidden(g, ATTACK) else "",
            "book_needs_wizard" if wizards(g, seat) == 0 else poor,
            self.lack(g, seat, p),
        )
        return why if why != "" else "not_usable_now"

    def lack(self, g: Duel, seat: i64, p: i64) -> str:
        """Why the spell could do nothing now, or another moment is its own: the code of a fault, or nothing."""
        return "" if self.ready(g, seat, p) else "not_usable_now"

    def spend(self, g: Duel, seat: i64, p: i64) -> None:
        """The copy is used and paid for; cards of the other player take note before it acts (103.I.f)."""
        mark_used(g, seat, p)
        note(g, seat, card_of(p))
        pay_magic(g, seat, price_of(g, card_of(p)), card_of(p))


@mypyc_attr(allow_interpreted_subclasses=True)
class Spell(Book):
    """A book that is cast in the own main phase."""

    def before_use(self) -> i64:
        """Its owner's, once, for magic."""
        return OWNED | FRESH | PRICE

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """While it could do something."""
        if self.may_act(g, seat, p):
            out.add(USE | card_is(card_of(p)) | place_is(place_of(p)))

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """Cast it: the last one pushed is done first."""
        self.cast(g, seat, p)
        self.spend(g, seat, p)

    def cast(self, g: Duel, seat: i64, p: i64) -> None:
        """What it does."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AskingSpell(Spell):
    """A spell that asks its caster: a step of seat and card."""

    def __init__(self, row: Row) -> None:
        self.row = row

    def ready(self, g: Duel, seat: i64, p: i64) -> bool:
        """There is something to choose."""
        return has_option(g, self.row, seat_is(seat) | card_is(card_of(p)))

    def cast(self, g: Duel, seat: i64, p: i64) -> None:
        """Ask."""
        g.push(self.row, seat_is(seat) | card_is(card_of(p)))


class Inspiration(Spell):
    """Two cards from the tops of stacks; surplus waits until the end of the turn (101.D.b(f))."""

    def ready(self, g: Duel, seat: i64, p: i64) -> bool:
        """There is a card to draw."""
        return any_stack(g, seat)

    def lack(self, g: Duel, seat: i64, p: i64) -> str:
        """A card."""
        return "" if self.ready(g, seat, p) else "all_stacks_empty"

    def cast(self, g: Duel, seat: i64, p: i64) -> None:
        """Each from a stack of choice."""
        draw_blind(g, seat, 2, card_of(p))


class Guardian(Spell):
    """The top three event cards: some go under the stack, the others back on top in any order (103.K.a)."""

    def ready(self, g: Duel, seat: i64, p: i64) -> bool:
        """There is an event card."""
        return len(g.event_stack) > 0

    def cast(self, g: Duel, seat: i64, p: i64) -> None:
        """Only the caster sees them, and only when the price is paid."""
        g.push(FATE_UNDER, seat_is(seat) | card_is(card_of(p)) | number_is(0))


class LandMagic(AskingSpell):
    """A region for one of the opponent's; no knight needed (112.I.a)."""

    def __init__(self) -> None:
        super().__init__(LAND_GIVE)

    def ready(self, g: Duel, seat: i64, p: i64) -> bool:
        """Both can spare one."""
        return can_exchange(g, seat)

    def lack(self, g: Duel, seat: i64, p: i64) -> str:
        """A region that can be spared."""
        return "" if self.ready(g, seat, p) else "no_region_to_swap"


class MagicEye(AskingSpell):
    """A card out of a stack for another one of the hand (126.E.a)."""

    def __init__(self) -> None:
        super().__init__(EYE_STACK)

    def ready(self, g: Duel, seat: i64, p: i64) -> bool:
        """A hand card is there before the spell is cast."""
        return len(g.land(seat).hand) > 0 and any_stack(g, seat)

    def lack(self, g: Duel, seat: i64, p: i64) -> str:
        """A card to give, and one to take."""
        none = len(g.land(seat).hand) == 0
        return several("no_card_to_give" if none else "", "" if any_stack(g, seat) else "all_stacks_empty")


class Wards(Spell):
    """Until its owner's next turn the opponent cannot name one of the owner's cards with actions or books."""

    def ready(self, g: Duel, seat: i64, p: i64) -> bool:
        """There is something to protect."""
        return any_movable(g, seat)

    def lack(self, g: Duel, seat: i64, p: i64) -> str:
        """A building or unit at home."""
        return "" if self.ready(g, seat, p) else "nothing_to_ward"

    def cast(self, g: Duel, seat: i64, p: i64) -> None:
        """Which card."""
        g.push(WARD, seat_is(seat) | card_is(card_of(p)) | place_is(place_of(p)))

    def wards(self, g: Duel, seat: i64, p: i64, q: i64) -> bool:
        """The one it is aimed at."""
        return target_of(p) == aim(place_of(q), card_of(q))

    def fixed(self) -> i64:
        """A spell lasts from turn to turn."""
        return ON_SETTLE

    def settle(self, g: Duel, land: i64, index: i64) -> bool:
        """It ends with the owner's next turn, or when the card is gone."""
        p = g.land(land).built[index]
        if target_of(p) == 0 or not is_over(g, land, p):
            return False
        g.land(land).alter(index, with_target(p, 0))
        return True


class Potion(Spell):
    """Doubles the strength of each own knight as it is at this moment, until the owner's next turn (117.A.a)."""

    def ready(self, g: Duel, seat: i64, p: i64) -> bool:
        """There is a knight to drink it."""
        for q in g.land(seat).built:
            if works_for(q, seat) and g.cat.flags[card_of(q)] & KNIGHT != 0:
                return True
        return False

    def lack(self, g: Duel, seat: i64, p: i64) -> str:
        """A knight who works."""
        return "" if self.ready(g, seat, p) else "no_knight_to_drink"

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """The book comes behind all other cards: what came before is doubled, what comes later is not."""
        self.spend(g, seat, p)
        land = g.land(seat)
        lying = land.remove_piece(land.find_piece(place_of(p), card_of(p)))
        land.lay(with_goods(with_since(lying, g.turn), 1))

    def fixed(self) -> i64:
        """Whether it was drunk changes by `turn_over` only; a spell lasts from turn to turn."""
        return ON_KNIGHTS | ON_SETTLE

    def knight(self, g: Duel, seat: i64, p: i64, strong: i64) -> i64:
        """Twice what the cards before it make of him."""
        return strong * 2 if goods_on(p) > 0 and owner_of(p) == seat else strong

    def settle(self, g: Duel, land: i64, index: i64) -> bool:
        """When it is over strength is counted anew without it."""
        p = g.land(land).built[index]
        if goods_on(p) == 0 or not is_over(g, land, p):
            return False
        g.land(land).turn_over(index, with_goods(p, 0))
        return True


def is_over(g: Duel, seat: i64, p: i64) -> bool:
    """Whether a spell that lasts until its owner's next turn begins is over."""
    return g.active == seat and since_of(p) < g.turn


class Wheel(Book):
    """Before the own roll: the event die shows the face of one's choice (103.C.b)."""

    def ready(self, g: Duel, seat: i64, p: i64) -> bool:
        """A die that is set cannot be set again."""
        return g.event_die == 0

    def lack(self, g: Duel, seat: i64, p: i64) -> str:
        """The moment before the roll, with a die that is not set yet."""
        if g.phase != BEFORE:
            return "set_before_roll"
        return "" if self.ready(g, seat, p) else "event_die_is_set"

    def early_uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """While it can be cast."""
        if self.may_cast(g, seat, p):
            out.add(USE | card_is(card_of(p)) | place_is(place_of(p)))

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """Which face."""
        g.push(WHEEL_FACE, seat_is(seat) | card_is(card_of(p)))
        self.spend(g, seat, p)


def asked_in(g: Duel, window: i64) -> bool:
    """Whether a player is asked for an answer in a window right now."""
    e = g.agenda[len(g.agenda) - 1]
    return number_of(e) == OPEN_WINDOW.number and window_of(e) == window


class Countermagic(Book):
    """The action card the opponent has just played does not act, in either player's turn (126.I)."""

    def guards(self) -> i64:
        """Every action card, answers and knights with a second job too."""
        return bit(VETO)

    def lack(self, g: Duel, seat: i64, p: i64) -> str:
        """An action card that was just played."""
        return "" if asked_in(g, VETO) else "vetoes_actions"

    def may_guard(self, g: Duel, seat: i64, p: i64, window: i64, cause: i64) -> bool:
        """While it can be cast; the wizard under attack may pay (126.I.e)."""
        return window == VETO and self.may_cast(g, seat, p)

    def guard(self, g: Duel, seat: i64, p: i64, window: i64, cause: i64) -> None:
        """The card counts as played and goes under a stack of its player's choice; a knight stays on the pile."""
        own = number_of(g.agenda[len(g.agenda) - 1]) == BACKFIRE.number  # it failed, and came from this hand (112.G.b)
        card = strike(g)
        if g.rules.effects[card].timing() == BEFORE_ROLL:
            g.pass_moment(card)
        if g.cat.kind[card] == ACTION:
            bury(g, seat if own else 1 - seat, card)
        self.spend(g, seat, p)


class TimeLeap(Book):
    """Time goes back to before the roll, in either player's turn, before the event acts (103.E.a, 103.E.f)."""

    def guards(self) -> i64:
        """The event die and the event card."""
        return bit(EVENT_DRAWN)

    def lack(self, g: Duel, seat: i64, p: i64) -> str:
        """An event that lies open."""
        return "" if asked_in(g, EVENT_DRAWN) else "leaps_before_events"

    def may_guard(self, g: Duel, seat: i64, p: i64, window: i64, cause: i64) -> bool:
        """While it can be cast, and there is a moment to go back to."""
        return window == EVENT_DRAWN and g.mark is not None and self.may_cast(g, seat, p)

    def guard(self, g: Duel, seat: i64, p: i64, window: i64, cause: i64) -> None:
        """The book stays used and its price paid."""
        g.push(LEAP, seat_is(seat) | card_is(card_of(p)) | cause_is(cause))
        mark_used(g, seat, p)
        pay_magic(g, seat, price_of(g, card_of(p)), card_of(p))


class ChangePlaces(AskingSpell):
    """Two own cards of a class change their places (128.E.a)."""

    def __init__(self) -> None:
        super().__init__(PLACE_ONE)

    def ready(self, g: Duel, seat: i64, p: i64) -> bool:
        """Two can."""
        return any_partners(g, seat)

    def lack(self, g: Duel, seat: i64, p: i64) -> str:
        """Two cards that can."""
        return "" if self.ready(g, seat, p) else "nothing_to_change"
