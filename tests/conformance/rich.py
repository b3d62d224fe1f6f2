"""Positions richer than random games come to: the whole box is dealt out over two grown lands, hands, stacks and piles.

Cards lie wherever a place takes them, whatever their conditions; goods lie on them, and some rest under others. So
cards of different sets meet that a game brings together once in a thousand.
"""

from random import Random

from catanica.games.cardgame.blocking import lay_on
from catanica.games.principality.cards.catalogue import BUILDING
from catanica.games.principality.cards.stores import with_stored
from catanica.games.principality.position.duel import Options
from catanica.games.principality.position.geometry import LAID
from catanica.games.principality.position.goods import GOLD
from catanica.games.principality.position.piece import blocked, owner_of, piece, with_goods, with_since
from catanica.games.principality.rules.laying_out import is_foreign, offer_places
from catanica.games.principality.telling.places import column_number
from catanica.games.principality.telling.verbs import BUILD
from catanica.games.principality.vocabulary import card_is, card_of, place_is, place_of
from tests.conformance.cardgame_points import cards_of
from tests.support.position import Position, position

EVERY = [
    "base", "ritter_haendler", "politik_intrige", "wissenschaft_fortschritt", "handel_wandel", "zauberer_drachen",
    "barbaren_handelsherren",
]  # fmt: skip
LAID_OUT = ("building", "unit", "wizard", "spellbook")
LEARNED = ("palast", "kirche", "bibliothek", "universitaet")  # what a dogma lies on
MANUFACTORIES = ("faerberei", "kunstschmiede", "schnapsbrennerei")
TOWNS = ("L2", "L1", "R1", "R2")


def rich(seed: int, turn: int = 9, **options: object) -> Position:
    """A position with the cards of all sets, the same for the same seed."""
    r = Random(seed)
    p = position(r.randrange(2), turn, None, sets=EVERY, **options).actions_open()
    grow(p, r)
    cards = [c for c, f in cards_of(p.g).items() if f["kind"] in (*LAID_OUT, "action") for _ in range(f["count"])]
    r.shuffle(cards)
    left = lay_out(p, r, cards, r.randrange(20, 70))
    left = [card for card in left if not laid_on_something(p, r, card)]
    shown = [card for card in left if p.g.rules.displayed[p.g.cat.number(card)] > 0]
    deal(p.display(*shown), r, [card for card in left if card not in shown])
    events = [c for c, f in cards_of(p.g).items() if f["kind"] == "event" for _ in range(f["count"])]
    r.shuffle(events)
    return p.events(*events)


def grow(p: Position, r: Random) -> None:
    """Settlements, cities, citadels and metropolises, and something on every region."""
    names = [c for c, f in cards_of(p.g).items() if f["kind"] == "region" and "_stapel_" in c]
    r.shuffle(names)
    for seat in (0, 1):
        for column in r.sample(["L2", "R2"], r.randrange(3)):
            p.settlement(seat, column, names.pop(), names.pop())
    p.region_stack(*names)
    for seat in (0, 1):
        land = p.g.land(seat)
        for column in TOWNS:
            if land.settlements >> column_number(column) & 1:
                chance = r.random()
                if chance < 0.15 and p.g.crowns_left > 0 and p.g.cities_left > 0:
                    p.metropolis(seat, column)
                elif chance < 0.55 and p.g.cities_left > 0:
                    p.city(seat, column)
                elif chance < 0.85 and p.g.citadels_left > 0:
                    p.citadel(seat, column)
        for i, region in enumerate(list(land.regions)):
            if region:
                land.change(i, r.randrange(4))


def lay_out(p: Position, r: Random, cards: list[str], most: int) -> list[str]:
    """Cards find places in both lands, with goods on them; returns those that find none, or are not wanted."""
    g = p.g
    left: list[str] = []
    there: set[str] = set()
    for card in cards:
        number, facts = g.cat.number(card), cards_of(g)[card]
        wanted = facts["kind"] in LAID_OUT and most > 0 and not (facts.get("unique") and card in there)
        seat, places = r.randrange(2), Options()
        if wanted:
            offer_places(g, seat, BUILD, number, places)
        if places.count == 0:
            left.append(card)
            continue
        place = place_of(r.choice(list(places.codes)))
        p_ = with_since(piece(place, number, seat), 1)
        for counter in g.rules.counters:
            if counter.room[number] > 0:
                p_ = with_goods(p_, r.randrange(counter.room[number] + 1))
        if card == "kolonialstuetzpunkt":
            p_ = with_stored(p_, GOLD, r.randrange(4))
        elif card == "brauerei" or card in MANUFACTORIES:
            p_ = with_goods(p_, r.randrange(2 if card == "brauerei" else 4))
        g.land(1 - seat if is_foreign(g, number) else seat).lay(p_)
        there.add(card)
        most -= 1
    return left


def laid_on_something(p: Position, r: Random, card: str) -> bool:
    """Whether a card that silences buildings lies on one now; two times in five it does not."""
    if card not in ("hexe", "dogma", "pfandleiher") or r.random() < 0.4:
        return False
    g, seat = p.g, r.randrange(2)
    owner = seat if card == "pfandleiher" else 1 - seat
    found = [
        (where, q)
        for where in (0, 1)
        for q in g.land(where).built
        if g.cat.kind[card_of(q)] == BUILDING and place_of(q) < LAID and owner_of(q) == owner and not blocked(q)
        if card == "hexe" or where == owner
        if card != "dogma" or g.cat.ids[card_of(q)] in LEARNED
    ]
    if not found:
        return False
    where, q = r.choice(found)
    g.put_away(g.cat.number(card), seat)
    lay_on(g, seat, g.cat.number(card), where, owner, card_is(card_of(q)) | place_is(place_of(q)))
    return True


def deal(p: Position, r: Random, cards: list[str]) -> None:
    """What is left: two hands, a discard pile, and many or few stacks."""
    for seat in (0, 1):
        n = r.randrange(1, 7)
        p.hand(seat, *cards[:n])
        cards = cards[n:]
    n = r.randrange(15)
    p.discard(*cards[:n])
    stacks = r.choice([2, p.g.stacks.count()])
    for card in cards[n:]:
        p.stack(r.randrange(1, stacks + 1), card)
