"""A table and what is asked of it: whose stack, whose pile, who has won, what is remembered until the turn ends."""

import pytest

import catanica
from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.effect import (
    BEFORE_ROLL,
    BY_PLACE,
    EVERYWHERE,
    HOOKS,
    NEVER,
    ON_STRENGTH,
    Effect,
    choosiness,
    hooks_of,
)
from catanica.games.principality.position.brought import entry
from catanica.games.principality.position.digest import PILE, lists
from catanica.games.principality.position.duel import COMMON, Duel
from catanica.games.principality.position.piece import BOTH, FACE_UP, OPEN, piece, slot, slot_known
from catanica.games.principality.position.pile import unknown_slots
from catanica.games.principality.position.rulebook import Scoring, both_points, points_of
from catanica.games.principality.telling.verbs import BANK, DEMOLISH, OFFER
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.arrays import added
from catanica.kernel.ints import bit
from tests.rulings.together.land import EVERY
from tests.support.position import Position, position
from tests.support.reading import hand, stack
from tests.support.rules import rule

KB = ["base", "politik_intrige"]


def test_a_bare_table_has_nothing_on_it() -> None:
    g = position().g.blank()
    counts = (
        "turn",
        "starter",
        "active",
        "phase",
        "event_die",
        "die",
        "drawn_event",
        "reached",
        "best",
        "risen",
        "memo",
    )
    left = ("roads_left", "settlements_left", "cities_left", "crowns_left", "citadels_left")
    assert [getattr(g, name) for name in (*counts, *left)] == [0] * 16
    assert (g.winner, g.ended, g.muted, g.seats) == (-1, "", False, 2)
    assert (g.rng.a, g.rng.b, g.rng.c, g.rng.d) == (0, 0, 0, 1), "whoever may not know what chance brings gets this"
    piles = (g.stacks.cards, g.pool, g.event_stack, g.region_stack, g.discard, g.display, g.box, g.brought, g.agenda)
    assert [len(pile) for pile in piles] == [0] * 9


def test_a_copy_keeps_what_is_to_be_done_and_writes_no_log() -> None:
    g = position().main()
    for waiting in (g.agenda, g.agenda[:1]):
        g.agenda = waiting
        g.tracing = True
        assert list(g.clone().agenda) == list(waiting)
        assert not g.clone().tracing


class Fixed(Scoring):
    """Three points and eight."""

    def both(self, g: Duel) -> int:
        """The same at any time."""
        return both_points(3, 8)


def test_points_of_both_seats_are_told_apart() -> None:
    assert [points_of(both_points(200, 255), seat) for seat in (0, 1)] == [200, 255]
    g = position(rules=CardGame().rules).main()
    g.rules.scoring = Fixed()
    assert g.standing() == [3, 8]
    assert [g.rules.scoring.reaches(g, 1, goal) for goal in (7, 8, 9)] == [True, True, False]
    assert Scoring().both(g) == 0
    for winner, winners in ((-1, []), (0, [0]), (1, [1])):
        other = g.clone()
        assert other.result() is None
        other.finish(winner, "points")
        ended = other.result()
        assert ended is not None
        assert (ended.winners, ended.points, ended.reason, len(other.agenda)) == (winners, [3, 8], "points", 0)


def test_random_play_seldom_tears_down_and_seldom_haggles() -> None:
    g = position().main()
    assert [g.seldom(verb) for verb in (DEMOLISH, OFFER, BANK)] == [True, True, False]


@pytest.mark.parametrize("at", range(4))
def test_a_single_card_that_is_hidden_veils_a_position(at: int) -> None:
    p = position().hand(0, "markt").hand(1, "markt").stack(1, "markt").events("seuche")
    g = p.main()
    assert not g.veiled()
    blank = unknown_slots([0])
    if at == 0:
        g.land0.hand = blank
    elif at == 1:
        g.land1.hand = blank
    elif at == 2:
        g.stacks.cards = blank
    else:
        g.event_stack = blank
    assert g.veiled()


