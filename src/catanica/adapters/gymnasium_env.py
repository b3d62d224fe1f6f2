"""The games as Gymnasium environments: one seat learns, bots play the others; and many games at once."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from catanica.adapters.rendering import MODES, check_mode, render
from catanica.adapters.tables import ILLEGAL, LOSE, SEEDS, Tables, check_illegal, chosen_seed, is_number, tables
from catanica.bots.pool import ENDS, RANDOM, REFUSED, TERMINATED, TRUNCATED
from catanica.games.registry import GAMES

WHOLE = np.dtype(np.int64)

Seen = dict[str, NDArray[Any]]
Stepped = tuple[Seen, float, bool, bool, dict[str, Any]]


def names(opponents: str | list[str]) -> list[str]:
    """Bots, with commas or as a list."""
    return opponents.split(",") if isinstance(opponents, str) else list(opponents)


class CatanicaSingleEnv(gymnasium.Env[Seen, int]):
    """One seat learns, bots play the others. `copy=False` shows the engine's own memory, which the next step alters."""

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: str | list[str] = "random",
        seat: int = 0,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        version: str | None = None,
        copy: bool = True,
        illegal: str = ILLEGAL[0],
        **options: Any,
    ) -> None:
        check_mode(render_mode)
        check_illegal(illegal)
        self.render_mode = render_mode
        self._loses = illegal == LOSE
        self._tables = tables(game, 1, names(opponents), seat, max_cycles, version, **options)
        self._copy = copy
        self._seat = seat
        self._over = True
        self._shared: Seen = self._tables.shared
        self._pool = self._tables.pool
        self._lowest = RANDOM if self._loses else 0  # numbers from here on need no second look
        self.observation_space = self._tables.space()  # type: ignore[assignment]
        self.action_space = spaces.Discrete(self._tables.encoding.size)  # type: ignore[assignment]

    @property
    def encoding(self) -> Any:
        """What the numbers mean."""
        return self._tables.encoding

    @property
    def decisions(self) -> int:
        """Decisions so far, those of bots included."""
        return int(self._pool.played)

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as masked learners of other libraries ask for it."""
        return np.asarray(self._tables.masks[0], dtype=np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal a new game; the same seed deals the same one. Games that end before the learner decides are left out."""
        super().reset(seed=None if seed is None else chosen_seed(seed))
        self._tables.reset(int(self.np_random.integers(SEEDS)))
        while self._tables.pool.ends[0]:
            self._tables.reset(int(self.np_random.integers(SEEDS)))
        self._over = False
        return (self._tables.seen() if self._copy else self._shared), {}

    def _checked(self, action: Any) -> int:
        """An action that is open, RANDOM for one that is lost, or the error that says what is wrong with it."""
        known = is_number(action) and action >= 0
        if self._loses and not (known and self._pool.is_open(0, int(action))):
            return RANDOM
        if not known:
            raise ValueError(f"There is no action {action!r}; they are numbered from 0 to {self._pool.size - 1}.")
        self._pool.check(0, int(action))
        return int(action)

    def step(self, action: int) -> Stepped:
        """Carry out an action, let the others play, and come to the next decision."""
        if self._over:
            raise ValueError("The game is over, or has not begun; reset() deals the next one.")
        pool = self._pool
        told = pool.tried(action) if type(action) is int and action >= self._lowest else REFUSED
        if told == REFUSED:
            told = pool.tried(self._checked(action))
        ended = told % ENDS
        if ended:
            self._over = True
            seen: Seen = {
                "observation": self._tables.encoding.observe(self._tables.state, self._seat),
                "action_mask": np.zeros(self._tables.encoding.size, dtype=np.int8),
            }
            return seen, float(pool.rewards[self._seat]), ended == TERMINATED, ended == TRUNCATED, {}
        return (self._tables.seen() if self._copy else self._shared), 0.0, False, False, {}

    def render(self) -> Any:
        """The position as everybody sees it: text, or pixels."""
        return render(self.render_mode, self._tables.name, self._tables.state)


