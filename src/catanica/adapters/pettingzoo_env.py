"""The games as PettingZoo environments: one agent per seat, an action mask, chance answered inside.

    from catanica.env import env
    game = env("board", players=4)
    game.reset(seed=1)
    for agent in game.agent_iter():
        observation, reward, termination, truncation, info = game.last()
        action = None if termination or truncation else choose(observation["action_mask"])
        game.step(action)

The reward comes at the end: 1 for a winner, -1 for everybody else, 0 for all in a draw. A game that the turn
limit or `max_cycles` stops is truncated, not terminated.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from catanica.adapters.rendering import MODES, check_mode, render
from catanica.adapters.tables import LOSE, check_illegal, is_number, tables
from catanica.bots.pool import ENDS, RANDOM, REFUSED, TERMINATED, TRUNCATED

NO_GAME = "The game is over, or has not begun; reset() deals the next one."


class _Seats:
    """What both kinds share: a game, agents by seat, and how it ended."""

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str = "refuse",
        version: str | None = None,
        copy: bool = True,
        **options: Any,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        check_illegal(illegal)
        self.render_mode = render_mode
        self._illegal = illegal
        self._limit = max_cycles
        self._tables = tables(game, limit=max_cycles, version=version, **options)
        self._tables.reset(0)
        self._pool = self._tables.pool
        self._copy = copy
        self._over = True
        self._lowest = RANDOM if illegal == LOSE else 0  # numbers from here on need no second look
        self.possible_agents = [f"seat_{i}" for i in range(self._tables.state.seats)]
        self.agents: list[str] = []

    @property
    def encoding(self) -> Any:
        """What the numbers mean."""
        return self._tables.encoding

    def _deal(self, seed: int | None) -> None:
        """A new game."""
        self._tables.reset(seed)
        self._over = False
        self.agents = list(self.possible_agents)

    def _look(self, agent: str, more: int) -> dict[str, Any]:
        """What an agent may know, and the mask: empty for those who do not decide, with `more` they can wait."""
        if agent not in self.possible_agents:
            raise ValueError(f"There is no agent {agent!r}; they are {', '.join(self.possible_agents)}.")
        seat = self.possible_agents.index(agent)
        state, numbers = self._tables.state, self._tables.encoding
        decides = state.to_move == seat and not self._over
        if decides:
            seen = self._tables.seen()
        else:
            mask = np.zeros(numbers.size, dtype=np.int8)
            seen = {"observation": numbers.observe(state, seat), "action_mask": mask}
        if more:
            seen["action_mask"] = np.append(seen["action_mask"], np.int8(not decides))
        return seen

    def _carry_out(self, action: Any) -> tuple[int, int]:
        """Carry out an action of whoever decides: how the game ended with it, or 0, and who decides next."""
        told = self._pool.tried(action) if type(action) is int and action >= self._lowest else REFUSED
        if told == REFUSED:
            told = self._pool.tried(self._checked(action))
        seat, ended = divmod(told, ENDS)
        if ended:
            self._over = True
        return ended, seat

    def _checked(self, action: Any) -> int:
        """An action that is open, RANDOM for one that is lost, or the error that says what is wrong with it."""
        if action is None:
            raise ValueError("An agent that is still in the game must act; None is for agents that are out.")
        size = self._tables.encoding.size
        known = is_number(action) and 0 <= action < size
        if known and self._tables.masks[0][action]:
            return int(action)
        if self._illegal == LOSE and not isinstance(action, str):
            return RANDOM
        if not known:
            raise ValueError(f"There is no action {action!r}; they are numbered from 0 to {size - 1}.")
        text = self._tables.encoding.actions[action]
        raise ValueError(f"Action {action} ({text}) is not open now; the action mask says which are.")

    def render(self) -> Any:
        """The position as everybody sees it: text, or pixels."""
        return render(self.render_mode, self._tables.name, self._tables.state)

    def close(self) -> None:
        """Nothing to close."""


class CatanicaEnv(_Seats, AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """A game for learners, decision by decision. Observations are what a player at that seat would know.

    `copy=False` shows the engine's own memory, read-only, which the next step alters.
    """

    metadata = {"render_modes": MODES, "name": "catanica_v1", "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        super().__init__(game, render_mode, **options)
        self._observed = dict.fromkeys(self.possible_agents, self._tables.space())
        self._acting = {a: spaces.Discrete(self._tables.encoding.size) for a in self.possible_agents}
        self.agent_selection = ""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """One number per action the game can ever offer."""
        return self._acting[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed deals the same one."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {a: {} for a in self.agents}
        self.agent_selection = self.possible_agents[self._tables.state.to_move]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know now; the mask is empty for those who do not decide."""
        if agent == self.agent_selection and not self._over:
            return self._tables.seen() if self._copy else self._tables.shared
        return self._look(agent, 0)

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """What the selected agent sees, what it got since it acted last, whether it is out, and nothing more."""
        if not self.agents:
            raise ValueError(NO_GAME)
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent whose turn it is."""
        if not self.agents:
            raise ValueError(NO_GAME)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        ended, seat = self._carry_out(action)
        if ended:  # until then nobody has got anything
            for i, name in enumerate(self.possible_agents):
                self.rewards[name] = float(self._pool.rewards[i])
                self.terminations[name] = ended == TERMINATED
                self.truncations[name] = ended == TRUNCATED
            self.agent_selection = self.agents[0]
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[seat]


class CatanicaParallelEnv(_Seats, ParallelEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """The same for programs that ask all agents at once: whoever does not decide waits, which is the last action."""

    metadata = {"render_modes": MODES, "name": "catanica_parallel_v1"}  # noqa: RUF012

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        super().__init__(game, render_mode, **options)
        size = self._tables.encoding.size
        space = self._tables.space()
        space.spaces["action_mask"] = spaces.Box(0, 1, (size + 1,), dtype=np.int8)
        self._observed = dict.fromkeys(self.possible_agents, space)
        self._acting = {a: spaces.Discrete(size + 1) for a in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """One number per action the game can ever offer, and one for waiting."""
        return self._acting[agent]

    def _looks(self) -> dict[str, Any]:
        """What everybody sees."""
        return {agent: self._look(agent, 1) for agent in self.agents}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game; the same seed deals the same one."""
        self._deal(seed)
        return self._looks(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Carry out the action of whoever decides; the others wait."""
        if not self.agents:
            raise ValueError(NO_GAME)
        pool = self._pool
        decides = self.possible_agents[self._tables.state.to_move]
        for agent, action in actions.items():
            if agent != decides and action != self._tables.encoding.size and self._illegal != LOSE:
                raise ValueError(f"{agent} does not decide now and can only wait: {self._tables.encoding.size}.")
        ended, _ = self._carry_out(actions.get(decides))
        agents = self.agents
        seen = self._looks()
        rewards = {agent: float(pool.rewards[self.possible_agents.index(agent)]) for agent in agents}
        if ended:
            self.agents = []
        return (
            seen,
            rewards,
            dict.fromkeys(agents, ended == TERMINATED),
            dict.fromkeys(agents, ended == TRUNCATED),
            {agent: {} for agent in agents},
        )
