"""Memory that is not needed any more goes back to the system, where the system's library can be asked for it."""

import ctypes
import gc
from functools import lru_cache
from typing import Any


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
