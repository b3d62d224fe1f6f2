"""The commands that count, browse and look up, as people and programs use them."""

import json

import pytest

from catanica._runtime import compiled
from catanica.cli.bench import both_engines
from catanica.cli.card_check import check_set, words_in_tests
from catanica.cli.measure import ways_with
from catanica.cli.wording import Wording
from catanica.encyclopaedia import library
from catanica.encyclopaedia.boxes import box
from catanica.games.cardgame.game import SETS
from tests.cli import doubles
from tests.cli.runner import run
from tests.support.sources import ROOT

SIM = ("sim", "cardgame", "--games", "4", "--bots", "random,random", "--seed", "1", "--points", "4")


# -- sim --------------------------------------------------------------------------------------------------------------


def test_a_simulation_says_all_a_program_needs() -> None:
    answer = run(*SIM, "--json")
    assert (answer.code, answer.err) == (0, "")
    found = json.loads(answer.out)
    wanted = {
        "game", "games", "finished", "decisions", "seconds", "decisions_per_second", "mean_turns", "wins", "compiled",
    }  # fmt: skip
    assert wanted <= set(found)
    assert (found["game"], found["games"], found["finished"]) == ("cardgame", 4, 4)
    assert sum(found["wins"].values()) + found["draws"] == 4
    assert found["compiled"] == compiled()


@pytest.mark.parametrize("processes", ["1", "2"])
def test_what_a_bot_prints_is_no_part_of_the_answer(processes: str, capfd: pytest.CaptureFixture[str]) -> None:
    bots = ("--bots", "tests.cli.doubles:Talker,random", "--processes", processes)
    assert json.loads(run(*SIM, *bots, "--json").out)["played"] == 4
    assert "Let me see" not in capfd.readouterr().out


def test_the_same_seed_gives_the_same_games() -> None:
    def figures(*more: str) -> list[object]:
        found = json.loads(run(*SIM, *more, "--json").out)
        return [found[key] for key in ("decisions", "mean_turns", "wins")]

    assert figures() == figures()
    assert figures() == figures("--processes", "2")


def test_a_simulation_for_people() -> None:
    answer = run(*SIM, "--lang", "de")
    assert "Entscheidungen je Sekunde" in answer.out
    assert "4 / 4" in answer.out


def test_ctrl_c_in_a_simulation_prints_what_was_done_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doubles.Interrupter, "made", 0)
    answer = run(
        "sim",
        "cardgame",
        "--games",
        "50",
        "--bots",
        "tests.cli.doubles:Interrupter,random",
        "--seed",
        "1",
        "--points",
        "3",
        "--json",
    )
    found = json.loads(answer.out)
    assert answer.code == 0
    assert found["interrupted"] is True
    assert (found["games"], found["played"]) == (50, 3)


# -- cards ------------------------------------------------------------------------------------------------------------


def test_all_cards_are_listed() -> None:
    found = json.loads(run("cards", "--set", "base", "--json").out)
    assert sum(card["count"] for card in found) == 120
    assert {"id", "name", "text", "kind", "cost", "count", "rules"} <= set(found[0])


@pytest.mark.parametrize(
    ("arguments", "ids"),
    [
        (("spy", "--lang", "en"), {"spion"}),
        (("find", "Spion", "--lang", "de"), {"spion"}),
        (("--kind", "event", "plague"), {"seuche"}),
        (("--lang", "da", "spion"), {"spion"}),
    ],
)
def test_cards_are_found_by_a_word_in_any_language(arguments: tuple[str, ...], ids: set[str]) -> None:
    found = json.loads(run("cards", *arguments, "--set", "base", "--json").out)
    assert ids <= {card["id"] for card in found}
    assert len(found) < 10


def test_a_card_is_shown_with_its_rulings() -> None:
    answer = run("cards", "show", "Spy")
    assert "KB-40" in answer.out
    assert json.loads(run("cards", "show", "spion", "--json").out)["count"] == 3


def test_a_card_that_alone_fits_a_word_is_explained() -> None:
    assert run("cards", "weinkell").out == run("cards", "show", "weinkellerei").out


