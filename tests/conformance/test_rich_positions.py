"""Where everything lies at once the laws hold, and dice and events do what a count by hand says."""

import pytest

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import NAMES
from catanica.games.principality.position.piece import blocked, owner_of
from catanica.games.principality.vocabulary import card_of, place_of
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from tests.conformance.cardgame import MATERIAL
from tests.conformance.laws import EVERY_STEP, NOW_AND_THEN
from tests.conformance.reading import Regions, lies_beside, regions, working
from tests.conformance.rich import rich
from tests.support.position import do, options
from tests.support.reading import asked
from tests.support.rules import rule

SEEDS = range(12)
STEPS = 8
DOUBLERS = {
    "eisengiesserei": "ore", "getreidemuehle": "grain", "saegewerk": "lumber", "woll_manufaktur": "wool",
    "ziegel_brennerei": "brick", "goldschmiede": "gold",
}  # fmt: skip
FULL = 3


@pytest.mark.parametrize("variant", ["row", "bear"])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_laws_hold_where_everything_lies_at_once(seed: int, variant: str) -> None:
    p = rich(seed, variant=variant)
    p.g.explicit = False
    state, rng = (p.main, p.before_roll, p.hand_check)[seed % 3](), seeded(seed)
    for n in range(STEPS):
        if state.outcome is not None:
            return
        for law in (*EVERY_STEP, *(NOW_AND_THEN if n == 0 else ())):
            law(state, MATERIAL, seed)
        state.step(choose(state, rng))


# -- counted by hand --------------------------------------------------------------------------------------------------


def nothing() -> dict[str, int]:
    """No resource of any kind."""
    return dict.fromkeys([str(name) for name in NAMES], 0)


def yields(g: Duel, seat: int, number: int) -> tuple[dict[str, int], int]:
    """What a roll makes of a player's stock, by kind, and how many resources of choice come on top."""
    own, after, room = working(g, seat), nothing(), nothing()
    for i, (kind, there, die) in regions(g, seat).items():
        if die == number:
            near = [card for card, place, _ in own if lies_beside(place, i)]
            best = 3 if "haus_der_republik" in near else 2 if kind in [DOUBLERS.get(card) for card in near] else 1
            there = min(FULL, there + best + near.count("warenboerse"))
        after[kind] += there
        room[kind] += FULL - there
    for p in g.land(1 - seat).built:
        if owner_of(p) == seat and g.cat.ids[card_of(p)] == "handelsniederlassung" and not blocked(p):
            for i, (kind, _, die) in regions(g, 1 - seat).items():
                if lies_beside(place_of(p), i) and die == number and room[kind] > 0:
                    after[kind] += 1
                    room[kind] -= 1
    free = [card for card, _, goods in own if card == "vogtei" or (card == "residenz_papier" and goods >= FULL)]
    return after, min(len(free), sum(room.values())) if seat == g.active else 0


def quiet(g: Duel) -> Duel:
    """Whoever may answer lets it pass, and whoever gains takes the first option, until a turn is a player's own."""
    while g.outcome is None and asked(g)[1] not in ("main", "before_roll"):
        do(g, "pass" if asked(g)[1] == "answer" else options(g)[0])
    return g


@rule("103.F.b", "103.I.e", "120.E.d")
@pytest.mark.parametrize("seed", range(80))
def test_production_is_what_a_count_by_hand_says(seed: int) -> None:
    g = quiet(rich(seed, turn=3).before_roll())
    quiet_face(g)
    number = telling(g)
    expected = [yields(g, seat, number) for seat in (0, 1)]
    mercenary = [any(card == "baroc_der_soeldner" for card, _, _ in working(g, seat)) for seat in (0, 1)]
    quiet(do(g, f"die {number}"))
    for seat in (0, 1):
        after, free = expected[seat]
        there = nothing()
        for kind, n, _ in regions(g, seat).values():
            there[kind] += n
        if not mercenary[seat]:  # he has ore before that
            assert all(there[kind] >= after[kind] for kind in NAMES)
            assert sum(there.values()) == sum(after.values()) + free


def telling(g: Duel) -> int:
    """The number of which most regions lie beside a card that makes them yield more."""
    told = [0] * 7
    for seat in (0, 1):
        for i, (kind, there, die) in regions(g, seat).items():
            for card, place, _ in working(g, seat):
                more = DOUBLERS.get(card) == kind or card in ("warenboerse", "haus_der_republik")
                told[die] += 2 * (more and there < FULL - 1 and lies_beside(place, i))
    return max(range(1, 7), key=lambda number: told[number])


def quiet_face(g: Duel) -> None:
    """The event die shows brigands, who do nothing in the first two rounds (103.B.a)."""
    do(g, "roll", "face brigands")
    while asked(g)[1] == "answer":
        do(g, "pass")


def struck(g: Duel, seat: int, event: str) -> Regions | None:
    """What the symbol and an event make of a player's regions; nothing is said of who beats the barbarians."""
    own, land = working(g, seat), g.land(seat)
    mine = [p for p in land.built if owner_of(p) == seat]
    built = [(g.cat.ids[card_of(p)], int(place_of(p))) for p in mine]
    units = sum(g.cat.fact(card_of(p)).kind == "unit" for p in mine)
    barbarians = int(land.roads).bit_count() + sum(card == "kloster" for card, _ in built)
    if event == "barbarenueberfall" and units > barbarians:
        return None
    falls = seat != g.active and any(g.cat.ids[card_of(p)] == "vogtei" and not blocked(p) for p in mine)
    supplied = any(card == "wasserversorgung" for card, _, _ in own)
    out: Regions = {}
    for i, (kind, there, die) in regions(g, seat).items():
        columns = ((i >> 1) - 1, i >> 1)
        there = 0 if falls and kind in ("ore", "wool") else there
        if event == "ertragreiches_jahr":
            stores = sum(card == "befestigtes_lager" and lies_beside(place, i) for card, place, _ in own)
            there = min(FULL, there + stores)
        elif event == "bauernaufstand":
            there -= any(card == "befestigtes_lager" and lies_beside(place, i) for card, place in built)
        elif event == "seuche":
            bath = any(card == "badhaus" and place >> 1 in columns for card, place, _ in own)
            there -= not bath and not supplied and any(c >= 0 and land.cities >> c & 1 for c in columns)
        elif kind == "gold":
            there = 0
        out[i] = (kind, max(0, int(there)), die)
    return out


@rule("119.R.a", "119.C.b", "103.E.f", "103.P.a")
@pytest.mark.parametrize("event", ["seuche", "ertragreiches_jahr", "bauernaufstand", "barbarenueberfall"])
@pytest.mark.parametrize("seed", range(20))
def test_events_do_what_a_count_by_hand_says(seed: int, event: str) -> None:
    p = rich(seed)
    expected = [struck(p.g, seat, event) for seat in (0, 1)]
    g = p.event_card(event)
    if asked(g)[1] == "aim_society":  # what it copies then may change what the event does
        return
    quiet(g)
    for seat in (0, 1):
        assert expected[seat] in (None, regions(g, seat)), f"land {seat}"
