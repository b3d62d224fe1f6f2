"""Whose cards lie where, and which of a deck have not been seen: what a list that is known rules out (101.C.a).

A card belongs to whoever last had it (103.K.b): everything that changes owner does so before both players' eyes, so
each list always counts exactly what lies in its owner's hand, stacks, pile and principality.
"""

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.principality.cards.catalogue import EVENT, is_drawn
from catanica.games.principality.position.duel import EITHER, Duel, Options
from catanica.games.principality.position.piece import owner_of
from catanica.games.principality.position.reminder import is_reminder
from catanica.games.principality.vocabulary import card_is, card_of, seat_of
from catanica.kernel.rng import Rng
from catanica.kernel.words import number_of


def seen_of(g: Duel, seat: i64) -> vec[i64]:
    """How many copies of each card of a player lie where they can be seen; number 0 counts the face-down ones."""
    out = vec[i64]([0] * len(g.cat.ids))
    for s in g.land(seat).hand:
        out[card_of(s)] = out[card_of(s)] + 1
    for p in g.land0.built:
        if owner_of(p) == seat and not is_reminder(g.cat, p):
            out[card_of(p)] = out[card_of(p)] + 1
    for p in g.land1.built:
        if owner_of(p) == seat and not is_reminder(g.cat, p):
            out[card_of(p)] = out[card_of(p)] + 1
    for s in g.discard:
        if seat_of(s) == seat:
            out[card_of(s)] = out[card_of(s)] + 1
    stack: i64 = 0
    while stack < g.stacks.count():
        if g.rules.stack_owner[stack] == seat:
            i = g.stacks.start(stack)
            while i < g.stacks.ends[stack]:
                card = card_of(g.stacks.cards[i])
                out[card] = out[card] + 1
                i += 1
        stack += 1
    tick_between(g, seat, out)
    return out


def tick_between(g: Duel, seat: i64, counts: vec[i64]) -> None:
    """Count the cards on their way from one place to another: what steps of a player hold, or of anybody (EITHER)."""
    between = Options()
    for e in g.agenda:
        if seat == EITHER or seat_of(e) == seat:
            g.rules.steps[number_of(e)].holds(g, e, between)
    k: i64 = 0
    while k < between.count:
        counts[between.codes[k]] = counts[between.codes[k]] + 1
        k += 1


def listed(g: Duel, seat: i64) -> vec[i64]:
    """How often each card stands on a player's list, as far as it is known here; number 0 counts the others."""
    out = vec[i64]([0] * len(g.cat.ids))
    i: i64 = 0
    while i < len(g.brought):
        if seat_of(g.brought[i]) == seat and not is_event_entry(g, i):
            card = card_of(g.brought[i])
            out[card] = out[card] + 1
        i += 1
    return out


def written_by(g: Duel, seat: i64) -> vec[i64]:
    """How often each card stands on the list a player wrote, whoever has it now, as far as it is known here."""
    out = vec[i64]([0] * len(g.cat.ids))
    each = g.rules.deck_cards + g.rules.deck_events
    i = seat * each
    while i < seat * each + g.rules.deck_cards and i < len(g.brought):
        card = card_of(g.brought[i])
        out[card] = out[card] + 1
        i += 1
    return out


def is_event_entry(g: Duel, i: i64) -> bool:
    """Whether an entry of the lists is one for an event card."""
    return i % (g.rules.deck_cards + g.rules.deck_events) >= g.rules.deck_cards


def box_limit(g: Duel, card: i64) -> i64:
    """How often one player's boxes let a card into a deck; of events, beside those everybody gives."""
    given: i64 = 0
    for n in g.rules.fixed_events:
        if n == card:
            given += 1
    return (g.cat.copies[card] - given) // 2


def unseen_of(g: Duel, seat: i64) -> list[int]:
    """The cards of a player that lie face down somewhere; of a list that is not known, all that may stand on it."""
    there = seen_of(g, seat)
    on_list = listed(g, seat)
    out: list[int] = []
    n: i64 = 1
    while n < len(there):
        if is_drawn(g.cat.kind[n]):
            left = (on_list[n] if on_list[0] == 0 else box_limit(g, n)) - there[n]
            while left > 0:
                out.append(n)
                left -= 1
        n += 1
    return out


def unseen_events(g: Duel, there: vec[i64]) -> list[int]:
    """The event cards that lie face down in stack and box: those everybody gives, and those of both lists."""
    out: list[int] = list(g.rules.fixed_events)
    i: i64 = 0
    while i < len(g.brought):
        if is_event_entry(g, i):
            out.append(card_of(g.brought[i]))
        i += 1
    n: i64 = 1
    while n < len(there):
        if g.cat.kind[n] == EVENT:
            left = there[n]
            while left > 0 and n in out:
                out.remove(n)
                left -= 1
        n += 1
    return out


def filled_lists(g: Duel, there: vec[i64], rng: Rng) -> vec[i64]:
    """Both lists, with what is unknown filled: by what has been seen of that player, then by any cards of the box."""
    out = g.brought[:]
    given: list[int] = [int(there[n]) for n in range(len(there))]  # event cards seen that no list explains so far
    for n in g.rules.fixed_events:
        given[n] -= 1
    for s in out:
        given[card_of(s)] -= 1  # of other cards nobody asks
    seat: i64 = 0
    while seat < 2:
        on_list = listed(g, seat)
        shown = seen_of(g, seat)
        written = written_by(g, seat)
        cards: list[int] = []  # those that stand on the list for certain
        others: list[int] = []  # any of which may stand on it
        events: list[int] = []
        more_events: list[int] = []
        room = listed_events(g, seat, 0)
        n_: i64 = 1
        while n_ < len(there):
            limit = box_limit(g, n_)
            if g.cat.kind[n_] == EVENT:
                known = listed_events(g, seat, n_)
                certain: i64 = max(min(given[n_], limit - known, room), 0)
                given[n_] -= certain
                room -= certain
                put(events, n_, certain)
                put(more_events, n_, limit - known - certain)
            elif is_drawn(g.cat.kind[n_]):
                certain = max(shown[n_] - on_list[n_], 0)
                put(cards, n_, certain)
                put(others, n_, limit - written[n_] - certain)  # what was taken from it stood on this list too
            n_ += 1
        i: i64 = 0
        while i < len(out):
            if seat_of(out[i]) == seat and card_of(out[i]) == 0:
                if is_event_entry(g, i):
                    card = picked(events, more_events, rng)
                else:
                    card = picked(cards, others, rng)
                out[i] = out[i] | card_is(card)
            i += 1
        seat += 1
    return out


def listed_events(g: Duel, seat: i64, card: i64) -> i64:
    """How often an event card stands on a player's list, as far as it is known here."""
    n: i64 = 0
    i: i64 = 0
    while i < len(g.brought):
        if is_event_entry(g, i) and seat_of(g.brought[i]) == seat and card_of(g.brought[i]) == card:
            n += 1
        i += 1
    return n


def put(cards: list[int], card: i64, n: i64) -> None:
    """Some copies of a card onto a list."""
    while n > 0:
        cards.append(card)
        n -= 1


def picked(certain: list[int], others: list[int], rng: Rng) -> i64:
    """A card that must be there, while there is one, else any; it leaves its list."""
    source = certain if len(certain) > 0 else others
    return source.pop(rng.below(len(source)))
