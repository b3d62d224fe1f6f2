"""What the proof cards do. They are plain interpreted classes, as in a folder of a user's own."""

from catanica.games.cardgame.turn import turn_back
from catanica.games.principality.cards.catalogue import BUILDING, KNIGHT, LEARNING
from catanica.games.principality.cards.effect import (
    ONLY_ANSWER,
    Effect,
)
from catanica.games.principality.cards.powers import strength
from catanica.games.principality.position.duel import Duel, Options, Rulebook, Step
from catanica.games.principality.position.geometry import AT_REGION, LAID
from catanica.games.principality.position.goods import GRAIN, ORE, of
from catanica.games.principality.position.piece import (
    aim,
    aimed_card,
    aimed_place,
    blocked,
    goods_on,
    owner_of,
    piece,
    target_of,
    used,
    with_blocked,
    with_goods,
    with_target,
    with_used,
)
from catanica.games.principality.steps.dice import EVENT_CARD
from catanica.games.principality.steps.goods_steps import gain_at, lose_at
from catanica.games.principality.steps.play_steps import strike
from catanica.games.principality.telling.happenings import GAINED, LOST
from catanica.games.principality.telling.verbs import STACK, TARGET, USE
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
from catanica.games.principality.windows import EVENT_DRAWN, VETO
from catanica.kernel.ints import bit

AIM_CURSE = STEPS.add("aim_curse", SEAT, CARD)
LIFT_CURSE = STEPS.add("lift_curse", SEAT, PLACE, CARD)  # in whose land, and from which building
AIM_MIRROR = STEPS.add("aim_mirror", SEAT, PLACE)  # where the mirror stands
BAR_STACK = STEPS.add("bar_stack", SEAT, CARD)
SIX = 6


def index_of(g: Duel, land: int, p: int) -> int:
    """Where a card in play stands in its land's list."""
    return int(g.land(land).find_piece(place_of(p), card_of(p)))


def discard_piece(g: Duel, land: int, index: int) -> None:
    """A card in play goes to the discard pile."""
    p = g.land(land).remove_piece(index)
    g.put_away(card_of(p), owner_of(p))


class Objection(Effect):
    """A veto out of the hand."""

    def timing(self) -> int:
        return ONLY_ANSWER

    def windows(self) -> int:
        return bit(VETO)

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


class Hourglass(Effect):
    """Time goes back to before the roll."""

    def timing(self) -> int:
        return ONLY_ANSWER

    def windows(self) -> int:
        return bit(EVENT_DRAWN)

    def answer(self, g: Duel, seat: int, window: int, cause: int) -> None:
        turn_back(g)


class Tavern(Effect):
    """Abroad: every knight of the land's lord is one weaker."""

    def strength(self, g: Duel, seat: int, p: int) -> int:
        if owner_of(p) == seat:
            return 0
        return -sum(1 for q in g.land(seat).built if g.cat.flags[card_of(q)] & KNIGHT)


class Curse(Effect):
    """Lies on an opposing building, which loses its functions and keeps its properties."""

    def hinder(self, g: Duel, seat: int, card: int) -> str:
        return "" if curseable(g, 1 - seat) else "no_building_to_burn"

    def play(self, g: Duel, seat: int, card: int) -> None:
        g.push(AIM_CURSE, seat_is(seat) | card_is(card))

    def face(self, g: Duel, seat: int, p: int, face: int) -> None:
        if face == EVENT_CARD and seat == g.active:
            place, card = aimed_place(target_of(p)), aimed_card(target_of(p))
            g.push(LIFT_CURSE, seat_is(seat) | place_is(place) | card_is(card))  # pushed: after the event has acted


def curseable(g: Duel, seat: int) -> list[int]:
    """The buildings a curse may be laid on."""
    return [p for p in g.land(seat).built if g.cat.kind[card_of(p)] == BUILDING and not blocked(p)]


class AimCurse(Step):
    """Who curses, and the card."""

    def who(self, g: Duel, e: int) -> int:
        return seat_of(e)

    def legal(self, g: Duel, e: int, out: Options) -> None:
        for p in curseable(g, 1 - seat_of(e)):
            out.add(TARGET | seat_is(1 - seat_of(e)) | place_is(place_of(p)) | card_is(card_of(p)))

    def take(self, g: Duel, e: int, code: int) -> None:
        land = g.land(seat_of(code))
        i = land.find_piece(place_of(code), card_of(code))
        land.alter(i, with_blocked(land.built[i], True))
        laid = with_target(piece(LAID, card_of(e), seat_of(e)), aim(place_of(code), card_of(code)))
        land.lay(laid)
        g.discard = g.discard[: len(g.discard) - 1]  # it lies on the building, not on the pile


class LiftCurse(Step):
    """The land, and the building the curse lies on."""

    def run(self, g: Duel, e: int) -> None:
        land = g.land(seat_of(e))
        i = land.find_piece(place_of(e), card_of(e))
        if i >= 0:
            land.alter(i, with_blocked(land.built[i], False))
        for k, p in enumerate(land.built):
            if place_of(p) == LAID and target_of(p) == aim(place_of(e), card_of(e)):
                discard_piece(g, seat_of(e), k)
                return


