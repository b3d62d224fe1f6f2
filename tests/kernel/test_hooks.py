"""A card's effect is asked on the occasions its class says something about, and on no others."""

import pytest

from catanica.games.cardgame.game import SETS, CardGame
from catanica.games.principality.cards import effect
from catanica.games.principality.cards.effect import HOOKS, Effect, hooks_of


def test_an_effect_that_says_nothing_is_never_asked() -> None:
    assert hooks_of(Effect()) == 0


@pytest.mark.parametrize("occasion", HOOKS)
def test_an_occasion_a_class_speaks_of_is_a_hook(occasion: str) -> None:
    speaks = type("Speaks", (Effect,), {occasion: lambda *_: 0})
    heir = type("Heir", (speaks,), {})
    assert hooks_of(speaks()) == hooks_of(heir()) == HOOKS[occasion]


def test_every_hook_has_its_occasion() -> None:
    names = [name for name in vars(effect) if name.startswith("ON_")]
    assert sorted(HOOKS.values()) == sorted(getattr(effect, name) for name in names)
    assert len(set(HOOKS.values())) == len(names)
    for occasion in HOOKS:
        assert hasattr(Effect, occasion)


def test_cards_in_play_are_asked_for_what_their_text_says() -> None:
    cat = CardGame(sets=list(SETS)).rules.cat
    asked = {card: cat.hooks[cat.number(card)] for card in ("bischofssitz", "geheimbund", "kirchenbann", "kloster")}
    assert asked == {
        "bischofssitz": effect.ON_PLAYED,
        "geheimbund": effect.ON_MIRROR | effect.ON_SETTLE,
        "kirchenbann": effect.ON_STACK | effect.ON_USE,
        "kloster": 0,
    }
