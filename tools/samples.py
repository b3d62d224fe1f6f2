"""Write the page's sample table, web/src/demo/table.json: the view of the position in table.txt beside it."""

import json
from pathlib import Path

from catanica.games.positions import position
from catanica.notation.games import language_of

FOLDER = Path(__file__).parent.parent / "web" / "src" / "demo"
NAMES = ("Astrid", "Bertram")
SEAT = 0


def sample_text() -> str:
    """The view as the first player sees it, a line for each of its fields."""
    state = position((FOLDER / "table.txt").read_text(encoding="utf-8").strip())
    view = language_of(state).view(state, SEAT, NAMES)
    lines = [f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in view.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    (FOLDER / "table.json").write_text(sample_text(), encoding="utf-8")
    print("wrote table.json")
