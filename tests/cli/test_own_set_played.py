"""A game with a set of the user's own at the terminal: names and questions in the words of the set."""

import pytest

from tests.cli.runner import run
from tests.support.position import position
from tests.support.sources import ROOT

FOLDER = ROOT / "tests" / "support" / "sets" / "workshop"
SPOKEN = {
    "en": ("Masterpiece", "Workshop", "choose the card of your hand to be sealed", "unveil the sealed design"),
    "de": (
        "Meisterstück", "Werkstatt", "welche Handkarte soll versiegelt werden",
        "den versiegelten Entwurf enthüllen oder behalten",
    ),
    "da": ("Mesterstykke", "Værksted", "vælg det håndkort, der skal forsegles", "afslør det forseglede udkast"),
}  # fmt: skip


def begun() -> str:
    """My main phase with a workshop laid out and a masterpiece, a market and an abbey in hand, as a text."""
    at = position(active=0, sets=["base", str(FOLDER)], points=12).actions_open().built(0, "werkstatt", "L1 above")
    g = at.hand(0, "meisterstueck", "markt", "kloster").hand(1, "spion").discard("pfuscher", "pfuscher", "pfuscher")
    state = g.main()
    state.explicit = False
    return state.text()


@pytest.mark.parametrize("lang", list(SPOKEN))
def test_its_cards_and_questions_are_told_in_its_own_words(lang: str) -> None:
    keys = "play meisterstueck\npick markt\npick markt\nuse werkstatt L1 above\n"
    answer = run("play", "--position", begun(), "--players", "you,random", "--lang", lang, "--seed", "1", keys=keys)
    assert answer.err == ""
    told = " ".join(answer.out.split())
    for words in SPOKEN[lang]:
        assert words.lower() in told.lower(), words


def test_a_new_game_is_played_with_the_folder() -> None:
    answer = run(
        "play", "--sets", f"base,{FOLDER}", "--players", "random,random", "--seed", "2", "--lang", "en", "--points", "8"
    )  # fmt: skip
    assert (answer.code, answer.err) == (0, "")
    assert "The Workshop" in answer.out


def test_a_masterpiece_that_cannot_be_played_says_why_in_the_words_of_the_set() -> None:
    at = position(active=0, sets=["base", str(FOLDER)], points=12).actions_open().hand(0, "meisterstueck")
    state = at.main()
    state.explicit = False
    for lang, says in (("en", "You have no other card in hand"), ("de", "Du hast keine andere Handkarte")):
        answer = run("play", "--position", state.text(), "--lang", lang, keys="play meisterstueck\n")
        assert says in " ".join(answer.out.split())
