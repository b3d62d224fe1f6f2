"""What a home-made card may be: each limit and one beyond it, and which field of which card is told to be wrong."""

import json
import tomllib
from typing import Any

import pytest

from catanica.errors import InputError
from catanica.games.principality.cards.facts import read
from catanica.games.principality.cards.home import (
    LIMITS,
    MOST_BYTES,
    MOST_COST,
    MOST_GOODS,
    HomeFolder,
    HomeSet,
    files,
    folder_name,
    from_word,
    home_in,
    judged,
    to_word,
)
from catanica.games.principality.cards.plain import MARKUP, speakable

PRINTED = {"burg", "spion"}
WINDOWS = ["plague", "raid"]
HOUSE: dict[str, Any] = {"id": "haus", "kind": "building", "slot": "city"}
DEED: dict[str, Any] = {"id": "tat", "kind": "action", "effect": {"gain": 1}}


def a_set(*cards: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A set of these cards, each of which has a name."""
    return {"title": "Own", "card": list(cards), "texts": {"en": {c["id"]: {"name": "A"} for c in cards}}, **more}


def wrong(data: object) -> list[tuple[str, str]]:
    """Card and field of everything that is wrong."""
    home, faults = judged(data, PRINTED, WINDOWS)
    assert (home is None) == bool(faults)
    return [(f.card, f.field) for f in faults]


def house(**fields: Any) -> list[str]:
    """The fields that are wrong with a building."""
    return [field for _, field in wrong(a_set({**HOUSE, **fields}))]


def deed(effect: dict[str, Any] | None, **fields: Any) -> list[str]:
    """The fields that are wrong with an action card that does something."""
    return [field for _, field in wrong(a_set({**DEED, **fields, "effect": effect}))]


def home(data: dict[str, Any]) -> HomeSet:
    """A set that is right."""
    found, faults = judged(data, PRINTED, WINDOWS)
    assert found is not None, [(f.card, f.field) for f in faults]
    return found


def test_a_set_is_a_table_of_cards_with_names() -> None:
    assert wrong(a_set(HOUSE, DEED)) == []
    assert wrong("Own") == wrong(None) == [("", "")]
    assert wrong(a_set(HOUSE, texts={})) == [("haus", "name")]
    assert wrong(a_set(HOUSE, texts={"en": {}, "de": {"haus": {"name": "B"}}})) == [], "one language is enough"


def test_no_card_is_declared_twice() -> None:
    assert wrong(a_set(HOUSE, DEED, HOUSE)) == [("haus", "id")]
    assert wrong(a_set({**HOUSE, "id": "burg"})) == [("burg", "id")], "nor one that is printed"


def test_a_set_is_only_so_large() -> None:
    houses = [{**HOUSE, "id": f"haus_{n}"} for n in range(40)]
    texts = {card["id"]: {"name": "A", "text": "ü" * 80} for card in houses}
    data = a_set(*houses, texts={"en": texts})
    room = MOST_BYTES - len(json.dumps(home(data).plain(), ensure_ascii=False).encode())
    for words in texts.values():
        words["text"] += "x" * min(room, 300)
        room -= min(room, 300)
    assert room == 0
    assert wrong(data) == []
    texts["haus_39"]["text"] += "x"
    assert wrong(data) == [("", "")]


@pytest.mark.parametrize("field", list(LIMITS))
def test_no_figure_of_a_card_is_too_high(field: str) -> None:
    assert house(**{field: LIMITS[field]}) == []
    assert house(**{field: LIMITS[field] + 1}) == [field]


def test_what_a_building_is() -> None:
    assert house(count=1) == []
    assert house(count=0) == ["count"]
    assert house(cost={"ore": MOST_COST - 1, "gold": 1}) == []
    assert house(cost={"ore": MOST_COST, "gold": 1}) == ["cost"]
    assert house(slot="settlement_or_city") == house(kind="unit") == []
    assert house(slot="none") == house(kind="unit", slot="road") == ["slot"]
    assert house(kind="event") == ["kind"]
    assert house(flags=["market"]) == []
    assert house(flags=["knight"]) == ["flags"]
    assert house(owner="white", start=True) == ["owner", "start"], "fields that printed cards have"


def test_what_an_action_is() -> None:
    assert deed({"gain": 1}) == []
    assert deed({"gain": 1}, slot="city") == ["slot"]
    assert deed({"gain": 1}, cost={"ore": 1}) == ["cost"]
    assert deed(None) == ["effect"]
    assert house(effect=None) == [], "a building need not do anything"
    assert deed({"gain": 0}) == ["effect.gain"]


def test_what_a_card_needs_is_there() -> None:
    for field in ("needs", "needs_any", "lacks"):
        assert house(**{field: ["burg", "haus"]}) == []
        assert house(**{field: ["nobody"]}) == [field]
    assert house(needs=["knight", "mill", "tournament"]) == []
    assert house(lacks=["knight"]) == ["lacks"], "only cards can be lacked"


def test_an_effect_is_one_of_those_there_are() -> None:
    every = {"gain": 1, "of": "wool", "take": 1, "give_back": 1, "optional": True, "pays": {"gold": 1}}
    assert deed(every) == []
    assert deed({"gain": 1, "protects": ["raid"]}) == ["effect.gain"], "two do not go together"
    assert deed({"year": {"gold": 1}}) == ["effect.year"], "only a card in play does that"
    assert house(effect={"year": {"gold": 1}}) == house(effect={"gain": 2, "of": "wool"}) == []
    assert house(effect={"spares": ["plague"]}) == ["effect.spares"], "only an action does that"
    assert deed({"gain": 1, "year": {}}) == [], "what is left as usual says nothing"


def test_who_wins_a_roll_gets_something() -> None:
    for prize in ({"take": 1}, {"gain": 1}, {"returns": "knights"}):
        assert deed({"roll": True, "window": "raid", **prize}) == []
    assert deed({"roll": True, "window": "raid"}) == ["effect.roll"]
    assert deed({"take": 1}) == [], "without a roll nobody wins one"


def test_what_an_effect_names_is_there() -> None:
    assert deed({"spares": ["plague"]}) == deed({"protects": ["raid"]}) == []
    assert deed({"spares": ["comet"]}) == ["effect.spares"]
    assert deed({"protects": ["comet"]}) == ["effect.protects"]
    assert deed({"roll": True, "take": 1, "window": "comet"}) == ["effect.window"]
    assert house(effect={"foils": "spion", "at": [1]}) == house(effect={"foils": "haus", "at": [6]}) == []
    assert house(effect={"foils": "spion", "at": []}) == ["effect.at"]
    assert house(effect={"foils": "nobody", "at": [1]}) == ["effect.foils"]
    assert house(effect={"foils": "knight", "at": [1]}) == ["effect.foils"], "one card, not all of a kind"
    for field in ("cheapens", "caps"):
        assert house(effect={field: ["burg", "haus", "knight"]}) == []
        assert house(effect={field: ["nobody"]}) == [f"effect.{field}"]


@pytest.mark.parametrize("field", ["gain", "take", "give_back"])
def test_an_effect_moves_only_so_many_resources(field: str) -> None:
    assert deed({"gain": 1, field: MOST_GOODS}) == []
    assert deed({"gain": 1, field: MOST_GOODS + 1}) == ["effect.gain"]


def test_nor_more_in_a_good_year_or_for_a_price() -> None:
    assert house(effect={"yearly": MOST_GOODS, "year": {"ore": MOST_GOODS}}) == []
    assert house(effect={"yearly": MOST_GOODS + 1}) == house(effect={"year": {"ore": MOST_GOODS + 1}})
    assert house(effect={"yearly": MOST_GOODS + 1}) == ["effect.gain"]
    assert deed({"gain": 1, "pays": {"gold": MOST_GOODS}}) == []
    assert deed({"gain": 1, "pays": {"gold": MOST_GOODS + 1}}) == ["effect.gain"]


def test_names_can_be_shown() -> None:
    assert speakable("Müller & Sohn".replace("&", "+"))
    assert not any(speakable(f"a{sign}b") for sign in [*MARKUP, "\n", "\u202e", "\u200b"])
    assert wrong(a_set(HOUSE, title="Own\u202e")) == [("", "title")]


def test_cards_are_called_by_the_first_language_that_has_a_name() -> None:
    texts = {"de": {"haus": {"name": "Haus"}, "tat": {"name": "Tat"}}, "en": {"haus": {"name": "House"}}}
    named = home(a_set(HOUSE, DEED, texts=texts)).names
    assert named(["en", "de"]) == named(["en"]) == {"haus": "House", "tat": "Tat"}
    assert named(["de"]) == {"haus": "Haus", "tat": "Tat"}


def test_a_set_is_one_word_whatever_order_it_was_written_in() -> None:
    one = home(a_set(HOUSE, DEED, title="Größe"))
    turned = {"texts": {"en": {"tat": {"name": "A"}, "haus": {"name": "A"}}}, "card": [HOUSE, DEED], "title": "Größe"}
    assert to_word(one) == to_word(home(turned))
    assert from_word(to_word(one)) == one
    assert home_in(f"base,{to_word(one)}") == one
    assert home_in("base") is None
    cards = [{**HOUSE, "id": f"haus_{n}"} for n in range(9)]
    for n in range(1, 9):  # words of every length, of which some end before the last letters are full
        assert from_word(to_word(home(a_set(*cards[:n])))).card[-1].id == f"haus_{n - 1}"


def test_a_word_that_is_not_whole_or_unpacks_to_more_than_a_set_can_hold_is_refused() -> None:
    word = to_word(home(a_set(HOUSE, DEED)))
    with pytest.raises(InputError):
        from_word(word[:-8])
    large = home(a_set(HOUSE)).model_copy(update={"title": "x" * 5 * MOST_BYTES})
    with pytest.raises(InputError):
        from_word(to_word(large))


def test_a_set_is_written_as_the_files_of_a_folder() -> None:
    mill = {**HOUSE, "cost": {"ore": 1, "gold": 2}, "needs": ["burg", "knight"], "unique": True, "points": 1}
    texts = {"de": {"haus": {"name": "Mühle", "text": "Ä"}}, "en": {"tat": {"name": 'A "deed"'}}, "da": {}}
    one = home(a_set(mill, DEED, title="Größe", texts=texts))
    out = files(one)
    assert set(out) == {"cards.toml", "texts/de.toml", "texts/en.toml"}, "a language without words has no file"
    told = tomllib.loads(out["cards.toml"])
    about = {"id": "home_gr_e", "title": {"de": "Größe", "en": "Größe"}, "languages": ["de", "en"]}
    assert told == {"set": about, "card": [mill, DEED]}
    assert "Größe" in out["cards.toml"]
    assert tomllib.loads(out["texts/de.toml"]) == {"haus": {"name": "Mühle", "text": "Ä"}}
    assert tomllib.loads(out["texts/en.toml"]) == {"tat": {"name": 'A "deed"', "text": ""}}
    found, faults = read(out["cards.toml"])
    assert faults == []
    assert found is not None
    assert found.card == one.card


def test_its_folder_has_a_name_of_at_most_forty_letters() -> None:
    assert folder_name(home(a_set(HOUSE, title="My own: cards!"))) == "home_my_own_cards"
    assert folder_name(home(a_set(HOUSE, title="x" * 60))) == "home_" + "x" * 35


def test_a_game_finds_a_set_in_its_word_where_it_looks_for_a_folder() -> None:
    one = home(a_set(HOUSE, DEED, texts={"de": {"haus": {"name": "Haus"}, "tat": {"name": "Tat", "text": "Ä"}}}))
    folder = HomeFolder(to_word(one))
    assert (folder.about.id, folder.about.title, folder.about.languages) == ("home", {"de": "Own"}, ["de"])
    assert [f.id for f in folder.facts()] == ["haus", "tat"]
    assert folder.texts("de") == {"haus": {"name": "Haus", "text": ""}, "tat": {"name": "Tat", "text": "Ä"}}
    assert folder.texts("en") == {}
    assert not any(folder.has_code(part) for part in ("steps", "effects", "words"))
