"""What the cards in play come to is kept until they change: never stale, seldom made anew; cards elsewhere are free."""

import ast
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import catanica
from catanica.cli.builds import WAYS
from catanica.games.cardgame.metropolis import furnished_anew
from catanica.games.cardgame.surplus import all_as_checked
from catanica.games.princes.sets.zeit_der_entdecker.sea import Seas
from catanica.games.principality.cards.catalogue import GREEN, RED
from catanica.games.principality.cards.effect import (
    FEE,
    FRESH,
    GOODS,
    HOOKS,
    ON_POINTS,
    ON_STRENGTH,
    ON_TRADE,
    OWNED,
    SPENT,
    Effect,
)
from catanica.games.principality.cards.powers import (
    count_standing,
    counted,
    knights_change,
    printed_anew,
    silenced_anew,
    standing,
    strength,
    strong,
    trade_points,
    trading,
)
from catanica.games.principality.position.digest import ALL, NO_DIGEST, UNKNOWN, Digest, closed, digested
from catanica.games.principality.position.geometry import LAID
from catanica.games.principality.position.goods import BRICK, amount
from catanica.games.principality.position.land import UNKNOWN as UNCOUNTED
from catanica.games.principality.position.land import Land
from catanica.games.principality.position.piece import piece, region, with_used
from catanica.games.principality.rules.costs import discount_anew
from catanica.games.principality.rules.demolition import offer_demolitions_in
from catanica.games.principality.rules.laying_out import open_slots, site_sides
from catanica.games.principality.rules.surplus import at_rest, settle_once
from catanica.games.principality.rules.using import offer_uses
from catanica.games.principality.steps.counters import sums_anew
from catanica.games.principality.steps.rows import CHECK
from catanica.games.principality.telling.verbs import USE
from catanica.games.principality.vocabulary import card_is, card_of, flag_is, place_is, place_of
from catanica.kernel.ints import bit
from catanica.kernel.listing import Options
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import CHANCE, NOBODY
from tests.support.sources import PACKAGE, ROOT, files

PLAYED = [(game, name) for game in ("cardgame", "princes") for name in WAYS[game]]
BASE = next(iter(WAYS["cardgame"]))  # the game without further sets
WRITERS = {"__init__", "put", "alter", "make_ready"}  # of `Land`: what else may write its cards in play
HOME = "games/principality/position/land.py"
SELDOM = 0.1  # digests made for a decision


def game(name: str, way: str) -> Any:
    """A way to play a game."""
    return catanica.game(name, **WAYS[name][way])


def check_answers(state: Any, seat: int) -> None:
    """What cards answered once, and what they would answer now."""
    kept = state.look(seat)
    assert kept.knights in (UNKNOWN, knights_change(state, seat))
    for answer, hook in ((kept.strength, ON_STRENGTH), (kept.trade, ON_TRADE), (kept.points, ON_POINTS)):
        assert answer in (UNKNOWN, counted(state, seat, hook, True)), f"hook {hook} of land {seat}"
    for card, less in enumerate(kept.less):
        assert less == UNKNOWN or less == discount_anew(state, seat, card), f"what land {seat} pays less for {card}"
    land = state.land(seat)
    goods = land.goods, land.space
    land.goods = UNCOUNTED
    assert goods in ((UNCOUNTED, goods[1]), (land.stock(state.cat), land.room(state.cat)))
    if kept.razed:
        kept.razed, razes, out = False, kept.razes, Options()
        offer_demolitions_in(state, seat, seat, out)
        assert list(out.codes) == list(razes)
    if kept.razed_abroad:
        kept.razed_abroad, razes, out = False, kept.razes_abroad, Options()
        offer_demolitions_in(state, 1 - seat, seat, out)
        assert list(out.codes) == list(razes)
    for counter in state.rules.counters:
        if counter.number == land.counter:
            assert land.fund == sums_anew(state, seat, counter), f"{counter.name} of land {seat}"
    if len(kept.printed) > 0:
        assert list(kept.printed) == [printed_anew(state, seat, figure) for figure in state.rules.figures]
    assert kept.closed in (UNKNOWN, closed(state, seat))
    assert kept.silent in (UNKNOWN, silenced_anew(state, seat, kept)), f"columns of land {seat} without trade points"
    assert kept.furnished in (UNKNOWN, furnished_anew(state, seat)), f"where land {seat} could carry a metropolis"
    for slot in (GREEN, RED):
        assert open_slots(state, seat) & bit(slot) != 0 or site_sides(state, seat, slot) == 0, f"sites of land {seat}"
    if isinstance(state.annex, Seas):
        assert state.annex.figures(seat) == state.annex.tally(seat), f"the sea of seat {seat}"
    sides = land.free_sides()
    bare = Land(land.settlements, land.cities, 0, land.citadels, 0, land.regions, land.built, land.hand, 0, NO_DIGEST)
    assert sides == bare.free_sides(), f"free sides of land {seat}"
    one, two = state.look(0), state.look(1)
    now = standing(state, one, two)
    assert (strong(now, seat), trading(now, seat)) == (strength(state, seat), trade_points(state, seat))
    if one.mate == two.born:
        told = one.standing
        count_standing(state, one, two)
        assert one.standing == told, "what both players' figures come to"
    if at_rest(state, one, two):
        tried = state.clone()
        assert not settle_once(tried)
        assert len(tried.agenda) == len(state.agenda)
    if state.rules.game == "cardgame" and all_as_checked(state):
        tried = state.clone()
        one.checked_mate = one.calm_mate = UNKNOWN
        tried.book.steps[CHECK.number].run(tried, CHECK.number | flag_is(1))
        assert tried.words() == state.words(), "a check that was left out"


