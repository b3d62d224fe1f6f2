"""Functions and conditions of cards in play: what a blocked card keeps, and when a condition matters."""

import pytest

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.piece import with_blocked
from tests.support.position import Position, do, faults, options, position, roll
from tests.support.reading import asked, in_play, points, stock
from tests.support.rules import rule
from tests.support.views import shown

FUNCTIONS = {  # card: what it gives its owner, as the table shows it
    "kirche": "points", "kloster": "hand_limit", "markt": "trade", "konrad_der_flinke": "strength",
}  # fmt: skip


def blocked(p: Position, seat: int) -> Position:
    """All cards of a seat are blocked: later sets have cards that do it, the rule is the same for all."""
    land = p.g.land(seat)
    for i in range(len(land.built)):
        land.alter(i, with_blocked(land.built[i], True))
    return p


def needing(card: str, needed: str) -> Position:
    """A card may be built only by somebody who has another one: the base set knows no such condition."""
    p = position(rules=CardGame().rules)
    p.g.cat.needs[p.g.cat.number(card)] = [p.g.cat.number(needed)]
    p.g.cat.conditions[p.g.cat.number(card)] = 1
    return p


# -- blocked cards ----------------------------------------------------------------------------------------------------


@rule("103.P.a")
@pytest.mark.parametrize(("card", "function"), FUNCTIONS.items())
def test_a_blocked_card_loses_its_functions(card: str, function: str) -> None:
    without = shown(position().city(0, "L1").main(), 0)[function]
    free = shown(position().city(0, "L1").built(0, card, "L1 above").main(), 0)[function]
    barred = shown(blocked(position().city(0, "L1").built(0, card, "L1 above"), 0).main(), 0)[function]
    assert free > without
    assert barred == without


@rule("103.P.a")
def test_a_blocked_doubler_or_fleet_or_figure_does_nothing() -> None:
    p = position().city(0, "L1").built(0, "getreidemuehle", "L1 above").built(0, "gold_handelsflotte", "L1 above")
    g = roll(blocked(p.built(0, "siegfried_ohneland", "R1 above"), 0).before_roll(), "brigands", 1)
    assert stock(g, 0) == {"grain": 1}
    assert shown(g, 0)["rates"]["gold"] == 3
    assert (shown(g, 0)["knight"], shown(g, 0)["mill"]) == (False, False)
    assert points(g, 0) == 3


@rule("103.P.a")
def test_a_blocked_card_keeps_its_place_and_its_properties() -> None:
    p = blocked(position().built(0, "kloster", "L1 above"), 0).rich(0).hand(0, "schmiede")
    g = p.main()
    assert in_play(g, 0) == ["kloster"]
    assert faults(g, "build schmiede L1 above") == ["site_taken"]
    assert "demolish kloster L1 above" in options(g)
    burning = blocked(position().built(1, "kloster", "L1 above"), 1).hand(0, "feuerteufel").actions_open().main()
    assert "play feuerteufel" in options(burning)  # it is a building as before


@rule("103.P.a")
def test_a_blocked_card_is_no_condition_for_others() -> None:
    p = needing("schmiede", "kloster").rich(0).hand(0, "schmiede").built(0, "kloster", "L1 above")
    assert faults(p.main(), "build schmiede R1 above") == []
    barred = needing("schmiede", "kloster").rich(0).hand(0, "schmiede").built(0, "kloster", "L1 above")
    assert faults(blocked(barred, 0).main(), "build schmiede R1 above") == ["needs_working"]


# -- conditions -------------------------------------------------------------------------------------------------------


@rule("103.R.a")
def test_a_condition_must_hold_when_the_card_is_built() -> None:
    p = needing("bibliothek", "kloster").rich(0).hand(0, "bibliothek").city(0, "L1")
    g = p.built(1, "kloster", "L1 above").main()
    assert faults(g, "build bibliothek L1 below") == ["needs_card"]  # the opponent's does not help
    assert not [text for text in options(g) if text.startswith("build")]


@rule("103.R.a")
def test_a_condition_that_fails_later_takes_nothing_away() -> None:
    p = needing("bibliothek", "kloster").rich(0).hand(0, "bibliothek").city(0, "L1")
    g = do(p.built(0, "kloster", "L1 above").main(), "build bibliothek L1 below", "demolish kloster L1 above")
    assert in_play(g, 0) == ["bibliothek"]
    assert (points(g, 0), shown(g, 0)["hand_limit"]) == (4, 4)
    assert asked(g) == (0, "main")


# -- how often --------------------------------------------------------------------------------------------------------


@rule("103.P.c")
def test_a_town_hall_serves_any_number_of_choices() -> None:
    p = position().city(0, "L1").built(0, "rathaus", "L1 above").stock(0, ore=2).hand(0, "spion")
    g: Duel = p.stack(1, "markt", "hafen", "kirche").stack(2, "schmiede").hand_check()
    do(g, "search 1", "pick hafen", "search 1", "pick kirche")
    assert stock(g, 0) == {}
    assert asked(g) == (1, "before_roll")
