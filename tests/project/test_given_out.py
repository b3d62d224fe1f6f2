"""What is given out: the sources hold the page, so that whoever builds from them needs nothing else."""

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from tests.support.sources import ROOT

FILES = ("setup.py", "pyproject.toml", "README.md", "LICENSE")
PAGE = ("index.html", "index.html.br", "assets/table-1a2b3c.js")  # as the build leaves it: packed files, folders


def test_the_source_distribution_holds_the_page(tmp_path: Path) -> None:
    project, package = tmp_path / "project", tmp_path / "project" / "src" / "catanica"
    for name in ("server", "kernel"):
        shutil.copytree(
            ROOT / "src" / "catanica" / name,
            package / name,
            ignore=shutil.ignore_patterns("static", "__pycache__", "*.so"),
        )
    for file in (ROOT / "src" / "catanica").glob("*.py"):
        shutil.copy(file, package)
    for name in FILES:
        shutil.copy(ROOT / name, project)
    for name in PAGE:
        file = package / "server" / "static" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("the page", encoding="ascii")
    command = [sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", str(tmp_path / "dist")]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    [made] = (tmp_path / "dist").glob("*.tar.gz")
    with tarfile.open(made) as packed:
        inside = {name.partition("/")[2] for name in packed.getnames()}
    assert {f"src/catanica/server/static/{name}" for name in PAGE} <= inside
    assert "src/catanica/kernel/table.py" in inside
