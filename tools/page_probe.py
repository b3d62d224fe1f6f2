"""What a browser tells of a page while somebody plays: how soon answers are drawn, what that costs, what moves.

The page counts by itself (PROBE), so that nobody asks it anything between a click and the answer.
"""

import json
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Self

from playwright.sync_api import Browser, CDPSession, Page

from tests.browser.seat import IN_WINDOWS, LOOK, ON_THE_TABLE, Wish
from tests.browser.settler import AT_THE_ISLAND, ROAD
from tests.browser.settler import IN_WINDOWS as IN_ISLAND_WINDOWS

# as somebody would who has changed nothing but the pace: all of the computer's acts come at once, the hardest case
CHOSEN: Final = {"language": "en", "theme": "light", "motion": True, "sound": False, "textSize": 1, "botSpeed": 0}
DESK: Final = {"width": 1440, "height": 900}
PATIENCE: Final = 60_000
END: Final = Wish(".bar .buttons .btn", "^End turn")
WISHES: Final = {
    "cardgame": (ON_THE_TABLE, IN_WINDOWS),
    "princes": (ON_THE_TABLE, IN_WINDOWS),
    "board": ((*AT_THE_ISLAND, ROAD, END), IN_ISLAND_WINDOWS),
}
SOON: Final = 30  # milliseconds until one looks again where a window is on its way out
LOOKS: Final = 60
# An answer counts as drawn when the frame that shows it has been handed over. A click that asks the server nothing
# (a card is taken up) is kept apart. `theirs` is on while the table asks nobody at this screen.
PROBE: Final = """() => {
  const kept = window.probe = { answers: [], local: [], states: 0, shift: 0, unasked: 0, long: [], nodes: 0 };
  const place = () => document.querySelector('.place[aria-busy]');
  const busy = () => place()?.getAttribute('aria-busy') !== 'false';
  const seq = () => place()?.dataset.seq;
  const asked = () => document.querySelector('.bar.mine, dialog[open], .curtain') !== null;
  let begun = null, before = null, waiting = null, ends = 0, theirs = false;
  const after = then => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => then(performance.now());
    port2.postMessage(null);
  };
  let framing = false;  // what changes now is handed over with the frame that is being made, else with the next one
  const frame = then => Frame(now => { framing = true; after(() => { framing = false; }); then(now); });
  const Frame = requestAnimationFrame.bind(window);
  window.requestAnimationFrame = frame;
  const drawn = then => framing ? after(then) : frame(() => after(then));
  const look = () => {
    if (begun !== null && !busy() && seq() !== before) {
      const from = begun;
      begun = null;
      drawn(now => { kept.answers.push(now - from); look(); });
      return;
    }
    theirs = !asked();
    if (waiting === null || begun !== null || busy() || theirs) return;
    const then = waiting;
    waiting = null;
    drawn(() => { kept.nodes = Math.max(kept.nodes, document.querySelectorAll('*').length); then(true); });
  };
  kept.rest = () => new Promise(then => { waiting = then; look(); });
  addEventListener('click', event => {
    begun = event.timeStamp;
    before = seq();
    drawn(now => {
      if (begun === null || busy() || seq() !== before) return look();
      kept.local.push(now - begun);
      begun = null;
      look();
    });
  }, true);
  addEventListener('DOMContentLoaded', () => new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, attributes: true, attributeFilter: ['data-seq', 'aria-busy', 'open', 'class'],
  }));
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string' || /"type": ?"(state|change)"/.test(data)) kept.states += 1;
      });
    }
  };
  const watch = (type, then) =>
    new PerformanceObserver(list => list.getEntries().forEach(then)).observe({ type, buffered: true });
  watch('longtask', one => kept.long.push({ duration: one.duration, theirs }));
  watch('layout-shift', one => {
    kept.shift += one.value;
    if (!one.hadRecentInput) kept.unasked += one.value;
  });
}"""


@dataclass
class Figures:
    """What one build shows at one game."""

    answers: list[float] = field(default_factory=list)  # milliseconds from a click to the drawn answer of the server
    local: list[float] = field(default_factory=list)  # the same where the page answers by itself
    work: float = 0.0  # milliseconds of the main thread
    states: int = 0
    nodes: int = 0
    shift: float = 0.0
    unasked: float = 0.0  # of which no click is the cause
    long: list[float] = field(default_factory=list)  # tasks over 50 ms
    long_theirs: list[float] = field(default_factory=list)  # of which while somebody else acts

    def add(self, told: dict[str, Any], work: float) -> None:
        """What a page counted since it was loaded."""
        self.answers += told["answers"]
        self.local += told["local"]
        self.work += work
        self.states += told["states"]
        self.nodes = max(self.nodes, told["nodes"])
        self.shift = max(self.shift, told["shift"])
        self.unasked = max(self.unasked, told["unasked"])
        self.long += [one["duration"] for one in told["long"]]
        self.long_theirs += [one["duration"] for one in told["long"] if one["theirs"]]


