"""The successor game in the terminal: every mode drawn, every choice in words, games saved and taken up again."""

import io
import json
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import catanica
from catanica._runtime import compiled
from catanica.bots.registry import make
from catanica.cli.bench import FIGURES, table
from catanica.cli.card_check import check_set, words_in_tests
from catanica.cli.face import face_of
from catanica.cli.wording import Wording
from catanica.encyclopaedia.boxes import box
from catanica.games.princes.game import THEMES
from catanica.games.principality.position.duel import Duel
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY, REFEREE, State
from catanica.notation.games import language
from tests.cli.runner import run
from tests.cli.test_play import sit
from tests.cli.test_screen import drawn
from tests.support.golden import explorers, prosperous, wise
from tests.support.princes import intro
from tests.support.reading import in_play

ROOT = Path(__file__).parents[2]
MODES: dict[str, dict[str, str]] = {
    "intro": {},
    **{theme: {"mode": "theme", "sets": theme} for theme in THEMES},
    "duel": {"mode": "duel"},
}


def later(mode: str, decisions: int) -> State:
    """A game of a mode after so many decisions, most of them sensible ones."""
    state = catanica.game("princes", **MODES[mode]).new(seed=3)
    bots = [make("greedy", "princes", seat, 1) for seat in (0, 1)]
    rng = seeded(1)
    for n in range(decisions):
        seat = int(state.to_move)
        if seat == NOBODY:
            break
        state.step(choose(state, rng) if n % 7 == 0 else bots[seat].choose(state.redacted(seat)))
    return state


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_fits_every_terminal_in_every_language(mode: str) -> None:
    state = later(mode, 120)
    for width in (60, 100, 160):
        for lang in ("de", "en", "da"):
            lines = drawn(state, width, lang)
            assert max(len(line) for line in lines) <= width
            assert not any("_" in line for line in lines), "a card's id instead of its name"


def test_principalities_show_all_sums_of_the_successor_game() -> None:
    g = explorers().built(0, "harald", "L1 above").built(0, "kloster", "R1 above").built(0, "markt", "R1 below").main()
    text = "\n".join(drawn(g, 160))
    for words in ("strength 2 · skill 1 · commerce 1 · progress 1 · Hand 0/4",):
        assert words in text


def test_the_sea_shows_harbour_ships_range_distances_and_levels() -> None:
    g = explorers().sails(0, 2).up(0, "A2", level=2).ships(0, 2).main()
    text = "\n".join(drawn(g, 160, audience=0))
    assert "Harbour · ships 2, 2 ready · range 2 · cannons 0" in text
    assert "A2 (1) ▮▮▯" in text
    assert "C3 (4)" in text
    assert text.count("Island of the Scholars") == 1, "the same card lies face down before the opponent"


def test_owls_and_stars_lie_on_their_cards() -> None:
    sages = wise().sage(0, "peter", "region L1 above", owls=2).main()
    text = "\n".join(drawn(sages, 60))
    assert "◉◉○" in text
    assert "owls 2/3" in text
    assert "People's Mood ★★☆" in "\n".join(drawn(prosperous().stars(0, 2).main(), 100))


def test_expansions_of_roads_are_drawn_in_both_ways() -> None:
    g = prosperous().built(0, "wanderbuehne", "road C").main()
    for width in (60, 100):
        assert any("╪Trav" in line for line in drawn(g, width))


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("mode", MODES)
def test_the_points_of_a_game_are_accounted_for(mode: str, lang: str) -> None:
    state = later(mode, 250)
    face = face_of(state, Wording(lang))
    view: Any = language("princes").view(state, REFEREE, [])
    for seat, land in enumerate(view["lands"]):
        assert sum(n for _, n in face.points(view, seat)) == land["points"]


def test_levels_of_islands_count_where_they_lie() -> None:
    g = explorers().up(0, "A3", level=3).main()
    face = face_of(g, Wording("en"))
    assert ("Island of the Merchants", 1) in face.points(language("princes").view(g, REFEREE, []), 0)


def test_no_two_choices_of_a_decision_read_alike() -> None:
    for mode in ("zeit_der_entdecker", "zeit_der_weisen", "zeit_des_wohlstands"):
        state = catanica.game("princes", **MODES[mode]).new(seed=5)
        rng = seeded(5)
        for _ in range(400):
            view = language("princes").view(state, int(state.to_move), [])
            read = [(c.group, c.phrase) for c in face_of(state, Wording("en")).choices(view)]
            assert len(set(read)) == len(read), read
            state.step(choose(state, rng))


def test_the_two_players_of_a_duel_pick_sets_by_their_names(tmp_path: Path) -> None:
    file = tmp_path / "duel.catan"
    answer = run("play", "princes", "--mode", "duel", "--players", "you,greedy", "--seed", "4", "--save", str(file),
                 keys="1\nq\n")  # fmt: skip
    assert answer.code == 0, answer.err
    assert "Which theme set do you pick?" in answer.out
    assert "Era of Explorers" in answer.out
    again = run("play", "--resume", str(file), keys="\nq\n")
    assert again.code == 0, again.err
    assert "13 points win" in again.out


