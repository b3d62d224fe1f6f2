"""What the proof cards ask, and what happens after an event."""

from catanica.games.cardgame.copying import offer_models
from catanica.games.cardgame.fetching import pick_up, put_down
from catanica.games.principality.cards.catalogue import BUILDING
from catanica.games.principality.position.duel import Duel, Options, Rulebook, Step
from catanica.games.principality.position.geometry import LAID
from catanica.games.principality.position.piece import aim, blocked, piece, target_of, with_blocked, with_target
from catanica.games.principality.steps.card_step import CardStep
from catanica.games.principality.telling.verbs import STACK, TARGET
from catanica.games.principality.vocabulary import (
    CARD,
    PLACE,
    SEAT,
    STEPS,
    card_is,
    card_of,
    place_is,
    place_of,
    seat_is,
    seat_of,
    stack_is,
    stack_of,
)
from catanica.kernel.state import NOBODY

AIM_CURSE = STEPS.add("aim_curse", SEAT, CARD)
LIFT_CURSE = STEPS.add("lift_curse", SEAT, PLACE, CARD)  # in whose land, and from which building
AIM_MIRROR = STEPS.add("aim_mirror", SEAT, PLACE)  # where the mirror stands
BAR_STACK = STEPS.add("bar_stack", SEAT, CARD)


class AimCurse(CardStep):
    """A building of the other that loses its functions."""

    def legal(self, g: Duel, e: int, out: Options) -> None:
        for p in g.land(1 - seat_of(e)).built:
            if g.cat.kind[card_of(p)] == BUILDING and not blocked(p):
                out.add(TARGET | seat_is(1 - seat_of(e)) | place_is(place_of(p)) | card_is(card_of(p)))

    def take(self, g: Duel, e: int, code: int) -> None:
        land = g.land(seat_of(code))
        i = land.find_piece(place_of(code), card_of(code))
        land.alter(i, with_blocked(land.built[i], True))
        laid = with_target(piece(LAID, card_of(e), seat_of(e)), aim(place_of(code), card_of(code)))
        land.lay(laid)
        pick_up(g, card_of(e))  # it lies on the building, not on the pile


class LiftCurse(Step):
    """The land, and the building the curse lies on."""

    def run(self, g: Duel, e: int) -> None:
        land = g.land(seat_of(e))
        i = land.find_piece(place_of(e), card_of(e))
        if i >= 0:
            land.alter(i, with_blocked(land.built[i], False))
        for k, p in enumerate(land.built):
            if place_of(p) == LAID and target_of(p) == aim(place_of(e), card_of(e)):
                put_down(g, seat_of(e), k)
                return


class BarStack(CardStep):
    """A stack the other may still use."""

    def legal(self, g: Duel, e: int, out: Options) -> None:
        for s in range(g.stacks.count()):
            if g.may_use_stack(1 - seat_of(e), s):
                out.add(STACK | stack_is(s))

    def take(self, g: Duel, e: int, code: int) -> None:
        land = g.land(1 - seat_of(e))
        land.lay(with_target(piece(LAID, card_of(e), seat_of(e)), stack_of(code) + 1))
        pick_up(g, card_of(e))


class AimMirror(Step):
    """The building a mirror copies. Without one it stays blind."""

    def who(self, g: Duel, e: int) -> int:
        out = Options()
        self.legal(g, e, out)
        return seat_of(e) if out.count > 0 else NOBODY

    def legal(self, g: Duel, e: int, out: Options) -> None:
        offer_models(g, seat_of(e), out)

    def take(self, g: Duel, e: int, code: int) -> None:
        land = g.land(seat_of(e))
        i = land.find_piece(place_of(e), g.cat.number("spiegel"))
        land.alter(i, with_target(land.built[i], aim(place_of(code), card_of(code))))


def register(rules: Rulebook) -> None:
    """Bind the steps to their rows."""
    rules.add_step(AIM_CURSE, AimCurse("aim_curse", "103.P.a"))
    rules.add_step(LIFT_CURSE, LiftCurse("lift_curse", "103.E.f"))
    rules.add_step(AIM_MIRROR, AimMirror("aim_mirror", "103.I.f"))
    rules.add_step(BAR_STACK, BarStack("bar_stack", "112.P.a"))
