"""Wheels made on the spot: the package under test, zipped without anything compiled."""

import sys
import zipfile
from pathlib import Path

from tests.support.engines import HERE

HERE_TAG = f"cp{sys.version_info.major}{sys.version_info.minor}"
ANY = "py3-none-any"
NEEDED = {".py", ".toml", ".txt", ".json"}
PAGE = HERE / "server" / "static"


def wheel(folder: Path, tag: str = ANY, added: dict[str, str] | None = None) -> Path:
    """A wheel for a kind of Python, with lines added to some of its modules, or with files of its own."""
    file = folder / f"catanica-0.0.1-{tag}.whl"
    more = dict(added or {})
    with zipfile.ZipFile(file, "w") as out:
        for path in sorted(HERE.rglob("*")):
            if path.suffix in NEEDED and PAGE not in path.parents:
                name = path.relative_to(HERE.parent).as_posix()
                out.writestr(name, path.read_text(encoding="utf-8") + more.pop(name, ""))
        for name, text in more.items():
            out.writestr(name, text)
        out.writestr("catanica-0.0.1.dist-info/WHEEL", f"Wheel-Version: 1.0\nTag: {tag}\n")
    return file
