"""What the view of a princes' game tells beyond what both games share."""

from typing import Any

from catanica.games.princes.game import THEMES, PrincesGame
from catanica.games.principality.position.duel import Duel
from catanica.kernel.state import WATCHER
from tests.support.golden import explorers
from tests.support.princes import table
from tests.support.views import view


def lands(g: Duel) -> list[dict[str, Any]]:
    """Both lands as everybody sees them."""
    found: Any = view(g, WATCHER)["lands"]
    return list(found)


def test_a_land_with_a_sea_tells_the_range_of_its_ships_and_its_cannons() -> None:
    g = explorers().sails(0, 2).main()
    own, other = lands(g)
    assert own["figures"] == {"sail": 2, "cannon": 0}
    assert other["figures"] == {"sail": 0, "cannon": 0}
    assert {cell["name"] for cell in own["sea"]["cells"] if cell["distance"] <= own["figures"]["sail"]} == {
        "A1",
        "A2",
        "A3",
        "B2",
    }


def test_a_game_without_a_sea_tells_nothing_of_it() -> None:
    land = lands(table("zeit_der_weisen").main())[0]
    assert "sea" not in land
    assert land["figures"] == {}


def test_who_picks_a_set_for_the_duel_is_told_which_ones_there_are() -> None:
    g = PrincesGame(mode="duel", first="0").new(seed=3)
    asked = view(g, 0)["decision"]
    assert isinstance(asked, dict)
    assert asked["kind"] == "pick_set"
    assert asked["sets"] == list(THEMES)
    assert [option["set"] for option in asked["options"]] == list(THEMES)
    g.apply(g.legal()[2])
    other = view(g, 1)["decision"]
    assert isinstance(other, dict)
    assert THEMES[2] not in [option["set"] for option in other["options"]]


def test_the_backs_of_the_stacks_tell_their_sets() -> None:
    themes = list(THEMES[1:4])
    stacks = view(PrincesGame(mode="duel", sets=themes).new(seed=3), WATCHER)["stacks"]
    assert [stack["set"] for stack in stacks] == ["basis", "basis", "basis", *themes]
