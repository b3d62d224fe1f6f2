"""Many games at once for learners: stepped inside compiled code, observations written into arrays NumPy looks into.

Each row is one game at a learner's decision. Other seats are played by bots, or every seat by learners (`bots` is
empty). A game that ends deals the next one at once: rewards and flags tell of the old game, the observation is of the
new one. What is wrong about an action is said before anything is played.
"""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from catanica.bots.bot import Bot
from catanica.bots.random_bot import RandomBot
from catanica.bots.seat import Seated
from catanica.kernel.encoder import FREE, Encoder, index_in, place_of
from catanica.kernel.listing import USUAL
from catanica.kernel.playout import PATIENCE, TRIES, choose
from catanica.kernel.rng import Rng, seeded
from catanica.kernel.sheet import ONE, Sheet
from catanica.kernel.stamps import UNSTAMPED
from catanica.kernel.state import NOBODY, State, listed

TERMINATED: Final = 1
TRUNCATED: Final = 2
REFUSED: Final = -1  # an action is not open
NO_ACTIONS: Final = b""  # games are looked at as they stand
ENDS: Final = 4  # more than there are ways to end
RANDOM: Final = -1  # an action that stands for any legal one, drawn by the pool
HALF: Final = 0x7FFFFFFF
MINUS_ONE: Final = -0x40800000  # -1.0 as the bits of a 32-bit float
BLOCK: Final = 128  # games that are played, and then looked at: the code for each stays close at hand by turns


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Deals games."""

    def deal(self, seed: int) -> State:
        """A new game; without a seed of its own a game is never the same twice."""
        raise nothing_dealt()


def nothing_dealt() -> TypeError:
    """The error for a dealer that deals nothing."""
    return TypeError("a dealer must deal")


def no_index(state: State, code: i64) -> ValueError:
    """The error for an action the encoder does not know."""
    return ValueError(f"the encoding lacks an action of this position: {state!r}, {code}")


def wrong_action(row: i64, action: i64, size: i64) -> ValueError:
    """The error for an action that is not open."""
    if action < 0 or action >= size:
        return ValueError(f"Game {row}: there is no action {action}; they are numbered from 0 to {size - 1}.")
    return ValueError(f"Game {row}: action {action} is not open now; the action mask says which are.")


class Pool:
    """Games in rows. `learner` is the seat that learns, or -1 for all of them; `limit` stops a game, 0 never does."""

    def __init__(self, dealer: Dealer, encoder: Encoder, rows: i64, learner: i64, bots: list[Bot], limit: i64) -> None:
        self.dealer = dealer
        self.encoder = encoder
        self.rows: i64 = rows
        self.learner: i64 = learner
        self.bots = bots  # by seat, for all games; the learner's is never asked
        self.limit: i64 = limit
        self.size: i64 = encoder.size
        self.sheet = Sheet(encoder.layout, rows)
        self.mask: vec[u8] = vec[u8]([0] * (rows * self.size))
        self.room: i64 = USUAL  # options for which a row has room
        self.open: vec[i32] = vec[i32]([0] * (rows * USUAL))  # the places of the mask that are set, row by row
        self.opens: vec[i64] = vec[i64]([0] * rows)
        self.spares: i64 = encoder.spares
        self.spare: vec[i64] = vec[i64]([0] * (rows * encoder.spares))  # what the spare numbers stand for, row by row
        self.seats: vec[i64] = vec[i64]([0] * rows)  # who decides
        self.ends: vec[u8] = vec[u8]([0] * rows)  # TERMINATED or TRUNCATED if a game ended with this step
        self.decisions: vec[i64] = vec[i64]([0] * rows)  # made in the game at hand
        self.played: i64 = 0  # decisions of all games
        self.ended: i64 = 0  # games that ended with this step
        self.over: list[int] = []  # which ones
        self.finals: vec[i32] = vec[i32]([0] * (rows * self.sheet.width))  # their last observations, in that order
        self.terminated: vec[u8] = vec[u8]([0] * rows)  # how they ended as flags, and what that brought who acted
        self.truncated: vec[u8] = vec[u8]([0] * rows)
        self.reward: vec[i32] = vec[i32]([0] * rows)  # as the bits of a 32-bit float
        self.rng: Rng = seeded(0)
        self.states: vec[State] = vec[State]()
        self.book: i64 = UNSTAMPED  # the age of that by which the latest position goes, and the table of its actions
        self.codes: vec[i64] = vec[i64]()
        self.slots: vec[i32] = vec[i32]()
        self.within: i64 = 0
        self.places: i64 = 0  # seats of a game
        self.rewards: vec[i64] = vec[i64]()  # by row and seat: 1, -1 or 0

    def reset(self, seed: int, each: list[int] | None = None) -> None:
        """Deal all games anew; the same seed deals the same ones. `each` has the seed of the first game of each row."""
        self.rng = seeded(seed)
        self.ended = 0
        self.over = []
        states = vec[State]()
        row: i64 = 0
        while row < self.rows:
            states = append(states, self.dealer.deal(self.seed() if each is None else each[row]))
            row += 1
        self.states = states
        self.places = states[0].seats
        self.rewards = vec[i64]([0] * (self.rows * self.places))
        row = 0
        while row < self.rows:
            self.clear(row)
            self.decisions[row] = 0
            self.sheet.forget(row)
            self.go_on(row, states[row])
            if self.ends[row] == 0:
                self.look(row)
            row += 1

    def seed(self) -> i64:
        """A seed for the next game."""
        return (self.rng.next32() & HALF) | ((self.rng.next32() & HALF) << 31)

    def set_state(self, row: i64, state: State) -> None:
        """Put another position into a row, which is looked at anew."""
        self.states[row] = state
        self.clear(row)
        self.sheet.forget(row)
        self.look(row)

    def step(self, actions: bytes) -> None:
        """An action for each game, 64-bit numbers; RANDOM stands for any legal one."""
        row: i64 = 0
        while row < self.rows:
            action = read_i64_le(actions, row * 8)
            if action != RANDOM:
                self.check(row, action)
            row += 1
        self.played += self.rows
        self.ended = 0
        if len(self.over) > 0:
            self.over = []
        first: i64 = 0
        while first < self.rows:
            end = first + BLOCK
            if end > self.rows:
                end = self.rows
            self.play_and_list(first, end, actions)
            self.show(first, end)
            first = end

    def tried(self, action: i64) -> i64:
        """A pool of one game: REFUSED, or how the game ended with the action and, `ENDS` times, who decides next."""
        if not self.is_open(0, action):
            return REFUSED
        self.act(0, action)
        return i64(self.ends[0]) + ENDS * self.seats[0]

    def step_one(self, action: i64) -> None:
        """The same for a pool of one game."""
        self.check(0, action)
        self.act(0, action)

    def check(self, row: i64, action: i64) -> None:
        """Refuse an action that is not open."""
        if not self.is_open(row, action):
            raise wrong_action(row, action, self.size)

    def is_open(self, row: i64, action: i64) -> bool:
        """Whether an action may be taken; any at all always can."""
        return action == RANDOM or (0 <= action < self.size and self.mask[row * self.size + action] != 0)

    def act(self, row: i64, action: i64) -> None:
        """Carry out a learner's action in a pool of one game and look at what comes of it."""
        self.played += 1
        self.play(row, action)
        if self.ends[row] == 0:
            self.look(row)

    def play(self, row: i64, action: i64) -> None:
        """Carry out a learner's action and go on to the next decision of one."""
        state = self.states[row]
        if self.ends[row] != 0:
            self.clear(row)
        state.step(self.drawn(row, state) if action == RANDOM else self.meant(row, state, action))
        if self.limit > 0:
            self.decisions[row] = self.decisions[row] + 1
        if self.learner >= 0 or self.limit > 0 or state.to_move == NOBODY:
            self.go_on(row, state)

    def meant(self, row: i64, state: State, action: i64) -> i64:
        """What the number of an open action stands for."""
        if action < self.spares:
            return self.spare[row * self.spares + action]
        return self.encoder.codes(state).codes[action]

    def turn_to(self, state: State) -> None:
        """Another rulebook than the latest one: its table, which all its positions share."""
        table = self.encoder.codes(state)
        self.codes = table.codes
        self.slots = table.slots
        self.within = table.mask
        self.book = state.book.age

    def drawn(self, row: i64, state: State) -> i64:
        """Any open action, as random play draws it, from those that are listed already."""
        if state.book.age != self.book:
            self.turn_to(state)
        rng = self.rng
        first = row * self.room
        n = self.opens[row]
        tries: i64 = 0
        while True:
            index = i64(self.open[first + rng.below(n)])
            code = self.spare[row * self.spares + index] if index < self.spares else self.codes[index]
            if tries == TRIES or n == 1 or not state.seldom(code) or rng.below(PATIENCE) == 0:
                return code
            tries += 1

    def clear(self, row: i64) -> None:
        """The last game is forgotten."""
        self.ends[row] = 0
        self.terminated[row] = 0
        self.truncated[row] = 0
        self.reward[row] = 0
        seat: i64 = 0
        while seat < self.places:
            self.rewards[row * self.places + seat] = 0
            seat += 1

    def go_on(self, row: i64, state: State) -> None:
        """Let bots play until a learner decides; deal anew at the end, unless there is only one game."""
        if self.learner >= 0:
            self.others(state)
        if state.to_move == NOBODY or (self.limit > 0 and self.decisions[row] >= self.limit):
            self.end(row, state)
            if self.rows > 1:
                self.deal(row)

    def deal(self, row: i64) -> None:
        """The next game of a row."""
        state = self.dealer.deal(self.seed())
        self.states[row] = state
        self.decisions[row] = 0
        self.sheet.forget(row)
        if self.learner >= 0:
            self.others(state)

    def others(self, state: State) -> None:
        """The other seats, and chance where it is given from outside."""
        while state.to_move != NOBODY and state.to_move != self.learner:
            if state.to_move < 0:
                state.step(state.sample())
                continue
            bot = self.bots[state.to_move]
            if type(bot) is RandomBot:  # it looks at nothing: what is hidden need not be hidden from it
                state.step(choose(state, bot.rng))
            else:
                state.step(Seated(bot, state.to_move).decide(state))
            self.played += 1

    def end(self, row: i64, state: State) -> None:
        """A game is over, or it was stopped: that is no result."""
        self.over.append(row)
        if self.rows > 1:
            self.keep(row, state)
        self.ended += 1
        outcome = state.result()
        if outcome is None or outcome.truncated:
            self.ends[row] = TRUNCATED
            self.truncated[row] = 1
            return
        self.ends[row] = TERMINATED
        self.terminated[row] = 1
        if len(outcome.winners) > 0:
            seat: i64 = 0
            while seat < self.places:
                self.rewards[row * self.places + seat] = 1 if seat in outcome.winners else -1
                seat += 1
            self.reward[row] = ONE if self.seats[row] in outcome.winners else MINUS_ONE

    def keep(self, row: i64, state: State) -> None:
        """Keep what the seat that acted sees at the end of a game."""
        sheet = self.sheet
        sheet.turn_to(row)
        self.encoder.write(state, self.seats[row], sheet)
        values = sheet.values
        finals = self.finals
        at = sheet.base
        end = at + sheet.width
        to = self.ended * sheet.width
        while at < end:
            finals[to] = values[at]
            at += 1
            to += 1

    def look(self, row: i64) -> None:
        """Write the observation and the mask of whoever decides now."""
        self.show(row, row + 1)
        self.play_and_list(row, row + 1, NO_ACTIONS)

    def show(self, first: i64, end: i64) -> None:
        """Write the observations of whoever decides in some games; that of the first seat where nobody does."""
        row = first
        states = self.states
        seats = self.seats
        sheet = self.sheet
        encoder = self.encoder
        while row < end:
            state = states[row]
            seat = state.to_move
            if seat < 0:
                seat = 0
            seats[row] = seat
            sheet.turn_to(row)
            encoder.write(state, seat, sheet)
            row += 1

    def widen(self, room: i64) -> None:
        """Make room for more options in every row: rows are short, as what lies close together is found quickly."""
        wider: vec[i32] = vec[i32]([0] * (self.rows * room))
        row: i64 = 0
        while row < self.rows:
            i: i64 = 0
            while i < self.opens[row]:
                wider[row * room + i] = self.open[row * self.room + i]
                i += 1
            row += 1
        self.open = wider
        self.room = room

    def play_and_list(self, first: i64, end: i64, actions: bytes) -> None:
        """Play some games, if there are actions, and write their masks, an empty one where nobody decides.

        A game is listed as soon as it was played, for both look at the same parts of a position. Options are listed
        once, for drawing one as well. Of a mask only the places that were open are emptied.
        """
        playing = len(actions) > 0
        states = self.states
        mask = self.mask
        opens = self.opens
        open = self.open
        book: i64 = UNSTAMPED
        codes = self.codes
        slots = self.slots
        within: i64 = 0
        row = first
        while row < end:
            if playing:
                self.play(row, read_i64_le(actions, row * 8))
            base = row * self.size
            start = row * self.room
            at = start
            last = start + opens[row]
            while at < last:
                mask[base + i64(open[at])] = 0
                at += 1
            state = states[row]
            if state.to_move < 0:
                opens[row] = 0
                row += 1
                continue
            sheet = listed(state)
            count = sheet.count
            if count > self.room:
                self.widen(2 * count)
                open = self.open
                start = row * self.room
            opens[row] = count
            if state.book.age != book:
                book = state.book.age
                self.turn_to(state)
                codes = self.codes
                slots = self.slots
                within = self.within
            spare: i64 = 0
            at = start
            last = start + count
            for code in sheet.written:
                if at == last:
                    break
                index = i64(slots[place_of(code) & within])
                if codes[index] != code:  # where nothing stands, that is the last one of all: not this one either
                    index = index_in(slots, codes, within, code)
                    if index == FREE:
                        index = self.lend(row, spare, state, code)
                        spare += 1
                mask[base + index] = 1
                open[at] = i32(index)
                at += 1
            sheet.busy = False
            row += 1

    def lend(self, row: i64, spare: i64, state: State, code: i64) -> i64:
        """A spare number for an action that the list lacks."""
        if spare == self.spares:
            raise no_index(state, code)
        self.spare[row * self.spares + spare] = code
        return spare
