"""What the borrowed cards do, as far as the worked examples need it."""

from catanica.games.cardgame.dice_events import GOOD_YEAR
from catanica.games.cardgame.fetching import pick_up, put_down
from catanica.games.principality.cards.catalogue import TRADE_FLEET
from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.cards.powers import trade_points
from catanica.games.principality.position.duel import Duel, Step
from catanica.games.principality.position.geometry import LAID, OUTSIDE
from catanica.games.principality.position.piece import (
    aim,
    aimed_card,
    aimed_place,
    owner_of,
    piece,
    since_of,
    target_of,
    with_blocked,
    with_since,
)
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.dice import EVENT_CARD
from catanica.games.principality.steps.goods_steps import gain, receive
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
)

LIFTED = STEPS.add("lifted", SEAT, PLACE, CARD)
ROUND = 2
POST_FEARS = 6


class Potion(Effect):
    """Lies before its player until his next turn begins; doubles every knight as he stands."""

    def play(self, g: Duel, seat: int, card: int) -> None:
        pick_up(g, seat, card)
        land = g.land(seat)
        land.lay(with_since(piece(LAID, card, seat), g.turn))

    def knight(self, g: Duel, seat: int, p: int, strong: int) -> int:
        return 2 * strong

    def settle(self, g: Duel, land: int, index: int) -> bool:
        if g.turn < since_of(g.land(land).built[index]) + ROUND:
            return False
        put_down(g, land, index)
        return True


class Blocking(Effect):
    """A card lying on a building of the other; an event card roll of one of the two lifts it, last of all."""

    def __init__(self, by_its_owner: bool) -> None:
        self.by_its_owner = by_its_owner

    def face(self, g: Duel, seat: int, p: int, face: int) -> None:
        if face == EVENT_CARD and (owner_of(p) == g.active) == self.by_its_owner:
            place, card = aimed_place(target_of(p)), aimed_card(target_of(p))
            g.push(LIFTED, seat_is(seat) | place_is(place) | card_is(card))  # pushed: after the event has acted


class Lifted(Step):
    """The land, and the building a card lies on."""

    def run(self, g: Duel, e: int) -> None:
        land = g.land(seat_of(e))
        i = land.find_piece(place_of(e), card_of(e))
        land.alter(i, with_blocked(land.built[i], False))
        target = aim(place_of(e), card_of(e))
        lying = [k for k, p in enumerate(land.built) if place_of(p) == LAID and target_of(p) == target]
        put_down(g, seat_of(e), lying[0])


class LuckyVoyage(Effect):
    """Each trade fleet brings up to three of its resource, for both players."""

    def event(self, g: Duel, card: int) -> None:
        for seat in (0, 1):
            for p in g.land(seat).built:
                if g.cat.flags[card_of(p)] & TRADE_FLEET and g.cat.resource[card_of(p)]:
                    receive(g, seat, 3, g.cat.resource[card_of(p)] - 1)


class TreasureFleet(Effect):
    """Two resources of choice in a good year."""

    def face(self, g: Duel, seat: int, p: int, face: int) -> None:
        if face == GOOD_YEAR:
            gain(g, seat, 2, card_of(p))


class TradingPost(Effect):
    """Abroad: falls before more than six trade points."""

    def settle(self, g: Duel, land: int, index: int) -> bool:
        if trade_points(g, land) <= POST_FEARS:
            return False
        put_down(g, land, index)
        return True


class Dragon(Effect):
    """None lies outside a metropolis since 2003 (101.D.d)."""

    def forbid(self, g: Duel, seat: int, card: int, place: int) -> str:
        return "only_units_outside" if place >= OUTSIDE else ""


def register(rules: Rulebook) -> None:
    """Bind the effects to their cards and the step to its row."""
    rules.add_effect("zaubertrank", Potion())
    rules.add_effect("dogma", Blocking(by_its_owner=True))
    rules.add_effect("hexe", Blocking(by_its_owner=False))
    rules.add_effect("glueckliche_handelsfahrt", LuckyVoyage())
    rules.add_effect("schatzflotte", TreasureFleet())
    rules.add_effect("drache", Dragon())
    rules.add_effect("handelsniederlassung", TradingPost())
    rules.add_step(LIFTED, Lifted("lifted", "103.E.f"))
