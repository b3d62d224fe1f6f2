"""Good neighbours, church feast and mendicants."""

import pytest

from catanica.games.principality.cards.powers import mill_owner
from tests.rulings.politik_intrige.land import politics
from tests.support.position import Position, do, options
from tests.support.reading import asked, hand, stock
from tests.support.rules import rule
from tests.support.views import view


def neighbours() -> Position:
    """Two stacks with cards nobody knows."""
    return politics().stack(1, "markt", "schmiede", "spion").stack(2, "kloster", "raubzug")


def known(position_view: dict[str, object], stack: int) -> list[str | None]:
    """What a view tells about a stack."""
    stacks = position_view["stacks"]
    assert isinstance(stacks, list)
    found = stacks[stack - 1]["known"]
    assert isinstance(found, list)
    return found


@rule("119.L.a")
def test_the_top_cards_are_open_to_everybody_and_each_gets_a_resource() -> None:
    g = neighbours().event_card("gute_nachbarschaft")
    assert asked(g) == (0, "gain")
    do(g, "region L1 above")
    assert asked(g) == (1, "gain")
    do(g, "region L1 above")
    assert (stock(g, 0), stock(g, 1)) == ({"grain": 1}, {"grain": 1})
    for audience in (0, 1, -1):
        assert known(view(g, audience), 1) == ["markt", None, None]
        assert known(view(g, audience), 2) == ["kloster", None]


@rule("119.L.a")
def test_they_stay_open_when_the_stack_is_searched_and_until_they_are_taken() -> None:
    p = neighbours().hand(0, "bischof", "bischof").stock(0, lumber=2)
    g = do(p.event_card("gute_nachbarschaft"), "region L1 above", "region L1 above", "end", "search 1")
    while asked(g)[1] == "pay_any":
        do(g, options(g)[0])
    do(g, "pick spion")
    assert known(view(g, 1), 1) == ["markt", None], "the card above is still open"
    assert [c["card"] for c in view(g, 1)["lands"][0]["hand"]] == [None, None, None]


@rule("119.L.a")
def test_taken_they_are_known_in_the_hand_and_the_next_card_is_not_open() -> None:
    g = neighbours().hand(0, "bischof", "bischof").event_card("gute_nachbarschaft")
    do(g, "region L1 above", "region L1 above", "end", "draw 2")
    assert known(view(g, 1), 2) == [None]
    assert "kloster" in hand(g, 0)
    assert "kloster" in [c["card"] for c in view(g, 1)["lands"][0]["hand"]]


@rule("119.L.a")
@pytest.mark.parametrize("taken", ["markt", "spion"])
def test_an_archivist_sorts_the_open_card_in_and_nobody_sees_whether_it_is_taken(taken: str) -> None:
    p = neighbours().city(0, "L1").built(0, "rathaus", "L1 above").hand(0, "archivar", "bischof").actions_open()
    g = do(p.event_card("gute_nachbarschaft"), "region L1 above", "region L1 above", "play archivar", "stack 1")
    do(g, f"pick {taken}", "put bischof 1")
    for audience in (1, -1):
        assert known(view(g, audience), 1) == [None, None, None]
        assert known(view(g, audience), 2) == ["kloster", None], "the other stacks stay as they are"
        assert [c["card"] for c in view(g, audience)["lands"][0]["hand"]] == [None]


@rule("119.L.a")
@pytest.mark.parametrize("taken", ["markt", "spion"])
def test_an_excommunication_covers_the_open_card(taken: str) -> None:
    p = neighbours().city(0, "L1").built(0, "kirche", "L1 above").hand(0, "kirchenbann", "bischof", "bischof")
    g = do(p.actions_open().event_card("gute_nachbarschaft"), "region L1 above", "region L1 above")
    do(g, "play kirchenbann", "stack 1")
    assert known(view(g, 1), 1) == ["markt", None, None], "seen is seen, as long as nobody searches there"
    assert known(view(g, 1), 2) == ["kloster", None]
    p.stock(0, gold=2)
    do(g, "end", "search 1")
    while asked(g)[1] == "pay_any":
        do(g, options(g)[0])
    do(g, f"pick {taken}")
    assert known(view(g, 1), 1) == known(view(g, -1), 1) == [None, None]
    assert [c["card"] for c in view(g, 1)["lands"][0]["hand"]] == [None, None, None]


@rule("103.N.a")
def test_a_church_brings_two_resources_a_cathedral_three() -> None:
    p = politics().built(0, "kirche", "L1 above").built(0, "kathedrale", "L1 below").built(1, "kirche", "L1 above")
    g = p.event_card("kirchenfest")
    do(g, "region L1 above", "region L1 above", "region L1 above")
    assert asked(g) == (1, "gain")
    do(g, "region C above", "region C above")
    assert (stock(g, 0), stock(g, 1)) == ({"grain": 3}, {"wool": 2})
    assert asked(g) == (0, "main")


@rule("103.N.a")
def test_without_a_church_there_is_no_feast() -> None:
    assert asked(politics().event_card("kirchenfest")) == (0, "main")


@rule("103.N.a")
def test_the_owner_of_the_mill_gives_two_resources_of_his_own_choice() -> None:
    p = politics().built(1, "markt", "L1 above").stock(1, ore=1, gold=2).stock(0, ore=3)
    g = p.event_card("bettelmoenche")
    assert asked(g) == (1, "hand_over")
    assert options(g) == ["region R1 below"], "there is no room for ore"
    do(g, "region R1 below", "region R1 below")
    assert (stock(g, 0), stock(g, 1)) == ({"ore": 3, "gold": 2}, {"ore": 1})


@rule("103.N.a")
def test_without_an_owner_of_the_mill_the_friars_go_away_empty() -> None:
    assert asked(politics().stock(0, ore=3).event_card("bettelmoenche")) == (0, "main")


@rule("103.N.a")
@pytest.mark.parametrize("owner", [0, 1])
def test_either_player_with_the_mill_feeds_the_mendicants(owner: int) -> None:
    p = politics().built(owner, "markt", "L1 above").built(owner, "rathaus", "L1 below").stock(owner, ore=3)
    p.built(owner, "erz_handelsflotte", "R1 above").built(owner, "gold_handelsflotte", "R1 below")
    assert mill_owner(p.g) == owner
    g = p.event_card("bettelmoenche")
    while asked(g)[1] != "main":
        do(g, options(g)[0])
    assert (stock(g, owner), stock(g, 1 - owner)) == ({"ore": 1}, {"ore": 2})
