# mypyc: skip
"""What may stand in names that people give: to decks, to cards of their own."""

import unicodedata
from typing import Final

MARKUP: Final = frozenset("<>&`{}\\")


def speakable(name: str) -> bool:
    """Whether a name can be shown anywhere: neither markup nor characters that hide or turn what stands beside."""
    return not any(c in MARKUP or unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn") for c in name)
