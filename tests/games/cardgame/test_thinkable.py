"""What somebody means who asks why something is not possible, and says only a part of it."""

from typing import Any

import pytest

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.telling.words import GRAMMAR
from tests.support.golden import explorers, prosperous
from tests.support.position import position


def meant(g: Duel, verb: str = "", **given: Any) -> list[str]:
    """The texts of what can be meant."""
    return [GRAMMAR.text(g, code) for code in GRAMMAR.thinkable(g, verb, given)]


def table() -> Duel:
    """A start with a longer road to the right."""
    return position().road(0, 7).hand(0, "kloster", "spion").main()


def test_roads_and_settlements_are_meant_at_the_ends_of_the_row() -> None:
    assert meant(table(), "road") == ["road L1"]
    assert meant(table(), "settlement") == ["settlement L2", "settlement R2"]
    assert meant(table(), "city") == ["city L1", "city R1"]


@pytest.mark.parametrize(
    ("given", "texts"),
    [
        ({"card": "spion"}, ["play spion"]),
        ({"card": "kloster"}, [f"build kloster {side}" for side in ("L1 above", "L1 below", "R1 above", "R1 below")]),
        ({"card": "kloster", "place": "R1 below"}, ["build kloster R1 below"]),
        ({"card": "kloster", "place": "L6 above"}, ["build kloster L6 above"]),  # whoever names it means it
        ({"card": "kloster", "place": "nowhere"}, []),
        ({"card": "nonsense"}, []),
        ({}, []),
    ],
)
def test_a_card_of_the_hand_is_played_or_built_where_something_lies(given: dict[str, str], texts: list[str]) -> None:
    assert meant(table(), **given) == texts


def test_without_a_card_those_of_the_hand_are_meant() -> None:
    assert {text.split()[1] for text in meant(table(), "build")} == {"kloster", "spion"}


def test_what_lies_abroad_is_asked_about_there() -> None:
    g = prosperous().main()
    abroad = [c for c in g.cat.facts if c.slot == "opponent_region"]
    assert abroad
    theirs = [f"build {abroad[0].id} region {gap} {row}" for gap in ("L1", "C", "R1") for row in ("above", "below")]
    assert meant(g, card=abroad[0].id) == theirs


def test_voyages_stacks_and_the_bank_are_asked_about_by_what_they_name() -> None:
    assert meant(explorers().main(), "sail", cell="A1") == ["sail A1", "sail A1 gold"]
    assert meant(table(), "draw", stack=1) == ["draw 2"]
    assert len(meant(table(), "bank")) == 30
    assert meant(table(), "bank", give="ore", get="wool") == ["bank ore wool"]
