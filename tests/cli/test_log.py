"""What the log tells: who did what to whom, in whose land, each trade and each payment in one line."""

from pathlib import Path

import pytest

from catanica.cli.face import face_of
from catanica.cli.wording import Wording
from catanica.games.principality.position.duel import Duel
from catanica.kernel.state import REFEREE
from catanica.notation.games import language
from catanica.notation.record import write
from tests.cli.runner import run
from tests.cli.test_play import sit, whole_game
from tests.rulings.handel_wandel.land import trading
from tests.support.golden import explorers, prosperous, wise
from tests.support.position import do, options
from tests.support.princes import table
from tests.support.reading import asked


def told(g: Duel, *texts: str, lang: str = "en") -> list[str]:
    """Do some things and read what the log tells about them."""
    before = len(g.events)
    do(g, *texts)
    words = Wording(lang, ["Ann", "Bob"])
    events = [language(g.header()["game"]).event(g, e, REFEREE) for e in list(g.events)[before:]]
    return face_of(g, words).log(events)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Ann: Mercenaries answers the event Brigand Attack"),
        ("de", "Ann: Landsknechte antwortet auf das Ereignis Räuberüberfall"),
    ],
)
def test_an_answer_to_a_face_of_the_die_names_the_face(lang: str, line: str) -> None:
    g = prosperous().built(0, "landsknechte", "road C").stars(0, 1).stock(0, gold=3, wool=3, ore=3).face("brigands", 6)
    assert told(g, "use landsknechte road C", lang=lang)[0] == line


def test_an_answer_to_an_event_card_names_the_card() -> None:
    g = prosperous().stars(0, 1).built(0, "markt", "L1 above").event_card("aufstand")
    assert told(g, "use volksstimmung laid")[0] == "Ann: People's Mood answers Uprising"


def test_a_card_that_goes_under_a_stack_is_lost_and_not_out_of_the_game() -> None:
    g = prosperous().built(0, "dorfschule", "L1 above").built(0, "markt", "L1 below").event_card("aufstand")
    lines = told(g, "target own dorfschule L1 above", "stack 5")
    assert lines == ["Ann: Village School is lost", "Ann: Village School put under stack 5"]


def test_a_unit_that_a_monument_takes_does_not_come_back() -> None:
    start = prosperous().stars(0, 2).city(0, "L1").hand(0, "fuerstenmonument").stock(0, brick=1, gold=2)
    lines = told(start.built(1, "landsknechte", "road C").main(), "build fuerstenmonument L1 above")
    assert lines[-1] == "Ann: Mercenaries taken out of the opponent's land into the hand"


def test_a_card_handed_in_for_the_manifesto_is_not_played() -> None:
    start = wise().manifesto(0).sage(0, "peter", "region L1 above", owls=1).stock(0, lumber=1, gold=2)
    lines = told(
        start.hand(0, "weise_abwehr").main(), "use manifest_des_humanen_handelns laid weise_abwehr"
    )  # fmt: skip
    manifesto = Wording("en", game="princes").card("manifest_des_humanen_handelns")
    attack = Wording("en", game="princes").card("weise_abwehr")
    assert lines[0] == f"Ann: uses {manifesto} with {attack}"
    assert f"Ann: {attack} handed in for {manifesto}" in lines
    assert not [line for line in lines if "played" in line]


def test_uses_of_cards_in_play_are_told() -> None:
    sage = wise().sage(0, "peter", "region L1 above", owls=1).city(0, "L1")
    academy = sage.built(0, "akademie_der_weisen", "L1 above").stock(0, gold=1).main()
    assert told(academy, "use akademie_der_weisen L1 above")[0].startswith("Ann: uses Academy")
    grove = wise().sage(0, "peter", "region L1 above", owls=1).built(0, "hain_der_freiheit", "L1 above")
    lines = told(grove.stack(4, "robert").main(), "use hain_der_freiheit L1 above", "stack 4", "pick robert")
    assert lines[0].startswith("Ann: uses Grove of Freedom")
    hospital = prosperous().city(0, "L1").built(0, "hospital", "L1 above").main()
    assert told(hospital, "use hospital L1 above 1") == ["Ann: uses Hospital", "Ann: People's Mood now holds 1 star"]


def test_a_den_says_in_whose_land_it_lies() -> None:
    g = prosperous().hand(0, "diebesversteck").stock(0, wool=2).stock(1, gold=1, ore=1).main()
    den = Wording("en", game="princes").card("diebesversteck")
    assert f"Ann: {den} built, region C above in the land of Bob" in told(g, "build diebesversteck region C above")
    lines = told(g, "use diebesversteck region C above", "region opponent R1 below")
    assert f"Ann: {den} moves, region R1 below in the land of Bob" in lines


