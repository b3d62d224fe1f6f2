"""Late tables: large enough to read, calm, and to be played on a phone however it is held."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opener
from tests.browser.late import HAND, late
from tests.browser.moments import before_a_voyage, hand_check
from tests.browser.seat import WINDOW, Seat, Wish

PHONES = [(390, 844), (844, 390)]
# the sum of all layout shifts that no click of a person explains, and the largest of them
SHIFTS = """() => {
  window.shifted = [];
  new PerformanceObserver(list => list.getEntries().forEach(one => window.shifted.push(one.value)))
    .observe({ type: 'layout-shift', buffered: false });
}"""
MOST_NODES = 2000
TILES = {(1440, 900): (76, 60), (1024, 768): (56, 46)}  # the edges of own tiles and of the other's, in pixels
# what does not show the whole of its words
CUT = """all => all.filter(one => one.checkVisibility({ checkVisibilityCSS: true })
  && (one.scrollHeight > Math.max(one.clientHeight, one.parentElement.clientHeight) + 1
    || one.scrollWidth > one.clientWidth + 1))
  .map(one => one.textContent)"""


def edge(place: Locator) -> float:
    box = place.bounding_box()
    assert box is not None
    return box["width"]


def assert_tiles_are_large(seat: Seat, size: tuple[int, int]) -> None:
    own, other = TILES[size]
    assert edge(seat.page.locator(".here .land .cell").first) >= own
    assert edge(seat.page.locator(".there .land .cell").first) >= other


@pytest.mark.parametrize("size", TILES)
def test_tiles_of_a_late_table_are_large(open_seat: Opener, size: tuple[int, int]) -> None:
    seat = open_seat(size=size).begin(late())
    seat.picture(f"late-{size[0]}")
    assert_tiles_are_large(seat, size)
    assert seat.page.locator(".here .frame.scrolls").count() == 0
    assert seat.page.evaluate("() => document.querySelectorAll('*').length") < MOST_NODES
    for language in ("de", "da", "en"):
        seat.page.locator(".menu select").select_option(language)
        expect(seat.page.locator("html")).to_have_attribute("lang", language)
        seat.picture(f"late-{size[0]}-{language}")
        assert seat.page.locator(".hand .text, .strip .name, .banner .name").evaluate_all(CUT) == []
        bar, hand = seat.page.locator(".bar").bounding_box(), seat.page.locator("section.hand").bounding_box()
        assert bar is not None
        assert hand is not None
        assert bar["y"] + bar["height"] <= hand["y"], "the bar grows upwards"
        for button in seat.page.locator(".bar .btn").all():
            box = button.bounding_box()
            assert box is not None
            assert bar["y"] <= box["y"] < box["y"] + box["height"] <= bar["y"] + bar["height"]


@pytest.mark.parametrize("size", TILES)
def test_tiles_beside_the_sea_are_as_large(open_seat: Opener, size: tuple[int, int]) -> None:
    seat = open_seat(size=size).begin(before_a_voyage())
    seat.picture(f"late-sea-{size[0]}")
    assert_tiles_are_large(seat, size)
    assert seat.page.locator(".banner .name, .strip .name").evaluate_all(CUT) == []


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_what_is_pointed_at_is_shown_in_full_at_its_place(open_seat: Opener, size: tuple[int, int]) -> None:
    seat = open_seat(size=size).begin(late())
    shown = seat.page.locator(".look .preview")
    places = set()
    for card, word in (("kloster", "Abbey"), ("konrad_der_flinke", "Conrad"), ("wald_stapel_1", "Yields lumber")):
        seat.page.locator(f".here [data-face={card}]").first.hover()
        expect(shown).to_contain_text(word)
        box = shown.bounding_box()
        assert box is not None
        places.add((box["x"], box["y"]))
    assert len(places) == 1, "always at the same place"
    seat.page.mouse.move(size[0] / 2, size[1] - 60)
    seat.page.locator(f".hand [data-face={HAND[0]}] > .hit").focus()
    seat.page.keyboard.press("Shift+Tab")
    seat.page.keyboard.press("Tab")
    expect(shown).to_contain_text("Spy")
    assert seat.page.locator(WINDOW).count() == 0


def test_building_moves_nothing_but_what_is_built(open_seat: Opener) -> None:
    seat = open_seat().begin(late())
    seat.page.evaluate(SHIFTS)
    before = {name: seat.page.locator(f".{name} .grid").bounding_box() for name in ("here", "there")}
    kloster = seat.page.locator(".here [data-face=kloster]").first.bounding_box()
    assert seat.take(Wish(".here .site.lit", "road"))
    assert seat.page.locator(".here [data-face=kloster]").first.bounding_box() == kloster
    assert {name: seat.page.locator(f".{name} .grid").bounding_box() for name in before} == before
    assert sum(seat.page.evaluate("() => window.shifted")) < 0.1


@pytest.mark.parametrize("size", PHONES)
def test_decision_choices_and_both_lands_are_within_reach_on_a_phone(open_seat: Opener, size: tuple[int, int]) -> None:
    seat = open_seat(size=size).begin(late())
    seat.picture(f"late-phone-{size[0]}")
    page = seat.page
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    end = page.locator(".bar .apart .btn").bounding_box()
    panel = page.locator(".decision").bounding_box()
    assert end is not None
    assert panel is not None
    assert end["y"] + end["height"] < panel["y"] + panel["height"], "End turn lies in its panel"
    for what in (".bar .say", ".here .site.lit >> nth=0", ".hand .card >> nth=0"):
        box = page.locator(what).bounding_box()
        assert box is not None
        assert 0 <= box["x"] + box["width"] / 2 <= size[0]
        assert box["y"] >= 0
        assert box["y"] + min(box["height"], 44) <= size[1]
    land = page.locator(".here .frame")
    before = land.evaluate("frame => frame.scrollLeft")
    land.evaluate("frame => frame.scrollBy(120, 0)")
    assert land.evaluate("frame => frame.scrollLeft") > before, "a wide land scrolls"
    page.locator(".tabs").get_by_role("button", name=re.compile("Land of")).click()
    expect(page.locator(".there .cell").first).to_be_visible()
    expect(page.locator(".here .cell").first).to_be_hidden()
    page.locator(".tabs").get_by_role("button", name=re.compile("Your land")).click()
    assert seat.take(Wish(".bar .btn", "^End turn"))


def test_the_hand_check_lies_beside_the_table_and_darkens_nothing(open_seat: Opener) -> None:
    seat = open_seat().begin(hand_check("cardgame"))
    panel = seat.page.locator(WINDOW)
    expect(panel).to_have_class(re.compile("docked"))
    assert seat.page.locator("dialog:modal").count() == 0
    box, land = panel.bounding_box(), seat.page.locator(".there").bounding_box()
    assert box is not None
    assert land is not None
    assert box["y"] > land["y"] + land["height"], "the other land is to be seen"
    seat.page.locator(".there [data-face]").first.hover()
    expect(seat.page.locator(".look .preview")).to_be_visible()


def test_a_card_is_dragged_to_its_place(open_seat: Opener) -> None:
    seat = open_seat().begin(late())
    before = seat.seq
    seat.page.locator(".hand [data-card=hafen]").hover()
    seat.page.mouse.down()
    seat.page.locator(".here .site").first.hover()
    place = seat.page.locator(".here .site.lit").first
    place.hover()
    place.hover()
    seat.page.mouse.up()
    seat.at_rest()
    assert seat.seq > before
    expect(seat.page.locator(".hand .card")).to_have_count(len(HAND) - 1)