@rule("103.K.b", "103.K.c")
def test_each_player_has_a_pile_in_a_tournament_and_all_have_one_elsewhere() -> None:
    g = position(mode="tournament").discard("markt", "kirche").discard("spion", owner=1).main()
    assert [g.own_pile(seat) for seat in (0, 1)] == [0, 1]
    assert [g.their_pile(seat) for seat in (0, 1)] == [1, 0]
    assert [g.pile_size(pile) for pile in (0, 1, COMMON)] == [2, 1, 3]
    assert g.may_fetch(1, 1)
    g.put_away(g.cat.number("hafen"), 1)
    assert g.lies_on(g.discard[3], 1)
    assert not g.lies_on(g.discard[3], 0)
    g = position().discard("markt", owner=1).main()
    assert [g.own_pile(0), g.own_pile(1), g.their_pile(0), g.pile_size(COMMON)] == [COMMON, COMMON, COMMON, 1]


@rule("112.P.a")
def test_a_ban_closes_the_own_pile_and_not_that_of_the_opponent() -> None:
    def piles(p: Position) -> list[list[bool]]:
        g = p.discard("markt").discard("kirche", owner=1).main()
        return [[g.may_fetch(seat, pile) for pile in (0, 1)] for seat in (0, 1)]

    assert piles(position(mode="tournament")) == [[True, True], [True, True]]
    assert piles(position(mode="tournament").banned(0, 0)) == [[False, True], [True, True]]
    assert piles(position(mode="tournament").banned(1, 0)) == [[True, True], [True, False]]
    g = position(sets=KB).banned(0, 0).main()
    assert not g.may_fetch(1, COMMON), "nothing lies there"
    g.put_away(g.cat.number("markt"), 0)
    assert (g.may_fetch(0, COMMON), g.may_fetch(1, COMMON), g.barred(0, PILE), g.barred(0, 0)) == (
        False,
        True,
        True,
        False,
    )
    g = position(sets=KB).banned(0, 1).banned(0, 5).main()
    assert [g.barred(0, s) for s in range(-1, 5)] == [False, True, False, False, False, True]
    assert [g.may_use_stack(0, s) for s in range(5)] == [False, True, True, True, False]
    assert all(g.may_use_stack(1, s) for s in range(5))


@rule("101.C.a", "106.B.a")
def test_a_stack_belongs_to_one_player_or_to_both() -> None:
    g = position(mode="tournament").main()
    assert [[g.belongs(seat, s) for s in (0, 3, 4, 7)] for seat in (0, 1)] == [
        [True, True, False, False],
        [False, False, True, True],
    ]
    shared = position(mode="small").g
    assert [shared.belongs(0, s) for s in (0, 4, 8)] == [True, False, True]
    assert position().g.belongs(1, 0)


@rule("PR-7")
def test_a_card_goes_under_a_stack_of_its_own_back() -> None:
    g = position(rules=CardGame().rules).main()
    card = g.cat.number("markt")
    assert g.may_put(0, card, 1)
    g.rules.stack_backs = unknown_slots([0] * 5)
    for s, back in enumerate((0, 2, 2, 0, 1)):
        g.rules.stack_backs[s] = back
    g.cat.back[card] = 2
    assert [g.may_put(0, card, s) for s in range(5)] == [False, True, True, False, False]


def test_an_event_spares_one_player_until_it_has_acted() -> None:
    for seat in (0, 1):
        g = position().main()
        g.memo = -1 & ~(bit(30) | bit(31))
        before = g.memo
        g.spare(seat)
        assert [g.spared(0), g.spared(1)] == [seat == 0, seat == 1]
        g.spare(1 - seat)
        assert g.spared(0)
        assert g.spared(1)
        g.spare_nobody()
        assert g.memo == before, "and nothing else is forgotten"


