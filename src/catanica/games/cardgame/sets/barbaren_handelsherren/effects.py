"""The odd cards of Barbaren & Handelsherren; residences, barbarians, brewery and Flavo have files of their own."""

from mypy_extensions import i64

from catanica.games.cardgame.attacks import stays
from catanica.games.cardgame.blocking import LaidOnBuilding
from catanica.games.cardgame.fetching import forget_after_turn
from catanica.games.cardgame.fleets import dearer_kinds, traded_kinds
from catanica.games.cardgame.in_play import UsedAt
from catanica.games.cardgame.sets.barbaren_handelsherren.barbarians import (
    Arch,
    Baroc,
    Campaign,
    Raid,
    Stronghold,
    Superstition,
)
from catanica.games.cardgame.sets.barbaren_handelsherren.brewery import Brewery
from catanica.games.cardgame.sets.barbaren_handelsherren.flavo import Jester
from catanica.games.cardgame.sets.barbaren_handelsherren.residences import (
    ClothResidence,
    CoinResidence,
    ColonialBase,
    Guild,
    PaperResidence,
)
from catanica.games.cardgame.sets.barbaren_handelsherren.steps import (
    BROTHER,
    DOGMA,
    DOGMA_ENDS,
    FLEET_PICK,
    SPICE_KIND,
    TRADE_LORD,
    VOYAGE,
)
from catanica.games.principality.cards.effect import ON_SETTLE, Effect
from catanica.games.principality.cards.frequent import Asks, ForBoth
from catanica.games.principality.position.digest import at_rate
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.piece import owner_of, target_of
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.card_step import has_option
from catanica.games.principality.steps.dice import EVENT_CARD
from catanica.games.principality.steps.goods_steps import gain
from catanica.games.principality.vocabulary import card_is, card_of, seat_is
from catanica.games.principality.windows import window_named
from catanica.kernel.ints import bit

# -- buildings --------------------------------------------------------------------------------------------------------


class WineCellar(Effect):
    """Two resources whenever the year turns, in either player's turn (122.B.b)."""

    def event_acts(self, g: Duel, seat: i64, p: i64, card: i64) -> None:
        """Each cellar for itself."""
        if g.cat.ids[card] == "jahreswechsel":
            gain(g, seat, 2, card_of(p))


# -- actions ----------------------------------------------------------------------------------------------------------


class Christoph(Asks):
    """For the rest of the turn one kind of the own trade fleets is traded one for one (113.M.a)."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """He sails with a trade fleet, and something must come of it (112.S.a)."""
        if traded_kinds(g, seat) == 0:
            return "needs_fleet"
        return "" if dearer_kinds(g, seat) != 0 else "traded_at_best"

    def rates(self, g: Duel, seat: i64, p: i64, rates: i64) -> i64:
        """From any region; these are bank trades (102.B.Banktausch)."""
        return at_rate(rates, target_of(p) - 1, 1)

    def fixed(self) -> i64:
        """Until the turn is over."""
        return ON_SETTLE

    def settle(self, g: Duel, land: i64, index: i64) -> bool:
        """Once the turn is over nothing reminds of him."""
        return forget_after_turn(g, land, index)


class Sigismund(Effect):
    """Saves a trade fleet that was named, or fetches one from the discard pile (114.F.a)."""

    def __init__(self) -> None:
        self.answered: i64 = bit(window_named("fleet_named"))

    def windows(self) -> i64:
        """Civil war and privateers, in either player's turn."""
        return self.answered

    def answer(self, g: Duel, seat: i64, window: i64, cause: i64) -> None:
        """The fleet stays where it is."""
        stays(g, seat, g.cat.number("sigismund_der_seeheld"))

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """Of his own accord he needs a trade fleet on a pile that is free for his player (112.P.a)."""
        if not g.pile_open(seat, g.own_pile(seat)):
            return "pile_closed"
        return "" if has_option(g, FLEET_PICK, seat_is(seat) | card_is(card)) else "no_fleet_on_pile"

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """From the pile (114.F.c): the own one, where each has one (103.K.c)."""
        g.push(FLEET_PICK, seat_is(seat) | card_is(card))


class Dogma(LaidOnBuilding):
    """Lies on a building and keeps it from working, until its player rolls an event card (103.E.f)."""

    def __init__(self) -> None:
        super().__init__(DOGMA, "nothing_to_silence")

    def face(self, g: Duel, seat: i64, p: i64, face: i64) -> None:
        """After the event, and only when the player rolls who laid it (103.N.a)."""
        if face == EVENT_CARD and owner_of(p) == g.active:
            g.push(DOGMA_ENDS, seat_is(seat) | card_is(card_of(p)))


# -- events -----------------------------------------------------------------------------------------------------------


class LuckyVoyage(ForBoth):
    """A trade fleet of each player comes home with up to three resources (119.J.a)."""

    def each(self, g: Duel, seat: i64, card: i64) -> None:
        """Whoever has one."""
        g.push(VOYAGE, seat_is(seat) | card_is(card))


def register(rules: Rulebook) -> None:
    """Bind the effects to their cards."""
    rules.add_fault("not_full_yet", "122.C.e")
    rules.add_fault("needs_card", "122.C.a", "residenz_muenz", "residenz_papier", "residenz_tuch")
    rules.add_fault("needs_working", "122.C.b", "residenz_muenz", "residenz_papier", "residenz_tuch")
    rules.add_fault("needs_card", "101.D.d", "kolonialstuetzpunkt", "schatzflotte")
    rules.add_fault("needs_card", "117.E.a", "johanna_die_kriegerin")
    rules.add_fault("must_lack", "117.E.a", "johanna_die_kriegerin")
    rules.add_effects(baroc_der_soeldner=Baroc(), flavo_der_gaukler=Jester(), kolonialstuetzpunkt=ColonialBase())
    rules.add_effects(residenz_muenz=CoinResidence(), residenz_papier=PaperResidence(), residenz_tuch=ClothResidence())
    rules.add_effects(gilde_der_handelsherren=Guild(), triumphbogen=Arch(), brauerei=Brewery())
    rules.add_effects(weinkellerei=WineCellar(), geheime_bruderschaft=UsedAt(BROTHER, False))
    rules.add_effects(barbarenstuetzpunkt=Stronghold(), barbarenueberfall=Raid(), aberglaube=Superstition())
    rules.add_effects(glueckliche_handelsfahrt=LuckyVoyage(), barbarenfeldzug=Campaign())
    rules.add_effects(handelsherr_christoph=Christoph(TRADE_LORD), sigismund_der_seeheld=Sigismund(), dogma=Dogma())
    rules.add_effects(gewuerzkarawane=Asks(SPICE_KIND, "nothing_to_take"))
