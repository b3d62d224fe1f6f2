"""Tournament decks: what may be in one, every fault of one, and the text it is written down in."""

from dataclasses import replace

import pytest

from catanica.encyclopaedia import LANGUAGES
from catanica.encyclopaedia.cards import card_texts
from catanica.encyclopaedia.decks import checked
from catanica.encyclopaedia.sentences import explain_fault
from catanica.errors import InputError
from catanica.games.cardgame.decks.code import LONGEST_CODE, MARK, deck_named, from_code, to_code
from catanica.games.cardgame.decks.deck import deal
from catanica.games.cardgame.decks.legality import faults_of, is_deck_card, known_sets, supply
from catanica.games.cardgame.decks.presets import presets
from catanica.games.cardgame.decks.text import LONGEST, read_deck, to_text
from catanica.games.principality.cards.deck import Deck
from tests.support.rules import rule

FIRST = presets()["erste_schritte"].deck()
ALL = tuple(known_sets())


def codes(deck: Deck) -> list[str]:
    """What speaks against a deck."""
    return [fault.code for fault in faults_of(deck)]


def swapped(deck: Deck, out: str, into: str, count: int = 1) -> Deck:
    """A deck in which copies of one card have made room for another."""
    cards = {**deck.cards, out: deck.cards[out] - count, into: deck.cards.get(into, 0) + count}
    return replace(deck, cards={card: n for card, n in cards.items() if n}, start=())


@rule("101.C.a", "101.D.c", "KD-20", "KD-21")
@pytest.mark.parametrize("name", sorted(presets()))
def test_every_deck_of_the_program_is_legal_and_keeps_its_words(name: str) -> None:
    facts = presets()[name]
    assert faults_of(facts.deck()) == []
    assert set(facts.name) == set(facts.idea) == set(LANGUAGES)
    assert checked(to_text(facts.deck())).deck == facts.deck()


@rule("101.C.a")
def test_a_deck_has_thirty_three_cards() -> None:
    fewer = replace(FIRST, cards={**FIRST.cards, "kundschafter": FIRST.cards["kundschafter"] - 1})
    more = replace(FIRST, cards={**FIRST.cards, "spion": FIRST.cards["spion"] + 1})
    assert codes(FIRST) == []
    assert codes(fewer) == ["deck_too_few"]
    assert codes(more) == ["deck_too_many"]


@rule("KD-20", "116.E.b")
def test_as_many_copies_as_the_boxes_hold() -> None:
    every = supply(ALL)
    assert every["kaperflotte"].limit == 4
    assert [every[card].limit for card in ("spion", "schwarzer_ritter", "befestigtes_lager", "bischof")] == [3] * 4
    assert every["kloster"].limit == every["bibliothek"].limit == every["handelskontor"].limit == 2
    assert codes(swapped(FIRST, "bischof", "spion")) == []
    wide = replace(FIRST, sets=("base", "ritter_haendler"))
    assert codes(swapped(wide, "befestigtes_lager", "palast", 2)) == ["deck_copies"]


@rule("KD-20", "101.D.d")
def test_a_deck_holds_one_university_though_the_box_has_two() -> None:
    wide = replace(FIRST, sets=("base", "wissenschaft_fortschritt"))
    assert codes(swapped(wide, "spion", "universitaet")) == []
    assert codes(swapped(wide, "befestigtes_lager", "universitaet", 2)) == ["deck_copies"]


@rule("KD-20", "105.G.a")
def test_cards_for_the_tournament_game_only_are_welcome() -> None:
    wide = replace(FIRST, sets=("base", "ritter_haendler"))
    assert codes(swapped(wide, "befestigtes_lager", "inquisition", 2)) == []


@rule("KD-20")
@pytest.mark.parametrize("card", ["strasse", "siedlung", "stadt", "metropole", "zitadelle"])
def test_central_cards_are_for_both_players(card: str) -> None:
    assert "deck_kind" in codes(swapped(replace(FIRST, sets=ALL), "spion", card))


@rule("KD-20", "101.D.c")
def test_events_lie_beside_the_deck() -> None:
    assert codes(swapped(FIRST, "spion", "konflikt")) == ["deck_event_card"]
    assert codes(replace(FIRST, events={"konflikt": 1, "spion": 1, "fortschritt": 2})) == ["deck_no_event"]
    assert codes(replace(FIRST, events={"konflikt": 1, "fortschritt": 2})) == ["deck_events"]


@rule("KD-21", "101.D.c")
def test_of_events_what_everybody_gives_is_gone_from_the_box() -> None:
    assert codes(replace(FIRST, events={"seuche": 1, "konflikt": 1, "fortschritt": 2})) == []
    assert codes(replace(FIRST, events={"seuche": 2, "fortschritt": 2})) == ["deck_event_copies"]
    assert codes(replace(FIRST, events={"jahreswechsel": 1, "konflikt": 1, "fortschritt": 2})) == ["deck_event_copies"]
    assert codes(replace(FIRST, events={"buergerkrieg": 1, "konflikt": 1, "fortschritt": 2})) == ["deck_event_copies"]


