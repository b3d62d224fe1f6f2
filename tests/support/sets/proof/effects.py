"""What the proof cards do. They are plain interpreted classes, as in a folder of a user's own."""

from catanica.games.cardgame.fetching import put_down
from catanica.games.cardgame.turn import roll_again, turn_back
from catanica.games.principality.cards.catalogue import KNIGHT, LEARNING
from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.cards.frequent import Answers, Asks
from catanica.games.principality.cards.powers import strength
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.geometry import AT_REGION
from catanica.games.principality.position.goods import GRAIN, ORE, of
from catanica.games.principality.position.piece import (
    aimed_card,
    aimed_place,
    goods_on,
    owner_of,
    target_of,
    used,
    with_goods,
    with_target,
    with_used,
)
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.counters import change_at
from catanica.games.principality.steps.dice import EVENT_CARD
from catanica.games.principality.steps.goods_steps import gain_at, lose_at
from catanica.games.principality.steps.play_steps import strike
from catanica.games.principality.telling.happenings import GAINED, LOST
from catanica.games.principality.telling.verbs import USE
from catanica.games.principality.vocabulary import card_is, card_of, place_is, place_of, seat_is
from catanica.games.principality.windows import EVENT_DRAWN, VETO
from catanica.kernel.ints import bit

from .steps import AIM_CURSE, AIM_MIRROR, BAR_STACK, LIFT_CURSE

SIX = 6


def index_of(g: Duel, land: int, p: int) -> int:
    """Where a card in play stands in its land's list."""
    return int(g.land(land).find_piece(place_of(p), card_of(p)))


class Objection(Answers):
    """A veto out of the hand."""

    def answer(self, g: Duel, seat: int, window: int, cause: int) -> None:
        strike(g)


class Seal(Effect):
    """A veto from where it lies, once per turn."""

    def guards(self) -> int:
        return bit(VETO)

    def may_guard(self, g: Duel, seat: int, p: int, window: int, cause: int) -> bool:
        return not used(p)

    def guard(self, g: Duel, seat: int, p: int, window: int, cause: int) -> None:
        g.land(seat).alter(index_of(g, seat, p), with_used(p, True))
        strike(g)


class Hourglass(Answers):
    """Time goes back to before the roll."""

    def answer(self, g: Duel, seat: int, window: int, cause: int) -> None:
        turn_back(g, cause)
        roll_again(g)


class Tavern(Effect):
    """Abroad: every knight of the land's lord is one weaker."""

    def strength(self, g: Duel, seat: int, p: int) -> int:
        if owner_of(p) == seat:
            return 0
        return -sum(1 for q in g.land(seat).built if g.cat.flags[card_of(q)] & KNIGHT)


class Curse(Asks):
    """Lies on an opposing building, which loses its functions and keeps its properties."""

    def face(self, g: Duel, seat: int, p: int, face: int) -> None:
        if face == EVENT_CARD and seat == g.active:
            place, card = aimed_place(target_of(p)), aimed_card(target_of(p))
            g.push(LIFT_CURSE, seat_is(seat) | place_is(place) | card_is(card))  # pushed: after the event has acted


class Bailiff(Effect):
    """Falls with all ore of its land when the opponent rolls an event card: at once, before the card is drawn."""

    def face(self, g: Duel, seat: int, p: int, face: int) -> None:
        if face == EVENT_CARD and seat != g.active:
            put_down(g, seat, index_of(g, seat, p))
            land = g.land(seat)
            for i in range(len(land.regions)):
                if land.regions[i] and land.kind_at(g.cat, i) == ORE:
                    lose_at(g, seat, i, 3, LOST)


class Ban(Asks):
    """Lies on a stack and keeps the lord of the land it belongs to from using it."""

    def bars(self, g: Duel, seat: int, p: int, stack: int) -> bool:
        return target_of(p) == stack + 1