@pytest.mark.parametrize("sets", list(combinations(THEMES, 3)), ids=lambda sets: "+".join(s[5:] for s in sets))
def test_a_duel_names_its_sets_and_whose_stacks_are_whose(sets: tuple[str, ...]) -> None:
    state = catanica.game("princes", mode="duel", sets=list(sets)).new(seed=1)
    text = " ".join(" ".join(drawn(state, 160)).split())
    names = [Wording("en").ui(f"set.{theme}") for theme in sets]
    assert f"13 points win · {' · '.join(names)}" in text
    for number, name in enumerate(names, 4):
        assert f"· {name} {number}:" in text


def test_a_whole_introductory_game_is_played_by_pressing_enter_and_undone_on_the_way(tmp_path: Path) -> None:
    file = tmp_path / "game.catan"
    end = run("play", "princes", "--points", "3", "--players", "you,greedy", "--seed", "2", "--save", str(file),
              keys="? brigitta\n? PR-4\n?\nu\n" + "1\n" * 2000)  # fmt: skip
    assert end.code == 0, end.err
    assert "Brigitta" in end.out
    assert "The game is over" in end.out
    assert "How the points come about" in end.out
    assert run("replay", str(file), "--check").code == 0


@pytest.mark.parametrize(("lang", "typed"), [("de", "b kl l1 o"), ("en", "b kl l1 a"), ("da", "b kl l1 o")])
def test_first_letters_do_in_every_language(lang: str, typed: str) -> None:
    g = intro().hand(0, "kloster").stock(0, brick=1, ore=1, grain=1).main()
    _, sitting = sit(g, typed, lang=lang)
    after = sitting.table.state
    assert isinstance(after, Duel)
    assert in_play(after, 0) == ["kloster"]


def test_danish_players_are_told_that_the_cards_speak_english(tmp_path: Path) -> None:
    answer = run("play", "princes", "--lang", "da", "--save", str(tmp_path / "x.catan"), keys="q\n")
    assert "findes kun på tysk og engelsk" in answer.out
    for other in (("princes", "de"), ("cardgame", "da")):
        answer = run("play", other[0], "--lang", other[1], "--save", str(tmp_path / "y.catan"), keys="q\n")
        assert "tysk" not in answer.out
        assert "Englisch" not in answer.out


def test_the_hand_over_hides_both_hands_in_a_hot_seat_game(tmp_path: Path) -> None:
    answer = run("play", "princes", "--hotseat", "--seed", "1", "--save", str(tmp_path / "x.catan"),
                 keys="\n1\n1\n1\n1\nq\n")  # fmt: skip
    assert "Hand the keyboard over to Player 1" in answer.out
    assert "Hand the keyboard over to Player 2" in answer.out


@pytest.mark.parametrize(("options", "word"), [
    (("--mode", "themes"), "theme"),
    (("--mode", "theme", "--sets", "zeit_der_sagen"), "zeit_der_weisen"),
    (("--mode", "duel", "--sets", "zeit_der_weisen"), "three"),
    (("--sets", "zeit_der_weisen"), "mode"),
    (("--players", "you,greedy,greedy"), "needs 2"),
    (("--points", "2"), "3"),
])  # fmt: skip
def test_what_cannot_be_played_is_refused_with_what_can(options: tuple[str, ...], word: str) -> None:
    answer = run("play", "princes", *options)
    assert answer.code == 2
    assert word in answer.err


# -- cards and rulings ------------------------------------------------------------------------------------------------

COPIES = {
    "basis": 94, "zeit_des_goldes": 27, "zeit_der_wirren": 28, "zeit_des_fortschritts": 31, "zeit_der_entdecker": 50,
    "zeit_der_weisen": 41, "zeit_des_wohlstands": 34,
}  # fmt: skip


def test_every_set_is_whole_and_every_card_tested() -> None:
    answer = run("cards", "check", "--json", "--root", str(ROOT))
    found = json.loads(answer.out)
    sets = {name: found["sets"][name] for name in COPIES}
    assert {name: report["copies"] for name, report in sets.items()} == COPIES
    for report in sets.values():
        assert report["problems"] == []
        assert report["with_tests"] == report["cards"]


def test_tests_of_the_card_game_prove_nothing_about_its_successor() -> None:
    cardgame, princes = (words_in_tests(ROOT / "tests", game) for game in ("cardgame", "princes"))
    assert "goldfluss_stapel_2" in princes
    assert "goldfluss_stapel_2" not in cardgame
    untested = check_set("basis", box("princes").facts("basis"), cardgame).problems
    assert "brigitta: no test names this card." in untested


def test_a_set_with_a_card_too_few_a_lost_original_or_no_text_is_found_out() -> None:
    facts = box("princes").facts("zeit_des_goldes")
    reprint = next(f for f in facts if f.like)
    reprint.like = "goldmacher"
    facts.remove(next(f for f in facts if f.id == "hafen"))
    problems = check_set("zeit_des_goldes", facts, words_in_tests(ROOT / "tests", "princes")).problems
    assert any("26 cards; it must have 27" in p for p in problems)
    assert any("goldmacher" in p for p in problems)
    assert any("'hafen', which is no card of this set" in p for p in problems)