class Bailiff(Effect):
    """Falls with all ore of its land when the opponent rolls an event card: at once, before the card is drawn."""

    def face(self, g: Duel, seat: int, p: int, face: int) -> None:
        if face == EVENT_CARD and seat != g.active:
            discard_piece(g, seat, index_of(g, seat, p))
            land = g.land(seat)
            for i in range(len(land.regions)):
                if land.regions[i] and land.kind_at(g.cat, i) == ORE:
                    lose_at(g, seat, i, 3, LOST)


class Ban(Effect):
    """Lies on a stack and keeps the lord of the land it belongs to from using it."""

    def play(self, g: Duel, seat: int, card: int) -> None:
        g.push(BAR_STACK, seat_is(seat) | card_is(card))

    def bars(self, g: Duel, seat: int, p: int, stack: int) -> bool:
        return target_of(p) == stack + 1


class BarStack(Step):
    """Who bars, and the card."""

    def who(self, g: Duel, e: int) -> int:
        return seat_of(e)

    def legal(self, g: Duel, e: int, out: Options) -> None:
        for s in range(g.stacks.count()):
            if g.may_use_stack(1 - seat_of(e), s):
                out.add(STACK | stack_is(s))

    def take(self, g: Duel, e: int, code: int) -> None:
        land = g.land(1 - seat_of(e))
        land.lay(with_target(piece(LAID, card_of(e), seat_of(e)), stack_of(code) + 1))
        g.discard = g.discard[: len(g.discard) - 1]


class Granary(Effect):
    """At a region: a good is stored when its number is rolled, and taken once per turn."""

    def produced(self, g: Duel, seat: int, index: int, number: int) -> None:
        land = g.land(seat)
        p = land.built[index]
        if g.cat.die[card_of(land.regions[place_of(p) - AT_REGION])] == number and goods_on(p) < 3:
            land.alter(index, with_goods(p, goods_on(p) + 1))

    def uses(self, g: Duel, seat: int, p: int, out: Options) -> None:
        if goods_on(p) > 0 and not used(p) and g.land(seat).stock_at(place_of(p) - AT_REGION) < 3:
            out.add(USE | card_is(card_of(p)) | place_is(place_of(p)))

    def use(self, g: Duel, seat: int, p: int, code: int) -> None:
        g.land(seat).alter(index_of(g, seat, p), with_used(with_goods(p, goods_on(p) - 1), True))
        gain_at(g, seat, place_of(p) - AT_REGION, 1, GAINED)


class TollHouse(Effect):
    """On a road: a coin on every six."""

    def produced(self, g: Duel, seat: int, index: int, number: int) -> None:
        p = g.land(seat).built[index]
        if number == SIX and goods_on(p) < 15:
            g.land(seat).alter(index, with_goods(p, goods_on(p) + 1))


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


class AimMirror(Step):
    """Seat, and where the mirror stands. Without a building to aim at it stays blind."""

    def targets(self, g: Duel, e: int) -> list[int]:
        return [p for p in g.land(1 - seat_of(e)).built if g.cat.kind[card_of(p)] == BUILDING]

    def who(self, g: Duel, e: int) -> int:
        return seat_of(e) if self.targets(g, e) else -2

    def legal(self, g: Duel, e: int, out: Options) -> None:
        for p in self.targets(g, e):
            out.add(TARGET | seat_is(1 - seat_of(e)) | place_is(place_of(p)) | card_is(card_of(p)))

    def take(self, g: Duel, e: int, code: int) -> None:
        land = g.land(seat_of(e))
        i = land.find_piece(place_of(e), g.cat.number("spiegel"))
        land.alter(i, with_target(land.built[i], aim(place_of(code), card_of(code))))


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
        discard_piece(g, land, index)
        return True


class Tent(Effect):
    """Leaves a land without outpost."""

    def settle(self, g: Duel, land: int, index: int) -> bool:
        if any(card_of(p) == g.cat.number("posten") for p in g.land(land).built):
            return False
        discard_piece(g, land, index)
        return True


class Pendulum(Effect):
    """Never comes to rest: counts how often it was asked, in the goods lying on it."""

    def settle(self, g: Duel, land: int, index: int) -> bool:
        p = g.land(land).built[index]
        g.land(land).alter(index, with_target(p, target_of(p) + 1))
        return True


def register(rules: Rulebook) -> None:
    """Bind the effects to their cards and the steps to their rows."""
    rules.rolls_back = True
    for card, effect in (
        ("einspruch", Objection()), ("siegel", Seal()), ("stundenglas", Hourglass()), ("schenke", Tavern()),
        ("fluch", Curse()), ("sperre", Ban()), ("vogt", Bailiff()), ("speicher", Granary()), ("zollhaus", TollHouse()),
        ("spiegel", Mirror()), ("schule", School()), ("banner", Banner()), ("posten", Outpost()), ("zelt", Tent()),
        ("pendel", Pendulum()),
    ):  # fmt: skip
        rules.add_effect(card, effect)
    rules.add_step(AIM_CURSE, AimCurse("aim_curse", "103.P.a"))
    rules.add_step(LIFT_CURSE, LiftCurse("lift_curse", "103.E.f"))
    rules.add_step(AIM_MIRROR, AimMirror("aim_mirror", "103.I.f"))
    rules.add_step(BAR_STACK, BarStack("bar_stack", "112.P.a"))
