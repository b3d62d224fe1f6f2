"""Playing action cards, answering them, test rolls and shuffles: the shared part of both games."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from catanica.games.principality.cards.catalogue import ACTION
from catanica.games.principality.cards.effect import ON_PLAYED
from catanica.games.principality.cards.powers import action_threshold, answers_open
from catanica.games.principality.position.digest import acting, user_card, user_index
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.piece import blocked, owner_of, slot, used
from catanica.games.principality.position.pile import find
from catanica.games.principality.steps.rows import ANSWER, DEAL, OPEN_WINDOW, RESOLVE
from catanica.games.principality.steps.tolls import bears_toll, note_action, pay_toll, toll
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import DEAL as DEAL_VERB
from catanica.games.principality.telling.verbs import PASS, PLAY, USE, verb_of
from catanica.games.principality.vocabulary import (
    card_is,
    card_of,
    cause_is,
    cause_of,
    number_is,
    number_of,
    pile_is,
    pile_of,
    place_is,
    place_of,
    seat_is,
    seat_of,
    window_is,
    window_of,
)
from catanica.games.principality.windows import EVENT_DRAWN, VETO
from catanica.kernel.ints import bit
from catanica.kernel.refusal import Fault
from catanica.kernel.state import CHANCE, NOBODY
from catanica.kernel.windows import should_ask

# Piles a shuffle can fill.
EXPANSIONS: Final = 0
EVENTS: Final = 1
REGIONS: Final = 2


def open_copies(g: Duel, window: i64) -> i64:
    """How many of the cards that could answer a window lie openly on the discard pile."""
    n: i64 = 0
    for s in g.discard:
        if g.rules.effects[card_of(s)].windows() & bit(window) != 0:
            n += 1
    return n


def open_window(g: Duel, window: i64, seat: i64, cause: i64) -> None:
    """Ask a player for an answer, if from what everybody can see there could be one."""
    copies: i64 = g.rules.answerable[window] if answers_open(g, window) else i64(0)
    if copies > 0 and should_ask(len(g.land(seat).hand), copies, open_copies(g, window)):
        g.push(OPEN_WINDOW, window_is(window) | seat_is(seat) | cause_is(cause))
    elif g.rules.guarded & bit(window) != 0 and g.look(seat).guards & bit(window) != 0:
        if any_guard(g, seat, window, cause):
            g.push(OPEN_WINDOW, window_is(window) | seat_is(seat) | cause_is(cause))


def any_guard(g: Duel, seat: i64, window: i64, cause: i64) -> bool:
    """Whether one of a player's cards in play, at home, can answer a window."""
    built = g.land(seat).built
    for guardian in g.look(seat).guardians:
        if guards_now(g, seat, built[user_index(guardian)], user_card(guardian), window, cause):
            return True
    return False


def guards_now(g: Duel, seat: i64, p: i64, card: i64, window: i64, cause: i64) -> bool:
    """Whether a card in play, acting as some card, can answer a window now."""
    return g.rules.guards[card] & bit(window) != 0 and g.rules.effects[card].may_guard(g, seat, p, window, cause)


def offer_guards(g: Duel, seat: i64, window: i64, cause: i64, out: Options) -> None:
    """The player's cards in play, at home, that can answer a window."""
    found = g.look(seat)
    if found.guards & bit(window) == 0:
        return
    fresh = out.count
    built = g.land(seat).built
    for guardian in found.guardians:
        p = built[user_index(guardian)]
        if guards_now(g, seat, p, user_card(guardian), window, cause):
            out.add(USE | card_is(card_of(p)) | place_is(place_of(p)))
    if out.count > fresh + 1:
        out.drop_repeats(fresh)  # two equal cards on a side are one choice


def play_from_hand(g: Duel, seat: i64, card: i64) -> None:
    """A card leaves the hand for the discard pile, face up (KB-30); turning time back does not bring it back."""
    g.land(seat).take_hand(card, 1 - seat)
    g.put_away(card, seat)
    note_action(g, seat)
    if g.mark is not None and find(g.mark.land(seat).hand, card) >= 0:
        mark = g.mark.clone()  # a mark is shared between clones and never changed
        play_from_hand(mark, seat, card)
        g.mark = mark


def play_action(g: Duel, seat: i64, card: i64) -> None:
    """Play an action card: it lies open, others may answer, then it acts (102.B.Ausspielen)."""
    due = toll(g, seat)
    play_from_hand(g, seat, card)
    g.tell(h.PLAYED, seat_is(seat) | card_is(card))
    g.push(RESOLVE, card_is(card) | seat_is(seat))
    announce(g, seat, card)
    g.rules.effects[card].pay(g, seat, card)
    pay_toll(g, seat, due)


