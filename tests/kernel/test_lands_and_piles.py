"""A land, its row and its regions, stacks and piles: each place, from the first to the last, and one beyond."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.position.geometry import (
    AT_REGION,
    COLUMNS,
    LAID,
    ON_ROAD,
    OUTSIDE,
    SIDES,
    SPACES,
    STORE,
)
from catanica.games.principality.position.goods import BRICK, GOLD, NAMES, of
from catanica.games.principality.position.land import Land, bare_land, both_sides, new_land
from catanica.games.principality.position.piece import (
    BOTH,
    FACE_UP,
    OPEN,
    piece,
    region,
    slot,
    slot_known,
    used,
    with_used,
)
from catanica.games.principality.position.pile import Stacks, find, learned, take_at, unknown_slots
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.arrays import inserted
from catanica.kernel.ints import bit

CAT = CardGame().rules.cat
HILLS, RIVER = CAT.number("huegelland_stapel_1"), CAT.number("goldfluss_start_weiss_6")
WHOLE = (1 << COLUMNS) - 1  # a settlement in every column


def row(first: int, last: int) -> Land:
    """A land with settlements from one column to another."""
    land = new_land()
    land.settlements = sum(bit(c) for c in range(first, last + 1))
    return land


def test_a_land_begins_with_two_settlements_and_a_road_between_them() -> None:
    land = new_land()
    assert (land.settlements, land.roads) == (bit(5) | bit(6), bit(6))
    for bare in (land, bare_land()):
        assert (bare.cities, bare.crowns, bare.citadels) == (0, 0, 0)
        assert list(bare.regions) == [0] * SPACES
        assert len(bare.built) == len(bare.hand) == 0
    assert (bare_land().settlements, bare_land().roads) == (0, 0)


def test_the_row_reaches_from_the_gap_before_its_first_to_that_behind_its_last_settlement() -> None:
    for first, last, start, end in [(5, 6, 10, 16), (0, 6, 0, 16), (5, 11, 10, 26), (0, 11, 0, 26), (1, 10, 2, 24)]:
        land = row(first, last)
        assert (land.start(), land.end(), land.last_gap()) == (start, end, last + 1)
        assert row(first, last).end() == end, "whichever is asked first"
    land = row(5, 6)
    assert (land.start(), land.end()) == (10, 16)
    land.settlements |= bit(4) | bit(7)
    assert (land.end(), land.start()) == (18, 8), "it grows"
    land.lay_region(STORE, region(HILLS, 1))
    assert land.end() == SPACES, "a store lies behind it"


def test_what_is_stored_and_what_there_is_room_for_is_counted_by_kind() -> None:
    land = row(0, 11)
    for place, card, goods in [(0, HILLS, 2), (10, RIVER, 1), (25, HILLS, 3), (STORE, RIVER, 2)]:
        land.lay_region(place, region(card, goods))
    assert [of(land.room(CAT), k) for k in range(len(NAMES))] == [1, 0, 0, 0, 0, 3]
    assert [of(land.stock(CAT), k) for k in range(len(NAMES))] == [5, 0, 0, 0, 0, 3]
    assert [land.kind_at(CAT, place) for place in (0, 10)] == [BRICK, GOLD]
    land.lay_region(1, region(RIVER, 2))
    assert (of(land.stock(CAT), GOLD), of(land.room(CAT), GOLD)) == (5, 4), "counted anew when a region changes"
    land.change(1, 1)
    assert (of(land.room(CAT), GOLD), of(land.stock(CAT), GOLD)) == (3, 6)


@pytest.mark.parametrize(("by", "done", "left"), [(1, 1, 3), (2, 1, 3), (9, 1, 3), (0, 0, 2), (-1, -1, 1), (-2, -2, 0),
                                                  (-3, -2, 0)])  # fmt: skip
def test_a_region_holds_none_to_three(by: int, done: int, left: int) -> None:
    land = new_land()
    land.lay_region(10, region(HILLS, 2))
    assert (land.change(10, by), land.stock_at(10), card_of(land.regions[10])) == (done, left, HILLS)


def test_citadels_and_metropolises_belong_to_the_regions_on_either_side() -> None:
    land = row(0, 11)
    land.citadels = land.crowns = WHOLE
    for place in range(26):
        columns = {place // 2, place // 2 - 1} & set(range(COLUMNS))
        assert land.citadels_at(place) == land.columns_at(OUTSIDE + place) == sum(bit(c) for c in columns)
    assert [land.columns_at(side) for side in range(SIDES)] == [bit(side // 2) for side in range(SIDES)]
    assert [land.columns_at(place) for place in (SIDES, AT_REGION + 25, ON_ROAD, OUTSIDE - 1, LAID)] == [0] * 5
    land.crowns = land.citadels = bit(3)
    assert [place for place in range(26) if land.citadels_at(place)] == [6, 7, 8, 9]
    assert [place - OUTSIDE for place in range(OUTSIDE, LAID) if land.columns_at(place)] == [6, 7, 8, 9]


def test_outside_a_metropolis_lies_one_card_for_each_region() -> None:
    land = row(0, 11)
    land.crowns = bit(0) | bit(11)
    free = [place - OUTSIDE for place in range(OUTSIDE, LAID) if land.open_outside(place)]
    assert free == [0, 1, 2, 3, 22, 23, 24, 25]
    land.lay(piece(OUTSIDE, 7, 0))
    land.lay(piece(OUTSIDE + 25, 7, 0))
    land.lay(piece(AT_REGION + 2, 7, 0))
    assert [place - OUTSIDE for place in range(OUTSIDE, LAID) if land.open_outside(place)] == [1, 3, 22, 23, 24]


@pytest.mark.parametrize("column", range(COLUMNS))
def test_a_side_carries_one_card_at_a_settlement_and_two_at_a_city_or_a_citadel(column: int) -> None:
    above, below = column * 2, column * 2 + 1
    for kind, room in (("", 1), ("cities", 2), ("citadels", 2)):
        land = row(column, column)
        if kind:
            setattr(land, kind, bit(column))
        assert land.has_city() == (kind == "cities")
        assert [land.capacity(side) for side in range(SIDES)] == [
            room if side // 2 == column else 0 for side in range(SIDES)
        ]
        assert land.free_sides() == bit(above) | bit(below)
        land.lay(piece(below, 7, 0))
        assert land.free_sides() == bit(above) | (bit(below) if room == 2 else 0)
        land.lay(piece(AT_REGION + below, 7, 0))
        land.lay(piece(below, 8, 1))
        assert (land.free_sides(), land.taken(below), land.taken(above)) == (bit(above), 2, 0)


def test_a_column_has_two_sides() -> None:
    assert [both_sides(bit(c)) for c in range(COLUMNS)] == [bit(2 * c) | bit(2 * c + 1) for c in range(COLUMNS)]
    assert both_sides(WHOLE) == (1 << SIDES) - 1


def test_cards_in_play_are_found_and_made_ready_wherever_they_stand_in_the_list() -> None:
    land = new_land()
    for place, card in ((10, 7), (11, 8), (10, 9)):
        land.lay(with_used(piece(place, card, 0), True))
    assert [land.find_piece(*where) for where in ((10, 7), (11, 8), (10, 9), (11, 9), (9, 7))] == [0, 1, 2, -1, -1]
    land.make_ready()
    assert [used(p) for p in land.built] == [False] * 3
    assert card_of(land.remove_piece(1)) == 8
    assert [card_of(p) for p in land.built] == [7, 9]


def held(*slots: tuple[int, int]) -> Land:
    """A land with a hand of cards, each known to somebody."""
    land = new_land()
    for card, known in slots:
        land.add_hand(slot(card, known))
    return land


def test_everybody_who_sees_a_hand_sees_each_card_of_it() -> None:
    land = held((7, 1), (8, 1), (9, 3))
    land.learn_hand(2, 0)
    assert [slot_known(s) for s in land.hand] == [3, 3, 3]
    land.learn_hand(0, 2)
    assert [slot_known(s) for s in land.hand] == [1, 1, 1]


@pytest.mark.parametrize(("slots", "left"), [
    ([(7, 1), (8, 1), (7, 1)], [8, 7]),
    ([(7, BOTH), (8, BOTH), (7, 1)], [8, 7]),
    ([(7, 1), (8, BOTH), (7, BOTH)], [7, 8]),
    ([(8, 1), (7, 1), (7, 1), (9, BOTH)], [8, 7, 9]),
    ([(7, 1), (7, BOTH), (7, 1), (8, 1)], [7, 7, 8]),
])  # fmt: skip
def test_of_equal_cards_the_one_the_other_knows_leaves_the_hand(slots: list[tuple[int, int]], left: list[int]) -> None:
    land = held(*slots)
    gone = land.take_hand(7, 1)
    assert card_of(gone) == 7
    assert [card_of(s) for s in land.hand] == left
    assert slot_known(gone) == (BOTH if (7, BOTH) in slots else 1)


# -- piles ------------------------------------------------------------------------------------------------------------


def test_a_card_is_taken_out_of_a_pile_wherever_it_lies() -> None:
    for n in range(1, 24):
        for i in range(n):
            assert list(take_at(vec[i64](range(n)), i)) == [k for k in range(n) if k != i]


def test_a_card_comes_into_a_pile_wherever_it_should() -> None:
    for n in range(24):
        for i in range(n + 1):
            pile = vec[i64](range(n))
            assert list(inserted(pile, i, 99)) == [*range(i), 99, *range(i, n)]
            assert list(pile) == list(range(n)), "a pile is never written into"


def test_the_first_of_equal_cards_is_found() -> None:
    pile = unknown_slots([7, 8, 9, 8])
    assert [find(pile, card) for card in (7, 8, 9, 5)] == [0, 1, 2, -1]
    assert [slot_known(s) for s in pile] == [0] * 4
    assert [slot_known(s) for s in learned(pile, 1, 1, 3)] == [0, 2, 2, 0]


def three_stacks() -> Stacks:
    """A stack of three, an empty one, and one of two."""
    return Stacks(unknown_slots([5, 6, 7, 8, 9]), vec[i64]([3, 3, 5]))


def lying(stacks: Stacks) -> list[list[int]]:
    """The cards of each stack, top first."""
    return [[int(card_of(stacks.at(s, i))) for i in range(stacks.size(s))] for s in range(stacks.count())]


def known(stacks: Stacks) -> list[int]:
    """Who knows each card, stack by stack."""
    return [int(slot_known(s)) for s in stacks.cards]


def test_cards_come_from_and_go_under_one_stack_and_the_others_stay() -> None:
    stacks = three_stacks()
    assert (lying(stacks), stacks.empty()) == ([[5, 6, 7], [], [8, 9]], False)
    stacks.put_under(1, slot(4, 0))
    stacks.put_under(0, slot(3, 0))
    stacks.put_under(2, slot(2, 0))
    assert lying(stacks) == [[5, 6, 7, 3], [4], [8, 9, 2]]
    assert [card_of(stacks.remove(s, i)) for s, i in ((0, 2), (2, 1), (1, 0))] == [7, 9, 4]
    assert lying(stacks) == [[5, 6, 3], [], [8, 2]]
    last = Stacks(unknown_slots([5]), vec[i64]([0, 1]))
    assert not last.empty()
    last.remove(1, 0)
    assert last.empty()


def test_what_is_learned_of_a_stack_is_learned_of_no_other() -> None:
    stacks = three_stacks()
    stacks.learn(2, 0)
    stacks.learn(0, 1)
    assert known(stacks) == [2, 2, 2, 1, 1]
    stacks.learn(0, 0)
    stacks.learn(2, 1)
    stacks.forget(0, 1)
    assert known(stacks) == [1, 1, 1, 3, 3]
    stacks.forget(2, 0)
    assert known(stacks) == [1, 1, 1, 2, 2]


def test_a_card_that_lies_face_up_stays_known() -> None:
    stacks = three_stacks()
    stacks.turn_up(1)
    assert known(stacks) == [0] * 5, "an empty stack has no top card, and the next one keeps its own"
    stacks.turn_up(2)
    stacks.remove(2, 1)
    assert known(stacks) == [0, 0, 0, OPEN | FACE_UP]
    stacks.forget(2, 0)
    assert known(stacks) == [0, 0, 0, OPEN | FACE_UP]
    single = Stacks(unknown_slots([5]), vec[i64]([1]))
    single.turn_up(0)
    assert known(single) == [OPEN | FACE_UP], "the last card of a stack, too"
