"""Which rulings a test proves: `@rule("KB-24")` says it, and `catanica rules coverage` reads it off."""

from collections.abc import Callable
from typing import TypeVar

import pytest

Thing = TypeVar("Thing", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Thing], Thing]:
    """Say which rulings a test, or every test of a class, proves."""
    if not ids or not all(isinstance(i, str) and i.strip() == i != "" for i in ids):
        raise ValueError(f"rule() takes the ids of rulings, such as rule('KB-24'); given: {ids!r}")

    def mark(thing: Thing) -> Thing:
        marked: Thing = pytest.mark.rule(*ids)(thing)
        return marked

    return mark
