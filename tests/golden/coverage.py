"""Which cards of its sets a recorded game uses: built, played, answered with, drawn as an event, laid out, discovered.
And how a game ends, in words that depend on no inner layout.
"""

from collections.abc import Iterable

import catanica
from catanica.encyclopaedia.boxes import box_of
from catanica.games.princes.sets.zeit_der_entdecker.sea import Seas, distance
from catanica.games.princes.sets.zeit_der_entdecker.words import CELLS, DISCOVERED
from catanica.games.principality.cards.effect import ON_EARLY, ON_USE
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.piece import stock_of
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.vocabulary import CARD, card_of
from catanica.kernel.state import State
from catanica.kernel.table import Table
from catanica.kernel.words import number_of
from catanica.notation.lines import Record
from catanica.notation.record import replay

ROWS = (h.BUILT, h.PLAYED, h.ANSWERED, h.EVENT_CARD, h.LAID, h.REGIONS_SWAPPED, DISCOVERED, h.TOKENS)
USES = {row.number for row in ROWS}
LYING = {"entdeckerhafen"}  # there from the beginning to the end, like the roads and settlements of the start


def cards_to_use(*sets: str) -> set[str]:
    """Every card of some sets, but for the roads and settlements that lie there from the beginning."""
    facts = []
    for name in sets:
        box = box_of(name)
        assert box is not None, name
        facts += [fact for fact in box.facts(name) if fact.only == ""]
    return {fact.id for fact in facts if not (fact.start and fact.kind == "central")} - LYING


def cards_used(game: Record) -> set[str]:
    """The cards a game puts to use."""
    return cards_used_in(replay(game, strict=False).state)


def cards_used_in(state: State) -> set[str]:
    """The cards that were put to use up to a position."""
    assert isinstance(state, Duel)
    used = set()
    for packed in state.events:
        if number_of(packed) in USES:
            used.add(state.cat.ids[CARD.of(packed)])
    return used


def uses_of(name: str) -> set[str]:
    """What records say when the cards of a set are used that lie in play."""
    g = catanica.game("cardgame", sets=["base", name]).new(seed=0)
    assert isinstance(g, Duel)
    cards = [g.cat.number(card) for card in cards_to_use(name)]
    return {f"use {g.cat.ids[card]}" for card in cards if g.cat.hooks[card] & (ON_USE | ON_EARLY)}


def deeds_in(text: str, deeds: Iterable[str]) -> set[str]:
    """Those deeds that some line of a record tells of."""
    return {deed for deed in deeds if f" {deed} " in text}


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
        "lands": [[ids[card_of(p)] for p in g.land(seat).built] for seat in range(2)],
        "hands": [sorted(ids[card_of(s)] for s in g.land(seat).hand) for seat in range(2)],
        "stock": [[int(stock_of(r)) for r in g.land(seat).regions if r] for seat in range(2)],
        "stacks": [ids[card_of(s)] for s in g.stacks.cards],
        "events": [ids[card_of(s)] for s in g.event_stack],
        "discard": [ids[card_of(s)] for s in g.discard],
        **({"seas": [end_of_sea(g.annex, ids, seat) for seat in range(2)]} if isinstance(g.annex, Seas) else {}),
    }


def end_of_sea(seas: Seas, ids: list[str], seat: int) -> dict[str, object]:
    """Ships and sea cards of a seat."""
    cells = [
        {
            "cell": CELLS[i],
            "card": ids[seas.card(seat, i)] or None,
            "face_up": seas.is_up(seat, i),
            "level": int(seas.level(seat, i)),
            "distance": int(distance(i)),
            "disc": ["", "ship", "lost"][seas.disc(seat, i)],
        }
        for i in range(seas.size())
    ]
    return {"sea": cells, "ships": int(seas.ships[seat]), "ships_ready": int(seas.ready(seat))}
