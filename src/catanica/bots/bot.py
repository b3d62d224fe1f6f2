"""What every player that is no person looks like: it is shown what its seat may know and names an action."""

from mypy_extensions import i64, mypyc_attr

from catanica.kernel.state import State

Told = dict[str, object]  # one thing that happened, as the seat may know it: the same data its log is made of


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. Subclasses answer `choose`; whoever runs the game hands over observations, never the game itself.

    It is made with a seed: a bot that draws lots takes them from `seeded(seed)`, so that games can be repeated.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.clock: float | None = None  # seconds there are for the decision at hand; None: as long as it likes

    def anew(self, seed: i64) -> None:
        """Forget all that was, as if just made with that seed: search lets the same players play many lines."""

    def heard(self, events: list[Told]) -> None:
        """What the seat was told since its last decision, before the next one is asked for. Most need not listen."""

    def choose(self, observation: State) -> int:
        """One of `observation.legal()`. The observation is `state.redacted(seat)`: hidden cards have number 0 in it."""
        return observation.legal()[0]
