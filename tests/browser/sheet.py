"""All screenshots on one page that a person can look through."""

from collections import defaultdict
from html import escape
from pathlib import Path

HEAD = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Catanica: what the browser tests saw</title>
<style>
body { font: 16px/1.4 system-ui, sans-serif; margin: 2rem; background: #f4efe4; color: #222; }
section { display: grid; grid-template-columns: repeat(auto-fill, minmax(320px, 1fr)); gap: 1.2rem; }
figure { margin: 0; }
img { width: 100%; height: 220px; object-fit: contain; background: #ddd6c6; border: 1px solid #999; }
figcaption { font-size: .9rem; }
</style>
<h1>What the browser tests saw</h1>
"""
GROUPS = {"card-game": "The card game", "board": "The board game", "princes": "The princes", "page": "Pages"}


def contact_sheet(folder: Path) -> None:
    """Write index.html beside the pictures."""
    pictures = sorted(folder.glob("*.png")) if folder.is_dir() else []
    if not pictures:
        return
    groups: dict[str, list[Path]] = defaultdict(list)
    for picture in pictures:
        title = next((words for start, words in GROUPS.items() if picture.stem.startswith(start)), "Further")
        groups[title].append(picture)
    parts = [HEAD]
    for title in [*GROUPS.values(), "Further"]:
        if groups[title]:
            parts.append(f"<h2>{escape(title)}</h2>\n<section>\n")
            parts.extend(_figure(picture) for picture in groups[title])
            parts.append("</section>\n")
    (folder / "index.html").write_text("".join(parts), encoding="utf-8")


def _figure(picture: Path) -> str:
    words = escape(picture.stem.replace("-", " "))
    return (
        f'<figure><a href="{picture.name}"><img src="{picture.name}" alt="{words}" loading="lazy"></a>'
        f"<figcaption>{words}</figcaption></figure>\n"
    )
