"""Cut the page's fonts down to the letters that its three languages use.

    python tools/fonts.py       after a new version of @fontsource/alegreya or @fontsource/alegreya-sans

Reads web/node_modules/@fontsource, writes web/src/fonts. Needs fonttools with brotli, which nothing else here does:
`pip install fonttools brotli`. Kept are kerning and lining figures of equal width; ligatures, small capitals,
old-style figures and hints go. A letter that is missing then, say in a player's name, comes from a font of the
reader's own.
"""

import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parent.parent / "web"
SOURCES: Final = WEB / "node_modules" / "@fontsource"
FONTS: Final = WEB / "src" / "fonts"
CUTS: Final = (("alegreya", 700), ("alegreya-sans", 400), ("alegreya-sans", 500), ("alegreya-sans", 700))
LETTERS: Final = (
    "U+20-7E,U+A0,U+A7,U+AB,U+B0,U+B7,U+BB,U+BD,U+C4-C6,U+C9,U+D6-D8,U+DC,U+DF-E1,U+E4-EB,U+ED,U+EF,U+F1,U+F3,U+F4,"
    "U+F6,U+F8,U+FA-FC,U+2013,U+2014,U+2018-201A,U+201C-201E,U+2026,U+2190-2193,U+2212"
)


def main() -> None:
    """Cut every font, and lay their licence beside them."""
    if find_spec("fontTools") is None or find_spec("brotli") is None:
        sys.exit("fonttools or brotli is missing: pip install fonttools brotli")
    if not SOURCES.is_dir():
        sys.exit(f"{SOURCES} is missing: build the page first (python tools/page.py).")
    FONTS.mkdir(exist_ok=True)
    for family, weight in CUTS:
        whole = SOURCES / family / "files" / f"{family}-latin-{weight}-normal.woff2"
        made = FONTS / f"{family}-{weight}.woff2"
        command = [sys.executable, "-m", "fontTools.subset", str(whole), f"--unicodes={LETTERS}", "--flavor=woff2"]
        kept = ["--layout-features=kern,lnum,tnum", "--no-hinting", "--desubroutinize", f"--output-file={made}"]
        subprocess.run([*command, *kept], check=True)
        print(f"{made.name}: {whole.stat().st_size} to {made.stat().st_size} bytes")
    shutil.copyfile(SOURCES / "alegreya" / "LICENSE", FONTS / "LICENSE")


if __name__ == "__main__":
    main()
