"""Debian's Firefox, driven by WebDriver BiDi: the protocol of the W3C that an unchanged Firefox speaks over a socket.

Playwright drives a Firefox of its own making only, which no package registry has; what smoke tests need of the protocol
is little.
"""

import base64
import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any, Self

from websockets.sync.client import connect

from tests.browser.installing import installed

SECONDS = 60.0  # only a browser that hangs, or a machine that is very busy, takes longer
QUIET = """
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.page", 0);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("toolkit.telemetry.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("remote.active-protocols", 1);
"""


class Firefox:
    """A browser with one window, and what it complains about."""

    def __init__(self) -> None:
        self.problems: list[str] = []
        self._numbers = count(1)
        with ExitStack() as began:
            self._profile = Path(tempfile.mkdtemp(prefix="catanica-firefox-"))
            began.callback(shutil.rmtree, self._profile, ignore_errors=True)
            (self._profile / "user.js").write_text(QUIET, encoding="utf-8")
            asked = [str(installed("firefox-esr")), "--headless", "--no-remote", "--profile", str(self._profile)]
            self._process = subprocess.Popen(
                [*asked, "--remote-debugging-port", "0"], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL
            )
            began.callback(self._end)
            self._socket = began.enter_context(connect(f"{self._address()}/session", max_size=None))
            self.ask("session.new", capabilities={})
            self.ask("session.subscribe", events=["log.entryAdded"])
            self._window = self.ask("browsingContext.getTree")["contexts"][0]["context"]
            self._door = began.pop_all()

    def _address(self) -> str:
        """Where it listens: it writes that down in its profile."""
        told = self._profile / "WebDriverBiDiServer.json"
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            text = told.read_text(encoding="utf-8") if told.exists() else ""
            if text.endswith("}"):
                where = json.loads(text)
                return f"ws://{where['ws_host']}:{where['ws_port']}"
            time.sleep(0.02)
        raise AssertionError("Firefox did not begin to listen.")

    def _end(self) -> None:
        self._process.terminate()
        self._process.wait(SECONDS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._door.close()

    def ask(self, method: str, **params: object) -> dict[str, Any]:
        """Send a command and wait for its result; what the page logs meanwhile is taken note of."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv(timeout=SECONDS))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self.problems.append(str(told["params"]["text"]))
            if told.get("id") == number:
                assert told["type"] == "success", told
                return dict(told["result"])

    def size(self, width: int, height: int) -> None:
        self.ask("browsingContext.setViewport", context=self._window, viewport={"width": width, "height": height})

    def go(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def before_every_page(self, script: str) -> None:
        self.ask("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    def evaluate(self, function: str, argument: object = None) -> Any:
        """The value of a function of the page, called with plain data."""
        body = (
            f"(...given) => Promise.resolve(({function})(JSON.parse(given[0]))).then(it => JSON.stringify(it ?? null))"
        )
        given = [{"type": "string", "value": json.dumps(argument)}]
        told = self.ask(
            "script.callFunction",
            functionDeclaration=body,
            arguments=given,
            awaitPromise=True,
            target={"context": self._window},
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def until(self, there: Callable[[], Any], what: str) -> Any:
        """Look until there is something."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            found = there()
            if found:
                return found
            time.sleep(0.02)
        raise AssertionError(f"{what} never came: {self.evaluate('() => document.body.innerText')[:500]}")

    def click(self, x: float, y: float) -> None:
        """Press and let go the left button of the mouse at a point of the window."""
        press = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        moves = [{"type": "pointerMove", "x": round(x), "y": round(y)}, *press]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves}
        self.ask("input.performActions", context=self._window, actions=[mouse])

    def picture(self, file: Path) -> None:
        told = self.ask("browsingContext.captureScreenshot", context=self._window)
        file.write_bytes(base64.b64decode(told["data"]))
