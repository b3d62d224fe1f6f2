"""Where a player finds the scenes it has judged before; all players of one search share one memory.

Players of different taste do not. It is emptied when other rules are played by, and when there are too many scenes.
A scene is found by all it depends on, word by word: the row, the regions' cards and the cards in play of both lands.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.cardgame.bots.scene import GAIN_VARIES, UNASKED, Scene, restless, variation
from catanica.games.cardgame.bots.taste import Taste
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.land import Land
from catanica.games.principality.position.piece import SINCE_AT, SINCE_ROOM, USED
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.vocabulary import card_of

LAID: Final = ~(USED | (SINCE_ROOM << SINCE_AT))  # goods on a card may be a side of it: `Land.turn_over`
MOST: Final = 1000  # scenes that are kept
SLOTS: Final = 4096  # a power of two
WORDS: Final = 400  # the longest key
FACTOR: Final = 0x2545F491
WORD: Final = 0x7FFFFFFF
EMPTY: Final = vec[i64]([-1] * SLOTS)
DRAFT: Final = vec[i64]([0] * WORDS)
NO_KEY: Final = vec[i64]()


class Memory:
    """The scenes a player knows, and what it knows of every card of the rules at hand.

    One that is lenient keeps, where figures of some cards follow goods, what goods may change as it was met first: good
    enough for lines. It is `coarse` then. `decks` is the taste where players bring decks, if it is another one.
    """

    def __init__(self, taste: Taste, lenient: bool = False, decks: Taste | None = None) -> None:
        self.taste: Taste = taste  # the one of the rules at hand
        self.usual: Taste = taste
        self.decks: Taste = taste if decks is None else decks
        self.lenient: bool = lenient
        self.coarse: bool = False
        self.rules: Rulebook | None = None
        self.scenes: list[Scene] = []
        self.slots: vec[i64] = EMPTY[:]
        self.draft: vec[i64] = DRAFT[:]
        self.length: i64 = 0
        self.varies: vec[i64] = vec[i64]()  # by card, what must be asked each time
        self.price: vec[i64] = vec[i64]()  # by card, which of `costs` it has
        self.costs: vec[i64] = vec[i64]()
        self.no_waits: vec[i64] = vec[i64]()  # as many as there are costs, nothing known yet

    def learn(self, rules: Rulebook) -> None:
        """Other rules: other cards."""
        self.forget()
        self.rules = rules
        self.taste = self.decks if rules.deck_cards > 0 else self.usual
        self.varies = vec[i64]()
        self.price = vec[i64]()
        self.costs = vec[i64]()
        card: i64 = 0
        n: i64 = len(rules.cat.ids)
        while card < n:
            self.varies = append(self.varies, variation(rules, card))
            k: i64 = 0
            while k < len(self.costs) and self.costs[k] != rules.cat.cost[card]:
                k += 1
            if k == len(self.costs):
                self.costs = append(self.costs, rules.cat.cost[card])
            self.price = append(self.price, k)
            card += 1
        self.no_waits = vec[i64]([UNASKED] * len(self.costs))
        self.coarse = False
        if self.lenient:
            card = 0
            while card < n:
                if self.varies[card] & GAIN_VARIES != 0:
                    self.coarse = True
                    self.varies[card] = self.varies[card] & ~GAIN_VARIES
                card += 1

    def forget(self) -> None:
        """Begin with an empty memory."""
        self.scenes = []
        self.slots = EMPTY[:]

    def scene(self, g: Duel, seat: i64) -> Scene:
        """What a player makes of what lies on the table."""
        if self.rules is not g.rules:
            self.learn(g.rules)
        if not self.coarse and restless(g):
            return Scene(g, seat, NO_KEY, self.taste)
        if len(g.land0.built) + len(g.land1.built) + 80 > WORDS:
            return Scene(g, seat, NO_KEY, self.taste)
        draft = self.draft
        draft[0] = seat
        n = sketched(draft, 1, g.land0)
        n = sketched(draft, n, g.land1)
        mixed: i64 = n
        i: i64 = 0
        while i < n:
            word = draft[i]
            mixed = ((mixed ^ ((word ^ (word >> 31)) & WORD)) * FACTOR) & WORD
            mixed ^= mixed >> 15
            i += 1
        at = mixed & (SLOTS - 1)
        while self.slots[at] >= 0:
            known = self.scenes[self.slots[at]]
            if same(known.key, draft, n):
                return known
            at = (at + 1) & (SLOTS - 1)
        made = Scene(g, seat, draft[:n], self.taste)
        if len(self.scenes) >= MOST:
            self.forget()
            at = mixed & (SLOTS - 1)
        self.slots[at] = len(self.scenes)
        self.scenes.append(made)
        return made


def sketched(draft: vec[i64], n: i64, land: Land) -> i64:
    """Write down what of a land matters; returns where the draft ends."""
    built = land.built
    regions = land.regions
    draft[n] = land.settlements | (land.cities << 12) | (land.crowns << 24) | (land.citadels << 36)
    draft[n + 1] = land.roads | (len(built) << 16)
    n += 2
    for p in built:
        draft[n] = p & LAID
        n += 1
    i = land.start()
    end = land.end()
    while i < end:
        draft[n] = card_of(regions[i])
        n += 1
        i += 1
    return n


def same(key: vec[i64], draft: vec[i64], n: i64) -> bool:
    """Whether a draft of so many words is a key."""
    if len(key) != n:
        return False
    i: i64 = 0
    while i < n:
        if key[i] != draft[i]:
            return False
        i += 1
    return True
