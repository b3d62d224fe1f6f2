"""What a step on the agenda hides: the card a holy place may put back is known to its player alone."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.cardgame.sets.politik_intrige.holy_site import REPLACE
from catanica.games.principality.cards.catalogue import is_drawn
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.knowledge import seen
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY, WATCHER
from catanica.kernel.words import number_of
from tests.conformance import laws
from tests.conformance.cases import CASES, VARIANTS, Case
from tests.conformance.test_laws_bite import Crooked, broken
from tests.support.position import do, options, position
from tests.support.reading import asked
from tests.support.rules import rule

CARDGAME = next(case for case in CASES if case.game == "cardgame")
SETS = ["base", "politik_intrige"]
DECISIONS = 250


def at_the_holy_place() -> Duel:
    """A player has drawn a card and may put it back."""
    p = position(sets=SETS).city(0, "R1").built(0, "heilige_staette", "R1 above").hand(0, "markt")
    g = p.stack(1, "spion", "haendler").hand(1, "bischof").hand_check()
    do(g, "draw 1")
    assert asked(g) == (0, "replace")
    return g


def drawn(g: Duel) -> int:
    """The card the step on top of the agenda names; 0 if it is blanked."""
    e = g.agenda[len(g.agenda) - 1]
    assert number_of(e) == REPLACE.number
    return int(card_of(e))


@rule("103.H.b")
def test_only_its_player_knows_which_card_may_be_put_back() -> None:
    g = at_the_holy_place()
    assert g.cat.ids[drawn(g)] == "spion"
    assert drawn(g.redacted(0)) == drawn(g)
    assert [drawn(g.redacted(1)), drawn(g.redacted(WATCHER))] == [0, 0]
    assert options(g.redacted(0)) == options(g)
    laws.what_steps_hide_stays_hidden(g, CARDGAME.material, 3)


@rule("103.H.b")
@pytest.mark.parametrize("audience", [1, WATCHER])
def test_positions_that_fit_name_a_card_of_the_hand(audience: int) -> None:
    g = at_the_holy_place()
    named = set()
    for seed in range(40):
        fitting = g.redacted(audience).determinised(seed)
        card = drawn(fitting)
        assert card in [card_of(s) for s in fitting.land(0).hand]
        named.add(card)
        do(fitting, options(fitting)[1])
        assert asked(fitting) == (0, "redraw")
    assert len(named) > 5, "any card nobody has seen could be the one"


def told(g: Duel, audience: int, agenda: vec[i64]) -> set[str]:
    """Expansion cards that an agenda names to an audience who sees them nowhere on the table."""
    known = g.redacted(audience)
    known.agenda = vec[i64]()
    there, held = seen(known), Options()
    for e in agenda:
        g.rules.steps[number_of(e)].holds(g, e, held)
    out = set()
    for e in agenda:
        row = g.rules.words.row(number_of(e))
        assert row is not None
        named = [f.of(e) for f in row.fields if f.kind == "card"]
        out |= {
            f"{row.name} {g.cat.ids[n]}" for n in named if is_drawn(g.cat.kind[n]) and not there[n] and not held.has(n)
        }
    return out


@pytest.mark.parametrize("case", [c for c in (*CASES, *VARIANTS) if c.game != "board"], ids=lambda case: case.name)
def test_no_step_names_a_card_that_its_audience_cannot_see(case: Case) -> None:
    g, rng = case.make().new(seed=5), seeded(5)
    assert isinstance(g, Duel)
    named = 0
    for _ in range(DECISIONS):
        if g.to_move == NOBODY:
            break
        for audience in (0, 1, WATCHER):
            agenda = g.redacted(audience).agenda
            assert told(g, audience, agenda) == set()
            named += len(agenda)
        g.step(choose(g, rng))
    assert named > DECISIONS


@rule("103.H.b")
def test_a_drawn_card_would_be_noticed_if_its_step_named_it_openly() -> None:
    g = at_the_holy_place()
    assert told(g, 1, g.redacted(1).agenda) == set()
    assert told(g, 1, g.agenda) == {"kept spion", "replace spion"}


def test_the_law_finds_a_step_that_shows_what_it_hides() -> None:
    g = at_the_holy_place()
    assert broken(laws.what_steps_hide_stays_hidden, CARDGAME, Crooked(g, redacted=lambda audience: g.clone()))
    assert not broken(laws.what_steps_hide_stays_hidden, CARDGAME, g)
