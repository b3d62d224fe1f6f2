"""The decisions of Zeit des Wohlstands. Step numbers 170 to 189."""

from typing import Final

from mypy_extensions import i64

from catanica.games.princes.gaining import YIELD
from catanica.games.princes.golden import (
    register_golden,
    strike_face,
)
from catanica.games.princes.losing import TO_STACK, fetch_card, lose
from catanica.games.princes.sets.zeit_des_wohlstands.stars import MOOD, change_stars, stars
from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.catalogue import ACTION, BUILDING, CONDITIONAL, UNIT
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.geometry import AT_REGION, COVERED, GAPS, LAID, ON_ROAD, REGIONS
from catanica.games.principality.position.goods import GOLD, count
from catanica.games.principality.position.piece import OPEN, owner_of, piece, slot, with_place
from catanica.games.principality.position.rulebook import Preparation, Rulebook
from catanica.games.principality.rules.demolition import take_out
from catanica.games.principality.rules.laying_out import free_regions, free_roads
from catanica.games.principality.steps.card_step import CardStep, ChoiceStep, offer_faces, offer_target
from catanica.games.principality.steps.goods_steps import (
    can_take,
    first_place,
    gain,
    last_place,
    lose_at,
    receive,
    take_one,
)
from catanica.games.principality.steps.pointing import ONE, TWO, ChoosePointed, PointStep, pointed_at, pointing
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import NUMBER, PASS, PICK, REGION, TARGET, USE, verb_of
from catanica.games.principality.telling.verbs import ROAD as ROAD_VERB
from catanica.kernel.ints import bit
from catanica.kernel.state import NOBODY

MOST_GOODS: Final = 3  # what Bera takes at most
MOST_STARS: Final = 2
WORTH: Final = 2  # goods a building must cost for the uprising


class LayMoods(Preparation):
    """Each player gets a people's mood, without stars, beside the principality (PR-44)."""

    def lay(self, g: Duel) -> None:
        """It lies where it takes nobody's place."""
        seat: i64 = 0
        while seat < 2:
            land = g.land(seat)
            land.lay(piece(LAID, g.cat.number(MOOD), seat))
            seat += 1


# -- action cards ---------------------------------------------------------------------------------------------------


def lead(g: Duel, seat: i64) -> i64:
    """By how many points a player leads; negative if behind."""
    return g.rules.scoring.points(g, seat) - g.rules.scoring.points(g, 1 - seat)


def goods_to_incite(g: Duel, seat: i64) -> i64:
    """How many goods Bera could take: the opponent's lead, three at most; none if none of his goods finds room."""
    n = lead(g, 1 - seat)
    if n <= 0 or not can_take(g, seat):
        return 0
    return n if n < MOST_GOODS else i64(MOST_GOODS)


INCITE: Final = v.STEPS.add("incite", v.SEAT, v.CARD)


