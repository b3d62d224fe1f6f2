"""The golden games between them play every edition, set, variant and mode, and use every card of their sets."""

from pathlib import Path

import pytest

from catanica.games.cardgame.editions import EDITIONS
from catanica.games.princes.game import SETS
from catanica.notation import record
from tests.golden.coverage import cards_to_use, cards_used, deeds_in, uses_of
from tests.golden.games import BARBARIANS, BASE, COLLECTIONS, MAGIC, PRINCES, SCIENCE, THEMES, TOURNAMENT, TRADE


def test_there_are_ten_of_all_editions() -> None:
    assert len(BASE) == 10
    assert {record.read(path.read_bytes()).options["edition"] for path in BASE} == set(EDITIONS)


def test_theme_sets_are_played_in_rows_and_by_bears() -> None:
    assert {record.read(path.read_bytes()).options["variant"] for path in THEMES} == {"row", "bear"}


def test_science_and_progress_is_played_alone_with_all_sets_and_in_an_old_edition() -> None:
    played = [record.read(path.read_bytes()).options for path in SCIENCE]
    assert {options["variant"] for options in played} == {"row", "bear"}
    assert {options["edition"] for options in played} == {"1997", "2005"}
    assert "erect universitaet " in "\n".join(path.read_text(encoding="utf-8") for path in SCIENCE)


def test_trade_is_played_alone_with_all_sets_and_in_an_old_edition_and_every_card_in_play_is_used() -> None:
    played = [record.read(path.read_bytes()).options for path in TRADE]
    assert {options["variant"] for options in played} == {"row", "bear"}
    assert {options["edition"] for options in played} == {"1997", "2005"}
    told = "\n".join(path.read_text(encoding="utf-8") for path in TRADE)
    uses = uses_of("handel_wandel")
    assert uses - deeds_in(told, uses) == set()


def test_magic_is_played_alone_with_all_sets_and_in_an_old_edition_and_every_card_in_play_is_used() -> None:
    played = [record.read(path.read_bytes()).options for path in MAGIC]
    assert {options["variant"] for options in played} == {"row", "bear"}
    assert {options["edition"] for options in played} == {"1997", "2005"}
    told = "\n".join(path.read_text(encoding="utf-8") for path in MAGIC)
    uses = uses_of("zauberer_drachen") | {"citadel", "use zauberveto", "use zeitsprung"}
    assert uses - deeds_in(told, uses) == set()


def test_barbarians_come_alone_and_with_all_sets_in_rows_and_by_bears() -> None:
    played = [record.read(path.read_bytes()).options for path in BARBARIANS]
    assert {options["variant"] for options in played} == {"row", "bear"}
    assert {len(str(options["sets"]).split(",")) for options in played} == {2, 6}


def test_tournaments_are_played_in_every_way() -> None:
    played = {record.read(path.read_bytes()).options["mode"] for path in TOURNAMENT}
    assert played == {"tournament", "characters", "small", "beginners"}


def test_cards_laid_open_and_the_metropolis_are_built() -> None:
    told = "\n".join(path.read_text(encoding="utf-8") for path in THEMES)
    assert [deed for deed in ("erect kirche ", "erect rathaus ", "metropolis ") if deed not in told] == []


def test_the_successor_is_played_in_every_mode() -> None:
    played = [record.read(path.read_bytes()).options for path in PRINCES]
    assert {options["mode"] for options in played} == {"intro", "theme", "duel"}
    assert {options["sets"] for options in played if options["mode"] == "theme"} == set(SETS[1:])


@pytest.mark.parametrize(
    ("games", "sets"),
    [
        (BASE, ("base",)),
        (THEMES, ("ritter_haendler", "politik_intrige")),
        (SCIENCE, ("wissenschaft_fortschritt",)),
        (TRADE, ("handel_wandel",)),
        (MAGIC, ("zauberer_drachen",)),
        (BARBARIANS, ("barbaren_handelsherren",)),
        (TOURNAMENT, ()),
        (PRINCES, SETS),
    ],
    ids=["base", *COLLECTIONS],
)
def test_together_they_use_every_card(games: list[Path], sets: tuple[str, ...]) -> None:
    used = {card for path in games for card in cards_used(record.read(path.read_bytes()))}
    assert cards_to_use(*sets) - used == set()
