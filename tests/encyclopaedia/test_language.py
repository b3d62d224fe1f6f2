"""Which language a player gets, and that every language says the same things."""

import pytest

from catanica.encyclopaedia import LANGUAGES, choose_language, library, t
from catanica.encyclopaedia.language import UnknownLanguageError, in_language, placeholders, texts
from catanica.games.board.goods import CARD_NAMES
from catanica.games.board.grammar import GRAMMAR
from catanica.games.board.vocabulary import STEPS
from catanica.games.cardgame.dice_events import FACE_NAMES as FACES
from catanica.games.cardgame.game import SETS, CardGame
from catanica.games.principality.cards.catalogue import FLAG_NAMES, KIND_NAMES
from catanica.games.principality.position.goods import NAMES

UNASKED = {"begin-turn", "settle"}  # steps of the board game that run by themselves


class TestChoosing:
    @pytest.mark.parametrize(
        ("environment", "expected"),
        [
            ({}, "en"),
            ({"LANG": "de_DE.UTF-8"}, "de"),
            ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "da_DK"}, "da"),
            ({"LANG": "de", "LC_MESSAGES": "da", "LC_ALL": "en_GB"}, "en"),
            ({"LANG": "de", "LC_ALL": "C"}, "en"),
            ({"LC_ALL": "", "LANG": "da_DK@euro"}, "da"),
            ({"LC_ALL": "de", "CATANICA_LANG": "da"}, "da"),
            ({"LANG": "fr_FR.UTF-8"}, "en"),
        ],
    )
    def test_from_the_environment(self, environment: dict[str, str], expected: str) -> None:
        assert choose_language(environment=environment) == expected

    def test_what_is_asked_for_goes_first(self) -> None:
        assert choose_language("DE-at", {"LANG": "da"}) == "de"

    def test_an_unknown_language_is_refused_by_name(self) -> None:
        with pytest.raises(UnknownLanguageError, match="no language 'klingon' here; choose one of de, en, da"):
            choose_language("klingon", {})

    def test_a_missing_text_falls_back(self) -> None:
        assert in_language({"de": "ja", "en": "yes"}, "da") == "yes"
        assert in_language({"de": "ja"}, "da") == "ja"
        with pytest.raises(LookupError):
            in_language({}, "da")


class TestInterfaceStrings:
    def test_all_languages_have_the_same_keys(self) -> None:
        for lang in LANGUAGES:
            assert texts(lang).keys() == texts("en").keys()

    def test_all_languages_take_the_same_parameters(self) -> None:
        for key, english in texts("en").items():
            for lang in LANGUAGES:
                assert placeholders(texts(lang)[key]) == placeholders(english), f"{lang}: {key}"

    def test_nothing_is_empty(self) -> None:
        for lang in LANGUAGES:
            assert [key for key, value in texts(lang).items() if not value.strip()] == []

    def test_parameters_are_filled_in(self) -> None:
        assert t("da", "seat.player", number=2) == "spiller 2"
        assert t("de", "resource.brick") == "Lehm"

    def test_an_unknown_key_is_an_error(self) -> None:
        with pytest.raises(LookupError, match=r"no text 'resource\.uranium' in ui/en\.toml"):
            t("en", "resource.uranium")

    def test_an_unknown_language_is_an_error(self) -> None:
        with pytest.raises(UnknownLanguageError):
            texts("fr")


class TestWordsForTheGames:
    def test_every_step_of_the_card_game_has_words_and_a_ruling(self) -> None:
        steps = [step for step in CardGame(sets=list(SETS)).rules.steps if step.name]
        assert len(steps) > 30
        for step in steps:
            assert f"decision.{step.name}" in texts("en"), step.name
            assert library.known(step.rule), f"{step.name}: {step.rule}"

    def test_every_verb_and_step_of_the_board_game_has_words(self) -> None:
        spoken = [verb.name for verb in GRAMMAR.verbs.values() if not verb.chance]
        assert [name for name in spoken if f"board_verb.{name}" not in texts("en")] == []
        assert [
            name for name in {row.name for row in STEPS.rows} - UNASKED if f"board_step.{name}" not in texts("en")
        ] == []
        assert [name for name in CARD_NAMES if f"board_card.{name}" not in texts("en")] == []

    def test_every_resource_kind_and_region_has_words(self) -> None:
        for name in NAMES:
            assert {f"resource.{name}", f"region.{name}"} <= set(texts("en"))
        for kind in KIND_NAMES[1:]:
            assert f"kind.{kind}" in texts("en")
        assert [name for name in FLAG_NAMES if f"kind.{name}" not in texts("en")] == []
        assert [name for name in FACES if f"event_face.{name}" not in texts("en")] == []
