"""The normal player of the card game: greedy with a taste of its own; and what search leaves out of many options."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import catanica
from catanica.games.cardgame.bots.greedy import CardGameGreedy
from catanica.games.cardgame.bots.levels import sense
from catanica.games.cardgame.bots.memory import Memory
from catanica.games.cardgame.bots.normal import CardGameNormal
from catanica.games.cardgame.bots.plan import Plan
from catanica.games.cardgame.bots.shortlist import SHORT
from catanica.games.cardgame.bots.taste import DECKS, FROZEN, FROZEN_NUMBERS, NAMES, NORMAL, Taste, discounts
from catanica.games.principality.position.duel import Duel
from tests.support.greedy import choice
from tests.support.position import position
from tests.support.reading import asked


def test_with_frozens_taste_it_plays_like_frozen() -> None:
    g = catanica.game("cardgame").new(seed=4, trace=False)
    one, other = CardGameNormal(7), CardGameGreedy(7)
    one.memory = Memory(FROZEN)
    while g.outcome is None:
        view = g.redacted(g.to_move)
        action = other.choose(view)
        assert one.choose(view) == action
        g.apply(action)


def test_a_taste_has_a_number_for_every_name() -> None:
    with pytest.raises(ValueError, match="A taste has"):
        Taste(vec[i64]([1, 2, 3]))
    assert len(NAMES) == len(set(NAMES)) == len(FROZEN_NUMBERS)


def test_what_comes_later_is_worth_less() -> None:
    left = list(discounts(94))
    assert left[:4] == [1000, 940, 884, 831]
    assert left == sorted(left, reverse=True)
    assert FROZEN.discount(1000) == left[-1]


def test_it_takes_the_city_that_wins() -> None:
    g = position(points=3).stock(0, grain=2, ore=3, brick=3, lumber=3).hand(0, "saegewerk").main()
    assert choice(g, CardGameNormal(1)).startswith("city")


def test_a_base_game_is_known_by_its_sets() -> None:
    judge = sense()
    for options, way in (({}, "base"), ({"sets": ["all"]}, "all_sets"), ({"mode": "tournament"}, "decks")):
        g = catanica.game("cardgame", **options).new(seed=1, trace=False)
        assert isinstance(g, Duel)
        assert judge.way(g.rules) == way


@pytest.mark.parametrize("sets", ["base", "all"])
def test_search_tries_few_of_many_cards_and_stacks(sets: str) -> None:
    g = catanica.game("cardgame", sets=[sets]).new(seed=9, trace=False)
    bots = [CardGameGreedy(1), CardGameGreedy(2)]
    judge = sense()
    widest = 0
    for _ in range(300):
        if g.outcome is not None:
            break
        assert isinstance(g, Duel)
        view = g.redacted(g.to_move)
        action = bots[g.to_move].choose(view)
        codes = view.legal_codes()
        if len(codes) > 1:
            found = list(judge.candidates(view, codes, action))
            assert found[0] == action
            assert len(found) == len(set(found))
            assert set(found) <= set(codes)
            if asked(view)[1] in ("fill", "swap", "choose", "redraw"):
                widest = max(widest, len(found))
        g.apply(action)
    assert 4 < widest <= SHORT + 2, "beside cards there is passing"


def test_with_decks_it_has_another_taste() -> None:
    for options, taste in (({}, NORMAL), ({"sets": ["all"]}, NORMAL), ({"mode": "tournament"}, DECKS)):
        g = catanica.game("cardgame", **options).new(seed=1, trace=False)
        assert isinstance(g, Duel)
        assert Plan(g, 0, CardGameNormal(1).memory).taste is taste
