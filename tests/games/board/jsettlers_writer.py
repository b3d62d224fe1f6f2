"""Our own games written as another engine would log them: far more odd cases than the recorded games hold.

The writer plays by itself, tells what happened in the words of that engine, and keeps its final state for comparison.
"""

from typing import Final

from catanica.games.board import verbs
from catanica.games.board.cards import TAKE
from catanica.games.board.founding import FOUND_ROAD
from catanica.games.board.game import BoardGame
from catanica.games.board.goods import CARD_NAMES, amount, size
from catanica.games.board.island import DESERT
from catanica.games.board.jsettlers_log import HEX_IDS, KIND, NUMBER, THEIR_ORDER, WATER, axial, edge_of, vertex_of
from catanica.games.board.robbery import DISCARD, ROB, STEAL
from catanica.games.board.state import BoardState
from catanica.games.board.topology import CORNERS, ENDS, HARBOUR_SITES, LAND, corners_of
from catanica.games.board.trade import ANSWER, PICK, gives, wants
from catanica.games.board.vocabulary import seat_of
from catanica.kernel.rng import seeded
from catanica.kernel.state import CHANCE, NOBODY
from catanica.kernel.words import number_of
from tests.support.board_actions import arguments, verb_of

NAME: Final = "~written~1"
THEIRS: Final = {ours: theirs for theirs, ours in KIND.items()}
CARD: Final = {"road-building": 1, "invention": 2, "monopoly": 3, "point": 4, "knight": 9}
VERTEX: Final = {vertex_of(n): n for n in range(256)}
EDGE: Final = {edge_of(n): n for n in range(256)}
PIECE: Final = {verbs.ROAD: 0, verbs.TOWN: 1, verbs.CITY: 2}
PLAYED: Final = {verbs.PLAY_KNIGHT: 9, verbs.PLAY_ROADS: 1, verbs.PLAY_INVENTION: 2, verbs.PLAY_MONOPOLY: 3}
ANSWERS: Final = {ANSWER.number, PICK.number}


