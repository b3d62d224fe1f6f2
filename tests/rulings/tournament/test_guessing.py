"""What may lie face down: counted by elimination on small boxes, whose every possibility can be written down."""

from collections import Counter
from collections.abc import Iterable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.catalogue import EVENT, is_drawn
from catanica.games.principality.position import deck_lists
from catanica.games.principality.position.brought import entry, handed_over
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.knowledge import seen, unseen
from catanica.games.principality.position.piece import slot, slot_known
from catanica.games.principality.steps.rows import LAY_REGIONS
from catanica.games.principality.vocabulary import card_is, card_of, cause_is, seat_is, seat_of
from catanica.kernel.arrays import added
from catanica.kernel.rng import seeded
from tests.support.position import Position, position
from tests.support.rules import rule

CARDS = {"alchimist": 2, "markt": 4, "kirche": 2, "kloster": 2}  # in both boxes: half of them in either deck at most
EVENTS = {"seuche": 5, "konflikt": 2, "baumeister": 2, "komet": 2, "jahreswechsel": 1}
GIVEN = ["jahreswechsel", "seuche"]  # everybody's, on nobody's list


def table(**copies: int) -> Position:
    """A tournament in which a deck is four cards and three events out of a few."""
    rules = CardGame(mode="tournament").rules
    rules.deck_cards, rules.deck_events = 4, 3
    rules.fixed_events = [rules.cat.number(card) for card in GIVEN]
    for n, card in enumerate(rules.cat.ids):
        if is_drawn(rules.cat.kind[n]) or rules.cat.kind[n] == EVENT:
            rules.cat.copies[n] = {**CARDS, **EVENTS, **copies}.get(card, 0)
    return position(rules=rules)


def brings(g: Duel, *lists: str) -> Duel:
    """What both players brought: each four cards and three events; a dot is an entry that is not known."""
    for seat, text in enumerate(lists):
        for card in text.split():
            g.brought = added(g.brought, entry(max(0, g.cat.number(card)), seat))
    return g


def named(g: Duel, cards: Iterable[int]) -> list[str]:
    """Cards by their ids, in order."""
    return sorted(g.cat.ids[n] for n in cards)


def counted(g: Duel, column: vec[i64]) -> dict[str, int]:
    """A count of cards by their ids; face-down ones as a dot."""
    return {g.cat.ids[n] or ".": int(count) for n, count in enumerate(column) if count}


def guesses(g: Duel, seat: int, events: bool = False) -> set[str]:
    """Every list that a player may have written, as far as this position tells: its cards, or its events."""
    out = set()
    for seed in range(60):
        full = deck_lists.filled_lists(g, seen(g), seeded(seed))
        kept = [i for i in range(len(full)) if deck_lists.is_event_entry(g, i) == events and seat_of(full[i]) == seat]
        out.add(" ".join(named(g, (card_of(full[i]) for i in kept))))
    return out


@rule("103.K.b")
def test_a_card_is_its_player_s_wherever_it_lies() -> None:
    p = table().hand(0, "markt", "markt", "kloster").hand(1, "kirche", "kirche").built(0, "kloster", "L1 above")
    p.built(1, "kloster", "L1 above", owner=0).built(0, "hafen", "R1 above", owner=1).built(1, "hafen", "R1 above")
    p.discard("alchimist", "alchimist", "spion").discard("kirche", owner=1)
    p.stack(1, "saegewerk", "saegewerk", "spion").stack(4, "schmiede").stack(5, "rathaus", "rathaus", "rathaus")
    g = p.main()
    mine = {"markt": 2, "kloster": 3, "alchimist": 2, "spion": 2, "saegewerk": 2, "schmiede": 1}
    assert counted(g, deck_lists.seen_of(g, 0)) == mine
    assert counted(g, deck_lists.seen_of(g, 1)) == {"kirche": 3, "hafen": 2, "rathaus": 3}
    laid = [g.cat.number(card) for card in ("wald_stapel_6", "gebirge_stapel_5")]
    g.agenda = added(g.agenda, LAY_REGIONS.word(seat_is(0) | card_is(laid[0]) | cause_is(laid[1])))
    assert counted(g, deck_lists.seen_of(g, 0)) == {**mine, "wald_stapel_6": 1, "gebirge_stapel_5": 1}
    assert counted(g, deck_lists.seen_of(g, 1)) == {"kirche": 3, "hafen": 2, "rathaus": 3}
    assert all(seen(g)[n] == 1 for n in laid), "on the way to anybody's land"


