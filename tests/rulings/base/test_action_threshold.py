"""When action cards may be played at all: the threshold of points, and that the action must be possible."""

import pytest

from catanica.games.principality.vocabulary import card_of
from catanica.kernel.state import WATCHER
from tests.support.position import Position, do, faults, options, position, refused
from tests.support.reading import asked, hand, in_play, points, stack, stock
from tests.support.rules import rule
from tests.support.views import view

SPY = "play spion"  # an attack
CARAVAN = "play karawane"  # a neutral action
THREE_EACH = ["1997", "2003"]


def ready(edition: str = "2005", active: int = 0) -> Position:
    """A spy and a caravan in the hand that could both be played, were it not for the threshold."""
    p = position(active=active, edition=edition).hand(active, "spion", "karawane").hand(1 - active, "markt")
    return p.stock(active, ore=1)


# -- the threshold ----------------------------------------------------------------------------------------------------


@rule("KB-29", "101.D.b")
@pytest.mark.parametrize(("mine", "other", "allowed"), [
    (0, 0, False),  # 2 + 2
    (2, 0, False),  # 4 + 2
    (1, 1, False),  # 3 + 3
    (2, 1, True),  # 4 + 3
])  # fmt: skip
def test_attacks_and_neutral_actions_wait_for_seven_points_together(mine: int, other: int, allowed: bool) -> None:
    g = ready().city(0, *["L1", "R1"][:mine]).city(1, *["L1", "R1"][:other]).main()
    assert (points(g, 0) + points(g, 1) >= 7) == allowed
    for card in (SPY, CARAVAN):
        assert (card in options(g)) == allowed
        assert (refused(g, card), faults(g, card)) == (([], []) if allowed else (["KB-29"], ["too_early"]))
    assert view(g, WATCHER)["actions_open"] == allowed


@rule("KB-29")
def test_seven_points_of_one_player_alone_do() -> None:
    p = ready().city(1, "L1", "R1").built(1, "kirche", "L1 above")  # 5 + 2
    assert SPY in options(p.main())


@rule("KB-29", "101.D.b")
@pytest.mark.parametrize("edition", THREE_EACH)
@pytest.mark.parametrize(("mine", "other", "allowed"), [
    (2, 0, False),  # 4 and 2
    (0, 2, False),  # 2 and 4
    (1, 0, False),  # 3 and 2
    (1, 1, True),  # 3 and 3: six together
])  # fmt: skip
def test_in_the_older_base_game_each_player_needs_three(edition: str, mine: int, other: int, allowed: bool) -> None:
    g = ready(edition).city(0, *["L1", "R1"][:mine]).city(1, *["L1", "R1"][:other]).main()
    for card in (SPY, CARAVAN):
        assert (card in options(g)) == allowed
        assert refused(g, card) == ([] if allowed else ["KB-29"])
    assert view(g, WATCHER)["actions_open"] == allowed


@rule("KB-29", "101.D.b")
def test_the_first_edition_knows_no_threshold() -> None:
    g = ready("1996").main()
    assert SPY in options(g)
    assert CARAVAN in options(g)
    assert view(g, WATCHER)["actions_open"] is True


@rule("KB-29", "101.D.b")
@pytest.mark.parametrize("edition", ["1997", "2003", "2005"])
def test_once_reached_it_stays_open(edition: str) -> None:
    p = ready(edition).built(0, "siegfried_ohneland", "L1 above")  # 2 and the knight
    g = p.city(1, "L1", "R1").stock(0, ore=2, grain=2).main()  # 4
    assert SPY in options(g)
    g.land(0).remove_piece(0)  # the knight figure is lost: 2 and 4
    do(g, "bank ore wool")
    assert points(g, 0) + points(g, 1) == 6
    assert SPY in options(g)


@rule("KB-29")
def test_the_threshold_is_passed_in_the_middle_of_a_turn() -> None:
    g = ready().city(0, "L1").city(1, "L1").stock(0, ore=2, grain=2).main()  # 3 + 3
    assert faults(g, SPY) == ["too_early"]
    do(g, "city R1")
    assert SPY in options(g)


@rule("KB-29", "101.D.b")
@pytest.mark.parametrize("edition", ["1996", "1997", "2003", "2005"])
def test_the_scout_never_waits(edition: str) -> None:
    p = position(edition=edition).road(0, 5).stock(0, lumber=1, wool=1, brick=1, grain=1).hand(0, "kundschafter")
    g = do(p.region_stack("wald_stapel_6", "gebirge_stapel_5", "wald_stapel_1").main(), "settlement L2")
    assert asked(g) == (0, "answer")
    assert "play kundschafter" in options(g)


@rule("KB-29")
@pytest.mark.parametrize("card", ["bischof", "kraeuterhexe", "kundschafter"])
def test_it_is_never_too_early_for_a_protection_card(card: str) -> None:
    g = position().hand(0, card).main()  # 2 + 2 points
    assert faults(g, f"play {card}") == ["only_as_answer"]


@rule("KB-29")
def test_action_cards_cost_nothing() -> None:
    cat = position().g.cat
    assert {f.id for f in cat.facts if f.kind == "action" and f.cost} == set()
    g = do(position().hand(0, "spion").hand(1, "markt").actions_open().stock(0, ore=1).main(), SPY)
    assert stock(g, 0) == {"ore": 1}


