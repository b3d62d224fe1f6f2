"""Cards that settle are asked again whenever something has changed that they depend on, and only then (103.F.c)."""

import pytest

from catanica.games.cardgame.game import CardGame
from catanica.games.princes.game import PrincesGame
from catanica.games.principality.cards.effect import ON_SETTLE, Effect
from catanica.games.principality.cards.powers import strength
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import BRICK, of
from tests.support.golden import EXPLORERS, Golden, level
from tests.support.position import Position, do, position
from tests.support.reading import asked, in_play

ROAD = {"brick": 2, "lumber": 1}


class Guest(Effect):
    """Leaves a land without strength; nothing else drives it out."""

    def __init__(self) -> None:
        self.asked = 0

    def fixed(self) -> int:
        """It depends on figures only."""
        return int(ON_SETTLE)

    def settle(self, g: Duel, land: int, index: int) -> bool:
        """Out of play."""
        self.asked += 1
        if strength(g, land) > 0:
            return False
        g.land(land).remove_piece(index)
        return True


class Coward(Effect):
    """Leaves a land with strength."""

    def fixed(self) -> int:
        """It depends on figures only."""
        return int(ON_SETTLE)

    def settle(self, g: Duel, land: int, index: int) -> bool:
        """Out of play."""
        if strength(g, land) == 0:
            return False
        g.land(land).remove_piece(index)
        return True


class Banner(Effect):
    """Two strength points while the land stores brick."""

    def strength(self, g: Duel, seat: int, p: int) -> int:
        """Gone with the brick."""
        return 2 if of(g.land(seat).stock(g.cat), BRICK) > 0 else 0


class Thirsty(Effect):
    """Leaves a land without brick."""

    def settle(self, g: Duel, land: int, index: int) -> bool:
        """Out of play."""
        if of(g.land(land).stock(g.cat), BRICK) > 0:
            return False
        g.land(land).remove_piece(index)
        return True


def settling(abbey: Effect, seat: int, church: Effect | None = None) -> Position:
    """An abbey that settles; churches do what is said here."""
    rules = CardGame().rules
    rules.bind(rules.cat.number("kloster"), abbey)
    if church is not None:
        rules.bind(rules.cat.number("kirche"), church)
    return position(seat, rules=rules).city(seat, "L1").built(seat, "kloster", "L1 above")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_guest_leaves_when_goods_that_made_its_host_strong_are_paid(seat: int) -> None:
    g = settling(Guest(), seat, Banner()).built(seat, "kirche", "L1 below").stock(seat, brick=3, lumber=2).main()
    assert in_play(g, seat) == ["kirche", "kloster"]
    g.land(seat).change(14, 2)
    do(g, "road L1")
    assert in_play(g, seat) == ["kirche", "kloster"], "a brick is left"
    g.land(seat).change(14, 1)
    do(g, "road R1")
    assert (in_play(g, seat), asked(g)) == (["kirche"], (seat, "main"))


@pytest.mark.parametrize("seat", [0, 1])
def test_what_depends_on_more_than_figures_is_asked_every_time(seat: int) -> None:
    g = settling(Thirsty(), seat).stock(seat, brick=3, lumber=2).main()
    assert in_play(g, seat) == ["kloster"]
    do(g, "road L1")
    assert in_play(g, seat) == ["kloster"], "a brick is left"
    g.land(seat).change(14, 1)
    do(g, "road R1")
    assert (in_play(g, seat), asked(g)) == ([], (seat, "main"))


def test_while_nothing_changes_a_guest_is_not_asked_again() -> None:
    guest = Guest()
    g = settling(guest, 0).built(0, "otto_der_berserker", "R1 above").stock(0, brick=3, lumber=2).main()
    before = guest.asked
    do(g, "road L1")
    assert (guest.asked, in_play(g, 0)) == (before, ["kloster", "otto_der_berserker"])
    do(g, "demolish otto_der_berserker R1 above")
    assert in_play(g, 0) == []


@pytest.mark.parametrize("seat", [0, 1])
def test_strength_that_comes_from_the_sea_is_noticed_as_well(seat: int) -> None:
    """The scholars' island brings a point, and no card of the land has moved for it (PR-39)."""
    rules = PrincesGame(mode="theme", sets=[EXPLORERS]).rules
    rules.bind(rules.cat.number("navigator"), Coward())
    start = Golden(active=seat, rules=rules).built(seat, "navigator", "road C").sails(seat, 1).up(seat, "A2")
    g = start.stock(seat, lumber=2, wool=3).main()
    do(g, "bank wool brick")
    assert "navigator" in in_play(g, seat)
    do(g, "sail A2")
    assert (level(g, seat, "A2"), "navigator" in in_play(g, seat)) == (1, False)
