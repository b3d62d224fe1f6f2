"""The library of rulings: complete, told in every language, and easy to search."""

import pytest

from catanica.encyclopaedia import LANGUAGES, library
from catanica.encyclopaedia.cards import card_names, card_texts
from catanica.encyclopaedia.library import UnknownRulingError, about_card, nearest, related, ruling, rulings, search
from catanica.kernel.errors import InputError

KB = [f"KB-{n}" for n in range(1, 64)]
BG = [f"BG-{n}" for n in range(1, 30)]
PR = [f"PR-{n}" for n in range(1, 47)]

# The card index of Goldene Zeiten, card by card.
INDEX = """
    botschafter kartograph lars navigator volle_breitseite anlegestelle werft entdeckerhafen insel_der_barden
    insel_der_gelehrten insel_der_haendler insel_des_vergessenen_stammes haidao_chang cimmarone jean wrack
    entdeckermetropole geschuetzgiesserei astronom erfolgreichster_entdecker freundschaft_der_voelker
    disput_der_weisen goldene_zeiten kraft_der_haine weise_abwehr weiser_ausgleich weise_voraussicht erste_weise
    barbara frederich michaela peter piet walther hain_der_bruederlichkeit hain_der_freiheit hain_der_gerechtigkeit
    hain_der_wachsamkeit hain_der_weisen_voraussicht hain_des_friedens hain_des_mutes cole robert
    akademie_der_weisen gericht kornspeicher manifest_des_humanen_handelns hungersnot rat_der_weisen
    armenspeisung bera hof_astrologe kunstwerk_epos kunstwerk_relief kunstwerk_skulptur kunstwerk_wasserspiel
    wohlstand diebesversteck allmende dorfschule fuerst fuerstin bauhuette fuerstenmonument hospital stadtschloss
    theater wasserversorgung landsknechte marktfleck wanderbuehne volksstimmung aufstand besteuerung
"""
GZ = {f"GZ:{card}" for card in INDEX.split()}

# The articles that decide something about the base set, alone or beside theme sets.
BASE = """
    101.C.a 101.D.b 101.D.e 102.B.Ausspielen 102.B.Banktausch 102.B.Einheit 102.B.Gebaeude 102.B.Ritter
    102.B.SuddenDeath 102.B.Zentralkarte 103.B.a 103.B.b 103.C.a 103.C.b 103.D.a 103.E.b 103.E.e 103.F.b 103.G.a
    103.G.b 103.G.c 103.H.a 103.H.b 103.H.c 103.H.d 103.H.e 103.I.c 103.I.e 103.I.f 103.I.g 103.J.a 103.K.a 103.L.a
    103.M.a 103.P.b 103.P.c 103.Q.a 103.R.b 112.G.b 112.G.c 112.G.g 112.K.a 112.S.a 112.S.b 112.S.c 112.S.d 112.S.g
    112.S.i 113.B.a 113.B.b 114.F.b 116.A.a 119.E.b 119.P.a 119.P.b 119.R.a 121.A.a 121.D.a 123.AA.a 123.BE.a 123.BL.a
    128.B.a 128.D.a 128.E.a 128.F.a 128.F.b
"""
BASE_ARTICLES = BASE.split()
DECIDED = [*(f"KD-{n}" for n in range(1, 16)), "KD-20", "KD-21", "KD-22"]  # what the sources leave open

