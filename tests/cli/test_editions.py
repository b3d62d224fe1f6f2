"""`catanica rules editions`: the table of dated changes, in three languages and as data."""

import json

import pytest

from catanica.games.cardgame.editions import HISTORY
from tests.cli.runner import run


@pytest.mark.parametrize(
    ("lang", "says"), [("de", "braucht ein Rathaus"), ("en", "needs a town hall"), ("da", "kræver et")]
)
def test_it_tells_what_held_from_which_edition_on(lang: str, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    told = run("rules", "editions", "--lang", lang)
    assert told.code == 0
    assert f"2003: {says}" in told.out
    articles = [row.article for row in HISTORY.change] + [row.article for row in HISTORY.noted]
    assert [article for article in articles if article not in told.out] == []


def test_as_data_it_names_switch_fact_and_stages() -> None:
    told = json.loads(run("rules", "editions", "--json", "--lang", "en").out)
    rows = {row["article"]: row for row in told["changes"]}
    assert (told["game"], told["editions"][-1]) == ("cardgame", "2005")
    assert rows["101.D.d(i)"]["fact"] == "needs"
    assert [(s["value"], s["extended"]) for s in rows["101.D.d(i)"]["stages"]] == [([], "1996"), (["rathaus"], "2003")]
    assert rows["101.D.b(a)"]["switch"] == "threshold"


def test_a_game_with_one_edition_says_so() -> None:
    told = run("rules", "editions", "--game", "board", "--lang", "en")
    assert told.code == 2
    assert "one edition" in told.err


def test_a_card_s_page_tells_what_editions_changed_about_it() -> None:
    assert "2003: needs a town hall" in run("cards", "show", "diplomat", "--lang", "en").out
