"""`catanica bot-test`: does a program in any language keep to the protocol? (docs/bot-protocol.md)"""

import shlex
import time
from typing import Annotated, Any

import typer

from catanica.bots.line_bot import LineBot, line_bot
from catanica.bots.match import play
from catanica.bots.registry import make
from catanica.cli import common
from catanica.games.registry import GAMES, find
from catanica.kernel.errors import InputError

MOST_DECISIONS = 5000
SHORT = {"points": 5}  # games that test a protocol need not be long


def bot_test(
    command: Annotated[
        list[str], typer.Argument(help="The program and its arguments, after --.", metavar="-- COMMAND")
    ],
    game: Annotated[list[str] | None, typer.Option(help="A game to test it in; all of them unless named.")] = None,
    seed: common.Seed = 1,
    seconds: Annotated[float, typer.Option(help="Time for each decision.", min=0.01)] = 2.0,
    json: common.AsJson = False,
) -> None:
    """Test whether a program keeps to the protocol for bots: one game of each kind against a random bot.

    Ends with 1 if it lost a decision, and says why.

    Examples:

        catanica bot-test -- node mybot.js

        catanica bot-test --game board --seconds 0.5 -- python3 mybot.py --fast
    """
    found = [tested(shlex.join(command), name, 1 if seed is None else seed, seconds) for name in game or list(GAMES)]
    if json:
        common.print_json({"command": command, "games": found})
    else:
        for one in found:
            state = "ok" if not one["lost"] else f"lost {len(one['lost'])}: {one['lost'][0]}"
            typer.echo(f"{one['game']}: {one['decisions']} decisions, slowest {one['slowest']:.3f} s, {state}")
    if any(one["lost"] for one in found):
        raise typer.Exit(1)


class Timed(LineBot):
    """Notes how long the program thinks."""

    seconds = 2.0
    slowest = 0.0

    def choose(self, observation: Any) -> int:
        """As ever, within its time."""
        self.clock = self.seconds
        began = time.monotonic()
        chosen = super().choose(observation)
        self.slowest = max(self.slowest, time.monotonic() - began)
        return chosen


def tested(command: str, game: str, seed: int, seconds: float) -> dict[str, Any]:
    """One game of a kind: what it lost, and how long it took at most."""
    state = find(game)(**SHORT).new(seed=seed)
    kind = type("Timed", (Timed,), {"command": line_bot(command).command, "seconds": seconds, "quiet": False})
    bot = kind(seed)
    bots = [bot, *(make("random", game, seat, seed) for seat in range(1, state.seats))]
    decisions = play(state, bots, MOST_DECISIONS)
    if bot.line is not None:
        bot._send({"type": "news of a later version"})  # what it does not know it must pass over
        running = bot.line.process
        bot.line.end()
        if running.returncode != 0:
            bot.lost.append(f"it did not leave with 0 after bye, but with {running.returncode}")
    elif not bot.lost:  # it went while nobody asked
        bot.lost.append(bot.stopped)
    if not bot.number and not bot.lost:
        raise InputError("The bot was never asked; try another --seed.")
    return {
        "game": game,
        "name": bot.name,
        "decisions": bot.number,
        "all": int(decisions),
        "slowest": bot.slowest,
        "lost": bot.lost,
    }