@rule("KD-20")
def test_a_card_of_a_set_that_is_not_agreed_on_is_named_with_its_set() -> None:
    (fault,) = faults_of(swapped(FIRST, "spion", "palast"))
    assert (fault.code, fault.params) == ("deck_set_missing", {"card": "palast", "set": "ritter_haendler"})
    agreed = faults_of(presets()["hansekontor"].deck(), sets=["base", "handel_wandel"])
    assert {f.code for f in agreed} == {"deck_set_missing"}


@rule("141.K.b", "141.J.c")
def test_special_cards_come_in_by_agreement_those_of_2002_never() -> None:
    guido = swapped(replace(FIRST, sets=("base", "sonderkarten")), "spion", "guido_der_grosse_diplomat")
    assert codes(guido) == []
    assert codes(swapped(FIRST, "spion", "guido_der_grosse_diplomat")) == ["deck_set_missing"]
    assert codes(replace(FIRST, sets=("base", "turnierkarten_t2002"))) == ["deck_set_never"]


@rule("KD-21")
def test_the_first_hand_is_three_cards_of_the_deck_or_left_to_the_table() -> None:
    assert codes(replace(FIRST, start=())) == []
    assert codes(replace(FIRST, start=("saegewerk", "kirche"))) == ["deck_start"]
    assert codes(replace(FIRST, start=("saegewerk", "kirche", "kirche"))) == ["deck_start_card"]
    assert codes(replace(FIRST, start=("kundschafter", "kirche", "kundschafter"))) == []


@rule("101.D.c")
def test_the_cards_of_a_character_must_be_there() -> None:
    assert [f.params["card"] for f in faults_of(FIRST, given={"kloster": 1, "bischof": 2})] == ["bischof"]


@rule("KD-21")
def test_a_trial_deal_leaves_four_stacks() -> None:
    hand, stacks = deal(FIRST, 5)
    assert tuple(hand) == FIRST.start
    assert [len(stack) for stack in stacks] == [8, 8, 7, 7]
    assert sorted(hand + [card for stack in stacks for card in stack]) == sorted(FIRST.listed())
    assert deal(FIRST, 5) == (hand, stacks)
    assert deal(FIRST, 6)[1] != stacks, "another deal"
    assert len(deal(replace(FIRST, start=()), 5)[0]) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_found_by_id_and_by_name_in_every_language(lang: str) -> None:
    names = card_texts("cardgame", lang)
    for card, held in supply(ALL).items():
        if is_deck_card(held.kind):
            for line in (f"1 {card}", f"{card} x 1", f"1x {names[card].name}"):
                assert checked(line).deck.cards == {card: 1}, line


def test_lines_of_one_card_are_added_and_remarks_left_out() -> None:
    text = "# mine\nname: Two\nsets: base\n\n1 kloster  # first\nkloster x 1\nKloster\n"
    assert checked(text).deck.cards == {"kloster": 3}
    assert checked(text).deck.name == "Two"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("-2 burg", "deck_count"),
        ("0 burg", "deck_count"),
        ("burg x 34", "deck_count"),
        (f"{'9' * 9000} burg", "deck_line"),
        ("2 burg x 2", "deck_line"),
        ("2 kathedralle", "deck_card_like"),
        ("2 qqqq", "deck_card"),
        ("2 <script>alert(1)</script>", "deck_card"),
        ("deck: mine", "deck_heading"),
        ("name: <b>mine</b>", "deck_name"),
        ("name: mine\u202e", "deck_name"),
        (f"name: {'m' * 61}", "deck_name"),
        (f"a{' ' * 50_000}b", "deck_line"),
    ],
)
def test_a_wrong_line_is_told_by_its_number(line: str, code: str) -> None:
    found = checked(f"sets: base\n{line}\n1 kirche\n")
    (fault,) = [f for f in found.faults if "line" in f.params]
    assert (fault.code, fault.params["line"]) == (code, 2)
    assert found.deck.cards == {"kirche": 1}


def test_a_thousand_wrong_lines_are_a_thousand_faults() -> None:
    found = checked("\n".join(f"{n} no_card_{n}" for n in range(-500, 500)))
    assert len({fault.params["line"] for fault in found.faults if "line" in fault.params}) == 1000
    assert codes_of_text("x" * (LONGEST + 1)) == {"deck_too_long", "deck_too_few", "deck_events"}


def codes_of_text(text: str) -> set[str]:
    """What speaks against a text."""
    return {fault.code for fault in checked(text).faults}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faults_are_said_with_names_and_rulings(lang: str) -> None:
    (fault,) = faults_of(swapped(FIRST, "spion", "palast"))
    told = explain_fault(fault, lang)
    assert card_texts("cardgame", lang)["palast"].name in told.sentence
    assert "ritter_haendler" not in told.sentence
    assert told.rule == "KD-20"
    assert told.rule_title


@pytest.mark.parametrize(("length", "cut"), [(40, ""), (41, "…")])
def test_a_word_that_means_no_card_is_told_whole_up_to_forty_letters(length: int, cut: str) -> None:
    words = [fault.params["word"] for fault in checked("q" * length).faults if fault.code == "deck_card"]
    assert words == ["q" * 40 + cut]


