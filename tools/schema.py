"""Write what follows from models and tables: docs/protocol.schema.json and the page's types in web/src/net/told."""

from pathlib import Path

from catanica.server.schema import schema_text
from catanica.server.typescript import types_files

ROOT = Path(__file__).parent.parent
TYPES = ROOT / "web" / "src" / "net" / "told"

if __name__ == "__main__":
    made = {ROOT / "docs" / "protocol.schema.json": schema_text()}
    made |= {TYPES / name: text for name, text in types_files().items()}
    TYPES.mkdir(exist_ok=True)
    for stale in set(TYPES.iterdir()) - set(made):
        stale.unlink()
    for target, text in made.items():
        target.write_text(text, encoding="utf-8")
        print(f"wrote {target.relative_to(ROOT)}")
