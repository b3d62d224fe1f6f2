"""Why an action is refused: every reason, with its ruling and the figures a sentence needs.

`FAULTS` names every code and the ruling it cites; the encyclopaedia has a sentence for each. Board codes begin with
`board_` so that they never collide with those of another game.
"""

from typing import Final

from mypy_extensions import i64

from catanica.games.board import building, robbery, steps, trade, verbs
from catanica.games.board.goods import (
    CARD_COST,
    CARD_NAMES,
    CITY_COST,
    INVENTION,
    KINDS,
    KNIGHT,
    MONOPOLY,
    RESOURCE_NAMES,
    ROAD_BUILDING,
    ROAD_COST,
    TOWN_COST,
    amount,
    covers,
    missing,
    size,
)
from catanica.games.board.table import FREE, Table
from catanica.games.board.topology import (
    EDGE_N,
    EDGE_S,
    EDGES,
    HEXES,
    NEAR,
    VERTICES,
    edge_name,
    hex_name,
    vertex_name,
)
from catanica.kernel.agenda import arg_a, arg_b, step_of
from catanica.kernel.ints import bit
from catanica.kernel.refusal import Fault

FAULTS: Final[dict[str, str]] = {
    "board_unknown_action": "BG-2",  # no such verb, place, resource or seat: {code}
    "board_chance_decides": "BG-6",  # dice, shuffle or draw is due, not a move
    "board_not_this_outcome": "BG-2",  # chance cannot bring this: {code}
    "board_not_now": "BG-12",  # {verb} is not asked for; {step} is
    "board_roll_first": "BG-6",  # {verb} comes after the throw
    "board_already_rolled": "BG-6",
    "board_trade_is_over": "BG-12",  # strict phases: no trade after building began
    "board_build_later": "BG-12",  # strict phases: finish trading first
    "board_cannot_pay": "BG-25",  # {missing} is missing
    "board_no_roads_left": "BG-25",
    "board_no_settlements_left": "BG-25",
    "board_no_cities_left": "BG-25",
    "board_path_taken": "BG-13",  # {place}
    "board_path_not_connected": "BG-13",  # {place}
    "board_path_behind_building": "BG-13",  # {place}: own road ends at a foreign building
    "board_road_not_at_settlement": "BG-5",  # {place}
    "board_crossing_taken": "BG-14",  # {place}
    "board_too_near": "BG-14",  # {place}, {neighbour}
    "board_no_road_there": "BG-14",  # {place}
    "board_not_your_settlement": "BG-15",  # {place}
    "board_stack_empty": "BG-16",
    "board_card_not_held": "BG-17",  # {card}
    "board_card_bought_this_turn": "BG-17",  # {card}
    "board_card_already_played": "BG-17",
    "board_no_place_for_roads": "BG-19",
    "board_bank_empty": "BG-19",
    "board_bank_lacks": "BG-11",  # {resource}
    "board_robber_must_move": "BG-9",  # {place}
    "board_robber_is_friendly": "BG-9",  # {place}; house rule
    "board_nobody_to_rob_there": "BG-9",  # {seat} has no building at the robber's hex
    "board_not_yourself": "BG-9",
    "board_not_held": "BG-8",  # {resource}
    "board_like_for_like": "BG-10",  # {resource}
    "board_sea_like_for_like": "BG-11",  # {resource}
    "board_rate": "BG-11",  # {resource}, {rate}, {held}
    "board_more_than_held": "BG-10",  # {resource}, {held}
    "board_more_than_they_hold": "BG-10",  # {most}
    "board_nothing_given": "BG-10",
    "board_nothing_wanted": "BG-10",
    "board_nothing_to_offer": "BG-10",
    "board_nobody_to_trade": "BG-10",
    "board_cannot_accept": "BG-10",  # {missing}
    "board_no_such_offer": "BG-10",  # {seat}
    "board_not_understood": "BG-2",  # {text}
    "board_no_such_resource": "BG-2",  # {text}, {known}
    "board_no_such_seat": "BG-1",  # {text}, {last}
    "board_no_such_place": "BG-2",  # {text}, {example}
    "board_no_such_throw": "BG-6",  # {text}
    "board_ambiguous": "BG-2",  # {text}, {could}
}

BUILD_PHASES: Final = [steps.ACT, steps.CONSTRUCT]
TRADE_PHASES: Final = [steps.ACT, steps.BARTER]
TURN_PHASES: Final = [steps.ROLL, steps.ACT, steps.BARTER, steps.CONSTRUCT]


