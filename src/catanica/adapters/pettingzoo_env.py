"""The games as PettingZoo AEC environments: one agent per seat, an action mask, chance answered inside.

    from catanica.env import env
    game = env("board", players=4)
    game.reset(seed=1)
    for agent in game.agent_iter():
        observation, reward, termination, truncation, info = game.last()
        action = None if termination or truncation else choose(observation["action_mask"])
        game.step(action)

The reward comes at the end: 1 for a winner, -1 for everybody else, 0 for all in a draw. A game that the turn
limit stops is truncated, not terminated.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import catanica
from catanica.adapters.encoding import action_mask, encoding
from catanica.kernel.state import State


class CatanicaEnv(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """A game for learners. Observations are what a player at that seat would know."""

    metadata = {"render_modes": ["ansi"], "name": "catanica_v1", "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str, render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._game = catanica.game(game, **options)
        state = self._game.new(seed=0, trace=False)
        self._encoding = encoding(game, state)
        self._index = {code: i for i, code in enumerate(self._encoding.codes)}
        self._state: State = state
        self._name = game
        self.possible_agents = [f"seat_{i}" for i in range(state.seats)]
        self.agents: list[str] = []
        observed = spaces.Dict(
            {
                "observation": spaces.Box(0, self._encoding.limits, dtype=np.int32),
                "action_mask": spaces.Box(0, 1, (len(self._index),), dtype=np.int8),
            }
        )
        self._observed = dict.fromkeys(self.possible_agents, observed)
        self._acting = {a: spaces.Discrete(len(self._index)) for a in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """One number per action the game can ever offer."""
        return self._acting[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed deals the same one."""
        self._state = self._game.new(seed=seed, trace=False)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {a: {} for a in self.agents}
        self.agent_selection = self._to_move()

    def _to_move(self) -> str:
        """The agent who decides; at the end the first one left."""
        return f"seat_{self._state.to_move}" if self._state.to_move >= 0 else self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know now; the mask is empty for those who do not decide."""
        seat = self.possible_agents.index(agent)
        legal = self._state.legal() if self._state.to_move == seat else []
        return {
            "observation": self._encoding.observe(self._state.redacted(seat), seat),
            "action_mask": action_mask(self._index, legal),
        }

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("An agent that is still in the game must act; None is for agents that are out.")
        if not self._acting[agent].contains(action):
            raise ValueError(f"There is no action {action!r}; they are numbered from 0 to {len(self._index) - 1}.")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._state.apply(self._encoding.codes[action])
        outcome = self._state.outcome
        if outcome is not None:
            for i, name in enumerate(self.possible_agents):
                self.rewards[name] = 0.0 if not outcome.winners else 1.0 if i in outcome.winners else -1.0
                self.terminations[name] = not outcome.truncated
                self.truncations[name] = outcome.truncated
        self.agent_selection = self._to_move()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """A line on where the game stands."""
        if self.render_mode is None:
            return None
        decision = self._state.decision
        return f"{self._name}: {decision!r}" if decision is not None else f"{self._name}: {self._state.outcome!r}"

    def close(self) -> None:
        """Nothing to close."""
