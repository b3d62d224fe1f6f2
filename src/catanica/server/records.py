"""Records over the network: taken in with care, played again for looking at, and given out."""

import secrets
import time
from typing import Any

from catanica.games.positions import described
from catanica.games.registry import GAMES
from catanica.kernel.errors import InputError, Phrase
from catanica.kernel.rng import seeded
from catanica.kernel.state import CHANCE, REFEREE, WATCHER, State
from catanica.kernel.table import Table
from catanica.notation.games import Json, language
from catanica.notation.lines import MARK, Line, Record, RecordError, parse
from catanica.notation.record import read, replay, start, steps, write
from catanica.server.bodies import Replay, Replayed, ReplayStep, ReplayView
from catanica.server.catalogue import only_ours
from catanica.server.refusals import Manifold, No
from catanica.server.story import Story, open_points

MOST_FAULTS = 20


def careful(text: str) -> Record:
    """A record from outside. It may name only what belongs to the program: a folder with cards of one's own is code."""
    try:
        form, _ = parse(text)
        if form.game in GAMES:
            only_ours(form.game, form.options)
        if form.position:
            game, options = described(form.position)
            only_ours(game, options)
        return read(text)
    except RecordError as wrong:
        raise faults_of(wrong) from None


def faults_of(wrong: RecordError) -> No:
    """A record's faults as a refusal."""
    each: list[dict[str, object]] = [{"line": p.line, "reason": p.says} for p in wrong.problems[:MOST_FAULTS]]
    return Manifold("record_fault", 422, each)


def resumed(game: str, text: str, seats: int) -> Table:
    """The game a record leads to, ready to be played on."""
    record = careful(text)
    if record.game != game:
        says = Phrase("The record is one of {given!r}, not of {game!r}.", given=record.game, game=game)
        raise No("bad_request", 422, reason=says)
    try:
        table = replay(record)
    except RecordError as wrong:
        raise faults_of(wrong) from None
    state = table.state
    if int(state.seats) != seats:
        raise No("wrong_seats", 422, game=game, seats=int(state.seats), given=seats)
    if state.outcome is not None:
        raise InputError("The record's game is over; it can be looked at, but not be taken up again.")
    state.rng = seeded(secrets.randbits(63))
    while state.to_move == CHANCE:
        state.step(state.sample())
    return table


def record_text(story: Story) -> str:
    """The record of a game so far."""
    players = [seat.name for seat in story.seats]
    kinds = [seat.bot or seat.kind for seat in story.seats]
    date = time.strftime("%Y-%m-%d", time.gmtime(story.created))
    return write(story.table, players, date, kinds)


def played_again(asked: Replay) -> Replayed:
    """A record step by step as an audience saw it. Runs in a process of its own: long records take their time."""
    record = careful(asked.record)
    audience = {"open": REFEREE, "watch": WATCHER}.get(asked.audience)
    seat = int(asked.audience) if audience is None else audience
    table = start(record)
    if seat >= int(table.state.seats):
        raise No("bad_request", 422, reason=Phrase("The record's game has no seat {seat}.", seat=seat))
    words = language(record.game)
    names = [record.players.get(i, "") for i in range(int(table.state.seats))]
    listed: list[ReplayStep] = []
    views: list[ReplayView] = []

    def look(number: int, state: State, events: list[Json]) -> None:
        if asked.first <= number < asked.first + asked.count:
            shown: dict[str, Any] = words.view(state, seat, names)
            views.append(ReplayView(step=number, view=shown, log=events))

    look(0, table.state, [])
    told = 0  # entries of the log so far
    try:
        for played in steps(record):
            if played.line.who == MARK:
                continue
            state = played.table.state
            number = len(listed) + 1
            events = [words.event(state, e, seat) | {"n": told + i, "seq": number} for i, e in enumerate(played.events)]
            told += len(events)
            listed.append(
                ReplayStep(
                    step=number,
                    line=played.line.number,
                    who=played.line.who,
                    text=_text_for(played.line, seat),
                    option=played.option if seat in (REFEREE, played.line.who) else None,
                    turn=words.turn(state),
                    points=open_points(words.view(state, WATCHER, names)),
                )
            )
            look(number, state, events)
    except RecordError as wrong:
        raise faults_of(wrong) from None
    return Replayed(
        game=record.game,
        options=record.options,
        players={str(i): name for i, name in record.players.items()},
        seats={str(i): kind for i, kind in record.seats.items()},
        result=record.result,
        total=len(listed),
        steps=listed,
        views=views,
    )


def _text_for(line: Line, audience: int) -> str:
    """A line as an audience may read it: the own decisions whole, of the others' and of chance only the kind.

    The log of the step says what the audience saw of them.
    """
    if audience in (REFEREE, line.who):
        return line.text
    return line.text.split()[0]
