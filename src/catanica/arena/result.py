"""What a number of games between bots came to."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from catanica._runtime import compiled
from catanica.kernel.state import STANDSTILL


class Played(NamedTuple):
    """One game: which bot won (-1 for nobody), on which seat, how long it took, each bot's points, and how it ended."""

    finished: bool
    winner: int
    seat: int
    turns: int
    decisions: int
    points: tuple[int, ...]
    reason: str = ""


def labels(bots: Sequence[str]) -> list[str]:
    """The bots' names; those that occur more than once are numbered: `random`, `random 2`."""
    out: list[str] = []
    for i, name in enumerate(bots):
        before = sum(1 for other in bots[:i] if other == name)
        out.append(f"{name} {before + 1}" if before else name)
    return out


@dataclass
class Result:
    """The games played so far and what they add up to."""

    game: str
    options: dict[str, str]
    bots: list[str]
    seed: int
    asked: int
    played: list[Played] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    @property
    def finished(self) -> list[Played]:
        """The games that came to an end by the rules; one that the turn limit stopped has no result."""
        return [p for p in self.played if p.finished]

    def wins(self) -> dict[str, int]:
        """Games won by each bot."""
        return {name: sum(1 for p in self.played if p.winner == i) for i, name in enumerate(labels(self.bots))}

    def as_dict(self) -> dict[str, Any]:
        """Everything worth knowing, ready for JSON."""
        done = self.finished
        decisions = sum(p.decisions for p in self.played)
        return {
            "game": self.game,
            "options": self.options,
            "bots": labels(self.bots),
            "seed": self.seed,
            "games": self.asked,
            "played": len(self.played),
            "finished": len(done),
            "stopped": len(self.played) - len(done),
            "counted": sum(1 for p in done if p.reason == STANDSTILL),
            "interrupted": self.interrupted,
            "wins": self.wins(),
            "wins_by_seat": [sum(1 for p in done if p.seat == s) for s in range(len(self.bots))],
            "draws": sum(1 for p in done if p.winner < 0),
            "mean_turns": _mean([p.turns for p in done]),
            "mean_decisions": _mean([p.decisions for p in done]),
            "mean_points": {
                name: _mean([p.points[i] for p in done if p.points]) for i, name in enumerate(labels(self.bots))
            },
            "decisions": decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(decisions / self.seconds) if self.seconds > 0 else 0,
            "compiled": compiled(),
        }


def _mean(values: Sequence[int]) -> float:
    """The mean, to two digits; 0 of nothing."""
    return round(sum(values) / len(values), 2) if values else 0.0
