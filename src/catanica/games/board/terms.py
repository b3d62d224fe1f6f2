"""What the players agreed on before the game."""

from typing import Final

from mypy_extensions import i64

OPEN_TOKENS: Final = 0  # tokens lie as the map says
SPIRAL_TOKENS: Final = 1
RANDOM_TOKENS: Final = 2


class Terms:
    """What the players agreed on before the game; never changes."""

    def __init__(
        self,
        points: i64,
        strict: bool,
        friendly: bool,
        balanced: bool,
        unlimited: bool,
        given_pieces: bool,
        tokens: i64,
        header: dict[str, str],
    ) -> None:
        self.points: i64 = points  # to win
        self.strict: bool = strict  # trade first, then build (BG-12)
        self.friendly: bool = friendly  # house rule: the robber spares players with fewer than three open points
        self.balanced: bool = balanced  # house rule: dice drawn like cards from the 36 throws
        self.unlimited: bool = unlimited  # the bank never runs short
        self.given_pieces: bool = given_pieces  # beginner's pieces instead of founding
        self.tokens: i64 = tokens  # how the number tokens are laid
        self.header: dict[str, str] = header
