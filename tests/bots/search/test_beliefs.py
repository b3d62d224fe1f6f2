"""What search makes of hidden cards: worlds that fit the observation, no two alike, the likely ones more often."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.board.goods import ORE, POINT, WOOL, amount
from catanica.games.board.state import BoardState
from catanica.games.principality.bots.belief import HandBelief
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.knowledge import unseen
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.state import State
from tests.bots.search.test_levels import midgame
from tests.games.board.scene import scene
from tests.support.levels import shipped
from tests.support.position import position
from tests.support.princes import intro
from tests.support.rules import rule

WAYS: list[tuple[str, dict[str, object]]] = [
    ("cardgame", {}),
    ("cardgame", {"sets": ["all"]}),
    ("cardgame", {"mode": "tournament"}),
    ("princes", {}),
    ("princes", {"mode": "theme", "sets": ["zeit_des_goldes"]}),
    ("princes", {"mode": "duel"}),
    ("board", {"players": 2}),
    ("board", {"players": 4}),
]
WORLDS = 200


def worlds(game: str, observation: State, count: int = WORLDS) -> list[State]:
    """What a belief deals."""
    belief = shipped(game).belief(observation)
    return [belief.world(seed) for seed in range(count)]


def in_hand(game: str, g: Duel, seat: int) -> Counter[str]:
    """In how many of the worlds the other player sees in a position a seat holds each card."""
    found: Counter[str] = Counter()
    for world in worlds(game, g.redacted(1 - seat)):
        assert isinstance(world, Duel)
        found.update({world.cat.ids[card_of(card)] for card in world.land(seat).hand})
    return found


@pytest.mark.parametrize(("game", "options"), WAYS)
def test_a_world_fits_what_was_seen_and_hundred_seeds_give_many(game: str, options: dict[str, object]) -> None:
    state = midgame(game, options, 6, 90)
    seat = state.to_move
    seen = state.redacted(seat)
    dealt = worlds(game, seen, 100)
    for world in dealt[:20]:
        assert world.redacted(seat).words() == seen.words()
        assert "?" not in world.text()
    if options != {"players": 2}:  # there the bank tells the other hand
        assert len({world.fingerprint() for world in dealt}) > 20


@pytest.mark.parametrize(("game", "options"), WAYS)
def test_worlds_do_not_depend_on_what_is_hidden(game: str, options: dict[str, object]) -> None:
    seen = midgame(game, options, 2, 70)
    seat = seen.to_move
    truths = [seen.redacted(seat).determinised(n) for n in (1, 2)]
    one, other = (worlds(game, truth.redacted(seat), 3) for truth in truths)
    assert [world.words() for world in one] == [world.words() for world in other]


@rule("PR-7")
@pytest.mark.parametrize("options", [options for game, options in WAYS if game == "princes" and options])
def test_in_a_world_no_card_lies_under_another_back(options: dict[str, object]) -> None:
    state = midgame("princes", options, 3, 120)
    for world in worlds("princes", state.redacted(state.to_move), 30):
        assert isinstance(world, Duel)
        stacks = world.stacks
        for stack in range(int(stacks.count())):
            assert all(world.fits_back(card_of(stacks.at(stack, i)), stack) for i in range(int(stacks.size(stack))))


@rule("BG-23")
def test_who_earns_ore_is_believed_to_hold_it() -> None:
    """Together the two hold three ore and three wool, as the bank tells; one earns nothing but ore, one but wool."""
    s = scene(players=3).town(1, "N0,-2").town(2, "N1,2").give(1, "1 ore 2 wool").give(2, "2 ore 1 wool").rolled()
    ore = wool = 0
    for world in worlds("board", s.redacted(0)):
        assert isinstance(world, BoardState)
        assert world.hands[1] + world.hands[2] == s.hands[1] + s.hands[2]
        ore += int(amount(world.hands[1], ORE))
        wool += int(amount(world.hands[1], WOOL))
    assert ore + wool == 3 * WORLDS
    assert ore > 2 * wool


@rule("BG-23")
def test_a_card_that_was_kept_is_likely_to_be_a_point() -> None:
    s = scene(players=2).town(1, "N0,-2").hold(1, "1 knight").rolled()
    points = [
        int(amount(world.cards[1], POINT)) for world in worlds("board", s.redacted(0)) if isinstance(world, BoardState)
    ]
    assert len(points) == WORLDS
    assert sum(points) > WORLDS * 5 / 25 * 1.5  # five of 25 cards are points


def test_a_player_without_a_city_seldom_keeps_what_needs_one() -> None:
    found = in_hand("cardgame", position().hand(1, "markt", "spion", "schmiede").main(), 1)
    assert found["befestigtes_lager"] > 2 * found["kirche"] > 0


def test_a_mill_is_kept_by_whom_it_suits() -> None:
    found = in_hand("princes", intro().hand(1, "markt", "inga", "goldschmied").main(), 1)
    assert found["eisenschmelze"] > 2 * found["zollbruecke"] > 0


def test_the_more_a_card_is_liked_and_the_less_it_could_be_paid_for_the_likelier_it_is_held() -> None:
    """A table that gives each fifth its own odds, and a card that can be paid for a tenth of them."""
    table = vec[i64]([10, 20, 30, 40, 50, 100, 200, 300, 400, 500, 10, 20, 30, 40, 50])
    odds = []
    for p in (position(), position().rich(1)):
        g = p.hand(1, "markt").main().redacted(0)
        cards = unseen(g, 1)
        chapel, church = g.cat.number("kloster"), g.cat.number("kirche")
        belief = HandBelief(g, cards, vec[i64]([2 if c == church else 1 if c == chapel else 0 for c in cards]), table)
        odds.append([belief.dealer.odds[card] for card in (church, chapel, g.cat.number("alchimist"))])
    assert odds[0] == [500, 500, 30]
    assert odds[1] == [50, 50, 30]
