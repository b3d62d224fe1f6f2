# mypyc: skip
"""Games recorded by another engine: JSettlers2 logs, read, replayed on our rules and compared step by step.

Chance is not drawn but told: dice, thefts and cards come from the log. What the log says about hands, production,
awards and points is compared with what our rules make of it; the first difference is an error that names the line.
The logged engine knows two dice by their sum only, so a throw is entered with the lowest first face. Its bank never
runs short, so such games are replayed with `bank=unlimited`. Its offers go criss-cross between the players; of these
only the deals are replayed, as an offer of the active player that the partner accepts and the others decline.
"""

import re
from dataclasses import dataclass, field
from typing import Final

from catanica.games.board import verbs, words
from catanica.games.board.founding import FOUND_ROAD
from catanica.games.board.game import BoardGame
from catanica.games.board.goods import (
    INVENTION,
    KNIGHT,
    MONOPOLY,
    POINT,
    RESOURCE_NAMES,
    ROAD_BUILDING,
    amount,
    size,
)
from catanica.games.board.harbours import rate
from catanica.games.board.jsettlers_log import KIND, Message, axial, edge_of, read_board, read_messages, vertex_of
from catanica.games.board.robbery import DISCARD, ROB, STEAL
from catanica.games.board.state import BoardState
from catanica.games.board.topology import LAND
from catanica.games.board.trade import ANSWER
from catanica.games.board.turn import ACT
from catanica.games.board.vocabulary import (
    card_is,
    count_of,
    crossing_is,
    die_is,
    good_is,
    got_is,
    hex_is,
    other_die_is,
    path_is,
    seat_is,
    seat_of,
    victim_of,
)
from catanica.kernel.errors import InputError, Phrase
from catanica.kernel.state import NOBODY

CARDS: Final = {1: ROAD_BUILDING, 2: INVENTION, 3: MONOPOLY, 9: KNIGHT, **dict.fromkeys(range(4, 9), POINT)}
PIECES: Final = {0: verbs.ROAD, 1: verbs.TOWN, 2: verbs.CITY}
PLAYS: Final = {1: verbs.PLAY_ROADS, 2: verbs.PLAY_INVENTION, 9: verbs.PLAY_KNIGHT}
FOREIGN_OPTIONS: Final = ("SBL=t", "PLB=t", "PLP=t")  # sea board, six players
# what changes the board without being a move of the game
FOREIGN_MESSAGES: Final = {
    "SOCResetBoardAuth": Phrase("the players began anew with another board"),
    "SOCDebugFreePlace": Phrase("pieces were placed by hand"),
    "SOCMovePiece": Phrase("a piece was moved, which the base game does not know"),
    "SOCRemovePiece": Phrase("a piece was removed, which the base game does not know"),
}
# a knight that wins the game ends it at once (BG-22); the robber may still be moved over there
AFTER_THE_END: Final = ("SOCMoveRobber", "SOCRobberyResult", "SOCResourceCount")
MONOPOLISED: Final = 3  # the kind of SOCSimpleAction that ends a monopoly


@dataclass
class Imported:
    """A replayed game: its final state with the whole trace, the players' names, and how much was compared."""

    state: BoardState
    names: list[str]
    source: str
    checks: dict[str, int] = field(default_factory=dict)

    def checked(self, what: str) -> None:
        """Count one comparison."""
        self.checks[what] = self.checks.get(what, 0) + 1


def import_log(text: str, source: str = "log") -> Imported:
    """Replay a log on our rules; raises InputError at the first line that does not agree."""
    return Replay(list(read_messages(text, source)), source).run()


