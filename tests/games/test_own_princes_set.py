"""A set of the user's own for the Princes: `tests/support/sets/apiary` has a counter, a window, a step and drawings."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import catanica
from catanica.bots.registry import make
from catanica.games.princes.bots.worth import worth
from catanica.games.principality.cards.shelf import announce
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.steps.counters import change, held
from tests.cli.runner import checked_set, run
from tests.server.client import AGAINST_A_BOT, Api
from tests.server.running import Process, settings
from tests.support.position import do, options
from tests.support.princes import Table, discard, roll, table
from tests.support.reading import asked, hand, stock
from tests.support.sources import ROOT
from tests.support.views import view

FOLDER = ROOT / "tests" / "support" / "sets" / "apiary"
HIVE = "use imkerei L1 above"
SPOKEN = {
    "en": ("Age of the Beekeepers", "Apiary", "sell the honey for a resource", "Honey Cake"),
    "de": ("Zeit der Imker", "Imkerei", "den Honig für einen Rohstoff verkaufen", "Honigkuchen"),
    "da": ("Biavlernes tid", "Bigård", "sælg honningen for et råstof", "Honningkage"),
}


def apiary(active: int = 0) -> Table:
    """A theme game with the folder, in which no bear is left."""
    at = table(str(FOLDER), active)
    at.discard("baer", "baer", "baer")
    return at


def hive(at: Table, honey: int = 0) -> Duel:
    """My main phase with a hive above L1 on which some honey lies, and a honey cake in hand."""
    g = at.built(0, "imkerei", "L1 above").hand(0, "honigkuchen").main()
    change(g, 0, g.rules.counter("honey"), honey)
    return g


def honey(g: Duel, seat: int = 0) -> int:
    """All honey of a player."""
    return int(held(g, seat, g.rules.counter("honey")))


# -- the rules of the set ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "combs"), [(3, 0), (4, 1), (6, 1)])
def test_high_numbers_bring_honey(number: int, combs: int) -> None:
    g = apiary().built(0, "imkerei", "L1 above").before_roll()
    roll(g, "brigands", number)
    assert honey(g) == combs


def test_a_hive_holds_four() -> None:
    g = hive(apiary(), 4)
    assert change(g, 0, g.rules.counter("honey"), 1) == 0


def test_two_honeycombs_are_sold_for_a_resource_once_per_turn() -> None:
    assert HIVE not in options(hive(apiary(), 1))
    g = do(hive(apiary(), 4), HIVE)
    assert (asked(g), honey(g)) == ((0, "sell_honey"), 2)
    do(g, "number 1", "region L1 above")
    assert stock(g, 0) == {"lumber": 1}
    assert HIVE not in options(g)
    assert honey(do(hive(apiary(), 4), HIVE, "number 2")) == 3


def test_a_bear_answers_the_open_hive() -> None:
    at = table(str(FOLDER))
    at.hand(1, "baer")
    g = do(hive(at, 2), HIVE)
    assert (asked(g), options(g)) == ((1, "answer"), ["pass", "play baer"])
    do(g, "play baer")
    assert (asked(g), honey(g), stock(g, 0), discard(g)) == ((0, "main"), 0, {}, ["baer"])


def test_a_card_of_the_folder_declares_what_it_does() -> None:
    g = do(hive(apiary()), "play honigkuchen", "region L1 above", "region C below")
    assert (stock(g, 0), hand(g, 0)) == ({"lumber": 1, "wool": 1}, [])


def test_honey_is_shown_and_has_steps_of_the_set_s_own() -> None:
    g = hive(apiary(), 3)
    shown: Any = view(g, 1)
    (card,) = [c for col in shown["lands"][0]["columns"] for side in col["sides"] for c in side["cards"]]
    assert (card["counter"], card["goods"]) == ({"name": "honey", "icon": "star", "signs": "◆◇", "room": 4}, 3)
    assert g.rules.counter("honey").paying.name == "apiary-pay_honey"
    assert "pay_honey" not in g.rules.words.by_name


def test_nothing_outside_the_folder_knows_its_cards() -> None:
    told = [p for p in (ROOT / "src" / "catanica").rglob("*") if p.suffix in (".py", ".toml")]
    for word in ("imkerei", "honigkuchen", "sell_honey", "hive_opened", "beehive"):
        assert not [p for p in told if word in p.read_text(encoding="utf-8")], word


# -- bots, texts of positions, records --------------------------------------------------------------------------------


def test_the_greedy_bot_weighs_honey_as_the_set_says_and_plays_with_it() -> None:
    assert worth(hive(apiary(), 3), 0) - worth(hive(apiary(), 0), 0) == 3 * 20
    g: Any = catanica.game("princes", mode="theme", sets=[str(FOLDER)]).new(seed=5)
    bots = [make("greedy", "princes", seat, 5) for seat in range(2)]
    for _ in range(40):
        g.apply(bots[g.to_move].choose(g.redacted(g.to_move)))  # refused if it were not legal
    assert g.turn > 1


def test_a_position_in_the_middle_of_its_step_travels() -> None:
    announce(FOLDER)
    g = do(hive(apiary(), 2), HIVE)
    g.explicit = False
    assert "apiary-sell_honey" in g.text()
    again = catanica.position(g.text(), seed=1)
    assert again == g
    assert again.text() == g.text()


def test_it_is_one_of_three_sets_of_a_duel() -> None:
    sets = ["zeit_des_goldes", str(FOLDER), "zeit_der_wirren"]
    g: Any = catanica.game("princes", mode="duel", sets=sets).new(seed=1)
    assert g.rules.back_names == ["basis", "zeit_des_goldes", "apiary", "zeit_der_wirren"]


def test_a_folder_named_twice_is_refused() -> None:
    announce(FOLDER)
    sets = ["apiary", str(FOLDER), "zeit_der_wirren"]
    with pytest.raises(catanica.InputError, match="twice"):
        catanica.game("princes", mode="duel", sets=sets)


# -- at a terminal ----------------------------------------------------------------------------------------------------


def test_the_check_finds_nothing_wrong_with_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert checked_set(FOLDER) == {"cards": 3, "copies": 10, "with_tests": 0, "problems": []}


@pytest.mark.parametrize("lang", list(SPOKEN))
def test_its_cards_and_questions_are_told_in_its_own_words(lang: str) -> None:
    state = hive(apiary(), 3)
    state.explicit = False
    answer = run(
        "play", "--position", state.text(), "--players", "you,random", "--lang", lang, "--seed", "1", keys=f"{HIVE}\n"
    )
    assert answer.err == ""
    told = " ".join(answer.out.split())
    for words in (*SPOKEN[lang], "◆◆◆◇"):
        assert words.lower() in told.lower(), words


def test_a_new_game_is_played_with_the_folder() -> None:
    answer = run(
        "play", "princes", "--mode", "theme", "--sets", str(FOLDER), "--players", "random,random", "--seed", "2",
        "--points", "4", "--lang", "en",
    )  # fmt: skip
    assert (answer.code, answer.err) == (0, "")
    assert "Age of the Beekeepers" in answer.out


# -- over the server --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    """A server as an operator starts it who has the folder: `catanica serve --sets FOLDER`."""
    database = f"sqlite:///{tmp_path_factory.mktemp('apiary') / 'games.sqlite'}"
    with Process(settings(database, sets=str(FOLDER))) as running:
        yield running.api


def test_the_server_lists_the_set_with_its_texts_and_drawings(site: Api) -> None:
    (own,) = site.get("/api/own-sets").json
    assert (own["game"], own["set"], own["title"]["da"]) == ("princes", "apiary", "Biavlernes tid")
    assert sorted(own["emblems"]) == ["baer", "imkerei"]
    assert own["texts"]["de"]["baer"]["name"] == "Bär"
    assert site.get("/api/own-sets/princes/imkerei.svg").text == (FOLDER / "emblems" / "imkerei.svg").read_text()
    kinds = {kind["game"]: kind for kind in site.get("/api/options").json}
    (sets,) = [option for option in kinds["princes"]["options"] if option["name"] == "sets"]
    assert "apiary" in sets["items"]


def test_it_is_played_over_the_server(site: Api) -> None:
    made = site.new(AGAINST_A_BOT, game="princes", options={"mode": "theme", "sets": ["apiary"]})
    rng = random.Random(3)
    with site.sit(made.id, made.token(0)) as player:
        player.ready()
        for _ in range(12):
            while player.to_move() < 0:
                player.receive()
            player.act_at_random(rng)
        assert player.states[0]["view"]["stacks"][-1]["set"] == "apiary"
