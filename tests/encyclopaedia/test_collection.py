"""The collection: every card by set, what is known of it, what is not and why, and the line that says it."""

from functools import cache
from pathlib import Path

import pytest

from catanica.encyclopaedia import LANGUAGES
from catanica.encyclopaedia.boxes import boxes
from catanica.encyclopaedia.collection import SORTS, Held, collection, held_by
from catanica.games.principality.cards.folder import from_folder
from catanica.games.principality.cards.shelf import all_sets

ROOT = Path(__file__).parents[2]
GAMES = list(boxes())


@cache
def lines_of(file: str) -> list[str]:
    """The data of a set, line by line."""
    return (ROOT / file).read_text(encoding="utf-8").splitlines()


def line_of(held: Held, number: int) -> str:
    """A line of the data a card stands in."""
    return lines_of(held.file)[number - 1]


def printed(game: str, lang: str) -> list[Held]:
    """The collection without sets of one's own, which other tests announce in this process."""
    built_in = {folder.name for folder in all_sets(game) if folder.package}
    return [held for held in collection(game, lang) if held.set in built_in]


@pytest.mark.parametrize("game", GAMES)
def test_every_card_names_the_file_and_the_line_of_its_data(game: str) -> None:
    for held in printed(game, "en"):
        assert line_of(held, held.line) == f'id = "{held.fact.id}"'


@pytest.mark.parametrize("game", GAMES)
def test_every_doubt_names_a_line_of_that_card(game: str) -> None:
    for held in printed(game, "en"):
        for doubt in held.doubts:
            assert "[[card]]" not in lines_of(held.file)[held.line : doubt.line], (held.fact.id, doubt)
            if doubt.field in ("cost", "count", "strength") and doubt.line != held.line:
                assert line_of(held, doubt.line).split(" =")[0] in (doubt.field, "price", "magic")


def test_the_sets_come_as_they_came_out_with_the_base_set_first() -> None:
    cards = [held.set for held in printed("cardgame", "de")]
    assert list(dict.fromkeys(cards)) == [
        "base", "ritter_haendler", "politik_intrige", "wissenschaft_fortschritt", "handel_wandel",
        "zauberer_drachen", "barbaren_handelsherren", "sonderkarten", "turnierkarten_t2002",
    ]  # fmt: skip


def test_it_is_whole() -> None:
    held = printed("cardgame", "de")
    assert sum(card.fact.count for card in held) == 120 + 4 * 30 + 44 + 40 + 2 + 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_reconstructed_or_disputed_is_told_with_its_reason(lang: str) -> None:
    for held in collection("cardgame", lang):
        assert [doubt.field for doubt in held.doubts] == [*held.fact.reconstructed, *held.fact.disputed]
        assert bool(held.fact.reconstructed) == (held.fact.confidence == "reconstructed")
        for doubt in held.doubts:
            assert doubt.what
            assert doubt.why.endswith(".")


def test_a_cost_of_magic_is_found_where_the_data_say_it() -> None:
    (held,) = held_by("cardgame", "bessere_welt", "en")
    by_field = {doubt.field: line_of(held, doubt.line) for doubt in held.doubts}
    assert by_field == {"play_cost": "magic = 2", "count": "count = 1"}
    (held,) = held_by("cardgame", "ira", "en")
    assert 'resource = "ore"' in {line_of(held, doubt.line) for doubt in held.doubts}


def test_figures_on_which_sources_disagree_say_so() -> None:
    (held,) = held_by("cardgame", "befestigtes_lager", "en")
    assert [(d.field, d.why) for d in held.doubts] == [
        ("trade", "Sources disagree; this is what most of them have."),
    ]  # fmt: skip
    assert line_of(held, held.doubts[0].line) == "trade = 1"


def test_a_card_of_several_sets_stands_in_each_of_them() -> None:
    assert [held.set for held in held_by("cardgame", "hafen", "en")] == ["base", "barbaren_handelsherren"]


def test_what_cards_call_uncertain_is_known_by_its_sort() -> None:
    assert {"cost", "count", "name", "set", "needs"} <= set(SORTS.values())


def test_a_set_of_one_s_own_is_told_by_its_folder_not_by_the_whole_path(tmp_path: Path) -> None:
    folder = tmp_path / "harvest"
    folder.mkdir()
    folder.joinpath("cards.toml").write_text('[set]\nid = "own"\n\n[[card]]\nid = "scheune"\nkind = "building"\n')
    own = from_folder(folder)
    assert own.data_file == "harvest/cards.toml"
    assert own.lines() == {"scheune": {"id": 5, "kind": 6}}
