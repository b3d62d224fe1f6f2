"""What cards in play come to: each question with a card at the first place and at the last, and with none."""

from typing import Any

import pytest

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.catalogue import EVENT, GREAT_FLEET, STOREHOUSE, all_in, any_in
from catanica.games.principality.cards.effect import ON_EARLY, ON_FOIL, ON_STRENGTH, ON_YEAR, Effect
from catanica.games.principality.cards.stores import stored, stored_kind, with_stored
from catanica.games.principality.position.digest import (
    Digest,
    acting,
    digested,
    has_twin,
    lists,
    minding,
    mirrored,
    user_card,
    user_index,
    user_is,
)
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.geometry import (
    AT_REGION,
    COLUMNS,
    GAPS,
    LAID,
    ON_ROAD,
    OUTSIDE,
    PLACES,
    REGIONS,
    SIDES,
    beside,
    region,
    side,
)
from catanica.games.principality.position.goods import KINDS, NAMES, of
from catanica.games.principality.position.piece import piece, with_blocked, with_goods
from catanica.kernel.ints import bit
from tests.rulings.together.land import EVERY
from tests.support.position import position

PLAIN = "kloster"  # a building like any other
HERE = [0, SIDES - 1, AT_REGION, ON_ROAD - 1, ON_ROAD, OUTSIDE - 1, OUTSIDE, LAID - 1, LAID]


def table(**more: Any) -> Duel:
    """Nothing lies in play."""
    return position(sets=EVERY, **more).main()


def look(g: Duel, *built: int, seat: int = 0) -> Digest:
    """The digest of a land with these cards in play."""
    for p in built:
        g.land(seat).lay(p)
    return g.look(seat)


def test_places_have_their_regions_beside_them() -> None:
    for place in range(PLACES):
        touched = {place, place + 2} if place < SIDES else {place - OUTSIDE} if place >= OUTSIDE else set()
        assert {reg for reg in range(REGIONS) if beside(place, reg)} == {reg for reg in touched if 0 <= reg < REGIONS}
    assert [side(c, row) for c in range(COLUMNS) for row in (0, 1)] == list(range(SIDES))
    assert [region(gap, row) for gap in range(GAPS) for row in (0, 1)] == list(range(REGIONS))


def test_an_empty_land_comes_to_nothing() -> None:
    found = look(table())
    sums = (found.count, found.present, found.moving, found.sums, found.traits, found.about, found.guards, found.search)
    assert sums == (0,) * 8
    assert (found.forbids, found.sellers, found.docks, found.shields, found.single, found.double) == (0,) * 6
    assert (found.regions, found.roads) == (0, 0)
    assert [found.foreign, found.twins, found.yields] == [False] * 3
    assert [of(found.rates, k) for k in range(KINDS)] == [3] * KINDS
    assert not any(found.names)


@pytest.mark.parametrize("place", HERE)
def test_a_card_takes_its_place_and_no_other(place: int) -> None:
    g = table()
    card = g.cat.number(PLAIN)
    found = look(g, piece(place, card, 0))
    assert found.single == (bit(place) if place < SIDES else 0)
    at = place - AT_REGION if AT_REGION <= place < ON_ROAD else place - OUTSIDE if OUTSIDE <= place < LAID else -1
    assert found.regions == (bit(at) if at >= 0 else 0)
    assert found.roads == (bit(place - ON_ROAD) if ON_ROAD <= place < OUTSIDE else 0)
    assert (found.double, found.count) == (0, 1)
    other = look(g, piece(place, card, 0))
    assert other.double == (bit(place) if place < SIDES else 0)
    assert other.twins == (place < SIDES), "only sides take equal cards"


def test_equal_cards_at_one_side_are_found_wherever_they_stand_in_the_list() -> None:
    g = table()
    one, two, three = (g.cat.number(card) for card in (PLAIN, "kirche", "hafen"))
    assert not look(g, piece(10, one, 0), piece(11, one, 0), piece(10, two, 0), piece(12, three, 0)).twins
    assert look(g, piece(12, three, 0)).twins, "the fourth and the fifth"
    assert [has_twin(g, 0, p) for p in g.land0.built] == [False, False, False, True, True]
    g = table()
    assert look(g, piece(10, two, 0), piece(10, one, 0), piece(11, two, 0), piece(10, two, 1)).twins, "whoever's"
    assert not has_twin(table(), 0, piece(10, one, 0))
    assert not look(table(), piece(10, two, 0), piece(11, one, 0), piece(10, one, 0)).twins, "it lies on the other side"


