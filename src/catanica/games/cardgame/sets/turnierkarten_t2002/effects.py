"""The tournament cards of 2002: most of them live on in Barbaren & Handelsherren (101.B.f)."""

from mypy_extensions import i64

from catanica.games.cardgame.fleets import trade_fleets
from catanica.games.cardgame.sets.barbaren_handelsherren.barbarians import ARMY, SPOILS, Superstition, units
from catanica.games.cardgame.sets.barbaren_handelsherren.effects import Christoph
from catanica.games.cardgame.sets.barbaren_handelsherren.residences import ColonialBase
from catanica.games.cardgame.sets.barbaren_handelsherren.steps import TRADE_LORD
from catanica.games.cardgame.sets.turnierkarten_t2002.steps import PIRATES
from catanica.games.principality.cards.catalogue import KNIGHT
from catanica.games.principality.cards.effect import Effect, several
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.card_step import has_option
from catanica.games.principality.steps.goods_steps import ANY, gain, with_room
from catanica.games.principality.vocabulary import card_is, number_is, seat_is


class OldCampaign(Effect):
    """With a trade fleet and two knights: two resources of choice (113.E.a)."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """Only a trade fleet will do."""
        weak = trade_fleets(g, seat) < 1 or units(g, seat, KNIGHT) < ARMY
        return several("needs_trade_army" if weak else "", "" if with_room(g, seat, ANY) != 0 else "no_room_left")

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """There was no arch yet."""
        gain(g, seat, SPOILS, card)


class PirateRaid(Effect):
    """Two gold of the opponent, those of a colonial base too (122.B.a)."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """There must be gold, and room for it."""
        return "" if has_option(g, PIRATES, seat_is(seat) | card_is(card) | number_is(2)) else "nothing_to_take"

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """One after the other."""
        g.push(PIRATES, seat_is(seat) | card_is(card) | number_is(2))


def register(rules: Rulebook) -> None:
    """Bind the effects to their cards."""
    rules.add_effects(t2002_aberglaube=Superstition(), t2002_kolonialstuetzpunkt=ColonialBase())
    rules.add_effects(t2002_christoph=Christoph(TRADE_LORD), t2002_feldzug=OldCampaign(), t2002_piraten=PirateRaid())