class Granary(Effect):
    """At a region: a good is stored when its number is rolled, and taken once per turn."""

    def produced(self, g: Duel, seat: int, index: int, number: int) -> None:
        land = g.land(seat)
        p = land.built[index]
        if g.cat.die[card_of(land.regions[place_of(p) - AT_REGION])] == number:
            change_at(g, seat, g.rules.counter("stores"), index, 1)

    def uses(self, g: Duel, seat: int, p: int, out: Options) -> None:
        if goods_on(p) > 0 and not used(p) and g.land(seat).stock_at(place_of(p) - AT_REGION) < 3:
            out.add(USE | card_is(card_of(p)) | place_is(place_of(p)))

    def use(self, g: Duel, seat: int, p: int, code: int) -> None:
        g.land(seat).alter(index_of(g, seat, p), with_used(with_goods(p, goods_on(p) - 1), True))
        gain_at(g, seat, place_of(p) - AT_REGION, 1, GAINED)


class TollHouse(Effect):
    """On a road: a coin on every six, one whenever its owner gives the bank ore, two when the other does."""

    def produced(self, g: Duel, seat: int, index: int, number: int) -> None:
        if number == SIX:
            change_at(g, seat, g.rules.counter("coins"), index, 1)

    def banked(self, g: Duel, seat: int, p: int, trader: int, good: int) -> None:
        if good == ORE:
            change_at(g, seat, g.rules.counter("coins"), index_of(g, seat, p), 1 if trader == seat else 2)


class Mirror(Effect):
    """Has the functions of the opposing building it is aimed at; aims anew at once when that is gone."""

    def built(self, g: Duel, seat: int, card: int, place: int) -> None:
        g.push(AIM_MIRROR, seat_is(seat) | place_is(place))

    def mirrors(self, g: Duel, seat: int, p: int) -> int:
        if target_of(p) == 0:
            return 0
        i = g.land(1 - seat).find_piece(aimed_place(target_of(p)), aimed_card(target_of(p)))
        return card_of(g.land(1 - seat).built[i]) if i >= 0 else 0

    def settle(self, g: Duel, land: int, index: int) -> bool:
        p = g.land(land).built[index]
        if target_of(p) == 0 or self.mirrors(g, land, p) != 0:
            return False
        g.land(land).alter(index, with_target(p, 0))
        g.push(AIM_MIRROR, seat_is(land) | place_is(place_of(p)))
        return True


class School(Effect):
    """A place of learning while its owner has a city."""

    def traits(self, g: Duel, seat: int, p: int) -> int:
        return LEARNING if g.land(seat).has_city() else 0


class Banner(Effect):
    """Two strength points while its owner stores grain."""

    def strength(self, g: Duel, seat: int, p: int) -> int:
        return 2 if of(g.land(seat).stock(g.cat), GRAIN) > 0 else 0


class Outpost(Effect):
    """Leaves a land without strength."""

    def settle(self, g: Duel, land: int, index: int) -> bool:
        if strength(g, land) > 0:
            return False
        put_down(g, land, index)
        return True


class Tent(Effect):
    """Leaves a land without outpost."""

    def settle(self, g: Duel, land: int, index: int) -> bool:
        if any(card_of(p) == g.cat.number("posten") for p in g.land(land).built):
            return False
        put_down(g, land, index)
        return True


class Pendulum(Effect):
    """Never comes to rest: counts how often it was asked, in the goods lying on it."""

    def settle(self, g: Duel, land: int, index: int) -> bool:
        p = g.land(land).built[index]
        g.land(land).alter(index, with_target(p, target_of(p) + 1))
        return True


def register(rules: Rulebook) -> None:
    """Bind the effects to their cards."""
    rules.rolls_back = True
    rules.add_fault("nothing_to_curse", "103.P.a")
    rules.add_effect("einspruch", Objection(bit(VETO)))
    rules.add_effect("siegel", Seal())
    rules.add_effect("stundenglas", Hourglass(bit(EVENT_DRAWN)))
    rules.add_effect("schenke", Tavern())
    rules.add_effect("fluch", Curse(AIM_CURSE, "nothing_to_curse"))
    rules.add_effect("sperre", Ban(BAR_STACK))
    rules.add_effect("vogt", Bailiff())
    rules.add_effect("speicher", Granary())
    rules.add_effect("zollhaus", TollHouse())
    rules.add_effect("spiegel", Mirror())
    rules.add_effect("schule", School())
    rules.add_effect("banner", Banner())
    rules.add_effect("posten", Outpost())
    rules.add_effect("zelt", Tent())
    rules.add_effect("pendel", Pendulum())
