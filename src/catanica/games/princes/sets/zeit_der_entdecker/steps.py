"""The decisions and rolls of Zeit der Entdecker. Step numbers 130 to 149, named in voyages."""

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.princes.golden import register_golden, strike_face
from catanica.games.princes.sets.zeit_der_entdecker import words as w
from catanica.games.princes.sets.zeit_der_entdecker.sea import NO_DISC, SHIP, Seas, cannon_points, seas
from catanica.games.princes.sets.zeit_der_entdecker.voyages import (
    AMBASSADOR,
    BARD_PICK,
    BROADSIDE,
    FIGHT_ROLL,
    FOUNDRY,
    LOOKS,
    MAP,
    PIRATE,
    RECALL,
    SCHOLAR_PICK,
    SCHOLAR_STACK,
    SEA_DEAL,
    SEA_SHUFFLE,
    TRIBE_FACE,
    TRIBE_ROLL,
    foundry_place,
    lose_ship,
    offer_targets,
    pirate_at,
    rise,
    sea_card,
    ties_win,
)
from catanica.games.princes.sets.zeit_der_entdecker.words import AT_CELL, FIGHT, SHIP_VERB, SWITCH, TRIBUTE
from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.catalogue import ACTION, SEA, UNIT, Catalogue, level_figures
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.geometry import FIRST_COLUMN, ON_ROAD
from catanica.games.principality.position.goods import GOLD, amount, count, covers
from catanica.games.principality.position.piece import piece, slot, slot_known, with_used
from catanica.games.principality.position.pile import find, take_at
from catanica.games.principality.position.rulebook import Preparation, Rulebook
from catanica.games.principality.rules.searching import look_through, offer_stack_cards, take_one_of_several
from catanica.games.principality.rules.shown_hand import take_shown
from catanica.games.principality.steps.card_step import CardStep, OfferStep, SeveralStep, offer_full_stacks
from catanica.games.principality.steps.chance_step import DieStep, FaceStep
from catanica.games.principality.steps.dice import face_of
from catanica.games.principality.steps.goods_steps import charge, pay_any
from catanica.games.principality.steps.play_steps import play_from_hand
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import DEAL, PASS, PICK, PLAY, USE, verb_of
from catanica.kernel.ints import bit
from catanica.kernel.state import CHANCE, NOBODY

# -- set-up ---------------------------------------------------------------------------------------------------------


def sea_cards(cat: Catalogue) -> vec[i64]:
    """The sea cards of one player that lie face down at the start."""
    out = vec[i64]()
    n: i64 = 1
    while n < len(cat.ids):
        if (cat.kind[n] == SEA and len(cat.fact(n).levels) > 0) or cat.ids[n] == "wrack":
            c: i64 = 0
            while c < cat.copies[n] // 2:
                out = append(out, n)
                c += 1
        n += 1
    return out


class LaySeas(Preparation):
    """Both players get a harbour and a sea."""

    def lay(self, g: Duel) -> None:
        """The cards are dealt first of all."""
        lay_seas(g)


def undealt_seas(cat: Catalogue) -> Seas:
    """Both seas before the cards are dealt, with one ship each."""
    cards = sea_cards(cat)
    levels = vec[i64]([0] * (len(cat.ids) * 4))
    for card in cards:
        levels[card * 4] = levels[card * 4] + 1
        k: i64 = 1
        for level in cat.fact(card).levels:
            levels[card * 4 + k] = level_figures(level)
            k += 1
    return Seas(vec[i64]([0] * (len(cards) * 2)), vec[i64]([1, 1]), 0, 1, 0, levels)


def lay_seas(g: Duel) -> None:
    """Harbours at the left end of both rows, in place of a road; the seas are still to be dealt."""
    undealt = g.rules.annex
    assert undealt is not None, "the set of the seas brings them"
    g.annex = undealt.clone()
    seat: i64 = 0
    while seat < 2:
        land = g.land(seat)
        land.lay(piece(ON_ROAD + FIRST_COLUMN, g.cat.number("entdeckerhafen"), seat))
        seat += 1
    g.push(SEA_SHUFFLE, v.seat_is(1))
    g.push(SEA_SHUFFLE)


class SeaShuffle(Step):
    """A player's sea cards are shuffled."""

    def run(self, g: Duel, e: i64) -> None:
        """Gather them; chance does the rest."""
        pool = vec[i64]()
        for card in sea_cards(g.cat):
            pool = append(pool, slot(card, 0))
        g.pool = pool
        g.push(SEA_DEAL, v.seat_is(v.seat_of(e)))


