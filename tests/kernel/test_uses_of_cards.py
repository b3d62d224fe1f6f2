"""Cards in play that offer something: when they are asked, whose they are, which of equal ones is used (103.P.c)."""

import pytest

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.catalogue import PROTECTION
from catanica.games.principality.cards.effect import BEFORE_ROLL, FEE, FRESH, GOODS, SPENT, Effect
from catanica.games.principality.cards.powers import EACH
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import GOLD, WOOL, amount
from catanica.games.principality.position.piece import used, with_used
from catanica.games.principality.rules.events import kept_from_brigands, rob
from catanica.games.principality.rules.playing import old_enough
from catanica.games.principality.rules.using import mark_used
from catanica.games.principality.telling.verbs import USE
from catanica.games.principality.vocabulary import card_is, card_of, place_is, place_of
from catanica.games.principality.windows import SETTLING, VETO
from catanica.kernel.listing import Options
from tests.support.position import Position, faults, options, position
from tests.support.reading import stock
from tests.support.rules import rule

CARD = "kloster"


class Ready(Effect):
    """Offers its use, several times, whenever it is asked; what must hold before is said here."""

    def __init__(self, gate: int = 0, times: int = 1) -> None:
        self.gate = gate
        self.times = times

    def before_use(self) -> int:
        """As said."""
        return self.gate

    def uses(self, g: Duel, seat: int, p: int, out: Options) -> None:
        """Always."""
        for _ in range(self.times):
            out.add(USE | card_is(card_of(p)) | place_is(place_of(p)))


def ready(effect: Effect, seat: int = 0) -> Position:
    """An abbey with an effect lies above L1; its fee is a gold."""
    rules = CardGame(sets=["base", "politik_intrige"]).rules
    rules.bind(rules.cat.number(CARD), effect)
    rules.cat.fee[rules.cat.number(CARD)] = amount(GOLD, 1)
    return position(seat, rules=rules).city(0, "L1").city(1, "L1").built(seat, CARD, "L1 above")


def uses(g: Duel) -> list[str]:
    """What can be used now."""
    return [o.removeprefix("use ") for o in options(g) if o.startswith("use")]


def spent(p: Position, seat: int) -> Position:
    """The abbey was used in this turn."""
    land = p.g.land(seat)
    land.alter(0, with_used(land.built[0], True))
    return p


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("gate", "poor", "rich", "paid", "again"),
    [
        (0, True, True, True, True),
        (GOODS, False, True, True, True),
        (FEE, False, False, True, False),
        (FRESH, True, True, True, False),
        (SPENT, False, False, False, True),
        (GOODS | FRESH, False, True, True, False),
    ],
)
def test_a_card_is_asked_only_when_what_must_hold_before_does(
    seat: int, gate: int, poor: bool, rich: bool, paid: bool, again: bool
) -> None:
    there = [f"{CARD} L1 above"]
    assert uses(ready(Ready(gate), seat).main()) == there * poor
    assert uses(ready(Ready(gate), seat).stock(seat, brick=1).main()) == there * rich
    assert uses(ready(Ready(gate), seat).stock(seat, gold=1).main()) == there * paid
    assert uses(spent(ready(Ready(gate), seat), seat).stock(seat, ore=1).main()) == there * again


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_offered_twice_is_one_choice(seat: int) -> None:
    there = [f"{CARD} L1 above"]
    assert uses(ready(Ready(times=2), seat).main()) == there
    assert uses(ready(Ready(), seat).built(seat, CARD, "L1 above").main()) == there
    assert uses(ready(Ready(), seat).built(1 - seat, CARD, "L1 above", seat).main()) == there
    more = ready(Ready(times=2), seat).built(seat, CARD, "R1 below").main()
    assert uses(more) == [*there, f"{CARD} R1 below"]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_is_its_owner_s_to_use_at_home_and_abroad(seat: int) -> None:
    abroad = ready(Ready(), seat).built(1 - seat, CARD, "R1 above", seat).built(1 - seat, CARD, "R1 below").main()
    assert sorted(uses(abroad)) == [f"{CARD} L1 above", f"{CARD} R1 above"]
    assert faults(abroad, f"use {CARD} R1 below") == ["others_to_use"]
    assert faults(abroad, f"use {CARD} L1 below") == ["not_in_play"]
    guest = ready(Ready(), seat).built(seat, CARD, "R1 above", 1 - seat).main()
    assert uses(guest) == [f"{CARD} L1 above"]
    assert faults(guest, f"use {CARD} R1 above") == ["others_to_use"]


