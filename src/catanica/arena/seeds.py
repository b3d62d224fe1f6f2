"""Seeds made from what they are for."""

import hashlib


def number(*parts: object) -> int:
    """A seed for a purpose, told by its parts: the same in every process and on every machine."""
    text = "/".join(str(p) for p in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest(), "big")
