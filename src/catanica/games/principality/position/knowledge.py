"""Who may know what: redacted positions for every audience, and full ones that fit them.

A redacted position is built by allow-list: everything in it was copied because the audience may know it. Face-down
cards become number 0. Legal actions computed on the redacted position of the player to move are the real ones, so
that bots and pages never need more.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from catanica.games.principality.cards.catalogue import EVENT, REGION, Catalogue, is_drawn
from catanica.games.principality.position.aside import both_laid, filled_aside
from catanica.games.principality.position.deck_lists import filled_lists, tick_between, unseen_events, unseen_of
from catanica.games.principality.position.duel import EITHER, Duel
from catanica.games.principality.position.geometry import REGIONS
from catanica.games.principality.position.piece import TABLE, slot
from catanica.games.principality.position.reminder import is_reminder
from catanica.games.principality.vocabulary import card_of, seat_of
from catanica.kernel.ints import bit
from catanica.kernel.position import Hider
from catanica.kernel.rng import Rng, seeded
from catanica.kernel.state import REFEREE
from catanica.kernel.words import HAND, UNSEEN, number_of


def eyes(audience: i64) -> i64:
    """The knowledge bit of an audience: a seat, or the table for those who watch."""
    return i64(TABLE) if audience < 0 else bit(audience)


def redact(g: Duel, audience: i64) -> Duel:
    """What an audience may know of a position."""
    if audience == REFEREE:
        return g.clone()
    d = g.blank()
    g.carried(d, Hider(audience, eyes(audience)))
    d.tracing = False
    return d


def unseen(g: Duel, seat: i64) -> list[int]:
    """The cards that may lie face down where a player draws, by elimination: out of the own deck, or of the one box."""
    if len(g.brought) > 0:
        return unseen_of(g, seat)
    return missing(g.cat, seen(g), False, False)


def seen(g: Duel) -> vec[i64]:
    """How many copies of each card lie where they can be seen; number 0 counts the face-down ones."""
    out = vec[i64]([0] * len(g.cat.ids))
    seat: i64 = 0
    while seat < 2:
        land = g.land(seat)
        for p in land.built:
            if not is_reminder(g.cat, p):
                out[card_of(p)] = out[card_of(p)] + 1
        tick(out, land.hand, len(land.hand))
        tick(out, land.regions, REGIONS)  # a store shows the card that lies in play already
        seat += 1
    tick(out, g.stacks.cards, len(g.stacks.cards))
    tick(out, g.event_stack, len(g.event_stack))
    tick(out, g.region_stack, len(g.region_stack))
    tick(out, g.discard, len(g.discard))
    tick(out, g.display, len(g.display))
    tick(out, g.box, len(g.box))
    tick_between(g, EITHER, out)
    return out


def tick(counts: vec[i64], slots: vec[i64], n: i64) -> None:
    """Count the cards of the first `n` slots of a pile."""
    i: i64 = 0
    while i < n:
        card = card_of(slots[i])
        counts[card] = counts[card] + 1
        i += 1


def missing(cat: Catalogue, there: vec[i64], region: bool, event: bool, settled: bool = True) -> list[int]:
    """The cards of a kind the box holds beyond those that are there, in the order of their numbers. Start regions can
    lie in the stack once the lands are settled, because a card may exchange one."""
    out: list[int] = []
    n: i64 = 1
    while n < len(there):
        kind = cat.kind[n]
        if region:
            wanted = kind == REGION and (settled or cat.start[n] == 0)
        elif event:
            wanted = kind == EVENT
        else:
            wanted = is_drawn(kind)
        if wanted:
            left = cat.copies[n] - there[n]
            while left > 0:
                out.append(n)
                left -= 1
        n += 1
    return out


def dealt(v: vec[i64], cards: list[int], rng: Rng, start: i64 = 0, end: i64 = -1) -> vec[i64]:
    """A pile with its blanks, or those of a part of it, filled by random cards, which leave the list."""
    out = v[:]
    i = start
    n: i64 = len(out) if end < 0 else end
    left: i64 = len(cards)
    while i < n:
        if card_of(out[i]) == 0:
            k = rng.below(left)
            left -= 1
            out[i] = out[i] | slot(cards[k], 0)
            cards[k] = cards[left]
        i += 1
    del cards[left:]
    return out


def dealt_stacks(d: Duel, cards: list[list[int]], rng: Rng) -> vec[i64]:
    """The stacks with their blanks filled, each out of the list of its owner."""
    owners = d.rules.stack_owner
    if len(d.brought) == 0:
        return dealt(d.stacks.cards, cards[0], rng)
    out = d.stacks.cards
    s: i64 = 0
    while s < d.stacks.count():
        out = dealt(out, cards[owners[s]], rng, d.stacks.start(s), d.stacks.ends[s])
        s += 1
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Fills hands and stacks: any card that may be there is as likely as any other, whatever its back."""

    def hand(self, d: Duel, seat: i64, cards: list[int], rng: Rng) -> vec[i64]:
        """A hand with its blanks filled by cards that leave the list."""
        return dealt(d.land(seat).hand, cards, rng)

    def stacks(self, d: Duel, cards: list[list[int]], rng: Rng) -> vec[i64]:
        """The stacks with their blanks filled, once the hands are, each out of the list of its owner."""
        return dealt_stacks(d, cards, rng)