def fault(name: str, params: dict[str, object]) -> Fault:
    """A reason with the ruling it cites."""
    return Fault(name, FAULTS[name], params)


def faults_of(t: Table, code: i64) -> list[Fault]:
    """Everything that speaks against an action now; never empty for an illegal one."""
    verb = verbs.verb_of(code)
    a = verbs.first_arg(code)
    b = verbs.second_arg(code)
    step = step_of(t.top())
    if not is_action(t, verb, a, b):
        return [fault("board_unknown_action", {"code": int(code)})]
    if step < steps.FIRST_DECISION:
        name = "board_not_this_outcome" if verb >= verbs.FIRST_CHANCE else "board_chance_decides"
        return [fault(name, {"code": int(code)})]
    seat = arg_a(t.top())
    out = _wrong_time(verb, step)
    if verb == verbs.ROAD:
        out += _road_faults(t, seat, step, a)
    elif verb == verbs.TOWN:
        out += _town_faults(t, seat, step, a)
    elif verb == verbs.CITY:
        out += _city_faults(t, seat, a)
    elif verb == verbs.BUY_CARD:
        out += _unpaid(t, seat, CARD_COST)
        if t.deck == 0:
            out.append(fault("board_stack_empty", {}))
    elif verb in (verbs.PLAY_KNIGHT, verbs.PLAY_ROADS, verbs.PLAY_INVENTION, verbs.PLAY_MONOPOLY):
        out += _play_faults(t, seat, verb)
    elif verb in (verbs.MOVE_ROBBER, verbs.ROB):
        out += _robber_faults(t, seat, verb, a)
    elif verb == verbs.DISCARD:
        if amount(t.hands[seat], a) == 0:
            out.append(fault("board_not_held", {"resource": RESOURCE_NAMES[a]}))
    elif verb == verbs.TAKE:
        if amount(t.bank, a) == 0:
            out.append(fault("board_bank_lacks", {"resource": RESOURCE_NAMES[a]}))
    elif verb == verbs.SEA_TRADE:
        out += _sea_faults(t, seat, a, b)
    elif verb in (verbs.OFFER, verbs.GIVE, verbs.WANT, verbs.PROPOSE, verbs.ACCEPT, verbs.TRADE):
        out += _haggle_faults(t, seat, verb, a)
    if not out:
        out.append(fault("board_not_now", {"verb": verbs.VERB_NAMES[verb], "step": steps.KIND_NAMES[step]}))
    return out


def is_action(t: Table, verb: i64, a: i64, b: i64) -> bool:
    """Whether a number is an action of this game at all."""
    if verb not in verbs.VERB_NAMES or a < 0 or b < 0:
        return False
    if verb >= verbs.FIRST_CHANCE:
        return True
    limit: i64 = 1
    if verb == verbs.ROAD:
        limit = EDGES
    elif verb in (verbs.TOWN, verbs.CITY):
        limit = VERTICES
    elif verb == verbs.MOVE_ROBBER:
        limit = HEXES
    elif verb in (verbs.ROB, verbs.TRADE):
        limit = t.seats
    elif verb in (verbs.PLAY_MONOPOLY, verbs.DISCARD, verbs.SEA_TRADE, verbs.TAKE, verbs.GIVE, verbs.WANT):
        limit = KINDS
    return a < limit and b < (KINDS if verb == verbs.SEA_TRADE else 1)


def _wanted_steps(verb: i64) -> list[int]:
    """The steps at which a verb is asked for."""
    if verb == verbs.ROLL:
        return [steps.ROLL]
    if verb == verbs.END_TURN:
        return [steps.ACT, steps.BARTER, steps.CONSTRUCT]
    if verb == verbs.TO_BUILDING:
        return [steps.BARTER]
    if verb == verbs.ROAD:
        return [*BUILD_PHASES, steps.FOUND_ROAD, steps.FREE_ROAD]
    if verb == verbs.TOWN:
        return [*BUILD_PHASES, steps.FOUND_TOWN]
    if verb in (verbs.CITY, verbs.BUY_CARD):
        return BUILD_PHASES
    if verb in (verbs.PLAY_KNIGHT, verbs.PLAY_ROADS, verbs.PLAY_INVENTION, verbs.PLAY_MONOPOLY):
        return TURN_PHASES
    if verb in (verbs.SEA_TRADE, verbs.OFFER):
        return TRADE_PHASES
    if verb in (verbs.GIVE, verbs.WANT, verbs.PROPOSE):
        return [steps.OFFER, steps.COUNTER]
    if verb == verbs.WITHDRAW:
        return [steps.OFFER, steps.COUNTER, steps.PICK]
    if verb in (verbs.ACCEPT, verbs.DECLINE, verbs.COUNTER):
        return [steps.ANSWER]
    if verb == verbs.TRADE:
        return [steps.PICK]
    if verb == verbs.MOVE_ROBBER:
        return [steps.ROBBER]
    if verb == verbs.ROB:
        return [steps.ROB]
    if verb == verbs.DISCARD:
        return [steps.DISCARD]
    return [steps.TAKE] if verb == verbs.TAKE else []


