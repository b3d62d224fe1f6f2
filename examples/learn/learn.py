"""Masked PPO learns the board game against random players, and draws how well it does: see docs/environments.md.

    pip install "catanica[env]" -r examples/learn/requirements.txt
    python examples/learn/learn.py --minutes 10 --curve learning.svg

`Games` shows Catanica's vector environment to stable-baselines3: hundreds of games step inside compiled code, the
learner plays seat 0. The time is processor time of one core.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from catanica.env import vector_env

ROWS = 64
STRETCHES = 16  # points of the curve


class Games(VecEnv):
    """Many games at once, as stable-baselines3 wants them: the observation alone, and masks when it asks."""

    def __init__(self, seed: int, **options: Any) -> None:
        self.games = vector_env("board", ROWS, opponents="random", copy=False, **options)
        self.seen, _ = self.games.reset(seed=seed)
        self.lengths = np.zeros(ROWS, dtype=np.int64)
        self.ended: list[float] = []  # the results of games that ended
        parts = self.games.single_observation_space
        assert isinstance(parts, spaces.Dict)
        super().__init__(ROWS, parts["observation"], self.games.single_action_space)

    def reset(self) -> Any:
        """The games go on where they are."""
        return self.seen["observation"].copy()

    def step_async(self, actions: np.ndarray) -> None:
        """Remember what was chosen."""
        self.chosen = actions

    def step_wait(self) -> Any:
        """Step all games; those that end begin anew."""
        self.seen, reward, over, stopped, told = self.games.step(self.chosen)
        self.lengths += 1
        done = over | stopped
        infos: list[dict[str, Any]] = [{} for _ in range(ROWS)]
        for row in np.flatnonzero(done):
            infos[row]["terminal_observation"] = told["final_obs"][row]["observation"]
            infos[row]["TimeLimit.truncated"] = bool(stopped[row])
            infos[row]["episode"] = {"r": float(reward[row]), "l": int(self.lengths[row]), "t": 0.0}
            self.ended.append(float(reward[row]))
        self.lengths[done] = 0
        return self.seen["observation"].copy(), reward.copy(), done, infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Masked learners ask for `action_masks`."""
        return list(self.seen["action_mask"].astype(bool)) if method_name == "action_masks" else [None] * ROWS

    def has_attr(self, attr_name: str) -> bool:
        """Nothing but the masks."""
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """There is nothing to render."""
        return [None] * ROWS

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing can be set."""

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """They are not."""
        return [False] * ROWS

    def close(self) -> None:
        """Nothing to close."""


def judged(model: MaskablePPO, games: int, seed: int, **options: Any) -> tuple[float, float]:
    """The share of new games that a learner wins, and how many decisions it needs for one."""
    table = Games(seed, **options)
    steps = 0
    while len(table.ended) < games:
        masks = np.stack(table.env_method("action_masks"))
        table.step_async(model.predict(table.reset(), action_masks=masks)[0])
        table.step_wait()
        steps += ROWS
    return sum(reward > 0 for reward in table.ended) / len(table.ended), steps / len(table.ended)


class Watch(BaseCallback):
    """Notes how the games of each stretch of time went, and stops the learner when its time is up."""

    def __init__(self, table: Games, minutes: float) -> None:
        super().__init__()
        self.table, self.limit, self.every = table, minutes * 60, minutes * 60 / STRETCHES
        self.began = time.process_time()
        self.points: list[dict[str, float]] = []

    def _on_step(self) -> bool:
        spent = time.process_time() - self.began
        if spent >= (len(self.points) + 1) * self.every and self.table.ended:
            won = sum(reward > 0 for reward in self.table.ended) / len(self.table.ended)
            point = {"minutes": spent / 60, "steps": self.num_timesteps, "games": len(self.table.ended), "won": won}
            self.points.append(point)
            self.table.ended.clear()
            print(json.dumps({name: round(value, 3) for name, value in point.items()}), flush=True)
        return spent < self.limit


def drawn(points: list[dict[str, float]], title: str) -> str:
    """The share of games won over processor time, as SVG."""
    width, height, left, low = 480, 240, 44, 200
    last = points[-1]["minutes"]
    places = [(left + p["minutes"] / last * (width - left - 20), low - p["won"] * 170) for p in points]
    line = " ".join(f"{x:.0f},{y:.0f}" for x, y in places)
    ticks = "".join(
        f'<path d="M{left} {low - share * 1.7:.0f}H{width - 20}" stroke="#ccc"/>'
        f'<text x="{left - 6}" y="{low - share * 1.7 + 4:.0f}" text-anchor="end">{share} %</text>'
        for share in (0, 50, 100)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="sans-serif" font-size="12"><rect width="{width}" height="{height}" fill="#fff"/>{ticks}'
        f'<polyline points="{line}" fill="none" stroke="#1a5fb4" stroke-width="2"/>'
        f'<text x="{left}" y="18">{title}</text>'
        f'<text x="{left}" y="{low + 20}">0</text>'
        f'<text x="{width - 20}" y="{low + 20}" text-anchor="end">{last:.1f} min</text></svg>\n'
    )


def main() -> None:
    """Learn, judge, draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0, help="processor time for learning")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--points", type=int, default=5, help="points that win a game")
    parser.add_argument("--games", type=int, default=200, help="new games it is judged by in the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="file for a picture (SVG)")
    parser.add_argument("--save", type=Path, help="file for the learner")
    given = parser.parse_args()
    torch.set_num_threads(1)
    options = {"players": given.players, "points": given.points}
    table = Games(given.seed, **options)
    model = MaskablePPO(
        "MlpPolicy", table, n_steps=256, batch_size=2048, n_epochs=4, gamma=0.998,
        gae_lambda=0.97, ent_coef=0.01, learning_rate=5e-4, seed=given.seed, device="cpu",
        policy_kwargs={"net_arch": [128, 128]},
    )  # fmt: skip
    model.learn(10**9, callback=(watch := Watch(table, given.minutes)))
    won, length = judged(model, given.games, given.seed + 1, **options)
    print(f"{won:.1%} of {given.games} new games won, {length:.0f} decisions each")
    if given.curve is not None:
        title = f"Games won against random play: {given.players} players, {given.points} points"
        given.curve.write_text(drawn(watch.points, title), encoding="utf-8")
    if given.save is not None:
        model.save(given.save)


if __name__ == "__main__":
    main()