class Incite(CardStep):
    """Bera takes stars, or goods of the loser's choice."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The opponent's people's mood, or a number of goods."""
        seat = v.seat_of(e)
        if stars(g, 1 - seat) > 0:
            out.add(TARGET | v.seat_is(1 - seat) | v.place_is(LAID) | v.card_is(g.cat.number(MOOD)))
        if goods_to_incite(g, seat) > 0:
            out.add(NUMBER | v.number_is(goods_to_incite(g, seat)))

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Two stars at most, or the goods."""
        seat = v.seat_of(e)
        if verb_of(code) == TARGET:
            change_stars(g, seat, -change_stars(g, 1 - seat, -MOST_STARS))
        else:
            g.push(YIELD, v.seat_is(1 - seat) | v.number_is(v.number_of(code)) | v.card_is(v.card_of(e)))


ASTROLOGER: Final = v.STEPS.add("astrologer", v.SEAT, v.CARD)


class AstrologerFace(CardStep):
    """The court astrologer: a face of the event die, carried out at once for both."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every face."""
        offer_faces(out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """As if rolled."""
        strike_face(g, v.number_of(code))


# -- the thieves' den -----------------------------------------------------------------------------------------------


DEN_MOVE: Final = v.STEPS.add("den_move", v.SEAT, v.CARD, v.PLACE)


class DenMove(CardStep):
    """The thieves' den moves on and takes a good."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Free regions of the opponent with goods on them."""
        seat = v.seat_of(e)
        land = g.land(1 - seat)
        free = free_regions(g, 1 - seat)
        i: i64 = 0
        while i < REGIONS:
            if free & bit(i) != 0 and land.stock_at(i) > 0:
                out.add(REGION | v.seat_is(1 - seat) | v.region_is(i))
            i += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Move and take one."""
        land = g.land(1 - v.seat_of(e))
        i = land.find_piece(v.place_of(e), v.card_of(e))
        place = AT_REGION + v.region_of(code)
        land.alter(i, with_place(land.built[i], place))
        g.tell(h.MOVED, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)) | v.place_is(place) | v.flag_is(1))
        take_one(g, v.seat_of(e), v.region_of(code))


# -- the discard pile -----------------------------------------------------------------------------------------------


def any_artwork(g: Duel) -> bool:
    """Whether a work of art lies in the discard pile."""
    artwork = g.rules.flag("artwork")
    flags = g.cat.flags
    for s in g.discard:
        if flags[v.card_of(s)] & artwork != 0:
            return True
    return False


def offer_artworks(g: Duel, out: Options) -> None:
    """The works of art in the discard pile."""
    artwork = g.rules.flag("artwork")
    for s in g.discard:
        card = v.card_of(s)
        code = PICK | v.card_is(card)
        if g.cat.flags[card] & artwork != 0 and not out.has(code):
            out.add(code)


def offer_palace(g: Duel, out: Options) -> None:
    """Units of any sort, and actions without a requirement."""
    for s in g.discard:
        card = v.card_of(s)
        code = PICK | v.card_is(card)
        kind = g.cat.kind[card]
        bare = len(g.cat.needs[card]) == 0 and len(g.cat.needs_any[card]) == 0
        free = kind == ACTION and bare and g.cat.flags[card] & CONDITIONAL == 0
        if (kind == UNIT or free) and not out.has(code):
            out.add(code)


FETCH_ART: Final = v.STEPS.add("fetch_art", v.SEAT, v.CARD)
FETCH_PALACE: Final = v.STEPS.add("fetch_palace", v.SEAT, v.CARD)


class Fetch(CardStep):
    """A card of the discard pile comes into the hand, for everybody to see."""

    def __init__(self, name: str, rule: str, palace: bool) -> None:
        super().__init__(name, rule)
        self.palace = palace

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """What may be fetched."""
        if self.palace:
            offer_palace(g, out)
        else:
            offer_artworks(g, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """The order of the rest stays."""
        fetch_card(g, v.seat_of(e), v.card_of(code))


# -- the monument ---------------------------------------------------------------------------------------------------


def can_be_taken(g: Duel, p: i64) -> bool:
    """A unit the builder of a monument could take into the hand."""
    card = v.card_of(p)
    if g.cat.kind[card] != UNIT or g.rules.displayed[card] != 0 or v.place_of(p) == COVERED:
        return False
    return g.cat.flags[card] & g.rules.flag("ruler") == 0


NAME_UNIT: Final = v.STEPS.add("name_unit", v.SEAT, ONE)
TAKE_UNIT: Final = v.STEPS.add("take_unit", v.SEAT, ONE, TWO)


class NameUnit(PointStep):
    """The opponent of a monument's builder names two of his units."""

    def may_point(self, g: Duel, e: i64, where: i64, p: i64) -> bool:
        """Units in the opponent's own land that could be taken."""
        other = 1 - v.seat_of(e)
        return where == other and owner_of(p) == other and can_be_taken(g, p)

    def who(self, g: Duel, e: i64) -> i64:
        """The opponent, if there is a choice."""
        out = Options()
        self.left(g, e, out)
        return 1 - v.seat_of(e) if out.count > 1 else i64(NOBODY)

    def run(self, g: Duel, e: i64) -> None:
        """One unit or none left: no choice."""
        out = Options()
        self.left(g, e, out)
        if out.count == 1:
            self.take(g, e, out.codes[0])
        else:
            g.push(TAKE_UNIT, v.seat_is(v.seat_of(e)) | pointing(e))

    def pointed(self, g: Duel, e: i64, names: i64) -> None:
        """The first, then the second, then the builder takes one of them."""
        g.push(NAME_UNIT if pointed_at(e) == 0 else TAKE_UNIT, v.seat_is(v.seat_of(e)) | names)


class TakeUnit(ChoosePointed):
    """The builder of a monument takes one of the named units into the hand."""

    def chooser(self, g: Duel, e: i64) -> i64:
        """The builder."""
        return v.seat_of(e)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Into the builder's hand; everybody saw it."""
        take_out(g, v.seat_of(code), v.place_of(code), v.card_of(code))
        g.land(v.seat_of(e)).add_hand(slot(v.card_of(code), OPEN))
        g.tell(h.ENLISTED, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(code)) | v.place_is(v.place_of(code)))


# -- the travelling theatre -----------------------------------------------------------------------------------------


def good_beside(g: Duel, seat: i64, gap: i64) -> bool:
    """Whether a region above or below a road holds a good."""
    land = g.land(seat)
    return land.stock_at(gap * 2) > 0 or land.stock_at(gap * 2 + 1) > 0


def goods_beside(g: Duel, seat: i64, gap: i64, out: Options) -> None:
    """The regions above and below a road that hold a good."""
    land = g.land(seat)
    region = gap * 2
    while region < gap * 2 + 2:
        if land.stock_at(region) > 0:
            out.add(REGION | v.seat_is(seat) | v.region_is(region))
        region += 1


STAGE_ROAD: Final = v.STEPS.add("stage_road", v.SEAT, v.CARD, v.PLACE)


