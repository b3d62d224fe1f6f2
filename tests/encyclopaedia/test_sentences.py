"""Every reason a game can give has a sentence, a hint and a ruling, in every language."""

import ast

import pytest

from catanica.encyclopaedia import LANGUAGES, explain, library
from catanica.encyclopaedia.language import UnknownLanguageError, placeholders
from catanica.encyclopaedia.sentences import explain_fault, templates
from catanica.games.board import faults as board
from catanica.games.cardgame import faults as cardgame
from catanica.games.cardgame.game import CardGame
from catanica.games.princes import faults as princes
from catanica.games.princes.game import PrincesGame
from catanica.games.principality.cards.shelf import all_sets, announced
from catanica.games.registry import GAMES
from catanica.kernel.refusal import ILLEGAL, Fault, Refusal
from tests.support.sources import modules

THEMES = [folder.name for folder in all_sets("princes") if folder.package and folder.name != "basis"]
WITH_SETS = [
    CardGame(sets=[folder.name for folder in all_sets("cardgame") if folder.package]).rules,
    *(PrincesGame(mode="theme", sets=[theme]).rules for theme in THEMES),
]
TABLES = {**cardgame.FAULTS, **princes.FAULTS, **board.FAULTS}


def faults_in_the_sources() -> tuple[set[str], set[str]]:
    """Every code and every ruling written down where kernel and games make a fault."""
    codes, rules = set(TABLES), set(TABLES.values()) - {board.OF_THE_MATTER}
    for name, tree in modules():
        if not name.startswith(("catanica.kernel", "catanica.games")):
            continue
        for call in ast.walk(tree):
            if isinstance(call, ast.arguments) and call.args and call.args[-1].arg == "code":  # a kind's usual refusal
                codes.update(d.value for d in call.defaults if isinstance(d, ast.Constant) and isinstance(d.value, str))
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                words = [a.value if isinstance(a, ast.Constant) else None for a in call.args]
                if call.func.id in ("fault", "Fault", "malformed", "_refusal") and words and isinstance(words[0], str):
                    codes.add(words[0])
                if call.func.id == "Named":  # a kind of words says how it is refused
                    codes.update(word for word in words[2:] if isinstance(word, str))
                if call.func.id == "Fault" and len(words) > 1 and isinstance(words[1], str):
                    rules.add(words[1])
                if call.func.id == "fault" and len(words) > 2 and isinstance(words[2], str):
                    rules.add(words[2])
    return codes, rules


CODES, RULES = faults_in_the_sources()


class TestEveryFault:
    def test_the_games_share_no_code(self) -> None:
        assert not set(cardgame.FAULTS) & set(board.FAULTS)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_has_a_sentence_and_a_hint(self, lang: str) -> None:
        own = {code for _, folder in announced() for code in folder.texts(lang).get("fault", {})}  # of other tests
        told = {code: entry for code, entry in templates(lang).items() if code not in own}
        sets = [folder for game in GAMES for folder in all_sets(game) if folder.package]
        assert set(told) == set(CODES) | {code for folder in sets for code in folder.texts(lang).get("fault", {})}
        for code, entry in told.items():
            assert set(entry) == {"says", "hint"}, code
            assert entry["says"].endswith(".") or entry["says"].endswith(")."), code
            assert entry["hint"].endswith("."), code

    def test_cites_a_ruling_that_exists(self) -> None:
        sets = {rule for rules in WITH_SETS for rule in rules.fault_rules.values()}
        assert [rule for rule in RULES | sets if not library.known(rule)] == []

    def test_takes_the_same_parameters_in_every_language(self) -> None:
        for code, english in templates("en").items():
            for lang in LANGUAGES:
                for part in ("says", "hint"):
                    assert placeholders(templates(lang)[code][part]) == placeholders(english[part]), f"{lang}: {code}"

    def test_says_different_things_in_different_languages(self) -> None:
        for code in CODES:
            assert len({templates(lang)[code]["says"] for lang in LANGUAGES}) == len(LANGUAGES), code


