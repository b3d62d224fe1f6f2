"""A ladder as a picture: a point and its error bar for every bot, strongest on top."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

ROW: Final = 28
LEFT: Final = 130
WIDTH: Final = 640
MARGIN: Final = 24
BAR: Final = 41  # characters of a bar at a terminal


def _span(ladder: Sequence[Mapping[str, Any]]) -> tuple[float, float]:
    """The least and greatest rating that must be shown."""
    low = min(row["low"] for row in ladder)
    high = max(row["high"] for row in ladder)
    return (low, high) if high > low else (low - 1, high + 1)


def svg(title: str, ladder: Sequence[Mapping[str, Any]]) -> str:
    """The ladder as an SVG document."""
    low, high = _span(ladder)
    height = MARGIN * 2 + ROW * (len(ladder) + 1)

    def x(elo: float) -> float:
        return round(LEFT + (WIDTH - LEFT - 70) * (elo - low) / (high - low), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        f'font-size="13" role="img" aria-label="{escape(title)}">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="{MARGIN}" y="{MARGIN}" font-weight="bold">{escape(title)}</text>',
    ]
    for n, row in enumerate(ladder):
        y = MARGIN + ROW * (n + 1)
        a, b, c = x(row["low"]), x(row["elo"]), x(row["high"])
        parts += [
            f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(row["bot"])}</text>',
            f'<path d="M{a} {y}H{c}M{a} {y - 5}v10M{c} {y - 5}v10" stroke="#555" fill="none"/>',
            f'<circle cx="{b}" cy="{y}" r="5" fill="#a33"/>',
            f'<text x="{WIDTH - 10}" y="{y + 4}" text-anchor="end">{row["elo"]:+.0f}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])


def bar(row: Mapping[str, Any], ladder: Sequence[Mapping[str, Any]]) -> str:
    """One row of the ladder as characters."""
    low, high = _span(ladder)

    def at(elo: float) -> int:
        return round((BAR - 1) * (elo - low) / (high - low))

    cells = [" "] * BAR
    for i in range(at(row["low"]), at(row["high"]) + 1):
        cells[i] = "─"
    cells[at(row["elo"])] = "●"
    return "".join(cells).rstrip()
