"""Step numbers. Games and sets have ranges of their own: shared 1-19, game rules 20-79, sets 80-239, others above."""

from typing import Final

GAIN: Final = 1
RECEIVE: Final = 2
PAY: Final = 3
PAY_ANY: Final = 4
TAKE: Final = 5
WINDOW: Final = 6
RESOLVE: Final = 7
DEAL: Final = 8
TAKE_BACK: Final = 9
ANSWER: Final = 10