class CatanicaVectorEnv(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Hundreds of games, stepped inside compiled code. Ended games deal the next one in the same step.

    Without opponents learners play every seat: `infos["seat"]` says who decides in each game, `infos["rewards"]` what
    every seat of a game that ended got, and the reward is that of the seat that acted. Action -1 lets the engine draw
    any legal action.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 256,
        opponents: str | list[str] | None = None,
        seat: int = 0,
        max_cycles: int | None = None,
        version: str | None = None,
        copy: bool = True,
        **options: Any,
    ) -> None:
        if num_envs < 2:
            raise ValueError("A vector environment has at least two games; gymnasium.make gives a single one.")
        chosen = None if opponents is None else names(opponents)
        self._tables: Tables = tables(game, num_envs, chosen, seat, max_cycles, version, **options)
        self._copy = copy
        self.num_envs = num_envs
        self.single_observation_space = self._tables.space()
        self.single_action_space = spaces.Discrete(self._tables.encoding.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._shared: Seen = {"observation": self._tables.observations, "action_mask": self._tables.masks}
        self._shape = (num_envs,)
        self._no_reward = np.zeros(num_envs, dtype=np.float32)
        self._none = np.zeros(num_envs, dtype=np.bool_)
        self._no_reward.flags.writeable = self._none.flags.writeable = False

    @property
    def encoding(self) -> Any:
        """What the numbers mean."""
        return self._tables.encoding

    @property
    def decisions(self) -> int:
        """Decisions so far, those of bots included."""
        return int(self._tables.pool.played)

    def _seen(self) -> Seen:
        """All observations and masks."""
        return {part: array.copy() for part, array in self._shared.items()} if self._copy else self._shared

    def _last(self) -> NDArray[np.object_]:
        """What the seats that acted see of games that ended with this step."""
        t = self._tables
        seen = np.empty(self.num_envs, dtype=np.object_)
        for k, row in enumerate(t.pool.over):
            mask = np.zeros(t.encoding.size, dtype=np.int8)
            seen[row] = {"observation": t.finals[k].copy(), "action_mask": mask}
        return seen

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal all games anew; the same seed deals the same ones. A list has a seed for each game."""
        if isinstance(seed, list | tuple | np.ndarray):
            self._tables.reset_each(list(seed))
        else:
            self._tables.reset(seed)
        return self._seen(), {"seat": self._tables.seats.copy()}

    def step(self, actions: NDArray[np.int64]) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """An action for each game; one that is not open is refused before any game is stepped."""
        t = self._tables
        pool = t.pool
        if not pool.places:
            raise ValueError("No game has begun; reset() deals them.")
        if type(actions) is not np.ndarray or actions.dtype != WHOLE or actions.shape != self._shape:
            actions = self._checked(actions)
        pool.step(actions.tobytes())
        infos: dict[str, Any] = {"seat": t.seats.copy() if self._copy else t.seats}
        if not pool.ended and not self._copy:
            return self._shared, self._no_reward, self._none, self._none, infos
        if pool.ended:
            infos["rewards"] = t.rewards.astype(np.float32)
            infos["final_obs"], infos["_final_obs"] = self._last(), t.ends | t.stopped
        return self._seen(), t.reward.copy(), t.ends.copy(), t.stopped.copy(), infos

    def _checked(self, actions: Any) -> NDArray[np.int64]:
        """Actions as 64-bit numbers, or the error that says what is wrong with them."""
        given = np.asarray(actions)
        if given.ndim == 1 and len(given) != self.num_envs:
            raise ValueError(f"There are {self.num_envs} games and {len(given)} actions.")
        if given.ndim != 1 or given.dtype.kind not in "iu":
            raise ValueError(f"Actions are whole numbers, one for each game, not {given.dtype} of shape {given.shape}.")
        return given.astype(np.int64)


def register_all() -> None:
    """Make the games known to Gymnasium: `gymnasium.make("catanica/board-v1")` and `make_vec`."""
    for name, one in GAMES.items():
        if one.encoding and f"catanica/{name}-v1" not in gymnasium.registry:
            gymnasium.register(
                f"catanica/{name}-v1",
                "catanica.adapters.gymnasium_env:CatanicaSingleEnv",
                vector_entry_point="catanica.adapters.gymnasium_env:CatanicaVectorEnv",
                kwargs={"game": name, "version": f"{name}-v1"},
            )
