"""The bridge to Catanatron's engine, over which our bots play its players (`tools/catanatron`)."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from catanatron import Color, Game, RandomPlayer
from catanatron.models.actions import generate_playable_actions
from catanatron.models.enums import ActionPrompt, ActionType

from catanica.arena.rating import wilson
from catanica.bots.bot import Bot
from catanica.games.board import verbs
from catanica.games.board.goods import BRICK, HIDDEN, ORE, RESOURCE_NAMES, amount, pack, size
from catanica.games.board.harvest import claim
from catanica.games.board.state import BoardState
from catanica.games.board.topology import VERTICES
from catanica.games.board.vocabulary import good_is, seat_is
from catanica.kernel.errors import InputError
from catanica.kernel.state import State
from tools.catanatron.bridge import onward, position, ways
from tools.catanatron.check import HOLDER, ORDER, SHORT, Checked, check, cut, excused, options, table
from tools.catanatron.match import NOBODY, Guest, Played, match, player_class, told


def begun(players: int, seed: int, turns: int) -> Any:
    """A random game after so many turns, before the throw."""
    game = Game([RandomPlayer(color) for color in list(Color)[:players]], seed=seed)
    while (
        game.state.num_turns < 2 * (players - 1) + turns
        or game.state.playable_actions[0].action_type != ActionType.ROLL
    ):
        game.play_tick()
    return game


def give(game: Any, seat: int, kind: str, count: int) -> None:
    """Cards from the bank or the stack; what may be done is found anew."""
    state = game.state
    state.player_state[f"P{seat}_{kind}_IN_HAND"] += count
    if kind in state.development_listdeck:
        for _ in range(count):
            state.development_listdeck.remove(kind)
    else:
        state.resource_freqdeck[["WOOD", "BRICK", "SHEEP", "WHEAT", "ORE"].index(kind)] -= count
    state.playable_actions = generate_playable_actions(state)


def offered(game: Any) -> set[str]:
    """What can be done first on the ways of their actions."""
    t = position(game)
    return {t.say(code) for code in onward(ways(t, game.state, game.state.playable_actions), ())}


@pytest.mark.parametrize(("players", "seed"), [(2, 2), (3, 8), (4, 10)])
def test_both_tables_agree_before_and_after_every_action_of_a_random_game(players: int, seed: int) -> None:
    found = Checked()
    check(players, seed, found)
    assert found.faults == []
    assert found.games == 1
    assert found.actions > 300
    assert set(found.other_rules) <= {HOLDER, ORDER, SHORT}


def test_a_table_that_differs_is_noticed() -> None:
    game = begun(2, 1, 4)
    t = position(game)
    assert table(game, t) == []
    game.state.player_state["P1_WOOD_IN_HAND"] += 1
    game.state.player_state["P0_VICTORY_POINTS"] += 1
    game.state.resource_freqdeck[4] += 1
    assert [one.split(":")[0] for one in table(game, t)] == ["open points of seat 0", "hand of seat 1", "bank"]


def test_actions_of_one_side_only_are_noticed() -> None:
    game = begun(2, 1, 4)
    t = position(game)
    found = ways(t, game.state, game.state.playable_actions)
    assert options(t, found) == []
    assert options(t, {(verbs.END_TURN,): None}) == ["end turn: not legal here", "roll: not legal there"]


def test_other_fields_are_excused_by_a_rule_only() -> None:
    game = begun(2, 1, 4)
    t = position(game)
    assert not any(cut(t, seat) for seat in range(2))
    roll = game.execute(game.state.playable_actions[0])
    throw = next((1, n - 1) for n in range(2, 7) if claim(t, 0, n) != 0)
    paying, seven = roll._replace(value=throw), roll._replace(value=(3, 4))
    assert excused(t, paying, t, ["highway"]) == ""
    assert excused(t, seven, t, ["agenda", "to_move"]) == ORDER
    assert excused(t, seven, t, []) == ""
    assert excused(t, paying, t, ["agenda", "to_move"]) == ""
    assert excused(t, paying, t, ["hands", "stock"]) == ""
    poor = t.clone()
    poor.stock = 0
    assert excused(poor, paying, t, ["hands", "stock"]) == SHORT
    assert excused(poor, paying, t, ["cities", "stock"]) == ""
    own = next(place for place in range(VERTICES) if t.reach[0] >> place & 1 and not t.all_buildings() >> place & 1)
    blocked = t.clone()
    blocked.towns[1] |= 1 << own
    assert excused(t, paying, blocked, ["highway"]) == HOLDER
    assert excused(t, paying, blocked, ["hands", "highway"]) == ""


def test_before_the_throw_they_let_knights_be_played_only() -> None:
    game = begun(2, 1, 4)
    seat = game.state.current_turn_index
    for card in ("KNIGHT", "MONOPOLY", "YEAR_OF_PLENTY", "ROAD_BUILDING"):
        give(game, seat, card, 1)
    t = position(game)
    assert {t.say(int(code)) for code in t.legal()} == offered(game) == {"roll", "play knight"}


def test_after_the_throw_free_roads_ask_for_the_price_of_a_road() -> None:
    game = begun(2, 1, 4)
    state, seat = game.state, game.state.current_turn_index
    state.player_state[f"P{seat}_HAS_ROLLED"] = True
    for kind in ("WOOD", "BRICK", "SHEEP", "WHEAT", "ORE"):
        give(game, seat, kind, -state.player_state[f"P{seat}_{kind}_IN_HAND"])
    give(game, seat, "ROAD_BUILDING", 1)
    assert "play road-building" not in offered(game)
    give(game, seat, "WOOD", 1)
    give(game, seat, "BRICK", 1)
    assert "play road-building" in offered(game)


def test_an_invention_is_a_way_of_three_in_either_order() -> None:
    game = begun(2, 1, 4)
    state, seat = game.state, game.state.current_turn_index
    state.player_state[f"P{seat}_HAS_ROLLED"] = True
    give(game, seat, "YEAR_OF_PLENTY", 1)
    t = position(game)
    found = ways(t, state, state.playable_actions)
    ore, wool = (int(verbs.TAKE | good_is(RESOURCE_NAMES.index(name))) for name in ("ore", "wool"))
    one, other = found[verbs.PLAY_INVENTION, ore, wool], found[verbs.PLAY_INVENTION, wool, ore]
    assert one is other
    assert one.value == ("SHEEP", "ORE")
    assert {len(way) for way in found if way[0] == verbs.PLAY_INVENTION} == {3}
    assert options(t, found) == []


class Spy(Bot):
    """Looks at what it is shown, and takes the first option that is no offer."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.shown: list[BoardState] = []

    def choose(self, observation: State) -> int:
        assert isinstance(observation, BoardState)
        self.shown.append(observation)
        return next(int(code) for code in observation.legal() if code != verbs.OFFER)