def test_a_list_of_cards_shows_ids_whole_on_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = run("cards", "--all", "--lang", "de").out
    assert all(f" {card['id']} " in shown for card in json.loads(run("cards", "--json").out))


def test_the_base_set_is_whole() -> None:
    answer = run("cards", "check", "--json", "--root", str(ROOT))
    base = json.loads(answer.out)["sets"]["base"]
    assert (base["cards"], base["copies"]) == (81, 120)
    assert set(base) == {"cards", "copies", "with_tests", "problems"}
    assert base["problems"] == []
    assert base["with_tests"] == base["cards"]


def test_each_player_starts_with_a_road_two_settlements_and_six_regions() -> None:
    start = {f.id: f for f in box("cardgame").facts("base") if f.start}
    for colour in ("weiss", "schwarz"):
        mine = {card: f.count for card, f in start.items() if colour in card}
        assert sum(mine.values()) == 9
    assert {card for card in start if "strasse" in card} == {"start_strasse_weiss", "start_strasse_schwarz"}
    assert start["start_siedlung_weiss"].count == start["start_siedlung_schwarz"].count == 2


def test_the_check_finds_what_is_missing() -> None:
    facts = box("cardgame").facts("base")
    named = words_in_tests(ROOT / "tests") - {"kloster"}
    problems = check_set("base", facts, named).problems
    assert any(p.startswith("kloster: no test") for p in problems)
    facts[0].rules.append("KB-999")
    facts.pop()
    problems = check_set("base", facts, named).problems
    assert any("KB-999" in p for p in problems)
    assert any("118 cards; it must have 120" in p for p in problems)
    assert any("start cards" in p for p in problems)
    assert any("no card of this set" in p for p in problems)


