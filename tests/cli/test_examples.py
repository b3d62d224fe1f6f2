"""Every example in Python that a document shows runs as it stands there; and the notebooks run, too.

A block that begins with a file's name is that file. One whose lines all stand in the sources is a quotation. The
others are run in order, those of one document together. What a document takes as given lies ready.
"""

import contextlib
import doctest
import io
import re
import sys
from functools import cache
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

import catanica
from tests.cli.runner import run
from tests.support.sources import ROOT

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"# ([\w/]+\.py)\n")
DOCUMENTS = ["README.md", "CONTRIBUTING.md", *sorted(p.relative_to(ROOT).as_posix() for p in ROOT.glob("docs/**/*.md"))]
NOTEBOOKS = sorted(p.relative_to(ROOT).as_posix() for p in ROOT.glob("docs/notebooks/*.ipynb"))


def blocks(document: str) -> list[tuple[str, str]]:
    """The blocks of code in a document, with their languages."""
    return BLOCK.findall((ROOT / document).read_text(encoding="utf-8"))


@cache
def sources() -> set[str]:
    """All lines of sources and tests, for quotations."""
    files = [p for part in ("src", "tests") for p in (ROOT / part).rglob("*.py")]
    return {line.strip() for p in files for line in p.read_text(encoding="utf-8").splitlines()}


def quoted(code: str) -> bool:
    """Whether every line of a block stands in the sources."""
    return all(line.strip() in sources() for line in code.splitlines())


def test_there_are_examples_for_everybody() -> None:
    """No example escapes by being called otherwise."""
    found = {document: [kind for kind, _ in blocks(document)] for document in DOCUMENTS}
    assert not [document for document, kinds in found.items() if {"py", "python3", "Python"} & set(kinds)]
    assert sum(kinds.count("python") for kinds in found.values()) > 25


@pytest.mark.parametrize("document", [d for d in DOCUMENTS if any(kind == "python" for kind, _ in blocks(d))])
def test_the_examples_of_a_document_run(document: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    state = catanica.game("cardgame", points=3).new(seed=1)
    if any("decisions.parquet" in code for kind, code in blocks(document) if kind == "python"):
        table = ["sim", "cardgame", "--games", "1", "--bots", "random,random", "--seed", "1", "--points", "3"]
        assert run(*table, "--parquet", "decisions.parquet").code == 0
    known: dict[str, object] = {"catanica": catanica, "state": state, "state_or_table": state, "__name__": "example"}
    for kind, code in blocks(document):
        named = FILE.match(code)
        if kind == "python" and named:
            (tmp_path / named[1]).parent.mkdir(exist_ok=True)
            (tmp_path / named[1]).write_text(code, encoding="utf-8")
            compile(code, named[1], "exec")
        elif kind == "python" and not quoted(code):
            with contextlib.redirect_stdout(io.StringIO()):
                exec(compile(code, document, "exec"), known)
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_sessions_in_documents_are_as_they_are_shown(document: str) -> None:
    for kind, code in blocks(document):
        if kind == "pycon":
            case = doctest.DocTestParser().get_doctest(code, {}, document, document, 0)
            assert doctest.DocTestRunner().run(case).failed == 0


@pytest.mark.parametrize("notebook", NOTEBOOKS)
def test_notebooks_run(notebook: str) -> None:
    book = nbformat.read(ROOT / notebook, as_version=4)  # type: ignore[no-untyped-call]
    stored = [len(cell.outputs) for cell in book.cells if cell.cell_type == "code"]
    assert sum(stored) > 2
    NotebookClient(book, timeout=120, kernel_name="python3").execute()
    assert [len(cell.outputs) for cell in book.cells if cell.cell_type == "code"] == stored
