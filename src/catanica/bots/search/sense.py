"""What search asks of a game: whom to let play on, which decisions deserve thought, how good a position is."""

from math import exp

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from catanica.bots.bot import Bot
from catanica.bots.search.belief import Belief
from catanica.bots.search.judge import Judge, plain
from catanica.bots.search.weights import shipped
from catanica.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """A game's own part of search. `judge` belongs to `features`; `ways` holds one for each way to play."""

    def __init__(self, weights: vec[i64]) -> None:
        self.judge: Judge = plain(weights)
        self.usual: Judge = self.judge  # for a way to play that has none of its own
        self.ways: dict[str, Judge] = {}

    def learn(self, package: str, usual: str) -> None:
        """Take the weights that are shipped with a game; `usual` names the way whose weights serve all others."""
        self.ways = shipped(package, self.names())
        self.usual = self.ways[usual]
        self.judge = self.usual

    def settle(self, state: State) -> None:
        """A position is to be judged: take the weights that belong to the way it is played."""

    def names(self) -> list[str]:
        """The features in their order."""
        return []

    def reason(self, feature: str) -> str:
        """What a feature stands for in words people use: features of one kind share it."""
        return feature

    def player(self, seed: int) -> Bot:
        """A quick player without search, who plays on in trials."""
        return Bot(seed)

    def guesser(self, seed: int) -> Bot:
        """The same player at the table, where it may haggle: its choice is the first guess."""
        return self.player(seed)

    def planners(self, seed: int) -> list[Bot]:
        """Quick players who save for one thing each, whatever it is that the first one would save for."""
        return []

    def seen(self, state: State, seat: i64) -> State:
        """What a quick player is shown in a line. A game whose quick player asks for nothing hidden need not blank."""
        return state.redacted(seat)

    def belief(self, observation: State) -> Belief:
        """What a seat makes of what it cannot see; lines begin from positions it deals."""
        return Belief(observation)

    def hush(self, state: State) -> None:
        """A turn begins in a line: nobody haggles there, which costs much and tells little."""

    def nearly_over(self, state: State) -> bool:
        """Whether somebody is about to win."""
        return False

    def goes_on(self, state: State) -> bool:
        """Whether a line should be played beyond its end, because somebody is about to win.

        The end of a game tells the truth and nothing but 0 or 1: where features judge well, it only adds noise.
        """
        return self.nearly_over(state)

    def dice(self) -> i64:
        """How many numbers a throw takes from the stream a turn begins with: one of 36 or two of six; 0 if neither."""
        return 0

    def luck(self, state: State, seat: i64, throw: i64) -> float:
        """What a throw, 0 to 35, brings a seat beyond its due as a turn begins, in win probability, at a glance.

        Any such number may be taken off a line that comes to nothing over all throws: then it hides no difference.
        """
        return 0.0

    def turn(self, state: State) -> i64:
        """How many turns have begun."""
        return 0

    def opens(self, state: State) -> bool:
        """Whether a first hand is being put together."""
        return False

    def by_heart(self, observation: State, codes: vec[i64]) -> i64:
        """What is known to be best without a trial; -1 for nearly every decision."""
        return -1

    def candidates(self, observation: State, codes: vec[i64], guess: i64) -> vec[i64]:
        """The options worth a trial, the guess first; of those that come to the same, one. The guess alone: none."""
        return vec[i64]([guess])

    def way_of(self, state: State) -> str:
        """The name of the way a game is played, where there are several: thought may be spent by it."""
        return ""

    def stakes(self, observation: State) -> i64:
        """How many times the usual thought a decision deserves."""
        return 1

    def features(self, state: State, seat: i64) -> vec[i64]:
        """What counts in a seat's position, as whole numbers; the position may be an observation or a full one."""
        return vec[i64]()

    def things(self, state: State) -> dict[str, list[str]]:
        """What training weighs one by one, by the feature that adds it up: the ids of all there are in such a game."""
        return {}

    def counted(self, state: State, seat: i64) -> vec[i64]:
        """How many of each of them a seat has, in that order."""
        return vec[i64]()

    def hand(self, state: State, seat: i64) -> list[str]:
        """The ids of the cards in a hand."""
        return []

    def brought(self, state: State, seat: i64) -> str:
        """What a seat brought of its own, as a text: what its cards are worth is weighed apart from how good it is."""
        return ""

    def score(self, state: State, seat: i64) -> float:
        """How well a seat stands; one more makes winning e times as likely against each other seat."""
        self.settle(state)
        return self.judge.score(self.features(state, seat))

    def chance_of(self, state: State, seat: i64) -> float:
        """The probability that a seat wins: known once the game is over, else judged by how well all seats stand."""
        if state.to_move < 0:
            over = state.result()
            if over is not None:
                if len(over.winners) == 0:
                    return 0.5
                return 1.0 if seat in over.winners else 0.0
        mine = self.score(state, seat)
        odds = 1.0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                odds += exp(capped(self.score(state, other) - mine))
            other += 1
        return 1.0 / odds


def capped(x: float) -> float:
    """Kept in a range in which nothing overflows."""
    if x > 30.0:
        return 30.0
    return -30.0 if x < -30.0 else x
