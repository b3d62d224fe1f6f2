"""Mutants of a source file: small changes of the rules, each of which some test should notice.

A mutant is a piece of the text and what stands there instead, so that its difference is one line that can be read:
comparisons, sums and logic are turned round, numbers are one off or of the other sign, yes is no, a seat is the other
one, a call is left out.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

COMPARED: Final = {
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
}
RECKONED: Final = {ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Mult: ("*", "+")}
JOINED: Final = {ast.And: ("and", "or"), ast.Or: ("or", "and")}
TOLD: Final = {"tell", "tell_at", "tell_answer", "_note_offer"}  # happenings for the log: what is told is no rule
TRACING: Final = "tracing"  # asked before something is told
THOUGHT: Final = {"worth", "noted"}  # what bots think of something, and what learners are shown
TALLIES: Final = {"reveals", "changes"}  # of these it is only asked whether they have grown
ASIDE: Final = {"bots", "terminal", "telling", "rulings", "texts"}  # folders of what is no rule
WORDS: Final = {"grammar.py", "kinds.py", "language.py", "places.py", "shown.py", "spelling.py", "view.py", "words.py"}
PICTURES: Final = {"board/drawing.py", "principality/drawing.py"}  # of positions; drawing a card is a rule
LEARNERS: Final = {"encoding.py", "learning.py", "seating.py"}  # what they are shown
FOREIGN: Final = LEARNERS | {"jsettlers.py", "jsettlers_log.py"}  # of other programs


@dataclass(frozen=True)
class Mutant:
    """One change: where, in which function, what stood there and what stands there now."""

    file: str  # from the project's folder
    line: int
    first: int  # the lines of its statement; of one that holds others, its head
    last: int
    function: str  # its qualified name, the outer one's for a function within another; empty outside of functions
    was: str  # the whole line, or the lines, without the space around them
    now: str
    start: int  # in bytes of the file
    end: int
    text: str  # what is written there instead

    def applied(self, source: bytes) -> bytes:
        """The file with this change."""
        return source[: self.start] + self.text.encode() + source[self.end :]


def mutants_of(path: Path, root: Path) -> list[Mutant]:
    """Every mutant of a file, in the order of the text."""
    source = path.read_bytes()
    maker = _Maker(path.relative_to(root).as_posix(), source)
    maker.visit(ast.parse(source))
    return sorted(maker.made, key=lambda m: (m.start, m.end, m.text))


class _Maker(ast.NodeVisitor):
    """Walks a module and remembers what could be changed."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.inside: list[str] = []
        self.deep = 0  # functions around
        self.lines = (1, 1)  # the statement being walked
        self.choosing: set[ast.expr] = set()  # comparisons that choose the smaller or the greater of two
        self.made: list[Mutant] = []

    def _at(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._at(node.lineno, node.col_offset), self._at(node.end_lineno, node.end_col_offset)

    def _make(self, start: int, end: int, text: str) -> None:
        first = self.source.rfind(b"\n", 0, start) + 1
        last = self.source.find(b"\n", end)
        last = len(self.source) if last < 0 else last
        was = self.source[first:last].decode().strip()
        now = (self.source[first:start].decode() + text + self.source[end:last].decode()).strip()
        line = self.source.count(b"\n", 0, start) + 1
        function = ".".join(self.inside) if self.deep else ""
        self.made.append(Mutant(self.file, line, *self.lines, function, was, now, start, end, text))

    def _operator(self, left: ast.expr, right: ast.expr, was: str, now: str) -> None:
        """Change the operator between two expressions."""
        start, end = self._span(left)[1], self._span(right)[0]
        found = re.search(rf"(?<![\w=<>!]){re.escape(was)}(?![\w=<>])", self.source[start:end].decode())
        if found:
            at = start + len(self.source[start:end].decode()[: found.start()].encode())
            self._make(at, at + len(was), now)

    def _same(self, compared: ast.Compare, one: ast.expr, other: ast.expr) -> bool:
        """Whether two things are compared by size and one of the two is taken."""
        if len(compared.ops) != 1 or not isinstance(compared.ops[0], ast.Lt | ast.LtE | ast.Gt | ast.GtE):
            return False
        pair = {bare(compared.left), bare(compared.comparators[0])}
        return pair == {bare(one), bare(other)}

    # -- where we are -------------------------------------------------------------------------------------------------

    def visit(self, node: ast.AST) -> None:
        """Remember the statement."""
        before = self.lines
        if isinstance(node, ast.stmt):
            body: list[ast.stmt] = getattr(node, "body", [])
            self.lines = (node.lineno, max(node.lineno, body[0].lineno - 1) if body else node.end_lineno or node.lineno)
        super().visit(node)
        self.lines = before

    def _within(self, node: ast.ClassDef | ast.FunctionDef, function: bool) -> None:
        named = self.deep == 0
        if named:
            self.inside.append(node.name)
        self.deep += function
        for child in node.body:
            self.visit(child)
        self.deep -= function
        if named:
            self.inside.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Methods, not decorators and bases."""
        self._within(node, function=False)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """The body, not the types; what only tells or what bots think is no rule."""
        if node.name not in TOLD and node.name.strip("_").split("_")[0] not in THOUGHT:
            self._within(node, function=True)

    def visit_If(self, node: ast.If) -> None:
        """What is done for the log alone is no rule."""
        asked = node.test.operand if isinstance(node.test, ast.UnaryOp) else node.test
        if isinstance(asked, ast.Attribute) and asked.attr == TRACING:
            return
        if isinstance(node.test, ast.Compare) and len(node.body) == 1 and not node.orelse:
            kept = node.body[0]
            if isinstance(kept, ast.Assign) and self._same(node.test, kept.targets[0], kept.value):
                self.choosing.add(node.test)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """The value, not the type."""
        if node.value is not None:
            self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        """What an error says is no rule."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """An assertion is none either."""

    # -- what is changed ----------------------------------------------------------------------------------------------

    def visit_Compare(self, node: ast.Compare) -> None:
        """One comparison becomes its neighbour."""
        left = node.left
        for op, right in zip(node.ops, node.comparators, strict=True):
            if type(op) in COMPARED and node not in self.choosing:
                self._operator(left, right, *COMPARED[type(op)])
            left = right
        if not (isinstance(node.left, ast.BinOp) and isinstance(node.left.op, ast.BitAnd)):
            self.generic_visit(node)  # a set of bits is empty or not; it is no number
            return
        self.visit(node.left)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        """The value, unless it only says that there is one more."""
        if getattr(node.target, "attr", "") not in TALLIES:
            self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Sums, and the other seat."""
        seat = isinstance(node.left, ast.Constant) and node.left.value == 1 and isinstance(node.op, ast.Sub)
        if seat and not isinstance(node.right, ast.Constant):
            start, _ = self._span(node)
            right, end = self._span(node.right)
            self._make(start, end, self.source[right:end].decode())
            self.visit(node.right)
            return
        if type(node.op) in RECKONED:
            self._operator(node.left, node.right, *RECKONED[type(node.op)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """And becomes or, once at each place."""
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._operator(left, right, *JOINED[type(node.op)])
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """Not is left out; a negative number becomes a positive one."""
        start, end = self._span(node)
        number = isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant)
        if number or isinstance(node.op, ast.Not):
            sign = len("-" if number else "not")
            self._make(start, end, self.source[start + sign : end].decode().lstrip())  # brackets around it stay
        if not number:
            self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """Numbers are one more, yes is no."""
        start, end = self._span(node)
        if isinstance(node.value, bool):
            self._make(start, end, str(not node.value))
        elif isinstance(node.value, int):
            self._make(start, end, str(node.value + 1))

    def visit_IfExp(self, node: ast.IfExp) -> None:
        """Only one of the two values. Of two that are equal, either is the smaller one."""
        start, end = self._span(node)
        if isinstance(node.test, ast.Compare) and self._same(node.test, node.body, node.orelse):
            self.choosing.add(node.test)
        for kept in (node.body, node.orelse):
            first, last = self._span(kept)
            self._make(start, end, self.source[first:last].decode())
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        """A call is left out; docstrings and the log stay."""
        if isinstance(node.value, ast.Call) and self.deep:
            called = node.value.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in TOLD:
                return
            self._make(*self._span(node), "pass")
            self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        """What is declared once (rows, fields) is no rule; arguments may be wrong."""
        if self.deep:
            self.generic_visit(node)


def bare(node: ast.expr) -> str:
    """An expression as text, without the machine's word for a number."""
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "i64" and len(node.args) == 1:
        return bare(node.args[0])
    return ast.unparse(node)


def every(paths: list[Path], root: Path) -> Iterator[Mutant]:
    """The mutants of all modules in folders and files; bots, faces, words, pictures, foreign forms are no rules."""
    for path in paths:
        files = sorted(path.rglob("*.py")) if path.is_dir() else [path]
        for file in files:
            picture = "/".join(file.parts[-2:]) in PICTURES
            if not picture and not ASIDE & set(file.relative_to(root).parts) and file.name not in WORDS | FOREIGN:
                yield from mutants_of(file, root)
