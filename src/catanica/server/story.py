"""A game as its events tell it. Nothing here waits, writes or sends: events go in, views and refusals come out.

Every event of a game has a number (`seq`). Folding them in order, from the first, gives the same story in every
process, because an event that let chance fall names what chance brought. Actions and chance results are told in the
words of the notation: how the engine numbers them may change, what was written down does not.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from typing import Any, Final, NamedTuple

from catanica.games.positions import position
from catanica.games.principality.cards.home import home_in
from catanica.games.registry import GAMES, Game
from catanica.kernel.refusal import Fault, Refusal, Refused
from catanica.kernel.shown import Outcome, Place
from catanica.kernel.state import CHANCE, NOBODY, WATCHER, State
from catanica.kernel.table import Table, Trial
from catanica.kernel.words import NUMBER_ROOM
from catanica.notation.games import Language, game_with, language
from catanica.server.ahead import Ahead
from catanica.server.lessons import PUPIL, Lesson, lesson
from catanica.server.messages import Rematch
from catanica.server.refusals import Against, No
from catanica.server.store.database import Event
from catanica.server.tokens import fits

PERSON: Final = "person"
OPEN: Final = "open"
BOT: Final = "bot:"
LONGEST_LOG: Final = 10_000  # entries sent to a client that has none: more than people's games have
MOST_THOUGHT: Final = 80  # actions that are looked at for one question
DECISION: Final = ("decision",)  # its place in a view
STAND_IN: Final = "greedy"  # the bot that decides for an absent player


@dataclass
class Seat:
    """Who sits there. `stand_in` is the bot that decides for a person who is away or has given up."""

    kind: str
    name: str
    token: str = ""
    invite: str = ""
    stand_in: str = ""
    gone: bool = False  # gave up in a game that goes on without
    seconds: float = 0.0
    wants_rematch: bool = False

    @property
    def bot(self) -> str:
        """The bot that decides now; empty for a person."""
        return self.kind.removeprefix(BOT) if self.kind.startswith(BOT) else self.stand_in

    @property
    def person(self) -> bool:
        """Whether a person holds the seat, even while away."""
        return self.kind == PERSON and not self.gone

    @property
    def awaited(self) -> bool:
        """Whether it is a person's seat, who may be away or still to come."""
        return not self.kind.startswith(BOT) and not self.gone


class Attempt(NamedTuple):
    """An action tried on a copy, with what chance brought: ready to be written down and then taken up."""

    trial: Trial
    moves: list[str]


