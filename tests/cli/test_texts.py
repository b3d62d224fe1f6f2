"""Every text exists in every language, with the same gaps to fill; nothing a player meets is without words."""

import tomllib
from importlib import resources

import pytest

from catanica.cli.agreed import agreed, in_words
from catanica.cli.card_page import WHERE
from catanica.cli.wording import Wording, own_texts, seat_names
from catanica.encyclopaedia.cards import card_names
from catanica.encyclopaedia.language import LANGUAGES, placeholders
from catanica.encyclopaedia.register import terms
from catanica.games.board.game import BoardGame
from catanica.games.board.grammar import GRAMMAR as BOARD
from catanica.games.cardgame.dice_events import FACE_NAMES as FACES
from catanica.games.cardgame.game import CardGame
from catanica.games.princes.game import THEMES, PrincesGame
from catanica.games.principality.cards.catalogue import SLOT_NAMES
from catanica.games.principality.telling.grammar import GRAMMAR

CHANCE_VERBS = {"die", "face", "deal"}


def tables(lang: str) -> dict[str, dict[str, str]]:
    source = resources.files("catanica.cli").joinpath("texts", f"{lang}.toml")
    return tomllib.loads(source.read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_languages_have_the_same_texts_with_the_same_gaps(lang: str) -> None:
    ours, english = own_texts(lang), own_texts("en")
    assert set(ours) == set(english)
    for key, text in english.items():
        assert placeholders(ours[key]) == placeholders(text), key
        assert ours[key].strip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_a_card_can_have_is_told_on_its_page(lang: str) -> None:
    assert {*WHERE, "none"} == set(SLOT_NAMES)
    assert [key for key in WHERE.values() if not own_texts(lang).get(key)] == []


def test_the_languages_differ() -> None:
    german, english, danish = (own_texts(lang) for lang in ("de", "en", "da"))
    for key in ("help.title", "play.saved", "event.built", "asked.main", "group.bank"):
        assert len({german[key], english[key], danish[key]}) == 3, key


def test_every_action_of_the_card_game_has_words() -> None:
    for name in {verb.row.name for verb in GRAMMAR.verbs.values()} - CHANCE_VERBS:
        assert Wording("en").has(f"group.{name}"), name
        assert Wording("en").has(f"do.{name}"), name


def test_every_happening_of_the_card_game_has_words() -> None:
    for name in GRAMMAR.happening_rows.by_name:
        assert Wording("en").has(f"event.{name}"), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_terminal_page_and_encyclopaedia_call_the_faces_of_the_event_die_alike_and_like_no_card(lang: str) -> None:
    page = resources.files("catanica.encyclopaedia").joinpath("ui", f"{lang}.toml").read_text(encoding="utf-8")
    faces = tables(lang)["face"]
    assert faces == tomllib.loads(page)["event_face"]
    assert faces["good_year"].lower() == next(term.words[lang].lower() for term in terms() if term.name == "good_year")
    alike = {faces[name] for name in FACES} & {*card_names(lang).values()}
    assert alike == ({faces["good_year"]} if lang == "da" else set()), "in Danish the event card is called the same"


def test_every_face_of_the_event_die_has_words() -> None:
    for name in FACES:
        assert Wording("en").has(f"face.{name}")


def test_every_action_and_happening_of_the_board_game_has_words() -> None:
    for verb in BOARD.verbs.values():
        if not verb.chance:
            assert Wording("en").has(f"board_group.{verb.name}"), verb.name
    for happening in BOARD.happenings.values():
        assert Wording("en").has(f"board_event.{happening.name}"), happening.name


def test_every_question_text_belongs_to_a_step_of_the_rules() -> None:
    kinds = {step.name for step in CardGame().rules.steps}
    for theme in THEMES:
        kinds |= {step.name for step in PrincesGame(mode="theme", sets=[theme]).rules.steps}
    asked = set(tables("en")["asked"]) - {"other"}
    assert asked <= kinds


def test_one_person_is_you_and_several_are_numbered() -> None:
    assert seat_names(Wording("en"), ["you", "greedy"]) == ["You", "greedy"]
    assert seat_names(Wording("de"), ["you", "you"]) == ["Spieler 1", "Spieler 2"]
    assert seat_names(Wording("da"), ["you", "random", "random"]) == ["Du", "random 2", "random 3"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [CardGame, PrincesGame, BoardGame])
def test_every_option_and_choice_has_words(game: type[CardGame | PrincesGame | BoardGame], lang: str) -> None:
    words = Wording(lang, ["Ada", "Bo", "Cleo", "Dan"])
    for option in game.options:
        assert words.has(f"option.{option.name}")
        choices = ("yes", "no") if option.kind == "flag" else option.choices
        for value in (*choices, *option.items):
            told = in_words(option.name, value, words)
            assert told != value or value.isdecimal() or lang == "en", (option.name, value)


def test_what_was_agreed_is_told_in_the_readers_language() -> None:
    words = Wording("de", ["Ada", "Bo"])
    header = CardGame(sets="base,ritter_haendler", first="1", hand0="spion,spion,markt", hand1="kirche,spion,hafen")
    told = agreed(header.new(seed=1).header(), words)
    assert "Ausgabe: 2005" in told
    assert "Ritter & Händler" in told
    assert "wer beginnt: Bo" in told
    assert "Starthand von Platz 1: Kirche + Spion + Hafen" in told
