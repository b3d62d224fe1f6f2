"""The alphabetical register: from any card, term or ruling to all that treats it."""

import pytest

from catanica.encyclopaedia import LANGUAGES, library
from catanica.encyclopaedia.boxes import boxes
from catanica.encyclopaedia.register import CARD, RULING, TERM, Entry, letter_of, register, sorted_as, terms
from catanica.kernel.errors import InputError


def entry(lang: str, kind: str, key: str, game: str = "cardgame") -> Entry:
    """One line of the register."""
    (found,) = [e for e in register(lang, game) if (e.kind, e.key) == (kind, key)]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
class TestInEveryLanguage:
    def test_every_card_of_every_game_has_its_line(self, lang: str) -> None:
        lines = {(game, e.key) for e in register(lang) if e.kind == CARD for game in e.games}
        assert lines == {(g, f.id) for g, box in boxes().items() for s in box.sets for f in box.facts(s)}

    def test_every_ruling_has_its_line_and_leads_to_itself(self, lang: str) -> None:
        lines = {e.key: e for e in register(lang) if e.kind == RULING}
        assert set(lines) == {r.id for r in library.rulings()}
        for i, line in lines.items():
            assert i in line.rulings
            assert line.word == library.ruling(i).title(lang)

    def test_every_term_leads_somewhere(self, lang: str) -> None:
        lines = [e for e in register(lang) if e.kind == TERM]
        assert {e.key for e in lines} == {term.name for term in terms()}
        assert [e.word for e in lines if not e.rulings] == []
        words = [e.word for e in lines]
        assert len(set(words)) == len(words)

    def test_every_ruling_is_reached_from_a_term_or_a_card(self, lang: str) -> None:
        reached = {i for e in register(lang) if e.kind != RULING for i in e.rulings}
        lost = [r.id for r in library.rulings() if r.id not in reached]
        assert lost == []

    def test_it_is_sorted_and_letters_come_together(self, lang: str) -> None:
        letters = [e.letter for e in register(lang)]
        assert list(dict.fromkeys(letters)) == [x for i, x in enumerate(letters) if i == 0 or letters[i - 1] != x]


class TestALine:
    def test_of_a_card_names_what_its_data_name_and_what_names_it(self) -> None:
        spy = entry("en", CARD, "spion")
        assert spy.word == "Spy"
        assert {"KB-40", "112.S.a", "112.S.i", "121.F.a", "101.D.e"} <= set(spy.rulings)

    def test_of_a_term_names_chapters_and_cards(self) -> None:
        knight = entry("da", TERM, "knight")
        assert (knight.word, knight.letter) == ("ridder", "R")
        assert {"102.B.Ritter", "117.D.a", "KB-8"} <= set(knight.rulings)
        assert {"otto_der_berserker", "johanna_die_kriegerin"} <= set(knight.cards)
        assert entry("de", TERM, "starship").rulings == ("151.C.a", "152.A.a", "152.D.a")

    def test_of_a_ruling_names_its_cards_and_where_it_refers_to(self) -> None:
        line = entry("en", RULING, "112.M.a")
        assert set(line.cards) == {"hexe", "pfandleiher"}
        assert "113.U.c" in line.rulings

    def test_of_a_card_two_games_know_stands_once_for_each(self) -> None:
        assert [e.games for e in register("de", words="Alchimist") if e.kind == CARD] == [("cardgame",)]
        both = [e.games for e in register("de") if e.kind == CARD and e.key == "theater"]
        assert sorted(both) == [("cardgame",), ("princes",)]


class TestOrder:
    def test_german_sorts_umlauts_as_two_letters(self) -> None:
        words = ["Aftern", "Ärger", "Adler"]
        assert sorted(words, key=lambda w: sorted_as(w, "de")) == ["Adler", "Ärger", "Aftern"]
        assert letter_of("Überfall", "de") == "U"

    def test_danish_has_three_letters_more_at_the_end(self) -> None:
        words = ["Årsskifte", "Zar", "Øvelsesplads", "Æske"]
        assert sorted(words, key=lambda w: sorted_as(w, "da")) == ["Zar", "Æske", "Øvelsesplads", "Årsskifte"]
        assert [letter_of(w, "da") for w in ("Årsskifte", "Æske", "Zar")] == ["Å", "Æ", "Z"]

    def test_articles_do_not_count(self) -> None:
        assert letter_of("Den store mur", "da") == "S"
        assert letter_of("The ping-pong move", "en") == "P"
        assert letter_of("1996: das Grundspiel", "de") == "0"


class TestAsking:
    def test_by_words_and_game(self) -> None:
        assert {e.key for e in register("en", words="spy", game="cardgame")} >= {"spion", "KB-40", "112.S.g"}
        assert {g for e in register("en", "board") for g in e.games} >= {"board"}
        assert register("en", words="submarine") == []

    def test_an_unknown_game_is_refused(self) -> None:
        with pytest.raises(InputError, match="Unknown game 'chess'"):
            register("en", "chess")
