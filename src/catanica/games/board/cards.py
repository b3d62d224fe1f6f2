"""Development cards: buying, and what knights, road building, invention and monopoly do (BG-16 to BG-19)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.board import building, happenings, verbs
from catanica.games.board.book import BOOK, DEEDS, Deed, Fall, OneByOne
from catanica.games.board.faults import fault
from catanica.games.board.goods import (
    CARD_COST,
    CARD_NAMES,
    INVENTION,
    KINDS,
    KNIGHT,
    MONOPOLY,
    POINT_CARDS,
    RESOURCE_NAMES,
    ROAD_BUILDING,
    amount,
    covers,
    nth,
    pack,
    size,
)
from catanica.games.board.robbery import ROBBER
from catanica.games.board.state import NONE, BoardState
from catanica.games.board.victory import look_for_victory
from catanica.games.board.vocabulary import (
    COUNT,
    SEAT,
    STEPS,
    card_is,
    card_of,
    count_is,
    good_is,
    good_of,
    path_of,
    seat_is,
    seat_of,
    victim_is,
)
from catanica.kernel.listing import Options
from catanica.kernel.refusal import Fault
from catanica.kernel.words import number_of

ARMY_LEAST: Final = 3  # knights the largest army asks for
FREE_ROADS: Final = 2
INVENTED: Final = 2  # cards an invention brings

DRAW: Final = STEPS.add("draw", SEAT)
FREE_ROAD: Final = STEPS.add("free-road", SEAT, COUNT)  # so many roads are still to be placed
TAKE: Final = STEPS.add("take-resource", SEAT, COUNT)  # so many cards are still to be taken


def playable(t: BoardState, seat: i64, card: i64) -> bool:
    """Held, not bought this turn, and none played yet this turn (BG-17)."""
    return not t.played and amount(t.cards[seat], card) > amount(t.fresh, card)


def list_plays(t: BoardState, seat: i64, out: Options) -> None:
    """The development cards a seat may play now."""
    if t.played or (t.cards[seat] - t.fresh) & ~POINT_CARDS == 0:
        return
    if playable(t, seat, KNIGHT):
        out.add(verbs.PLAY_KNIGHT)
    if playable(t, seat, ROAD_BUILDING) and building.roads_left(t, seat) > 0 and building.has_road_place(t, seat):
        out.add(verbs.PLAY_ROADS)
    if playable(t, seat, INVENTION) and t.stock != 0:
        out.add(verbs.PLAY_INVENTION)
    if playable(t, seat, MONOPOLY):
        for kind in range(KINDS):
            out.add(verbs.PLAY_MONOPOLY | good_is(kind))


def list_buy(t: BoardState, seat: i64, out: Options) -> None:
    """Buying, if a card is left and can be paid."""
    if t.deck != 0 and covers(t.hands[seat], CARD_COST):
        out.add(verbs.BUY_CARD)


class Buy(Deed):
    """Buy a card (BG-16)."""

    def do(self, t: BoardState, seat: i64, code: i64) -> None:
        """Pay, then draw blindly."""
        building.pay(t, seat, CARD_COST)
        t.push(DRAW, seat_is(seat))

    def faults(self, t: BoardState, seat: i64, code: i64) -> list[Fault]:
        """Price and stack."""
        out = building.unpaid(t, seat, CARD_COST, "BG-16")
        if t.deck == 0:
            out.append(fault("board_stack_empty", {}))
        return out


class Draw(Fall):
    """The top card of the stack is drawn."""

    def legal(self, g: BoardState, e: i64, out: Options) -> None:
        """Every single card left in the stack."""
        for card in range(KINDS):
            for _ in range(amount(g.deck, card)):
                out.add(verbs.DRAW | card_is(card))

    def draw(self, g: BoardState, e: i64) -> i64:
        """One of them."""
        return verbs.DRAW | card_is(nth(g.deck, g.rng.below(size(g.deck))))

    def take(self, g: BoardState, e: i64, code: i64) -> None:
        """It goes hidden to the buyer."""
        seat = seat_of(e)
        card = card_of(code)
        g.deck -= pack(card, 1)
        g.pieces += 1
        g.cards[seat] += pack(card, 1)
        g.fresh += pack(card, 1)
        g.reveals += 1
        g.tell(happenings.BOUGHT, seat_is(seat) | card_is(card))
        look_for_victory(g)


class Play(Deed):
    """Play a card; what it does is up to each of them."""

    def __init__(self, card: i64) -> None:
        self.card: i64 = card

    def do(self, t: BoardState, seat: i64, code: i64) -> None:
        """It lies open, no second one is played this turn, and it acts."""
        t.cards[seat] -= pack(self.card, 1)
        t.spent += pack(self.card, 1)
        t.pieces += 1
        t.played = True
        t.tell(happenings.PLAYED, seat_is(seat) | card_is(self.card))
        self.act(t, seat, code)

    def act(self, t: BoardState, seat: i64, code: i64) -> None:
        """What the card does."""

    def faults(self, t: BoardState, seat: i64, code: i64) -> list[Fault]:
        """It must be held, not be bought this turn, and be the first (BG-17)."""
        out: list[Fault] = []
        name = CARD_NAMES[self.card]
        if amount(t.cards[seat], self.card) == 0:
            out.append(fault("board_card_not_held", {"card": name}))
        elif seat == t.turn and amount(t.cards[seat], self.card) <= amount(t.fresh, self.card):
            out.append(fault("board_card_bought_this_turn", {"card": name}))
        if t.played:
            out.append(fault("board_card_already_played", {}))
        return out


class PlayKnight(Play):
    """The robber moves; the army may become the largest (BG-18)."""

    def act(self, t: BoardState, seat: i64, code: i64) -> None:
        """One knight more."""
        t.knights[seat] += 1
        if t.knights[seat] >= ARMY_LEAST and (t.army == NONE or t.knights[seat] > t.knights[t.army]) and t.army != seat:
            t.army = seat
            t.tell(happenings.ARMY, seat_is(seat) | count_is(t.knights[seat]))
        t.push(ROBBER, seat_is(seat))
        look_for_victory(t)


class PlayRoads(Play):
    """Two free roads, or as many as pieces and places allow (BG-19)."""

    def act(self, t: BoardState, seat: i64, code: i64) -> None:
        """They are placed one by one."""
        t.push(FREE_ROAD, seat_is(seat) | count_is(FREE_ROADS))

    def faults(self, t: BoardState, seat: i64, code: i64) -> list[Fault]:
        """There must be a piece and a place."""
        out = super().faults(t, seat, code)
        if building.roads_left(t, seat) == 0:
            out.append(fault("board_no_roads_left", {}))
        elif not building.has_road_place(t, seat):
            out.append(fault("board_no_place_for_roads", {}))
        return out


class FreeRoad(OneByOne):
    """The free roads of a card."""

    def card(self, g: BoardState, e: i64) -> i64:
        """Road building."""
        return ROAD_BUILDING + 1

    def legal(self, g: BoardState, e: i64, out: Options) -> None:
        """Wherever a road may be built."""
        building.list_roads(g, seat_of(e), out)

    def one(self, g: BoardState, seat: i64, code: i64) -> None:
        """Place it."""
        building.lay_road(g, seat, path_of(code))

    def goes_on(self, g: BoardState, seat: i64) -> bool:
        """While there is a piece and a place."""
        return building.roads_left(g, seat) > 0 and building.has_road_place(g, seat)

    def take(self, g: BoardState, e: i64, code: i64) -> None:
        """A road may win the game."""
        super().take(g, e, code)
        look_for_victory(g)

    def against(self, g: BoardState, e: i64, code: i64) -> list[Fault]:
        """These roads cost nothing."""
        if number_of(code) == verbs.ROAD:
            return building.road_faults(g, seat_of(e), path_of(code))
        return super().against(g, e, code)


class PlayInvention(Play):
    """Two cards of choice, or what the bank still has (BG-19)."""

    def act(self, t: BoardState, seat: i64, code: i64) -> None:
        """They are taken one by one."""
        t.push(TAKE, seat_is(seat) | count_is(INVENTED if size(t.stock) >= INVENTED else 1))

    def faults(self, t: BoardState, seat: i64, code: i64) -> list[Fault]:
        """The bank must have something."""
        out = super().faults(t, seat, code)
        if t.stock == 0:
            out.append(fault("board_bank_empty", {}))
        return out


class Take(OneByOne):
    """The cards an invention brings."""

    def card(self, g: BoardState, e: i64) -> i64:
        """The invention."""
        return INVENTION + 1

    def legal(self, g: BoardState, e: i64, out: Options) -> None:
        """Every kind the bank still has."""
        for kind in range(KINDS):
            if amount(g.stock, kind) > 0:
                out.add(verbs.TAKE | good_is(kind))

    def one(self, g: BoardState, seat: i64, code: i64) -> None:
        """One card from the bank."""
        kind = good_of(code)
        g.hands[seat] += pack(kind, 1)
        g.stock -= pack(kind, 1)
        g.tell(happenings.TOOK, seat_is(seat) | count_is(1) | good_is(kind))


class TakeDeed(Deed):
    """Take a card for an invention."""

    def faults(self, t: BoardState, seat: i64, code: i64) -> list[Fault]:
        """The bank must have it."""
        kind = good_of(code)
        there = amount(t.stock, kind) > 0
        return [] if there else [fault("board_bank_lacks", {"resource": RESOURCE_NAMES[kind]}, "BG-19")]


class PlayMonopoly(Play):
    """All cards of a kind from everybody (BG-19)."""

    def act(self, t: BoardState, seat: i64, code: i64) -> None:
        """They change hands."""
        kind = good_of(code)
        t.reveals += 1
        for victim in range(t.seats):
            count = amount(t.hands[victim], kind)
            if victim != seat and count > 0:
                t.hands[victim] -= pack(kind, count)
                t.hands[seat] += pack(kind, count)
                lost = count_is(count) | good_is(kind) | victim_is(victim)
                t.tell(happenings.MONOPOLISED, seat_is(seat) | lost)


BOOK.add_step(DRAW, Draw(DRAW, "BG-16"))
BOOK.add_step(FREE_ROAD, FreeRoad(FREE_ROAD, "BG-19", [verbs.ROAD]))
BOOK.add_step(TAKE, Take(TAKE, "BG-19", [verbs.TAKE]))
DEEDS[verbs.BUY_CARD] = Buy()
DEEDS[verbs.PLAY_KNIGHT] = PlayKnight(KNIGHT)
DEEDS[verbs.PLAY_ROADS] = PlayRoads(ROAD_BUILDING)
DEEDS[verbs.PLAY_INVENTION] = PlayInvention(INVENTION)
DEEDS[verbs.PLAY_MONOPOLY] = PlayMonopoly(MONOPOLY)
DEEDS[verbs.TAKE] = TakeDeed()
