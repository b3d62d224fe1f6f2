"""The HTTP side of the server."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse

from catanica import __version__
from catanica._runtime import engine
from catanica.encyclopaedia.language import texts
from catanica.games.registry import DEFAULT
from catanica.kernel.state import REFEREE, WATCHER
from catanica.server import catalogue
from catanica.server.advising import advised, analysed, may_be_helped, studied
from catanica.server.bodies import (
    CardInfo,
    EditionTable,
    ErrorBody,
    GameAnalysis,
    GameKind,
    GameMade,
    Health,
    HintInfo,
    Join,
    Joined,
    LessonBody,
    LessonSummary,
    NewGame,
    OwnSet,
    Past,
    Position,
    PositionInfo,
    RegisterLine,
    Replay,
    Replayed,
    RulingInfo,
    Study,
)
from catanica.server.channel import Doorman, serve_channel
from catanica.server.guard import address_of, headers_of, reader_language, speak
from catanica.server.hub import Hub
from catanica.server.lessons import lesson, lessons
from catanica.server.messages import GameInfo
from catanica.server.opening import position_info
from catanica.server.records import played_again, record_text
from catanica.server.refusals import No
from catanica.server.story import Story
from catanica.server.tokens import bearer, same

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorBody} for status in (400, 403, 404, 409, 413, 422, 429, 503)
}
router = APIRouter(prefix="/api", responses=REFUSALS)
outside = APIRouter()

LOCAL = ("127.0.0.1", "::/64")  # this machine, as addresses are counted

Lang = Annotated[str | None, Query(max_length=16, description="de, en or da")]
GameId = str


async def hub_of(request: Request) -> Hub:
    """The hub of the running server; no plain function, because each of those costs a thread's time."""
    hub: Hub = request.app.state.hub
    return hub


TheHub = Annotated[Hub, Depends(hub_of)]


@router.post("/games", status_code=201)
async def new_game(asked: NewGame, request: Request, hub: TheHub) -> GameMade:
    """Begin a game."""
    speak(request, asked.lang)
    return await hub.new_game(asked, address_of(request.scope))


@router.get("/games/{game_id}")
async def game_info(game_id: GameId, hub: TheHub) -> GameInfo:
    """What anybody may know about a game before joining or watching."""
    return (await hub.room(game_id)).info()


@router.post("/games/{game_id}/join")
async def join(game_id: GameId, asked: Join, request: Request, hub: TheHub) -> Joined:
    """Take an open seat by invitation."""
    speak(request, asked.lang)
    return await hub.join(game_id, asked)


