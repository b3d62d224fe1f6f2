"""Flavo the jester: after a tournament he makes his neighbours happy and moves on to the other land (118.C)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.cardgame.dice_events import TOURNAMENT
from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.cards.stores import purse
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.geometry import beside
from catanica.games.principality.position.goods import GOLD, of
from catanica.games.principality.position.piece import piece, with_since
from catanica.games.principality.rules.laying_out import offer_places, place_faults
from catanica.games.principality.steps.card_step import CardStep
from catanica.games.principality.steps.goods_steps import first_place, gain_at, last_region, pay
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import BUILD
from catanica.kernel.refusal import Fault

FLAVO: Final = v.STEPS.add("flavo", v.SEAT, v.CARD, v.PLACE)  # where he lies
FLAVO_PLACE: Final = v.STEPS.add("flavo_place", v.SEAT, v.CARD, v.PLACE)  # whom he leaves, and where he lies


class Jester(Effect):
    """A unit that changes sides at tournaments."""

    def face(self, g: Duel, seat: i64, p: i64, face: i64) -> None:
        """After the winner's resources, before production (103.E.d)."""
        if face == TOURNAMENT:
            g.push(FLAVO, v.seat_is(seat) | v.card_is(v.card_of(p)) | v.place_is(v.place_of(p)))


class Flavo(Step):
    """The regions beside him gain; then he goes to the other player, if that one can pay and has a place (118.C.d)."""

    def run(self, g: Duel, e: i64) -> None:
        """The gold may have been won just now; it goes to the bank (118.C.b, 118.C.c)."""
        seat = v.seat_of(e)
        land = g.land(seat)
        i = first_place(land)
        while i < last_region(land):
            if beside(v.place_of(e), i):
                gain_at(g, seat, i, 1, h.GAINED)
            i += 1
        places = Options()
        offer_places(g, 1 - seat, BUILD, v.card_of(e), places)
        if places.count > 0 and of(purse(g, 1 - seat), GOLD) > 0:
            g.push(FLAVO_PLACE, v.seat_is(seat) | v.card_is(v.card_of(e)) | v.place_is(v.place_of(e)))
            pay(g, 1 - seat, 1, GOLD)


class FlavoPlace(CardStep):
    """The player who loses him chooses his place in the other land (118.C.e)."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """Why he finds no place there."""
        right = v.card_of(code) == v.card_of(e)
        return place_faults(g, 1 - v.seat_of(e), v.card_of(e), v.place_of(code)) if right else []

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any where a unit may lie."""
        offer_places(g, 1 - v.seat_of(e), BUILD, v.card_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """From now on he is the other's."""
        land = g.land(v.seat_of(e))
        land.remove_piece(land.find_piece(v.place_of(e), v.card_of(e)))
        other = 1 - v.seat_of(e)
        g.land(other).lay(with_since(piece(v.place_of(code), v.card_of(e), other), g.turn))
        g.hand_over(v.card_of(e), other)
        g.tell(h.TAKEN_OVER, v.seat_is(other) | v.card_is(v.card_of(e)) | v.place_is(v.place_of(code)))
