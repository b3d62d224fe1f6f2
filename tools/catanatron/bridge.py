"""Catanatron's game as a position of ours, and its actions as ours.

Both islands have the same shape, harbours included, and both count seats in the order of turns. A position is told as
text, with everybody's cards; whoever chooses is shown it `redacted`. An action of theirs is a way of one or more of our
actions: moving the robber and robbing are one to them, and so are an invention and the cards it brings.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from catanatron.models.board import base_map
from catanatron.models.enums import ActionPrompt, ActionType
from catanatron.models.map import PORT_DIRECTION_TO_NODEREFS, CatanMap, NodeRef, Port

import catanica
from catanica.games.board import verbs
from catanica.games.board.bots.greedy import OFFERS_PER_TURN
from catanica.games.board.goods import CARD_NAMES, RESOURCE_NAMES, size
from catanica.games.board.island import TERRAIN_NAMES
from catanica.games.board.state import BoardState
from catanica.games.board.topology import (
    CORNERS,
    ENDS,
    HARBOUR_SITES,
    HEX_VERTICES,
    LAND,
    corners_of,
    edge_name,
    hex_name,
    vertex_name,
)
from catanica.games.board.vocabulary import crossing_is, good_is, got_is, hex_is, path_is, seat_is

Way = tuple[int, ...]  # our actions, one after the other, that make one of theirs

GOODS: Final = dict(zip(("BRICK", "WOOD", "SHEEP", "WHEAT", "ORE"), RESOURCE_NAMES, strict=True))
BANK: Final = ("WOOD", "BRICK", "SHEEP", "WHEAT", "ORE")  # the order in which their bank counts
CARDS: Final = dict(
    zip(("KNIGHT", "VICTORY_POINT", "ROAD_BUILDING", "YEAR_OF_PLENTY", "MONOPOLY"), CARD_NAMES, strict=True)
)
PLAYS: Final = {
    ActionType.PLAY_KNIGHT_CARD: "KNIGHT",
    ActionType.PLAY_ROAD_BUILDING: "ROAD_BUILDING",
    ActionType.PLAY_YEAR_OF_PLENTY: "YEAR_OF_PLENTY",
    ActionType.PLAY_MONOPOLY: "MONOPOLY",
}
PLAIN: Final = {
    ActionType.ROLL: verbs.ROLL,
    ActionType.END_TURN: verbs.END_TURN,
    ActionType.BUY_DEVELOPMENT_CARD: verbs.BUY_CARD,
    ActionType.PLAY_KNIGHT_CARD: verbs.PLAY_KNIGHT,
    ActionType.PLAY_ROAD_BUILDING: verbs.PLAY_ROADS,
}


def _crossings() -> dict[int, int]:
    """Our crossing of each of their nodes."""
    found: dict[int, int] = {}
    for (q, _, r), tile in base_map.land_tiles.items():
        for ref, corner in zip(NodeRef, corners_of(q, r), strict=True):
            found[tile.nodes[ref]] = CORNERS.index(corner)
    return found


CROSSINGS: Final = _crossings()
PATHS: Final = {frozenset(ends): path for path, ends in enumerate(ENDS)}


def good(resource: str) -> int:
    """Our number of a resource of theirs."""
    return RESOURCE_NAMES.index(GOODS[resource])


def path(edge: Iterable[int]) -> int:
    """Our path of an edge of theirs."""
    return PATHS[frozenset(CROSSINGS[node] for node in edge)]


def hexagon(coordinate: tuple[int, int, int]) -> int:
    """Our hex of a coordinate of theirs."""
    return LAND.index((coordinate[0], coordinate[2]))


# -- the position -------------------------------------------------------------------------------------------------


def position(game: Any) -> BoardState:
    """What lies on their table, everybody's cards included; what chance brings must be told to it."""
    made = catanica.position("/".join(["board", "rules=1", *_told(game)]), seed=0)
    assert isinstance(made, BoardState)
    made.explicit = True
    return made


