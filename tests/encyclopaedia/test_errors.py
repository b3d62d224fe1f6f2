"""Wrong input is told in the reader's language: every sentence the program can say has its words."""

import ast
import errno
import os
from collections.abc import Iterator

import pytest

from catanica.encyclopaedia.errors import in_words, said, translations
from catanica.encyclopaedia.language import placeholders
from catanica.games.principality.telling.spelling import NAMED
from catanica.kernel.errors import Either, InputError, Phrase, unknown
from catanica.notation import record
from catanica.notation.games import language
from catanica.notation.lines import RecordError
from tests.cli.runner import run
from tests.support.sources import modules

# where a call has its template; errors with a class of their own hand it on to InputError
TEMPLATE_AT = {
    "InputError": 0, "unknown": 0, "Phrase": 0, "Problem": 1, "fault": 1, "misfit": 1,
    "__init__": 0, "differs": 0, "_expect": 0, "_known": 1, "_mask": 1,
}  # fmt: skip
# What only an author of cards or an operator of a server meets: English, as their documents are.
FOR_AUTHORS = (
    "catanica.games.principality.cards", "catanica.server.run", "catanica.server.settings",
    "catanica.server.store", "catanica.server.migrations", "catanica.adapters",
)  # fmt: skip
# What players meet all the same, who put sets together that others have made.
FOR_PLAYERS = (
    "catanica.games.principality.cards.catalogue", "catanica.games.principality.cards.shelf",
    "catanica.games.principality.cards.facts", "catanica.games.principality.cards.home",
)  # fmt: skip


# What the system says when it does not do something.
SYSTEM = {
    os.strerror(number)
    for number in (
        errno.ENOENT, errno.EACCES, errno.EISDIR, errno.ENOTDIR, errno.ENOSPC, errno.EROFS, errno.EEXIST
    )
}  # fmt: skip


def called(node: ast.Call) -> str:
    """The last part of the name of what is called."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def sentences() -> Iterator[tuple[str, str]]:
    """Every template in the sources with its module: arguments of errors, and `says` put together before."""
    for name, tree in modules():
        if name.startswith(FOR_AUTHORS) and name not in FOR_PLAYERS:
            continue
        errors = [c for c in ast.walk(tree) if isinstance(c, ast.ClassDef) and "Error" in c.name]
        handed_on = {node for c in errors for node in ast.walk(c)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) == "__init__" and node not in handed_on:
                continue
            if isinstance(node, ast.Call) and called(node) in TEMPLATE_AT:
                found = node.args[TEMPLATE_AT[called(node)] :][:1]
            elif isinstance(node, ast.Assign) and [getattr(t, "id", "") for t in node.targets] == ["says"]:
                found = [node.value]
            else:
                continue
            for argument in found:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield name, argument.value
                if isinstance(argument, ast.JoinedStr):
                    own = "".join(str(part.value) for part in argument.values if isinstance(part, ast.Constant))
                    assert not any(c.isalpha() for c in own), f"{name}:{node.lineno}: give values by name"


FOUND = sorted({template for _, template in sentences()})


def test_the_sentences_are_found() -> None:
    assert len(FOUND) > 70
    assert "Unknown {kind} {given!r}. Did you mean {near}?" in FOUND
    assert "the record is cut off: its last line must be {end!r}." in FOUND


@pytest.mark.parametrize("lang", ["de", "da"])
def test_every_sentence_has_its_words(lang: str) -> None:
    table = translations(lang)
    assert [t for t in FOUND if t not in table] == []


@pytest.mark.parametrize("lang", ["de", "da"])
def test_nothing_is_lost_in_translation(lang: str) -> None:
    for english, other in translations(lang).items():
        assert placeholders(other) == placeholders(english), english
        assert other.strip()


def test_no_words_without_a_sentence() -> None:
    assert set(translations("de")) == set(translations("da"))
    assert language("princes").grammar is not None  # its sets have said what they name
    others = {"or", "edition", *NAMED}  # between alternatives; the name of an option; what positions name
    assert set(translations("de")) - set(FOUND) - SYSTEM == others - set(FOUND)


def test_alternatives_and_parts_are_put_into_the_language() -> None:
    wrong = unknown("game", "bord", ["board", "bored"])
    assert str(wrong) == "Unknown game 'bord'. Did you mean bored or board?"
    assert said(wrong, "de") == "Unbekannt: Spiel 'bord'. Gemeint vielleicht: bored oder board?"
    assert "eller" in said(wrong, "da")
    assert in_words(Phrase("no such {thing}", thing=Either(["a", "b", "c"])), "da") == "no such a, b eller c"


def test_braces_in_what_was_typed_do_no_harm() -> None:
    assert said(unknown("game", "{0} {x}", ["board"]), "de").startswith("Unbekannt: Spiel '{0} {x}'.")
    assert said(InputError("as {it} stands"), "da") == "as {it} stands"


def test_the_faults_of_a_record_in_every_language() -> None:
    with pytest.raises(RecordError) as wrong:
        record.read("catanica-record: 1\ngame: cardgame\nrules: 1\n\n0 rol\n")
    german = said(wrong.value, "de").splitlines()
    assert [line.split(":")[0] for line in german] == ["Zeile 5", "Zeile 5"]
    assert any("abgeschnitten" in line for line in german)


def test_a_move_against_the_rules_is_told_with_its_ruling() -> None:
    table = "catanica-record: 1\ngame: board\nrules: 1\nplayers: 2\nstart: 0\n\n0 roll\nend\n"
    with pytest.raises(RecordError) as wrong:
        record.check(table)
    assert said(wrong.value, "de") != said(wrong.value, "en")


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Unknown edition"), ("de", "Unbekannt: Ausgabe"), ("da", "Ukendt: udgave")]
)
def test_the_command_line_speaks_it(lang: str, words: str) -> None:
    answer = run("sim", "cardgame", "--edition", "2004", "--lang", lang)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith(f"catanica: {words} '2004'")


def test_the_systems_reasons_have_words_too() -> None:
    assert set(translations("da")) >= SYSTEM
    answer = run("replay", "nowhere.catan", "--lang", "de")
    assert answer.err == "catanica: nowhere.catan: kann nicht gelesen werden (Datei oder Ordner gibt es nicht).\n"