class Haggler(Bot):
    """Makes an offer whenever it can."""

    def choose(self, observation: State) -> int:
        legal = [int(code) for code in observation.legal()]
        return verbs.OFFER if verbs.OFFER in legal else legal[0]


def visit(bot: Bot, players: int, seed: int) -> None:
    """A bot plays some decisions of a game among random players."""
    colors = list(Color)[:players]
    game = Game([Guest(colors[0], bot), *(RandomPlayer(color) for color in colors[1:])], seed=seed)
    for _ in range(400):
        game.play_tick()


def test_a_guest_sees_of_the_others_how_many_cards_they_hold() -> None:
    spy = Spy(1)
    visit(spy, 3, 4)
    assert len(spy.shown) > 20
    for t in spy.shown:
        others = [seat for seat in range(t.seats) if seat != t.to_move]
        assert all(amount(t.hands[seat], HIDDEN) == size(t.hands[seat]) for seat in others)
        assert all(amount(t.cards[seat], HIDDEN) == size(t.cards[seat]) for seat in others)
        assert amount(t.deck, HIDDEN) == size(t.deck)
        assert amount(t.hands[t.to_move], HIDDEN) == 0


def test_an_action_they_do_not_know_is_refused_in_a_sentence() -> None:
    with pytest.raises(InputError, match="'offer' cannot be done in Catanatron's game"):
        visit(Haggler(1), 2, 4)


