"""The normal player of the successor game, and what both quick players promise to search."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import catanica
from catanica.games.princes.bots.greedy import PrincesGreedy
from catanica.games.princes.bots.levels import PrincesHard, sense
from catanica.games.princes.bots.normal import PrincesNormal
from catanica.games.princes.bots.taste import FROZEN_NUMBERS, INTRO_NUMBERS, NAMES, THEME_NUMBERS, Taste
from catanica.games.princes.game import THEMES
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.telling.words import to_text
from catanica.kernel.state import CHANCE, NOBODY
from tests.support.position import do
from tests.support.princes import intro, table

WAYS: dict[str, dict[str, object]] = {
    "intro": {},
    **{theme: {"mode": "theme", "sets": [theme]} for theme in THEMES},
    "duel": {"mode": "duel"},
}


def choice(g: Duel) -> str:
    """What the player to move does, seeing what it may see."""
    return to_text(g, PrincesNormal(1).choose(g.redacted(g.to_move)))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("player", [PrincesGreedy, PrincesNormal])
def test_search_may_show_it_the_whole_table(player: type[PrincesGreedy], way: str) -> None:
    """What is hidden does not change a choice: lines of search need no redacted views."""
    state = catanica.game("princes", **WAYS[way]).new(seed=3, trace=False)
    shown = sense()
    blind, seeing = [player(seat) for seat in range(2)], [player(seat) for seat in range(2)]
    while state.to_move != NOBODY:
        if state.to_move == CHANCE:
            state.step(state.sample())
            continue
        seat = int(state.to_move)
        code = blind[seat].choose(state.redacted(seat))
        assert seeing[seat].choose(shown.seen(state, seat)) == code
        state.step(code)


def test_which_set_is_played_is_picked_by_lot_and_costs_no_thought() -> None:
    """Both get every set, and trying them would mean reading all their cards."""
    state = catanica.game("princes", mode="duel").new(seed=3, trace=False)
    seen = state.redacted(state.to_move)
    assert {PrincesNormal(seed).choose(seen) for seed in range(60)} == set(state.legal())
    hard = PrincesHard(1)
    assert hard.choose(seen) in state.legal()
    assert (hard.nodes, hard.best) == (0, None)


class TestCards:
    def test_a_city_is_built_when_it_can_be_paid_for(self) -> None:
        assert choice(intro().stock(0, ore=3, grain=2).main()).startswith("city")

    def test_nothing_is_torn_down(self) -> None:
        assert choice(intro().built(0, "markt", "L1 above").built(0, "austin", "R1 above").main()) == "end"

    def test_a_ship_is_built_rather_than_held(self) -> None:
        """Greedy ends its turn here: goods in store seem worth more to it."""
        pos = intro().stock(0, lumber=1, wool=1).hand(0, "erz_handelsschiff")
        assert choice(pos.main()).startswith("build erz_handelsschiff")


class TestEnding:
    def test_two_cards_that_fetch_each_other_are_not_played_for_ever(self) -> None:
        pos = table("zeit_des_fortschritts").city(0, "L1").built(0, "rathaus", "L1 above")
        g = pos.built(0, "bibliothek", "L1 below").hand(0, "gustav").discard("guido").main()
        bot = PrincesNormal(1)
        done: list[str] = []
        while len(done) < 20 and (not done or done[-1] != "end"):
            done.append(to_text(g, bot.choose(g.redacted(0))))
            do(g, done[-1])
        assert done[-1] == "end"


class TestTaste:
    @pytest.mark.parametrize("numbers", [FROZEN_NUMBERS, INTRO_NUMBERS, THEME_NUMBERS])
    def test_it_has_a_number_for_every_name(self, numbers: list[int]) -> None:
        assert len(numbers) == len(NAMES)

    def test_another_number_of_them_is_refused(self) -> None:
        with pytest.raises(ValueError, match=f"A taste has {len(NAMES)} numbers, not 3"):
            Taste(vec[i64]([1, 2, 3]))

    def test_further_goods_of_a_kind_are_worth_less(self) -> None:
        stores = Taste(vec[i64](FROZEN_NUMBERS)).stores()
        assert [stores[n] for n in range(4)] == [0, 30, 54, 73]
