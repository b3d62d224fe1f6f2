"""Learning environments and batched random play. Needs the extra: pip install "catanica[env]".

Importing this module makes the games known to Gymnasium: `gymnasium.make("catanica/board-v1")`.
"""

from typing import Any

from catanica.extras import extra

with extra("env"):
    from catanica.adapters.encoding import Encoding, encoding
    from catanica.adapters.gymnasium_env import CatanicaSingleEnv, CatanicaVectorEnv, register_all
    from catanica.adapters.pettingzoo_env import CatanicaEnv, CatanicaParallelEnv
    from catanica.adapters.rendering import drawing
    from catanica.adapters.rollouts import Rollouts, rollouts

__all__ = [
    "CatanicaEnv",
    "CatanicaParallelEnv",
    "CatanicaSingleEnv",
    "CatanicaVectorEnv",
    "Encoding",
    "Rollouts",
    "drawing",
    "encoding",
    "env",
    "parallel_env",
    "rollouts",
    "single_env",
    "vector_env",
]

register_all()


def env(game: str, render_mode: str | None = None, **options: Any) -> CatanicaEnv:
    """A PettingZoo AEC environment of a game with its options."""
    return CatanicaEnv(game, render_mode, **options)


def parallel_env(game: str, render_mode: str | None = None, **options: Any) -> CatanicaParallelEnv:
    """A PettingZoo parallel environment: whoever does not decide waits."""
    return CatanicaParallelEnv(game, render_mode, **options)


def single_env(game: str, opponents: str | list[str] = "random", **options: Any) -> CatanicaSingleEnv:
    """A Gymnasium environment: one seat learns, bots play the others."""
    return CatanicaSingleEnv(game, opponents, **options)


def vector_env(game: str, num_envs: int = 256, **options: Any) -> CatanicaVectorEnv:
    """A Gymnasium vector environment: many games, stepped inside compiled code."""
    return CatanicaVectorEnv(game, num_envs, **options)
