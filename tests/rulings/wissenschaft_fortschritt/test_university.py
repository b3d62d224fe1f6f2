"""The university: laid open, one for each player, built with an abbey or a library; what needs it."""

import pytest

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.powers import hand_limit
from catanica.games.principality.vocabulary import card_of
from tests.rulings.wissenschaft_fortschritt.land import ALL, SETS, blocked, learned, science
from tests.support.position import Position, do, faults, options, position, refused
from tests.support.reading import asked, hand, in_play, points, stock
from tests.support.rules import rule


def display(p: Position) -> list[str]:
    """The cards that lie open."""
    return [p.g.cat.ids[card_of(s)] for s in p.g.display]


@rule("105.C.b")
@pytest.mark.parametrize(("variant", "lying"), [("row", 2), ("bear", 0)])
def test_both_universities_lie_open_unless_all_is_shuffled_together(variant: str, lying: int) -> None:
    rules = CardGame(sets=SETS, variant=variant).rules
    university = rules.cat.number("universitaet")
    assert rules.displayed[university] == lying
    assert sum(group.count(university) for group in rules.groups) == 2 - lying


@rule("105.C.b", "101.D.c", "103.R.a")
@pytest.mark.parametrize("learning", ["kloster", "bibliothek"])
def test_an_abbey_or_a_library_is_needed_one_is_enough(learning: str) -> None:
    p = science().display("universitaet", "universitaet").rich(0)
    assert faults(p.main(), "erect universitaet L1 above") == ["needs_one_of"]
    assert refused(p.g, "erect universitaet L1 above") == ["105.C.b"]
    assert not [o for o in options(p.g) if o.startswith("erect")]
    p = science().display("universitaet", "universitaet").rich(0).built(0, learning, "L1 below")
    g = do(p.main(), "erect universitaet L1 above")
    assert in_play(g, 0) == sorted([learning, "universitaet"])
    assert display(p) == ["universitaet"]


@rule("103.R.a")
def test_the_opponent_s_abbey_and_a_blocked_one_do_not_count() -> None:
    p = science().display("universitaet").rich(0).built(1, "kloster", "L1 below")
    assert faults(p.main(), "erect universitaet L1 above") == ["needs_one_of"]
    p = science().display("universitaet").rich(0).built(0, "kloster", "L1 below")
    assert faults(blocked(p, 0, "kloster", "L1 below").main(), "erect universitaet L1 above") == ["needs_working"]


@rule("105.C.b")
def test_it_stands_in_a_city_only_and_once_in_each_land() -> None:
    p = science().display("universitaet", "universitaet").rich(0).built(0, "kloster", "R1 below")
    assert faults(p.main(), "erect universitaet R1 above") == ["needs_city"]
    p = learned().display("universitaet").rich(0).built(0, "kloster", "L1 below")
    assert faults(p.main(), "erect universitaet L1 above") == ["one_each"]
    p = science(active=1).display("universitaet").rich(1).built(0, "universitaet", "L1 above")
    assert faults(p.built(1, "kloster", "L1 below").main(), "erect universitaet L1 above") == [], "the other has one"


@rule("KD-6", "106.D.a", "101.D.c")
def test_from_the_hand_too_there_is_one_for_each_player() -> None:
    p = position(sets=SETS, variant="bear").city(0, "L1").built(0, "kloster", "R1 above").rich(0)
    assert faults(p.hand(0, "universitaet").main(), "build universitaet L1 above") == []
    p = position(sets=SETS, variant="bear").city(0, "L1").built(0, "kloster", "R1 above").rich(0)
    p.hand(0, "universitaet").built(0, "universitaet", "L1 below")
    assert faults(p.main(), "build universitaet L1 above") == ["one_each"]
    p = position(sets=ALL, variant="bear").city(0, "L1", "R1").city(1, "L1").built(0, "kloster", "R1 above").rich(0)
    p.built(1, "universitaet", "L1 above").aimed(0, "R1 below", "universitaet", "L1 above").hand(0, "universitaet")
    assert faults(p.main(), "build universitaet L1 above") == [], "a copy is none"
    p = position(sets=ALL, variant="bear").city(0, "L1").built(0, "rathaus", "L1 below").rich(0).hand(0, "rathaus")
    assert faults(p.main(), "build rathaus L1 above") == [], "of town halls there may be two"


