"""What the quick player of the card game keeps of earlier positions is what it would find by looking again."""

import pytest

import catanica
from catanica.games.cardgame.bots.greedy import CardGameGreedy
from catanica.games.cardgame.bots.levels import CardGameEasy, CardGameHard, CardGameSense
from catanica.games.cardgame.bots.memory import MOST, Memory
from catanica.games.cardgame.bots.plan import Plan
from catanica.games.cardgame.bots.scene import CROWDED, GAIN_VARIES, ODD, lacks_site, restless
from catanica.games.cardgame.bots.sites import best_place
from catanica.games.cardgame.bots.taste import FROZEN, NORMAL
from catanica.games.principality.bots.views import Views
from catanica.games.principality.cards.catalogue import FOREIGN_CITY, FOREIGN_GREEN, is_built
from catanica.games.principality.cards.powers import driven_out
from catanica.games.principality.position.duel import Duel
from catanica.kernel.rng import seeded

GAMES: dict[str, tuple[dict[str, object], int]] = {
    "base": ({}, 3),
    "all": ({"sets": ["all"]}, 2),
    "tournament": ({"mode": "tournament", "decks": ["erste_schritte", "erste_schritte"]}, 1),
}
SHARE = 5  # one decision in so many is looked at in full
LONGEST = 700  # decisions


def played(options: dict[str, object], seed: int) -> list[Duel]:
    """What the players of a game saw whenever they had a choice: greedy ones who now and then do anything."""
    g = catanica.game("cardgame", **options).new(seed=seed, trace=False)
    bots = [CardGameGreedy(seed), CardGameGreedy(seed + 1)]
    rng = seeded(seed)
    out: list[Duel] = []
    while g.outcome is None and len(out) < LONGEST:
        assert isinstance(g, Duel)
        view = g.redacted(g.to_move)
        codes = g.legal()
        if len(codes) > 1:
            out.append(view)
        g.apply(codes[rng.below(len(codes))] if rng.below(8) == 0 else bots[g.to_move].choose(view.clone()))
    return out


def options_of(name: str) -> list[tuple[dict[str, object], int]]:
    options, games = GAMES[name]
    return [(options, seed) for seed in range(games)]


@pytest.mark.parametrize("name", ["base", "all"])
def test_a_warm_memory_judges_as_a_fresh_one(name: str) -> None:
    for options, seed in options_of(name):
        memory = Memory(FROZEN)
        for n, g in enumerate(played(options, seed)):
            for seat in range(2):
                warm = Plan(g, seat, memory)
                if n % SHARE:
                    continue
                fresh = Plan(g, seat, Memory(FROZEN))
                assert (warm.turns, warm.wish, warm.later) == (fresh.turns, fresh.wish, fresh.later)
                assert [(o.code, o.cost, o.gain, o.turns) for o in warm.goals] == [
                    (o.code, o.cost, o.gain, o.turns) for o in fresh.goals
                ]
                for card in range(1, len(g.cat.ids)):
                    if is_built(g.cat.kind[card]):
                        assert warm.card_gain(card) == fresh.card_gain(card), g.cat.ids[card]
        assert 0 < len(memory.scenes) <= MOST


@pytest.mark.parametrize("name", GAMES)
def test_lines_keep_what_goods_may_change_only_where_cards_follow_goods(name: str) -> None:
    options, _ = GAMES[name]
    for g in played(options, 7)[::SHARE]:
        exact, lenient = Memory(FROZEN), Memory(FROZEN, True)
        found, kept = exact.scene(g, g.to_move), lenient.scene(g, g.to_move)
        assert not exact.coarse
        assert lenient.coarse == any(varies & GAIN_VARIES for varies in exact.varies)
        assert lenient.coarse or name != "all"
        assert not lenient.coarse or name != "base"
        assert not any(varies & GAIN_VARIES for varies in lenient.varies)
        assert lenient.scene(g, g.to_move) is kept
        assert (exact.scene(g, g.to_move) is found) == (not restless(g))
        assert (kept.base, list(kept.yields), kept.sums) == (found.base, list(found.yields), found.sums)


