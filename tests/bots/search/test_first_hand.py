"""Which three cards of a deck a player begins with: the proposed ones, or those that were seen to win."""

from collections.abc import Mapping

import pytest

from catanica.bots.registry import make
from catanica.bots.search.searcher import Searcher
from catanica.bots.search.weights import first_hands, read_hands
from catanica.errors import InputError
from catanica.games.cardgame.bots.levels import PACKAGE, CardGameSense
from catanica.games.cardgame.decks.presets import presets
from catanica.games.cardgame.game import CardGame
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.vocabulary import card_of
from tests.rulings.tournament.table import begun
from tests.support.position import do
from tests.support.reading import hand
from tests.support.views import view

DECK = presets()["schild_und_schwert"].deck()
WORTH = {card: n for n, card in enumerate(sorted(DECK.cards))}  # the last ones of the alphabet are worth most
BEST = sorted(WORTH, key=lambda card: -WORTH[card])


def proposed() -> Duel:
    """Seat 0 is asked about the hand that comes with the deck."""
    g = CardGame(mode="tournament").new(seed=0, explicit=True)
    theirs = presets()["hansekontor"].deck()
    do(g, *(f"deal {card}" for deck in (DECK, theirs) for card in [*deck.listed(), *deck.events_listed()]))
    do(g, *(f"pick {card}" for card in DECK.start), *(f"deal {card}" for card in theirs.start))
    return g


def thinker(level: str, worth: Mapping[str, int]) -> Searcher:
    """A level that believes in these worths."""
    bot = make(level, "cardgame", 0, 3)
    assert isinstance(bot, Searcher)
    assert isinstance(bot.sense, CardGameSense)
    bot.sense.first_hands = {"decks": dict(worth)}
    return bot


def chosen(g: Duel, bot: Searcher) -> list[str]:
    """What it takes, until its hand is complete or agreed to."""
    said: list[str] = []
    while g.to_move == 0:
        said.append(g.say(bot.choose(g.redacted(0))))
        g.apply(g.parse(said[-1]))
    return said


def test_expert_picks_the_three_cards_that_are_worth_most() -> None:
    g = proposed()
    assert chosen(g, thinker("expert", WORTH)) == [f"pick {card}" for card in BEST[:3]]
    assert hand(g, 0) == sorted(BEST[:3])


def test_a_second_copy_is_not_taken() -> None:
    double = next(card for card, n in DECK.cards.items() if n == 2)
    g = proposed()
    said = chosen(g, thinker("expert", {**WORTH, double: 100}))
    assert said[0] == f"pick {double}"
    assert said.count(f"pick {double}") == 1


def test_expert_keeps_a_hand_that_is_worth_no_less() -> None:
    best = dict.fromkeys(DECK.start, 50)
    assert chosen(proposed(), thinker("expert", best)) == ["pass"]
    assert chosen(proposed(), thinker("expert", {**best, BEST[0]: 50})) == ["pass"], "as much is not more"
    assert chosen(proposed(), thinker("expert", {**best, BEST[0]: 51}))[0] == f"pick {BEST[0]}"


def test_hard_knows_one_card_only() -> None:
    said = chosen(proposed(), thinker("hard", WORTH))
    assert said[0] == f"pick {BEST[0]}"
    assert set(said[1:]) != {f"pick {card}" for card in BEST[1:3]}
    assert chosen(proposed(), thinker("hard", {DECK.start[1]: 9})) == ["pass"], "it is there already"


@pytest.mark.parametrize("level", ["normal", "frozen"])
def test_others_keep_what_is_proposed(level: str) -> None:
    g = proposed()
    assert g.say(make(level, "cardgame", 0, 3).choose(g.redacted(0))) == "pass"


def test_without_worths_the_proposed_hand_is_kept() -> None:
    bot = make("expert", "cardgame", 0, 3)
    assert isinstance(bot, Searcher)
    assert isinstance(bot.sense, CardGameSense)
    bot.sense.first_hands = {}
    assert chosen(proposed(), bot) == ["pass"]


def test_a_hand_that_was_chosen_with_the_deck_is_not_touched() -> None:
    g = begun()
    assert hand(g, 0) == sorted(DECK.start)
    assert view(g, 0)["decision"]["kind"] != "start_pick"


def test_what_is_shipped_names_cards_of_decks_that_are_drawn() -> None:
    known = first_hands(PACKAGE)["decks"]
    cards = set().union(*(preset.cards for preset in presets().values()))
    assert set(known) <= cards
    assert len(known) > len(cards) * 0.9


def test_expert_improves_the_hands_of_all_decks() -> None:
    """By its own reckoning, whichever deck it draws."""
    known = first_hands(PACKAGE)["decks"]
    bot = make("expert", "cardgame", 0, 3)
    for seed in range(8):
        g = CardGame(mode="tournament", decks="-,hansekontor").new(seed=seed)
        before = sum(known.get(card, 0) for card in hand(g, 0))
        assert isinstance(bot, Searcher)
        chosen(g, bot)
        assert sum(known.get(card, 0) for card in hand(g, 0)) >= before
        assert len({card_of(s) for s in g.land(0).hand}) == 3


def test_a_broken_file_is_told_in_a_sentence() -> None:
    for text in ("nonsense", "{}", '{"worth": {"burg": 0.5}}', '{"worth": 3}'):
        with pytest.raises(InputError, match=r"The weights of cards cannot be read"):
            read_hands(text, "cards")