# -- playing a card ---------------------------------------------------------------------------------------------------


@rule("KB-30")
@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("spion", "empty_hand"),
        ("karawane", "nothing_to_swap"),
        ("feuerteufel", "no_building_to_burn"),
        ("schwarzer_ritter", "no_knight_to_strike"),
        ("raubzug", "nothing_to_take"),
        ("haendler", "nothing_to_take"),
    ],
)
def test_a_card_is_played_only_if_its_action_can_be_carried_out(card: str, why: str) -> None:
    idle = position().hand(0, card).actions_open().main()  # no goods, no hand, no buildings, no knights
    assert faults(idle, f"play {card}") == [why]
    assert options(idle) == ["end"]
    p = position().hand(0, card).hand(1, "markt").actions_open().stock(0, ore=1).stock(1, grain=1)
    g = p.built(1, "kloster", "L1 above").built(1, "siegfried_ohneland", "L1 below").main()
    assert refused(g, f"play {card}") == []


@rule("KB-30")
def test_a_played_card_lies_face_up_on_the_discard_pile_for_good() -> None:
    p = position().hand(0, "spion").hand(1, "markt").actions_open().stack(1, "hafen")
    g = do(p.discard("karawane").main(), SPY)
    for audience in (0, 1, WATCHER):
        assert view(g, audience)["discard"] == ["karawane", "spion"]
    assert (hand(g, 0), hand(g, 1), stack(g, 1)) == ([], ["markt"], ["hafen"])
    assert faults(g, SPY) == ["not_in_hand"]
    assert asked(g) == (0, "main")


@rule("KB-30")
def test_only_action_cards_in_the_own_hand_are_played() -> None:
    g = position().hand(0, "kloster").hand(1, "spion").actions_open().main()
    assert (refused(g, "play kloster"), faults(g, "play kloster")) == (["KB-30"], ["not_an_action"])
    assert faults(g, SPY) == ["not_in_hand"]


@rule("KB-30", "KB-15")
def test_several_action_cards_in_one_turn() -> None:
    g = position().hand(0, "spion", "spion", "karawane").hand(1, "markt").actions_open().stock(0, ore=2).main()
    do(g, SPY, SPY, CARAVAN)
    assert hand(g, 0) == []
    assert len(g.discard) == 3


@rule("102.B.Ausspielen")
def test_playing_a_card_and_carrying_it_out_are_two_steps() -> None:
    p = position().hand(0, "feuerteufel").hand(1, "bischof").built(1, "kloster", "L1 above").actions_open()
    g = do(p.main(), "play feuerteufel")
    assert asked(g) == (1, "answer")  # played and lying open, but it has done nothing yet
    assert [g.cat.ids[card_of(c)] for c in g.discard] == ["feuerteufel"]
    assert in_play(g, 1) == ["kloster"]
    do(g, "play bischof", "die 3")
    assert [g.cat.ids[card_of(c)] for c in g.discard] == ["feuerteufel", "bischof"]
    assert in_play(g, 1) == ["kloster"]
    assert asked(g) == (0, "main")


# -- when points count for the threshold ------------------------------------------------------------------------------


@rule("103.G.b", "KB-29")
def test_seven_points_between_event_and_production_open_nothing() -> None:
    p = position(sets=["base", "ritter_haendler"]).city(0, "L1").city(1, "L1").hand(0, "spion").hand(1, "markt")
    p.built(0, "pippin_der_kurze", "R1 above").built(1, "bauernheer", "L1 above").stock(1, L1_above=1)  # a tie: 3 + 3
    g = do(p.events("seuche").before_roll(), "roll", "face event_card", "die 2")
    assert stock(g, 1) == {"grain": 1}, "the plague took the peasants' grain, and the field yielded it again"
    assert asked(g) == (0, "main")
    assert faults(g, SPY) == ["too_early"], "the knight was Pippin's only meanwhile"
    p = position(sets=["base", "ritter_haendler"]).city(0, "L1").city(1, "L1").hand(0, "spion").hand(1, "markt")
    p.built(0, "pippin_der_kurze", "R1 above").built(1, "bauernheer", "L1 above").stock(1, L1_above=1)
    g = do(p.events("seuche").before_roll(), "roll", "face event_card", "die 5")
    assert SPY in options(g), "still his when the main phase begins"


@rule("103.G.b", "KB-29")
def test_paying_in_the_hand_check_may_pass_the_threshold() -> None:
    p = position(sets=["base", "ritter_haendler"]).city(0, "L1", "R1").hand(0, "markt", "hafen").stack(1, "kirche")
    p.built(0, "bauernheer", "L1 above").built(1, "pippin_der_kurze", "R1 above").stock(0, L1_above=1, ore=1)
    g = p.hand(1, "spion").hand_check()
    assert (points(g, 0) + points(g, 1), g.reached & 4) == (6, 0)
    do(g, "search 1", "pick kirche")  # the grain is paid, and Pippin is the stronger one
    assert points(g, 0) + points(g, 1) == 7
    g.land(1).remove_piece(0)
    do(g, "roll", "face trade_advantage", "die 3")
    assert points(g, 0) + points(g, 1) == 6
    assert SPY in options(g), "once reached is enough"