def thorough(state: Any, seat: int) -> Digest:
    """A digest made anew, for which everything is looked for on every card."""
    says = state.rules.says
    state.rules.says = vec[i64]([ALL] * len(says))
    try:
        return digested(state, seat)
    finally:
        state.rules.says = says


@pytest.mark.parametrize(("name", "way"), PLAYED)
def test_a_digest_is_never_stale_and_seldom_made(name: str, way: str) -> None:
    state = game(name, way).new(seed=7, trace=False)
    rng = seeded(7)
    decisions = made = 0
    kept = [state.land(0).digest, state.land(1).digest]
    while state.to_move != NOBODY:
        state.step(choose(state, rng))
        decisions += state.to_move != CHANCE
        for seat in (0, 1):
            assert state.look(seat).parts() == thorough(state, seat).parts(), f"decision {decisions}, land {seat}"
            check_answers(state, seat)
            now = state.land(seat).digest
            made += now is not kept[seat]
            kept[seat] = now
    assert made < SELDOM * 2 * decisions, f"{made} digests of both lands in {decisions} decisions"


def test_a_copy_keeps_the_digest_and_what_follows_is_its_own() -> None:
    state = game("cardgame", BASE).new(seed=1)
    kept = state.look(0)
    copy = state.clone()
    assert copy.look(0) is kept
    copy.land(0).lay(copy.land(1).built[0] if len(copy.land(1).built) else 0)
    assert copy.look(0).count == kept.count + 1
    assert state.look(0) is kept


class Counting(Effect):
    """A card that can never be played; it counts how often it is asked anything a card in play is asked."""

    asked = 0

    def hinder(self, g: Any, seat: int, card: int) -> str:
        """Nobody may."""
        return "not_an_action"


def count(self: Counting, *_: object) -> int:
    """It was asked."""
    Counting.asked += 1
    return 0


def test_a_card_that_does_not_lie_in_play_is_asked_nothing() -> None:
    played = game("cardgame", BASE)
    rules = played.rules
    silent = type("Silent", (Counting,), dict.fromkeys(HOOKS, count))
    rules.bind(rules.cat.number("haendler"), silent())
    assert rules.hooked == sum(HOOKS.values()), "its hooks are known"
    state, rng = played.new(seed=3, trace=False), seeded(3)
    while state.to_move != NOBODY:
        state.step(choose(state, rng))
    assert Counting.asked == 0


class Growing(Effect):
    """A card in play as strong as what lies on the first region of its land; it counts how often it is asked."""

    def __init__(self, by_goods: int) -> None:
        self.named = by_goods
        self.asked = 0

    def by_goods(self) -> int:
        """As the test wants it."""
        return self.named

    def strength(self, g: Any, seat: int, p: int) -> int:
        """By the goods there."""
        self.asked += 1
        return int(g.land(seat).stock_at(0))


@pytest.mark.parametrize(("by_goods", "again"), [(ON_STRENGTH, False), (0, True)])
def test_a_card_that_follows_goods_is_asked_when_some_lie_otherwise(by_goods: int, again: bool) -> None:
    played = game("cardgame", BASE)
    card = played.rules.cat.number("haendler")
    growing = Growing(by_goods)
    played.rules.bind(card, growing)
    state = played.new(seed=1)

    def strength_of(position: Any) -> int:
        return int(strong(standing(position, position.look(0), position.look(1)), 0))

    state.land(0).lay(piece(LAID, card, 0))
    assert [strength_of(state), strength_of(state)] == [0, 0]
    assert growing.asked == 1 + again
    state.land(0).lay_region(0, region(card, 2))
    copy = state.clone()
    copy.land(0).lay_region(0, region(card, 3))
    assert [strength_of(one) for one in (state, copy, state, state.clone())] == [2, 3, 2, 2]
    asked = growing.asked
    state.land(0).alter(0, with_used(state.land(0).built[0], True))
    assert strength_of(state) == 2
    assert growing.asked > asked, "goods on a card may have changed"