@router.get(
    "/games/{game_id}/record",
    response_model=None,
    responses={200: {"description": "The record", "content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(game_id: GameId, request: Request, hub: TheHub) -> PlainTextResponse:
    """The record: of a finished game for anybody, of a running one for whoever holds all seats that people play."""
    room = await hub.room(game_id)
    async with room.lock:
        story = room.story
        held = {story.seat_of(token) for token in bearer(request.headers.get("authorization"))}
        if None in held:
            raise No("bad_token", 403)
        people = {i for i, seat in enumerate(story.seats) if seat.kind in ("person", "open")}
        if story.over is None and not people <= held:
            raise No("record_closed", 403)
        text = await asyncio.to_thread(record_text, story)
    name = f'attachment; filename="catanica-{story.game}-{game_id}.txt"'
    return PlainTextResponse(text, headers={"content-disposition": name})


@router.get("/games/{game_id}/past/{seq}")
async def past(
    game_id: GameId,
    seq: Annotated[int, Path(ge=0, le=1_000_000)],
    request: Request,
    hub: TheHub,
    seat: Annotated[int | None, Query(ge=0, le=3, description="whose view; its token is needed")] = None,
) -> Past:
    """The position as a seat, or whoever watches, saw it at a number of the game."""
    story = (await hub.room(game_id)).story
    _may_look(request, story, seat)
    return await hub.past(game_id, seq, WATCHER if seat is None else seat, address_of(request.scope))


@router.get(
    "/games/{game_id}/position",
    response_model=None,
    responses={200: {"description": "The position", "content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def the_position(
    game_id: GameId,
    request: Request,
    hub: TheHub,
    seat: Annotated[int | None, Query(ge=0, le=3, description="whose view; its token is needed")] = None,
) -> PlainTextResponse:
    """The position as a text: as a seat sees it, or whoever watches; whole once the game is over."""
    story = (await hub.room(game_id)).story
    _may_look(request, story, seat)
    audience = REFEREE if story.over is not None else WATCHER if seat is None else seat
    return PlainTextResponse(story.table.state.redacted(audience).text())


@router.get("/games/{game_id}/hint")
async def a_hint(
    game_id: GameId,
    request: Request,
    hub: TheHub,
    seat: Annotated[int, Query(ge=0, le=3, description="who asks; its token is needed")],
    lang: Lang = None,
) -> HintInfo:
    """What the strongest level would do now: for whoever is to decide, in games against bots only."""
    story = (await hub.room(game_id)).story
    _may_look(request, story, seat)
    seen = may_be_helped(story, seat)
    return await hub.adviser.run(
        address_of(request.scope), advised, story.game, seen, story.seq, _reader(request, lang)
    )


@router.get("/games/{game_id}/analysis")
async def analysis(game_id: GameId, request: Request, hub: TheHub) -> GameAnalysis:
    """A finished game as the strongest level sees it: everybody's secrets are in it, so only once it is over."""
    room = await hub.room(game_id)
    if room.story.over is None:
        raise No("still_running", 409)
    async with room.lock:
        text = await asyncio.to_thread(record_text, room.story)
    return await hub.study.run(address_of(request.scope), analysed, text)


@router.get("/options")
async def options() -> list[GameKind]:
    """The games with their options, seats and bots."""
    return catalogue.games()


@router.get("/catalogue")
async def cards(
    request: Request,
    game: Annotated[str, Query(max_length=24)] = DEFAULT,
    sets: Annotated[str, Query(max_length=400, description="sets separated by commas; all if left out")] = "",
    lang: Lang = None,
) -> list[CardInfo]:
    """Every card of a game."""
    wanted = [s.strip() for s in sets.split(",") if s.strip()]
    return catalogue.cards(game, _reader(request, lang), wanted)


@router.get("/own-sets")
async def own_sets() -> list[OwnSet]:
    """Card sets of the operator's own, beside those that come with the program."""
    return catalogue.own_set_files()


@router.get(
    "/own-sets/{game}/{card}.svg",
    response_model=None,
    responses={200: {"description": "The drawing", "content": {"image/svg+xml": {"schema": {"type": "string"}}}}},
)
async def emblem(game: str, card: Annotated[str, Path(pattern="^[a-z][a-z0-9_]*$", max_length=40)]) -> Response:
    """The drawing of a card of the operator's own; shown as a picture, so that nothing in it can run."""
    drawing = catalogue.emblem(game, card)
    if drawing is None:
        raise No("no_such_page", 404)
    return Response(drawing, media_type="image/svg+xml")


@router.get("/words")
async def words(request: Request, lang: Lang = None) -> dict[str, str]:
    """Short strings in the reader's language."""
    return dict(texts(_reader(request, lang)))


@router.get("/rulings")
async def rulings(
    request: Request,
    q: Annotated[str, Query(max_length=200)] = "",
    game: Annotated[str | None, Query(max_length=24)] = None,
    card: Annotated[str | None, Query(max_length=64)] = None,
    lang: Lang = None,
) -> list[RulingInfo]:
    """Rulings by words or card."""
    return catalogue.rulings(_reader(request, lang), q, game, card)


@router.get("/rulings/{ruling_id}")
async def ruling(ruling_id: str, request: Request, lang: Lang = None) -> RulingInfo:
    """One ruling."""
    return catalogue.ruling(ruling_id, _reader(request, lang))


@router.get("/register")
async def register(
    request: Request, game: Annotated[str | None, Query(max_length=24)] = None, lang: Lang = None
) -> list[RegisterLine]:
    """The alphabetical register: every card, term and ruling, with what treats it."""
    return catalogue.register(_reader(request, lang), game)


@router.get("/editions")
async def editions(
    request: Request, game: Annotated[str, Query(max_length=24)] = DEFAULT, lang: Lang = None
) -> EditionTable:
    """What changed between the editions of a game."""
    told = catalogue.editions(game, _reader(request, lang))
    if told is None:
        raise No("no_such_page", 404)
    return told


@router.get("/lessons")
async def all_lessons() -> list[LessonSummary]:
    """The guided games."""
    return [one.summary() for one in lessons().values()]


@router.get("/lessons/{lesson_id}")
async def one_lesson(lesson_id: str) -> LessonBody:
    """A guided game with its steps."""
    return lesson(lesson_id).body()


@router.post("/positions")
async def position_told(asked: Position, request: Request) -> PositionInfo:
    """What a position text is of, before a game is begun from it."""
    speak(request, asked.lang)
    return position_info(asked.text)


@router.post("/replay")
async def replay(asked: Replay, request: Request, hub: TheHub) -> Replayed:
    """A record, checked and played again."""
    speak(request, asked.lang)
    hub.desk.check_length(asked.record)
    return await hub.desk.run(address_of(request.scope), played_again, asked)


@router.post("/analysis")
async def study(asked: Study, request: Request, hub: TheHub) -> GameAnalysis:
    """The record of a finished game as the strongest level sees it."""
    speak(request, asked.lang)
    hub.desk.check_length(asked.record)
    return await hub.study.run(address_of(request.scope), studied, asked.record)


@router.websocket("/games/{game_id}/ws")
async def channel(socket: WebSocket, game_id: str) -> None:
    """The channel of a game."""
    hub: Hub = socket.app.state.hub
    doorman: Doorman = socket.app.state.doorman
    await serve_channel(hub, doorman, socket, game_id)


@outside.get("/livez")
async def live() -> Health:
    """Whether the process answers: if not, it is to be started anew."""
    return Health(status="ok", version=__version__, engine=engine())


@outside.get("/readyz", responses={503: {"model": Health}})
@outside.get("/healthz", responses={503: {"model": Health}})
async def ready(hub: TheHub, response: Response) -> Health:
    """Whether games can be played: the database took what was last written, and not long ago."""
    well = await hub.ready()
    response.status_code = 200 if well else 503
    return Health(status="ok" if well else "cannot write", version=__version__, engine=engine())


@outside.get("/metrics", response_class=PlainTextResponse, responses={403: {"model": ErrorBody}})
async def metrics(request: Request, hub: TheHub) -> PlainTextResponse:
    """Figures for Prometheus: of all processes that serve together, for whoever bears the operator's token."""
    wanted = hub.settings.metrics_token
    held = bearer(request.headers.get("authorization"))
    if not (any(same(token, wanted) for token in held) if wanted else address_of(request.scope) in LOCAL):
        raise No("no_figures", 403)
    return PlainTextResponse(hub.metrics.text(), media_type="text/plain; version=0.0.4")


def _may_look(request: Request, story: Story, seat: int | None) -> None:
    """Raise No unless the request bears the token of the seat whose view it asks for."""
    held = {story.seat_of(token) for token in bearer(request.headers.get("authorization"))}
    if None in held:
        raise No("bad_token", 403)
    if seat is not None and seat not in held:
        raise No("not_your_seat", 403, seat=seat)


def _reader(request: Request, lang: str | None) -> str:
    return reader_language(headers_of(request.scope), lang)
