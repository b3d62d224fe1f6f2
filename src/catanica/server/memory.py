"""A server's memory: what is looked through for rubbish how often, and what goes back to the system."""

import ctypes
import gc
from functools import lru_cache
from typing import Any, Final

# A new view is some hundred objects, nearly all of which are gone after the next action: no need to look for rings of
# them every time. Usual are 700, 10, 10.
THRESHOLDS: Final = (100_000, 20, 20)


def settle() -> None:
    """What is there before the first player comes stays for good, and is not looked through again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def give_back() -> None:
    """What was forgotten is collected, and free pages are returned. Takes some milliseconds; for quiet moments."""
    gc.collect()
    trim = _trim()
    if trim is not None:
        trim(0)


@lru_cache(maxsize=1)
def _trim() -> Any:
    """GNU's malloc_trim; nothing where there is none."""
    try:
        return ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):  # another library, or Windows
        return None
