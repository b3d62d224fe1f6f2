from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _own_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Saves go into a folder of the test's own; 100 columns, no colours, English."""
    monkeypatch.setenv("CATANICA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("CATANICA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