@pytest.mark.parametrize("seat", [0, 1])
def test_of_equal_cards_a_ready_one_is_marked_in_whichever_land_it_lies(seat: int) -> None:
    g = spent(ready(Ready(), seat).built(seat, CARD, "L1 above").built(seat, "markt", "R1 above"), seat).main()
    mark_used(g, seat, g.land(seat).built[0])
    assert [used(p) for p in g.land(seat).built] == [True, True, False]
    g = position(seat).built(1 - seat, "markt", "L1 above").built(1 - seat, CARD, "L1 below", seat).main()
    mark_used(g, seat, g.land(1 - seat).built[1])
    assert [used(p) for p in g.land(1 - seat).built] == [False, True]


class Keeper(Effect):
    """Keeps one gold and one wool of its owner from brigands."""

    def keeps(self) -> int:
        """Two kinds."""
        return (1 << GOLD) | (1 << WOOL)


@rule("KB-10")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_keeps_one_of_a_kind_wherever_the_first_of_it_lies(seat: int) -> None:
    def robbed(owner: int) -> dict[str, int]:
        p = ready(Keeper(), seat) if owner == seat else position(rules=ready(Keeper()).g.rules)
        p.settlement(seat, "L2", "weideland_stapel_6", "weideland_stapel_5").stock(seat, L2_below=2, C_above=3)
        g = p.stock(seat, ore=3, grain=2).main()
        rob(g, seat)
        return stock(g, seat)

    assert robbed(seat) == {"wool": 1, "grain": 2}
    assert robbed(1 - seat) == {"grain": 2}
    g = ready(Keeper(), seat).main()
    assert (kept_from_brigands(g, seat), kept_from_brigands(g, 1 - seat)) == ((1 << GOLD) | (1 << WOOL), 0)


@rule("103.B.a")
@pytest.mark.parametrize(
    ("turn", "bare", "offered"), [(1, True, False), (1, False, True), (2, True, True), (3, True, True)]
)
def test_nothing_is_played_before_the_very_first_roll(turn: int, bare: bool, offered: bool) -> None:
    rules = CardGame().rules
    rules.house.first_roll_bare = bare
    g = position(turn=turn, rules=rules).hand(0, "alchimist").actions_open().before_roll()
    assert ("play alchimist" in options(g)) == offered
    assert ("first_roll" in faults(g, "play alchimist")) == (not offered)
    late = position(turn=turn, rules=rules).hand(0, "alchimist", "haendler").stock(1, ore=1).actions_open().main()
    assert "play haendler" in options(late)
    assert "first_roll" not in faults(late, "play alchimist")


class Shield(Effect):
    """A protection card that answers one window."""

    def __init__(self, window: int) -> None:
        self.window = window

    def windows(self) -> int:
        """That one."""
        return 1 << self.window


@rule("KB-29", "101.D.b")
@pytest.mark.parametrize(("window", "early"), [(SETTLING, True), (VETO, False)])
def test_under_the_rule_of_three_points_each_only_the_scout_is_exempt(window: int, early: bool) -> None:
    rules = CardGame().rules
    rules.house.threshold = EACH
    spy = rules.cat.number("spion")
    rules.bind(spy, Shield(window))
    rules.cat.flags[spy] = PROTECTION
    assert old_enough(position(rules=rules).main(), spy) == early
    assert old_enough(position(rules=rules).actions_open().main(), spy)
    assert not old_enough(position(rules=rules).main(), rules.cat.number("haendler"))
    rules.house.threshold = 7
    assert old_enough(position(rules=rules).main(), spy)


@rule("126.I.c")
def test_a_moment_that_has_passed_is_told_before_the_roll_only() -> None:
    p = position().hand(0, "alchimist").actions_open()
    alchemist = p.g.cat.number("alchimist")
    assert p.g.rules.effects[alchemist].timing() == BEFORE_ROLL
    g = p.before_roll()
    g.pass_moment(alchemist)
    assert "play alchimist" not in options(g)
    assert faults(g, "play alchimist") == ["moment_passed"]
    late = position().hand(0, "alchimist", "haendler").actions_open().main()
    late.pass_moment(alchemist)
    assert "moment_passed" not in faults(late, "play alchimist")