def _wrong_time(verb: i64, step: i64) -> list[Fault]:
    """What is wrong with the moment."""
    wanted = _wanted_steps(verb)
    if int(step) in wanted:
        return []
    params: dict[str, object] = {"verb": verbs.VERB_NAMES[verb], "step": steps.KIND_NAMES[step]}
    if step == steps.ROLL and steps.ACT in wanted:
        return [fault("board_roll_first", params)]
    if verb == verbs.ROLL and int(step) in TURN_PHASES:
        return [fault("board_already_rolled", params)]
    if step == steps.CONSTRUCT and wanted == TRADE_PHASES:
        return [fault("board_trade_is_over", params)]
    if step == steps.BARTER and steps.CONSTRUCT in wanted:
        return [fault("board_build_later", params)]
    return [fault("board_not_now", params)]


def named(packed: i64) -> dict[str, int]:
    """Packed resources by name, for sentences."""
    out: dict[str, int] = {}
    for kind in range(KINDS):
        if amount(packed, kind) > 0:
            out[RESOURCE_NAMES[kind]] = int(amount(packed, kind))
    return out


def _unpaid(t: Table, seat: i64, price: i64) -> list[Fault]:
    if covers(t.hands[seat], price):
        return []
    return [fault("board_cannot_pay", {"missing": named(missing(t.hands[seat], price))})]


def _road_faults(t: Table, seat: i64, step: i64, edge: i64) -> list[Fault]:
    out: list[Fault] = []
    place: dict[str, object] = {"place": edge_name(edge)}
    if t.roads[edge] != FREE:
        out.append(fault("board_path_taken", place))
    ends = bit(EDGE_N[edge]) | bit(EDGE_S[edge])
    if step == steps.FOUND_ROAD:
        if ends & bit(arg_b(t.top())) == 0:
            out.append(fault("board_road_not_at_settlement", place))
        return out
    if building.anchors(t, seat) & ends == 0:
        behind = (t.reach[seat] & ends) != 0
        out.append(fault("board_path_behind_building" if behind else "board_path_not_connected", place))
    if building.roads_left(t, seat) == 0:
        out.append(fault("board_no_roads_left", {}))
    if step != steps.FREE_ROAD:
        out += _unpaid(t, seat, ROAD_COST)
    return out


def _town_faults(t: Table, seat: i64, step: i64, vertex: i64) -> list[Fault]:
    out: list[Fault] = []
    built = t.all_buildings()
    if built & bit(vertex) != 0:
        out.append(fault("board_crossing_taken", {"place": vertex_name(vertex)}))
    for other in range(VERTICES):
        if built & NEAR[vertex] & bit(other) != 0:
            out.append(fault("board_too_near", {"place": vertex_name(vertex), "neighbour": vertex_name(other)}))
    if step == steps.FOUND_TOWN:
        return out
    if t.reach[seat] & bit(vertex) == 0:
        out.append(fault("board_no_road_there", {"place": vertex_name(vertex)}))
    if building.towns_left(t, seat) == 0:
        out.append(fault("board_no_settlements_left", {}))
    return out + _unpaid(t, seat, TOWN_COST)


def _city_faults(t: Table, seat: i64, vertex: i64) -> list[Fault]:
    out: list[Fault] = []
    if t.towns[seat] & bit(vertex) == 0:
        out.append(fault("board_not_your_settlement", {"place": vertex_name(vertex)}))
    if building.cities_left(t, seat) == 0:
        out.append(fault("board_no_cities_left", {}))
    return out + _unpaid(t, seat, CITY_COST)


