"""Cards that cost owls or stars beside resources; neither is ever discounted (PR-18, PR-20)."""

from mypy_extensions import i64

from catanica.games.princes.golden import PAY_OWLS, change_stars, owls, stars
from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.piece import card_of, place_of, with_used
from catanica.games.principality.vocabulary import card_is, number_is, seat_is


def owl_price(g: Duel, card: i64) -> i64:
    """The owls a card costs."""
    return g.cat.coins[card] & 15


def star_price(g: Duel, card: i64) -> i64:
    """The stars a card costs."""
    return g.cat.coins[card] >> 4


def too_poor(g: Duel, seat: i64, card: i64) -> str:
    """A fault code if owls or stars are missing."""
    if owls(g, seat) < owl_price(g, card):
        return "too_few_owls"
    return "too_few_stars" if stars(g, seat) < star_price(g, card) else ""


def mark_used(g: Duel, seat: i64, p: i64) -> None:
    """A card's function is spent for this turn; it may lie in either land."""
    land = g.land(seat)
    i = land.find_piece(place_of(p), card_of(p))
    if i < 0:
        land = g.land(1 - seat)
        i = land.find_piece(place_of(p), card_of(p))
    land.built[i] = with_used(land.built[i], True)


class Priced(Effect):
    """A card with a price in owls or stars: for an action before anybody answers, for an expansion when it is built."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """The price comes first, then what the card itself needs."""
        poor = too_poor(g, seat, card)
        return poor if poor != "" else self.without(g, seat, card)

    def without(self, g: Duel, seat: i64, card: i64) -> str:
        """What else keeps an action from being played: a fault code, or nothing."""
        return ""

    def forbid(self, g: Duel, seat: i64, card: i64, place: i64) -> str:
        """The same for building."""
        poor = too_poor(g, seat, card)
        return poor if poor != "" else self.without(g, seat, card)

    def pay(self, g: Duel, seat: i64, card: i64) -> None:
        """Owls from sages of choice, stars from the people's mood."""
        if owl_price(g, card) > 0:
            g.push(PAY_OWLS, seat_is(seat) | number_is(owl_price(g, card)) | card_is(card))
        if star_price(g, card) > 0:
            change_stars(g, seat, -star_price(g, card))
