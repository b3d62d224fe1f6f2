"""Cards that see at a glance whether they can be used or built say what listing everything would say."""

from typing import Any

import pytest

import catanica
from catanica.games.cardgame.in_play import UsedAt
from catanica.games.cardgame.sets.handel_wandel.steps import CART_FROM, any_load
from catanica.games.cardgame.sets.zauberer_drachen.book_steps import WARD, any_movable
from catanica.games.principality.cards.catalogue import REGION_SITE
from catanica.games.principality.cards.effect import EVERYWHERE
from catanica.games.principality.position.duel import MAIN
from catanica.games.principality.position.geometry import AT_REGION, LAID, REGIONS, SIDES
from catanica.games.principality.position.piece import owner_of
from catanica.games.principality.steps.card_step import has_option
from catanica.games.principality.steps.goods_steps import can_take, takeable
from catanica.games.principality.vocabulary import card_is, card_of, place_is, place_of, seat_is
from catanica.kernel.ints import bit
from catanica.kernel.listing import Options
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY
from catanica.kernel.words import NUMBER_ROOM

THEMES = ("handel_wandel", "zauberer_drachen", "barbaren_handelsherren", "politik_intrige")
SEEDS = (1, 2)


def check_cards_in_play(g: Any, seat: int) -> None:
    """Whether they can be used: stores, manufactories, bazaar, cartwrights."""
    for p, act in in_own_land(g, seat):
        effect = g.rules.effects[act]
        if isinstance(effect, UsedAt):
            asked = has_option(g, effect.row, effect.fields(g, seat, p))
            assert effect.ready(g, seat, p) == asked, f"{g.cat.ids[act]} at {place_of(p)}"
        if g.cat.ids[act] == "wagner":
            fields = seat_is(seat) | card_is(card_of(p)) | place_is(place_of(p))
            assert any_load(g, seat, p) == has_option(g, CART_FROM, fields)
    wares = Options()
    takeable(g, seat, wares)
    assert can_take(g, seat) == (wares.count > 0)
    assert any_movable(g, seat) == has_option(g, WARD, seat_is(seat))


def in_own_land(g: Any, seat: int) -> list[tuple[int, int]]:
    """The own cards with an effect, each with the card whose effect it carries out."""
    found, built = g.look(seat), g.land(seat).built
    pairs = [(built[i], act) for i, act in zip(found.hooked, found.acts, strict=True)]
    return [(p, act) for p, act in pairs if owner_of(p) == seat]


def check_cards_in_hand(g: Any, seat: int) -> None:
    """Where they can be built: what is said of one place, and of regions before each is asked."""
    for card in {card_of(s) for s in g.land(seat).hand}:
        effect = g.rules.effects[card]
        assert effect.hinders(g, seat, card) == (effect.hinder(g, seat, card) != ""), g.cat.ids[card]
        if g.rules.choosy[card] == EVERYWHERE:
            assert effect.forbids(g, seat, card, LAID) == (effect.forbid(g, seat, card, LAID) != ""), g.cat.ids[card]
            said = {effect.forbid(g, seat, card, place) for place in (*range(SIDES), LAID)}
            assert len(said) == 1, g.cat.ids[card]
        if g.cat.slot[card] == REGION_SITE:
            there = [i for i in range(REGIONS) if g.land(seat).regions[i] != 0]
            for i in [i for i in there if effect.regions(g, seat, card) & bit(i) == 0]:
                assert effect.forbid(g, seat, card, AT_REGION + i) != "", f"{g.cat.ids[card]} at region {i}"


@pytest.mark.parametrize("seed", SEEDS)
def test_short_answers_are_the_long_ones(seed: int) -> None:
    state: Any = catanica.game("cardgame", sets=["base", *THEMES]).new(seed=seed, trace=False)
    rng = seeded(seed)
    asked = 0
    while state.to_move != NOBODY:
        if state.phase == MAIN and state.rules.steps[state.agenda[-1] & NUMBER_ROOM].name == "main":
            check_cards_in_play(state, state.active)
            check_cards_in_hand(state, state.active)
            asked += 1
        state.step(choose(state, rng))
    assert asked > 100, "most of a game is its main phases"