@pytest.mark.parametrize(("lang", "why"), [("de", "Keine Quelle"), ("en", "No source"), ("da", "Ingen kilde")])
def test_the_collection_tells_what_is_reconstructed_why_and_where(
    lang: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    shown = run("cards", "--all", "--lang", lang).out
    files = [f"sets/{name}/cards.toml" for name in ("base", "ritter_haendler", "zauberer_drachen", "sonderkarten")]
    places = [shown.index(file) for file in files]
    assert places == sorted(places), "the base set first, then as they came out"
    assert why in shown
    page = run("cards", "show", "gericht", "--lang", lang).out
    assert "politik_intrige/cards.toml:" in page
    assert why in page
    (told,) = [card for card in json.loads(run("cards", "--all", "--json").out) if card["id"] == "gericht"]
    assert told["file"].endswith("politik_intrige/cards.toml")
    assert [doubt["field"] for doubt in told["doubts"]] == told["reconstructed"]


# -- rules ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "title"), [("de", "Die Mühle"), ("en", "The mill")])
def test_a_ruling_by_its_number(lang: str, title: str) -> None:
    answer = run("rules", "kb-24", "--lang", lang)
    assert title in answer.out
    assert json.loads(run("rules", "KB-24", "--json").out)[0]["id"] == "KB-24"


def test_rulings_by_words() -> None:
    found = json.loads(run("rules", "herb", "woman", "--lang", "en", "--json").out)
    assert "KB-36" in [r["id"] for r in found]
    everything = json.loads(run("rules", "--json").out)
    assert len(everything) == len(library.rulings())


def test_a_ruling_names_others_that_go_further() -> None:
    shown = run("rules", "112.M.a", "--lang", "en").out
    assert "See also" in shown
    assert "113.U.c" in shown
    assert "decides nothing" in run("rules", "152.D.a", "--lang", "en").out
    (told,) = json.loads(run("rules", "112.M.a", "--json").out)
    assert "113.U.c" in told["see"]
    assert told["to_read"] is False


@pytest.mark.parametrize(("lang", "word"), [("de", "Schwarzer Ritter"), ("en", "Black Knight"), ("da", "Sorte ridder")])
def test_the_register_leads_from_a_word_to_what_treats_it(lang: str, word: str) -> None:
    shown = run("rules", "register", word, "--lang", lang)
    assert shown.code == 0
    assert "KB-34" in shown.out
    lines = json.loads(run("rules", "register", "--game", "cardgame", "--lang", lang, "--json").out)
    card = next(line for line in lines if line["key"] == "schwarzer_ritter")
    assert (card["word"], card["kind"], card["letter"]) == (word, "card", word[0])
    assert {"KB-34", "103.R.b", "112.S.a"} <= set(card["rulings"])


def test_a_word_that_is_not_in_the_register_is_said() -> None:
    answer = run("rules", "register", "submarine", "--lang", "en")
    assert (answer.code, answer.out) == (2, "")
    assert "submarine" in answer.err


def test_the_coverage_of_rulings_by_tests() -> None:
    answer = run("rules", "coverage", "--json", "--root", str(ROOT))
    found = json.loads(answer.out)
    assert found["rulings"] == found["tested"] + len(found["missing"])
    assert not [r for r in found["missing"] if r.startswith("KB-")]
    shown = run("rules", "coverage", "--root", str(ROOT), "--lang", "en")
    assert str(found["rulings"]) in shown.out


# -- bench ------------------------------------------------------------------------------------------------------------


def test_a_measurement_names_every_figure_of_each_engine() -> None:
    answer = run("bench", "board", "--seconds", "0.01", "--json")
    assert (answer.code, answer.err) == (0, "")
    found = json.loads(answer.out)
    wanted = {"playouts", "playouts_best", "games", "clone", "legal", "apply", "record"}
    assert set(found["interpreted"]) == wanted
    assert all(value > 0 for value in found["interpreted"].values())
    assert found["interpreted"]["playouts_best"] >= found["interpreted"]["playouts"]
    if compiled():
        assert set(found["compiled"]) == set(found["ratio"]) == wanted


def test_sets_are_measured_with_the_base_set_one_by_one_and_together() -> None:
    assert ways_with("cardgame", "ritter_haendler,politik_intrige") == {
        "base": {"sets": ["base"]},
        "ritter_haendler": {"sets": ["base", "ritter_haendler"]},
        "politik_intrige": {"sets": ["base", "politik_intrige"]},
        "together": {"sets": ["base", "ritter_haendler", "politik_intrige"]},
    }
    assert list(ways_with("cardgame", "all")) == [*SETS, "together"]
    assert list(ways_with("cardgame", "base,ritter_haendler")) == ["base", "ritter_haendler"]


def test_sets_that_cannot_be_measured_are_named() -> None:
    wrong = run("bench", "cardgame", "--sets", "ritter_handler", "--lang", "en")
    assert (wrong.code, wrong.out) == (2, "")
    assert "ritter_haendler" in wrong.err
    assert run("bench", "princes", "--sets", "all", "--lang", "en").code == 2


# -- help -------------------------------------------------------------------------------------------------------------


def test_a_bench_that_is_stopped_keeps_what_was_measured() -> None:
    def stopped_at(engine: int, asked: list[bool]) -> list[dict[str, object]]:
        def measure(pure: bool) -> dict[str, object]:
            asked.append(pure)
            if len(asked) == engine:
                raise KeyboardInterrupt
            return {"compiled": not pure}

        return both_engines(measure, Wording("en"), quiet=True)

    assert stopped_at(2, []) == [{"compiled": False}]
    assert stopped_at(3, []) == [{"compiled": False}, {"compiled": True}]
    with pytest.raises(KeyboardInterrupt):
        stopped_at(1, [])


@pytest.mark.parametrize("command", [(), ("cards", "check"), ("rules", "coverage"), ("play",)])
def test_no_value_is_named_behind_a_flag(command: tuple[str, ...]) -> None:
    assert "<bool>" not in run(*command, "--help").out


@pytest.mark.parametrize("command", ["play", "sim", "replay", "cards", "rules", "bench", "import", "serve"])
def test_every_command_explains_itself_with_examples(command: str) -> None:
    answer = run(command, "--help")
    assert answer.code == 0
    assert "Examples:" in answer.out
    assert f"catanica {command}" in answer.out
    assert "<bool>" not in answer.out


@pytest.mark.parametrize(("command", "extra"), [("arena", "data"), ("arena", "cluster"), ("train", "cluster")])
def test_an_option_names_the_extra_it_needs(command: str, extra: str) -> None:
    assert f"catanica[{extra}]" in "".join(run(command, "--help").out.split())
