"""One option on trial: what it came to on the same chances as the first guess."""

from typing import Final

from mypy_extensions import i64

DOUBT: Final = 0.0005  # no mean is ever surer than this


class Trial:
    """The results of an option, as differences to the guess on common chance."""

    def __init__(self, code: i64, plan: i64 = 0) -> None:
        self.code: i64 = code
        self.plan: i64 = plan  # how its player goes on: 0 as the guess does, else as one of the planners does
        self.count: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0
        self.due: float = 0.0  # what the guess itself was found to gain by another plan

    def note(self, difference: float) -> None:
        """One more pair of play-outs."""
        self.count += 1
        self.total += difference
        self.squares += difference * difference

    def mean(self) -> float:
        """By how much it won more often than the guess."""
        return self.total / float(self.count) - self.due if self.count > 0 else 0.0

    def error(self) -> float:
        """The standard error of the mean; very large while there is too little to tell."""
        if self.count < 2:
            return 1.0
        n = float(self.count)
        mean = self.total / n
        spread = self.squares / n - mean * mean
        if spread < 0.0:
            spread = 0.0
        return float((spread / (n - 1.0)) ** 0.5) + DOUBT

    def clear(self) -> None:
        """Begin anew, so that what chose it does not also judge it."""
        self.count = 0
        self.total = 0.0
        self.squares = 0.0


def best_of(trials: list[Trial], wanted: i64) -> list[Trial]:
    """The best options, the very best first; at most as many as wanted."""
    rest = trials[:]
    out: list[Trial] = []
    while len(out) < wanted and len(rest) > 0:
        best = rest[0]
        for trial in rest:
            if trial.mean() > best.mean():
                best = trial
        rest.remove(best)
        out.append(best)
    return out