def test_a_guest_moves_the_robber_and_robs_in_one_action() -> None:
    game = begun(4, 7, 40)
    state = game.state
    state.current_prompt = ActionPrompt.MOVE_ROBBER
    state.playable_actions = generate_playable_actions(state)
    t = position(game)
    found = ways(t, state, state.playable_actions)
    assert len(found) == len(state.playable_actions)
    assert {len(way) for way in found} == {1, 2}
    assert options(t, found) == []

    done = Guest(state.current_color(), Spy(1)).decide(game, state.playable_actions)
    assert done in state.playable_actions
    assert done.action_type == ActionType.MOVE_ROBBER


class Named(Bot):
    """Chooses what it was told, whatever there is."""

    def __init__(self, action: int) -> None:
        super().__init__(1)
        self.action = action

    def choose(self, observation: State) -> int:
        return self.action


def test_who_would_rob_an_empty_hand_robs_the_fullest() -> None:
    t = position(begun(4, 7, 40))
    t.hands[1], t.hands[2], t.hands[3] = 0, pack(BRICK, 2), pack(ORE, 3)
    nothing, two, three = (int(verbs.ROB | seat_is(seat)) for seat in (1, 2, 3))
    assert Guest(Color.RED, Named(nothing)).choice(t, {two, three}) == three
    assert Guest(Color.RED, Named(two)).choice(t, {two, three}) == two


def test_a_block_has_every_seat_of_an_island_once_and_a_log_is_not_played_again(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    first = list(match("greedy", "random", 2, 3, 5, log))
    assert [(one.seed, one.seat) for one in first] == [(5, 0), (5, 1), (6, 0)]
    lines = log.read_text().splitlines()
    assert len(lines) == 3
    log.write_text("\n".join(line.replace('"turns": ', '"turns": 1000') for line in lines) + "\n")
    again = list(match("greedy", "random", 2, 4, 5, log))
    assert [one.turns >= 1000 for one in again] == [True, True, True, False]
    assert len(log.read_text().splitlines()) == 4


def test_a_match_is_told_with_its_interval() -> None:
    won = Played("greedy", "random", 2, 5, 1, 1, [4, 10], 60, 20, 0.5, 0.125)
    lost, undecided = replace(won, winner=0), replace(won, winner=NOBODY, turns=1000, choices=60, slowest=0.25)
    found = told([won, won, lost, undecided])
    low, high = wilson(2, 4)
    assert found == {
        "games": 4, "won": 2, "share": 0.5, "low": low, "high": high, "undecided": 1, "turns": 295.0,
        "ms_per_choice": 2000 / 120, "slowest_ms": 250.0,
    }  # fmt: skip
    assert told([])["games"] == 0


@pytest.mark.parametrize(
    ("name", "says"),
    [("valeu", "Did you mean value"), ("nowhere:Nobody", "not installed"), ("catanatron:Nobody", "not installed")],
)
def test_a_player_that_is_not_there_is_told_in_a_sentence(name: str, says: str) -> None:
    with pytest.raises(InputError, match=says):
        player_class(name)


def test_a_log_of_something_else_is_told_in_a_sentence(tmp_path: Path) -> None:
    log = tmp_path / "notes.txt"
    log.write_text("no game\n")
    with pytest.raises(InputError, match="is no log of such games"):
        list(match("greedy", "random", 2, 1, 5, log))
