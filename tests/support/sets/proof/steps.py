"""What the proof cards ask, and what happens after an event."""

from catanica.games.cardgame.copying import offer_models
from catanica.games.cardgame.fetching import pick_up, put_down
from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.catalogue import BUILDING
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.geometry import LAID
from catanica.games.principality.position.piece import aim, blocked, piece, target_of, with_blocked, with_target
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.card_step import CardStep
from catanica.games.principality.telling.verbs import STACK, TARGET
from catanica.kernel.state import NOBODY

AIM_CURSE = v.STEPS.add("aim_curse", v.SEAT, v.CARD)
LIFT_CURSE = v.STEPS.add("lift_curse", v.SEAT, v.PLACE, v.CARD)  # in whose land, and from which building
AIM_MIRROR = v.STEPS.add("aim_mirror", v.SEAT, v.PLACE)  # where the mirror stands
BAR_STACK = v.STEPS.add("bar_stack", v.SEAT, v.CARD)


class AimCurse(CardStep):
    """A building of the other that loses its functions."""

    def legal(self, g: Duel, e: int, out: Options) -> None:
        for p in g.land(1 - v.seat_of(e)).built:
            if g.cat.kind[v.card_of(p)] == BUILDING and not blocked(p):
                out.add(TARGET | v.seat_is(1 - v.seat_of(e)) | v.place_is(v.place_of(p)) | v.card_is(v.card_of(p)))

    def take(self, g: Duel, e: int, code: int) -> None:
        land = g.land(v.seat_of(code))
        i = land.find_piece(v.place_of(code), v.card_of(code))
        land.alter(i, with_blocked(land.built[i], True))
        laid = with_target(piece(LAID, v.card_of(e), v.seat_of(e)), aim(v.place_of(code), v.card_of(code)))
        land.lay(laid)
        pick_up(g, v.seat_of(e), v.card_of(e))  # it lies on the building, not on the pile


class LiftCurse(Step):
    """The land, and the building the curse lies on."""

    def run(self, g: Duel, e: int) -> None:
        land = g.land(v.seat_of(e))
        i = land.find_piece(v.place_of(e), v.card_of(e))
        if i >= 0:
            land.alter(i, with_blocked(land.built[i], False))
        for k, p in enumerate(land.built):
            if v.place_of(p) == LAID and target_of(p) == aim(v.place_of(e), v.card_of(e)):
                put_down(g, v.seat_of(e), k)
                return


class BarStack(CardStep):
    """A stack the other may still use."""

    def legal(self, g: Duel, e: int, out: Options) -> None:
        for s in range(g.stacks.count()):
            if g.may_use_stack(1 - v.seat_of(e), s):
                out.add(STACK | v.stack_is(s))

    def take(self, g: Duel, e: int, code: int) -> None:
        land = g.land(1 - v.seat_of(e))
        land.lay(with_target(piece(LAID, v.card_of(e), v.seat_of(e)), v.stack_of(code) + 1))
        pick_up(g, v.seat_of(e), v.card_of(e))


class AimMirror(Step):
    """The building a mirror copies. Without one it stays blind."""

    def who(self, g: Duel, e: int) -> int:
        out = Options()
        self.legal(g, e, out)
        return v.seat_of(e) if out.count > 0 else NOBODY

    def legal(self, g: Duel, e: int, out: Options) -> None:
        offer_models(g, v.seat_of(e), out)

    def take(self, g: Duel, e: int, code: int) -> None:
        land = g.land(v.seat_of(e))
        i = land.find_piece(v.place_of(e), g.cat.number("spiegel"))
        land.alter(i, with_target(land.built[i], aim(v.place_of(code), v.card_of(code))))


def register(rules: Rulebook) -> None:
    """Bind the steps to their rows."""
    rules.add_step(AIM_CURSE, AimCurse("aim_curse", "103.P.a"))
    rules.add_step(LIFT_CURSE, LiftCurse("lift_curse", "103.E.f"))
    rules.add_step(AIM_MIRROR, AimMirror("aim_mirror", "103.I.f"))
    rules.add_step(BAR_STACK, BarStack("bar_stack", "112.P.a"))