@pytest.mark.parametrize("name", sorted(presets()))
def test_a_deck_is_one_word_and_back(name: str) -> None:
    deck = deck_named(name)
    word = to_code(deck)
    assert deck_named(word) == deck
    assert len(word) < 1000
    assert word.removeprefix(MARK).replace("-", "").replace("_", "").isalnum()


@pytest.mark.parametrize("word", ["", "d2.abc", MARK, f"{MARK}!!", to_code(FIRST)[:-9], MARK + "A" * 5000])
def test_a_broken_word_is_refused_with_a_sentence(word: str) -> None:
    with pytest.raises(InputError):
        from_code(word)
    with pytest.raises(InputError):
        deck_named(word)


@pytest.mark.parametrize(("more", "says"), [(0, "not whole"), (1, "no deck")])
def test_a_word_that_is_longer_than_any_deck_is_not_even_read(more: int, says: str) -> None:
    with pytest.raises(InputError, match=says):
        from_code(MARK + "A" * (LONGEST_CODE - len(MARK) + more))


@rule("KD-20", "101.C.a")
def test_a_fault_says_how_many_there_are_and_how_many_may_be() -> None:
    def told(deck: Deck, **more: dict[str, int]) -> dict[str, object]:
        (fault,) = faults_of(deck, **more)  # type: ignore[arg-type]
        return dict(fault.params)

    fewer = replace(FIRST, cards={**FIRST.cards, "kundschafter": FIRST.cards["kundschafter"] - 1})
    assert told(fewer) == {"given": 32, "wanted": 33, "n": 1}
    assert told(swapped(FIRST, "spion", "nirgends")) == {"card": "nirgends", "allowed": 0}
    assert told(swapped(FIRST, "spion", "konflikt")) == {"card": "konflikt", "kind": "event", "allowed": 0}
    events = {"fortschritt": 2, "konflikt": 1}
    assert told(replace(FIRST, events={**events, "nirgends": 1})) == {"card": "nirgends", "allowed": 0}
    assert told(replace(FIRST, events={**events, "spion": 1})) == {"card": "spion", "allowed": 0}
    foreign = replace(FIRST, events={**events, "ueberfall": 1})
    assert told(foreign) == {"card": "ueberfall", "set": "ritter_haendler"}
    assert told(FIRST, given={"palast": 1}) == {"card": "palast", "given": 0, "wanted": 1}
    absent = replace(FIRST, start=("kundschafter", "saegewerk", "palast"))
    assert told(absent) == {"card": "palast", "given": 0, "wanted": 1}


@rule("KD-20")
def test_a_deck_without_the_base_set_is_none() -> None:
    assert codes(replace(FIRST, sets=())) == ["deck_base", *["deck_set_missing"] * len({**FIRST.cards, **FIRST.events})]
    assert supply(ALL)["spion"].sets[0] == "base"
    assert len(supply(ALL)["kaperflotte"].sets) == 2, "both boxes hold some"


def test_the_longest_words_that_are_read() -> None:
    assert to_text(replace(FIRST, name="")).startswith("sets: ")
    assert checked(f"name: {'m' * 60}\n").deck.name == "m" * 60
    assert checked("33 burg").deck.cards == {"burg": 33}
    assert checked("+33 burg").deck.cards == {"burg": 33}
    assert "deck_count" in codes_of_text("0033 burg")
    assert checked("burg" + " " * 194 + "x2").deck.cards == {"burg": 2}, "two hundred letters"
    assert "deck_line" in codes_of_text("burg" + " " * 195 + "x2")
    assert "deck_too_long" not in codes_of_text("x" * LONGEST)


def test_a_heading_stands_once_and_a_strange_one_is_named() -> None:
    found = checked("name: one\nname: two\ndecks: mine\n")
    told = [(f.code, f.params["line"], f.params["word"]) for f in found.faults if "line" in f.params]
    assert told == [("deck_heading_twice", 2, "name"), ("deck_heading", 3, "decks")]
    assert found.deck.name == "one"


def test_for_twenty_words_near_ones_are_looked_for_three_at_most() -> None:
    _, faults = read_deck("\n".join(["handelsflotte"] * 21), supply(ALL), {})
    near = [fault.params["known"] for fault in faults]
    assert [len(words) for words in near] == [3] * 20 + [0]  # type: ignore[arg-type]
    (fault,) = [f for f in checked("q\u202eq").faults if f.code == "deck_card"]
    assert fault.params["word"] == "q\ufffdq"


def test_a_word_that_begins_like_a_deck_and_is_none_is_a_wrong_line() -> None:
    assert checked(to_code(FIRST)).deck == FIRST
    (fault,) = [f for f in checked(f"{MARK}abcdefghijklmn").faults if "line" in f.params]
    assert (fault.code, fault.params) == ("deck_line", {"line": 1, "word": f"{MARK}abcdefghi…"})
    assert {f.params["line"] for f in checked(f"{MARK}abc\n1 qqqq").faults if "line" in f.params} == {1, 2}