@dataclass
class Story:
    """A game in progress, or finished."""

    game_id: str
    game: str
    options: dict[str, str]
    rules: str
    created: float
    bot_delay: float
    absence: int
    lesson: Lesson | None
    previous: str | None
    seats: list[Seat]
    table: Table
    words: Language
    began_by: str = ""  # the version of the rules it was begun by: today's, or an older one that it holds by too
    seq: int = 0
    last_decision: float = 0.0
    end_offer: int | None = None
    agreed: set[int] = field(default_factory=set)
    ended: Outcome | None = None
    rematch: Rematch | None = None
    log_at: list[int] = field(default_factory=list)  # by seq: how long the log was afterwards
    told_at: list[int] = field(default_factory=list)  # by log entry: the seq that brought it
    spent: dict[str, int] = field(default_factory=dict)  # lessons: how much of the script of chance was used, by kind
    done: list[str] = field(default_factory=list)  # lessons: the pupil's actions so far
    moved_at: int = 0  # the seq that brought the position: what was kept since did not change it
    over: Outcome | None = None  # how it ended: by the rules, by giving up or by agreement
    alone: bool = True  # whether nobody is asked at the same time as somebody else
    _offered: tuple[State, dict[str, int]] | None = None

    def __post_init__(self) -> None:
        self.ahead = Ahead(self.words)

    # -- folding --------------------------------------------------------------------------------------------------

    def tell(self, event: Event, tried: Attempt | None = None) -> None:
        """Take up the next event; an action that was tried here is not played a second time."""
        assert event.seq == self.seq + 1, f"event {event.seq} cannot follow {self.seq}"
        if event.kind in FOLDS:
            FOLDS[event.kind](self, event)
        elif event.kind == "acted":
            if tried is None:
                self._apply(event.body["moves"], event.seq)
            else:
                self.table.take_up(tried.trial)
                self._learn(event.seat, tried.moves[0])
                for text in tried.moves[1:]:
                    self._learn(CHANCE, text)
            self._decided(event)
        else:
            self._undo(event.seat, event.seq)
        self.seq = event.seq
        if event.kind in MOVES:
            self.moved_at = event.seq
        self._look()

    def _decided(self, event: Event) -> None:
        if not self.ahead.played(event.seat):
            self._thought(event)
        self.last_decision = event.at

    def _thought(self, event: Event) -> None:
        self.seats[event.seat].seconds += max(0.0, event.at - self.last_decision)

    def _look(self) -> None:
        """Look once after every event at what is often asked."""
        state = self.table.state
        outcome = state.outcome
        if self.ended is not None:
            self.over = self.ended
        elif outcome is not None:
            self.over = Outcome(winners=list(outcome.winners), points=list(outcome.points), reason=outcome.reason)
        else:
            self.over = None
        self.alone = not self.ahead.together(state)
        length = len(state.events)
        del self.told_at[length:]
        self.told_at.extend([self.seq] * (length - len(self.told_at)))
        self.log_at.append(length)

    def _apply(self, moves: list[str], seq: int) -> None:
        """Play what an event names: an action and all that chance brought, or the set-up of a new game."""
        for text in moves:
            who = int(self.table.state.to_move)
            code = self.words.from_text(self.table.state, text)
            refusal = code if isinstance(code, Refusal) else self.table.refuse(code)
            if refusal is not None:
                raise self._does_not_hold(seq, text)
            assert isinstance(code, int)
            self.table.apply(code)
            self._learn(who, text)

    def _does_not_hold(self, seq: int, move: str) -> No:
        """Why a kept game cannot be gone on with: by the rules of its day it was right, or something is broken."""
        if self.began_by in ("", self.rules):
            return No("unreadable_game", 409, game_id=self.game_id, seq=seq, move=move)
        versions = {"given": self.began_by, "ours": self.rules}
        return No("rules_changed", 409, game_id=self.game_id, game=self.game, seq=seq, move=move, **versions)

    def _learn(self, who: int, text: str) -> None:
        """A guided game follows what is done and what chance brings."""
        if self.lesson is None:
            return
        if who == CHANCE:
            self.lesson.fallen(text, self.spent)
        elif who == PUPIL:
            self.done.append(text)

    def _undo(self, seat: int, seq: int) -> None:
        if self.table.undo(seat) is not None:
            raise self._does_not_hold(seq, "undo")
        self.ahead.clear()
        if self.lesson is not None and seat == PUPIL:
            self.done.pop()

    # -- deciding -------------------------------------------------------------------------------------------------

    def attempt(self, code: int, said: str | None = None) -> Attempt:
        """Try an action on a copy and let chance fall; the story stays as it is. Raises Against if it is illegal.

        `said` is its text where that is known.
        """
        moves = [self.words.to_text(self.table.state, code) if said is None else said]
        try:
            trial = self.table.attempt(code)
        except Refused as refused:
            raise Against(refused.refusal) from None
        spent = dict(self.spent)
        while trial.state.to_move == CHANCE:
            fallen = int(trial.state.sample()) if self.lesson is None else self.lesson.result(trial.state, spent)
            moves.append(self.words.to_text(trial.state, fallen))
            if self.lesson is not None:
                self.lesson.fallen(moves[-1], spent)
            trial.fall(fallen)
        return Attempt(trial, moves)

    def may_take_back(self, seat: int) -> None:
        """Raise the reason why a seat cannot undo its last decision; nothing if it can."""
        self.must_go_on()
        refusal = self.table.why_not_undo(seat)
        if refusal is not None:
            raise Against(refusal)

    def offered(self, seat: int) -> Mapping[str, int]:
        """The actions open to a seat now by their texts, put into words once for each position."""
        state = self.asking(seat)
        if state.to_move != seat:
            return {}
        if self._offered is None or self._offered[0] is not state:
            self._offered = state, {self.words.to_text(state, code): code for code in self.options_of(seat) or ()}
        return self._offered[1]

    def offers(self, text: str, seats: Sequence[int]) -> bool:
        """Whether a text is what one of these seats is offered now."""
        if self.alone:
            seat = self.table.state.to_move
            return seat in seats and text in self.offered(seat)
        return any(text in self.offered(seat) for seat in seats)

    def asking(self, seat: int) -> State:
        """The position in which a seat is asked; the one all see, unless several are asked at once."""
        return self.table.state if self.alone else self.ahead.asking(self.table.state, seat)

    def options_of(self, audience: int) -> list[int] | None:
        """The options a view of this audience shows; nothing if it does not decide."""
        state = self.asking(audience)
        if state is self.table.state:
            return self.table.options_of(audience)
        return state.redacted(audience).legal() if state.to_move == audience else None

    def action(self, seat: int, text: str) -> int:
        """The action a text means, legal or not; only what the seat may know is looked at."""
        self.must_go_on()
        code = self.offered(seat).get(text)
        if code is not None:
            return code
        meant = self.words.from_text(self.asking(seat).redacted(seat), text)
        if isinstance(meant, Refusal):
            raise Against(meant)
        return meant

    def meant(self, seat: int, text: str | None, option: Mapping[str, object] | None) -> int:
        """The action a question is about, named in one of two ways."""
        if text is not None and option is None:
            return self.action(seat, text)
        if text is None and option is not None:
            return self.nearest(seat, option)
        raise No("action_needed")

    def nearest(self, seat: int, option: Mapping[str, object]) -> int:
        """Of all actions that a verb and some arguments could mean, the one against which least speaks."""
        self.must_go_on()
        verb, seen, grammar = str(option.get("verb", "")), self.asking(seat).redacted(seat), self.words.grammar
        given = {name: value for name, value in option.items() if name != "verb"}
        thought = [] if grammar is None else list(islice(grammar.thinkable(seen, verb, given), MOST_THOUGHT))
        if grammar is None or not thought:
            raise No("no_such_action", given=" ".join(f"{value}" for value in option.values()))
        options = self.options_of(seat)
        if options is None:
            return thought[0]
        possible = [code for code in options if _says(grammar.option(seen, code), option)]
        return possible[0] if possible else min(thought, key=lambda code: len(_faults(seen, code)))

    def against(self, seat: int, code: int) -> No | None:
        """Why the seat cannot do this now. Reasons rest on what the seat may know: its options are the real ones."""
        if self.over is not None:
            return No("over")
        state = self.asking(seat)
        options = self.options_of(seat)
        if options is None:
            return No("not_your_turn")
        if code not in options:
            refusal = state.redacted(seat).refuse(code) or state.refuse(code)
            assert refusal is not None
            return Against(refusal)
        if self.lesson is not None and seat == PUPIL:
            asked = self.lesson.asked(state, self.lesson_step)
            if asked and code not in asked:
                return No("lesson")
        return None

    def must_go_on(self) -> None:
        """Raise a refusal if the game is over."""
        if self.over is not None:
            raise No("over")

    # -- what is asked about it -----------------------------------------------------------------------------------

    @property
    def to_move(self) -> int:
        """The seat that decides; NOBODY after the end."""
        return NOBODY if self.over is not None else int(self.table.state.to_move)

    @property
    def together(self) -> bool:
        """Whether several are asked at once, and a person's answer is among those that are missing."""
        if self.alone or self.over is not None:
            return False
        return any(not self.seats[seat].bot for seat in self.ahead.missing(self.table.state))

    def asked_of(self, seats: Sequence[int]) -> int:
        """Which of these seats is asked now; NOBODY if none of them is."""
        if self.over is not None:
            return NOBODY
        if self.alone:
            seat = int(self.table.state.to_move)
            return seat if seat in seats else NOBODY
        return next((seat for seat in seats if self.asking(seat).to_move == seat), NOBODY)

    @property
    def promised(self) -> int | None:
        """What the one who is to decide has decided already, once nobody is waited for."""
        move = self.ahead.promised(self.to_move)
        code = None if move is None or self.together else self.words.from_text(self.table.state, move)
        return code if isinstance(code, int) else None

    @property
    def answering(self) -> bool:
        """Whether the question now asked is one that several are asked together."""
        state = self.table.state
        return self.to_move >= 0 and state.book.steps[state.agenda[-1] & NUMBER_ROOM].together()

    @property
    def lesson_step(self) -> int:
        """The step a guided game has reached."""
        return 0 if self.lesson is None else self.lesson.reached(self.done)

    def scripted(self) -> int | None:
        """What a lesson's script decides for the other side."""
        if self.lesson is None or self.to_move in (PUPIL, NOBODY):
            return None
        made = sum(entry.who not in (PUPIL, CHANCE) for entry in self.table.entries)
        return self.lesson.answer(self.table.state, made)

    def seat_of(self, token: str) -> int | None:
        """The seat a token holds."""
        return next((i for i, seat in enumerate(self.seats) if fits(token, seat.token)), None)

    def names(self) -> list[str]:
        """The players by seat."""
        return [seat.name for seat in self.seats]

    def sentence_names(self) -> Mapping[str, str]:
        """The players, and cards nobody else knows, as sentences call them."""
        home = home_in(self.options.get("sets", ""))
        cards = {} if home is None else home.names(())
        return cards | {f"seat:{i}": seat.name for i, seat in enumerate(self.seats) if seat.name}

    def apart(self, audience: int) -> bool:
        """Whether an audience is shown another position than the others, while several are asked at once."""
        return not self.alone and self.ahead.shown(self.table.state, audience) is not self.table.state

    def everybodys(self, before: tuple[State, dict[str, Any]] | None = None) -> tuple[State, dict[str, Any]]:
        """What all audiences see alike of the position; given the same of an earlier one, what stays is not made anew.

        With the view comes the position it was made from, for the next time.
        """
        parts, seen = self.words.parts, self.table.state.redacted(WATCHER)
        return seen, {} if parts is None else parts.open(seen, self.names(), before)

    def own(
        self, audience: int, before: tuple[State, dict[Place, Any]] | None = None
    ) -> tuple[State, dict[Place, Any]]:
        """What an audience sees besides, by its place; of a position it is shown apart from the others, all."""
        parts, options = self.words.parts, self.options_of(audience)
        if parts is None or self.apart(audience):
            return self.table.state, {(name,): value for name, value in self.view(audience).items()}
        seen = self.table.seen_by(audience)
        own = parts.own(seen, audience, options, before)
        if self.over is not None:
            own[DECISION] = None
        elif options is not None:
            texts = [option["text"] for option in own[DECISION]["options"]]
            self._offered = self.asking(audience), dict(zip(texts, options, strict=True))
        return seen, own

    def view(self, audience: int) -> dict[str, Any]:
        """The position for an audience; nobody decides any more once the game is over."""
        state = self.ahead.shown(self.table.state, audience)
        shown: dict[str, Any] = self.words.view(state, audience, self.names(), self.options_of(audience))
        if self.over is not None:
            shown["decision"] = None
        return shown

    def log_start(self, last_seq: int | None) -> int:
        """The first log entry that whoever saw state `last_seq` lacks. An undo since then shortens what they have."""
        if last_seq is None or not 0 <= last_seq <= self.seq:
            return max(0, len(self.table.state.events) - LONGEST_LOG)
        return min(self.log_at[last_seq:])

    def entries(self, audience: int, start: int) -> list[dict[str, Any]]:
        """The log from an entry on, as an audience may read it."""
        state = self.table.state
        happened = self.words.events(state, state.events[start:], audience)
        return [{**one, "n": n, "seq": self.told_at[n]} for n, one in enumerate(happened, start)]

    def openly(self, start: int) -> bool:
        """Whether everybody may know all that happened from an entry of the log on."""
        grammar = self.words.grammar
        return grammar is not None and grammar.open_to_all(self.table.state.events[start:])

    def points(self) -> list[int]:
        """The points everybody may see."""
        return open_points(self.words.view(self.table.state, -1, self.names()))


