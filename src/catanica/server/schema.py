"""The channel's messages as JSON schema."""

import json
from typing import Any

from catanica.server.messages import ANSWERS, PROTOCOL, WISHES


def protocol_schema() -> dict[str, Any]:
    """Everything a client may send and will receive."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Catanica: messages of a game's channel",
        "version": PROTOCOL,
        "client": WISHES.json_schema(),
        "server": ANSWERS.json_schema(mode="serialization"),
    }


def schema_text() -> str:
    """The schema as it lies in docs/protocol.schema.json."""
    return json.dumps(protocol_schema(), indent=1, ensure_ascii=False) + "\n"
