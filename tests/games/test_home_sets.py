"""Home-made sets: cards that only declare what they do are played to the end, and stay with their game."""

from typing import Any

import pytest

import catanica
from catanica.errors import InputError
from catanica.games.principality.cards.home import DEEDS, LAID, PLAYED, from_word, to_word
from catanica.games.principality.cards.shelf import home_windows, judged_home
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded

ACTIONS: dict[str, dict[str, Any]] = {
    "goods": {"pays": {"gold": 1}, "gain": 2},
    "attack": {"roll": True, "window": "fire_or_raid", "take": 2, "give_back": 1},
    "protects": {"protects": ["fire_or_raid", "black_knight"]},
    "spares": {"spares": ["plague"]},
}
IN_PLAY: dict[str, dict[str, Any]] = {
    "goods": {"gain": 2, "of": "wool"},
    "year": {"year": {"gold": 1}},
    "sinks": {"sinks": True},
    "cheapens": {"cheapens": ["knight", "kirche"], "less": 1},
    "foils": {"foils": "spion", "at": [1, 2, 3]},
    "caps": {"caps": ["knight"], "most": 1},
}


def a_card_for_everything() -> dict[str, Any]:
    """A set in which every declared effect and most other fields are used once."""
    cards: list[dict[str, Any]] = [
        {"id": f"own_{name}", "count": 3, "kind": "action", "flags": ["neutral"], "effect": effect}
        for name, effect in ACTIONS.items()
    ]
    cards += [
        {"id": f"house_{name}", "count": 2, "kind": "building", "slot": "settlement_or_city", "cost": {"brick": 1},
         "effect": effect}
        for name, effect in IN_PLAY.items()
    ]  # fmt: skip
    knight = {"id": "own_knight", "kind": "unit", "flags": ["knight"], "slot": "settlement_or_city", "strength": 3}
    cards.append({**knight, "tournament": 2, "cost": {"ore": 1}, "unique": True, "immune": ["knights"]})
    fleet = {"id": "own_fleet", "kind": "unit", "flags": ["trade_fleet"], "slot": "settlement_or_city", "trade": 1}
    cards.append({**fleet, "resource": "wool", "rate": 2, "cost": {"wool": 1}})
    hall = {"id": "own_hall", "kind": "building", "slot": "city", "points": 2, "cost": {"ore": 2}, "hand": 1}
    cards.append({**hall, "needs": ["knight"], "shelters": {"plague": "city"}, "raises": ["knight_strength"]})
    mill = {"id": "own_mill", "count": 2, "kind": "building", "slot": "settlement_or_city", "cost": {"brick": 1}}
    cards.append({**mill, "doubles": "grain", "safe": 3, "search": 1, "shields": ["buildings"], "prize": 1})
    return {"title": "All", "card": cards, "texts": {"en": {c["id"]: {"name": c["id"]} for c in cards}}}


def word() -> str:
    """That set as one word."""
    home, faults = judged_home("cardgame", a_card_for_everything())
    assert home is not None, [(f.card, f.field, str(f.says)) for f in faults]
    return to_word(home)


def test_every_effect_is_tried() -> None:
    assert set(ACTIONS) == set(PLAYED)
    assert set(IN_PLAY) == set(LAID)
    assert set(ACTIONS) | set(IN_PLAY) == set(DEEDS)
    assert "plague" in home_windows("cardgame")


@pytest.mark.parametrize("seed", range(3))
def test_games_with_home_made_cards_come_to_their_end(seed: int) -> None:
    g = catanica.game("cardgame", sets=["base", word()], points=6, turn_limit=60).new(seed=seed, trace=False)
    rng = seeded(seed)
    while g.outcome is None:
        g.step(choose(g, rng))
    assert g.outcome


def test_a_position_and_a_set_hold_their_cards() -> None:
    told = word()
    g = catanica.game("cardgame", sets=["base", told]).new(seed=4)
    assert catanica.position(g.text()).text() == g.text()
    assert to_word(from_word(told)) == told


def test_a_word_from_outside_is_judged_again() -> None:
    home, _ = judged_home("cardgame", a_card_for_everything())
    assert home is not None
    home.card[0] = home.card[0].model_copy(update={"points": 50})
    with pytest.raises(InputError, match="points"):
        catanica.game("cardgame", sets=["base", to_word(home)])
    with pytest.raises(InputError):
        catanica.game("princes", mode="theme", sets=[word()])