def test_a_stage_that_moves_on_is_told() -> None:
    start = prosperous().built(0, "wanderbuehne", "road C").settlement(0, "R2", "wald_stapel_6", "wald_stapel_4")
    lines = told(start.stock(0, R1_above=1).main(), "use wanderbuehne road C", "road R1")
    stage = Wording("en", game="princes").card("wanderbuehne")
    assert lines[:2] == [f"Ann: uses {stage}", f"Ann: {stage} moves, road R1"]


def test_counters_have_their_unit() -> None:
    g = wise().sage(0, "peter", "region L1 above", owls=1).face("harvest", 2)
    face = face_of(g, Wording("en", ["Ann", "Bob"]))
    lines = face.log([language("princes").event(g, e, REFEREE) for e in list(g.events)])
    assert [line for line in lines if "holds" in line] == [
        f"Ann: {Wording('en', game='princes').card('peter')} now holds 2 owls"
    ]


def test_a_second_face_in_a_turn_rolls_no_second_production() -> None:
    start = prosperous().stars(0, 1).city(0, "L1").built(0, "fuerst", "L1 above").hand(0, "hof_astrologe")
    lines = told(start.main(), "play hof_astrologe", "face harvest")
    assert [line for line in lines if "event" in line] == ["Ann: event Harvest, once more this turn"]
    g = explorers().sails(0, 3).up(0, "B1").main()
    assert not [line for line in told(g, "sail B1", "die 3", "face harvest") if "production" in line]


def test_a_payment_is_summed_by_kind() -> None:
    start = table("zeit_des_goldes").settlement(0, "R2", "gebirge_stapel_4", "ackerland_stapel_3")
    g = start.stock(0, R1_below=2, R2_above=1, R1_above=1, R2_below=1).main()
    assert "Ann: 2 grain, 3 ore paid" in told(g, "city L1")


@pytest.mark.parametrize("lang", ["en", "de", "da"])
def test_a_trade_with_the_bank_is_one_line(lang: str) -> None:
    start = table("zeit_des_goldes").settlement(0, "R2", "gebirge_stapel_4", "goldfluss_stapel_3")
    g = start.stock(0, R1_below=2, R2_above=2).main()
    typed = ["bank ore gold"]
    ahead = do(g.clone(), *typed)
    while asked(ahead)[1] != "main":
        typed.append(options(ahead)[0])
        do(ahead, typed[-1])
    assert len(typed) > 2, "the player is asked from which region to pay"
    shown, _ = sit(g, *typed, lang=lang)
    words = Wording(lang)
    goods = {"give": words.resource("ore"), "get": words.resource("gold")}
    assert shown.count(words.say("event.banked", who="", rate=3, **goods)) == 1
    assert words.say("event.paid", who="", goods="").strip(" :") not in shown


def test_a_replay_tells_a_trade_with_the_bank_in_one_line(tmp_path: Path) -> None:
    lines, played = whole_game("cardgame", "greedy", 2, points=6)
    assert any(line.startswith("bank ") for line in lines)
    file = tmp_path / "game.catan"
    file.write_text(write(played, ["Ann", "Bob"]), encoding="utf-8")
    out = run("replay", str(file)).out.splitlines()
    after = [out[i + 1] for i, line in enumerate(out) if "at the bank" in line]
    assert after
    assert not [line for line in after if " paid" in line or " received" in line]


def test_a_replay_calls_the_computer_by_its_kind_and_tells_steps_in_words(tmp_path: Path) -> None:
    _, played = whole_game("princes", "random", 2, turn_limit=10)
    file = tmp_path / "game.catan"
    file.write_text(write(played, ["Ann", ""], seats=["person", "greedy"]), encoding="utf-8")
    lines = file.read_text(encoding="utf-8").splitlines()
    body = [line for line in lines[lines.index("") + 1 :] if line]
    at = next(i for i, line in enumerate(body, 1) if line.split(None, 1)[1].startswith("roll"))
    shown = run("replay", str(file), "--to", str(at)).out
    assert "Computer (greedy)" in shown
    assert body[at - 1].split(None, 1)[1] not in shown.splitlines()[-1]


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("de", "Ann: nennt Wolle für Wagner"),
        ("en", "Ann: names wool for Wainwright"),
        ("da", "Ann: nævner uld for Vognmager"),
    ],
)
def test_a_kind_is_named_aloud(lang: str, line: str) -> None:
    g = trading().built(0, "wagner", "L1 above").before_roll()
    assert line in told(g, "use wagner L1 above", "want wool", lang=lang)


def test_it_is_told_which_building_is_pawned() -> None:
    g = trading().built(0, "kloster", "L1 above").built(0, "markt", "L1 below").hand(0, "pfandleiher").main()
    assert "Ann: Abbey rests from now on" in told(g, "play pfandleiher", "target own kloster L1 above")
