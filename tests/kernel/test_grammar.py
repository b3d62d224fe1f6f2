"""A verb or happening is declared in one row; text, data, schema and the list of codes follow from it."""

from typing import Any

import pytest

from catanica.games.cardgame.game import CardGame
from catanica.kernel.grammar import KNOWERS, Grammar
from catanica.kernel.kinds import Named, Number, Seats
from catanica.kernel.parts import Arg, Mark, Maybe, Said, Seen, Whose
from catanica.kernel.refusal import Refusal
from catanica.kernel.seats import REFEREE, WATCHER
from catanica.kernel.state import State
from catanica.kernel.words import Field, Register

SEAT = Field("seat", "seat", 10, 3)
HUE = Field("hue", "hue", 12, 7)
STEP = Field("step", "step", 15, 15)
FLAG = Field("flag", "flag", 19, 1)
KNOW = Field("known", KNOWERS, 20, 3)

HUES: Named[State] = Named("hue", ("red", "blue"), "unknown_resource")
STEPS: Number[State] = Number("step", lambda g: range(3), first=1)

ROLL, PAINT, WALK, GO, TRADE = 1, 2, 3, 4, 5


def grammar() -> Grammar[State]:
    made: Grammar[State] = Grammar(Register("verb", 1), Register("happening", 1))
    made.verb(ROLL, "roll", phrase="roll dice", chance=True)
    made.verb(PAINT, "paint", Whose(SEAT, other="opponent"), Arg(HUE, HUES))
    made.verb(WALK, "walk", Arg(STEP, STEPS), Mark(FLAG, "twice"))
    made.verb(GO, "go", phrase="go away")
    made.verb(TRADE, "trade", Arg(HUE, HUES, "colour"), Said("for"), Maybe(Arg(STEP, STEPS), FLAG))
    made.happening("painted", Arg(SEAT, Seats("seat")), Arg(HUE.hidden("unseen"), HUES), known_by=KNOW)
    made.happening("walked", Arg(SEAT, Seats("seat")), Arg(STEP, STEPS))
    return made


@pytest.fixture(scope="module")
def g() -> State:
    state = CardGame().new(seed=1)
    assert state.to_move == 0
    return state


TEXTS = {
    "roll dice": ROLL,
    "paint red": PAINT | SEAT.put(0) | HUE.put(0),
    "paint opponent blue": PAINT | SEAT.put(1) | HUE.put(1),
    "walk 3": WALK | STEP.put(2),
    "walk 1 twice": WALK | STEP.put(0) | FLAG.put(1),
    "go away": GO,
    "trade blue for": TRADE | HUE.put(1),
    "trade blue for 1": TRADE | HUE.put(1) | FLAG.put(1),
}


@pytest.mark.parametrize("text", TEXTS)
def test_text_and_back(g: State, text: str) -> None:
    assert grammar().text(g, TEXTS[text]) == text
    assert grammar().hear(g, text.upper()) == TEXTS[text]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty_text"),
        ("dance", "unknown_verb"),
        ("go", "unknown_verb"),
        ("paint", "words_missing"),
        ("paint opponent", "words_missing"),
        ("paint pink", "unknown_resource"),
        ("walk far", "not_a_number"),
        ("walk 0", "not_a_number"),
        ("walk 17", "not_a_number"),
        ("walk ²", "not_a_number"),
        ("walk 99999", "not_a_number"),
        ("walk 1 2", "not_a_number"),
        ("walk 1 twice more", "too_many_words"),
        ("go away now", "too_many_words"),
        ("trade red against", "too_many_words"),
    ],
)
def test_what_names_nothing_is_refused(g: State, text: str, code: str) -> None:
    heard = grammar().hear(g, text)
    assert isinstance(heard, Refusal)
    assert heard.codes == [code]


def test_an_option_names_its_arguments(g: State) -> None:
    said = grammar().option(g, TEXTS["paint opponent blue"])
    assert said == {"verb": "paint", "text": "paint opponent blue", "seat": 1, "hue": "blue"}
    assert grammar().option(g, TEXTS["walk 3"]) == {"verb": "walk", "text": "walk 3", "step": 2, "twice": False}
    said = grammar().option(g, TEXTS["trade blue for"])
    assert said == {"verb": "trade", "text": "trade blue for", "colour": "blue"}


