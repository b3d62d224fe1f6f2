"""Which cards of its sets a recorded game uses: built, played, answered with, drawn as an event, or laid out.
And how a game ends, in words that depend on no inner layout.
"""

from catanica.games.cardgame.game import set_facts
from catanica.games.principality import happenings as h
from catanica.games.principality.duel import Duel
from catanica.kernel.state import event_fields
from catanica.kernel.table import Table
from catanica.notation.lines import Record
from catanica.notation.record import replay

USES = {h.BUILT, h.PLAYED, h.ANSWERED, h.EVENT_CARD, h.LAID, h.REGIONS_SWAPPED}


def cards_to_use(*sets: str) -> set[str]:
    """Every card of some sets, but for the roads and settlements that lie there from the beginning."""
    facts = [fact for name in sets for fact in set_facts(name) if fact.only == ""]
    return {fact.id for fact in facts if not (fact.start and fact.kind == "central")}


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


def end_of(table: Table) -> dict[str, object]:
    """What lies on the table at the end of a game, and who has won."""
    g = table.state
    assert isinstance(g, Duel)
    outcome = g.outcome
    assert outcome is not None
    ids = g.cat.ids
    return {
        "winners": outcome.winners,
        "points": outcome.points,
        "turns": int(g.turn),
        "lands": [[ids[(p >> 7) & 0x1FF] for p in g.land(seat).built] for seat in range(2)],
        "hands": [sorted(ids[s & 0x1FF] for s in g.land(seat).hand) for seat in range(2)],
        "stock": [[int(r >> 9) for r in g.land(seat).regions if r] for seat in range(2)],
        "stacks": [ids[s & 0x1FF] for s in g.stacks.cards],
        "events": [ids[s & 0x1FF] for s in g.event_stack],
        "discard": [ids[s & 0x1FF] for s in g.discard],
    }
