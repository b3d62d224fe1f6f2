"""Names and texts of the cards: every card, every language."""

import tomllib
from importlib import resources
from typing import Any

import pytest

from catanica.encyclopaedia import LANGUAGES, library
from catanica.encyclopaedia.cards import card_names, card_text, card_texts
from catanica.encyclopaedia.language import UnknownLanguageError, t
from catanica.games.princes.game import SETS as PRINCES
from catanica.games.principality.cards.folder import ABOUT

BASE = resources.files("catanica.games").joinpath("cardgame", "sets", "base")
CARDS = tomllib.loads(BASE.joinpath("cards.toml").read_text(encoding="utf-8"))["card"]
THEMES = [
    "ritter_haendler", "politik_intrige", "wissenschaft_fortschritt", "handel_wandel", "zauberer_drachen",
    "barbaren_handelsherren", "sonderkarten", "turnierkarten_t2002",
]  # fmt: skip
START = {"getreidefeld": 1, "gebirge": 2, "weideland": 3, "huegelland": 5, "goldfluss": 6}  # the first player's numbers


def theme_cards(name: str) -> list[dict[str, Any]]:
    """The cards of a theme set, as its data file has them."""
    data = resources.files("catanica.games").joinpath("cardgame", "sets", name, "cards.toml")
    cards: list[dict[str, Any]] = tomllib.loads(data.read_text(encoding="utf-8"))["card"]
    return cards


class TestTheBaseSet:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_card_has_a_name_and_a_text(self, lang: str) -> None:
        own = tomllib.loads(BASE.joinpath("texts", f"{lang}.toml").read_text(encoding="utf-8"))
        assert list(own) == [card["id"] for card in CARDS]
        for card, body in own.items():
            assert set(body) == {"name", "text"}, card
            assert body["name"].strip() == body["name"] != "", card
            assert body["text"].endswith("."), card

    def test_texts_differ_between_languages(self) -> None:
        for card in CARDS:
            assert len({card_text("cardgame", card["id"], lang).text for lang in LANGUAGES}) == len(LANGUAGES), card[
                "id"
            ]

    def test_figures_in_the_texts_are_those_of_the_card(self) -> None:
        for card in CARDS:
            for lang in LANGUAGES:
                text = card_text("cardgame", card["id"], lang).text
                if "knight" in card.get("flags", []):
                    assert str(card["strength"]) in text, card["id"]
                    assert str(card["tournament"]) in text, card["id"]
                if card["kind"] == "region":
                    assert str(card["die"]) in text, card["id"]

    def test_names_known_from_the_game(self) -> None:
        assert [card_text("cardgame", "goetz_eisenfaust", lang).name for lang in LANGUAGES] == [
            "Götz Eisenfaust",
            "Gotz Ironfist",
            "Götz Eisenfaust",
        ]
        assert card_text("cardgame", "schwarzer_ritter", "da").name == "Sorte ridder"

    def test_every_ruling_a_card_names_exists(self) -> None:
        assert [(c["id"], r) for c in CARDS for r in c.get("rules", []) if not library.known(r)] == []


