"""The files of the page, as they were built: plain, and smaller for browsers that can unpack them."""

from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from catanica.server.refusals import No

LONGEST_PATH: Final = 200  # files of the page have shorter names
FOLDER: Final = Path(__file__).parent / "static"
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))  # how a file may be packed beside it; the smallest comes first
LASTING: Final = "public, max-age=31536000, immutable"  # what has a hash in its name never changes
ASKED_AGAIN: Final = "no-cache"  # kept by the browser, but asked for every time whether it changed
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Catanica</title>
<h1>Catanica</h1><p>The server runs, but its page has not been built. In a checkout, <code>make setup</code> builds it.
Programs can play at once: the protocol is described in <code>docs/protocol.md</code>, the interface at
<a href="/api/openapi.json">/api/openapi.json</a>.</p></html>
"""


def page_file(path: str, request: Request) -> Response:
    """A file of the page, packed as the browser likes it; raises No for what is not there."""
    if path.startswith("api/") or len(path) > LONGEST_PATH:
        raise No("no_such_page", 404)
    file = (FOLDER / (path or "index.html")).resolve()
    if not file.is_relative_to(FOLDER.resolve()) or not file.is_file() or file.suffix in dict(PACKED).values():
        if not path:
            return HTMLResponse(NOT_BUILT, status_code=503)
        raise No("no_such_page", 404)
    headers = {"cache-control": LASTING if path.startswith("assets/") else ASKED_AGAIN, "vary": "accept-encoding"}
    packed, sent = "", file
    for name, ending in PACKED:
        beside = file.with_name(file.name + ending)
        if accepts(request.headers.get("accept-encoding", ""), name) and beside.is_file():
            packed, sent = name, beside
            headers["content-encoding"] = name
            break
    answer = FileResponse(sent, headers=headers, media_type=guess_type(file.name)[0])
    if headers["cache-control"] == ASKED_AGAIN:
        answer.headers["etag"] = f'"{sha256(file.read_bytes()).hexdigest()[:20]}{packed}"'
        if request.headers.get("if-none-match") == answer.headers["etag"]:
            same = {name: answer.headers[name] for name in ("etag", "cache-control", "vary")}
            return Response(status_code=304, headers=same)
    return answer


def accepts(header: str, name: str) -> bool:
    """Whether a browser's `Accept-Encoding` names a way of packing and does not rule it out."""
    for part in header.split(","):
        found, _, weight = part.replace(" ", "").partition(";q=")
        if found.lower() == name:
            return weight.strip("0.") != "" if weight else True
    return False
