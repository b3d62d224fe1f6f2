"""Cards of one player in the other's land: whose they are to tear down, to save by and to lend (KB-23, 120.A.a)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.catalogue import BUILDING, SPELLBOOK, UNIT, WIZARD
from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.position.deck_lists import tick_between
from catanica.games.principality.position.duel import EITHER, Duel
from catanica.games.principality.position.geometry import COVERED, LAID, OUTSIDE
from catanica.games.principality.position.goods import NAMES
from catanica.games.principality.position.piece import piece
from catanica.games.principality.rules.costs import tender
from catanica.games.principality.rules.demolition import offer_demolitions_in
from catanica.games.principality.telling.verbs import DEMOLISH
from catanica.games.principality.vocabulary import card_is, card_of, place_is, place_of, seat_is, seat_of
from catanica.kernel.listing import Options
from tests.kernel.test_what_cards_cost_less import BUILDS, Lender, Saver, market
from tests.rulings.together.land import lands, pile
from tests.support.position import do, faults, options, position
from tests.support.princes import table
from tests.support.reading import asked, in_play, points
from tests.support.rules import rule


def razed(g: Duel, seat: int, where: int) -> list[str]:
    """The cards a player could tear down in a land."""
    out = Options()
    offer_demolitions_in(g, seat, where, out)
    assert all(seat_of(code) == where for code in out.codes)
    return [g.cat.ids[card_of(code)] for code in out.codes]


@rule("KB-23", "120.A.a")
def test_each_tears_down_his_own_at_home_and_abroad_however_often_it_is_asked() -> None:
    p = lands().built(0, "kirche", "L1 above").built(0, "bordell", "L1 below", 1)
    g = p.built(1, "markt", "L1 above").built(1, "gesandtschaft", "L1 below", 0).main()
    for _ in range(2):
        assert (razed(g, 0, 0), razed(g, 1, 0)) == (["kirche"], ["bordell"])
        assert (razed(g, 1, 1), razed(g, 0, 1)) == (["markt"], ["gesandtschaft"])


@rule("KB-23", "120.A.a")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_lies_abroad_goes_to_the_pile_of_its_owner(seat: int) -> None:
    p = lands(seat).built(1 - seat, "bordell", "L1 below", seat).built(seat, "bordell", "L1 below", 1 - seat)
    g = do(p.main(), "demolish bordell L1 below abroad")
    assert (in_play(g, 1 - seat), in_play(g, seat), pile(g)) == ([], ["bordell"], ["bordell"])
    assert faults(g, "demolish bordell L1 below") == ["not_yours"]
    assert faults(g, "demolish bordell L1 below abroad") == ["not_there"]
    assert asked(g) == (seat, "main")


@rule("PR-7")
@pytest.mark.parametrize(("theme", "card"), [("zeit_des_goldes", "haendlergilde"), ("zeit_des_wohlstands", "fuerst")])
def test_a_card_of_the_open_stack_lies_there_again_also_if_there_is_one_only(theme: str, card: str) -> None:
    g = table(theme).city(0, "L1").built(0, card, "L1 above").main()
    do(g, f"demolish {card} L1 above")
    there = table(theme).display(card).g
    assert list(g.display) == list(there.display)
    assert pile(g) == []


@rule("103.P.c", "105.G.a")
@pytest.mark.parametrize("effect", [Lender("gold"), Saver()])
def test_only_an_own_card_saves_or_lends(effect: Lender | Saver) -> None:
    def there(where: int, owner: int) -> Duel:
        p = market({"ore": 2}, effect).city(1, "R1").built(where, "kloster", "R1 above", owner)
        return p.stock(0, ore=1, gold=1).stock(1, ore=3, gold=3).main()

    assert BUILDS in options(there(0, 0))
    for where, owner in ((0, 1), (1, 0), (1, 1)):
        g = there(where, owner)
        assert BUILDS not in options(g)
        assert faults(g, BUILDS) == ["cannot_pay"]
    own = market({"ore": 2}, effect).city(1, "R1").built(0, "kloster", "R1 above", 1).built(0, "kloster", "R1 below")
    assert BUILDS in options(own.stock(0, ore=1, gold=1).main())


class Worth(Effect):
    """Worth two points to its owner while he has a city, else nothing."""

    def points(self, g: Duel, seat: int, p: int) -> int:
        """Whoever it is."""
        return 2 if g.land(seat).cities != 0 else 0


@rule("KB-25")
@pytest.mark.parametrize("seat", [0, 1])
def test_points_that_a_card_is_worth_now_and_then_are_its_owner_s(seat: int) -> None:
    rules = CardGame().rules
    rules.bind(rules.cat.number("kloster"), Worth())
    g = (
        position(rules=rules)
        .city(seat, "L1")
        .built(seat, "kloster", "L1 above")
        .built(1 - seat, "kloster", "L1 above")
        .main()
    )
    assert (points(g, seat), points(g, 1 - seat)) == (3 + 2, 2)
    g = position(rules=rules).city(seat, "L1").built(seat, "kloster", "L1 above", 1 - seat).main()
    assert (points(g, seat), points(g, 1 - seat)) == (3, 2)


@rule("KB-5", "KB-24", "KB-25")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("goal", "over"), [(5, True), (6, False)])
def test_both_figures_together_can_be_the_last_two_points(seat: int, goal: int, over: bool) -> None:
    p = position(seat, points=goal).built(seat, "otto_der_berserker", "L1 above").city(seat, "L1")
    g = p.hand(seat, "markt").rich(seat).main()
    assert g.outcome is None
    do(g, "build markt L1 below")
    assert (points(g, seat), points(g, 1 - seat)) == (5, 2)
    assert (g.outcome is not None) == over


@rule("PR-14")
@pytest.mark.parametrize(("end", "other"), [("L1", "R1"), ("R1", "L1")])
def test_where_a_card_lies_in_place_of_a_road_none_is_built(end: str, other: str) -> None:
    g = lands().built(0, "schatzkammer", f"road {end}").rich(0).main()
    assert [o for o in options(g) if o.startswith("road")] == [f"road {other}"]
    assert faults(g, f"road {end}") == ["not_at_road_end"]


@rule("KB-23")
@pytest.mark.parametrize("seat", [2, 3])
def test_in_a_land_that_is_none_nothing_is_torn_down(seat: int) -> None:
    g = lands().built(1, "markt", "L1 above", 0).main()
    refusal = g.refuse(DEMOLISH | card_is(g.cat.number("markt")) | place_is(10) | seat_is(seat))
    assert refusal is not None
    assert [(fault.code, fault.params) for fault in refusal.faults] == [("not_there", {"card": ""})]


@rule("KB-5")
@pytest.mark.parametrize(("goal", "over"), [(3, True), (4, False), (5, False)])
def test_points_that_could_still_come_by_figures_do_not_count(goal: int, over: bool) -> None:
    g = do(position(points=goal).stock(0, ore=3, grain=2).main(), "city L1")
    assert (points(g, 0), g.outcome is not None) == (3, over)


@rule("128.G.b", "KB-19")
@pytest.mark.parametrize("end", ["L6", "R6"])
def test_no_city_goes_on_a_citadel_at_the_end_of_the_row(end: str) -> None:
    p = lands()
    for n in range(2, 7):
        p.settlement(0, f"{end[0]}{n}", "wald_stapel_6", "weideland_stapel_6")
    p.g.cities_left = 1
    g = p.citadel(0, end).rich(0).main()
    assert f"city {end}" not in options(g)
    assert faults(g, f"city {end}") == ["already_citadel"]


class Aloof(Effect):
    """Some card costs less by it, but no market."""

    def discount(self, g: Duel, seat: int, p: int, card: int) -> int:
        """Nothing."""
        return 0


@rule("103.P.c")
def test_what_saves_on_other_cards_does_not_help_to_lend_more() -> None:
    def both(cost: dict[str, int], **there: int) -> Duel:
        p = market(cost, Aloof(), Lender("gold")).built(0, "kloster", "R1 above").built(0, "kirche", "R1 below")
        return p.stock(0, **there).main()

    assert BUILDS in options(both({"ore": 2}, ore=1, gold=1))
    for cost, gold in (({"ore": 2}, 3), ({"ore": 1, "wool": 1}, 3), ({"ore": 1, "gold": 2}, 2)):
        g = both(cost, gold=gold)
        assert BUILDS not in options(g)
        assert faults(g, BUILDS) == ["cannot_pay"]


@rule("KB-23")
@pytest.mark.parametrize(("place", "goes"), [(10, True), (OUTSIDE + 10, True), (LAID, False), (COVERED, False)])
def test_what_lies_on_or_beneath_another_card_is_not_torn_down_by_itself(place: int, goes: bool) -> None:
    p = lands()
    p.g.land(0).lay(piece(place, p.g.cat.number("markt"), 0))
    g = p.main()
    code = DEMOLISH | card_is(g.cat.number("markt")) | place_is(place)
    assert (code in g.legal()) == goes
    refusal = g.refuse(code)
    assert (refusal is None) == goes
    assert refusal is None or refusal.codes == ["central_stays"]


@rule("103.P.c")
@pytest.mark.parametrize(("kind", "lent"), [(BUILDING, True), (UNIT, True), (WIZARD, False), (SPELLBOOK, False)])
def test_a_kind_stands_for_another_when_a_building_or_a_unit_is_paid(kind: int, lent: bool) -> None:
    p = market({"ore": 1}, Lender("gold")).built(0, "kloster", "R1 above").stock(0, gold=1)
    p.g.cat.kind[p.g.cat.number("markt")] = kind
    g = p.main()
    assert (tender(g, 0, g.cat.number("markt")) == NAMES.index("gold")) == lent
    assert lent or tender(g, 0, g.cat.number("markt")) == -1
    assert tender(market({"ore": 1}, Lender("gold")).main(), 0, g.cat.number("kirche")) == -1, "no abbey in play"


@rule("KB-5")
def test_points_beyond_the_printed_ones_bring_the_end_nearer() -> None:
    rules = CardGame(points=6).rules
    rules.bind(rules.cat.number("kloster"), Worth())
    p = position(rules=rules).built(0, "kloster", "L1 above").built(0, "kloster", "R1 above")
    g = p.stock(0, ore=3, grain=2).main()
    assert (points(g, 0), g.outcome) == (2, None)
    do(g, "city L1")
    assert points(g, 0) == 7
    assert g.outcome is not None


@rule("PR-28")
def test_only_with_the_card_above_it_a_covered_one_comes_to_light_again() -> None:
    p = table("zeit_des_fortschritts").city(0, "L1").built(0, "gemeindehaus", "L1 above").hand(0, "rathaus")
    g = do(p.built(0, "markt", "L1 above").rich(0).main(), "build rathaus L1 above")

    def covered() -> list[str]:
        return [g.cat.ids[card_of(p)] for p in g.land(0).built if place_of(p) == COVERED]

    assert covered() == ["gemeindehaus"]
    do(g, "demolish markt L1 above")
    assert covered() == ["gemeindehaus"]
    do(g, "demolish rathaus L1 above")
    assert (covered(), in_play(g, 0)) == ([], ["gemeindehaus"])


@rule("KB-18")
def test_regions_that_are_about_to_be_laid_are_not_lost() -> None:
    p = position().road(0, 5).stock(0, lumber=1, wool=1, brick=1, grain=1)
    g = do(p.region_stack("wald_stapel_6", "gebirge_stapel_5").main(), "settlement L2")
    counts = vec[i64]([0] * len(g.cat.ids))
    tick_between(g, EITHER, counts)
    assert {g.cat.ids[n]: int(c) for n, c in enumerate(counts) if c} == {"wald_stapel_6": 1, "gebirge_stapel_5": 1}
