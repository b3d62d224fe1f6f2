"""Card sets in folders of the operator's own, one for each game, in the browser: names, drawings, questions."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from catanica.games.principality.cards.shelf import announce
from catanica.games.principality.steps.counters import change
from tests.browser.conftest import Opener
from tests.browser.seat import BUTTON, Wish
from tests.server.client import Api
from tests.server.running import Process, settings
from tests.support.position import position
from tests.support.princes import table
from tests.support.sources import ROOT

FOLDER = ROOT / "tests" / "support" / "sets" / "workshop"
APIARY = FOLDER.with_name("apiary")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    """A server of its own, started as an operator would who has the folders."""
    database = f"sqlite:///{tmp_path_factory.mktemp('own') / 'games.sqlite'}"
    with Process(settings(database, sets=f"{FOLDER},{APIARY}")) as running:
        yield running.api


def begun() -> str:
    """My main phase with a workshop laid out and a masterpiece, a market and an abbey in hand, as a text."""
    announce(FOLDER)
    at = position(active=0, sets=["base", "workshop"], points=12).actions_open().built(0, "werkstatt", "L1 above")
    at.hand(0, "meisterstueck", "markt", "kloster").hand(1, "spion").discard("pfuscher", "pfuscher", "pfuscher")
    state = at.main()
    state.explicit = False
    return state.text()


def beside_a_hive() -> str:
    """The Princes: my main phase with four honeycombs on an apiary, as a text."""
    announce(APIARY)
    at = table("apiary")
    at.discard("baer", "baer", "baer")
    state = at.built(0, "imkerei", "L1 above").hand(0, "honigkuchen").hand(1, "imkerei").main()
    change(state, 0, state.rules.counter("honey"), 4)
    state.explicit = False
    return state.text()


def test_its_card_is_seen_with_name_and_drawing_and_played(open_seat: Opener) -> None:
    seat = open_seat().begin(begun())
    card = seat.page.locator(".hand .card").filter(has_text="Masterpiece")
    expect(card).to_have_count(1)
    drawing = card.locator("img.emblem")
    expect(drawing).to_have_attribute("src", re.compile(r"/meisterstueck\.svg$"))
    address = drawing.evaluate("image => new URL(image.getAttribute('src'), document.baseURI).href")
    answer = seat.page.request.get(address)
    assert answer.ok
    assert answer.body() == (FOLDER / "emblems" / "meisterstueck.svg").read_bytes()
    expect(seat.page.locator(".here img[src$='werkstatt.svg']")).to_have_count(1)
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
    tools = seat.page.locator(".here .card").filter(has=seat.page.locator("img[src$='werkstatt.svg']"))
    expect(tools.locator(".goods")).to_have_text("2")
    seat.picture("own-set-tools")


def test_a_set_of_the_princes_is_played_with_its_counter_question_and_drawing(open_seat: Opener) -> None:
    seat = open_seat().begin(beside_a_hive())
    expect(seat.page.locator(".hand .card").filter(has_text="Honey Cake")).to_have_count(1)
    hive = seat.page.locator(".here .card").filter(has=seat.page.locator("img[src$='imkerei.svg']"))
    expect(hive.locator(".goods")).to_have_text("4")
    seat.picture("own-princes-set")
    assert seat.take(Wish(BUTTON, "^Use a card"))
    assert seat.take(Wish(".here .card.legal > .hit", "Apiary"))
    expect(seat.page.locator(".bar .say, dialog[open]").first).to_contain_text(
        "sell the honey for a resource", ignore_case=True
    )
    seat.picture("own-princes-set-question")
    assert seat.take(Wish(BUTTON, "1"))
    assert seat.take(Wish(".here .site.lit, .here .legal .hit"))
    expect(hive.locator(".goods")).to_have_text("2")
    expect(seat.page.locator(".side")).to_contain_text("Apiary")
