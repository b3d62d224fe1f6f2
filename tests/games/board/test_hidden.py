"""What each audience may know (BG-23)."""

import json

import numpy as np
import pytest

from catanica.adapters.encoding import Encoding
from catanica.games.board.game import BoardGame
from catanica.games.board.goods import CARD_STACK, HIDDEN, amount, size
from catanica.games.board.grammar import GRAMMAR
from catanica.games.board.happenings import STOLEN
from catanica.games.board.language import PARTS
from catanica.games.board.state import BoardState
from catanica.games.board.vocabulary import knowers_of, seat_of, victim_of
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY, REFEREE, WATCHER
from catanica.kernel.words import number_of
from tests.games.board.scene import after_roll, bare, give, hold, play, scene
from tests.support.rules import rule

NAMES = ["Anna", "Bo", "Cy", "Dora"]


@rule("BG-23")
def test_one_sees_the_own_hand_and_of_others_only_how_many() -> None:
    s = scene().give(0, "2 wool").give(1, "3 ore 1 wool").hold(1, "2 knight").before_roll()
    seen = s.redacted(0)
    assert seen.hands[0] == s.hands[0]
    assert (amount(seen.hands[1], HIDDEN), size(seen.hands[1])) == (4, 4)
    assert (amount(seen.cards[1], HIDDEN), size(seen.cards[1])) == (2, 2)
    assert amount(seen.deck, HIDDEN) == 23
    assert s.redacted(REFEREE).key() == s.key()


@rule("BG-23")
def test_views_are_the_same_when_only_hidden_things_differ() -> None:
    one, other = bare(), bare()
    for s, cards, hidden in ((one, "3 ore 1 wool", "2 knight"), (other, "1 ore 3 wool", "1 point 1 monopoly")):
        give(s, 1, cards)
        hold(s, 1, hidden)
    other.stock = one.stock
    for audience in (0, 2, 3, WATCHER):
        assert one.redacted(audience).key() == other.redacted(audience).key()
        assert PARTS.view(one, audience, NAMES) == PARTS.view(other, audience, NAMES)
    assert PARTS.view(one, 1, NAMES) != PARTS.view(other, 1, NAMES)


@rule("BG-23")
def test_a_card_bought_this_turn_is_known_to_the_buyer_only() -> None:
    one, other = bare(), bare()
    for s, card in ((one, "knight"), (other, "point")):
        give(s, 0, "1 ore 1 wool 1 grain")
        after_roll(s)
        play(s, "buy card", f"draw {card}")
    assert one.redacted(1).key() == other.redacted(1).key()
    assert one.redacted(0).key() != other.redacted(0).key()


@rule("BG-23")
def test_only_thief_and_victim_see_what_was_stolen() -> None:
    s = scene().town(2, "N2,0").give(2, "1 ore 1 wool").rolled(3, 4)
    play(s, "robber 2,0", "steal ore")
    stolen = [e for e in s.events if number_of(e) == STOLEN.number]
    assert [(seat_of(e), victim_of(e), knowers_of(e)) for e in stolen] == [(0, 2, 0b101)]
    told = [GRAMMAR.event(s, stolen[0], audience) for audience in (0, 1, 2, 3, WATCHER, REFEREE)]
    assert [event["resource"] for event in told] == ["ore", None, "ore", None, None, "ore"]


def heard(s: BoardState, audience: int) -> list[int]:
    """Whose offers an audience sees."""
    return [offer["seat"] for offer in PARTS.view(s, audience, NAMES)["offers"]]


@rule("BG-10", "BG-23")
def test_an_offer_is_heard_when_it_stands_not_while_it_is_put_together() -> None:
    s = scene().give(0, "2 wool").give(1, "1 grain 1 ore").give(2, "1 ore").rolled()
    play(s, "offer", "give wool", "want ore")
    assert [heard(s, audience) for audience in (0, 1, 2, WATCHER, REFEREE)] == [[0], [], [], [], [0]]
    assert list(s.redacted(1).offers) == [0] * 8
    assert s.redacted(0).offers == s.offers
    play(s, "propose")
    assert [heard(s, audience) for audience in (0, 1, WATCHER)] == [[0], [0], [0]]
    play(s, "counter", "give grain")
    assert [heard(s, audience) for audience in (0, 1, 2, WATCHER)] == [[0], [0, 1], [0], [0]]
    play(s, "want wool", "propose")
    assert [heard(s, audience) for audience in (0, 1, 2, WATCHER)] == [[0, 1]] * 4


@rule("BG-23")
def test_what_is_put_together_for_an_offer_does_not_tell_what_one_holds() -> None:
    one, other = (scene().give(0, "1 wool 1 ore").give(1, "1 grain").rolled() for _ in range(2))
    play(one, "offer", "give wool")
    play(other, "offer", "give ore", "want grain")
    for audience in (1, 2, WATCHER):
        assert one.redacted(audience).key() == other.redacted(audience).key()
        assert PARTS.view(one, audience, NAMES) == PARTS.view(other, audience, NAMES)
    assert one.redacted(0).key() != other.redacted(0).key()


