"""Try the tests: change the rules in small ways, one at a time, and see whether a test notices.

    python tools/mutate.py --paths src/catanica/games/cardgame --sample 60 --seed 1

All tests concerned are loaded and run once, unchanged and interpreted, to learn which of them execute which line.
Then each mutant of the sample is tried in a process of its own, with just those tests, shortest first, until one fails.
Survivors are listed with their difference; nothing is written to the sources. Mutants that change nothing a player
could see stand in `tools/equivalent.toml`, each with the reason. Ctrl-C ends the run and keeps what it has found.

What stands outside of functions (tables, constants, data files) is not changed.
"""

import argparse
import json
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]  # the sources, not what is installed
os.environ["CATANICA_PURE"] = "1"
os.chdir(ROOT)

import pytest  # noqa: E402 - the project's folder must be on the path first
from rich.console import Console  # noqa: E402

from tools.mutants import Mutant, every  # noqa: E402
from tools.mutation import ALIVE, FATES, KNOWN, UNTESTED, Trial, Verdict, equivalents  # noqa: E402

GAMES = ROOT / "src" / "catanica" / "games"
PRINCES = "tests/rulings/princes"
RULINGS = sorted(
    f"tests/rulings/{p.name}" for p in (ROOT / "tests" / "rulings").iterdir() if (p / "__init__.py").exists()
)
RULINGS.remove(PRINCES)
TOGETHER = [f"tests/rulings/{name}" for name in ("together", "tournament", "extended")]  # cards of several sets
POSITIONS = "tests/notation/test_positions.py"
SHARED = ["tests/games/test_digests.py"]
OWN_SETS = [f"tests/games/test_{name}.py" for name in ("home_sets", "home_faults", "sets_in_folders", "own_words")]
DECKS = "tests/games/test_deck_building.py"
CURIOUS = "tests/golden/test_fingerprints.py"
GOLDEN = [CURIOUS, "tests/golden/test_golden_games.py::test_a_golden_game_replays_to_its_end"]
SETS = ("cardgame", "sets")  # their cards are tested by the rulings of the set
TESTS = {  # by folder of src/catanica/games: where its rules are tested
    "cardgame": [*RULINGS, "tests/kernel", "tests/games/cardgame", "tests/games/test_decks.py", DECKS, *GOLDEN],
    "princes": [PRINCES, "tests/games/princes", POSITIONS, *GOLDEN],
    "principality": [*RULINGS, PRINCES, "tests/kernel", *SHARED, *OWN_SETS, POSITIONS, *GOLDEN],
    "board": ["tests/games/board", CURIOUS],
}


def main() -> int:
    """Sample, try, report; 1 if a mutant survived, 2 if something is wrong before anything is changed."""
    asked = arguments()
    paths = [Path(p).resolve() for p in asked.paths]
    strange = [str(p) for p in paths if not p.exists() or ROOT not in p.parents]
    if strange:
        print(f"No such file or folder in the project: {', '.join(strange)}.", file=sys.stderr)
        return 2
    mutants = [m for m in every(paths, ROOT) if m.function]
    groups = by_part(mutants) if asked.each else {"": mutants}
    sample = [m for group in groups.values() for m in drawn(group, asked.sample, asked.seed)]
    screen = Console(file=os.fdopen(os.dup(2), "w"))  # pytest takes the streams
    screen.print(f"{len(mutants)} mutants, {len(sample)} of them tried (seed {asked.seed}).")
    trial = Trial(sample, equivalents(), asked.jobs, asked.limit, asked.enough, screen)
    options = ["-o", "addopts=", "-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not long"]
    ended = pytest.main([*options, *(asked.tests or folders_for(paths))], plugins=[trial])
    if ended in (pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.INTERNAL_ERROR):
        return 2
    if trial.wrong:
        print(f"The tests must pass before anything is changed: {trial.wrong}", file=sys.stderr)
        return 2
    report(trial.verdicts, asked.json)
    made = {(m.file, m.function, m.was, m.now) for m in mutants}
    files = {m.file for m in mutants}
    for file, function, _, now in trial.known:
        if file in files and not any(row[:2] == (file, function) and row[3] == now for row in made):
            screen.print(f"equivalent.toml names what is no mutant any more: {file} {function}: {now}")
    return 1 if any(v.fate in (ALIVE, UNTESTED) for v in trial.verdicts) else 0


def arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--paths", nargs="+", default=["src/catanica/games"], help="files and folders")
    parser.add_argument("--tests", nargs="+", default=[], help="tests to use; else those of the games concerned")
    parser.add_argument("--sample", type=int, default=60, metavar="N", help="how many mutants; 0 for all")
    parser.add_argument("--each", action="store_true", help="so many of every game and every set of cards")
    parser.add_argument("--seed", type=int, default=1, help="the same seed draws the same sample")
    parser.add_argument("--jobs", type=int, default=2, help="how many are tried at a time")
    parser.add_argument("--limit", type=float, default=600.0, metavar="SECONDS", help="the longest a mutant may take")
    parser.add_argument("--enough", type=float, default=120.0, metavar="SECONDS", help="of tests for one mutant")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args()
    if asked.sample < 0 or asked.jobs < 1 or min(asked.limit, asked.enough) <= 0:
        parser.error("--sample must be 0 or more, --jobs, --limit and --enough more than 0")
    return asked


def folders_for(paths: Sequence[Path]) -> list[str]:
    """The tests of the games that files belong to."""
    found: list[str] = []
    for path in paths:
        inside = path.relative_to(GAMES).parts if path.is_relative_to(GAMES) else ()
        own = f"tests/rulings/{inside[2]}" if inside[:2] == SETS and len(inside) > 2 else ""
        if own in RULINGS:
            found += [own, *TOGETHER, "tests/kernel", *GOLDEN]
            continue
        for name in [inside[0]] if inside and inside[0] in TESTS else list(TESTS):
            found += TESTS[name]
    return list(dict.fromkeys(found))


def by_part(mutants: Sequence[Mutant]) -> dict[str, list[Mutant]]:
    """Mutants of each game, what the games of cards share, and each set of the card game."""
    groups: dict[str, list[Mutant]] = {}
    for mutant in mutants:
        groups.setdefault(part(mutant), []).append(mutant)
    return groups


def part(mutant: Mutant) -> str:
    """The folder it is counted in, from that of the games."""
    file = ROOT / mutant.file
    inside = file.parent.relative_to(GAMES).parts if file.is_relative_to(GAMES) else ("elsewhere",)
    return "/".join(inside[: 3 if inside[:2] == SETS else 1]) or "games"


def drawn(mutants: Sequence[Mutant], size: int, seed: int) -> list[Mutant]:
    """A sample; all of them for 0."""
    return random.Random(seed).sample(mutants, min(size, len(mutants)) if size else len(mutants))


def counts(verdicts: Sequence[Verdict]) -> dict[str, int]:
    """How many have met each fate."""
    return {"tried": len(verdicts), **{fate: sum(v.fate == fate for v in verdicts) for fate in FATES}}


def report(verdicts: Sequence[Verdict], as_json: bool) -> None:
    """Survivors in full, the others counted, by game and set and together."""
    alive = sorted((v for v in verdicts if v.fate in (ALIVE, UNTESTED)), key=lambda v: (v.mutant.file, v.mutant.line))
    parts = {
        name: counts([v for v in verdicts if part(v.mutant) == name]) for name in by_part([v.mutant for v in verdicts])
    }
    fates = counts(verdicts)
    if as_json:
        told = [{**told_of(v.mutant), "fate": v.fate} for v in alive]
        print(json.dumps({**fates, "parts": parts, "survivors": told}, indent=2))
        return
    for v in alive:
        where = f"{v.mutant.file}:{v.mutant.line} {v.mutant.function}: {v.fate}"
        print(f"\n{where}\n- {v.mutant.was}\n+ {v.mutant.now}")
    print()
    for name, row in [*parts.items(), ("all", fates)] if len(parts) > 1 else [("", fates)]:
        print(f"{name}: {in_words(row)}".removeprefix(": "))


def in_words(row: dict[str, int]) -> str:
    """What became of some mutants, in a line."""
    share = 100 * (row[ALIVE] + row[UNTESTED]) / max(1, row["tried"] - row[KNOWN])
    counted = ", ".join(f"{row[fate]} {fate}" for fate in FATES)
    return f"{row['tried']} tried: {counted}; {share:.1f} in 100 live."


def told_of(mutant: Mutant) -> dict[str, object]:
    """A mutant as data."""
    return {name: getattr(mutant, name) for name in ("file", "line", "function", "was", "now")}


if __name__ == "__main__":
    sys.exit(main())
