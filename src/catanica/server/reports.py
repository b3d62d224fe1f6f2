"""One line in the log for whoever comes against a limit, however often: operators see an attack, and no flood of it."""

import logging
import time
from collections import OrderedDict
from typing import Final

LOG: Final = logging.getLogger("catanica.server")
AGAIN: Final = 600.0  # seconds after which the same is told once more
MOST: Final = 60  # lines in that time, whoever they are about: an attack may come from everywhere


class Reports:
    """What was told lately."""

    def __init__(self) -> None:
        self._told: OrderedDict[tuple[str, str], float] = OrderedDict()

    def tell(self, address: str, what: str) -> None:
        """Somebody at an address met a limit; told unless it was told lately."""
        now = time.monotonic()
        while self._told and now - next(iter(self._told.values())) > AGAIN:
            self._told.popitem(last=False)
        if (address, what) in self._told or len(self._told) > MOST:
            return
        self._told[address, what] = now
        if len(self._told) > MOST:
            LOG.warning("limits are met from many addresses; more of it is not told for %d minutes", AGAIN / 60)
        else:
            LOG.warning("%s: %s", address, what)
