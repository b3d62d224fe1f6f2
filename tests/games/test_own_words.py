"""What only a set knows stands in its own data: counters with place and room, figures, what its cards are, hints."""

from pathlib import Path

import pytest

from catanica.games.principality.cards.facts import read
from catanica.games.principality.cards.powers import printed_sum
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.piece import goods_on
from catanica.games.principality.steps.counters import change, held, space
from catanica.games.principality.vocabulary import card_of
from tests.support.position import do, options, position
from tests.support.reading import asked
from tests.support.views import shown

CARDS = """
[set]
id = "magic"
languages = ["en"]
flags = ["wizard"]

[set.counters.sparks]
on = "wizard"
room = 2
rule = "KB-1"
worth = 5

[set.figures]
glow = 3

[set.worth]
wizard = 40

[set.lasting]
tower_wizard = 7

[[card]]
id = "tower_wizard"
kind = "building"
slot = "settlement_or_city"
flags = ["wizard"]
glow = 2

[[card]]
id = "wood_wizard"
kind = "building"
slot = "settlement_or_city"
flags = ["wizard"]

[[card]]
id = "bolt"
kind = "action"
sparks = 1

[[card]]
id = "charge"
kind = "action"
"""
EFFECTS = """
from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.steps.counters import gain_counter, held, pay_counter


class Bolt(Effect):
    def hinder(self, g, seat, card):
        sparks = g.rules.counter("sparks")
        return "" if held(g, seat, sparks) >= sparks.price[card] else "no_sparks"

    def play(self, g, seat, card):
        sparks = g.rules.counter("sparks")
        pay_counter(g, seat, sparks, sparks.price[card], card)


class Charge(Effect):
    def play(self, g, seat, card):
        gain_counter(g, seat, g.rules.counter("sparks"), 3, card)


def register(rules):
    rules.add_effect("bolt", Bolt())
    rules.add_effect("charge", Charge())
    rules.add_fault("no_sparks", "KB-1")
"""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The set in a folder outside the package."""
    folder = tmp_path_factory.mktemp("sets") / "magic"
    folder.mkdir()
    (folder / "cards.toml").write_text(CARDS, encoding="utf-8")
    (folder / "effects.py").write_text(EFFECTS, encoding="utf-8")
    return folder


def wizards(home: Path, *hand: str) -> Duel:
    """Two wizards without sparks, and cards to play."""
    pos = position(sets=["base", str(home)]).built(0, "tower_wizard", "L1 above").built(0, "wood_wizard", "R1 above")
    pos.g.reached = 7  # action cards may be played
    return pos.hand(0, *hand).main()


def sparks(g: Duel) -> list[int]:
    """What lies on the two wizards, tower first."""
    return [int(goods_on(p)) for p in sorted(g.land(0).built, key=lambda p: g.cat.ids[card_of(p)])]


def test_a_counter_is_gained_where_there_is_room_and_asked_for_only_where_it_matters(home: Path) -> None:
    g = do(wizards(home, "charge"), "play charge")
    assert asked(g) == (0, "gain_sparks")
    do(g, "target own wood_wizard R1 above", "target own wood_wizard R1 above")
    assert asked(g)[1] != "gain_sparks", "only one card has room, and what is left goes there"
    assert sparks(g) == [1, 2]


def test_what_finds_no_room_is_lost(home: Path) -> None:
    g = wizards(home, "charge")
    change(g, 0, g.rules.counter("sparks"), 2)
    do(g, "play charge")
    assert (sparks(g), space(g, 0, g.rules.counter("sparks"))) == ([2, 2], 0)


def test_a_card_that_costs_a_counter_is_paid_from_a_card_of_choice(home: Path) -> None:
    g = wizards(home, "bolt")
    assert "play bolt" not in options(g)
    g = wizards(home, "bolt")
    change(g, 0, g.rules.counter("sparks"), 3)
    do(g, "play bolt")
    assert asked(g) == (0, "pay_sparks")
    do(g, "target own wood_wizard R1 above")
    assert (sparks(g), held(g, 0, g.rules.counter("sparks"))) == ([2, 0], 2)


def test_figures_flags_and_hints_are_those_of_the_set(home: Path) -> None:
    g = wizards(home)
    rules = g.rules
    assert printed_sum(g, 0, rules.figure("glow")) == 2
    assert shown(g, 0)["figures"] == {"glow": 2}
    wizard = rules.cat.number("wood_wizard")
    assert rules.cat.flags[wizard] & rules.flag("wizard") != 0
    assert (rules.worth[wizard], rules.counter("sparks").worth, rules.figure("glow").worth) == (40, 5, 3)
    assert [rules.lasting[rules.cat.number(card)] for card in ("tower_wizard", "wood_wizard")] == [7, 0]


def test_only_the_cards_that_are_meant_hold_and_cost_a_counter(home: Path) -> None:
    rules = wizards(home).rules
    sparks, cards = rules.counter("sparks"), rules.cat.ids
    assert {cards[n]: room for n, room in enumerate(sparks.room) if room} == {"tower_wizard": 2, "wood_wizard": 2}
    assert {cards[n]: price for n, price in enumerate(sparks.price) if price} == {"bolt": 1}


def test_a_game_without_the_set_knows_none_of_it() -> None:
    g = position().main()
    nothing = g.rules.counter("sparks")
    assert (held(g, 0, nothing), space(g, 0, nothing), g.rules.flag("wizard"), g.rules.trait("wizard")) == (0, 0, 0, 0)
    assert printed_sum(g, 0, g.rules.figure("glow")) == 0
    none = [0] * len(g.cat.ids)
    assert (list(nothing.room), list(nothing.price), nothing.rests) == (none, none, False)


@pytest.mark.parametrize(
    ("slip", "says"),
    [
        ('flags = ["wizard"]\nglow', "card tower_wizard, flags.0: 'wizard' is none of attack"),
        ("room = 2", "set.counters.sparks.room: must be"),
        ("sparks = 1", "card bolt, stars: there is no such field"),
    ],
)
def test_words_that_no_set_declares_are_slips(slip: str, says: str) -> None:
    broken = {
        'flags = ["wizard"]\nglow': CARDS.replace('languages = ["en"]\nflags = ["wizard"]', 'languages = ["en"]'),
        "room = 2": CARDS.replace("room = 2", "room = 16"),
        "sparks = 1": CARDS.replace("sparks = 1", "stars = 1"),
    }[slip]
    found, faults = read(broken)
    assert found is None
    assert any(says in fault for fault in faults), faults
