"""What games look like at every decision, as two characters for each: a net below the tests of rules.

A fingerprint knows nothing of right and wrong. It says that a game does not go as it went when it was taken: other
options, another one to decide, other happenings, another position, another answer to what is not possible. Whether the
change was meant, the tests of the rulings say. `tools/fingerprints.py` takes them all anew.

Two kinds of games are watched: the golden ones, which use every card, and those of a curious player (`curious.py`) in
every game, edition, set, mode and variant that the laws are tried on.
"""

import json
import tomllib
from hashlib import blake2b
from pathlib import Path

from catanica.kernel.state import CHANCE, NOBODY, REFEREE, State
from catanica.kernel.table import Table
from catanica.notation.games import language_of
from catanica.notation.lines import MARK, Record
from catanica.notation.record import start, steps

FILE = Path(__file__).parent / "fingerprints.toml"
ANEW = "python tools/fingerprints.py"
WIDTH = 100  # characters of a line, which are fifty decisions
TEXT_EVERY = 12  # decisions between two looks at the whole position, and at what somebody sees of it
GUESS_EVERY = 36  # the same for a position that somebody could think of
TRY_EVERY = 5  # for an option that is not taken
REFUSALS = 2  # things tried at every decision that were possible at an earlier one
STRIDE = 7919  # a prime, so that everything comes round


class Fingerprint:
    """Sees a game go by, decision by decision."""

    def __init__(self, state: State) -> None:
        self.words = language_of(state)
        self.said: dict[int, str] = {}  # every option so far
        self.known: list[int] = []  # the same in the order of their coming
        self.sum = b""
        self.marks = ""
        self.seen: list[str] = []  # what each decision asked for

    def see(self, state: State, events: list[int]) -> list[int]:
        """The position at a decision and what happened since the last one; returns the options."""
        n = len(self.seen)
        decision = state.decision
        options = [] if decision is None else decision.options
        asked = "the end" if decision is None else f"{decision.who} {decision.kind} {decision.card}"
        told = [asked, *self.texts(state, options)]
        told += [json.dumps(self.words.event(state, event, REFEREE), sort_keys=True, default=str) for event in events]
        if state.to_move != CHANCE:
            tried = ((n * REFUSALS + k) * STRIDE for k in range(REFUSALS))
            told += [self.against(state, self.known[k % len(self.known)]) for k in tried if self.known]
        if state.to_move >= 0 and n % TRY_EVERY == 0:
            told += self.led_to(state, options[n * STRIDE % len(options)])
        if n % TEXT_EVERY == 0 or decision is None:
            told += self.looks(state, n // TEXT_EVERY % state.seats, n % GUESS_EVERY == 0)
        self.sum = blake2b(self.sum + "\n".join(told).encode(), digest_size=16).digest()
        if state.to_move != CHANCE:  # what chance could bring shows in the next mark
            self.marks += f"{self.sum[0]:02x}"
            self.seen.append(f"{asked}, {len(options)} options")
        return options

    def texts(self, state: State, options: list[int]) -> list[str]:
        """Options as text, in the order in which they are listed."""
        for code in options:
            if code not in self.said:
                self.said[code] = state.say(code)
                self.known.append(code)
        return [self.said[code] for code in options]

    def against(self, state: State, code: int) -> str:
        """The reasons against something."""
        refusal = state.refuse(code)
        faults = [] if refusal is None else refusal.faults
        return "".join(f"{f.code} {json.dumps(f.params, sort_keys=True, default=str)}" for f in faults)

    def led_to(self, state: State, code: int) -> list[str]:
        """Where an option would lead."""
        copy = state.clone()
        copy.step(code)
        return [str(copy.to_move), *(self.said.get(c) or copy.say(c) for c in copy.legal()), copy.text()]

    def looks(self, state: State, seat: int, guessed: bool) -> list[str]:
        """The whole position, what somebody sees of it, and perhaps what that could be."""
        seen = state.redacted(seat)
        guesses = [seen.determinised(len(self.seen)).text()] if guessed and state.to_move != NOBODY else []
        return [state.text(), seen.text(), str(state.outcome), *guesses]


def name_of(path: Path) -> str:
    """A golden game by its folder and its name."""
    return f"{path.parent.name}-{path.stem}"


def followed(game: Record) -> tuple[Table, Fingerprint]:
    """A recorded game, watched line by line."""
    table = start(game)
    print_ = Fingerprint(table.state)
    print_.see(table.state, [])
    for played in steps(game):
        if played.line.who != MARK:
            print_.see(played.state, played.events)
        table = played.table
    return table, print_


def kept() -> dict[str, str]:
    """The fingerprints taken before, by the name of the game."""
    return {name: "".join(marks.split()) for name, marks in tomllib.loads(FILE.read_text(encoding="utf-8")).items()}


def write(prints: dict[str, str]) -> None:
    """Keep fingerprints."""
    lines = ["# Taken by tools/fingerprints.py: what the games of tests/golden looked like, two characters a decision."]
    for name, marks in prints.items():
        rows = [marks[at : at + WIDTH] for at in range(0, len(marks), WIDTH)]
        lines += ["", f'{name} = """', *rows, '"""']
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def compare(name: str, print_: Fingerprint, before: dict[str, str]) -> None:
    """Fails with the first decision that is another one than before."""
    was, now = before.get(name, ""), print_.marks
    at = next((i for i in range(0, max(len(was), len(now)), 2) if was[i : i + 2] != now[i : i + 2]), -1)
    if at >= 0:
        n = at // 2
        asked = print_.seen[n] if n < len(print_.seen) else "nothing, the game is over"
        raise AssertionError(
            f"{name} goes another way than before from decision {n + 1} of {len(was) // 2} on; asked now: {asked}. "
            f"If the rules were meant to change, take all fingerprints anew: {ANEW}"
        )