@rule("101.C.a", "103.K.b")
def test_a_list_counts_what_its_player_has_now_and_tells_what_he_wrote() -> None:
    g = table().main()
    brings(g, "alchimist markt markt kirche seuche konflikt konflikt", "kloster markt hafen hafen seuche seuche komet")
    assert counted(g, deck_lists.listed(g, 0)) == {"alchimist": 1, "markt": 2, "kirche": 1}
    assert counted(g, deck_lists.listed(g, 1)) == {"kloster": 1, "markt": 1, "hafen": 2}
    g.hand_over(g.cat.number("markt"), 1)
    assert counted(g, deck_lists.listed(g, 0)) == {"alchimist": 1, "markt": 1, "kirche": 1}
    assert counted(g, deck_lists.listed(g, 1)) == {"kloster": 1, "markt": 2, "hafen": 2}
    assert counted(g, deck_lists.written_by(g, 0)) == {"alchimist": 1, "markt": 2, "kirche": 1}
    assert counted(g, deck_lists.written_by(g, 1)) == {"kloster": 1, "markt": 1, "hafen": 2}
    events = [[deck_lists.listed_events(g, seat, g.cat.number(card)) for card in ("seuche", "konflikt", "komet")]
              for seat in (0, 1)]  # fmt: skip
    assert events == [[1, 2, 0], [2, 0, 1]]


@rule("101.C.a")
def test_a_list_that_is_being_written_tells_what_stands_on_it() -> None:
    g = brings(table().main(), "alchimist markt")
    assert counted(g, deck_lists.written_by(g, 0)) == {"alchimist": 1, "markt": 1}
    assert counted(g, deck_lists.written_by(g, 1)) == {}
    g = brings(table().main(), "alchimist")
    assert named(g, unseen(g, 0)) == ["alchimist"], "of the list, however short, not of the box"
    (guessed,) = g.redacted(1).determinised(2).brought
    assert g.cat.ids[card_of(guessed)] in CARDS
    g = brings(table().main(), "alchimist markt kirche kloster")
    assert len(g.redacted(1).determinised(2).brought) == 4, "the first event comes next"


@rule("103.K.b")
def test_of_two_cards_that_are_not_known_the_first_is_the_one_that_went() -> None:
    lists = [[0, 8, 0], [7, 8, 0], [0, 9, 8]]
    for mine, left in zip(lists, ([9, 8, 0], [9, 7, 8], [9, 0, 8]), strict=True):
        decks = vec[i64]([entry(card, 0) for card in mine] + [entry(card, 1) for card in (5, 6, 7)])
        assert [card_of(s) for s in handed_over(decks, 9, 1)] == [*left, 5, 6, 7]


@rule("101.C.a")
def test_either_box_gives_half_of_the_cards_and_of_the_events_that_are_left() -> None:
    g = table(kirche=3, konflikt=6).main()
    g.rules.fixed_events += [g.cat.number("konflikt")] * 2
    limits = {card: deck_lists.box_limit(g, g.cat.number(card)) for card in ("markt", "kirche", "seuche", "konflikt")}
    assert limits == {"markt": 2, "kirche": 1, "seuche": 2, "konflikt": 2}


@rule("101.C.a")
def test_of_a_list_that_is_known_the_rest_is_left_and_of_another_all_that_the_box_allows() -> None:
    p = table(alchimist=6).hand(0, "markt").stack(1, "alchimist").built(1, "kirche", "L1 above")
    g = brings(p.main(), "alchimist alchimist markt kirche seuche seuche seuche", ". . . . . . .")
    assert named(g, unseen(g, 0)) == ["alchimist", "kirche"]
    assert named(g, unseen(g, 1)) == ["alchimist"] * 3 + ["kloster", "markt", "markt"]


@rule("101.C.a")
def test_what_was_seen_of_a_player_stands_on_his_list_and_the_rest_is_of_his_box() -> None:
    p = table().built(0, "markt", "L1 above").discard("kirche")
    g = brings(p.main(), ". . . . . . .", "alchimist markt kirche kloster seuche seuche konflikt")
    assert guesses(g, 0) == {"alchimist kirche markt markt", "alchimist kirche kloster markt",
                             "kirche kloster markt markt"}  # fmt: skip
    assert guesses(g, 1) == {"alchimist kirche kloster markt"}, "a list that is known is that list"


