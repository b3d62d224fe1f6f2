"""The decisions that cards of Zeit des Fortschritts ask for."""

from typing import Final

from mypy_extensions import i64

from catanica.games.princes.losing import fetch_card
from catanica.games.principality import vocabulary as v
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.piece import owner_of
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.card_step import ChoiceStep, OfferStep, offer_full_stacks
from catanica.games.principality.steps.goods_steps import gain_at
from catanica.games.principality.steps.rows import OPEN_STACK
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import PICK, TARGET


def offer_pile(g: Duel, but: i64, out: Options) -> None:
    """Every different card of the discard pile except the one that looks through it."""
    for s in g.discard:
        card = v.card_of(s)
        code = PICK | v.card_is(card)
        if card != but and not out.has(code):
            out.add(code)


FETCH: Final = v.STEPS.add("fetch", v.SEAT, v.CARD)


class Fetch(OfferStep):
    """A card of choice comes from the discard pile."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card but the one just played."""
        offer_pile(g, v.card_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Into the hand, where everybody knows it; it may be used at once (PR-30)."""
        fetch_card(g, v.seat_of(e), v.card_of(code))


MEDICUS: Final = v.STEPS.add("medicus", v.SEAT, v.CARD)


class Heal(ChoiceStep):
    """The medicus works at one of the own bath houses."""

    def choices(self, g: Duel, seat: i64, out: Options) -> None:
        """The bath houses, one per city."""
        bath: i64 = g.cat.number("badhaus")
        seen: i64 = -1
        for p in g.land(seat).built:
            code = TARGET | v.seat_is(seat) | v.place_is(v.place_of(p)) | v.card_is(bath)
            if v.card_of(p) == bath and owner_of(p) == seat and v.place_of(p) >> 1 != seen and not out.has(code):
                out.add(code)
                seen = v.place_of(p) >> 1

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any of them."""
        self.choices(g, v.seat_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """The four regions around its city gain one each."""
        left = (v.place_of(code) >> 1) * 2
        i: i64 = 0
        while i < 4:
            if g.land(v.seat_of(e)).regions[left + i] != 0:
                gain_at(g, v.seat_of(e), left + i, 1, h.GAINED)
            i += 1

    def card(self, g: Duel, e: i64) -> i64:
        """The medicus."""
        return v.card_of(e)


SEARCH_STACK: Final = v.STEPS.add("search_stack", v.SEAT, v.CARD)


class SearchStack(OfferStep):
    """The library's builder looks through a stack and keeps a card."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any stack with cards."""
        offer_full_stacks(g, v.seat_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Who looks must take one (PR-5)."""
        g.push(OPEN_STACK, v.seat_is(v.seat_of(e)) | v.stack_is(v.stack_of(code)))


def register(rules: Rulebook) -> None:
    """Bind the steps to their numbers."""
    rules.add_steps("PR-31", (FETCH, Fetch), (SEARCH_STACK, SearchStack))
    rules.add_steps("PR-41", (MEDICUS, Heal))
