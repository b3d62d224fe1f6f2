"""A player for fingerprints who tries everything: of all options one of the kind done least often so far.

So that dear cards come to the table in short games, a generous host fills the regions now and then and gives away a
card every turn. That is against the rules of any evening, and of no matter here: the rules take over from there.
"""

from collections import Counter
from pathlib import Path

from catanica.games.principality.position.duel import MAIN, Duel
from catanica.games.principality.position.piece import slot
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.ints import bit
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY, State
from tests.conformance.cases import CASES, COMBINATIONS, VARIANTS, Case
from tests.golden.fingerprints import Fingerprint

LIMIT = 220  # decisions
SELDOM = 20  # what gives something up is done one time in so many
FULL_EVERY = 3  # turns between two in which regions are filled
GIFTS = 1  # cards given in a turn
DRAWN = 3  # cards of which the last in the catalogue is given: those of special sets
OWN_DECKS = ("tournament", "characters", "small", "beginners")  # no card comes from elsewhere
SEEDS = 3
MORE_SEEDS = 6  # of games with many cards that do little unless they meet others
MORE = ("princes-", "cardgame-specials", "cardgame-magic", "cardgame-barbarians")
DECKS = Path(__file__).parent / "decks"  # as they were once: presets are tuned, and that is no change of a rule


def with_decks(*names: str) -> Case:
    """A tournament between two decks."""
    decks = tuple((DECKS / f"{name}.txt").read_text(encoding="utf-8") for name in names)
    return Case(f"cardgame-{'-'.join(names)}", "cardgame", (("mode", "tournament"), ("decks", decks)))


CASES_HERE = (
    *(case for case in (*CASES, *VARIANTS, *COMBINATIONS[6::9]) if dict(case.options).get("mode") != "tournament"),
    with_decks("rat_und_raenke", "barbarensturm"),
    with_decks("hansekontor", "eilmarsch"),
)
GAMES = {
    f"curious-{case.name}-{seed}": (case, seed)
    for case in CASES_HERE
    for seed in range(MORE_SEEDS if case.name.startswith(MORE) else SEEDS)
}


class Host:
    """Fills regions, and gives away cards out of the stacks that nobody has got yet."""

    def __init__(self, case: Case, seed: int) -> None:
        self.rng = seeded(seed)
        self.cards = dict(case.options).get("mode") not in OWN_DECKS
        self.given: set[int] = set()
        self.turn = 0

    def give(self, g: Duel) -> None:
        """At the beginning of a main phase."""
        if g.phase != MAIN or g.turn == self.turn:
            return
        self.turn = int(g.turn)
        for land in (g.land0, g.land1):
            for i in range(len(land.regions)):
                if land.regions[i] and g.turn % FULL_EVERY == 0:
                    land.change(i, 3)
        for _ in range(GIFTS if self.cards else 0):
            self.give_card(g)

    def give_card(self, g: Duel) -> None:
        """One that the active player finds in some stack."""
        places = [(s, i) for s in range(g.stacks.count()) for i in range(g.stacks.size(s))]
        fresh = [place for place in places if card_of(g.stacks.at(*place)) not in self.given]
        if fresh:
            drawn = [fresh[self.rng.below(len(fresh))] for _ in range(DRAWN)]
            card = int(card_of(g.stacks.remove(*max(drawn, key=lambda place: card_of(g.stacks.at(*place))))))
            self.given.add(card)
            g.land(g.active).add_hand(slot(card, bit(g.active)))


def played(case: Case, seed: int) -> Fingerprint:
    """One game, watched."""
    state, rng, host = case.make().new(seed=seed), seeded(seed), Host(case, seed)
    print_, done, told = Fingerprint(state), Counter[str](), 0
    while True:
        if isinstance(state, Duel):
            host.give(state)
        events = [int(e) for e in state.events[told:]]
        told = len(state.events)
        options = print_.see(state, events)
        if state.to_move == NOBODY or len(print_.seen) > LIMIT:
            return print_
        code = chosen(state, options, print_.said, done, rng.below(SELDOM) == 0, rng.below(len(options)))
        done[kind(print_.said[code])] += 1
        state.step(code)


def kind(text: str) -> str:
    """What counts as the same deed: its verb and the first thing it names."""
    return " ".join(text.split()[:2])


def chosen(state: State, options: list[int], said: dict[int, str], done: Counter[str], any_: bool, first: int) -> int:
    """The option done least often, from a place of the list on."""
    turned = options[first:] + options[:first]
    sober = [code for code in turned if any_ or not state.seldom(code)] or turned
    return min(sober, key=lambda code: done[kind(said[code])])