def _says(told: Mapping[str, object], asked: Mapping[str, object]) -> bool:
    """Whether an option has everything that was asked for."""
    return all(told.get(name) == value for name, value in asked.items())


def _faults(seen: State, code: int) -> list[Fault]:
    """What speaks against an action, from what its seat may know."""
    refusal = seen.refuse(code)
    return [] if refusal is None else refusal.faults


def settled_game(game: str, options: Mapping[str, str]) -> Game:
    """A game with its options; games with the same ones share their rulebook."""
    return _settled(game, tuple(sorted(options.items())))


@lru_cache(maxsize=64)
def _settled(game: str, options: tuple[tuple[str, str], ...]) -> Game:
    return game_with(game, dict(options))


def open_points(view: Mapping[str, Any]) -> list[int]:
    """The points by seat out of a view."""
    return [int(one["points"]) for one in view.get("lands") or view["players"]]


# -- events around the game ---------------------------------------------------------------------------------------


def _joined(story: Story, event: Event) -> None:
    seat = story.seats[event.seat]
    seat.kind, seat.name, seat.token, seat.invite = PERSON, event.body["name"], event.body["token"], ""


def _offered_end(story: Story, event: Event) -> None:
    story.end_offer = event.seat
    story.agreed = {event.seat}
    _end_if_agreed(story)