def test_what_moves_with_the_position_is_told_anew(g: State) -> None:
    """An option is made once for all positions, but not where it tells something of the position."""
    rates = [4]
    words = grammar()
    words.verb(6, "swap", Arg(HUE, HUES), Seen("rate", "number", {}, lambda g, word: rates[0], moving=True))
    first = words.option(g, 6)
    assert first["rate"] == 4
    assert words.option(g, 6) is first
    rates[0] = 3
    assert words.option(g, 6)["rate"] == 3
    assert words.option(g, TEXTS["walk 3"]) is words.option(g, TEXTS["walk 3"])


def test_what_is_hidden_is_told_to_those_who_may_know(g: State) -> None:
    words = grammar()
    row = words.happening_rows.by_name["painted"]
    happened = row.word(SEAT.put(1) | HUE.put(1) | KNOW.put(0b10))
    open_to_all = {"event": "painted", "seat": 1, "hue": "blue"}
    assert words.event(g, happened, 1) == words.event(g, happened, REFEREE) == open_to_all
    assert words.event(g, happened, 0) == words.event(g, happened, WATCHER) == {**open_to_all, "hue": None}


def test_every_code_is_listed_once_and_has_a_text(g: State) -> None:
    words = grammar()
    codes = words.codes(g)
    assert len(codes) == len(set(codes)) == 4 + 6 + 1 + 8
    assert ROLL not in codes  # chance is offered to nobody
    assert all(words.hear(g, words.text(g, code)) == code and words.verb_of(code) for code in codes)
    assert words.verb_of(GO | HUE.put(1)) is None
    assert words.verb_of(99) is None


@pytest.mark.parametrize(
    ("verb", "given", "texts"),
    [
        ("paint", {"hue": "blue"}, ["paint blue", "paint opponent blue"]),
        ("paint", {"hue": "blue", "seat": 1}, ["paint opponent blue"]),
        ("walk", {"twice": True}, ["walk 1 twice", "walk 2 twice", "walk 3 twice"]),
        ("walk", {"step": 2}, ["walk 3", "walk 3 twice"]),
        ("trade", {"colour": "red", "step": 0}, ["trade red for 1"]),
        ("go", {}, ["go away"]),
        ("go", {"hue": "blue"}, []),
        ("paint", {"hue": "pink"}, []),
        ("roll", {}, []),
        ("dance", {}, []),
    ],
)
def test_what_a_verb_with_some_arguments_could_mean(
    g: State, verb: str, given: dict[str, object], texts: list[str]
) -> None:
    words = grammar()
    assert [words.text(g, code) for code in words.thinkable(g, verb, given)] == texts


def fits(schema: dict[str, Any], said: dict[str, Any]) -> bool:
    """Whether data has the properties of a schema, no others, and their constants."""
    properties = schema["properties"]
    fixed = {name: one["const"] for name, one in properties.items() if "const" in one}
    return set(schema["required"]) <= set(said) <= set(properties) and fixed.items() <= said.items()


def test_a_verb_added_in_one_row_is_in_text_data_schema_and_codes(g: State) -> None:
    words = grammar()
    words.verb(6, "sing", Arg(HUE, HUES))
    code = words.hear(g, "sing blue")
    assert isinstance(code, int)
    assert code == 6 | HUE.put(1)
    assert words.text(g, code) == "sing blue"
    assert words.option(g, code) == {"verb": "sing", "text": "sing blue", "hue": "blue"}
    assert fits(words.option_schemas()["sing"], words.option(g, code))
    assert code in words.codes(g)
    assert "sing" in words.beginnings()
    assert words.verbs[6].kinds() == {"hue": "hue"}


def test_every_option_and_event_fits_its_schema(g: State) -> None:
    words = grammar()
    for code in words.codes(g):
        said = words.option(g, code)
        assert fits(words.option_schemas()[said["verb"]], said)
    for row in words.happening_rows.rows:
        assert fits(words.event_schemas()[row.name], words.event(g, int(row.number), WATCHER))


def test_what_is_declared_twice_is_refused() -> None:
    words = grammar()
    with pytest.raises(ValueError, match="6 is the next"):
        words.verb(GO, "leave")
    with pytest.raises(ValueError, match="declared twice"):
        words.verb(6, "go")
    with pytest.raises(ValueError, match="two verbs are written 'go away'"):
        words.verb(6, "leave", phrase="go away")
    with pytest.raises(ValueError, match="lies where another field lies"):
        words.verb(7, "mix", Arg(HUE, HUES), Arg(HUE, HUES, "other"))