class Player:
    """Somebody in front of a browser of their own who plays on from a saved game by what is lit."""

    def __init__(self, browser: Browser, address: str, game: str) -> None:
        self.game = game
        self.home = f"http://{address}/"
        self.context = browser.new_context(viewport=DESK, locale="en-GB")  # type: ignore[arg-type]
        self.context.add_init_script(_stored("catanica.settings", CHOSEN) + f";({PROBE})()")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.channel: CDPSession = self.context.new_cdp_session(self.page)
        # processor time of the thread, not time that passes: other programs do not count
        self.channel.send("Performance.enable", {"timeDomain": "threadTicks"})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.context.close()

    def sit_down(self, made: dict[str, Any]) -> None:
        """At the table of a game that was made for this browser."""
        tokens = [{"seat": one["seat"], "token": one["token"]} for one in made["seats"] if one["token"]]
        kept = {"id": made["game_id"], "game": self.game, "tokens": tokens, "links": [], "names": [], "started": 0}
        self.page.goto(self.home)
        self.page.evaluate(f"() => {{ {_stored('catanica.games', [kept])} }}")
        self.page.goto(f"{self.home}#/play/{made['game_id']}")
        self.page.reload()  # so that nothing of the home page counts
        self.page.locator(".bar, .curtain").first.wait_for()
        self._rest()
        self.page.evaluate("() => { probe.shift = 0; probe.unasked = 0; }")  # from here on nothing should move

    def play(self, clicks: int, figures: Figures) -> int:
        """So many clicks that the server answers, or until the game is over; says how many."""
        work, asked = 0.0, [[asdict(wish) for wish in either] for either in WISHES[self.game]]
        self.page.evaluate("() => { probe.answers = []; probe.local = []; probe.states = 0; probe.long = []; }")
        while (done := int(self.page.evaluate("() => probe.answers.length"))) < clicks:
            point = self._choice(asked)
            if point is None:
                break
            before = self._spent()
            self.page.mouse.click(point["x"], point["y"])
            self._rest()
            work += self._spent() - before
        figures.add(self.page.evaluate("() => probe"), work)
        return done

    def _choice(self, asked: object) -> dict[str, Any] | None:
        """Where to click next; nothing once the game is over."""
        for _ in range(LOOKS):
            if self.page.locator("dialog[open] .points").count() > 0:
                return None
            found: dict[str, Any] | None = self.page.evaluate(LOOK, asked)
            if found is not None and not found["above"]:
                return found
            self.page.wait_for_timeout(SOON)
        raise RuntimeError(f"{self.game}: there is nothing to click: {self.page.locator('.bar').last.inner_text()}")

    def _rest(self) -> None:
        """Until the answer is drawn and this screen is asked again."""
        self.page.evaluate("() => probe.rest()")

    def _spent(self) -> float:
        """Milliseconds of the main thread so far."""
        told = self.channel.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in told if one["name"] == "TaskDuration")) * 1000


def transferred(browser: Browser, address: str) -> tuple[int, int]:
    """Bytes over the line to the home page, and on to the first table that can be played at, nothing being cached."""
    context = browser.new_context(viewport=DESK, locale="en-GB")  # type: ignore[arg-type]
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    channel = context.new_cdp_session(page)
    received: list[int] = []
    channel.send("Network.enable")
    channel.on("Network.loadingFinished", lambda told: received.append(int(told["encodedDataLength"])))
    channel.on("Network.webSocketFrameReceived", lambda told: received.append(len(told["response"]["payloadData"])))
    page.goto(f"http://{address}/")
    page.get_by_role("button", name="Play now").or_(page.get_by_role("link", name="Play now")).first.wait_for()
    page.wait_for_load_state("networkidle")
    home = sum(received)
    page.get_by_role("button", name="Play now").or_(page.get_by_role("link", name="Play now")).first.click()
    page.locator(".bar.mine").first.wait_for()
    page.wait_for_load_state("networkidle")
    context.close()
    return home, sum(received)


def _stored(key: str, value: object) -> str:
    return f"localStorage.setItem({json.dumps(key)}, {json.dumps(json.dumps(value))})"
