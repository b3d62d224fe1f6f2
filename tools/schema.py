"""Write what follows from messages and tables: docs/protocol.schema.json and the page's types, web/src/net/told.ts."""

from pathlib import Path

from catanica.server.schema import schema_text, types_text

ROOT = Path(__file__).parent.parent

if __name__ == "__main__":
    made = {
        ROOT / "docs" / "protocol.schema.json": schema_text(),
        ROOT / "web" / "src" / "net" / "told.ts": types_text(),
    }
    for target, text in made.items():
        target.write_text(text, encoding="utf-8")
        print(f"wrote {target.name}")