class Early(Effect):
    """Fits only the moment before the roll."""

    def timing(self) -> int:
        """Before both dice."""
        return BEFORE_ROLL


@rule("126.I.c")
def test_of_cards_before_the_roll_each_is_passed_for_itself() -> None:
    rules = CardGame().rules
    for card in ("markt", "kirche"):
        rules.bind(rules.cat.number(card), Early())
    early = [rules.cat.number(card) for card in ("alchimist", "markt", "kirche")]
    assert rules.early == early
    for passed in early:
        g = position(rules=rules).main()
        g.pass_moment(passed)
        assert [g.has_passed(card) for card in early] == [card == passed for card in early]


def test_a_card_is_handed_over_only_where_players_brought_lists() -> None:
    g = position().main()
    g.hand_over(g.cat.number("markt"), 1)
    assert len(g.brought) == 0
    g.brought = added(g.brought, entry(g.cat.number("markt"), 0))
    g.hand_over(g.cat.number("markt"), 1)
    assert slot_known(g.brought[0]) == OPEN


@rule("KB-51")
def test_a_card_that_is_drawn_is_known_to_whoever_knew_it() -> None:
    g = position().stack(1, "markt", "kirche", "spion", "kirche").main()
    g.stacks.learn(0, 1)
    g.stacks.turn_up(0)
    assert g.cat.ids[g.draw_top(0, 0)] == "markt"
    assert (slot_known(g.land0.hand[0]), stack(g, 1)) == (OPEN, ["kirche", "spion", "kirche"])
    g.take_from_stack(0, 0, g.cat.number("spion"))
    assert (hand(g, 0), stack(g, 1)) == (["markt", "spion"], ["kirche", "kirche"])
    assert slot_known(g.land0.hand[1]) == 1
    assert [slot_known(s) for s in g.stacks.cards] == [0, 0], "the other is no longer sure of the stack"
    g.stacks.learn(0, 0)
    g.stacks.turn_up(0)
    g.take_from_stack(0, 0, g.cat.number("kirche"))
    assert slot_known(g.land0.hand[2]) == OPEN, "everybody saw it lie there and go"
    assert [slot_known(s) for s in g.stacks.cards] == [1], "who took it still knows the rest"
    assert not any(slot_known(s) & FACE_UP for s in g.land0.hand)


@rule("KB-52", "KB-61")
def test_a_card_put_under_a_stack_is_one_the_other_knew_and_the_others_keep_their_order() -> None:
    g = position().stack(1, "hafen").main()
    for card, seen in (("markt", BOTH), ("kirche", BOTH), ("markt", 1)):
        g.land0.add_hand(slot(g.cat.number(card), seen))
    g.put_under(0, g.cat.number("markt"), 0)
    assert [g.cat.ids[card_of(s)] for s in g.land0.hand] == ["kirche", "markt"]
    assert [slot_known(s) for s in g.land0.hand] == [1, 1]
    assert (stack(g, 1), slot_known(g.stacks.cards[1])) == (["hafen", "markt"], 1)


def test_sets_that_were_chosen_at_the_table_are_told_with_a_position() -> None:
    g = position(rules=CardGame().rules).main()
    for sets, backs, unpacked in (("", ["base", "x"], "x"), ("", ["base", "x", "y"], "x,y"), ("", ["base"], None),
                                  ("", [], None), ("base,x", ["base", "x"], None)):  # fmt: skip
        g.rules.header = {"sets": sets}
        g.rules.back_names = backs
        assert g.origin().get("unpacked") == unpacked


def test_a_position_tells_who_has_won_only_when_somebody_has() -> None:
    for winner in (0, 1):
        g = position().main()
        assert "winner" not in g.text()
        g.finish(winner, "points")
        assert "winner" in g.text()
        assert catanica.position(g.text()) == g
    assert "mark" not in position().before_roll().text(), "no card of the base game turns time back"
    assert (CardGame().rules.rolls_back, CardGame().rules.deck_cards) == (False, 0)