class Offering(Effect):
    """A card in play that offers something; it says what must hold before it is asked."""

    def __init__(self, gate: int) -> None:
        self.gate = gate

    def before_use(self) -> int:
        """As the test wants it."""
        return self.gate

    def uses(self, g: Any, seat: int, p: int, out: Options) -> None:
        """Always."""
        out.add(USE)


class Naming(Effect):
    """A card in play that offers itself."""

    def uses(self, g: Any, seat: int, p: int, out: Options) -> None:
        """Always."""
        out.add(USE | card_is(card_of(p)) | place_is(place_of(p)))


@pytest.mark.parametrize(
    ("gate", "owner", "spent", "stock", "asked"),
    [
        (0, 1, True, 0, True),
        (OWNED, 0, True, 0, True),
        (OWNED, 1, False, 9, False),
        (FRESH, 0, False, 0, True),
        (FRESH, 0, True, 9, False),
        (SPENT, 0, True, 0, True),
        (SPENT, 0, False, 9, False),
        (GOODS, 0, False, 1, True),
        (GOODS, 0, False, 0, False),
        (FEE, 0, False, 2, True),
        (FEE, 0, False, 1, False),
    ],
)
def test_a_card_is_asked_for_its_uses_when_what_it_names_holds(
    gate: int, owner: int, spent: bool, stock: int, asked: bool
) -> None:
    played = game("cardgame", BASE)
    card = played.rules.cat.number("haendler")
    played.rules.bind(card, Offering(gate))
    played.rules.cat.fee[card] = amount(BRICK, 2)
    state = played.new(seed=1)
    state.land(0).lay(with_used(piece(LAID, card, owner), spent))
    out = Options()
    offer_uses(state, 0, amount(BRICK, stock), out)
    assert out.count == asked


@pytest.mark.parametrize("place", [10, LAID])
@pytest.mark.parametrize(("there", "like", "choices"), [(True, True, 1), (False, True, 2), (True, False, 2)])
def test_equal_cards_at_a_place_offer_one_thing(place: int, there: bool, like: bool, choices: int) -> None:
    played = game("cardgame", BASE)
    card, other = played.rules.cat.number("haendler"), played.rules.cat.number("spion")
    for n in (card, other):
        played.rules.bind(n, Naming())
    state = played.new(seed=1)
    state.land(0).lay(piece(place, card, 0))
    state.land(0).lay(piece(place if there else 11, card if like else other, 0))
    out = Options()
    offer_uses(state, 0, 0, out)
    assert out.count == choices


def written(path: Path, array: str) -> list[str]:
    """The functions of a file that write an array of a land themselves, each with its line."""
    out: list[str] = []
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        for node in ast.walk(function):
            if not isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign):
                continue
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                inner = target.value if isinstance(target, ast.Subscript) else target
                named = isinstance(inner, ast.Attribute) and inner.attr == array
                if named or (inner is not target and isinstance(inner, ast.Name) and inner.id == array):
                    out.append(f"{path.relative_to(ROOT)}:{node.lineno} {function.name}")
    return out


def writers(array: str) -> list[str]:
    """All of them, in the principality games and the sets of the tests."""
    folders = [PACKAGE / "games" / name for name in ("cardgame", "princes", "principality")]
    folders.append(ROOT / "tests" / "support" / "sets")
    return [line for f in folders for path in files(f) if path.suffix == ".py" for line in written(path, array)]


def test_cards_in_play_are_written_in_one_place() -> None:
    found = writers("built")
    assert [line for line in found if HOME not in line] == [], "lay, alter, remove_piece or put of the land does it"
    assert {line.split()[-1] for line in found} == WRITERS
    assert all(hasattr(Land, name) for name in WRITERS)


def test_regions_are_written_in_one_place() -> None:
    found = writers("regions")
    elsewhere = [line for line in found if HOME not in line and not line.endswith("__init__")]  # an array of one's own
    assert elsewhere == [], "lay_region or change of the land does it"
    assert {line.split()[-1] for line in found} == {"__init__", "carried", "lay_region"}
