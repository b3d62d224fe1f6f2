"""The application: the API, the channels, and the page."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from catanica import __version__
from catanica.encyclopaedia.library import UnknownRulingError
from catanica.kernel.errors import InputError
from catanica.server import workshop
from catanica.server.api import outside, router
from catanica.server.channel import LOG, Doorman
from catanica.server.doors import DOORS, Doors
from catanica.server.guard import Guard, answer_language, error_body
from catanica.server.hub import Hub
from catanica.server.packing import Packing
from catanica.server.page import page_file
from catanica.server.refusals import Manifold, No
from catanica.server.reports import Reports
from catanica.server.settings import Settings


def create_app(settings: Settings) -> FastAPI:
    """The application with its settings; the database is opened when it starts."""

    reports = Reports()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[dict[str, Doors]]:
        app.state.hub = Hub(settings)
        app.state.doorman = Doorman(settings, reports)
        yield {DOORS: Doors(settings, reports)}
        await app.state.hub.close()

    app = FastAPI(
        title="Catanica",
        version=__version__,
        description="Play over the network. The channel of a game is described in docs/protocol.md.",
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.include_router(router)
    app.include_router(workshop.router)
    app.include_router(outside)
    app.add_api_route("/{path:path}", _page, methods=["GET", "HEAD"], include_in_schema=False)
    for kind, answer in (
        (No, _refused),
        (InputError, _wrong_input),
        (RequestValidationError, _wrong_shape),
        (SQLAlchemyError, _no_database),
        (HTTPException, _no_page),
    ):
        app.add_exception_handler(kind, answer)  # type: ignore[arg-type]
    app.add_middleware(Packing)
    app.add_middleware(Guard, settings=settings, reports=reports)
    return app


async def _page(path: str, request: Request) -> Response:
    """A file of the page."""
    return page_file(path, request)


def _answer(request: Request, no: No) -> JSONResponse:
    return JSONResponse(error_body(no, answer_language(request)), status_code=no.status, headers=no.headers())


def _refused(request: Request, no: No) -> JSONResponse:
    return _answer(request, no)


def _wrong_input(request: Request, wrong: InputError) -> JSONResponse:
    status = 404 if isinstance(wrong, UnknownRulingError) else 422
    return _answer(request, No("bad_request", status, reason=wrong.phrases[0]))


def _wrong_shape(request: Request, wrong: RequestValidationError) -> JSONResponse:
    """What does not fit the schema: every place with what is wrong there."""
    each: list[dict[str, object]] = [
        {"reason": f"{'.'.join(str(part) for part in error['loc'])[:80]}: {error['msg'][:160]}."}
        for error in wrong.errors()[:20]
    ]
    return _answer(request, Manifold("bad_request", 422, each))


def _no_database(request: Request, wrong: SQLAlchemyError) -> JSONResponse:
    LOG.error("the database did not answer: %s", wrong)
    return _answer(request, No("unavailable", 503))


def _no_page(request: Request, wrong: HTTPException) -> JSONResponse:
    """No such address, or none for this method; or a body that is not even text."""
    if wrong.status_code == 400:
        return _answer(request, No("bad_request", 400, reason=str(wrong.detail)))
    return _answer(request, No("no_such_page", wrong.status_code))