def _told(game: Any) -> list[str]:
    """All fields of the position text."""
    state, board = game.state, game.state.board
    seats = range(len(state.colors))
    fields = {
        "players": len(seats),
        "setup": "random",
        "harbours": "shuffled",
        "points": game.vps_to_win,
        "start": 0,
        "starter": 0,
        "to_move": state.current_player_index,
        "agenda": ",".join(_agenda(state)),
        "robber": _written(hex_name(hexagon(board.robber_coordinate))),
        "stock": _cards(dict(zip(BANK, state.resource_freqdeck, strict=True)), GOODS),
        "hands": ",".join(_cards(held(state, seat, GOODS), GOODS) for seat in seats),
        "offers": ",".join(["none"] * (2 * len(seats))),
        "deck": _cards({card: state.development_listdeck.count(card) for card in CARDS}, CARDS),
        "spent": _cards({card: sum(of(state, seat, f"PLAYED_{card}") for seat in seats) for card in CARDS}, CARDS),
        "cards": ",".join(_cards(held(state, seat, CARDS), CARDS) for seat in seats),
        "knights": ",".join(str(of(state, seat, "PLAYED_KNIGHT")) for seat in seats),
        "towns": ",".join(_buildings(state, seat, "SETTLEMENT") for seat in seats),
        "cities": ",".join(_buildings(state, seat, "CITY") for seat in seats),
        "roads": ",".join(_roads(state)),
        **_holders(state),
        **({} if state.is_initial_build_phase else _turn(state)),
        **_island(board.map),
    }
    return [f"{name}={value}" for name, value in fields.items() if value != ""]


def of(state: Any, seat: int, name: str) -> int:
    """What they note of a player."""
    return int(state.player_state[f"P{seat}_{name}"])


def held(state: Any, seat: int, kinds: Iterable[str]) -> dict[str, int]:
    """The cards in a hand, resources or others."""
    return {kind: of(state, seat, f"{kind}_IN_HAND") for kind in kinds}


def _cards(counts: dict[str, int], names: dict[str, Any]) -> str:
    return "_".join(f"{count}-{names[kind]}" for kind, count in counts.items() if count) or "none"


def _written(place: str) -> str:
    """A place's name as position texts have it."""
    return place.replace(",", "_").replace(">", "--")


def _buildings(state: Any, seat: int, kind: str) -> str:
    """Where a player has settlements or cities."""
    mine = (state.colors[seat], kind)
    there = [CROSSINGS[node] for node, building in state.board.buildings.items() if building == mine]
    return ".".join(_written(vertex_name(crossing)) for crossing in there) or "none"


def _roads(state: Any) -> list[str]:
    """Every road with its owner; they note each in both directions."""
    owners = {path(edge): state.color_to_index[color] for edge, color in state.board.roads.items()}
    return [f"{seat}.{_written(edge_name(place))}" for place, seat in owners.items()]


def _holders(state: Any) -> dict[str, int]:
    """Who holds the longest road and the largest army, if anybody does."""
    seats = range(len(state.colors))
    names = {"highway": "HAS_ROAD", "army": "HAS_ARMY"}
    return {ours: seat for ours, theirs in names.items() for seat in seats if of(state, seat, theirs)}


def _turn(state: Any) -> dict[str, object]:
    """Whose turn it is, and how far. All offers of the turn are as good as made: there are none."""
    seat = state.current_turn_index
    before = 2 * (len(state.colors) - 1)  # they count the rounds of founding as turns
    fields: dict[str, object] = {
        "turn": seat,
        "turns": state.num_turns - before + 1,
        "offered": OFFERS_PER_TURN,
        "fresh": _cards(_unplayable(state), CARDS),
    }
    if of(state, seat, "HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN"):
        fields["played"] = "yes"
    if of(state, seat, "HAS_ROLLED"):
        throw = next(action.value for action in reversed(state.actions) if action.action_type == ActionType.ROLL)
        fields["dice"] = f"{throw[0]}-{throw[1]}"
    return fields


def _unplayable(state: Any) -> dict[str, int]:
    """Cards they do not let be played at this moment: before the throw all but knights, free roads unless one could
    be paid. To us they are as good as just bought; what really is just bought may be played there."""
    if state.current_prompt != ActionPrompt.PLAY_TURN or state.is_road_building:
        return {}
    may = {PLAYS.get(action.action_type) for action in state.playable_actions}
    hand = held(state, state.current_turn_index, CARDS)
    return {card: count for card, count in hand.items() if card in PLAYS.values() and card not in may}


def _agenda(state: Any) -> list[str]:
    """What is still to be done, the first thing last."""
    if state.is_initial_build_phase:
        return _founding(state)
    seat = f"seat:{state.current_turn_index}"
    phase = f"{'trade-and-build' if of(state, state.current_turn_index, 'HAS_ROLLED') else 'before-roll'}.{seat}"
    if state.current_prompt == ActionPrompt.MOVE_ROBBER:
        return [phase, f"move-robber.{seat}"]
    if state.current_prompt == ActionPrompt.DISCARD:
        full = [s for s in range(len(state.colors)) if sum(held(state, s, GOODS).values()) > state.discard_limit]
        left = [s for s in full if s >= state.current_player_index]
        asked = [f"discard.seat:{s}.count:{sum(held(state, s, GOODS).values()) // 2}" for s in reversed(left)]
        return [phase, f"move-robber.{seat}", *asked]
    if state.is_road_building:
        return [phase, f"free-road.{seat}.count:{state.free_roads_available}"]
    return [phase]