class TestTheThemeSets:
    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("name", THEMES)
    def test_every_card_a_card_depends_on_is_named_in_its_text(self, name: str, lang: str) -> None:
        for card in theme_cards(name):
            text = card_text("cardgame", card["id"], lang).text.lower()
            for other in (*card.get("needs", []), *card.get("needs_any", []), *card.get("lacks", [])):
                if other not in ("knight", "mill", "tournament"):
                    assert card_text("cardgame", other, lang).name.lower() in text, (
                        f"{card['id']} does not name {other}"
                    )

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_a_spell_book_tells_that_it_is_free_and_what_casting_costs(self, lang: str) -> None:
        words = {"de": "kostenlos", "en": "free", "da": "gratis"}
        for card in theme_cards("zauberer_drachen"):
            if card["kind"] == "spellbook":
                text = card_text("cardgame", card["id"], lang).text
                assert words[lang] in text.split(";")[0], card["id"]
                assert str(card["magic"]) in text, card["id"]

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_a_wizard_lies_at_a_region_by_the_name_it_has_on_the_table(self, lang: str) -> None:
        where = {
            "ari": "goldfluss",
            "hor": "weideland",
            "ira": "gebirge",
            "hafli": "getreidefeld",
            "arsa": "huegelland",
        }
        for wizard, region in where.items():
            name = card_text("cardgame", f"{region}_start_weiss_{START[region]}", lang).name
            assert name in card_text("cardgame", wizard, lang).text, wizard

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_who_is_paid_in_a_good_year_is_told_the_face_of_the_die_and_no_event_card(self, lang: str) -> None:
        face = {"de": "Im Erfolgreichen Jahr", "en": "In a Year of Plenty", "da": "I et udbytterigt år"}[lang]
        paid = [c["id"] for name in THEMES for c in theme_cards(name) if {"year", "yearly"} & {*c.get("effect", {})}]
        assert {"zollstation", "kaperflotte", "schatzflotte", "t2002_schatzflotte"} <= {*paid}
        for card in (*paid, "palast"):
            assert face in card_text("cardgame", card, lang).text, card

    @pytest.mark.parametrize(
        ("card", "lang", "meant"),
        [
            ("bauernaufstand", "en", "Garrison"),
            ("bauernaufstand", "da", "befæstet lager"),
            ("gericht", "da", "Røveroverfald"),
            ("baroc_der_soeldner", "en", "Brigand Attack"),
            ("baroc_der_soeldner", "da", "Røveroverfald"),
        ],
    )
    def test_what_another_card_speaks_of_is_called_by_its_name(self, card: str, lang: str, meant: str) -> None:
        names = [card_text("cardgame", "befestigtes_lager", lang).name.lower(), t(lang, "event_face.brigands").lower()]
        assert meant.lower() in names
        assert meant in card_text("cardgame", card, lang).text


class TestThePrinces:
    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("name", PRINCES)
    def test_every_card_of_every_set_has_a_name_and_a_text(self, name: str, lang: str) -> None:
        folder = resources.files("catanica.games.princes").joinpath("sets", name)
        cards = [c["id"] for c in tomllib.loads(folder.joinpath("cards.toml").read_text(encoding="utf-8"))["card"]]
        told = tomllib.loads(folder.joinpath("texts", f"{lang}.toml").read_text(encoding="utf-8"))
        own = {card: body for card, body in told.items() if card not in ABOUT}
        assert sorted(own) == sorted(cards)
        for card, body in own.items():
            assert body["name"].strip() == body["name"] != "", card
            assert body["text"].endswith("."), card

    def test_texts_differ_between_languages(self) -> None:
        cards = card_texts("princes", "en")
        same = [c for c in cards if len({card_text("princes", c, lang).text for lang in LANGUAGES}) < len(LANGUAGES)]
        assert same == []

    @pytest.mark.parametrize(
        ("card", "figures"),
        [
            ("diebesversteck", ("5", "3")),  # strength that drives it out, stars that do
            ("volksstimmung", ("1", "2", "3")),
            ("aufstand", ("2", "4")),  # what a building costs, under how many events it goes
            ("insel_des_vergessenen_stammes", ("1", "2", "4", "5", "6")),
            ("haidao_chang", ("5", "1", "2")),
            ("cimmarone", ("6", "1", "2")),
            ("jean", ("8", "2", "1")),
        ],
    )
    def test_a_text_leaves_no_part_of_the_rule_out(self, card: str, figures: tuple[str, ...]) -> None:
        for lang in LANGUAGES:
            text = card_text("princes", card, lang).text
            assert [f for f in figures if f not in text] == [], lang

    def test_what_the_rulings_demand_stands_on_the_card(self) -> None:
        assert "not in the turn it is built" in card_text("princes", "wanderbuehne", "en").text
        assert card_text("princes", "weise_abwehr", "en").text.startswith("Attack")
        assert "after production" in card_text("princes", "hain_der_wachsamkeit", "en").text
        for ruler in ("fuerst", "fuerstin"):
            assert "Only one of Prince and Princess" in card_text("princes", ruler, "en").text


class TestLookingUp:
    def test_names_of_all_games(self) -> None:
        assert card_names("de")["haendler"] == "Händler"

    def test_a_game_without_cards_of_this_kind_has_none(self) -> None:
        assert card_texts("board", "en") == {}

    def test_an_unknown_card(self) -> None:
        with pytest.raises(LookupError, match="no card 'death_star' in the texts of cardgame"):
            card_text("cardgame", "death_star", "en")

    def test_an_unknown_language(self) -> None:
        with pytest.raises(UnknownLanguageError):
            card_texts("cardgame", "fr")
