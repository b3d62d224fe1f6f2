"""Secrets: unguessable, handed out once, kept as hashes only."""

import hashlib
import re
import secrets
from collections.abc import Iterable
from typing import Final

GAME_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")  # what can be one; anything else is not even looked for


def new_secret() -> str:
    """A token or invitation: 192 bits."""
    return secrets.token_urlsafe(24)


def new_game_id() -> str:
    """A game's id: short enough for a link, and not to be guessed either, though it is no secret."""
    return secrets.token_urlsafe(9)


def hashed(secret: str) -> str:
    """What is kept of a secret. It has full entropy, so a plain hash suffices."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fits(secret: str, kept: str) -> bool:
    """Whether a secret is the one whose hash was kept; takes equally long for all."""
    return bool(kept) and secrets.compare_digest(hashed(secret), kept)


def same(secret: str, wanted: str) -> bool:
    """Whether a secret is the one that is wanted; takes equally long for all."""
    return secrets.compare_digest(secret.encode(), wanted.encode())


def bearer(header: str | None) -> Iterable[str]:
    """The tokens of an Authorization header."""
    kind, _, rest = (header or "").partition(" ")
    if kind.lower() != "bearer":
        return []
    return [token.strip() for token in rest.split(",") if token.strip()][:4]