def _founding(state: Any) -> list[str]:
    """The settlements and roads still to be founded, there and back round the table."""
    seats = range(len(state.colors))
    order = [(seat, 1) for seat in seats] + [(seat, 2) for seat in reversed(seats)]
    left = order[len(state.board.buildings) :]
    agenda = ["begin-turn.seat:0", *(f"found-settlement.seat:{seat}.count:{time}" for seat, time in reversed(left))]
    if state.current_prompt == ActionPrompt.BUILD_INITIAL_ROAD:
        last = state.buildings_by_color[state.current_color()]["SETTLEMENT"][-1]
        place = _written(vertex_name(CROSSINGS[last]))
        agenda.append(f"found-road.seat:{state.current_player_index}.crossing:{place}")
    return agenda


def _island(chart: CatanMap) -> dict[str, str]:
    """Terrain, numbers and harbours."""
    lands = dict(zip(GOODS, TERRAIN_NAMES[: len(GOODS)], strict=True))
    tiles = [chart.land_tiles[(q, -q - r, r)] for q, r in LAND]
    harbours = {}
    for port in chart.tiles.values():
        if isinstance(port, Port):
            harbours[path(port.nodes[ref] for ref in PORT_DIRECTION_TO_NODEREFS[port.direction])] = port.resource
    return {
        "island.terrain": ",".join(lands.get(tile.resource, "desert") for tile in tiles),
        "island.tokens": ",".join(str(tile.number or 0) for tile in tiles),
        "island.harbours": ",".join(GOODS.get(harbours[site], "3_1") for site in HARBOUR_SITES),
        "island.complete": "yes",
    }


# -- actions ------------------------------------------------------------------------------------------------------


def ways(t: BoardState, state: Any, actions: Sequence[Any]) -> dict[Way, Any]:
    """Every way to do one of their actions; giving cards back, which they draw by lot, has none."""
    return {way: action for action in actions for way in _ways(t, state, action)}


def _ways(t: BoardState, state: Any, action: Any) -> list[Way]:
    kind, value = action.action_type, action.value
    if kind in PLAIN:
        return [(PLAIN[kind],)]
    if kind == ActionType.BUILD_ROAD:
        return [(int(verbs.ROAD | path_is(path(value))),)]
    if kind == ActionType.BUILD_SETTLEMENT:
        return [(int(verbs.TOWN | crossing_is(CROSSINGS[value])),)]
    if kind == ActionType.BUILD_CITY:
        return [(int(verbs.CITY | crossing_is(CROSSINGS[value])),)]
    if kind == ActionType.PLAY_MONOPOLY:
        return [(int(verbs.PLAY_MONOPOLY | good_is(good(value))),)]
    if kind == ActionType.MARITIME_TRADE:
        return [(int(verbs.SEA_TRADE | good_is(good(value[0])) | got_is(good(value[-1]))),)]
    if kind == ActionType.MOVE_ROBBER:
        return [_robbery(t, state, value[0], value[1])]
    if kind == ActionType.PLAY_YEAR_OF_PLENTY:
        return _inventions(t, [good(resource) for resource in value])
    return []


def _robbery(t: BoardState, state: Any, coordinate: tuple[int, int, int], color: Any) -> Way:
    """The robber moves; somebody is chosen only where several live, though their hands may be empty."""
    place = hexagon(coordinate)
    moved = int(verbs.MOVE_ROBBER | hex_is(place))
    living = [seat for seat in range(t.seats) if seat != t.turn and t.buildings(seat) & HEX_VERTICES[place] != 0]
    if color is None or len(living) == 1:
        return (moved,)
    return moved, int(verbs.ROB | seat_is(state.color_to_index[color]))


def _inventions(t: BoardState, kinds: Sequence[int]) -> list[Way]:
    """Two cards in either order; a single one only if the bank has no more, though they would always allow it."""
    if len(kinds) == 1 and size(t.stock) > 1:
        return []
    orders = {tuple(kinds), tuple(reversed(kinds))}
    return [(verbs.PLAY_INVENTION, *(int(verbs.TAKE | good_is(kind)) for kind in order)) for order in orders]


def onward(found: Iterable[Way], begun: Way) -> set[int]:
    """What can come next on ways that have begun so."""
    return {way[len(begun)] for way in found if way[: len(begun)] == begun and len(way) > len(begun)}
