"""A position's list of fields is the only one: what is generated from it is fresh, and does what the list says."""

import importlib.util
from pathlib import Path
from typing import Any

import catanica
from catanica.kernel.position import Carrier

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
