"""A position's list of fields is the only one: what is generated from it is fresh, and does what the list says."""

import ast
import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import catanica
from catanica.kernel.position import Carrier, Lister
from tests.support.sources import PACKAGE, ROOT, files

WRITING = {"append", "pop", "extend", "remove"}  # of `librt.vecs`: they may write into the array they are given
HOMES = (  # where the fields of a position are known by their names
    *(PACKAGE / "games" / game for game in ("principality", "cardgame", "princes")),
    ROOT / "tests" / "support" / "sets",
)
TOOL = Path(__file__).parents[2] / "tools" / "positions.py"


def tool() -> Any:
    """The tool that writes `clone`."""
    spec = importlib.util.spec_from_file_location("positions", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_generated_copies_are_fresh() -> None:
    assert [str(path) for path, _ in tool().stale()] == [], "run tools/positions.py"


def test_a_field_more_would_be_noticed() -> None:
    written = tool()
    thing, doc = next(written.parts())
    _, text, same = written.rewritten(thing, doc)
    assert text == same
    assert "d.turn = self.turn" in text
    assert written.method(thing, doc, text.replace("rng: Rng, ", "")) not in text


def test_a_copy_by_the_list_is_the_generated_copy() -> None:
    state = catanica.game("princes", mode="theme", sets="zeit_der_entdecker").new(seed=3)
    while state.to_move != 0:
        state.step(state.legal()[0])
    by_list = state.blank()
    state.carried(by_list, Carrier())
    assert by_list == state.clone() == state
    assert (by_list.explicit, by_list.reveals) == (state.explicit, state.reveals)


def shared() -> set[str]:
    """The arrays that copies of a position share."""
    names: set[str] = set()
    for thing, _ in tool().parts():
        by = Lister()
        thing.carried(thing, by)
        names.update(by.kept)
    return names


def written(node: ast.AST) -> Iterator[ast.expr]:
    """The arrays a piece of a program writes into: items that are set, and what is handed to a function that may."""
    if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign):
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            if isinstance(target, ast.Subscript):
                yield target.value
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in WRITING:
        yield node.args[0]


def test_what_copies_share_is_not_written_into() -> None:
    names = shared()
    assert "discard" in names
    found: list[str] = []
    for path in [path for home in HOMES for path in files(home) if path.suffix == ".py"]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for array in written(node):
                if isinstance(array, ast.Attribute) and array.attr in names:
                    found.append(f"{path.relative_to(ROOT)}:{array.lineno} {array.attr}")
    assert found == [], "functions of kernel/arrays.py lay it anew"
