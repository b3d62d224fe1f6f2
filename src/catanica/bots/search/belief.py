"""What a seat makes of all it cannot see."""

from mypy_extensions import mypyc_attr

from catanica.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """Deals full positions that fit an observation, the likely ones more often. Here all deals are alike."""

    def __init__(self, observation: State) -> None:
        self.observation = observation

    def world(self, seed: int) -> State:
        """One of them."""
        return self.observation.determinised(seed)
