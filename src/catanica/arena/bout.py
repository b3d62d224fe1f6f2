"""One game of a contest: bots are timed, and one that fails loses a decision or the game, never the contest."""

import time
from collections.abc import MutableSequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from catanica.arena.guests import Guest, GuestFailed, GuestGone, Guests, Place
from catanica.arena.seeds import number
from catanica.bots.bot import Bot
from catanica.bots.line_bot import LineBot
from catanica.bots.registry import bot_class, of_ones_own
from catanica.bots.seat import Seated, listens, reason
from catanica.games.registry import find
from catanica.kernel.errors import InputError
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import CHANCE, NOBODY, State
from catanica.notation.record import write
from catanica.notation.save import ENDING, write_whole

LIMIT: Final = 100_000  # decisions after which a game counts as not finished
FORGIVEN: Final = 3  # failures of a bot in one game after which it has lost it


@dataclass(frozen=True)
class Bout:
    """A game to be played: `bots[seat]` sits on a seat."""

    name: str  # which one of the contest, such as `hard-greedy-12-1`
    game: str
    options: dict[str, object]
    bots: tuple[str, ...]
    seed: int  # deal and chance: the same for all games of a block
    records: Path | None = None


@dataclass(frozen=True)
class Fault:
    """What a bot did wrong, and where to find it again."""

    bot: str
    game: str
    seed: int
    decision: int
    reason: str


@dataclass
class Played:
    """What came of a bout. The winner is a seat; -1: nobody, -2: the game did not end."""

    name: str
    seed: int
    bots: list[str]
    winner: int
    points: list[int]
    turns: int
    decisions: int
    unforced: list[int]  # decisions with a choice, by seat
    seconds: list[float]  # CPU time for them, by seat
    slowest: list[float]
    faults: list[Fault] = field(default_factory=list)

    def as_dict(self) -> dict[str, Any]:
        """Ready for JSON."""
        return asdict(self)


def from_dict(told: dict[str, Any]) -> Played:
    """The way back; raises KeyError or TypeError for something else."""
    return Played(**{**told, "faults": [Fault(**f) for f in told["faults"]]})


NOT_ENDED: Final = -2


class Watch:
    """Where a game tells what it is doing, so that somebody outside can see who keeps everybody waiting."""

    def __init__(self, told: MutableSequence[float] | None = None) -> None:
        self.told = told  # seat, decision, since when

    def asks(self, seat: int, decision: int, timed: bool = True) -> None:
        """A bot is asked now; a guest's time is taken elsewhere."""
        if self.told is not None:
            self.told[0], self.told[1], self.told[2] = seat, decision, time.monotonic() if timed else 0.0

    def rests(self) -> None:
        """Nobody is asked."""
        if self.told is not None:
            self.told[2] = 0.0


