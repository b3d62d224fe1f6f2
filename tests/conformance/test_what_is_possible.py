"""Where everything lies at once, what can be played, built and traded is what a second reading of the cards says."""

import pytest

from catanica.games.principality.cards.powers import knight_owner, mill_owner, tournament
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import NAMES
from catanica.games.principality.telling.places import place_number
from catanica.games.principality.vocabulary import card_of
from tests.conformance.cardgame_points import cards_of
from tests.conformance.reading import Reader, working
from tests.conformance.rich import LAID_OUT, rich
from tests.support.position import Position, do, options
from tests.support.reading import asked
from tests.support.rules import rule

SEEDS = range(60)


def holding(p: Position, *kinds: str) -> Duel:
    """The active player holds one card of each name of some kinds, but for those laid open, in the main phase."""
    g = p.g
    held = {g.cat.ids[card_of(s)] for s in g.land(g.active).hand}
    for card, facts in cards_of(g).items():
        if facts["kind"] in kinds and card not in held and not g.rules.displayed[g.cat.number(card)]:
            p.hand(g.active, card)
    out = p.main()
    while out.outcome is None and asked(out)[1] != "main":
        do(out, options(out)[0])
    return out


@rule("KB-30", "112.S.a", "103.R.a", "125.B.e")
@pytest.mark.parametrize("seed", SEEDS)
def test_an_action_is_played_where_it_can_act_and_nowhere_else(seed: int) -> None:
    g = holding(rich(seed, variant="bear" if seed % 2 else "row"), "action")
    read = Reader(g)
    stone = "stein_der_weisen" in [card for seat in (0, 1) for card, _, _ in working(g, seat)]
    expected = read.playable(knight_owner(g) == read.me, mill_owner(g) == read.me)
    played = {o.split()[1] for o in options(g) if o.startswith("play ")}
    for card, possible in expected.items():
        attack = "attack" in read.facts[card].get("flags", ())
        assert (card in played) == (possible and not (stone and attack)), card


@rule("KB-20", "103.R.a", "128.C.b", "128.C.c", "101.D.b(e)")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_card_is_built_where_it_may_lie_and_its_conditions_hold(seed: int) -> None:
    p = rich(seed, variant="bear" if seed % 2 else "row")
    g = holding(p.rich(p.g.active), *LAID_OUT)
    read = Reader(g)
    held = {g.cat.ids[card_of(s)] for s in g.land(read.me).hand}
    leads = tournament(g, read.me) > tournament(g, 1 - read.me)
    wanted = {card for card in held if read.facts[card]["kind"] in LAID_OUT and read.conditions(card, leads)}
    expected = {(card, place) for card in wanted for place in read.places(card)}
    told = [o.split() for o in options(g) if o.startswith("build ")]
    assert {(words[1], place_number(words[2:])) for words in told if words[1] in held} == expected


@rule("105.G.a", "103.P.c", "122.B.b", "119.C.a")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_can_be_paid_for_can_be_built(seed: int) -> None:
    g = holding(rich(seed, variant="bear" if seed % 2 else "row"), "building", "unit")
    read = Reader(g)
    leads = tournament(g, read.me) > tournament(g, 1 - read.me)
    built = {o.split()[1] for o in options(g) if o.startswith("build ")}
    for card in {g.cat.ids[card_of(s)] for s in g.land(read.me).hand}:
        if read.facts[card]["kind"] in ("building", "unit") and read.conditions(card, leads) and read.places(card):
            assert (card in built) == read.paid(card), card


@rule("102.B.Banktausch", "123.AV.a", "116.C.c")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_bank_asks_what_fleets_lighthouse_league_and_mint_make_it_ask(seed: int) -> None:
    g = holding(rich(seed, variant="bear" if seed % 2 else "row"))
    read = Reader(g)
    rates = read.rates()
    traded = {o.split()[1] for o in options(g) if o.startswith("bank ") and len(o.split()) == 3}
    elsewhere = {kind: any(read.room[other] for other in NAMES if other != kind) for kind in NAMES}
    assert traded == {kind for kind in NAMES if read.purse[kind] >= rates[kind] and elsewhere[kind]}
