"""What an action does: one function for each family of verbs, all acting on the step on top of the agenda."""

from mypy_extensions import i64

from catanica.games.board import building, cards, robbery, setup, steps, trade, turn, verbs
from catanica.games.board.goods import CITY_COST, ROAD_COST, TOWN_COST, pack
from catanica.games.board.table import Table
from catanica.kernel.agenda import arg_a, arg_b, step_of


def take(t: Table, code: i64) -> None:
    """Carry out an action of the pending decision."""
    verb = verbs.verb_of(code)
    a = verbs.first_arg(code)
    if verb >= verbs.FIRST_CHANCE:
        _fallen(t, verb, a, verbs.second_arg(code))
    elif verb <= verbs.TO_BUILDING:
        turn.move_on(t, verb)
    elif verb <= verbs.BUY_CARD:
        _build(t, verb, a)
    elif verb <= verbs.PLAY_MONOPOLY:
        _play(t, verb, a)
    elif verb <= verbs.TAKE:
        _robber_and_bank(t, verb, a, verbs.second_arg(code))
    else:
        _haggle(t, verb, a)


def _build(t: Table, verb: i64, a: i64) -> None:
    e = t.top()
    step = step_of(e)
    seat = arg_a(e)
    if step == steps.FOUND_TOWN:
        setup.found_town(t, seat, a, arg_b(e))
        return
    if step == steps.FOUND_ROAD:
        setup.found_road(t, seat, a)
        return
    if step == steps.FREE_ROAD:
        cards.free_road(t, seat, a, arg_b(e))
    elif verb == verbs.ROAD:
        building.pay(t, seat, ROAD_COST)
        building.lay_road(t, seat, a)
    elif verb == verbs.TOWN:
        building.pay(t, seat, TOWN_COST)
        building.put_town(t, seat, a)
    elif verb == verbs.CITY:
        building.pay(t, seat, CITY_COST)
        building.put_city(t, seat, a)
    else:
        cards.buy(t, seat)
    turn.look_for_victory(t)


def _play(t: Table, verb: i64, a: i64) -> None:
    if verb == verbs.PLAY_KNIGHT:
        cards.play_knight(t, t.turn)
        turn.look_for_victory(t)
    elif verb == verbs.PLAY_ROADS:
        cards.play_roads(t, t.turn)
    elif verb == verbs.PLAY_INVENTION:
        cards.play_invention(t, t.turn)
    else:
        cards.play_monopoly(t, t.turn, a)


def _robber_and_bank(t: Table, verb: i64, a: i64, b: i64) -> None:
    e = t.top()
    seat = arg_a(e)
    if verb == verbs.MOVE_ROBBER:
        robbery.move_robber(t, seat, a)
    elif verb == verbs.ROB:
        t.pop()
        robbery.rob(t, seat, a)
    elif verb == verbs.DISCARD:
        robbery.discard(t, seat, a, arg_b(e))
    elif verb == verbs.SEA_TRADE:
        trade.sea_trade(t, seat, a, b)
    else:
        cards.take(t, seat, a, arg_b(e))


def _haggle(t: Table, verb: i64, a: i64) -> None:
    seat = arg_a(t.top())
    if verb == verbs.OFFER:
        trade.open_offer(t, seat)
    elif verb == verbs.GIVE:
        t.offers[2 * seat] += pack(a, 1)
    elif verb == verbs.WANT:
        t.offers[2 * seat + 1] += pack(a, 1)
    elif verb == verbs.PROPOSE:
        trade.propose(t, seat)
    elif verb == verbs.WITHDRAW:
        trade.withdraw(t, seat)
    elif verb == verbs.ACCEPT:
        trade.accept(t, seat)
    elif verb == verbs.DECLINE:
        trade.decline(t, seat)
    elif verb == verbs.COUNTER:
        trade.open_counter(t, seat)
    else:
        trade.close(t, seat, a)


def _fallen(t: Table, verb: i64, a: i64, b: i64) -> None:
    """Chance has decided."""
    e = t.top()
    if verb == verbs.DICE:
        turn.thrown(t, a, b)
    elif verb == verbs.STEAL:
        t.pop()
        robbery.steal(t, arg_a(e), arg_b(e), a)
    elif verb == verbs.DRAW:
        t.pop()
        cards.draw(t, arg_a(e), a)
        turn.look_for_victory(t)
    elif verb == verbs.PLACE_HEX:
        setup.place_hex(t, a, b)
    elif verb == verbs.PLACE_HARBOUR:
        setup.place_harbour(t, a, b)
    elif verb == verbs.SPIRAL_FROM:
        setup.spiral_tokens(t, a)
    elif verb == verbs.STARTS:
        t.start = a
        t.pop()
    elif step_of(e) == steps.RED_TOKEN:
        setup.place_red_token(t, arg_a(e), a, b)
    else:
        setup.place_token(t, a, b)
