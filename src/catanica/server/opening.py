"""Beginning a game: what was asked for is checked, the cards are shuffled, and the first event is written."""

import secrets
import time
from dataclasses import dataclass
from typing import Any

from catanica.games.positions import completed, described, position
from catanica.games.registry import entry
from catanica.kernel.errors import InputError, Phrase
from catanica.kernel.options import as_text
from catanica.kernel.state import State
from catanica.server.bodies import GameMade, NewGame, NewSeat, PositionInfo, SeatKey
from catanica.server.catalogue import game_kind, only_ours, options_of
from catanica.server.home_made import with_home
from catanica.server.lessons import lesson
from catanica.server.records import resumed
from catanica.server.refusals import No
from catanica.server.store.database import Event
from catanica.server.story import BOT, OPEN, PERSON, Story, moves_of, settled_game
from catanica.server.tokens import hashed, new_game_id, new_secret


@dataclass(frozen=True)
class Begun:
    """A game to be written down, and the keys to its seats, which are told once."""

    event: Event
    made: GameMade


def begin_game(asked: NewGame) -> Begun:
    """Check a wish for a new game and make its first event. Raises No or InputError."""
    told = lesson(asked.lesson) if asked.lesson is not None else None
    game = told.game if told else asked.game
    entry(game)
    seats = _seats(game, asked.seats)
    origin = ""
    text = asked.position if told is None else told.position
    if text is not None:
        state = _placed(game, text, len(seats))
        origin = state.text()
    elif asked.record is not None:
        taken_up = resumed(game, asked.record, len(seats))
        state, origin = taken_up.state, taken_up.origin
    else:
        options = dict(asked.options)
        state = _fresh(game, options if asked.home is None else with_home(game, options, asked.home), len(seats))
    keys = [_key(i, seat, asked.name) for i, seat in enumerate(seats)]
    game_id = new_game_id()
    made = GameMade(
        game_id=game_id,
        seats=[k.model_copy(update={"link": f"/#/join/{game_id}/{k.invite}" if k.invite else None}) for k in keys],
    )
    kept = [
        {
            "kind": k.kind,
            "name": k.name,
            "token": hashed(k.token) if k.token else "",
            "invite": hashed(k.invite) if k.invite else "",
        }
        for k in keys
    ]
    return Begun(_first_event(game_id, state, kept, asked.bot_delay, asked.absence, asked.lesson, None, origin), made)


def begin_rematch(story: Story) -> tuple[Event, list[int]]:
    """The same again with everybody one seat further; tokens stay valid. Also says which seat becomes which."""
    n = len(story.seats)
    moved = [story.seats[(i + 1) % n] for i in range(n)]
    kept = [{"kind": s.kind, "name": s.name, "token": s.token, "invite": s.invite} for s in moved]
    state = settled_game(story.game, story.options).new()
    event = _first_event(new_game_id(), state, kept, story.bot_delay, story.absence, None, story.game_id)
    return event, [(i - 1) % n for i in range(n)]


def _first_event(
    game_id: str,
    state: State,
    seats: list[dict[str, str]],
    bot_delay: float,
    absence: int,
    lesson_id: str | None,
    previous: str | None,
    origin: str = "",
) -> Event:
    options = dict(state.header())
    body: dict[str, Any] = {
        "game": options.pop("game"),
        "rules": options.pop("rules"),
        "options": options,
        "seats": seats,
        "bot_delay": bot_delay,
        "absence": absence,
        "lesson": lesson_id,
        "previous": previous,
        "position": origin,
        "moves": moves_of(state, origin),
    }
    return Event(game_id, 0, "created", -1, body, time.time())


def _seats(game: str, asked: list[NewSeat]) -> list[NewSeat]:
    """The seats, checked: as many as the game has, bots that play it, and somebody who is no bot."""
    kind = game_kind(game)
    if len(asked) not in kind.seats:
        wanted = " / ".join(str(n) for n in kind.seats)
        raise No("wrong_seats", 422, rule=entry(game).seats_rule, game=game, seats=wanted, given=len(asked))
    for seat in asked:
        bot = seat.kind.removeprefix(BOT)
        if seat.kind not in (PERSON, OPEN) and not (seat.kind.startswith(BOT) and bot in kind.bots):
            raise No("unknown_kind", 422, known=", ".join(kind.bots), given=seat.kind)
    if all(seat.kind.startswith(BOT) for seat in asked):
        raise No("no_person", 422)
    return asked


def _key(i: int, seat: NewSeat, creator: str) -> SeatKey:
    name = " ".join(seat.name.split()) or (" ".join(creator.split()) if seat.kind == PERSON and i == 0 else "")
    return SeatKey(
        seat=i,
        kind=seat.kind,
        name=name,
        token=new_secret() if seat.kind == PERSON else None,
        invite=new_secret() if seat.kind == OPEN else None,
        link=None,
    )


def position_info(text: str) -> PositionInfo:
    """What a position text is of. Raises No or InputError."""
    state = _read(text)
    options = dict(state.header())
    return PositionInfo(game=options.pop("game"), seats=int(state.seats), options=options)


def _placed(game: str, text: str, seats: int) -> State:
    """The position a text describes, ready to be played on; what is hidden in it is dealt anew."""
    read = _read(text)
    named = read.header()["game"]
    if named != game:
        raise No(
            "bad_request",
            422,
            reason=Phrase("The position is one of {given!r}, not of {game!r}.", given=named, game=game),
        )
    if int(read.seats) != seats:
        raise No("wrong_seats", 422, game=game, seats=int(read.seats), given=seats)
    return completed(read, secrets.randbits(63))


def _read(text: str) -> State:
    """A position one can go on from; nothing of a stranger's is loaded for it."""
    only_ours(*described(text))
    state = position(text)
    if state.outcome is not None:
        raise InputError("In this position the game is over.")
    return state


def _fresh(game: str, options: dict[str, Any], seats: int) -> State:
    """A new position, shuffled."""
    known = {o.name: o for o in options_of(game)}
    texts = {name: as_text(value) for name, value in options.items()}
    only_ours(game, texts)
    if "players" in known:
        texts["players"] = str(seats)
    return settled_game(game, texts).new()
