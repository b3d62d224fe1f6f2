"""A card set in a folder of the operator's own, in the browser: its names, its drawing, its questions, by clicking."""

import re
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from catanica.games.principality.cards.shelf import announce
from tests.browser.conftest import Opener
from tests.browser.seat import BUTTON, Seat, Wish
from tests.server.client import Api
from tests.server.running import Process, settings
from tests.support.position import position
from tests.support.sources import ROOT

FOLDER = ROOT / "tests" / "support" / "sets" / "workshop"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    """A server of its own, started as an operator would who has the folder."""
    database = f"sqlite:///{tmp_path_factory.mktemp('own') / 'games.sqlite'}"
    with Process(settings(database, sets=str(FOLDER))) as running:
        yield running.api


def begun() -> str:
    """My main phase with a workshop laid out and a masterpiece, a market and an abbey in hand, as a text."""
    announce(FOLDER)
    at = position(active=0, sets=["base", "workshop"], points=12).actions_open().built(0, "werkstatt", "L1 above")
    at.hand(0, "meisterstueck", "markt", "kloster").hand(1, "spion").discard("pfuscher", "pfuscher", "pfuscher")
    state = at.main()
    state.explicit = False
    return state.text()


def from_position(seat: Seat, text: str) -> Seat:
    """Begin a game by the link the page copies."""
    seat.go(f"#/new/cardgame?position={quote(text, safe='')}")
    seat.button("Start the game").click()
    seat.at_table()
    seat.until_mine()
    return seat


def test_its_card_is_seen_with_name_and_drawing_and_played(open_seat: Opener) -> None:
    seat = from_position(open_seat(), begun())
    card = seat.page.locator(".hand .card").filter(has_text="Masterpiece")
    expect(card).to_have_count(1)
    drawing = card.locator("svg image")
    expect(drawing).to_have_attribute("href", re.compile(r"/meisterstueck\.svg$"))
    address = drawing.evaluate("image => new URL(image.getAttribute('href'), document.baseURI).href")
    answer = seat.page.request.get(address)
    assert answer.ok
    assert answer.body() == (FOLDER / "emblems" / "meisterstueck.svg").read_bytes()
    expect(seat.page.locator(".here image[href$='werkstatt.svg']")).to_have_count(1)
    seat.picture("own-set-hand")
    assert seat.take(Wish(".hand .card.legal > .hit", "Masterpiece"))
    assert seat.take(Wish(BUTTON, "^Play "))
    expect(seat.page.locator(".bar .say, dialog[open]").first).to_contain_text(
        "choose the card of your hand to be sealed", ignore_case=True
    )
    seat.picture("own-set-question")
    assert seat.take(Wish(".card.legal > .hit", "Marketplace"))
    expect(seat.page.locator(".bar .say, dialog[open]").first).to_contain_text(
        "unveil the sealed design or keep it", ignore_case=True
    )
    assert seat.take(Wish(".card.legal > .hit", "Marketplace"))
    tools = seat.page.locator(".here .card").filter(has=seat.page.locator("image[href$='werkstatt.svg']"))
    expect(tools.locator(".goods")).to_have_text("2")
    seat.picture("own-set-tools")
