"""Tests say which rulings they prove, and that can be read off without running them."""

from pathlib import Path
from typing import Any

import pytest

from catanica.encyclopaedia.coverage import rules_named
from tests.support.rules import rule

EXAMPLE = """
from tests.support.rules import rule

@rule("KB-24", "KB-25")
def test_one(): ...

@rule("112.G.b")
class TestArson:
    @rule("KB-24")
    def test_two(self): ...
    def arrange(self): ...

def test_three(): ...
"""


def test_rulings_are_found_in_sources(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "test_it.py").write_text(EXAMPLE)
    (tmp_path / "cards" / "other.py").write_text(EXAMPLE)
    assert rules_named(tmp_path) == {
        "KB-24": ["cards/test_it.py::test_one", "cards/test_it.py::TestArson::test_two"],
        "KB-25": ["cards/test_it.py::test_one"],
        "112.G.b": ["cards/test_it.py::TestArson::test_two"],
    }


def test_a_test_carries_its_rulings() -> None:
    @rule("KB-2")
    @rule("KB-1")
    def proof() -> None:
        """Stands for a test."""

    assert [m.args for m in vars(proof)["pytestmark"]] == [("KB-1",), ("KB-2",)]


@pytest.mark.parametrize("ids", [(), ("",), (24,), (" KB-1",)])
def test_only_ids_are_taken(ids: tuple[Any, ...]) -> None:
    with pytest.raises(ValueError, match="ids of rulings"):
        rule(*ids)
