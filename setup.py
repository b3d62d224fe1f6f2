"""Build script: compiles the engine with mypyc where a C compiler is at hand, else ships the sources as they are.

CATANICA_PURE=1   build without compiling
CATANICA_OPT=0-3  the C compiler's optimisation level (default 2; below that modules are not optimised across)
CATANICA_JOBS=n   C files compiled at the same time (default: all cores)
"""

import ast
import hashlib
import json
import os
import re
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent.resolve()
COMPILED_FOLDERS = ("kernel", "games", "bots")  # where play-outs and searches spend their time
SKIP = "# mypyc: skip"  # a module that starts with this line stays interpreted: it reads files or talks, and is not hot
OPTIMISATION = os.environ.get("CATANICA_OPT", "2")
# calls inside the engine need not go through the linker's table: a third more games per second
FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden", "-fno-semantic-interposition"]
# Every C file begins with this. An object of a class without cycles has no head for the garbage collector, and the
# trashcan of Python up to 3.12 keeps its list just there: in a long chain of objects (a line of positions, each with
# the one before) it would write into what lies before the object. mypyc 2.4.1 sends such objects there all the same.
TRASHCAN = """#define PY_SSIZE_T_CLEAN
#include <Python.h>
#ifdef Py_TRASHCAN_BEGIN_CONDITION
#undef Py_TRASHCAN_BEGIN
#define Py_TRASHCAN_BEGIN(op, dealloc) \\
    Py_TRASHCAN_BEGIN_CONDITION(op, PyType_IS_GC(Py_TYPE(op)) && _PyTrash_cond((PyObject *)(op), (destructor)(dealloc)))
#endif
"""
# What is done about an error is said to be seldom, so that it lies apart and more of the rest fits the processor's
# cache: a tenth more games per second
SELDOM = """#ifdef __GNUC__
#define SELDOM __attribute__((cold))
SELDOM void CPy_AddTraceback(const char *, const char *, int, PyObject *);
SELDOM void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *);
SELDOM void CPy_TypeError(const char *, PyObject *);
SELDOM PyAPI_FUNC(void) PyErr_SetNone(PyObject *);
SELDOM PyAPI_FUNC(void) PyErr_SetString(PyObject *, const char *);
SELDOM PyAPI_FUNC(PyObject *) PyErr_Occurred(void);
#endif
"""
# an index nearly always lies within its array; mypyc leaves that open
WITHIN = re.compile(r"((cpy_r_r\d+) = \(uint64_t\)[^;]*;\n    )if \(\2\)")
# small functions are inlined across modules: a tenth fewer instructions per decision
ACROSS = ["-flto=auto"]
# mypyc 2.4.1 keeps of a docstring nothing; it writes signatures where C keeps both, in tables that name their class
TABLE = re.compile(r"static PyMethodDef (\w+)_methods\[\] = \{.*?\n\};", re.DOTALL)
METHOD = re.compile(r'(\{"(\w+)",[^{}]*?PyDoc_STR\("(?:[^"\\]|\\.)*")')
CLASS = re.compile(r'(\.tp_doc = PyDoc_STR\("(\w+)(?:[^"\\]|\\.)*")')
DESCRIBING = {"egg_info", "dist_info", "sdist"}  # commands that only ask about the project: nothing to compile


def build_folder() -> str:
    """Where C files and objects are kept: one folder for each way of compiling, so that what lies there still fits."""
    way = [version("mypy"), OPTIMISATION, os.environ.get("CC", ""), os.environ.get("CFLAGS", ""), *FLAGS, *ACROSS]
    return f"build/engine-{hashlib.sha256(repr(way).encode()).hexdigest()[:8]}"


def first_header() -> str:
    """The file with TRASHCAN and SELDOM, written where it is not there yet."""
    path = ROOT / build_folder() / "first.h"
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="ascii") != TRASHCAN + SELDOM:
        path.write_text(TRASHCAN + SELDOM, encoding="ascii")
    return str(path)


def engine_modules() -> list[str]:
    """The modules to compile, as paths from the project's root: every module of the engine that does not opt out."""
    found = []
    for folder in COMPILED_FOLDERS:
        for path in sorted((ROOT / "src" / "catanica" / folder).rglob("*.py")):
            with path.open(encoding="utf-8") as source:
                opted_out = source.readline().strip() == SKIP
            if path.name != "__init__.py" and not opted_out:
                found.append(str(path.relative_to(ROOT)))
    return found