class _Match:
    """A bout while it is played."""

    def __init__(self, bout: Bout, watch: Watch, guests: Guests | None) -> None:
        self.bout = bout
        self.watch = watch
        self.guests = guests
        seats = len(bout.bots)
        self.players: list[Seated | None] = []
        self.failed = [0] * seats
        self.unforced = [0] * seats
        self.seconds = [0.0] * seats
        self.slowest = [0.0] * seats
        self.faults: list[Fault] = []
        self.lots = seeded(number(bout.seed, "lots"))
        self.hears = False
        if guests is not None:
            guests.make_room([self.place(seat) for seat in range(seats)])
        for seat, name in enumerate(bout.bots):
            self.players.append(self.seated(seat, name))

    def place(self, seat: int) -> Place:
        """Which one of its name sits on a seat."""
        bots = self.bout.bots
        return bots[seat], bots[:seat].count(bots[seat])

    def seated(self, seat: int, name: str) -> Seated | None:
        """A bot at its seat; one that cannot even be made has lost."""
        seed = number(self.bout.seed, "bot", name, seat)
        bot: Bot
        try:
            if self.guests is not None and of_ones_own(name):
                bot = guest = self.guests.invited(name, self.bout.game, self.bout.options, seed, self.place(seat))
                hears = guest.listens
            else:
                self.watch.asks(seat, 0)
                kind = bot_class(name, self.bout.game)
                bot, hears = kind(seed), listens(kind)
        except Exception as error:
            self.blame(seat, 0, error)
            self.failed[seat] = FORGIVEN + 1
            return None
        finally:
            self.watch.rests()
        self.hears = self.hears or hears
        seated = Seated(bot, seat)
        seated.listens = hears
        return seated

    def blame(self, seat: int, decision: int, error: Exception | str) -> None:
        """Note what a bot did wrong; one that is gone will not come back."""
        self.failed[seat] += 1
        if isinstance(error, GuestGone):
            self.failed[seat] = FORGIVEN + 1
        why = str(error) if isinstance(error, str | GuestFailed | InputError) else reason(error)
        self.faults.append(Fault(self.bout.bots[seat], self.bout.name, self.bout.seed, decision, why))

    def lost(self) -> int:
        """The seat that has failed too often, if somebody else can win; nobody otherwise."""
        others = len(set(self.bout.bots)) > 1
        return next((seat for seat, n in enumerate(self.failed) if others and n > FORGIVEN), NOBODY)

    def play(self) -> Played:
        """Play to the end, or until somebody has failed too often."""
        bout = self.bout
        state = find(bout.game)(**bout.options).new(seed=bout.seed, trace=self.hears or bout.records is not None)
        made = 0
        winner = NOT_ENDED
        loser = self.lost()
        while state.to_move != NOBODY and made < LIMIT and loser == NOBODY:
            seat = int(state.to_move)
            if seat == CHANCE:
                state.step(state.sample())
                continue
            made += 1
            self.decide(state, seat, made)
            loser = self.lost()
        self.watch.rests()
        if loser != NOBODY:
            winner = beneficiary(bout, loser)
        for player in self.players:
            if player is not None and isinstance(player.bot, LineBot):
                player.bot.leave()
        points: list[int] = []
        outcome = state.outcome
        if outcome is not None and not outcome.truncated:
            winner = outcome.winners[0] if len(outcome.winners) == 1 else -1
            points = list(outcome.points)
        if bout.records is not None:
            write_whole(bout.records / f"{bout.name}{ENDING}", write(state, [n.rpartition(":")[2] for n in bout.bots]))
        turns = int(getattr(state, "turns", 0) or getattr(state, "turn", 0))
        seconds, slowest = [round(s, 6) for s in self.seconds], [round(s, 6) for s in self.slowest]
        return Played(
            bout.name, bout.seed, list(bout.bots), winner, points, turns, made, self.unforced, seconds, slowest,
            self.faults,
        )  # fmt: skip

    def decide(self, state: State, seat: int, number_of_decision: int) -> None:
        """Let a bot decide; where it fails, lots decide."""
        player = self.players[seat]
        choice = len(state.legal_codes()) > 1
        if player is not None:
            bot = player.bot
            before = len(bot.lost) if isinstance(bot, LineBot) else 0
            self.watch.asks(seat, number_of_decision, timed=not isinstance(bot, Guest))
            began = time.thread_time()
            try:
                code = player.decide(state)
                self.time(seat, bot.spent if isinstance(bot, Guest) else time.thread_time() - began, choice)
                state.apply(code)
            except Exception as error:
                self.blame(seat, number_of_decision, error)
            else:
                if isinstance(bot, LineBot) and len(bot.lost) > before:
                    self.blame(seat, number_of_decision, bot.lost[-1])
                return
        state.step(choose(state, self.lots))

    def time(self, seat: int, seconds: float, choice: bool) -> None:
        """Note how long a bot thought where it had a choice."""
        if choice:
            self.unforced[seat] += 1
            self.seconds[seat] += seconds
            self.slowest[seat] = max(self.slowest[seat], seconds)


def play_bout(bout: Bout, watch: Watch | None = None, guests: Guests | None = None) -> Played:
    """Play one game of a contest. Where nobody cares for guests, bots of somebody's own think in this process."""
    return _Match(bout, watch or Watch(), guests).play()


def beneficiary(bout: Bout, loser: int) -> int:
    """Who wins a game that a seat has lost by failing: the first that is another bot."""
    return next((seat for seat, name in enumerate(bout.bots) if name != bout.bots[loser]), NOT_ENDED)


def forfeited(bout: Bout, seat: int, decision: int, why: str) -> Played:
    """A game that had to be stopped from outside: the bot that kept everybody waiting has lost it."""
    none = [0] * len(bout.bots)
    nothing = [0.0] * len(bout.bots)
    fault = Fault(bout.bots[seat], bout.name, bout.seed, decision, why)
    winner = beneficiary(bout, seat)
    return Played(bout.name, bout.seed, list(bout.bots), winner, [], 0, decision, none, nothing, nothing, [fault])
