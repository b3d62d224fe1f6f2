"""Cards that copy a building of the opponent: which ones they may take as their model."""

from mypy_extensions import i64

from catanica.games.principality.cards.catalogue import BUILDING
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.piece import owner_of
from catanica.games.principality.steps.card_step import offer_target
from catanica.games.principality.vocabulary import card_of


def offer_models(g: Duel, seat: i64, out: Options) -> None:
    """The buildings a secret society may copy: the opponent's own, in the opponent's principality."""
    for p in g.land(1 - seat).built:
        if owner_of(p) != seat and g.cat.kind[card_of(p)] == BUILDING:
            offer_target(1 - seat, p, out)