class Writer:
    """One game, played at random and written down."""

    def __init__(self, seed: int, seats: tuple[int, ...] = (0, 1, 2, 3), points: int = 10) -> None:
        self.seats = seats
        self.rng = seeded(seed)
        self.state: BoardState = BoardGame(
            players=len(seats), setup="random", bank="unlimited", points=points, harbours="shuffled"
        ).new(seed, explicit=True)
        self.lines: list[str] = []
        self.told: set[str] = set()  # the kinds of messages and odd cases the log holds
        self.discards: dict[int, list[int]] = {}
        self.taken: list[int] = []
        self.army = self.road = -1
        self._head(points)

    def play(self) -> str:
        """The whole log."""
        s = self.state
        self._turn()
        while s.to_move != NOBODY:
            code = s.sample() if s.to_move == CHANCE else self._choice()
            hands, turn = [int(h) for h in s.hands], int(s.turn)
            seat, step = int(s.to_move), int(number_of(s.top()))
            self.lines += self._dealt(code)
            s.step(code)
            self._tell(code, step, turn if seat == CHANCE else seat, hands)
            self._awards()
        assert s.outcome is not None
        winner = s.outcome.winners[0]
        if s.points(winner) > s.open_points(winner):
            self.told.add("won with hidden points")
        points = ["0"] * 4
        for ours, theirs in enumerate(self.seats):
            points[theirs] = str(s.outcome.points[ours])
        self._say("all", "SOCGameState", "state=1000")
        self.lines.append(f"all:SOCGameStats:game={NAME}|{'|'.join(points)}|true|true|true|true")
        return "\n".join(self.lines) + "\n"

    # -- choosing ---------------------------------------------------------------------------------------------------

    def _choice(self) -> int:
        """At random; but trades are answered gladly, and nobody with cards is spared for one without (their engine)."""
        s = self.state
        legal = [int(code) for code in s.legal()]
        step = number_of(s.top())
        if step == ROB.number:
            rich = [code for code in legal if s.hands[seat_of(code)] != 0]
            legal = rich or legal
        elif step in ANSWERS:
            willing = [c for c in legal if verb_of(c) in (verbs.ACCEPT, verbs.TRADE)]
            legal = willing if willing and self.rng.below(3) else legal
        elif self.rng.below(12):
            legal = [c for c in legal if verb_of(c) not in (verbs.OFFER, verbs.SEA_TRADE)] or legal
        building = [c for c in legal if verb_of(c) in (verbs.TOWN, verbs.CITY)]
        return (building or legal)[self.rng.below(len(building or legal))]

    # -- telling ----------------------------------------------------------------------------------------------------

    def _say(self, to: str, kind: str, *parts: str) -> None:
        self.told.add(kind)
        self.lines.append(f"{to}:{kind}:game={NAME}|{'|'.join(parts)}")

    def _head(self, points: int) -> None:
        self.lines.append(f"SOC game event log: type=F, version=2700, created_at=1, now=2, game_name={NAME}")
        self.lines.append("# written from our own game")
        self.lines.append("all:SOCVersion:2700|str=2.7.00")
        self.lines.append(f"all:SOCNewGameWithOptions:game={NAME}|param1=-1|param2=BC=t4,N7=f7,PL=4,RD=f,VP=t{points}")
        for theirs in self.seats:
            self._say("all", "SOCSitDown", f"nickname=robot {theirs}", f"playerNumber={theirs}", "robotFlag=true")
        while self.state.to_move == CHANCE:
            self.state.step(self.state.sample())
        hexes, tokens = self._board()
        self._say("all", "SOCBoardLayout", f"hexLayout={{ {hexes} }}", f"numberLayout={{ {tokens} }}", "robberHex=0x55")

    def _board(self) -> tuple[str, str]:
        island, hexes, tokens = self.state.island, [], []
        for identity in HEX_IDS.split():
            q, r = axial(int(identity, 16))
            if (q, r) in LAND:
                h = LAND.index((q, r))
                terrain = int(island.terrain[h])
                hexes.append(0 if terrain == DESERT else THEIRS[terrain])
                tokens.append(-1 if terrain == DESERT else NUMBER.index(int(island.tokens[h])))
            else:
                hexes.append(self._harbour_at(q, r))
                tokens.append(-1)
        return " ".join(map(str, hexes)), " ".join(map(str, tokens))

    def _harbour_at(self, q: int, r: int) -> int:
        """Harbours lie in the sea hex on the left of its edge, seen from the sea; each edge is told once."""
        ring = corners_of(q, r)
        for facing in range(1, 7):
            ends = (ring[facing - 1], ring[facing % 6])
            if any(corner not in CORNERS for corner in ends):
                continue
            pair = (CORNERS.index(ends[0]), CORNERS.index(ends[1]))
            edge = ENDS.index(pair if pair in ENDS else (pair[1], pair[0]))
            if edge in HARBOUR_SITES:
                kind = int(self.state.island.harbours[HARBOUR_SITES.index(edge)])
                return 16 * facing + THEIRS[kind] if kind in THEIRS else 6 + facing
        return WATER

    def _turn(self) -> None:
        seat = int(self.state.turn if self.state.turn >= 0 else self.state.to_move)
        self._say("all", "SOCTurn", f"playerNumber={self.seats[seat]}", "gameState=15")

    def _cards(self, counts: list[int]) -> str:
        """Counts in our order as a set of theirs."""
        return "|".join(f"{name}={counts[KIND[i]]}" for i, name in enumerate(THEIR_ORDER, 1))

    def _tell(self, code: int, step: int, seat: int, before: list[int]) -> None:
        s = self.state
        verb, (a, b, *_) = verb_of(code), [*arguments(code), 0, 0]
        who = self.seats[seat]
        if verb in PIECE:
            place = EDGE[a] if verb == verbs.ROAD else VERTEX[a]
            self._say("all", "SOCPutPiece", f"playerNumber={who}", f"pieceType={PIECE[verb]}", f"coord={place:x}")
            if step == FOUND_ROAD.number:
                self._turn()
        elif verb == verbs.END_TURN:
            self._turn()
        elif verb == verbs.DICE:
            self._throw(a + b, before)
        elif verb == verbs.DISCARD:
            self.discards.setdefault(seat, [0] * 5)[a] += 1
            if not s.asks(DISCARD):
                self._tell_discards()
        elif verb == verbs.MOVE_ROBBER:
            q, r = LAND[a]
            low = 2 * q + 7
            self._say("all", "SOCMoveRobber", f"playerNumber={who}", f"coord={(2 * r + low) * 16 + low:x}")
            if not s.asks(ROB) and not s.asks(STEAL):
                self.told.add("robber without victim")
        elif verb == verbs.STEAL:
            victim = next(v for v in range(s.seats) if int(s.hands[v]) < before[v] and v != seat)
            parts = (f"perp={who}", f"victim={self.seats[victim]}", f"resType={THEIRS[a]}", "amount=1")
            self._say(f"p{who}", "SOCRobberyResult", *parts)
            self._say(f"p{self.seats[victim]}", "SOCRobberyResult", *parts)
        elif verb == verbs.SEA_TRADE:
            give, get = [0] * 5, [0] * 5
            give[a] = int(amount(before[seat], a)) - int(amount(s.hands[seat], a))
            get[b] = 1
            self._say("all", "SOCBankTrade", f"give={self._cards(give)}", f"get={self._cards(get)}", f"pn={who}")
        elif verb == verbs.DECLINE:
            self._say("all", "SOCRejectOffer", f"playerNumber={who}")
        elif verb == verbs.DRAW:
            drawn = f"cardType={CARD[CARD_NAMES[a]]}"
            self._say(f"p{who}", "SOCDevCardAction", f"playerNum={who}", "actionType=DRAW", drawn)
        elif verb in PLAYED:
            self._say("all", "SOCDevCardAction", f"playerNum={who}", "actionType=PLAY", f"cardType={PLAYED[verb]}")
            self._tell_play(verb, a, seat, before)
        elif verb == verbs.TAKE:
            self.taken.append(a)
            if not s.asks(TAKE):
                counts = [self.taken.count(kind) for kind in range(5)]
                self._say("all", "SOCPickResources", f"resources={self._cards(counts)}", f"pn={who}")
                self.taken = []

    def _throw(self, total: int, before: list[int]) -> None:
        s = self.state
        self._say("all", "SOCDiceResult", f"param={total}")
        paid = [seat for seat in range(s.seats) if int(s.hands[seat]) != before[seat]]
        if not paid:
            self.told.add("nobody paid")
            return
        numbers = [len(paid)]
        for seat in paid:
            numbers += [self.seats[seat], int(size(s.hands[seat]))]
            for kind in range(5):
                gain = int(amount(s.hands[seat], kind)) - int(amount(before[seat], kind))
                numbers += [gain, THEIRS[kind]] if gain else []
            numbers.append(0)
        self._say("all", "SOCDiceResultResources", *(f"p={n}" for n in numbers))
        for seat in paid:
            who = self.seats[seat]
            hand = ",".join(f"e{t}={int(amount(s.hands[seat], KIND[t]))}" for t in KIND)
            self._say(f"p{who}", "SOCPlayerElements", f"playerNum={who}", "actionType=SET", hand)

    def _tell_discards(self) -> None:
        """Everybody gives back at the same time: the order is theirs, not ours."""
        for seat in reversed(list(self.discards)):
            who = self.seats[seat]
            self._say(f"p{who}", "SOCDiscard", f"playerNum={who}", f"resources={self._cards(self.discards[seat])}")
        if len(self.discards) > 1:
            self.told.add("several discard")
        self.discards = {}

    def _tell_play(self, verb: int, a: int, seat: int, before: list[int]) -> None:
        who = self.seats[seat]
        if verb == verbs.PLAY_KNIGHT:
            self._say("all", "SOCPlayerElement", f"playerNum={who}", "actionType=GAIN", "elementType=15", "amount=1")
        elif verb == verbs.PLAY_ROADS and self.state.laid[seat] >= 14:
            self.told.add("one free road")
        elif verb == verbs.PLAY_MONOPOLY:
            total = 0
            for victim in range(self.state.seats):
                lost = int(amount(before[victim], a))
                if victim != seat and lost:
                    total += lost
                    parts = f"playerNum={self.seats[victim]}", "actionType=SET", f"elementType={THEIRS[a]}", "amount=0"
                    self._say("all", "SOCPlayerElement", *parts)
            self.told.add("monopoly of nothing" if total == 0 else "monopoly")
            if total:
                parts = f"playerNum={who}", "actionType=GAIN", f"elementType={THEIRS[a]}", f"amount={total}"
                self._say("all", "SOCPlayerElement", *parts)
            self._say("all", "SOCSimpleAction", f"pn={who}", "actType=3", f"v1={total}", f"v2={THEIRS[a]}")

    def _dealt(self, code: int) -> list[str]:
        """The lines of a deal that is about to be made."""
        if verb_of(code) != verbs.TRADE:
            return []
        s, partner, turn = self.state, int(seat_of(code)), int(self.state.turn)
        offers = [[int(amount(side(s, turn), kind)) for kind in range(5)] for side in (gives, wants)]
        answer = [[int(amount(side(s, partner), kind)) for kind in range(5)] for side in (gives, wants)]
        countered = answer != [offers[1], offers[0]]
        offering, accepting = (partner, turn) if countered else (turn, partner)
        give, want = answer if countered else offers
        self.told.add("counter-offer taken" if countered else "offer taken")
        parts = f"accepting={self.seats[accepting]}", f"offering={self.seats[offering]}"
        cards = f"toAccepting={self._cards(give)}", f"toOffering={self._cards(want)}"
        return [f"all:SOCAcceptOffer:game={NAME}|{'|'.join((*parts, *cards))}"]

    def _awards(self) -> None:
        s = self.state
        for name, now, then in (("e5", int(s.army), self.army), ("e6", int(s.highway), self.road)):
            if now != then:
                self._say("all", "SOCGameElements", f"{name}={self.seats[now] if now >= 0 else -1}")
                if now < 0:
                    self.told.add("longest road lost to nobody")
        self.army, self.road = int(s.army), int(s.highway)
