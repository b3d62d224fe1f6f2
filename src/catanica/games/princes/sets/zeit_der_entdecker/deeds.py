"""Voyages as actions of the action phase: building ships and sailing, and why a voyage is refused (PR-14 to PR-16)."""

from mypy_extensions import i64

from catanica.games.princes.sets.zeit_der_entdecker.sea import NO_DISC, SHIPS, distance, sail_points, seas
from catanica.games.princes.sets.zeit_der_entdecker.voyages import (
    SHIP_COST,
    Wreck,
    below_top,
    may_discover,
    offer_voyages,
    sea_card,
    set_out,
)
from catanica.games.princes.sets.zeit_der_entdecker.words import CELLS, SAIL, SHIP_VERB, cell_of
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.rules.building import missing, pay_fault
from catanica.games.principality.steps.main_phase import Deeds
from catanica.games.principality.telling.verbs import verb_of
from catanica.games.principality.vocabulary import flag_of
from catanica.kernel.refusal import Fault


def mission_fault(g: Duel, seat: i64, cell: i64, gold: i64) -> Fault:
    """Why no mission goes to a card: it is a wreck, its goods are missing, or nothing is left to reach there."""
    card = seas(g).card(seat, cell)
    effect = sea_card(g, card)
    name = g.cat.ids[card]
    if isinstance(effect, Wreck):
        return Fault("no_mission", "PR-39", {"card": name})
    short = missing(g, seat, effect.offering(gold))
    if below_top(g, seat, cell) and short:
        return Fault("cannot_pay", f"GZ:{name}", {"missing": short})
    return g.fault("no_mission", card=name)


class Voyages(Deeds):
    """Ships are built and sail between other actions, at will (PR-36)."""

    def offer(self, g: Duel, seat: i64, stock: i64, out: Options) -> None:
        """A new ship, and every voyage."""
        offer_voyages(g, seat, out)

    def knows(self, verb: i64) -> bool:
        """Ship and sail."""
        return verb == SHIP_VERB or verb == SAIL

    def take(self, g: Duel, seat: i64, code: i64) -> None:
        """Build or sail."""
        set_out(g, seat, code)

    def faults(self, g: Duel, seat: i64, code: i64) -> list[Fault]:
        """Everything that speaks against it."""
        sea = seas(g)
        out: list[Fault] = []
        if verb_of(code) == SHIP_VERB:
            if sea.unbuilt(seat) == 0:
                lost_now = sea.ships[seat] < SHIPS
                out.append(Fault("no_ship_left", "PR-37", {}) if lost_now else g.fault("no_ship_left"))
            pay_fault(g, seat, SHIP_COST, "no_ship_left", out)
            return out
        cell = cell_of(code)
        if cell >= sea.size():
            return [g.fault("no_such_cell")]
        where = CELLS[cell]
        if sea.ready(seat) == 0:
            out.append(g.fault("no_ship_ready"))
        if distance(cell) > sail_points(g, seat):
            out.append(g.fault("out_of_range", cell=where, needed=int(distance(cell))))
        if sea.disc(seat, cell) != NO_DISC:
            out.append(g.fault("disc_there", cell=where))
        if not sea.is_up(seat, cell):
            if not may_discover(sea, seat) and sea.ready(seat) > 0:
                out.append(g.fault("one_discovery"))
        elif not sea_card(g, sea.card(seat, cell)).may_sail(g, seat, cell, flag_of(code)):
            out.append(mission_fault(g, seat, cell, flag_of(code)))
        return out if out else [g.fault("not_an_option", decision="main")]  # gold for a card that wants nothing