def _accepted_end(story: Story, event: Event) -> None:
    story.agreed.add(event.seat)
    _end_if_agreed(story)


def _end_if_agreed(story: Story) -> None:
    if all(i in story.agreed for i, seat in enumerate(story.seats) if seat.person and not seat.stand_in):
        story.ended = Outcome(winners=[], points=story.points(), reason="agreed")
        story.end_offer = None


def _declined_end(story: Story, event: Event) -> None:
    story.end_offer, story.agreed = None, set()


def _resigned(story: Story, event: Event) -> None:
    """Of two the other has won; in larger rounds a bot takes the seat over for good."""
    if len(story.seats) == 2:
        story.ended = Outcome(winners=[1 - event.seat], points=story.points(), reason="resigned")
    else:
        story.seats[event.seat].gone = True
        story.seats[event.seat].stand_in = STAND_IN
    story.end_offer, story.agreed = None, set()


def _replaced(story: Story, event: Event) -> None:
    story.seats[event.seat].stand_in = event.body["bot"]


def _returned(story: Story, event: Event) -> None:
    story.seats[event.seat].stand_in = ""


def _wants_rematch(story: Story, event: Event) -> None:
    story.seats[event.seat].wants_rematch = True


def _rematched(story: Story, event: Event) -> None:
    story.rematch = Rematch(game_id=event.body["game_id"], seats=event.body["seats"])