def announce(g: Duel, seat: i64, card: i64) -> None:
    """A card lies open and has not acted yet: the other player may stop it, and cards in play may take note."""
    open_window(g, VETO, 1 - seat, card)
    note(g, seat, card)


def note(g: Duel, seat: i64, card: i64) -> None:
    """Cards in play take note of what the other player has played or cast (103.I.f)."""
    if g.hooks(1 - seat, ON_PLAYED):
        built = g.land(1 - seat).built
        for i in g.look(1 - seat).hooked:
            effect = acting(g, 1 - seat, built[i])
            if owner_of(built[i]) == 1 - seat and g.cat.hooks[effect] & ON_PLAYED != 0:
                g.rules.effects[effect].opponent_played(g, 1 - seat, built[i], card)


def strike(g: Duel) -> i64:
    """A veto: the card just played does not act, its entry leaves the agenda. Returns that card."""
    e = g.pop_agenda()
    g.tell(h.STOPPED, seat_is(seat_of(e)) | card_is(card_of(e)))
    return card_of(e)


class Resolve(Step):
    """A played action card acts. A veto strikes this entry off the agenda."""

    def run(self, g: Duel, e: i64) -> None:
        """Carry it out."""
        g.rules.effects[card_of(e)].play(g, seat_of(e), card_of(e))


class Answer(Step):
    """A card played as an answer acts. It can be stopped like any other."""

    def run(self, g: Duel, e: i64) -> None:
        """Carry it out; the entry it answers lies on top of the agenda again."""
        g.rules.effects[card_of(e)].answer(g, seat_of(e), window_of(e), cause_of(e))


def answers_window(g: Duel, card: i64, window: i64) -> bool:
    """Whether a card in hand can be played as an answer there."""
    if g.cat.kind[card] != ACTION or g.rules.effects[card].windows() & bit(window) == 0:
        return False
    return answers_open(g, window)


def tell_answer(g: Duel, seat: i64, card: i64, e: i64) -> None:
    """Say what was answered: a card, or the face of the event die."""
    face = g.event_die if window_of(e) == EVENT_DRAWN and cause_of(e) == 0 else 0
    g.tell(h.ANSWERED, seat_is(seat) | card_is(card) | cause_is(cause_of(e)) | h.face_is(face))


