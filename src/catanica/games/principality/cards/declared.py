"""Effects that are declared in a card's data instead of written: what many cards do in the same way.

    effect = { gain = 2 }                        take two resources of choice
    effect = { gain = 2, of = "grain" }          take two grain, as far as there is room
    effect = { pays = { gold = 3 }, gain = 2 }   pay three gold for two resources of choice
    effect = { take = 2, give_back = 1 }         take two of the opponent's, give one back
    effect = { year = { gold = 2 } }             while it lies in play a good year, or the harvest, brings two gold
    effect = { spares = ["plague"] }             played from the hand, what was about to happen to its player does not
    effect = { foils = "spion", at = [1, 2] }    against its owner that card is rolled for, and fails at these numbers
    effect = { cheapens = ["kirche"], less = 1 } while it lies in play these cards cost its owner one resource less
    effect = { caps = ["cannon"], most = 2 }     while it lies in play the opponent's cannons count two strength at most

An action does it when played, an event for both players, the active one first, a building when it is laid out. A game
adds what only it knows (`Deeds`): in the card game attacks that are rolled for, and protection against them.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from catanica.games.principality.cards.catalogue import bundle
from catanica.games.principality.cards.effect import Deeds, Effect, several
from catanica.games.principality.cards.frequent import Answers
from catanica.games.principality.cards.stores import purse
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import NAMES, covers
from catanica.games.principality.position.piece import owner_of
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.goods_steps import ANY, can_take, charge, gain, grant, receive, take, with_room
from catanica.games.principality.steps.rows import GIVE_BACK
from catanica.games.principality.vocabulary import card_is, card_of, seat_is
from catanica.games.principality.windows import windows_named
from catanica.kernel.ints import bit

if TYPE_CHECKING:
    from catanica.games.principality.cards.facts import EffectFacts


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Effect):
    """Resources gained from the bank or taken from the opponent."""

    def __init__(
        self, gained: i64, taken: i64, given_back: i64, optional: bool, good: i64 = ANY, paid: i64 = 0
    ) -> None:
        self.paid: i64 = paid  # a bundle for the bank
        self.gained: i64 = gained
        self.good: i64 = good  # the kind gained; ANY: of choice
        self.taken: i64 = taken
        self.given_back: i64 = given_back
        self.optional: bool = optional

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """What is paid must be there; something to take, and room for it, where it takes; room for a kind it gains."""
        why = ""
        if self.paid != 0 and not covers(purse(g, seat), self.paid):
            why = "too_few_goods"
        if self.good != ANY and with_room(g, seat, self.good) == 0:
            why = several(why, "no_room_for_it")
        if self.taken > 0 and not can_take(g, seat):
            why = several(why, "nothing_to_take")
        return why

    def act(self, g: Duel, seat: i64, card: i64) -> None:
        """What is pushed last happens first: pay, gain, take, give back."""
        n = self.given_back
        while n > 0:
            g.push(GIVE_BACK, seat_is(seat) | card_is(card))
            n -= 1
        if self.taken > 0:
            take(g, seat, self.taken, card, optional=self.optional)
        if self.good != ANY:
            receive(g, seat, self.gained, self.good)
        elif self.gained > 0:
            gain(g, seat, self.gained, card, optional=self.optional)
        if self.paid != 0:
            charge(g, seat, self.paid)

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """An action acts for who played it."""
        self.act(g, seat, card)

    def event(self, g: Duel, card: i64) -> None:
        """An event acts for both, the active player first."""
        self.act(g, 1 - g.active, card)
        self.act(g, g.active, card)

    def built(self, g: Duel, seat: i64, card: i64, place: i64) -> None:
        """A building acts once, for its builder."""
        self.act(g, seat, card)


class Sparing(Answers):
    """Played from the hand before something happens to its player: it does not (103.I.d)."""

    def answer(self, g: Duel, seat: i64, window: i64, cause: i64) -> None:
        """What was about to happen is struck off the agenda."""
        g.pop_agenda()


def named(rules: Rulebook, words: list[str]) -> list[int]:
    """The cards that words name: an id, or what such cards are, such as `fleet`."""
    out: list[int] = []
    for word in words:
        n = rules.cat.number(word)
        flag = rules.flag(word) if n < 0 else i64(0)
        if flag == 0:
            out.append(n)
        for card in range(1, len(rules.cat.ids)):
            if flag != 0 and rules.cat.flags[card] & flag == flag:
                out.append(card)
    return out


def marked(rules: Rulebook, cards: list[int]) -> vec[i64]:
    """A column with a mark at some cards; those that the game does not have are left out."""
    out = vec[i64]([0] * len(rules.cat.ids))
    for card in cards:
        if card >= 0:
            out[card] = 1
    return out


class Cheapening(Effect):
    """While it lies in play some cards cost its owner less."""

    def __init__(self, rules: Rulebook, cards: list[int], less: i64) -> None:
        self.cards: vec[i64] = marked(rules, cards)
        self.less: i64 = less

    def discount(self, g: Duel, seat: i64, p: i64, card: i64) -> i64:
        """Only the cards it names."""
        return self.less if self.cards[card] != 0 else i64(0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Yearly(Effect):
    """While it lies in play it brings something in a good year, which the Princes call harvest (103.E.c, PR-3)."""

    def __init__(self, brings: i64, year: i64, chosen: i64 = 0) -> None:
        self.brings: i64 = brings
        self.year: i64 = year  # the face of the event die
        self.chosen: i64 = chosen  # resources of choice

    def face(self, g: Duel, seat: i64, p: i64, face: i64) -> None:
        """On top of the free resource, room permitting (121.R.a, 116.E.b)."""
        if face != self.year:
            return
        grant(g, owner_of(p), self.brings)
        if self.chosen > 0:
            gain(g, owner_of(p), self.chosen, card_of(p))


class Capping(Effect):
    """While it lies in play some units of the opponent count little (117.E.a)."""

    def __init__(self, rules: Rulebook, units: list[int], most: i64) -> None:
        self.units: vec[i64] = marked(rules, units)
        self.most: i64 = most

    def cap(self, g: Duel, seat: i64, p: i64, unit: i64) -> i64:
        """Only the units it names."""
        return self.most if self.units[unit] != 0 else i64(-1)


class Foiling(Effect):
    """While it lies in play a card that the other player plays may fail."""

    def __init__(self, card: int, numbers: list[int]) -> None:
        self.card: i64 = card
        self.numbers: i64 = 0
        for n in numbers:
            self.numbers |= bit(n)

    def foils(self, g: Duel, seat: i64, p: i64, card: i64) -> i64:
        """Only the card it names."""
        return self.numbers if card == self.card else i64(0)


@mypyc_attr(allow_interpreted_subclasses=True)
class SharedDeeds(Deeds):
    """The effects both games know; `year` is the face of the event die that brings a good year."""

    def __init__(self, year: i64) -> None:
        self.year: i64 = year

    def make(self, rules: Rulebook, declared: "EffectFacts") -> Effect:
        """The effect a card declares."""
        if declared.foils is not None:
            return Foiling(rules.cat.number(declared.foils), declared.at)
        if declared.cheapens:
            return Cheapening(rules, named(rules, declared.cheapens), declared.less)
        if declared.spares:
            return Sparing(windows_named(declared.spares))
        if declared.year or declared.yearly > 0:
            return Yearly(bundle(declared.year), self.year, declared.yearly)
        if declared.caps:
            return Capping(rules, named(rules, declared.caps), declared.most)
        good = NAMES.index(declared.of) if declared.of else ANY
        paid = bundle(declared.pays)
        return Deed(declared.gain, declared.take, declared.give_back, declared.optional, good, paid)