def _answered(story: Story, event: Event) -> None:
    """Somebody has answered a question that several are asked at once; it is played when all have."""
    story.ahead.keep(event.seat, event.body["move"])
    story._thought(event)


MOVES: Final = ("acted", "undone")
FOLDS: Final[dict[str, Callable[[Story, Event], None]]] = {
    "answered": _answered,
    "joined": _joined,
    "offered_end": _offered_end,
    "accepted_end": _accepted_end,
    "declined_end": _declined_end,
    "resigned": _resigned,
    "replaced": _replaced,
    "returned": _returned,
    "wants_rematch": _wants_rematch,
    "rematched": _rematched,
}


def beginning(game: str, options: Mapping[str, str], origin: str) -> State:
    """Where a game began: at its very beginning, or from a position text. Chance is answered by what is kept."""
    if not origin:
        return settled_game(game, options).new(seed=0, explicit=True)
    state = position(origin, seed=0)
    state.explicit = True
    return state


def moves_of(state: State, origin: str = "") -> list[str]:
    """Everything that led to a position, in words: told by playing it again."""
    header = dict(state.header())
    game, rules = header.pop("game"), header.pop("rules")
    words = language(game)
    assert rules == words.rules
    again = beginning(game, header, origin)
    again.tracing = False
    moves: list[str] = []
    for code in state.trace:
        moves.append(words.to_text(again, int(code)))
        again.step(int(code))
    return moves


def begin(event: Event) -> Story:
    """The story after its first event, which says what was agreed on and how the cards were shuffled.

    Raises No for a game that rules began which we do not know: it is not ours to go on with, and nothing of it is
    changed. One that older rules began goes on by today's, as far as everything done in it is possible by them.
    """
    body = event.body
    ours = language(body["game"]).rules if body["game"] in GAMES else ""
    if not ours or not language(body["game"]).reads(body["rules"]):
        raise No("other_rules", 409, game_id=event.game_id, game=body["game"], given=body["rules"], ours=ours or "-")
    origin = body.get("position", "")
    table = Table(beginning(body["game"], body["options"], origin), origin)
    story = Story(
        game_id=event.game_id,
        game=body["game"],
        options=body["options"],
        rules=ours,
        began_by=body["rules"],
        created=event.at,
        bot_delay=body["bot_delay"],
        absence=body["absence"],
        lesson=lesson(body["lesson"]) if body["lesson"] else None,
        previous=body["previous"],
        seats=[Seat(s["kind"], s["name"], s["token"], s["invite"]) for s in body["seats"]],
        table=table,
        words=language(body["game"]),
        last_decision=event.at,
    )
    story._apply(body["moves"], 0)
    story._look()
    return story


def fold(events: list[Event]) -> Story:
    """The story a game's events tell."""
    story = begin(events[0])
    for event in events[1:]:
        story.tell(event)
    return story


def looked_back(events: list[Event], audience: int) -> dict[str, Any]:
    """The position these events led to, as an audience saw it."""
    return fold(events).view(audience)