class StageRoad(CardStep):
    """The travelling theatre moves to another road."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Free roads with a good beside them."""
        seat = v.seat_of(e)
        free = free_roads(g, seat)
        gap: i64 = 0
        while gap < GAPS:
            if free & bit(gap) != 0 and good_beside(g, seat, gap):
                out.add(ROAD_VERB | v.gap_is(gap))
            gap += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Move, then pay for the star."""
        land = g.land(v.seat_of(e))
        i = land.find_piece(v.place_of(e), v.card_of(e))
        place = ON_ROAD + v.gap_of(code)
        land.alter(i, with_place(land.built[i], place))
        g.tell(h.MOVED, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)) | v.place_is(place))
        g.push(STAGE_GOOD, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)) | v.gap_is(v.gap_of(code)))


STAGE_GOOD: Final = v.STEPS.add("stage_good", v.SEAT, v.CARD, v.GAP)


class StageGood(CardStep):
    """A good beside the new road becomes a star."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, if both regions hold goods."""
        out = Options()
        goods_beside(g, v.seat_of(e), v.gap_of(e), out)
        return v.seat_of(e) if out.count > 1 else i64(NOBODY)

    def run(self, g: Duel, e: i64) -> None:
        """Only one."""
        out = Options()
        goods_beside(g, v.seat_of(e), v.gap_of(e), out)
        self.take(g, e, out.codes[0])

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Either."""
        goods_beside(g, v.seat_of(e), v.gap_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Trade."""
        lose_at(g, v.seat_of(e), v.region_of(code), 1, h.PAID)
        change_stars(g, v.seat_of(e), 1)


# -- events ---------------------------------------------------------------------------------------------------------


UPRISING: Final = v.STEPS.add("uprising", v.SEAT, v.CARD)


class UprisingStep(ChoiceStep):
    """A player gives up a building to the uprising."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """A player's own buildings that cost at least two goods."""
        seat = v.seat_of(e)
        where: i64 = 0
        while where < 2:
            for p in g.land(where).built:
                card = v.card_of(p)
                worth = g.cat.kind[card] == BUILDING and count(g.cat.cost[card]) >= WORTH
                if owner_of(p) == seat and worth and v.place_of(p) != COVERED:
                    offer_target(where, p, out)
            where += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Under a stack with its own back."""
        lose(g, v.seat_of(code), v.place_of(code), v.card_of(code), TO_STACK)

    def card(self, g: Duel, e: i64) -> i64:
        """The uprising."""
        return v.card_of(e)


TAXES: Final = v.STEPS.add("taxes", v.SEAT, v.CARD)


class TaxesStep(CardStep):
    """A star for a good of choice and a gold, or nothing."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, with a star."""
        return v.seat_of(e) if stars(g, v.seat_of(e)) > 0 else i64(NOBODY)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Pay a star of the people's mood, or not."""
        out.add(USE | v.card_is(g.cat.number(MOOD)) | v.place_is(LAID))
        out.add(PASS)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """What does not fit is not given."""
        if verb_of(code) == PASS:
            return
        change_stars(g, v.seat_of(e), -1)
        receive(g, v.seat_of(e), 1, GOLD)
        gain(g, v.seat_of(e), 1, v.card_of(e))


def farmland_around(g: Duel, seat: i64, column: i64, kinds: i64, number: i64, out: Options) -> None:
    """The four regions around a city that are of certain kinds and show a number."""
    land = g.land(seat)
    i = first_place(land)
    end = last_place(land)
    while i < end:
        card = v.card_of(land.regions[i])
        near = i >> 1 == column or i >> 1 == column + 1
        if near and card != 0 and g.cat.die[card] == number and kinds & bit(land.kind_at(g.cat, i)) != 0:
            out.add(REGION | v.seat_is(seat) | v.region_is(i))
        i += 1


def register(rules: Rulebook) -> None:
    """Bind the steps to their numbers."""
    register_golden(rules)
    rules.add_steps("GZ:bera", (INCITE, Incite))
    rules.add_step(ASTROLOGER, AstrologerFace("set_face", "GZ:hof_astrologe"))
    rules.add_steps("GZ:diebesversteck", (DEN_MOVE, DenMove))
    rules.add_step(FETCH_ART, Fetch("fetch_art", "GZ:fuerst", palace=False))
    rules.add_step(FETCH_PALACE, Fetch("fetch_palace", "GZ:stadtschloss", palace=True))
    rules.add_step(NAME_UNIT, NameUnit("name_unit", "GZ:fuerstenmonument", "fuerstenmonument"))
    rules.add_step(TAKE_UNIT, TakeUnit("take_unit", "GZ:fuerstenmonument", "fuerstenmonument"))
    rules.add_steps("GZ:wanderbuehne", (STAGE_ROAD, StageRoad), (STAGE_GOOD, StageGood))
    rules.add_steps("GZ:aufstand", (UPRISING, UprisingStep))
    rules.add_steps("GZ:besteuerung", (TAXES, TaxesStep))