def _card_of(verb: i64) -> i64:
    """The card a verb plays."""
    if verb == verbs.PLAY_KNIGHT:
        return KNIGHT
    if verb == verbs.PLAY_ROADS:
        return ROAD_BUILDING
    return INVENTION if verb == verbs.PLAY_INVENTION else MONOPOLY


def _play_faults(t: Table, seat: i64, verb: i64) -> list[Fault]:
    out: list[Fault] = []
    card = _card_of(verb)
    if amount(t.cards[seat], card) == 0:
        out.append(fault("board_card_not_held", {"card": CARD_NAMES[card]}))
    elif seat == t.turn and amount(t.cards[seat], card) <= amount(t.fresh, card):
        out.append(fault("board_card_bought_this_turn", {"card": CARD_NAMES[card]}))
    if t.played:
        out.append(fault("board_card_already_played", {}))
    if verb == verbs.PLAY_ROADS:
        if building.roads_left(t, seat) == 0:
            out.append(fault("board_no_roads_left", {}))
        elif not building.has_road_place(t, seat):
            out.append(fault("board_no_place_for_roads", {}))
    if verb == verbs.PLAY_INVENTION and t.bank == 0:
        out.append(fault("board_bank_empty", {}))
    return out


def _robber_faults(t: Table, seat: i64, verb: i64, a: i64) -> list[Fault]:
    if verb == verbs.MOVE_ROBBER:
        if a == t.robber:
            return [fault("board_robber_must_move", {"place": hex_name(a)})]
        if not robbery.robber_may_go(t, seat, a):
            return [fault("board_robber_is_friendly", {"place": hex_name(a)})]
        return []
    if a == seat:
        return [fault("board_not_yourself", {})]
    if t.robber >= 0 and not robbery.is_victim(t, seat, a):
        return [fault("board_nobody_to_rob_there", {"seat": int(a)})]
    return []


def _sea_faults(t: Table, seat: i64, given: i64, taken: i64) -> list[Fault]:
    out: list[Fault] = []
    if given == taken:
        out.append(fault("board_sea_like_for_like", {"resource": RESOURCE_NAMES[given]}))
    if t.island.complete:
        held = amount(t.hands[seat], given)
        asked = trade.rate(t, seat, given)
        if held < asked:
            params: dict[str, object] = {"resource": RESOURCE_NAMES[given], "rate": int(asked), "held": int(held)}
            out.append(fault("board_rate", params))
    if amount(t.bank, taken) == 0:
        out.append(fault("board_bank_lacks", {"resource": RESOURCE_NAMES[taken]}))
    return out


def _haggle_faults(t: Table, seat: i64, verb: i64, a: i64) -> list[Fault]:
    out: list[Fault] = []
    give = trade.gives(t, seat)
    want = trade.wants(t, seat)
    if verb == verbs.OFFER:
        if t.hands[seat] == 0:
            out.append(fault("board_nothing_to_offer", {}))
        if t.turn >= 0 and trade.most_wanted(t, seat) == 0:
            out.append(fault("board_nobody_to_trade", {}))
    elif verb == verbs.GIVE:
        if amount(want, a) > 0:
            out.append(fault("board_like_for_like", {"resource": RESOURCE_NAMES[a]}))
        held = amount(t.hands[seat], a)
        if held <= amount(give, a):
            out.append(fault("board_more_than_held", {"resource": RESOURCE_NAMES[a], "held": int(held)}))
    elif verb == verbs.WANT:
        if amount(give, a) > 0:
            out.append(fault("board_like_for_like", {"resource": RESOURCE_NAMES[a]}))
        if t.turn >= 0 and size(want) >= trade.most_wanted(t, seat):
            out.append(fault("board_more_than_they_hold", {"most": int(trade.most_wanted(t, seat))}))
    elif verb == verbs.PROPOSE:
        if give == 0:
            out.append(fault("board_nothing_given", {}))
        if want == 0:
            out.append(fault("board_nothing_wanted", {}))
    elif verb == verbs.ACCEPT:
        lack = missing(t.hands[seat], trade.wants(t, t.turn)) if t.turn >= 0 else i64(0)
        if lack != 0:
            out.append(fault("board_cannot_accept", {"missing": named(lack)}))
    elif a == seat or trade.gives(t, a) == 0:
        out.append(fault("board_no_such_offer", {"seat": int(a)}))
    elif not covers(t.hands[seat], trade.wants(t, a)):
        out.append(fault("board_cannot_accept", {"missing": named(missing(t.hands[seat], trade.wants(t, a)))}))
    return out
