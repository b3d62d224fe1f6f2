"""Decks that the program proposes: out of chosen sets, always the same for a seed, around cards that are given."""

from hashlib import blake2b

import pytest

from catanica.games.cardgame.decks.building import build_deck, facts_of, first_hand
from catanica.games.cardgame.decks.characters import characters
from catanica.games.cardgame.decks.choosing import completed, drawn_decks, given_cards
from catanica.games.cardgame.decks.legality import faults_of, is_deck_card, known_sets
from catanica.games.cardgame.decks.presets import presets
from catanica.games.cardgame.decks.text import to_text
from catanica.games.principality.cards.deck import Deck
from catanica.kernel.rng import seeded
from tests.support.rules import rule

ALL = tuple(known_sets())
FACTS = facts_of(ALL)
ASKING = sorted(f.id for f in FACTS.values() if is_deck_card(f.kind) and (f.needs or f.needs_any))
EITHER = [card for card in ASKING if FACTS[card].needs_any]


def mark(decks: list[Deck]) -> str:
    """A few letters that stand for decks."""
    return blake2b("\n".join(to_text(deck) for deck in decks).encode(), digest_size=4).hexdigest()


def drawn(card: str) -> bool:
    """Whether a card that another one asks for can be in a deck."""
    return card in FACTS and is_deck_card(FACTS[card].kind)


def test_a_seed_stands_for_the_same_deck_in_every_release() -> None:
    """Whoever names sets and a seed names a deck. What is noticed here is a change, not that it is wrong."""
    sets = [("base",), ALL, *(("base", name) for name in ALL if name != "base")]
    assert mark([build_deck(chosen, seed) for chosen in sets for seed in (1, 2)]) == "e18a5f19"
    assert mark([completed(who, ()) for who in characters()]) == "6a659611"
    given = [{card: 1} for card in ASKING] + [{card: 1, FACTS[card].needs_any[-1]: 1} for card in EITHER]
    assert mark([build_deck(ALL, 3, cards) for cards in given]) == "9cc47a31"


@rule("101.D.c")
@pytest.mark.parametrize("who", sorted(characters()))
def test_a_character_s_deck_holds_the_given_cards_and_is_legal(who: str) -> None:
    deck = completed(who, ())
    given = characters()[who].cards
    assert faults_of(deck, given=given) == []
    assert given_cards(deck) == given


@rule("101.D.c")
def test_a_given_card_brings_what_it_asks_for() -> None:
    for card in ASKING:
        deck = build_deck(ALL, 3, {card: 1})
        wanted = [card]
        for asking in wanted:
            wanted += [need for need in FACTS[asking].needs if drawn(need) and need not in wanted]
        assert [need for need in wanted if need not in deck.cards] == [], card
        any_of = [need for need in FACTS[card].needs_any if drawn(need)]
        assert not any_of or any(need in deck.cards for need in any_of), card


@rule("101.D.c")
def test_two_given_copies_of_what_another_card_asks_for_stay_two() -> None:
    assert build_deck(("base", "politik_intrige"), 1, {"kathedrale": 1, "kirche": 2}).cards["kirche"] >= 2


@rule("KD-21")
def test_the_first_hand_is_what_a_settlement_takes_at_once_the_cheapest_first() -> None:
    cards = {"kathedrale": 1, "schmiede": 1, "saegewerk": 1, "markt": 1, "getreidemuehle": 1, "eisengiesserei": 1}
    assert set(first_hand(FACTS, cards)) == {"saegewerk", "getreidemuehle", "eisengiesserei"}
    without = dict.fromkeys(("kathedrale", "schmiede", "markt", "befestigtes_lager", "wirtshaus"), 1)
    assert "kathedrale" not in first_hand(FACTS, without)
    assert "markt" not in first_hand(FACTS, without), "a market needs a city"


def test_decks_that_nobody_chose_are_drawn_among_those_the_sets_allow() -> None:
    narrow = {p.deck().name for p in presets().values() if set(p.sets) <= {"base"}}
    found = {deck.name for seed in range(12) for deck in drawn_decks([], "tournament", ["base"], seeded(seed))}
    assert found == narrow
    mine = presets()["hansekontor"].deck()
    assert drawn_decks([mine, None], "tournament", ["base"], seeded(1))[0] == mine
    named = {who.name["en"] for who in characters().values()}
    assert {deck.name for deck in drawn_decks([], "characters", ALL, seeded(2))} <= named


@rule("101.D.c")
@pytest.mark.parametrize(("card", "count", "who"), [("walther_der_saenger", 1, "weise"), ("kaperflotte", 4, "pirat")])
def test_a_deck_is_nearest_to_the_character_whose_cards_it_holds(card: str, count: int, who: str) -> None:
    assert given_cards(Deck({card: count})) == characters()[who].cards