class SeaDeal(Step):
    """Chance names the next sea card, cell by cell."""

    def who(self, g: Duel, e: i64) -> i64:
        """Chance, while there is a card."""
        return NOBODY if len(g.pool) == 0 else CHANCE

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every card left, as often as it is there."""
        for s in g.pool:
            card = v.card_of(s)
            out.add(DEAL | v.card_is(card))

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Face down on the next cell."""
        sea = seas(g)
        g.pool = take_at(g.pool, find(g.pool, v.card_of(code)))
        sea.put(v.seat_of(e), sea.size() - len(g.pool) - 1, slot(v.card_of(code), 0))
        g.push(SEA_DEAL, v.seat_is(v.seat_of(e)))


# -- discoveries ----------------------------------------------------------------------------------------------------


class BardPick(OfferStep):
    """The bards: one action card or unit of the shown hand."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Action cards and units."""
        for s in g.land(1 - v.seat_of(e)).hand:
            card = v.card_of(s)
            code = PICK | v.card_is(card)
            if (g.cat.kind[card] == ACTION or g.cat.kind[card] == UNIT) and not out.has(code):
                out.add(code)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It changes hands and may be used at once."""
        take_shown(g, v.seat_of(e), v.card_of(code))

    def card(self, g: Duel, e: i64) -> i64:
        """The island."""
        return g.cat.number("insel_der_barden")


class ScholarStack(Step):
    """The scholars: a stack to choose from."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, if any stack holds a card."""
        return i64(NOBODY) if g.stacks.empty() else v.seat_of(e)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any stack with cards, or none."""
        offer_full_stacks(g, v.seat_of(e), out)
        out.add(PASS)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Look through it."""
        if verb_of(code) == PASS:
            return
        look_through(g, v.seat_of(e), v.stack_of(code))
        g.push(SCHOLAR_PICK, v.seat_is(v.seat_of(e)) | v.stack_is(v.stack_of(code)) | v.number_is(2))

    def card(self, g: Duel, e: i64) -> i64:
        """The island."""
        return g.cat.number("insel_der_gelehrten")


class ScholarPick(SeveralStep):
    """Up to two cards of the stack; its order stays (PR-31)."""

    def may_stop(self, e: i64) -> bool:
        """The second may be left."""
        return v.number_of(e) == 1

    def offers(self, g: Duel, e: i64, out: Options) -> None:
        """Any card."""
        offer_stack_cards(g, v.stack_of(e), out)

    def chosen(self, g: Duel, e: i64, code: i64) -> None:
        """Into the hand, usable at once (PR-30)."""
        take_one_of_several(g, SCHOLAR_PICK, e, code)

    def card(self, g: Duel, e: i64) -> i64:
        """The island."""
        return g.cat.number("insel_der_gelehrten")


# -- pirates --------------------------------------------------------------------------------------------------------


class PirateDemands(Step):
    """A pirate demands: pay and nothing else happens, or fight (PR-38)."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player."""
        return v.seat_of(e)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Pay if possible, fight, or let Lars fight."""
        seat = v.seat_of(e)
        stock = g.land(seat).stock(g.cat)
        pirate = pirate_at(g, seat, w.cell_of(e))
        out.add(FIGHT)
        if covers(stock, amount(GOLD, pirate.gold)) and count(stock) >= pirate.any:
            out.add(TRIBUTE)
        lars: i64 = g.cat.number("lars")
        if cannon_points(g, seat) > 0 and find(g.land(seat).hand, lars) >= 0:
            out.add(PLAY | v.card_is(lars))

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """What the player chose."""
        seat = v.seat_of(e)
        pirate = pirate_at(g, seat, w.cell_of(e))
        if verb_of(code) == FIGHT:
            g.push(FIGHT_ROLL, v.seat_is(seat) | w.cell_is(w.cell_of(e)))
        elif verb_of(code) == PLAY:
            play_from_hand(g, seat, v.card_of(code))
            g.tell(h.PLAYED, v.seat_is(seat) | v.card_is(v.card_of(code)))
            rise(g, seat, w.cell_of(e))
        else:
            charge(g, seat, amount(GOLD, pirate.gold))
            pay_any(g, seat, pirate.any, self.card(g, e))

    def card(self, g: Duel, e: i64) -> i64:
        """The pirate."""
        return seas(g).card(v.seat_of(e), w.cell_of(e))


class FightRoll(DieStep):
    """Die plus cannons against the pirate: more wins, equal rolls again, less loses the ship."""

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Compare."""
        seat = v.seat_of(e)
        cell = w.cell_of(e)
        g.tell(h.DIE_ROLLED, v.seat_is(seat) | v.card_is(self.card(g, e)) | v.number_is(v.number_of(code)))
        margin = v.number_of(code) + cannon_points(g, seat) - pirate_at(g, seat, cell).force
        if margin > 0 or (margin == 0 and ties_win(g, seat)):
            rise(g, seat, cell)
        elif margin == 0:
            g.push(FIGHT_ROLL, v.seat_is(seat) | w.cell_is(cell))
        elif foundry_place(g, seat) >= 0:
            g.push(FOUNDRY, v.seat_is(seat) | w.cell_is(cell))
        else:
            lose_ship(g, seat, cell)

    def card(self, g: Duel, e: i64) -> i64:
        """The pirate."""
        return seas(g).card(v.seat_of(e), w.cell_of(e))


