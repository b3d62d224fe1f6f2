"""The board game on the command line: what cannot be laid or done is refused with its ruling."""

import pytest

from catanica.cli.wording import Wording
from tests.cli.runner import run


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
