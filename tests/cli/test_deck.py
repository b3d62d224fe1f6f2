"""`catanica deck`: decks are listed, shown and checked."""

import json
from pathlib import Path

import pytest

from catanica.games.cardgame.decks.presets import presets
from tests.cli.runner import run


def test_the_decks_of_the_program_are_listed_in_three_languages() -> None:
    for lang in ("de", "en", "da"):
        answer = run("deck", "list", "--lang", lang, "--json")
        listed = {deck["id"]: deck for deck in json.loads(answer.out)}
        assert listed.keys() == presets().keys()
        assert listed["hansekontor"]["name"] == presets()["hansekontor"].name[lang]
    assert "hansekontor" in run("deck", "list").out


def test_a_deck_that_is_shown_as_text_is_legal_again(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(run("deck", "show", "hansekontor", "--text").out, encoding="utf-8")
    answer = run("deck", "check", str(file), "--json")
    found = json.loads(answer.out)
    assert answer.code == 0
    assert found["legal"]
    assert found["faults"] == []
    assert found["deck"]["cards"] == presets()["hansekontor"].cards
    assert "legal" in run("deck", "check", str(file), "--lang", "en").out
    assert "Hanseatic" in run("deck", "show", str(file), "--lang", "en").out


def test_every_fault_is_listed_with_its_ruling(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("name: mine\n-1 burg\n2 palast\n", encoding="utf-8")
    answer = run("deck", "check", str(file), "--json", "--lang", "de")
    faults = json.loads(answer.out)["faults"]
    assert answer.code == 1
    assert [(f["code"], f["rule"]) for f in faults] == [
        ("deck_count", "101.C.a"),
        ("deck_too_few", "101.C.a"),
        ("deck_set_missing", "KD-20"),
        ("deck_events", "101.D.c"),
    ]
    assert all(f["says"] and f["hint"] and f["rule_title"] for f in faults)
    assert "[KD-20]" in run("deck", "check", str(file)).out


def test_a_file_that_is_not_there_and_a_deck_nobody_knows_get_a_sentence() -> None:
    assert run("deck", "check", "nowhere.txt").code == 2
    answer = run("deck", "show", "hanse", "--lang", "en")
    assert answer.code == 2
    assert "deck" in answer.err


@pytest.mark.parametrize("sets", ["all", "base", "base,zauberer_drachen", "base,ritter_haendler,handel_wandel"])
def test_a_deck_is_built_out_of_chosen_sets_and_is_legal(sets: str, tmp_path: Path) -> None:
    file = tmp_path / "built.txt"
    built = [run("deck", "build", "--sets", sets, "--seed", seed, "--text").out for seed in ("4", "4", "5")]
    assert built[0] == built[1] != built[2]
    for text in built:
        file.write_text(text, encoding="utf-8")
        answer = run("deck", "check", str(file), "--json")
        assert (answer.code, json.loads(answer.out)["faults"]) == (0, [])
        assert sets == "all" or set(json.loads(answer.out)["deck"]["sets"]) == set(sets.split(","))


def test_sets_nobody_knows_get_a_sentence() -> None:
    answer = run("deck", "build", "--sets", "base,zauberer", "--lang", "en")
    assert (answer.code, "zauberer_drachen" in answer.err) == (2, True)
