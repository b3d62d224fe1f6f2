"""What all environments share: a game with its options, its numbers, and a pool of games that is stepped."""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeGuard

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import catanica
from catanica.adapters.encoding import Encoding, check_version, floats, looked_into
from catanica.bots.bot import Bot
from catanica.bots.pool import Dealer, Pool
from catanica.bots.registry import make
from catanica.games.entry import Game
from catanica.kernel.errors import InputError, unknown
from catanica.kernel.state import State

NO_LIMIT = 0
SEEDS = 2**62
LOSE = "lose"
ILLEGAL = ["refuse", LOSE]  # what an action outside the mask does: an error, or a legal one is drawn instead


def check_illegal(way: str) -> None:
    """Refuse a way to treat illegal actions that there is not."""
    if way not in ILLEGAL:
        raise unknown("way to treat illegal actions", way, ILLEGAL)


def is_number(given: object) -> TypeGuard[int]:
    """Whether something is a whole number, of Python or NumPy; yes and no are none."""
    return isinstance(given, int | np.integer) and not isinstance(given, bool)


def chosen_seed(seed: object) -> int:
    """A seed as it was given, or any where none was; a ValueError for what is no seed."""
    if seed is None:
        return secrets.randbelow(SEEDS)
    if not is_number(seed) or seed < 0:
        raise ValueError(f"A seed is a whole number from 0 on, or None for any, not {seed!r}.")
    return int(seed)


class GameDealer(Dealer):
    """Deals games with their options."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def deal(self, seed: int) -> State:
        """A new game that keeps no record."""
        return self.game.new(seed=seed, trace=False)


@dataclass
class Tables:
    """A pool and the arrays one looks at it through; all of them are the engine's own memory, read-only."""

    name: str
    opponents: list[str]  # by seat; empty where learners play all of them
    encoding: Encoding
    pool: Pool
    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    ends: NDArray[np.bool_]  # a game ended with the last step: by the rules, or it was stopped
    stopped: NDArray[np.bool_]
    reward: NDArray[np.float32]  # of whoever acted
    finals: NDArray[np.float32]  # the last observations of games that ended with the last step, in the order of `over`

    def __post_init__(self) -> None:
        """The first game's arrays, which single environments look at again and again."""
        self._observation = self.observations[0]
        self._mask = self.masks[0]
        self.shared: dict[str, Any] = {"observation": self._observation, "action_mask": self._mask}

    def reset(self, seed: int | None) -> None:
        """Deal all games anew, with bots that begin anew too; without a seed they are different every time."""
        chosen = chosen_seed(seed)
        self.pool.bots = others(self.name, self.opponents, chosen)
        self.pool.reset(chosen)

    def reset_each(self, seeds: Sequence[int | None]) -> None:
        """The same with a seed for each game; those that follow them, and the bots, go by all of these together."""
        if len(seeds) != self.pool.rows:
            raise ValueError(f"There are {self.pool.rows} games and {len(seeds)} seeds.")
        each = [chosen_seed(seed) for seed in seeds]
        together = int.from_bytes(hashlib.blake2b(repr(each).encode(), digest_size=7).digest())
        self.pool.bots = others(self.name, self.opponents, together)
        self.pool.reset(together, each)

    @property
    def state(self) -> State:
        """The position of the first game."""
        return self.pool.states[0]

    @property
    def rewards(self) -> NDArray[np.int64]:
        """By game and seat."""
        return looked_into(self.pool.rewards, np.int64).reshape(self.pool.rows, -1)

    def space(self) -> spaces.Dict:
        """What an observation of one game looks like."""
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (len(self.encoding.names),), dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self.encoding.size,), dtype=np.int8),
            }
        )

    def seen(self) -> dict[str, Any]:
        """The observation of the first game, as a copy."""
        return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}


def tables(
    game: str,
    rows: int = 1,
    opponents: list[str] | None = None,
    seat: int = 0,
    limit: int | None = None,
    version: str | None = None,
    **options: object,
) -> Tables:
    """Games of one kind; `opponents` are bots for the seats after the learner's, in turn, none for learners only."""
    made = catanica.game(game, **options)
    numbers = Encoding(game, made)
    check_version(numbers, version)
    seats = made.new(seed=0, trace=False).seats
    if limit is not None and limit < 1:
        raise InputError("max_cycles must be at least 1, or None for games without end.")
    if not 0 <= seat < seats:
        raise InputError("seat {seat}: this game has the seats 0 to {last}.", seat=seat, last=seats - 1)
    order = []
    if opponents is not None:
        if not opponents:
            raise InputError("opponents must name a bot, such as 'random'.")
        order = [opponents[(k - seat - 1) % seats % len(opponents)] for k in range(seats)]
    learner = -1 if opponents is None else seat
    pool = Pool(GameDealer(made), numbers.encoder, rows, learner, others(game, order, 0), limit or NO_LIMIT)
    return Tables(
        game,
        order,
        numbers,
        pool,
        floats(pool.sheet).reshape(rows, -1),
        looked_into(pool.mask, np.int8).reshape(rows, -1),
        looked_into(pool.seats, np.int64),
        looked_into(pool.terminated, np.bool_),
        looked_into(pool.truncated, np.bool_),
        looked_into(pool.reward, np.float32),
        looked_into(pool.finals, np.float32).reshape(rows, -1),
    )


def others(game: str, names: list[str], seed: int) -> list[Bot]:
    """The bots of those names, by seat."""
    return [make(name, game, seat, seed) for seat, name in enumerate(names)]
