"""How well the beliefs of search tell what others hold: in games of quick players, by what they really held.

    python tools/beliefs.py board -o players=4              log-likelihood of hidden cards, dealt evenly and believed
    python tools/beliefs.py princes -o mode=theme -o sets=zeit_des_goldes --games 40
    python tools/beliefs.py cardgame --count                the table of `bots/belief.py`, as it was in these games

How likely a card was is counted in the worlds a belief deals. `--count` says how often cards were in the other hand,
in percent of what an even deal would have it, by the rows and fifths of the card games' tables.
"""

import argparse
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from math import log

import catanica
from catanica.bots.registry import make
from catanica.bots.search.searcher import Searcher
from catanica.bots.search.sense import Sense
from catanica.games.board.goods import CARD_NAMES, KINDS, RESOURCE_NAMES, amount
from catanica.games.board.state import BoardState
from catanica.games.principality.bots import belief as hands
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.knowledge import unseen
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.state import CHANCE, NOBODY, State

ASKED = 0.05  # of all decisions
LIMIT = 20_000  # decisions in a game
HALF = 0.5  # a card met in no world is taken to have been met in half of one


def positions(game: str, options: dict[str, str], games: int, seed: int, bot: str) -> Iterator[State]:
    """Some positions of games between quick players in which somebody has a choice."""
    rng = random.Random(seed)
    for number in range(games):
        state = catanica.game(game, **options).new(seed=seed + number, trace=False)
        bots = [make(bot, game, seat, number) for seat in range(state.seats)]
        made = 0
        while state.to_move != NOBODY and made < LIMIT:
            if state.to_move == CHANCE:
                state.step(state.sample())
                continue
            made += 1
            if len(state.legal_codes()) > 1 and rng.random() < ASKED:
                yield state
            state.step(bots[state.to_move].choose(state.redacted(state.to_move)))


def held(state: State, seat: int) -> Counter[str]:
    """The cards in a seat's hand, by kind."""
    if isinstance(state, BoardState):
        found: Counter[str] = Counter(
            {name: int(amount(state.hands[seat], kind)) for kind, name in enumerate(RESOURCE_NAMES)}
        )
        found.update({name: int(amount(state.cards[seat], kind)) for kind, name in enumerate(CARD_NAMES[:KINDS])})
        return +found
    assert isinstance(state, Duel)
    return Counter(state.cat.ids[card_of(card)] for card in state.land(seat).hand if card_of(card) != 0)


def doubt(truth: Counter[str], worlds: Sequence[Counter[str]]) -> float:
    """The log-likelihood of the cards of a hand, each by how many of such a hand's cards it was in the worlds."""
    met: Counter[str] = Counter()
    for world in worlds:
        met.update(world)
    total = sum(met.values())
    return sum(n * log(max(met[card], HALF) / total) for card, n in truth.items())


def measure(sense: Sense, found: Iterator[State], worlds: int) -> tuple[int, int, float, float]:
    """Positions, hidden cards, and their mean log-likelihood: dealt evenly, and believed."""
    asked = cards = 0
    even = believed = 0.0
    for state in found:
        observation = state.redacted(state.to_move)
        belief = sense.belief(observation)
        for seat in range(state.seats):
            open_ = held(observation, seat)
            truth = held(state, seat) - open_
            if truth:
                cards += truth.total()
                even += doubt(truth, [held(observation.determinised(n), seat) - open_ for n in range(worlds)])
                believed += doubt(truth, [held(belief.world(n), seat) - open_ for n in range(worlds)])
        asked += 1
    return asked, cards, even / max(cards, 1), believed / max(cards, 1)


def count(sense: Sense, found: Iterator[State]) -> list[list[int]]:
    """The tables of the card games, made anew: every unseen card in the row and fifth where a belief looks it up."""
    names = list(range(hands.PAYABLE + hands.FIFTHS))
    there = Counter[int]()
    due = defaultdict[int, float](float)
    for state in found:
        assert isinstance(state, Duel)
        observation = state.redacted(state.to_move)
        other = 1 - state.to_move
        truth = held(state, other) - held(observation, other)
        cards = unseen(observation, other)
        belief = sense.belief(observation)
        assert isinstance(belief, hands.HandBelief)
        for card in set(cards):
            place = int(belief.places[card])
            there[place] += truth[observation.cat.ids[card]]
            due[place] += cards.count(card) * truth.total() / len(cards)
    percent = [round(100 * (there[n] + 1) / (due[n] + 1)) for n in names]
    return [percent[n : n + hands.FIFTHS] for n in range(0, len(percent), hands.FIFTHS)]


def main() -> None:
    """Read the options, measure, print."""
    options = argparse.ArgumentParser(description="Measure what search believes of hidden cards.")
    options.add_argument("game", choices=["board", "cardgame", "princes"])
    options.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    options.add_argument("--games", type=int, default=30)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--worlds", type=int, default=300)
    options.add_argument("--bot", default="normal", help="who plays")
    options.add_argument("--count", action="store_true", help="print the table of a card game anew")
    chosen = options.parse_args()
    bot = make("hard", chosen.game, 0, 1)
    if not isinstance(bot, Searcher) or (chosen.count and chosen.game == "board"):
        sys.exit("Tables are counted of card games only: python tools/beliefs.py cardgame --count")
    found = positions(
        chosen.game, dict(pair.split("=", 1) for pair in chosen.option), chosen.games, chosen.seed, chosen.bot
    )
    if chosen.count:
        for row in count(bot.sense, found):
            print(row)
        return
    asked, cards, even, believed = measure(bot.sense, found, chosen.worlds)
    print(f"{asked} positions, {cards} hidden cards: {even:.3f} dealt evenly, {believed:.3f} believed")


if __name__ == "__main__":
    main()