EVEN: Final = Dealer()


def stacked_events(g: Duel, there: vec[i64], events: list[int], rng: Rng) -> list[int]:
    """Event cards for the blanks of stack and box, out of a list they leave: those that are there for certain first."""
    blanks = 0
    for s in g.event_stack:
        if card_of(s) == 0:
            blanks += 1
    i = both_laid(g)
    while i < len(g.box):
        if card_of(g.box[i]) == 0:
            blanks += 1
        i += 1
    out: list[int] = []
    known = there[:]
    for card in g.rules.fixed_events:
        if known[card] > 0:
            known[card] -= 1
        elif len(out) < blanks and taken_out(events, card):  # in a position made by hand there may be too few
            out.append(card)
    while len(out) < blanks:
        out.append(events.pop(rng.below(len(events))))
    return out


def taken_out(cards: list[int], card: i64) -> bool:
    """Whether a card was in a list, which it leaves."""
    for i, one in enumerate(cards):
        if one == card:
            del cards[i]
            return True
    return False


def fill_agenda(d: Duel, cards: list[list[int]], rng: Rng) -> None:
    """Fill what steps hide: with a card of the step's own seat's hand, or with one nobody has seen, out of its list."""
    i: i64 = 0
    n: i64 = len(d.agenda)
    while i < n:
        e = d.agenda[i]
        row = d.rules.words.row(number_of(e))
        if row is not None and row.hidden != 0:
            for f in row.fields:
                if f.secret == HAND and f.of(e) == 0:
                    hand = d.land(seat_of(e)).hand
                    e |= f.put(card_of(hand[rng.below(len(hand))]))
                elif f.secret == UNSEEN and f.of(e) == 0:
                    left = cards[seat_of(e)]
                    e |= f.put(left.pop(rng.below(len(left))))
            d.agenda[i] = e
        i += 1


def fill(g: Duel, seed: int, dealer: Dealer = EVEN) -> Duel:
    """A full position that fits a redacted one; the generator is its own, so that no game's stream is disturbed."""
    rng = seeded(seed)
    d = g.clone()
    d.rng = seeded(rng.next32())
    there = seen(g)
    if len(g.brought) > 0:
        d.brought = filled_lists(g, there, rng)
        cards = [unseen_of(d, 0), unseen_of(d, 1)]
        events = unseen_events(d, there)
    else:
        common = missing(g.cat, there, False, False)
        if g.rules.house.laid_aside > 0:
            d.box = filled_aside(g, common, rng)
        cards = [common, common]
        events = stacked_events(g, there, missing(g.cat, there, False, True), rng)
    d.land0.hold(dealer.hand(d, 0, cards[0], rng))
    d.land1.hold(dealer.hand(d, 1, cards[1], rng))
    d.stacks.cards = dealer.stacks(d, cards, rng)
    fill_agenda(d, cards, rng)
    d.event_stack = dealt(d.event_stack, events, rng)
    d.box = dealt(d.box, events, rng, both_laid(d))
    d.region_stack = dealt(d.region_stack, missing(g.cat, there, True, False, g.turn > 0), rng)
    if g.annex is not None:
        d.annex = g.annex.filled(rng)
    if g.mark is not None:
        d.mark = fill(g.mark, seed, dealer)
    return d