def test_nothing_is_missing_of_the_rulings() -> None:
    found = json.loads(run("rules", "coverage", "--game", "princes", "--json", "--root", str(ROOT)).out)
    assert found["missing"] == []
    assert found["rulings"] == found["tested"] == 120


def test_cards_are_browsed_by_game_set_and_word() -> None:
    every = json.loads(run("cards", "--game", "princes", "--json").out)
    assert sum(card["count"] for card in every) == sum(COPIES.values())
    sages = json.loads(run("cards", "sage", "--set", "zeit_der_weisen", "--kind", "unit", "--json").out)
    assert {card["id"] for card in sages} >= {"peter", "barbara", "cole"}
    assert sages[0]["game"] == "princes"
    assert run("cards", "--set", "zeit_der_weisen", "--game", "cardgame").code == 2
    assert run("cards", "--game", "board").code == 2


def test_a_card_both_games_know_is_shown_as_asked() -> None:
    older, newer = (run("cards", "show", "markt", *more) for more in ((), ("--game", "princes")))
    assert "KB-" in older.out
    assert "commerce 1" in newer.out
    assert "3 owls" in run("cards", "show", "cole", "--lang", "en").out
    near = run("cards", "show", "hospitel")
    assert near.code == 2
    assert "hospital" in near.err.lower()


def test_every_mode_is_measured() -> None:
    answer = run("bench", "princes", "--seconds", "0.01", "--json")
    assert (answer.code, answer.err) == (0, "")
    found = json.loads(answer.out)
    modes, growth = found["modes"], found["growth"]["interpreted"]
    assert set(modes) == set(growth) == set(MODES)
    assert growth["intro"]["whole"] == 1
    assert all(share["whole"] > 0 for share in growth.values())
    for figures in modes.values():
        assert figures["interpreted"]["playouts"] > 0
        assert (figures["ratio"] is not None) == (figures["compiled"] is not None)
        assert figures["ratio"] is not None or not compiled()


def test_the_modes_stand_in_one_table_with_their_ratio() -> None:
    pure: dict[str, Any] = dict.fromkeys(FIGURES, 2.0) | {"modes": {m: {"playouts": 5e3, "games": 4.0} for m in MODES}}
    quick: dict[str, Any] = dict.fromkeys(FIGURES, 1.0) | {"modes": {m: {"playouts": 1e6, "games": 8.0} for m in MODES}}
    paper = io.StringIO()
    Console(file=paper, width=100).print(table("princes", 1.0, pure, quick, Wording("en")))
    rows = [line for line in paper.getvalue().splitlines() if "Era of Sages" in line]
    assert ["200.0 ×" in row or "2.0 ×" in row for row in rows] == [True, True]


def test_how_much_slower_each_way_is_stands_below() -> None:
    figures = {"playouts": 5e3, "games": 4.0}
    growth = {
        "base": {"whole": 1.0, "onward": 1.0, "equal": 1.0},
        "ritter_haendler": {"whole": 0.75, "onward": 0.625, "equal": 0.875},
    }
    pure: dict[str, Any] = dict.fromkeys(FIGURES, 2.0) | {"modes": dict.fromkeys(growth, figures), "growth": growth}
    paper = io.StringIO()
    Console(file=paper, width=100).print(table("cardgame", 1.0, pure, {}, Wording("en")))
    told = paper.getvalue().split("whole games")[1]
    assert re.findall(r"\d\.\d\d", told) == ["1.00", "0.75", "1.00", "0.62", "1.00", "0.88"]


@pytest.mark.parametrize("mode", ["intro", "zeit_der_entdecker", "duel"])
def test_a_record_is_checked_and_one_changed_number_found_in_its_line(mode: str, tmp_path: Path) -> None:
    golden = next((ROOT / "tests" / "golden" / "princes").glob(f"{mode}-*.catan"))
    assert run("replay", str(golden), "--check").code == 0
    lines = golden.read_text(encoding="utf-8").split("\n")
    at = [n for n, line in enumerate(lines) if line.startswith("* die ")][5]
    rolled = int(lines[at].split()[2])
    lines[at] = lines[at].replace(f"die {rolled}", f"die {rolled % 6 + 1}")
    changed = tmp_path / "changed.catan"
    changed.write_text("\n".join(lines), encoding="utf-8")
    answer = run("replay", str(changed), "--check")
    assert answer.code == 2
    assert f"line {at + 1}" in answer.err


def test_a_record_of_a_duel_is_told_from_the_choice_of_sets_on() -> None:
    golden = next((ROOT / "tests" / "golden" / "princes").glob("duel-*.catan"))
    answer = run("replay", str(golden))
    assert answer.code == 0, answer.err
    assert "How the points come about" in answer.out
