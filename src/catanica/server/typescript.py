"""The definitions of the wire as TypeScript: words of each grammar, messages of a channel, what the API tells."""

import json
from collections.abc import Iterable
from typing import Any, Final

from catanica.encyclopaedia.boxes import boxes
from catanica.kernel.grammar import title
from catanica.server.schema import definitions, event_name, grammars, names_in, option_name, views

Json = dict[str, Any]
HEAD: Final = "/** Made by tools/schema.py from models and tables of the server; not to be edited. */\n"
COMMON: Final = "messages"  # the file of what a channel carries and no single grammar has
API: Final = "api"  # and of what is asked for beside it
FEWEST: Final = 6  # fields that make it worth to extend a definition
OF_GAMES: Final = ("View", "LogEntry")  # what leads from messages to games
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def types_files() -> dict[str, str]:
    """The page's types by file, as they lie in web/src/net/told, and the order of the card sets."""
    homes = homes_of_types()
    return {f"{home}.ts": _file(home, homes) for home in sorted(set(homes.values()))} | {"sets.ts": _sets()}


def _sets() -> str:
    """The card sets of every game in the order they came out."""
    lines = [HEAD + "export const SETS = {"]
    for game, box in sorted(boxes().items()):
        lines += [f"  {game}: [", *(f"    '{name}'," for name in box.sets), "  ],"]
    return "\n".join([*lines, "} as const;", ""])


def homes_of_types() -> dict[str, str]:
    """The file of each definition: that of the one grammar that leads to it, of channels, or of the API."""
    common = reached(("Wish", "Answer"), OF_GAMES)
    carried = reached(("Wish", "Answer"))
    ways = {name: reached(_roots(name)) - common for name in grammars()}
    homes = {name: COMMON if name in carried else API for name in definitions()}
    for name in homes:
        leading = [grammar for grammar, led_to in ways.items() if name in led_to]
        if len(leading) == 1:
            homes[name] = leading[0].lower()
    return homes


def _roots(grammar: str) -> list[str]:
    """What a grammar's games tell."""
    return [option_name(grammar), event_name(grammar), *(view.__name__ for view in views(grammar))]


def reached(names: Iterable[str], but: Iterable[str] = ()) -> set[str]:
    """The definitions these lead to, themselves included."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found and name not in but:
            found.add(name)
            waiting += names_in(definitions()[name])
    return found


def _file(home: str, homes: dict[str, str]) -> str:
    """All definitions of a file, after those they need of others."""
    own = {name: one for name, one in definitions().items() if homes[name] == home}
    foreign: dict[str, set[str]] = {}
    for name in names_in(list(own.values())):
        if homes[name] != home:
            foreign.setdefault(homes[name], set()).add(name)
    needed = "".join(
        f"import type {{ {', '.join(sorted(names))} }} from './{other}';\n" for other, names in sorted(foreign.items())
    )
    shared = {f"{title(grammar)}Table": _shared(grammar) for grammar in grammars() if grammar.lower() == home}
    known = {name: one for name, one in shared.items() if one} | own
    return "\n".join([HEAD + needed, *(declared(name, one, known) for name, one in known.items())])


def _shared(grammar: str) -> Json:
    """The fields that all views of a grammar have, where there are several."""
    first, *others = [definitions()[view.__name__] for view in views(grammar)]
    same = {
        name: one
        for name, one in first["properties"].items()
        if all(other["properties"].get(name) == one for other in others)
    }
    about = "What the views of the games that share these words have in common."
    return {"description": about, "properties": same, "required": list(same)} if others else {}


def base_of(name: str, known: dict[str, Json]) -> str | None:
    """The largest other definition all of whose fields this one has, too."""
    fields = known[name].get("properties", {}).items()
    smaller = {
        other: len(one["properties"])
        for other, one in known.items()
        if FEWEST <= len(one.get("properties", ())) < len(fields) and one["properties"].items() <= fields
    }
    return max(smaller, key=lambda other: smaller[other], default=None)


def declared(name: str, schema: Json, known: dict[str, Json]) -> str:
    """A definition: an interface where it is an object, else a type; what another says is not said again."""
    head = _comment(schema, "")
    if "properties" in schema:
        base = base_of(name, known)
        said = known[base]["properties"] if base is not None else {}
        fields = "".join(
            f"{_comment(one, '  ')}  {field}{'' if field in schema.get('required', ()) else '?'}: {written(one)};\n"
            for field, one in schema["properties"].items()
            if field not in said
        )
        extends = f" extends {base}" if base is not None else ""
        return f"{head}export interface {name}{extends} {{\n{fields}}}\n"
    choices = schema.get("anyOf") or schema.get("oneOf")
    if choices:
        return f"{head}export type {name} =\n" + "\n".join(f"  | {written(one)}" for one in choices) + ";\n"
    return f"{head}export type {name} = {written(schema)};\n"


def _comment(schema: Json, indent: str) -> str:
    """What is said about it."""
    lines = schema.get("description", "").splitlines()
    if len(lines) < 2:
        return f"{indent}/** {lines[0]} */\n" if lines else ""
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def written(schema: Json) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return next(names_in(schema))
    if "const" in schema:
        return quoted(schema["const"])
    if "enum" in schema:
        return " | ".join(quoted(value) for value in schema["enum"])
    choices = schema.get("anyOf") or schema.get("oneOf")
    if choices:
        return " | ".join(dict.fromkeys(written(one) for one in choices))
    if "type" not in schema:
        return "string" if "maxLength" in schema else "unknown"
    if schema["type"] == "array":
        return _array(schema)
    return PLAIN[schema["type"]] if schema["type"] in PLAIN else _object(schema)


def _array(schema: Json) -> str:
    """A list of as many as there are, or one of a fixed length."""
    if "prefixItems" in schema:
        return f"[{', '.join(written(one) for one in schema['prefixItems'])}]"
    item = written(schema["items"])
    return f"({item})[]" if " | " in item else f"{item}[]"


def _object(schema: Json) -> str:
    """An object with fields of its own, or one that has the same kind of value under every key."""
    if "properties" in schema:
        always = schema.get("required", ())
        names = [f"{n}{'' if n in always else '?'}: {written(one)}" for n, one in schema["properties"].items()]
        return "{ " + "; ".join(names) + " }"
    value = schema.get("additionalProperties")
    value = written(value) if isinstance(value, dict) else "unknown"
    key = written(schema.get("propertyNames", {"type": "string"}))
    return f"Record<string, {value}>" if key in PLAIN else f"Partial<Record<{key}, {value}>>"


def quoted(value: object) -> str:
    """A literal as TypeScript writes it."""
    return json.dumps(value, ensure_ascii=False).replace('"', "'")
