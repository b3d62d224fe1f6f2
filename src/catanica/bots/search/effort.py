"""How hard a searcher thinks."""

from mypy_extensions import i64


class Effort:
    """Counted in decisions that quick players make in its trials, so that seeds repeat; time is only a cap."""

    def __init__(self, turns: i64, nodes: i64, sure: float, seconds: float, plans: bool = False) -> None:
        self.turns: i64 = turns  # how far trials play on at a table for two; for four, twice as far
        self.nodes: i64 = nodes  # decisions in all trials of one choice
        self.sure: float = sure  # standard errors by which an option must be better than the guess
        self.seconds: float = seconds  # CPU time after which it takes the best so far
        self.plans: bool = plans  # whether options are also tried with plans (`Sense.planners`)
