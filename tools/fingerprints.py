"""Take the fingerprints of tests/golden anew: what its games look like at every decision, by the rules as they are now.

    python tools/fingerprints.py

Do it when rules were meant to change, or the order of options, and the tests of the rulings pass. It takes a minute.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from rich.progress import track  # noqa: E402 - the project's folder must be on the path first

from catanica.notation import record  # noqa: E402
from tests.golden import curious, fingerprints  # noqa: E402


def main() -> None:
    """Watch every game, then write."""
    paths = sorted((ROOT / "tests" / "golden").rglob("*.catan"))
    prints: dict[str, str] = {}
    for path in track(paths, "golden"):
        prints[fingerprints.name_of(path)] = fingerprints.followed(record.read(path.read_bytes()))[1].marks
    for name, game in track(curious.GAMES.items(), "curious"):
        prints[name] = curious.played(*game).marks
    fingerprints.write(prints)
    print(f"{len(prints)} games, {sum(len(marks) for marks in prints.values()) // 2} decisions")


if __name__ == "__main__":
    main()
