"""A set in a folder: what its data say and where, what is told of its slips, and code that does not load."""

import sys
from pathlib import Path
from typing import Any

import pytest

from catanica.errors import InputError
from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.counter import declared
from catanica.games.principality.cards.facts import read, schema
from catanica.games.principality.cards.folder import OWN_PACKAGE, SetFolder, built_in, from_folder
from catanica.games.principality.history import Change, History, Stage
from catanica.games.principality.vocabulary import STEPS
from catanica.games.principality.windows import WINDOWS

CARD = '[[card]]\nid = "haus"\nkind = "building"\n'
BINDS = "def register(rules):\n    pass\n"


def folder(at: Path, cards: str = CARD, **code: str) -> SetFolder:
    """A set of the user's own, with modules."""
    (at / "cards.toml").write_text(cards, encoding="utf-8")
    for part, source in code.items():
        (at / f"{part}.py").write_text(source, encoding="utf-8")
    return from_folder(at)


@pytest.mark.parametrize(("text", "says"), [
    (CARD + CARD, "entry: card 'haus' is declared twice."),
    ("set = 3\n" + CARD, "set: must be a table, not 3."),
    ("card = [3]", "card 0, entry: must be a table, not 3."),
    ("card = 3", "card: must be a list, not 3."),
    ('[[card]]\nid = "a"\nkind = "unit"\n[[card]]\nkind = "unit"', "card number 2, id: this field is missing."),
    (CARD + "point = 1", "card haus, point: there is no such field; did you mean points?"),
    (CARD.replace("haus", "Haus"), "card Haus, id: must be small letters, digits and underscores, beginning with "
     "a letter, not 'Haus'."),
    (CARD + "unique = 1", "card haus, unique: must be yes or no, not 1."),
    ("card = []", "card: must not be empty."),
    ('[set]\nid = "x"\ngame = "chess"\n' + CARD, "set.game: 'chess' is none of cardgame, princes."),
])  # fmt: skip
def test_a_slip_is_told_with_card_and_field(text: str, says: str) -> None:
    assert read(text) == (None, [says])


def test_a_field_unlike_all_others_is_told_with_the_list_of_them() -> None:
    _, (says,) = read(CARD + "zzz = 1")
    assert says.startswith("card haus, zzz: there is no such field; there are id, count, kind, ")
    assert "back" not in says.split("there are ")[1].rstrip(".").split(", "), "that is for the game to say"


def test_editors_are_told_the_words_of_a_list_and_that_a_set_may_add_to_some() -> None:
    card = schema()["$defs"]["CardFact"]["properties"]
    assert card["kind"]["enum"][0] == "action"
    assert card["flags"]["items"]["examples"][0] == "attack"
    assert "enum" not in card["flags"]["items"]


def test_a_card_says_nothing_of_what_it_does_not_show(tmp_path: Path) -> None:
    about = '[set]\nid = "x"\n[set.figures]\nglow = 1\n[set.counters.sparks]\non = "haus"\nroom = 2\nrule = "KB-1"\n'
    (fact,) = folder(tmp_path, about + CARD + "glow = 2\nsparks = 3\n").facts()
    assert [fact.said(name) for name in ("id", "glow", "sparks", "smoke")] == ["haus", 2, 3, 0]


def test_a_set_says_where_each_fact_of_its_cards_stands(tmp_path: Path) -> None:
    more = '\n[[card]]\nid = "hof"\nkind = "unit"\nperson = "haus"\n[card.cost]\nore = 1\n'
    found = folder(tmp_path, '[set]\nid = "x"\n\n' + CARD + more)
    assert found.lines() == {
        "haus": {"id": 5, "kind": 6},
        "hof": {"id": 9, "kind": 10, "person": 11, "cost": 12, "ore": 13},
    }
    assert found.data_file == f"{tmp_path.name}/cards.toml"
    base = built_in("catanica.games.cardgame", "base")
    assert base.data_file == "src/catanica/games/cardgame/sets/base/cards.toml"
    assert (base.scope, found.scope) == ("", "x-"), "steps of the user's own must not meet others of that name"


def test_a_set_without_a_name_is_called_by_its_folder(tmp_path: Path) -> None:
    home = tmp_path / "My Cards"
    home.mkdir()
    assert folder(home).about.id == "own_my_cards"
    with pytest.raises(InputError, match=r"no cards\.toml"):
        from_folder(tmp_path)


