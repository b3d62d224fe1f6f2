"""The board game on the command line: what cannot be laid or done is refused with its ruling."""

import json
import re
from pathlib import Path

import pytest

from catanica.cli.wording import Wording
from catanica.games.board.maps import BEGINNER
from catanica.games.board.topology import LAND
from tests.cli.runner import run
from tests.support.rules import rule


@pytest.mark.parametrize("command", [("play", "board"), ("sim", "board", "--games", "1")])
@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("players=5", "BG-1"),
        ("map=forest 11,desert", "BG-2"),
        ("setup=map", "19 hexes"),
        ("harbours=3:1", "9 harbours"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused(command: tuple[str, ...], option: str, said: str) -> None:
    answer = run(*command, "--option", option)
    assert answer.code == 2
    assert said in answer.err


HEXES = [part.strip() for part in BEGINNER.split(",")]
PLACED = [
    {"q": q, "r": r, "terrain": text.split()[0], **({"number": int(text.split()[1])} if " " in text else {})}
    for (q, r), text in zip(LAND, HEXES, strict=True)
]


@rule("BG-2")
@pytest.mark.parametrize(
    "text",
    [json.dumps(PLACED), json.dumps({"hexes": PLACED[::-1]}), BEGINNER, "\n".join(HEXES)],
    ids=["places", "object", "line", "lines"],
)
def test_an_island_can_be_read_from_a_file(tmp_path: Path, text: str) -> None:
    file = tmp_path / "island"
    file.write_text(text, encoding="utf-8")
    answer = run("sim", "board", "--games", "1", "--bots", "random,random,random", "-o", f"map={file}", "--json")
    assert answer.code == 0, answer.err
    options = json.loads(answer.out)["options"]
    assert (options["setup"], options["map"]) == ("map", BEGINNER)


@rule("BG-2")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        (json.dumps(PLACED[1:]), r"no hex at 0,-2.*BG-2"),
        (json.dumps({"hexes": PLACED[:-1]}), r"no hex at 0,2.*BG-2"),
        (", ".join(HEXES[1:]), "19 hexes.*BG-2.*has 18"),
        ("", "19 hexes.*BG-2.*has 0"),
        ("{}", "19 hexes"),
        ("[[", "no JSON"),
        ("[" * 100_000, "no JSON"),
        (BEGINNER.replace("10", "²", 1), "needs one number"),
        (BEGINNER.replace("10", "9" * 5000, 1), "needs one number"),
    ],
)
def test_a_map_file_that_is_no_island_is_refused(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "island"
    file.write_text(text, encoding="utf-8")
    answer = run("play", "board", "-o", f"map={file}")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith(f"catanica: {file}: ")
    assert re.search(said, answer.err), answer.err
    assert "no file" in run("play", "board", "-o", f"map={file}.json").err


def test_bad_trades_are_refused_at_the_table() -> None:
    offers = "offer nothing for nothing\noffer 1 lumber for 1 lumber\noffer 9 lumber for 1 ore\n"
    typed = f"\nroll\nsea 4 ore for wool\n{offers}q\n"
    answer = run("play", "board", "--hotseat", "-o", "setup=beginner", "--seed", "3", keys=typed)
    assert answer.code == 0
    assert answer.out.count("BG-10") >= 3
    assert "BG-11" in answer.out


@pytest.mark.parametrize("lang", ["de", "en", "da"])
@pytest.mark.parametrize(
    "harbours", ["fixed", "ore,3:1,grain,lumber,3:1,brick,3:1,wool,3:1", "lumber,grain,wool,ore,brick,3:1,3:1,3:1,3:1"]
)
def test_every_harbour_is_named_in_full(lang: str, harbours: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    options = ("-o", "setup=old", "-o", f"harbours={harbours}", "--seed", "1", "--lang", lang)
    picture = run("play", "board", "--hotseat", *options, keys="\nq\n").out
    island = picture[: picture.index("╭")]
    words = Wording(lang)
    for good in ("brick", "lumber", "wool", "grain", "ore"):
        word = words.resource(good)
        assert word in island or all(part in island for part in (word[:4], word[4:])), word