@pytest.mark.parametrize("name", ["base", "all"])
def test_what_is_reckoned_is_what_is_found_by_laying_the_card(name: str) -> None:
    reckoned = 0
    for options, seed in options_of(name):
        for g in played(options, seed + 10)[:: 2 * SHARE]:
            scene = Memory(FROZEN).scene(g, g.to_move)
            for card in range(1, len(g.cat.ids)):
                if not is_built(g.cat.kind[card]) or g.cat.hooks[card] & ODD:
                    continue
                place = best_place(g, g.to_move, card)
                abroad = g.cat.slot[card] in (FOREIGN_CITY, FOREIGN_GREEN)
                where = 1 - g.to_move if abroad else g.to_move
                if place >= 0 and scene.adds_up and not driven_out(g, 1 - g.to_move, card):
                    assert scene.gain_anew(g, card, place) == scene.tried(g, card, place, where), g.cat.ids[card]
                    reckoned += 1
    assert reckoned > 500


@pytest.mark.parametrize("name", ["base", "all"])
def test_choices_do_not_depend_on_what_is_remembered(name: str) -> None:
    for options, seed in options_of(name):
        keeps, forgets = CardGameGreedy(3), CardGameGreedy(3)
        for g in played(options, seed + 20):
            forgets.memory = Memory(FROZEN)
            assert keeps.choose(g) == forgets.choose(g)


@pytest.mark.parametrize("name", ["base", "all"])
def test_an_observation_is_as_it_was_after_a_choice(name: str) -> None:
    for options, seed in options_of(name):
        bot = CardGameGreedy(5)
        for g in played(options, seed + 30)[::3]:
            before = g.clone()
            digests = [g.look(0).parts(), g.look(1).parts()]
            bot.choose(g)
            assert g == before
            assert [g.look(0).parts(), g.look(1).parts()] == digests


@pytest.mark.parametrize("name", GAMES)
def test_a_view_in_a_line_is_the_redacted_position(name: str) -> None:
    views = Views()
    for options, seed in options_of(name):
        for g in played(options, seed + 40)[::4]:
            full = g.determinised(7)
            for seat in range(2):
                view = views.seen(full, seat)
                told = full.redacted(seat)
                assert view == told
                assert view.text() == told.text()
                assert (view.mark is None) == (told.mark is None)
                if view.mark is not None:
                    assert view.mark == told.mark


def test_a_crowded_land_is_told_from_one_that_never_fits() -> None:
    g = played({}, 1)[-1]
    scene = Memory(FROZEN).scene(g, 0)
    for card in range(1, len(g.cat.ids)):
        if is_built(g.cat.kind[card]) and best_place(g, 0, card) < 0:
            assert (scene.place_for(g, card, 0) == CROWDED) == lacks_site(g, 0, card)


def test_other_rules_empty_the_memory() -> None:
    memory = Memory(FROZEN)
    base, large = played({}, 2)[50], played({"sets": ["all"]}, 2)[50]
    memory.scene(base, 0)
    memory.scene(base, 1)
    assert len(memory.scenes) == 2
    assert memory.scene(base, 0) is memory.scene(base, 0)
    memory.scene(large, 0)
    assert len(memory.scenes) == (0 if restless(large) else 1)
    assert any(v & GAIN_VARIES for v in memory.varies)


def test_taste_may_be_another_with_decks() -> None:
    """Who thinks takes after normal of base games where players bring decks, else after frozen, as easy always does."""
    for name, there, easy in (("base", FROZEN, FROZEN), ("tournament", NORMAL, FROZEN)):
        g = catanica.game("cardgame", **GAMES[name][0]).new(seed=1, trace=False)
        for bot, taste in ((CardGameHard(1), there), (CardGameEasy(1), easy)):
            assert isinstance(bot.sense, CardGameSense)
            for memory in (bot.sense.memory, bot.sense.lines):
                assert isinstance(g, Duel)
                assert Plan(g, 0, memory).taste is taste
