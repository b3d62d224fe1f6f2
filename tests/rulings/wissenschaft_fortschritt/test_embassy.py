"""The embassy: its builder sees what comes into the opponent's hand (120.D.a)."""

import pytest

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.state import WATCHER
from catanica.kernel.words import number_of
from tests.rulings.wissenschaft_fortschritt.land import ALL, blocked, science
from tests.support.position import Position, do, faults
from tests.support.reading import hand, in_play
from tests.support.rules import rule


def watched(active: int = 0, sets: list[str] | None = None) -> Position:
    """Seat 1 has an embassy in the land of seat 0."""
    return science(active=active, sets=sets).built(0, "gesandtschaft", "L1 below", owner=1)


def seen(g: Duel, audience: int = 1, seat: int = 0) -> list[str]:
    """The cards of a seat's hand that an audience knows."""
    cards = [g.cat.ids[card_of(s)] for s in g.redacted(audience).land(seat).hand]
    return sorted(card for card in cards if card)


@rule("120.D.a")
def test_it_is_built_in_an_opposing_city_only() -> None:
    p = science().hand(0, "gesandtschaft").stock(0, grain=1, wool=1)
    assert faults(p.main(), "build gesandtschaft R1 above") == ["needs_city_abroad"]
    g = do(p.g, "build gesandtschaft L1 above")
    assert (in_play(g, 0), in_play(g, 1)) == ([], ["gesandtschaft"])


@rule("120.D.a")
def test_cards_drawn_or_chosen_at_the_end_of_a_turn_are_seen_and_those_held_before_are_not() -> None:
    p = watched().hand(0, "spion").stack(1, "markt", "hafen").stack(2, "kirche", "schmiede").stock(0, gold=2)
    g = do(p.hand_check(), "draw 1", "search 2", "pick schmiede")
    assert seen(g) == ["markt", "schmiede"]
    assert seen(g, audience=WATCHER) == [], "only its builder is shown them"


@rule("120.D.a", "103.P.a")
def test_without_it_or_while_it_is_blocked_nothing_is_seen() -> None:
    for p in (science(), blocked(watched(), 0, "gesandtschaft", "L1 below")):
        g = do(p.hand(0, "spion", "spion").stack(1, "markt", "hafen").hand_check(), "draw 1")
        assert (seen(g), hand(g, 0)) == ([], ["markt", "spion", "spion"])


@rule("120.D.a")
def test_its_builder_s_own_hand_stays_hidden() -> None:
    g = do(watched(active=1).hand(1, "spion", "spion").stack(1, "markt", "hafen").hand_check(), "draw 1")
    assert seen(g, audience=0, seat=1) == []


@rule("120.D.a", "103.H.c")
def test_the_new_card_of_a_swap_is_seen() -> None:
    p = watched().hand(0, "spion", "spion", "markt").stack(1, "hafen")
    assert seen(do(p.hand_check(), "put markt 1", "draw 1")) == ["hafen"]


@rule("120.D.a")
def test_a_scriptorium_shows_what_it_brings() -> None:
    p = watched().built(0, "schreibstube", "L1 above").stack(1, "markt", "hafen")
    assert seen(do(p.main(), "use schreibstube L1 above", "draw 1")) == ["markt"]


@rule("120.D.a")
@pytest.mark.parametrize(
    ("card", "deeds", "shown"),
    [
        ("erfinder", ["stack 1", "pick kirche"], ["kirche"]),
        ("buchdruck", ["stack 1"], ["hafen", "kirche", "markt"]),
    ],
)
def test_the_advances_show_what_they_bring(card: str, deeds: list[str], shown: list[str]) -> None:
    p = watched().built(0, "universitaet", "L1 above").hand(0, card).stack(1, "markt", "hafen", "kirche")
    assert seen(do(p.main(), f"play {card}", *deeds)) == shown


@rule("120.D.a", "KB-41")
def test_the_builder_shows_what_he_brings() -> None:
    p = watched().hand(0, "spion").hand(1, "spion").stack(1, "markt", "hafen").stack(2, "kirche")
    g = do(p.event_card("baumeister"), "stack 1", "pick hafen")
    assert seen(g) == ["hafen"]


@rule("120.D.a", "120.A.a")
def test_the_log_tells_its_builder_what_was_drawn() -> None:
    g = do(watched().hand(0, "spion", "spion").stack(1, "markt", "hafen").hand_check(), "draw 1")
    drew = [e for e in g.events if number_of(e) == h.DREW.number]
    assert [h.KNOWN.of(e) for e in drew] == [3]
    g = do(science().hand(0, "spion", "spion").stack(1, "markt", "hafen").hand_check(), "draw 1")
    assert [h.KNOWN.of(e) for e in g.events if number_of(e) == h.DREW.number] == [1]


@rule("120.A.a", "112.G.d")
def test_only_its_builder_tears_it_down_and_the_lord_of_the_land_may_burn_it() -> None:
    assert faults(watched().main(), "demolish gesandtschaft L1 below") == ["not_yours"]
    g = do(watched(active=1).main(), "demolish gesandtschaft L1 below abroad")
    assert (in_play(g, 0), hand(g, 1)) == ([], [])
    g = do(watched().hand(0, "feuerteufel").main(), "play feuerteufel", "die 1")
    assert (in_play(g, 0), hand(g, 1)) == ([], ["gesandtschaft"]), "back to its builder"


@rule("120.D.a", "103.K.c")
def test_cards_from_the_discard_pile_everybody_sees_anyway() -> None:
    p = science(sets=ALL).built(0, "rathaus", "L1 above").hand(0, "diplomat").discard("markt")
    g = do(p.main(), "play diplomat", "pick markt")
    assert seen(g) == seen(g, audience=WATCHER) == ["markt"]
