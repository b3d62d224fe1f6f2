"""One's own turn is noticed: in the tab, by a soft sound that one click silences, and by a notification if allowed."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.moments import first_turn
from tests.browser.seat import Seat, Wish
from tests.server.client import Api, Made

PEOPLE = [{"kind": "person", "name": name} for name in ("Ada", "Bo", "Cleo")]
FIRST_OF_TWO_TONES = 523
# what is played and told is written down; `away` is on while somebody looks at another tab
LISTEN = """() => {
  window.tones = []; window.told = []; window.away = false;
  const part = () => ({
    frequency: { set value(given) { tones.push(given); } },
    gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect: next => next, start() {}, stop() {},
  });
  window.AudioContext = class { currentTime = 0; createOscillator = part; createGain = part; };
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(text) { told.push(text); }
  };
  Object.defineProperty(document, 'hidden', { get: () => away });
}"""
# as a browser that was never asked about sounds
UNASKED = """() => {
  const { sound, ...kept } = JSON.parse(localStorage.getItem('catanica.settings'));
  localStorage.setItem('catanica.settings', JSON.stringify(kept));
}"""
# as if the game that was begun last were over
FINISHED = """() => {
  const games = JSON.parse(localStorage.getItem('catanica.games'));
  const last = games.reduce((a, b) => (a.started > b.started ? a : b));
  localStorage.setItem('catanica.games', JSON.stringify(games.map(one => ({ ...one, over: one.id === last.id }))));
}"""
KEEP = "kept => localStorage.setItem('catanica.games', JSON.stringify([kept]))"


def sit_down(seat: Seat, made: Made, at: int) -> None:
    """Hold a seat of a game that was begun elsewhere."""
    token = {"seat": at, "token": made.token(at)}
    kept = {"id": made.id, "game": "board", "tokens": [token], "links": [], "names": [], "started": 0}
    seat.page.evaluate(KEEP, kept)
    seat.go(f"#/play/{made.id}")
    seat.page.reload()
    seat.at_table()


def test_the_own_turn_is_seen_in_the_tab_heard_and_told(open_seat: Opener, site: Api) -> None:
    made = site.new(PEOPLE, game="board", position=first_turn("board", players="3"))
    seat = open_seat(notify=True)
    page = seat.page
    page.add_init_script(f"({LISTEN})()")
    seat.go().button("Play now").wait_for()  # the page has kept its settings
    page.evaluate(UNASKED)
    sit_down(seat, made, 1)
    title, icon = re.compile("Your turn"), page.locator("link[rel=icon]")
    expect(page).not_to_have_title(title)
    expect(icon).to_have_attribute("href", "./favicon.svg")
    page.mouse.click(2, 2)  # a page is heard once somebody has touched it
    page.evaluate("() => { away = true; }")
    with site.sit(made.id, made.token(0)).ready() as ada:
        assert ada.act(text="end turn")["type"] == "state"
        expect(page).to_have_title(title)
        expect(icon).to_have_attribute("href", "./favicon-turn.svg")
        assert FIRST_OF_TWO_TONES in page.evaluate("tones")
        assert [re.search("Your turn", said) is not None for said in page.evaluate("told")] == [True]
        bell = page.get_by_role("button", name="Soft sounds")
        expect(bell).to_have_attribute("aria-pressed", "true")
        bell.click()
        before = page.evaluate("tones.length")
        assert seat.take(Wish(".bar .btn", "^Roll"))
        assert page.evaluate("tones.length") == before, "one click silences it"
    page.reload()
    seat.at_table()
    expect(bell).to_have_attribute("aria-pressed", "false")


def test_the_first_page_names_games_that_wait_for_one_first(open_seat: Opener) -> None:
    seat = open_seat().begin(first_turn("cardgame"))
    seat.go()
    kept = seat.page.locator(".kept li")
    expect(kept.first).to_contain_text("your turn")
    seat.begin(first_turn("princes", mode="intro"))
    seat.page.evaluate(FINISHED)
    seat.go()
    expect(kept).to_have_count(2)
    expect(kept.first).to_contain_text("your turn")
    expect(kept.last).to_contain_text("finished")