@rule("101.C.a")
def test_a_card_of_a_list_that_is_known_explains_the_one_that_was_seen() -> None:
    g = brings(table().built(0, "kirche", "L1 above").main(), "kirche . . . . . .", "markt . . . . . .")
    assert guesses(g, 0) == {"alchimist kirche markt markt", "alchimist kirche kloster markt",
                             "kirche kloster markt markt"}  # fmt: skip
    seconds = guesses(g, 1)
    assert all(1 <= told.split().count("markt") <= 2 for told in seconds)
    assert any("kirche" in told for told in seconds), "his box has one as well"


@rule("101.C.a", "103.K.b")
def test_a_card_that_was_taken_stood_on_the_list_it_came_from() -> None:
    g = brings(table().hand(1, "kirche").main(), "kirche . . . . . .", ". . . . . . .")
    g.hand_over(g.cat.number("kirche"), 1)
    assert guesses(g, 0) == {"alchimist markt markt", "alchimist kloster markt", "kloster markt markt"}
    assert all("kirche" in told.split() for told in guesses(g, 1))


@rule("103.N.a")
def test_an_event_that_nobody_gave_openly_is_on_a_list() -> None:
    g = table().discard("seuche", "seuche", "seuche", "jahreswechsel").main()
    brings(g, ". . . . . . .", "alchimist markt kirche kloster seuche konflikt baumeister")
    others = [("seuche", "konflikt"), ("seuche", "baumeister"), ("seuche", "komet"), ("konflikt", "baumeister")]
    others += [("konflikt", "komet"), ("baumeister", "komet")]
    assert guesses(g, 0, events=True) == {" ".join(sorted(["seuche", *two])) for two in others}
    assert guesses(g, 1, events=True) == {"baumeister konflikt seuche"}


@rule("103.N.a")
def test_no_list_has_more_of_an_event_than_a_box_gives() -> None:
    g = table().discard("seuche", "seuche", "seuche", "seuche").main()
    brings(g, ". . . . seuche . .", ". . . . . . .")
    assert guesses(g, 0, events=True) == {"konflikt seuche seuche", "baumeister seuche seuche", "komet seuche seuche"}
    assert all(1 <= told.split().count("seuche") <= 2 for told in guesses(g, 1, events=True))


@rule("103.N.a", "101.C.a")
def test_the_events_in_the_stack_are_those_everybody_gives_and_those_of_both_lists() -> None:
    g = table().discard("seuche", "seuche", "jahreswechsel").main()
    brings(g, "alchimist markt kirche kloster seuche konflikt baumeister", ". . . . seuche seuche konflikt")
    left = deck_lists.unseen_events(g, seen(g))
    assert named(g, left) == ["baumeister", "konflikt", "konflikt", "seuche", "seuche"]


@rule("101.C.a")
@pytest.mark.parametrize("audience", [0, 1, -1])
def test_a_full_position_holds_both_lists_and_no_card_twice(audience: int) -> None:
    p = table().hand(0, "markt", "markt").hand(1, "alchimist").stack(1, "kirche").stack(4, "alchimist")
    p.stack(6, "markt").stack(8, "kloster", "kirche").events("seuche", "konflikt", "konflikt", "jahreswechsel")
    p.events("baumeister", "seuche", "seuche")
    g = p.main()
    g.box = added(g.box, slot(g.cat.number("baumeister"), 0))
    brings(g, "alchimist markt markt kirche seuche konflikt baumeister",
           "alchimist markt kloster kirche seuche konflikt baumeister")  # fmt: skip
    known = g.redacted(audience)
    for seed in range(6):
        full = known.determinised(seed)
        assert full.redacted(audience) == known
        assert [slot_known(s) for s in full.stacks.cards] == [slot_known(s) for s in g.stacks.cards]
        for seat in (0, 1):
            owned = Counter(counted(full, deck_lists.seen_of(full, seat)))
            assert owned == Counter(counted(full, deck_lists.listed(full, seat)))
            assert all(n <= CARDS[card] // 2 for card, n in owned.items())
        assert deck_lists.unseen_events(full, seen(full)) == [], "all of them lie in stack and box"
        assert len(full.event_stack) + len(full.box) == 8
