# mypyc: skip
"""The board game for learners: which number means what. See docs/environments.md."""

from catanica.adapters.features import FeatureEncoding, Features
from catanica.games.board.goods import CARD_NAMES, HIDDEN, KINDS, RESOURCE_NAMES, amount, size
from catanica.games.board.grammar import GRAMMAR
from catanica.games.board.state import BoardState
from catanica.games.board.topology import EDGES, HARBOURS, HEXES, VERTICES
from catanica.games.board.trade import gives, wants
from catanica.games.board.verbs import SEA_TRADE
from catanica.games.board.vocabulary import COUNT, CROSSING, SEAT, STEPS, good_of, got_of
from catanica.kernel.state import State
from catanica.kernel.words import number_of

SEATS = 4


def all_codes(state: BoardState) -> list[int]:
    """Every action the game can ever offer a player."""
    return [code for code in GRAMMAR.codes(state) if number_of(code) != SEA_TRADE or good_of(code) != got_of(code)]


class BoardEncoding(FeatureEncoding):
    """Actions and observations of the board game as fixed numbers; absent seats count as empty."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, BoardState)
        super().__init__(state, all_codes(state))

    def features(self, redacted: State, seat: int) -> Features:
        """The other seats follow in turn order."""
        t = redacted
        assert isinstance(t, BoardState)
        f = Features()
        top = t.agenda[len(t.agenda) - 1] if len(t.agenda) else 0
        f.add("turns", t.turns, 10_000)
        f.add("my_turn", t.turn == seat, 1)
        f.add("decision", number_of(top), len(STEPS.rows))
        for field in (SEAT, COUNT, CROSSING):  # all that a question names
            f.add(f"decision.{field.name}", field.of(top), field.room)
        f.add("dice", (t.dice >> 3) + (t.dice & 7), 12)
        f.add("played", t.played, 1)
        f.add("deck", size(t.deck), 25)
        f.add("robber", t.robber + 1, HEXES)
        for k in range(KINDS):
            f.add(f"bank.{RESOURCE_NAMES[k]}", amount(t.stock, k), 500)
        for h in range(HEXES):
            f.add(f"hex.{h}.terrain", t.island.terrain[h] + 1, 6)
            f.add(f"hex.{h}.token", t.island.tokens[h], 12)
        for s in range(HARBOURS):
            f.add(f"harbour.{s}", t.island.harbours[s] + 1, 6)
        order = [(seat + i) % t.seats for i in range(t.seats)]
        for i in range(SEATS):
            self._seat(f, t, i, order[i] if i < t.seats else -1)
        owner = {real: i + 1 for i, real in enumerate(order)}
        for e in range(EDGES):
            f.add(f"road.{e}", owner.get(t.roads[e], 0), SEATS)
        for x in range(VERTICES):
            at = 0
            for real, i in owner.items():
                if (t.towns[real] >> x) & 1:
                    at = i
                elif (t.cities[real] >> x) & 1:
                    at = SEATS + i
            f.add(f"crossing.{x}", at, 2 * SEATS)
        return f

    def _seat(self, f: Features, t: BoardState, i: int, real: int) -> None:
        """One player's public numbers, and what is known of hand and cards."""
        there = real >= 0
        f.add(f"seat.{i}.there", there, 1)
        f.add(f"seat.{i}.open_points", t.open_points(real) if there else 0, 30)
        f.add(f"seat.{i}.knights", t.knights[real] if there else 0, 14)
        f.add(f"seat.{i}.road_length", t.lengths[real] if there else 0, 15)
        f.add(f"seat.{i}.army", there and t.army == real, 1)
        f.add(f"seat.{i}.highway", there and t.highway == real, 1)
        for k in range(KINDS):
            f.add(f"seat.{i}.hand.{RESOURCE_NAMES[k]}", amount(t.hands[real], k) if there else 0, 95)
        f.add(f"seat.{i}.hand.hidden", amount(t.hands[real], HIDDEN) if there else 0, 95)
        for k in range(KINDS):
            f.add(f"seat.{i}.cards.{CARD_NAMES[k]}", amount(t.cards[real], k) if there else 0, 25)
        f.add(f"seat.{i}.cards.hidden", amount(t.cards[real], HIDDEN) if there else 0, 25)
        for k in range(KINDS):
            f.add(f"seat.{i}.gives.{RESOURCE_NAMES[k]}", amount(gives(t, real), k) if there else 0, 31)
            f.add(f"seat.{i}.wants.{RESOURCE_NAMES[k]}", amount(wants(t, real), k) if there else 0, 31)
