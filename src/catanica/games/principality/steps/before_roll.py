"""Before the roll: what may be played while the dice have not fallen."""

from mypy_extensions import i64

from catanica.games.principality.cards.effect import BEFORE_ROLL
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.rules.playing import is_bare, offer_plays, play_faults
from catanica.games.principality.rules.using import offer_early, use_faults
from catanica.games.principality.telling.verbs import PLAY, ROLL, USE, verb_of
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.refusal import Fault


class RollOrPlay(Step):
    """The active player may play what goes before the roll, then rolls; each game says what a roll brings."""

    def who(self, g: Duel, e: i64) -> i64:
        """Always asked, so that nobody learns whether such a card is in the hand."""
        return g.active

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Roll, play a card, or use one in play."""
        out.add(ROLL)
        offer_plays(g, g.active, BEFORE_ROLL, out)
        if not is_bare(g):
            offer_early(g, g.active, out)

    def faults(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """A card may be wrong for this moment; anything else comes after the roll."""
        if verb_of(code) == PLAY:
            return play_faults(g, g.active, card_of(code), BEFORE_ROLL)
        if verb_of(code) == USE:
            early = Options()
            if is_bare(g):
                offer_early(g, g.active, early)
            return [g.fault("first_roll")] if early.has(code) else use_faults(g, g.active, code)
        return [g.fault("wrong_phase", phase="before_roll")]
