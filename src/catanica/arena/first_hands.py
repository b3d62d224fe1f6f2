# mypyc: skip
"""What the cards of a first hand are worth: games of quick players whose first hands are dealt by lot, and who won.

Search cannot see it in lines of a few turns, since a first hand tells over a whole game.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

import numpy as np

from catanica.arena.samples import BROUGHT, LIMIT, Gathering, Played, Samples, Thing, list_name, winner_of
from catanica.arena.things import DOUBT, HUNDREDTHS, SELDOM, met
from catanica.arena.training import Quality, fit, quality
from catanica.games.entry import Game
from catanica.games.registry import find
from catanica.kernel.errors import InputError
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import CHANCE, NOBODY, State

FIRST: Final = "first_hand"


class FirstHands(Gathering):
    """One position for each game: which cards were in each seat's first hand, and what it had brought."""

    def names(self) -> list[str]:
        """Nothing but the cards counts."""
        return []

    @cached_property
    def tables(self) -> list[Game]:
        """A table for each way to play: to read the rules takes longer than a game."""
        return [find(self.game)(**options) for options in self.ways]

    def one(self, number: int) -> Played:
        """A game by its number."""
        state, hands = self.dealt_by_lot(number)
        lists = [list_name(self.sense.brought(state, seat)) for seat in range(state.seats)]
        things = [(FIRST, card) for card in sorted({card for hand in hands for card in hand})]
        things += [(BROUGHT, name) for name in sorted({name for name in lists if name})]
        told = [
            np.array(
                [hand.count(name) if kind == FIRST else int(own == name) for kind, name in things], dtype=np.float32
            )
            for hand, own in zip(hands, lists, strict=True)
        ]
        return Played([told], things, winner_of(state))

    def dealt_by_lot(self, number: int) -> tuple[State, list[list[str]]]:
        """The end of a game, and the hands it began with: picked by lot, then quick players go on."""
        sense = self.sense
        state = self.tables[number % len(self.ways)].new(self.seed * 1_000_003 + number, trace=False)
        players = [sense.player(self.seed * 7919 + number * 16 + seat) for seat in range(state.seats)]
        lots = seeded(self.seed * 31 + number)
        hands: list[list[str]] = []
        made = 0
        while state.to_move != NOBODY and made < LIMIT:
            if not hands and sense.turn(state) > 0:
                hands = [sense.hand(state, seat) for seat in range(state.seats)]
            seat = state.to_move
            if seat == CHANCE:
                state.step(state.sample())
                continue
            state.step(choose(state, lots) if sense.opens(state) else players[seat].choose(state.redacted(seat)))
            made += 1
        return state, hands or [[] for _ in range(state.seats)]


def weigh_hands(learnt: Samples, asked: Samples, things: Sequence[Thing]) -> tuple[dict[str, int], Quality]:
    """What each card is worth, in hundredths, and how well that tells the winners of games it was not fitted on.

    Cards are weighed beside what each seat brought: a strong deck's card is not taken for a strong card.
    """
    known = [i for i in range(len(things)) if met(learnt, i) >= SELDOM]
    if not any(things[i][0] == FIRST for i in known):
        raise InputError("These games are too few to tell what a first hand is worth, or they begin without one.")
    fitted = fit(only(learnt, known), DOUBT)
    worth = {
        name: round(float(value) * HUNDREDTHS)
        for (kind, name), value in zip((things[i] for i in known), fitted, strict=True)
        if kind == FIRST
    }
    return worth, quality(only(asked, known), fitted)


def only(samples: Samples, columns: Sequence[int]) -> Samples:
    """Some of what is told."""
    return replace(samples, told=samples.told[:, :, list(columns)])
