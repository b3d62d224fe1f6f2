"""Make the golden games: complete games between bots that between them use every card of the base set.

    python tools/make_golden.py [--games 120] [--keep 10]

Many games are played, with seeds that never change; then those are kept that add most to what the others show, at
least one of every edition. The files are written to tests/golden/, with a note of how each game ends. They are made
anew only when the rules' version changes: a golden game that no longer replays is a change of the rules, and the test
that says so must be heard.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from catanica.bots.match import play  # noqa: E402 - the project's folder must be on the path first
from catanica.bots.registry import make  # noqa: E402
from catanica.games.cardgame.editions import EDITIONS  # noqa: E402
from catanica.games.cardgame.game import CardGame  # noqa: E402
from catanica.notation import record  # noqa: E402
from tests.golden.coverage import cards_to_use, cards_used, end_of  # noqa: E402

FOLDER = ROOT / "tests" / "golden"
BOTS = (("greedy", "greedy"), ("greedy", "random"), ("random", "greedy"))
LIMIT = 20_000  # decisions


@dataclass(frozen=True)
class Candidate:
    """A game played: what it would be called, its record, and the cards it uses."""

    name: str
    edition: str
    text: str
    cards: frozenset[str]


def played(games: int) -> Iterator[Candidate]:
    """Games of all editions between different bots, each with a seed of its own."""
    for seed in range(games):
        edition = EDITIONS[seed % len(EDITIONS)]
        pair = BOTS[seed % len(BOTS)]
        state = CardGame(edition=edition).new(seed=seed)
        play(state, [make(bot, "cardgame", seat, seed) for seat, bot in enumerate(pair)], LIMIT)
        if state.outcome is not None:
            text = record.write(state, players=pair)
            name = f"{edition}-{pair[0]}-{pair[1]}-{seed}"
            yield Candidate(name, edition, text, frozenset(cards_used(record.read(text))))


def chosen(candidates: list[Candidate], keep: int) -> list[Candidate]:
    """First one game of every edition, then whatever adds most; short games before long ones."""
    kept: list[Candidate] = []
    seen: set[str] = set()
    for n in range(keep):
        wanted = EDITIONS[n] if n < len(EDITIONS) else ""
        left = [c for c in candidates if c not in kept and wanted in ("", c.edition)]
        best = max(left, key=lambda c: (len(c.cards - seen), -len(c.text)))
        kept.append(best)
        seen |= best.cards
    return kept


def main() -> None:
    """Play, choose, write; say what no game used."""
    parser = argparse.ArgumentParser(description="Make the golden games of the card game's base set.")
    parser.add_argument("--games", type=int, default=120, help="how many games are played to choose from")
    parser.add_argument("--keep", type=int, default=10, help="how many are kept")
    asked = parser.parse_args()
    kept = chosen(list(played(asked.games)), asked.keep)
    missing = cards_to_use() - {card for game in kept for card in game.cards}
    if missing:
        sys.exit(f"No game uses {', '.join(sorted(missing))}: play more games with --games.")
    for old in FOLDER.glob("*.catan"):
        old.unlink()
    ends = {game.name: end_of(record.check(game.text)) for game in kept}
    (FOLDER / "ends.json").write_text(json.dumps(ends, indent=1) + "\n", encoding="utf-8")
    for game in kept:
        (FOLDER / f"{game.name}.catan").write_text(game.text, encoding="utf-8")
        print(f"{game.name}: {len(game.text)} characters, {len(game.cards)} cards")


if __name__ == "__main__":
    main()