@rule("BG-23")
def test_a_learner_does_not_hear_an_offer_before_it_stands_either() -> None:
    s = scene().give(0, "2 wool").give(1, "1 grain 1 ore").give(2, "1 ore").rolled()
    numbers = Encoding("board", BoardGame(setup="beginner"))
    offers = [i for i, name in enumerate(numbers.names) if ".gives." in name or ".wants." in name]
    assert offers
    for moves, learn in (
        (["offer", "give wool", "want ore"], [0]),
        (["propose"], [1, 2, 3]),
        (["counter", "give grain"], [1]),
        (["want wool", "propose"], [0, 1, 2, 3]),
    ):
        before = [numbers.observe(s, seat)[offers] for seat in range(4)]
        play(s, *moves)
        after = [numbers.observe(s, seat)[offers] for seat in range(4)]
        assert [seat for seat in range(4) if not np.array_equal(before[seat], after[seat])] == learn
        for seat in range(4):
            assert np.array_equal(numbers.observe(s, seat), numbers.observe(s.redacted(seat), seat))


def check(s: BoardState, seed: int) -> None:
    """What must hold of the views of every position."""
    if s.to_move >= 0:
        assert s.redacted(s.to_move).legal() == s.legal()
    for audience in (*range(s.seats), WATCHER):
        seen = s.redacted(audience)
        assert seen.redacted(audience).key() == seen.key()
        full = seen.determinised(seed)
        assert full.redacted(audience).key() == seen.key()
        assert sum(int(h) for h in full.hands) + full.stock == sum(int(h) for h in s.hands) + s.stock
        assert sum(int(c) for c in full.cards) + full.deck + full.spent == CARD_STACK
        if s.winner < 0 and s.turn >= 0:
            assert full.points(s.turn) < s.terms.points
        assert all(amount(full.fresh, card) <= amount(full.cards[s.turn], card) for card in range(5) if s.turn >= 0)


@rule("BG-23")
@pytest.mark.parametrize("seed", range(6))
def test_views_and_refilled_views_of_random_games(seed: int) -> None:
    setup = ("beginner", "old", "variable", "random")[seed % 4]
    s = BoardGame(setup=setup, players=2 + seed % 3, bank=("limited", "unlimited")[seed % 2]).new(seed=seed)
    rng = seeded(seed)
    steps = 0
    while s.to_move != NOBODY:
        if steps % 7 == 0:
            check(s, steps)
        s.step(choose(s, rng))
        steps += 1
    check(s, steps)


@rule("BG-23")
@pytest.mark.parametrize("winner", [0, 2])
def test_when_it_is_over_point_cards_lie_open_so_hidden_ones_are_others(winner: int) -> None:
    s = scene().hold(1, "3 knight").rolled()
    s.winner = winner
    seen = s.redacted(3)
    assert [seen.determinised(seed).points(1) for seed in range(30)] == [s.points(1)] * 30


def test_a_refilled_view_can_be_played_to_the_end() -> None:
    s = BoardGame(setup="beginner").new(seed=3)
    rng = seeded(3)
    for _ in range(120):
        s.step(choose(s, rng))
    full = s.redacted(2).determinised(9)
    key = s.key()
    while full.to_move != NOBODY:
        full.apply(choose(full, rng))
    assert full.outcome is not None
    assert s.key() == key


def test_a_view_is_plain_data_with_an_option_for_every_legal_action() -> None:
    s = BoardGame(setup="beginner").new(seed=3)
    rng = seeded(8)
    for _ in range(200):
        if s.to_move == NOBODY:
            break
        seen = json.loads(json.dumps(PARTS.view(s, s.to_move, NAMES)))
        assert [GRAMMAR.hear(s, o["text"]) for o in seen["decision"]["options"]] == s.legal()
        assert [p["name"] for p in seen["players"]] == NAMES
        others = json.loads(json.dumps(PARTS.view(s, (s.to_move + 1) % 4, NAMES)))
        assert others["decision"]["options"] == []
        assert others["players"][s.to_move]["hand"] is None or s.hands[s.to_move] == 0
        s.step(choose(s, rng))


@rule("BG-23")
def test_a_single_unknown_card_already_makes_a_view_that_is_not_whole() -> None:
    s = scene().give(1, "1 ore").before_roll()
    s.cards[0], s.deck = s.deck, 0
    assert s.redacted(0).veiled()
    assert not s.redacted(1).veiled()
    assert not s.veiled()
    s.cards[0], s.deck = CARD_STACK - 1, 1
    assert s.redacted(1).veiled()


@rule("BG-23")
@pytest.mark.parametrize("seed", range(4))
def test_a_refilled_view_knows_every_card(seed: int) -> None:
    s = scene().give(0, "1 ore 1 wool 1 grain").give(1, "2 ore").hold(2, "1 knight").rolled()
    play(s, "buy card", "draw knight")
    full = s.redacted(1).determinised(seed)
    assert not full.veiled()
    for cards in (*full.hands, *full.cards, full.fresh, full.deck):
        assert amount(cards, HIDDEN) == 0
    assert (size(full.fresh), size(full.cards[0]), size(full.deck)) == (1, 1, 23)
    assert full.fresh == full.cards[0]


def test_a_copy_keeps_no_record_of_what_happens_to_it() -> None:
    s = scene().rolled()
    for other in (s.clone(), s.redacted(0)):
        other.apply(other.legal()[0])
        assert (list(other.trace), list(other.events)) == ([], [])
