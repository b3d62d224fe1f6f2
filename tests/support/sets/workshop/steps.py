"""The two questions a masterpiece asks. Between them lies a card of which only its owner knows which it is."""

from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.card_step import CardStep
from catanica.games.principality.steps.counters import gain_counter
from catanica.games.principality.steps.play_steps import open_window, play_from_hand
from catanica.games.principality.telling.verbs import PASS, PICK, verb_of
from catanica.games.principality.vocabulary import (
    CARD,
    CAUSE,
    SEAT,
    STEPS,
    card_is,
    card_of,
    cause_is,
    cause_of,
    seat_is,
    seat_of,
)
from catanica.games.principality.windows import WINDOWS
from catanica.kernel.words import HAND

SEALED = WINDOWS.number("design_sealed")
SEAL_DESIGN = STEPS.add("seal_design", SEAT, CARD)
UNVEIL_DESIGN = STEPS.add("unveil_design", SEAT, CARD.hidden(HAND), CAUSE)
REWARD = 2


class SealDesign(CardStep):
    """Which card of the hand is sealed; the opponent may answer before it is unveiled."""

    def legal(self, g: Duel, e: int, out: Options) -> None:
        for s in g.land(seat_of(e)).hand:
            if not out.has(PICK | card_is(card_of(s))):
                out.add(PICK | card_is(card_of(s)))

    def take(self, g: Duel, e: int, code: int) -> None:
        g.push(UNVEIL_DESIGN, seat_is(seat_of(e)) | card_is(card_of(code)) | cause_is(card_of(e)))
        open_window(g, SEALED, 1 - seat_of(e), card_of(e))


class UnveilDesign(CardStep):
    """The sealed card is discarded for tools, or kept and never shown."""

    def card(self, g: Duel, e: int) -> int:
        return cause_of(e)

    def legal(self, g: Duel, e: int, out: Options) -> None:
        out.add(PASS)
        out.add(PICK | card_is(card_of(e)))

    def take(self, g: Duel, e: int, code: int) -> None:
        if verb_of(code) == PICK:
            play_from_hand(g, seat_of(e), card_of(e))
            gain_counter(g, seat_of(e), g.rules.counter("tools"), REWARD, cause_of(e))


def register(rules: Rulebook) -> None:
    """Bind the steps to their rows."""
    rules.add_step(SEAL_DESIGN, SealDesign("seal_design", "KB-30"))
    rules.add_step(UNVEIL_DESIGN, UnveilDesign("unveil_design", "KB-30"))
