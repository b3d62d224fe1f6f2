"""The page as browsers get it: from the package, packed where they can unpack it, and kept as long as it may be."""

import gzip
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from catanica.server.page import accepts
from tests.server.client import Api
from tests.server.running import in_thread, settings

SCRIPT = "export const words = 'one two three';\n" * 50


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("page") / "static"


@pytest.fixture(scope="module")
def page(folder: Path) -> Iterator[Api]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("catanica.server.page.FOLDER", folder)
        with in_thread(settings(f"sqlite:///{folder.parent / 'games.sqlite'}")) as api:
            missing = api.get("/")
            assert (missing.status, "has not been built" in missing.text) == (503, True)
            (folder / "assets").mkdir(parents=True)
            (folder / "index.html").write_text("<!doctype html>the page")
            (folder / "assets" / "app-1234.js").write_text(SCRIPT)
            (folder / "assets" / "app-1234.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
            (folder / "assets" / "app-1234.js.br").write_bytes(b"as brotli packs it")
            yield api


def fetched(api: Api, path: str, encoding: str) -> tuple[bytes, dict[str, str]]:
    request = urllib.request.Request(f"http://{api.address}{path}", headers={"accept-encoding": encoding})
    with urllib.request.urlopen(request, timeout=60) as got:
        return got.read(), {name.lower(): value for name, value in got.headers.items()}


def test_the_page_comes_from_the_package(page: Api) -> None:
    assert page.get("/").text == "<!doctype html>the page"
    assert page.get("/assets/app-1234.js").text == SCRIPT
    assert page.get("/assets/").status == 404


def test_what_has_a_hash_in_its_name_is_kept_and_the_rest_asked_for_again(page: Api) -> None:
    assert "immutable" in page.get("/assets/app-1234.js").headers["cache-control"]
    first = page.get("/").headers
    assert first["cache-control"] == "no-cache"
    again = page.get("/", if_none_match=first["etag"])
    assert (again.status, again.text) == (304, "")
    assert page.get("/", if_none_match='"another"').status == 200


@pytest.mark.parametrize(
    ("asked", "packed"),
    [
        ("br, gzip", "br"),
        ("gzip, deflate", "gzip"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("identity", None),
        ("br;q=0, gzip;q=0.0", None),
        ("", None),
    ],
)
def test_a_file_comes_as_the_browser_can_unpack_it(page: Api, folder: Path, asked: str, packed: str | None) -> None:
    body, headers = fetched(page, "/assets/app-1234.js", asked)
    ending = {"br": ".br", "gzip": ".gz", None: ""}[packed]
    assert headers.get("content-encoding") == packed
    assert body == (folder / "assets" / f"app-1234.js{ending}").read_bytes()
    assert "javascript" in headers["content-type"]
    assert headers["vary"] == "accept-encoding"
    assert "immutable" in headers["cache-control"]


def test_what_is_not_packed_comes_plain(page: Api) -> None:
    body, headers = fetched(page, "/", "br, gzip")
    assert (body, headers.get("content-encoding")) == (b"<!doctype html>the page", None)


def test_packed_files_are_no_pages_of_their_own(page: Api) -> None:
    assert page.get("/assets/app-1234.js.gz").status == 404


def test_what_is_accepted_is_named() -> None:
    assert accepts("deflate, br", "br")
    assert not accepts("broken", "br")
    assert not accepts("gzip;q=0", "gzip")


def test_answers_of_the_api_are_packed_for_whoever_can_unpack_them(page: Api) -> None:
    plain = page.get("/api/catalogue?lang=en")
    assert "content-encoding" not in plain.headers
    body, headers = fetched(page, "/api/catalogue?lang=en", "gzip")
    assert (headers["content-encoding"], headers["vary"]) == ("gzip", "Accept-Encoding")
    assert headers["cache-control"] == "no-store"
    assert gzip.decompress(body).decode() == plain.text
    assert 4 * len(body) < len(plain.text)
    assert "content-encoding" not in fetched(page, "/api/rulings/KB-1?lang=en", "gzip")[1]  # too small to be worth it
