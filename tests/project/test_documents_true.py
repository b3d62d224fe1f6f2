"""What the documents name exists: every path in backticks that looks like a file of the project."""

import re

import pytest

from tests.support.sources import ROOT

PATH = re.compile(r"`((?:[\w.-]+/)+[\w.-]+\.(?:py|toml|md|svelte|ts|json))`")
HOMES = ("", "src/catanica/", "src/catanica/games/")  # documents leave out what is the same everywhere
# the guides are left out: they name the files a reader will write
DOCUMENTS = sorted(path.name for path in (ROOT / "docs").glob("*.md") if not path.name.startswith("add-a-"))


def missing(text: str) -> list[str]:
    """The paths a text names that are nowhere."""
    named = set(PATH.findall(text))
    return sorted(path for path in named if not any((ROOT / home / path).exists() for home in HOMES))


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_file_a_document_names_exists(document: str) -> None:
    assert missing((ROOT / "docs" / document).read_text(encoding="utf-8")) == []


def test_a_file_that_is_nowhere_is_found() -> None:
    assert missing("see `kernel/state.py` and `kernel/stat.py`") == ["kernel/stat.py"]
