"""What may lie face down in a game out of one box: a box that holds just what lies there leaves no choice."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.catalogue import EVENT, REGION
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.knowledge import eyes, redact, seen, stacked_events, unseen
from catanica.games.principality.position.piece import TABLE, slot_known
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.arrays import added
from catanica.kernel.rng import seeded
from catanica.kernel.state import REFEREE
from tests.support.position import position
from tests.support.rules import rule

SEEDS = range(12)


def laid_out(turn: int = 9, mode: str = "common") -> Duel:
    """A card or more wherever cards can lie; the box holds these and no others."""
    p = position(turn=turn, rules=CardGame(mode=mode).rules)
    p.hand(0, "alchimist", "markt", "kirche").hand(1, "markt", "spion", "kloster", "hafen")
    p.stack(1, "haendler", "markt", "hafen").stack(3, "spion").stack(5, "kirche", "rathaus")
    p.built(0, "kloster", "L1 above").built(0, "kloster", "R1 above").built(1, "rathaus", "L1 above")
    p.events("seuche", "konflikt", "konflikt", "baumeister").discard("alchimist", "seuche", "alchimist")
    p.region_stack("gebirge_stapel_5", "wald_stapel_6", "huegelland_stapel_1").display("schmiede", "schmiede")
    g = p.main()
    g.box = added(added(g.box, g.event_stack[1]), g.event_stack[3])
    return boxed(g)


def boxed(g: Duel) -> Duel:
    """There are as many copies of each card as lie there."""
    piles = [g.stacks.cards, g.event_stack, g.region_stack, g.discard, g.display, g.box]
    piles += [pile for land in (g.land0, g.land1) for pile in (land.hand, land.built, land.regions)]
    there = Counter(card_of(s) for pile in piles for s in pile)
    g.rules.cat.copies = vec[i64]([there[n] for n in range(len(g.cat.ids))])
    return g


def cards(g: Duel, pile: vec[i64]) -> list[str]:
    """A pile by ids, in order."""
    return sorted(g.cat.ids[card_of(s)] for s in pile)


@rule("KB-51", "KB-3")
@pytest.mark.parametrize("mode", ["common", "beginners"])
@pytest.mark.parametrize("audience", [0, 1, -1])
def test_a_full_position_holds_each_card_of_the_box_once(audience: int, mode: str) -> None:
    g = laid_out(mode=mode)
    known = g.redacted(audience)
    for seed in SEEDS:
        full = known.determinised(seed)
        assert full.redacted(audience) == known
        assert list(seen(full)) == list(seen(g))
        assert full.doubts() == []
        assert cards(full, full.region_stack) == cards(g, g.region_stack), "regions lie among regions"
        events = cards(full, full.event_stack), cards(full, full.box)
        assert sorted(events[0] + events[1]) == sorted(cards(g, g.event_stack) + cards(g, g.box))
        assert [len(e) for e in events] == [4, 2]
        known_to = [[slot_known(s) for s in pile] for pile in (full.stacks.cards, full.land0.hand, full.land1.hand)]
        assert known_to == [[0] * 6, [1] * 3, [2] * 4], "a guess makes nothing known"


@rule("KB-51")
def test_what_a_player_may_draw_is_what_he_sees_nowhere() -> None:
    g = laid_out()
    hidden = cards(g, g.stacks.cards)
    assert sorted(g.cat.ids[n] for n in unseen(g.redacted(0), 0)) == sorted(hidden + cards(g, g.land1.hand))
    assert sorted(g.cat.ids[n] for n in unseen(g.redacted(1), 1)) == sorted(hidden + cards(g, g.land0.hand))


@rule("KB-3")
def test_every_card_that_may_lie_at_a_place_comes_to_lie_there() -> None:
    g = laid_out().redacted(0)
    hidden = {g.cat.ids[n] for n in unseen(g, 0)}
    guesses = [g.determinised(seed) for seed in range(80)]
    for i in range(6):
        assert {full.cat.ids[card_of(full.stacks.cards[i])] for full in guesses} == hidden


@rule("KB-3")
@pytest.mark.parametrize(("turn", "settled"), [(0, False), (1, True)])
def test_start_regions_can_lie_in_the_stack_once_the_lands_are_settled(turn: int, settled: bool) -> None:
    p = position(turn=turn, rules=CardGame().rules).region_stack("gebirge_stapel_5", "wald_stapel_6")
    g = p.main()
    g.land0.lay_region(10, 0)  # one start region lies elsewhere, and the stack holds all others
    only_regions(g.rules)
    guesses = [g.redacted(1).determinised(seed) for seed in SEEDS]
    start = {full.cat.start[card_of(s)] for full in guesses for s in full.region_stack}
    assert start == ({0, 1} if settled else {0})


def only_regions(rules: Rulebook) -> None:
    """Of the regions for the stack there are the two that lie in it; of the start regions one each."""
    for n in range(1, len(rules.cat.ids)):
        if rules.cat.kind[n] == REGION and rules.cat.start[n] == 0:
            rules.cat.copies[n] = rules.cat.ids[n] in ("gebirge_stapel_5", "wald_stapel_6")


@rule("PR-21")
def test_events_that_are_there_for_certain_lie_in_the_stack_or_in_the_box() -> None:
    rules = CardGame().rules
    g = position(rules=rules).events("seuche", "konflikt").discard("seuche").main()
    g.box = added(g.box, g.event_stack[1])
    rules.fixed_events = [rules.cat.number(card) for card in ("seuche", "seuche", "konflikt")]
    thirds = set()
    none = {rules.cat.ids[n]: 0 for n in range(1, len(rules.cat.ids)) if rules.cat.kind[n] == EVENT}
    for card, copies in {**none, "seuche": 4, "konflikt": 1, "baumeister": 2, "fortschritt": 2}.items():
        rules.cat.copies[rules.cat.number(card)] = copies
    for seed in range(40):
        full = g.redacted(0).determinised(seed)
        left = cards(full, full.event_stack) + cards(full, full.box)
        left.remove("seuche")
        left.remove("konflikt")
        thirds.update(left)
    assert thirds == {"seuche", "baumeister", "fortschritt"}, "the third one is any other of which there is one left"


@rule("PR-21")
@pytest.mark.parametrize("room", [0, 1, 2])
def test_of_events_that_belong_there_no_more_lie_there_than_there_is_room_for(room: int) -> None:
    rules = CardGame().rules
    rules.fixed_events = [rules.cat.number("seuche")] * 2
    g = position(rules=rules).events(*["seuche"] * room).main().redacted(0)
    events = [rules.cat.number("seuche")] * 3
    assert stacked_events(g, vec[i64]([0] * len(rules.cat.ids)), events, seeded(1)) == events[:1] * room
    assert len(events) == 3 - room


@rule("KB-51")
def test_who_may_know_what() -> None:
    assert [eyes(audience) for audience in (0, 1, -1)] == [1, 2, TABLE]
    g = laid_out()
    g.tracing = True
    assert redact(g, REFEREE) == g
    assert not redact(g, 0).tracing, "who looks at a position writes no log"


@rule("KB-3")
def test_a_position_in_which_a_card_lies_more_often_than_there_are_copies_is_doubted() -> None:
    g = laid_out()
    assert g.doubts() == []
    for n in range(1, len(g.cat.ids)):
        if g.cat.copies[n] > 0:
            g.cat.copies[n] -= 1
            (doubt,) = g.doubts()
            assert repr(g.cat.ids[n]) in str(doubt)
            g.cat.copies[n] += 1
