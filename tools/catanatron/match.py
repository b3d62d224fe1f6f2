"""Games of a bot of ours among players of Catanatron, in its engine: one island a block, the bot on every seat once."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module, metadata
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any, Final

from catanatron import Color, Game

from catanica.arena.rating import wilson
from catanica.bots.bot import Bot
from catanica.bots.registry import make
from catanica.games.board import verbs
from catanica.games.board.goods import size
from catanica.games.board.state import BoardState
from catanica.games.board.vocabulary import seat_of
from catanica.kernel.errors import InputError, unknown
from catanica.kernel.words import number_of
from tools.catanatron.bridge import Way, of, onward, position, ways

NOBODY: Final = -1
EXPERIMENTS: Final = "catanatron_experimental.machine_learning.players"
PLAYERS: Final = {
    "random": "catanatron:RandomPlayer",
    "weighted": "catanatron.players.weighted_random:WeightedRandomPlayer",
    "points": "catanatron.players.search:VictoryPointPlayer",
    "value": f"{EXPERIMENTS}.value:ValueFunctionPlayer",
    "alphabeta": f"{EXPERIMENTS}.minimax:AlphaBetaPlayer",
}


def player_class(name: str) -> Any:
    """The class of a player of theirs, by a short name or as module:Class."""
    if name not in PLAYERS and ":" not in name:
        raise unknown("player of Catanatron", name, sorted(PLAYERS))
    module, _, kind = PLAYERS.get(name, name).partition(":")
    try:
        return getattr(import_module(module), kind)
    except (ImportError, AttributeError) as e:
        says = "Player {name!r} is not installed ({reason}). Catanatron {version} brings {there}; see docs/strength.md."
        there = ", ".join(one for one, where in PLAYERS.items() if not where.startswith(EXPERIMENTS))
        raise InputError(says, name=name, reason=e, version=metadata.version("catanatron"), there=there) from e


class Guest:
    """Our bot at their table, as they know players."""

    def __init__(self, color: Any, bot: Bot) -> None:
        self.color = color
        self.bot = bot
        self.choices: list[float] = []  # CPU seconds of each

    def decide(self, game: Any, actions: Sequence[Any]) -> Any:
        """Go on, choice by choice, until one of their actions is complete."""
        if len(actions) == 1:
            return actions[0]
        t = position(game)
        found = ways(t, game.state, actions)
        begun: Way = ()
        while begun not in found:
            if begun:
                t.step(begun[-1])
            options = onward(found, begun)
            begun += (options.pop() if len(options) == 1 else self.choice(t, options),)
        return found[begun]

    def choice(self, t: BoardState, options: set[int]) -> int:
        """What the bot chooses, shown what its seat may know; who robs an empty hand robs the fullest instead."""
        seen = t.redacted(t.to_move)
        began = thread_time()
        code = int(self.bot.choose(seen))
        self.choices.append(thread_time() - began)
        if code not in options and number_of(code) == verbs.ROB:
            return max(options, key=lambda other: size(t.hands[seat_of(other)]))
        if code not in options:
            raise InputError("{action!r} cannot be done in Catanatron's game.", action=t.say(code))
        return code


@dataclass(frozen=True)
class Played:
    """A game and how it ended."""

    bot: str
    against: str
    players: int
    seed: int
    seat: int
    winner: int  # NOBODY: their limit of turns came first
    points: list[int]
    turns: int
    choices: int
    cpu: float  # seconds, of all choices
    slowest: float

    @property
    def won(self) -> bool:
        """Whether it was our bot."""
        return self.winner == self.seat


def play(bot: str, against: str, players: int, seed: int, seat: int) -> Played:
    """One game. They draw seats by the seed, and so the guest is put where its seat will be drawn from."""
    rival = player_class(against)
    drawn = Random(seed).sample(list(Color)[:players], players)
    guest = Guest(drawn[seat], make(bot, "board", seat, seed))
    game = Game([guest if color == guest.color else rival(color) for color in list(Color)[:players]], seed=seed)
    winner = game.play()
    state = game.state
    assert state.color_to_index[guest.color] == seat, "seats are drawn as they were"
    return Played(
        bot=bot,
        against=against,
        players=players,
        seed=seed,
        seat=seat,
        winner=NOBODY if winner is None else state.color_to_index[winner],
        points=[of(state, each, "ACTUAL_VICTORY_POINTS") for each in range(players)],
        turns=state.num_turns,
        choices=len(guest.choices),
        cpu=sum(guest.choices),
        slowest=max(guest.choices, default=0.0),
    )


def match(bot: str, against: str, players: int, games: int, seed: int, log: Path | None) -> Iterator[Played]:
    """Games in blocks of one seed; those the log holds are not played again, others are added to it as they end."""
    kept = {} if log is None or not log.exists() else {_key(one): one for one in _read(log)}
    for number in range(games):
        block, seat = seed + number // players, number % players
        one = kept.get((bot, against, players, block, seat))
        if one is None:
            one = play(bot, against, players, block, seat)
            if log is not None:
                with log.open("a", encoding="utf-8") as book:
                    book.write(json.dumps(asdict(one)) + "\n")
        yield one


def _key(one: Played) -> tuple[str, str, int, int, int]:
    return one.bot, one.against, one.players, one.seed, one.seat


def _read(log: Path) -> list[Played]:
    try:
        return [Played(**json.loads(line)) for line in log.read_text(encoding="utf-8").splitlines()]
    except (TypeError, ValueError) as e:
        raise InputError("{file} is no log of such games ({reason}).", file=str(log), reason=e) from e


def told(games: Sequence[Played]) -> dict[str, object]:
    """What a match came to."""
    won = sum(one.won for one in games)
    low, high = wilson(won, len(games))
    choices = sum(one.choices for one in games)
    return {
        "games": len(games),
        "won": won,
        "share": won / len(games) if games else 0.0,
        "low": low,
        "high": high,
        "undecided": sum(one.winner == NOBODY for one in games),
        "turns": sum(one.turns for one in games) / max(len(games), 1),
        "ms_per_choice": 1000 * sum(one.cpu for one in games) / max(choices, 1),
        "slowest_ms": 1000 * max((one.slowest for one in games), default=0.0),
    }