class Window(Step):
    """A player may answer; each game says which rulings ask in which windows."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule)
        self.asked_by: dict[int, str] = {}

    def ruling(self, g: Duel, e: i64) -> str:
        """That of the window."""
        return self.asked_by.get(int(window_of(e)), self.rule)

    def who(self, g: Duel, e: i64) -> i64:
        """The seat asked."""
        return seat_of(e)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Pass, or any card in hand or in play that answers this window."""
        out.add(PASS)
        for s in g.land(seat_of(e)).hand:
            card = card_of(s)
            code = PLAY | card_is(card)
            if answers_window(g, card, window_of(e)) and not out.has(code) and bears_toll(g, seat_of(e), card):
                out.add(code)
        offer_guards(g, seat_of(e), window_of(e), cause_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Answer, or let it pass. One answer closes the window (KB-36)."""
        if verb_of(code) == PASS:
            return
        card = card_of(code)
        seat = seat_of(e)
        tell_answer(g, seat, card, e)
        if verb_of(code) == USE:
            p = g.land(seat).built[g.land(seat).find_ready(place_of(code), card)]
            g.rules.effects[acting(g, seat, p)].guard(g, seat, p, window_of(e), cause_of(e))
            return
        due = toll(g, seat)
        play_from_hand(g, seat, card)
        g.push(ANSWER, card_is(card) | seat_is(seat) | window_is(window_of(e)) | cause_is(cause_of(e)))
        announce(g, seat, card)
        pay_toll(g, seat, due)

    def card(self, g: Duel, e: i64) -> i64:
        """The card that may be answered."""
        return cause_of(e)

    def faults(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """Everything that speaks against an answer."""
        if verb_of(code) == PLAY:
            return answer_faults(g, seat_of(e), card_of(code), window_of(e))
        if verb_of(code) == USE:
            return guard_faults(g, seat_of(e), code, window_of(e))
        return super().faults(g, e, code)


def answer_faults(g: Duel, seat: i64, card: i64, window: i64) -> list[Fault]:
    """Why a card of the hand is no answer now: no action, no answer to this, too early, or too dear."""
    if card <= 0 or card >= len(g.cat.ids) or g.cat.kind[card] != ACTION:
        return [g.fault("not_an_action", card=g.cat.ids[card] if 0 < card < len(g.cat.ids) else "")]
    name = g.cat.ids[card]
    held = find(g.land(seat).hand, card) >= 0
    out: list[Fault] = [] if held else [g.fault("not_in_hand", card=name)]
    if g.rules.effects[card].windows() & bit(window) == 0:
        out.append(g.fault("answers_not", card=name))
        return out
    if not answers_open(g, window):
        out.append(g.fault("too_early", card=name, threshold=int(action_threshold(g))))
    if not bears_toll(g, seat, card):
        out.append(g.fault("toll_due", card=name, gold=int(toll(g, seat))))
    return out


def guard_faults(g: Duel, seat: i64, code: i64, window: i64) -> list[Fault]:
    """Why a card in play is no answer now: whose it is, that it rests or was used, what it lacks, what it answers."""
    card = card_of(code)
    name = g.cat.ids[card] if card < len(g.cat.ids) else ""
    i = g.land(seat).find_ready(place_of(code), card)
    if i < 0:
        theirs = g.land(1 - seat).find_piece(place_of(code), card) >= 0
        return [g.fault("others_to_use" if theirs else "not_in_play", card=name)]
    p = g.land(seat).built[i]
    if owner_of(p) != seat:
        return [g.fault("others_to_use", card=name)]
    acts = acting(g, seat, p)
    if blocked(p):
        return [g.fault("rests_now", card=name)]
    if g.rules.guards[acts] & bit(window) == 0:
        return [g.fault("answers_not", card=name)]
    if used(p):
        return [g.fault("used_this_turn", card=name)]
    return [g.fault(reason, card=name) for reason in g.rules.effects[acts].idle(g, seat, p).split()]


class Deal(Step):
    """A shuffle: chance names the next card of a pile until none is left."""

    def who(self, g: Duel, e: i64) -> i64:
        """Chance, while there is more than one card to place."""
        return NOBODY if len(g.pool) == 0 else CHANCE

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every card left, as often as it is there."""
        for s in g.pool:
            out.add(DEAL_VERB | card_is(card_of(s)))

    def draw(self, g: Duel, e: i64) -> i64:
        """Any card left."""
        return DEAL_VERB | card_is(card_of(g.pool[g.rng.below(len(g.pool))]))

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """The card goes to the bottom of its pile; unless chance is given from outside, the others follow at once."""
        pile = pile_of(e)
        if pile == EVENTS:
            g.event_stack = self.dealt(g, g.event_stack[:], card_of(code))
        elif pile == REGIONS:
            g.region_stack = self.dealt(g, g.region_stack[:], card_of(code))
        else:
            g.stacks.cards = self.dealt(g, g.stacks.cards[:], card_of(code))
        if len(g.pool) > 0:
            g.push(DEAL, pile_is(pile) | number_is(number_of(e)))
        elif pile == EXPANSIONS:
            cut(g, number_of(e))

    def dealt(self, g: Duel, stack: vec[i64], card: i64) -> vec[i64]:
        """A pile with the card, and with the rest of the pool as it is drawn one by one."""
        pool = g.pool[:]
        while True:
            i: i64 = 0
            while card_of(pool[i]) != card:
                i += 1
            pool, _card = pop(pool, i)
            stack = append(stack, slot(card, 0))
            left: i64 = len(pool)
            if left == 0 or g.explicit:
                g.pool = pool
                return stack
            card = card_of(pool[g.rng.below(left)])
            if g.tracing:
                g.trace = append(g.trace, DEAL_VERB | card_is(card))


def cut(g: Duel, parts: i64) -> None:
    """Part the cards shuffled last into stacks of about equal size (KB-2)."""
    ends = g.stacks.ends[:]
    done: i64 = i64(0) if len(ends) == 0 else ends[len(ends) - 1]
    n: i64 = len(g.stacks.cards) - done
    s: i64 = 0
    while s < parts:
        done += n // parts + (1 if s < n % parts else 0)
        ends = append(ends, done)
        s += 1
    g.stacks.part(ends)


def shuffle(g: Duel, pile: i64, cards: vec[i64]) -> None:
    """Shuffle a pile anew: nobody knows its order any more."""
    g.pool = cards[:]
    if pile == EVENTS:
        g.event_stack = vec[i64]()
    elif pile == REGIONS:
        g.region_stack = vec[i64]()
    g.push(DEAL, pile_is(pile))
    g.tell(h.SHUFFLED, seat_is(g.active) | pile_is(pile))