class TestExplaining:
    def test_all_reasons_are_told_in_order_with_their_rulings(self) -> None:
        refusal = Refusal(
            ILLEGAL,
            [
                cardgame.fault("needs_city", card="kirche"),
                cardgame.fault("cannot_pay", missing={"ore": 2, "grain": 1}),
            ],
        )
        first, second = explain(refusal, "en")
        assert first.sentence == "Church is a red card and belongs in a city only."
        assert (first.rule, first.rule_title) == ("KB-20", "Building places")
        assert second.sentence == "You lack resources for this: 2 ore, 1 grain."
        assert second.hint.startswith("Trade with the bank")

    def test_in_the_reader_s_language(self) -> None:
        refusal = Refusal(ILLEGAL, [cardgame.fault("no_room", resource="brick")])
        assert "Lehm" in explain(refusal, "de")[0].sentence
        assert "mursten" in explain(refusal, "da")[0].sentence

    def test_cards_that_are_needed_are_called_by_their_names(self) -> None:
        one = Fault("needs_card", "103.R.a", {"card": "kanone", "needed": "universitaet"})
        assert explain_fault(one, "de").sentence == "Kanone braucht Universität im eigenen Fürstentum."
        assert explain_fault(one, "en").hint == "Build University first."
        several = Fault("needs_one_of", "103.R.a", {"card": "universitaet", "cards": ["kloster", "bibliothek"]})
        assert explain_fault(several, "en").sentence == "University needs one of these cards: Abbey, Library."
        assert explain_fault(Fault("city_lacks", "128.C.a", {"needed": "kirche"}), "da").sentence.count("Kirke") == 1
        unpaid = Fault("search_unpaid", "KB-51", {"needed": 2})
        assert "2" in explain_fault(unpaid, "en").sentence + explain_fault(unpaid, "en").hint

    def test_names_given_from_outside_go_first(self) -> None:
        fault = cardgame.fault("not_in_hand", card="my_own_card")
        assert explain_fault(fault, "en", {"my_own_card": "Own Card"}).sentence.startswith("Own Card: ")
        robbed = Fault("board_nobody_to_rob_there", "BG-9", {"seat": 1})
        assert explain_fault(robbed, "en").sentence.startswith("Player 2 has no building")
        assert explain_fault(robbed, "en", {"seat:1": "Anna"}).sentence.startswith("Anna has no building")

    def test_board_words_are_translated(self) -> None:
        fault = Fault("board_not_now", "BG-12", {"verb": "sea-trade", "step": "move-robber"})
        said = explain_fault(fault, "da").sentence
        assert "byt med banken" in said
        assert "flytte røveren" in said

    def test_a_card_without_a_name_is_still_a_sentence(self) -> None:
        assert explain_fault(cardgame.fault("not_an_action", card=""), "de").sentence.startswith(
            "Diese Karte ist keine"
        )

    def test_a_missing_parameter_shows_as_a_gap(self) -> None:
        assert "…" in explain_fault(Fault("stack_empty", "KB-54", {}), "en").sentence

    def test_of_many_known_names_only_the_like_ones_are_listed(self) -> None:
        cards = [f"card_{n}" for n in range(100)] + ["spion"]
        said = explain_fault(Fault("unknown_card", "NOTATION", {"word": "spoin", "known": cards}), "en")
        assert (said.sentence, said.hint) == ("There is no card “spoin” in this game.", "Similar names: spion.")
        said = explain_fault(Fault("unknown_card", "NOTATION", {"word": "xyz", "known": cards}), "en")
        assert said.hint == "Similar names: card_0, card_1, card_2, card_3, card_4, …."
        said = explain_fault(Fault("unknown_verb", "NOTATION", {"word": "biuld", "known": ["build", "end"]}), "en")
        assert said.hint == "Known are: build, end."

    def test_a_code_without_a_sentence_is_an_error(self) -> None:
        with pytest.raises(LookupError, match="no sentence for 'sunspots'"):
            explain_fault(Fault("sunspots", "KB-1", {}), "en")

    def test_an_unknown_language_is_refused(self) -> None:
        with pytest.raises(UnknownLanguageError):
            explain(Refusal(ILLEGAL, [cardgame.fault("game_over")]), "fr")
