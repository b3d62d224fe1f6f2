"""The odd cards of Zeit des Fortschritts: one class each. Action cards first, then buildings, then events."""

from typing import Final

from mypy_extensions import i64

from catanica.games.princes.owning import copies_of, is_behind
from catanica.games.princes.sets.zeit_des_fortschritts.steps import FETCH, MEDICUS, SEARCH_STACK
from catanica.games.principality.cards.catalogue import COVER, HAND_AT, RED, sum_in
from catanica.games.principality.cards.effect import Effect, several
from catanica.games.principality.cards.frequent import Asks
from catanica.games.principality.cards.powers import tally
from catanica.games.principality.cards.shared_cards import plague
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import count
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.rules.production import yield_at
from catanica.games.principality.steps.goods_steps import first_place, gain, last_region
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.vocabulary import card_is, card_of, seat_is

DEAR: Final = 4  # city expansions that cost more than this are cheaper with a building crane
PARLIAMENT_PROGRESS: Final = 2

# -- actions ----------------------------------------------------------------------------------------------------------


class Benjamin(Effect):
    """Every own region with the number of this turn yields once more; boosters do not count (PR-24)."""

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """One each."""
        land = g.land(seat)
        i = first_place(land)
        while i < last_region(land):
            if land.regions[i] != 0 and g.cat.die[card_of(land.regions[i])] == g.die:
                yield_at(g, seat, i, 1, h.GAINED)
            i += 1


class Envoy(Asks):
    """A card of choice from the discard pile; needs a building, or fewer points than the opponent (PR-31)."""

    def __init__(self, building: str) -> None:
        super().__init__(FETCH)
        self.building = building

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """The building or being behind; and a card to fetch."""
        unfit = copies_of(g, seat, self.building) == 0 and not is_behind(g, seat)
        return several("needs_card_or_behind" if unfit else "", "discard_empty" if len(g.discard) == 0 else "")


# -- buildings --------------------------------------------------------------------------------------------------------


class BuildingCrane(Effect):
    """City expansions that cost more than four resources cost one less."""

    def discount(self, g: Duel, seat: i64, p: i64, card: i64) -> i64:
        """Owls and stars are no resources and not counted."""
        slot_ = g.cat.slot[card]
        return 1 if (slot_ == RED or slot_ == COVER) and count(g.cat.cost[card]) > DEAR else 0


class Library(Effect):
    """When built: look through a stack and keep a card."""

    def built(self, g: Duel, seat: i64, card: i64, place: i64) -> None:
        """Choose the stack."""
        g.push(SEARCH_STACK, seat_is(seat) | card_is(card))


class Parliament(Effect):
    """Needs two progress points when it is built (PR-27)."""

    def forbid(self, g: Duel, seat: i64, card: i64, place: i64) -> str:
        """Count them."""
        enough = sum_in(tally(g, seat), HAND_AT) >= PARLIAMENT_PROGRESS
        return "" if enough else "needs_progress"


# -- events -----------------------------------------------------------------------------------------------------------


class Plague(Effect):
    """Every region beside a city loses one, except around bath houses; pharmacies bring a resource."""

    def event(self, g: Duel, card: i64) -> None:
        """For both players."""
        self.cure(g, 1 - g.active)
        self.cure(g, g.active)
        plague(g, 0)
        plague(g, 1)

    def cure(self, g: Duel, seat: i64) -> None:
        """One resource of choice per pharmacy, whether anything was lost or not."""
        n = copies_of(g, seat, "apotheke")
        if n > 0:
            gain(g, seat, n, g.cat.number("apotheke"))


def register(rules: Rulebook) -> None:
    """Bind the effects to their cards."""
    rules.add_effects(benjamin=Benjamin(), guido=Envoy("rathaus"), gustav=Envoy("bibliothek"), medicus=Asks(MEDICUS))
    rules.add_effects(baukran=BuildingCrane(), bibliothek=Library(), parlament=Parliament(), seuche=Plague())