@rule("123.AI.a")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_society_sees_what_happens_to_the_card_it_copies(seat: int) -> None:
    other = 1 - seat
    p = position(sets=EVERY).city(0, "L1").city(1, "L1").built(other, "gericht", "L1 above")
    g = p.aimed(seat, "L1 above", "gericht", "L1 above").main()
    court = g.cat.number("gericht")
    found = g.look(seat)
    assert lists(found.names, court)
    assert g.look(seat) is found, "it is looked at once"
    g.land(other).lay(piece(12, g.cat.number("kirche"), other))
    again = g.look(seat)
    assert again is not found
    assert lists(again.names, court)
    g.land(other).remove_piece(0)
    assert not lists(g.look(seat).names, court)
    alone = g.look(other)
    g.land(seat).lay(piece(12, g.cat.number("kirche"), seat))
    assert g.look(other) is alone, "a land without such a card minds only itself"


# -- effects ----------------------------------------------------------------------------------------------------------


def test_an_effect_does_nothing_unless_it_says_so() -> None:
    g, nothing = position().main(), Effect()
    counts = ["strength", "trade", "tournament", "points", "toll", "mirrors", "traits", "silences", "shows"]
    assert [getattr(nothing, name)(g, 0, 0) for name in counts] == [0] * len(counts)
    assert [nothing.discount(g, 0, 0, 1), nothing.docked(g, 0, 0, 1), nothing.foils(g, 0, 0, 1)] == [0, 0, 0]
    assert [nothing.windows(), nothing.guards(), nothing.before_use(), nothing.fixed()] == [0, 0, 0, 0]
    assert [nothing.cap(g, 0, 0, 1), nothing.fits(g, 0, 1, 1)] == [-1, True]
    asked = [
        nothing.bars(g, 0, 0, 1),
        nothing.drawn(g, 0, 0, 1, 1),
        nothing.good_year(g, 0, 0),
        nothing.wards(g, 0, 0, 0),
    ]
    assert asked == [False] * 4
    assert not nothing.settle(g, 0, 0)
    assert (hooks_of(nothing), choosiness(nothing)) == (0, NEVER)


class Strong(Effect):
    """One more strength, and a say in where it is built, the same everywhere."""

    def strength(self, g: Duel, seat: int, p: int) -> int:
        """One."""
        return 1

    def forbid(self, g: Duel, seat: int, card: int, place: int) -> str:
        """Nothing."""
        return ""

    def alike(self) -> bool:
        """Wherever it is asked."""
        return True


class Picky(Strong):
    """The same, place by place."""

    def alike(self) -> bool:
        """Not everywhere."""
        return False


def test_it_is_asked_what_it_has_a_say_in() -> None:
    assert hooks_of(Strong()) == ON_STRENGTH
    assert (choosiness(Strong()), choosiness(Picky())) == (EVERYWHERE, BY_PLACE)
    assert len(set(HOOKS.values())) == len(HOOKS)


class Answering(Effect):
    """Answers two windows from the hand."""

    def windows(self) -> int:
        """The first and the last one."""
        return bit(0) | bit(31)


def test_a_rulebook_knows_how_many_cards_answer_a_window_and_what_is_not_there() -> None:
    rules = CardGame().rules
    before = list(rules.answerable)
    markt = rules.cat.number("markt")
    rules.add_effects(markt=Answering(), nobody=Answering())
    copies = int(rules.cat.copies[markt])
    after = [n + (copies if w in (0, 31) else 0) for w, n in enumerate(before)]
    assert list(rules.answerable) == after
    assert rules.unbound == ["nobody"]
    assert (rules.flag("nothing_like_it"), rules.trait("nothing_like_it")) == (0, 0)
    assert not any(CardGame().rules.displayed)
