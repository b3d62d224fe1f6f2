"""Which cards of the base set a recorded game uses: built, played, answered with, drawn as an event, or laid out."""

from catanica.games.cardgame.game import set_facts
from catanica.games.principality import happenings as h
from catanica.games.principality.duel import Duel
from catanica.kernel.state import event_fields
from catanica.notation.lines import Record
from catanica.notation.record import replay

USES = {h.BUILT, h.PLAYED, h.ANSWERED, h.EVENT_CARD, h.LAID, h.REGIONS_SWAPPED}


def cards_to_use() -> set[str]:
    """Every card of the base set."""
    return {fact.id for fact in set_facts("base")}


def cards_used(game: Record) -> set[str]:
    """The cards a game puts to use."""
    state = replay(game, strict=False).state
    assert isinstance(state, Duel)
    used = set()
    for packed in state.events:
        kind, _, card, *_ = event_fields(packed)
        if kind in USES:
            used.add(state.cat.ids[card])
    return used
