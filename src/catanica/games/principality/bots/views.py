"""What a player in a line of search is shown: the same as `redacted`, made quicker.

A redacted position begins from a bare table, and what its cards in play come to is counted anew. A copy shares that
with the position it is made from, so that only what is hidden is laid anew.
"""

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.knowledge import eyes, redact
from catanica.games.principality.position.piece import DECK_SLOT, SLOT, slot_known
from catanica.kernel.position import Hider
from catanica.kernel.rng import Rng


def blanked(slots: vec[i64], eye: i64) -> vec[i64]:
    """A pile of which an audience sees only what it knows."""
    out = slots[:]
    keep: i64 = ~SLOT.hidden
    i: i64 = 0
    n: i64 = len(out)
    while i < n:
        if slot_known(out[i]) & eye == 0:
            out[i] = out[i] & keep
        i += 1
    return out


class Views:
    """Makes views. Positions that cards turn time back to (`Duel.mark`) last for a turn: they are hidden once."""

    def __init__(self) -> None:
        self.mark: Duel | None = None  # hidden last
        self.mark_seat: i64 = -1  # for whom
        self.hidden: Duel | None = None  # what came of it

    def seen(self, g: Duel, seat: i64) -> Duel:
        """What a seat may know of a position."""
        hider = Hider(seat, eyes(seat))
        d = g.clone()
        d.rng = Rng(0, 0, 0, 1)
        d.reveals = 0
        d.agenda = hider.steps("agenda", d.agenda, g.book.words)
        d.land0.hand = hider.hand("hand", d.land0.hand, SLOT)
        d.land1.hand = hider.hand("hand", d.land1.hand, SLOT)
        d.stacks.cards = blanked(d.stacks.cards, hider.eye)
        d.event_stack = blanked(d.event_stack, hider.eye)
        d.region_stack = blanked(d.region_stack, hider.eye)
        if len(d.pool) > 0:
            d.pool = hider.unseen("pool", d.pool, SLOT)
        if len(d.box) > 0:
            d.box = hider.pile("box", d.box, SLOT)
        if len(d.brought) > 0:
            d.brought = hider.pile("brought", d.brought, DECK_SLOT)
        if g.annex is not None:
            d.annex = g.annex_carried(hider)
        if g.mark is not None:
            if self.mark is not g.mark or self.mark_seat != seat:
                self.mark = g.mark
                self.mark_seat = seat
                self.hidden = redact(g.mark, seat)
            d.mark = self.hidden
        return d
