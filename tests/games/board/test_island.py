"""The shape of the island: how hexes, crossings and paths lie to each other (BG-2, BG-4, BG-11)."""

import pytest

from catanica.games.board.goods import pack
from catanica.games.board.island import DESERT
from catanica.games.board.maps import BEGINNER, map_from_file, map_text, read_harbours, read_map
from catanica.games.board.topology import (
    COAST,
    CORNERS,
    EDGE_N,
    EDGE_S,
    ENDS,
    HARBOUR_SITES,
    HEX_NEAR,
    HEX_VERTICES,
    LAND,
    NEAR,
    VERTEX_EDGES,
    VERTEX_HEXES,
    corner_place,
    corners_of,
    edge_name,
    hex_place,
    other_end,
)
from catanica.kernel.errors import InputError
from catanica.kernel.ints import bit, first, ones
from tests.games.board.scene import beginner
from tests.support.rules import rule


@rule("BG-2")
def test_the_rows_have_three_four_five_four_and_three_hexes() -> None:
    assert [[q for q, r in LAND if r == row] for row in range(-2, 3)] == [
        [0, 1, 2], [-1, 0, 1, 2], [-2, -1, 0, 1, 2], [-2, -1, 0, 1], [-2, -1, 0]
    ]  # fmt: skip


@rule("BG-2")
def test_six_corners_lie_clockwise_around_the_middle_of_a_hex() -> None:
    assert (hex_place(0, 0), hex_place(1, 0), hex_place(0, 1)) == ((0, 0), (2, 0), (1, 3))
    for h, (q, r) in enumerate(LAND):
        x, y = hex_place(q, r)
        around = [corner_place(c) for c in corners_of(q, r)]
        assert [(a - x, b - y) for a, b in around] == [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]
        assert HEX_VERTICES[h] == sum(bit(CORNERS.index(c)) for c in corners_of(q, r))


@rule("BG-2")
def test_crossings_and_paths_are_counted_as_one_reads() -> None:
    places = [corner_place(c)[::-1] for c in CORNERS]
    assert places == sorted(places)
    middles = [tuple(a + b for a, b in zip(places[n], places[s], strict=True)) for n, s in ENDS]
    assert middles == sorted(middles)
    assert len(set(middles)) == 72


@rule("BG-2")
def test_a_path_joins_two_crossings_and_a_crossing_joins_two_or_three_paths() -> None:
    for v in range(54):
        edges = [e for e in VERTEX_EDGES[3 * v : 3 * v + 3] if e >= 0]
        assert edges == [e for e, ends in enumerate(ENDS) if v in ends]
        assert NEAR[v] == sum(bit(other_end(e, v)) for e in edges)
        assert all(other_end(e, other_end(e, v)) == v != other_end(e, v) for e in edges)
        hexes = [h for h in VERTEX_HEXES[3 * v : 3 * v + 3] if h >= 0]
        assert hexes == [h for h in range(19) if HEX_VERTICES[h] & bit(v)]
        assert max(1, len(edges) - 1) <= len(hexes) <= len(edges)
    assert [(int(EDGE_N[e]), int(EDGE_S[e])) for e in range(72)] == ENDS


@rule("BG-4")
def test_hexes_side_by_side_share_a_path() -> None:
    for one in range(19):
        beside = [h for h in range(19) if h != one and ones(HEX_VERTICES[h] & HEX_VERTICES[one]) == 2]
        assert HEX_NEAR[one] == sum(bit(h) for h in beside)


@rule("BG-2", "BG-11")
def test_the_coast_is_thirty_paths_clockwise_with_nine_harbours() -> None:
    assert len(COAST) == len(set(COAST)) == 30
    assert [edge_name(e) for e in COAST[:3]] == ["N0,-2>S0,-3", "N0,-2>S1,-3", "N1,-2>S1,-3"]
    for e, following in zip(COAST, [*COAST[1:], COAST[0]], strict=True):
        assert len(set(ENDS[e]) & set(ENDS[following])) == 1
        assert sum(all(HEX_VERTICES[h] & bit(v) for v in ENDS[e]) for h in range(19)) == 1
    assert [COAST.index(e) for e in HARBOUR_SITES] == [0, 3, 7, 10, 13, 17, 20, 23, 27]


def test_the_lowest_of_some_crossings_is_found() -> None:
    for v in range(54):
        assert first(bit(v)) == v
        assert first(bit(v) | bit(53)) == v


def test_a_map_file_is_json_or_hexes_as_they_are_typed() -> None:
    terrain, tokens = read_map(BEGINNER)
    kinds = [part.split()[0] for part in BEGINNER.split(", ")]
    hexes = [
        {"q": q, "r": r, "terrain": kind, **({"number": number} if number else {})}
        for (q, r), kind, number in zip(LAND, kinds, tokens, strict=True)
    ]
    text = str(hexes).replace("'", '"')
    assert map_from_file(text) == map_from_file(f'{{"hexes": {text}}}') == map_text(terrain, tokens) == BEGINNER
    assert map_from_file(BEGINNER.replace(", fields", "\nfields")) == BEGINNER
    with pytest.raises(InputError, match="no JSON"):
        map_from_file("[1, ")


def test_a_hex_with_more_or_less_than_one_number_is_refused() -> None:
    for wrong in ("mountains", "mountains 10 10"):
        with pytest.raises(InputError, match="needs one number"):
            read_map(BEGINNER.replace("mountains 10", wrong))
    with pytest.raises(InputError, match="this one has 2"):
        read_map(BEGINNER.replace("mountains 10", "desert"))
    with pytest.raises(InputError, match="two hexes at 0,0"):
        read_map([{"q": 0, "r": 0, "terrain": "desert"}] * 2)


def test_harbours_are_named_in_a_text_or_a_list() -> None:
    names = ["ore", "3:1", "3:1", "3:1", "3:1", "brick", "wool", "grain", "lumber"]
    assert read_harbours(names) == read_harbours(",".join(names)) == [4, 5, 5, 5, 5, 0, 2, 3, 1]
    with pytest.raises(InputError, match="names 0"):
        read_harbours(9)


@rule("BG-6")
def test_a_hex_pays_as_often_as_two_dice_make_its_number() -> None:
    island = beginner().island
    throws = [one + other for one in range(1, 7) for other in range(1, 7)]
    assert [island.pips[h] for h in range(19)] == [throws.count(token) for token in island.tokens]
    for v in range(54):
        near = [h for h in VERTEX_HEXES[3 * v : 3 * v + 3] if h >= 0 and island.terrain[h] != DESERT]
        assert island.yields[v] == sum(pack(island.terrain[h], island.pips[h]) for h in near)
