"""Learning environments and batched random play. Needs the extra: pip install "catanica[env]"."""

from catanica.extras import extra

with extra("env"):
    from catanica.adapters.encoding import Encoding, encoding
    from catanica.adapters.pettingzoo_env import CatanicaEnv
    from catanica.adapters.rollouts import Rollouts, rollouts

__all__ = ["CatanicaEnv", "Encoding", "Rollouts", "encoding", "env", "rollouts"]


def env(game: str, render_mode: str | None = None, **options: object) -> CatanicaEnv:
    """A PettingZoo AEC environment of a game with its options."""
    return CatanicaEnv(game, render_mode, **options)
