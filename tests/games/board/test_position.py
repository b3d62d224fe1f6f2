"""A position of the board game as one line: read back, pickled, changed by hand, and what is wrong with it told."""

import copy
import pickle

import pytest

import catanica
from catanica.errors import InputError
from catanica.games.board import verbs
from catanica.games.board.game import BoardGame
from catanica.games.board.state import BoardState
from catanica.kernel.ints import bit
from catanica.kernel.playout import choose
from catanica.kernel.position import Carrier
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY, WATCHER
from tests.games.board.scene import packed, play, scene

MODES: list[dict[str, object]] = [
    {"setup": "beginner", "players": 3},
    {"setup": "variable", "phases": "strict", "harbours": "shuffled"},
    {"setup": "random", "players": 2, "balanced_dice": True, "friendly_robber": True},
    {"setup": "old", "bank": "unlimited", "points": 5},
]
EVERY = 17  # positions looked at: each of so many


def follows(s: BoardState) -> list[list[int]]:
    """What follows from the roads and is kept."""
    return [[int(n) for n in part] for part in (s.reach, s.laid, s.lengths)]


def check(s: BoardState) -> None:
    """What must hold of the text of every position."""
    again = catanica.position(s.text())
    assert isinstance(again, BoardState)
    assert again == s
    assert (again.text(), again.legal(), follows(again)) == (s.text(), s.legal(), follows(s))
    for audience in (WATCHER, *range(s.seats)):
        seen = s.redacted(audience)
        assert catanica.position(s.text(audience=audience)) == seen == seen.redacted(audience)
    by_list = s.blank()
    s.carried(by_list, Carrier())
    assert by_list == s.clone() == s
    assert follows(by_list) == follows(s)
    assert (by_list.explicit, by_list.reveals) == (s.explicit, s.reveals)


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: str(mode["setup"]))
@pytest.mark.parametrize("explicit", [False, True])
def test_random_positions_are_read_back(mode: dict[str, object], explicit: bool) -> None:
    s, rng = BoardGame(**mode).new(seed=5, explicit=explicit), seeded(5)
    decisions = 0
    while s.to_move != NOBODY and decisions < 700:
        if decisions % EVERY == 0:
            check(s)
        s.step(choose(s, rng))
        decisions += 1
    check(s)


def middle() -> BoardState:
    """A position in the middle of a random game."""
    s, rng = BoardGame(setup="beginner").new(seed=2), seeded(2)
    for _ in range(150):
        s.step(choose(s, rng))
    return s


TEXT = middle().text()


def test_a_pickled_game_goes_on_as_it_would_have_gone_on() -> None:
    s = middle()
    for other in (pickle.loads(pickle.dumps(s)), copy.deepcopy(s), copy.copy(s)):
        assert (other == s, list(other.trace), list(other.events)) == (True, list(s.trace), list(s.events))
        rngs = seeded(1), seeded(1)
        ours = s.clone()
        for _ in range(60):
            ours.step(choose(ours, rngs[0]))
            other.step(choose(other, rngs[1]))
        assert other == ours


def test_a_text_names_places_cards_and_seats() -> None:
    s = scene().town(0, "N0,0").give(0, "2 wool 1 ore").give(1, "3 grain").rolled(1, 2)
    play(s, "end turn")
    for told in (
        "to_move=1", "agenda=before-roll.seat:1", "turn=1", "turns=2", "robber=0_0", "towns=N0_0,none,none,none",
        "hands=2-wool_1-ore,3-grain,none,none", "deck=14-knight_5-point_2-road-building_2-invention_2-monopoly",
    ):  # fmt: skip
        assert f"/{told}/" in s.text(), told
    assert "/hands=2-wool_1-ore,3-x,none,none/" in s.text(audience=0)
    assert "/deck=25-x/" in s.text(audience=WATCHER)


