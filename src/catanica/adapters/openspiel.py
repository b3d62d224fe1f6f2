"""The games for OpenSpiel: Python games with chance nodes. Needs the extra: pip install "catanica[openspiel]".

    import pyspiel
    import catanica.spiel
    game = pyspiel.load_game("catanica_board", {"options": "players:3;points:5"})

A winner gets 1, the others share -1 among them; a game that a limit stops gives nothing to anybody. The parameter
`horizon`, so many decisions, is such a limit: it bounds the tree for programs that walk all of it. Chance nodes list
every outcome with its probability. Information-state strings hold everything a seat was ever told and what it sees now;
both tensors are the numbers of `catanica.env` (docs/environments.md), which hold what a seat sees now.
"""

import json
from functools import lru_cache
from typing import Any, Final

import numpy as np
import pyspiel

import catanica
from catanica.adapters.encoding import Encoding
from catanica.bots.seat import told
from catanica.games.entry import Game
from catanica.games.registry import GAMES
from catanica.kernel.errors import InputError
from catanica.kernel.state import CHANCE, NOBODY, WATCHER, State
from catanica.notation.games import language_of

PREFIX: Final = "catanica_"
MOST_OUTCOMES: Final = 512  # of one throw, shuffle or draw
LONGEST: Final = 100_000  # decisions
NO_HORIZON: Final = 0
DECKS: Final = 62  # bits of a seed


def read_options(text: str) -> dict[str, str]:
    """Options written as `name:value` with semicolons, a list with plus signs (`sets:base+politik_intrige`).

    OpenSpiel keeps commas and equals signs for itself.
    """
    found: dict[str, str] = {}
    for part in filter(None, text.split(";")):
        name, is_, value = part.partition(":")
        if not is_:
            raise InputError("An option is written name:value, not {part!r}.", part=part)
        found[name.strip()] = value.strip().replace("+", ",")
    return found


@lru_cache(maxsize=16)
def opened(name: str, options: str) -> tuple[Game, Encoding, int]:
    """A game with its options, its numbers, and how many play it."""
    game = catanica.game(name, **read_options(options))
    return game, Encoding(name, game), int(game.new(seed=0, explicit=True).seats)


def game_type(name: str) -> Any:
    """What OpenSpiel wants to know of a kind of game."""
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Catanica: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"options": "", "horizon": 0},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """One of the games with its options; subclasses name it."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.options = str((params or {}).get("options", ""))
        self.horizon = int((params or {}).get("horizon", NO_HORIZON))
        if self.horizon < NO_HORIZON:
            raise InputError(
                "horizon counts decisions, or is 0 for games without one; not {given}.", given=self.horizon
            )
        _, numbers, seats = opened(self.name, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=numbers.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.horizon or LONGEST,
        )
        super().__init__(game_type(self.name), info, params or {})

    def new_initial_state(self) -> "SpielState":
        """The table before anything was shuffled or thrown."""
        return SpielState(self, self.name, self.options, self.horizon)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """What looks at positions."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        public = iig_obs_type is not None and iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE
        return SpielObserver(self.name, self.options, recalls, public)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. Only texts and the position itself are kept here, since copies and pickles take all of it along."""

    def __init__(self, game: SpielGame, name: str, options: str, horizon: int) -> None:
        super().__init__(game)
        self.left = horizon or LONGEST  # decisions until it is stopped
        self.name = name
        self.options = options
        self.inner: State = opened(name, options)[0].new(seed=0, explicit=True)

    def _numbers(self) -> Encoding:
        return opened(self.name, self.options)[1]

    def current_player(self) -> int:
        """Who decides, or chance."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.inner.to_move == CHANCE else int(self.inner.to_move)

    def _legal_actions(self, player: int) -> list[int]:
        """The numbers of the legal actions."""
        return sorted(self._numbers().open(self.inner))

    def _outcomes(self) -> dict[int, int]:
        """What chance can bring, each with how often it is listed, in a fixed order."""
        listed = self.inner.legal()
        return {code: listed.count(code) for code in sorted(set(listed))}

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes by their place, with their probabilities."""
        found = self._outcomes()
        return [(k, n / sum(found.values())) for k, n in enumerate(found.values())]

    def _apply_action(self, action: int) -> None:
        """Carry out an action, or let an outcome fall."""
        if self.inner.to_move == CHANCE:
            self.inner.apply(list(self._outcomes())[action])
        else:
            self.inner.apply(self._numbers().code(self.inner, action))
            self.left -= 1

    def _action_to_string(self, player: int, action: int) -> str:
        """An action or outcome as text; of those that read alike, such as two faces of a die, each tells its number."""
        if player == pyspiel.PlayerId.CHANCE:
            found = dict(enumerate(self._outcomes()))
        else:
            found = self._numbers().open(self.inner)
        if action not in found:
            return self._numbers().actions[action]
        words = language_of(self.inner)
        texts = {number: words.to_text(self.inner, code) for number, code in found.items()}
        alike = list(texts.values()).count(texts[action]) > 1
        return f"{texts[action]} ({action})" if alike else texts[action]

    def is_terminal(self) -> bool:
        """Whether it is over, or was stopped."""
        return bool(self.inner.to_move == NOBODY or self.left == 0)

    def returns(self) -> list[float]:
        """1 for a winner, the others share -1."""
        outcome, seats = self.inner.outcome, int(self.inner.seats)
        if outcome is None or outcome.truncated or not outcome.winners:
            return [0.0] * seats
        won, lost = len(outcome.winners), seats - len(outcome.winners)
        return [1.0 / won if seat in outcome.winners else -1.0 / max(1, lost) for seat in range(seats)]

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "SpielState":
        """A position a player cannot tell from this one: what is hidden from that seat is dealt anew."""
        other: SpielState = self.clone()
        dealt = self.inner.redacted(player_id).determinised(int(probability_sampler() * 2**DECKS))
        dealt.explicit = True
        dealt.tracing = True
        dealt.events = self.inner.events[:]
        other.inner = dealt
        return other

    def __str__(self) -> str:
        return self.inner.text()


class SpielObserver:
    """What a seat sees as numbers and as text; with perfect recall the text holds all it was ever told.

    What is public alone is what a watcher sees, as text: the numbers are always a seat's.
    """

    def __init__(self, name: str, options: str, recalls: bool, public: bool) -> None:
        self.numbers = opened(name, options)[1]
        self.recalls = recalls
        self.public = public
        self.tensor = None if public else np.zeros(len(self.numbers.names), dtype=np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees."""
        if self.tensor is not None:
            self.tensor[:] = self.numbers.observe(state.inner, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The position as the player sees it, and what the player was told."""
        eyes = WATCHER if self.public else player
        seen = state.inner.text(audience=eyes)
        if not self.recalls:
            return seen
        return "\n".join([*(json.dumps(event, sort_keys=True) for event in told(state.inner, eyes)), seen])


def register_all() -> None:
    """Make the games known to OpenSpiel: `pyspiel.load_game("catanica_board")`."""
    for name, one in GAMES.items():
        if one.encoding and PREFIX + name not in pyspiel.registered_names():
            kind = type(f"Spiel{name.capitalize()}", (SpielGame,), {"name": name})
            pyspiel.register_game(game_type(name), kind)
