"""Comet and dance of the unicorns, and how the set joins the others (119.O.a, 127.A.a, 105.J.a)."""

import pytest

from catanica.games.cardgame.game import CardGame
from tests.rulings.zauberer_drachen.land import ALL, SETS, is_used, magic, magical
from tests.support.position import do, options
from tests.support.reading import asked, hand, stack
from tests.support.rules import rule


@rule("119.O.a", "105.J.a")
def test_a_comet_replaces_both_hands_up_to_the_full_limit() -> None:
    p = magical().hand(0, "markt").hand(1, "hafen", "kloster", "spion").stack(1, "rathaus").stack(2, "bibliothek")
    g = p.stack(3, "schmiede", "kirche", "badhaus").built(1, "kloster", "L1 above").event_card("komet")
    assert asked(g) == (0, "comet_put"), "the active player first"
    do(g, "put markt 4")
    assert asked(g) == (1, "comet_put")
    do(g, "put hafen 5", "put kloster 5", "put spion 6")
    assert asked(g) == (0, "comet_draw")
    assert options(g) == ["draw 1", "draw 2", "draw 3", "draw 4", "draw 5", "draw 6"]
    do(g, "draw 1", "draw 2", "draw 3")
    assert hand(g, 0) == ["bibliothek", "rathaus", "schmiede"], "also who held fewer"
    assert asked(g) == (1, "comet_draw")
    do(g, "draw 3", "draw 3", "draw 4", "draw 5")
    assert (len(hand(g, 1)), asked(g)) == (4, (0, "main")), "with a monastery one more"
    assert stack(g, 5) == ["kloster"]


@rule("119.O.a", "120.D.a")
def test_banned_stacks_are_left_alone_by_the_comet() -> None:
    p = magical(sets=ALL).hand(0, "markt").banned(0, 1).stack(1, "rathaus").stack(2, "bibliothek")
    g = p.event_card("komet")
    assert "put markt 1" not in options(g)
    do(g, "put markt 3")
    assert "draw 1" not in options(g)


@rule("127.A.a")
def test_the_unicorns_bring_every_wizard_a_magic_that_is_free_at_once() -> None:
    p = magical().citadel(1, "L1").wizard(0, "hafli", "L1 above", 1).wizard(0, "zauberbund", "L1 below", 0)
    p.wizard(1, "hor", "C above", 3).built(0, "inspiration", "L1 above").stack(1, "markt", "markt")
    g = p.event_card("tanz_der_einhoerner")
    assert (magic(g), magic(g, 1)) == ({"hafli": 2, "zauberbund": 1}, {"hor": 3}), "never more than three"
    g = magical().citadel(1, "L1").wizard(1, "hor", "L1 below", 0).event_card("tanz_der_einhoerner")
    assert magic(g, 1) == {"hor": 1}, "one, and no more"
    g = p.g
    assert not is_used(g, 0, "hafli")
    assert "use inspiration L1 above" in options(g)


@rule("105.J.a", "106.C.a", "106.D.a")
@pytest.mark.parametrize("sets", [SETS, ALL])
@pytest.mark.parametrize("variant", ["row", "bear"])
def test_the_set_is_shuffled_in_and_its_citadels_lie_open(sets: list[str], variant: str) -> None:
    game = CardGame(sets=sets, variant=variant)
    g = game.new(seed=4)
    assert g.citadels_left == 5
    there = [*g.rules.groups[-1]] if variant == "row" else [n for group in g.rules.groups for n in group]
    mine = [
        g.cat.fact(n) for n in there if g.cat.ids[n] in {"ari", "zauberbund", "inspiration", "hexe", "zauberkueche"}
    ]
    assert {f.kind for f in mine} == {"wizard", "spellbook", "action", "building"}
    if variant == "row":
        assert len(there) == 36, "44 cards without citadels and events"


@rule("101.D.d")
@pytest.mark.parametrize("edition", ["1997", "2003", "2005"])
def test_the_set_can_be_played_by_every_edition(edition: str) -> None:
    g = CardGame(sets=SETS, edition=edition).new(seed=2)
    assert asked(g)[1] in {"arrange", "start_stack"}
