"""A server with the built page, and Debian's Chromium without its windows to look at it with."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from catanica.server.page import FOLDER as PAGE
from tests.browser.installing import installed
from tests.browser.seat import Seat
from tests.browser.sheet import contact_sheet
from tests.server.client import Api
from tests.server.running import in_thread, settings
from tests.support.sources import ROOT

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PICTURES = ROOT / "build" / "screenshots"
DESK = (1440, 900)
PATIENCE = 90_000  # the computer's first thought starts a process of its own, perhaps on a machine that is busy
# what a patient tester would choose: English, no waiting for the computer, nothing moves
CHOSEN = {"language": "en", "theme": "light", "motion": False, "sound": False, "textSize": 1, "botSpeed": 0}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    assert (PAGE / "index.html").exists(), "The page has not been built: run make setup."
    with in_thread(settings(f"sqlite:///{tmp_path_factory.mktemp('browser') / 'games.sqlite'}")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=installed("chromium-headless-shell"), args=list(FLAGS))
        yield found
        found.close()


Opener = Callable[..., Seat]


def _words(said: ConsoleMessage) -> str:
    """What the browser complains about, and where: a blocked script, a file that is not there."""
    return f"{said.text} ({said.location.get('url', '')})"


@pytest.fixture
def open_seat(site: Api, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Opens a browser of its own for a person: `open_seat(size=(390, 844), language="de")`."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def opened(size: tuple[int, int] = DESK, **chosen: object) -> Seat:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en-GB")
        contexts.append(context)
        kept = json.dumps(CHOSEN | chosen)
        context.add_init_script(
            f"const k = 'catanica.settings'; localStorage.getItem(k) ?? localStorage.setItem(k, {json.dumps(kept)})"
        )
        page: Page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda said: problems.append(_words(said)) if said.type == "error" else None)
        PICTURES.mkdir(parents=True, exist_ok=True)
        return Seat(page, f"http://{site.address}/", PICTURES)

    yield opened
    for context in contexts:
        context.close()
    assert not problems, problems


def pytest_sessionfinish() -> None:
    """The pictures are laid out on one page."""
    contact_sheet(PICTURES)
