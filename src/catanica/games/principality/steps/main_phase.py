"""The main phase: build, trade with the bank, play cards, tear down, in any order and as often as one can (KB-15).

What only one game or set knows, such as metropolises, offers to the opponent or voyages, is added as `Deeds`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from catanica.games.principality.cards.effect import IN_MAIN, MOVED_BY_GOODS
from catanica.games.principality.cards.stores import purse
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.rules.bank import bank_faults, offer_bank, trade_with_bank
from catanica.games.principality.rules.building import build_road, offer_row, row_faults
from catanica.games.principality.rules.demolition import demolish, demolition_faults, offer_demolitions
from catanica.games.principality.rules.laying_out import build_card, build_faults, erect_card, offer_builds
from catanica.games.principality.rules.playing import offer_plays, play_faults
from catanica.games.principality.rules.using import offer_uses, use_card, use_faults
from catanica.games.principality.steps.goods_steps import charge
from catanica.games.principality.steps.play_steps import play_action
from catanica.games.principality.steps.rows import CHECK, CITY_BUILT, HAND_CHECK, MAIN, SETTLED
from catanica.games.principality.telling.verbs import (
    BANK,
    BUILD,
    CITY,
    DEMOLISH,
    END,
    ERECT,
    OFFER,
    PLAY,
    ROAD,
    SETTLEMENT,
    USE,
    verb_of,
)
from catanica.games.principality.vocabulary import card_of, column_is, column_of, flag_is, gap_of, place_of, seat_is
from catanica.kernel.refusal import Fault
from catanica.kernel.words import Row


@mypyc_attr(allow_interpreted_subclasses=True)
class Deeds:
    """Further actions that a game or a set brings into the main phase."""

    def offer(self, g: Duel, seat: i64, stock: i64, out: Options) -> None:
        """What can be done now."""

    def knows(self, verb: i64) -> bool:
        """Whether a verb is one of these deeds."""
        return False

    def take(self, g: Duel, seat: i64, code: i64) -> None:
        """Do it."""

    def faults(self, g: Duel, seat: i64, code: i64) -> list[Fault]:
        """Everything that speaks against it."""
        return [g.fault("not_an_option", decision="main")]


class Main(Step):
    """The active player acts, again and again, until the turn is ended; `after` is the step that ends it."""

    def __init__(self, name: str, rule: str, after: Row) -> None:
        super().__init__(name, rule)
        self.after: Row = after
        self.deeds: vec[Deeds] = vec[Deeds]()

    def add_deed(self, deed: Deeds) -> None:
        """A game or a set brings further actions."""
        self.deeds = append(self.deeds, deed)

    def who(self, g: Duel, e: i64) -> i64:
        """The active player."""
        return g.active

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Everything that can be done now."""
        seat = g.active
        stock = purse(g, seat)
        out.add(END)
        offer_row(g, seat, stock, out)
        offer_builds(g, seat, stock, out)
        offer_plays(g, seat, IN_MAIN, out)
        offer_bank(g, seat, stock, out)
        offer_demolitions(g, seat, out)
        offer_uses(g, seat, stock, out)
        for deed in self.deeds:
            deed.offer(g, seat, stock, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Do it; then the position is checked and the phase goes on."""
        seat = g.active
        verb = verb_of(code)
        if verb == END:
            g.push(self.after)
            g.push(HAND_CHECK, seat_is(seat))
            return
        g.push(MAIN)
        only_goods = verb == BANK or verb == OFFER
        if not only_goods or g.moving(MOVED_BY_GOODS):  # goods alone change no points unless cards say so
            g.push(CHECK, flag_is(1))
        if verb == BUILD:
            build_card(g, seat, card_of(code), place_of(code))
        elif verb == ERECT:
            erect_card(g, seat, card_of(code), place_of(code))
        elif verb == BANK:
            trade_with_bank(g, seat, code)
        elif verb == PLAY:
            play_action(g, seat, card_of(code))
        elif verb == ROAD:
            build_road(g, seat, gap_of(code))
        elif verb == SETTLEMENT:
            g.push(SETTLED, seat_is(seat) | column_is(column_of(code)))
            charge(g, seat, g.rules.settlement_cost)
        elif verb == CITY:
            g.push(CITY_BUILT, seat_is(seat) | column_is(column_of(code)))
            charge(g, seat, g.rules.city_cost)
        elif verb == DEMOLISH:
            demolish(g, seat, code)
        elif verb == USE:
            use_card(g, seat, code)
        else:
            for deed in self.deeds:
                if deed.knows(verb):
                    deed.take(g, seat, code)

    def faults(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """Everything that speaks against an action of this phase."""
        seat = g.active
        verb = verb_of(code)
        if verb == ROAD or verb == SETTLEMENT or verb == CITY:
            return row_faults(g, seat, code)
        if verb == BUILD or verb == ERECT:
            return build_faults(g, seat, verb, card_of(code), place_of(code))
        if verb == BANK:
            return bank_faults(g, seat, code)
        if verb == PLAY:
            return play_faults(g, seat, card_of(code), IN_MAIN)
        if verb == DEMOLISH:
            return demolition_faults(g, seat, code)
        if verb == USE:
            return use_faults(g, seat, code)
        for deed in self.deeds:
            if deed.knows(verb):
                return deed.faults(g, seat, code)
        return [g.fault("wrong_phase", phase="main")]
