"""Which action cards the greedy bot knows how to use, by their number in the catalogue of the game at hand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.principality.position.duel import Rulebook

ALCHEMIST: Final = 1
ARSONIST: Final = 2
BISHOP: Final = 3
BLACK_KNIGHT: Final = 4
CARAVAN: Final = 5
HERB_WITCH: Final = 6
MERCHANT: Final = 7
RAID: Final = 8
SCOUT: Final = 9
SPY: Final = 10
TRADE_MASTER: Final = 11
DIPLOMAT: Final = 12
ARCHIVIST: Final = 13
CHANCELLOR: Final = 14
BAN: Final = 15

CARDS: Final = {
    "alchimist": ALCHEMIST,
    "feuerteufel": ARSONIST,
    "bischof": BISHOP,
    "schwarzer_ritter": BLACK_KNIGHT,
    "karawane": CARAVAN,
    "kraeuterhexe": HERB_WITCH,
    "haendler": MERCHANT,
    "raubzug": RAID,
    "kundschafter": SCOUT,
    "spion": SPY,
    "handelsmeister": TRADE_MASTER,
    "diplomat": DIPLOMAT,
    "archivar": ARCHIVIST,
    "kanzler": CHANCELLOR,
    "kirchenbann": BAN,
}


class Roles:
    """The role of every card number; 0 for cards without one."""

    def __init__(self, rules: Rulebook) -> None:
        self.rules: Rulebook = rules
        self.of: vec[i64] = vec[i64]([0] * len(rules.cat.ids))
        for name, role in CARDS.items():
            n = rules.cat.number(name)
            if n >= 0:
                self.of[n] = role
