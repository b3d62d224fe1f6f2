"""What moves on the page although nobody moved it: the browser's own count of layout shifts."""

from tests.browser.seat import Seat

MOST = 0.1
WATCH = """() => {
  window.shifted = [];
  new PerformanceObserver(list => list.getEntries().forEach(one => window.shifted.push(one.value)))
    .observe({ type: 'layout-shift', buffered: false });
}"""


def watch_shifts(seat: Seat) -> Seat:
    """Count from now on."""
    seat.page.evaluate(WATCH)
    return seat


def assert_calm(seat: Seat) -> None:
    """All shifts together, those after a click included, are hardly to be seen."""
    assert sum(seat.page.evaluate("() => window.shifted")) < MOST