# The articles that concern theme sets, the extended and the tournament game only.
THEME = """
    101.B.c 101.B.f 101.D.a 101.D.b(e) 101.D.c 101.D.c(a) 101.D.c(b) 101.D.c(c) 101.D.d 102.B.PingPongZug 103.E.a
    103.E.c 103.E.d 103.E.f 103.F.a 103.F.c 103.G.d 103.I.a 103.I.b 103.I.d 103.K.b 103.K.c 103.N.a 103.P.a 103.R.a
    105.A.a 105.B.a 105.C.a 105.C.b 105.E.a 105.G.a 105.J.a 105.J.b 106.A.a 106.A.b 106.B.a 106.C.a 106.D.a 112.E.a
    112.G.a 112.G.d 112.G.e 112.G.f 112.I.a 112.J.a 112.J.b 112.J.c 112.M.a 112.M.b 112.P.a 112.S.e 112.S.f 112.S.h
    113.E.a 113.F.a 113.F.b 113.M.a 113.M.b 113.U.a 113.U.b 113.U.c 113.W.a 114.F.a 114.F.c 115.A.a 116.C.a 116.C.b
    116.C.c 116.D.a 116.D.b 116.E.a 116.E.b 117.A.a 117.C.a 117.C.b 117.C.c 117.D.a 117.E.a 117.F.a 118.B.a 118.C.a
    118.C.b 118.C.c 118.C.d 118.C.e 118.C.f 119.B.a 119.C.a 119.C.b 119.E.a 119.J.a 119.L.a 119.O.a 120.A.a 120.C.a
    120.C.b 120.D.a 120.E.a 120.E.b 120.E.c 120.E.d 121.F.a 121.M.a 121.N.a 121.N.b 121.R.a 122.A.a 122.B.a 122.B.b
    122.C.a 122.C.b 122.C.c 122.C.d 122.C.e 122.D.a 123.AF.a 123.AH.a 123.AI.a 123.AN.a 123.AU.a 123.AV.a 123.BD.a
    123.BD.b 123.BD.c 123.BF.a 123.BI.a 123.BJ.a 124.A.a 125.B.a 125.B.b 125.B.c 125.B.d 125.B.e 126.A.a 126.A.b
    126.A.c 126.E.a 126.I.a 126.I.b 126.I.c 126.I.d 126.I.e 126.K.a 127.A.a 127.A.b 127.A.c 127.B.a 127.C.a 127.C.b
    127.C.c 127.C.d 128.C.a 128.C.b 128.C.c 128.G.a 128.G.b 141.A.d 141.C.a 141.J.b 141.J.c 141.K.a 141.K.b
"""
THEME_ARTICLES = THEME.split()

# The articles that decide nothing about play: history, boxes and booklets, and the three on another game.
HISTORY = """
    101.A.a 101.B.a 101.B.b 101.B.d 101.B.e 107.A.a 141.A.a 141.A.b 141.A.c 141.A.e 141.A.f 141.A.g 141.J.a
    151.C.a 152.A.a 152.D.a
"""
TO_READ = HISTORY.split()


class TestTheShelf:
    def test_holds_every_ruling_of_every_game(self) -> None:
        assert {r.id for r in rulings("cardgame")} == {*KB, *DECIDED, *BASE_ARTICLES, *THEME_ARTICLES, *TO_READ}
        assert [r.id for r in rulings("board")] == BG
        assert [r.id for r in rulings("princes") if r.id.startswith("PR")] == PR
        assert {r.id for r in rulings("princes") if not r.id.startswith("PR")} == GZ
        assert {r.id for r in rulings("general")} == {"GAME-OVER", "NOTATION", "UNDO"}

    def test_every_card_a_ruling_names_is_there(self) -> None:
        names = card_names("en")
        assert [(r.id, card) for r in rulings("cardgame") for card in r.cards if card not in names] == []

    def test_the_encyclopaedia_has_240_articles_of_which_224_decide_something(self) -> None:
        articles = {r.article: r.to_read for r in rulings("cardgame") if r.id[0].isdigit()}
        assert (len(articles), sum(articles.values())) == (240, 16)
        assert sorted(a for a, to_read in articles.items() if to_read) == sorted(TO_READ)
        assert ruling("101.D.b(e)").article == "101.D.b"

    def test_the_base_set_has_its_own_rulings_and_its_part_of_shared_articles(self) -> None:
        assert [r.id for r in rulings("cardgame", ["base"])] == [*KB, "KD-4", *BASE_ARTICLES]

    def test_a_ruling_for_base_and_theme_sets_says_which_part_the_base_game_must_prove(self) -> None:
        for r in rulings("cardgame"):
            shared = "base" in r.sets and len(r.sets) > 1
            assert r.base_part == shared, f"{r.id}: sets {r.sets}"

    def test_a_theme_set_gets_its_articles(self) -> None:
        ids = {r.id for r in rulings("cardgame", ["ritter_haendler"])}
        assert {"105.G.a", "116.E.a", "118.B.a", "123.BD.b"} <= ids
        assert not ids & {*KB, "127.A.a", "BG-1"}

    def test_every_card_game_ruling_names_a_set(self) -> None:
        assert [r.id for r in rulings("cardgame") if not r.sets] == TO_READ, "history belongs to no set"

    def test_cards_of_the_base_set_are_spelled_as_the_set_spells_them(self) -> None:
        known = set(card_texts("cardgame", "en"))
        for r in rulings("cardgame", ["base"]):
            if r.sets == ("base",):
                assert set(r.cards) <= known, r.id