def test_texts_and_drawings_are_found_where_there_are_some(tmp_path: Path) -> None:
    found = folder(tmp_path)
    assert (found.texts("en"), found.emblem("haus"), list(found.emblems())) == ({}, None, [])
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.toml").write_text('[haus]\nname = "House"\n', encoding="utf-8")
    (tmp_path / "emblems").mkdir()
    (tmp_path / "emblems" / "haus.svg").write_bytes(b"<svg/>")
    (tmp_path / "emblems" / "notes.txt").write_bytes(b"")
    assert found.texts("en") == {"haus": {"name": "House"}}
    assert (found.emblem("haus"), found.emblem("hof")) == (b"<svg/>", None)
    assert list(found.emblems()) == [("haus", b"<svg/>")]


def registered(at: Path, **code: str) -> str:
    """What is told when a set with such code is put on a rulebook."""
    with pytest.raises(InputError) as wrong:
        folder(at, **code).register(CardGame().rules)
    return str(wrong.value)


def loaded(at: Path) -> list[str]:
    """The modules that are loaded from a folder."""
    files = {name: str(getattr(m, "__file__", "")) for name, m in sys.modules.items() if name.startswith(OWN_PACKAGE)}
    return [name for name, file in files.items() if file.startswith(str(at.resolve()))]


def test_code_that_does_not_load_is_told_and_forgotten_with_all_it_has_loaded(tmp_path: Path) -> None:
    says = registered(tmp_path, effects="from . import tools\n\ntools.broken()\n", tools="def broken():\n    1 / 0\n")
    assert says == f"{tmp_path.resolve() / 'effects.py'}: ZeroDivisionError: division by zero (line 2 of tools.py)"
    assert loaded(tmp_path) == []
    assert "pytest" in sys.modules, "and nothing else"


def test_code_that_cannot_be_read_has_no_line_of_its_own(tmp_path: Path) -> None:
    says = registered(tmp_path, effects="def register(rules)\n")
    assert says.startswith(f"{tmp_path.resolve() / 'effects.py'}: SyntaxError: ")
    assert not says.endswith(".py)")


def test_words_are_declared_before_steps_and_effects(tmp_path: Path) -> None:
    assert "words.py: ZeroDivisionError" in registered(tmp_path, words="1 / 0\n", effects=BINDS)


def test_code_that_binds_nothing_is_told(tmp_path: Path) -> None:
    assert registered(tmp_path, effects="x = 1\n").endswith("needs a function register(rules) that binds what the "
                                                            "cards do.")  # fmt: skip
    strange = "from catanica.games.principality.cards.effect import Effect\n"
    strange += "def register(rules):\n    rules.add_effect('nobody', Effect())\n"
    assert registered(tmp_path, effects=strange).endswith("binds effects to what is no card of this game: nobody.")


def test_a_set_brings_a_window(tmp_path: Path) -> None:
    name = f"moment_{len(WINDOWS.names)}"  # one that was never there
    found = folder(tmp_path, f'[set]\nid = "x"\n[set.windows]\n{name} = "something happens"\n{CARD}')
    assert WINDOWS.number(name) == -1
    found.register(CardGame().rules)
    assert WINDOWS.names[WINDOWS.number(name)] == name


def test_the_steps_of_a_counter_are_declared_once() -> None:
    name = f"pay_{len(STEPS.rows)}"  # one that was never there
    row = declared(name)
    assert declared(name) is row
    assert STEPS.row(row.number) is row


def change(**named: Any) -> Change:
    """A change of 1997 in the base game that came to the others in 2003."""
    told = dict.fromkeys(("de", "en", "da"), "")
    stages = [Stage(value=False, base="1996", extended="1996", told=told)]
    stages += [Stage(value=True, base="1997", extended="2003", told=told)]
    return Change(article="a", title=told, stage=stages, **named)


def test_a_change_of_a_rule_is_none_of_the_cards_it_concerns() -> None:
    both = [change(switch="waits", cards=["haus"]), change(fact="unique", cards=["haus"])]
    table = History(editions=["1996", "1997", "2003"], default="2003", change=both)
    for edition, extended, value in [("1996", False, False), ("1997", False, True), ("1997", True, False),
                                     ("2003", True, True)]:  # fmt: skip
        assert table.held(edition, extended) == {"waits": value}
        assert table.facts(edition, extended) == {"haus": {"unique": value}}
    assert table.held("1995", False) == table.facts("1995", True) == {}
    for wrong in ({}, {"switch": "waits", "fact": "unique"}, {"fact": "unique"}):
        with pytest.raises(ValueError, match="name either a switch, or a fact and its cards"):
            change(**wrong)
