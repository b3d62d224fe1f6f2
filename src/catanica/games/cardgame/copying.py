"""Cards that copy a building of the opponent: which ones they may take as their model."""

from mypy_extensions import i64

from catanica.games.principality.cards.catalogue import BUILDING
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.piece import owner_of
from catanica.games.principality.telling.verbs import TARGET
from catanica.games.principality.vocabulary import card_is, card_of, place_is, place_of, seat_is


def offer_models(g: Duel, seat: i64, out: Options) -> None:
    """The buildings a secret society may copy: the opponent's own, in the opponent's principality."""
    for p in g.land(1 - seat).built:
        if owner_of(p) != seat and g.cat.kind[card_of(p)] == BUILDING:
            code = TARGET | seat_is(1 - seat) | place_is(place_of(p)) | card_is(card_of(p))
            if not out.has(code):
                out.add(code)
