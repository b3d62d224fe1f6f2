"""Every reason the card game can give for refusing an action, with the ruling it rests on."""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality.catalogue import KNIGHT_TOKEN, MILL_TOKEN
from catanica.games.principality.duel import Duel
from catanica.games.principality.powers import fulfils
from catanica.kernel.refusal import Fault

FAULTS: Final[dict[str, str]] = {
    "game_over": "KB-16",
    "not_an_option": "KB-6",
    "wrong_phase": "KB-6",
    "cannot_pay": "KB-21",
    "not_in_hand": "KB-21",
    "not_buildable": "KB-21",
    "no_site": "KB-20",
    "site_taken": "KB-20",
    "needs_city": "KB-20",
    "unique_in_play": "101.D.b(e)",
    "no_roads_left": "KB-17",
    "not_at_road_end": "KB-17",
    "no_settlements_left": "KB-18",
    "no_road_there": "KB-18",
    "no_cities_left": "KB-19",
    "no_settlement_there": "KB-19",
    "already_city": "KB-19",
    "same_kind": "KB-26",
    "not_enough": "KB-26",
    "no_room": "KB-55",
    "muted": "KB-27",
    "nothing_to_trade": "KB-27",
    "empty_offer": "KB-27",
    "opponent_short": "KB-27",
    "opponent_no_room": "KB-27",
    "too_early": "KB-29",
    "not_an_action": "KB-30",
    "only_before_roll": "KB-32",
    "only_as_answer": "KB-57",
    "die_is_set": "KB-32",
    "first_roll": "103.B.a",
    "no_building_to_burn": "KB-56",
    "no_knight_to_strike": "KB-56",
    "nothing_to_take": "KB-56",
    "nothing_to_swap": "KB-38",
    "empty_hand": "KB-40",
    "no_demolition": "KB-23",
    "central_stays": "KB-23",
    "not_there": "KB-23",
    "not_yours": "KB-23",
    "stack_empty": "KB-54",
    "other_stack": "KB-52",
    "not_your_stack": "101.C.a",
    "search_unpaid": "KB-51",
    "must_fill": "KB-51",
    "must_trim": "KB-53",
    "stack_used": "KB-4",
    "needs_card": "103.R.a",
    "needs_knight": "103.R.a",
    "needs_mill": "103.R.a",
    "not_on_display": "105.C.b",
    "not_there_for_fleet": "116.C.b",
    "no_region_to_swap": "112.I.a",
    "no_metropolis": "128.C.c",
    "already_metropolis": "128.C.c",
    "city_lacks": "123.AI.a",
    "region_place_taken": "128.C.b",
    "only_units_outside": "128.C.c",
    "pile_closed": "112.P.a",
    "nothing_to_ban": "112.P.a",
    "no_knight_to_bribe": "118.B.a",
    "no_place_for_knight": "KB-20",
    "no_gold": "KB-30",
    "all_stacks_empty": "KB-54",
}


def needs_faults(g: Duel, seat: i64, card: i64) -> list[Fault]:
    """Which conditions of a card do not hold."""
    out: list[Fault] = []
    for condition in g.cat.needs[card]:
        if fulfils(g, seat, condition):
            continue
        if condition == KNIGHT_TOKEN:
            out.append(fault("needs_knight", card=g.cat.ids[card]))
        elif condition == MILL_TOKEN:
            out.append(fault("needs_mill", card=g.cat.ids[card]))
        else:
            out.append(fault("needs_card", card=g.cat.ids[card], needed=g.cat.ids[condition]))
    return out


def fault(code: str, **params: object) -> Fault:
    """A fault with its ruling."""
    return Fault(code, FAULTS[code], dict(params))
