"""Measure the preset decks: every deck on the first seat against every deck on the second, and write docs/decks.md.

    python tools/deck_table.py [--games 20] [--bot greedy] [--seed 1] [--processes 2]

The page keeps a table for every bot; one that is measured again replaces its old one.
Whoever brings a deck plays it with the same bot. The table says how often the deck of the row won; the last column is
its share against the seven others on both seats, with the interval in which it lies with 95 in 100 certainty (Wilson).
"""

import argparse
from math import sqrt
from pathlib import Path
from typing import Final

from catanica.arena.simulate import simulate
from catanica.games.cardgame.decks.presets import presets
from catanica.kernel.state import COMPILED

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "decks.md"
MARK: Final = "<!-- measured by tools/deck_table.py"
CERTAIN: Final = 1.96  # standard deviations


def interval(won: float, n: int) -> tuple[float, float]:
    """Between which shares the true one lies (Wilson)."""
    if n == 0:
        return 0.0, 1.0
    p, z = won / n, CERTAIN**2 / n
    middle, width = p + z / 2, CERTAIN * sqrt(p * (1 - p) / n + z / (4 * n))
    return (middle - width) / (1 + z), (middle + width) / (1 + z)


def measured(bot: str, games: int, seed: int, processes: int) -> dict[tuple[str, str], tuple[float, int]]:
    """For each pair of decks, by seat: games won by the first (a draw is half a game), and games that ended."""
    out: dict[tuple[str, str], tuple[float, int]] = {}
    for first in presets():
        for second in presets():
            options = {"mode": "tournament", "decks": [first, second]}
            found = simulate("cardgame", options, [bot, bot], games, seed, workers=processes)
            done = found.finished
            won = sum(1.0 if p.seat == 0 else 0.5 if p.winner < 0 else 0.0 for p in done)
            out[first, second] = (won, len(done))
            print(f"{first:20} {second:20} {won:5.1f} / {len(done)}", flush=True)
    return out


def overall(deck: str, pairs: dict[tuple[str, str], tuple[float, int]]) -> tuple[float, int]:
    """Games a deck won against the others, on both seats, and how many there were."""
    first = [pair for (a, b), pair in pairs.items() if a == deck != b]
    second = [pair for (a, b), pair in pairs.items() if b == deck != a]
    n = sum(n for _, n in first + second)
    return sum(won for won, _ in first) + sum(n - won for won, n in second), n


def table(pairs: dict[tuple[str, str], tuple[float, int]], bot: str, games: int, seed: int) -> str:
    """All pairings as a Markdown table."""
    names = list(presets())
    engine = "compiled" if COMPILED else "interpreted"
    lines = [
        f"Bot `{bot}` on both seats, {games} games for each pairing, seed {seed} ({engine} engine).",
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
    text = table(pairs, given.bot, given.games, given.seed)
    tables = {part.split()[0]: part for part in kept} | {given.bot: f" {given.bot} -->\n\n{text}\n"}
    told = "\n".join(f"{MARK}{part.rstrip()}\n" for _, part in sorted(tables.items()) if "|" in part)
    PAGE.write_text(f"{before}{told}", encoding="utf-8")


if __name__ == "__main__":
    main()