class FoundryAgain(Step):
    """After a defeat the cannon foundry allows another roll, once per turn."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player."""
        return v.seat_of(e)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Roll again, or let the ship go."""
        out.add(USE | v.card_is(g.cat.number("geschuetzgiesserei")) | v.place_is(foundry_place(g, v.seat_of(e))))
        out.add(PASS)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Another roll, or the ship is lost."""
        seat = v.seat_of(e)
        if verb_of(code) == PASS:
            lose_ship(g, seat, w.cell_of(e))
            return
        land = g.land(seat)
        i = land.find_piece(v.place_of(code), v.card_of(code))
        land.alter(i, with_used(land.built[i], True))
        g.tell(h.USED, v.seat_is(seat) | v.card_is(v.card_of(code)) | v.place_is(v.place_of(code)))
        g.push(FIGHT_ROLL, v.seat_is(seat) | w.cell_is(w.cell_of(e)))

    def card(self, g: Duel, e: i64) -> i64:
        """The foundry."""
        return g.cat.number("geschuetzgiesserei")


# -- the forgotten tribe --------------------------------------------------------------------------------------------


class TribeRoll(DieStep):
    """A mission to the forgotten tribe: 1 a reef, 2 to 4 the event die, 5 and 6 success."""

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """What the die says."""
        g.tell(h.DIE_ROLLED, v.seat_is(v.seat_of(e)) | v.card_is(self.card(g, e)) | v.number_is(v.number_of(code)))
        if v.number_of(code) == 1:
            lose_ship(g, v.seat_of(e), w.cell_of(e))
        elif v.number_of(code) <= 4:
            g.push(TRIBE_FACE, v.seat_is(v.seat_of(e)))
        else:
            rise(g, v.seat_of(e), w.cell_of(e))

    def card(self, g: Duel, e: i64) -> i64:
        """The island."""
        return g.cat.number("insel_des_vergessenen_stammes")


class TribeFace(FaceStep):
    """The event die falls once more, for both players."""

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It is carried out at once."""
        strike_face(g, face_of(code))

    def card(self, g: Duel, e: i64) -> i64:
        """The island."""
        return g.cat.number("insel_des_vergessenen_stammes")


# -- action cards ---------------------------------------------------------------------------------------------------


class MapStep(CardStep):
    """The cartographer: look at up to two own hidden sea cards, exchange two."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Look, exchange, or stop once something was looked at; a second look at a card one knows shows nothing."""
        seat = v.seat_of(e)
        sea = seas(g)
        n = sea.size()
        one: i64 = 0
        while one < n:
            fresh = v.number_of(e) == LOOKS or slot_known(sea.at(seat, one)) & bit(seat) == 0
            if v.number_of(e) > 0 and fresh and not sea.is_up(seat, one):
                out.add(AT_CELL | v.seat_is(seat) | w.cell_is(one))
            two = one + 1
            while two < n:
                out.add(SWITCH | w.cell_is(one) | w.other_is(two))
                two += 1
            one += 1
        if v.number_of(e) < LOOKS:
            out.add(PASS)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """A look goes on, an exchange ends it."""
        seat = v.seat_of(e)
        sea = seas(g)
        if verb_of(code) == AT_CELL:
            sea.peek(seat, w.cell_of(code))
            g.reveals += 1
            g.tell(
                w.PEEKED,
                v.seat_is(seat)
                | v.card_is(sea.card(seat, w.cell_of(code)))
                | w.cell_is(w.cell_of(code))
                | h.known_is(bit(seat)),
            )
            g.push(MAP, v.seat_is(seat) | v.number_is(v.number_of(e) - 1) | v.card_is(v.card_of(e)))
        elif verb_of(code) == SWITCH:
            sea.switch(seat, w.cell_of(code), w.other_of(code))
            g.tell(w.SEA_SWITCHED, v.seat_is(seat) | w.cell_is(w.cell_of(code)) | w.other_is(w.other_of(code)))