class Replay:
    """The replay of one log."""

    def __init__(self, messages: list[Message], source: str) -> None:
        self.messages = messages
        self.source = source
        self.at = messages[0] if messages else Message(source, 1, "", "", "", {})
        self.seats: dict[int, int] = {}  # their seats, ours
        self.discards: dict[int, list[int]] = {}
        self.before: list[int] = []  # hands before the last throw
        self.unpaid = False  # a throw that paid, of which the log has not told yet
        self.monopoly = False
        self.placed: tuple[int, int, int] | None = None  # the last piece: seat, kind, length of the trace before it
        self.points = 10
        self.holders = {"e5": -1, "e6": -1}  # largest army and longest road as last announced
        self.knights: dict[int, int] = {}

    # -- running --------------------------------------------------------------------------------------------------

    def run(self) -> Imported:
        """Replay everything."""
        try:
            for message in self.messages[self._begin() :]:
                self.at = message
                if self.state.to_move == NOBODY and message.kind in AFTER_THE_END:
                    continue
                if message.to == "all":
                    self._public(message)
                elif re.fullmatch(r"p[0-9]", message.to):
                    self._private(message)
        except InputError:
            raise
        except (LookupError, ValueError) as problem:  # a number that is none, or points at nothing
            raise self.at.unreadable() from problem
        if self.state.to_move != NOBODY:
            raise self.at.differs("the log ends, but by our rules the game goes on.")
        return self.done

    def _begin(self) -> int:
        """Read players, options and board, and start the game; returns where the moves begin."""
        names: dict[int, str] = {}
        board: tuple[str, str] | None = None
        for i, message in enumerate(self.messages):
            self.at = message
            if message.to != "all":
                continue
            if message.kind == "SOCNewGameWithOptions":
                self._read_options(message)
            elif message.kind == "SOCSitDown":
                names[message.number("playerNumber")] = message.fields.get("nickname", "")
            elif message.kind == "SOCLeaveGame":
                gone = message.fields.get("nickname", "")
                names = {seat: name for seat, name in names.items() if name != gone}
            elif message.kind == "SOCBoardLayout":
                board = read_board(message)
            elif message.kind == "SOCTurn":
                if board is None:
                    raise message.differs("the first turn comes before the board.")
                self.seats = {theirs: ours for ours, theirs in enumerate(sorted(names))}
                self.game = self._table(len(names), *board, self.seat(message.number("playerNumber")))
                self.state = self.game.new(explicit=True)
                self.done = Imported(self.state, [names[s] for s in sorted(names)], self.source)
                return i
        raise InputError("{log} has no turn in it: not a whole game.", log=self.source)

    def _table(self, players: int, hexes: str, harbours: str, start: int) -> BoardGame:
        """The game of the log by our options; what cannot be laid is told with the line that asks for it."""
        try:
            return BoardGame(
                players=players, setup="map", map=hexes, harbours=harbours, bank="unlimited", points=self.points,
                start=start,
            )  # fmt: skip
        except InputError as wrong:
            raise self.at.wrong(wrong.phrases[0]) from None

    def _read_options(self, message: Message) -> None:
        options = message.text.partition("param2=")[2].split(",")
        for option in options:
            if option in FOREIGN_OPTIONS or option.startswith("SC="):
                raise message.differs(
                    "the option {option} belongs to an expansion, not to the base game.", option=option
                )
            victory = re.fullmatch(r"VP=t(\d+)", option)
            if victory:
                self.points = int(victory[1])

    def seat(self, theirs: int) -> int:
        """Our seat for theirs."""
        if theirs not in self.seats:
            raise self.at.differs("seat {seat} is not taken.", seat=theirs)
        return self.seats[theirs]

    def _do(self, code: int) -> None:
        """Carry out an action the log tells of."""
        refusal = self.state.refuse(code)
        if refusal is not None:
            text = words.to_text(self.state, code)
            raise self.at.differs("our rules refuse {text!r}: {refusal}.", text=text, refusal=refusal)
        self.state.step(code)

    def _expect(self, what: str, ours: object, theirs: object) -> None:
        """Compare; a difference is an error."""
        if ours != theirs:
            says = "{what}: the log says {theirs}, our rules say {ours}."
            raise self.at.differs(says, what=Phrase(what), theirs=theirs, ours=ours)
        self.done.checked(what)

    def _hand(self, seat: int) -> list[int]:
        return [int(amount(self.state.hands[seat], kind)) for kind in range(5)]

    def _acts(self, seat: int) -> None:
        """It must be this seat's move; a choice among empty-handed victims is settled first."""
        self._leave_empty_hands()
        self._expect("seat to move", int(self.state.to_move), seat)

    def _leave_empty_hands(self) -> None:
        """Their engine does not ask whom to rob when nobody there holds a card."""
        if self.state.asks(ROB):
            victims = [seat_of(code) for code in self.state.legal()]
            if all(self.state.hands[v] == 0 for v in victims):
                self._do(verbs.ROB | seat_is(victims[0]))

    # -- messages to everybody ------------------------------------------------------------------------------------

    def _public(self, m: Message) -> None:
        if m.kind in FOREIGN_MESSAGES:
            raise m.differs("{what} ({kind}).", what=FOREIGN_MESSAGES[m.kind], kind=m.kind)
        if m.kind in ("SOCTurn", "SOCPutPiece", "SOCBankTrade", "SOCAcceptOffer", "SOCGameStats"):
            self._production_was_told()
        if m.kind == "SOCTurn":
            self._turn(m)
        elif m.kind == "SOCPutPiece":
            self._piece(m)
        elif m.kind == "SOCDiceResult":
            self._dice(m)
        elif m.kind == "SOCDiceResultResources":
            self._production(m)
        elif m.kind == "SOCMoveRobber":
            self._acts(self.seat(m.number("playerNumber")))
            q, r = axial(m.place())
            if (q, r) not in LAND:
                raise m.differs("the robber goes to {q},{r}, which is not on land.", q=q, r=r)
            self._do(verbs.MOVE_ROBBER | hex_is(LAND.index((q, r))))
        elif m.kind == "SOCBankTrade":
            self._bank_trade(m)
        elif m.kind == "SOCAcceptOffer":
            self._deal(m)
        elif m.kind == "SOCDevCardAction" and m.fields.get("actionType") == "PLAY":
            self._play(m)
        elif m.kind == "SOCPickResources":
            for kind, count in enumerate(m.cards("resources")):
                for _ in range(count):
                    self._do(verbs.TAKE | good_is(kind))
        elif m.kind == "SOCPlayerElement":
            self._element(m)
        elif m.kind == "SOCSimpleAction" and m.fields.get("actType") == str(MONOPOLISED):
            self._monopolise(KIND[m.number("v2")])
        elif m.kind == "SOCUndoPutPiece" or (m.kind == "SOCCancelBuildRequest" and self.state.asks(FOUND_ROAD)):
            self._take_back(m)
        elif m.kind == "SOCResourceCount":
            self._expect("hand size", int(size(self.state.hands[self.seat(m.number("playerNum"))])), m.number("count"))
        elif m.kind == "SOCGameElements":
            self._awards(m)
        elif m.kind == "SOCGameStats" and "stype" not in m.fields:
            self._final_points(m)

    def _turn(self, m: Message) -> None:
        seat = self.seat(m.number("playerNumber"))
        self._leave_empty_hands()
        if self.state.asks(ACT):
            self._do(verbs.END_TURN)
        if self.state.to_move != NOBODY:
            self._expect("turn order", int(self.state.to_move), seat)
        self._expect("largest army", int(self.state.army), self.holders["e5"])
        self._expect("longest road", int(self.state.highway), self.holders["e6"])

    def _piece(self, m: Message) -> None:
        seat, piece = self.seat(m.number("playerNumber")), m.number("pieceType")
        self._acts(seat)
        place = edge_of(m.place()) if piece == 0 else vertex_of(m.place())
        if piece not in PIECES or place is None:
            at = m.fields["coord"]
            raise m.differs("piece {piece} at {at} does not exist in the base game.", piece=piece, at=at)
        self.placed = seat, piece, len(self.state.trace)
        self._do(verbs.ROAD | path_is(place) if piece == 0 else PIECES[piece] | crossing_is(place))

    def _take_back(self, m: Message) -> None:
        """The last piece was taken back: our record is as if it had never been placed."""
        piece = m.number("pieceType")
        if self.placed is None or self.placed[1] != piece or len(self.state.trace) != self.placed[2] + 1:
            raise m.differs("something is taken back that is not the last piece placed.")
        kept = self.state.trace[: self.placed[2]]
        self.state = self.game.new(explicit=True)
        for code in kept:
            self.state.step(code)
        self.done.state = self.state
        self.placed = None

    def _dice(self, m: Message) -> None:
        total = m.number("param")
        if not 2 <= total <= 12:
            raise m.differs("{total} is not a sum of two dice.", total=total)
        self._acts(int(self.state.turn))
        self.before = [int(h) for h in self.state.hands]
        self._do(verbs.ROLL)
        low = max(1, total - 6)
        self._do(verbs.DICE | die_is(low) | other_die_is(total - low))
        self.unpaid = total != 7 and [int(h) for h in self.state.hands] != self.before

    def _production_was_told(self) -> None:
        """A throw after which the log tells of no production must have brought nothing."""
        if self.unpaid:
            says = "production: the log tells of none after the last throw, by our rules there is some."
            raise self.at.differs(says)

    def _production(self, m: Message) -> None:
        """n players; then for each: seat, cards held afterwards, pairs of amount and kind, 0."""
        numbers = [int(n) for n in re.findall(r"p=(-?\d+)", m.text)]
        self.unpaid = False
        position = 1
        paid: dict[int, list[int]] = {}
        for _ in range(numbers[0]):
            seat = self.seat(numbers[position])
            self._expect("hand size", int(size(self.state.hands[seat])), numbers[position + 1])
            position += 2
            gain = [0] * 5
            while position < len(numbers) and numbers[position] != 0:
                gain[KIND[numbers[position + 1]]] += numbers[position]
                position += 2
            position += 1
            paid[seat] = gain
        for seat in range(self.state.seats):
            ours = [n - int(amount(self.before[seat], kind)) for kind, n in enumerate(self._hand(seat))]
            self._expect("production", ours, paid.get(seat, [0] * 5))

    def _bank_trade(self, m: Message) -> None:
        seat = self.seat(m.number("pn"))
        self._acts(seat)
        taken = [kind for kind, count in enumerate(m.cards("get")) for _ in range(count)]
        for kind, count in enumerate(m.cards("give")):
            price = int(rate(self.state, seat, kind))
            if count % price:
                says = "{count} {good} given, but the rate is {price}."
                raise m.differs(says, count=count, good=RESOURCE_NAMES[kind], price=price)
            for _ in range(count // price):
                if not taken:
                    raise m.differs("more is given to the bank than is taken.")
                self._do(verbs.SEA_TRADE | good_is(kind) | got_is(taken.pop(0)))
        self._expect("sea trade", len(taken), 0)

    def _deal(self, m: Message) -> None:
        accepting, offering = self.seat(m.number("accepting")), self.seat(m.number("offering"))
        turn = int(self.state.turn)
        partner = accepting if offering == turn else offering
        given, taken = m.cards("toAccepting"), m.cards("toOffering")
        if offering != turn:
            given, taken = taken, given
        self._acts(turn)
        self._do(verbs.OFFER)
        for verb, counts in ((verbs.GIVE, given), (verbs.WANT, taken)):
            for kind, count in enumerate(counts):
                for _ in range(count):
                    self._do(verb | good_is(kind))
        self._do(verbs.PROPOSE)
        while self.state.asks(ANSWER):
            self._do(verbs.ACCEPT if self.state.to_move == partner else verbs.DECLINE)
        self._do(verbs.TRADE | seat_is(partner))
        self.done.checked("deal")

    def _play(self, m: Message) -> None:
        card = m.number("cardType")
        self._acts(self.seat(m.number("playerNum")))
        if card == 3:
            self.monopoly = True
        elif card in PLAYS:
            self._do(PLAYS[card])
        else:
            raise m.differs("card {card} cannot be played.", card=card)

    def _element(self, m: Message) -> None:
        kind, theirs = m.number("elementType"), m.number("playerNum")
        if kind in KIND:
            self._monopolise(KIND[kind])
            seat = self.seat(theirs)
            now, then = self._hand(seat)[KIND[kind]], int(amount(self.before[seat], KIND[kind]))
            gained = m.fields.get("actionType") == "GAIN"
            self._expect("monopoly", now - then if gained else now, m.number("amount"))
        elif kind == 15 and m.fields.get("actionType") == "GAIN":
            seat = self.seat(theirs)
            self.knights[seat] = self.knights.get(seat, 0) + m.number("amount")
            self._expect("knights", int(self.state.knights[seat]), self.knights[seat])

    def _monopolise(self, kind: int) -> None:
        """The first message that names the resource carries the monopoly out."""
        if self.monopoly:
            self.monopoly = False
            self.before = [int(h) for h in self.state.hands]
            self._do(verbs.PLAY_MONOPOLY | good_is(kind))

    def _awards(self, m: Message) -> None:
        for name, what, holder in (("e5", "largest army", self.state.army), ("e6", "longest road", self.state.highway)):
            if name in m.fields:
                theirs = m.number(name)
                self.holders[name] = self.seat(theirs) if theirs >= 0 else -1
                self._expect(what, int(holder), self.holders[name])

    def _final_points(self, m: Message) -> None:
        outcome = self.state.outcome
        if outcome is None:
            raise m.differs("the log ends the game, our rules do not.")
        theirs = [int(n) for n in re.findall(r"\|(-?\d+)", m.text)]
        for seat, ours in self.seats.items():
            self._expect("final points", outcome.points[ours], theirs[seat] if seat < len(theirs) else None)

    # -- messages to one player -----------------------------------------------------------------------------------

    def _private(self, m: Message) -> None:
        theirs = int(m.to[1])
        if m.kind == "SOCPlayerElements" and m.fields.get("actionType") == "SET":
            self._known_hand(m, theirs)
        elif m.kind == "SOCRobberyResult" and m.number("perp") == theirs:
            self._theft(m)
        elif m.kind == "SOCDiscard":
            self.discards[self.seat(theirs)] = m.cards("resources")
            self._flush_discards()
        elif m.kind == "SOCDevCardAction" and m.fields.get("actionType") == "DRAW":
            card = m.number("cardType")
            if card not in CARDS:
                raise m.differs("{card} is not a development card of the base game.", card=card)
            self._acts(self.seat(theirs))
            self._do(verbs.BUY_CARD)
            self._do(verbs.DRAW | card_is(CARDS[card]))

    def _known_hand(self, m: Message, theirs: int) -> None:
        hand = [0] * 5
        found = dict(re.findall(r"\be(\d+)=(\d+)", m.text))
        if any(str(kind) not in found for kind in KIND):
            return  # pieces or cards of somebody who sits down anew
        for kind in KIND:
            hand[KIND[kind]] = int(found[str(kind)])
        self._expect("hand", self._hand(self.seat(theirs)), hand)

    def _theft(self, m: Message) -> None:
        victim, kind = self.seat(m.number("victim")), m.number("resType")
        if kind not in KIND:
            raise m.differs("{kind} is not a resource that can be stolen.", kind=kind)
        if self.state.asks(ROB):
            self._do(verbs.ROB | seat_is(victim))
        self._expect("victim", int(victim_of(self.state.top())) if self.state.asks(STEAL) else None, victim)
        self._do(verbs.STEAL | good_is(KIND[kind]))

    def _flush_discards(self) -> None:
        """We ask in turn order; what others have given back already waits."""
        while self.state.asks(DISCARD) and int(self.state.to_move) in self.discards:
            seat = int(self.state.to_move)
            cards = self.discards.pop(seat)
            self._expect("discards", int(count_of(self.state.top())), sum(cards))
            for kind, count in enumerate(cards):
                for _ in range(count):
                    self._do(verbs.DISCARD | good_is(kind))
