"""A player for golden games who puts cards to use: whatever it can build or play for the first time it does."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from catanica.bots.bot import Bot  # noqa: E402 - the project's folder must be on the path first
from catanica.bots.registry import make  # noqa: E402
from catanica.games.principality.position.duel import Duel  # noqa: E402
from catanica.games.principality.steps.rows import SWAP  # noqa: E402
from catanica.games.principality.telling.verbs import BUILD, CITADEL, END, ERECT, PASS, PLAY, REGION, USE, verb_of  # noqa: E402
from catanica.games.principality.vocabulary import CARD, SEAT, STEPS, card_of  # noqa: E402
from catanica.kernel.rng import seeded  # noqa: E402
from catanica.kernel.state import State  # noqa: E402
from catanica.kernel.words import number_of  # noqa: E402

CITADELS = 2  # so many are founded, because some cards need them
OFTEN = 3  # uses of cards in play in one turn, at most


def wastes(g: Duel, code: int) -> bool:
    """Whether using a card would only spend what lies on it on the opponent's resources: it is saved for better."""
    d = g.clone()
    d.step(code)
    asked = d.legal() if d.to_move == g.to_move else []
    return bool(asked) and all(verb_of(c) == REGION and SEAT.of(c) != g.to_move for c in asked)


def holds_counters(g: Duel, card: int) -> bool:
    """Whether counters lie on such cards: using one fills it."""
    return any(counter.room[card] > 0 for counter in g.rules.counters)


def saves(g: Duel, done: set[int]) -> bool:
    """Whether the hand holds a card to be built or played for counters: they are kept for it."""
    fresh = {card_of(s) for s in g.land(g.to_move).hand} - done
    dear = {card for card in fresh if g.cat.fact(card).kind != "spellbook"}
    return any(counter.price[card] > 0 for counter in g.rules.counters for card in dear)


class Eager(Bot):
    """Greedy, but new cards come first, and cards in play are used for the sake of it."""

    def __init__(self, seed: int, seat: int) -> None:
        super().__init__(seed)
        self.rng = seeded(seed + 1)
        self.greedy = make("greedy", "cardgame", seat, seed)
        self.done: set[int] = set()
        self.turn = -1
        self.uses = 0

    def choose(self, observation: State) -> int:
        """New cards first; else now and then a card in play; own regions before the other's; else greedy, or by lot."""
        assert isinstance(observation, Duel)
        codes = observation.legal()
        new = [c for c in codes if verb_of(c) in (BUILD, ERECT, PLAY) and CARD.of(c) not in self.done]
        if int(observation.land(observation.to_move).citadels).bit_count() < CITADELS:
            new += [c for c in codes if verb_of(c) == CITADEL]
        if new:
            code = new[self.rng.below(len(new))]
            self.done.add(CARD.of(code))
            return code
        if self.turn != observation.turn:
            self.turn = observation.turn
            self.uses = 0
        use = [c for c in codes if verb_of(c) == USE and not wastes(observation, c)]
        if saves(observation, self.done):
            use = [c for c in use if holds_counters(observation, CARD.of(c))]
        if use and self.uses < OFTEN and self.rng.below(2) == 0:
            self.uses += 1
            return use[self.rng.below(len(use))]
        held = {card_of(s) for s in observation.land(observation.to_move).hand}
        if PASS in codes and STEPS.row(number_of(observation.agenda[len(observation.agenda) - 1])) is SWAP:
            if held - self.done:
                return int(PASS)  # a card not used yet is kept
        own = [c for c in codes if verb_of(c) == REGION and SEAT.of(c) == observation.to_move]
        if own and len(own) < len(codes):
            return own[0]
        if END in codes or self.rng.below(3) > 0:
            return self.greedy.choose(observation)
        return codes[self.rng.below(len(codes))]  # what a card asks for
