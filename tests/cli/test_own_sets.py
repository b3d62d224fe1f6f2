"""A card set in a folder of the user's own: checked without a checkout, told in its own words, loaded with its code."""

import json
from pathlib import Path

import pytest

from catanica.games.principality.cards.shelf import announce, find_set, own_sets
from catanica.kernel.errors import InputError
from tests.cli.runner import run
from tests.support.position import do, position
from tests.support.reading import asked, stock

CARDS = """
[set]
id = "{id}"
title = {{ en = "Harvest", de = "Ernte" }}
languages = ["en"]

[[card]]
id = "{id}_granary"
kind = "building"
slot = "settlement_or_city"
cost = {{ lumber = 1 }}

[[card]]
id = "{id}_feast"
count = 2
kind = "action"
"""
EFFECTS = """
from catanica.games.principality.cards.effect import Effect


class Feast(Effect):
    pass


def register(rules):
    rules.add_effect("{id}_feast", Feast())
"""
TEXTS = """
[{id}_granary]
name = "Granary"
text = "It stands there."

[{id}_feast]
name = "Feast"
text = "Everybody eats."
"""


def folder(tmp_path: Path, name: str, cards: str = CARDS, effects: str = EFFECTS) -> Path:
    """A small set that is whole unless something else is given for one of its parts."""
    home = tmp_path / name
    (home / "texts").mkdir(parents=True)
    (home / "cards.toml").write_text(cards.format(id=name), encoding="utf-8")
    (home / "effects.py").write_text(effects.format(id=name), encoding="utf-8")
    (home / "texts" / "en.toml").write_text(TEXTS.format(id=name), encoding="utf-8")
    return home


def problems(home: Path) -> list[str]:
    """What the check finds wrong."""
    (found,) = json.loads(run("cards", "check", str(home), "--json").out)["sets"].values()
    return [str(p) for p in found["problems"]]


def test_a_whole_set_has_no_problems_and_needs_no_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = folder(tmp_path, "whole")
    monkeypatch.chdir(tmp_path)
    answer = run("cards", "check", str(home), "--json")
    assert answer.code == 0
    assert json.loads(answer.out)["sets"][str(home)] == {"cards": 2, "copies": 3, "with_tests": 0, "problems": []}


def test_every_fault_of_the_data_is_told_at_once(tmp_path: Path) -> None:
    wrong = CARDS.replace('kind = "action"', 'kind = "acton"\npoints = "1"\nclour = 3').replace("lumber", "wood")
    found = problems(folder(tmp_path, "wrong", cards=wrong))
    assert len(found) == 4
    assert any("card wrong_feast, kind: 'acton' is none of action" in p for p in found)
    assert any("card wrong_feast, points: must be a whole number from 0 to 60, not '1'" in p for p in found)
    assert any("card wrong_feast, clour: there is no such field" in p for p in found)
    assert any("card wrong_granary, cost.wood" in p and "'wood' is none of brick, lumber" in p for p in found)


def test_an_effect_for_no_card_is_found_by_the_check_and_refused_by_the_game(tmp_path: Path) -> None:
    home = folder(tmp_path, "misspelt", effects=EFFECTS.replace("_feast", "_feats"))
    assert problems(home) == ["effects.py binds an effect to 'misspelt_feats', which is no card of any set."]
    answer = run("sim", "cardgame", "--sets", f"base,{home}", "--games", "1")
    assert answer.code == 2
    assert "binds effects to what is no card of this game: misspelt_feats" in answer.err


def test_code_that_breaks_is_told_as_a_sentence_with_its_line(tmp_path: Path) -> None:
    home = folder(tmp_path, "broken", effects="x = 1\nraise RuntimeError('no harvest')\n")
    answer = run("sim", "cardgame", "--sets", f"base,{home}", "--games", "1")
    assert answer.code == 2
    assert "RuntimeError: no harvest (line 2 of effects.py)" in answer.err
    assert "Traceback" not in answer.err


def test_a_drawing_of_no_card_and_a_missing_text_are_found(tmp_path: Path) -> None:
    home = folder(tmp_path, "drawn")
    (home / "emblems").mkdir()
    (home / "emblems" / "cow.svg").write_text("<svg/>", encoding="utf-8")
    (home / "emblems" / "drawn_feast.svg").write_text("a cow", encoding="utf-8")
    (home / "texts" / "en.toml").write_text("[drawn_feast]\nname = 'Feast'\ntext = ''\n", encoding="utf-8")
    assert sorted(problems(home)) == [
        "drawn_feast: name or text is empty in en.",
        "drawn_granary: no text in en.",
        "emblems/cow.svg is the drawing of no card of this set.",
        "emblems/drawn_feast.svg is no SVG drawing.",
    ]


def test_its_cards_are_called_as_its_texts_say(tmp_path: Path) -> None:
    home = folder(tmp_path, "called")
    answer = run("cards", "--set", str(home), "--lang", "en")
    assert "Granary" in answer.out
    assert "Feast" in answer.out
    assert "called" in own_sets("cardgame")


def test_a_set_belongs_to_one_game_and_has_an_id_of_its_own(tmp_path: Path) -> None:
    home = folder(tmp_path, "elsewhere")
    with pytest.raises(InputError, match="belongs to cardgame, not to princes"):
        find_set("princes", str(home), ())
    with pytest.raises(InputError, match="the id of a set that comes with the program"):
        announce(folder(tmp_path, "base"))


def test_the_schema_for_editors_names_every_field() -> None:
    schema = json.loads(run("cards", "schema").out)
    assert {"id", "kind", "cost", "traits"} <= set(schema["$defs"]["CardFact"]["properties"])
    assert schema["$defs"]["CardFact"]["additionalProperties"] is False


def test_what_many_cards_do_is_declared_and_needs_no_code(tmp_path: Path) -> None:
    cards = CARDS.replace('kind = "action"', 'kind = "action"\neffect = {{ gain = 2 }}')
    home = folder(tmp_path, "plain", cards=cards)
    (home / "effects.py").unlink()
    assert problems(home) == []
    g = position(sets=["base", str(home)], points=12).actions_open().hand(0, "plain_feast").main()
    do(g, "play plain_feast")
    assert asked(g) == (0, "gain")
    do(g, "region L1 above", "region L1 above")
    assert stock(g, 0) == {"grain": 2}
    assert asked(g) == (0, "main")


def test_a_window_no_set_declares_is_refused(tmp_path: Path) -> None:
    declared = 'kind = "action"\neffect = {{ roll = true, take = 1, window = "fir_or_raid" }}'
    cards = CARDS.replace('kind = "action"', declared)
    found = problems(folder(tmp_path, "unheard", cards=cards, effects="def register(rules): ..."))
    assert len(found) == 1
    assert "Unknown window 'fir_or_raid'. Did you mean fire_or_raid?" in found[0]