def test_what_is_changed_by_hand_is_what_one_gets() -> None:
    s = scene().give(0, "1 brick 1 lumber").rolled(1, 2)
    changed = s.text().replace("/towns=none,", "/towns=N0_0.S1_1,").replace("/roads=", "/roads=0.N0_0--S0_-1,")
    changed = changed if "/roads=" in changed else f"{changed}/roads=0.N0_0--S0_-1"
    read = catanica.position(changed)
    assert isinstance(read, BoardState)
    assert (int(read.laid[0]), int(read.lengths[0]), int(read.points(0))) == (1, 1, 2)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ("robber=9…", "There is no place"),
        ("to_move=9…", "player must lie between 0 and 3"),
        ("dice=7…", "two numbers from 1 to 6"),
        ("stock=1-gold_…", "Unknown card '1-gold'"),
        ("stock=19-ore_…", "told twice"),
        ("hands=none,…", "there must be 4 values, not 5"),
        ("towns=N9_9.…", "There is no place 'N9_9' on this map"),
        ("island.terrain=swamp…", "Unknown terrain"),
        ("island.tokens=9…", "number must lie between 0 and 12"),
        ("island.harbours=x…", "Unknown harbour"),
        ("agenda=dance,…", "Unknown step 'dance'"),
        ("agenda=found-road.crossing:N9_9,…", "There is no place"),
        ("stock=19-brick_19-lumber_19-wool_19-grain_19-ore", "cards of brick; there are 19"),
        ("deck=none", "development cards; there are 25"),
        ("cities=N0_-1,none,none,none", "Two buildings stand on one crossing"),
    ],
)
def test_what_is_wrong_is_said(change: str, says: str) -> None:
    with pytest.raises(InputError, match=says):
        catanica.position(changed(change))


def changed(change: str) -> str:
    """The text with one field's value changed; `…` stands for what the field holds."""
    name, value = change.split("=", 1)
    parts = [part.split("=", 1) for part in TEXT.split("/")]
    assert [name] in [part[:1] for part in parts]
    return "/".join("=".join([name, value.replace("…", part[1])] if part[0] == name else part) for part in parts)


def test_more_pieces_than_the_box_has_are_refused() -> None:
    towns = ".".join(f"N{q}_{r}" for q, r in ((-2, 1), (0, -1), (1, 0), (-1, 0), (0, 1), (0, 2)))
    with pytest.raises(InputError, match="6 settlements and 0 cities; the box has fewer"):
        catanica.position(changed(f"towns={towns},none,none,none"))


def test_what_the_box_does_not_hold_is_doubted() -> None:
    s = scene().give(0, "1 brick").rolled()
    assert (s.doubts(), s.redacted(1).doubts()) == ([], [])
    s.stock -= packed("1 brick")
    assert len(s.doubts()) == 1, "a brick is missing"
    assert len(s.redacted(1).doubts()) == 1, "one card is not known, but two are missing"
    s.stock += packed("2 brick")
    assert len(s.doubts()) == 1, "there is a brick too many"


@pytest.mark.parametrize(("roads", "towns", "cities", "doubted"), [
    (15, 5, 4, 0), (16, 5, 4, 1), (15, 6, 4, 1), (15, 5, 5, 1),
])  # fmt: skip
def test_more_pieces_than_the_box_has_are_doubted(roads: int, towns: int, cities: int, doubted: int) -> None:
    s = scene().rolled()
    s.laid[1] = roads
    s.towns[1] = sum(bit(v) for v in range(towns))
    s.cities[1] = sum(bit(20 + v) for v in range(cities))
    assert len(s.doubts()) == doubted


def test_two_buildings_on_one_crossing_are_doubted_whoever_owns_them() -> None:
    s = scene().town(0, "N0,0").city(0, "N0,0").rolled()
    assert len(s.doubts()) == 1
    s = scene().town(0, "N0,0").city(1, "N0,0").rolled()
    assert len(s.doubts()) == 1


def test_before_the_first_turn_nothing_is_thrown_played_bought_or_offered() -> None:
    s = BoardGame(setup="old", start=0).new(explicit=True)
    assert (s.turn, s.turns, s.dice, s.played) == (-1, 0, 0, False)
    assert (s.fresh, s.offered, s.spent) == (0, 0, 0)


def test_random_play_haggles_seldom() -> None:
    s = scene().rolled()
    assert [s.seldom(verb) for verb in (verbs.OFFER, verbs.COUNTER, verbs.ROLL)] == [True, True, False]
