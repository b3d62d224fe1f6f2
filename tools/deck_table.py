"""Measure the preset decks: every deck on the first seat against every deck on the second, and write docs/decks.md.

    python tools/deck_table.py [--games 20] [--bot greedy] [--seed 1] [--processes 2]

The page keeps a table for every bot; one that is measured again replaces its old one. Games are played in rounds of all
64 pairings and each is noted in build/decks/ as soon as it ends: after Ctrl-C the table is made of what was played, and
the same command goes on where it stopped.
Whoever brings a deck plays it with the same bot. The table says how often the deck of the row won; the last column is
its share against the seven others on both seats, with the interval in which it lies with 95 in 100 certainty (Wilson).
"""

import argparse
import json
import sys
from collections.abc import Iterable
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from catanica.arena.simulate import simulate
from catanica.games.cardgame.decks.presets import presets
from catanica.kernel.state import COMPILED

HOME: Final = Path(__file__).resolve().parent.parent
PAGE: Final = HOME / "docs" / "decks.md"
NOTES: Final = HOME / "build" / "decks"
MARK: Final = "<!-- measured by tools/deck_table.py"
CERTAIN: Final = 1.96  # standard deviations

Game = tuple[str, str, str, int]  # bot, deck of each seat, seed
Pairs = dict[tuple[str, str], tuple[float, int]]  # games won by the first (a draw is half a game), games that ended


def interval(won: float, n: int) -> tuple[float, float]:
    """Between which shares the true one lies (Wilson)."""
    if n == 0:
        return 0.0, 1.0
    p, z = won / n, CERTAIN**2 / n
    middle, width = p + z / 2, CERTAIN * sqrt(p * (1 - p) / n + z / (4 * n))
    return (middle - width) / (1 + z), (middle + width) / (1 + z)


def played(game: Game) -> tuple[str, str, int, float | None]:
    """One game: its decks, its seed, and what the first seat won of it; nothing if it did not end."""
    bot, first, second, seed = game
    options = {"mode": "tournament", "decks": [first, second]}
    found = simulate("cardgame", options, [bot, bot], 1, seed, workers=1).finished
    won = [1.0 if one.seat == 0 else 0.5 if one.winner < 0 else 0.0 for one in found]
    return first, second, seed, won[0] if won else None


def measured(bot: str, games: int, seed: int, processes: int) -> Pairs:
    """Play what is not noted yet, round by round, and count everything."""
    NOTES.mkdir(parents=True, exist_ok=True)
    notes = NOTES / f"{bot}-{seed}.jsonl"
    known = {tuple(line[:3]): line[3] for line in map(json.loads, notes.open())} if notes.exists() else {}
    seeds = [1000 * seed + number for number in range(games)]
    missing = [
        (bot, first, second, one)
        for one in seeds
        for first in presets()
        for second in presets()
        if (first, second, one) not in known
    ]
    with notes.open("a") as book, get_context("spawn").Pool(processes) as pool:
        try:
            for done, line in enumerate(pool.imap_unordered(played, missing), 1):
                book.write(json.dumps(line) + "\n")
                book.flush()
                known[line[:3]] = line[3]
                if sys.stderr.isatty():
                    print(f"\r{done} of {len(missing)} games", end="", file=sys.stderr, flush=True)
        except KeyboardInterrupt:
            print("\nStopped: the table shows what was played, the same command goes on.", file=sys.stderr)
    return counted((decks[0], decks[1], won) for decks, won in known.items() if decks[2] in seeds)


def counted(games: Iterable[tuple[str, str, float | None]]) -> Pairs:
    """For each pair of decks, by seat, games won by the first and games that ended."""
    out: Pairs = {(first, second): (0.0, 0) for first in presets() for second in presets()}
    for first, second, won in games:
        if won is not None:
            before, n = out[first, second]
            out[first, second] = before + won, n + 1
    return out


def overall(deck: str, pairs: Pairs) -> tuple[float, int]:
    """Games a deck won against the others, on both seats, and how many there were."""
    first = [pair for (a, b), pair in pairs.items() if a == deck != b]
    second = [pair for (a, b), pair in pairs.items() if b == deck != a]
    n = sum(n for _, n in first + second)
    return sum(won for won, _ in first) + sum(n - won for won, n in second), n


def table(pairs: Pairs, bot: str, seed: int) -> str:
    """All pairings as a Markdown table."""
    names = list(presets())
    engine = "compiled" if COMPILED else "interpreted"
    counts = sorted({n for _, n in pairs.values()})
    each = " to ".join(str(n) for n in dict.fromkeys((counts[0], counts[-1])))
    lines = [
        f"Bot `{bot}` on both seats, {each} games for each pairing, seed {seed} ({engine} engine).",
        "",
        "| deck on seat 0 | " + " | ".join(f"`{name}`" for name in names) + " | against the others, both seats |",
        "|---|" + "---|" * len(names) + "---|",
    ]
    for name in names:
        cells = [f"{100 * pairs[name, other][0] / max(1, pairs[name, other][1]):.0f} %" for other in names]
        won, n = overall(name, pairs)
        low, high = interval(won, n)
        share = f"**{100 * won / max(1, n):.0f} %** ({100 * low:.0f}-{100 * high:.0f}, n = {n})"
        lines.append(f"| `{name}` | " + " | ".join(cells) + f" | {share} |")
    return "\n".join(lines)


def main() -> None:
    """Measure, and put the table into the page."""
    asked = argparse.ArgumentParser(description="Measure the preset decks.")
    asked.add_argument("--games", type=int, default=20)
    asked.add_argument("--bot", default="greedy")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--processes", type=int, default=2)
    given = asked.parse_args()
    pairs = measured(given.bot, given.games, given.seed, given.processes)
    before, *kept = PAGE.read_text(encoding="utf-8").split(MARK)
    text = table(pairs, given.bot, given.seed)
    tables = {part.split()[0]: part for part in kept} | {given.bot: f" {given.bot} -->\n\n{text}\n"}
    told = "\n".join(f"{MARK}{part.rstrip()}\n" for _, part in sorted(tables.items()) if "|" in part)
    PAGE.write_text(f"{before}{told}", encoding="utf-8")


if __name__ == "__main__":
    main()
