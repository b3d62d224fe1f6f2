"""Everything that goes over the wire as JSON schema: messages, answers, and the options, events and views of each game.

Models say what they hold: pydantic models of messages, `TypedDict`s of views. Options and events follow from the rows
of the grammars. `typescript.py` writes the same definitions as types of the page.
"""

import ast
import inspect
import json
from collections.abc import Iterator
from functools import cache
from textwrap import dedent
from typing import Any, Final

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from catanica.games.registry import GAMES
from catanica.kernel.grammar import Grammar, title
from catanica.kernel.shown import TOLD
from catanica.notation.games import language
from catanica.server import bodies, workshop_bodies
from catanica.server.messages import ANSWERS, PROTOCOL, WISHES

Json = dict[str, Any]
PLACE: Final = "#/$defs/"
NUMBERED: Final[Json] = {"n": {"type": "integer"}, "seq": {"type": "integer"}}  # what every entry of a log has


class Published(GenerateJsonSchema):
    """Objects have the fields they name and no others; the string under a field describes it."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        """A field's name says enough."""
        return False

    def field_is_required(self, field: Any, total: bool) -> bool:
        """What the server says, it says whole: only a view's part may leave a field out."""
        sent = self.mode == "serialization" and field["type"] == "model-field"
        return sent or super().field_is_required(field, total)

    def typed_dict_schema(self, schema: Any) -> Json:
        """A view's part."""
        return described(super().typed_dict_schema(schema), schema["cls"])

    def model_schema(self, schema: Any) -> Json:
        """A message or its part."""
        return described(super().model_schema(schema), schema["cls"])


def described(schema: Json, cls: type) -> Json:
    """The schema of a class, closed, with what its source says about the fields."""
    for name, text in comments(cls).items():
        schema["properties"][name]["description"] = text
    return {**schema, "additionalProperties": False}


def comments(cls: type) -> dict[str, str]:
    """The strings under the fields of a class and of those it extends."""
    found: dict[str, str] = {}
    for base in getattr(cls, "__orig_bases__", cls.__bases__):
        if getattr(base, "__annotations__", None):
            found |= comments(base)
    (definition,) = ast.parse(dedent(inspect.getsource(cls))).body
    assert isinstance(definition, ast.ClassDef)
    for field, below in zip(definition.body, definition.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            assert isinstance(field.target, ast.Name)
            found[field.target.id] = inspect.cleandoc(str(below.value.value))
    return found


def grammars() -> dict[str, Grammar[Any]]:
    """The grammars of all games, each once, by name."""
    found = {g.name: g for game in GAMES if (g := language(game).grammar) is not None}
    return {name: found[name] for name in sorted(found)}


def views(grammar: str) -> list[type]:
    """The views of the games that share a grammar, each once."""
    spoken = [language(game) for game in GAMES]
    shown = [one.shown for one in spoken if one.grammar is not None and one.grammar.name == grammar]
    return [view for view in dict.fromkeys(shown) if view is not None]


def over_http() -> list[type[BaseModel]]:
    """The requests and answers."""
    found = [
        one
        for module in (bodies, workshop_bodies)
        for one in vars(module).values()
        if isinstance(one, type) and one.__module__ == module.__name__
    ]
    return [one for one in found if issubclass(one, BaseModel) and one is not bodies.Asked]


def option_name(grammar: str) -> str:
    """What the options of a grammar are called together."""
    return f"{title(grammar)}Option"


def event_name(grammar: str) -> str:
    """What the entries of a log are called together."""
    return f"{title(grammar)}Event"


def question_name(grammar: str) -> str:
    """What the kinds of decisions are called together, where all of them are known."""
    return f"{title(grammar)}Question"


@cache
def definitions() -> dict[str, Json]:
    """Every definition by its name, sorted."""
    out: Json = {}
    for name, grammar in grammars().items():
        out[option_name(name)] = {"anyOf": list(grammar.option_schemas().values())}
        out[event_name(name)] = {"anyOf": list(grammar.event_schemas(NUMBERED).values())}
        if grammar.step_rows is not None:
            out[question_name(name)] = {"enum": sorted(row.name for row in grammar.step_rows.rows)}
    shown = [view for name in grammars() for view in views(name)]
    out["View"] = {"anyOf": [ref(view.__name__) for view in shown]}
    out["LogEntry"] = {"anyOf": [ref(event_name(name)) for name in grammars()]}
    asked = [one for one in over_http() if issubclass(one, bodies.Asked)]
    sent: list[Any] = [*(one for one in over_http() if one not in asked), *shown]
    places, made = TypeAdapter.json_schemas(
        [
            *((f"sent {one.__name__}", "serialization", TypeAdapter(one)) for one in sent),
            *((f"asked {one.__name__}", "validation", TypeAdapter(one)) for one in asked),
            ("Wish", "validation", WISHES),
            ("Answer", "serialization", ANSWERS),
        ],
        ref_template=PLACE + "{model}",
        schema_generator=Published,
    )
    out |= made["$defs"]
    out["Wish"] = places["Wish", "validation"]
    out["Answer"] = places["Answer", "serialization"]
    lists = {tuple(one["enum"]): name for name, one in out.items() if "enum" in one}
    return {name: resolved(out[name], lists, name) for name in sorted(out)}


def ref(name: str) -> Json:
    """A definition by its name."""
    return {"$ref": PLACE + name}


def resolved(schema: Any, lists: dict[tuple[str, ...], str], name: str = "") -> Any:
    """A schema in which what is told elsewhere, and every list of words that has a name, stands by that name."""
    if isinstance(schema, list):
        return [resolved(one, lists) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if TOLD in schema:
        return {**{key: one for key, one in schema.items() if key != TOLD}, **ref(schema[TOLD])}
    if "enum" in schema and lists.get(tuple(schema["enum"]), name) != name:
        return ref(lists[tuple(schema["enum"])])
    return {key: resolved(one, lists) for key, one in schema.items()}


def names_in(schema: Any) -> Iterator[str]:
    """The definitions a schema speaks of."""
    if isinstance(schema, list):
        for one in schema:
            yield from names_in(one)
    elif isinstance(schema, dict):
        if isinstance(schema.get("$ref"), str):
            yield schema["$ref"].removeprefix(PLACE)
        for one in schema.values():
            yield from names_in(one)


def protocol_schema() -> Json:
    """Everything a client may send and will receive."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Catanica: what goes over the wire",
        "version": PROTOCOL,
        "client": ref("Wish"),
        "server": ref("Answer"),
        "$defs": definitions(),
    }


def schema_text() -> str:
    """The schema as it lies in docs/protocol.schema.json."""
    return json.dumps(protocol_schema(), indent=1, ensure_ascii=False) + "\n"
