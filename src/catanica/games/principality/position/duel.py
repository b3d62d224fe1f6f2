"""A position of a two-player principality game, and what its rules are written with.

* A **step** is one kind of entry on the agenda: it runs by itself, asks a player, or waits for chance.
* An **effect** is what an odd card does (`effect.py`).
* The **rulebook** binds catalogue, steps, effects and the house's rules (edition); all states share it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from catanica.games.principality.cards.catalogue import Catalogue
from catanica.games.principality.cards.effect import ON_HAND
from catanica.games.principality.position.annex import Annex
from catanica.games.principality.position.brought import handed_over
from catanica.games.principality.position.digest import NO_DIGEST, NOWHERE, PILE, Digest, digested, shut
from catanica.games.principality.position.land import Land, bare_land
from catanica.games.principality.position.piece import (
    DECK_SLOT,
    FACE_UP,
    OPEN_SLOT,
    SLOT,
    TABLE,
    lost_to,
    owned,
    seen_by,
    slot,
    slot_known,
)
from catanica.games.principality.position.pile import Stacks
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.telling.verbs import DEMOLISH, OFFER, verb_of
from catanica.games.principality.vocabulary import card_of, seat_of
from catanica.kernel.arrays import added
from catanica.kernel.errors import InputError, Phrase
from catanica.kernel.ints import bit
from catanica.kernel.listing import Options as Options  # steps take it from here
from catanica.kernel.position import Carrier
from catanica.kernel.position_text import Speller
from catanica.kernel.refusal import Fault
from catanica.kernel.rng import Rng
from catanica.kernel.stamps import UNSTAMPED, stamp
from catanica.kernel.state import Outcome, State
from catanica.kernel.step import Step as KernelStep

# Phases of a turn (KB-6).
SETUP: Final = 0
BEFORE: Final = 1
EVENT: Final = 2
PRODUCTION: Final = 3
MAIN: Final = 4
HAND: Final = 5
PHASE_NAMES: Final = ["setup", "before_roll", "event", "production", "main", "hand_check"]

SPARED_AT: Final = 30  # memo: from this bit on, the seats an event does not touch
PASSED_AT: Final = 33  # memo: from this bit on, the cards of `early` that were played in vain
ACTED: Final = 0x100000000  # memo: the active player has played an action card in this turn
DREW: Final = 0x200000000000  # memo: the active player has drawn in the main phase of this turn (112.G.g)

EITHER: Final = 2  # a stack both players use beside their own
COMMON: Final = -1  # whose pile it is where both lay their cards on one


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(KernelStep["Duel"]):
    """A step of the principality games."""


def hides(pile: vec[i64]) -> bool:
    """Whether a pile holds a card that is not known here."""
    for s in pile:
        if card_of(s) == 0:
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class Duel(State):
    """A position. Everything that can be derived from these fields is computed where it is needed."""

    def __init__(self, rules: Rulebook, rng: Rng, land0: Land, land1: Land, stacks: Stacks) -> None:
        super().__init__(2, rng, rules)
        self.rules: Rulebook = rules
        self.cat: Catalogue = rules.cat
        self.land0: Land = land0
        self.land1: Land = land1
        self.stacks: Stacks = stacks
        self.pool: vec[i64] = vec[i64]()  # cards being shuffled
        self.event_stack: vec[i64] = vec[i64]()
        self.region_stack: vec[i64] = vec[i64]()
        self.discard: vec[i64] = vec[i64]()
        self.display: vec[i64] = vec[i64]()  # cards laid open, built straight from there (105.C.b)
        self.box: vec[i64] = vec[i64]()  # out of the game: what was laid aside first, then event cards taken out
        self.brought: vec[i64] = vec[i64]()  # what the players brought: both lists, see `brought.py`
        self.roads_left: i64 = 0
        self.settlements_left: i64 = 0
        self.cities_left: i64 = 0
        self.crowns_left: i64 = 0  # metropolises
        self.citadels_left: i64 = 0
        self.turn: i64 = 0
        self.starter: i64 = 0
        self.active: i64 = 0
        self.phase: i64 = SETUP
        self.event_die: i64 = 0
        self.die: i64 = 0
        self.drawn_event: i64 = 0  # the event card last drawn
        self.reached: i64 = 0  # bits 0, 1: that seat has had 3 points; bit 2: 7 together (KB-29)
        self.best: i64 = 0  # the most points each seat has had, see `both_points`
        self.risen: i64 = 0  # the turn in which one of them last grew
        self.muted: bool = False  # the passive player hears no more offers this turn
        self.memo: i64 = 0  # what cards must remember until the turn ends
        self.winner: i64 = -1
        self.ended: str = ""
        self.mark: Duel | None = None  # frozen position for effects that turn time back
        self.annex: Annex | None = None  # what only this game has beside the principalities
        self.heaped: i64 = UNSTAMPED  # another number whenever the discard pile has changed

    def land(self, seat: i64) -> Land:
        """A player's principality."""
        return self.land0 if seat == 0 else self.land1

    def look(self, seat: i64) -> Digest:
        """What the cards in play of a land come to."""
        found = self.land0.digest if seat == 0 else self.land1.digest
        if found.beyond == NOWHERE:
            return found
        changes = self.land1.changes if seat == 0 else self.land0.changes
        return found if found.beyond == changes else self.look_anew(seat)

    def look_anew(self, seat: i64) -> Digest:
        """The same where the cards in play have changed, or what lies in the other land if that matters."""
        land = self.land(seat)
        found = digested(self, seat, land.prior)
        land.digest = found
        land.prior = NO_DIGEST
        return found

    def present(self, asked: i64) -> bool:
        """Whether some card in play, in either land, has one of these hooks."""
        return self.rules.hooked & asked != 0 and (self.look(0).present | self.look(1).present) & asked != 0

    def moving(self, asked: i64) -> bool:
        """The same for hooks whose answer may change while all cards lie as they lie."""
        return self.rules.moving & asked != 0 and (self.look(0).moving | self.look(1).moving) & asked != 0

    def hooks(self, seat: i64, asked: i64) -> bool:
        """Whether some card in play of a land has one of these hooks; most games have no such card at all."""
        return self.rules.hooked & asked != 0 and self.look(seat).present & asked != 0

    def use_rules(self, rules: Rulebook) -> None:
        """Go on by another rulebook: a duel's sets are chosen at the table."""
        self.land0.put(self.land0.built)
        self.land1.put(self.land1.built)
        self.rules = rules
        self.cat = rules.cat
        self.book = rules

    def finish(self, winner: i64, reason: str) -> None:
        """The game is over; a winner of -1 is nobody."""
        self.winner = winner
        self.ended = reason
        self.agenda = vec[i64]()

    def seldom(self, code: i64) -> bool:
        """Random play rarely demolishes and rarely haggles."""
        verb = verb_of(code)
        return verb == DEMOLISH or verb == OFFER

    def card_name(self, card: i64) -> str:
        """The id of a card; empty for number 0."""
        return self.cat.ids[card]

    def veiled(self) -> bool:
        """Whether a card is hidden: who is asked for one that only its owner knows cannot be told here."""
        return hides(self.land0.hand) or hides(self.land1.hand) or hides(self.stacks.cards) or hides(self.event_stack)

    def header(self) -> dict[str, str]:
        """What a record needs to know."""
        return self.rules.header

    def result(self) -> Outcome | None:
        """How it ended, or nothing."""
        if self.ended == "":
            return None
        winners: list[int] = [] if self.winner < 0 else [self.winner]
        return Outcome(winners, self.standing(), self.ended)

    def standing(self) -> list[int]:
        """Points of both seats."""
        scoring = self.rules.scoring
        return [scoring.points(self, 0), scoring.points(self, 1)]

    # -- cards and knowledge ------------------------------------------------------------------------------------

    def onlookers(self, seat: i64) -> i64:
        """Who sees what comes into a hand: its owner, and whoever cards in play show it to (120.D.a)."""
        eyes: i64 = bit(seat)
        if self.hooks(seat, ON_HAND):
            built = self.land(seat).built
            found = self.look(seat)
            k: i64 = 0
            while k < len(found.acts):
                card = found.acts[k]
                if self.cat.hooks[card] & ON_HAND != 0:
                    eyes |= self.rules.effects[card].shows(self, seat, built[found.hooked[k]])
                k += 1
        return eyes

    def draw_top(self, seat: i64, stack: i64) -> i64:
        """The top card of a stack into a hand; returns the card. Whoever knew it lay there still knows."""
        s = self.stacks.remove(stack, 0)
        self.land(seat).add_hand(seen_by(lost_to(s, FACE_UP), self.onlookers(seat)))
        self.reveals += 1
        return card_of(s)

    def take_from_stack(self, seat: i64, stack: i64, card: i64) -> None:
        """A chosen card out of a stack into a hand; the other player loses track of that stack."""
        i: i64 = 0
        while card_of(self.stacks.at(stack, i)) != card:
            i += 1
        s = self.stacks.remove(stack, i)
        open_to = self.onlookers(seat)
        if slot_known(s) & FACE_UP != 0:
            open_to |= slot_known(s) & ~FACE_UP  # everybody sees a face-up card go
        self.stacks.forget(stack, 1 - seat)
        self.land(seat).add_hand(slot(card, open_to))
        self.reveals += 1

    def put_under(self, seat: i64, card: i64, stack: i64) -> None:
        """A hand card face down under a stack; the other player loses track of that hand."""
        land = self.land(seat)
        land.take_hand(card, 1 - seat)
        forget_hand(land, 1 - seat)
        self.stacks.put_under(stack, slot(card, bit(seat)))

    def fault(self, code: str, **params: object) -> Fault:
        """A fault with the ruling it rests on in this game, or for this card (`add_fault`)."""
        by = self.rules.fault_rules
        return Fault(code, by.get(f"{code} {params.get('card')}", by[code]), dict(params))

    def spared(self, seat: i64) -> bool:
        """Whether the event at hand does not touch a player."""
        return self.memo & bit(SPARED_AT + seat) != 0

    def spare(self, seat: i64) -> None:
        """The event at hand does not touch a player."""
        self.memo |= bit(SPARED_AT + seat)

    def spare_nobody(self) -> None:
        """The event has acted; the next one touches everybody again."""
        self.memo &= ~(bit(SPARED_AT) | bit(SPARED_AT + 1))

    def has_passed(self, card: i64) -> bool:
        """Whether such a card was played before the roll, and stopped: no second one follows (126.I.c)."""
        return self.memo & bit(PASSED_AT + self.rules.early.index(card)) != 0

    def pass_moment(self, card: i64) -> None:
        """A card that fits only the moment before the roll was stopped; another kind of card may still follow."""
        self.memo |= bit(PASSED_AT + self.rules.early.index(card))

    def heap_up(self, pile: vec[i64]) -> None:
        """These cards are the discard pile from now on."""
        self.discard = pile
        self.heaped = stamp()

    def put_away(self, card: i64, owner: i64) -> None:
        """A card goes on the discard pile, which remembers whose it was: a tournament's decks are the players' own."""
        self.heap_up(added(self.discard, owned(card, owner)))

    def own_pile(self, seat: i64) -> i64:
        """Whose discard pile is meant by "the" pile of a player: the own one where stacks are owned (103.K.b)."""
        return i64(COMMON) if len(self.rules.stack_owner) == 0 else seat

    def their_pile(self, seat: i64) -> i64:
        """The same for cards that go to the opponent's pile (103.K.c): where there is one pile, that one."""
        return self.own_pile(1 - seat)

    def lies_on(self, slot_: i64, pile: i64) -> bool:
        """Whether a discarded card lies on a pile."""
        return pile == COMMON or seat_of(slot_) == pile

    def pile_size(self, pile: i64) -> i64:
        """How many cards lie on a discard pile."""
        n: i64 = 0
        for s in self.discard:
            n += 1 if self.lies_on(s, pile) else 0
        return n

    def hand_over(self, card: i64, to: i64) -> None:
        """From now on a card is the other player's, and both know it (103.K.b): his hand, his stacks, his pile."""
        if len(self.brought) > 0:
            self.brought = handed_over(self.brought, card, to)

    def may_put(self, seat: i64, card: i64, stack: i64) -> bool:
        """Whether a card may go under a stack: a stack one may use, with the card's own back (PR-7)."""
        return self.fits_back(card, stack) and self.may_use_stack(seat, stack)

    def fits_back(self, card: i64, stack: i64) -> bool:
        """Whether a card has the back of a stack (PR-7); in the older game all backs are alike."""
        backs = self.rules.stack_backs
        return len(backs) == 0 or backs[stack] == self.cat.back[card]

    def may_use_stack(self, seat: i64, stack: i64) -> bool:
        """Whether a stack is common or the player's own (tournament decks), and no card in play bars it."""
        return self.belongs(seat, stack) and not self.barred(seat, stack)

    def belongs(self, seat: i64, stack: i64) -> bool:
        """Whether a stack is common or a player's own; the opponent's are taboo (101.C.a, 119.E.a)."""
        owners = self.rules.stack_owner
        return len(owners) == 0 or owners[stack] == EITHER or owners[stack] == seat

    def barred(self, seat: i64, stack: i64) -> bool:
        """Whether a card in play keeps a player from an expansion stack, or from the discard pile (PILE)."""
        return shut(self, seat) & bit(stack - PILE) != 0

    def may_fetch(self, seat: i64, pile: i64) -> bool:
        """Whether a player may take a card from a discard pile now: a ban closes the own or common one (112.P.a)."""
        return self.pile_size(pile) > 0 and self.pile_open(seat, pile)

    def pile_open(self, seat: i64, pile: i64) -> bool:
        """Whether no ban keeps a player from taking cards of a discard pile, be it empty or not (112.P.a)."""
        return pile == 1 - seat or not self.barred(seat, PILE)

    # -- copies -------------------------------------------------------------------------------------------------

    def carried(self, to: State, by: Carrier) -> None:
        """The list of fields."""
        assert isinstance(to, Duel), "a position is carried into one of the same game"
        super().carried(to, by)
        to.turn = by.number("turn", self.turn)
        to.starter = by.number("starter", self.starter, "seat")
        to.active = by.number("active", self.active, "seat")
        to.phase = by.number("phase", self.phase, "phase")
        to.event_die = by.number("event_die", self.event_die)
        to.die = by.number("die", self.die)
        to.drawn_event = by.number("drawn_event", self.drawn_event, "card")
        to.reached = by.number("reached", self.reached)
        to.best = by.number("best", self.best)
        to.risen = by.number("risen", self.risen)
        to.muted = by.flag("muted", self.muted)
        to.memo = by.number("memo", self.memo)
        to.winner = by.number("winner", self.winner, "seat", -1)
        to.ended = by.name("ended", self.ended)
        to.roads_left = by.number("roads_left", self.roads_left)
        to.settlements_left = by.number("settlements_left", self.settlements_left)
        to.cities_left = by.number("cities_left", self.cities_left)
        to.crowns_left = by.number("crowns_left", self.crowns_left)
        to.citadels_left = by.number("citadels_left", self.citadels_left)
        by.enter("land0")
        self.land0.carried(to.land0, by)
        by.leave()
        by.enter("land1")
        self.land1.carried(to.land1, by)
        by.leave()
        by.enter("stacks")
        self.stacks.carried(to.stacks, by)
        by.leave()
        to.pool = by.unseen(by.shared("pool"), self.pool, SLOT)
        to.event_stack = by.pile(by.shared("event_stack"), self.event_stack, SLOT)
        to.region_stack = by.pile(by.shared("region_stack"), self.region_stack, SLOT)
        to.heaped = UNSTAMPED
        to.discard = by.pile(by.shared("discard"), self.discard, OPEN_SLOT)
        to.display = by.pile(by.shared("display"), self.display, OPEN_SLOT)
        to.box = by.pile(by.shared("box"), self.box, SLOT)
        to.brought = by.pile(by.shared("brought"), self.brought, DECK_SLOT)
        if by.begins("annex", self.annex is not None):
            to.annex = self.annex_carried(by)
            by.leave()
        if by.begins("mark", self.mark is not None, True):
            mark = self.blank()
            (mark if self.mark is None else self.mark).carried(mark, by)
            to.mark = mark
            by.leave()

    def annex_carried(self, by: Carrier) -> Annex:
        """What only this game has, carried into a new one."""
        one = self.rules.annex if self.annex is None else self.annex
        if one is None:
            raise InputError("This game has nothing beside the principalities: leave out {field}.", field="annex")
        to = one.blank()
        (to if self.annex is None else one).carried(to, by)
        return to

    def blank(self) -> "Duel":
        """A bare table by the same rules."""
        return Duel(self.rules, Rng(0, 0, 0, 1), bare_land(), bare_land(), Stacks(vec[i64](), vec[i64]()))

    def origin(self) -> dict[str, str]:
        """The header; if sets were chosen at the table, these too."""
        header = self.rules.header
        if header.get("sets", "") == "" and len(self.rules.back_names) > 1:
            return header | {"unpacked": ",".join(self.rules.back_names[1:])}
        return header

    def doubts(self) -> list[Phrase]:
        """No card may lie there more often than the game has it."""
        from catanica.games.principality.position.material import doubts  # it counts what stands here

        return doubts(self) + super().doubts()

    def speller(self) -> Speller:
        """Cards by their ids, places by their names."""
        from catanica.games.principality.telling.spelling import DuelSpeller  # it names what stands here

        return DuelSpeller(self.rules)

    # generated by tools/positions.py from the list above
    def clone(self) -> "Duel":
        """An independent copy without trace and events."""
        d = Duel(self.rules, self.rng.clone(), self.land0.clone(), self.land1.clone(), self.stacks.clone())
        d.to_move = self.to_move
        d.explicit = self.explicit
        d.reveals = self.reveals
        if len(self.agenda) > 0:
            d.agenda = self.agenda[:]
        d.turn = self.turn
        d.starter = self.starter
        d.active = self.active
        d.phase = self.phase
        d.event_die = self.event_die
        d.die = self.die
        d.drawn_event = self.drawn_event
        d.reached = self.reached
        d.best = self.best
        d.risen = self.risen
        d.muted = self.muted
        d.memo = self.memo
        d.winner = self.winner
        d.ended = self.ended
        d.roads_left = self.roads_left
        d.settlements_left = self.settlements_left
        d.cities_left = self.cities_left
        d.crowns_left = self.crowns_left
        d.citadels_left = self.citadels_left
        d.pool = self.pool
        d.event_stack = self.event_stack
        d.region_stack = self.region_stack
        d.discard = self.discard
        d.display = self.display
        d.box = self.box
        d.brought = self.brought
        if self.annex is not None:
            d.annex = self.annex.clone()
        d.mark = self.mark
        d.tracing = False
        return d

    # end of what is generated

    def restore(self, d: "Duel") -> None:
        """Turn time back to a frozen position, which stays the mark; trace, events and the generator go on."""
        reveals = self.reveals
        explicit = self.explicit
        d.carried(self, Carrier())
        if d.annex is None:
            self.annex = None
        self.reveals = reveals
        self.explicit = explicit
        self.mark = d

    def redacted(self, audience: i64) -> "Duel":
        """What an audience may know."""
        from catanica.games.principality.position.knowledge import redact  # knowledge builds on this module

        return redact(self, audience)

    def determinised(self, seed: int) -> "Duel":
        """A full position that fits this redacted one."""
        from catanica.games.principality.position.knowledge import fill  # knowledge builds on this module

        return fill(self, seed)


def forget_hand(land: Land, seat: i64) -> None:
    """A seat (and the table) can no longer be sure which cards of a hand are left."""
    land.learn_hand(0, bit(seat) | TABLE)