class TestEveryRuling:
    @pytest.mark.parametrize("entry", rulings(), ids=lambda r: r.id)
    def test_is_told_in_every_language_in_its_own_words(self, entry: library.Ruling) -> None:
        assert set(entry.texts) == set(entry.titles) == set(LANGUAGES)
        texts = [entry.text(lang) for lang in LANGUAGES]
        assert len(set(texts)) == len(texts)
        for lang in LANGUAGES:
            assert entry.title(lang).strip() == entry.title(lang) != ""
            assert entry.text(lang)[0].isupper() or entry.text(lang)[0].isdigit()
            assert entry.text(lang)[-1] in ".!)”«“"
            assert not entry.title(lang).endswith(".")


class TestLookingUp:
    def test_by_number(self) -> None:
        assert ruling("KB-24").title("en") == "The mill"
        assert ruling("112.G.b").game == "cardgame"

    def test_upper_and_lower_case_do_not_matter(self) -> None:
        assert ruling("kb-24") is ruling("KB-24")
        assert ruling("102.b.ritter") is ruling("102.B.Ritter")

    def test_a_part_of_an_article_leads_to_the_article(self) -> None:
        assert ruling("101.D.b(g)") is ruling("101.d.B(G)") is ruling("101.D.b")
        assert ruling("101.D.b(e)").id == "101.D.b(e)", "unless it is told by itself"
        with pytest.raises(UnknownRulingError):
            ruling("101.X.b(g)")

    def test_a_wrong_number_names_the_nearest(self) -> None:
        with pytest.raises(UnknownRulingError, match=r"There is no ruling 'KB-240'\. Nearest: KB-24"):
            ruling("KB-240")
        with pytest.raises(InputError):
            ruling("")

    def test_a_chapter_offers_its_articles(self) -> None:
        assert nearest("112.S", 9) == [f"112.S.{letter}" for letter in "abcdefghi"]
        assert nearest("no such thing at all") == []

    def test_numbers_are_in_the_order_people_count(self) -> None:
        ids = [r.id for r in rulings("cardgame")]
        assert (
            ids.index("KB-9") < ids.index("KB-10") < ids.index("101.C.a") < ids.index("112.G.b") < ids.index("112.S.a")
        )
        assert ids.index("123.AV.a") < ids.index("123.BD.a")

    def test_by_card(self) -> None:
        assert {"KB-34", "103.R.b", "113.B.b"} <= {r.id for r in about_card("schwarzer_ritter", "cardgame")}
        assert about_card("no_such_card") == []


class TestReferences:
    def test_lead_on_and_back(self) -> None:
        assert "113.U.c" in [r.id for r in related("112.M.a")]
        assert {"112.G.a", "112.G.d", "112.G.e", "128.C.a"} <= {r.id for r in related("123.AH.a")}

    def test_most_articles_lead_to_others(self) -> None:
        """The few others stand alone in the source too."""
        alone = [r.id for r in rulings("cardgame") if r.id[0].isdigit() and not related(r.id)]
        assert len(alone) < 60, alone

    def test_a_ruling_refers_to_others_not_to_itself(self) -> None:
        for r in rulings():
            assert r.id not in r.see


class TestSearching:
    def test_a_title_comes_first(self) -> None:
        assert search("Spion", "de")[0].id == "KB-40"
        assert search("plague", "en")[0].id == "KB-47"
        assert search("epidemi", "da")[0].id == "KB-47"

    def test_every_word_must_occur(self) -> None:
        found = search("bishop backfire", "en")
        assert {"112.G.b", "KB-57"} >= {r.id for r in found} != set()
        assert search("bishop submarine", "en") == []

    def test_accents_and_case_do_not_matter(self) -> None:
        assert [r.id for r in search("handler", "de")] == [r.id for r in search("HÄNDLER", "de")] != []
        assert search("røvertogt", "da") == search("rovertogt", "da") != []

    def test_within_one_game(self) -> None:
        assert {r.game for r in search("robber", "en", "board")} == {"board"}

    def test_no_words_find_nothing(self) -> None:
        assert search("  ", "en") == []