def can_recall(g: Duel, seat: i64, cell: i64) -> bool:
    """Whether the ship on a cell could be taken back and then do something."""
    sea = seas(g)
    if sea.disc(seat, cell) != SHIP:
        return False
    out = Options()
    sea.set_disc(seat, cell, NO_DISC)
    offer_targets(g, seat, out)
    sea.set_disc(seat, cell, SHIP)
    return out.count > 0


class RecallShip(CardStep):
    """The navigator takes back a ship that still floats."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Ships that can act again."""
        cell: i64 = 0
        while cell < seas(g).size():
            if can_recall(g, v.seat_of(e), cell):
                out.add(AT_CELL | v.seat_is(v.seat_of(e)) | w.cell_is(cell))
            cell += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It is at home again."""
        seas(g).set_disc(v.seat_of(e), w.cell_of(code), NO_DISC)


class BroadsideStep(CardStep):
    """The broadside: an island goes down one level, or a ship sinks."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """An island of the opponent above level 0, or one of the built ships; never a pirate."""
        seat = v.seat_of(e)
        sea = seas(g)
        other = 1 - seat
        cell: i64 = 0
        while cell < sea.size():
            if sea.level(other, cell) > 0 and sea_card(g, sea.card(other, cell)).island():
                out.add(AT_CELL | v.seat_is(other) | w.cell_is(cell))
            cell += 1
        if sea.ships[other] > 0:
            out.add(SHIP_VERB)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Strike; a level 3 that is turned down is open to both again."""
        sea = seas(g)
        other = 1 - v.seat_of(e)
        if verb_of(code) == SHIP_VERB:
            sea.ships[other] = sea.ships[other] - 1
            g.tell(w.SHIP_LOST, v.seat_is(other) | v.card_is(v.card_of(e)))
            return
        cell = w.cell_of(code)
        sea.set_level(other, cell, sea.level(other, cell) - 1)
        g.tell(
            w.LEVEL,
            v.seat_is(other) | v.card_is(sea.card(other, cell)) | w.cell_is(cell) | v.number_is(sea.level(other, cell)),
        )


class AmbassadorStep(OfferStep):
    """The ambassador: one of the islands' benefits."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Islands at level 1 or higher whose discovery benefit could be used now."""
        seat = v.seat_of(e)
        sea = seas(g)
        cell: i64 = 0
        while cell < sea.size():
            if sea.level(seat, cell) > 0 and sea_card(g, sea.card(seat, cell)).repeatable(g, seat):
                out.add(AT_CELL | v.seat_is(seat) | w.cell_is(cell))
            cell += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """As at its discovery."""
        sea_card(g, seas(g).card(v.seat_of(e), w.cell_of(code))).discovered(g, v.seat_of(e), w.cell_of(code))


def register(rules: Rulebook) -> None:
    """Bind the steps to their numbers."""
    register_golden(rules)
    rules.add_steps("PR-14", (SEA_SHUFFLE, SeaShuffle))
    rules.add_step(SEA_DEAL, SeaDeal("shuffle", "PR-14"))
    rules.add_steps("GZ:insel_der_barden", (BARD_PICK, BardPick))
    rules.add_steps("GZ:insel_der_gelehrten", (SCHOLAR_STACK, ScholarStack), (SCHOLAR_PICK, ScholarPick))
    rules.add_steps("PR-38", (PIRATE, PirateDemands))
    rules.add_steps("PR-17", (FIGHT_ROLL, FightRoll))
    rules.add_steps("GZ:geschuetzgiesserei", (FOUNDRY, FoundryAgain))
    rules.add_steps("GZ:insel_des_vergessenen_stammes", (TRIBE_ROLL, TribeRoll), (TRIBE_FACE, TribeFace))
    rules.add_step(MAP, MapStep("map", "GZ:kartograph"))
    rules.add_steps("GZ:navigator", (RECALL, RecallShip))
    rules.add_steps("GZ:volle_breitseite", (BROADSIDE, BroadsideStep))
    rules.add_steps("GZ:botschafter", (AMBASSADOR, AmbassadorStep))