def can_compile(*flags: str) -> bool:
    """Whether a C compiler and Python's headers are there, and the flags known to it: tried out with a tiny program."""
    if os.name == "nt":
        return not flags  # found by setuptools itself, outside PATH
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    include = sysconfig.get_paths()["include"]
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint answer(void) { return 0; }\n", encoding="ascii")
        command = [
            *compiler,
            f"-I{include}",
            "-shared",
            "-fPIC",
            *flags,
            str(probe),
            "-o",
            str(probe.with_suffix(".so")),
        ]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def docstrings(module: Path) -> dict[str, str]:
    """The docstrings of a module's classes, methods and functions, as C writes texts."""
    found = {}
    for node in ast.parse(module.read_text(encoding="utf-8")).body:
        inner = node.body if isinstance(node, ast.ClassDef) else []
        owner = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
        for prefix, one in [("", node), *((owner, part) for part in inner)]:
            if isinstance(one, ast.ClassDef | ast.FunctionDef) and (text := ast.get_docstring(one)):
                found[prefix + one.name] = json.dumps(text, ensure_ascii=False).replace("?", "\\?")
    return found


def explained(path: str, source: str) -> str:
    """The C file of a module with the docstrings behind the signatures, beside the one that mypyc wrote.

    It says of indices, too, what is likely (`WITHIN`).
    """
    texts = docstrings(ROOT / source)

    def with_text(found: re.Match[str], name: str) -> str:
        return f"{found[1]} {texts[name]}" if name in texts else found[1]

    def with_texts(found: re.Match[str]) -> str:
        owner = found[1].rpartition("___")[2]
        prefix = "" if found[1].endswith("module") else f"{owner}."
        return METHOD.sub(lambda one: with_text(one, prefix + one[2]), found[0])

    written = Path(path)
    told = TABLE.sub(with_texts, written.read_text(encoding="utf-8"))
    told = CLASS.sub(lambda one: with_text(one, one[2]), told)
    told = WITHIN.sub(r"\1if (likely(\2))", told)
    beside = written.with_name(f"told_{written.name}")
    if not beside.exists() or beside.read_text(encoding="utf-8") != told:
        beside.write_text(told, encoding="utf-8")
    return str(beside)


def engine_extensions() -> list[Extension]:
    """The compiled engine, or nothing where it is not wanted or not possible."""
    modules = engine_modules()
    if os.environ.get("CATANICA_PURE") == "1" or not modules or DESCRIBING & set(sys.argv):
        return []
    if not can_compile():
        print("catanica: no working C compiler with Python headers found, so the engine is installed interpreted.")
        return []
    from mypyc.build import mypycify

    extensions: list[Extension] = mypycify(
        ["--strict", *modules],
        opt_level=OPTIMISATION,
        debug_level="0",
        multi_file=True,  # one C file per module: they compile side by side, and unchanged ones not at all
        target_dir=build_folder(),
    )
    made = {}  # the C file of each module
    for module in modules:
        dotted = Path(module).relative_to("src").with_suffix("").parts
        made[str(Path(build_folder(), f"__native_{'___'.join(dotted)}.c"))] = module
    across = ACROSS if int(OPTIMISATION) > 1 and can_compile(*ACROSS) else []
    begin = [f"/FI{first_header()}"] if os.name == "nt" else ["-include", first_header()]
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS, *begin]
        if len(extension.sources) > 1:  # the engine itself; the others only lead to it
            extension.sources = [explained(one, made[one]) if one in made else one for one in extension.sources]
            extension.extra_compile_args += across
            extension.extra_link_args += [f"-O{OPTIMISATION}", *across] if across else []
    return extensions


class BuildEngine(build_ext):
    """Compiles the C files of the engine side by side, and only those that changed."""

    def build_extensions(self) -> None:
        """Build as usual, with a compile step that shares the files out."""
        if not self.extensions:
            return
        compile_all = self.compiler.compile
        jobs = int(os.environ.get("CATANICA_JOBS") or os.cpu_count() or 1)
        headers = max((h.stat().st_mtime for h in Path(build_folder()).rglob("*.h")), default=0.0)

        def compile_one(source: str, output_dir: str | None, options: dict[str, object]) -> list[str]:
            objects = self.compiler.object_filenames([source], output_dir=output_dir or "")
            built = Path(objects[0])
            if built.exists() and built.stat().st_mtime > max(headers, Path(source).stat().st_mtime):
                return objects
            return compile_all([source], output_dir=output_dir, **options)

        def compile_shared(sources: list[str], output_dir: str | None = None, **options: object) -> list[str]:
            with ThreadPoolExecutor(jobs) as pool:
                parts = pool.map(lambda source: compile_one(source, output_dir, options), sources)
                return [built for part in parts for built in part]

        self.compiler.compile = compile_shared
        self.parallel = jobs
        super().build_extensions()


if __name__ == "__main__":
    setup(ext_modules=engine_extensions(), cmdclass={"build_ext": BuildEngine})
