"""Strength out of results: shares with intervals, ratings with error bars, a test that may stop early."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

Z: Final = 1.96  # 95 per cent
ROUNDS: Final = 200
RESAMPLED: Final = 200
PRIOR: Final = 0.5  # games won and lost against an average player that everybody is given: no rating is boundless
BOUND: Final = math.log(19)  # both kinds of error one in twenty


def wilson(won: float, games: int) -> tuple[float, float]:
    """The interval in which a share of wins lies with 95 per cent."""
    if games == 0:
        return 0.0, 1.0
    p = won / games
    middle = p + Z * Z / (2 * games)
    spread = Z * math.sqrt(p * (1 - p) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass(frozen=True)
class Meeting:
    """One game for the ratings: who sat at the table, and who won."""

    bots: tuple[str, ...]
    winner: str


def ratings(meetings: Sequence[Meeting], bots: Sequence[str], zero: str) -> dict[str, float]:
    """Bradley and Terry's ratings in Elo points; of more than two at a table the winner beats all others at once."""
    wins = dict.fromkeys(bots, PRIOR)
    tables: dict[tuple[str, ...], int] = {}
    for m in meetings:
        wins[m.winner] += 1
        tables[m.bots] = tables.get(m.bots, 0) + 1
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        shares = {name: 2 * PRIOR / (strength[name] + 1) for name in bots}
        for table, games in tables.items():
            total = sum(strength[name] for name in table)
            for name in table:
                shares[name] += games / total
        moved = {name: wins[name] / shares[name] for name in bots}
        still = all(abs(math.log(moved[n] / strength[n])) < 1e-6 for n in bots)
        strength = moved
        if still:
            break
    base = strength[zero]
    return {name: 400 * math.log10(strength[name] / base) for name in bots}


@dataclass(frozen=True)
class Rated:
    """A rating and the interval in which it lies with 95 per cent."""

    elo: float
    low: float
    high: float

    def as_dict(self) -> dict[str, float]:
        """To a tenth of a point."""
        return {"elo": round(self.elo, 1), "low": round(self.low, 1), "high": round(self.high, 1)}


def rated(blocks: Sequence[Sequence[Meeting]], bots: Sequence[str], zero: str, seed: int) -> dict[str, Rated]:
    """Ratings whose error bars come from drawing the blocks again and again: games of a block are not independent.

    One block more than were played is drawn from, with winners by lot: a run without a loss is no certainty. No drawing
    from it shows how much stronger the winner may be, so that bars are as long up as down.
    """
    flat = [m for block in blocks for m in block]
    middle = ratings(flat, bots, zero)
    draws: dict[str, list[float]] = {name: [] for name in bots}
    lots = random.Random(seed)
    for _ in range(RESAMPLED if blocks else 0):
        again = [m for _ in blocks for m in drawn(blocks, lots)]
        for name, elo in ratings(again, bots, zero).items():
            draws[name].append(elo)
    out = {}
    for name in bots:
        elo = middle[name]
        found = sorted(draws[name]) or [elo]
        reach = max(elo - found[int(0.025 * len(found))], found[int(0.975 * (len(found) - 1))] - elo)
        out[name] = Rated(elo, elo - reach, elo + reach)
    return out


def drawn(blocks: Sequence[Sequence[Meeting]], lots: random.Random) -> Sequence[Meeting]:
    """One of the blocks, or such a block as it might have ended."""
    block = lots.choice(blocks)
    if lots.randrange(len(blocks) + 1) < len(blocks):
        return block
    return [Meeting(m.bots, lots.choice(m.bots)) for m in block]


def share_of(elo: float, seats: int) -> float:
    """What a bot so much stronger than all others at a table wins."""
    odds = float(10 ** (elo / 400))
    return odds / (odds + seats - 1)


@dataclass(frozen=True)
class Sprt:
    """Wald's test on blocks: is a bot stronger by `high` Elo points, or only by `low`?"""

    low: float
    high: float

    def llr(self, scores: Sequence[float], seats: int) -> float:
        """How strongly the blocks' scores speak for the higher strength; beyond BOUND either way it is decided."""
        n = len(scores)
        if n < 2:
            return 0.0
        mean = sum(scores) / n
        variance = sum((s - mean) ** 2 for s in scores) / (n - 1)
        variance = max(variance, 0.25 / n)  # all alike: nothing is certain after a few
        s0, s1 = share_of(self.low, seats), share_of(self.high, seats)
        return n * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)

    def decided(self, scores: Sequence[float], seats: int) -> int:
        """1: the higher strength is accepted, -1: the lower, 0: go on."""
        llr = self.llr(scores, seats)
        return (llr >= BOUND) - (llr <= -BOUND)
