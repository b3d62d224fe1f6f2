"""Counters on cards: paying and gaining them. A card is asked for only where it makes a difference."""

from mypy_extensions import i64

from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.counter import Counter
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.piece import goods_on, used, with_goods
from catanica.games.principality.steps.card_step import CardStep, offered
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import TARGET
from catanica.kernel.state import NOBODY


def sums(g: Duel, seat: i64, counter: Counter) -> i64:
    """Of a counter on a player's cards: how much they can pay now, how many can hold it, how much in all, and how much
    they hold, as paying << 48 | cards << 32 | room << 16 | held; kept until a card in play changes."""
    land = g.land(seat)
    if land.counter != counter.number:
        land.fund = sums_anew(g, seat, counter)
        land.counter = counter.number
    return land.fund


def sums_anew(g: Duel, seat: i64, counter: Counter) -> i64:
    """The same, counted on the cards in play."""
    n: i64 = 0
    built = g.land(seat).built
    for i in g.look(seat).keepers:
        p = built[i]
        room = counter.room[v.card_of(p)]
        if room > 0:
            n += (1 << 32) + (room << 16) + goods_on(p)
            if pays(counter, p):
                n += goods_on(p) << 48
    return n


def held(g: Duel, seat: i64, counter: Counter) -> i64:
    """All of a counter that lies on a player's cards."""
    return sums(g, seat, counter) & 0xFFFF


def holders(g: Duel, seat: i64, counter: Counter) -> i64:
    """How many cards of a player can hold a counter."""
    return (sums(g, seat, counter) >> 32) & 0xFFFF


def space(g: Duel, seat: i64, counter: Counter) -> i64:
    """How many more of a counter a player's cards can take."""
    n = sums(g, seat, counter)
    return ((n >> 16) & 0xFFFF) - (n & 0xFFFF)


def pays(counter: Counter, p: i64) -> bool:
    """Whether a card in play can pay some of a counter now: of some counters none that was used in this turn."""
    return counter.room[v.card_of(p)] > 0 and goods_on(p) > 0 and not (counter.rests and used(p))


def at_hand(g: Duel, seat: i64, counter: Counter) -> i64:
    """All of a counter that a player can pay with now."""
    return payable(sums(g, seat, counter))


def payable(fund: i64) -> i64:
    """The same out of `sums`."""
    return fund >> 48


def change_at(g: Duel, seat: i64, counter: Counter, index: i64, by: i64) -> i64:
    """Put a counter on a card in play or take it off, between none and its room; returns the change (PR-41)."""
    land = g.land(seat)
    p = land.built[index]
    then: i64 = max(min(goods_on(p) + by, counter.room[v.card_of(p)]), 0)
    done = then - goods_on(p)
    if done != 0:
        land.alter(index, with_goods(p, then))
        g.tell(h.TOKENS, v.seat_is(seat) | v.card_is(v.card_of(p)) | v.place_is(v.place_of(p)) | v.number_is(then))
    return done


def change(g: Duel, seat: i64, counter: Counter, by: i64) -> i64:
    """Gain or pay at once, from the cards as they lie, where nobody has a choice. Returns the change."""
    built = g.land(seat).built
    done: i64 = 0
    i: i64 = 0
    while i < len(built) and done != by:
        if counter.room[v.card_of(built[i])] > 0:
            done += change_at(g, seat, counter, i, by - done)
        i += 1
    return done


def pay_counter(g: Duel, seat: i64, counter: Counter, n: i64, card: i64) -> None:
    """A player pays a number of a counter for a card."""
    g.push(counter.paying, v.seat_is(seat) | v.number_is(n) | v.card_is(card))


def gain_counter(g: Duel, seat: i64, counter: Counter, n: i64, card: i64) -> None:
    """A player spreads a number of a counter over the cards that hold it; what finds no room is lost."""
    g.push(counter.gaining, v.seat_is(seat) | v.number_is(n) | v.card_is(card))


def offer_holders(g: Duel, seat: i64, counter: Counter, filled: bool, out: Options) -> None:
    """A player's cards that can pay some of a counter, or that have room for it."""
    built = g.land(seat).built
    for i in g.look(seat).keepers:
        p = built[i]
        room = counter.room[v.card_of(p)]
        if pays(counter, p) if filled else goods_on(p) < room:
            out.add(TARGET | v.seat_is(seat) | v.place_is(v.place_of(p)) | v.card_is(v.card_of(p)))


def one_at(g: Duel, seat: i64, counter: Counter, code: i64, by: i64) -> None:
    """One more or one less on the card an option names."""
    change_at(g, seat, counter, g.land(seat).find_piece(v.place_of(code), v.card_of(code)), by)


class CounterStep(CardStep):
    """Something is done with a counter, one by one, for a card."""

    def __init__(self, name: str, rule: str, counter: Counter, by: i64) -> None:
        super().__init__(name, rule)
        self.counter = counter
        self.by: i64 = by  # 1 gains, -1 pays
        self.pays = by == -1

    def who(self, g: Duel, e: i64) -> i64:
        """The player, if several cards come into question and not all that is there or fits is moved."""
        several = offered(g, self, e) > 1
        most = at_hand(g, v.seat_of(e), self.counter) if self.pays else space(g, v.seat_of(e), self.counter)
        return i64(NOBODY) if v.number_of(e) == 0 or not several or most <= v.number_of(e) else v.seat_of(e)

    def run(self, g: Duel, e: i64) -> None:
        """No choice: as the cards lie; what finds no room is lost."""
        left = v.number_of(e)
        land = g.land(v.seat_of(e))
        i: i64 = 0
        n: i64 = len(land.built)
        while i < n and left > 0:
            p = land.built[i]
            idle = self.counter.room[v.card_of(p)] == 0 or (self.pays and not pays(self.counter, p))
            if idle or change_at(g, v.seat_of(e), self.counter, i, self.by) == 0:
                i += 1
            else:
                left -= 1

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The cards that hold some, or have room."""
        offer_holders(g, v.seat_of(e), self.counter, self.pays, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One, then the next."""
        one_at(g, v.seat_of(e), self.counter, code, self.by)
        row = self.counter.paying if self.pays else self.counter.gaining
        g.push(row, v.seat_is(v.seat_of(e)) | v.number_is(v.number_of(e) - 1) | v.card_is(self.card(g, e)))
