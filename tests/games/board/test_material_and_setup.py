"""Material, set-ups and founding (BG-1 to BG-5, BG-24)."""

from itertools import combinations, pairwise

import pytest

from catanica.games.board import building, founding, verbs
from catanica.games.board.game import BoardGame
from catanica.games.board.goods import CARD_STACK, RESOURCE_NAMES, amount, size
from catanica.games.board.island import DESERT, HARBOUR_STOCK, TERRAIN_STOCK, TOKENS
from catanica.games.board.maps import BEGINNER, OLD, map_text, read_map
from catanica.games.board.state import BoardState
from catanica.games.board.topology import CORNERS, ENDS, HEX_NEAR, LAND, SPIRAL, hex_name, vertex_name
from catanica.kernel.errors import InputError
from catanica.kernel.ints import bit, ones
from catanica.kernel.rng import seeded
from catanica.kernel.state import CHANCE
from tests.games.board.scene import beginner, can, code, faults, hand, legal, play, vertex
from tests.support.rules import rule


@rule("BG-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_with_their_pieces(players: int) -> None:
    s = BoardGame(setup="old", players=players).new(seed=1)
    assert s.seats == players
    assert [building.roads_left(s, seat) for seat in range(players)] == [15] * players
    assert [building.towns_left(s, seat) for seat in range(players)] == [5] * players
    assert [building.cities_left(s, seat) for seat in range(players)] == [4] * players


@rule("BG-1")
def test_five_players_are_refused_and_two_are_marked_as_our_option() -> None:
    with pytest.raises(InputError, match="Three or four play the board game"):
        BoardGame(players=5)
    assert BoardGame(players=2).house_rules == ["players"]
    assert BoardGame(players=3).house_rules == []


@rule("BG-1", "BG-3")
def test_with_three_players_red_stays_in_the_box() -> None:
    s = beginner(players=3)
    assert founding.colours(3) == ["blue", "orange", "white"]
    assert [hand(s, seat) for seat in range(3)] == ["1 brick 1 lumber 1 ore", "2 grain 1 ore", "1 lumber 1 wool 1 ore"]
    assert s.all_buildings() & bit(vertex("N0,-1")) == 0


@rule("BG-2")
def test_the_island_has_19_hexes_54_crossings_72_paths() -> None:
    assert (len(LAND), len(CORNERS), len(ENDS)) == (19, 54, 72)
    assert sum(TERRAIN_STOCK) == 19
    assert len(TOKENS) == 18
    assert sum(HARBOUR_STOCK) == 9


@rule("BG-2")
def test_the_bank_has_19_of_each_and_the_stack_25_cards() -> None:
    s = BoardGame(setup="old").new(seed=1)
    assert [amount(s.stock, k) for k in range(5)] == [19] * 5
    assert [amount(CARD_STACK, c) for c in range(5)] == [14, 5, 2, 2, 2]
    assert size(s.deck) == 25


@rule("BG-3")
def test_the_beginners_map_pays_the_starred_settlements() -> None:
    s = beginner()
    hands = [hand(s, seat) for seat in range(4)]
    assert hands == ["2 lumber 1 grain", "1 brick 1 lumber 1 ore", "2 grain 1 ore", "1 lumber 1 wool 1 ore"]
    assert {name: amount(s.stock, k) for k, name in enumerate(RESOURCE_NAMES)} == {
        "brick": 18,
        "lumber": 15,
        "wool": 18,
        "grain": 16,
        "ore": 16,
    }
    assert [ones(s.towns[seat]) for seat in range(4)] == [2] * 4
    assert [s.laid[seat] for seat in range(4)] == [2] * 4
    assert hex_name(s.robber) == "0,0"


@rule("BG-3")
def test_the_older_map_is_fixed_but_players_found_themselves() -> None:
    s = BoardGame(setup="old", start=2).new(explicit=True)
    assert map_text(list(s.island.terrain), list(s.island.tokens)) == OLD
    assert s.describe().kind == "found-settlement"
    assert s.to_move == 2
    assert s.all_buildings() == 0


@rule("BG-3", "BG-4")
def test_the_older_map_is_the_spiral_from_the_bottom_left() -> None:
    terrain, tokens = read_map(OLD)
    letters = [tokens[h] for h in SPIRAL if terrain[h] != DESERT]
    assert letters == TOKENS


@rule("BG-4")
@pytest.mark.parametrize("corner", range(6))
def test_the_spiral_begins_at_a_corner_and_skips_the_desert(corner: int) -> None:
    s = BoardGame(setup="variable", start=0).new(seed=5, explicit=True)
    rng = seeded(corner)
    while s.describe().kind == "place-hex":
        s.apply(s.legal()[rng.below(len(s.legal()))])
    assert len(s.legal()) == 6
    s.apply(code(s, f"spiral from {hex_name(SPIRAL[2 * corner])}"))
    coast = [SPIRAL[(i + 2 * corner) % 12] for i in range(12)]
    inner = [SPIRAL[12 + (i + corner) % 6] for i in range(6)]
    order = [h for h in [*coast, *inner, SPIRAL[18]] if s.island.terrain[h] != DESERT]
    assert [s.island.tokens[h] for h in order] == TOKENS
    assert s.island.tokens[s.island.desert()] == 0
    assert s.robber == s.island.desert()
    assert all(HEX_NEAR[a] & bit(b) for a, b in pairwise(coast))
    assert HEX_NEAR[coast[-1]] & bit(inner[0])


@rule("BG-4")
@pytest.mark.parametrize("seed", range(12))
def test_random_tokens_never_put_red_numbers_side_by_side(seed: int) -> None:
    s = BoardGame(setup="random", harbours="shuffled").new(seed=seed)
    red = [h for h in range(19) if s.island.tokens[h] in (6, 8)]
    assert len(red) == 4
    assert not any(HEX_NEAR[a] & bit(b) for a, b in combinations(red, 2))
    assert sorted(s.island.tokens[h] for h in range(19) if s.island.tokens[h]) == sorted(TOKENS)
    assert sorted(s.island.terrain) == sorted(t for t, n in enumerate(TERRAIN_STOCK) for _ in range(n))
    assert sorted(s.island.harbours) == sorted(k for k, n in enumerate(HARBOUR_STOCK) for _ in range(n))


@rule("BG-4")
def test_a_fourth_red_number_always_finds_a_place() -> None:
    """Three hexes never reach all others, wherever the desert lies."""
    for three in combinations(range(19), 3):
        reached = 0
        for h in three:
            reached |= HEX_NEAR[h] | bit(h)
        assert 19 - ones(reached) >= 2, three


@rule("BG-4", "BG-24")
def test_the_dice_decide_who_begins() -> None:
    s = BoardGame(setup="old").new(explicit=True)
    assert s.to_move == CHANCE
    assert s.describe().rule == "BG-24"
    play(s, "starts seat 3")
    assert s.to_move == 3


@rule("BG-24")
def test_the_oldest_player_on_seat_0_begins_the_beginners_game() -> None:
    s = beginner()
    assert (s.turn, s.to_move, s.describe().kind) == (0, 0, "before-roll")


@rule("BG-5", "BG-24")
def test_founding_goes_round_and_back_and_the_starting_player_takes_the_first_turn() -> None:
    s = BoardGame(setup="old", start=1).new(explicit=True)
    order = []
    while s.describe().kind.startswith("found"):
        if s.describe().kind == "found-settlement":
            order.append(s.to_move)
        s.apply(s.legal()[-1])
    assert order == [1, 2, 3, 0, 0, 3, 2, 1]
    assert (s.turn, s.to_move, s.describe().kind) == (1, 1, "before-roll")
    play(s, "roll", "dice 1 1", "end turn")
    assert s.turn == 2


@rule("BG-5")
def test_founding_keeps_the_distance_and_the_road_touches_the_settlement() -> None:
    s = BoardGame(setup="old", start=0).new(explicit=True)
    assert len(legal(s, verbs.TOWN)) == 54
    play(s, "build settlement N0,0")
    assert faults(s, "build road N0,-1>S1,-2") == {"board_road_not_at_settlement": "BG-5"}
    assert len(legal(s, verbs.ROAD)) == 3
    play(s, "build road N0,0>S0,-1")
    assert faults(s, "build settlement N0,0") == {"board_crossing_taken": "BG-14"}
    assert faults(s, "build settlement S0,-1") == {"board_too_near": "BG-14"}
    assert len(legal(s, verbs.TOWN)) == 50


def second_settlement(first_road: str, place: str) -> BoardState:
    """Two found: seat 0 where its road begins, seat 1 at N0,2 and then at a second place."""
    s = BoardGame(setup="map", map=BEGINNER, players=2, start=0).new(explicit=True)
    play(s, f"build settlement {first_road.partition('>')[0]}", f"build road {first_road}")
    play(s, "build settlement N0,2", "build road N0,2>S1,0", f"build settlement {place}")
    return s


@rule("BG-5")
def test_the_second_settlement_pays_and_its_road_must_touch_it() -> None:
    s = second_settlement("N0,-1>S1,-2", "N-2,2")
    assert hand(s, 1) == "1 brick 1 lumber 1 ore"
    assert faults(s, "build road N0,2>S0,1") == {"board_road_not_at_settlement": "BG-5"}
    play(s, "build road N-2,2>S-1,1")
    play(s, f"build settlement {vertex_name(vertex('N0,0'))}")
    assert hand(s, 0) == "1 brick 1 wool"
    assert hand(s, 1) == "1 brick 1 lumber 1 ore"


@rule("BG-5")
def test_a_coastal_settlement_pays_fewer_cards() -> None:
    s = second_settlement("N0,0>S0,-1", "N0,-2")
    assert hand(s, 1) == "1 ore"


def test_a_map_with_a_missing_hex_is_refused_by_its_name() -> None:
    terrain, tokens = read_map(BEGINNER)
    assert map_text(terrain, tokens) == BEGINNER
    hexes: list[dict[str, object]] = [{"q": q, "r": r, "terrain": "forest", "number": 4} for q, r in LAND]
    with pytest.raises(InputError, match="one desert"):
        BoardGame(map=hexes)
    with pytest.raises(InputError, match="no hex at 1,-1"):
        BoardGame(map=[h for h in hexes if (h["q"], h["r"]) != (1, -1)])
    with pytest.raises(InputError, match="19 hexes"):
        BoardGame(map="forest 4, desert")
    with pytest.raises(InputError, match=r"hex 0,-2 .*'swamp'"):
        BoardGame(map=BEGINNER.replace("mountains 10", "swamp 10"))
    with pytest.raises(InputError, match="needs one number"):
        BoardGame(map=BEGINNER.replace("mountains 10", "mountains 7"))
    with pytest.raises(InputError, match="outside"):
        BoardGame(map=[*hexes, {"q": 9, "r": 9, "terrain": "forest", "number": 4}])
    with pytest.raises(InputError, match="needs q, r and terrain"):
        BoardGame(map=[{"q": 1}])
    with pytest.raises(InputError, match="no number"):
        BoardGame(map=BEGINNER.replace("desert", "desert 4"))
    with pytest.raises(InputError, match="setup=map needs a map"):
        BoardGame(setup="map")
    with pytest.raises(InputError, match="goes with setup=map"):
        BoardGame(setup="old", map=BEGINNER)


def test_wrong_options_are_refused_with_what_would_be_right() -> None:
    for options, said in (
        ({"colour": "red"}, "Unknown option of board"),
        ({"player": 4}, "players"),
        ({"setup": "desert"}, "Unknown setup 'desert'"),
        ({"points": 2}, "between 3 and 20"),
        ({"harbours": "3:1,ore"}, "names 2"),
        ({"harbours": ",".join(["gold"] * 9)}, "gold"),
        ({"players": 3, "start": 3}, "seats are 0 to 2"),
        ({"points": None}, "whole number"),
        ({"friendly_robber": "perhaps"}, "yes or no"),
    ):
        with pytest.raises(InputError, match=said):
            BoardGame(**options)


def test_a_header_builds_the_same_game() -> None:
    game = BoardGame(
        map=BEGINNER, players=3, points=12, friendly_robber=True, harbours="ore,3:1,3:1,3:1,3:1,brick,wool,grain,lumber"
    )
    again = BoardGame.from_header(game.header())
    assert again.header() == game.header()
    assert again.new(seed=4).key() == game.new(seed=4).key()
    with pytest.raises(InputError, match="not of the board game"):
        BoardGame.from_header({"game": "chess"})
    with pytest.raises(InputError, match="version '0'"):
        BoardGame.from_header({"game": "board", "rules": "0"})


def test_shuffles_are_sequences_of_equally_likely_outcomes() -> None:
    s = BoardGame(setup="variable", harbours="shuffled").new(explicit=True)
    assert s.to_move == CHANCE
    assert len(s.legal()) == 19
    play(s, "hex 0,-2 desert")
    assert len(s.legal()) == 18
    assert not can(s, "hex 1,-2 desert")


@rule("BG-24")
@pytest.mark.parametrize("setup", ["beginner", "old"])
def test_dice_may_decide_who_begins_on_any_map(setup: str) -> None:
    s = BoardGame(setup=setup, start="dice").new(explicit=True)
    assert s.to_move == CHANCE
    play(s, "starts seat 2")
    assert s.to_move == 2
