"""How strong a board bot is against players of Catanatron (`pip install 'catanica[bench]'`), by its rules.

    python tools/catanatron --bot expert --against value --players 2 --games 100 --seed 1
    python tools/catanatron --bot hard --against weighted --players 4 --games 400 --log four.jsonl --json
    python tools/catanatron --check --players 4 --games 10      random games through the bridge: do both sides agree?

Games come in blocks: one island, our bot on every seat once, players of the other kind on all others. Ctrl-C tells what
was played; with --log the same command goes on from there. CPU time is that of our bot's choices among several options.
"""

import argparse
import json
import sys
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[2])  # their package has the name of this folder
if find_spec("catanatron") is None:
    sys.exit("Catanatron is not installed: pip install 'catanica[bench]'")

from catanica.kernel.errors import InputError  # noqa: E402 - the project's folder must be on the path first
from tools.catanatron.check import Checked, check  # noqa: E402
from tools.catanatron.match import PLAYERS, Played, match, told  # noqa: E402


def main() -> None:
    """Read the options, play, tell."""
    options = argparse.ArgumentParser(prog="tools/catanatron", description="Play board bots against Catanatron's.")
    options.add_argument("--bot", default="expert", help="ours, as catanica arena knows them")
    options.add_argument("--against", default="value", help=f"{', '.join(PLAYERS)}, or module:Class")
    options.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--seed", type=int, default=1, help="of the first block; 1 or more")
    options.add_argument("--log", type=Path, help="a line of JSON for every game; what it holds is not played again")
    options.add_argument("--check", action="store_true", help="compare both tables in random games instead")
    options.add_argument("--json", action="store_true", help="print the result as JSON")
    chosen = options.parse_args()
    if chosen.games < 1 or chosen.seed < 1:
        sys.exit("There must be a game, and seeds begin with 1: --games 100 --seed 1")
    try:
        (checked if chosen.check else matched)(chosen)
    except InputError as e:
        sys.exit(str(e))


def matched(chosen: argparse.Namespace) -> None:
    """Play a match and tell what it came to."""
    games: list[Played] = []
    try:
        for one in match(chosen.bot, chosen.against, chosen.players, chosen.games, chosen.seed, chosen.log):
            games.append(one)
            progress(f"{len(games)} of {chosen.games} games, {sum(one.won for one in games)} won")
    except KeyboardInterrupt:
        stopped()
    progress("")
    found = told(games)
    who = {"bot": chosen.bot, "against": chosen.against, "players": chosen.players, "seed": chosen.seed}
    if chosen.json:
        print(json.dumps({**who, "catanatron": metadata.version("catanatron"), **found}))
        return
    print(
        f"{chosen.bot} against {chosen.players - 1} {chosen.against}, seed {chosen.seed}: won {found['won']} of "
        f"{found['games']} games, {found['share']:.2f} ({found['low']:.2f}-{found['high']:.2f}), {found['undecided']} "
        f"undecided; {found['turns']:.0f} turns, {found['ms_per_choice']:.1f} ms CPU per choice, slowest "
        f"{found['slowest_ms']:.0f}"
    )


def checked(chosen: argparse.Namespace) -> None:
    """Compare the tables, and tell every difference; one that no rule explains is an error."""
    found = Checked()
    try:
        for seed in range(chosen.seed, chosen.seed + chosen.games):
            progress(f"{found.games} of {chosen.games} games, {len(found.faults)} disagreements")
            check(chosen.players, seed, found)
    except KeyboardInterrupt:
        stopped()
    progress("")
    if chosen.json:
        print(json.dumps({"players": chosen.players, "seed": chosen.seed, **vars(found)}))
    else:
        other = ", ".join(f"{reason} ({number})" for reason, number in found.other_rules.most_common()) or "nothing"
        print(*found.faults, sep="\n", end="\n" if found.faults else "")
        print(f"{found.actions} actions, {len(found.faults)} disagreements; by other rules: {other}")
    sys.exit(1 if found.faults else 0)


def stopped() -> None:
    """Ctrl-C loses the game under way only."""
    progress("")
    print("Stopped: this is what was played.", file=sys.stderr)


def progress(line: str) -> None:
    """One line of the terminal, written anew."""
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
