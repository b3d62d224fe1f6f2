"""The channel's messages, and the options and events of every game, as JSON schema and as TypeScript types."""

import json
from typing import Any

from catanica.games.registry import GAMES
from catanica.kernel.grammar import Grammar, title
from catanica.notation.games import language
from catanica.server.messages import ANSWERS, PROTOCOL, WISHES

Json = dict[str, Any]
HEAD = "/** Made by tools/schema.py from the tables of verbs and happenings; not to be edited. */\n"


def grammars() -> list[Grammar[Any]]:
    """The grammars of all games, each once, by name."""
    found = {g.name: g for game in GAMES if (g := language(game).grammar) is not None}
    return [found[name] for name in sorted(found)]


def protocol_schema() -> Json:
    """Everything a client may send and will receive."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Catanica: messages of a game's channel",
        "version": PROTOCOL,
        "client": WISHES.json_schema(),
        "server": ANSWERS.json_schema(mode="serialization"),
        "games": {g.name: {"options": g.option_schemas(), "events": g.event_schemas()} for g in grammars()},
    }


def schema_text() -> str:
    """The schema as it lies in docs/protocol.schema.json."""
    return json.dumps(protocol_schema(), indent=1, ensure_ascii=False) + "\n"


def types_text() -> str:
    """The options and events of every game as TypeScript, as it lies in web/src/net/told.ts."""
    out = [HEAD]
    for grammar in grammars():
        for what, schemas in (("Option", grammar.option_schemas()), ("Event", grammar.event_schemas())):
            rows = "".join(f"  | {written(schema)}\n" for schema in schemas.values())
            out.append(f"// prettier-ignore\nexport type {title(grammar.name)}{what} =\n{rows.rstrip()};\n")
    return "\n".join(out)


def written(schema: Json) -> str:
    """A schema as a TypeScript type."""
    if "const" in schema:
        return quoted(schema["const"])
    if "enum" in schema:
        return " | ".join(quoted(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(written(one) for one in schema["anyOf"])
    if "properties" in schema:
        always = schema["required"]
        names = [f"{n}{'' if n in always else '?'}: {written(one)}" for n, one in schema["properties"].items()]
        return "{ " + "; ".join(names) + " }"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    if schema["type"] in plain:
        return plain[schema["type"]]
    return f"Record<string, {written(schema['additionalProperties'])}>"


def quoted(value: object) -> str:
    """A literal as TypeScript writes it."""
    return json.dumps(value, ensure_ascii=False).replace('"', "'")
