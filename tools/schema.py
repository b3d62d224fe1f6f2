"""Write the JSON schema of the server's messages to docs/protocol.schema.json."""

from pathlib import Path

from catanica.server.schema import schema_text

if __name__ == "__main__":
    target = Path(__file__).parent.parent / "docs" / "protocol.schema.json"
    target.write_text(schema_text(), encoding="utf-8")
    print(f"wrote {target.name}")
