"""Positions with the proof cards: a small set of no printed game that puts the machinery to work."""

from pathlib import Path

from tests.support.position import Position, position

FOLDER = Path(__file__).resolve().parents[1] / "support" / "sets" / "proof"


def proof(active: int = 0, edition: str = "2005") -> Position:
    """A position of the base game with the proof cards, action cards open, 12 points to win."""
    return position(active=active, sets=["base", str(FOLDER)], points=12, edition=edition).actions_open()


def quiet(active: int = 0, edition: str = "2005") -> Position:
    """The same after every veto and hourglass has been played: nobody is asked for an answer from the hand."""
    return proof(active, edition).discard("einspruch", "einspruch", "stundenglas", "stundenglas")
