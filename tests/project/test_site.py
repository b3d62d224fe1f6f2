"""The documents are a site: every page is found, every link leads somewhere, and nothing is loaded from elsewhere."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.support.sources import ROOT

LOADED = re.compile(r"<(?:script|link|img|iframe|source)\b[^>]*?(?:src|href)=[\"']?((?:https?:)?//[^\"' >]+)")


def test_the_site_is_built_without_a_warning_and_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(tmp_path)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    )
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    pages = {
        page.relative_to(tmp_path).as_posix(): page.read_text(encoding="utf-8") for page in tmp_path.rglob("*.html")
    }
    documents = {p.relative_to(ROOT / "docs").with_suffix(".html").as_posix() for p in (ROOT / "docs").rglob("*.md")}
    assert documents <= set(pages)
    assert {f"notebooks/{p.stem}.html" for p in (ROOT / "docs/notebooks").glob("*.ipynb")} <= set(pages)
    assert [(name, found) for name, text in pages.items() for found in LOADED.findall(text)] == []
    assert not [name for name, text in pages.items() if 'class="mermaid"' in text]
    assert "legal actions" in pages["reference.html"] or "The actions open now" in pages["reference.html"]
