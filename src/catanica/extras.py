"""Parts that need packages of their own: `pip install 'catanica[server]'` or `'catanica[env]'`."""

from collections.abc import Iterator
from contextlib import contextmanager

from catanica.kernel.errors import InputError


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import what an extra brings; where it is not installed, say how to get it."""
    try:
        yield
    except ModuleNotFoundError as wrong:
        missing = (wrong.name or "").partition(".")[0]
        if missing in ("", "catanica"):
            raise
        raise InputError(
            "This needs packages that are not installed, first of all {missing}. Try: pip install 'catanica[{extra}]'",
            missing=missing,
            extra=name,
        ) from None
