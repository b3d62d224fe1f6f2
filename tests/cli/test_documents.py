"""What the documents show really works: their examples are run as they stand there."""

import json
import re
from pathlib import Path

import pytest

from catanica.games.cardgame.faults import FAULTS
from catanica.games.principality.cards import effect
from catanica.games.principality.cards.catalogue import FLAG_NAMES, KIND_NAMES, SLOT_NAMES
from catanica.games.principality.cards.facts import CardFact
from tests.cli.runner import run
from tests.cli.test_play import sit
from tests.cli.wheels import wheel
from tests.support.position import position
from tests.support.sources import ROOT

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)\)")
COMMAND = re.compile(r"^ {4}catanica (\S+(?: \S+)*)", re.MULTILINE)
NAME = re.compile(r"[A-Za-z_](?:[\w/]*\w)?(?:\.py)?")
NOT_HERE = ("serve",)  # it would not end
SHORTER = {"200": "2"}  # games


def blocks(document: str, kind: str) -> list[str]:
    """The blocks of code of one kind in a document."""
    text = (ROOT / document).read_text(encoding="utf-8")
    return [body for found, body in BLOCK.findall(text) if found == kind]


def documents() -> list[str]:
    """Every document of the project."""
    return [
        "README.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        *sorted(p.relative_to(ROOT).as_posix() for p in (ROOT / "docs").rglob("*.md")),
    ]


def test_links_lead_somewhere() -> None:
    links = [(d, target) for d in documents() for target in LINK.findall((ROOT / d).read_text(encoding="utf-8"))]
    assert len(links) > 10
    for document, target in links:
        assert ((ROOT / document).parent / target).exists(), f"{document}: {target}"


def commands(document: str) -> list[str]:
    """The commands a document shows on lines of their own, without what is said about them."""
    found = COMMAND.findall((ROOT / document).read_text(encoding="utf-8"))
    return [command for command in found if not command.startswith(NOT_HERE) and "./" not in command]


@pytest.mark.parametrize("command", sorted({c for d in ("README.md", "docs/play.md") for c in commands(d)}))
def test_the_commands_of_the_documents_work(command: str, tmp_path: Path) -> None:
    """Each is run as it stands there; only a game to play is ended at once, and what takes long is cut short."""
    file = tmp_path / "game.catan"
    assert run("play", "--seed", "1", "--save", str(file), keys="1\nq\n").code == 0
    given = SHORTER | {"FILE": str(file)} | ({"WHEEL": str(wheel(tmp_path))} if "WHEEL" in command else {})
    words = [given.get(word, word) for word in command.split()]
    more = ["--seconds", "0.01"] if words[0] == "bench" else []
    answer = run(*words, *more, keys="\nq\nq\n")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.strip()
    if "--json" in words:
        json.loads(answer.out)


def test_commands_are_found_in_the_documents() -> None:
    assert "sim cardgame --games 200 --bots random,random --seed 1 --json" in commands("README.md")
    assert "play board" in commands("README.md")
    assert len(commands("docs/play.md")) > 5


def test_what_the_architecture_names_is_there() -> None:
    """Every name in it that stands in code letters is a file, or a word of the sources."""
    text = re.sub(r"^```.*?^```", "", (ROOT / "docs/architecture.md").read_text(encoding="utf-8"), flags=re.M | re.S)
    named = {name for code in re.findall(r"`([^`\n]+)`", text) for name in NAME.findall(code)}
    sources = [
        p
        for part in ("src", "tests", "tools", "web/src")
        for p in (ROOT / part).rglob("*")
        if p.suffix in (".py", ".toml", ".ts", ".svelte")
    ]
    words = {word for p in sources for word in re.findall(r"\w+", p.read_text(encoding="utf-8"))}
    files = {p.relative_to(ROOT).as_posix() for p in sources}
    files |= {file.rpartition(".")[0] for file in files}  # the ending is not part of a name
    unknown = [
        n for n in named if not any(f.endswith(n) or f"/{n}/" in f for f in files) and not set(n.split("/")) <= words
    ]
    assert len(named) > 100
    assert unknown == []


def test_the_architecture_lists_every_hook() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"`(ON_[A-Z]+)`", "".join(line for line in text.splitlines() if line.startswith("| `ON_"))))
    assert listed == {name for name in vars(effect) if name.startswith("ON_")}


def test_the_guide_to_cards_names_kinds_flags_slots_and_fields_that_are_there() -> None:
    lines = (ROOT / "docs" / "add-a-card.md").read_text(encoding="utf-8").splitlines()
    rows = [[part.strip() for part in line.strip("|").split("|")] for line in lines if line.startswith("| `")]
    word = re.compile(r"`([a-z_]+)`")
    named = {field: word.findall(meaning) for fields, meaning in rows for field in word.findall(fields)}
    assert set(named) <= set(CardFact.model_fields)
    assert set(named["kind"]) == set(KIND_NAMES[1:])
    assert set(named["flags"]) == set(FLAG_NAMES)
    assert set(named["slot"]) == set(SLOT_NAMES) - {"none"}


def test_the_protocol_shows_a_refusal_as_it_is() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    shown = re.findall(r'"faults": \[\{"code": "(\w+)", "rule": "([\w-]+)"', text)
    assert shown
    assert [(code, ruling) for code, ruling in shown if ruling != "UNDO" and FAULTS.get(code) != ruling] == []


def test_the_refusal_in_the_readme_is_the_one_the_game_gives() -> None:
    shown, _ = sit(position(active=0).rich(0).hand(0, "markt").main(), "build markt L1 above")
    said = [line.strip() for line in shown.splitlines() if "✗" in line or "What would help" in line]
    assert said
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for line in said:
        assert line in readme


def test_the_set_in_the_guide_can_be_played(tmp_path: Path) -> None:
    folder = tmp_path / "harvest"
    folder.mkdir()
    for kind in ("toml", "python"):
        for body in blocks("docs/add-a-card.md", kind):
            first = body.splitlines()[0]
            if first.startswith("# harvest/"):
                (folder / first.removeprefix("# harvest/")).write_text(body, encoding="utf-8")
    assert {p.name for p in folder.iterdir()} == {"cards.toml", "effects.py"}
    answer = run(
        "sim", "cardgame", "--sets", f"base,{folder}", "--games", "2", "--bots", "random,random", "--seed", "1",
        "--points", "5", "--json",
    )  # fmt: skip
    assert (answer.code, answer.err) == (0, "")
    assert json.loads(answer.out)["finished"] == 2
    listed = json.loads(run("cards", "--set", str(folder), "--json").out)
    assert [card["id"] for card in listed] == ["kornspeicher", "erntefest"]