@rule("105.C.b")
def test_burnt_or_assaulted_it_returns_to_the_display_never_to_the_hand() -> None:
    p = science().hand(0, "feuerteufel").built(1, "universitaet", "L1 above")
    g = do(p.main(), "play feuerteufel", "die 1")
    assert (display(p), in_play(g, 1), hand(g, 1)) == (["universitaet"], [], [])
    p = science(sets=ALL).built(1, "universitaet", "L1 above").built(0, "konrad_der_flinke", "R1 above")
    g = do(p.event_card("ueberfall"), "target universitaet L1 above")
    assert (display(p), hand(g, 1)) == (["universitaet"], [])


@rule("KD-5", "KB-23", "105.C.b")
def test_torn_down_it_can_be_built_again_by_either() -> None:
    p = learned()
    g = do(p.main(), "demolish universitaet L1 above")
    assert (display(p), [g.cat.ids[card_of(s)] for s in g.discard]) == (["universitaet"], [])
    p = position(sets=SETS, variant="bear").city(0, "L1").built(0, "universitaet", "L1 above")
    g = do(p.main(), "demolish universitaet L1 above")
    assert (display(p), [g.cat.ids[card_of(s)] for s in g.discard]) == ([], ["universitaet"]), "nothing is laid open"


@rule("123.BJ.a", "103.H.a", "101.D.d")
def test_it_is_worth_a_point_and_no_card_in_the_hand() -> None:
    with_it, without = learned().main(), science().main()
    assert points(with_it, 0) == points(without, 0) + 1
    assert hand_limit(with_it, 0) == hand_limit(without, 0) == 3


@rule("KB-44")
def test_progress_pays_for_it_as_for_abbeys_and_libraries() -> None:
    g = learned().event_card("fortschritt")
    assert asked(g) == (0, "gain")
    do(g, "region L1 above")
    assert (stock(g, 0), stock(g, 1)) == ({"grain": 1}, {})
    assert stock(blocked(learned(), 0, "universitaet", "L1 above").event_card("fortschritt"), 0) == {}


@rule("103.R.a")
@pytest.mark.parametrize("card", ["kanone", "baukran", "handelsakademie"])
def test_what_is_built_with_it_needs_it_at_that_moment_only(card: str) -> None:
    p = science().hand(0, card).rich(0)
    assert faults(p.main(), f"build {card} L1 below") == ["needs_card"]
    assert faults(blocked(learned().hand(0, card).rich(0), 0, "universitaet", "L1 above").main(),
                  f"build {card} L1 below") == ["needs_working"]  # fmt: skip
    g = do(learned().hand(0, card).rich(0).main(), f"build {card} L1 below", "demolish universitaet L1 above")
    assert in_play(g, 0) == [card]


@rule("103.R.a")
@pytest.mark.parametrize("card", ["buchdruck", "dreifelderwirtschaft", "erfinder"])
def test_the_advances_need_it_when_they_are_played(card: str) -> None:
    p = science().hand(0, card).stack(1, "markt", "hafen")
    assert faults(p.main(), f"play {card}") == ["needs_card"]
    assert faults(learned().hand(0, card).stack(1, "markt", "hafen").main(), f"play {card}") == []
    other = science().built(1, "universitaet", "L1 above").hand(0, card).stack(1, "markt", "hafen")
    assert faults(other.main(), f"play {card}") == ["needs_card"], "the opponent's is none of mine"


@rule("123.AI.a", "103.R.a")
def test_a_secret_society_that_copies_the_opponent_s_university_fulfils_the_condition() -> None:
    p = science(sets=ALL).aimed(0, "L1 below", "universitaet", "L1 above").built(1, "universitaet", "L1 above")
    assert faults(p.hand(0, "kanone").rich(0).main(), "build kanone L1 above") == []
