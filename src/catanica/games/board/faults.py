"""Why an action is refused: every code with the ruling it cites; the encyclopaedia has a sentence for each.

What speaks against a deed stands beside its rules. Board codes begin with `board_` so that they never collide with
those of another game.
"""

from typing import Final

from mypy_extensions import i64

from catanica.games.board.goods import KINDS, RESOURCE_NAMES, Good, amount
from catanica.kernel.refusal import Fault

OF_THE_MATTER: Final = ""  # not always the same ruling: that of what is asked, built or taken
FAULTS: Final[dict[str, str]] = {
    "board_unknown_action": "BG-2",  # no such verb, place, resource or seat: {code}
    "board_chance_decides": "BG-6",  # dice, shuffle or draw is due, not a move
    "board_not_this_outcome": "BG-2",  # chance cannot bring this: {code}
    "board_not_now": OF_THE_MATTER,  # {verb} is not asked for; {step} is
    "board_roll_first": "BG-6",  # {verb} comes after the throw
    "board_already_rolled": "BG-6",
    "board_trade_is_over": "BG-12",  # strict phases: no trade after building began
    "board_build_later": "BG-12",  # strict phases: finish trading first
    "board_cannot_pay": OF_THE_MATTER,  # {missing} is missing
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
    "board_bank_lacks": OF_THE_MATTER,  # {resource}
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


def fault(name: str, params: dict[str, object], matter: str = OF_THE_MATTER) -> Fault:
    """A reason with the ruling it cites: its own, or that of the matter."""
    return Fault(name, FAULTS[name] or matter, params)


def named(packed: i64) -> dict[Good, int]:
    """Packed resources by name, for sentences and views."""
    out: dict[Good, int] = {}
    for kind in range(KINDS):
        if amount(packed, kind) > 0:
            out[RESOURCE_NAMES[kind]] = int(amount(packed, kind))
    return out
