"""Setting up the game: the cards in the box, the stacks, the principalities, who starts, the first hand."""

from collections import Counter

import pytest

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.errors import InputError
from catanica.kernel.state import CHANCE
from tests.support.position import START_REGIONS, do, faults, options, position, refused
from tests.support.reading import asked, hand, points, stack, stock
from tests.support.rules import rule
from tests.support.views import shown

ONE_OF_EACH = {"brick": 1, "lumber": 1, "ore": 1, "grain": 1, "wool": 1, "gold": 1}
PLACES = ["L1 above", "L1 below", "C above", "C below", "R1 above", "R1 below"]


def shuffled(**chosen: object) -> Duel:
    """A new game with open chance: all piles are shuffled, the first region is about to be laid."""
    g = CardGame(**chosen).new(explicit=True)
    while g.to_move == CHANCE and asked(g)[1] == "shuffle":
        g.step(g.legal()[-1])
    return g


def arranged(**chosen: object) -> Duel:
    """Both players have laid out their start regions; who starts is open."""
    g = shuffled(**chosen)
    while asked(g)[1] == "arrange":
        g.step(g.legal()[0])
    return g


def lands(g: Duel, seat: int) -> list[tuple[str, str]]:
    """A seat's regions in the order of the board: card and resource."""
    return [(g.cat.ids[card_of(r)], g.cat.fact(card_of(r)).resource) for r in g.land(seat).regions if r]


@rule("KB-1")
def test_the_box_holds_120_cards() -> None:
    facts = CardGame().rules.cat.facts
    boxed: Counter[str] = Counter()
    for f in facts:
        boxed["start " + f.owner if f.start else f.kind if f.kind != "central" else f.id] += f.count
    assert boxed.pop("start white") == boxed.pop("start black") == 9
    assert boxed.pop("action") + boxed.pop("building") + boxed.pop("unit") == 62
    assert boxed == {"event": 10, "strasse": 7, "siedlung": 5, "stadt": 7, "region": 11}
    assert sum(f.count for f in facts) == 120


@rule("KB-1", "128.F.a")
def test_a_new_game_uses_all_of_them() -> None:
    g = CardGame().new(seed=3)
    assert len(g.stacks.cards) == 62
    assert (len(g.event_stack), len(g.region_stack)) == (10, 11)
    assert (g.roads_left, g.settlements_left, g.cities_left) == (7, 5, 7)
    assert list(g.discard) == []


@rule("KB-2")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_five_stacks_of_about_equal_size(seed: int) -> None:
    g = CardGame().new(seed=seed)
    assert sorted(g.stacks.size(s) for s in range(g.stacks.count())) == [12, 12, 12, 13, 13]
    cards = Counter(g.cat.ids[card_of(c)] for c in g.stacks.cards)
    expansions = {f.id: f.count for f in g.cat.facts if f.kind in ("action", "building", "unit")}
    assert cards == expansions


@rule("KB-2")
def test_any_expansion_card_may_come_first_in_a_shuffle() -> None:
    g = CardGame().new(explicit=True)
    assert asked(g) == (CHANCE, "shuffle")
    assert len(options(g)) == 62
    assert options(g).count("deal spion") == 3
    do(g, "deal spion")
    assert options(g).count("deal spion") == 2
    orders = {tuple(CardGame().new(seed=s).stacks.cards) for s in range(5)}
    assert len(orders) == 5


@rule("KB-3")
def test_each_player_lays_the_six_regions_as_he_likes() -> None:
    g = shuffled()
    assert asked(g) == (0, "arrange")
    assert len(options(g)) == 6
    do(g, "lay goldfluss_start_weiss_6 L1 above")
    assert len(options(g)) == 5
    assert refused(g, "lay goldfluss_start_weiss_6 L1 below") == ["KB-3"]
    do(g, "lay wald_start_weiss_4 L1 below", "lay gebirge_start_weiss_2 C above")
    do(g, "lay huegelland_start_weiss_5 C below", "lay weideland_start_weiss_3 R1 above")
    assert asked(g) == (1, "arrange")  # the last region lies where there is room left
    assert [kind for _, kind in lands(g, 0)] == ["gold", "lumber", "ore", "brick", "wool", "grain"]
    assert len(options(g)) == 6
    assert all("schwarz" in option for option in options(g))


@rule("KB-3")
def test_a_principality_at_the_start() -> None:
    g = arranged()
    for seat in (0, 1):
        land = shown(g, seat)
        assert [(c["name"], c["kind"]) for c in land["columns"]] == [
            ("L1", "settlement"),
            ("R1", "settlement"),
        ]
        assert [r["name"] for r in land["roads"]] == ["C"]
        assert [r["name"] for r in land["regions"]] == PLACES
        assert stock(g, seat) == ONE_OF_EACH
    assert {card for card, _ in lands(g, 0)}.isdisjoint(card for card, _ in lands(g, 1))


