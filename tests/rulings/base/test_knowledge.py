"""What a player has seen stays known to that player, and to nobody else."""

import pytest

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.knowledge import unseen
from catanica.games.principality.position.piece import BOTH, slot
from catanica.games.principality.vocabulary import card_of
from tests.support.position import Position, do, options, position
from tests.support.reading import asked, hand
from tests.support.rules import rule
from tests.support.views import view


def known(g: Duel, audience: int, stack: int) -> list[str | None]:
    """The cards of a stack as an audience knows them, top first."""
    cards: list[str | None] = view(g, audience)["stacks"][stack - 1]["known"]
    return cards


def held(g: Duel, audience: int, seat: int) -> list[str | None]:
    """The cards of a hand as an audience knows them, known ones first."""
    land = view(g, audience)["lands"][seat]
    return [c["card"] for c in land["hand"]]


def ending() -> Position:
    """Seat 0 ends its turn with two cards and pays for a search."""
    return position().hand(0, "karawane", "haendler").stock(0, gold=2).stack(1, "spion", "markt", "raubzug")


@rule("KB-51")
def test_who_searched_a_stack_knows_the_rest_of_it() -> None:
    g = ending().hand_check()
    assert known(g, 0, 1) == [None, None, None]
    do(g, "search 1", "pick markt")
    assert known(g, 0, 1) == ["spion", "raubzug"]
    assert known(g, 1, 1) == known(g, -1, 1) == [None, None]


@rule("KB-40", "KB-61")
@pytest.mark.parametrize("deed", ["build markt L1 above", "play haendler", "put"])
@pytest.mark.parametrize("first", [True, False])
def test_of_two_equal_cards_the_one_that_was_seen_goes_first(deed: str, first: bool) -> None:
    card = "haendler" if deed.startswith("play") else "markt"
    p = position().actions_open().city(0, "L1")
    p.stock(0, brick=2, lumber=2, ore=2, grain=2, wool=2, gold=2).stock(1, ore=1)
    both = [p.g.cat.number(card)] * 2
    for known_to, n in zip((BOTH, 1) if first else (1, BOTH), both, strict=True):
        p.g.land(0).add_hand(slot(n, known_to))
    if deed == "put":
        g = do(p.hand(0, "kirche").hand_check(), "put markt 1")
        assert sorted(str(c) for c in held(g, 1, 0)) == ["None", "None"]
    else:
        g = do(p.main(), deed)
        assert held(g, 1, 0) == [None]


@rule("KB-51")
def test_a_drawn_or_chosen_card_is_hidden_from_the_others() -> None:
    g = position().hand(0, "karawane").stock(0, gold=2).stack(1, "spion", "markt", "raubzug").hand_check()
    do(g, "draw 1", "search 1", "pick raubzug")
    assert held(g, 1, 0) == held(g, -1, 0) == [None, None, None]
    assert sorted(str(c) for c in held(g, 0, 0)) == ["karawane", "raubzug", "spion"]


@rule("KB-51")
def test_the_other_players_search_makes_a_stack_uncertain_again() -> None:
    g = ending().hand(1, "kirche", "hafen").stock(1, gold=3).stack(2, "badhaus").hand_check()
    do(g, "search 1", "pick markt", "roll", "face trade_advantage", "die 1", "end", "search 1", "pick raubzug")
    assert known(g, 0, 1) == [None]
    assert known(g, 1, 1) == ["spion"]


@rule("KB-52", "KB-61")
def test_a_card_put_under_a_stack_is_known_to_its_player_only() -> None:
    g = position().hand(0, "karawane", "haendler", "saegewerk").stack(1, "spion").hand_check()
    do(g, "put karawane 1")
    assert known(g, 0, 1) == [None, "karawane"]
    assert known(g, 1, 1) == known(g, -1, 1) == [None, None]


@rule("KB-40", "KB-52")
def test_a_hand_once_seen_becomes_uncertain_when_a_card_of_it_goes_away() -> None:
    p = position(active=1).actions_open().hand(1, "spion", "badhaus", "markt", "rathaus").stack(1, "hafen", "kirche")
    g = p.hand(0, "kloster", "saegewerk", "schmiede").main()
    do(g, "play spion", "end", "pass")
    assert sorted(str(c) for c in held(g, 1, 0)) == ["kloster", "saegewerk", "schmiede"]
    do(g, "roll", "face trade_advantage", "die 6", "end", "put kloster 1")
    assert held(g, 1, 0) == [None, None]
    do(g, "draw 1")
    assert held(g, 1, 0) == [None, None, None]


@rule("KB-33")
def test_everybody_sees_a_building_go_back_to_the_hand() -> None:
    g = position().actions_open().hand(0, "feuerteufel").built(1, "kloster", "L1 above").main()
    do(g, "play feuerteufel", "die 1")
    assert held(g, 0, 1) == held(g, -1, 1) == ["kloster"]


@rule("KB-40", "KB-46", "KB-61")
@pytest.mark.parametrize("card", ["spion", "konflikt"])
def test_who_watches_cannot_tell_which_card_of_a_shown_hand_went_away(card: str) -> None:
    """All saw the knight go back to the hand; whether it is he that leaves it only the two players see."""
    for taken in ("otto_der_berserker", "karawane"):
        p = position().actions_open().hand(0, "schwarzer_ritter", "spion").hand(1, "karawane", "markt")
        p.stack(1, "hafen").built(0, "konrad_der_flinke", "L1 above").built(1, "otto_der_berserker", "L1 above")
        g = do(p.main(), "play schwarzer_ritter", "pass", "die 1")
        assert held(g, -1, 1) == ["otto_der_berserker", None, None]
        if card == "konflikt":
            g = do(p.event_card(card), f"put {taken} 1", "put markt 1")
        else:
            do(g, "play spion", f"pick {taken}")
        assert held(g, -1, 1) == [None] * len(g.land(1).hand)
        assert sorted(str(c) for c in held(g, 0, 1)) == hand(g, 1)


@rule("KB-51")
def test_options_are_for_the_one_who_decides() -> None:
    g = ending().hand_check()
    do(g, "search 1")
    assert len(view(g, 0)["decision"]["options"]) == 3
    assert view(g, 1)["decision"]["options"] == []
    assert view(g, -1)["decision"]["options"] == []


@rule("KB-51")
def test_whatever_lies_open_or_in_the_own_hand_cannot_lie_face_down_elsewhere() -> None:
    g = position().hand(0, "spion").discard("markt").built(1, "kloster", "L1 above").main()
    left = unseen(g.redacted(0), 0)
    for card in ("spion", "markt", "kloster"):
        number = g.cat.number(card)
        assert left.count(number) == g.cat.copies[number] - 1, card
    others = unseen(g.redacted(1), 1)
    assert others.count(g.cat.number("spion")) == g.cat.copies[g.cat.number("spion")], (
        "for the other it may lie anywhere"
    )


@rule("KB-18")
def test_regions_about_to_be_laid_lie_nowhere_else() -> None:
    laid = ("gebirge_stapel_5", "wald_stapel_6")
    g = position().road(0, 5).rich(0).region_stack(*laid, "huegelland_stapel_1", "weideland_stapel_5").main()
    while asked(g) != (0, "lay_regions"):
        do(g, "settlement L2" if asked(g) == (0, "main") else options(g)[0])
    for seed in range(12):
        stack = g.redacted(1).determinised(seed).region_stack
        assert not {g.cat.ids[card_of(s)] for s in stack} & set(laid)
