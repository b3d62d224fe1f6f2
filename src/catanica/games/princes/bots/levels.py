"""The levels beside greedy: a beginner, and two who search."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.bots.bot import Bot
from catanica.bots.search.beginner import Beginner
from catanica.bots.search.effort import Effort
from catanica.bots.search.racer import Racer
from catanica.games.princes.bots.greedy import PrincesGreedy
from catanica.games.princes.bots.worth import advantage, card_worth, readiness, theme_worth, worth
from catanica.games.princes.modes import INTRO, THEME
from catanica.games.principality.bots.sense import PrincipalitySense, within
from catanica.games.principality.cards.powers import strength, trade_points
from catanica.games.principality.position.duel import Duel, Rulebook
from catanica.games.principality.vocabulary import card_of

OWN: Final = ["hand_worth", "best_card", "strength_counts", "trade_counts", "readiness", "theme_worth", "greedy_worth"]
MOST: Final = 1000
PACKAGE: Final = "catanica.games.princes.bots"


class PrincesSense(PrincipalitySense):
    """Greedy plays on, and what it thinks of a land counts too."""

    def own_names(self) -> list[str]:
        """What greedy sees."""
        return list(OWN)

    def own_features(self, g: Duel, seat: i64) -> vec[i64]:
        """The hand, the advantages as far as they count, how near the next building is, what sets say."""
        other = 1 - seat
        held: i64 = 0
        finest: i64 = 0
        for s in g.land(seat).hand:
            value = card_worth(g, card_of(s))
            held += value
            if value > finest:
                finest = value
        return vec[i64]([
            held // 10, finest // 10,
            advantage(strength(g, seat), strength(g, other), 1),
            advantage(trade_points(g, seat), trade_points(g, other), 1),
            readiness(g, seat) // 10, within(theme_worth(g, seat) // 10, MOST), within(worth(g, seat) // 10, MOST),
        ])  # fmt: skip

    def way(self, rules: Rulebook) -> str:
        """Games with theme sets are longer and alike; the introductory game is another one."""
        return INTRO if rules.header.get("mode", INTRO) == INTRO else THEME

    def player(self, seed: int) -> Bot:
        """The quick player."""
        return PrincesGreedy(seed)


def sense() -> PrincesSense:
    """With the weights that are shipped."""
    made = PrincesSense(vec[i64]())
    made.learn(PACKAGE, INTRO)
    return made


class PrincesEasy(Beginner):
    """Loses three games of four to greedy, or a little more."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), 480)


class PrincesHard(Racer):
    """A tenth of a second at most."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), Effort(3, 1800, 1.0, 0.09))


class PrincesExpert(Racer):
    """A second at most."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), Effort(4, 9000, 1.0, 0.9))
