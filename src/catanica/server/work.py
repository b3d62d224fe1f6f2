"""Coroutines that are begun at once and finished in any case.

A task begins in the loop's next round and dies with whoever waits for it. An action shall begin when it comes, so that
it waits for nothing but the disk, and it is finished even if the one who wished it is gone meanwhile.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

PLAIN: Final = None  # what is waited for if only the loop's next round is


class Work:
    """A coroutine on its way; whoever began it is told how it ended."""

    __slots__ = ("_coroutine", "_ended")

    def __init__(self, coroutine: Coroutine[Any, Any, None], ended: Callable[[BaseException | None], None]) -> None:
        self._coroutine = coroutine
        self._ended = ended
        self._step()

    def _step(self, _waited: object = None) -> None:
        """On to the next thing it waits for, as a task would do it (asyncio's rules for futures)."""
        try:
            waited = self._coroutine.send(None)
        except StopIteration:
            self._ended(None)
        except BaseException as wrong:
            self._ended(wrong)
        else:
            if waited is PLAIN:
                asyncio.get_running_loop().call_soon(self._step)
            else:
                waited._asyncio_future_blocking = False
                waited.add_done_callback(self._step)
