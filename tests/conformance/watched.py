"""A random game under watch: after every single decision all laws are looked at.

Besides the laws of a position there are those of a game. Its record, taken down line by line, is played on a second
table that asks no generator and must always stand where the game stands. A copy moves like the original. And
actions that are no options are tried on the game itself, which must refuse them and stay as it was.
"""

from catanica._runtime import compiled
from catanica.kernel.playout import choose
from catanica.kernel.refusal import Refusal, Refused
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY, State
from catanica.notation.games import language_of
from tests.conformance.cases import Case
from tests.conformance.laws import EVERY_STEP, NOW_AND_THEN, a_record_tells_it_all, generator, has_reasons

GUESSES = 8  # actions tried at every step although they may be no options
GUESSES_LAST = 200  # steps until guesses are made anew; old ones are as good, only not all about this position
FORMER = 6  # of what was possible a moment ago, one in so many is tried again
STRIDE = 7919  # a prime, so that all guesses come round
DEAR_EVERY = 151  # decisions between two looks at whole views and all texts
THOROUGH_EVERY = 11  # the same in thorough games
FILE_EVERY = 10  # games between two whose whole file is written, read and saved; every line of it is tried anyway
LIMIT = 4_000 if compiled() else 300  # decisions; the interpreted engine is the same source


class Scribe:
    """Writes every line of a game down and plays the record from it."""

    def __init__(self, case: Case, state: State) -> None:
        self.words = language_of(state)
        self.table = case.make().new(seed=0, explicit=True)
        self.told = 0

    def follow(self, state: State) -> None:
        """Tell what happened since, action by action and chance by chance; the record leads to the same position."""
        for code in state.trace[self.told :]:
            text = self.words.to_text(self.table, code)
            read = self.words.from_text(self.table, text)
            assert isinstance(read, int), f"{text!r} cannot be read: {read}"
            self.table.apply(read)
        self.told = len(state.trace)
        assert self.table.words() == state.words(), "the record leads elsewhere"


class Doubter:
    """Asks for what is no option: things a person might think of, and what was possible a moment ago."""

    def __init__(self, case: Case) -> None:
        self.material = case.material
        self.guesses: list[int] = []
        self.before: list[int] = []

    def ask(self, state: State, salt: int) -> None:
        """Each is refused with reasons that cite rulings, and the position stays as it is."""
        if not self.guesses or salt % GUESSES_LAST == 0:
            self.guesses = self.material.candidates(state)
        options = set(state.legal())
        words, rng, told = state.words(), generator(state.rng), len(state.trace)
        tried = [self.guesses[(salt * GUESSES + k) * STRIDE % len(self.guesses)] for k in range(GUESSES)]
        for code in [*tried, *self.before[salt % FORMER :: FORMER]]:
            if code not in options:
                has_reasons(refusal_of(state, code), code)
        assert state.words() == words
        assert (generator(state.rng), len(state.trace)) == (rng, told)
        self.before = sorted(options)


def refusal_of(state: State, code: int) -> Refusal:
    """The refusal an action meets when it is tried."""
    try:
        state.apply(code)
    except Refused as refused:
        return refused.refusal
    raise AssertionError(f"action {code:#x} is no option and was carried out")


def play(case: Case, seed: int, thorough: bool = False, limit: int = LIMIT) -> int:
    """One random game under all laws, the dear ones far more often if it is a thorough one; returns its length."""
    state = case.make().new(seed=seed)
    rng, scribe, doubter = seeded(seed), Scribe(case, state), Doubter(case)
    made = 0
    apart = THOROUGH_EVERY if thorough else DEAR_EVERY
    while made < limit:
        over = state.to_move == NOBODY
        look(case, state, made, dear=over or (made + 31 * seed) % apart == 0)
        scribe.follow(state)
        if over:
            break
        doubter.ask(state, made + seed)
        code = choose(state, rng)
        copy = state.clone()
        copy.step(code)
        state.step(code)
        assert copy.words() == state.words(), "a copy moves like the original"
        made += 1
    if thorough or seed % FILE_EVERY == 0:
        a_record_tells_it_all(state, case.material, seed)
    return made


def look(case: Case, state: State, salt: int, dear: bool) -> None:
    """The laws of a position."""
    for law in EVERY_STEP:
        law(state, case.material, salt)
    if dear:
        for law in NOW_AND_THEN:
            law(state, case.material, salt)