def test_a_card_that_only_shows_something_is_asked_nothing() -> None:
    g = table()
    found = look(g, piece(10, g.cat.number("befestigtes_lager"), 0))
    assert found.traits == found.about == STOREHOUSE
    assert (len(found.hooked), found.present, found.moving) == (0, 0, 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_other_player_s_cards_and_blocked_ones_do_nothing_for_the_lord(seat: int) -> None:
    g = table()
    knight, abbey = g.cat.number("konrad_der_flinke"), g.cat.number(PLAIN)
    found = look(g, piece(10, knight, seat), seat=seat)
    assert found.sums == g.cat.figures[knight] > 0
    assert (found.foreign, lists(found.names, knight)) == (False, True)
    found = look(g, with_blocked(piece(11, abbey, seat), True), seat=seat)
    assert (found.sums, lists(found.names, abbey)) == (g.cat.figures[knight], False)
    found = look(g, piece(12, g.cat.number("kirche"), 1 - seat), seat=seat)
    assert (found.sums, found.foreign) == (g.cat.figures[knight], True)
    assert not lists(found.names, g.cat.number("kirche"))


def test_a_set_of_cards_holds_each_card_for_itself() -> None:
    g = table()
    for n in range(1, len(g.cat.ids)):
        if g.cat.hooks[n] == 0:
            g.land0.put(g.land0.built[:0])
            found = look(g, piece(10, n, 0))
            assert [k for k in range(1, len(g.cat.ids)) if lists(found.names, k)] == [n]


def test_a_great_fleet_docks_at_the_regions_beside_it() -> None:
    for place, docks in ((0, 0b101), (23, bit(23) | bit(25)), (OUTSIDE, 1), (LAID - 1, bit(25)), (AT_REGION, 0),
                         (ON_ROAD, 0), (ON_ROAD - 1, 0), (OUTSIDE - 1, 0)):  # fmt: skip
        g = table(rules=CardGame(sets=EVERY).rules)
        fleet = g.cat.number("grosse_handelsflotte")
        found = look(g, piece(place, fleet, 0))
        assert (found.docks, found.traits & GREAT_FLEET) == (docks, GREAT_FLEET)
        assert look(table(), piece(place, fleet, 1)).docks == 0, "the lord's only"


def test_the_best_bank_rate_of_each_kind_counts() -> None:
    g = table(rules=CardGame(sets=EVERY).rules)
    fleets = [g.cat.number(f"{kind}_handelsflotte") for kind in ("lehm", "gold")]
    found = look(g, *(piece(10 + i, fleet, 0) for i, fleet in enumerate(fleets)))
    assert [of(found.rates, k) for k in range(KINDS)] == [2 if k in (0, KINDS - 1) else 3 for k in range(KINDS)]
    g.cat.rate[fleets[0]] = 3
    g.land0.put(g.land0.built)
    assert of(g.look(0).rates, 0) == 3
    g.cat.rate[fleets[0]] = 1
    g.land0.put(g.land0.built)
    assert of(g.look(0).rates, 0) == 1
    assert NAMES[0] == "brick"


def test_what_one_card_in_play_offers_is_kept_by_card_and_index() -> None:
    user = user_is(300, 17)
    assert (user_card(user), user_index(user)) == (300, 17)


class Counting(Effect):
    """One more strength."""

    def strength(self, g: Duel, seat: int, p: int) -> int:
        """Always."""
        return 1


class Steady(Counting):
    """The same, which stays while the cards do."""

    def fixed(self) -> int:
        """It need be asked only once."""
        return ON_STRENGTH


@pytest.mark.parametrize(("effect", "moves"), [(Counting(), True), (Steady(), False)])
def test_a_card_that_is_asked_is_listed_and_whether_its_answer_may_change(effect: Effect, moves: bool) -> None:
    rules = CardGame(sets=EVERY).rules
    card, plain = rules.cat.number(PLAIN), rules.cat.number("kirche")
    rules.bind(card, effect)
    g = position(rules=rules).main()
    found = look(g, piece(9, plain, 0), piece(10, card, 0), piece(11, plain, 0))
    assert (list(found.hooked), list(found.acts), found.present) == ([1], [card], ON_STRENGTH)
    assert (found.moving, len(found.movers)) == ((ON_STRENGTH, 1) if moves else (0, 0))
    g.land0.alter(1, with_blocked(g.land0.built[1], True))
    found = g.look(0)
    assert (list(found.hooked), list(found.acts)) == ([1], [0]), "while it is blocked it carries out nothing"
    assert acting(g, 0, g.land0.built[1]) == 0
    assert acting(g, 0, g.land0.built[0]) == plain
    assert mirrored(g, 0, g.land0.built[0]) == 0


def test_a_card_that_names_a_kind_of_goods_is_no_store_for_them() -> None:
    g = table()
    vault, namer = g.cat.number("schatzkammer"), g.cat.number("wagner")
    assert (g.cat.stores[vault] != 0, g.cat.stores[namer] != 0) == (True, True)
    assert list(look(g, with_goods(piece(10, namer, 0), 3), with_goods(piece(11, vault, 0), 3)).stores) == [1]


class Watchful(Effect):
    """Minds good years, and the moment before the roll."""

    def good_year(self, g: Duel, seat: int, p: int) -> bool:
        """It has nothing to say."""
        return False

    def early_uses(self, g: Duel, seat: int, p: int, out: Options) -> None:
        """It offers nothing."""


@pytest.mark.parametrize("hook", [ON_YEAR, ON_EARLY])
@pytest.mark.parametrize("seat", [0, 1])
def test_who_minds_something_are_the_working_cards_of_the_lord(seat: int, hook: int) -> None:
    rules = CardGame(sets=EVERY).rules
    card, other = rules.cat.number(PLAIN), rules.cat.number("kirche")
    g = position(rules=rules).main()
    assert len(minding(g, seat, hook)) == 0, "no card of the game does"
    rules.bind(card, Watchful())
    rules.bind(other, Counting())
    g = position(rules=rules).main()
    look(g, piece(9, card, seat), piece(10, other, seat), piece(11, card, seat), piece(12, card, 1 - seat), seat=seat)
    look(g, with_blocked(piece(13, card, seat), True), piece(14, card, seat), seat=seat)
    built = g.land(seat).built
    assert list(minding(g, seat, hook)) == [built[0], built[2], built[5]]
    assert len(minding(g, 1 - seat, hook)) == len(minding(g, seat, ON_FOIL)) == 0


def test_goods_on_a_card_leave_the_digest_and_everything_else_makes_it_anew() -> None:
    g = table()
    card, other = g.cat.number(PLAIN), g.cat.number("kirche")
    kept = look(g, piece(10, card, 0), piece(11, other, 0))
    land = g.land0
    land.turn_over(1, with_goods(land.built[1], 2))
    assert land.digest is not kept
    assert g.look(0).parts() == kept.parts() == digested(g, 0).parts()
    land.turn_over(1, with_blocked(land.built[1], True))
    assert not lists(g.look(0).names, other)
    land.lay(piece(12, g.cat.number("hafen"), 0))
    land.turn_over(0, with_goods(land.built[0], 1))
    assert g.look(0).count == 3, "a digest that was old stays old"
    land.alter(1, with_blocked(land.built[1], False))
    assert lists(g.look(0).names, other)
    before = g.look(0)
    land.alter(1, with_goods(land.built[1], 0))
    assert g.look(0) is before, "goods on it are none of what a digest tells"


def test_either_land_is_looked_at_for_itself() -> None:
    g = table()
    card, other = g.cat.number(PLAIN), g.cat.number("kirche")
    look(g, piece(10, card, 0), seat=0)
    look(g, piece(10, other, 1), piece(11, other, 1), seat=1)
    assert [g.look(seat).count for seat in (0, 1)] == [1, 2]
    assert [lists(g.look(seat).names, card) for seat in (0, 1)] == [True, False]
    g.land0.lay(piece(12, other, 0))
    assert [g.look(seat).count for seat in (0, 1)] == [2, 2]
    rules = CardGame(sets=EVERY).rules
    rules.bind(rules.cat.number(PLAIN), Counting())
    for seat in (0, 1):
        g = position(rules=rules).main()
        assert not g.present(ON_STRENGTH)
        assert not g.moving(ON_STRENGTH)
        g.land(seat).lay(piece(10, rules.cat.number(PLAIN), seat))
        assert (g.present(ON_STRENGTH), g.moving(ON_STRENGTH)) == (True, True)
        assert [g.hooks(s, ON_STRENGTH) for s in (0, 1)] == [seat == 0, seat == 1]


def test_a_game_goes_on_by_another_rulebook() -> None:
    rules = CardGame(sets=EVERY).rules
    for seat in (0, 1):
        g = position(sets=EVERY).built(seat, PLAIN, "L1 above").main()
        assert not g.hooks(seat, ON_STRENGTH)
        rules.bind(rules.cat.number(PLAIN), Counting())
        g.use_rules(rules)
        assert g.look(seat).present == ON_STRENGTH, "what the cards come to is seen anew"
        assert (g.rules, g.book, g.cat) == (rules, rules, rules.cat)


def test_a_column_is_summed_up() -> None:
    g = table()
    assert all_in(g.cat.kind) & EVENT == EVENT
    assert any_in(g.cat.kind)
    assert not any_in(g.rules.no_cards)


@pytest.mark.parametrize("kind", range(KINDS))
@pytest.mark.parametrize("n", range(4))
def test_kind_and_number_lie_together_on_a_store(kind: int, n: int) -> None:
    p = with_stored(piece(10, 7, 1), kind, n)
    assert (stored(p), stored_kind(p)) == (n, kind if n else -1)