@rule("KB-4")
@pytest.mark.parametrize(("white", "black", "starter"), [(5, 4, 0), (3, 6, 1), (1, 2, 1)])
def test_the_higher_roll_starts(white: int, black: int, starter: int) -> None:
    g = do(arranged(), f"die {white}", f"die {black}")
    assert g.starter == g.active == starter
    assert asked(g) == (starter, "start_stack")


@rule("KB-4")
def test_equal_rolls_are_rolled_again() -> None:
    g = do(arranged(), "die 4", "die 4")
    assert asked(g) == (CHANCE, "start_roll")
    do(g, "die 1", "die 2")
    assert asked(g) == (1, "start_stack")


@rule("KB-4")
def test_the_starter_then_the_other_keep_three_cards_of_different_stacks() -> None:
    g = do(arranged(), "die 2", "die 6")
    second, fourth = stack(g, 2), stack(g, 4)
    others = [stack(g, n) for n in (1, 3, 5)]
    do(g, "stack 4")
    assert asked(g) == (1, "start_pick")
    kept = [fourth[3], fourth[0], fourth[7]]
    do(g, *[f"pick {card}" for card in kept])
    assert hand(g, 1) == sorted(kept)
    assert asked(g) == (0, "start_stack")
    assert (refused(g, "stack 4"), faults(g, "stack 4")) == (["KB-4"], ["stack_used"])
    assert options(g) == ["stack 1", "stack 2", "stack 3", "stack 5"]
    do(g, "stack 2", *[f"pick {card}" for card in second[:3]])
    assert hand(g, 0) == sorted(second[:3])
    assert asked(g) == (1, "before_roll")
    assert (g.turn, g.active) == (1, 1)
    assert [stack(g, n) for n in (1, 3, 5)] == others
    assert stack(g, 2) == second[3:]  # the order of the rest is as it was
    for card in kept:
        fourth.remove(card)
    assert stack(g, 4) == fourth


@rule("KB-4")
@pytest.mark.parametrize("wrong", ["stack 6", "roll"])
def test_the_first_hand_comes_from_a_stack_that_exists(wrong: str) -> None:
    g = arranged(first="0")
    assert (refused(g, wrong), faults(g, wrong)) == (["KB-4"], ["not_an_option"])
    assert asked(g) == (0, "start_stack")


@rule("KB-5", "KB-60")
def test_nobody_begins_with_a_figure_and_both_with_two_points() -> None:
    g = arranged()
    for seat in (0, 1):
        land = shown(g, seat)
        assert (land["knight"], land["mill"]) == (False, False)
        assert points(g, seat) == 2


@rule("KB-5")
def test_twelve_points_win_unless_fewer_are_agreed() -> None:
    assert CardGame().rules.house.points_to_win == 12
    g = position(points=3).stock(0, ore=3, grain=2).main()
    do(g, "city L1")
    assert g.outcome is not None
    assert g.outcome.winners == [0]
    with pytest.raises(InputError, match="points"):
        CardGame(points=0)


@rule("KB-4")
@pytest.mark.parametrize("card", ["wald_stapel_1", "seuche", "strasse", "nobody"])
def test_only_cards_that_can_be_held_are_given_as_start_hands(card: str) -> None:
    with pytest.raises(InputError, match=card):
        CardGame(hand0=[card], hand1=["markt"])
    CardGame(hand0=["kloster", "konrad_der_flinke"], hand1=["spion"])


@rule("KB-3")
def test_given_first_hands_are_dealt_and_never_more_copies_than_there_are() -> None:
    mine, theirs = ["spion", "markt", "hafen"], ["kloster", "schmiede", "karawane"]
    g = CardGame(hand0=mine, hand1=theirs, first="0", layout="printed").new(seed=1)
    assert (hand(g, 0), hand(g, 1)) == (sorted(mine), sorted(theirs))
    copies = int(g.cat.copies[g.cat.number("kloster")])
    with pytest.raises(InputError, match="kloster"):
        CardGame(hand0=["kloster"] * copies, hand1=theirs)
    with pytest.raises(InputError, match="kloster"):
        CardGame(hand0=theirs, hand1=["kloster"] * copies)


@rule("KB-1")
def test_printed_regions_lie_where_the_rules_show_them() -> None:
    g = CardGame(layout="printed", first="0").new(seed=1)
    for seat in (0, 1):
        assert [card for card, _ in lands(g, seat)] == START_REGIONS[seat]
